//! A scenario that no file of the content holds.

use std::sync::Arc;

use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

use crate::content::Content;
use crate::content::scenario::ScenarioFile;
use crate::patrol::Unfit;

/// A scenario as an author would write it, kept with a game because no file of the content holds it.
///
/// It is held as text: a campaign has one for each of its contracts, and as a tree of values it would take many times the room.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(from = "Value")]
pub struct Mission(Arc<str>);

impl From<Value> for Mission {
    fn from(value: Value) -> Self {
        Self(value.to_string().into())
    }
}

impl Serialize for Mission {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let value: Value = serde_json::from_str(&self.0).map_err(serde::ser::Error::custom)?;
        value.serialize(serializer)
    }
}

impl Mission {
    /// This scenario, written with names.
    ///
    /// # Errors
    /// If it cannot be written as JSON: it names what this catalogue does not have.
    pub fn of(content: &Content, file: &ScenarioFile) -> Result<Self, Unfit> {
        let written = file.to_json(&content.names);
        written.map(Self::from).map_err(|error| Unfit::Written(error.to_string()))
    }

    /// The scenario, by the names of this catalogue.
    ///
    /// # Errors
    /// If it is not written as a scenario, or names what the catalogue has not.
    pub fn read(&self, content: &Content) -> serde_json::Result<ScenarioFile> {
        let value: Value = serde_json::from_str(&self.0)?;
        ScenarioFile::from_json(&value, &content.names)
    }
}
