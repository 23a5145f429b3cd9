//! The interface of a game to everything else.
//!
//! A game is a value: the catalogue it is played with, the stage (scenario) being played, and a state. It runs until it
//! needs an input and says which; every choice and every die comes in through [`Game::submit`]. Nothing else changes
//! it, so a session can save, copy, undo and replay it without knowing its rules.

use std::fmt;
use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::chance::Die;
use crate::save::{Hash, Json, PackMark, Renames};
use crate::seat::SeatSet;

/// A game in play.
pub trait Game: Clone + fmt::Debug + Send + 'static {
    /// Its id in saves and in the line protocol: `iron-guest`.
    const ID: &'static str;

    /// The content it is played with, loaded and checked.
    type Catalogue: fmt::Debug + Send + Sync + 'static;
    /// How a player asks for a new game: what the menus and the line protocol fill in.
    type Start;
    /// The set-up of a game. It is in the first line of its file, and begins the same game again.
    type Setup: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What is being played: the scenario of a campaign. Games that consist of one battle use `()`.
    type Stage: Clone + fmt::Debug + Send + Sync + 'static;
    /// Everything that changes.
    type State: Clone + fmt::Debug + Send + 'static;
    /// A player's choice.
    type Answer: Clone + fmt::Debug + PartialEq + Send + Sync + 'static;
    /// A token or card drawn. Games with dice alone use [`NoDraw`].
    type Drawn: Clone + fmt::Debug + PartialEq + Send + Sync + 'static;
    /// The question that waits for players.
    type Decision: Clone + fmt::Debug;
    /// What a die is rolled for.
    type Request: Clone + fmt::Debug;
    /// What a token is drawn from, and why.
    type Drawing: Clone + fmt::Debug;
    /// How it ended.
    type Outcome: Clone + fmt::Debug;
    /// Something that happened.
    type Event: Clone + fmt::Debug + PartialEq + Send + Sync + 'static;
    /// What the history keeps of a question besides its answer.
    type Asked: Clone + fmt::Debug + PartialEq + Send + Sync + 'static;
    /// A step of a scripted lesson. Games without scripts use [`NoStep`].
    type Step: ScriptStep;
    /// Why a game, or its next stage, cannot begin.
    type Fault: std::error::Error + Send + Sync + 'static;

    /// Prepares the game that `start` asks for: seed, players and set-up.
    ///
    /// # Errors
    /// If there is no such scenario, or it cannot be played that way.
    fn set_up(catalogue: &Arc<Self::Catalogue>, start: Self::Start) -> Result<NewGame<Self::Setup>, Self::Fault>;

    /// The stage that a setup begins with.
    ///
    /// # Errors
    /// If the catalogue does not have it.
    fn first_stage(catalogue: &Arc<Self::Catalogue>, setup: &Self::Setup) -> Result<Self::Stage, Self::Fault>;

    /// Sets up a game and runs it to the first input that it needs.
    ///
    /// # Errors
    /// If the catalogue cannot play it.
    fn begin(
        catalogue: &Arc<Self::Catalogue>,
        setup: &Self::Setup,
        stage: &Self::Stage,
        events: &mut Vec<Self::Event>,
    ) -> Result<Self, Self::Fault>;

    /// Resumes a game at a saved state.
    fn resume(catalogue: &Arc<Self::Catalogue>, stage: &Self::Stage, state: Self::State) -> Self;

    /// The content it is played with.
    fn catalogue(&self) -> &Arc<Self::Catalogue>;

    /// Everything that changes.
    fn state(&self) -> &Self::State;

    /// The state as JSON, for a checkpoint.
    ///
    /// # Errors
    /// None in practice: a state is plain data.
    fn write_state(&self) -> serde_json::Result<Json>;

    /// A state from a checkpoint.
    ///
    /// # Errors
    /// If it is not a state of this stage.
    fn read_state(
        catalogue: &Arc<Self::Catalogue>,
        stage: &Self::Stage,
        written: &Json,
    ) -> serde_json::Result<Self::State>;

    /// The hash of the state, the same on every machine.
    fn hash(&self, form: HashForm) -> Hash;

    /// What it waits for.
    fn pending(&self) -> Pending<Self>;

    /// Goes on with an input, and appends what happened to `events`.
    ///
    /// # Errors
    /// If the input does not fit what is pending. Nothing has changed then.
    fn submit(&mut self, input: Input<Self>, events: &mut Vec<Self::Event>) -> Result<(), Illegal>;

    /// The equally likely results of the pending chance: the faces of a die in order, or what can be drawn. Empty
    /// while no chance is pending.
    fn chances(&self) -> Vec<Input<Self>>;

    /// An answer to the pending question as one line of the journal.
    fn write_answer(&self, answer: &Self::Answer) -> String;

    /// Parses an answer to the pending question from a line of the journal. It need not be legal.
    fn read_answer(&self, line: &str) -> Option<Self::Answer>;

    /// The name of a drawn token.
    fn write_drawn(&self, drawn: &Self::Drawn) -> String;

    /// The token of this name, whichever pile it is drawn from.
    fn read_drawn(&self, name: &str) -> Option<Self::Drawn>;

    /// What the history keeps of a question.
    fn asked(decision: &Self::Decision) -> Self::Asked;

    /// The answers to a question.
    fn offers(decision: &Self::Decision) -> Offers<'_, Self::Answer>;

    /// The seats that may answer a question; all of them if the players decide together.
    fn seats(&self, decision: &Self::Decision) -> SeatSet;

    /// The seats for which an answer is given: all that are asked, unless several are asked at once and the answer is one
    /// of them's.
    fn answering(&self, decision: &Self::Decision, answer: &Self::Answer) -> SeatSet {
        let _ = answer;
        self.seats(decision)
    }

    /// The seats that see what these seats decide in secret: themselves and their allies.
    fn allies(&self, seats: SeatSet) -> SeatSet {
        seats
    }

    /// Whether a seat may see an event before everything is revealed; whether everybody may, if no seat is named.
    fn is_visible(&self, event: &Self::Event, seat: Option<crate::Seat>) -> bool {
        let _ = (event, seat);
        true
    }

    /// Whether the answer is hidden from the other seats until it is revealed.
    fn is_secret(decision: &Self::Decision) -> bool {
        let _ = decision;
        false
    }

    /// Whether the question is what to do next, rather than a detail of it. Undoing an action goes back to such a question.
    fn is_action(decision: &Self::Decision) -> bool;

    /// Whether an event showed something hidden: a token revealed, orders revealed. What was seen limits undo.
    fn reveals(event: &Self::Event) -> bool;

    /// The turn, from 1; 0 before the first.
    fn turn(&self) -> u16;

    /// The stage of a campaign, from 1.
    fn stage_number(&self) -> u8 {
        1
    }

    /// The game as one seat may see it, or the public view if no seat is named: hidden things are
    /// replaced by a guess, seeded with `guess`. Screens and bots see this.
    #[must_use]
    fn observe(&self, seat: Option<crate::Seat>, guess: u64) -> Self {
        let _ = (seat, guess);
        self.clone()
    }

    /// The same for a front end that shows what is public: unknown things stay unknown.
    #[must_use]
    fn observe_public(&self, seat: Option<crate::Seat>) -> Self {
        self.observe(seat, 0)
    }

    /// The stage that a campaign wants next, once a stage is over.
    fn wanted(&self) -> Option<Wanted> {
        None
    }

    /// The stage that a campaign [wants](Self::wanted): the next, or the same again. If the catalogue does not have it, it is generated from `seed`.
    ///
    /// # Errors
    /// If there is none and none can be generated.
    fn next_stage(&self, seed: u64) -> Result<Self::Stage, Self::Fault>;

    /// Begins another stage, or the same one again; `began` is the state in which the last one began.
    #[must_use]
    fn enter_stage(&self, stage: &Self::Stage, began: &Self::State, events: &mut Vec<Self::Event>) -> Self {
        let _ = (stage, began, events);
        self.clone()
    }

    /// A stage as the journal names it.
    fn write_stage(stage: &Self::Stage) -> Json;

    /// The stage that the journal names.
    ///
    /// # Errors
    /// If the catalogue does not have it.
    fn read_stage(catalogue: &Arc<Self::Catalogue>, written: &Json) -> Result<Self::Stage, Self::Fault>;

    /// The script of the lesson being played; empty if there is none.
    fn script(&self) -> &[Self::Step] {
        &[]
    }

    /// A question with only the scripted answer left.
    fn narrowed(decision: Self::Decision, answer: &Self::Answer) -> Self::Decision {
        let _ = answer;
        decision
    }

    /// The answer that passes a reaction without asking, in a scripted lesson.
    fn passed_by(&self, decision: &Self::Decision) -> Option<Self::Answer> {
        let _ = decision;
        None
    }

    /// A hash of the catalogue's definitions.
    fn fingerprint(catalogue: &Self::Catalogue) -> Hash;

    /// The players' packs in a catalogue.
    fn packs(catalogue: &Self::Catalogue) -> Vec<PackMark> {
        let _ = catalogue;
        Vec::new()
    }

    /// Ids that were renamed or removed.
    fn renames(catalogue: &Self::Catalogue) -> Option<&Renames> {
        let _ = catalogue;
        None
    }
}

/// A game ready to begin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewGame<S> {
    /// What it begins with.
    pub setup: S,
    /// The seed of the dice.
    pub seed: u64,
    /// The players' names, by seat; an empty one is nobody's in particular.
    pub players: Vec<String>,
    /// The players' name for the game; empty if they gave none.
    pub name: String,
    /// What may be undone.
    pub undo: crate::save::UndoPolicy,
}

/// What a game waits for.
#[derive(Debug, Clone)]
pub enum Pending<G: Game> {
    /// Players choose.
    Choose(G::Decision),
    /// A die is rolled.
    Chance(G::Request),
    /// A token is drawn.
    Draw(G::Drawing),
    /// Nothing: the game is over.
    Over(G::Outcome),
}

/// An input to a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnyInput<A, D> {
    /// A player's answer.
    Answer(A),
    /// The face rolled.
    Die(Die),
    /// The token drawn.
    Drawn(D),
}

/// An input to a game.
pub type Input<G> = AnyInput<<G as Game>::Answer, <G as Game>::Drawn>;

/// The answers to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Offers<'d, A> {
    /// One of these.
    List(&'d [A]),
    /// More than can be listed: `submit` judges, and the game's window draws what is legal.
    Open,
}

/// What a campaign wants next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// The stage behind once more, from its start.
    Again,
    /// The next stage.
    Next,
}

/// How a state is hashed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HashForm {
    /// Every field of the state, as formats 1 to 3 wrote it.
    Whole,
    /// Fields that have their default left out, so that a new field changes no older hash.
    #[default]
    Canonical,
}

impl HashForm {
    /// Whether it is today's form.
    pub fn is_canonical(&self) -> bool {
        *self == Self::Canonical
    }
}

/// Why an input was refused. Nothing has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The answer is not among the options.
    #[error("not an option of this decision")]
    NotAnOption,
    /// Chance was given, but a choice is asked.
    #[error("a choice is asked, not a die or a draw")]
    NotAChance,
    /// A choice was given, but a die or a draw is asked.
    #[error("a die or a draw is asked, not a choice")]
    NotAChoice,
    /// A die was given where a token is drawn, or a token where a die is rolled.
    #[error("another kind of chance is asked")]
    AnotherChance,
    /// The token is not in the group that is drawn from.
    #[error("not in the group that is drawn from")]
    NotInTheGroup,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// More procedures would be in progress at once than a state has room for: the state is damaged.
    #[error("more would be under way than there is room for")]
    NoRoom,
}

/// A step of a scripted lesson: what is chosen, and what is rolled meanwhile.
pub trait ScriptStep: fmt::Debug {
    /// The answers, as the journal writes them.
    fn answers(&self) -> &[String];
    /// The faces of the dice.
    fn dice(&self) -> &[u8];
}

/// The draw of a game that has none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoDraw {}

/// The step of a game that has no scripts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoStep {}

impl ScriptStep for NoStep {
    fn answers(&self) -> &[String] {
        match *self {}
    }

    fn dice(&self) -> &[u8] {
        match *self {}
    }
}
