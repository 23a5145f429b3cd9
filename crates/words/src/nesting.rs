//! What a stranger's Fluent file may hold. Reading and showing expressions takes a step on the program's stack for each
//! that lies in another, and Fluent's library ends the program over some of them, so a file is bounded before it is read.
//!
//! Expressions are followed as Fluent's own parser follows them, from each line on which a message can begin; where the
//! parser would find a fault and go on with the next message, following ends as well.

/// Expressions within one another at the most.
pub const NESTING: usize = 16;

/// Arguments of one call at the most.
pub const ARGUMENTS: usize = 8;

/// Bytes of a message at the most.
pub const LONGEST: usize = 16 << 10;

/// A message that is not read, nor what follows it in its file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refusal {
    /// The line on which the message begins, from 1.
    pub line: usize,
    /// What is the matter with it.
    pub why: Why,
}

/// Why a message is not read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Why {
    /// Its expressions lie deeper than [`NESTING`].
    Deep,
    /// An expression begins directly within another one; shown within too many others, it ends Fluent's library.
    Braces,
    /// A text or a number in quotes or digits chooses among variants; it ends Fluent's library as well.
    Literal,
    /// A call is an argument of another call.
    Call,
    /// A call has more arguments than [`ARGUMENTS`]: each is put into words anew, and looked up among the others.
    Arguments,
    /// It is longer than [`LONGEST`].
    Long,
    /// Its file is too large, or the files of its language are together.
    Size,
}

impl Why {
    /// Its name in messages.
    pub fn id(self) -> &'static str {
        match self {
            Self::Deep => "deep",
            Self::Braces => "braces",
            Self::Literal => "literal",
            Self::Call => "call",
            Self::Arguments => "arguments",
            Self::Long => "long",
            Self::Size => "size",
        }
    }
}

/// What is open around a character.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Open {
    /// The expression of a placeable, and whether it is a text or a number.
    Expression { literal: bool },
    /// The arguments of a call, and how many there are so far.
    Arguments(usize),
    /// The variants of a placeable, which are text.
    Variants,
}

/// The first message that is not to be read.
pub fn refused(source: &str) -> Option<Refusal> {
    let mut start = 0;
    for (line, text) in source.split_inclusive('\n').enumerate() {
        if begins_message(text.as_bytes().first())
            && let Err(why) = follow(source.as_bytes().get(start..).unwrap_or_default())
        {
            return Some(Refusal { line: line + 1, why });
        }
        start += text.len();
    }
    None
}

fn begins_message(first: Option<&u8>) -> bool {
    first.is_some_and(|byte| byte.is_ascii_alphabetic() || *byte == b'-')
}

/// Follows a message from its first byte to its end, or to a fault in it. A line is followed twice at the most: one that
/// opens an expression within another ends it.
fn follow(bytes: &[u8]) -> Result<(), Why> {
    let mut open: Vec<Open> = Vec::new();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        if at >= LONGEST {
            return Err(Why::Long);
        }
        let next = bytes.get(at + 1);
        at += 1;
        match (open.last_mut(), byte) {
            (None | Some(Open::Variants), b'{') => open.push(Open::Expression { literal: false }),
            // Text at the beginning of a line is the next message, or a comment.
            (None | Some(Open::Variants), b'\n') if begins_message(next) || next == Some(&b'#') => break,
            (Some(Open::Variants), b'\n') => match variant(bytes, at) {
                Ok(behind) => at = behind,
                Err(Fault) => break,
            },
            (Some(Open::Variants | Open::Expression { .. }), b'}') => {
                open.pop();
            }
            (None | Some(Open::Variants), _) => {}
            // The attribute of a message may stand apart from it.
            (Some(_), b' ' | b'\r' | b'\n' | b'.') => {}
            (Some(_), b'{') => return Err(Why::Braces),
            (Some(Open::Arguments(_)), b'(') => return Err(Why::Call),
            (Some(Open::Expression { .. }), b'(') => open.push(Open::Arguments(0)),
            (Some(Open::Arguments(_)), b')') => {
                open.pop();
            }
            (Some(Open::Arguments(_)), b',') => {}
            // A name and its value are one argument.
            (Some(Open::Arguments(count)), b':') => *count = count.saturating_sub(1),
            (Some(Open::Expression { literal }), b'-') if next == Some(&b'>') => {
                if *literal {
                    return Err(Why::Literal);
                }
                open.pop();
                open.push(Open::Variants);
                at += 1;
            }
            (Some(around), _) => {
                let Ok(end) = operand(bytes, at - 1) else { break };
                match around {
                    Open::Expression { literal } => *literal = is_literal(byte, next),
                    Open::Arguments(count) if *count == ARGUMENTS => return Err(Why::Arguments),
                    Open::Arguments(count) => *count += 1,
                    Open::Variants => {}
                }
                at = end;
            }
        }
        if open.len() > NESTING {
            return Err(Why::Deep);
        }
    }
    Ok(())
}

/// The parser finds a fault here.
struct Fault;

/// Where the bytes of a kind end that begin here.
fn after(bytes: &[u8], at: usize, own: fn(u8) -> bool) -> usize {
    let rest = bytes.get(at..).unwrap_or_default();
    at + rest.iter().take_while(|byte| own(**byte)).count()
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_'
}

fn is_digit(byte: u8) -> bool {
    byte.is_ascii_digit()
}

fn is_blank(byte: u8) -> bool {
    byte == b' ' || byte == b'\r' || byte == b'\n'
}

/// Behind the key of a variant, if one stands first on the next line that has anything; a key may go over several lines.
/// Else the same place again.
fn variant(bytes: &[u8], from: usize) -> Result<usize, Fault> {
    let first = after(bytes, from, is_blank);
    let bracket = if bytes.get(first) == Some(&b'*') { first + 1 } else { first };
    if bytes.get(bracket) != Some(&b'[') {
        return Ok(from);
    }
    let key = after(bytes, bracket + 1, is_blank);
    let end = after(bytes, after(bytes, key, |byte| is_name(byte) || byte == b'.'), is_blank);
    if bytes.get(end) == Some(&b']') { Ok(end + 1) } else { Err(Fault) }
}

/// Where the text, the number, the reference or the name that begins here ends.
fn operand(bytes: &[u8], from: usize) -> Result<usize, Fault> {
    let then = bytes.get(from + 1);
    let (own, part): (usize, fn(u8) -> bool) = match bytes.get(from).ok_or(Fault)? {
        b'"' => return text(bytes, from + 1),
        b'$' => (from + 1, is_name),
        b'-' if then.is_some_and(u8::is_ascii_alphabetic) => (from + 1, is_name),
        b'-' => (from + 1, is_digit),
        byte if byte.is_ascii_alphabetic() => (from, is_name),
        _ => (from, is_digit),
    };
    match after(bytes, own, part) {
        end if end == own => Err(Fault),
        end if bytes.get(end) == Some(&b'.') => Ok(after(bytes, end + 1, part)),
        end => Ok(end),
    }
}

/// Whether what begins with these bytes is a text or a number.
fn is_literal(byte: u8, next: Option<&u8>) -> bool {
    byte == b'"' || byte.is_ascii_digit() || (byte == b'-' && next.is_some_and(u8::is_ascii_digit))
}

/// Where a quoted text ends, from behind its first quotation mark, which has to be on the same line.
fn text(bytes: &[u8], from: usize) -> Result<usize, Fault> {
    let mut at = from;
    loop {
        match bytes.get(at).ok_or(Fault)? {
            b'"' => return Ok(at + 1),
            b'\n' => return Err(Fault),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn why(source: &str) -> Option<(usize, Why)> {
        refused(source).map(|refusal| (refusal.line, refusal.why))
    }

    #[test]
    fn what_people_write_is_read() {
        let plain = "a = :( (( {\"{\"}{\"{\"} \" { $x } ({ A(\"{\", n: 1) })\n    more ( {\"{\"} text\n";
        let cases =
            "b = { $n ->\n    [one] say \" { NUMBER($n) }\n   *[other] { $m ->\n       *[x] { -t }\n    }\n }\n";
        assert_eq!(refused(&format!("{plain}{cases}").repeat(500)), None);
        let chosen = "c = { -t.own(x: \"y\") ->\n   *[z] { 1.5 }\n }\n# { { {\nd = { TRAIT ($who, key: \"id\") ->\n *[a] b\n }\n";
        assert_eq!(refused(chosen), None);
        let eight = "e = { A(1 -2.5 \"x\"$y, z, -t, n: \"v\", m: 4) }\n";
        assert_eq!(refused(eight), None);
    }

    #[test]
    fn expressions_are_not_deeper_than_sixteen() {
        let deep = |most: usize| format!("a = {}x{}\n", "{ $x ->\n *[o] ".repeat(most), " }".repeat(most));
        assert_eq!(refused(&deep(16)), None);
        assert_eq!(why(&deep(17)), Some((1, Why::Deep)));
    }

    #[test]
    fn no_bracket_is_hidden() {
        let calls = format!("ok = x\na = {{ {}", "A(".repeat(10_000));
        let quoted = format!("ok = x\na = {}", "{ A(\"}\", ".repeat(10_000));
        let over_lines = format!("ok = x\na = {{ {}", "A(\n".repeat(10_000));
        let in_variants = format!("ok = x\na = {}", "{ $x ->\n *[o] \" ".repeat(10_000));
        let behind_a_fault = format!("junk = {{ = \" {{\na = {}", "{ $x ->\n *[o] \" { A(\n".repeat(10_000));
        let braces = format!("ok = x\na = {}", "{".repeat(4000));
        for source in [calls, quoted, over_lines, in_variants, behind_a_fault, braces] {
            assert_eq!(why(&source).map(|(line, _)| line), Some(2), "{}", source.chars().take(60).collect::<String>());
        }
    }

    #[test]
    fn what_ends_the_library_is_refused() {
        for inner in ["{ { b } }", "{ {\"\"} }", "{ A({ b }) }", "{{ $x ->\n *[o] y\n } }"] {
            assert_eq!(why(&format!("ok = x\na = {inner}\n")), Some((2, Why::Braces)), "{inner}");
        }
        for literal in ["\"x\"", "5", "-5", "5.5", "\"\\\"\""] {
            let source = format!("a = {{ {literal} ->\n   *[o] {{ b }}\n }}\n");
            assert_eq!(why(&source), Some((1, Why::Literal)), "{literal}");
        }
    }

    #[test]
    fn a_call_has_few_arguments_however_they_are_written() {
        for argument in ["x, ", "$x ", "\"x\"", "-1", "-t ", "n: 1 ", "x.y ", "x\n"] {
            let of = |count: usize| format!("ok = x\na = {{ NUMBER({}) }}\n", argument.repeat(count));
            assert_eq!(refused(&of(ARGUMENTS)), None, "{argument}");
            for more in [ARGUMENTS + 1, 150_000] {
                assert_eq!(why(&of(more)), Some((2, Why::Arguments)), "{argument}");
            }
        }
        assert_eq!(why(&format!("a = {{ NUMBER(x .y{}) }}\n", ", x".repeat(10))), Some((1, Why::Arguments)));
        assert_eq!(why("a = { A(B(x)) }\n"), Some((1, Why::Call)));
        assert_eq!(why("a = { A(x, -t(n: 1)) }\n"), Some((1, Why::Call)));
    }

    #[test]
    fn a_message_is_not_longer_than_it_can_be_read() {
        assert_eq!(why(&format!("a = x\nb = {}\n", "y".repeat(LONGEST))), Some((2, Why::Long)));
        assert_eq!(refused(&format!("a = x\n{}", "# y\n".repeat(LONGEST))), None);
    }

    #[test]
    fn a_key_over_several_lines_hides_no_depth() {
        let source = format!("a = {}", "{ $x ->\n *[\no\n] ".repeat(10_000));
        assert_eq!(why(&source), Some((1, Why::Deep)));
        assert_eq!(refused("a = { $x ->\n *[\no\n] y\n }\nb = [\nc = x\n"), None);
    }

    #[test]
    fn messages_that_run_into_one_another_are_soon_looked_through() {
        let lines = ["a\n", "a = { A(x,\n", "a = {\n", "a = { $x ->\n", "a = { $x ->\n *[\n"];
        for line in lines {
            let source = line.repeat(200_000);
            assert!(refused(&source).is_none_or(|refusal| refusal.line < 5000), "{line}");
        }
    }

    #[test]
    fn what_the_program_has_is_read() {
        for language in crate::languages() {
            for (path, source) in crate::files(&language) {
                assert_eq!(refused(&source), None, "{path}");
            }
        }
    }
}
