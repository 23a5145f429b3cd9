//! A fault in a content file, told to its author with its place.

use std::fmt;

use crate::save::cut;

/// Letters of each part of a fault at the most: it may repeat what stands in the file.
const LONGEST: usize = 400;

/// What is wrong in the content of the program itself, and where. For its authors, so in English like the names in the
/// files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The file, by its path in the content or the pack.
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
        f.write_str(&told(&self.file, self.place, self.path.as_deref(), &self.message))
    }
}

/// What is wrong, said with its place: file, line and column from 1, and the way to it inside the file, as far as they are
/// known. Of each part as much as can be read.
pub fn told(file: &str, place: Option<(usize, usize)>, path: Option<&str>, said: &str) -> String {
    // A stranger's file may say anything, and at any length.
    let shown = |part: &str| cut(part, LONGEST);
    let place = place.map_or_else(String::new, |(line, column)| format!(":{line}:{column}"));
    let path = path.map_or_else(String::new, |path| format!(": {}", shown(path)));
    format!("{}{place}{path}: {}", shown(file), shown(said))
}

/// Every fault found in a game's content; it is refused as a whole.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", .0.iter().map(Fault::to_string).collect::<Vec<_>>().join("\n"))]
pub struct Faults(pub Vec<Fault>);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_says_where_it_is_as_far_as_it_knows() {
        let whole = Fault::new("ships.json", "empty");
        let inside = Fault::at("ships.json", "shoals[2]".to_owned(), "unknown");
        let placed = Fault { place: Some((3, 7)), ..inside.clone() };
        let faults = Faults(vec![whole, inside, placed]);
        let due = "ships.json: empty\nships.json: shoals[2]: unknown\nships.json:3:7: shoals[2]: unknown";
        assert_eq!(faults.to_string(), due);
    }

    #[test]
    fn attack_n8_a_fault_is_no_longer_than_it_can_be_read_and_turns_no_writing_round() {
        let long = format!("\u{202E}{}", "x".repeat(1 << 20));
        let fault = Fault { place: Some((3, 7)), ..Fault::at(&long, long.clone(), &long) };
        let due = format!("{}…", "x".repeat(LONGEST - 1));
        assert_eq!(fault.to_string(), format!("{due}:3:7: {due}: {due}"));
    }
}
