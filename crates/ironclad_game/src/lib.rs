//! The campaign as a game: its rules, its content and its words, without a window.
//!
//! Layers, each of which may use those above it and never those below:
//!
//! 1. [`hex`]: axial coordinates. Knows nothing of the game.
//! 2. [`content`]: the catalogue of definitions, checked as a whole. Nothing else reads content files.
//! 3. [`engine`]: the rules. No input or output, clock, random generator, floating point or words.
//! 4. [`patrol`]: single missions, made from wishes and a seed as an author would write them.
//! 5. [`save`]: the campaign file. Knows inputs and hashes, never rules.
//! 6. [`session`]: a game in play: dice, history, script, journal. People play through it alone.
//! 7. [`chronicle`]: a game or campaign told back: its facts, and the shape of a document. Makes no words.
//! 8. [`odds`]: what the faces of the next roll would do. Asks copies of the game, repeats no rule.
//! 9. [`bot`]: players made of code. See what people at the table see, and never what is sealed.
//! 10. [`sim`]: many games at once, played by bots. The same on one thread and on many.
//! 11. [`text`]: ids and events to words. The only place where words for people come from.

pub mod bot;
pub mod chronicle;
pub mod content;
pub mod engine;
pub mod hex;
pub mod odds;
pub mod patrol;
pub mod save;
pub mod session;
pub mod sim;
pub mod text;
