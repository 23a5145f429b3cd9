//! The campaign as a game: its rules, its content and its words, without a window.
//!
//! Layers, each of which may use those above it and never those below:
//!
//! 1. [`hex`]: axial coordinates. Knows nothing of the game.
//! 2. [`content`]: the catalogue of definitions, checked as a whole. Nothing else reads content files.
//! 3. [`engine`]: the rules. No input or output, clock, random generator, floating point or words.
//! 4. [`patrol`]: single missions, made from wishes and a seed as an author would write them.
//! 5. [`bot`]: players made of code. See what people at the table see, and never what is sealed.
//! 6. [`play`]: the campaign as one of the house's games: how it is begun, saved and taken up, for the kernel.
//! 7. [`save`]: the file of a game, with what the campaign writes into it.
//! 8. [`session`]: a game in play. People play through it alone.
//! 9. [`chronicle`]: a game or campaign told back: its facts, and the shape of a document. Makes no words.
//! 10. [`odds`]: what the faces of the next roll would do. Asks copies of the game, repeats no rule.
//! 11. [`sim`]: many games at once, played by bots. The same on one thread and on many.
//! 12. [`text`]: ids and events to words. The only place where words for people come from.
//! 13. [`protocol`]: the campaign in the line protocol.

pub mod bot;
pub mod chronicle;
pub mod content;
pub mod engine;
pub mod hex;
pub mod odds;
pub mod patrol;
pub mod play;
pub mod protocol;
pub mod save;
pub mod session;
pub mod sim;
pub mod text;
