//! A language beside English: what it lacks, what it has that English does not, and where the two do not fit together.
//!
//! An argument that a sentence does without on purpose is named in the comment above the message, with its dollar sign;
//! an argument that code gives and English does not use is named in a comment of the English file.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Comment, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

use super::FALLBACK;
use super::language::{File, Languages};

/// Something in a language that is not as in English.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Difference {
    /// The language's file, such as `de/ui.ftl`, whether or not it is there.
    pub path: String,
    /// The line in it, from 1; none where nothing is.
    pub line: Option<usize>,
    /// The key, with its attribute if that is what is meant; a term's with its hyphen.
    pub key: String,
    /// What is the matter.
    pub what: What,
}

/// What is the matter with a message.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum What {
    /// What stands there is no message; nothing of it is read.
    Unreadable,
    /// English has it, in this line of its file, and the language does not.
    Missing(usize),
    /// English does not have it, and nothing in the language refers to it.
    Stale,
    /// It is there twice. The last one counts.
    Twice,
    /// English uses this argument here.
    Lacks(String),
    /// Nobody gives this argument.
    Unknown(String),
    /// It refers to a message, an attribute or a term that nobody has.
    Nothing(String),
    /// It tells apart a case that there is not: the argument, and the case.
    Case(String, String),
}

/// How far a language has come.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Progress {
    /// Messages and attributes of English.
    pub all: usize,
    /// Those that the language has.
    pub done: usize,
}

impl Progress {
    /// The part that is done, in percent, rounded down so that 100 is whole.
    pub fn percent(&self) -> usize {
        (self.done * 100).checked_div(self.all).unwrap_or(100)
    }
}

/// Compares a language with English, in the order of files and lines.
pub fn compare(languages: &Languages, language: &str) -> Vec<Difference> {
    between(&languages.files(FALLBACK), &languages.files(language), language)
}

/// How far a language has come.
pub fn progress(languages: &Languages, language: &str) -> Progress {
    let (english, own) = (Book::read(&languages.files(FALLBACK)), Book::read(&languages.files(language)));
    let done = english.pieces.keys().filter(|key| own.pieces.contains_key(*key)).count();
    Progress { all: english.pieces.len(), done }
}

fn between(english: &[File], files: &[File], language: &str) -> Vec<Difference> {
    let (english, mut own) = (Book::read(english), Book::read(files));
    let mut found = std::mem::take(&mut own.faults);
    let missing = english.pieces.iter().filter(|(key, _)| {
        let whole = key.split_once('.').map(|(message, _)| message);
        // A whole message that is missing is told once.
        let told = whole.is_some_and(|whole| english.pieces.contains_key(whole) && !own.pieces.contains_key(whole));
        !told && !own.pieces.contains_key(*key)
    });
    found.extend(missing.map(|(key, piece)| Difference {
        path: in_language(&piece.path, language),
        line: None,
        key: key.clone(),
        what: What::Missing(piece.line),
    }));
    for (key, piece) in &own.pieces {
        let mut say = |what| {
            found.push(Difference { path: piece.path.clone(), line: Some(piece.line), key: key.clone(), what });
        };
        let there = |key: &String| own.pieces.contains_key(key) || english.pieces.contains_key(key);
        piece.references.iter().filter(|key| !there(key)).for_each(|key| say(What::Nothing(key.clone())));
        let Some(model) = english.pieces.get(key) else {
            if !own.refers_to(key) {
                say(What::Stale);
            }
            continue;
        };
        let lacking = model.arguments.difference(&piece.arguments).filter(|name| !piece.said.contains(*name));
        lacking.for_each(|name| say(What::Lacks(name.clone())));
        let known = |name: &String| model.arguments.contains(name) || model.said.contains(name);
        piece.arguments.iter().filter(|name| !known(name)).for_each(|name| say(What::Unknown(name.clone())));
        for (argument, case) in &piece.cases {
            let told = model.cases.iter().any(|(other, _)| other == argument);
            if told && !model.cases.contains(&(argument.clone(), case.clone())) {
                say(What::Case(argument.clone(), case.clone()));
            }
        }
    }
    found.sort();
    found
}

/// The path of an English file in a language.
fn in_language(path: &str, language: &str) -> String {
    path.split_once('/').map_or_else(|| path.to_owned(), |(_, name)| format!("{language}/{name}"))
}

/// A message's value, an attribute or a term.
#[derive(Debug, Default)]
struct Piece {
    path: String,
    line: usize,
    arguments: BTreeSet<String>,
    /// Cases that are told apart by an argument and are no plural's.
    cases: BTreeSet<(String, String)>,
    references: BTreeSet<String>,
    /// Arguments that the comments above name.
    said: BTreeSet<String>,
}

/// All pieces of a language by key.
#[derive(Debug, Default)]
struct Book {
    pieces: BTreeMap<String, Piece>,
    faults: Vec<Difference>,
}

impl Book {
    fn read(files: &[File]) -> Self {
        let mut book = Self::default();
        files.iter().for_each(|file| book.file(file));
        book
    }

    /// Whether anything refers to this piece; or to an attribute of the message that it is.
    fn refers_to(&self, key: &str) -> bool {
        let of = |other: &String| other == key || other.split_once('.').is_some_and(|(message, _)| message == key);
        self.pieces.values().any(|piece| piece.references.iter().any(of))
    }

    fn file(&mut self, file: &File) {
        let (resource, errors) = match parser::parse(file.source.as_str()) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        for error in errors {
            let line = file.source.get(..error.pos.start).unwrap_or_default().matches('\n').count() + 1;
            let key = key_at(file.source.lines().nth(line - 1).unwrap_or_default()).unwrap_or_default().to_owned();
            self.faults.push(Difference { path: file.path.clone(), line: Some(line), key, what: What::Unreadable });
        }
        let lines = lines(&file.source);
        let mut seen = BTreeSet::new();
        let (mut of_file, mut of_group) = (BTreeSet::new(), BTreeSet::new());
        for entry in &resource.body {
            let (name, value, attributes, comment) = match entry {
                Entry::Message(own) => (own.id.name.to_owned(), own.value.as_ref(), &own.attributes, &own.comment),
                Entry::Term(own) => (format!("-{}", own.id.name), Some(&own.value), &own.attributes, &own.comment),
                Entry::ResourceComment(comment) => {
                    of_file.append(&mut named(comment));
                    continue;
                }
                Entry::GroupComment(comment) => {
                    of_group = named(comment);
                    continue;
                }
                Entry::Comment(_) | Entry::Junk { .. } => continue,
            };
            let mut said: BTreeSet<String> = of_file.union(&of_group).cloned().collect();
            said.extend(comment.iter().flat_map(named));
            let values = value.map(|value| (name.clone(), value));
            let attributes = attributes.iter().map(|own| (format!("{name}.{}", own.id.name), &own.value));
            for (key, pattern) in values.into_iter().chain(attributes) {
                let line = lines.get(&key).copied().unwrap_or(1);
                if !seen.insert(key.clone()) {
                    let (path, line) = (file.path.clone(), Some(line));
                    self.faults.push(Difference { path, line, key: key.clone(), what: What::Twice });
                }
                let mut piece = Piece { path: file.path.clone(), line, said: said.clone(), ..Piece::default() };
                piece.pattern(pattern);
                self.pieces.insert(key, piece);
            }
        }
    }
}

/// The arguments that a comment names: `$count`.
fn named(comment: &Comment<&str>) -> BTreeSet<String> {
    let words = comment.content.iter().flat_map(|line| line.split('$').skip(1));
    let name = |word: &str| {
        let end = word.find(|letter: char| !letter.is_ascii_alphanumeric() && !"-_".contains(letter));
        word.get(..end.unwrap_or(word.len())).unwrap_or_default().to_owned()
    };
    words.map(name).filter(|name| !name.is_empty()).collect()
}

/// The key that a line of a file begins, if it does: `ui-done = Done`.
fn key_at(line: &str) -> Option<&str> {
    let (key, _) = line.split_once('=')?;
    let letters = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
    Some(key.trim_end()).filter(|key| !key.is_empty() && key.chars().all(letters))
}

/// The lines where keys and attributes begin, from 1.
fn lines(source: &str) -> BTreeMap<String, usize> {
    let mut lines = BTreeMap::new();
    let mut message = "";
    for (place, line) in source.lines().enumerate() {
        if let Some(key) = key_at(line) {
            message = key;
            lines.insert(key.to_owned(), place + 1);
        } else if let Some(attribute) = line.trim_start().strip_prefix('.').and_then(key_at) {
            lines.insert(format!("{message}.{attribute}"), place + 1);
        }
    }
    lines
}

impl Piece {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    if let (InlineExpression::VariableReference { id }, VariantKey::Identifier { name }) =
                        (selector, &variant.key)
                        && !PLURALS.contains(name)
                    {
                        self.cases.insert((id.name.to_owned(), (*name).to_owned()));
                    }
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        let with = |name: &str, attribute: Option<&str>| match attribute {
            Some(attribute) => format!("{name}.{attribute}"),
            None => name.to_owned(),
        };
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                self.references.insert(with(id.name, attribute.as_ref().map(|own| own.name)));
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                self.references.insert(with(&format!("-{}", id.name), attribute.as_ref().map(|own| own.name)));
                let named = arguments.iter().flat_map(|list| &list.named);
                named.for_each(|argument| self.inline(&argument.value));
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.inline(argument));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

/// The cases by which languages count.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

#[cfg(test)]
mod tests {
    use super::*;

    fn told(english: &str, own: &str) -> Vec<String> {
        let file = |language: &str, source: &str| File { path: format!("{language}/a.ftl"), source: source.to_owned() };
        let found = between(&[file("en", english)], &[file("de", own)], "de");
        let line = |one: &Difference| one.line.map_or_else(String::new, |line| line.to_string());
        found.iter().map(|one| format!("{}:{} {} {:?}", one.path, line(one), one.key, one.what)).collect()
    }

    #[test]
    fn a_language_that_is_whole_has_nothing_to_tell() {
        let english = "# $spare is given too.\na = { $n } of { $m }\n    .b = B\n-t = T\n";
        let own = "a = { $m }: { $n } { $spare ->\n    [one] { -own }\n   *[few] x\n}\n    .b = B\n-t = T\n-own = O\n";
        assert_eq!(told(english, own), Vec::<String>::new());
    }

    #[test]
    fn what_is_missing_and_what_is_stale_is_told_with_its_line() {
        let english = "a = A\nb = B\n    .c = C\nd = D\n    .e = E\n";
        let own = "\na = A\nold = O\nd = D\n    .f = F\n";
        assert_eq!(
            told(english, own),
            ["de/a.ftl: b Missing(2)", "de/a.ftl: d.e Missing(5)", "de/a.ftl:3 old Stale", "de/a.ftl:5 d.f Stale"]
        );
    }

    #[test]
    fn arguments_references_and_cases_must_fit() {
        let english = "a = { $n } { $who ->\n    [mara] M\n   *[other] O\n}\nb = { $n }\n";
        let own = "a = { $m } { gone } { $who ->\n    [maria] M\n   *[other] O\n}\n# Needs no $n.\nb = B\n";
        assert_eq!(
            told(english, own),
            [
                "de/a.ftl:1 a Lacks(\"n\")",
                "de/a.ftl:1 a Unknown(\"m\")",
                "de/a.ftl:1 a Nothing(\"gone\")",
                "de/a.ftl:1 a Case(\"who\", \"maria\")",
            ]
        );
    }

    #[test]
    fn what_cannot_be_read_and_what_is_there_twice_is_told() {
        assert_eq!(
            told("a = A\nb = B\n", "a = A\nb = { $\na = A\n"),
            ["de/a.ftl: b Missing(2)", "de/a.ftl:2 b Unreadable", "de/a.ftl:3 a Twice"]
        );
    }

    #[test]
    fn english_and_every_complete_language_are_whole() {
        let all = Languages::default();
        for language in all.names().into_iter().filter(|language| all.about(language).complete) {
            assert_eq!(compare(&all, &language), Vec::new(), "{language}");
        }
    }

    #[test]
    fn the_language_for_tests_is_whole() {
        assert_eq!(compare(&Languages::default(), super::super::pseudo::NAME), Vec::new());
    }
}
