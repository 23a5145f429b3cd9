//! What is this? The things of the table that can be asked about.

pub mod explain;
pub(crate) mod input;
mod named;
pub mod present;
mod subject;

pub use named::Thing;
pub use subject::Subject;

use iced::{Point, Rectangle};

/// Where something is told in passing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Spot {
    /// Where the hand is, or a walk.
    pub at: Point,
    /// The line of a list that it is about; it is told beside that.
    pub line: Option<Rectangle>,
}

/// How something on the table is asked about.
pub type Asked = kit::inspect::Asked<Thing>;
/// Something on the table that was found under the hand.
pub type Found = kit::inspect::Found<Thing>;
/// Where a walk over the table stands.
pub type Place = kit::inspect::Place<Thing>;
