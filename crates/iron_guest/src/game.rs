//! Iron Guest as a game of the house: what sessions, saves and screens drive.

mod line;

use std::sync::Arc;

use kernel::save::{Hash, Json, UndoPolicy};
use kernel::{AnyInput, Game, HashForm, Illegal, NewGame, NoStep, Offers, Pending, Seat, SeatSet, canonical_hash};
use serde::de::Error as _;

use crate::board::Hex;
use crate::bot::Bot;
use crate::content::{CannotBegin, Catalogue, Switches};
use crate::decision::{self, Answer, Ask, Asked, Decision, Drawing, Input, Request};
use crate::event::Event;
use crate::order_of_play::Play;
use crate::setup::Setup;
use crate::state::{Outcome, State};

/// A game of Iron Guest.
#[derive(Debug, Clone)]
pub struct IronGuest {
    catalogue: Arc<Catalogue>,
    play: Play,
}

/// How players ask for a new game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Start {
    /// The set-up.
    pub scenario: String,
    /// What is to be otherwise than it says.
    pub switches: Switches,
    /// What the dice grow from.
    pub seed: u64,
    /// The players' names, by seat.
    pub players: Vec<String>,
    /// What the players call the game; empty if they have not said.
    pub name: String,
    /// What may be undone.
    pub undo: UndoPolicy,
    /// The bot that plays each seat; none where a person does.
    pub bots: Vec<Option<Bot>>,
}

/// What is played: a game is one battle, and its state is read only with its set-up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stage {
    /// The set-up.
    pub setup: Arc<Setup>,
    written: Json,
}

impl Stage {
    fn new(setup: Setup) -> Result<Self, Fault> {
        Ok(Self { written: Json::of(&setup)?, setup: Arc::new(setup) })
    }
}

/// Why a game cannot be begun or taken up.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// It cannot be played like that.
    #[error(transparent)]
    CannotBegin(#[from] CannotBegin),
    /// The set-up that the file names cannot be read.
    #[error("the set-up cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// A game consists of one battle.
    #[error("there is no further stage")]
    NoFurtherStage,
}

impl IronGuest {
    /// The game itself, without its catalogue.
    pub fn play(&self) -> &Play {
        &self.play
    }
}

impl Game for IronGuest {
    const ID: &'static str = "iron-guest";

    type Catalogue = Catalogue;
    type Start = Start;
    type Setup = Setup;
    type Stage = Stage;
    type State = State;
    type Answer = Answer;
    type Drawn = Hex;
    type Decision = Decision;
    type Request = Request;
    type Drawing = Drawing;
    type Outcome = Outcome;
    type Event = Event;
    type Asked = Asked;
    type Step = NoStep;
    type Fault = Fault;

    fn set_up(catalogue: &Arc<Catalogue>, start: Start) -> Result<NewGame<Setup>, Fault> {
        let setup = Setup { bots: start.bots, ..catalogue.setup(&start.scenario, &start.switches)? };
        let Start { seed, players, name, undo, .. } = start;
        Ok(NewGame { setup, seed, players, name, undo })
    }

    fn first_stage(catalogue: &Arc<Catalogue>, setup: &Setup) -> Result<Stage, Fault> {
        catalogue.check(setup).map_err(CannotBegin::Setup)?;
        Stage::new(setup.clone())
    }

    fn begin(
        catalogue: &Arc<Catalogue>,
        _setup: &Setup,
        stage: &Stage,
        events: &mut Vec<Event>,
    ) -> Result<Self, Fault> {
        let play = Play::begin(stage.setup.clone(), events).map_err(CannotBegin::Setup)?;
        Ok(Self { catalogue: catalogue.clone(), play })
    }

    fn resume(catalogue: &Arc<Catalogue>, stage: &Stage, state: State) -> Self {
        Self { catalogue: catalogue.clone(), play: Play::resume(stage.setup.clone(), state) }
    }

    fn catalogue(&self) -> &Arc<Catalogue> {
        &self.catalogue
    }

    fn state(&self) -> &State {
        self.play.state()
    }

    // Inlined, so that what reads and writes each type of a state is compiled where battles are kept, for size, and not with the
    // rules and bots, which are optimised for speed.
    #[inline]
    fn write_state(&self) -> serde_json::Result<Json> {
        Json::of(self.play.state())
    }

    #[inline]
    fn read_state(_catalogue: &Arc<Catalogue>, stage: &Stage, written: &Json) -> serde_json::Result<State> {
        let state: State = written.read()?;
        let setup = &stage.setup;
        let empty = setup.bare(setup.fixed_shoals());
        let owners = |state: &State| state.ships.iter().map(|ship| ship.owner).collect::<Vec<_>>();
        let same = state.radius == empty.radius
            && state.faces.len() == empty.faces.len()
            && owners(&state) == owners(&empty)
            && state.ships.iter().all(|ship| ship.masts <= setup.masts);
        if same { Ok(state) } else { Err(serde_json::Error::custom("a state of another set-up")) }
    }

    #[inline]
    fn hash(&self, _form: HashForm) -> Hash {
        canonical_hash(self.play.state())
    }

    fn pending(&self) -> Pending<Self> {
        match self.play.pending() {
            decision::Pending::Choose(decision) => Pending::Choose(decision),
            decision::Pending::Chance(request) => Pending::Chance(request),
            decision::Pending::Draw(drawing) => Pending::Draw(drawing),
            decision::Pending::Over(outcome) => Pending::Over(outcome),
        }
    }

    fn submit(&mut self, input: Input, events: &mut Vec<Event>) -> Result<(), Illegal> {
        self.play.submit(input, events)
    }

    fn chances(&self) -> Vec<AnyInput<Answer, Hex>> {
        self.play.chances()
    }

    fn write_answer(&self, answer: &Answer) -> String {
        line::write(*answer)
    }

    fn read_answer(&self, line: &str) -> Option<Answer> {
        line::read(line)
    }

    fn write_drawn(&self, drawn: &Hex) -> String {
        drawn.to_string()
    }

    fn read_drawn(&self, name: &str) -> Option<Hex> {
        line::hex(name)
    }

    fn asked(decision: &Decision) -> Asked {
        Asked { seat: decision.seat, ask: decision.ask }
    }

    fn offers(decision: &Decision) -> Offers<'_, Answer> {
        Offers::List(&decision.options)
    }

    fn seats(&self, decision: &Decision) -> SeatSet {
        SeatSet::only(decision.seat)
    }

    fn is_action(decision: &Decision) -> bool {
        match decision.ask {
            Ask::Face | Ask::Place(_) | Ask::Choose => true,
            Ask::Return { .. } | Ask::Draw(_) => false,
        }
    }

    /// Nothing is hidden in this game, so nothing is revealed (Iron Guest 1.6).
    fn reveals(_event: &Event) -> bool {
        false
    }

    fn turn(&self) -> u16 {
        self.play.state().turn
    }

    fn observe(&self, _seat: Option<Seat>, _guess: u64) -> Self {
        self.clone()
    }

    fn next_stage(&self, _seed: u64) -> Result<Stage, Fault> {
        Err(Fault::NoFurtherStage)
    }

    fn write_stage(stage: &Stage) -> Json {
        stage.written.clone()
    }

    #[inline]
    fn read_stage(catalogue: &Arc<Catalogue>, written: &Json) -> Result<Stage, Fault> {
        Self::first_stage(catalogue, &written.read()?)
    }

    #[inline]
    fn fingerprint(catalogue: &Catalogue) -> Hash {
        canonical_hash(catalogue)
    }
}
