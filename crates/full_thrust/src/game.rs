//! The battle as a [`Game`] of the house.

use std::sync::Arc;

use kernel::save::{Hash, Json, UndoPolicy};
use kernel::{AnyInput, Die, Game, HashForm, Illegal, NewGame, NoDraw, NoStep, Offers, Seat, SeatSet, canonical_hash};
use serde::de::Error as _;

use crate::answer::Answer;
use crate::battle::Battle;
use crate::content::Catalogue;
use crate::decision::{Ask, Decision, Pending, Request};
use crate::event::Event;
use crate::order::MOST_VELOCITY;
use crate::outcome::Outcome;
use crate::play::{FullThrust, Input, State};
use crate::refusal::Refusal;
use crate::setup::{Setup, SetupFault};

/// How a player asks for a battle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Start {
    /// Scenario, switches and forces, as agreed.
    pub setup: Setup,
    /// What the dice grow from.
    pub seed: u64,
    /// The players' names, by seat.
    pub players: Vec<String>,
    /// What the players call the game; empty if they have not said.
    pub name: String,
    /// What may be undone.
    pub undo: UndoPolicy,
}

/// Why a state that was kept is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum StateFault {
    /// It has other ships, groups or squadrons.
    #[error("the state is one of another battle")]
    OtherBattle,
    /// A ship is faster than any can be (Full Thrust 2.2).
    #[error("a velocity is beyond what is recorded (2.2)")]
    Velocity,
}

impl Game for FullThrust {
    const ID: &'static str = "full-thrust";

    type Catalogue = Catalogue;
    type Start = Start;
    type Setup = Setup;
    type Stage = Arc<Battle>;
    type State = State;
    type Answer = Answer;
    type Drawn = NoDraw;
    type Decision = Decision;
    type Request = Request;
    type Drawing = NoDraw;
    type Outcome = Outcome;
    type Event = Event;
    type Asked = Ask;
    type Step = NoStep;
    type Fault = SetupFault;

    fn set_up(catalogue: &Arc<Catalogue>, start: Start) -> Result<NewGame<Setup>, SetupFault> {
        let Start { setup, seed, players, name, undo } = start;
        match setup.check(catalogue).into_iter().next() {
            Some(fault) => Err(fault),
            None => Ok(NewGame { setup, seed, players, name, undo }),
        }
    }

    fn first_stage(catalogue: &Arc<Catalogue>, setup: &Setup) -> Result<Arc<Battle>, SetupFault> {
        Battle::new(catalogue, setup).map(Arc::new)
    }

    fn begin(
        _catalogue: &Arc<Catalogue>,
        _setup: &Setup,
        stage: &Arc<Battle>,
        events: &mut Vec<Event>,
    ) -> Result<Self, SetupFault> {
        Ok(Self::begin(Arc::clone(stage), events))
    }

    fn resume(_catalogue: &Arc<Catalogue>, stage: &Arc<Battle>, state: State) -> Self {
        Self::resume(Arc::clone(stage), state)
    }

    fn catalogue(&self) -> &Arc<Catalogue> {
        &self.battle().catalogue
    }

    fn state(&self) -> &State {
        Self::state(self)
    }

    // Inlined, so that what reads and writes each type of a state is compiled where battles are kept, for size, and not with the
    // rules and bots, which are optimised for speed.
    #[inline]
    fn write_state(&self) -> serde_json::Result<Json> {
        Json::of(Self::state(self))
    }

    #[inline]
    fn read_state(_catalogue: &Arc<Catalogue>, stage: &Arc<Battle>, written: &Json) -> serde_json::Result<State> {
        let state: State = written.read()?;
        let table = &state.table;
        let fits = table.ships.len() == stage.roster.len()
            && table.groups.len() == stage.groups.len()
            && table.squadrons.len() == stage.seats.len();
        if !fits {
            return Err(serde_json::Error::custom(StateFault::OtherBattle));
        }
        if table.ships.iter().any(|ship| ship.velocity > MOST_VELOCITY) {
            return Err(serde_json::Error::custom(StateFault::Velocity));
        }
        Ok(state)
    }

    #[inline]
    fn hash(&self, form: HashForm) -> Hash {
        match form {
            // No file of this game is older than the canonical form.
            HashForm::Whole | HashForm::Canonical => canonical_hash(Self::state(self)),
        }
    }

    fn pending(&self) -> kernel::Pending<Self> {
        match Self::pending(self) {
            Pending::Choose(decision) => kernel::Pending::Choose(decision),
            Pending::Chance(request) => kernel::Pending::Chance(request),
            Pending::Over(outcome) => kernel::Pending::Over(outcome),
        }
    }

    fn submit(&mut self, input: kernel::Input<Self>, events: &mut Vec<Event>) -> Result<(), Illegal> {
        let input = match input {
            AnyInput::Answer(answer) => Input::Answer(answer),
            AnyInput::Die(die) => Input::Die(die),
            AnyInput::Drawn(drawn) => match drawn {},
        };
        Self::submit(self, &input, events).map_err(|refusal| match refusal {
            Refusal::Over => Illegal::Over,
            Refusal::ChoiceAsked => Illegal::NotAChance,
            Refusal::DieAsked => Illegal::NotAChoice,
            // Every other refusal is one of an answer; `query::judge` says which.
            Refusal::NotNow
            | Refusal::NoUnit
            | Refusal::Locked(_)
            | Refusal::NotLocked(_)
            | Refusal::NotAsked(_)
            | Refusal::NotSetUp
            | Refusal::OutsideZone
            | Refusal::PlaceFixed
            | Refusal::CourseNotAllowed
            | Refusal::Velocity { .. }
            | Refusal::Letter
            | Refusal::LetterTaken
            | Refusal::SwitchOff(_)
            | Refusal::Withdrawing
            | Refusal::Dummy
            | Refusal::NoGroup
            | Refusal::Launches { .. }
            | Refusal::NoTarget
            | Refusal::NotBack { .. }
            | Refusal::NotInward
            | Refusal::NotOnSide
            | Refusal::Range { .. }
            | Refusal::Arc(_)
            | Refusal::WeaponDown
            | Refusal::WeaponTwice
            | Refusal::Firecons { .. }
            | Refusal::SameArc
            | Refusal::System
            | Refusal::Fired
            | Refusal::OtherSide
            | Refusal::Moved
            | Refusal::OffTable
            | Refusal::MustLand
            | Refusal::Landing
            | Refusal::Nothing
            | Refusal::Guns { .. }
            | Refusal::TooLong => Illegal::NotAnOption,
        })
    }

    fn chances(&self) -> Vec<kernel::Input<Self>> {
        match Self::pending(self) {
            Pending::Chance(_) => Die::all().map(AnyInput::Die).collect(),
            Pending::Choose(_) | Pending::Over(_) => Vec::new(),
        }
    }

    fn write_answer(&self, answer: &Answer) -> String {
        answer.to_string()
    }

    fn read_answer(&self, line: &str) -> Option<Answer> {
        Answer::parse(line)
    }

    fn write_drawn(&self, drawn: &NoDraw) -> String {
        match *drawn {}
    }

    fn read_drawn(&self, _name: &str) -> Option<NoDraw> {
        None
    }

    fn asked(decision: &Decision) -> Ask {
        decision.ask.clone()
    }

    fn offers(_decision: &Decision) -> Offers<'_, Answer> {
        Offers::Open
    }

    fn seats(&self, decision: &Decision) -> SeatSet {
        decision.seats
    }

    fn answering(&self, decision: &Decision, answer: &Answer) -> SeatSet {
        let battle = self.battle();
        let seat = match answer {
            Answer::Deploy { ship: unit, .. }
            | Answer::Write { ship: unit, .. }
            | Answer::Return { ship: unit, .. }
            | Answer::Wait { ship: unit }
            | Answer::Scan { ship: unit, .. }
            | Answer::Fire { ship: unit, .. }
            | Answer::Guns { ship: unit, .. }
            | Answer::Move { group: unit, .. }
            | Answer::Attack { group: unit, .. } => battle.seat_of_unit(*unit),
            Answer::Lock { seat } | Answer::Unlock { seat } => Some(*seat),
            Answer::Pass | Answer::Exit { .. } => None,
        };
        seat.map_or(decision.seats, SeatSet::only)
    }

    /// Squadrons of one side see each other's papers.
    fn allies(&self, seats: SeatSet) -> SeatSet {
        let battle = self.battle();
        let sides = seats.iter().filter_map(|seat| battle.side_of(seat));
        sides.flat_map(|side| battle.seats_of(side).iter()).collect()
    }

    fn is_visible(&self, event: &Event, seat: Option<Seat>) -> bool {
        let Some(owner) = event.secret_of() else { return true };
        let battle = self.battle();
        seat.and_then(|seat| battle.side_of(seat)).is_some_and(|side| battle.side_of_unit(owner) == Some(side))
    }

    fn is_secret(decision: &Decision) -> bool {
        decision.ask.is_secret()
    }

    fn is_action(decision: &Decision) -> bool {
        decision.ask.is_action()
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn turn(&self) -> u16 {
        Self::state(self).table.turn
    }

    fn observe(&self, seat: Option<Seat>, guess: u64) -> Self {
        Self::observe(self, seat, guess)
    }

    fn next_stage(&self, _seed: u64) -> Result<Arc<Battle>, SetupFault> {
        Err(SetupFault::NothingFollows)
    }

    fn write_stage(stage: &Arc<Battle>) -> Json {
        stage.written.clone()
    }

    #[inline]
    fn read_stage(catalogue: &Arc<Catalogue>, written: &Json) -> Result<Arc<Battle>, SetupFault> {
        let setup: Setup = written.read().map_err(|error| SetupFault::Unreadable(error.to_string()))?;
        Battle::new(catalogue, &setup).map(Arc::new)
    }

    #[inline]
    fn fingerprint(catalogue: &Catalogue) -> Hash {
        Hash(catalogue.fingerprint())
    }
}
