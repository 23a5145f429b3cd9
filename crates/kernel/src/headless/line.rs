//! Lines of the input, however long or broken.

use std::io::{self, BufRead, Read};

/// The longest line, in bytes.
pub const LONGEST: usize = 1 << 20;

/// A line of the input.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    /// Without its end.
    Whole(Vec<u8>),
    /// Longer than any request; it has been skipped.
    TooLong,
}

/// The next line, or none at the end of the input. A last line without an end is a line too.
///
/// # Errors
/// The system's error.
pub fn next(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let read = input.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut line)?;
    if read == 0 {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() > LONGEST {
        pass_over(input)?;
        return Ok(Some(Line::TooLong));
    }
    Ok(Some(Line::Whole(line)))
}

fn pass_over(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let waiting = input.fill_buf()?;
        if waiting.is_empty() {
            return Ok(());
        }
        let end = waiting.iter().position(|byte| *byte == b'\n');
        let passed = end.map_or(waiting.len(), |end| end + 1);
        input.consume(passed);
        if end.is_some() {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut input: &[u8]) -> Vec<Line> {
        std::iter::from_fn(|| next(&mut input).unwrap()).collect()
    }

    #[test]
    fn a_line_without_an_end_is_a_line() {
        assert_eq!(lines(b"one\n\ntwo"), [b"one".to_vec(), vec![], b"two".to_vec()].map(Line::Whole));
    }

    #[test]
    fn a_line_too_long_is_passed_over_whole() {
        let mut input = vec![b'x'; LONGEST * 2];
        input.extend_from_slice(b"\nnext\n");
        assert_eq!(lines(&input), [Line::TooLong, Line::Whole(b"next".to_vec())]);
        let mut just = vec![b'x'; LONGEST];
        just.push(b'\n');
        assert_eq!(lines(&just), [Line::Whole(vec![b'x'; LONGEST])]);
        just.pop();
        assert_eq!(lines(&just), [Line::Whole(vec![b'x'; LONGEST])], "the last one, without an end");
    }
}
