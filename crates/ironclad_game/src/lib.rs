//! The campaign's games: kept in a file, played, told of and simulated, without words or a window. Their rules are
//! `ironclad_rules`, shown here under the names they have there, their definitions [`content`] and their words `ironclad_text`:
//! crates of their own.
//!
//! Layers, each of which may use those above it and never those below:
//!
//! 1. [`save`]: the file of a game, with what the campaign writes into it.
//! 2. [`session`]: a game in play. People play through it alone.
//! 3. [`chronicle`]: a game or campaign told back: its facts, and the shape of a document. Makes no words.
//! 4. [`sim`]: many games at once, played by bots. The same on one thread and on many.

pub mod chronicle;
pub mod save;
pub mod session;
pub mod sim;

pub use ironclad_rules::{bot, content, engine, hex, odds, patrol, play, protocol};
