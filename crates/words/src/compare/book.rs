//! The messages of a language as the comparison sees them: what each asks for, refers to and tells apart.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Comment, Entry, Expression, InlineExpression, NamedArgument, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;

use super::{Difference, What};
use crate::language::File;
use crate::nesting::Refusal;

/// A message's value, an attribute or a term.
#[derive(Debug, Default)]
pub(super) struct Piece {
    pub(super) path: String,
    pub(super) line: usize,
    pub(super) arguments: BTreeSet<String>,
    /// Cases that are told apart by an argument and are no plural's.
    pub(super) cases: BTreeSet<(String, String)>,
    pub(super) references: BTreeSet<String>,
    /// Forms of names that it asks for.
    pub(super) forms: BTreeSet<String>,
    /// Traits of names that it asks for, and the cases that it tells apart by each.
    pub(super) traits: BTreeSet<(String, Option<String>)>,
    /// For each choice by number: the argument, and the plural cases that are told apart.
    pub(super) plurals: Vec<(String, BTreeSet<String>)>,
    /// What it says, if it is plain text.
    pub(super) plain: Option<String>,
    /// Arguments that the comments above name.
    pub(super) said: BTreeSet<String>,
}

/// All pieces of a language by key.
#[derive(Debug, Default)]
pub(super) struct Book {
    pub(super) pieces: BTreeMap<String, Piece>,
    pub(super) faults: Vec<Difference>,
    /// The keys met so far in the files inside the program, and in those over it.
    seen: [BTreeSet<String>; 2],
}

impl Book {
    pub(super) fn read(files: &[File]) -> Self {
        let mut book = Self::default();
        files.iter().for_each(|file| book.file(file));
        book
    }

    /// What anything refers to: pieces, and the messages that they are attributes of.
    pub(super) fn referred(&self) -> BTreeSet<String> {
        let named = self.pieces.values().flat_map(|piece| &piece.references);
        named
            .flat_map(|key| {
                let message = key.split_once('.').map(|(message, _)| message.to_owned());
                std::iter::once(key.clone()).chain(message)
            })
            .collect()
    }

    fn file(&mut self, file: &File) {
        let (resource, errors) = match parser::parse(file.source.as_str()) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        let starts: Vec<usize> =
            std::iter::once(0).chain(file.source.match_indices('\n').map(|(at, _)| at + 1)).collect();
        for error in errors {
            let line = starts.partition_point(|start| *start <= error.pos.start);
            let start = line.checked_sub(1).and_then(|line| starts.get(line)).copied().unwrap_or_default();
            let text = file.source.get(start..).and_then(|rest| rest.lines().next()).unwrap_or_default();
            let key = key_at(text).unwrap_or_default().to_owned();
            self.faults.push(Difference { path: file.path.clone(), line: Some(line), key, what: What::Unreadable });
        }
        if let Some(Refusal { line, why }) = file.refused {
            let (path, line, key) = (file.path.clone(), Some(line), String::new());
            self.faults.push(Difference { path, line, key, what: What::Refused(why) });
        }
        let lines = lines(&file.source);
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
                let [inside, outside] = &mut self.seen;
                if !(if file.outside { outside } else { inside }).insert(key.clone()) {
                    let (path, line) = (file.path.clone(), Some(line));
                    self.faults.push(Difference { path, line, key: key.clone(), what: What::Twice });
                }
                let mut piece = Piece { path: file.path.clone(), line, said: said.clone(), ..Piece::default() };
                piece.pattern(pattern);
                if let [PatternElement::TextElement { value }] = pattern.elements.as_slice() {
                    piece.plain = Some((*value).to_owned());
                }
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
                self.told_apart(selector, variants);
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

    /// What a choice tells apart: plural cases of a number, or a name's traits.
    fn told_apart(&mut self, selector: &InlineExpression<&str>, variants: &[Variant<&str>]) {
        let keys = || {
            variants.iter().filter_map(|variant| match variant.key {
                VariantKey::Identifier { name } => Some(name.to_owned()),
                VariantKey::NumberLiteral { .. } => None,
            })
        };
        let number = match selector {
            InlineExpression::VariableReference { id } => Some(id.name),
            InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" => {
                arguments.positional.iter().find_map(|argument| match argument {
                    InlineExpression::VariableReference { id } => Some(id.name),
                    _ => None,
                })
            }
            InlineExpression::FunctionReference { id, arguments } if id.name == "TRAIT" => {
                let key = text_of(&arguments.named, "key").unwrap_or_default();
                let told = variants.iter().filter(|variant| !variant.default);
                let told = told.filter_map(|variant| match variant.key {
                    VariantKey::Identifier { name } => Some(name.to_owned()),
                    VariantKey::NumberLiteral { .. } => None,
                });
                self.traits.extend(told.map(|case| (key.clone(), Some(case))));
                None
            }
            _ => None,
        };
        let counted = keys().all(|key| PLURALS.contains(&key.as_str()));
        let by_case =
            variants.iter().any(|variant| !variant.default && matches!(variant.key, VariantKey::Identifier { .. }));
        if counted
            && by_case
            && let Some(number) = number
        {
            self.plurals.push((number.to_owned(), keys().collect()));
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
            InlineExpression::FunctionReference { id, arguments } => {
                arguments.positional.iter().for_each(|argument| self.inline(argument));
                if id.name == "FORM" {
                    self.forms.extend(text_of(&arguments.named, "case"));
                }
                if id.name == "TRAIT" {
                    self.traits.extend(text_of(&arguments.named, "key").map(|key| (key, None)));
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

/// A named argument of a function, if it is a text.
fn text_of(named: &[NamedArgument<&str>], name: &str) -> Option<String> {
    named.iter().filter(|own| own.name.name == name).find_map(|own| match own.value {
        InlineExpression::StringLiteral { value } => Some(value.to_owned()),
        _ => None,
    })
}

/// The cases by which languages count.
pub(super) const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
