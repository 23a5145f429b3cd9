//! A node of the history: an input, and what it led to.

use crate::game::{AnyInput, Game, Input};
use crate::save::{Hash, InputSource, Progress};
use crate::seat::SeatSet;

/// Once a stage is behind, the state at the beginning of one turn in so many stays cached.
const CACHED_EVERY: u16 = 3;

/// What led to a node.
#[derive(Debug, Clone)]
pub(super) enum Step<G: Game> {
    /// The start of the game.
    Start,
    /// A choice, a die or a draw.
    Input(Input<G>),
    /// The next stage began, or the same one again.
    StageChange,
    /// Inputs that today's rules refuse; the state comes from a checkpoint.
    Gap,
}

/// What the game waits for at a node where it waits for the players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PausePoint {
    /// An action of the turn.
    Action,
    /// Another answer.
    Answer,
    /// Nothing: the game is over.
    Over,
}

/// Which turn of which attempt at which stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct TurnId {
    /// The stage, from 1.
    pub stage: u8,
    /// How often the stage has been restarted, from 0.
    pub attempt: u8,
    /// The turn, 0 before the first.
    pub turn: u16,
}

/// The state at a node, if it is cached.
#[derive(Debug)]
pub(super) enum CachedState<G: Game> {
    /// Never cached.
    Never,
    /// Dropped because its stage is behind; replayed when it is needed.
    Once,
    /// The state itself.
    Now(Box<G::State>),
}

/// A node of the history. The state is cached at some nodes only; elsewhere it is replayed from the last of them.
#[derive(Debug)]
pub(super) struct Node<G: Game> {
    /// Its number in the journal.
    pub(super) number: u32,
    /// The place before it; none at the start.
    pub(super) parent: Option<usize>,
    /// What brought the game here.
    pub(super) step: Step<G>,
    /// Who gave the input.
    pub(super) by: InputSource,
    /// What it answered, if it is a choice.
    pub(super) asked: Option<G::Asked>,
    /// What happened, where it is kept; elsewhere it is played again (`event_cache`).
    pub(super) events: Option<Box<[G::Event]>>,
    /// Whether something hidden was shown: a token turned up, orders revealed.
    pub(super) revealed: bool,
    /// Whose secret it is, if it is an answer that other seats may not see before it is revealed.
    pub(super) secret: Option<SeatSet>,
    /// The hash of the state.
    pub(super) hash: Hash,
    /// How far along script and generator it is.
    pub(super) progress: Progress,
    /// Where in the campaign it is.
    pub(super) when: TurnId,
    /// What the players are asked here, if it is their turn.
    pub(super) rest: Option<PausePoint>,
    /// The input that followed when the head last came through here.
    pub(super) next: Option<usize>,
    /// The state.
    pub(super) state: CachedState<G>,
    /// The stage that begins here, or is gone on with from a state of the file, if one is.
    pub(super) stage: Option<Box<G::Stage>>,
    /// Whether the cached state is the only one: the parent's has been replaced and does not lead here.
    pub(super) anchored: bool,
    /// Chances that were taken back to here.
    pub(super) undone_chance: UndoneChance,
}

/// Dice and tokens that the players had seen and took back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, serde::Serialize)]
pub struct UndoneChance {
    /// How many dice.
    pub dice: u16,
    /// How many tokens turned up or drawn.
    pub tokens: u16,
}

impl UndoneChance {
    /// Whether there are any.
    pub fn is_some(self) -> bool {
        self != Self::default()
    }

    /// Adds others to them.
    pub fn add(&mut self, other: Self) {
        self.dice = self.dice.saturating_add(other.dice);
        self.tokens = self.tokens.saturating_add(other.tokens);
    }
}

impl<G: Game> Node<G> {
    /// Whether it is a choice of the players.
    pub(super) fn is_choice(&self) -> bool {
        self.by == InputSource::Players && matches!(self.step, Step::Input(AnyInput::Answer(_)))
    }

    /// The input, if it is one.
    pub(super) fn input(&self) -> Option<&Input<G>> {
        match &self.step {
            Step::Input(input) => Some(input),
            Step::Start | Step::StageChange | Step::Gap => None,
        }
    }

    /// The die or token that the players rolled, drew or typed in, if it is one.
    pub(super) fn own_chance(&self) -> Option<&Input<G>> {
        self.input().filter(|input| self.by == InputSource::Players && !matches!(input, AnyInput::Answer(_)))
    }

    /// What is seen here that cannot be unseen. A lesson's own dice are known beforehand.
    pub(super) fn seen(&self) -> UndoneChance {
        let rolled = matches!(self.step, Step::Input(AnyInput::Die(_))) && self.by != InputSource::Script;
        let drawn = matches!(self.step, Step::Input(AnyInput::Drawn(_)));
        UndoneChance { dice: rolled.into(), tokens: (drawn || self.revealed).into() }
    }

    /// What happened, as far as it is kept: all of it in the stage in hand.
    pub(super) fn kept_events(&self) -> &[G::Event] {
        self.events.as_deref().unwrap_or_default()
    }

    /// The state, if it is cached.
    pub(super) fn state(&self) -> Option<&G::State> {
        match &self.state {
            CachedState::Now(state) => Some(state),
            CachedState::Never | CachedState::Once => None,
        }
    }

    /// Whether the state is cached here, or was.
    pub(super) fn has_cached_state(&self) -> bool {
        !matches!(self.state, CachedState::Never)
    }

    /// Caches the state.
    pub(super) fn cache_state(&mut self, state: G::State) {
        self.state = CachedState::Now(Box::new(state));
    }

    /// Whether its input alone leads here from the parent, so that the cache can be rebuilt.
    fn follows(&self) -> bool {
        self.parent.is_some() && self.stage.is_none() && !self.anchored
    }

    /// Whether its state, if it is cached, stays so once its stage is behind: then looking back never replays much.
    fn stays_cached(&self) -> bool {
        self.when.turn > 0 && self.when.turn.is_multiple_of(CACHED_EVERY)
    }

    /// Drops what can be replayed.
    pub(super) fn drop_cache(&mut self) {
        if self.follows() {
            self.events = None;
            if self.has_cached_state() && !self.stays_cached() {
                self.state = CachedState::Once;
            }
        }
    }
}

impl TurnId {
    /// The stage and the attempt at it.
    pub fn sitting(self) -> (u8, u8) {
        (self.stage, self.attempt)
    }
}

/// The turn in which a game stands.
pub(super) fn when<G: Game>(game: &G, attempt: u8) -> TurnId {
    TurnId { stage: game.stage_number(), attempt, turn: game.turn() }
}
