//! Requests, read from lines.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::Refusal;
use crate::content::terms::Mode;
use crate::engine::Die;
use crate::patrol::Wishes;
use crate::session::{Reach, What};

/// Dice in one request at the most.
const MOST_DICE: usize = 10_000;

/// What is asked for.
#[derive(Debug)]
pub(super) enum Request {
    New(New),
    Choose(String),
    Dice(Vec<Die>),
    Draws(Vec<String>),
    Undo(Reach),
    Redo(Reach),
    State,
    Odds,
    Save(String),
    Load(String),
}

/// A game to be begun.
#[derive(Debug)]
pub(super) struct New {
    pub(super) what: What,
    pub(super) players: u8,
    pub(super) mode: Mode,
    pub(super) seed: Option<u64>,
    pub(super) free: bool,
}

const KNOWN: &str = "`new`, `choose`, `dice`, `draws`, `undo`, `redo`, `state`, `odds`, `save`, `load`";

/// Reads a request.
pub(super) fn parse(line: &[u8]) -> Result<Request, Refusal> {
    let value: Value = serde_json::from_slice(line).map_err(|error| Refusal::new("bad-json", error.to_string()))?;
    let Value::Object(mut fields) = value else {
        return Err(bad("a request is an object, such as {\"do\":\"state\"}"));
    };
    let wish = fields.remove("do");
    let Some(Value::String(wish)) = wish else {
        return Err(bad(format!("a request says in `do` what is wanted: {KNOWN}")));
    };
    Ok(match wish.as_str() {
        "new" => Request::New(new(read(fields)?)?),
        "choose" => Request::Choose(read::<Choose>(fields)?.option),
        "dice" => Request::Dice(dice(read::<Next>(fields)?.next)?),
        "draws" => Request::Draws(draws(read::<Next>(fields)?.next)?),
        "undo" => Request::Undo(read::<Back>(fields)?.reach),
        "redo" => Request::Redo(read::<Back>(fields)?.reach),
        "state" => nothing_more(fields, Request::State)?,
        "odds" => nothing_more(fields, Request::Odds)?,
        "save" => Request::Save(read::<File>(fields)?.file),
        "load" => Request::Load(read::<File>(fields)?.file),
        other => return Err(bad(format!("`{other}` is not a request; there are {KNOWN}"))),
    })
}

fn bad(message: impl Into<String>) -> Refusal {
    Refusal::new("bad-request", message)
}

fn read<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Refusal> {
    serde_path_to_error::deserialize(Value::Object(fields)).map_err(|error| {
        let path = error.path().to_string();
        let inner = error.into_inner();
        bad(if path == "." { inner.to_string() } else { format!("`{path}`: {inner}") })
    })
}

fn nothing_more(fields: Map<String, Value>, request: Request) -> Result<Request, Refusal> {
    match fields.keys().next() {
        None => Ok(request),
        Some(field) => Err(bad(format!("unknown field `{field}`: this request has none"))),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Choose {
    option: String,
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
    reach: Reach,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    file: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewFields {
    scenario: Option<String>,
    patrol: Option<Wishes>,
    #[serde(default)]
    campaign: Voyage,
    #[serde(default = "one")]
    players: u8,
    #[serde(default = "normal")]
    mode: Mode,
    seed: Option<u64>,
    #[serde(default)]
    free: bool,
}

/// What campaign is asked for: `true` or `"contracts"`, `"story"`, or the story of a pack.
#[derive(Deserialize, Clone)]
#[serde(untagged, expecting = "`campaign` is true, \"contracts\", \"story\" or {\"pack\":…}")]
enum Voyage {
    Any(bool),
    Of(Kind),
    Tale { pack: String },
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Contracts,
    Story,
}

impl Default for Voyage {
    fn default() -> Self {
        Self::Any(false)
    }
}

fn one() -> u8 {
    1
}

fn normal() -> Mode {
    Mode::Normal
}

fn new(fields: NewFields) -> Result<New, Refusal> {
    let NewFields { scenario, patrol, campaign, players, mode, seed, free } = fields;
    let campaign = match campaign {
        Voyage::Any(false) => None,
        Voyage::Any(true) | Voyage::Of(Kind::Contracts) => Some(What::Contract(None)),
        Voyage::Of(Kind::Story) => Some(What::Story),
        Voyage::Tale { pack } => Some(What::Tale(pack)),
    };
    let what = match (scenario, patrol, campaign) {
        (Some(scenario), None, None) => What::Scenario(scenario),
        (None, Some(wishes), None) => What::Patrol(wishes),
        (None, None, Some(campaign)) => campaign,
        (Some(_), ..) | (_, Some(_), _) => {
            return Err(bad("either a scenario, a patrol or a campaign is begun, not several"));
        }
        (None, None, None) => return Err(bad("say what to begin, such as \"scenario\":\"tutorial-1\"")),
    };
    if !(1..=3).contains(&players) {
        return Err(bad(format!("`players`: {players}, but one to three can play")));
    }
    Ok(New { what, players, mode, seed, free })
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
