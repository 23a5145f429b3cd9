//! A fault in a content file, told to its author in the reader's language.
//!
//! A fault is a message of the language files (`locales/<language>/ironclad/faults.ftl`) with what it speaks of: names as the
//! file has them, figures, other messages. Nothing here is put into words before somebody reads it.

use kernel::fault::told;
use words::{Message, Text, Value};

/// What is wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The file, by its path in the content or the pack.
    pub file: String,
    /// Line and column, from 1, where known.
    pub place: Option<(usize, usize)>,
    /// The way to it inside the file, `shoals.fixed[2]`, where known.
    pub path: Option<String>,
    /// What is wrong. If it speaks of something that stands in the file, that is its first value.
    pub message: Message,
}

impl Fault {
    /// A fault of a whole file.
    pub fn new(file: &str, message: Message) -> Self {
        Self { file: file.to_owned(), place: None, path: None, message }
    }

    /// A fault inside a file.
    pub fn at(file: &str, path: impl Into<String>, message: Message) -> Self {
        Self { path: Some(path.into()), ..Self::new(file, message) }
    }

    /// The fault in words, with its place: `file:line:column: path: sentence`.
    pub fn told(&self, text: &Text) -> String {
        told(&self.file, self.place, self.path.as_deref(), &self.message.say_by_number(text))
    }
}

/// Every fault found in a pack or in the campaign's content; it is refused as a whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// The faults in words, one a line.
    pub fn told(&self, text: &Text) -> String {
        self.0.iter().map(|fault| fault.told(text)).collect::<Vec<_>>().join("\n")
    }
}

/// The message, and the name that may have been meant.
pub(crate) fn or_near(message: Message, near: Option<&str>) -> Message {
    match near {
        Some(near) => Message::new("fault-near").with("fault", message).with("near", near),
        None => message,
    }
}

/// What a message quotes that stands in the file: the first text among its values.
pub(crate) fn quoted(message: &Message) -> Option<&str> {
    message.values.iter().find_map(|(_, value)| match value {
        Value::Text(plain) => Some(plain.as_str()),
        Value::Message(inner) => quoted(inner),
        Value::Number(_) | Value::Player(_) => None,
    })
}
