//! What a campaign remembers, over all its chapters: who sets it, and who reads it.

use super::Found;
use super::world::Known;
use crate::Content;
use crate::fault::Fault;
use crate::id::{FlagId, Id, Names, ValueId};
use crate::scenario::Scenario;
use crate::sorted::{SortedMap, SortedSet};
use crate::story::beat::{Beat, StoryBeat};
use crate::story::condition::Condition;
use crate::story::{Stories, Story};
use words::Message;

const FILE: &str = "flags.json";

/// The values that a story sets.
fn set(story: &Story, names: &Names, into: &mut Known) {
    story.each_beat(names, &mut |_, beat| {
        if let Beat::Story(StoryBeat::Flag(flags)) = beat {
            for (flag, value) in flags {
                into.get_or_default(*flag).insert(*value);
            }
        }
    });
}

/// The values that it asks for.
fn read(story: &Story, names: &Names, into: &mut Known) {
    story.each_condition(names, &mut |_, condition| {
        condition.each(&mut |one| {
            if let Condition::Flag(flags) = one {
                for (flag, values) in flags {
                    into.get_or_default(*flag).extend(values.all());
                }
            }
        });
    });
}

/// The flags of which it asks in such a way that something comes for any value that it does not name: what stands in a
/// `not`, what has an `otherwise`, and a piece of the debriefing in whose place another is told.
fn read_otherwise(story: &Story, names: &Names, into: &mut SortedSet<FlagId>) {
    let mut asked = |condition: &Condition, wanted: bool| {
        condition.each_so(true, &mut |one, so| {
            if let Condition::Flag(flags) = one
                && so == wanted
            {
                into.extend(flags.keys());
            }
        });
    };
    story.each_condition(names, &mut |_, condition| asked(condition, false));
    story.each_beat(names, &mut |_, beat| {
        if let Beat::Story(StoryBeat::If { when, otherwise, .. }) = beat
            && !otherwise.is_empty()
        {
            asked(when, true);
        }
    });
    story.debriefing.iter().filter(|piece| piece.one_of.is_some()).for_each(|piece| asked(&piece.when, true));
}

/// The values that flags can have when a chapter begins, from those before it in its story.
pub(super) fn before(content: &Content, chapter: &Scenario, stories: &Stories) -> Known {
    let mut known = SortedMap::new();
    let own = stories.first().map_or(0, |story| story.chapter);
    for (_, scenario) in content.scenarios.iter().filter(|(_, scenario)| scenario.pack() == chapter.pack()) {
        let all = scenario.story.iter().flat_map(Stories::all);
        for (_, story) in all.filter(|(_, story)| story.chapter < own) {
            set(story, &scenario.map.names, &mut known);
        }
    }
    known
}

/// What a chapter does with flags.
#[derive(Default)]
struct Does {
    sets: Known,
    reads: Known,
    /// Flags for which something comes with any value that is not named.
    others: SortedSet<FlagId>,
}

/// Flags that are of no use, and chapters that do not do with them what they are said to do once they are there. What a
/// pack's story does with the game's own flags in a campaign of its own is its affair.
pub(super) fn flags(content: &Content, found: &mut Found) {
    let tellers: SortedSet<Option<&str>> = content.scenarios.iter().map(|(_, scenario)| scenario.pack()).collect();
    for teller in tellers {
        flags_of(content, teller, found);
    }
}

/// The same, of the flags of one pack, or of the game's own.
fn flags_of(content: &Content, teller: Option<&str>, found: &mut Found) {
    let mut chapters: SortedMap<u8, Does> = SortedMap::new();
    for (_, scenario) in content.scenarios.iter().filter(|(_, scenario)| scenario.pack() == teller) {
        for (_, story) in scenario.story.iter().flat_map(Stories::all) {
            let does = chapters.get_or_default(story.chapter);
            set(story, &scenario.map.names, &mut does.sets);
            read(story, &scenario.map.names, &mut does.reads);
            read_otherwise(story, &scenario.map.names, &mut does.others);
        }
    }
    if chapters.is_empty() {
        return;
    }
    // A value that only games of the first edition set is none too many.
    let mut at_first = Known::new();
    for scenario in content.at_first.values() {
        for (_, story) in scenario.story.iter().flat_map(Stories::all) {
            set(story, &scenario.map.names, &mut at_first);
        }
    }
    let owned = |name: &str| name.split_once('.').map(|(pack, _)| pack) == teller;
    for (flag, written) in content.flags.flags.iter().filter(|(flag, _)| owned(flag.name(&content.names))) {
        let all = |of: fn(&Does) -> &Known| -> SortedSet<ValueId> {
            chapters.values().filter_map(|does| of(does).get(flag)).flatten().copied().collect()
        };
        let (own, mut wanted) = (all(|does| &does.sets), all(|does| &does.reads));
        // A paper that is kept by it asks for it as well.
        let papers = content.papers.values().filter_map(|paper| paper.when.get(flag));
        wanted.extend(papers.flat_map(|values| values.all()));
        let name = flag.name(&content.names);
        let told = |message: Message| {
            let (file, path) = match teller {
                None => (FILE.to_owned(), format!("flags.{name}")),
                Some(_) => (format!("flags/{name}.json"), "values".to_owned()),
            };
            Fault::at(&file, path, message)
        };
        let mut tell = |message: Message| found.faults.push(told(message));
        let lacks = |chapter: &u8, of: fn(&Does) -> &Known| {
            chapters.get(chapter).is_some_and(|does| !of(does).contains_key(flag))
        };
        for chapter in written.later.set.iter().filter(|chapter| lacks(chapter, |does| &does.sets)) {
            tell(Message::new("fault-flag-not-set-in").with("flag", name).with("chapter", *chapter));
        }
        for chapter in written.later.read.iter().filter(|chapter| lacks(chapter, |does| &does.reads)) {
            tell(Message::new("fault-flag-not-read-in").with("flag", name).with("chapter", *chapter));
        }
        let (will_be_set, will_be_read) = (!written.later.set.is_empty(), !written.later.read.is_empty());
        match (own.is_empty() && !will_be_set, wanted.is_empty() && !will_be_read) {
            (true, true) => tell(Message::new("fault-flag-of-no-use").with("flag", name)),
            (false, true) => tell(Message::new("fault-flag-never-read").with("flag", name)),
            (true, false) => tell(Message::new("fault-flag-never-set").with("flag", name)),
            (false, false) => {
                let once = |value: &ValueId| at_first.get(flag).is_some_and(|values| values.contains(value));
                let is_never = |value: &&ValueId| !will_be_set && !own.contains(value) && !once(value);
                let never = written.values.iter().filter(is_never);
                never.for_each(|value| {
                    let value = value.name(&content.names);
                    tell(Message::new("fault-value-never-set").with("value", value).with("flag", name));
                });
                // A chapter that is still to come may ask for any of them.
                let others = written.later.read.iter().any(|chapter| !chapters.contains_key(chapter))
                    || chapters.values().any(|does| does.others.contains(flag));
                let is_unread = |value: &&ValueId| !others && own.contains(*value) && !wanted.contains(*value);
                let unread = written.values.iter().filter(is_unread);
                found.notes.extend(unread.map(|value| {
                    let value = value.name(&content.names);
                    told(Message::new("fault-value-never-read").with("value", value).with("flag", name))
                }));
            }
        }
    }
}
