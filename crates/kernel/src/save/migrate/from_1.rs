//! Format 2 brought drawn tokens and a mission of the file's own. A file without them is written as it was.

use super::RawLine;

/// Nothing is written differently.
pub(super) fn step(_lines: &mut [RawLine]) {}
