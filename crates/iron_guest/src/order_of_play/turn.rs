//! A player's turn, from one choice to the next, and its end (Iron Guest 4.1, 10).

use super::Play;
use super::set_up::under_sail;
use crate::event::Event;
use crate::seat::Seat;
use crate::ship::{ShipId, ShipSet};
use crate::state::{Reason, Step, Turn};
use crate::wind::Wind;

impl Play {
    /// What happens by itself in a turn; none if something is waited for.
    pub(super) fn turn_goes_on(&self, turn: &Turn) -> Option<Vec<Event>> {
        // Checked here, it holds after each shot, grapple and resignation (Iron Guest 10.1).
        if let Some(won) = self.won() {
            return Some(vec![won]);
        }
        match &turn.step {
            Step::Choose if turn.waiting.is_empty() => Some(self.end_of_turn(turn.player)),
            Step::Draw { left } if left.is_empty() => Some(vec![self.drawn(Reason::Agreed)]),
            Step::Fire { ship, shots, grapple, .. } if shots.is_empty() => Some(match grapple {
                Some(defender) => {
                    vec![Event::Goes(Step::Grapple { attacker: *ship, defender: *defender, first: None })]
                }
                None => self.play_ends(*ship),
            }),
            Step::React { left, mover } if self.next_to_return(*mover, *left).is_none() => {
                Some(vec![Event::Goes(Step::Choose)])
            }
            Step::Choose
            | Step::Draw { .. }
            | Step::Fire { .. }
            | Step::Grapple { .. }
            | Step::React { .. }
            | Step::Return { .. }
            | Step::Wind => None,
        }
    }

    /// The play of a ship is over; owners of dismasted enemies that bear on it are asked (Iron Guest 11.1.5).
    pub(super) fn play_ends(&self, ship: ShipId) -> Vec<Event> {
        let left = self.state.fleet().filter(|(_, other)| other.dismasted().is_some()).map(|(id, _)| id);
        vec![Event::Played(ship), Event::Goes(Step::React { mover: ship, left: left.collect() })]
    }

    /// The turn is over: the wind is rolled for, if it changes.
    pub(super) fn end_of_turn(&self, player: Seat) -> Vec<Event> {
        match self.setup.variants.wind {
            Wind::Steady => self.next_turn(player),
            Wind::Variable | Wind::Fitful => vec![Event::Goes(Step::Wind)],
        }
    }

    /// Draws are looked for, then the turn goes to the next player with a ship afloat (Iron Guest 4.1, 4.4, 10.3).
    pub(super) fn next_turn(&self, player: Seat) -> Vec<Event> {
        let state = &self.state;
        if let Some(drawn) = self.becalmed() {
            return vec![drawn];
        }
        let afloat = state.afloat();
        let mut round_ends = false;
        let after = state.clockwise_from(player).skip(1).chain([player]);
        let mut next = player;
        for seat in after {
            round_ends |= Some(seat) == state.first;
            next = seat;
            if afloat.contains(seat) {
                break;
            }
        }
        let mut happened = Vec::new();
        if round_ends {
            let quiet = if state.struck { 0 } else { state.quiet.saturating_add(1) };
            happened.push(Event::RoundEnded(quiet));
            if let Some(drawn) = self.long_chase(quiet) {
                happened.push(drawn);
                return happened;
            }
            happened.push(Event::RoundBegan(state.round.saturating_add(1)));
        }
        happened.push(Event::TurnBegan(next, under_sail(state, next)));
        happened
    }

    /// The dismasted ship that is asked next whether it fires: owners clockwise from the mover's, each of his ships in
    /// order (Iron Guest 11.1.5).
    pub(super) fn next_to_return(&self, mover: ShipId, left: ShipSet) -> Option<(ShipId, crate::state::Shot)> {
        let state = &self.state;
        let owner = state.ship(mover)?.owner;
        state.berth(mover)?;
        let ships = state.clockwise_from(owner).skip(1).flat_map(|seat| state.squadron(seat));
        ships
            .filter(|(id, _)| left.contains(*id))
            .find_map(|(id, _)| Some((id, crate::gunnery::return_shot(state, id, mover)?)))
    }
}
