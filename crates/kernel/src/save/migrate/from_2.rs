//! Format 3 brought campaigns, branches, names and checkpoints. A file without them is written as it was.

use super::RawLine;

/// Nothing is written differently.
pub(super) fn step(_lines: &mut [RawLine]) {}
