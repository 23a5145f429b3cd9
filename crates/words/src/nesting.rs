//! How deep the expressions of a Fluent file lie within one another. Reading and showing them takes a step on the program's
//! stack for each, so a stranger's file is bounded before it is read.
//!
//! The brackets are followed as Fluent's own parser follows them, from each line on which a message can begin; where the
//! parser would find a fault and go on with the next message, following ends as well.

/// Expressions within one another at the most.
pub const NESTING: usize = 16;

/// Steps taken for each byte of a file at the most: messages that run into one another again and again are refused.
const EFFORT: usize = 32;

/// What is open around a character.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Open {
    /// The expression of a placeable.
    Expression,
    /// The arguments of a function.
    Arguments,
    /// The variants of a placeable, which are text.
    Variants,
}

/// The line, from 1, of the first message whose expressions lie deeper than [`NESTING`].
pub fn too_deep(source: &str) -> Option<usize> {
    let bytes = source.as_bytes();
    let mut left = bytes.len().saturating_mul(EFFORT);
    let mut start = 0;
    for (line, text) in source.split_inclusive('\n').enumerate() {
        if begins_message(text.as_bytes().first()) {
            let (deep, taken) = follow(bytes.get(start..).unwrap_or_default(), left);
            left = left.saturating_sub(taken);
            if deep || left == 0 {
                return Some(line + 1);
            }
        }
        start += text.len();
    }
    None
}

fn begins_message(first: Option<&u8>) -> bool {
    first.is_some_and(|byte| byte.is_ascii_alphabetic() || *byte == b'-')
}

/// Follows a message from its first byte. Whether it is too deep, and how many bytes were looked at.
fn follow(bytes: &[u8], most: usize) -> (bool, usize) {
    let mut open: Vec<Open> = Vec::new();
    let mut at = 0;
    while at < most
        && let Some(&byte) = bytes.get(at)
    {
        let next = bytes.get(at + 1);
        at += 1;
        match (open.last(), byte) {
            (_, b'{') => open.push(Open::Expression),
            // Text at the beginning of a line is the next message.
            (None | Some(Open::Variants), b'\n') if begins_message(next) => return (false, at),
            (Some(Open::Variants | Open::Expression), b'}') => {
                open.pop();
            }
            (None | Some(Open::Variants), _) => {}
            (Some(_), b'(') => open.push(Open::Arguments),
            (Some(Open::Arguments), b')') => {
                open.pop();
            }
            (Some(Open::Expression), b'-') if next == Some(&b'>') => {
                open.pop();
                open.push(Open::Variants);
                at += 1;
            }
            (Some(_), b'"') => match text(bytes, at) {
                Some(end) => at = end,
                None => return (false, at),
            },
            (Some(_), b' ' | b'\r' | b'\n' | b'$' | b'-' | b'_' | b'.' | b',' | b':') => {}
            (Some(_), byte) if byte.is_ascii_alphanumeric() => {}
            // The parser finds a fault here.
            (Some(_), _) => return (false, at),
        }
        if open.len() > NESTING {
            return (true, at);
        }
    }
    (false, at)
}

/// Where a quoted text ends, from behind its first quotation mark; nowhere if its line ends before it does.
fn text(bytes: &[u8], from: usize) -> Option<usize> {
    let mut at = from;
    loop {
        match bytes.get(at)? {
            b'"' => return Some(at + 1),
            b'\n' => return None,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_is_not_too_deep() {
        let plain = "a = :( (( {{ }} \" { $x } ({ A(\"{\", n: 1) })\n    more ( {\"{\"} text\n";
        let cases =
            "b = { $n ->\n    [one] say \" { NUMBER($n) }\n   *[other] { $m ->\n       *[x] { -t }\n    }\n }\n";
        assert_eq!(too_deep(&format!("{plain}{cases}").repeat(500)), None);
        let sixteen = format!("a = {}x{}\n", "{ ".repeat(16), " }".repeat(16));
        assert_eq!(too_deep(&sixteen), None);
        assert_eq!(too_deep(&sixteen.replacen("{ ", "{ { ", 1)), Some(1));
    }

    #[test]
    fn no_bracket_is_hidden() {
        let calls = format!("ok = x\na = {{ {}", "A(".repeat(10_000));
        let quoted = format!("ok = x\na = {}", "{ A(\"}\", ".repeat(10_000));
        let over_lines = format!("ok = x\na = {{ {}", "A(\n".repeat(10_000));
        let in_variants = format!("ok = x\na = {}", "{ $x ->\n *[o] \" ".repeat(10_000));
        let behind_a_fault = format!("junk = {{ = \" {{\na = {}", "{ $x ->\n *[o] \" { A(\n".repeat(10_000));
        for source in [calls, quoted, over_lines, in_variants, behind_a_fault] {
            assert_eq!(too_deep(&source), Some(2), "{}", source.chars().take(60).collect::<String>());
        }
    }

    #[test]
    fn messages_that_run_into_one_another_are_refused_soon() {
        assert!(too_deep(&"a\n".repeat(200_000)).is_none());
        let source = format!("{}\n", "a = { A(x,\n".repeat(14)).repeat(1) + &"b\n".repeat(10_000);
        assert!(too_deep(&source).is_none_or(|line| line <= source.lines().count()));
    }
}
