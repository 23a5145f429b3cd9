//! JSON of content: text into a value, and a value into a definition.
//!
//! Definitions are read from values alone, in one way, for the code that reads a type is large and would be compiled once more
//! for each other way.

use std::fmt;

use serde::de::{DeserializeOwned, DeserializeSeed, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

/// The value of a text in which no object has a field twice and no number a fraction.
///
/// # Errors
/// With line and column: what is not JSON, a second field of a name, a fraction, anything behind the value.
pub fn parse(text: &[u8]) -> serde_json::Result<Value> {
    let mut reader = serde_json::Deserializer::from_slice(text);
    let value = Strict.deserialize(&mut reader)?;
    reader.end()?;
    Ok(value)
}

/// What cannot be read as a definition.
#[derive(Debug, thiserror::Error)]
#[error("not a definition of its kind")]
pub struct Unread {
    /// Where in the value, such as `map[2].tile`; none for the value itself.
    pub path: Option<String>,
    /// What is wrong there.
    #[source]
    pub error: serde_json::Error,
}

/// Reads a definition.
///
/// # Errors
/// The first thing in it that cannot be read.
pub fn definition<T: DeserializeOwned>(value: &Value) -> Result<T, Unread> {
    serde_path_to_error::deserialize(value).map_err(|error| Unread {
        path: Some(error.path().to_string()).filter(|path| path != "."),
        error: error.into_inner(),
    })
}

/// Reads a value and refuses a field that is there already.
struct Strict;

impl<'de> DeserializeSeed<'de> for Strict {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Strict {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value without fractions")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::String(value.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(entry) = entries.next_element_seed(Self)? {
            list.push(entry);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut fields = Map::new();
        while let Some(name) = entries.next_key::<String>()? {
            if fields.contains_key(&name) {
                return Err(A::Error::custom(format_args!("duplicate field `{name}`")));
            }
            let value = entries.next_value_seed(Self)?;
            fields.insert(name, value);
        }
        Ok(Value::Object(fields))
    }
}
