//! Ironclad: a cooperative campaign of one mercenary battleship.
//!
//! Layers, each of which may use those above it and never those below:
//!
//! 1. [`hex`]: axial coordinates. Knows nothing of the game.
//! 2. [`content`]: the catalogue of definitions, checked as a whole. Nothing else reads content files.
//! 3. [`engine`]: the rules. No input or output, clock, random generator, floating point or words.
//! 4. [`save`]: the campaign file. Knows inputs and hashes, never rules.
//! 5. [`session`]: a game in play: dice, history, script, journal. Everyone who plays, plays through it.
//! 6. [`odds`]: what the faces of the next roll would do. Asks copies of the game, repeats no rule.
//! 7. [`text`]: ids and events to words. The only place where words for people come from.
//! 8. [`settings`]: what is set for this machine. A damaged file is kept aside, never overwritten.
//! 9. [`headless`]: the line protocol.
//! 10. [`ui`]: the window. Reads the session, never changes a game but by its inputs.
//! 11. [`cli`]: the command line. Starts one of the two above, and says kindly why it cannot.

pub mod cli;
pub mod content;
pub mod engine;
pub mod headless;
pub mod hex;
pub mod odds;
pub mod save;
pub mod session;
pub mod settings;
pub mod text;
pub mod ui;
