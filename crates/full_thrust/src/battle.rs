//! What does not change in a battle: table, sides, and who is aboard which ship.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::content::{Catalogue, Victory, Zone};
use crate::design::{ClassGroup, Design};
use crate::geometry::{Bounds, Course, Edge};
use crate::id::{Letter, SideId, UnitId};
use crate::setup::{Setup, SetupFault};
use crate::switches::Switches;
use kernel::save::Json;
use kernel::seat::{MOST_SEATS, Seat, SeatSet};

/// Id of the class of drones (Full Thrust 9.4).
const DUMMY: &str = "dummy";

/// A battle as it was agreed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Battle {
    /// Classes and scenarios.
    pub catalogue: Arc<Catalogue>,
    /// What it was made from.
    pub setup: Setup,
    /// The same as a journal names it.
    pub written: Json,
    /// The advanced rules in use.
    pub switches: Switches,
    /// The table.
    pub bounds: Bounds,
    /// Turns at the most.
    pub turns: u16,
    /// Whether a die decides which of the two sides has which zone.
    pub deal_edges: bool,
    /// The sides, in order.
    pub sides: Vec<Side>,
    /// The side of each seat, in the order of the seats.
    pub seats: Vec<SideId>,
    /// Every ship and dummy, in the order of their ids.
    pub roster: Vec<Entry>,
    /// Every fighter group, in the order of their ids, which follow those of the ships.
    pub groups: Vec<GroupEntry>,
    /// Who wins.
    pub victory: Victory,
}

/// A side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Side {
    /// What content and messages call it.
    pub id: String,
    /// Where it sets up, unless the zones were changed.
    pub zone: Zone,
    /// Courses that it may begin on, which change with the zone.
    pub courses: Vec<Course>,
    /// Least and greatest velocity to begin with.
    pub v: (u16, u16),
    /// The edge by which its merchants get away.
    pub exit: Option<Edge>,
    /// Factor value at the start, fighters included (Full Thrust 13.1).
    pub value: u32,
    /// Ships at the start, without dummies (Full Thrust 11.8).
    pub ships: u16,
    /// The first of the letters of its Bogeys.
    pub first_letter: Letter,
    /// How many letters it has.
    pub letters: u16,
}

/// A ship or dummy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Her number.
    pub id: UnitId,
    /// Her side.
    pub side: SideId,
    /// Who commands her.
    pub seat: Seat,
    /// What she is called; none if she has a name from the list.
    pub name: Option<String>,
    /// Her place in the list of names, where she has none of her own.
    pub listed: u16,
    /// Her registry.
    pub reg: Option<String>,
    /// How she is built.
    pub design: Design,
    /// Where she must begin, in inches.
    pub place: Option<(u16, u16)>,
    /// Whether she is her side's flagship.
    pub flagship: bool,
    /// Fighters aboard at the start.
    pub fighters: u16,
}

impl Entry {
    /// Whether she is a drone.
    pub fn is_dummy(&self) -> bool {
        self.design.group == ClassGroup::Dummy
    }

    /// Whether she is a merchant.
    pub fn is_merchant(&self) -> bool {
        self.design.group == ClassGroup::Merchant
    }
}

/// A fighter group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupEntry {
    /// Its number in the game.
    pub id: UnitId,
    /// Its side.
    pub side: SideId,
    /// Who commands it.
    pub seat: Seat,
    /// Its mother ship.
    pub mother: UnitId,
    /// Its number aboard her, from 1, which orders name.
    pub number: u8,
    /// Fighters at the start.
    pub strength: u8,
}

impl Battle {
    /// The battle of a setup.
    ///
    /// # Errors
    /// The first fault of the setup; [`Setup::check`] gives all.
    pub fn new(catalogue: &Arc<Catalogue>, setup: &Setup) -> Result<Self, SetupFault> {
        if let Some(fault) = setup.check(catalogue).into_iter().next() {
            return Err(fault);
        }
        let Some(scenario) = setup.scenario(catalogue) else {
            return Err(SetupFault::NoScenario(setup.scenario.clone()));
        };
        let mut battle = Self {
            catalogue: Arc::clone(catalogue),
            setup: setup.clone(),
            written: Json::of(setup).map_err(|error| SetupFault::Unreadable(error.to_string()))?,
            switches: setup.switches,
            bounds: scenario.bounds(),
            turns: scenario.turns,
            deal_edges: scenario.deal_edges,
            sides: Vec::new(),
            seats: Vec::new(),
            roster: Vec::new(),
            groups: Vec::new(),
            victory: scenario.victory.clone(),
        };
        for (plan, force) in scenario.sides.iter().zip(&setup.forces) {
            let first_letter = Letter(u16::try_from(battle.roster.len()).unwrap_or(u16::MAX));
            battle.enlist(catalogue, force)?;
            let letters = u16::try_from(battle.roster.len()).unwrap_or(u16::MAX).saturating_sub(first_letter.0);
            battle.sides.push(Side {
                id: plan.id.clone(),
                zone: plan.zone,
                courses: plan.courses.clone(),
                v: plan.v,
                exit: plan.exit,
                value: force.value(catalogue),
                ships: u16::try_from(force.ships.len()).unwrap_or(u16::MAX),
                first_letter,
                letters,
            });
        }
        battle.embark_groups();
        Ok(battle)
    }

    /// Takes the ships and dummies of a force into the roster.
    fn enlist(&mut self, catalogue: &Catalogue, force: &crate::setup::Force) -> Result<(), SetupFault> {
        let side = SideId(u8::try_from(self.sides.len()).unwrap_or(u8::MAX));
        let first_seat = u8::try_from(self.seats.len()).unwrap_or(MOST_SEATS);
        let seat_of = |squadron: u8| Seat::new(first_seat.saturating_add(squadron).saturating_add(1));
        let fault = || SetupFault::Force { side, fault: crate::setup::ForceFault::Squadrons };
        for squadron in 0..force.squadrons {
            seat_of(squadron).ok_or_else(fault)?;
            self.seats.push(side);
        }
        for (at, ship) in force.ships.iter().enumerate() {
            let Some(design) = ship.design(catalogue) else {
                let fault = crate::setup::ForceFault::NoClass { ship: at, class: ship.class.clone() };
                return Err(SetupFault::Force { side, fault });
            };
            let entry = Entry {
                id: self.next_ship(),
                side,
                seat: seat_of(ship.squadron).ok_or_else(fault)?,
                name: ship.name.clone(),
                listed: u16::try_from(self.roster.len()).unwrap_or(u16::MAX),
                reg: ship.reg.clone(),
                design,
                place: ship.place,
                flagship: force.flagship.map(usize::from) == Some(at),
                fighters: ship.fighters(),
            };
            self.roster.push(entry);
        }
        for number in 0..force.dummies {
            let Some(class) = catalogue.class(DUMMY) else {
                let fault = crate::setup::ForceFault::NoClass { ship: usize::from(number), class: DUMMY.to_owned() };
                return Err(SetupFault::Force { side, fault });
            };
            let entry = Entry {
                id: self.next_ship(),
                side,
                seat: seat_of(number % force.squadrons.max(1)).ok_or_else(fault)?,
                name: None,
                listed: u16::try_from(self.roster.len()).unwrap_or(u16::MAX),
                reg: None,
                design: class.design(),
                place: None,
                flagship: false,
                fighters: 0,
            };
            self.roster.push(entry);
        }
        Ok(())
    }

    fn next_ship(&self) -> UnitId {
        UnitId(u16::try_from(self.roster.len()).unwrap_or(u16::MAX).saturating_add(1))
    }

    fn embark_groups(&mut self) {
        let mut next = self.next_ship();
        let mut groups = Vec::new();
        let ships = self.setup.forces.iter().enumerate().flat_map(|(side, force)| {
            let ships = self.roster.iter().filter(move |entry| entry.side.index() == side && !entry.is_dummy());
            ships.zip(&force.ships)
        });
        for (entry, ship) in ships {
            for (number, strength) in (1..).zip(&ship.groups) {
                groups.push(GroupEntry {
                    id: next,
                    side: entry.side,
                    seat: entry.seat,
                    mother: entry.id,
                    number,
                    strength: *strength,
                });
                next = UnitId(next.0.saturating_add(1));
            }
        }
        self.groups = groups;
    }

    /// Every side, in order.
    pub fn side_ids(&self) -> impl DoubleEndedIterator<Item = SideId> + Clone + use<> {
        let count = u8::try_from(self.sides.len()).unwrap_or(u8::MAX);
        (0..count).map(SideId)
    }

    /// A side.
    pub fn side(&self, side: SideId) -> Option<&Side> {
        self.sides.get(side.index())
    }

    /// The side that a seat plays.
    pub fn side_of(&self, seat: Seat) -> Option<SideId> {
        self.seats.get(seat.index()).copied()
    }

    /// Every seat, in order.
    pub fn seat_ids(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(u8::try_from(self.seats.len()).unwrap_or(MOST_SEATS))
    }

    /// The seats of a side.
    pub fn seats_of(&self, side: SideId) -> SeatSet {
        self.seat_ids().filter(|seat| self.side_of(*seat) == Some(side)).collect()
    }

    /// A ship.
    pub fn entry(&self, ship: UnitId) -> Option<&Entry> {
        self.roster.get(usize::from(ship.0.checked_sub(1)?))
    }

    /// A fighter group.
    pub fn group(&self, group: UnitId) -> Option<&GroupEntry> {
        let first = u16::try_from(self.roster.len()).ok()?.checked_add(1)?;
        self.groups.get(usize::from(group.0.checked_sub(first)?))
    }

    /// The side of a ship or group.
    pub fn side_of_unit(&self, unit: UnitId) -> Option<SideId> {
        self.entry(unit).map(|entry| entry.side).or_else(|| self.group(unit).map(|group| group.side))
    }

    /// The seat that commands a ship or group.
    pub fn seat_of_unit(&self, unit: UnitId) -> Option<Seat> {
        self.entry(unit).map(|entry| entry.seat).or_else(|| self.group(unit).map(|group| group.seat))
    }

    /// Ships at the start in a squadron, dummies not counted.
    pub fn squadron_size(&self, seat: Seat) -> u16 {
        let count = self.roster.iter().filter(|entry| entry.seat == seat && !entry.is_dummy()).count();
        u16::try_from(count).unwrap_or(u16::MAX)
    }

    /// Where a side sets up, and on which courses; the two of a dealt scenario may have changed places.
    pub fn berth(&self, side: SideId, swapped: bool) -> Option<(Zone, &[Course])> {
        let from = if swapped { SideId(1u8.saturating_sub(side.0)) } else { side };
        self.side(from).map(|side| (side.zone, side.courses.as_slice()))
    }
}
