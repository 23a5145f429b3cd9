//! Simultaneous fire: all is allocated unseen, then revealed, then rolled (Full Thrust 7.6).

use crate::event::{Cause, Event};
use crate::field::{Field, Flight, Vessel};
use crate::id::{SideId, Target, UnitId};
use crate::phase::{Exchange, Phase, Precedence, Volley};
use crate::play::Play;
use crate::refusal::Refusal;
use crate::rules::{exchange, fighters, fire_control, secret_decisions, sensors};
use crate::table::{Attack, Berth, Shot};
use kernel::SeatSet;

/// On to the fire itself, once all lines between arcs are decided.
pub fn begin(play: &mut Play<'_>) -> Phase {
    if !play.battle.switches.alternate_fire {
        return Phase::Allocate;
    }
    let field = play.field();
    // Ships and Bogeys are counted, dummies among them, groups not (8.7, R 26).
    let count = |side: SideId| {
        let count = field.afloat().filter(|vessel| vessel.entry.side == side).count();
        (side, u16::try_from(count).unwrap_or(u16::MAX))
    };
    Phase::FireOrder(Precedence::of(field.battle.side_ids().map(count)))
}

/// Whether a ship may still fire at something this turn.
pub fn ship_may(field: Field<'_>, vessel: Vessel<'_>) -> bool {
    !vessel.ship.fired && fire_control::can_fire(field, vessel)
}

/// Whether a group may still attack something this turn.
pub fn group_may(field: Field<'_>, flight: Flight<'_>) -> bool {
    flight.group.berth == Berth::Space && !flight.group.fired && !fighters::attackable(field, flight).is_empty()
}

/// Seats with a lawful shot or attack to allocate (D5).
pub fn asked(field: Field<'_>) -> SeatSet {
    let ships = field.afloat().filter(|vessel| ship_may(field, *vessel)).map(|vessel| vessel.entry.seat);
    let groups = field.in_space().filter(|flight| group_may(field, *flight)).map(|flight| flight.entry.seat);
    ships.chain(groups).collect()
}

/// Allocates a ship's fire (D5).
///
/// # Errors
/// If it is not lawful.
pub fn allocate(play: &mut Play<'_>, ship: UnitId, shots: &[Shot]) -> Result<(), Refusal> {
    let field = play.field();
    let vessel = field.vessel(ship).filter(|vessel| vessel.ship.is_on_table()).ok_or(Refusal::NoUnit)?;
    secret_decisions::may_decide(field, asked(field), vessel.entry.seat)?;
    fire_control::judge(field, vessel, shots)?;
    play.emit(Event::ShotsChosen { ship, shots: shots.to_vec() });
    Ok(())
}

/// Allocates a group's attack (D5).
///
/// # Errors
/// If it is not lawful.
pub fn allocate_attack(play: &mut Play<'_>, group: UnitId, target: Option<Target>) -> Result<(), Refusal> {
    let field = play.field();
    let flight = field.flight(group).filter(|flight| flight.group.berth == Berth::Space).ok_or(Refusal::NoUnit)?;
    secret_decisions::may_decide(field, asked(field), flight.entry.seat)?;
    let attack = match target {
        None => Attack::Nothing,
        Some(target) => {
            fighters::judge_attack(field, flight, target)?;
            Attack::On(target)
        }
    };
    play.emit(Event::AttackChosen { group, attack });
    Ok(())
}

/// Reveals all fire, and the Bogeys that are attacked (Full Thrust 7.6, 9.5).
pub fn reveal(play: &mut Play<'_>) -> Phase {
    play.emit(Event::FireRevealed);
    let field = play.field();
    let mut volleys: Vec<(SideId, UnitId, Volley)> = Vec::new();
    let mut fires = Vec::new();
    for vessel in field.afloat() {
        let ship = vessel.entry.id;
        let mut shots = vessel.ship.shots.clone();
        if shots.is_empty() {
            continue;
        }
        shots.sort_by_key(|shot| shot.weapon);
        volleys.extend(shots.iter().map(|shot| (vessel.entry.side, ship, Volley::Ship { ship, shot: *shot })));
        fires.push(Event::Fires { ship, shots });
    }
    let mut attacks = Vec::new();
    for flight in field.in_space() {
        if let Attack::On(target) = flight.group.attack
            && let Some(unit) = field.unit_of(target)
        {
            attacks.push((flight.entry.side, flight.entry.id, unit));
        }
    }
    for event in fires {
        play.emit(event);
    }
    let attacked = attacks.iter().map(|(_, _, unit)| *unit).collect();
    sensors::reveal(play, attacked, Cause::Attacked);
    for (side, group, target) in attacks {
        if announce(play, group, target) {
            volleys.push((side, group, Volley::Group { group, target }));
        }
    }
    // In the order of 4.5; the sort keeps a ship's weapons in theirs.
    volleys.sort_by_key(|(side, unit, _)| (*side, *unit));
    let volleys = volleys.into_iter().map(|(_, _, volley)| volley).collect();
    exchange::begin(play, Exchange::of(volleys, None))
}

/// Announces a group's attack; tells whether there is anything to attack. On a dummy it is spent (Full Thrust 9.5).
pub fn announce(play: &mut Play<'_>, group: UnitId, target: UnitId) -> bool {
    play.emit(Event::Attacks { group, target });
    let there = play.field().place(target).is_some();
    if !there {
        play.emit(Event::AttackSpent { group });
    }
    there
}
