//! Several things in one sentence, joined once and by the rules of the language.
//!
//! A way of listing is four messages: `<way>-two` for two things, and `<way>-start`, `<way>-middle` and `<way>-end` for more,
//! each with `{ $before }` and `{ $after }`, as Unicode's list patterns have them. They are applied from the end.

use crate::{Name, Text};

impl Text {
    /// The things as one, in this way of listing; nothing if there are none.
    pub fn list(&self, way: &str, things: impl IntoIterator<Item = String>) -> String {
        self.join_list(way, things.into_iter().collect())
    }

    fn join_list(&self, way: &str, mut things: Vec<String>) -> String {
        let join = |rule: &str, before: String, after: String| {
            self.with(&format!("{way}-{rule}"), &[("before", before.into()), ("after", after.into())])
        };
        let Some(last) = things.pop() else { return String::new() };
        let Some(before) = things.pop() else { return last };
        if things.is_empty() {
            return join("two", before, last);
        }
        let mut said = join("end", before, last);
        while let Some(thing) = things.pop() {
            said = join(if things.is_empty() { "start" } else { "middle" }, thing, said);
        }
        said
    }

    /// Names as one, in this way of listing, to be bent in a sentence.
    pub fn names(&self, way: &str, names: &[Name]) -> Name {
        self.join_names(names, |text, said| text.list(way, said))
    }

    /// Names as one, to be bent in a sentence. `join` puts what they are called into one text, in the words that it is
    /// given: those of the language, and English ones for a sentence that the language does not have yet.
    pub fn join_names(&self, names: &[Name], join: impl Fn(&Self, Vec<String>) -> String) -> Name {
        let name = Name::joined(names, |said| join(self, said));
        if self.own.is_none() || names.len() < 2 {
            return name;
        }
        let english: Vec<String> = names.iter().map(|name| name.to_english().into()).collect();
        name.in_english(join(&self.behind(), english))
    }
}

#[cfg(test)]
mod tests {
    use crate::Text;
    use crate::language::Languages;

    #[test]
    fn a_list_is_joined_by_the_rules_of_the_language() {
        let text = Text::from_source(
            "en",
            "all-two = { $before } and { $after }\nall-start = { $before }: { $after }\n\
             all-middle = { $before }, { $after }\nall-end = { $before }, and { $after }\n",
        );
        let said = |things: &[&str]| text.list("all", things.iter().map(|thing| (*thing).to_owned()));
        assert_eq!(said(&[]), "");
        assert_eq!(said(&["A"]), "A");
        assert_eq!(said(&["A", "B"]), "A and B");
        assert_eq!(said(&["A", "B", "C"]), "A: B, and C");
        assert_eq!(said(&["A", "B", "C", "D"]), "A: B, C, and D");
        assert!(text.missing().is_empty());
    }

    #[test]
    fn a_list_of_names_bends_as_each_of_them_does() {
        let text = Text::from_source(
            "pl",
            "list-two = { $before } i { $after }\n\
             hero-zofia = Zofia\n    .acc = Zofię\n    .gender = feminine\n\
             hero-amara = Amara\n    .acc = Amarę\n    .gender = feminine\n\
             hero-noriko = Noriko\n    .gender = feminine\n\
             hero-otgon = Otgon\n    .acc = Otgona\n    .gender = masculine\n",
        );
        let all = |ids: &[&str]| {
            let names: Vec<_> = ids.iter().map(|id| text.name(&format!("hero-{id}"), id)).collect();
            let all = text.names("list", &names);
            (all.plain().to_owned(), all.form("acc").to_owned(), all.trait_of("gender").to_owned())
        };
        let told = |plain: &str, acc: &str, gender: &str| (plain.to_owned(), acc.to_owned(), gender.to_owned());
        assert_eq!(all(&[]), told("", "", ""));
        assert_eq!(all(&["zofia"]), told("Zofia", "Zofię", "feminine"));
        assert_eq!(all(&["zofia", "amara"]), told("Zofia i Amara", "Zofię i Amarę", "feminine"));
        assert_eq!(all(&["noriko", "otgon"]), told("Noriko i Otgon", "Noriko i Otgona", ""));
    }

    #[test]
    fn a_list_of_names_is_english_in_a_sentence_that_is_not_there_yet() {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::create_dir_all(folder.path().join("eo")).expect("made");
        let words = "faction-council = Konsilio\nfaction-cartel = Kartelo\nall-two = { $before } kaj { $after }\n";
        std::fs::write(folder.path().join("eo/a.ftl"), words).expect("written");
        let text = Text::among(Languages::with_folder(folder.path().to_owned()), Some("eo"));
        let names = ["council", "cartel"].map(|id| text.name(&format!("faction-{id}"), id));
        let both = text.names("all", &names);
        assert_eq!(both.plain(), "Konsilio kaj Kartelo");
        assert_eq!(
            text.with("combat-goal-last", &[("enemies", both.into())]),
            "Destroy Council and Cartel in this phase to win; otherwise it is a draw."
        );
        let one = text.names("all", &names[..1]);
        assert_eq!(
            text.with("combat-goal-last", &[("enemies", one.into())]),
            "Destroy Council in this phase to win; otherwise it is a draw."
        );
    }
}
