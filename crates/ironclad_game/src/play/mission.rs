//! A scenario that no file of the content holds.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::content::Content;
use crate::content::id::with_names;
use crate::content::scenario::ScenarioFile;

/// A scenario as an author would write it, kept with a game because no file of the content holds it.
///
/// It is held as text: a campaign has one for each of its contracts, and as a tree of values it would take many times the room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Value", into = "Value")]
pub struct Mission(Arc<str>);

impl From<Value> for Mission {
    fn from(value: Value) -> Self {
        Self(value.to_string().into())
    }
}

impl From<Mission> for Value {
    fn from(mission: Mission) -> Self {
        // It was written from a value, so it can be read as one.
        serde_json::from_str(&mission.0).unwrap_or_default()
    }
}

impl Mission {
    /// This scenario, written with names.
    pub fn of(content: &Content, file: &ScenarioFile) -> Self {
        // A scenario of this catalogue is plain data under its names, so writing it cannot fail.
        with_names(&content.names, || serde_json::to_value(file)).unwrap_or_default().into()
    }

    /// The scenario, by the names of this catalogue.
    ///
    /// # Errors
    /// If it is not written as a scenario, or names what the catalogue has not.
    pub fn read(&self, content: &Content) -> serde_json::Result<ScenarioFile> {
        with_names(&content.names, || ScenarioFile::deserialize(Value::from(self.clone())))
    }
}
