//! Ironclad: a cooperative campaign of one mercenary battleship.
//!
//! Layers, each of which may use those above it and never those below:
//!
//! 1. [`hex`]: axial coordinates. Knows nothing of the game.
//! 2. [`content`]: the catalogue of definitions, checked as a whole. Nothing else reads content files.
//! 3. [`engine`]: the rules. No input or output, clock, random generator, floating point or words.
//! 4. [`patrol`]: single missions, made from wishes and a seed as an author would write them.
//! 5. [`save`]: the campaign file. Knows inputs and hashes, never rules.
//! 6. [`session`]: a game in play: dice, history, script, journal. People play through it alone.
//! 7. [`odds`]: what the faces of the next roll would do. Asks copies of the game, repeats no rule.
//! 8. [`bot`]: players made of code. See what people at the table see, and never what is sealed.
//! 9. [`sim`]: many games at once, played by bots. The same on one thread and on many.
//! 10. [`text`]: ids and events to words. The only place where words for people come from.
//! 11. [`settings`]: what is set for this machine. A damaged file is kept aside, never overwritten.
//! 12. [`headless`]: the line protocol.
//! 13. [`ui`]: the window. Reads the session, never changes a game but by its inputs.
//! 14. [`cli`]: the command line. Starts one of those above, and says kindly why it cannot.

pub mod bot;
pub mod cli;
pub mod content;
pub mod engine;
pub mod headless;
pub mod hex;
pub mod odds;
pub mod patrol;
pub mod save;
pub mod session;
pub mod settings;
pub mod sim;
pub mod text;
pub mod ui;
