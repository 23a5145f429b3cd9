//! The line protocol's outer shape, the same for every game: one JSON object a line in, exactly one a line out.
//!
//! This module has the verbs and the frame of an answer; each game says what its events, decisions and states look like
//! ([`Protocol`]). Invariant: every line gets an answer, and an error changes nothing.

mod answer;
mod line;
mod request;
#[cfg(test)]
mod tests;
mod unique;

use std::path::Path;
use std::sync::Arc;

use serde_json::{Map, Value, json};

pub use line::{LONGEST, Line, next};
pub use request::{Request, fields, parse};

use crate::game::{Game, Offers, Pending};
use crate::seat::Seat;
use crate::session::{Played, Session, SessionError, Storage};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// A game that can be played through the line protocol.
pub trait Protocol: Game {
    /// What the game needs to write text for people: languages, names.
    type Words: Clone;

    /// The game that the fields of a `new` ask for.
    ///
    /// # Errors
    /// If no such game exists.
    fn start(catalogue: &Arc<Self::Catalogue>, fields: Map<String, Value>) -> Result<Self::Start, Refusal>;

    /// The pending question.
    fn decision(&self, words: &Self::Words, decision: &Self::Decision) -> Value;

    /// Something that has happened: `{"name":{…}}`, ids and numbers only.
    fn event(&self, event: &Self::Event) -> Value;

    /// The state of the table as a seat may see it, or everybody if none is named. Called on the game as that seat sees it.
    fn table(&self, seat: Option<Seat>) -> Value;

    /// How it ended.
    fn outcome(&self, outcome: &Self::Outcome) -> Value;

    /// The error code for a game that cannot begin.
    fn fault_code(fault: &Self::Fault) -> &'static str;

    /// What helps a seat to answer a question whose answers cannot be listed. Called on the game as that seat sees it.
    fn hints(&self, decision: &Self::Decision, seat: Seat) -> Map<String, Value> {
        let _ = (decision, seat);
        Map::new()
    }

    /// Extra fields of an answer to `odds`.
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

/// Letters of a message at the most: it may repeat what was asked, however long that was.
const LONGEST_MESSAGE: usize = 600;

/// A message that is too long, cut off.
fn shortened(mut message: String) -> String {
    if let Some((end, _)) = message.char_indices().nth(LONGEST_MESSAGE) {
        message.truncate(end);
        message.push('…');
    }
    message
}

impl Refusal {
    /// A refusal with its code and a message for programmers.
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: shortened(message.into()) }
    }

    /// A request that cannot be understood.
    pub fn bad(message: impl Into<String>) -> Self {
        Self::new("bad-request", message)
    }
}

/// What a successful answer holds besides the game.
#[derive(Debug)]
pub struct Reply<G: Game> {
    events: Vec<G::Event>,
    extras: Map<String, Value>,
    /// Whose view of the game is wanted; the public view if none.
    seat: Option<Seat>,
}

impl<G: Game> Default for Reply<G> {
    fn default() -> Self {
        Self { events: Vec::new(), extras: Map::new(), seat: None }
    }
}

impl<G: Game> Reply<G> {
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
    /// If no such game exists, or it cannot begin.
    pub fn begin(
        catalogue: &Arc<G::Catalogue>,
        words: G::Words,
        fields: Map<String, Value>,
    ) -> Result<(Self, Reply<G>), Refusal> {
        let start = G::start(catalogue, fields)?;
        let session =
            Session::begin(catalogue, start, Storage::Memory).map_err(|error| answer::session_error::<G>(&error))?;
        let events = session.history().into_iter().flat_map(|entry| entry.events).collect();
        Ok((Self { session, words }, Reply::events(events)))
    }

    /// Loads the game of a file; the file is only read.
    ///
    /// # Errors
    /// If it cannot be read or played.
    pub fn load(catalogue: &Arc<G::Catalogue>, words: G::Words, file: &Path) -> Result<(Self, Reply<G>), Refusal> {
        let reading = Session::<G>::read(catalogue, file).map_err(|error| answer::save_error(&error))?;
        // Dice are rolled for it as for a game that was begun here, and so is one that was waited for.
        let loaded = Session::from_reading(catalogue, &reading).map_err(|error| answer::load_error(&error))?;
        let mut told = Reply::default();
        if let Some(note) = loaded.note {
            told.extras.insert("notice".to_owned(), answer::notice(&note));
        }
        Ok((Self { session: loaded.session, words }, told))
    }

    /// The game.
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// Carries out a request.
    ///
    /// # Errors
    /// If it cannot be done. Nothing has changed then.
    pub fn obey(&mut self, request: Request) -> Result<Reply<G>, Refusal> {
        let session = &mut self.session;
        let refused = |error: SessionError<G::Fault>| answer::session_error::<G>(&error);
        match request {
            Request::Choose { option, seat } => {
                if let Some(seat) = seat {
                    may_answer(session, &option, seat)?;
                }
                let told = |played: Played<G>| Reply { seat, ..Reply::events(played.events) };
                session.choose(&option).map(told).map_err(|error| match error {
                    SessionError::IllegalOption | SessionError::NothingAsked => illegal(session, &option),
                    other => refused(other),
                })
            }
            Request::Dice(dice) => {
                has_room(session, dice.len())?;
                session.queue(&dice);
                Ok(Reply::default())
            }
            Request::Draws(draws) => {
                has_room(session, draws.len())?;
                let queued = session.queue_draws(&draws).map(|()| Reply::default());
                queued.map_err(|name| Refusal::new("bad-draw", format!("`{name}` is nothing that is drawn")))
            }
            Request::Undo(reach) => {
                let back = session.back(reach).and_then(|back| session.perform(back));
                back.map(|_| Reply::default()).map_err(refused)
            }
            Request::Redo(reach) => {
                let forth = session.forth(reach).and_then(|forth| session.perform(forth));
                forth.map(|played| Reply::events(played.events)).map_err(refused)
            }
            Request::State(seat) => Ok(Reply { seat, ..Reply::default() }),
            Request::Options(seat) => Ok(Reply { extras: options(session, seat)?, seat, ..Reply::default() }),
            Request::Odds => Ok(Reply { extras: G::odds(session), ..Reply::default() }),
            Request::Save(file) => {
                let saved = session.save_copy(Path::new(&file));
                saved.map(|()| Reply::default()).map_err(|error| answer::save_error(&error))
            }
            Request::New(_) | Request::Load(_) => Err(Refusal::bad("a game is begun or loaded by itself")),
        }
    }

    /// A successful answer: events, pending decision, and the table as the asking seat sees it.
    pub fn answer(&self, told: Reply<G>) -> Map<String, Value> {
        let game = self.session.game().observe_public(told.seat);
        let mut answer = Map::from_iter([("ok".to_owned(), true.into())]);
        let shown = told.events.iter().filter(|event| game.is_visible(event, told.seat));
        let events: Vec<Value> = shown.map(|event| game.event(event)).collect();
        answer.insert("events".to_owned(), events.into());
        let decision = self.session.decision().map(|decision| {
            let mut asked = game.decision(&self.words, &decision);
            if let Value::Object(fields) = &mut asked {
                let seats = game.seats(&decision);
                if G::is_secret(&decision) {
                    fields.insert("secret".to_owned(), true.into());
                }
                if G::is_secret(&decision) || matches!(G::offers(&decision), Offers::Open) {
                    let seats: Vec<u8> = seats.iter().map(Seat::number).collect();
                    fields.insert("seats".to_owned(), seats.into());
                }
            }
            asked
        });
        answer.insert("decision".to_owned(), decision.unwrap_or(Value::Null));
        if let Pending::Over(outcome) = game.pending() {
            answer.insert("outcome".to_owned(), game.outcome(&outcome));
        }
        answer.insert("state".to_owned(), game.table(told.seat));
        answer.extend(told.extras);
        answer
    }
}

/// The history of a session for other programs: its choices and events as the protocol writes them, without what is still
/// secret.
pub fn chronicle<G: Protocol>(session: &Session<G>) -> Value {
    let game = session.game().observe_public(None);
    let entries: Vec<Value> = session
        .entries()
        .map(|entry| {
            let entry = entry.shown_to(&game, None);
            let before = session.before(entry.number);
            let choice = entry.choice.zip(before).map(|((answer, _), before)| before.write_answer(&answer));
            let events: Vec<Value> = entry.events.iter().map(|event| game.event(event)).collect();
            json!({ "input": entry.last, "turn": entry.turn, "choice": choice, "events": events })
        })
        .collect();
    let outcome = match game.pending() {
        Pending::Over(outcome) => game.outcome(&outcome),
        Pending::Choose(_) | Pending::Chance(_) | Pending::Draw(_) => Value::Null,
    };
    let players = &session.header().players;
    json!({ "chronicle": 1, "game": G::ID, "name": session.name(), "players": players, "outcome": outcome, "entries": entries })
}

/// The answer to a request that was refused.
pub fn refusal(Refusal { code, message }: Refusal) -> Map<String, Value> {
    Map::from_iter([("ok".to_owned(), false.into()), ("error".to_owned(), json!({ "code": code, "message": message }))])
}

/// Dice and tokens that wait to be used at the most.
const MOST_QUEUED: usize = 10_000;

/// Refuses more dice and tokens than can wait.
fn has_room<G: Game>(session: &Session<G>, more: usize) -> Result<(), Refusal> {
    let waiting = session.waiting();
    if waiting.saturating_add(more) <= MOST_QUEUED {
        return Ok(());
    }
    let message = format!("{more} more, and {waiting} dice and tokens wait already; {MOST_QUEUED} at the most");
    Err(Refusal::new("bad-dice", message))
}

/// Refuses an answer that is not the seat's to give.
fn may_answer<G: Game>(session: &Session<G>, option: &str, seat: Seat) -> Result<(), Refusal> {
    let game = session.game();
    let Pending::Choose(decision) = game.pending() else { return Ok(()) };
    let number = seat.number();
    let may = match game.read_answer(option) {
        Some(answer) => game.answering(&decision, &answer).contains(seat),
        None => game.seats(&decision).contains(seat),
    };
    if may { Ok(()) } else { Err(Refusal::bad(format!("`seat`: {number} is not asked, or not for this"))) }
}

/// The options of the pending question, for a seat or for all that are asked.
fn options<G: Protocol>(session: &Session<G>, seat: Option<Seat>) -> Result<Map<String, Value>, Refusal> {
    let Some(decision) = session.decision() else { return Ok(Map::from_iter([("options".to_owned(), Value::Null)])) };
    let game = session.game();
    if let Some(seat) = seat
        && !game.seats(&decision).contains(seat)
    {
        return Err(Refusal::bad(format!("`seat`: {} is not asked", seat.number())));
    }
    let options = match G::offers(&decision) {
        Offers::List(legal) => {
            let ids: Vec<Value> = legal.iter().map(|answer| game.write_answer(answer).into()).collect();
            ids.into()
        }
        Offers::Open => {
            let Some(seat) = seat else {
                return Err(Refusal::bad("the options cannot be listed; say for which `seat` hints are wanted"));
            };
            game.observe_public(Some(seat)).hints(&decision, seat).into()
        }
    };
    Ok(Map::from_iter([("options".to_owned(), options)]))
}

/// The most letters of a request that a message repeats.
const REPEATED: usize = 100;

/// The beginning of what a request said, for a message.
fn short(said: &str) -> String {
    let mut letters = said.chars();
    let mut short: String = letters.by_ref().take(REPEATED).collect();
    if letters.next().is_some() {
        short.push('…');
    }
    short
}

/// The most options named in one message.
const NAMED: usize = 40;

/// The refusal of a choice, naming the legal ones.
fn illegal<G: Game>(session: &Session<G>, option: &str) -> Refusal {
    let Some(decision) = session.decision() else {
        return Refusal::new("illegal-option", format!("`{}`: the game is over, nothing is asked", short(option)));
    };
    let legal = match G::offers(&decision) {
        Offers::Open => return Refusal::new("illegal-option", format!("`{}` is not legal here", short(option))),
        Offers::List(legal) => legal,
    };
    let named = legal.iter().take(NAMED).map(|answer| format!("`{}`", session.game().write_answer(answer)));
    let named = named.collect::<Vec<_>>().join(", ");
    let more = if legal.len() > NAMED { ", …" } else { "" };
    Refusal::new("illegal-option", format!("`{}` is not an option here; legal: {named}{more}", short(option)))
}
