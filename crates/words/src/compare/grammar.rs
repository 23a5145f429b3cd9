//! The grammar of a language: its plural cases, the forms and traits of its names, and whether sentences ask for those there are.

use std::collections::{BTreeMap, BTreeSet};

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use super::book::{Book, Piece};
use super::{Difference, What};
use crate::name::{FORMS, ID, TRAITS};

/// Numbers that bring up every case by which a language counts whole things.
const COUNTED: u32 = 200;
/// What some languages tell apart among large numbers only.
const MILLION: u32 = 1_000_000;

/// What is wrong in the grammar of a language.
pub(super) fn check(english: &Book, own: &Book, language: &str) -> Vec<Difference> {
    let mut found = Vec::new();
    let cases = plural_cases(language);
    let ids: BTreeSet<&str> = english.pieces.keys().flat_map(|key| ends(key)).collect();
    for (key, piece) in &own.pieces {
        let mut say = |what| found.push(difference(key, piece, what));
        for (argument, told) in &piece.plurals {
            let lacking = cases.iter().filter(|case| !told.contains(**case));
            lacking.for_each(|case| say(What::Plural(argument.clone(), (*case).to_owned())));
        }
        let unknown = piece.forms.iter().filter(|form| !FORMS.contains(&form.as_str()));
        unknown.for_each(|form| say(What::Form(form.clone())));
        for (key, case) in &piece.traits {
            let there = match case {
                None => key == ID || TRAITS.contains(&key.as_str()),
                Some(case) if key == ID => ids.contains(case.as_str()),
                Some(case) => own.pieces.iter().any(|(name, said)| {
                    let of = name.split_once('.').is_some_and(|(_, attribute)| attribute == key);
                    of && said.plain.as_deref() == Some(case)
                }),
            };
            if !there {
                say(What::Trait(key.clone(), case.clone().unwrap_or_default()));
            }
        }
    }
    found.extend(unbent(english, own));
    found
}

/// Names that lack a form or a trait which sentences ask for, and which others of their kind have.
fn unbent(english: &Book, own: &Book) -> Vec<Difference> {
    let asked: BTreeSet<&str> = own
        .pieces
        .values()
        .flat_map(|piece| {
            let traits = piece.traits.iter().map(|(key, _)| key.as_str());
            piece.forms.iter().map(String::as_str).chain(traits)
        })
        .collect();
    // Names of a kind stand together in a file.
    let mut given: BTreeMap<(&str, &str, &str), BTreeSet<&str>> = BTreeMap::new();
    for (key, piece) in &own.pieces {
        if let Some((name, attribute)) = key.split_once('.').filter(|(_, attribute)| asked.contains(attribute)) {
            given.entry((&piece.path, kind(name), attribute)).or_default().insert(name);
        }
    }
    let names = own
        .pieces
        .iter()
        .filter(|(key, piece)| !key.contains('.') && piece.plain.is_some() && english.pieces.contains_key(*key));
    let mut found = Vec::new();
    for (key, piece) in names {
        let lacking = given
            .iter()
            .filter(|((path, of, _), have)| *path == piece.path && *of == kind(key) && !have.contains(key.as_str()));
        // A name alone is bent: other messages of its kind, such as a hero’s line, are none.
        let lacking = lacking.filter(|(_, have)| have.iter().any(|other| end(other) == end(key)));
        found.extend(lacking.map(|((_, _, bent), _)| difference(key, piece, What::Unbent((*bent).to_owned()))));
    }
    found
}

fn difference(key: &str, piece: &Piece, what: What) -> Difference {
    Difference { path: piece.path.clone(), line: Some(piece.line), key: key.to_owned(), what }
}

/// What a message names, by how its key begins: `hero`, `faction`, `iron-guest-ship`.
fn kind(key: &str) -> &str {
    let own = ["iron-guest-ship", "iron-guest-squadron", "full-thrust-side", "full-thrust-name", "full-thrust-class"];
    own.into_iter().find(|kind| key.starts_with(kind)).or_else(|| key.split('-').next()).unwrap_or(key)
}

/// Of a kind with several messages for each thing, which of them it is.
fn end(key: &str) -> &str {
    ["-name", "-full", "-line", "-title"].into_iter().find(|end| key.ends_with(end)).unwrap_or_default()
}

/// What can be an id in a key: what stands behind each of its hyphens, without the end that says which message it is.
fn ends(key: &str) -> impl Iterator<Item = &str> {
    let key = key.split('.').next().unwrap_or(key);
    let key = key.strip_suffix(end(key)).unwrap_or(key);
    key.match_indices('-').filter_map(move |(at, _)| key.get(at + 1..))
}

/// The plural cases that whole numbers have in a language.
fn plural_cases(language: &str) -> BTreeSet<&'static str> {
    let id: Option<LanguageIdentifier> = language.parse().ok();
    // A language of which nothing is known counts as English does.
    let rules = id.and_then(|id| PluralRules::create(id, PluralRuleType::CARDINAL).ok());
    let Some(rules) = rules else { return BTreeSet::from(["one", "other"]) };
    let cases = (0..COUNTED).chain([MILLION]).filter_map(|number| rules.select(number).ok());
    cases.map(named).collect()
}

fn named(case: PluralCategory) -> &'static str {
    match case {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::told_in;

    #[test]
    fn every_plural_case_of_the_language_has_to_be_there() {
        let english = "a = { $n ->\n    [one] x\n   *[other] y\n}\n";
        let polish = "a = { $n ->\n    [one] x\n    [few] y\n   *[other] z\n}\n";
        assert_eq!(told_in("pl", english, polish), ["pl/a.ftl:1 a Plural(\"n\", \"many\")"]);
        let whole = "a = { $n ->\n    [one] x\n    [few] y\n   *[many] z\n}\n";
        assert_eq!(told_in("pl", english, whole), Vec::<String>::new());
        let exact = "a = { $n ->\n    [0] x\n   *[other] { $n }\n}\n";
        assert_eq!(told_in("pl", english, exact), Vec::<String>::new());
    }

    #[test]
    fn a_name_has_the_forms_that_others_of_its_kind_are_asked_for() {
        let english = "port-theia = Theia\nport-adjoa = Adjoa\nhero-a-name = A\nhero-a-line = L\nto = To { $port }\n";
        let polish = "port-theia = Theia\n    .gen = Thei\nport-adjoa = Adjoa\nhero-a-name = A\nhero-a-line = L\n\
                      to = Do { FORM($port, case: \"gen\") }\n";
        assert_eq!(told_in("pl", english, polish), ["pl/a.ftl:3 port-adjoa Unbent(\"gen\")"]);
    }

    #[test]
    fn only_forms_and_traits_that_there_are_can_be_asked_for() {
        let english = "port-theia = Theia\nto = To { $port }\n";
        let asks = |what: &str| format!("port-theia = Theia\n    .gender = feminine\nto = {{ {what} }}\n");
        let trait_of = |key: &str, case: &str| {
            asks(&format!("TRAIT($port, key: \"{key}\") ->\n    [{case}] x\n   *[other] {{ $port }}\n"))
        };
        assert_eq!(told_in("pl", english, &asks("FORM($port, case: \"abl\")")), ["pl/a.ftl:3 to Form(\"abl\")"]);
        assert_eq!(told_in("pl", english, &trait_of("gender", "feminine")), Vec::<String>::new());
        assert_eq!(told_in("pl", english, &trait_of("id", "theia")), Vec::<String>::new());
        assert_eq!(told_in("pl", english, &trait_of("id", "gaia")), ["pl/a.ftl:3 to Trait(\"id\", \"gaia\")"]);
        assert_eq!(
            told_in("pl", english, &trait_of("gender", "female")),
            ["pl/a.ftl:3 to Trait(\"gender\", \"female\")"]
        );
    }
}
