//! Where a fighter group flies (Full Thrust 10.2, 10.3).

use full_thrust::Seat;
use full_thrust::answer::Answer;
use full_thrust::field::Field;
use full_thrust::geometry::{Course, INCH, Point};
use full_thrust::id::UnitId;
use full_thrust::rules::fighters;

/// How far a group flies, in inches (Full Thrust 10.2).
pub const REACH: u16 = 18;

/// A flight in the making.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flying {
    groups: Vec<UnitId>,
    at: usize,
    to: Point,
    facing: Course,
}

impl Flying {
    /// The first group that has not moved is looked at.
    pub fn new(field: Field<'_>, seat: Seat) -> Self {
        let groups = field.in_space().filter(|flight| flight.entry.seat == seat && !flight.group.moved);
        let groups = groups.map(|flight| flight.entry.id).collect();
        let mut flying = Self { groups, at: 0, to: Point::ORIGIN, facing: Course::NORTH };
        flying.take_up(field);
        flying
    }

    fn take_up(&mut self, field: Field<'_>) {
        if let Some(flight) = self.unit().and_then(|group| field.flight(group)) {
            self.to = fighters::must_move_to(field, flight).unwrap_or(flight.group.at);
            self.facing = flight.group.facing;
        }
    }

    pub(super) fn unit(&self) -> Option<UnitId> {
        self.groups.get(self.at).copied()
    }

    /// The groups that have not moved.
    pub fn units(&self) -> &[UnitId] {
        &self.groups
    }

    pub(super) fn pick(&mut self, unit: UnitId, field: Field<'_>) {
        if let Some(at) = self.groups.iter().position(|group| *group == unit) {
            self.at = at;
            self.take_up(field);
        }
    }

    /// Where to, and facing where.
    pub fn end(&self) -> (Point, Course) {
        (self.to, self.facing)
    }

    /// Flies to a place, or as near to it as it may; it then faces the way it has flown.
    pub fn fly_to(&mut self, to: Point, field: Field<'_>) {
        let Some(flight) = self.unit().and_then(|group| field.flight(group)) else { return };
        if fighters::must_move_to(field, flight).is_some() {
            return;
        }
        let from = flight.group.at;
        let mut end = field.battle.bounds.clamp(to);
        // Back along the way until it is within reach: tenths of it at first, then hundredths.
        for part in (0..=100_i64).rev() {
            let along = |from: i32, to: i32| {
                let way = (i64::from(to) - i64::from(from)) * part / 100;
                from.saturating_add(i32::try_from(way).unwrap_or(0))
            };
            let near = Point::new(along(from.x, end.x), along(from.y, end.y));
            if from.within(near, u32::from(REACH)) {
                end = near;
                break;
            }
        }
        self.facing = Course::towards(from, end).unwrap_or(self.facing);
        self.to = end;
    }

    /// Moves the end by so many inches.
    pub fn nudge(&mut self, east: i32, north: i32, field: Field<'_>) {
        let facing = self.facing;
        self.fly_to(Point::new(self.to.x + east * INCH, self.to.y + north * INCH), field);
        self.facing = facing;
    }

    /// Turns what it faces.
    pub fn turn(&mut self, by: i32) {
        self.facing = self.facing.turned(by);
    }

    /// The answer that moves it.
    pub fn answer(&self) -> Option<Answer> {
        Some(Answer::Move { group: self.unit()?, to: self.to, facing: self.facing })
    }
}
