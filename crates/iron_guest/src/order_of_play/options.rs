//! What is asked in a turn, and every lawful answer (Iron Guest 13).

use super::Play;
use crate::board::Side;
use crate::decision::{Answer, Ask, Decision, Order, Pending, Request};
use crate::gunnery;
use crate::moving;
use crate::ship::ShipId;
use crate::state::{Shot, State, Step, Turn};

impl Play {
    /// What is waited for in a turn.
    pub(super) fn pending_in_turn(&self, turn: &Turn) -> Pending {
        let state = &self.state;
        match &turn.step {
            Step::Choose => {
                let mut options = orders(state, turn);
                if !turn.offered {
                    options.push(Answer::OfferDraw);
                }
                options.push(Answer::Resign);
                Pending::Choose(Decision { seat: turn.player, ask: Ask::Choose, options })
            }
            Step::Draw { left } => {
                let next = state.clockwise_from(turn.player).find(|seat| left.contains(*seat));
                let options = vec![Answer::Draw(true), Answer::Draw(false), Answer::Resign];
                Pending::Choose(Decision { seat: next.unwrap_or(turn.player), ask: Ask::Draw(turn.player), options })
            }
            Step::React { mover, left } => match self.next_to_return(*mover, *left) {
                Some((ship, shot)) => {
                    let seat = state.ship(ship).map_or(turn.player, |ship| ship.owner);
                    let options = vec![Answer::Return(true), Answer::Return(false), Answer::Resign];
                    Pending::Choose(Decision { seat, ask: Ask::Return { ship, shot }, options })
                }
                None => Pending::Chance(Request::Wind),
            },
            Step::Fire { ship, shots, first, .. } => match shots.first() {
                Some(shot) => Pending::Chance(shot_request(*ship, *shot, *first)),
                None => Pending::Chance(Request::Wind),
            },
            Step::Return { ship, shot, first, .. } => Pending::Chance(shot_request(*ship, *shot, *first)),
            Step::Grapple { attacker, defender, first } => {
                Pending::Chance(Request::Grapple { attacker: *attacker, defender: *defender, first: *first })
            }
            Step::Wind => Pending::Chance(Request::Wind),
        }
    }
}

fn shot_request(ship: ShipId, shot: Shot, first: Option<crate::chance::Die>) -> Request {
    Request::Shot { ship, shot, needs: gunnery::needs(shot.range).unwrap_or(u8::MAX), first }
}

/// Every lawful announcement of the player whose turn it is: ship by ship, play by play, the targets of each side.
fn orders(state: &State, turn: &Turn) -> Vec<Answer> {
    let mut orders = Vec::new();
    for (ship, ways) in moving::plays(state, turn.player, turn.waiting) {
        for way in ways {
            let bearings = gunnery::bearings(state, ship, &way);
            for port in targets(&bearings, Side::Port) {
                for starboard in targets(&bearings, Side::Starboard) {
                    orders.push(Answer::Play(Order { ship, code: way.code, port, starboard }));
                }
            }
        }
    }
    orders
}

/// What may be announced for a side: nobody, or one of these.
fn targets(bearings: &[gunnery::Bearing], side: Side) -> impl Iterator<Item = Option<ShipId>> {
    let on_side = bearings.iter().filter(move |bearing| bearing.shot.side == side);
    std::iter::once(None).chain(on_side.map(|bearing| Some(bearing.shot.target)))
}
