//! Why a text does not have the form of what is to be read from it.

use serde_json::error::Category;
use thiserror::Error;

/// Why a text does not have the form of what is to be read from it.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum FormFault {
    /// It ends too early.
    #[error("the file ends too early")]
    Cut,
    /// It is not JSON.
    #[error("this is not JSON")]
    NotJson,
    /// A field that must be there is not.
    #[error("the field `{0}` is missing")]
    Missing(String),
    /// A field that means nothing here.
    #[error("there is no field `{0}` here")]
    Unknown(String),
    /// A field stands twice.
    #[error("the field `{0}` stands twice")]
    Twice(String),
    /// None of the words that may stand here.
    #[error("`{0}` cannot stand here")]
    Choice(String),
    /// A value of another kind or size than is wanted.
    #[error("this value has the wrong form")]
    Value,
}

/// The longest name that is told of, in characters.
const MOST_LETTERS: usize = 60;

impl FormFault {
    /// What the reader found.
    pub fn of(error: &serde_json::Error) -> Self {
        match error.classify() {
            Category::Eof => Self::Cut,
            Category::Syntax | Category::Io => Self::NotJson,
            Category::Data => Self::of_data(&error.to_string()),
        }
    }

    /// The reader tells faults of data as a sentence alone, by how serde words them.
    fn of_data(message: &str) -> Self {
        let name = || message.split('`').nth(1).unwrap_or_default().chars().take(MOST_LETTERS).collect();
        if message.starts_with("missing field") {
            Self::Missing(name())
        } else if message.starts_with("unknown field") {
            Self::Unknown(name())
        } else if message.starts_with("duplicate field") {
            Self::Twice(name())
        } else if message.starts_with("unknown variant") {
            Self::Choice(name())
        } else {
            Self::Value
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Ship {
        #[serde(rename = "thrust")]
        _thrust: u8,
        #[serde(rename = "edge")]
        _edge: crate::geometry::Edge,
    }

    #[test]
    fn every_way_to_miss_the_form_is_told_apart() {
        let of = |text: &str| FormFault::of(&serde_json::from_str::<Ship>(text).expect_err("a fault"));
        assert_eq!(of(r#"{"thrust": 1, "#), FormFault::Cut);
        assert_eq!(of(r#"{"thrust": 1 "#), FormFault::Cut);
        assert_eq!(of("{thrust}"), FormFault::NotJson);
        assert_eq!(of(r#"{"thrust": 1}"#), FormFault::Missing("edge".into()));
        assert_eq!(of(r#"{"thrust": 1, "boxes": 2}"#), FormFault::Unknown("boxes".into()));
        assert_eq!(of(r#"{"thrust": 1, "thrust": 2}"#), FormFault::Twice("thrust".into()));
        assert_eq!(of(r#"{"thrust": 1, "edge": "up"}"#), FormFault::Choice("up".into()));
        assert_eq!(of(r#"{"thrust": 300}"#), FormFault::Value);
        assert_eq!(of(r#"{"thrust": "much"}"#), FormFault::Value);
    }
}
