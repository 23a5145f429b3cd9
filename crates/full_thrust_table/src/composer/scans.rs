//! Whom to scan (Full Thrust 9.3).

use full_thrust::Seat;
use full_thrust::answer::Answer;
use full_thrust::field::Field;
use full_thrust::id::{Letter, UnitId};
use full_thrust::query::scannable;
use full_thrust::table::Scan;

/// Scans in the making.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scanning {
    ships: Vec<UnitId>,
    at: usize,
    bogey: Option<Letter>,
}

impl Scanning {
    /// The first ship that may scan is looked at.
    pub fn new(field: Field<'_>, seat: Seat) -> Self {
        let ships = field.afloat().filter(|vessel| vessel.entry.seat == seat);
        let ships = ships.filter(|vessel| scannable(field, *vessel).next().is_some());
        let ships: Vec<UnitId> = ships.map(|vessel| vessel.entry.id).collect();
        let undecided = |ship: &UnitId| field.vessel(*ship).is_some_and(|vessel| vessel.ship.scan == Scan::Undecided);
        let at = ships.iter().position(undecided).unwrap_or(0);
        let mut scanning = Self { ships, at, bogey: None };
        scanning.take_up(field);
        scanning
    }

    fn take_up(&mut self, field: Field<'_>) {
        let scan = self.unit().and_then(|ship| field.vessel(ship)).map(|vessel| vessel.ship.scan);
        self.bogey = match scan {
            Some(Scan::Bogey(letter)) => Some(letter),
            Some(Scan::Nobody | Scan::Undecided) | None => None,
        };
    }

    pub(super) fn unit(&self) -> Option<UnitId> {
        self.ships.get(self.at).copied()
    }

    /// The ships that may scan.
    pub fn units(&self) -> &[UnitId] {
        &self.ships
    }

    pub(super) fn pick(&mut self, unit: UnitId, field: Field<'_>) {
        if let Some(at) = self.ships.iter().position(|ship| *ship == unit) {
            self.at = at;
            self.take_up(field);
        }
    }

    /// The Bogeys that the ship may scan.
    pub fn bogeys(&self, field: Field<'_>) -> Vec<Letter> {
        let vessel = self.unit().and_then(|ship| field.vessel(ship));
        vessel.map(|vessel| scannable(field, vessel).collect()).unwrap_or_default()
    }

    /// The Bogey that is to be scanned.
    pub fn bogey(&self) -> Option<Letter> {
        self.bogey
    }

    /// Scans this one; once more, none.
    pub fn choose(&mut self, letter: Letter) {
        self.bogey = if self.bogey == Some(letter) { None } else { Some(letter) };
    }

    /// Scans nobody.
    pub fn nothing(&mut self) {
        self.bogey = None;
    }

    /// Whether it differs from what is chosen for the ship.
    pub fn is_news(&self, field: Field<'_>) -> bool {
        let scan = self.unit().and_then(|ship| field.vessel(ship)).map(|vessel| vessel.ship.scan);
        match (scan, self.bogey) {
            (Some(Scan::Bogey(written)), Some(bogey)) => written != bogey,
            (Some(Scan::Bogey(_)), None) | (Some(Scan::Nobody | Scan::Undecided) | None, Some(_)) => true,
            (Some(Scan::Nobody | Scan::Undecided) | None, None) => false,
        }
    }

    /// The answer that chooses it.
    pub fn answer(&self) -> Option<Answer> {
        Some(Answer::Scan { ship: self.unit()?, bogey: self.bogey })
    }
}
