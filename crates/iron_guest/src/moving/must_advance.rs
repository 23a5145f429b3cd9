//! A ship that can advance must, and as many ships as can (Iron Guest 5.6).

use arrayvec::ArrayVec;

use super::turning::turns;
use super::waters::Ways;
use super::{Bar, Code, Passage, Waters, ways_alone};
use crate::board::HexSet;
use crate::seat::Seat;
use crate::ship::{Berth, ShipId, ShipSet};
use crate::state::State;

/// Ships of one squadron at the most.
const MOST: usize = 5;

/// A ship and every lawful play of it.
pub type Plays = ArrayVec<(ShipId, Ways), MOST>;

/// A ship that waits for its play.
#[derive(Debug, Clone, Copy)]
struct Waiting {
    ship: ShipId,
    berth: Berth,
}

/// Every lawful play of the ships that wait, in the order of ships and codes.
pub fn plays(state: &State, seat: Seat, waiting: ShipSet) -> Plays {
    let squadron = Squadron::new(state, seat, waiting);
    let most = if squadron.is_roomy() { None } else { Some(squadron.most()) };
    let lawful = squadron.waiting.iter().enumerate().filter_map(|(place, waiting)| {
        let ways: Ways = squadron.ways(place).into_iter().filter(|way| squadron.keeps(place, way, most)).collect();
        if ways.is_empty() { None } else { Some((waiting.ship, ways)) }
    });
    lawful.collect()
}

/// Where a play of a waiting ship leads, if it is lawful; none if the ship does not wait.
///
/// # Errors
/// The first rule that forbids it.
pub fn verdict(state: &State, seat: Seat, waiting: ShipSet, ship: ShipId, code: Code) -> Option<Result<Passage, Bar>> {
    let squadron = Squadron::new(state, seat, waiting);
    let place = squadron.waiting.iter().position(|waiting| waiting.ship == ship)?;
    let berth = squadron.waiting.get(place)?.berth;
    let way = match squadron.waters.sail(berth, code) {
        Ok(way) => way,
        Err(bar) => return Some(Err(bar)),
    };
    if code.advance() == 0 {
        if !squadron.waters.ways(berth).is_empty() {
            return Some(Err(Bar::MustAdvance));
        }
        if !turns(&squadron.waters, berth).contains(&code) {
            return Some(Err(Bar::SlowerTurn));
        }
    }
    let most = if squadron.is_roomy() { None } else { Some(squadron.most()) };
    Some(if squadron.keeps(place, &way, most) { Ok(way) } else { Err(Bar::FewerAdvance) })
}

/// The ships that wait, and the waters around them.
struct Squadron {
    waters: Waters,
    waiting: ArrayVec<Waiting, MOST>,
}

/// Which of the waiting ships are left, as bits by their place in the list.
type Left = u8;

/// What is known already of positions looked at: ships left, and hexes of the squadron.
type Known = Vec<((Left, HexSet), u32)>;

impl Squadron {
    fn new(state: &State, seat: Seat, waiting: ShipSet) -> Self {
        let ships = waiting.iter().filter_map(|ship| {
            let berth = state.ship(ship)?.under_sail()?;
            Some(Waiting { ship, berth })
        });
        Self { waters: Waters::new(state, seat), waiting: ships.take(MOST).collect() }
    }

    /// What a ship may do when it is chosen now, as far as it alone is concerned (5.6 a, 5.7).
    fn ways(&self, place: usize) -> Ways {
        let Some(waiting) = self.waiting.get(place) else { return Ways::new() };
        ways_alone(&self.waters, waiting.berth)
    }

    /// Whether each ship that could ever advance has a hex to go to that no other can take from it. Then every order and
    /// every play lets all of them advance, and nothing more need be looked at.
    fn is_roomy(&self) -> bool {
        let others_stay =
            self.waiting.iter().fold(self.waters.friends(), |friends, one| friends.without(one.berth.hex));
        let waters = self.waters.among(others_stay);
        let reach: ArrayVec<HexSet, MOST> = self.waiting.iter().map(|one| waters.ends(one.berth)).collect();
        let claims = |place: usize| {
            let others = self.waiting.iter().zip(&reach).enumerate().filter(move |(other, _)| *other != place);
            others.fold(HexSet::EMPTY, |claimed, (_, (one, reach))| claimed.union(*reach).with(one.berth.hex))
        };
        self.waiting.iter().zip(&reach).enumerate().all(|(place, (one, reach))| {
            let near = one.berth.heading.reach().into_iter().map(|heading| one.berth.hex.ahead(heading));
            let near: HexSet = near.collect();
            reach.is_empty() || !reach.shared(near).minus(claims(place)).is_empty()
        })
    }

    /// Whether the others can still bring the number of ships that advance to the most there can be (5.6 b); always if
    /// there is room for all.
    fn keeps(&self, place: usize, way: &Passage, most: Option<u32>) -> bool {
        let Some(most) = most else { return true };
        let waters = self.waters.after(way.start.hex, way.end.hex);
        let gained = u32::from(way.code.advance() > 0);
        gained + self.search(waters, self.all() & !(1 << place), &mut Known::new()) == most
    }

    fn all(&self) -> Left {
        self.waiting.iter().enumerate().fold(0, |all, (place, _)| all | 1 << place)
    }

    /// The greatest number of ships that can advance in some order (5.6 b).
    fn most(&self) -> u32 {
        self.search(self.waters, self.all(), &mut Known::new())
    }

    fn search(&self, waters: Waters, left: Left, known: &mut Known) -> u32 {
        let key = (left, waters.friends());
        if let Some((_, most)) = known.iter().find(|(other, _)| *other == key) {
            return *most;
        }
        let here = |place: &usize| left & (1 << place) != 0;
        let ships = || self.waiting.iter().enumerate().filter(|(place, _)| here(place));
        let others = ships().fold(waters.friends(), |friends, (_, one)| friends.without(one.berth.hex));
        // No more can advance than could with all that wait out of the way.
        let bound = ships().filter(|(_, one)| !waters.among(others).ways(one.berth).is_empty()).count();
        let bound = u32::try_from(bound).unwrap_or(u32::MAX);
        let mut most = 0;
        'search: for (place, one) in ships() {
            for end in waters.ends(one.berth).iter() {
                most = most.max(1 + self.search(waters.after(one.berth.hex, end), left & !(1 << place), known));
                if most == bound {
                    break 'search;
                }
            }
        }
        known.push((key, most));
        most
    }
}
