//! What moves: begun when a choice has been taken over, and again where a die lies still and strikes. While one looks back
//! and goes on by a step, what was done then moves as it did.

use std::time::{Duration, Instant};

use super::message::Message;
use super::{Env, Table};
use crate::dice::playback::{Playback, Ticked};
use crate::map;
use crate::motion::changes::{Stands, changes};
use crate::motion::{Change, FRAME, MOST, Moves};
use ironclad_game::engine::{Event, Game};
use ironclad_game::session::DieRoll;

/// What was shown of the past, before something else is.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Was {
    place: usize,
    moment: u32,
    shields: u8,
    /// The die that fell, by what came before it, and whether it lay.
    die: Option<(usize, bool)>,
}

/// What is acted out on the table after a choice.
#[derive(Debug, Default)]
pub(crate) struct Animation {
    /// The dice that fall.
    dice: Option<Playback>,
    /// What moves.
    moves: Moves,
}

impl Animation {
    /// The dice that fall.
    pub(crate) fn dice(&self) -> Option<&Playback> {
        self.dice.as_ref()
    }

    /// Whether dice fall.
    pub(crate) fn has_dice(&self) -> bool {
        self.dice.is_some()
    }

    /// Dice begin to fall, if there are any; a factor of 0 shows none.
    pub(super) fn let_fall(&mut self, falls: Vec<DieRoll>, factor: f32, now: Instant) {
        self.dice = Playback::new(falls, factor, now);
    }

    /// No dice fall any more.
    pub(super) fn end_dice(&mut self) {
        self.dice = None;
    }

    /// Everything stands at its end.
    pub(super) fn stand_still(&mut self) {
        self.moves = Moves::default();
    }

    /// Time passes. Says what that did to the dice, if any fall.
    pub(super) fn tick(&mut self, now: Instant) -> Option<Ticked> {
        self.moves.tick(now);
        self.dice.as_mut().map(|dice| dice.tick(now))
    }

    /// Shows how events come about that have led to a game: those before the first die, if dice fall.
    fn act_out(&mut self, events: &[Event], game: &Game, shields: u8, env: Env<'_>) {
        let fall = self.dice().map(Playback::current);
        let game = fall.map_or(game, |fall| &fall.before);
        let changes = before_the_first_die(events, fall.is_some(), game, shields);
        self.moves = Moves::begin(&changes, MOST, env.settings.reduced_motion, env.now);
    }

    /// Shows what the die that has just come to lie does, over the game as it stood before it.
    pub(super) fn strike(&mut self, env: Env<'_>) {
        let Some(dice) = &self.dice else { return };
        let changes = struck(dice.current());
        self.moves = Moves::begin(&changes, dice.stands(), env.settings.reduced_motion, env.now);
    }
}

impl Table {
    /// What moves now.
    pub fn moves(&self) -> &Moves {
        &self.animation.moves
    }

    /// How often time must be told to pass: not at all where nothing moves, and nothing is waited for.
    pub fn beat(&self) -> Option<Duration> {
        let plays = self.animation.has_dice() || self.mode.is_running();
        if plays || self.is_writing() || self.mode.has_dice() { Some(FRAME) } else { self.moves().beat() }
    }

    /// Shows how events come about that were just taken over, since the game stood at a place: those before the first die,
    /// if dice fall.
    pub(crate) fn move_on(&mut self, events: &[Event], from: u32, env: Env<'_>) {
        let shields = self.session.at(from).map_or(0, |game| game.view().shields());
        self.animation.act_out(events, self.session.game(), shields, env);
    }

    /// What is shown of the past now.
    pub(crate) fn was(&self) -> Option<Was> {
        let past = self.mode.past()?;
        let die = past.dice().map(|dice| (dice.history(), dice.lies()));
        Some(Was { place: past.place(), moment: past.moment(), shields: past.game().view().shields(), die })
    }

    /// Shows what was done between what was shown of the past before and what is now, if that is one step on.
    pub(crate) fn move_then(&mut self, was: Option<Was>, env: Env<'_>) {
        let (Some(was), Some(is)) = (was, self.was()) else { return };
        // Nothing moves for those who wish so, and it takes no time to say so: the past is not acted out.
        if (was.place, was.die) == (is.place, is.die) || env.settings.reduced_motion {
            return;
        }
        let Some(past) = self.mode.past() else { return };
        let pace = self.shown.replay_bar.as_ref().map_or(1.0, |strip| strip.pace.factor());
        let (changes, within) = match (was.die, past.dice()) {
            // The die lies, and strikes.
            (_, Some(dice)) if dice.lies() => (struck(dice.current()), dice.stands()),
            // What was chosen is done, up to the first die if there is one.
            (None, dice) if is.place == was.place + usize::from(dice.is_none()) => {
                // Nothing where a scenario began between them: another chart lies there.
                let done = self.session.events_between(was.moment, is.moment);
                let changes = before_the_first_die(&done, dice.is_some(), past.game(), was.shields);
                (changes, MOST.mul_f32(pace))
            }
            _ => (Vec::new(), MOST),
        };
        self.animation.moves = Moves::begin(&changes, within, false, env.now);
    }
}

/// What changes before the first die falls, if one does, in a game as it stands then.
fn before_the_first_die(events: &[Event], falls: bool, game: &Game, shields: u8) -> Vec<Change> {
    let seen = events.iter().take_while(|event| !falls || !matches!(event, Event::Rolled { .. }));
    changes(seen, game, Stands::After { shields })
}

/// What a die does.
fn struck(fall: &DieRoll) -> Vec<Change> {
    changes(&fall.events, &fall.before, Stands::Before)
}

/// Whether a message is of a hand or a key that does something, so that what moves ends at once.
pub(crate) fn ends_motion(message: &Message) -> bool {
    !matches!(
        message,
        Message::Tick(_)
            | Message::Asked(_)
            | Message::Below(_)
            | Message::Board(map::Event::Camera(_) | map::Event::Room(_) | map::Event::Hovered(_))
    )
}
