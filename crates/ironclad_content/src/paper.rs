//! Papers (`content/ironclad/papers`): what the players have kept and can read again in the campaign's log book. A paper is there while
//! its flags are as it says.

use serde::{Deserialize, Serialize};

use super::Content;
use super::check::{bounds, flag_never};
use super::fault::Fault;
use super::id::{FlagId, Id, ValueId};
use super::limits::last_chapter;
use super::plate::Plate;
use super::story::condition::OneOrMore;
use crate::sorted::SortedMap;
use words::Message;

/// A paper that the players may keep.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Paper {
    /// The number of the scenario in which it comes to the players; papers lie in this order.
    pub scenario: u8,
    /// It is there while each of these flags has the value, or one of the values.
    pub when: SortedMap<FlagId, OneOrMore<ValueId>>,
    /// The thing that it is, among the drawings: `things/letters`.
    pub shows: String,
    /// Whether it is a proof, which the finale asks for.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub proof: bool,
}

/// All papers, by name.
pub type Papers = SortedMap<String, Paper>;

/// What is wrong with papers.
pub(super) fn check(content: &Content, faults: &mut Vec<Fault>) {
    for (name, paper) in &content.papers {
        let file = format!("papers/{name}.json");
        bounds(faults, &file, "scenario", paper.scenario, 1, last_chapter());
        let mut tell = |path: &str, message: Message| faults.push(Fault::at(&file, path, message));
        if paper.when.is_empty() {
            tell("when", Message::new("fault-paper-flag"));
        }
        for (flag, wanted) in &paper.when {
            let known = content.flags.flags.get(flag).map(|own| own.values.as_slice()).unwrap_or_default();
            for value in wanted.all().iter().filter(|value| !known.contains(value)) {
                let (flag, value) = (flag.name(&content.names), value.name(&content.names));
                tell(&format!("when.{flag}"), flag_never(flag, value));
            }
        }
        if !paper.shows.starts_with("things/") {
            tell("shows", Message::new("fault-paper-shows").with("name", paper.shows.as_str()));
        } else {
            Plate { shows: paper.shows.clone(), people: Vec::new() }.faults(&file, "", faults);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(change: impl FnOnce(&mut Paper)) -> Vec<String> {
        let mut content = Content::built_in().expect("sound");
        change(content.papers.get_mut("letters").expect("the paper is there"));
        let mut faults = Vec::new();
        check(&content, &mut faults);
        faults.iter().map(|fault| fault.told(&words::Text::of("en"))).collect()
    }

    #[test]
    fn a_paper_that_nobody_could_keep_is_refused() {
        assert_eq!(told(|_| {}), Vec::<String>::new());
        let drawn = told(|paper| paper.shows = "things/five-leters".to_owned());
        assert!(drawn[0].contains("papers/letters.json") && drawn[0].contains("things/five-letters"), "{drawn:?}");
        assert!(told(|paper| paper.shows = "places/europa".to_owned())[0].contains("things/"));
        assert!(told(|paper| paper.when.clear())[0].contains("names none"));
        assert!(told(|paper| paper.scenario = 0)[0].contains("out of bounds"));
        let other =
            Content::built_in().expect("sound").flags.flags.values().find_map(|flag| flag.values.first().copied());
        let other = other.expect("a value");
        let never = told(|paper| paper.when.values_mut().for_each(|wanted| *wanted = OneOrMore::One(other)));
        assert!(never[0].contains("is never"), "{never:?}");
    }
}
