//! A language beside English: what it lacks, what it has that English does not, and where the two do not fit together.
//!
//! An argument that a sentence does without on purpose is named in the comment above the message, with its dollar sign;
//! an argument that code gives and English does not use is named in a comment of the English file.

mod book;
mod grammar;

use self::book::Book;
use super::FALLBACK;
use super::language::{File, Languages};
use super::name::is_grammar;
use super::nesting::Why;

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
    /// Neither it nor what follows it in the file is read.
    Refused(Why),
    /// English has it, in this line of its file, and the language does not.
    Missing(usize),
    /// English does not have it, and nothing in the language refers to it.
    Stale,
    /// It is there twice, in this file or in this and an earlier one. The last one counts.
    Twice,
    /// English uses this argument here.
    Lacks(String),
    /// Nobody gives this argument.
    Unknown(String),
    /// It refers to a message, an attribute or a term that nobody has.
    Nothing(String),
    /// It tells apart a case that there is not: the argument, and the case.
    Case(String, String),
    /// It counts this argument without this plural case, which the language has.
    Plural(String, String),
    /// It counts this argument with this plural case, which the language does not have.
    Surplus(String, String),
    /// It asks for a form that names do not have.
    Form(String),
    /// It tells names apart by a trait in a way that no name has: the trait, and the case.
    Trait(String, String),
    /// Sentences ask names of this kind for this form or trait, others of the kind have it, and this one does not.
    Unbent(String),
    /// No sentence asks for this form or trait.
    Unasked(String),
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
    between(&wanted(languages, language), &languages.files(language), language, &languages.games().kinds)
}

/// The files of English that a language has to have: the story's only where it says that it has the story.
fn wanted(languages: &Languages, language: &str) -> Vec<File> {
    let mut files = languages.files(FALLBACK);
    if let Some(story) = languages.games().story
        && languages.about(language).without_story
    {
        files.retain(|file| !story.is_in(file));
    }
    files
}

/// How far a language has come.
pub fn progress(languages: &Languages, language: &str) -> Progress {
    let (english, own) = (Book::read(&wanted(languages, language)), Book::read(&languages.files(language)));
    let done = english.pieces.keys().filter(|key| own.pieces.contains_key(*key)).count();
    Progress { all: english.pieces.len(), done }
}

fn between(english: &[File], files: &[File], language: &str, kinds: &[&str]) -> Vec<Difference> {
    let (english, mut own) = (Book::read(english), Book::read(files));
    let referred = own.referred();
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
            let grammar = key
                .split_once('.')
                .is_some_and(|(name, attribute)| is_grammar(attribute) && english.pieces.contains_key(name));
            if !grammar && !referred.contains(key) {
                say(What::Stale);
            }
            continue;
        };
        let lacking = model.arguments.difference(&piece.arguments).filter(|name| !piece.said.contains(*name));
        lacking.for_each(|name| say(What::Lacks(name.clone())));
        let known = |name: &String| model.arguments.contains(name) || model.said.contains(name);
        piece.arguments.iter().filter(|name| !known(name)).for_each(|name| say(What::Unknown(name.clone())));
        for (argument, case) in &piece.cases {
            // Of a name nobody can tell apart how it is called: by its id, and that is a trait.
            if !model.cases.contains(&(argument.clone(), case.clone())) {
                say(What::Case(argument.clone(), case.clone()));
            }
        }
    }
    found.extend(grammar::check(&english, &own, language, kinds));
    found.sort();
    found
}

/// The path of an English file in a language.
fn in_language(path: &str, language: &str) -> String {
    path.split_once('/').map_or_else(|| path.to_owned(), |(_, name)| format!("{language}/{name}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(english: &str, own: &str) -> Vec<String> {
        told_in("de", english, own)
    }

    pub(super) fn told_in(language: &str, english: &str, own: &str) -> Vec<String> {
        let file = |path: String, source: &str| File::built_in(path, source.to_owned());
        let own = [file(format!("{language}/a.ftl"), own)];
        told_of(language, &[file("en/a.ftl".to_owned(), english)], &own)
    }

    fn told_of(language: &str, english: &[File], own: &[File]) -> Vec<String> {
        let found = between(english, own, language, &[]);
        let line = |one: &Difference| one.line.map_or_else(String::new, |line| line.to_string());
        found.iter().map(|one| format!("{}:{} {} {:?}", one.path, line(one), one.key, one.what)).collect()
    }

    #[test]
    fn a_language_that_is_whole_has_nothing_to_tell() {
        let english = "# $spare is given too.\na = { $n } of { $m }\n    .b = B\n-t = T\n";
        let own =
            "a = { $m }: { $n } { $spare ->\n    [one] { -own }\n   *[other] x\n}\n    .b = B\n-t = T\n-own = O\n";
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
    fn what_is_there_twice_in_two_files_is_told_and_what_lies_over_the_program_is_not() {
        let file = |name: &str, source: &str| File::built_in(format!("de/{name}.ftl"), source.to_owned());
        let english = [file("a", "a = A\n    .b = B\n")];
        let own = [file("a", "a = A\n    .b = B\n"), file("b", "\na = O\n")];
        assert_eq!(told_of("de", &english, &own), ["de/b.ftl:2 a Twice"]);
        let over = [own[0].clone(), File::outside("de/b.ftl".to_owned(), "a = O\n".to_owned())];
        assert_eq!(told_of("de", &english, &over), Vec::<String>::new());
    }

    /// As many faults as lines, and keys that nobody needs: told in one pass over each.
    #[test]
    fn a_file_full_of_faults_is_soon_told() {
        let lines: String = (0..40_000).map(|line| format!("stale-{line} = {{ x-{line} }}\nfault {line}\n")).collect();
        assert_eq!(told("a = A\n", &lines).len(), 1 + 3 * 40_000);
    }

    #[test]
    fn the_language_for_tests_is_whole() {
        assert_eq!(compare(&Languages::default(), super::super::pseudo::NAME), Vec::new());
    }
}
