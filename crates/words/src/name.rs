//! Names in sentences: a name knows its forms and its gender in the language that is spoken, and the id of what it names.
//!
//! A message gives forms and traits to its name as attributes. Sentences ask for them with `FORM($hero, case: "dat")` and
//! `TRAIT($hero, key: "gender")`. What a language leaves out falls back to the plain name, so English needs none of it.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;

use fluent::types::FluentType;
use fluent::{FluentArgs, FluentValue};

/// The forms that a name can have: the seven cases; with the article, plain and in the cases; with the indefinite one; and
/// grown together with a preposition (*del*, *au*, *im*).
pub const FORMS: [&str; 25] = [
    "nom", "gen", "dat", "acc", "ins", "loc", "voc", "the", "the-gen", "the-dat", "the-acc", "a", "a-gen", "a-dat",
    "a-acc", "of", "to", "at", "in", "into", "for", "from", "with", "by", "short",
];

/// What a sentence can ask about a name to agree with it.
pub const TRAITS: [&str; 5] = ["gender", "number", "animacy", "start", "kind"];

/// The trait that every name has without being told: the id of what it names, such as `council`.
pub const ID: &str = "id";

/// A name, with what sentences need to bend it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Name {
    id: String,
    plain: String,
    bent: Arc<BTreeMap<String, String>>,
    /// The same name in English, for sentences that are not there in the language yet.
    english: Option<String>,
}

impl Name {
    /// The name of the thing with this id; `bent` has its forms and traits by their names.
    pub fn new(id: &str, plain: String, bent: BTreeMap<String, String>) -> Self {
        Self { id: id.to_owned(), plain, bent: Arc::new(bent), english: None }
    }

    /// The same, with what it is called in English.
    #[must_use]
    pub(crate) fn in_english(self, english: String) -> Self {
        Self { english: Some(english), ..self }
    }

    /// The name as an English sentence has it.
    pub(crate) fn to_english(&self) -> Self {
        match &self.english {
            Some(english) => Self { id: self.id.clone(), plain: english.clone(), ..Self::default() },
            None => self.clone(),
        }
    }

    /// The id of what it names; empty if it has none.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The name by itself.
    pub fn plain(&self) -> &str {
        &self.plain
    }

    /// The name in a form, or by itself if it does not have this form.
    pub fn form(&self, form: &str) -> &str {
        let bent = if is_form(form) { self.bent.get(form) } else { None };
        bent.map_or(&self.plain, String::as_str)
    }

    /// What is so of the name, such as its gender; empty if nobody says.
    pub fn trait_of(&self, key: &str) -> &str {
        if key == ID { &self.id } else { self.bent.get(key).map_or("", String::as_str) }
    }

    /// Several names as one; `join` puts what they are called into one text. It has every form that any of them has, in
    /// which each of them stands, and the traits that are the same for all of them. Of several it has no English side:
    /// [`Text::join_names`](crate::Text::join_names) adds it, since only English words can join English names.
    pub(crate) fn joined(names: &[Self], join: impl Fn(Vec<String>) -> String) -> Self {
        let [first, others @ ..] = names else { return Self::default() };
        if others.is_empty() {
            return first.clone();
        }
        let attributes: BTreeSet<&String> = names.iter().flat_map(|name| name.bent.keys()).collect();
        let bent = attributes.into_iter().filter_map(|key| {
            let said = if is_form(key) {
                join(names.iter().map(|name| name.form(key).to_owned()).collect())
            } else {
                shared(first, others, key)?
            };
            Some((key.clone(), said))
        });
        let plain = join(names.iter().map(|name| name.plain.clone()).collect());
        Self::new("", plain, bent.collect())
    }

    /// The same name within something more, such as a number behind it: in every form, and with the same traits.
    pub fn within(&self, more: impl Fn(&str) -> String) -> Self {
        let bent = self.bent.iter().map(|(key, said)| {
            let said = if is_form(key) { more(said) } else { said.clone() };
            (key.clone(), said)
        });
        let english = self.english.as_deref().map(&more);
        Self { id: self.id.clone(), plain: more(&self.plain), bent: Arc::new(bent.collect()), english }
    }
}

/// What is so of several names together, if it is so of each.
fn shared(first: &Name, others: &[Name], key: &str) -> Option<String> {
    let own = first.trait_of(key);
    match key {
        // Several are not one, whatever each of them is.
        "number" => None,
        // Only the first of them meets the word before it.
        "start" => Some(own.to_owned()),
        _ if others.iter().all(|other| other.trait_of(key) == own) => Some(own.to_owned()),
        _ => None,
    }
}

/// A name that never bends: a player's, a file's.
impl From<String> for Name {
    fn from(plain: String) -> Self {
        Self { plain, ..Self::default() }
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.plain
    }
}

impl From<Name> for FluentValue<'_> {
    fn from(name: Name) -> Self {
        FluentValue::Custom(Box::new(name))
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.plain)
    }
}

impl FluentType for Name {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Owned(self.plain.clone())
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Owned(self.plain.clone())
    }
}

/// Whether an attribute of this name is a form.
pub fn is_form(attribute: &str) -> bool {
    FORMS.contains(&attribute)
}

/// Whether an attribute of this name belongs to the grammar of its language, and not to what is told.
pub fn is_grammar(attribute: &str) -> bool {
    is_form(attribute) || TRAITS.contains(&attribute)
}

/// Fluent's `FORM($name, case: "dat")`. What is no name stays as it is.
pub(crate) fn form<'a>(positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(value) = positional.first() else { return FluentValue::Error };
    match (of(value), named.get("case")) {
        (Some(name), Some(FluentValue::String(case))) => name.form(case).to_owned().into(),
        _ => value.clone(),
    }
}

/// Fluent's `TRAIT($name, key: "gender")`: empty where nobody says.
pub(crate) fn traits<'a>(positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    match (positional.first().and_then(of), named.get("key")) {
        (Some(name), Some(FluentValue::String(key))) => name.trait_of(key).to_owned().into(),
        _ => FluentValue::String(Cow::Borrowed("")),
    }
}

pub(crate) fn of<'v>(value: &'v FluentValue<'_>) -> Option<&'v Name> {
    match value {
        FluentValue::Custom(custom) => custom.as_ref().as_any().downcast_ref(),
        FluentValue::String(_) | FluentValue::Number(_) | FluentValue::None | FluentValue::Error => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::Text;

    const POLISH: &str = "\
faction-council = Rada
    .gen = Rady
    .acc = Radę
    .gender = feminine
hero-otgon-name = Otgon
    .gender = masculine
numbered = { $ship } { $number }
with = { FORM($who, case: \"gen\") } i { FORM($who, case: \"dat\") }
went = { TRAIT($who, key: \"gender\") ->
    [feminine] { $who } poszła
   *[other] { $who } poszedł
}
which = { TRAIT($who, key: \"id\") ->
    [council] tak
   *[other] nie
}
";

    #[test]
    fn a_name_bends_as_its_message_says_and_else_stays_as_it_is() {
        let text = Text::from_source("pl", POLISH);
        let council = text.name("faction-council", "council");
        assert_eq!(text.with("with", &[("who", council.clone().into())]), "Rady i Rada");
        assert_eq!(text.with("went", &[("who", council.clone().into())]), "Rada poszła");
        assert_eq!(text.with("which", &[("who", council.into())]), "tak");
        let otgon = text.name("hero-otgon-name", "otgon");
        assert_eq!(text.with("went", &[("who", otgon.clone().into())]), "Otgon poszedł");
        assert_eq!(text.with("which", &[("who", otgon.into())]), "nie");
    }

    #[test]
    fn what_is_no_name_is_said_as_it_is() {
        let text = Text::from_source("pl", POLISH);
        assert_eq!(text.with("with", &[("who", "Mara".into())]), "Mara i Mara");
        assert_eq!(text.with("went", &[("who", "Mara".into())]), "Mara poszedł");
    }

    #[test]
    fn a_name_bends_within_something_more() {
        let text = Text::from_source("pl", POLISH);
        let second = text.name("faction-council", "council").within(|name| format!("{name} 2"));
        assert_eq!((second.plain(), second.form("acc"), second.trait_of("gender")), ("Rada 2", "Radę 2", "feminine"));
    }
}
