//! The line protocol, version 1: one JSON object a line in, exactly one a line out. For bots, tests and other front ends.
//!
//! Invariant: whatever comes in, an answer goes out, and after an error nothing has changed.

mod answer;
mod event;
mod line;
mod request;
mod state;

use std::io::{self, BufRead, Write};
use std::path::Path;
use std::sync::Arc;

use serde_json::{Map, Value, json};

use crate::content::Content;
use crate::engine::Event;
use crate::session::{Campaign, Fault, Keep, Session, SessionError, Start, What};
use crate::text::Text;
use line::Line;
use request::{New, Request};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// One end of the protocol, with the game it plays.
#[derive(Debug)]
pub struct Headless {
    content: Arc<Content>,
    text: Text,
    session: Option<Session>,
    greeted: bool,
}

/// Answers every line of the input until it ends.
///
/// # Errors
/// If the output is closed, or the system fails to read.
pub fn serve(headless: &mut Headless, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    while let Some(line) = line::next(&mut input)? {
        let answer = match line {
            Line::Whole(bytes) => headless.answer(&bytes),
            Line::TooLong => headless.too_long(),
        };
        serde_json::to_writer(&mut output, &answer)?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
    Ok(())
}

/// Why a request was refused.
#[derive(Debug)]
struct Refusal {
    code: &'static str,
    message: String,
}

impl Refusal {
    fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into() }
    }
}

/// What an answer holds besides the game.
#[derive(Debug, Default)]
struct Told {
    events: Vec<Event>,
    extras: Map<String, Value>,
}

impl From<Vec<Event>> for Told {
    fn from(events: Vec<Event>) -> Self {
        Self { events, extras: Map::new() }
    }
}

impl Headless {
    /// An end with no game yet.
    pub fn new(content: Arc<Content>, text: Text) -> Self {
        Self { content, text, session: None, greeted: false }
    }

    /// The game that is played.
    pub fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }

    /// Answers one line.
    pub fn answer(&mut self, line: &[u8]) -> Value {
        let outcome = request::parse(line).and_then(|request| self.obey(request));
        self.wrap(outcome)
    }

    fn too_long(&mut self) -> Value {
        let message = format!("a line has {} bytes at the most", line::LONGEST);
        self.wrap(Err(Refusal::new("bad-json", message)))
    }

    fn wrap(&mut self, outcome: Result<Told, Refusal>) -> Value {
        let mut answer = match outcome {
            Ok(told) => answer::of(self.session.as_ref(), &self.text, told),
            Err(Refusal { code, message }) => Map::from_iter([
                ("ok".to_owned(), false.into()),
                ("error".to_owned(), json!({ "code": code, "message": message })),
            ]),
        };
        if !std::mem::replace(&mut self.greeted, true) {
            answer.insert("protocol".to_owned(), PROTOCOL.into());
        }
        Value::Object(answer)
    }

    fn obey(&mut self, request: Request) -> Result<Told, Refusal> {
        match request {
            Request::New(new) => self.begin(new),
            Request::Choose(option) => {
                let session = self.playing()?;
                session.choose(&option).map(|played| played.events.into()).map_err(|error| match error {
                    SessionError::IllegalOption | SessionError::NothingAsked => answer::illegal(session, &option),
                    error => refused(&error),
                })
            }
            Request::Dice(dice) => {
                self.playing()?.queue(&dice);
                Ok(Told::default())
            }
            Request::Draws(draws) => {
                let queued = self.playing()?.queue_draws(&draws);
                queued.map_err(|name| Refusal::new("bad-draw", format!("`{name}` is no gear or intel token")))?;
                Ok(Told::default())
            }
            Request::Undo(reach) => {
                let session = self.playing()?;
                let back = session.back(reach).and_then(|back| session.perform(back));
                back.map(|_| Told::default()).map_err(|error| refused(&error))
            }
            Request::Redo(reach) => {
                let session = self.playing()?;
                let forth = session.forth(reach).and_then(|forth| session.perform(forth));
                forth.map(|played| played.events.into()).map_err(|error| refused(&error))
            }
            Request::State => self.playing().map(|_| Told::default()),
            Request::Odds => {
                let session = self.playing()?;
                let sinks = answer::sinks(session).map(|sinks| ("sinks".to_owned(), sinks));
                let odds = ("odds".to_owned(), answer::odds(session));
                Ok(Told { extras: [odds].into_iter().chain(sinks).collect(), ..Told::default() })
            }
            Request::Save(file) => {
                let saved = self.playing()?.save_copy(Path::new(&file));
                saved.map(|()| Told::default()).map_err(|error| answer::save_error(&error))
            }
            Request::Load(file) => self.load(Path::new(&file)),
        }
    }

    fn playing(&mut self) -> Result<&mut Session, Refusal> {
        let message = "no game yet: begin one with {\"do\":\"new\",\"scenario\":\"tutorial-1\"} or load one";
        self.session.as_mut().ok_or_else(|| Refusal::new("no-game", message))
    }

    fn begin(&mut self, new: New) -> Result<Told, Refusal> {
        if let What::Scenario(name) = &new.what
            && self.content.scenario(name).is_none()
        {
            return Err(answer::unknown_scenario(&self.content, name));
        }
        let campaign = new.what.scenarios(&self.content);
        let campaign = campaign.map(|scenarios| Campaign { scenarios, ..Campaign::default() });
        let start = Start {
            what: new.what,
            players: vec![String::new(); new.players.into()],
            seats: Some(crate::engine::dealt(new.players)),
            mode: new.mode,
            seed: new.seed.unwrap_or_else(rand::random),
            scripted: !new.free,
            campaign,
        };
        let session = Session::begin(&self.content, start, Keep::Memory).map_err(|error| refused(&error))?;
        let events = session.history().into_iter().flat_map(|entry| entry.events).collect::<Vec<_>>();
        self.session = Some(session);
        Ok(events.into())
    }

    fn load(&mut self, file: &Path) -> Result<Told, Refusal> {
        let loaded = Session::load_copy(&self.content, file).map_err(|error| answer::load_error(&error))?;
        self.session = Some(loaded.session);
        let mut told = Told::default();
        if let Some(note) = loaded.note {
            told.extras.insert("notice".to_owned(), answer::notice(&note));
        }
        Ok(told)
    }
}

fn refused(error: &SessionError) -> Refusal {
    let code = match error {
        SessionError::Game(Fault::UnknownScenario(_)) => "unknown-scenario",
        SessionError::Game(Fault::Players(_) | Fault::Mission(_)) | SessionError::Setup(_) => "bad-request",
        SessionError::IllegalOption | SessionError::NothingAsked => "illegal-option",
        SessionError::NoDieAsked => "bad-dice",
        SessionError::NothingToUndo => "nothing-to-undo",
        SessionError::NothingToRedo => "nothing-to-redo",
        SessionError::PastChance => "nothing-to-undo",
        SessionError::NoSuchMoment => "bad-request",
        SessionError::Writing | SessionError::Outdated => "cannot-write",
        SessionError::Save(error) => return answer::save_error(error),
    };
    Refusal::new(code, error.to_string())
}
