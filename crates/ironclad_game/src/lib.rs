//! The campaign as a game: its rules, without words or a window. Its definitions are [`content`] and its words `ironclad_text`,
//! crates of their own.
//!
//! Layers, each of which may use those above it and never those below:
//!
//! 1. [`engine`]: the rules. No input or output, clock, random generator, floating point or words.
//! 2. [`patrol`]: single missions, made from wishes and a seed as an author would write them.
//! 3. [`bot`]: players made of code. See what people at the table see, and never what is sealed.
//! 4. [`play`]: the campaign as one of the house's games: how it is begun, saved and taken up, for the kernel.
//! 5. [`save`]: the file of a game, with what the campaign writes into it.
//! 6. [`session`]: a game in play. People play through it alone.
//! 7. [`chronicle`]: a game or campaign told back: its facts, and the shape of a document. Makes no words.
//! 8. [`odds`]: what the faces of the next roll would do. Asks copies of the game, repeats no rule.
//! 9. [`sim`]: many games at once, played by bots. The same on one thread and on many.
//! 10. [`protocol`]: the campaign in the line protocol.

pub mod bot;
pub mod chronicle;
pub mod engine;
pub mod odds;
pub mod patrol;
pub mod play;
pub mod protocol;
pub mod save;
pub mod session;
pub mod sim;

pub use ironclad_content as content;
pub use ironclad_content::hex;
