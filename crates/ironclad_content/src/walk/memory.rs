//! The table of flags: for each value of each, where it is set, how it is asked for, and what that changes.
//!
//! `docs/flags.md` is this table; a test holds it to the chapters.

mod changes;
mod sites;

use std::collections::BTreeMap;

use self::changes::Change;
use self::sites::{Site, sites};
use crate::Content;
use crate::flags::Flag;
use crate::id::{FlagId, Id, Names, ValueId};
use crate::sorted::{SortedMap, SortedSet};
use crate::story::beat::{Beat, StoryBeat};
use crate::story::condition::Condition;
use crate::story::{Stories, Story};

/// What stands above the table.
const HEAD: &str = "# Flags\n\n\
    Spoilers. Where each value of the campaign's flags is set, where it is asked for, and what that changes. This file is\n\
    made from the chapters: `IRONCLAD_FLAGS=new cargo test --test runner the_table_of_flags` writes it anew.\n\n\
    What is read has the chapter, the piece of its story, and what the piece brings for this value; what stands behind\n\
    *not:* is kept away by it. What is in *italics* changes words alone, or is only remembered; all else changes play. A\n\
    number in brackets is a chapter that is still to come.\n\n\
    A value is asked for *by name*; or nothing names it, and it counts as *anything else* than the values that are named;\n\
    or it is asked for *by nobody*: it is as good as none, and only keeps other values out. Some wait for *later* chapters.\n\n\
    | flag | value | set | asked for | read, and what that changes |\n|---|---|---|---|---|\n";

/// Changes of one piece at the most that are told; of more it is only said how many.
const TOLD: usize = 5;

/// What pieces bring, by chapter and name.
type Reads = BTreeMap<(u8, String), SortedSet<Change>>;

/// Where a value is set and read.
#[derive(Debug, Default)]
struct Uses {
    /// The chapters that set it.
    set: SortedSet<u8>,
    /// What asks for it by its name.
    named: Reads,
    /// What comes for anything else than other values.
    others: Reads,
}

/// All values, by flag.
type All = SortedMap<FlagId, SortedMap<ValueId, Uses>>;

/// The table of the game's own flags, as Markdown.
pub fn table(content: &Content) -> String {
    let mut all = All::new();
    for (_, scenario) in content.scenarios.iter().filter(|(_, scenario)| scenario.pack().is_none()) {
        for (_, story) in scenario.story.iter().flat_map(Stories::all) {
            set(story, &scenario.map.names, &mut all);
            for site in sites(story, &scenario.map.names) {
                read(&site, story.chapter, content, &mut all);
            }
        }
    }
    papers(content, &mut all);
    let own = |flag: &FlagId| !flag.name(&content.names).contains('.');
    let rows = content.flags.flags.iter().filter(|(flag, _)| own(flag)).flat_map(|(flag, file)| {
        let uses = all.remove(flag).unwrap_or_default();
        rows(*flag, file, &uses, content)
    });
    HEAD.to_owned() + &rows.collect::<String>()
}

fn set(story: &Story, names: &Names, all: &mut All) {
    story.each_beat(names, &mut |_, beat| {
        if let Beat::Story(StoryBeat::Flag(flags)) = beat {
            for (flag, value) in flags {
                all.get_or_default(*flag).get_or_default(*value).set.insert(story.chapter);
            }
        }
    });
}

/// What a condition that asks for flags means for each of their values.
fn read(site: &Site<'_>, chapter: u8, content: &Content, all: &mut All) {
    // The values for which it holds, and those for which it does not.
    let mut named: SortedMap<FlagId, [SortedSet<ValueId>; 2]> = SortedMap::new();
    site.when.each_so(true, &mut |one, so| {
        if let Condition::Flag(flags) = one {
            for (flag, values) in flags {
                let [with, without] = named.get_or_default(*flag);
                let list = if so { with } else { without };
                list.extend(values.all());
            }
        }
    });
    for (flag, [with, without]) in &named {
        for value in values(*flag, content) {
            let uses = all.get_or_default(*flag).get_or_default(value);
            let key = (chapter, site.place.clone());
            if with.contains(&value) {
                uses.named.entry(key).or_default().extend(site.then.iter().cloned());
            } else if without.contains(&value) {
                let kept_away = site.then.iter().map(Change::kept_away);
                uses.named.entry(key).or_default().extend(kept_away.chain(site.otherwise.iter().cloned()));
            } else {
                let then = site.then.iter().filter(|_| !without.is_empty());
                let otherwise = site.otherwise.iter().filter(|_| !with.is_empty());
                let comes: SortedSet<Change> = then.chain(otherwise).cloned().collect();
                if !comes.is_empty() {
                    uses.others.entry(key).or_default().extend(comes);
                }
            }
        }
    }
}

/// All that a flag may be, unset at last.
fn values(flag: FlagId, content: &Content) -> impl Iterator<Item = ValueId> {
    let own = content.flags.flags.get(&flag).map(|flag| flag.values.as_slice()).unwrap_or_default();
    let unset = content.unset.filter(|unset| !own.contains(unset));
    own.iter().copied().chain(unset)
}

/// Papers that are kept by flags ask for them as well.
fn papers(content: &Content, all: &mut All) {
    for (name, paper) in content.papers.iter().filter(|(name, _)| !name.contains('.')) {
        let change = Change { words: !paper.proof, text: format!("the paper `{name}`") };
        for (flag, values) in &paper.when {
            for value in values.all() {
                let named = &mut all.get_or_default(*flag).get_or_default(*value).named;
                named.entry((paper.scenario, "log book".to_owned())).or_default().insert(change.clone());
            }
        }
    }
}

/// A row for each value of a flag; for unset only where something asks for it.
fn rows(flag: FlagId, file: &Flag, uses: &SortedMap<ValueId, Uses>, content: &Content) -> Vec<String> {
    let set: SortedSet<u8> = uses.values().flat_map(|uses| &uses.set).copied().collect();
    let reads = uses.values().flat_map(|uses| uses.named.keys());
    let read: SortedSet<u8> = reads.map(|(chapter, _)| *chapter).collect();
    let later = |chapters: &SortedSet<u8>, there: &SortedSet<u8>| -> Vec<String> {
        chapters.difference(there).map(|chapter| format!("({chapter})")).collect()
    };
    let (to_set, to_read) = (later(&file.later.set, &set), later(&file.later.read, &read));
    let none = Uses::default();
    let there = values(flag, content).filter(|value| {
        let named = uses.get(value).is_some_and(|uses| !uses.named.is_empty());
        file.values.contains(value) || named
    });
    let row = |value: ValueId| {
        let uses = uses.get(&value).unwrap_or(&none);
        let set: Vec<String> = uses.set.iter().map(u8::to_string).chain(to_set.iter().cloned()).collect();
        let others = told(&uses.others).into_iter().map(|piece| format!("as anything else, {piece}"));
        let read: Vec<String> = told(&uses.named).into_iter().chain(others).chain(to_read.iter().cloned()).collect();
        let (flag, value) = (flag.name(&content.names), value.name(&content.names));
        format!(
            "| `{flag}` | {value} | {} | {} | {} |\n",
            set.join(", "),
            asked(uses, !to_read.is_empty()),
            read.join("; ")
        )
    };
    there.map(row).collect()
}

/// How a value is asked for; a chapter that is still to come may do so.
fn asked(uses: &Uses, to_come: bool) -> String {
    if uses.named.is_empty() {
        let nobody = if to_come { "later" } else { "by nobody" };
        return if uses.others.is_empty() { nobody.to_owned() } else { "as anything else".to_owned() };
    }
    let afterwards = |chapter: u8| uses.set.first().is_none_or(|first| chapter > *first);
    let later = uses.named.keys().any(|(chapter, _)| afterwards(*chapter));
    let plays = uses.named.values().flatten().any(|change| !change.words);
    let own = if later { "" } else { " in its own chapter alone" };
    let words = if plays { "" } else { ", for words" };
    format!("by name{own}{words}")
}

/// What pieces bring, one after the other.
fn told(reads: &Reads) -> Vec<String> {
    let piece = |((chapter, place), changes): (&(u8, String), &SortedSet<Change>)| {
        let mut told: Vec<String> = changes.iter().take(TOLD).map(Change::told).collect();
        if changes.len() > TOLD {
            told.push(format!("and {} more", changes.len() - TOLD));
        }
        format!("{chapter} {place}: {}", told.join(", "))
    };
    reads.iter().map(piece).collect()
}

/// The flags on whose values more than words depends, now or in a chapter that is still to come.
pub(super) fn in_play(content: &Content) -> SortedSet<FlagId> {
    let chapters = content.scenarios.iter().filter_map(|(_, scenario)| {
        let chapter = scenario.story.as_ref()?.chapter();
        Some((scenario.pack(), chapter))
    });
    let there: SortedSet<(Option<&str>, u8)> = chapters.collect();
    let later = content.flags.flags.iter().filter(|(flag, file)| {
        let teller = flag.name(&content.names).split_once('.').map(|(pack, _)| pack);
        file.later.read.iter().any(|chapter| !there.contains(&(teller, *chapter)))
    });
    let mut all: SortedSet<FlagId> = later.map(|(flag, _)| *flag).collect();
    all.extend(content.papers.values().filter(|paper| paper.proof).flat_map(|paper| paper.when.keys()));
    let mut asked = |when: &Condition| {
        when.each(&mut |one| {
            if let Condition::Flag(flags) = one {
                all.extend(flags.keys());
            }
        });
    };
    for (_, scenario) in content.scenarios.iter() {
        for (_, story) in scenario.story.iter().flat_map(Stories::all) {
            decided(story, &scenario.map.names, &mut asked);
        }
    }
    all
}

/// The conditions of a story that decide more than words.
fn decided<'a>(story: &'a Story, names: &Names, see: &mut dyn FnMut(&'a Condition)) {
    story.tokens.iter().for_each(|token| see(&token.when));
    story.movers.values().for_each(|mover| see(&mover.lets_by));
    story.offers.values().for_each(|offer| see(&offer.when));
    for check in story.checks.values() {
        check.bonus.iter().for_each(|bonus| see(&bonus.when));
        check.tasks.iter().for_each(|task| see(&task.when));
    }
    story.choices.values().flat_map(|choice| &choice.options).for_each(|option| see(&option.when));
    for (_, goal) in story.goals() {
        [&goal.when, &goal.seen, &goal.lost].into_iter().for_each(&mut *see);
    }
    story.triggers.iter().filter(|own| own.beats.iter().any(plays)).for_each(|own| see(&own.when));
    story.debriefing.iter().filter(|own| own.beats.iter().any(plays)).for_each(|own| see(&own.when));
    story.each_beat(names, &mut |_, beat| {
        if let Beat::Story(StoryBeat::If { when, then, otherwise }) = beat
            && then.iter().chain(otherwise).any(plays)
        {
            see(when);
        }
    });
}

/// Whether a beat does more than say something or remember it.
fn plays(beat: &Beat) -> bool {
    match beat {
        Beat::Story(StoryBeat::Read(_) | StoryBeat::Say { .. } | StoryBeat::Flag(_)) => false,
        other => {
            let within = other.within();
            within.is_empty() || within.into_iter().flatten().any(plays)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row<'a>(made: &'a str, flag: &str, value: &str) -> &'a str {
        let head = format!("| `{flag}` | {value} |");
        made.lines().find(|line| line.starts_with(&head)).unwrap_or_default()
    }

    #[test]
    fn each_value_says_who_asks_for_it_and_what_that_changes() {
        let content = Content::built_in().expect("the game's own content");
        let made = table(&content);
        let federation = row(&made, "turned-1", "federation");
        assert!(federation.contains("9 sail: +1 `wants-federation`"), "{federation}");
        let council = row(&made, "plates", "council");
        assert!(council.contains("9 sail: -1 `wants-council`"), "{council}");
        let clerk = row(&made, "clerk", "taken");
        assert!(clerk.contains("7 strongbox: "), "{clerk}");
        let quarantine = ["broken", "kept"].map(|value| row(&made, "quarantine", value));
        assert!(quarantine.iter().any(|row| row.contains("6 tokens: token `")), "{quarantine:?}");
        assert!(row(&made, "pod", "saved").contains("(11)"), "{}", row(&made, "pod", "saved"));
    }

    #[test]
    fn a_value_that_nothing_names_is_told_from_one_that_something_does() {
        let named = || BTreeMap::from([((3, "sail".to_owned()), SortedSet::from([Change::play("+1 Morale")]))]);
        let words = BTreeMap::from([((3, "sail".to_owned()), SortedSet::from([Change::words("page `x`")]))]);
        let set = |chapter: u8| SortedSet::from([chapter]);
        let said = |set, named, others| asked(&Uses { set, named, others }, false);
        assert_eq!(said(set(2), named(), Reads::new()), "by name");
        assert_eq!(said(set(2), words, Reads::new()), "by name, for words");
        assert_eq!(said(set(3), named(), Reads::new()), "by name in its own chapter alone");
        assert_eq!(said(set(2), Reads::new(), named()), "as anything else");
        assert_eq!(said(set(2), Reads::new(), Reads::new()), "by nobody");
        assert_eq!(asked(&Uses { set: set(2), ..Uses::default() }, true), "later");
    }

    #[test]
    fn play_depends_on_some_flags_and_not_on_all() {
        let content = Content::built_in().expect("the game's own content");
        let played = in_play(&content);
        let find = |name: &str| FlagId::find(&content.names, name).expect("the flag is there");
        assert!(played.contains(&find("hollis")) && played.contains(&find("clerk")));
    }
}
