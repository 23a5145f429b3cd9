//! The end of a turn: recovery, morale, victory, and the next turn (Full Thrust 4.1, T7b–T7d).

use crate::event::{Cause, Event};
use crate::id::UnitId;
use crate::phase::Phase;
use crate::play::Play;
use crate::rules::{sensors, victory};
use crate::table::Berth;
use kernel::Seat;

/// Begins the next turn.
pub fn begin_turn(play: &mut Play<'_>) -> Phase {
    let turn = play.field().table.turn.saturating_add(1);
    play.emit(Event::TurnBegan { turn });
    Phase::Orders
}

/// Takes groups aboard that are at their mother ship's point (T7b, 10.5).
pub fn land(play: &mut Play<'_>) -> Phase {
    let field = play.field();
    let landings: Vec<(UnitId, UnitId)> = field
        .in_space()
        .filter(|flight| flight.group.landing && flight.group.berth == Berth::Space)
        .filter(|flight| {
            let mother = field.vessel(flight.entry.mother);
            mother.is_some_and(|mother| mother.ship.is_on_table() && mother.ship.at == flight.group.at)
        })
        .map(|flight| (flight.entry.id, flight.entry.mother))
        .collect();
    for (group, _) in &landings {
        play.emit(Event::Recovered { group: *group });
    }
    // A Bogey that takes fighters aboard is revealed (9.5).
    sensors::reveal(play, landings.into_iter().map(|(_, mother)| mother).collect(), Cause::Recovery);
    Phase::Morale(Seat::FIRST)
}

/// Looks whether the battle is over, and begins the next turn if not (T7d).
pub fn close(play: &mut Play<'_>) -> Phase {
    let turn = play.field().table.turn;
    let outcome = victory::outcome(play.field());
    play.emit(Event::TurnEnded { turn });
    match outcome {
        Some(outcome) => {
            play.emit(Event::Ended { outcome: outcome.clone() });
            Phase::Over(outcome)
        }
        None => begin_turn(play),
    }
}
