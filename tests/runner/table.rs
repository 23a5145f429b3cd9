//! What the tests play with: the content, a table to sit at, and dice for choosing.

use std::sync::{Arc, LazyLock};

use ironclad::content::Content;
use ironclad::content::terms::Mode;
use ironclad::engine::{Answer, Game, Pending};
use ironclad::headless::Headless;
use ironclad::seeds::Seeds;
use ironclad::session::{Session, Start, Storage, What};
use serde_json::{Value, json};
use words::Text;

static CONTENT: LazyLock<Arc<Content>> =
    LazyLock::new(|| Arc::new(Content::built_in().unwrap_or_else(|faults| panic!("{faults:?}"))));
static TEXT: LazyLock<Text> = LazyLock::new(|| Text::of("en"));

/// The built-in content.
pub fn content() -> &'static Arc<Content> {
    &CONTENT
}

/// The names of the tutorials.
pub const TUTORIALS: [&str; 2] = ["tutorial-1", "tutorial-2"];

/// One end of the line protocol.
pub struct Line(pub Headless);

impl Line {
    /// With no game yet.
    pub fn new() -> Self {
        Self(Headless::new(Arc::clone(content()), TEXT.clone(), Seeds::from(1)))
    }

    /// With a game begun.
    pub fn playing(new: &Value) -> Self {
        let mut line = Self::new();
        line.good(new);
        line
    }

    /// Sends a request and returns the answer, good or bad. A game that names no seed is begun with 1, so that it is the
    /// same in every run.
    pub fn send(&mut self, request: &Value) -> Value {
        let mut request = request.clone();
        if request["do"] == "new" && request.get("seed").is_none() {
            request["seed"] = json!(1);
        }
        self.0.answer(request.to_string().as_bytes())
    }

    /// Sends a request that must be granted.
    pub fn good(&mut self, request: &Value) -> Value {
        let answer = self.send(request);
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    }

    /// Sends a request that must be refused with this code, changing nothing, and returns the message.
    pub fn refused(&mut self, request: &Value, code: &str) -> String {
        let before = self.moment();
        let answer = self.send(request);
        assert_eq!(answer["ok"], false, "{request}: {answer}");
        assert_eq!(answer["error"]["code"], code, "{request}: {answer}");
        assert_eq!(self.moment(), before, "{request} changed something");
        answer["error"]["message"].as_str().expect("a message").to_owned()
    }

    /// Chooses an option that must be legal.
    pub fn choose(&mut self, option: &str) -> Value {
        self.good(&json!({ "do": "choose", "option": option }))
    }

    /// The hash of the state, and the decision asked: all that could change.
    pub fn moment(&mut self) -> Option<(u64, Value)> {
        let hash = self.0.session()?.game().hash();
        Some((hash, self.good(&json!({ "do": "state" }))["decision"].clone()))
    }
}

/// The ids of the options of an answer.
pub fn options(answer: &Value) -> Vec<String> {
    let options = answer["decision"]["options"].as_array().cloned().unwrap_or_default();
    options.iter().map(|option| option["id"].as_str().expect("an id").to_owned()).collect()
}

/// The choices of a lesson, in order.
pub fn script(scenario: &str) -> Vec<String> {
    let scenario = content().scenario(scenario).expect("a tutorial");
    scenario.file.script.iter().flat_map(|step| step.take.iter().cloned()).collect()
}

/// How a tutorial is begun.
pub fn start(scenario: &str, scripted: bool, seed: u64) -> Start {
    let players = vec!["Mara".to_owned()];
    let what = What::Scenario(scenario.to_owned());
    Start { what, players, seats: None, mode: Mode::Normal, seed, scripted, campaign: None }
}

/// A tutorial begun in memory.
pub fn session(scenario: &str, scripted: bool, seed: u64) -> Session {
    Session::begin(content(), start(scenario, scripted, seed), Storage::Memory).expect("a game")
}

/// Everything that the engine would take from the players now.
pub fn legal(game: &Game) -> Vec<Answer> {
    match game.pending() {
        Pending::Choose(decision) => decision.options.into_iter().collect(),
        Pending::Chance(_) | Pending::Draw(_) | Pending::Over(_) => Vec::new(),
    }
}

/// What tells two moments of a game apart.
pub fn moment(session: &Session) -> (u64, Vec<String>, Option<usize>) {
    let names = session.game().names();
    let options = session.decision().map(|decision| decision.options).unwrap_or_default();
    let options = options.into_iter().map(|answer| answer.id(names)).collect();
    (session.game().hash(), options, session.step().map(|(index, _)| index))
}

/// Numbers to choose by: the same for the same seed, which is said where a test fails.
pub struct Chooser {
    seed: u64,
    state: u64,
}

impl Drop for Chooser {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("choices of the seed {}", self.seed);
        }
    }
}

impl Chooser {
    /// From a seed.
    pub fn new(seed: u64) -> Self {
        Self { seed, state: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1 }
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        usize::try_from(self.state >> 33).expect("31 bits") % bound
    }
}
