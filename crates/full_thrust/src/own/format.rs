//! Which form a file has.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::OwnFault;

/// Which form a file has; there is only the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Format;

/// A form that this program does not know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("format {0} is not known here; it may be of a later version")]
pub struct UnknownFormat(u8);

impl TryFrom<u8> for Format {
    type Error = UnknownFormat;

    fn try_from(number: u8) -> Result<Self, UnknownFormat> {
        if number == 1 { Ok(Self) } else { Err(UnknownFormat(number)) }
    }
}

impl From<Format> for u8 {
    fn from(_: Format) -> Self {
        1
    }
}

/// The head of a file in whatever form.
#[derive(Deserialize)]
struct Head {
    format: u8,
}

/// Looks whether a text says that it has another form: then nothing else in it can be judged.
pub(super) fn check(text: &str) -> Result<(), OwnFault> {
    // A text without a format is judged by what is wrong with it.
    let Ok(head) = serde_json::from_str::<Head>(text) else { return Ok(()) };
    match Format::try_from(head.format) {
        Ok(Format) => Ok(()),
        Err(UnknownFormat(number)) => Err(OwnFault::Format(number)),
    }
}
