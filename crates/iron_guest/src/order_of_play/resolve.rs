//! What follows from an announcement and from each die of it (Iron Guest 7.3, 8.2, 11).

use super::Play;
use crate::chance::Die;
use crate::decision::Order;
use crate::event::Event;
use crate::grapple;
use crate::gunnery::{self, Damage};
use crate::moving;
use crate::seat::Seat;
use crate::ship::ShipId;
use crate::state::{Phase, Shot, Step, Turn};
use crate::wind;

impl Play {
    /// A play is announced, and the ship moves: to its end, or to the border of a grapple (Iron Guest 4.1).
    pub(super) fn announced(&self, seat: Seat, order: Order) -> Vec<Event> {
        let state = &self.state;
        let Phase::Turn(turn) = &state.phase else { return Vec::new() };
        let Some(Ok(way)) = moving::verdict(state, seat, turn.waiting, order.ship, order.code) else {
            return Vec::new();
        };
        let bearings = gunnery::bearings(state, order.ship, &way);
        let Some(shots) = gunnery::shots(&bearings, order.port, order.starboard) else { return Vec::new() };
        let grapple = if way.grapples { state.at(way.end.hex) } else { None };
        vec![Event::Announced { order, shots, grapple }, Event::Moved(order.ship, way.stop())]
    }

    /// A dismasted ship fires, or holds its fire (Iron Guest 11.1.5).
    pub(super) fn returned(&self, fire: bool) -> Vec<Event> {
        let Phase::Turn(Turn { step: Step::React { mover, left }, .. }) = &self.state.phase else {
            return Vec::new();
        };
        let (mover, left) = (*mover, *left);
        match self.next_to_return(mover, left) {
            Some((ship, shot)) if fire => vec![Event::Goes(Step::Return { mover, left, ship, shot, first: None })],
            Some((ship, _)) => vec![Event::HeldFire(ship)],
            None => Vec::new(),
        }
    }

    /// A die was rolled in a turn.
    pub(super) fn rolled_in_turn(&self, turn: &Turn, die: Die) -> Vec<Event> {
        match &turn.step {
            Step::Fire { first: None, .. } | Step::Grapple { first: None, .. } | Step::Return { first: None, .. } => {
                vec![Event::Rolled(die)]
            }
            Step::Fire { ship, shots, first: Some(first), .. } => match shots.first() {
                Some(shot) => self.fired(*ship, *shot, [*first, die]),
                None => Vec::new(),
            },
            Step::Return { ship, shot, first: Some(first), .. } => self.fired(*ship, *shot, [*first, die]),
            Step::Grapple { attacker, defender, first: Some(first) } => {
                self.grappled(*attacker, *defender, [*first, die])
            }
            Step::Wind => {
                let upwind = self.state.upwind.unwrap_or_else(|| wind::rolled(die));
                let rolled = Event::WindRolled(die, wind::changed(self.setup.variants.wind, upwind, die));
                std::iter::once(rolled).chain(self.next_turn(turn.player)).collect()
            }
            Step::Choose | Step::Draw { .. } | Step::React { .. } => Vec::new(),
        }
    }

    /// A shot is rolled, and its damage done at once (Iron Guest 7.1, 7.3, 7.4).
    fn fired(&self, ship: ShipId, shot: Shot, dice: gunnery::Pair) -> Vec<Event> {
        let hit = gunnery::hits(shot.range, dice);
        let mut happened = vec![Event::Fired { ship, shot, dice, hit }];
        if hit && let Some(target) = self.state.ship(shot.target) {
            for damage in gunnery::damage(target.masts, self.setup.variants, dice) {
                happened.push(match damage {
                    Damage::Mast(left) => Event::MastLost(shot.target, left),
                    Damage::Sinks => Event::Sunk(shot.target),
                    Damage::Capsizes => Event::Capsized(shot.target),
                });
            }
        }
        happened
    }

    /// A grapple is rolled: decided, or to be rolled again (Iron Guest 8.2).
    fn grappled(&self, attacker: ShipId, defender: ShipId, dice: gunnery::Pair) -> Vec<Event> {
        let masts = |ship| self.state.ship(ship).map_or(0, |ship| ship.masts);
        let [own, other] = dice;
        match grapple::winner((masts(attacker), own), (masts(defender), other)) {
            None => vec![Event::GrappleEqual { attacker, defender, dice }],
            Some(winner) => {
                let mut happened = vec![Event::Grappled { attacker, defender, dice, winner }];
                happened.extend(self.play_ends(attacker));
                happened
            }
        }
    }
}
