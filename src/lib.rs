//! Ironclad: a cooperative campaign of one mercenary battleship.
//!
//! Layers, each of which may use those above it and never those below:
//!
//! 1. [`hex`]: axial coordinates. Knows nothing of the game.
//! 2. [`content`]: the catalogue of definitions, checked as a whole. Nothing else reads content files.
//! 3. [`engine`]: the rules. No input or output, clock, random generator, floating point or words.
//! 4. [`save`]: the campaign file. Knows inputs and hashes, never rules.
//! 5. [`session`]: a game in play: dice, history, script, journal. Everyone who plays, plays through it.
//! 6. [`text`]: ids and events to words. The only place where words for people come from.
//! 7. [`headless`]: the line protocol.
//! 8. [`ui`]: the window. Reads the session, never changes a game but by its inputs.

pub mod content;
pub mod engine;
pub mod hex;
pub mod settings;
pub mod text;
pub mod ui;
