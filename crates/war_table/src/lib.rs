//! What the windows of the war games share. It knows no game: a game's table names its own by [`TableGame`].
//!
//! - [`before`]: what the pages where battles are set up have alike.
//! - [`job`]: battles begun, loaded and listed, and bots that think, beside the window's thread.
//! - [`moves`]: the move that is on its way to disk, the bot that thinks.
//! - [`own_die`]: a die that the players roll themselves, said with one key.
//! - [`past`]: what is open of the past, and what keys do there.
//! - [`replay`]: a battle looked back at, step by step or moment by moment.
//! - [`menu`]: the menu over a table.
//! - [`timeline`]: every moment of the battle so far, looked at or gone back to.

pub mod before;
pub mod job;
pub mod menu;
pub mod moves;
pub mod own_die;
pub mod past;
pub mod replay;
pub mod timeline;

use std::time::Instant;

use kernel::session::{DiceSource, Session, WriteJob, Written};
use kernel::{Die, Game};
use words::Text;

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

/// The table of a war game, as the window knows it, with what all of them do alike.
pub trait BattleTable {
    /// The game.
    type Window: TableGame;

    /// The session in play.
    fn battle(&self) -> &Session<<Self::Window as TableGame>::Game>;

    /// Takes over a move that was written, or could not be.
    fn written(&mut self, written: &Written, env: Env) -> Action<Self::Window>;

    /// Puts the strip and the timeline into words anew. To be called after every update, before the table is drawn.
    fn tell_past(&mut self, text: &Text);

    /// Whether the battle shows as it stands: no step or moment shows, nothing is being written or thought about.
    fn shows_now(&self) -> bool;

    /// The players' die shows this face; without one the machine rolls. To be called only while a die is asked for.
    fn send_roll(&mut self, die: Option<Die>) -> Action<Self::Window>;

    /// The die that the players are asked for now.
    fn die_asked(&self) -> Option<<<Self::Window as TableGame>::Game as Game>::Request> {
        if self.shows_now() && !self.battle().is_read_only() { self.battle().chance() } else { None }
    }

    /// What that die showed before it was undone: it is the same die.
    fn die_before(&self) -> Option<Die> {
        self.battle().queued().next()
    }

    /// The die shows this face; without one the machine rolls. Nothing happens while none is asked for.
    fn roll(&mut self, die: Option<Die>) -> Action<Self::Window> {
        if self.die_asked().is_some() { self.send_roll(die) } else { Action::None }
    }

    /// The main button, while a die is asked for.
    fn main_die(&mut self, env: Env) -> Action<Self::Window> {
        match own_die::main(self.die_before(), env.dice) {
            Some(die) => self.roll(die),
            None => Action::None,
        }
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
