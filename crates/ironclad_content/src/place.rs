//! Where in the text of a JSON file something stands that is known by its path, so that a fault can be told with its line.

use crate::sorted::SortedMap;

/// Faults of a file that are told with their place at the most: for each the file is looked through, and of a hostile one
/// there can be as many as it has lines. Whoever has so many mends some of them first.
pub const MOST_PLACED: usize = 100;

/// How many places have been looked up in each file.
#[derive(Debug, Default)]
pub struct LookedUp(SortedMap<String, usize>);

impl LookedUp {
    /// Whether one more place is looked up in a file.
    pub fn one_more(&mut self, file: &str) -> bool {
        let count = match self.0.get_mut(file) {
            Some(count) => count,
            None => self.0.get_or_default(file.to_owned()),
        };
        *count += 1;
        *count <= MOST_PLACED
    }
}

/// Line and column, from 1, of what is at this path, or of the nearest thing around it that is there. If the fault quotes a
/// text and that stands there, the place of that.
pub fn place(text: &[u8], path: &str, quoted: Option<&str>) -> (usize, usize) {
    let (mut start, mut end) = whole(text);
    for step in steps(path) {
        match inside(text, start, step) {
            Some(found) => (start, end) = found,
            None => break,
        }
    }
    let quoted = quoted.map(|word| format!("\"{word}\"").into_bytes());
    let there = text.get(start..end).unwrap_or_default();
    let at = quoted.and_then(|word| there.windows(word.len()).position(|part| part == word.as_slice()));
    line_and_column(text, start + at.unwrap_or(0))
}

fn line_and_column(text: &[u8], at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or_default();
    let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
    let column = before.iter().rev().take_while(|byte| **byte != b'\n').count() + 1;
    (line, column)
}

/// A step of a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step<'a> {
    /// Into a field.
    Field(&'a str),
    /// To an entry of a list.
    Entry(usize),
}

/// The steps of a path such as `map[2].tile.turn`.
pub(super) fn steps(path: &str) -> impl Iterator<Item = Step<'_>> {
    path.split('.').flat_map(|part| {
        let (field, entries) = part.split_once('[').unwrap_or((part, ""));
        let entries = entries.split('[').filter_map(|entry| entry.trim_end_matches(']').parse().ok().map(Step::Entry));
        Some(Step::Field(field)).filter(|_| !field.is_empty()).into_iter().chain(entries)
    })
}

fn whole(text: &[u8]) -> (usize, usize) {
    (blank(text, 0), text.len())
}

/// The first byte that is not blank.
fn blank(text: &[u8], from: usize) -> usize {
    let blank = text.get(from..).unwrap_or_default().iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    from + blank
}

/// Where the value is that a step leads to, from the value that begins here.
fn inside(text: &[u8], start: usize, step: Step<'_>) -> Option<(usize, usize)> {
    let in_braces = match text.get(start)? {
        b'{' => true,
        b'[' => false,
        _ => return None,
    };
    let mut at = blank(text, start + 1);
    let mut entry = 0;
    while !matches!(text.get(at)?, b'}' | b']') {
        let here = if in_braces {
            let end = past(text, at)?;
            let name = text.get(at + 1..end.checked_sub(1)?)?;
            at = blank(text, end);
            (text.get(at)? == &b':').then_some(())?;
            at = blank(text, at + 1);
            matches!(step, Step::Field(wanted) if wanted.as_bytes() == name)
        } else {
            matches!(step, Step::Entry(wanted) if wanted == entry)
        };
        let end = past(text, at)?;
        if here {
            return Some((at, end));
        }
        entry += 1;
        at = blank(text, end);
        if text.get(at)? == &b',' {
            at = blank(text, at + 1);
        }
    }
    None
}

/// Past the value that begins here.
fn past(text: &[u8], start: usize) -> Option<usize> {
    let mut depth = 0_usize;
    let mut at = start;
    loop {
        match text.get(at)? {
            b'"' => {
                at += 1;
                while text.get(at)? != &b'"' {
                    at += if text.get(at)? == &b'\\' { 2 } else { 1 };
                }
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.checked_sub(1)?,
            _ if depth == 0 => {
                let rest = text.get(at..)?;
                let length =
                    rest.iter().take_while(|byte| !matches!(byte, b',' | b'}' | b']') && !byte.is_ascii_whitespace());
                return Some(at + length.count());
            }
            _ => {}
        }
        at += 1;
        if depth == 0 {
            return Some(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"{
  "name": "a \" } brace",
  "list": [1, { "deep": [ "one", "two" ] }],
  "last": { "figure": 12 }
}"#;

    #[test]
    fn what_a_path_names_is_found() {
        let cases = [
            ("name", None, (2, 11)),
            ("list[0]", None, (3, 12)),
            ("list[1].deep[1]", None, (3, 34)),
            ("last.figure", Some("not there"), (4, 23)),
            ("last.missing", None, (4, 11)),
            ("nothing", None, (1, 1)),
            ("list", Some("two"), (3, 34)),
        ];
        for (path, quoted, found) in cases {
            assert_eq!(place(FILE.as_bytes(), path, quoted), found, "{path}");
        }
    }

    #[test]
    fn a_text_cut_short_is_no_harm() {
        for end in 0..FILE.len() {
            let (line, column) = place(&FILE.as_bytes()[..end], "list[1].deep[1]", None);
            assert!(line >= 1 && column >= 1);
        }
    }
}
