//! A story as its file has it, read once for each side: `{ "by-side": { … } }` may stand for any value.
//!
//! Within a list of beats it is a beat of its own and stays, since the side may change while the beats are done.
//!
//! A story that an author works on is read whole, for its faults. One that is built in is read for a side when that side is
//! played: eleven chapters for up to five sides each would take a tenth of a second at every start, and 30 MB.

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use kernel::json::{each_field, typed};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;

use super::Story;
use crate::id::{Id, NameList, Names, SideId, with_names};
use crate::limits::SIDES;
use crate::misread::{Misread, too_many};
use crate::sorted::SortedMap;
use words::Message;

/// A story as written: its text, which takes a fraction of the memory of the values in it. A copy shares it.
#[derive(Debug, Clone)]
pub struct StoryText(Arc<RawValue>);

impl StoryText {
    /// A story as it stands in a file.
    ///
    /// # Errors
    /// None: what stands in a file can be written.
    pub(crate) fn new(value: &Value) -> serde_json::Result<Self> {
        Ok(Self(Arc::from(kernel::json::text(value)?)))
    }

    /// What is written.
    ///
    /// # Errors
    /// None of a story that was read from JSON, which was sound then.
    pub fn value(&self) -> serde_json::Result<Value> {
        kernel::json::value(&self.0)
    }
}

impl PartialEq for StoryText {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }
}

impl Eq for StoryText {}

impl<'de> Deserialize<'de> for StoryText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::new(&Value::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

impl Serialize for StoryText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().map_err(serde::ser::Error::custom)?.serialize(serializer)
    }
}

#[cfg(feature = "schemas")]
impl schemars::JsonSchema for StoryText {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        Story::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Story::json_schema(generator)
    }
}

/// A story ready to play, for each side.
#[derive(Debug, Clone)]
pub struct Stories {
    written: StoryText,
    names: Arc<Names>,
    chapter: u8,
    by_side: SortedMap<SideId, OnceLock<Option<Arc<Story>>>>,
}

/// When a story is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reading {
    /// At once for every side, so that all its faults are found.
    Whole,
    /// For each side when it is first asked for: only for what has been checked before, as the built-in content has.
    AsNeeded,
}

/// A fault: the way to it in the file, and what is wrong.
pub type Fault = (String, Message);

const BY_SIDE: &str = "by-side";

impl Stories {
    /// Reads a story from its value, and the names that are in force in it: its own beside those given.
    ///
    /// # Errors
    /// The first fault of each side, each once; of a story read as needed, only that it has no side.
    pub(crate) fn read(
        written: &StoryText,
        value: &Value,
        names: &Names,
        reading: Reading,
    ) -> Result<(Self, Arc<Names>), Vec<Fault>> {
        let sides = sides(value);
        if sides.is_empty() {
            return Err(vec![("story.sides".to_owned(), Message::new("fault-no-side"))]);
        }
        if sides.len() > SIDES {
            let message = Message::new("fault-many-sides").with("count", sides.len()).with("most", SIDES);
            return Err(vec![("story.sides".to_owned(), message)]);
        }
        let names = Arc::new(with_own(value, names));
        let overfull: Vec<Fault> =
            names.overfull().map(|(kind, count)| ("story".to_owned(), too_many(kind, count))).collect();
        if !overfull.is_empty() {
            return Err(overfull);
        }
        let mut by_side = SortedMap::new();
        let mut faults = BTreeSet::new();
        for side in &sides {
            let story = match reading {
                Reading::AsNeeded => OnceLock::new(),
                Reading::Whole => match story(value, &names, side, &sides) {
                    Ok(story) => OnceLock::from(Some(Arc::new(story))),
                    Err(fault) => {
                        faults.insert(fault);
                        continue;
                    }
                },
            };
            by_side.extend(SideId::find(&names, side).map(|side| (side, story)));
        }
        if !faults.is_empty() {
            return Err(faults.into_iter().collect());
        }
        let chapter = value.get("chapter").and_then(Value::as_u64).and_then(|chapter| u8::try_from(chapter).ok());
        let chapter = chapter.unwrap_or_default();
        Ok((Self { written: written.clone(), names: Arc::clone(&names), chapter, by_side }, names))
    }

    /// The story of a side.
    #[inline]
    pub fn of(&self, side: SideId) -> Option<&Arc<Story>> {
        self.by_side.get(&side)?.get_or_init(|| self.now(side)).as_ref()
    }

    /// Reads a story that was to be read as needed. None if it has a fault, which the check of the built-in content finds.
    #[cold]
    fn now(&self, side: SideId) -> Option<Arc<Story>> {
        let value = self.written.value().map_err(|error| unread(&error));
        let read = value.and_then(|value| story(&value, &self.names, side.name(&self.names), &sides(&value)));
        debug_assert!(read.is_ok(), "a story that was not checked: {read:?}");
        read.ok().map(Arc::new)
    }

    /// The first side, by name.
    #[inline]
    pub fn first_side(&self) -> Option<SideId> {
        self.by_side.keys().next().copied()
    }

    /// The story of the first side, for what is the same for all.
    #[inline]
    pub fn first(&self) -> Option<&Arc<Story>> {
        self.of(self.first_side()?)
    }

    /// Every side with its story.
    #[inline]
    pub fn all(&self) -> impl Iterator<Item = (SideId, &Arc<Story>)> {
        self.by_side.keys().filter_map(|side| Some((*side, self.of(*side)?)))
    }

    /// Which chapter of its story it is, from 1; 0 if its file says so by side, which the check refuses.
    #[inline]
    pub fn chapter(&self) -> u8 {
        self.chapter
    }
}

/// A story whose text cannot be read again.
pub(crate) fn unread(error: &serde_json::Error) -> Fault {
    ("story".to_owned(), Misread::of(error).message())
}

/// The names of its sides.
fn sides(written: &Value) -> Vec<String> {
    let sides = written.get("sides").and_then(Value::as_object).map(|sides| sides.keys().cloned());
    sides.into_iter().flatten().collect()
}

/// The story as one of its sides has it.
fn story(written: &Value, names: &Arc<Names>, side: &str, sides: &[String]) -> Result<Story, Fault> {
    let value = taken(written, side, sides).map_err(|(path, said)| (format!("story{path}"), said))?;
    with_names(names, || typed::<Story>(&value)).map_err(|unread| {
        let path = unread.path.map_or_else(|| "story".to_owned(), |path| format!("story.{path}"));
        (path, Misread::of(&unread.error).message())
    })
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
        Some(missing) => Err((String::new(), Message::new("fault-by-side").with("side", missing.as_str()))),
        None => Ok(choices.get(side).unwrap_or(&Value::Null)),
    }
}

/// The names of everything that a story itself names, added to those there are.
fn with_own(written: &Value, names: &Names) -> Names {
    let keys = |field: &str| {
        let keys = written.get(field).and_then(Value::as_object).map(|fields| fields.keys().cloned());
        NameList::new(keys.into_iter().flatten())
    };
    let listed = |field: &str| {
        let listed = written.get(field).and_then(Value::as_array).into_iter().flatten();
        NameList::new(listed.filter_map(Value::as_str).map(str::to_owned))
    };
    let ids = |value: Option<&Value>| -> Vec<String> {
        let list = value.and_then(Value::as_array).into_iter().flatten();
        list.filter_map(|item| item.get("id")?.as_str()).map(str::to_owned).collect()
    };
    let choices = written.get("choices").and_then(Value::as_object);
    let options =
        choices.into_iter().flat_map(|choices| choices.values()).flat_map(|choice| ids(choice.get("options")));
    let mut said = Said::default();
    said.look(written);
    let list = |said: &BTreeSet<&str>| NameList::new(said.iter().map(|name| (*name).to_owned()));
    Names {
        sides: keys("sides"),
        places: keys("places"),
        lanes: keys("lanes"),
        marks: list(&said.marks),
        passages: list(&said.passages),
        lines: list(&said.lines),
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
        triggers: NameList::new(ids(written.get("triggers"))),
        ..names.clone()
    }
}

/// The names that beats bring with them, wherever in a story they stand.
#[derive(Default)]
struct Said<'a> {
    marks: BTreeSet<&'a str>,
    passages: BTreeSet<&'a str>,
    lines: BTreeSet<&'a str>,
}

impl<'a> Said<'a> {
    fn look(&mut self, story: &'a Value) {
        each_field(story, &mut |key, inner| {
            let found = match key {
                "mark" | "unmark" => &mut self.marks,
                "read" | "passage" => &mut self.passages,
                "line" => &mut self.lines,
                _ => return,
            };
            let by_side = inner.get(BY_SIDE).and_then(Value::as_object);
            let each = by_side.into_iter().flat_map(|all| all.values()).chain([inner]);
            found.extend(each.filter_map(Value::as_str));
        });
    }
}

#[cfg(test)]
mod tests {
    use crate::Content;

    #[test]
    fn a_story_read_as_needed_is_the_one_that_was_checked() {
        let [checked, built_in] =
            [Content::built_in_checked(), Content::built_in()].map(|content| content.expect("sound content"));
        let mut compared = 0;
        for (whole, later) in checked.scenarios.iter().zip(built_in.scenarios.iter()) {
            let stories = [whole.1, later.1].map(|scenario| scenario.story.as_ref());
            let [Some(whole), Some(later)] = stories else { continue };
            assert_eq!(whole.chapter(), later.chapter());
            assert!(whole.all().eq(later.all()), "chapter {}", whole.chapter());
            compared += whole.all().count();
        }
        assert!(compared > 20, "{compared} stories");
    }
}
