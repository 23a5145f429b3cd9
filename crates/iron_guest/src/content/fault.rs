//! A fault in a content file, told to its author.

use std::fmt;

use serde::de::DeserializeOwned;

use super::files::{ContentFile, LARGEST};

/// What is wrong, and where. For authors, so in English like the names in the files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The file, by its path.
    pub file: String,
    /// Line and column, from 1, where known.
    pub place: Option<(usize, usize)>,
    /// The way to it inside the file, `shoals.fixed[2]`, where known.
    pub path: Option<String>,
    /// What is wrong.
    pub message: String,
}

impl Fault {
    /// A fault of a whole file.
    pub fn new(file: &str, message: impl fmt::Display) -> Self {
        Self { file: file.to_owned(), place: None, path: None, message: message.to_string() }
    }

    /// A fault inside a file.
    pub fn at(file: &str, path: String, message: impl fmt::Display) -> Self {
        Self { path: Some(path), ..Self::new(file, message) }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if let Some((line, column)) = self.place {
            write!(f, ":{line}:{column}")?;
        }
        if let Some(path) = &self.path {
            write!(f, ": {path}")?;
        }
        write!(f, ": {}", self.message)
    }
}

/// Every fault found; the content is refused as a whole.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", .0.iter().map(Fault::to_string).collect::<Vec<_>>().join("\n"))]
pub struct Faults(pub Vec<Fault>);

/// What a file holds; none if it cannot be read, which is then among the faults.
pub(super) fn read<T: DeserializeOwned>(file: &ContentFile, faults: &mut Vec<Fault>) -> Option<T> {
    if file.text.len() > LARGEST {
        faults.push(Fault::new(&file.path, format_args!("{} bytes; {LARGEST} at the most", file.text.len())));
        return None;
    }
    let mut json = serde_json::Deserializer::from_slice(&file.text);
    let read = serde_path_to_error::deserialize(&mut json);
    let end = json.end();
    match (read, end) {
        (Ok(read), Ok(())) => Some(read),
        (Ok(_), Err(error)) => {
            let place = Some((error.line(), error.column()));
            faults.push(Fault { place, ..Fault::new(&file.path, error) });
            None
        }
        (Err(error), _) => {
            let place = Some((error.inner().line(), error.inner().column()));
            let path = error.path().to_string();
            let path = (path != ".").then_some(path);
            faults.push(Fault { place, path, ..Fault::new(&file.path, error.inner()) });
            None
        }
    }
}
