//! A place in the history: an input, and what it led to.

use crate::game::{AnyInput, Game, Input};
use crate::save::{By, Hash, Marks};
use crate::seat::SeatSet;

/// What brought the game to a place.
#[derive(Debug, Clone)]
pub(super) enum Step<G: Game> {
    /// It began here.
    Start,
    /// A choice, a die or a draw.
    Input(Input<G>),
    /// The campaign went on with another stage, or with the same once more.
    Embark,
    /// Inputs that the rules of today do not take any more; the state was kept.
    Gap,
}

/// What is waited for at a place where it is the players' turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Rest {
    /// An action of the turn.
    Action,
    /// Another answer.
    Answer,
    /// Nothing: it is over.
    Over,
}

/// Where in a campaign a place is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct When {
    /// The scenario, from 1.
    pub scenario: u8,
    /// How often it had been begun again, from 0.
    pub attempt: u8,
    /// The turn, 0 before the first.
    pub turn: u16,
}

/// Whether the state is kept at a place.
#[derive(Debug)]
pub(super) enum Held<G: Game> {
    /// It never was.
    Never,
    /// It was, in a scenario that is behind: it is played again when it is wanted.
    Once,
    /// It is.
    Now(Box<G::State>),
}

/// A place in the history. The game itself is kept only at some of them; elsewhere it is played again from the last.
#[derive(Debug)]
pub(super) struct Node<G: Game> {
    /// Its number in the journal.
    pub(super) number: u32,
    /// The place before it; none at the start.
    pub(super) parent: Option<usize>,
    /// What brought the game here.
    pub(super) step: Step<G>,
    /// Who gave the input.
    pub(super) by: By,
    /// What it answered, if it is a choice.
    pub(super) asked: Option<G::Asked>,
    /// What happened, where it is kept; elsewhere it is played again (`recall`).
    pub(super) events: Option<Box<[G::Event]>>,
    /// Whether something hidden was shown: a token turned up, orders revealed.
    pub(super) revealed: bool,
    /// Whose secret it is, if it is an answer that other seats may not see before it is revealed.
    pub(super) secret: Option<SeatSet>,
    /// The hash of the state.
    pub(super) hash: Hash,
    /// How far along script and generator it is.
    pub(super) marks: Marks,
    /// Where in the campaign it is.
    pub(super) when: When,
    /// What the players are asked here, if it is their turn.
    pub(super) rest: Option<Rest>,
    /// The input that followed when the head last came through here.
    pub(super) next: Option<usize>,
    /// The state.
    pub(super) state: Held<G>,
    /// The scenario that begins here, or is gone on with from a state of the file, if one is.
    pub(super) stage: Option<Box<G::Stage>>,
    /// Chances that were taken back to here.
    pub(super) undone_chance: UndoneChance,
}

/// Dice and tokens that the players had seen and took back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, serde::Serialize)]
pub struct UndoneChance {
    /// Dice.
    pub dice: u16,
    /// Tokens turned up or drawn.
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
        self.by == By::Players && matches!(self.step, Step::Input(AnyInput::Answer(_)))
    }

    /// The input, if it is one.
    pub(super) fn input(&self) -> Option<&Input<G>> {
        match &self.step {
            Step::Input(input) => Some(input),
            Step::Start | Step::Embark | Step::Gap => None,
        }
    }

    /// The die or token that the players rolled, drew or typed in, if it is one.
    pub(super) fn own_chance(&self) -> Option<&Input<G>> {
        self.input().filter(|input| self.by == By::Players && !matches!(input, AnyInput::Answer(_)))
    }

    /// What is seen here that cannot be unseen. A lesson's own dice are known beforehand.
    pub(super) fn seen(&self) -> UndoneChance {
        let rolled = matches!(self.step, Step::Input(AnyInput::Die(_))) && self.by != By::Script;
        let drawn = matches!(self.step, Step::Input(AnyInput::Drawn(_)));
        UndoneChance { dice: rolled.into(), tokens: (drawn || self.revealed).into() }
    }

    /// What happened, as far as it is kept: all of it in the scenario in hand.
    pub(super) fn kept_events(&self) -> &[G::Event] {
        self.events.as_deref().unwrap_or_default()
    }

    /// The state, where it is kept.
    pub(super) fn state(&self) -> Option<&G::State> {
        match &self.state {
            Held::Now(state) => Some(state),
            Held::Never | Held::Once => None,
        }
    }

    /// Whether the state is kept here, or was.
    pub(super) fn was_held(&self) -> bool {
        !matches!(self.state, Held::Never)
    }

    /// Keeps the state here.
    pub(super) fn keep(&mut self, state: G::State) {
        self.state = Held::Now(Box::new(state));
    }

    /// Whether it leads on from the place before it by its input alone, so that what is kept here can be made again.
    fn follows(&self) -> bool {
        self.parent.is_some() && self.stage.is_none()
    }

    /// Lets go of what can be made again.
    pub(super) fn let_go(&mut self) {
        if self.follows() {
            self.events = None;
            if self.was_held() {
                self.state = Held::Once;
            }
        }
    }
}

impl When {
    /// The scenario and the attempt at it: the same for all that is played in one go.
    pub fn sitting(self) -> (u8, u8) {
        (self.scenario, self.attempt)
    }
}

/// Where a game is in its campaign.
pub(super) fn when<G: Game>(game: &G, attempt: u8) -> When {
    When { scenario: game.stage_number(), attempt, turn: game.turn() }
}
