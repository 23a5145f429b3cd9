//! JSON of content: a value into a definition.
//!
//! Definitions are read from values alone, in one way, for the code that reads a type is large and would be compiled once more
//! for each other way.

use serde::de::DeserializeOwned;
use serde_json::Value;

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
