//! Points and distances (Full Thrust 2.2, 2.5).

use serde::{Deserialize, Serialize};

use super::course::Course;

/// Units in an inch.
pub const INCH: i32 = 3120;
/// Units in half an inch.
pub const HALF_INCH: i32 = INCH / 2;

/// Units by which a distance may be over, which absorbs the rounding of the steps (Full Thrust 2.5).
const GRACE: i64 = 3;

/// A place on the table in units, `x` to the east and `y` to the north of the south-west corner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// Units to the east.
    pub x: i32,
    /// Units to the north.
    pub y: i32,
}

impl Point {
    /// The south-west corner.
    pub const ORIGIN: Self = Self { x: 0, y: 0 };

    /// The point at these units.
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// The point at these whole inches.
    pub fn inches(x: i32, y: i32) -> Self {
        Self { x: x.saturating_mul(INCH), y: y.saturating_mul(INCH) }
    }

    /// The point `halves` half inches further along a course. Exact: no rounding (Full Thrust 2.4).
    #[must_use]
    pub fn along(self, course: Course, halves: u32) -> Self {
        let (dx, dy) = course.step();
        let halves = i32::try_from(halves).unwrap_or(i32::MAX);
        Self {
            x: self.x.saturating_add(dx.saturating_mul(halves)),
            y: self.y.saturating_add(dy.saturating_mul(halves)),
        }
    }

    /// How far another point lies to the east and to the north.
    pub fn to(self, other: Self) -> (i64, i64) {
        (i64::from(other.x) - i64::from(self.x), i64::from(other.y) - i64::from(self.y))
    }

    /// The square of the distance, in square units.
    pub fn squared(self, other: Self) -> i64 {
        let (dx, dy) = self.to(other);
        dx.saturating_mul(dx).saturating_add(dy.saturating_mul(dy))
    }

    /// Whether another point is within so many inches, the edge included (Full Thrust 2.5).
    pub fn within(self, other: Self, inches: u32) -> bool {
        let reach = i64::from(inches) * i64::from(INCH) + GRACE;
        self.squared(other) <= reach.saturating_mul(reach)
    }

    /// The distance in hundredths of an inch, rounded to the nearest; for display only.
    pub fn hundredths(self, other: Self) -> i64 {
        let squared = i128::from(self.squared(other)) * 40_000 / (i128::from(INCH) * i128::from(INCH));
        let doubled = squared.max(0).isqrt();
        i64::try_from((doubled + 1) / 2).unwrap_or(i64::MAX)
    }
}
