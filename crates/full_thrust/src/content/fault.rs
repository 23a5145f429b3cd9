//! What can be wrong with a content file, named so that its author can mend it.

use thiserror::Error;

use super::form::FormFault;
use crate::yard::DesignFault;

/// A fault and where it stands.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{file}{}: {kind}", if path.is_empty() { String::new() } else { format!(", {path}") })]
pub struct Fault {
    /// The file.
    pub file: String,
    /// The way to it inside the file; empty for the whole.
    pub path: String,
    /// What is wrong.
    pub kind: ContentFault,
}

/// What is wrong with a content file.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ContentFault {
    /// The file does not have the form of one.
    #[error("line {line}: {form}")]
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// What is wrong with its form.
        form: FormFault,
    },
    /// The file is larger than any should be.
    #[error("the file has {bytes} bytes; at most {most} are read")]
    TooLarge {
        /// Its size.
        bytes: usize,
        /// The limit.
        most: usize,
    },
    /// An id is not made of small letters, digits and hyphens, or is too long.
    #[error("`{0}` is no id: small letters, digits and hyphens, 40 at the most")]
    BadId(String),
    /// An id stands twice.
    #[error("`{0}` is defined twice")]
    Twice(String),
    /// No class has this id.
    #[error("there is no class `{0}`")]
    NoClass(String),
    /// A number is outside its range.
    #[error("{value} is outside {low} to {high}")]
    OutOfRange {
        /// The number.
        value: u32,
        /// The least allowed.
        low: u32,
        /// The greatest allowed.
        high: u32,
    },
    /// The printed factor value is not what the ship comes to.
    #[error("the factor value is {found}, not {printed} (11.1)")]
    WrongValue {
        /// As printed.
        printed: u16,
        /// As computed.
        found: u16,
    },
    /// The printed threshold points are not what the damage gives.
    #[error("the threshold points are {found:?}, not {printed:?} (8.2)")]
    WrongPoints {
        /// As printed.
        printed: Vec<u16>,
        /// As computed.
        found: Vec<u16>,
    },
    /// A class breaks a rule of design.
    #[error(transparent)]
    Design(#[from] DesignFault),
    /// A switch is on without the one that it needs.
    #[error("`{0}` needs `{1}` (12)")]
    Needs(&'static str, &'static str),
    /// A zone does not lie on the table, or has no room.
    #[error("the zone does not lie on the table")]
    ZoneOffTable,
    /// A fixed place does not lie in its zone.
    #[error("the place does not lie in the side's zone")]
    PlaceOutsideZone,
    /// A named or placed ship has a count.
    #[error("a ship with a name, a registry or a place stands alone: count 1")]
    CountOfOne,
    /// Edges are dealt between more or fewer than two sides.
    #[error("edges are dealt between two sides")]
    DealOfTwo,
    /// The players choose their ships, but no budget is given, or the other way round.
    #[error("budgets belong to sides whose players choose their ships")]
    Budgets,
    /// A list that must have one entry for each side has another length.
    #[error("one entry for each side is wanted: {wanted}, not {found}")]
    OnePerSide {
        /// How many sides there are.
        wanted: usize,
        /// How many entries.
        found: usize,
    },
    /// A side that does not exist is named.
    #[error("there is no side {0}")]
    NoSide(u8),
    /// A list is empty.
    #[error("the list is empty")]
    Empty,
    /// The class file is missing.
    #[error("there is no classes.json")]
    NoClasses,
}
