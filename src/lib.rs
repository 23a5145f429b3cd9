//! Ironclad: a cooperative campaign of one mercenary battleship.
//!
//! Layers, each of which may use those above it and never those below:
//!
//! 1. [`hex`]: axial coordinates. Knows nothing of the game.
//! 2. [`content`]: the catalogue of definitions, checked as a whole. Nothing else reads content files.
//! 3. [`engine`]: the rules. No input or output, clock, random generator, floating point or words.
//! 4. [`save`]: the campaign file. Knows inputs and hashes, never rules.
//! 5. [`session`]: a game in play: dice, history, script, journal. People play through it alone.
//! 6. [`odds`]: what the faces of the next roll would do. Asks copies of the game, repeats no rule.
//! 7. [`bot`]: players made of code. See what people at the table see, and never what is sealed.
//! 8. [`sim`]: many games at once, played by bots. The same on one thread and on many.
//! 9. [`text`]: ids and events to words. The only place where words for people come from.
//! 10. [`settings`]: what is set for this machine. A damaged file is kept aside, never overwritten.
//! 11. [`headless`]: the line protocol.
//! 12. [`ui`]: the window. Reads the session, never changes a game but by its inputs.
//! 13. [`cli`]: the command line. Starts one of those above, and says kindly why it cannot.

pub mod bot;
pub mod cli;
pub mod content;
pub mod engine;
pub mod headless;
pub mod hex;
pub mod odds;
pub mod save;
pub mod session;
pub mod settings;
pub mod sim;
pub mod text;
pub mod ui;
