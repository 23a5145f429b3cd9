//! The table without a window: what it shows and takes, driven by messages.

mod brief;
mod combats;
mod costs;
mod explained;
mod hand;
mod layers;
mod outfitting;
mod past;
mod promises;

use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use crate::present::Present;
use crate::table::{Action, Env, Message, Table};
use ironclad_game::content::Content;
use ironclad_game::content::terms::Mode;
use ironclad_game::engine::{Answer, Decision, Game};
use ironclad_game::patrol::{Wishes, suggestion};
use ironclad_game::save::UndoPolicy;
use ironclad_game::session::Written;
use ironclad_game::session::{Campaign, Session, Start, Storage, What};
use kit::key::Press;
use kit::measure::DRAWN;
use kit::preferences::{DiceSpeed, Preferences};
use words::Text;

static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::built_in().expect("the content is sound")));

/// The content of the program.
pub(crate) fn content() -> &'static Arc<Content> {
    &CONTENT
}

/// A scenario by itself, begun in memory.
pub(crate) fn session(scenario: &str, seed: u64) -> Session {
    let what = What::Scenario(scenario.to_owned());
    let players = vec!["Mara".to_owned()];
    let start = Start { what, players, seats: None, mode: Mode::Normal, seed, scripted: false, campaign: None };
    Session::begin(content(), start, Storage::Memory).expect("a game")
}

/// The act, begun in memory.
pub(crate) fn act(seed: u64) -> Session {
    let first = content().chapter(1).expect("a first chapter").name.clone();
    let campaign = Campaign { scenarios: content().chapters(), name: "Ours".to_owned(), undo: UndoPolicy::Free };
    let start = Start {
        what: What::Scenario(first),
        players: vec!["Mara".to_owned()],
        seats: None,
        mode: Mode::Normal,
        seed,
        scripted: false,
        campaign: Some(campaign),
    };
    Session::begin(content(), start, Storage::Memory).expect("an act")
}

/// A patrol with the crew that is suggested, which has cast off.
pub(crate) fn patrol(seed: u64) -> Session {
    let start = Start {
        what: What::Patrol(Wishes::default()),
        players: vec!["Mara".to_owned()],
        seats: None,
        mode: Mode::Normal,
        seed,
        scripted: false,
        campaign: None,
    };
    let mut session = Session::begin(content(), start, Storage::Memory).expect("a patrol");
    for step in suggestion(session.game()) {
        session.answer(step).expect("what is suggested can be done");
    }
    session.answer(Answer::Done).expect("cast off");
    session
}

/// Plays by a simple generator until a question is asked that is looked for.
pub(crate) fn play_to(session: &mut Session, seed: u64, wanted: impl Fn(&Game, &Decision) -> bool) -> bool {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    for _ in 0..400 {
        let Some(decision) = session.decision() else { return false };
        if wanted(session.game(), &decision) {
            return true;
        }
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let place = usize::try_from(state >> 33).expect("small") % decision.options.len();
        let answer = decision.options.get(place).copied().expect("an option");
        session.answer(answer).expect("it is taken");
    }
    false
}

/// A table and whoever sits at it.
pub(crate) struct Seated {
    pub(crate) table: Table,
    text: Text,
    settings: Preferences,
}

impl Seated {
    /// At a session's table, with dice that lie at once.
    pub(crate) fn at(session: Session) -> Self {
        Self::speaking("en", session)
    }

    pub(crate) fn speaking(language: &str, session: Session) -> Self {
        let settings = Preferences { dice_speed: DiceSpeed::None, ..Preferences::default() };
        let text = Text::of(language);
        let env = Env { text: &text, settings: &settings, size: DRAWN, now: Instant::now() };
        let table = Table::new(session, env);
        Self { table, text, settings }
    }

    /// The same, with other settings.
    pub(crate) fn with(self, settings: Preferences) -> Self {
        Self { settings, ..self }
    }

    /// A message; what it has written is on disk at once.
    pub(crate) fn tell(&mut self, message: Message) -> Action {
        let now = Instant::now();
        let action = self.tell_at(message, now);
        // A main button that has come to mean something else is not pressed in haste.
        if self.table.holds_back() {
            self.tell_at(Message::Tick(now + Duration::from_secs(1)), now);
        }
        action
    }

    /// The same at a moment.
    pub(crate) fn tell_at(&mut self, message: Message, now: Instant) -> Action {
        let env = Env { text: &self.text, settings: &self.settings, size: DRAWN, now };
        let mut action = self.table.update(message, env);
        while let Action::Write(job) = action {
            let outcome = job.run();
            action = self.table.written(&Written::new(job, outcome), env);
        }
        action
    }

    pub(crate) fn press(&mut self, press: Press) -> Action {
        self.tell(Message::Press(press))
    }

    /// Sends an answer that is listed.
    pub(crate) fn answer(&mut self, answer: Answer) {
        let place = self.table.composer().listed().iter().position(|listed| *listed == answer).expect("it is listed");
        if !self.table.composer().chosen().contains(&place) {
            self.tell(Message::Option(place));
        }
        self.tell(Message::Main);
    }

    pub(crate) fn present(&self) -> Present<'_> {
        Present::new(&self.text, self.table.session(), self.table.session().game(), self.table.decision.as_ref())
    }
}
