//! The walk through a story: what can come to pass in it, and what its author should hear of that the engine does not
//! mind. A trigger that nothing sets off, a flag that nobody reads, two options that are one.
//!
//! Anything that is not shown to be impossible counts as possible; what slips through, bots find by playing.

mod choices;
mod condition;
mod feasible;
mod findings;
mod flags;
mod ground;
mod meant;
pub mod memory;
mod missing;
mod moment;
pub mod reach;
mod twice;
mod world;

use self::world::{Only, World};
use super::Content;
use super::fault::Fault;
use super::id::{Names, SideId};
use super::scenario::Scenario;
use crate::sorted::SortedSet;
use words::Message;

/// What was found.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Found {
    /// What is wrong.
    pub faults: Vec<Fault>,
    /// What may be meant so.
    pub notes: Vec<Fault>,
}

/// A chapter under way: all its sides, and what is found in it.
struct Chapter<'a> {
    scenario: &'a Scenario,
    names: &'a Names,
    worlds: Vec<World<'a>>,
    found: &'a mut Found,
}

/// Walks through every story of the catalogue.
pub fn walk(content: &Content) -> Found {
    let mut found = Found::default();
    let played = memory::in_play(content);
    for (_, scenario) in content.scenarios.iter() {
        let Some(stories) = &scenario.story else { continue };
        let worlds = world::explore(content, scenario, stories, Only::default());
        let names = &scenario.map.names;
        let mut chapter = Chapter { scenario, names, worlds, found: &mut found };
        findings::findings(&mut chapter);
        meant::meant(&mut chapter);
        choices::choices(&mut chapter, &played);
        twice::twice(&mut chapter);
        missing::missing(&mut chapter);
        feasible::feasible(&mut chapter);
    }
    flags::flags(content, &mut found);
    for faults in [&mut found.faults, &mut found.notes] {
        faults.sort_by(|one, other| {
            (&one.file, &one.path, &one.message).cmp(&(&other.file, &other.path, &other.message))
        });
        faults.dedup();
    }
    found
}

impl Chapter<'_> {
    fn told(&self, path: &str, message: Message) -> Fault {
        Fault::at(&format!("scenarios/{}.json", self.scenario.name), path, message)
    }

    fn fault(&mut self, path: &str, message: Message) {
        let fault = self.told(path, message);
        self.found.faults.push(fault);
    }

    fn note(&mut self, path: &str, message: Message) {
        let note = self.told(path, message);
        self.found.notes.push(note);
    }

    /// The sides that can be taken.
    fn taken(&self) -> SortedSet<SideId> {
        let by_a_beat = self.worlds.iter().flat_map(|world| world.turns_to.iter().copied());
        let taken: SortedSet<SideId> = by_a_beat.collect();
        // Where no beat takes one, the first is taken.
        if taken.is_empty() { self.worlds.iter().take(1).map(|world| world.side).collect() } else { taken }
    }
}
