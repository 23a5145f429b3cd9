//! Ids that were once called something else (a game’s `renames.json`), so that saved games find what they name.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Old ids and what became of them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Renames {
    /// By the old id: the id of today, or nothing if the thing is gone.
    pub ids: BTreeMap<String, Option<String>>,
}

/// What became of an id.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate<'r> {
    /// It is called what it was.
    Same,
    /// It is called this.
    Renamed(&'r str),
    /// It is gone.
    Gone,
}

impl Renames {
    /// Whether nothing was ever renamed.
    pub fn is_empty(&self) -> bool {
        self.ids.is_empty()
    }

    /// What became of an id.
    pub fn fate(&self, id: &str) -> Fate<'_> {
        match self.ids.get(id) {
            None => Fate::Same,
            Some(Some(today)) => Fate::Renamed(today),
            Some(None) => Fate::Gone,
        }
    }

    /// The id of today. One that is gone stays as it was: nothing answers to it.
    pub fn id(&self, id: &str) -> String {
        match self.fate(id) {
            Fate::Renamed(today) => today.to_owned(),
            Fate::Same | Fate::Gone => id.to_owned(),
        }
    }

    /// An option's id with each part of it, between colons, as it is called today.
    pub fn option(&self, option: &str) -> String {
        let parts: Vec<String> = option.split(':').map(|part| self.id(part)).collect();
        parts.join(":")
    }

    /// Something written with ids, as keys and as texts, with those of today. What is gone is left out of lists and of
    /// what is told by key.
    pub fn written(&self, value: Value) -> Value {
        match value {
            Value::String(text) => self.id(&text).into(),
            Value::Array(items) => items
                .into_iter()
                .filter(|item| item.as_str().is_none_or(|text| self.fate(text) != Fate::Gone))
                .map(|item| self.written(item))
                .collect(),
            Value::Object(fields) => fields
                .into_iter()
                .filter(|(key, _)| self.fate(key) != Fate::Gone)
                .map(|(key, field)| (self.id(&key), self.written(field)))
                .collect(),
            plain @ (Value::Null | Value::Bool(_) | Value::Number(_)) => plain,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_part_is_called_what_it_is_today() {
        let table = json!({ "ids": { "gunboat": "sloop", "old-card": null } });
        let renames: Renames = serde_json::from_value(table).unwrap();
        assert_eq!(renames.option("fire:gunboat:2"), "fire:sloop:2");
        assert_eq!(renames.option("gunboats"), "gunboats");
        let before = json!({ "gunboat": 1, "old-card": 2, "list": ["old-card", "gunboat", 3], "one": "old-card" });
        assert_eq!(renames.written(before), json!({ "sloop": 1, "list": ["sloop", 3], "one": "old-card" }));
    }
}
