//! Who is met on a patrol: encounter tables from the cards of ships (rules 5.19, 8.9).

use super::chance::Chance;
use crate::content::phases::Phases;
use crate::content::scenario::{EncounterRow, Met};
use crate::content::ship::{EnemyShip, Flag};
use crate::content::terms::{Faction, Side, Speed, Threat};
use crate::content::{Content, ShipId};

/// A power's table: strangers on a 1, a lone ship of the power, two of them, and on a 6 all who can come. A Villain who
/// is hunted leads them all.
pub(super) fn table(
    content: &Content,
    faction: Faction,
    threat: Threat,
    hunted: bool,
    chance: &mut Chance,
) -> Vec<EncounterRow> {
    let own = |speed: Speed| ships(content, move |ship| ship.flag == Flag::Faction(faction) && ship.speed == speed);
    let strangers = ships(content, |ship| matches!(ship.flag, Flag::Neutral | Flag::Outlaw));
    let side = if threat == Threat::Red { Side::Elite } else { Side::Regular };
    let mut met = |ships: &[ShipId], side| chance.one(ships).map(|ship| Met { ship, side });
    let (fast, slow) = (own(Speed::Fast), own(Speed::Slow));
    // A flagship is enough: those who come with her on most faces are Fast, and need not be sunk too (rule 8.10).
    let stranger = met(if hunted { &fast } else { &strangers }, side);
    let lone = met(if hunted || threat == Threat::Green { &fast } else { &slow }, side);
    let (first, second) = (met(&slow, side), met(&fast, Side::Regular));
    let strong = if threat == Threat::Green { Side::Regular } else { Side::Elite };
    let (head, wing) = (met(&slow, strong), met(&fast, side));
    let more = if threat == Threat::Red { met(&slow, Side::Regular) } else { None };
    let row = |to, met: [Option<Met>; 3], leads| EncounterRow {
        to,
        enemies: met.into_iter().flatten().collect(),
        enforcer: leads,
        villain: leads || hunted,
        phases: if hunted { content.rules.missions.hunt_phases } else { Phases::default() },
    };
    let second = if hunted || threat == Threat::Green { None } else { second };
    let rows = [
        row(1, [stranger, None, None], false),
        row(3, [lone, None, None], false),
        row(5, [first, second, None], true),
        row(6, [head, wing, more], true),
    ];
    rows.into_iter().filter(|row| !row.enemies.is_empty()).collect()
}

/// Ships that are met as such, not led by somebody.
fn ships(content: &Content, fits: impl Fn(&EnemyShip) -> bool) -> Vec<ShipId> {
    // An outpost is met by its card alone (rule 5.12).
    let battles = || content.intel.iter().filter_map(|(_, card)| card.battle());
    let of_a_card = |id: ShipId| battles().any(|battle| battle.enemies.iter().flatten().any(|met| met.ship == id));
    let plain = content.ships.iter().filter(|(id, ship)| ship.role.is_none() && !of_a_card(*id));
    plain.filter(|(_, ship)| fits(ship)).map(|(id, _)| id).collect()
}
