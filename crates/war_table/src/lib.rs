//! What the windows of the war games share. It knows no game: a game's table names its own by [`TableGame`].
//!
//! - [`job`]: battles begun, loaded and listed, and bots that think, beside the window's thread.
//! - [`moves`]: the move that is on its way to disk, the bot that thinks.
//! - [`own_die`]: a die that the players roll themselves, said with one key.
//! - [`past`]: what is open of the past, and what keys do there.
//! - [`replay`]: a battle looked back at, step by step or moment by moment.
//! - [`menu`]: the menu over a table.
//! - [`timeline`]: every moment of the battle so far, looked at or gone back to.

pub mod job;
pub mod menu;
pub mod moves;
pub mod own_die;
pub mod past;
pub mod replay;
pub mod timeline;

use std::time::Instant;

use kernel::session::{DiceSource, WriteJob};

pub use job::{Job, TableGame};

/// What an update of a table is given.
#[derive(Debug, Clone, Copy)]
pub struct Env {
    /// The factor on the time that steps stand; 0 shows none of them.
    pub factor: f32,
    /// Whether the end of a movement is shown at once.
    pub reduced: bool,
    /// Who rolls the dice.
    pub dice: DiceSource,
    /// The moment of the update.
    pub now: Instant,
}

impl Env {
    /// The factor for a look back: also who shows no steps in play wants to see them then.
    pub fn factor_to_look_back(&self) -> f32 {
        if self.factor > 0.0 { self.factor } else { 1.0 }
    }
}

/// What a table asks of the window.
#[derive(Debug, Clone, PartialEq)]
pub enum Action<W: TableGame> {
    /// Nothing.
    None,
    /// Write a move.
    Write(WriteJob),
    /// Do something beside the window's thread.
    Do(Box<Job<W>>),
    /// Open the rule book at a rule.
    Rules(&'static str),
    /// Open the settings.
    Settings,
    /// Read the battle told back.
    Chronicle,
    /// Write a report of the battle as it stands.
    Report,
    /// Put the cursor into the field of this id.
    Focus(&'static str),
    /// The same battle once more.
    Again,
    /// Back to where battles are set up.
    Leave,
}
