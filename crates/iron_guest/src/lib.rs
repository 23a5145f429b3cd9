//! Iron Guest: squadrons of sailing ships on a board of hexes. Wind, broadsides, grappling; two to six players, nothing
//! hidden. The rules, the content and the bots; no window and no words.
//!
//! Each file is named after the part of the rules that it holds and cites them by number ("Iron Guest 6.2").

pub mod apply;
pub mod board;
pub mod bot;
pub mod content;
pub mod decision;
pub mod draws;
pub mod event;
pub mod game;
pub mod grapple;
pub mod gunnery;
pub mod lesson;
pub mod line_of_fire;
pub mod moving;
pub mod odds;
pub mod order_of_play;
pub mod protocol;
pub mod query;
pub mod setup;
pub mod ship;
pub mod state;
pub mod variants;
pub mod wind;
pub mod words;

pub use game::{IronGuest, Start};
pub use kernel::{chance, seat};
