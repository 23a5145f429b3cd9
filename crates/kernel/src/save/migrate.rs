//! From older formats to that of today, one step at a time.
//!
//! A step takes the lines as they were written and leaves them as the next format writes them; it never changes again.
//! The lines that come out are chained anew.

mod from_1;
mod from_2;
mod from_3;

use serde_json::{Map, Value};

use super::FORMAT;

/// What a line says.
pub(super) type RawLine = Map<String, Value>;

/// Brings the lines of a file, the header first, from this format to that of today. None if there is no way from it.
pub(super) fn migrate(format: u32, lines: &mut [RawLine]) -> Option<()> {
    for from in format..FORMAT {
        match from {
            1 => from_1::step(lines),
            2 => from_2::step(lines),
            3 => from_3::step(lines)?,
            _ => return None,
        }
        let header = lines.first_mut()?;
        header.insert("format".to_owned(), (from + 1).into());
    }
    Some(())
}
