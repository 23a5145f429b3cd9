//! Parses requests. The fields that begin a game are parsed by that game.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::Refusal;
use super::unique::Unique;
use crate::chance::Die;
use crate::json::{Unread, typed};
use crate::seat::Seat;
use crate::session::UndoScope;

/// The most dice in one request.
const MOST_DICE: usize = 10_000;

/// A request.
#[derive(Debug)]
pub enum Request {
    /// A new game: everything but `do`.
    New(Map<String, Value>),
    /// An answer to the pending question.
    Choose {
        /// Its id, as the journal writes it.
        option: String,
        /// The seat that answers, if the front end names it.
        seat: Option<Seat>,
    },
    /// Faces to be used before the generator's.
    Dice(Vec<Die>),
    /// Draws to be used before the generator's, by name.
    Draws(Vec<String>),
    /// Undo this much.
    Undo(UndoScope),
    /// Redo this much.
    Redo(UndoScope),
    /// The state as this seat may see it; the public view if none is named.
    State(Option<Seat>),
    /// The answers that may be given, by this seat if one is named.
    Options(Option<Seat>),
    /// The chances of what is pending.
    Odds,
    /// Write the game to this file.
    Save(String),
    /// Load the game of this file.
    Load(String),
}

const KNOWN: &str = "`new`, `choose`, `dice`, `draws`, `undo`, `redo`, `state`, `options`, `odds`, `save`, `load`";

/// Parses a request.
///
/// # Errors
/// If it is malformed or names no known verb.
pub fn parse(line: &[u8]) -> Result<Request, Refusal> {
    let Unique(value) = serde_json::from_slice(line).map_err(|error| Refusal::new("bad-json", error.to_string()))?;
    let Value::Object(mut given) = value else {
        return Err(Refusal::bad("a request is an object, such as {\"do\":\"state\"}"));
    };
    let wish = given.remove("do");
    let Some(Value::String(wish)) = wish else {
        return Err(Refusal::bad(format!("a request says in `do` what is wanted: {KNOWN}")));
    };
    Ok(match wish.as_str() {
        "new" => Request::New(given),
        "choose" => {
            let Choose { option, seat } = fields(given)?;
            Request::Choose { option, seat }
        }
        "dice" => Request::Dice(dice(fields::<Next>(given)?.next)?),
        "draws" => Request::Draws(draws(fields::<Next>(given)?.next)?),
        "undo" => Request::Undo(fields::<Back>(given)?.reach),
        "redo" => Request::Redo(fields::<Back>(given)?.reach),
        "state" => Request::State(fields::<View>(given)?.seat),
        "options" => Request::Options(fields::<View>(given)?.seat),
        "odds" => match given.keys().next() {
            None => Request::Odds,
            Some(field) => return Err(Refusal::bad(format!("unknown field `{field}`: this request has none"))),
        },
        "save" => Request::Save(fields::<File>(given)?.file),
        "load" => Request::Load(fields::<File>(given)?.file),
        other => {
            let other = super::short(other);
            return Err(Refusal::bad(format!("`{other}` is not a request; there are {KNOWN}")));
        }
    })
}

/// The fields of a request.
///
/// # Errors
/// If a field has the wrong type or is unknown; the refusal names it.
pub fn fields<T: DeserializeOwned>(given: Map<String, Value>) -> Result<T, Refusal> {
    typed(&Value::Object(given)).map_err(|Unread { path, error }| {
        Refusal::bad(match path {
            None => error.to_string(),
            Some(path) => format!("`{path}`: {error}"),
        })
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Choose {
    option: String,
    #[serde(default)]
    seat: Option<Seat>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Next {
    next: Vec<Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Back {
    #[serde(default)]
    reach: UndoScope,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct View {
    #[serde(default)]
    seat: Option<Seat>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    file: String,
}

fn dice(next: Vec<Value>) -> Result<Vec<Die>, Refusal> {
    if next.len() > MOST_DICE {
        return Err(Refusal::new("bad-dice", format!("{} dice; {MOST_DICE} at the most", next.len())));
    }
    next.iter()
        .map(|face| {
            let die = face.as_u64().and_then(|face| u8::try_from(face).ok()).and_then(Die::new);
            die.ok_or_else(|| Refusal::new("bad-dice", format!("{face} is not a face: a die has the numbers 1 to 6")))
        })
        .collect()
}

fn draws(next: Vec<Value>) -> Result<Vec<String>, Refusal> {
    next.into_iter()
        .map(|token| match token {
            Value::String(id) => Ok(id),
            other => Err(Refusal::new("bad-draw", format!("{other} is not the id of a token"))),
        })
        .collect()
}
