//! Intel (chapter 5): tokens are turned up, and what a card asks for is done: its table, its fight, its people.

pub mod card;
pub mod expedition;
pub mod harm;
pub mod recon;
pub mod reveal_token;
pub mod signatures;
pub mod table_roll;
pub mod trader;
pub mod volunteers;
