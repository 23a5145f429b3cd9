//! The rules of the game, all chapters of the rule book: what a game is, what it asks, and what an answer does.
//!
//! The engine runs until it needs something and says what ([`Game::pending`]); every choice and every die is an input
//! ([`Game::submit`]). What is under way is a stack of frames inside the state, so a game can be saved, copied and shown
//! in the middle of anything. State changes by [`Event`]s alone.

mod apply;
pub mod campaign;
pub mod chance;
pub mod combat;
pub mod course;
pub mod decision;
pub mod event;
pub mod frame;
pub mod full;
pub mod moment;
mod play;
mod procedure;
pub mod query;
mod set_up;
pub mod state;
pub mod task;

use std::sync::Arc;

use arrayvec::ArrayVec;

pub use campaign::{CampaignLog, Sought};
pub use chance::{Die, Drawing, Drawn, Group, Request, Why};
pub use decision::{Answer, CheckOf, Decision, DecisionKind, Options, Source};
pub use event::{Event, Events};
pub use kernel::Illegal;
pub use play::succeeds;
pub use procedure::heroes::rest_heal_wound::Picking;
pub use procedure::intel::trader::Trading;
pub use procedure::skill_check::Check;
pub use state::{Outcome, SEATS, Seat, Setup, State, Status, Table, dealt, one_of_three};

use self::frame::Frame;
use self::full::Full;
use crate::content::id::with_names;
use crate::content::{Content, Names, Scenario};

/// A game: the catalogue and the map it is played with, and its state.
#[derive(Debug, Clone)]
pub struct Game {
    content: Arc<Content>,
    scenario: Arc<Scenario>,
    state: State,
}

/// What a game needs to go on.
pub type Pending = kernel::Pending<Game>;

/// What a game is given to go on.
pub type Input = kernel::Input<Game>;

/// What chance may bring at the most: the faces of a die, or the tokens of a group.
pub const CHANCES: usize = 40;

impl Game {
    /// Sets up a scenario and runs it to its first decision.
    pub fn new(content: Arc<Content>, scenario: Arc<Scenario>, setup: Setup, events: &mut Events) -> Self {
        if scenario.story.is_some() {
            // What a story remembers, it remembers in the log.
            return Self::chapter_alone(content, scenario, setup, events);
        }
        let state = set_up::set_up(&content, &scenario, setup);
        let mut game = Self { content, scenario, state };
        game.run(events);
        game
    }

    /// A chapter of the story by itself, for trying it out: with the roster and purse that a campaign begins with, where it
    /// has nobody of its own.
    fn chapter_alone(content: Arc<Content>, scenario: Arc<Scenario>, setup: Setup, events: &mut Events) -> Self {
        if scenario.file.roster.is_some() || !scenario.file.squads.is_empty() {
            return Self::campaign(content, scenario, setup, 1, events);
        }
        let mut state = set_up::set_up(&content, &scenario, setup);
        let figures = &content.rules.campaign;
        let mut log = CampaignLog::new(&content, &scenario, 1);
        log.begin_with(figures);
        state.table.log = Some(log);
        state.table.credits = state.table.credits.saturating_add(figures.start.credits);
        set_up::fit_out(&mut state);
        let mut game = Self { content, scenario, state };
        game.run(events);
        game
    }

    /// Sets up the first of this many scenarios of a campaign, and runs it to its first decision.
    pub fn campaign(
        content: Arc<Content>,
        scenario: Arc<Scenario>,
        setup: Setup,
        length: u8,
        events: &mut Events,
    ) -> Self {
        let mut state = set_up::set_up(&content, &scenario, setup);
        let mut log = CampaignLog::new(&content, &scenario, length);
        if scenario.file.roster.is_none() {
            // Nobody is asked who goes.
            log.sail(state.table.heroes.iter().map(|aboard| aboard.hero));
        }
        state.table.log = Some(log);
        let mut game = Self { content, scenario, state };
        game.run(events);
        game
    }

    /// What the players want next, when a scenario of a campaign is behind.
    pub fn sought(&self) -> Option<Sought> {
        let log = self.state.table.log.as_ref()?;
        if !self.state.frames.is_empty() || log.results.is_full() {
            return None;
        }
        log.sought
    }

    /// The next scenario of a campaign, set up with all that is carried over (rule 11.8), and run to its first decision.
    /// `began` is the state in which the scenario that is behind began, for when it is to be played again.
    pub fn embark(&self, scenario: Arc<Scenario>, began: &State, events: &mut Events) -> Self {
        let behind = set_up::Behind { scenario: &self.scenario, state: &self.state, began };
        let state = set_up::carried_over(&self.content, &scenario, behind);
        let mut game = Self { content: Arc::clone(&self.content), scenario, state };
        game.run(events);
        game
    }

    /// A game taken up at a state that was kept.
    pub fn resume(content: Arc<Content>, scenario: Arc<Scenario>, state: State) -> Self {
        Self { content, scenario, state }
    }

    /// What the game needs now.
    pub fn pending(&self) -> Pending {
        match (self.state.frames.last(), self.state.table.outcome) {
            // In a campaign the debriefing goes on where a single scenario is over.
            (Some(frame), None) => frame.pending(&self.view()),
            (Some(frame), Some(_)) if self.state.table.log.is_some() => frame.pending(&self.view()),
            (_, outcome) => Pending::Over(outcome.unwrap_or(Outcome::Lost)),
        }
    }

    /// Goes on with an input, and appends what happened to `events`.
    ///
    /// # Errors
    /// If the input is not what is pending. Then nothing has changed.
    pub fn submit(&mut self, input: Input, events: &mut Events) -> Result<(), Illegal> {
        // Compared where they are: a pending question and a state are large, and this is done at every input.
        match (&self.pending(), &input) {
            (Pending::Over(_), _) => return Err(Illegal::Over),
            (Pending::Choose(_), Input::Die(_) | Input::Drawn(_)) => return Err(Illegal::NotAChance),
            (Pending::Chance(_) | Pending::Draw(_), Input::Answer(_)) => return Err(Illegal::NotAChoice),
            (Pending::Chance(_), Input::Drawn(_)) | (Pending::Draw(_), Input::Die(_)) => {
                return Err(Illegal::AnotherChance);
            }
            (Pending::Choose(decision), Input::Answer(answer)) if !decision.options.contains(answer) => {
                return Err(Illegal::NotAnOption);
            }
            (Pending::Draw(drawing), Input::Drawn(drawn)) if !self.state.table.holds(drawing.from, *drawn) => {
                return Err(Illegal::NotInTheGroup);
            }
            (Pending::Choose(_), Input::Answer(_))
            | (Pending::Chance(_), Input::Die(_))
            | (Pending::Draw(_), Input::Drawn(_)) => {}
        }
        let before = if self.state.is_crowded(&self.scenario.map) { Some(Box::new(self.state.clone())) } else { None };
        let told = events.len();
        let resumed = frame::resume(&self.content, &self.scenario, &mut self.state, events, input);
        let ran = resumed.and_then(|()| frame::run(&self.content, &self.scenario, &mut self.state, events));
        if let Err(Full) = ran {
            events.truncate(told);
            if let Some(before) = before {
                self.state = *before;
            }
            return Err(Illegal::NoRoom);
        }
        Ok(())
    }

    /// What chance may bring now, each as likely as the others: the faces of a die in order, or the tokens of a group in
    /// order of ids, one of which there are several as often as there are. Empty while a choice is asked.
    pub fn chances(&self) -> ArrayVec<Input, CHANCES> {
        match self.pending() {
            Pending::Chance(_) => Die::all().map(Input::Die).collect(),
            Pending::Draw(drawing) => self.state.table.group(drawing.from).map(Input::Drawn).take(CHANCES).collect(),
            Pending::Choose(_) | Pending::Over(_) => ArrayVec::new(),
        }
    }

    /// Runs a game just set up to its first question. A game for which there is no room is over at once; with sound content
    /// that does not happen.
    fn run(&mut self, events: &mut Events) {
        if frame::run(&self.content, &self.scenario, &mut self.state, events).is_err() {
            self.state.frames.clear();
            self.state.moments.clear();
        }
    }

    /// Phases that can follow on the one of the combat in hand; none where no phase is planned or fought (rule 8.1).
    pub fn phases_left(&self) -> Option<u8> {
        let combat = self.state.frames.iter().rev().find_map(|frame| match frame {
            Frame::SpaceCombat(combat) => Some(combat),
            _ => None,
        });
        combat.and_then(|combat| combat.phases_left(&self.view()))
    }

    /// The rules' view of this game, for derived figures.
    pub fn view(&self) -> query::View<'_> {
        query::View {
            content: &self.content,
            scenario: &self.scenario,
            setup: &self.state.setup,
            table: &self.state.table,
            tasks: &self.state.tasks,
        }
    }

    /// Everything it is.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What lies on the table.
    pub fn table(&self) -> &Table {
        &self.state.table
    }

    /// The catalogue it is played with.
    pub fn content(&self) -> &Arc<Content> {
        &self.content
    }

    /// The scenario it plays.
    pub fn scenario(&self) -> &Arc<Scenario> {
        &self.scenario
    }

    /// The names of everything in it.
    pub fn names(&self) -> &Arc<Names> {
        &self.scenario.map.names
    }

    /// A number that two games share only if their states do: the canonical hash of the state written with names, so the
    /// same on every machine and whatever else the catalogue holds.
    pub fn hash(&self) -> u64 {
        with_names(self.names(), || kernel::canonical_hash(&self.state).0)
    }

    /// The hash that formats 1 to 3 kept: XXH3 of the whole state as JSON.
    // Inlined for the reason that `play` gives for the writing of a state.
    #[inline]
    pub fn whole_hash(&self) -> u64 {
        let text = with_names(self.names(), || serde_json::to_vec(&self.state));
        // A state is plain data under its own names. One that cannot be written gets the hash of its error, which agrees with no
        // state.
        match text {
            Ok(text) => xxhash_rust::xxh3::xxh3_64(&text),
            Err(error) => xxhash_rust::xxh3::xxh3_64(error.to_string().as_bytes()),
        }
    }
}
