//! A story as its file has it, read once for each side: `{ "by-side": { … } }` may stand for any value.
//!
//! Within a list of beats it is a beat of its own and stays, since the side may change while the beats are done.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Story;
use crate::id::{Id, NameList, Names, SideId, with_names};
use crate::json;

/// A story as written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Written(pub Value);

impl JsonSchema for Written {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        Story::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Story::json_schema(generator)
    }
}

/// A story ready to play, for each side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stories {
    by_side: BTreeMap<SideId, Arc<Story>>,
}

/// A fault: where in the story, and what.
pub type Fault = (String, String);

const BY_SIDE: &str = "by-side";

impl Stories {
    /// Reads a story with these names in force.
    ///
    /// # Errors
    /// The first fault of each side, each once.
    pub fn read(written: &Written, names: &Arc<Names>) -> Result<Self, Vec<Fault>> {
        let sides = written.0.get("sides").and_then(Value::as_object).map(|sides| sides.keys().cloned());
        let sides: Vec<String> = sides.into_iter().flatten().collect();
        if sides.is_empty() {
            return Err(vec![("story.sides".to_owned(), "a story has at least one side".to_owned())]);
        }
        let mut by_side = BTreeMap::new();
        let mut faults = BTreeSet::new();
        for side in &sides {
            let whole = taken(&written.0, side, &sides).map_err(|(path, said)| (format!("story{path}"), said));
            let read = whole.and_then(|value| {
                with_names(names, || json::definition::<Story>(&value)).map_err(|misread| {
                    let path = misread.path.map_or_else(|| "story".to_owned(), |path| format!("story.{path}"));
                    (path, misread.error.to_string())
                })
            });
            match read {
                Ok(story) => by_side.extend(SideId::find(names, side).map(|side| (side, Arc::new(story)))),
                Err(fault) => drop(faults.insert(fault)),
            }
        }
        if faults.is_empty() { Ok(Self { by_side }) } else { Err(faults.into_iter().collect()) }
    }

    /// The story of a side.
    #[inline]
    pub fn of(&self, side: SideId) -> Option<&Arc<Story>> {
        self.by_side.get(&side)
    }

    /// The story of the first side, for what is the same for all.
    #[inline]
    pub fn first(&self) -> Option<&Arc<Story>> {
        self.by_side.values().next()
    }

    /// Every side with its story.
    #[inline]
    pub fn all(&self) -> impl Iterator<Item = (SideId, &Arc<Story>)> {
        self.by_side.iter().map(|(side, story)| (*side, story))
    }
}

/// The value as a side has it. The path of a fault is put together on the way out, since there is seldom one.
fn taken(value: &Value, side: &str, sides: &[String]) -> Result<Value, Fault> {
    match value {
        Value::Object(fields) => {
            let own = fields.iter().map(|(key, inner)| {
                let taken = chosen(inner, side, sides).and_then(|inner| taken(inner, side, sides));
                let taken = taken.map_err(|(path, said)| (format!(".{key}{path}"), said))?;
                Ok((key.clone(), taken))
            });
            own.collect::<Result<_, _>>().map(Value::Object)
        }
        Value::Array(list) => {
            let own = list.iter().enumerate().map(|(place, inner)| {
                taken(inner, side, sides).map_err(|(path, said)| (format!("[{place}]{path}"), said))
            });
            own.collect()
        }
        other => Ok(other.clone()),
    }
}

/// What a field has for a side: its value, or what stands in it `by-side`.
fn chosen<'a>(field: &'a Value, side: &str, sides: &[String]) -> Result<&'a Value, Fault> {
    let only = field.as_object().filter(|object| object.len() == 1).and_then(|object| object.get(BY_SIDE));
    let Some(choices) = only else { return Ok(field) };
    match sides.iter().find(|side| choices.get(side.as_str()).is_none()) {
        Some(missing) => Err((String::new(), format!("`by-side` has nothing for `{missing}`"))),
        None => Ok(choices.get(side).unwrap_or(&Value::Null)),
    }
}

/// The names of everything that a story itself names, added to those there are.
pub fn names(written: &Written, names: &Names) -> Names {
    let keys = |field: &str| {
        let keys = written.0.get(field).and_then(Value::as_object).map(|fields| fields.keys().cloned());
        NameList::new(keys.into_iter().flatten())
    };
    let listed = |field: &str| {
        let listed = written.0.get(field).and_then(Value::as_array).into_iter().flatten();
        NameList::new(listed.filter_map(Value::as_str).map(str::to_owned))
    };
    let said = |fields: &[&str]| {
        let mut said = BTreeSet::new();
        strings(&written.0, fields, &mut said);
        NameList::new(said)
    };
    let ids = |value: Option<&Value>| -> Vec<String> {
        let list = value.and_then(Value::as_array).into_iter().flatten();
        list.filter_map(|item| item.get("id")?.as_str()).map(str::to_owned).collect()
    };
    let choices = written.0.get("choices").and_then(Value::as_object);
    let options =
        choices.into_iter().flat_map(|choices| choices.values()).flat_map(|choice| ids(choice.get("options")));
    Names {
        sides: keys("sides"),
        places: keys("places"),
        lanes: keys("lanes"),
        marks: said(&["mark", "unmark"]),
        passages: said(&["read", "passage"]),
        lines: said(&["line"]),
        persons: listed("persons"),
        movers: keys("movers"),
        loads: keys("loads"),
        counts: keys("counts"),
        posts: keys("posts"),
        offers: keys("offers"),
        checks: keys("checks"),
        fights: keys("fights"),
        choices: keys("choices"),
        options: NameList::new(options),
        triggers: NameList::new(ids(written.0.get("triggers"))),
        ..names.clone()
    }
}

/// Every text that stands under one of these fields, by side or not.
fn strings(value: &Value, fields: &[&str], found: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            for (key, inner) in object {
                if fields.contains(&key.as_str()) {
                    let by_side =
                        inner.get(BY_SIDE).and_then(Value::as_object).into_iter().flat_map(|all| all.values());
                    found.extend(by_side.chain([inner]).filter_map(Value::as_str).map(str::to_owned));
                }
                strings(inner, fields, found);
            }
        }
        Value::Array(list) => list.iter().for_each(|inner| strings(inner, fields, found)),
        _ => {}
    }
}
