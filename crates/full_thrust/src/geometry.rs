//! The open table in whole numbers: points, courses, arcs and edges (Full Thrust 2).
//!
//! Nothing here knows ships or rules of fire, so that another game on an open table can use it. There is no floating
//! point: every machine agrees on every distance and every arc.

mod arc;
mod bounds;
mod course;
mod point;

pub use arc::{Arc, Arcs, ArcsFault, Bearing, bearing};
pub use bounds::{Bounds, Edge};
pub use course::{Course, Leg, NoCourse};
pub use point::{HALF_INCH, INCH, Point};
