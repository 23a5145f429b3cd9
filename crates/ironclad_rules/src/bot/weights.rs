//! What counts alike in a story and without one. The unit is about a point of damage to a section.

/// The mission is won.
pub(super) const WON: f64 = 100.0;
/// The aim was not reached in time.
pub(super) const LATE: f64 = -80.0;
/// A turn used.
pub(super) const TURN: f64 = -1.0;
/// A milestone besides the aim that is reached.
pub(super) const MILESTONE: f64 = 8.0;
