//! The grammar of a language: its plural cases, the forms and traits of its names, and whether sentences ask for those there are.

use std::collections::{BTreeMap, BTreeSet};

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use super::book::{Book, Piece};
use super::{Difference, What};
use crate::name::{FORMS, ID, TRAITS, is_grammar};

/// Numbers that bring up every case by which a language counts whole things.
const COUNTED: u32 = 200;
/// What some languages tell apart among large numbers only.
const MILLION: u32 = 1_000_000;

/// The case for all the rest.
const OTHER: &str = "other";

/// What is wrong in the grammar of a language.
pub(super) fn check(english: &Book, own: &Book, language: &str, kinds: &[&str]) -> Vec<Difference> {
    let mut found = Vec::new();
    let cases = plural_cases(language);
    let ids: BTreeSet<&str> = english.pieces.keys().flat_map(|key| ends(key)).collect();
    let given: BTreeSet<(&str, &str)> =
        own.pieces.iter().filter_map(|(name, said)| Some((name.split_once('.')?.1, said.plain.as_deref()?))).collect();
    let asked = asked(own);
    for (key, piece) in &own.pieces {
        let mut say = |what| found.push(difference(key, piece, what));
        for (argument, told) in &piece.plurals {
            let lacking = cases.iter().filter(|case| !told.contains(**case));
            lacking.for_each(|case| say(What::Plural(argument.clone(), (*case).to_owned())));
            // What is no whole number is counted by the last case.
            let surplus = told.iter().filter(|case| *case != OTHER && !cases.contains(case.as_str()));
            surplus.for_each(|case| say(What::Surplus(argument.clone(), case.clone())));
        }
        // A term's attributes are chosen by directly.
        if let Some((_, attribute)) = key.split_once('.').filter(|(name, _)| !name.starts_with('-'))
            && is_grammar(attribute)
            && !asked.contains(attribute)
            && !english.pieces.contains_key(key)
        {
            say(What::Unasked(attribute.to_owned()));
        }
        let unknown = piece.forms.iter().filter(|form| !FORMS.contains(&form.as_str()));
        unknown.for_each(|form| say(What::Form(form.clone())));
        for (key, case) in &piece.traits {
            let there = match case {
                None => key == ID || TRAITS.contains(&key.as_str()),
                Some(case) if key == ID => ids.contains(case.as_str()),
                Some(case) => given.contains(&(key.as_str(), case.as_str())),
            };
            if !there {
                say(What::Trait(key.clone(), case.clone().unwrap_or_default()));
            }
        }
    }
    found.extend(unbent(english, own, &asked, kinds));
    found
}

/// The forms and traits that sentences ask for.
fn asked(own: &Book) -> BTreeSet<&str> {
    let asked = own.pieces.values().flat_map(|piece| {
        let traits = piece.traits.iter().map(|(key, _)| key.as_str());
        piece.forms.iter().map(String::as_str).chain(traits)
    });
    asked.collect()
}

/// Names that lack a form or a trait which sentences ask for, and which others of their kind have.
fn unbent(english: &Book, own: &Book, asked: &BTreeSet<&str>, kinds: &[&str]) -> Vec<Difference> {
    // Names of a kind stand together in a file; a name alone is bent: other messages of its kind, such as a hero’s line,
    // are none.
    let mut given: BTreeMap<(&str, &str, &str), BTreeMap<&str, BTreeSet<&str>>> = BTreeMap::new();
    for (key, piece) in &own.pieces {
        if let Some((name, attribute)) = key.split_once('.').filter(|(_, attribute)| asked.contains(attribute)) {
            let of_kind = given.entry((&piece.path, kind(name, kinds), end(name))).or_default();
            of_kind.entry(attribute).or_default().insert(name);
        }
    }
    let names = own
        .pieces
        .iter()
        .filter(|(key, piece)| !key.contains('.') && piece.plain.is_some() && english.pieces.contains_key(*key));
    let mut found = Vec::new();
    for (key, piece) in names {
        let of_kind = given.get(&(piece.path.as_str(), kind(key, kinds), end(key)));
        let lacking = of_kind.into_iter().flatten().filter(|(_, have)| !have.contains(key.as_str()));
        found.extend(lacking.map(|(bent, _)| difference(key, piece, What::Unbent((*bent).to_owned()))));
    }
    found
}

fn difference(key: &str, piece: &Piece, what: What) -> Difference {
    Difference { path: piece.path.clone(), line: Some(piece.line), key: key.to_owned(), what }
}

/// What a message names, by how its key begins: one of these kinds, else its first word.
fn kind<'k>(key: &'k str, kinds: &[&'k str]) -> &'k str {
    let longer = kinds.iter().copied().find(|kind| key.starts_with(kind));
    longer.or_else(|| key.split('-').next()).unwrap_or(key)
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
    fn a_plural_case_that_the_language_lacks_is_told() {
        let english = "a = { $n ->\n    [one] x\n   *[other] y\n}\n";
        let german = "a = { $n ->\n    [one] x\n    [few] z\n   *[other] y\n}\n";
        assert_eq!(told_in("de", english, german), ["de/a.ftl:1 a Surplus(\"n\", \"few\")"]);
        let polish = "a = { $n ->\n    [one] x\n    [few] z\n    [many] u\n   *[other] y\n}\n";
        assert_eq!(told_in("pl", english, polish), Vec::<String>::new());
    }

    #[test]
    fn a_form_or_trait_that_no_sentence_asks_for_is_told() {
        let english = "port-theia = Theia\nto = To { $port }\n";
        let polish = "port-theia = Theia\n    .gen = Thei\n    .ins = Theią\n    .gender = feminine\n\
                      to = Do { FORM($port, case: \"gen\") }\n";
        assert_eq!(
            told_in("pl", english, polish),
            ["pl/a.ftl:3 port-theia.ins Unasked(\"ins\")", "pl/a.ftl:4 port-theia.gender Unasked(\"gender\")"]
        );
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
        let english = "port-theia = Theia\nto = To { $port }\nwent = { $port }\n";
        // The gender is asked for as well, so that nothing is told of it.
        let also = "went = { TRAIT($port, key: \"gender\") ->\n    [feminine] x\n   *[other] { $port }\n}\n";
        let asks = |what: &str| format!("port-theia = Theia\n    .gender = feminine\nto = {{ {what} }}\n{also}");
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
