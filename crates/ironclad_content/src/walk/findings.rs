//! What can never come to pass, and what is never used.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use strum::IntoEnumIterator;

use super::world::Fact;
use super::{Chapter, World};
use crate::id::{Id, MarkId};
use crate::story::beat::{Beat, StoryBeat};
use crate::story::condition::Condition;
use crate::story::lists::{Brought, List, within};
use crate::story::moment::Moment;
use crate::terms::Mode;
use words::Message;

pub(super) fn findings(chapter: &mut Chapter<'_>) {
    sides(chapter);
    let hopeless = conditions(chapter);
    lists(chapter, &hopeless);
    devices(chapter);
    marks(chapter);
    after_the_end(chapter);
    turns(chapter);
    departures(chapter);
    unused(chapter);
}

fn sides(chapter: &mut Chapter<'_>) {
    let taken = chapter.taken();
    let never: Vec<String> = chapter
        .worlds
        .iter()
        .filter(|world| !taken.contains(&world.side))
        .map(|world| world.name(world.side).to_owned())
        .collect();
    for side in never {
        let message = Message::new("fault-side-never-taken").with("side", side.as_str());
        chapter.fault(&format!("story.sides.{side}"), message);
    }
}

/// Conditions that never hold, whatever side is taken: the ways to them.
fn conditions(chapter: &mut Chapter<'_>) -> BTreeSet<String> {
    let mut hope: BTreeMap<String, bool> = BTreeMap::new();
    for world in &chapter.worlds {
        world.story.each_condition(world.names, &mut |path, condition| {
            let can = *condition == Condition::Never || world.can_afterwards(condition, true);
            *hope.entry(path.to_owned()).or_default() |= can;
        });
    }
    let hopeless: BTreeSet<String> = hope.into_iter().filter(|(_, can)| !can).map(|(path, _)| path).collect();
    for path in &hopeless {
        chapter.fault(path, Message::new("fault-never-holds"));
    }
    hopeless
}

/// Lists of beats that nothing brings.
fn lists(chapter: &mut Chapter<'_>, hopeless: &BTreeSet<String>) {
    let done: BTreeSet<String> = chapter.worlds.iter().flat_map(|world| world.done.iter().cloned()).collect();
    let mut told: BTreeMap<String, Message> = BTreeMap::new();
    let asked = |fact: Fact| chapter.worlds.iter().any(|world| world.is(fact));
    for world in &chapter.worlds {
        for list in world.story.lists(world.names) {
            if done.contains(&list.path) {
                branches(world, &list.path, list.beats, &done, hopeless, &mut told);
                continue;
            }
            let head = list.path.rsplit_once('.').map_or("", |(head, _)| head).to_owned();
            let explained = ["when", "if"].iter().any(|part| hopeless.contains(&format!("{head}.{part}")));
            if !explained && let Some(message) = never(world, &list, &asked) {
                told.insert(head, message);
            }
        }
    }
    for (path, message) in told {
        chapter.fault(&path, message);
    }
}

/// What is said of a list that is never done; nothing where it is said of something else.
fn never(world: &World<'_>, list: &List<'_>, asked: &impl Fn(Fact) -> bool) -> Option<Message> {
    match list.of {
        Brought::Trigger(trigger) => Some(Message::new("fault-trigger-never").with("trigger", world.name(trigger))),
        Brought::Offer(offer) => Some(Message::new("fault-offer-never").with("offer", world.name(offer))),
        Brought::Option(choice, option) => {
            let never = || Message::new("fault-option-never").with("option", world.name(option));
            asked(Fact::Asked(choice)).then(never)
        }
        Brought::Else(..) if !list.beats.is_empty() => {
            let head = list.path.trim_end_matches(".else");
            let done = world.done.contains(&format!("{head}.do"));
            done.then(|| Message::new("fault-else-without-check"))
        }
        Brought::Debriefing(_) => Some(Message::new("fault-never-told")),
        Brought::Besides(_) => Some(Message::new("fault-main-never-reached")),
        Brought::Else(..) | Brought::Won(_) | Brought::Lost(_) | Brought::Prologue => None,
    }
}

/// Lists within a list that is done, and are not.
fn branches(
    world: &World<'_>,
    path: &str,
    beats: &[Beat],
    done: &BTreeSet<String>,
    hopeless: &BTreeSet<String>,
    told: &mut BTreeMap<String, Message>,
) {
    for (place, beat) in beats.iter().enumerate() {
        let path = format!("{path}[{place}]");
        for (way, list) in within(beat, world.names) {
            let inner = format!("{path}.{way}");
            if done.contains(&inner) {
                branches(world, &inner, list, done, hopeless, told);
            } else if !list.is_empty() && !hopeless.contains(&format!("{path}.if.when")) {
                told.insert(inner, Message::new("fault-never-done"));
            }
        }
        if matches!(beat, Beat::Story(StoryBeat::End)) {
            break;
        }
    }
}

/// What is written down and never comes.
fn devices(chapter: &mut Chapter<'_>) {
    let mut told: Vec<(String, Message)> = Vec::new();
    let any = |fact: Fact| chapter.worlds.iter().any(|world| world.is(fact));
    let Some(world) = chapter.worlds.first() else { return };
    for choice in world.story.choices.keys().filter(|choice| !any(Fact::Asked(**choice))) {
        let name = world.name(*choice);
        told.push((format!("story.choices.{name}"), Message::new("fault-choice-never").with("choice", name)));
    }
    for check in world.story.checks.keys().filter(|check| !any(Fact::Made(**check))) {
        let name = world.name(*check);
        told.push((format!("story.checks.{name}"), Message::new("fault-check-never").with("check", name)));
    }
    for fight in world.story.fights.keys().filter(|fight| !any(Fact::Fought(**fight))) {
        let name = world.name(*fight);
        told.push((format!("story.fights.{name}"), Message::new("fault-fight-never").with("fight", name)));
    }
    let about = |mover| chapter.worlds.iter().any(|world| world.is_about(mover));
    for mover in world.story.movers.keys().filter(|mover| !about(**mover)) {
        let name = world.name(*mover);
        told.push((format!("story.movers.{name}"), Message::new("fault-mover-never").with("mover", name)));
    }
    for load in world.story.loads.keys().filter(|load| !any(Fact::Load(**load))) {
        let name = world.name(*load);
        told.push((format!("story.loads.{name}"), Message::new("fault-load-never").with("load", name)));
    }
    for count in world.story.counts.keys().filter(|count| !any(Fact::Up(**count)) && !any(Fact::Down(**count))) {
        let name = world.name(*count);
        told.push((format!("story.counts.{name}"), Message::new("fault-count-never").with("name", name)));
    }
    for (path, message) in told {
        chapter.fault(&path, message);
    }
}

/// Marks that are read and never set are faults, and those that are set and never read are notes.
fn marks(chapter: &mut Chapter<'_>) {
    let mut set: BTreeMap<MarkId, String> = BTreeMap::new();
    let mut read: BTreeMap<MarkId, String> = BTreeMap::new();
    for world in &chapter.worlds {
        world.story.each_beat(world.names, &mut |path, beat| {
            if let Beat::Story(StoryBeat::Mark(mark)) = beat {
                set.entry(*mark).or_insert_with(|| path.to_owned());
            }
        });
        world.story.each_condition(world.names, &mut |path, condition| {
            condition.each(&mut |one| {
                if let Condition::Mark(mark) = one {
                    read.entry(*mark).or_insert_with(|| path.to_owned());
                }
            });
        });
        for (place, trigger) in world.story.triggers.iter().enumerate() {
            if let Moment::Marked(mark) = trigger.on {
                read.entry(mark).or_insert_with(|| format!("story.triggers[{place}].on"));
            }
        }
    }
    for (mark, path) in read.iter().filter(|(mark, _)| !set.contains_key(mark)) {
        chapter.fault(path, Message::new("fault-mark-never-set").with("mark", mark.name(chapter.names)));
    }
    for (mark, path) in set.iter().filter(|(mark, _)| !read.contains_key(mark)) {
        chapter.note(path, Message::new("fault-mark-never-read").with("mark", mark.name(chapter.names)));
    }
}

/// Beats that stand behind the end of the scenario.
fn after_the_end(chapter: &mut Chapter<'_>) {
    let mut told = BTreeSet::new();
    for world in &chapter.worlds {
        let lists = world.story.lists(world.names);
        let played = |list: &&List<'_>| !matches!(list.of, Brought::Debriefing(_) | Brought::Besides(_));
        for list in lists.iter().filter(played) {
            behind(&list.path, list.beats, world, &mut told);
        }
    }
    for path in told {
        chapter.fault(&path, Message::new("fault-after-end"));
    }
}

fn behind(path: &str, beats: &[Beat], world: &World<'_>, told: &mut BTreeSet<String>) {
    for (place, beat) in beats.iter().enumerate() {
        if matches!(beat, Beat::Story(StoryBeat::End)) && place + 1 < beats.len() {
            told.insert(format!("{path}[{}]", place + 1));
        }
        for (way, list) in within(beat, world.names) {
            behind(&format!("{path}[{place}].{way}"), list, world, told);
        }
    }
}

/// Triggers of a turn that comes in one mode and not in another.
fn turns(chapter: &mut Chapter<'_>) {
    let mut told = BTreeMap::new();
    for world in &chapter.worlds {
        for (place, trigger) in world.story.triggers.iter().enumerate() {
            let (Moment::Turn(turn) | Moment::TurnEnds(turn)) = &trigger.on else { continue };
            let never: Vec<&str> = Mode::iter().filter(|mode| !world.has_turn(*turn, *mode)).map(Mode::name).collect();
            if !never.is_empty() && never.len() < 3 {
                let message = Message::new("fault-turn-never").with("modes", never.join(", "));
                told.insert(format!("story.triggers[{place}].on"), message);
            }
        }
    }
    for (path, message) in told {
        chapter.note(&path, message);
    }
}

/// Triggers that wait for the end of fitting out, in a chapter that begins a story and brings nothing to fit out with.
fn departures(chapter: &mut Chapter<'_>) {
    let first = chapter.scenario.story.as_ref().is_some_and(|story| story.chapter() == 1);
    if !first || chapter.scenario.file.roster.is_some() {
        return;
    }
    let mut told = BTreeSet::new();
    for world in &chapter.worlds {
        let triggers = world.story.triggers.iter().enumerate();
        let waiting = triggers.filter(|(_, trigger)| matches!(trigger.on, Moment::Sail));
        told.extend(waiting.map(|(place, _)| format!("story.triggers[{place}].on")));
    }
    for path in told {
        chapter.note(&path, Message::new("fault-no-departure"));
    }
}

/// What has a name that nothing says.
fn unused(chapter: &mut Chapter<'_>) {
    let mut said = BTreeSet::new();
    let written = chapter.scenario.file.story.as_ref().and_then(|story| story.value().ok());
    if let Some(written) = &written {
        words(written, &mut said);
    }
    let mut told = Vec::new();
    for world in &chapter.worlds {
        let places = world.story.places.iter().filter(|(_, written)| written.marked == Condition::Never);
        told.extend(places.map(|(place, _)| ("places", world.name(*place).to_owned())));
        told.extend(world.story.lanes.keys().map(|lane| ("lanes", world.name(*lane).to_owned())));
        told.extend(world.story.posts.keys().map(|post| ("posts", world.name(*post).to_owned())));
    }
    for (kind, name) in told.into_iter().filter(|(kind, name)| *kind != "posts" && !said.contains(name.as_str())) {
        chapter.note(&format!("story.{kind}.{name}"), Message::new("fault-unnamed").with("name", name.as_str()));
    }
    let silent: Vec<String> = {
        let Some(world) = chapter.worlds.first() else { return };
        let mut speak = BTreeSet::new();
        chapter.worlds.iter().for_each(|world| {
            world.story.each_beat(world.names, &mut |_, beat| {
                if let Beat::Story(StoryBeat::Say { by, .. }) = beat {
                    speak.extend(by.iter().copied());
                }
            });
        });
        let persons = world.story.persons.iter();
        let silent = persons.filter(|person| !speak.contains(&crate::story::beat::Speaker::Person(**person)));
        silent.map(|person| world.name(*person).to_owned()).collect()
    };
    for name in silent {
        chapter.note("story.persons", Message::new("fault-never-speaks").with("name", name.as_str()));
    }
}

/// Every text in a story, but not the names of fields.
fn words(value: &Value, said: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => drop(said.insert(text.clone())),
        Value::Array(items) => items.iter().for_each(|item| words(item, said)),
        Value::Object(fields) => fields.values().for_each(|field| words(field, said)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
