//! The table of flags: where each is set, where it is read, and whether that changes play or only words.
//!
//! `docs/flags.md` is this table; a test holds it to the chapters.

use std::collections::{BTreeMap, BTreeSet};

use crate::Content;
use crate::id::{FlagId, Id, Names};
use crate::story::beat::Beat;
use crate::story::condition::Condition;
use crate::story::{Stories, Story};

/// What stands above the table.
const HEAD: &str = "# Flags\n\n\
    Spoilers. Where each flag of the campaign is set, where it is read, and what it changes there. This file is made from the\n\
    chapters: `IRONCLAD_FLAGS=new cargo test --test runner the_table_of_flags` writes it anew. A place in *italics* changes words\n\
    alone; every other changes play. A number in brackets is a chapter that is still to come.\n\n\
    | flag | values and where they are set | read |\n|---|---|---|\n";

/// Where one flag is set and read.
#[derive(Debug, Default)]
struct Uses {
    /// By value, the chapters that set it.
    set: BTreeMap<String, BTreeSet<u8>>,
    /// By chapter, what asks for it, and whether play depends on it.
    read: BTreeMap<u8, BTreeMap<String, bool>>,
}

/// The table of the game's own flags, as Markdown.
pub fn table(content: &Content) -> String {
    let mut all: BTreeMap<FlagId, Uses> = BTreeMap::new();
    for (_, scenario) in content.scenarios.iter().filter(|(_, scenario)| scenario.pack().is_none()) {
        for (_, story) in scenario.story.iter().flat_map(Stories::all) {
            gather(story, &scenario.map.names, content, &mut all);
        }
    }
    let mut written = HEAD.to_owned();
    let own = |flag: &FlagId| !flag.name(&content.names).contains('.');
    for (flag, file) in content.flags.flags.iter().filter(|(flag, _)| own(flag)) {
        let uses = all.remove(flag).unwrap_or_default();
        let set: Vec<String> =
            file.values.iter().map(|value| set_in(value.name(&content.names), &uses, file.later.set.iter())).collect();
        let mut read: Vec<String> = uses.read.iter().map(|(chapter, places)| read_in(*chapter, places)).collect();
        let later = file.later.read.iter().filter(|chapter| !uses.read.contains_key(*chapter));
        read.extend(later.map(|chapter| format!("({chapter})")));
        let row = format!("| `{}` | {} | {} |\n", flag.name(&content.names), set.join("; "), read.join("; "));
        written.push_str(&row);
    }
    written
}

fn set_in<'a>(value: &str, uses: &Uses, later: impl Iterator<Item = &'a u8>) -> String {
    let set = uses.set.get(value);
    let there: BTreeSet<u8> = uses.set.values().flatten().copied().collect();
    let now = set.into_iter().flatten().map(u8::to_string);
    let chapters: Vec<String> =
        now.chain(later.filter(|chapter| !there.contains(chapter)).map(|chapter| format!("({chapter})"))).collect();
    format!("{value}: {}", chapters.join(", "))
}

fn read_in(chapter: u8, places: &BTreeMap<String, bool>) -> String {
    let places: Vec<String> =
        places.iter().map(|(place, plays)| if *plays { place.clone() } else { format!("*{place}*") }).collect();
    format!("{chapter}: {}", places.join(", "))
}

fn gather(story: &Story, names: &Names, content: &Content, all: &mut BTreeMap<FlagId, Uses>) {
    let chapter = story.chapter;
    story.each_beat(names, &mut |_, beat| {
        if let Beat::Flag(flags) = beat {
            for (flag, value) in flags {
                let set = &mut all.entry(*flag).or_default().set;
                set.entry(value.name(&content.names).to_owned()).or_default().insert(chapter);
            }
        }
    });
    let mut reads = |condition: &Condition, place: String, plays: bool| {
        condition.each(&mut |one| {
            let Condition::Flag(flags) = one else { return };
            for flag in flags.keys() {
                let places = all.entry(*flag).or_default().read.entry(chapter).or_default();
                let known = places.entry(place.clone()).or_default();
                *known = *known || plays;
            }
        });
    };
    story.each_condition(names, &mut |path, condition| {
        let plays = beats_at(story, names, path).is_none_or(|beats| beats.iter().any(plays));
        reads(condition, place_of(story, names, path), plays);
    });
}

/// The beats that a condition decides about; none where it decides about something else than beats.
fn beats_at<'a>(story: &'a Story, names: &Names, path: &str) -> Option<Vec<&'a Beat>> {
    if let Some(own) = path.strip_suffix(".if.when") {
        let mut found = None;
        story.each_beat(names, &mut |at, beat| {
            if at == own {
                found = Some(beat.within().into_iter().flatten().collect());
            }
        });
        return found;
    }
    let own = path.strip_suffix(".if")?;
    let lists = story.lists(names);
    let list = lists.iter().find(|list| list.path == format!("{own}.do") && !own.contains(".options["))?;
    Some(list.beats.iter().collect())
}

/// What asks, by the name that the file gives it.
fn place_of(story: &Story, names: &Names, path: &str) -> String {
    let path = path.strip_prefix("story.").unwrap_or(path);
    let number = |from: &str| from.split(']').next().and_then(|number| number.parse::<usize>().ok());
    if let Some(rest) = path.strip_prefix("triggers[") {
        let trigger = number(rest).and_then(|number| story.triggers.get(number));
        return trigger.map_or_else(|| "a trigger".to_owned(), |trigger| trigger.id.name(names).to_owned());
    }
    let mut parts = path.split(['.', '[']);
    match (parts.next(), parts.next()) {
        (Some("debriefing"), _) => "debriefing".to_owned(),
        (Some("prologue"), _) => "prologue".to_owned(),
        (Some("tokens"), _) => "tokens".to_owned(),
        (Some(_), Some(name)) => name.to_owned(),
        (first, _) => first.unwrap_or_default().to_owned(),
    }
}

/// Whether a beat does more than say something or remember it.
fn plays(beat: &&Beat) -> bool {
    match beat {
        Beat::Read(_) | Beat::Say { .. } | Beat::Flag(_) => false,
        other => {
            let within = other.within();
            within.is_empty() || within.into_iter().flatten().any(|inner| plays(&inner))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flag_that_only_words_ask_for_is_told_apart() {
        let content = Content::built_in().expect("the game's own content");
        let made = table(&content);
        let row = |flag: &str| made.lines().find(|line| line.starts_with(&format!("| `{flag}`"))).unwrap_or_default();
        assert!(row("clerk").contains("7: strongbox"), "{}", row("clerk"));
        assert!(row("quarantine").contains("tokens"), "{}", row("quarantine"));
        assert!(row("pod").contains("(11)"), "{}", row("pod"));
    }
}
