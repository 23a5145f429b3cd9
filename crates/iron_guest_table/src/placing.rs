//! Where a ship is placed before the first turn (Iron Guest 3.3): a hex, then a heading.

mod view;

use iron_guest::board::{Face, Hex};
use iron_guest::decision::{Answer, Decision};
use iron_guest::ship::{Berth, ShipId};

use crate::chart::{Spot, nearest};
use kit::key::moved;

/// A placing in the making.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placing {
    /// The ship that is placed.
    pub ship: ShipId,
    /// Every lawful place, those in one hex beside each other.
    berths: Vec<Berth>,
    chosen: Option<usize>,
    looked_at: Option<usize>,
    /// Away from his face: where a ship points at first.
    inwards: Option<Face>,
}

impl Placing {
    /// Nothing is chosen yet.
    pub fn new(ship: ShipId, face: Option<Face>, decision: &Decision) -> Self {
        let berths = decision.plays().iter().filter_map(|answer| match answer {
            Answer::Place(berth) => Some(*berth),
            Answer::Face(_)
            | Answer::Play(_)
            | Answer::Return(_)
            | Answer::OfferDraw
            | Answer::Draw(_)
            | Answer::Resign => None,
        });
        let mut berths: Vec<Berth> = berths.collect();
        berths.sort_by_key(|berth| (berth.hex.r, berth.hex.q, berth.heading.number()));
        Self { ship, berths, chosen: None, looked_at: None, inwards: face }
    }

    /// Every lawful place.
    pub fn berths(&self) -> &[Berth] {
        &self.berths
    }

    /// The place that is chosen.
    pub fn chosen(&self) -> Option<Berth> {
        self.berths.get(self.chosen?).copied()
    }

    /// The place that is drawn: the one looked at, else the chosen one.
    pub fn drawn(&self) -> Option<Berth> {
        self.berths.get(self.looked_at.or(self.chosen)?).copied()
    }

    /// The places in the chosen hex, each with its place in the list.
    pub fn headings(&self) -> Vec<(usize, Berth)> {
        let hex = self.chosen().map(|berth| berth.hex);
        self.berths.iter().copied().enumerate().filter(|(_, berth)| Some(berth.hex) == hex).collect()
    }

    /// Chooses a place of the list.
    pub fn choose(&mut self, place: usize) {
        if place < self.berths.len() {
            self.chosen = Some(place);
            self.looked_at = None;
        }
    }

    /// Chooses the place nearest to where somebody points.
    pub fn choose_at(&mut self, spot: Spot) {
        let found = match spot.towards {
            // In the middle of another hex: where the ship would sail away from her face.
            None if self.chosen().map(|berth| berth.hex) != Some(spot.hex) => self.first_in(spot.hex),
            None | Some(_) => nearest(self.berths.iter().copied(), spot, self.chosen),
        };
        if let Some(place) = found {
            self.choose(place);
        }
    }

    /// Looks at a place without choosing it. Returns whether anything has changed.
    pub fn look_at(&mut self, spot: Option<Spot>) -> bool {
        let place = spot.and_then(|spot| nearest(self.berths.iter().copied(), spot, self.chosen));
        std::mem::replace(&mut self.looked_at, place) != place
    }

    /// To the next hex, or the one before.
    pub fn step_hex(&mut self, forward: bool) {
        let mut hexes: Vec<Hex> = self.berths.iter().map(|berth| berth.hex).collect();
        hexes.dedup();
        let now = self.chosen().and_then(|berth| hexes.iter().position(|hex| *hex == berth.hex));
        let hex = moved(now, hexes.len(), forward).and_then(|place| hexes.get(place)).copied();
        if let Some(place) = hex.and_then(|hex| self.first_in(hex)) {
            self.choose(place);
        }
    }

    /// To the next heading in the hex, or the one before.
    pub fn step_heading(&mut self, forward: bool) {
        let headings = self.headings();
        if headings.is_empty() {
            self.step_hex(forward);
            return;
        }
        let now = headings.iter().position(|(place, _)| Some(*place) == self.chosen);
        if let Some((place, _)) = moved(now, headings.len(), forward).and_then(|at| headings.get(at)) {
            self.choose(*place);
        }
    }

    /// Takes the choice back. Returns whether there was one.
    pub fn step_back(&mut self) -> bool {
        self.looked_at = None;
        self.chosen.take().is_some()
    }

    /// Chooses what was chosen before and taken back.
    pub fn restore(&mut self, berth: Berth) {
        if let Some(place) = self.berths.iter().position(|other| *other == berth) {
            self.choose(place);
        }
    }

    /// The place in a hex with the heading that leads away from his face.
    fn first_in(&self, hex: Hex) -> Option<usize> {
        let here = self.berths.iter().enumerate().filter(|(_, berth)| berth.hex == hex);
        let away = |berth: &Berth| {
            let inwards = self.inwards.map(Face::downwind);
            inwards.map_or(0, |ways| ways.map(|way| way.turns_to(berth.heading)).into_iter().min().unwrap_or(0))
        };
        here.min_by_key(|(_, berth)| away(berth)).map(|(place, _)| place)
    }
}
