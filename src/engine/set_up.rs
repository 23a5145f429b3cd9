//! Setting up a scenario (rule 11.4).

use arrayvec::ArrayVec;

use super::frame::{Frame, Returned};
use super::procedure::turn::Turn;
use super::query::ENERGY_SPACES;
use super::state::{Aboard, Actions, Bay, Mutiny, Setup, State, Status, Table, Token, Welcome};
use crate::content::terms::System;
use crate::content::{Content, Id, Scenario};

/// The state before the first turn.
pub(super) fn set_up(content: &Content, scenario: &Scenario, setup: Setup) -> State {
    let start = scenario.file.start;
    let mut heroes: ArrayVec<Aboard, { super::state::ABOARD }> = System::ALL
        .into_iter()
        .flat_map(|system| {
            let squad = scenario.file.squads.get(&system).into_iter().flatten();
            squad.map(move |&hero| Aboard {
                hero,
                system,
                status: Status::Ready,
                promoted: false,
                used_ability: false,
                has_given: false,
            })
        })
        .collect();
    heroes.sort_unstable_by_key(|aboard| aboard.hero);
    let mut fighters: ArrayVec<Bay, { super::state::BAYS }> =
        scenario.file.fighters.iter().map(|&fighter| Bay { fighter, damage: 0, upgraded: false }).collect();
    fighters.sort_unstable_by_key(|bay| bay.fighter);
    let mut tokens: ArrayVec<Option<Token>, { crate::content::map::Map::MOST }> =
        scenario.map.sectors.ids().map(|_| None).collect();
    for &(sector, card) in &scenario.tokens {
        tokens[sector.index()] = Some(Token { card, open: false });
    }
    State {
        setup,
        table: Table {
            turn: 0,
            threat: start.threat,
            actions: Actions::default(),
            crew: start.crew,
            morale: start.morale,
            hull: start.hull,
            salvage: start.salvage,
            ammo: start.ammo,
            credits: start.credits,
            energy: ENERGY_SPACES,
            shields: content.rules.shields,
            sections: [0; 4],
            heroes,
            fighters,
            upgraded: System::ALL.map(|system| scenario.file.upgraded.contains(&system)),
            ship: scenario.ship,
            tokens,
            reputation: [0; 5],
            docked: None,
            welcome: Welcome::default(),
            toasted: ArrayVec::new(),
            spent_orders: ArrayVec::new(),
            mutiny: Mutiny::Quiet,
            combat: None,
            outcome: None,
        },
        frames: [Frame::Turn(Turn::first())].into_iter().collect(),
        returned: Returned::Nothing,
    }
}
