//! Setting up: who goes first, shoals, faces, placing, wind (Iron Guest 3).

use super::Play;
use crate::board::{Face, Heading, HexSet};
use crate::chance::Die;
use crate::decision::{Answer, Ask, Decision, Drawing, Pending, Request};
use crate::draws::{self, Unplayable};
use crate::event::Event;
use crate::moving::Waters;
use crate::seat::{Seat, SeatSet};
use crate::setup::{Faces, Shoals};
use crate::ship::{Berth, Place, ShipId, ShipSet};
use crate::state::{Phase, State};
use crate::wind;

impl Play {
    /// What is waited for while the game is set up.
    pub(super) fn pending_in_set_up(&self) -> Pending {
        let state = &self.state;
        let decision = |seat: Seat, ask: Ask, options: Vec<Answer>| Pending::Choose(Decision { seat, ask, options });
        match &state.phase {
            Phase::First { rolling, rolled } => {
                Pending::Chance(Request::First(rolling.iter().nth(rolled.len()).unwrap_or(Seat::FIRST)))
            }
            Phase::Shoals { drawn } => {
                let left = u32::from(self.random_shoals()).saturating_sub(drawn.len());
                let from = state.radius.board().minus(*drawn);
                Pending::Draw(Drawing { from, left: u8::try_from(left).unwrap_or(u8::MAX) })
            }
            Phase::Faces => {
                let seat = self.next_without_face().unwrap_or(Seat::FIRST);
                decision(seat, Ask::Face, self.faces_left().into_iter().map(Answer::Face).collect())
            }
            Phase::Placing => match self.next_to_place() {
                Some(ship) => {
                    let seat = state.ship(ship).map_or(Seat::FIRST, |ship| ship.owner);
                    decision(seat, Ask::Place(ship), self.berths(seat).into_iter().map(Answer::Place).collect())
                }
                None => Pending::Chance(Request::Upwind),
            },
            Phase::Wind | Phase::Turn(_) | Phase::Over(_) => Pending::Chance(Request::Upwind),
        }
    }

    /// What happens by itself while the game is set up.
    pub(super) fn set_up_goes_on(&self) -> Option<Vec<Event>> {
        let state = &self.state;
        match &state.phase {
            Phase::First { rolling, rolled } => {
                if rolled.len() < rolling.iter().count() {
                    return None;
                }
                let best = rolled.iter().max()?;
                let highest = rolling.iter().zip(rolled).filter(|(_, die)| *die == best).map(|(seat, _)| seat);
                let highest: SeatSet = highest.collect();
                Some(match (highest.len(), highest.iter().next()) {
                    (1, Some(first)) => self.after_first(first),
                    _ => vec![Event::FirstEqual(highest)],
                })
            }
            Phase::Shoals { drawn } => self.shoals_drawn(*drawn),
            Phase::Faces if self.next_without_face().is_none() => Some(vec![Event::Begins(Phase::Placing)]),
            Phase::Placing if self.next_to_place().is_none() => Some(vec![Event::Begins(Phase::Wind)]),
            Phase::Faces | Phase::Placing | Phase::Wind | Phase::Turn(_) | Phase::Over(_) => None,
        }
    }

    /// Who goes first is known, and with it who has which face (Iron Guest 3.1, 3.3).
    fn after_first(&self, first: Seat) -> Vec<Event> {
        let mut happened = vec![Event::First(first)];
        let order = || self.state.clockwise_from(first);
        match &self.setup.faces {
            Faces::Dealt(faces) => {
                happened.extend(order().zip(faces).map(|(seat, face)| Event::FaceDealt(seat, *face)));
            }
            Faces::Chosen => {}
        }
        for (seat, berths) in order().zip(&self.setup.placed) {
            let ships = self.state.squadron(seat).map(|(id, _)| id);
            happened.extend(ships.zip(berths).map(|(ship, berth)| Event::Placed(ship, *berth)));
        }
        happened.push(Event::Begins(match &self.setup.shoals {
            Shoals::Random(_) => Phase::Shoals { drawn: HexSet::EMPTY },
            Shoals::None | Shoals::Fixed(_) => Phase::Faces,
        }));
        happened
    }

    fn random_shoals(&self) -> u8 {
        match &self.setup.shoals {
            Shoals::Random(count) => *count,
            Shoals::None | Shoals::Fixed(_) => 0,
        }
    }

    /// A set of shoals is refused as soon as no further shoal could mend it: then a player lacks room. Whether the water is
    /// cut in two shows only when all are drawn (Iron Guest 3.2).
    fn shoals_drawn(&self, drawn: HexSet) -> Option<Vec<Event>> {
        if !draws::is_room(&self.setup, drawn) {
            return Some(vec![Event::ShoalsRefused(Unplayable::NoRoom)]);
        }
        if drawn.len() < u32::from(self.random_shoals()) {
            return None;
        }
        Some(match draws::unplayable(&self.setup, drawn) {
            Some(why) => vec![Event::ShoalsRefused(why)],
            None => vec![Event::ShoalsLaid(drawn), Event::Begins(Phase::Faces)],
        })
    }

    fn next_without_face(&self) -> Option<Seat> {
        self.state.in_order().find(|seat| self.state.face(*seat).is_none())
    }

    /// The faces that the next player may choose (Iron Guest 3.3).
    fn faces_left(&self) -> Vec<Face> {
        let taken: Vec<Face> = self.state.faces.iter().copied().flatten().collect();
        let (radius, shoals) = (self.state.radius, self.state.shoals);
        let lawful = |face: &Face| {
            let with: Vec<Face> = taken.iter().copied().chain([*face]).collect();
            !taken.contains(face) && draws::can_be_given(radius, shoals, self.setup.ships, self.setup.players, &with)
        };
        Face::ALL.into_iter().filter(lawful).collect()
    }

    /// The next ship to be placed, in order of play; none if all are.
    pub(super) fn next_to_place(&self) -> Option<ShipId> {
        self.state.in_order().find_map(|seat| {
            let aside = |ship: &crate::ship::Ship| match ship.place {
                Place::Aside => true,
                Place::Afloat(_) | Place::Hulk(_) | Place::Sunk => false,
            };
            self.state.squadron(seat).find(|(_, ship)| aside(ship)).map(|(id, _)| id)
        })
    }

    /// Where a player may place a ship (Iron Guest 3.3).
    fn berths(&self, seat: Seat) -> Vec<Berth> {
        placings(&self.state, seat)
    }

    /// The upwind face is rolled, and the first turn begins (Iron Guest 3.4).
    pub(super) fn upwind_rolled(&self, die: Die) -> Vec<Event> {
        let first = self.state.first.unwrap_or(Seat::FIRST);
        vec![
            Event::UpwindRolled(wind::rolled(die)),
            Event::RoundBegan(1),
            Event::TurnBegan(first, under_sail(&self.state, first)),
        ]
    }
}

/// The hexes and headings in which a player may place his next ship, hex by hex (Iron Guest 3.3).
pub fn placings(state: &State, seat: Seat) -> Vec<Berth> {
    let Some(face) = state.face(seat) else { return Vec::new() };
    let in_use: Vec<Face> = state.faces.iter().copied().flatten().collect();
    let taken: HexSet = state.ships.iter().filter_map(|ship| ship.afloat()).map(|berth| berth.hex).collect();
    let waters = Waters::new(state, seat);
    let hexes = draws::berths(state.radius, state.shoals, face, &in_use).minus(taken);
    let berths = hexes.iter().flat_map(|hex| Heading::ALL.map(|heading| Berth { hex, heading }));
    berths.filter(|berth| waters.is_free(*berth)).collect()
}

/// A player's ships that are played in his turn: those afloat with a mast (Iron Guest 4.1).
pub(super) fn under_sail(state: &State, seat: Seat) -> ShipSet {
    state.squadron(seat).filter(|(_, ship)| ship.under_sail().is_some()).map(|(id, _)| id).collect()
}
