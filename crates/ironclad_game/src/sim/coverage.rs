//! Which parts of a story have been reached in play, so that a test can name those that never are.

mod pieces;
mod search;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::content::{Content, FlagId, Scenario};
use crate::engine::Event;

pub use pieces::Node;
use pieces::nodes;
use search::flags;

/// The coverage of one chapter.
#[derive(Debug, Clone)]
pub struct Coverage {
    content: Arc<Content>,
    scenario: Arc<Scenario>,
    chapter: u8,
    all: BTreeSet<Node>,
    seen: BTreeMap<Node, u32>,
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
        let content = Arc::clone(content);
        Some(Self { content, scenario, chapter, all, seen: BTreeMap::new(), flags, games: 0 })
    }

    /// What has not been reached.
    pub fn unseen(&self) -> impl Iterator<Item = Node> + '_ {
        self.all.iter().copied().filter(|node| !self.seen.contains_key(node))
    }

    /// What was first reached after this many games.
    pub fn seen_late(&self, behind: u32) -> impl Iterator<Item = Node> + '_ {
        self.seen.iter().filter(move |(_, game)| **game >= behind).map(|(node, _)| *node)
    }

    /// A piece by its names, as files have them.
    pub fn name(&self, node: Node) -> String {
        node.name(&self.scenario.map.names)
    }

    /// Games played.
    pub fn games(&self) -> u32 {
        self.games
    }

    fn note(&mut self, event: &Event) {
        if let Some(node) = Node::of(event) {
            self.seen.entry(node).or_insert(self.games);
        }
    }
}
