//! Lines: what one says, its checksum, and the chain that they make.

use serde::Serialize;
use xxhash_rust::xxh3::Xxh3;

use super::Hash;

/// The end of a line between what it says and its checksum.
const SEAM: &[u8] = b",\"sum\":\"";
/// The seam, sixteen digits, a quote and a brace.
const TAIL: usize = SEAM.len() + 16 + 2;

/// A line of what `body` says, chained to the line before, and its checksum.
pub(super) fn seal<T: Serialize>(body: &T, before: &str) -> serde_json::Result<(Vec<u8>, String)> {
    let mut line = Vec::new();
    let sum = seal_into(body, before, &mut line)?;
    Ok((line, sum))
}

/// The same, added to the lines there are.
pub(super) fn seal_into<T: Serialize>(body: &T, before: &str, lines: &mut Vec<u8>) -> serde_json::Result<String> {
    let begin = lines.len();
    serde_json::to_writer(&mut *lines, body)?;
    // The closing brace goes to the end of the line.
    lines.pop();
    let sum = checksum(lines.get(begin..).unwrap_or_default(), before);
    lines.extend_from_slice(SEAM);
    lines.extend_from_slice(sum.as_bytes());
    lines.extend_from_slice(b"\"}\n");
    Ok(sum)
}

/// What a whole, sound line says, and its checksum.
pub(super) fn unseal(line: &[u8], before: &str) -> Option<(Vec<u8>, String)> {
    let line = line.strip_suffix(b"\n")?;
    let (body, tail) = line.split_at_checked(line.len().checked_sub(TAIL)?)?;
    let sum = tail.strip_prefix(SEAM)?.strip_suffix(b"\"}")?;
    let due = checksum(body, before);
    if sum == due.as_bytes() { Some(([body, b"}"].concat(), due)) } else { None }
}

fn checksum(body: &[u8], before: &str) -> String {
    let mut hash = Xxh3::new();
    hash.update(before.as_bytes());
    hash.update(body);
    Hash(hash.digest()).into()
}
