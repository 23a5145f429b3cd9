//! The file of a game, as [`kernel::save`] keeps it, with what the campaign writes into it.

pub use kernel::save::Attendance as Tonight;
pub use kernel::save::*;

pub use crate::play::{Campaign, Embarked, Mission, Seats, Setup};
