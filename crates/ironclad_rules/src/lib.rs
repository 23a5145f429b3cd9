//! The rules of the campaign, as one of the house's games. Its definitions are [`content`], a crate of their own; how its games
//! are kept, simulated and told of is the business of `ironclad_game`.
//!
//! Layers, each of which may use those above it and never those below:
//!
//! 1. [`engine`]: the rules. No input or output, clock, random generator, floating point or words.
//! 2. [`patrol`]: single missions, made from wishes and a seed as an author would write them.
//! 3. [`bot`]: players made of code. See what people at the table see, and never what is sealed.
//! 4. [`play`]: the campaign as one of the house's games: how it is begun, saved and taken up, for the kernel.
//! 5. [`odds`]: what the faces of the next roll would do. Asks copies of the game, repeats no rule.
//! 6. [`protocol`]: the campaign in the line protocol.

pub mod bot;
pub mod engine;
pub mod odds;
pub mod patrol;
pub mod play;
pub mod protocol;

pub use ironclad_content as content;
pub use ironclad_content::hex;
