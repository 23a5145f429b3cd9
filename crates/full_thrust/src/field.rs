//! The battle and the table looked at together: what a ship can do now.

use crate::battle::{Battle, Entry, GroupEntry};
use crate::design::{ClassGroup, System, Weapon};
use crate::geometry::{Arc, Bearing, Point, bearing};
use crate::id::{Letter, SideId, Target, UnitId};
use crate::table::{Berth, Group, Presence, Ship, Table};
use kernel::Seat;

/// The battle and the table.
#[derive(Debug, Clone, Copy)]
pub struct Field<'a> {
    /// What does not change.
    pub battle: &'a Battle,
    /// What does.
    pub table: &'a Table,
}

/// A ship with her entry in the roster.
#[derive(Debug, Clone, Copy)]
pub struct Vessel<'a> {
    /// Who she is.
    pub entry: &'a Entry,
    /// How she is.
    pub ship: &'a Ship,
}

/// A fighter group with its entry.
#[derive(Debug, Clone, Copy)]
pub struct Flight<'a> {
    /// Whose it is.
    pub entry: &'a GroupEntry,
    /// How it is.
    pub group: &'a Group,
}

impl<'a> Field<'a> {
    /// Every ship and dummy, in the order of Full Thrust 4.5.
    pub fn ships(self) -> impl DoubleEndedIterator<Item = Vessel<'a>> + Clone {
        // Ids are given side by side, so that their order is that of 4.5.
        self.battle.roster.iter().zip(&self.table.ships).map(|(entry, ship)| Vessel { entry, ship })
    }

    /// Those on the table.
    pub fn afloat(self) -> impl Iterator<Item = Vessel<'a>> + Clone {
        self.ships().filter(|vessel| vessel.ship.is_on_table())
    }

    /// A ship or dummy.
    pub fn vessel(self, ship: UnitId) -> Option<Vessel<'a>> {
        let entry = self.battle.entry(ship)?;
        let ship = self.table.ships.get(usize::from(ship.0.checked_sub(1)?))?;
        Some(Vessel { entry, ship })
    }

    /// Every fighter group, in the order of Full Thrust 4.5.
    pub fn flights(self) -> impl Iterator<Item = Flight<'a>> + Clone {
        self.battle.groups.iter().zip(&self.table.groups).map(|(entry, group)| Flight { entry, group })
    }

    /// Those in space.
    pub fn in_space(self) -> impl Iterator<Item = Flight<'a>> + Clone {
        self.flights().filter(|flight| flight.group.berth == Berth::Space)
    }

    /// A fighter group.
    pub fn flight(self, group: UnitId) -> Option<Flight<'a>> {
        let first = u16::try_from(self.battle.roster.len()).ok()?.checked_add(1)?;
        let place = usize::from(group.0.checked_sub(first)?);
        Some(Flight { entry: self.battle.groups.get(place)?, group: self.table.groups.get(place)? })
    }

    /// The group of this number aboard a ship.
    pub fn flight_of(self, mother: UnitId, number: u8) -> Option<Flight<'a>> {
        self.flights().find(|flight| flight.entry.mother == mother && flight.entry.number == number)
    }

    /// The ship or dummy that entered under a letter.
    pub fn lettered(self, letter: Letter) -> Option<Vessel<'a>> {
        self.ships().find(|vessel| vessel.ship.letter == Some(letter))
    }

    /// What a target is: the ship or group of that number, or the ship under that letter.
    pub fn unit_of(self, target: Target) -> Option<UnitId> {
        match target {
            Target::Unit(unit) => self.battle.side_of_unit(unit).map(|_| unit),
            Target::Bogey(letter) => self.lettered(letter).map(|vessel| vessel.entry.id),
        }
    }

    /// Whether a squadron withdraws (Full Thrust 11.10).
    pub fn withdraws(self, seat: Seat) -> bool {
        self.table.squadrons.get(seat.index()).is_some_and(|squadron| squadron.withdrawing.is_some())
    }

    /// Where a ship or group in play is, and which way it points.
    pub fn place(self, unit: UnitId) -> Option<(Point, crate::geometry::Course)> {
        if let Some(vessel) = self.vessel(unit) {
            return if vessel.ship.is_on_table() { Some((vessel.ship.at, vessel.ship.course)) } else { None };
        }
        let flight = self.flight(unit)?;
        if flight.group.berth == Berth::Space { Some((flight.group.at, flight.group.facing)) } else { None }
    }

    /// The arc of a firer that a target counts in; none while a die has still to decide (Full Thrust 2.6, 2.7).
    pub fn arc(self, firer: UnitId, target: UnitId) -> Option<Arc> {
        let (from, course) = self.place(firer)?;
        let (to, _) = self.place(target)?;
        match bearing(from, course, to) {
            Bearing::In(arc) => Some(arc),
            Bearing::Line { .. } | Bearing::SamePoint => {
                let decided = self.table.lines.iter().find(|line| line.firer == firer && line.target == target);
                decided.map(|line| line.arc)
            }
        }
    }

    /// Ships of a side still in the battle: on the table, leaving or due back; dummies not counted (Full Thrust 13.1).
    pub fn present(self, side: SideId) -> impl Iterator<Item = Vessel<'a>> + Clone {
        self.ships().filter(move |vessel| {
            vessel.entry.side == side
                && !vessel.entry.is_dummy()
                && match vessel.ship.presence {
                    Presence::Undeployed | Presence::OnTable | Presence::Leaving(_) | Presence::Away { .. } => true,
                    Presence::Gone(_) => false,
                }
        })
    }
}

impl Vessel<'_> {
    /// Thrust that the Drive gives now (Full Thrust 8.4).
    pub fn thrust(self) -> u16 {
        match self.ship.drive_hits {
            0 => self.entry.design.thrust,
            1 => self.entry.design.thrust / 2,
            _ => 0,
        }
    }

    /// Whether a system still works.
    pub fn works(self, system: System) -> bool {
        match system {
            System::Weapon(index) => self.entry.design.weapon(index).is_some() && !self.ship.down.contains(&system),
            System::Drive => self.entry.design.group != ClassGroup::Dummy && self.ship.drive_hits < 2,
            System::Firecon(index) => index < self.entry.design.firecons && !self.ship.down.contains(&system),
        }
    }

    /// Systems still working, in the order of the system index.
    pub fn working(self) -> impl Iterator<Item = System> {
        let ship = self;
        self.entry.design.systems().filter(move |system| ship.works(*system)).collect::<Vec<_>>().into_iter()
    }

    /// Firecons still working.
    pub fn firecons(self) -> u8 {
        let count = (0..self.entry.design.firecons).filter(|index| self.works(System::Firecon(*index))).count();
        u8::try_from(count).unwrap_or(u8::MAX)
    }

    /// Anti-fighter guns that may still fire this turn (Full Thrust 10.9).
    pub fn guns(self) -> u8 {
        self.firecons().saturating_sub(self.ship.guns_fired)
    }

    /// Weapons still working, with their index.
    pub fn weapons(self) -> impl Iterator<Item = (u8, Weapon)> {
        let ship = self;
        (0u8..)
            .zip(self.entry.design.weapons.clone())
            .filter(move |(index, _)| ship.works(System::Weapon(*index)))
            .collect::<Vec<_>>()
            .into_iter()
    }

    /// Boxes left.
    pub fn boxes(self) -> u16 {
        self.entry.design.damage.saturating_sub(self.ship.lost)
    }
}
