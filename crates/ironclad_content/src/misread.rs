//! Why a definition cannot be read, taken out of what the library says of it, so that it can be told in any language and
//! mended as far as reading goes on behind it.

use words::{Message, Value};

use super::fault::or_near;
use super::id::{MOST_NAMES, NameList, kind};

/// Why a definition, or a part of it, cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Misread {
    /// A field that a definition of this kind does not have, and those that it has.
    Field(String, Vec<String>),
    /// A term that is none of those that are possible.
    Term(String, Vec<String>),
    /// A name that nothing of this kind has; and one that is near to it, if any is.
    Name(String, String, Option<String>),
    /// A name that stands for nothing on the map.
    Place(String),
    /// A name that nobody has who could speak.
    Speaker(String),
    /// A field that is there twice.
    Twice(String),
    /// A field that is not there.
    Lacking(String),
    /// What stands there, and what could: both as the library calls them.
    Instead(String, String),
    /// How many entries stand there, and what could.
    Length(usize, String),
    /// What could stand there, where there are several possibilities.
    Expected(String),
    /// It is not JSON, or no JSON that is read here: the message that says so.
    Json(&'static str),
    /// Anything else, in the library's own words.
    Said(String),
}

/// What the library says of a text that is not JSON, and the message for it.
const JSON: [(&str, &str); 21] = [
    ("EOF while parsing a list", "fault-json-end"),
    ("EOF while parsing an object", "fault-json-end"),
    ("EOF while parsing a string", "fault-json-end"),
    ("EOF while parsing a value", "fault-json-end"),
    ("expected `:`", "fault-json-colon"),
    ("expected `,` or `]`", "fault-json-list"),
    ("expected `,` or `}`", "fault-json-object"),
    ("expected ident", "fault-json-value"),
    ("expected value", "fault-json-value"),
    ("expected `\"`", "fault-json-key"),
    ("key must be a string", "fault-json-key"),
    ("invalid escape", "fault-json-text"),
    ("invalid unicode code point", "fault-json-text"),
    ("control character (\\u0000-\\u001F) found while parsing a string", "fault-json-text"),
    ("lone leading surrogate in hex escape", "fault-json-text"),
    ("unexpected end of hex escape", "fault-json-text"),
    ("invalid number", "fault-json-number"),
    ("number out of range", "fault-json-number"),
    ("trailing comma", "fault-json-comma"),
    ("trailing characters", "fault-json-behind"),
    ("recursion limit exceeded", "fault-json-deep"),
];

/// What can stand somewhere as the library or a definition calls it, and the message for it.
const WANTED: [(&str, &str); 16] = [
    ("a boolean", "fault-wanted-yes-or-no"),
    ("a string", "fault-wanted-text"),
    ("variant identifier", "fault-wanted-text"),
    ("field identifier", "fault-wanted-text"),
    ("a sequence", "fault-wanted-list"),
    ("a map", "fault-wanted-object"),
    ("map with a single key", "fault-wanted-one-field"),
    ("string or map", "fault-wanted-term"),
    ("unit variant", "fault-wanted-bare-term"),
    ("a value without fractions", "fault-wanted-whole"),
    ("one, or a list", "fault-wanted-one-or-list"),
    ("a sector, a place, something that moves, or a figure of speech such as `next-to`", "fault-wanted-place"),
    ("a number of sectors, or one for odd and one for even turns", "fault-wanted-speed"),
    ("one figure, or one each for `easy`, `normal` and `hard`", "fault-wanted-by-mode"),
    ("a number, or three numbers for threat Green, Yellow and Red", "fault-wanted-by-threat"),
    ("any valid JSON value", "fault-wanted-any"),
];

impl Misread {
    /// Why the library could not read something.
    pub(super) fn of(error: &serde_json::Error) -> Self {
        let said = error.to_string();
        Self::from_said(said.rsplit_once(" at line ").map_or(said.as_str(), |(message, _)| message))
    }

    fn from_said(said: &str) -> Self {
        let whole = || Self::Said(said.to_owned());
        if let Some((_, id)) = JSON.iter().find(|(own, _)| *own == said) {
            return Self::Json(id);
        }
        if WANTED.iter().any(|(own, _)| *own == said) {
            return Self::Expected(said.to_owned());
        }
        let unknown = |rest: &str| {
            let parts = rest.rsplit_once(", expected ").or_else(|| rest.rsplit_once(", there are no "));
            let (name, known) = parts.unwrap_or((rest, ""));
            let known = known.split('`').skip(1).step_by(2).map(str::to_owned).collect();
            Some((within_ticks(name)?, known))
        };
        let read = if let Some(rest) = said.strip_prefix("unknown field ") {
            unknown(rest).map(|(name, known)| Self::Field(name, known))
        } else if let Some(rest) = said.strip_prefix("unknown variant ") {
            unknown(rest).map(|(name, known)| Self::Term(name, known))
        } else if let Some(rest) = said.strip_prefix("unknown ") {
            let (name, near) = rest.rsplit_once("; did you mean ").unwrap_or((rest, ""));
            let kind = name.split_once(" `").map(|(kind, _)| kind.to_owned());
            kind.zip(within_ticks(name)).map(|(kind, name)| Self::Name(kind, name, within_ticks(near)))
        } else if said.starts_with("no sector, place or mover is called ") {
            within_ticks(said).map(Self::Place)
        } else if let Some(rest) = said.strip_prefix("no hero, and nobody of `persons`, is called ") {
            within_ticks(rest).map(Self::Speaker)
        } else if let Some(rest) = said.strip_prefix("duplicate field ") {
            within_ticks(rest).map(Self::Twice)
        } else if let Some(rest) = said.strip_prefix("missing field ") {
            within_ticks(rest).map(Self::Lacking)
        } else if let Some(rest) = said.strip_prefix("invalid length ") {
            let parts = rest.split_once(", expected ");
            parts.and_then(|(count, wanted)| Some(Self::Length(count.parse().ok()?, wanted.to_owned())))
        } else {
            let rest = said.strip_prefix("invalid type: ").or_else(|| said.strip_prefix("invalid value: "));
            let parts = rest.and_then(|rest| rest.rsplit_once(", expected "));
            parts.map(|(found, wanted)| Self::Instead(found.to_owned(), wanted.to_owned()))
        };
        read.unwrap_or_else(whole)
    }

    /// The same for its author.
    pub(super) fn message(&self) -> Message {
        match self {
            Self::Field(name, fields) => {
                or_known(Message::new("fault-unknown-field").with("name", name.as_str()), name, fields)
            }
            Self::Term(name, terms) => {
                or_known(Message::new("fault-unknown-term").with("name", name.as_str()), name, terms)
            }
            Self::Name(of, name, near) => or_near(unknown(of, name), near.as_deref()),
            Self::Place(name) => Message::new("fault-no-place").with("name", name.as_str()),
            Self::Speaker(name) => Message::new("fault-no-speaker").with("name", name.as_str()),
            Self::Twice(name) => Message::new("fault-field-twice").with("name", name.as_str()),
            Self::Lacking(name) => Message::new("fault-field-lacking").with("name", name.as_str()),
            Self::Instead(found, due) => {
                Message::new("fault-instead").with("found", self::found(found)).with("wanted", wanted(due))
            }
            Self::Length(count, due) => Message::new("fault-length").with("count", *count).with("wanted", wanted(due)),
            Self::Expected(due) => Message::new("fault-expected").with("wanted", wanted(due)),
            Self::Json(id) => Message::new(*id),
            Self::Said(why) => Message::new("fault-unreadable").with("why", why.as_str()),
        }
    }
}

/// The message, and the name that may have been meant; if none is near, all that are known.
fn or_known(message: Message, name: &str, known: &[String]) -> Message {
    match NameList::new(known.iter().cloned()).nearest(name) {
        Some(near) => or_near(message, Some(near)),
        None if known.is_empty() => message,
        None => Message::new("fault-known").with("fault", message).with("known", known.join(", ")),
    }
}

/// Nothing of this kind has this name.
pub(super) fn unknown(of: &str, name: &str) -> Message {
    Message::new("fault-unknown-name").with("kind", kind(of)).with("name", name)
}

/// What stands in ticks, from the first to the last.
fn within_ticks(said: &str) -> Option<String> {
    let (_, rest) = said.split_once('`')?;
    rest.rsplit_once('`').map(|(name, _)| name.to_owned())
}

/// What stands there: a value of JSON as the library calls it.
fn found(said: &str) -> Value {
    let plain = ["boolean ", "integer ", "floating point "].iter().find_map(|start| said.strip_prefix(start));
    if let Some(value) = plain.and_then(within_ticks) {
        return Message::new("fault-found-plain").with("value", value).into();
    }
    if let Some(text) = said.strip_prefix("string \"").and_then(|rest| rest.strip_suffix('"')) {
        return Message::new("fault-found-text").with("value", text).into();
    }
    match said {
        "null" => Message::new("fault-found-plain").with("value", "null").into(),
        "sequence" => Message::new("fault-found-list").into(),
        "map" => Message::new("fault-found-object").into(),
        other => other.into(),
    }
}

/// What could stand there, as the library calls it.
fn wanted(said: &str) -> Value {
    let between = |least: i64, most: i64| Message::new("fault-wanted-number").with("least", least).with("most", most);
    if let Some((_, id)) = WANTED.iter().find(|(own, _)| *own == said) {
        return Message::new(*id).into();
    }
    if let Some(count) = said.strip_prefix("an array of length ").and_then(|count| count.parse::<i64>().ok()) {
        return Message::new("fault-wanted-entries").with("count", count).into();
    }
    match said {
        "u8" => between(0, u8::MAX.into()).into(),
        "u16" => between(0, u16::MAX.into()).into(),
        "i8" => between(i8::MIN.into(), i8::MAX.into()).into(),
        "i16" => between(i16::MIN.into(), i16::MAX.into()).into(),
        "u32" | "u64" | "usize" | "i32" | "i64" => Message::new("fault-wanted-whole").into(),
        other if other.starts_with("struct ") => Message::new("fault-wanted-object").into(),
        other => other.into(),
    }
}

/// What is said of more names than ids can tell apart.
pub(super) fn too_many(of: &str, count: usize) -> Message {
    Message::new("fault-many-names").with("count", count).with("kind", kind(of)).with("most", MOST_NAMES)
}
