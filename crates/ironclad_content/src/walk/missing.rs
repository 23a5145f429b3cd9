//! Cases that nobody has thought of: somebody who may not be there, a power without a table, a group without an end, a flag
//! that tells of what nobody saw.

use strum::IntoEnumIterator;

use super::{Chapter, World};
use crate::id::{FlagId, Id, ValueId};
use crate::sorted::{SortedMap, SortedSet};
use crate::story::beat::{Beat, Speaker, StoryBeat};
use crate::story::condition::{Condition, PowerRef};
use crate::story::device::Use;
use crate::story::lists::within;
use crate::terms::{Class, Faction};
use words::Message;

pub(super) fn missing(chapter: &mut Chapter<'_>) {
    let mut faults = Vec::new();
    for world in &chapter.worlds {
        speakers(world, &mut faults);
        groups(world, &mut faults);
        unseen(world, &mut faults);
        powers(world, &mut faults);
        uses(world, &mut faults);
    }
    faults.into_iter().for_each(|(path, message)| chapter.fault(&path, message));
}

type Faults = Vec<(String, Message)>;

/// The last who may say something has to be there always.
fn speakers(world: &World<'_>, faults: &mut Faults) {
    let residents = &world.content.rules.campaign.residents;
    world.story.each_beat(world.names, &mut |path, beat| {
        let Beat::Story(StoryBeat::Say { by, .. }) = beat else { return };
        match by.last() {
            None => faults.push((format!("{path}.say.by"), Message::new("fault-no-one-speaks"))),
            Some(Speaker::Hero(hero)) if !residents.contains(hero) => {
                let message = Message::new("fault-speaker-not-aboard").with("hero", world.name(*hero));
                faults.push((format!("{path}.say.by"), message));
            }
            Some(_) => {}
        }
    });
}

/// The last of a group of which one is told has to fit always.
fn groups(world: &World<'_>, faults: &mut Faults) {
    let mut last: SortedMap<&str, (usize, bool)> = SortedMap::new();
    for (place, piece) in world.story.debriefing.iter().enumerate() {
        if let Some(group) = &piece.one_of {
            last.insert(group, (place, world.can_afterwards(&piece.when, false)));
        }
    }
    for (group, (place, may_fail)) in last {
        if may_fail {
            let message = Message::new("fault-last-of-group").with("group", group);
            faults.push((format!("story.debriefing[{place}]"), message));
        }
    }
}

/// The log tells of what a piece of the debriefing sets for no other reason than that nothing has set it. So the piece
/// reads a page with it, or asks for a mark of what has been seen.
fn unseen(world: &World<'_>, faults: &mut Faults) {
    for (place, piece) in world.story.debriefing.iter().enumerate() {
        let mut flags = SortedSet::new();
        if asks_for_unset_alone(&piece.when, world.content.unset, &mut flags) {
            untold(world, &format!("story.debriefing[{place}].do"), &piece.beats, &flags, faults);
        }
    }
}

/// Whether a condition asks for nothing but flags that are unset, which are gathered, and how the scenario has ended.
fn asks_for_unset_alone(condition: &Condition, unset: Option<ValueId>, flags: &mut SortedSet<FlagId>) -> bool {
    if let Condition::All(all) = condition {
        return all.iter().all(|one| asks_for_unset_alone(one, unset, flags));
    }
    if let Condition::Flag(asked) = condition {
        flags.extend(asked.keys());
        return asked.values().flat_map(|values| values.all()).all(|value| Some(*value) == unset);
    }
    let plain: &Condition = if let Condition::Not(inner) = condition { inner } else { condition };
    matches!(plain, Condition::Always | Condition::Outcome(_))
}

/// Those of the flags that beats set with nothing to read or to choose beside it. Under a condition of its own a beat asks
/// for more.
fn untold(world: &World<'_>, path: &str, beats: &[Beat], flags: &SortedSet<FlagId>, faults: &mut Faults) {
    if beats
        .iter()
        .any(|beat| matches!(beat, Beat::Story(StoryBeat::Read(_) | StoryBeat::Say { .. } | StoryBeat::Choose(_))))
    {
        return;
    }
    let names = &world.content.names;
    for (place, beat) in beats.iter().enumerate() {
        let path = format!("{path}[{place}]");
        match beat {
            Beat::Story(StoryBeat::Flag(set)) => {
                for (flag, value) in set {
                    let silent = world.content.flags.flags.get(flag).is_some_and(|own| own.silent);
                    if flags.contains(flag) && !silent {
                        let message = Message::new("fault-flag-unseen")
                            .with("flag", flag.name(names))
                            .with("value", value.name(names));
                        faults.push((path.clone(), message));
                    }
                }
            }
            Beat::Story(StoryBeat::If { .. }) => {}
            other => {
                for (way, list) in within(other, world.names) {
                    untold(world, &format!("{path}.{way}"), list, flags, faults);
                }
            }
        }
    }
}

/// Whoever can be met has a table.
fn powers(world: &World<'_>, faults: &mut Faults) {
    let Some(side) = world.story.sides.get(&world.side) else { return };
    if !world.story.encounters.is_empty() {
        for power in side.against.iter().filter(|power| !world.story.encounters.contains_key(power)) {
            let message = Message::new("fault-no-table-about").with("power", power.name());
            faults.push(("story.encounters".to_owned(), message));
        }
    }
    for (fight, written) in &world.story.fights {
        let meant: Vec<Faction> = match written.of {
            PowerRef::Client => side.with.into_iter().collect(),
            PowerRef::Opponent => side.against.clone(),
            // While nobody's Villain is there, the opponent's forces fight.
            PowerRef::Villain => {
                let villains = world.villains();
                if villains.is_empty() {
                    let path = format!("story.fights.{}.of", fight.name(world.names));
                    faults.push((path, Message::new("fault-no-villain")));
                }
                villains.into_iter().chain(side.against.iter().copied()).collect()
            }
            named => named.named().into_iter().collect(),
        };
        let path = format!("story.fights.{}.table", fight.name(world.names));
        if meant.is_empty() || written.table.is_empty() {
            faults.push((path, Message::new("fault-nobody-meant").with("side", world.name(world.side))));
            continue;
        }
        for power in meant.iter().filter(|power| !written.table.contains_key(power)) {
            faults.push((path.clone(), Message::new("fault-no-table-met").with("power", power.name())));
        }
    }
}

/// Classes that a hero has to have.
fn uses(world: &World<'_>, faults: &mut Faults) {
    let heroes = world.content.heroes.iter();
    let there: SortedSet<Class> = heroes.flat_map(|(_, hero)| hero.classes.iter().copied()).collect();
    let lacking: Vec<Class> = Class::iter().filter(|class| !there.contains(class)).collect();
    let offers = world
        .story
        .offers
        .iter()
        .map(|(offer, written)| (format!("story.offers.{}.uses", world.name(*offer)), &written.uses));
    let options = world.story.choices.iter().flat_map(|(choice, written)| {
        let path = format!("story.choices.{}.options", world.name(*choice));
        let options = written.options.iter().enumerate();
        options.map(move |(place, option)| (format!("{path}[{place}].uses"), &option.uses))
    });
    for (path, uses) in offers.chain(options) {
        for what in uses {
            match what {
                Use::Class(class) if lacking.contains(class) => {
                    faults.push((path.clone(), Message::new("fault-no-hero-of-class").with("class", class.name())));
                }
                Use::Any(many) if !(1..=12).contains(many) => {
                    let message = Message::new("fault-out-of-bounds")
                        .with("value", *many)
                        .with("least", 1_u8)
                        .with("most", 12_u8);
                    faults.push((path.clone(), message));
                }
                Use::Hero(_) | Use::Class(_) | Use::Skill(_) | Use::Any(_) => {}
            }
        }
    }
}
