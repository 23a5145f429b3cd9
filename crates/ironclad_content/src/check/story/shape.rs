//! The shape of the lists of beats: a game remembers where it is in one by what brought the list and by the way into it,
//! so that way has to lead to the same place whatever side is taken.

use super::super::at;
use super::SideStory;
use crate::fault::Fault;
use crate::id::Names;
use crate::limits::{BEATS, NESTED};
use crate::story::Stories;
use crate::story::beat::Beat;
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
        crate::story::lists::each(&list.path, list.beats, told.names, &mut |path, beat| match beat {
            Beat::Choose(choice) if !asked.contains(choice) => {
                asked.push(*choice);
                let options = told.story.choices.get(choice).map(|written| written.options.as_slice());
                open.extend(options.unwrap_or_default().iter().map(|option| Brought::Option(*choice, option.id)));
            }
            Beat::Read(_) | Beat::Say { .. } | Beat::Choose(_) | Beat::If { .. } | Beat::BySide(_) => {}
            Beat::Mark(_) | Beat::Unmark(_) | Beat::Flag(_) | Beat::ChangeSide(_) => {}
            Beat::Check(..)
            | Beat::Fight(..)
            | Beat::Card(..)
            | Beat::Roll(..)
            | Beat::Place { .. }
            | Beat::Discard(..)
            | Beat::Send { .. }
            | Beat::TakeLane { .. }
            | Beat::Hold { .. }
            | Beat::Hurry { .. }
            | Beat::Slow { .. }
            | Beat::Box { .. }
            | Beat::Remove(..)
            | Beat::Put { .. }
            | Beat::Take(..)
            | Beat::Land(..)
            | Beat::Lose(..)
            | Beat::Ferry { .. }
            | Beat::Sweep { .. }
            | Beat::Count { .. }
            | Beat::Fetch(..)
            | Beat::Join(..)
            | Beat::Leave(..)
            | Beat::Cost { .. }
            | Beat::ExhaustHero(..)
            | Beat::WoundHero(..)
            | Beat::Promote(..)
            | Beat::GainModule(..)
            | Beat::GainShip(..)
            | Beat::Pay(..)
            | Beat::Promise { .. }
            | Beat::Reputation { .. }
            | Beat::PriceAt { .. }
            | Beat::Turns(..)
            | Beat::Worth { .. }
            | Beat::Reach(..)
            | Beat::Fail(..)
            | Beat::End
            | Beat::GainMorale(..)
            | Beat::LoseMorale(..)
            | Beat::GainCrew(..)
            | Beat::LoseCrew(..)
            | Beat::GainSalvage(..)
            | Beat::Ammo(..)
            | Beat::GainGear(..)
            | Beat::RepairHull(..)
            | Beat::DamageHull(..)
            | Beat::OutsideHits(..)
            | Beat::InsideHits(..)
            | Beat::Rest(..)
            | Beat::Exhaust(..)
            | Beat::Wound(..)
            | Beat::Recon(..)
            | Beat::LoseActions(..) => {
                at(faults, told.file, path, Message::new("fault-prologue"));
            }
        });
    }
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
        std::mem::discriminant(one) == std::mem::discriminant(other) && lists
    };
    one.len() == other.len() && one.iter().zip(other).all(|(one, other)| alike(one, other))
}
