//! What moves: begun when a choice has been taken over, and again where a die lies still and strikes.

use std::time::Duration;

use super::message::Message;
use super::{Env, Table};
use crate::engine::Event;
use crate::ui::board;
use crate::ui::motion::{FRAME, MOST, Moves};
use crate::ui::present::moves::{Stands, changes};

impl Table {
    /// What moves now. Nothing does while one looks back.
    pub fn moves(&self) -> &Moves {
        if self.past.is_some() { Moves::still() } else { &self.moves }
    }

    /// How often time must be told to pass: not at all where nothing moves, and nothing is waited for.
    pub fn beat(&self) -> Option<Duration> {
        let plays = self.playback.is_some() || self.past.as_ref().is_some_and(|past| past.is_running());
        if plays || self.is_writing() || self.dice_of_the_past() { Some(FRAME) } else { self.moves().beat() }
    }

    /// Shows how events come about that were just taken over: those before the first die, if dice fall.
    pub(super) fn move_on(&mut self, events: &[Event], env: Env<'_>) {
        let fall = self.playback.as_ref().map(|playback| playback.current());
        let game = fall.map_or(self.session.game(), |fall| &fall.before);
        let seen = events.iter().take_while(|event| fall.is_none() || !matches!(event, Event::Rolled { .. }));
        let changes = changes(seen, game, Stands::After);
        self.moves = Moves::begin(&changes, MOST, env.settings.reduced_motion, env.now);
    }

    /// Shows what the die that has just come to lie does, over the game as it stood before it.
    pub(super) fn strike(&mut self, env: Env<'_>) {
        let Some(playback) = &self.playback else { return };
        let fall = playback.current();
        let changes = changes(&fall.events, &fall.before, Stands::Before);
        self.moves = Moves::begin(&changes, playback.stands(), env.settings.reduced_motion, env.now);
    }

    /// Everything stands at its end.
    pub(super) fn stand_still(&mut self) {
        self.moves = Moves::default();
    }
}

/// Whether a message is of a hand or a key that does something, so that what moves ends at once.
pub(super) fn ends_motion(message: &Message) -> bool {
    !matches!(
        message,
        Message::Tick(_) | Message::Asked(_) | Message::Board(board::Event::Camera(_) | board::Event::Hovered(_))
    )
}
