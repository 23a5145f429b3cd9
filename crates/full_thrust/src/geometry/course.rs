//! Courses as on a clock face, and the steps along them (Full Thrust 2.3, 2.4).

use serde::{Deserialize, Serialize};

use super::point::Point;

/// A number that no course has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("courses are numbered 1 to 12; there is no {0}")]
pub struct NoCourse(pub u8);

/// A direction, 1 to 12 as on a clock face: 12 north, 3 east, 6 south, 9 west.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Course(u8);

impl Course {
    /// Twelve o'clock.
    pub const NORTH: Self = Self(12);
    /// Three o'clock.
    pub const EAST: Self = Self(3);
    /// Six o'clock.
    pub const SOUTH: Self = Self(6);
    /// Nine o'clock.
    pub const WEST: Self = Self(9);

    /// The course of this number; none if it is not 1 to 12.
    pub fn new(number: u8) -> Option<Self> {
        (1..=12).contains(&number).then_some(Self(number))
    }

    /// Its number, 1 to 12.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Every course, 1 to 12.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=12).map(Self)
    }

    /// The course after turning so many points to starboard; to port if they are negative.
    #[must_use]
    pub fn turned(self, points: i32) -> Self {
        let number = (i64::from(self.0) - 1 + i64::from(points)).rem_euclid(12) + 1;
        Self(u8::try_from(number).unwrap_or(self.0))
    }

    /// Points to turn to reach another course, the shorter way: −5 (to port) to 6; half round is to starboard.
    pub fn turn_to(self, other: Self) -> i32 {
        let points = (i32::from(other.0) - i32::from(self.0)).rem_euclid(12);
        if points > 6 { points - 12 } else { points }
    }

    /// Units to the east and to the north for half an inch (Full Thrust 2.4).
    pub fn step(self) -> (i32, i32) {
        match self.0 {
            1 => (780, 1351),
            2 => (1351, 780),
            3 => (1560, 0),
            4 => (1351, -780),
            5 => (780, -1351),
            6 => (0, -1560),
            7 => (-780, -1351),
            8 => (-1351, -780),
            9 => (-1560, 0),
            10 => (-1351, 780),
            11 => (-780, 1351),
            // 12, the only number left.
            _ => (0, 1560),
        }
    }

    /// The course that points most nearly at another place; none if it is the same place.
    pub fn towards(from: Point, to: Point) -> Option<Self> {
        let (dx, dy) = from.to(to);
        if dx == 0 && dy == 0 {
            return None;
        }
        Self::all().max_by_key(|course| {
            let (sx, sy) = course.step();
            dx * i64::from(sx) + dy * i64::from(sy)
        })
    }
}

impl TryFrom<u8> for Course {
    type Error = NoCourse;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or(NoCourse(number))
    }
}

impl From<Course> for u8 {
    fn from(course: Course) -> Self {
        course.0
    }
}

/// A straight part of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leg {
    /// Where it begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
    /// The course flown.
    pub course: Course,
}

impl Leg {
    /// The leg of so many half inches along a course.
    pub fn flown(from: Point, course: Course, halves: u32) -> Self {
        Self { from, to: from.along(course, halves), course }
    }
}
