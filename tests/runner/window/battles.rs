//! Iron Guest in the window.

#[path = "battles/kept.rs"]
pub mod kept;
#[path = "battles/looked_back.rs"]
pub mod looked_back;
#[path = "battles/own_dice.rs"]
pub mod own_dice;
#[path = "battles/played.rs"]
pub mod played;
#[path = "battles/sailor.rs"]
mod sailor;
#[path = "battles/shelf.rs"]
pub mod shelf;
#[path = "battles/told.rs"]
pub mod told;

pub use sailor::{Hand, Sailor, desk_speaking};
