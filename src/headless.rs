//! The line protocol, version 1: one JSON object a line in, exactly one a line out. For bots, tests and other front ends.
//!
//! Its verbs are the kernel's ([`kernel::headless`]); here they find their game.

use std::io::{self, BufRead, Write};
use std::path::Path;
use std::sync::Arc;

use ::full_thrust::play::FullThrust;
use ::iron_guest::IronGuest;
use kernel::headless::{self, LONGEST, Line, PROTOCOL, Playing, Protocol, Refusal, Request};
use serde_json::{Map, Value};

use crate::content::Content;
use crate::engine::Game;
use crate::games::{Kind, WarGame};
use crate::seeds::Seeds;
use crate::session::Session;
use crate::text::labels::labels;
use words::Text;

/// One end of the protocol, with the game it plays.
#[derive(Debug)]
pub struct Headless {
    content: Arc<Content>,
    text: Text,
    table: Option<Table>,
    /// Where a game that is begun without a seed takes one.
    seeds: Seeds,
    greeted: bool,
}

/// The game that is played: one of those there are.
#[derive(Debug)]
enum Table {
    Campaign(Box<Playing<Game>>),
    IronGuest(Box<Playing<IronGuest>>),
    FullThrust(Box<Playing<FullThrust>>),
}

impl Table {
    fn obey(&mut self, request: Request) -> Result<Map<String, Value>, Refusal> {
        match self {
            Self::Campaign(playing) => obey(playing, request),
            Self::IronGuest(playing) => obey(playing, request),
            Self::FullThrust(playing) => obey(playing, request),
        }
    }
}

fn obey<G: Protocol>(playing: &mut Playing<G>, request: Request) -> Result<Map<String, Value>, Refusal> {
    playing.obey(request).map(|told| playing.answer(told))
}

/// A game, and the answer to the request that brought it.
type Seated<G> = (Box<Playing<G>>, Map<String, Value>);

/// Begins a war game.
fn begin<G: WarGame>(text: &Text, fields: Map<String, Value>) -> Result<Seated<G>, Refusal> {
    let (playing, told) = Playing::<G>::begin(&content::<G>()?, G::words(text), fields)?;
    let answer = playing.answer(told);
    Ok((Box::new(playing), answer))
}

/// Loads a war game.
fn load<G: WarGame>(text: &Text, file: &Path) -> Result<Seated<G>, Refusal> {
    let (playing, told) = Playing::<G>::load(&content::<G>()?, G::words(text), file)?;
    let answer = playing.answer(told);
    Ok((Box::new(playing), answer))
}

/// The content of a war game. It is part of the program, so a fault in it is ours; it is told all the same.
fn content<G: WarGame>() -> Result<Arc<G::Catalogue>, Refusal> {
    G::built_in().map_err(|faults| Refusal::new("bad-content", faults))
}

/// Answers every line of the input until it ends.
///
/// # Errors
/// If the output is closed, or the system fails to read.
pub fn serve(headless: &mut Headless, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    while let Some(line) = headless::next(&mut input)? {
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

impl Headless {
    /// An end with no game yet. Games that are begun without a seed take theirs from `seeds`.
    pub fn new(content: Arc<Content>, text: Text, seeds: Seeds) -> Self {
        Self { content, text, table: None, seeds, greeted: false }
    }

    /// The game of the campaign that is played.
    pub fn session(&self) -> Option<&Session> {
        match &self.table {
            Some(Table::Campaign(playing)) => Some(playing.session()),
            Some(Table::IronGuest(_) | Table::FullThrust(_)) | None => None,
        }
    }

    /// Answers one line.
    pub fn answer(&mut self, line: &[u8]) -> Value {
        let outcome = headless::parse(line).and_then(|request| self.obey(request));
        self.wrap(outcome)
    }

    fn too_long(&mut self) -> Value {
        self.wrap(Err(Refusal::new("bad-json", format!("a line has {LONGEST} bytes at the most"))))
    }

    fn wrap(&mut self, outcome: Result<Map<String, Value>, Refusal>) -> Value {
        let mut answer = outcome.unwrap_or_else(headless::refusal);
        if !std::mem::replace(&mut self.greeted, true) {
            answer.insert("protocol".to_owned(), PROTOCOL.into());
        }
        Value::Object(answer)
    }

    fn obey(&mut self, request: Request) -> Result<Map<String, Value>, Refusal> {
        match request {
            Request::New(fields) => self.begin(fields),
            Request::Load(file) => self.load(Path::new(&file)),
            other => match &mut self.table {
                Some(table) => table.obey(other),
                None => Err(Refusal::new(
                    "no-game",
                    "no game yet: begin one with {\"do\":\"new\",\"scenario\":\"tutorial-1\"} or load one",
                )),
            },
        }
    }

    /// Begins the game named in `game`, or the campaign's where none is. A game without a seed gets one.
    fn begin(&mut self, mut fields: Map<String, Value>) -> Result<Map<String, Value>, Refusal> {
        let kind = match fields.remove("game") {
            None => Kind::Campaign,
            Some(Value::String(id)) => Kind::named(&id).ok_or_else(|| unknown_game(&id))?,
            Some(other) => return Err(Refusal::bad(format!("`game`: {other} is no id of a game"))),
        };
        if fields.get("seed").is_none_or(Value::is_null) {
            fields.insert("seed".to_owned(), self.seeds.draw().into());
        }
        match kind {
            Kind::Campaign => {
                let (playing, told) = Playing::<Game>::begin(&self.content, labels(self.text.clone()), fields)?;
                let answer = playing.answer(told);
                self.table = Some(Table::Campaign(Box::new(playing)));
                Ok(answer)
            }
            Kind::IronGuest => {
                let (playing, answer) = begin(&self.text, fields)?;
                self.table = Some(Table::IronGuest(playing));
                Ok(answer)
            }
            Kind::FullThrust => {
                let (playing, answer) = begin(&self.text, fields)?;
                self.table = Some(Table::FullThrust(playing));
                Ok(answer)
            }
        }
    }

    /// Loads a file, of whichever game it is.
    fn load(&mut self, file: &Path) -> Result<Map<String, Value>, Refusal> {
        match Kind::of_file(file).unwrap_or(Kind::Campaign) {
            Kind::Campaign => {
                let (playing, told) = Playing::<Game>::load(&self.content, labels(self.text.clone()), file)?;
                let answer = playing.answer(told);
                self.table = Some(Table::Campaign(Box::new(playing)));
                Ok(answer)
            }
            Kind::IronGuest => {
                let (playing, answer) = load(&self.text, file)?;
                self.table = Some(Table::IronGuest(playing));
                Ok(answer)
            }
            Kind::FullThrust => {
                let (playing, answer) = load(&self.text, file)?;
                self.table = Some(Table::FullThrust(playing));
                Ok(answer)
            }
        }
    }
}

fn unknown_game(id: &str) -> Refusal {
    let known: Vec<String> = Kind::ALL.map(|kind| format!("`{}`", kind.id())).into();
    Refusal::bad(format!("`game`: no game `{id}`; there are {}", known.join(", ")))
}
