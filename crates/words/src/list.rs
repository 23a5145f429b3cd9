//! Several things in one sentence, joined once and by the rules of the language.
//!
//! A way of listing is four messages: `<way>-two` for two things, and `<way>-start`, `<way>-middle` and `<way>-end` for more,
//! each with `{ $before }` and `{ $after }`, as Unicode's list patterns have them. They are applied from the end.

use crate::Text;

impl Text {
    /// The things as one, in this way of listing; nothing if there are none.
    pub fn list(&self, way: &str, things: impl IntoIterator<Item = String>) -> String {
        let mut things: Vec<String> = things.into_iter().collect();
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
}

#[cfg(test)]
mod tests {
    use crate::Text;

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
}
