//! A value into a type; of what cannot be read it is told where it stands.
//!
//! `serde_path_to_error` around `serde_json`'s own reader of values does the same. Here the way to a fault is put together as
//! the error comes back, and an object is read by its names alone, never as a list of its fields: a third of the code that is
//! compiled for each type, of which the campaign's content has a hundred and fifty.

use std::fmt;
use std::slice;

use serde::Deserialize;
use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, IntoDeserializer, MapAccess,
    SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Map, Number, Value, map};

/// What cannot be read, and where it stands.
#[derive(Debug, thiserror::Error)]
#[error("cannot be read as what is expected here")]
pub struct Unread {
    /// Where in the value, such as `map[2].tile`; none for the value itself.
    pub path: Option<String>,
    /// What is wrong there.
    #[source]
    pub error: serde_json::Error,
}

/// Reads a value as a type. What a type keeps as text (a `RawValue`) is no value any more and cannot be read from one.
///
/// # Errors
/// The first thing in it that cannot be read.
pub fn typed<T: DeserializeOwned>(value: &Value) -> Result<T, Unread> {
    T::deserialize(At(value)).map_err(Unread::from)
}

/// What is wrong, and the steps to it, from the last one.
#[derive(Debug)]
struct Trail(Box<Inner>);

#[derive(Debug)]
struct Inner {
    error: serde_json::Error,
    back: Vec<Step>,
}

#[derive(Debug)]
enum Step {
    Field(String),
    Entry(usize),
}

impl Trail {
    #[cold]
    fn field(mut self, name: &str) -> Self {
        self.0.back.push(Step::Field(name.to_owned()));
        self
    }

    #[cold]
    fn entry(mut self, place: usize) -> Self {
        self.0.back.push(Step::Entry(place));
        self
    }
}

impl From<Trail> for Unread {
    fn from(Trail(inner): Trail) -> Self {
        let mut path = String::new();
        for step in inner.back.iter().rev() {
            match step {
                Step::Field(name) => {
                    if !path.is_empty() {
                        path.push('.');
                    }
                    path.push_str(name);
                }
                Step::Entry(place) => {
                    path.push('[');
                    path.push_str(&place.to_string());
                    path.push(']');
                }
            }
        }
        Self { path: Some(path).filter(|path| !path.is_empty()), error: inner.error }
    }
}

impl From<serde_json::Error> for Trail {
    #[cold]
    fn from(error: serde_json::Error) -> Self {
        Self(Box::new(Inner { error, back: Vec::new() }))
    }
}

impl fmt::Display for Trail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.error.fmt(f)
    }
}

impl std::error::Error for Trail {}

impl serde::de::Error for Trail {
    #[cold]
    fn custom<T: fmt::Display>(said: T) -> Self {
        serde_json::Error::custom(said).into()
    }

    // These two call nothing what JSON calls `null`.
    #[cold]
    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        serde_json::Error::invalid_type(found, expected).into()
    }

    #[cold]
    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        serde_json::Error::invalid_value(found, expected).into()
    }
}

#[cold]
fn not(value: &Value, expected: &dyn Expected) -> Trail {
    let found = match value {
        Value::Null => Unexpected::Unit,
        Value::Bool(truth) => Unexpected::Bool(*truth),
        Value::Number(number) => match (number.as_u64(), number.as_i64(), number.as_f64()) {
            (Some(number), _, _) => Unexpected::Unsigned(number),
            (None, Some(number), _) => Unexpected::Signed(number),
            (None, None, Some(number)) => Unexpected::Float(number),
            (None, None, None) => Unexpected::Other("number"),
        },
        Value::String(text) => Unexpected::Str(text),
        Value::Array(_) => Unexpected::Seq,
        Value::Object(_) => Unexpected::Map,
    };
    Trail::invalid_type(found, expected)
}

/// A value that is being read.
#[derive(Clone, Copy)]
struct At<'de>(&'de Value);

/// Reads what has no parts as `serde_json` does.
macro_rules! plain {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Trail> {
            Ok(self.0.$method(visitor)?)
        }
    )*};
}

impl<'de> Deserializer<'de> for At<'de> {
    type Error = Trail;

    plain! {
        deserialize_bool deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_i128
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_u128 deserialize_f32 deserialize_f64
        deserialize_char deserialize_str deserialize_string deserialize_unit deserialize_identifier
        deserialize_ignored_any
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Trail> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(truth) => visitor.visit_bool(*truth),
            Value::Number(number) => Ok(number.deserialize_any(visitor)?),
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(list) => entries(list, visitor),
            Value::Object(fields) => visitor.visit_map(Fields::of(fields)),
        }
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Trail> {
        self.deserialize_any(visitor)
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Trail> {
        self.deserialize_any(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Trail> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Trail> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Trail> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Trail> {
        match self.0 {
            Value::Array(list) => entries(list, visitor),
            other => Err(not(other, &visitor)),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Trail> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Trail> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Trail> {
        match self.0 {
            Value::Object(fields) => visitor.visit_map(Fields::of(fields)),
            other => Err(not(other, &visitor)),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Trail> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Trail> {
        visitor.visit_enum(Variant::of(self.0)?)
    }
}

fn entries<'de, V: Visitor<'de>>(list: &'de [Value], visitor: V) -> Result<V::Value, Trail> {
    let mut entries = Entries { left: list.iter(), place: 0 };
    let read = visitor.visit_seq(&mut entries)?;
    if entries.left.len() == 0 { Ok(read) } else { Err(Trail::invalid_length(list.len(), &"fewer elements in array")) }
}

struct Entries<'de> {
    left: slice::Iter<'de, Value>,
    /// Of the next one.
    place: usize,
}

impl<'de> SeqAccess<'de> for Entries<'de> {
    type Error = Trail;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Trail> {
        let Some(value) = self.left.next() else { return Ok(None) };
        let place = self.place;
        self.place += 1;
        match seed.deserialize(At(value)) {
            Ok(entry) => Ok(Some(entry)),
            Err(trail) => Err(trail.entry(place)),
        }
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.left.len())
    }
}

/// The fields of an object. What reads one reads all of them, so none can be left over.
struct Fields<'de> {
    left: map::Iter<'de>,
    /// Whose name has been read.
    now: Option<(&'de str, &'de Value)>,
}

impl<'de> Fields<'de> {
    fn of(fields: &'de Map<String, Value>) -> Self {
        Self { left: fields.iter(), now: None }
    }

    fn next(&mut self) -> Option<&'de str> {
        self.now = self.left.next().map(|(name, value)| (name.as_str(), value));
        self.now.map(|(name, _)| name)
    }

    fn value(&mut self) -> Result<(&'de str, &'de Value), Trail> {
        self.now.take().ok_or_else(|| Trail::custom("value is missing"))
    }
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Trail;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Trail> {
        let Some(name) = self.next() else { return Ok(None) };
        match seed.deserialize(Name(name)) {
            Ok(key) => Ok(Some(key)),
            Err(trail) => Err(trail.field(name)),
        }
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Trail> {
        let (name, value) = self.value()?;
        seed.deserialize(At(value)).map_err(|trail| trail.field(name))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.left.len())
    }
}

/// The name of a field, or the key of a map, which is a text even where a number is meant.
struct Name<'de>(&'de str);

/// Reads a number that stands in a key.
macro_rules! number {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Trail> {
            Ok(self.number()?.deserialize_any(visitor)?)
        }
    )*};
}

impl Name<'_> {
    fn number(&self) -> Result<Number, Trail> {
        self.0.parse().map_err(|_| Trail::custom("invalid value: expected key to be a number in quotes"))
    }
}

impl<'de> Deserializer<'de> for Name<'de> {
    type Error = Trail;

    number! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_u8 deserialize_u16 deserialize_u32
        deserialize_u64
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Trail> {
        visitor.visit_borrowed_str(self.0)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Trail> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Trail> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Trail> {
        let key: StrDeserializer<'_, Trail> = self.0.into_deserializer();
        key.deserialize_enum(name, variants, visitor)
    }

    forward_to_deserialize_any! {
        bool i128 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple tuple_struct map struct
        identifier ignored_any
    }
}

/// One of several forms: its name alone, or in an object with what belongs to it.
struct Variant<'de> {
    name: &'de str,
    rest: Option<&'de Value>,
}

impl<'de> Variant<'de> {
    fn of(value: &'de Value) -> Result<Self, Trail> {
        match value {
            Value::String(name) => Ok(Self { name, rest: None }),
            Value::Object(fields) => {
                let mut fields = fields.iter();
                match (fields.next(), fields.next()) {
                    (Some((name, rest)), None) => Ok(Self { name, rest: Some(rest) }),
                    (None, _) | (_, Some(_)) => Err(Trail::invalid_value(Unexpected::Map, &"map with a single key")),
                }
            }
            other => Err(not(other, &"string or map")),
        }
    }

    /// What belongs to it, where it cannot be without.
    fn rest(&self, expected: &'static str) -> Result<&'de Value, Trail> {
        self.rest.ok_or_else(|| Trail::invalid_type(Unexpected::UnitVariant, &expected))
    }
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Trail;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Trail> {
        let name: StrDeserializer<'_, Trail> = self.name.into_deserializer();
        Ok((seed.deserialize(name)?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'de> {
    type Error = Trail;

    fn unit_variant(self) -> Result<(), Trail> {
        let Some(rest) = self.rest else { return Ok(()) };
        <()>::deserialize(At(rest)).map_err(|trail| trail.field(self.name))
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Trail> {
        let read = self.rest("newtype variant").and_then(|rest| seed.deserialize(At(rest)));
        read.map_err(|trail| trail.field(self.name))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Trail> {
        let read = self.rest("tuple variant").and_then(|rest| At(rest).deserialize_seq(visitor));
        read.map_err(|trail| trail.field(self.name))
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Trail> {
        let read = self.rest("struct variant").and_then(|rest| At(rest).deserialize_map(visitor));
        read.map_err(|trail| trail.field(self.name))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::json;

    use super::*;

    #[derive(Debug, PartialEq, Eq, Deserialize)]
    #[serde(deny_unknown_fields, rename_all = "kebab-case")]
    struct Ship {
        name: String,
        #[serde(default)]
        hull: Option<u8>,
        #[serde(default)]
        guns: Vec<Gun>,
        #[serde(default)]
        by_range: BTreeMap<u8, Vec<i8>>,
        #[serde(default)]
        crew: BTreeMap<Post, Name>,
        #[serde(default)]
        turn: Either,
        #[serde(default)]
        notes: Value,
    }

    #[derive(Debug, PartialEq, Eq, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Gun {
        None,
        Beam(u8),
        Pair(u8, bool),
        Turret { arcs: [u8; 2] },
    }

    #[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Post {
        Helm,
        Guns,
    }

    #[derive(Debug, PartialEq, Eq, Deserialize)]
    struct Name(String);

    #[derive(Debug, PartialEq, Eq, Deserialize)]
    #[serde(untagged)]
    enum Either {
        One(u8),
        Two([u8; 2]),
        Named { left: u8 },
    }

    impl Default for Either {
        fn default() -> Self {
            Self::One(1)
        }
    }

    #[test]
    fn what_is_sound_is_read_as_the_library_reads_it() {
        let whole = json!({
            "name": "Iron Guest", "hull": 3,
            "guns": ["none", { "none": null }, { "beam": 2 }, { "pair": [1, true] }, { "turret": { "arcs": [1, 6] } }],
            "by-range": { "6": [1, -1], "12": [] }, "crew": { "helm": "Vael", "guns": "Okoro" },
            "turn": [1, 2], "notes": { "free": [true, null, -3, "text"] },
        });
        for value in [
            whole,
            json!({ "name": "", "hull": null, "turn": { "left": 2 } }),
            json!({ "name": "short", "turn": 4, "notes": null }),
        ] {
            let ours: Ship = typed(&value).expect("sound");
            assert_eq!(ours, serde_json::from_value(value).expect("sound"));
        }
    }

    #[test]
    fn a_fault_is_told_in_the_librarys_words_with_its_place() {
        for (value, path, own) in [
            (json!({ "hull": 3 }), "", None),
            (json!({ "name": null }), "name", None),
            (json!({ "name": "a", "hull": 300 }), "hull", None),
            (json!({ "name": "a", "hull": "three" }), "hull", None),
            (json!({ "name": "a", "hulls": 3 }), "hulls", None),
            (json!({ "name": "a", "guns": {} }), "guns", None),
            (json!({ "name": "a", "guns": ["beams"] }), "guns[0]", None),
            (json!({ "name": "a", "guns": ["none", "beam"] }), "guns[1].beam", None),
            (json!({ "name": "a", "guns": [{ "beam": -1 }] }), "guns[0].beam", None),
            (json!({ "name": "a", "guns": [{ "none": 1 }] }), "guns[0].none", None),
            (json!({ "name": "a", "guns": ["pair"] }), "guns[0].pair", None),
            (json!({ "name": "a", "guns": [{ "pair": [1] }] }), "guns[0].pair", None),
            (json!({ "name": "a", "guns": [{ "pair": [1, true, 2] }] }), "guns[0].pair", None),
            (json!({ "name": "a", "guns": [{ "pair": [1, 2] }] }), "guns[0].pair[1]", None),
            (json!({ "name": "a", "guns": [{ "turret": { "arcs": [1, "six"] } }] }), "guns[0].turret.arcs[1]", None),
            (json!({ "name": "a", "guns": [{}] }), "guns[0]", None),
            (json!({ "name": "a", "guns": [{ "beam": 1, "none": null }] }), "guns[0]", None),
            (json!({ "name": "a", "guns": [true] }), "guns[0]", None),
            (json!({ "name": "a", "by-range": { "6": [1, 200] } }), "by-range.6[1]", None),
            (
                json!({ "name": "a", "by-range": { "six": [] } }),
                "by-range.six",
                Some("invalid value: expected key to be a number in quotes"),
            ),
            (
                json!({ "name": "a", "by-range": { "600": [] } }),
                "by-range.600",
                Some("invalid value: integer `600`, expected u8"),
            ),
            (json!({ "name": "a", "crew": { "helm": 1 } }), "crew.helm", None),
            (json!({ "name": "a", "crew": { "cook": "Vael" } }), "crew.cook", None),
            (json!({ "name": "a", "turn": "left" }), "turn", None),
            (json!("a ship"), "", None),
        ] {
            let unread = typed::<Ship>(&value).expect_err("a fault");
            assert_eq!(unread.path.unwrap_or_default(), path, "{value}");
            let library = serde_json::from_value::<Ship>(value.clone()).expect_err("a fault").to_string();
            // Of a key the library tells the column besides.
            assert_eq!(unread.error.to_string(), own.unwrap_or(&library), "{value}");
        }
    }

    #[test]
    fn an_object_is_not_read_as_a_list_of_its_fields() {
        let unread = typed::<Ship>(&json!(["Iron Guest", 3])).expect_err("a list");
        assert_eq!(unread.error.to_string(), "invalid type: sequence, expected struct Ship");
    }
}
