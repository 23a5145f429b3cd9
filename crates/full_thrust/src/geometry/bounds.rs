//! The rectangle of the table and its edges (Full Thrust 2.8, 6.4, 6.5).

use serde::{Deserialize, Serialize};

use super::course::{Course, Leg};
use super::point::{INCH, Point};

/// An edge of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// +y.
    North,
    /// +x.
    East,
    /// y = 0.
    South,
    /// x = 0.
    West,
}

impl Edge {
    /// Every edge, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The course that leads straight out over it.
    pub fn outward(self) -> Course {
        match self {
            Self::North => Course::NORTH,
            Self::East => Course::EAST,
            Self::South => Course::SOUTH,
            Self::West => Course::WEST,
        }
    }

    /// The edge across the table.
    pub fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }

    /// Whether a course leads in from it: within two points of straight in (Full Thrust 6.5).
    pub fn leads_in(self, course: Course) -> bool {
        self.outward().turned(6).turn_to(course).abs() <= 2
    }

    /// Whether positions along it are measured west to east (rather than south to north).
    pub fn runs_east(self) -> bool {
        match self {
            Self::North | Self::South => true,
            Self::East | Self::West => false,
        }
    }
}

/// A table of so many inches, its edges included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bounds {
    /// Inches from west to east.
    pub width: u16,
    /// Inches from south to north.
    pub height: u16,
}

impl Bounds {
    /// The largest `x` on the table, in units.
    pub fn east(self) -> i32 {
        i32::from(self.width) * INCH
    }

    /// The largest `y` on the table, in units.
    pub fn north(self) -> i32 {
        i32::from(self.height) * INCH
    }

    /// The length of an edge in units.
    pub fn length(self, edge: Edge) -> i32 {
        if edge.runs_east() { self.east() } else { self.north() }
    }

    /// Whether a point is on the table.
    pub fn contains(self, point: Point) -> bool {
        (0..=self.east()).contains(&point.x) && (0..=self.north()).contains(&point.y)
    }

    /// The point of the table nearest to another.
    #[must_use]
    pub fn clamp(self, point: Point) -> Point {
        Point::new(point.x.clamp(0, self.east()), point.y.clamp(0, self.north()))
    }

    /// The point on an edge, so many units along it from its west or south end.
    pub fn on_edge(self, edge: Edge, along: i32) -> Point {
        let along = along.clamp(0, self.length(edge));
        match edge {
            Edge::North => Point::new(along, self.north()),
            Edge::East => Point::new(self.east(), along),
            Edge::South => Point::new(along, 0),
            Edge::West => Point::new(0, along),
        }
    }

    /// The edge over which a leg leaves the table; none if it ends on it. The edge crossed first counts, and of two
    /// crossed at once the northern or southern one (Full Thrust 6.4).
    pub fn left_by(self, leg: Leg) -> Option<Edge> {
        if self.contains(leg.to) {
            return None;
        }
        // How far along the leg an edge is crossed, as a fraction: the way to the edge over the whole way.
        let (dx, dy) = leg.from.to(leg.to);
        let mut first: Option<(Edge, i64, i64)> = None;
        let crossings = [
            (Edge::North, i64::from(self.north()) - i64::from(leg.from.y), dy, leg.to.y > self.north()),
            (Edge::South, i64::from(leg.from.y), -dy, leg.to.y < 0),
            (Edge::East, i64::from(self.east()) - i64::from(leg.from.x), dx, leg.to.x > self.east()),
            (Edge::West, i64::from(leg.from.x), -dx, leg.to.x < 0),
        ];
        for (edge, way, whole, crossed) in crossings {
            if !crossed {
                continue;
            }
            let earlier = first.is_none_or(|(_, other, other_whole)| {
                i128::from(way) * i128::from(other_whole) < i128::from(other) * i128::from(whole)
            });
            if earlier {
                first = Some((edge, way, whole));
            }
        }
        first.map(|(edge, _, _)| edge)
    }
}
