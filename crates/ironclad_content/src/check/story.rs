//! What a story can have wrong that the engine relies on: how much there is of everything, figures, the ground, and the
//! shape of its lists of beats. What an author may want to know besides is told by the walk (`walk`).

mod depth;
mod figures;
mod ground;
mod shape;

use super::{at, flag_never};
use crate::Content;
use crate::fault::Fault;
use crate::id::{FlagId, Id, Names, SideId, ValueId};
use crate::scenario::{ObjectiveFile, Scenario};
use crate::story::beat::{Beat, StoryBeat};
use crate::story::condition::Condition;
use crate::story::{Stories, Story};
use words::Message;

/// The story of one side, and where its faults are told.
struct SideStory<'a> {
    content: &'a Content,
    scenario: &'a Scenario,
    side: SideId,
    story: &'a Story,
    names: &'a Names,
    file: &'a str,
}

pub(super) fn story(content: &Content, scenario: &Scenario, file: &str, faults: &mut Vec<Fault>) {
    let Some(stories) = &scenario.story else {
        if scenario.file.won == ObjectiveFile::Story {
            at(faults, file, "won", Message::new("fault-story-won"));
        }
        return;
    };
    not_both(scenario, file, faults);
    in_its_place(content, scenario, stories, file, faults);
    let names = &scenario.map.names;
    for (side, story) in stories.all() {
        let told = SideStory { content, scenario, side, story, names, file };
        figures::figures(&told, faults);
        ground::ground(&told, faults);
        shape::shape(&told, faults);
        depth::depth(&told, faults);
        flags(&told, faults);
        plates(&told, faults);
    }
    shape::alike(stories, names, file, faults);
}

/// The chapters of a pack, or of the game itself, are one story: each has its number, and none is missing before it.
fn in_its_place(content: &Content, scenario: &Scenario, stories: &Stories, file: &str, faults: &mut Vec<Fault>) {
    let Some(number) = stories.first().map(|story| story.chapter) else { return };
    let pack = scenario.pack();
    if let Some(other) = content.chapter_of(pack, number).filter(|other| other.name != scenario.name) {
        at(
            faults,
            file,
            "story.chapter",
            Message::new("fault-chapter-taken").with("number", number).with("name", other.name.as_str()),
        );
    } else if number > content.chapters_of(pack) {
        let missing = content.chapters_of(pack).saturating_add(1);
        at(faults, file, "story.chapter", Message::new("fault-chapter-missing").with("number", missing));
    }
}

/// What a story says itself may not stand beside it.
fn not_both(scenario: &Scenario, file: &str, faults: &mut Vec<Fault>) {
    let written = &scenario.file;
    let there = [
        ("won", written.won != ObjectiveFile::Story),
        ("won-scripted", written.won_scripted.is_some()),
        ("milestones", !written.milestones.is_empty()),
        ("reward", !written.reward.is_empty()),
        ("turns", written.turns.is_some()),
        ("tokens", !written.tokens.is_empty()),
        ("shuffled", written.shuffled.is_some()),
        ("events", !written.events.is_empty()),
        ("script", !written.script.is_empty()),
        ("tutorial", written.tutorial.is_some()),
        ("active", !written.active.is_empty()),
        ("side", written.side.is_some()),
        ("encounters", !written.encounters.is_empty()),
    ];
    let told = scenario.story.iter().flat_map(|stories| stories.all()).any(|(_, story)| story.villain.is_some());
    if told && written.villain.is_some() {
        at(faults, file, "villain", Message::new("fault-story-villain"));
    }
    for (path, _) in there.iter().filter(|(_, there)| *there) {
        at(faults, file, path, Message::new("fault-in-story"));
    }
}

/// What stands beside a choice is drawn.
fn plates(told: &SideStory<'_>, faults: &mut Vec<Fault>) {
    for (choice, written) in &told.story.choices {
        if let Some(plate) = &written.plate {
            plate.faults(told.file, &format!("story.choices.{}.plate", choice.name(told.names)), faults);
        }
    }
}

/// Each flag is asked for, and set to, what it can be.
fn flags(told: &SideStory<'_>, faults: &mut Vec<Fault>) {
    let unset = told.content.unset;
    let mut look = |path: &str, flag: FlagId, value: ValueId, may_be_unset: bool| {
        let has = told.content.flags.flags.get(&flag).is_some_and(|written| written.values.contains(&value));
        let is_unset = may_be_unset && Some(value) == unset;
        if !has && !is_unset {
            let (flag, value) = (flag.name(told.names), value.name(told.names));
            at(faults, told.file, path, flag_never(flag, value));
        }
    };
    told.story.each_condition(told.names, &mut |path, condition| {
        condition.each(&mut |one| {
            if let Condition::Flag(flags) = one {
                let all = flags.iter().flat_map(|(flag, values)| values.all().iter().map(move |value| (*flag, *value)));
                all.for_each(|(flag, value)| look(path, flag, value, true));
            }
        });
    });
    told.story.each_beat(told.names, &mut |path, beat| {
        if let Beat::Story(StoryBeat::Flag(flags)) = beat {
            flags.iter().for_each(|(flag, value)| look(path, *flag, *value, false));
        }
    });
}
