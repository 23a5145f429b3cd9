//! The line protocol's outer shape, the same for every game: one JSON object a line in, exactly one a line out.
//!
//! The verbs and the answers' frame stand here; what a game's events, decisions and states look like is the game's to say
//! ([`Protocol`]). Invariant: whatever comes in, an answer goes out, and after an error nothing has changed.

mod answer;
mod line;
mod request;

use std::path::Path;
use std::sync::Arc;

use serde_json::{Map, Value, json};

pub use line::{LONGEST, Line, next};
pub use request::{Request, fields, parse};

use crate::game::{Game, Offers, Pending};
use crate::seat::Seat;
use crate::session::{Keep, Session, SessionError};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// A game that can be played through the line protocol.
pub trait Protocol: Game {
    /// What words for people are made from.
    type Words: Clone;

    /// The game that the fields of a `new` ask for.
    ///
    /// # Errors
    /// If they ask for none that there is.
    fn start(catalogue: &Arc<Self::Catalogue>, fields: Map<String, Value>) -> Result<Self::Start, Refusal>;

    /// The pending question.
    fn decision(&self, words: &Self::Words, decision: &Self::Decision) -> Value;

    /// Something that has happened: `{"name":{…}}`, ids and numbers only.
    fn event(&self, event: &Self::Event) -> Value;

    /// What lies on the table.
    fn table(&self) -> Value;

    /// How it ended.
    fn outcome(&self, outcome: &Self::Outcome) -> Value;

    /// The code of a refusal to begin.
    fn fault_code(fault: &Self::Fault) -> &'static str;

    /// What is said besides when odds are asked for.
    fn odds(session: &Session<Self>) -> Map<String, Value> {
        let _ = session;
        Map::new()
    }
}

/// Why a request was refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    code: &'static str,
    message: String,
}

impl Refusal {
    /// A refusal with its code and what it says to programmers.
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into() }
    }

    /// A request that cannot be understood.
    pub fn bad(message: impl Into<String>) -> Self {
        Self::new("bad-request", message)
    }
}

/// What a good answer holds besides the game.
#[derive(Debug)]
pub struct Told<G: Game> {
    events: Vec<G::Event>,
    extras: Map<String, Value>,
    /// Whose view of the game is asked for; everybody's if none.
    seat: Option<Seat>,
}

impl<G: Game> Default for Told<G> {
    fn default() -> Self {
        Self { events: Vec::new(), extras: Map::new(), seat: None }
    }
}

impl<G: Game> Told<G> {
    fn events(events: Vec<G::Event>) -> Self {
        Self { events, ..Self::default() }
    }
}

/// A game that is played through the protocol.
#[derive(Debug)]
pub struct Playing<G: Protocol> {
    session: Session<G>,
    words: G::Words,
}

impl<G: Protocol> Playing<G> {
    /// Begins the game that the fields of a `new` ask for, in memory.
    ///
    /// # Errors
    /// If they ask for none that there is, or it cannot begin.
    pub fn begin(
        catalogue: &Arc<G::Catalogue>,
        words: G::Words,
        fields: Map<String, Value>,
    ) -> Result<(Self, Told<G>), Refusal> {
        let start = G::start(catalogue, fields)?;
        let session =
            Session::begin(catalogue, start, Keep::Memory).map_err(|error| answer::session_error::<G>(&error))?;
        let events = session.history().into_iter().flat_map(|entry| entry.events).collect();
        Ok((Self { session, words }, Told::events(events)))
    }

    /// Takes up the game of a file; the file is only read.
    ///
    /// # Errors
    /// If it cannot be read or played.
    pub fn load(catalogue: &Arc<G::Catalogue>, words: G::Words, file: &Path) -> Result<(Self, Told<G>), Refusal> {
        let loaded = Session::load_copy(catalogue, file).map_err(|error| answer::load_error(&error))?;
        let mut told = Told::default();
        if let Some(note) = loaded.note {
            told.extras.insert("notice".to_owned(), answer::notice(&note));
        }
        Ok((Self { session: loaded.session, words }, told))
    }

    /// The game.
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// Does what is asked for.
    ///
    /// # Errors
    /// If it cannot be done; then nothing has changed.
    pub fn obey(&mut self, request: Request) -> Result<Told<G>, Refusal> {
        let session = &mut self.session;
        let refused = |error: SessionError<G::Fault>| answer::session_error::<G>(&error);
        match request {
            Request::Choose { option, seat } => {
                if let Some(seat) = seat
                    && let Pending::Choose(decision) = session.game().pending()
                    && !session.game().seats(&decision).contains(seat)
                {
                    return Err(Refusal::bad(format!("`seat`: {} is not asked", seat.number())));
                }
                session.choose(&option).map(|played| Told::events(played.events)).map_err(|error| match error {
                    SessionError::IllegalOption | SessionError::NothingAsked => illegal(session, &option),
                    other => refused(other),
                })
            }
            Request::Dice(dice) => {
                session.queue(&dice);
                Ok(Told::default())
            }
            Request::Draws(draws) => match session.queue_draws(&draws) {
                Ok(()) => Ok(Told::default()),
                Err(name) => Err(Refusal::new("bad-draw", format!("`{name}` is nothing that is drawn"))),
            },
            Request::Undo(reach) => {
                let back = session.back(reach).and_then(|back| session.perform(back));
                back.map(|_| Told::default()).map_err(refused)
            }
            Request::Redo(reach) => {
                let forth = session.forth(reach).and_then(|forth| session.perform(forth));
                forth.map(|played| Told::events(played.events)).map_err(refused)
            }
            Request::State(seat) => Ok(Told { seat, ..Told::default() }),
            Request::Odds => Ok(Told { extras: G::odds(session), ..Told::default() }),
            Request::Save(file) => {
                let saved = session.save_copy(Path::new(&file));
                saved.map(|()| Told::default()).map_err(|error| answer::save_error(&error))
            }
            Request::New(_) | Request::Load(_) => Err(Refusal::bad("a game is begun or loaded by itself")),
        }
    }

    /// A good answer: what happened, what is asked, and how the table looks to the seat that asked.
    pub fn answer(&self, told: Told<G>) -> Map<String, Value> {
        let game = self.session.game().observe_public(told.seat);
        let mut answer = Map::from_iter([("ok".to_owned(), true.into())]);
        let events: Vec<Value> = told.events.iter().map(|event| game.event(event)).collect();
        answer.insert("events".to_owned(), events.into());
        let decision = self.session.decision().map(|decision| {
            let mut asked = game.decision(&self.words, &decision);
            if G::is_secret(&decision)
                && let Value::Object(fields) = &mut asked
            {
                let seats: Vec<u8> = game.seats(&decision).iter().map(Seat::number).collect();
                fields.insert("secret".to_owned(), true.into());
                fields.insert("seats".to_owned(), seats.into());
            }
            asked
        });
        answer.insert("decision".to_owned(), decision.unwrap_or(Value::Null));
        if let Pending::Over(outcome) = game.pending() {
            answer.insert("outcome".to_owned(), game.outcome(&outcome));
        }
        answer.insert("state".to_owned(), game.table());
        answer.extend(told.extras);
        answer
    }
}

/// The answer to a request that was refused.
pub fn refusal(Refusal { code, message }: Refusal) -> Map<String, Value> {
    Map::from_iter([("ok".to_owned(), false.into()), ("error".to_owned(), json!({ "code": code, "message": message }))])
}

/// Options named in a message at the most.
const NAMED: usize = 40;

/// A choice that cannot be made, and what can.
fn illegal<G: Game>(session: &Session<G>, option: &str) -> Refusal {
    let Some(decision) = session.decision() else {
        return Refusal::new("illegal-option", format!("`{option}`: the game is over, nothing is asked"));
    };
    let legal = match G::offers(&decision) {
        Offers::Open => return Refusal::new("illegal-option", format!("`{option}` is not legal here")),
        Offers::List(legal) => legal,
    };
    let named = legal.iter().take(NAMED).map(|answer| format!("`{}`", session.game().write_answer(answer)));
    let named = named.collect::<Vec<_>>().join(", ");
    let more = if legal.len() > NAMED { ", …" } else { "" };
    Refusal::new("illegal-option", format!("`{option}` is not an option here; legal: {named}{more}"))
}
