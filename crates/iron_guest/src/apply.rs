//! What an event makes of the state. Nothing else changes it.

use arrayvec::ArrayVec;

use crate::board::HexSet;
use crate::event::{Event, loser};
use crate::grapple::Winner;
use crate::seat::Seat;
use crate::ship::{Berth, Place, ShipId, ShipSet};
use crate::state::{Phase, State, Step, Turn};

/// Changes the state by what has happened.
pub fn apply(state: &mut State, event: &Event) {
    match event {
        Event::FirstRolled(_, die) => {
            if let Phase::First { rolled, .. } = &mut state.phase
                && !rolled.is_full()
            {
                rolled.push(*die);
            }
        }
        Event::FirstEqual(seats) => {
            state.phase = Phase::First { rolling: *seats, rolled: ArrayVec::new() };
        }
        Event::First(seat) => state.first = Some(*seat),
        Event::FaceDealt(seat, face) | Event::FaceTaken(seat, face) => {
            if let Some(own) = state.faces.get_mut(seat.index()) {
                *own = Some(*face);
            }
        }
        Event::ShoalDrawn(hex) => {
            if let Phase::Shoals { drawn } = &mut state.phase {
                *drawn = drawn.with(*hex);
            }
        }
        Event::ShoalsRefused(_) => state.phase = Phase::Shoals { drawn: HexSet::EMPTY },
        Event::ShoalsLaid(hexes) => state.shoals = *hexes,
        Event::Placed(ship, berth) | Event::Moved(ship, berth) => put(state, *ship, Place::Afloat(*berth)),
        Event::UpwindRolled(face) | Event::WindRolled(_, face) => state.upwind = Some(*face),
        Event::Begins(phase) => state.phase = phase.clone(),
        Event::RoundBegan(round) => {
            state.round = *round;
            state.struck = false;
        }
        Event::TurnBegan(player, waiting) => {
            state.turn = state.turn.saturating_add(1);
            let (player, waiting) = (*player, *waiting);
            state.phase = Phase::Turn(Turn { player, waiting, offered: false, step: Step::Choose });
        }
        Event::Announced { order, shots, grapple } => {
            go(state, Step::Fire { ship: order.ship, shots: shots.clone(), first: None, grapple: *grapple });
        }
        Event::Rolled(die) => {
            if let Phase::Turn(Turn { step, .. }) = &mut state.phase {
                match step {
                    Step::Fire { first, .. } | Step::Grapple { first, .. } | Step::Return { first, .. } => {
                        *first = Some(*die);
                    }
                    Step::Choose | Step::Draw { .. } | Step::React { .. } | Step::Wind => {}
                }
            }
        }
        Event::Fired { .. } => fired(state),
        Event::MastLost(ship, left) => {
            state.struck = true;
            if let Some(ship) = state.ships.get_mut(ship.index()) {
                ship.masts = *left;
            }
        }
        Event::Sunk(ship) => lose(state, *ship, Place::Sunk),
        Event::Capsized(ship) => {
            let berth = state.berth(*ship);
            lose(state, *ship, berth.map_or(Place::Sunk, Place::Hulk));
        }
        Event::GrappleEqual { .. } => {
            if let Phase::Turn(Turn { step: Step::Grapple { first, .. }, .. }) = &mut state.phase {
                *first = None;
            }
        }
        Event::Grappled { attacker, defender, winner, .. } => {
            let prize = state.berth(*defender);
            lose(state, loser(*attacker, *defender, *winner), Place::Sunk);
            if let (Winner::Attacker, Some(prize), Some(own)) = (winner, prize, state.berth(*attacker)) {
                let berth = Berth { hex: prize.hex, heading: own.heading };
                put(state, *attacker, Place::Afloat(berth));
            }
        }
        Event::Played(ship) => {
            if let Phase::Turn(turn) = &mut state.phase {
                turn.waiting = turn.waiting.without(*ship);
            }
        }
        Event::HeldFire(ship) => {
            if let Phase::Turn(Turn { step: Step::React { left, .. }, .. }) = &mut state.phase {
                *left = left.without(*ship);
            }
        }
        Event::Goes(step) => go(state, step.clone()),
        Event::RoundEnded(quiet) => state.quiet = *quiet,
        Event::DrawOffered(seat) => {
            let left = state.afloat().without(*seat);
            if let Phase::Turn(turn) = &mut state.phase {
                turn.offered = true;
                turn.step = Step::Draw { left };
            }
        }
        Event::DrawAgreed(seat) => answered(state, *seat),
        Event::DrawRefused(_) => go(state, Step::Choose),
        Event::Resigned(seat) => resign(state, *seat),
        Event::Over(outcome) => state.phase = Phase::Over(*outcome),
    }
}

fn put(state: &mut State, ship: ShipId, place: Place) {
    if let Some(ship) = state.ships.get_mut(ship.index()) {
        ship.place = place;
    }
}

fn go(state: &mut State, step: Step) {
    if let Phase::Turn(turn) = &mut state.phase {
        turn.step = step;
    }
}

/// A ship is lost.
fn lose(state: &mut State, ship: ShipId, place: Place) {
    state.struck = true;
    if let Some(ship) = state.ships.get_mut(ship.index()) {
        ship.masts = 0;
        ship.place = place;
    }
    if let Phase::Turn(turn) = &mut state.phase {
        turn.waiting = turn.waiting.without(ship);
    }
}

/// The shot that was rolled is behind.
fn fired(state: &mut State) {
    let Phase::Turn(turn) = &mut state.phase else { return };
    match &mut turn.step {
        Step::Fire { shots, first, .. } => {
            if !shots.is_empty() {
                shots.remove(0);
            }
            *first = None;
        }
        Step::Return { mover, left, ship, .. } => {
            turn.step = Step::React { mover: *mover, left: left.without(*ship) };
        }
        Step::Choose | Step::Draw { .. } | Step::Grapple { .. } | Step::React { .. } | Step::Wind => {}
    }
}

/// A player has answered the offer of a draw.
fn answered(state: &mut State, seat: Seat) {
    if let Phase::Turn(Turn { step: Step::Draw { left }, .. }) = &mut state.phase {
        *left = left.without(seat);
    }
}

/// A player's ships are gone; his hulks stay.
fn resign(state: &mut State, seat: Seat) {
    let gone: ShipSet = state.squadron(seat).filter(|(_, ship)| ship.afloat().is_some()).map(|(id, _)| id).collect();
    for ship in gone.iter() {
        lose(state, ship, Place::Sunk);
    }
    let Phase::Turn(turn) = &mut state.phase else { return };
    match &mut turn.step {
        Step::Draw { left } => *left = left.without(seat),
        Step::React { left, .. } => *left = left.iter().filter(|ship| !gone.contains(*ship)).collect(),
        Step::Choose | Step::Fire { .. } | Step::Grapple { .. } | Step::Return { .. } | Step::Wind => {}
    }
}
