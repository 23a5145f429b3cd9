//! The line of fire: which hexes the broadsides sweep in a play, and what blocks or masks them (Iron Guest 6).

mod line;
mod sweep;

pub use line::{Field, Line};
pub use sweep::{Leg, Moment, Swept, at_rest, legs, moments, swept};
