//! The shape of the lists of beats: a game remembers where it is in one by what brought the list and by the way into it,
//! so that way has to lead to the same place whatever side is taken.

use std::mem::discriminant;

use super::super::at;
use super::SideStory;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::id::Names;
use crate::limits::{BEATS, NESTED};
use crate::story::Stories;
use crate::story::beat::{Beat, StoryBeat};
use crate::story::lists::{Brought, List};
use words::Message;

pub(super) fn shape(told: &SideStory<'_>, faults: &mut Vec<Fault>) {
    for list in told.story.lists(told.names) {
        if depth(list.beats) > NESTED {
            at(faults, told.file, &list.path, Message::new("fault-lists-deep").with("most", NESTED));
        }
        if longest(list.beats) > BEATS {
            at(faults, told.file, &list.path, Message::new("fault-list-long").with("most", BEATS));
        }
    }
    prologue(told, faults);
    follows(told, faults);
}

fn depth(beats: &[Beat]) -> usize {
    let within = beats.iter().flat_map(Beat::within);
    within.map(|list| depth(list) + 1).max().unwrap_or(0)
}

fn longest(beats: &[Beat]) -> usize {
    let within = beats.iter().flat_map(Beat::within);
    within.map(longest).max().unwrap_or(0).max(beats.len())
}

/// Before fitting out there is no table on which anything could happen: there are words, choices and what is remembered.
fn prologue(told: &SideStory<'_>, faults: &mut Vec<Fault>) {
    let lists = told.story.lists(told.names);
    let mut asked = Vec::new();
    let mut open = vec![Brought::Prologue];
    while let Some(list) = open.pop().and_then(|of| lists.iter().find(|list| list.of == of)) {
        crate::story::lists::each(&list.path, list.beats, told.names, &mut |path, beat| {
            if let Beat::Story(StoryBeat::Choose(choice)) = beat
                && !asked.contains(choice)
            {
                asked.push(*choice);
                let options = told.story.choices.get(choice).map(|written| written.options.as_slice());
                open.extend(options.unwrap_or_default().iter().map(|option| Brought::Option(*choice, option.id)));
            }
            if !may_come_first(beat) {
                at(faults, told.file, path, Message::new("fault-prologue"));
            }
        });
    }
}

/// Whether a beat needs no table.
fn may_come_first(beat: &Beat) -> bool {
    let Beat::Story(beat) = beat else { return false };
    match beat {
        StoryBeat::Read(_)
        | StoryBeat::Say { .. }
        | StoryBeat::Choose(_)
        | StoryBeat::If { .. }
        | StoryBeat::BySide(_)
        | StoryBeat::Mark(_)
        | StoryBeat::Unmark(_)
        | StoryBeat::Flag(_)
        | StoryBeat::ChangeSide(_) => true,
        StoryBeat::Check(..)
        | StoryBeat::Fight(..)
        | StoryBeat::Card(..)
        | StoryBeat::Roll(..)
        | StoryBeat::Place { .. }
        | StoryBeat::Discard(..)
        | StoryBeat::Send { .. }
        | StoryBeat::TakeLane { .. }
        | StoryBeat::Hold { .. }
        | StoryBeat::Hurry { .. }
        | StoryBeat::Slow { .. }
        | StoryBeat::Box { .. }
        | StoryBeat::Remove(..)
        | StoryBeat::Put { .. }
        | StoryBeat::Take(..)
        | StoryBeat::Land(..)
        | StoryBeat::Lose(..)
        | StoryBeat::Ferry { .. }
        | StoryBeat::Sweep { .. }
        | StoryBeat::Count { .. }
        | StoryBeat::Fetch(..)
        | StoryBeat::Join(..)
        | StoryBeat::Leave(..)
        | StoryBeat::Cost { .. }
        | StoryBeat::ExhaustHero(..)
        | StoryBeat::WoundHero(..)
        | StoryBeat::Promote(..)
        | StoryBeat::GainModule(..)
        | StoryBeat::GainShip(..)
        | StoryBeat::Pay(..)
        | StoryBeat::Promise { .. }
        | StoryBeat::Reputation { .. }
        | StoryBeat::PriceAt { .. }
        | StoryBeat::Turns(..)
        | StoryBeat::Worth { .. }
        | StoryBeat::Reach(..)
        | StoryBeat::Fail(..)
        | StoryBeat::End
        | StoryBeat::Ammo(..) => false,
    }
}

/// A card follows where a check of an operation leads to the next; for a card in a story there is a beat of its own.
fn follows(told: &SideStory<'_>, faults: &mut Vec<Fault>) {
    told.story.each_beat(told.names, &mut |path, beat| {
        if matches!(beat, Beat::Effect(Effect::Follow(_))) {
            at(faults, told.file, path, Message::new("fault-follow"));
        }
    });
}

/// Lists that differ by side have to be alike in shape: the side may change while they are done.
pub(super) fn alike(stories: &Stories, names: &Names, file: &str, faults: &mut Vec<Fault>) {
    let mut sides = stories.all().map(|(_, story)| story.lists(names));
    let Some(first) = sides.next() else { return };
    for other in sides {
        if first.len() != other.len() {
            at(faults, file, "story", Message::new("fault-sides-alike"));
        }
        let differ = |(one, other): &(&List<'_>, &List<'_>)| one.of == other.of && !same(one.beats, other.beats);
        for (list, _) in first.iter().zip(&other).filter(differ) {
            at(faults, file, &list.path, Message::new("fault-beats-alike"));
        }
    }
}

fn same(one: &[Beat], other: &[Beat]) -> bool {
    let alike = |one: &Beat, other: &Beat| {
        let (within, others) = (one.within(), other.within());
        let lists = within.len() == others.len() && within.iter().zip(&others).all(|(one, other)| same(one, other));
        is_same_kind(one, other) && lists
    };
    one.len() == other.len() && one.iter().zip(other).all(|(one, other)| alike(one, other))
}

fn is_same_kind(one: &Beat, other: &Beat) -> bool {
    match (one, other) {
        (Beat::Story(one), Beat::Story(other)) => discriminant(one) == discriminant(other),
        (Beat::Effect(one), Beat::Effect(other)) => discriminant(one) == discriminant(other),
        (Beat::Story(_), Beat::Effect(_)) | (Beat::Effect(_), Beat::Story(_)) => false,
    }
}
