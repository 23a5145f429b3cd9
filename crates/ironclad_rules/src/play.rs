//! The campaign as a [`kernel`] game: how it is begun, saved and resumed.

mod mission;
mod next_scenario;
mod setup;
mod stage;
mod start;

use std::sync::Arc;

pub use mission::Mission;
pub use setup::{Campaign, Seats, Setup};
pub use stage::{Embarked, Stage};
pub use start::{NewCampaign, Start, What};

use kernel::save::{Hash, Json, PackMark, Renames};
use kernel::{HashForm, Illegal, NewGame, Offers, SeatSet, Wanted};

use crate::bot;
use crate::content::edition::Edition;
use crate::content::id::with_names;
use crate::content::scenario::Step;
use crate::content::terms::System;
use crate::content::{Content, GearId, Id, IntelId};
use crate::engine::{
    Answer, Decision, DecisionKind, Drawing, Drawn, Event, Events, Game, Input, Outcome, Pending, Request, Sought,
    Source, State,
};
use crate::patrol::Unfit;

/// Why a game, or its next scenario, cannot begin.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// There is no such scenario.
    #[error("no scenario `{0}`")]
    UnknownScenario(String),
    /// A mission cannot be made from these wishes, or the one in a file cannot be played here.
    #[error(transparent)]
    Mission(#[from] Unfit),
    /// One to three play.
    #[error("{0} players: one to three can play")]
    Players(usize),
}

/// What the history keeps of a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asked {
    /// What kind of question.
    pub kind: DecisionKind,
    /// Whose system was asked; all seats if none.
    pub system: Option<System>,
    /// What led to the question, if anything did.
    pub source: Option<Source>,
}

impl kernel::Game for Game {
    const ID: &'static str = "ironclad";

    type Catalogue = Content;
    type Start = Start;
    type Setup = Setup;
    type Stage = Stage;
    type State = State;
    type Answer = Answer;
    type Drawn = Drawn;
    type Decision = Decision;
    type Request = Request;
    type Drawing = Drawing;
    type Outcome = Outcome;
    type Event = Event;
    type Asked = Asked;
    type Step = Step;
    type Fault = Fault;

    fn set_up(content: &Arc<Content>, start: Start) -> Result<NewGame<Setup>, Fault> {
        start::set_up(content, start)
    }

    fn first_stage(content: &Arc<Content>, setup: &Setup) -> Result<Stage, Fault> {
        let (scenario, mission) = (setup.scenario.clone(), setup.mission.clone());
        Stage::laid(content, Embarked { scenario, mission, edition: setup.edition })
    }

    fn begin(content: &Arc<Content>, setup: &Setup, stage: &Stage, events: &mut Events) -> Result<Self, Fault> {
        let (content, scenario) = (Arc::clone(content), Arc::clone(&stage.scenario));
        Ok(match setup.campaign {
            Some(campaign) => Self::campaign(content, scenario, setup.engine(), campaign.scenarios, events),
            None => Self::new(content, scenario, setup.engine(), events),
        })
    }

    fn resume(content: &Arc<Content>, stage: &Stage, state: State) -> Self {
        Self::resume(Arc::clone(content), Arc::clone(&stage.scenario), state)
    }

    fn catalogue(&self) -> &Arc<Content> {
        self.content()
    }

    fn state(&self) -> &State {
        self.state()
    }

    // Inlined, so that what reads and writes each type of a state is compiled where games are kept and not with the rules: those
    // are optimised for speed in one piece.
    #[inline]
    fn write_state(&self) -> serde_json::Result<Json> {
        with_names(self.names(), || Json::of(self.state()))
    }

    #[inline]
    fn read_state(_: &Arc<Content>, stage: &Stage, written: &Json) -> serde_json::Result<State> {
        with_names(&stage.scenario.map.names, || written.read())
    }

    #[inline]
    fn hash(&self, form: HashForm) -> Hash {
        match form {
            HashForm::Whole => Hash(self.whole_hash()),
            HashForm::Canonical => Hash(self.hash()),
        }
    }

    fn pending(&self) -> Pending {
        self.pending()
    }

    fn submit(&mut self, input: Input, events: &mut Events) -> Result<(), Illegal> {
        self.submit(input, events)
    }

    fn chances(&self) -> Vec<Input> {
        self.chances().to_vec()
    }

    fn write_answer(&self, answer: &Answer) -> String {
        answer.id(self.names())
    }

    fn read_answer(&self, line: &str) -> Option<Answer> {
        let Pending::Choose(decision) = self.pending() else { return None };
        decision.options.into_iter().find(|answer| answer.id(self.names()) == line)
    }

    fn write_drawn(&self, drawn: &Drawn) -> String {
        drawn.name(self.names()).to_owned()
    }

    fn read_drawn(&self, name: &str) -> Option<Drawn> {
        let names = self.names();
        let gear = GearId::find(names, name).map(Drawn::Gear);
        gear.or_else(|| IntelId::find(names, name).map(Drawn::Intel))
    }

    fn asked(decision: &Decision) -> Asked {
        Asked { kind: decision.kind, system: decision.system, source: decision.source }
    }

    fn offers(decision: &Decision) -> Offers<'_, Answer> {
        Offers::List(&decision.options)
    }

    /// All players decide together, whichever system it is (rule 1.2).
    fn seats(&self, _: &Decision) -> SeatSet {
        self.state().setup.seats.into_iter().collect()
    }

    fn is_action(decision: &Decision) -> bool {
        decision.kind == DecisionKind::Action && decision.source.is_none()
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::TokenRevealed { .. })
    }

    fn turn(&self) -> u16 {
        self.table().turn
    }

    fn stage_number(&self) -> u8 {
        self.table().log.as_ref().map_or(1, |log| log.scenario)
    }

    /// Everybody sees the same table; sealed tokens are guessed.
    fn observe(&self, _: Option<kernel::Seat>, guess: u64) -> Self {
        bot::guessed(self, guess)
    }

    /// What is shown of the table is public as it is: a sealed token is shown sealed.
    fn observe_public(&self, _: Option<kernel::Seat>) -> Self {
        self.clone()
    }

    fn wanted(&self) -> Option<Wanted> {
        self.sought().map(|sought| match sought {
            Sought::Again => Wanted::Again,
            Sought::Contract(_) | Sought::Chapter(_) => Wanted::Next,
        })
    }

    fn next_stage(&self, seed: u64) -> Result<Stage, Fault> {
        next_scenario::next(self, seed)
    }

    fn enter_stage(&self, stage: &Stage, began: &State, events: &mut Events) -> Self {
        self.embark(Arc::clone(&stage.scenario), began, events)
    }

    fn write_stage(stage: &Stage) -> Json {
        stage.written.clone()
    }

    fn read_stage(content: &Arc<Content>, written: &Json) -> Result<Stage, Fault> {
        Stage::read(content, written)
    }

    fn script(&self) -> &[Step] {
        let setup = &self.state().setup;
        if !setup.scripted {
            return &[];
        }
        match setup.edition {
            Edition::First => &self.scenario().script_at_first,
            Edition::Second => &self.scenario().file.script,
        }
    }

    fn narrowed(mut decision: Decision, answer: &Answer) -> Decision {
        decision.options.retain(|option| option == answer);
        decision
    }

    fn passed_by(&self, decision: &Decision) -> Option<Answer> {
        let passes = self.state().setup.scripted
            && decision.kind == DecisionKind::Reaction
            && decision.options.contains(&Answer::Pass);
        if passes { Some(Answer::Pass) } else { None }
    }

    fn fingerprint(content: &Content) -> Hash {
        content.fingerprint()
    }

    fn packs(content: &Content) -> Vec<PackMark> {
        let mark = |pack: &Arc<crate::content::pack::Pack>| PackMark {
            id: pack.id().to_owned(),
            name: pack.name("en").to_owned(),
            version: pack.file.version.clone(),
            content: Hash(pack.fingerprint),
        };
        content.packs.iter().map(mark).collect()
    }

    fn renames(content: &Content) -> Option<&Renames> {
        Some(&content.renames)
    }
}
