//! A language for tests, made of English: every word longer, every vowel accented, every message within marks.
//!
//! What is too narrow for a long language shows, and so does every word that did not come from `locales/`: it has plain
//! letters. People meet it only by asking for it by its name.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

use super::language::File;

/// The name by which it is asked for: the private-use one that other programs know.
pub const NAME: &str = "qps-ploc";

/// What stands round every message.
pub const MARKS: [char; 2] = ['«', '»'];

/// An English file in the language for tests.
pub(crate) fn file(english: File) -> File {
    let File { path, source, .. } = english;
    let mut resource = match parser::parse(source) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) => {
                message.value.iter_mut().for_each(marked);
                message.attributes.iter_mut().for_each(|own| marked(&mut own.value));
            }
            Entry::Term(term) => pattern(&mut term.value),
            _ => {}
        }
    }
    File::built_in(path, serializer::serialize(&resource))
}

/// A whole message: its words, and the marks round them.
fn marked(message: &mut Pattern<String>) {
    pattern(message);
    let [before, after] = MARKS;
    match message.elements.first_mut() {
        Some(PatternElement::TextElement { value }) => value.insert(0, before),
        _ => message.elements.insert(0, PatternElement::TextElement { value: before.into() }),
    }
    match message.elements.last_mut() {
        Some(PatternElement::TextElement { value }) => value.push(after),
        _ => message.elements.push(PatternElement::TextElement { value: after.into() }),
    }
}

fn pattern(of: &mut Pattern<String>) {
    for element in &mut of.elements {
        match element {
            PatternElement::TextElement { value } => *value = accented(value),
            PatternElement::Placeable { expression } => inside(expression),
        }
    }
}

fn inside(of: &mut Expression<String>) {
    match of {
        Expression::Select { variants, .. } => variants.iter_mut().for_each(|variant| pattern(&mut variant.value)),
        Expression::Inline(InlineExpression::Placeable { expression }) => inside(expression),
        Expression::Inline(_) => {}
    }
}

/// Words with accents, two fifths longer: vowels and the letter n are about that part of English.
fn accented(words: &str) -> String {
    words.chars().flat_map(|letter| [Some(accent(letter)), longer(letter)]).flatten().collect()
}

/// The second letter that follows one.
fn longer(letter: char) -> Option<char> {
    match letter {
        'a' | 'A' => Some('ä'),
        'e' | 'E' => Some('è'),
        'i' | 'I' => Some('ï'),
        'o' | 'O' => Some('ô'),
        'u' | 'U' => Some('û'),
        'n' | 'N' => Some('ń'),
        _ => None,
    }
}

/// A letter with an accent that every face of the window has.
fn accent(letter: char) -> char {
    match letter {
        'a' => 'á',
        'c' => 'ç',
        'd' => 'ď',
        'e' => 'é',
        'g' => 'ğ',
        'h' => 'ħ',
        'i' => 'í',
        'k' => 'ķ',
        'l' => 'ł',
        'n' => 'ñ',
        'o' => 'ó',
        'r' => 'ř',
        's' => 'š',
        't' => 'ť',
        'u' => 'ú',
        'w' => 'ŵ',
        'y' => 'ý',
        'z' => 'ž',
        'A' => 'Á',
        'C' => 'Ç',
        'D' => 'Ď',
        'E' => 'É',
        'G' => 'Ğ',
        'H' => 'Ħ',
        'I' => 'Í',
        'K' => 'Ķ',
        'L' => 'Ł',
        'N' => 'Ñ',
        'O' => 'Ó',
        'R' => 'Ř',
        'S' => 'Š',
        'T' => 'Ť',
        'U' => 'Ú',
        'W' => 'Ŵ',
        'Y' => 'Ý',
        'Z' => 'Ž',
        other => other,
    }
}

/// Whether a text has a word of English in it: two plain letters or more, and not an accent among them.
pub fn has_plain_words(text: &str) -> bool {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    words.filter(|word| word.len() > 1).any(|word| word.bytes().all(|letter| letter.is_ascii_alphabetic()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Languages;
    use crate::{FALLBACK, Text};
    use fluent_syntax::ast::Message;

    #[test]
    fn words_are_long_and_accented_and_arguments_are_left() {
        let path = "en/a.ftl".to_owned();
        let source =
            "a = Send { $who } home { $n ->\n    [one] alone\n   *[other] in { $n } boats\n}\n    .b = Yes *now*\n";
        let made = file(File::built_in(path, source.to_owned()));
        let text = Text::from_source("en", &made.source);
        let said = text.with("a", &[("who", "X".into()), ("n", 2.into())]);
        assert_eq!(said, "«Šéèñńď X ħóôméè íïñń 2 bóôáäťš»");
        assert_eq!(text.attr("a", "b"), "«Ýéèš *ñńóôŵ*»");
    }

    #[test]
    fn every_message_of_english_is_in_it_with_the_same_attributes() {
        let all = Languages::default();
        let shape = |language: &str| {
            let mut shape = Vec::new();
            for file in all.files(language) {
                let resource =
                    parser::parse(file.source.clone()).unwrap_or_else(|(_, e)| panic!("{}: {e:?}", file.path));
                for entry in resource.body {
                    if let Entry::Message(Message { id, attributes, .. }) = entry {
                        shape.push((id.name, attributes.into_iter().map(|own| own.id.name).collect::<Vec<_>>()));
                    }
                }
            }
            shape
        };
        assert_eq!(shape(NAME), shape(FALLBACK));
    }

    #[test]
    fn it_is_two_fifths_longer() {
        let (english, long) = (Text::of(FALLBACK), Text::of(NAME));
        let length = |text: &Text| -> usize {
            crate::keys().iter().filter_map(|key| text.try_get(key)).map(|said| said.chars().count()).sum()
        };
        let percent = length(&long) * 100 / length(&english);
        assert!((135..=150).contains(&percent), "{percent} %");
    }

    #[test]
    fn plain_words_are_seen() {
        assert!(has_plain_words("«Ťúûřñ» 4: engine"));
        assert!(!has_plain_words("«Ťúûřñ 4» M"));
    }
}
