//! A piece of JSON as it stands in a file: the setup, a stage, a state. Only the game that wrote it can read it.

use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

use super::Renames;
use crate::json::{parse, typed};

/// A piece of JSON, kept as text. Cheap to copy: a campaign repeats its missions and states.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Json(Arc<str>);

impl Json {
    /// A value as JSON.
    ///
    /// # Errors
    /// If it cannot be written as JSON.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> serde_json::Result<Self> {
        serde_json::to_string(value).map(|text| Self(text.into()))
    }

    /// The value that it is.
    ///
    /// # Errors
    /// If it is none of this type, or has a field twice or a number with a fraction, which no game writes.
    pub fn read<T: DeserializeOwned>(&self) -> serde_json::Result<T> {
        // By way of a value: what reads a type from text is three times as much code.
        typed(&parse(self.0.as_bytes())?).map_err(|unread| unread.error)
    }

    /// Its text.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The same with every id as it is called today.
    pub(super) fn rename(&mut self, renames: &Renames) {
        let renamed = serde_json::from_str(&self.0).and_then(|value| Self::of(&renames.written(value)));
        // What nests too deep to be read is nothing that a game could read either, and stays what it is.
        if let Ok(renamed) = renamed {
            *self = renamed;
        }
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let raw: &RawValue = serde_json::from_str(&self.0).map_err(serde::ser::Error::custom)?;
        raw.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw: Box<RawValue> = Deserialize::deserialize(deserializer)?;
        Ok(Self(raw.get().into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_stands_in_a_line_as_it_was_written() {
        let json = Json::of(&serde_json::json!({ "b": 1, "a": [true, null] })).unwrap();
        let line = serde_json::to_string(&[&json]).unwrap();
        assert_eq!(line, format!("[{}]", json.text()));
        assert_eq!(serde_json::from_str::<Vec<Json>>(&line).unwrap(), [json]);
    }
}
