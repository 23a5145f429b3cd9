//! The rules as words: read from the messages `chapter-8` and `rule-8-4`, each game's with its own beginning. The last
//! chapter is about the keys.

use words::{Arg, Text};

/// Which game's rules a book tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Volume {
    /// What the keys of its messages begin with.
    pub prefix: &'static str,
    /// The message of its title.
    pub title: &'static str,
    /// The places whose keys it tells of: the ends of their messages' keys.
    pub places: &'static [&'static str],
}

impl Volume {
    /// A rule's title and text, by its number.
    pub fn words(self, text: &Text, number: &str) -> (String, String) {
        let key = format!("{}rule-{}", self.prefix, number.replace('.', "-"));
        (text.get(&key), text.attr(&key, "text"))
    }
}

/// The whole book.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Book {
    /// The chapters in order.
    pub chapters: Vec<Chapter>,
    /// The rules in order.
    pub rules: Vec<Rule>,
}

/// A chapter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// Its number.
    pub number: String,
    /// Its title.
    pub title: String,
}

/// A rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// Its number, such as `8.4`.
    pub number: String,
    /// The place of its chapter.
    pub chapter: usize,
    /// Its title.
    pub title: String,
    /// Its text; paragraphs are parted by an empty line.
    pub text: String,
}

/// The number of the chapter about the keys, which is none of the rules.
pub const KEYS: &str = "K";

impl Book {
    /// Reads the book of a game in the given words, with the lists and figures that its rules name.
    pub fn read(text: &Text, volume: Volume, figures: &[Arg<'_>]) -> Self {
        let mut book = Self::default();
        for whole in words::keys() {
            let Some(key) = whole.strip_prefix(volume.prefix) else { continue };
            if let Some(number) = key.strip_prefix("chapter-") {
                book.chapters.push(Chapter { number: number.to_owned(), title: text.get(&whole) });
            } else if let Some(number) = key.strip_prefix("rule-") {
                let number = number.replace('-', ".");
                let chapter = number.split('.').next().unwrap_or_default();
                let Some(chapter) = book.chapters.iter().position(|each| each.number == chapter) else {
                    continue;
                };
                book.rules.push(Rule {
                    number,
                    chapter,
                    title: text.get(&whole),
                    text: text.attr_with(&whole, "text", figures),
                });
            }
        }
        let chapter = book.chapters.len();
        book.chapters.push(Chapter { number: KEYS.to_owned(), title: text.get("keys-title") });
        let keys = volume.places.iter().zip(1..).map(|(place, number)| {
            let key = format!("keys-{place}");
            // Each line is a paragraph of its own.
            let lines = text.attr(&key, "text").replace('\n', "\n\n");
            Rule { number: format!("{KEYS}.{number}"), chapter, title: text.get(&key), text: lines }
        });
        book.rules.extend(keys);
        book
    }

    /// The place of a rule by its number.
    pub fn find(&self, number: &str) -> Option<usize> {
        self.rules.iter().position(|rule| rule.number == number)
    }

    /// The rules that hold all the words: first by number, then in titles, then in texts.
    pub fn search(&self, words: &str) -> Vec<usize> {
        let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        if words.is_empty() {
            return Vec::new();
        }
        let holds = |text: &str| {
            let text = text.to_lowercase();
            words.iter().all(|word| text.contains(word.as_str()))
        };
        let rank = |rule: &Rule| {
            if words.len() == 1 && words.first() == Some(&rule.number) {
                Some(0)
            } else if words.len() == 1 && words.first().is_some_and(|word| rule.number.starts_with(word.as_str())) {
                Some(1)
            } else if holds(&rule.title) {
                Some(2)
            } else if holds(&format!("{} {}", rule.title, rule.text)) {
                Some(3)
            } else {
                None
            }
        };
        let mut found: Vec<(u8, usize)> =
            self.rules.iter().enumerate().filter_map(|(i, rule)| Some((rank(rule)?, i))).collect();
        found.sort_unstable();
        found.into_iter().map(|(_, i)| i).collect()
    }
}
