//! Which parts of a story have been reached in play, so that a test can name those that never are.

mod pieces;
mod search;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::content::terms::Mode;
use crate::content::walk::reach;
use crate::content::{Content, FlagId, Id, Scenario, SideId};
use crate::engine::Event;

pub use pieces::Node;
use pieces::nodes;
use search::flags;

/// Whose game it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Whose {
    side: SideId,
    mode: Mode,
    players: u8,
}

/// Some of the games: those of a side, in a mode, with so many players; of all where it is not said.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Sample {
    /// The side taken.
    pub side: Option<SideId>,
    /// The mode.
    pub mode: Option<Mode>,
    /// Players at the table.
    pub players: Option<u8>,
}

impl Sample {
    fn has(self, whose: &Whose) -> bool {
        self.side.is_none_or(|side| side == whose.side)
            && self.mode.is_none_or(|mode| mode == whose.mode)
            && self.players.is_none_or(|players| players == whose.players)
    }
}

/// The coverage of one chapter.
#[derive(Debug, Clone)]
pub struct Coverage {
    content: Arc<Content>,
    scenario: Arc<Scenario>,
    chapter: u8,
    all: BTreeSet<Node>,
    seen: BTreeMap<Node, u32>,
    /// The same by whose game it was.
    seen_by: BTreeMap<Whose, BTreeSet<Node>>,
    /// What a walk through the story finds that can be reached, by side.
    by_side: BTreeMap<SideId, BTreeSet<Node>>,
    /// Flags that this chapter's conditions look at.
    flags: BTreeSet<FlagId>,
    games: u32,
}

impl Coverage {
    /// Empty coverage of a chapter; none if there is no such chapter.
    pub fn new(content: &Arc<Content>, chapter: u8) -> Option<Self> {
        let scenario = Arc::clone(content.chapter(chapter)?);
        let stories = scenario.story.as_ref()?;
        let all = stories.all().flat_map(|(_, story)| nodes(story)).collect();
        let flags = flags(stories);
        let mut by_side = BTreeMap::new();
        for (side, reach) in reach::by_side(content, &scenario) {
            let own = stories.of(side).map(|story| nodes(story)).unwrap_or_default();
            by_side.insert(side, own.into_iter().filter(|node| node.can_come(&reach)).collect());
        }
        let (seen, seen_by) = (BTreeMap::new(), BTreeMap::new());
        let content = Arc::clone(content);
        Some(Self { content, scenario, chapter, all, seen, seen_by, by_side, flags, games: 0 })
    }

    /// What has not been reached.
    pub fn unseen(&self) -> impl Iterator<Item = Node> + '_ {
        self.all.iter().copied().filter(|node| !self.seen.contains_key(node))
    }

    /// What was first reached after this many games.
    pub fn seen_late(&self, behind: u32) -> impl Iterator<Item = Node> + '_ {
        self.seen.iter().filter(move |(_, game)| **game >= behind).map(|(node, _)| *node)
    }

    /// The sides of the chapter.
    pub fn sides(&self) -> impl Iterator<Item = SideId> + '_ {
        self.by_side.keys().copied()
    }

    /// How many pieces some of the games have reached, and how many there are for them by a walk through the story.
    pub fn reached_in(&self, sample: Sample) -> (usize, usize) {
        let all = self.all_of(sample);
        let seen = self.seen_of(sample);
        (all.intersection(&seen).count(), all.len())
    }

    /// Some of the games by their names, as files have them.
    pub fn name_of(&self, sample: Sample) -> String {
        let side = sample.side.map(|side| side.name(&self.scenario.map.names).to_owned());
        let mode = sample.mode.map(|mode| mode.name().to_owned());
        let players = sample.players.map(|players| format!("{players} players"));
        side.into_iter().chain(mode).chain(players).collect::<Vec<_>>().join(", ")
    }

    fn all_of(&self, sample: Sample) -> BTreeSet<Node> {
        let sides = self.by_side.iter().filter(|(side, _)| sample.side.is_none_or(|own| own == **side));
        sides.flat_map(|(_, nodes)| nodes).copied().collect()
    }

    fn seen_of(&self, sample: Sample) -> BTreeSet<Node> {
        self.seen_by.iter().filter(|(whose, _)| sample.has(whose)).flat_map(|(_, nodes)| nodes).copied().collect()
    }

    /// What some of the games have not reached, and could.
    fn unseen_in(&self, sample: Sample) -> Vec<Node> {
        self.all_of(sample).difference(&self.seen_of(sample)).copied().collect()
    }

    /// A piece by its names, as files have them.
    pub fn name(&self, node: Node) -> String {
        node.name(&self.scenario.map.names)
    }

    /// Games played.
    pub fn games(&self) -> u32 {
        self.games
    }

    fn note(&mut self, event: &Event, whose: Option<Whose>) {
        if let Some(node) = Node::of(event) {
            self.seen.entry(node).or_insert(self.games);
            if let Some(whose) = whose {
                self.seen_by.entry(whose).or_default().insert(node);
            }
        }
    }
}
