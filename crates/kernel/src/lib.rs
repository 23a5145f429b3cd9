//! What all games share. Nothing here knows a particular game.
//!
//! A game is a type that implements [`Game`]: it says what it waits for ([`Pending`]) and goes on with an [`Input`].
//! Choices and chance are both inputs, so a game played again with the same inputs is the same game on every machine.

pub mod canonical;
pub mod chance;
pub mod chronicle;
pub mod dice;
pub mod fault;
pub mod game;
pub mod handed;
pub mod headless;
pub mod json;
#[cfg(test)]
mod planning;
pub mod save;
pub mod seat;
pub mod session;
pub mod simulate;
#[cfg(test)]
#[path = "tests/voyage.rs"]
mod voyage;

pub use canonical::canonical_hash;
pub use chance::Die;
pub use dice::Dice;
pub use game::{
    AnyInput, Game, HashForm, Illegal, Input, NewGame, NoDraw, NoStep, Offers, Pending, ScriptStep, Wanted,
};
pub use handed::Handed;
pub use seat::{Seat, SeatSet};
