//! Which parts of a story have been reached in play, so that a test can name those that never are.

mod pieces;
mod search;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::content::terms::Mode;
use crate::content::walk::reach;
use crate::content::{Content, FlagId, Id, Scenario, SideId};
use crate::engine::Event;
use crate::engine::event::story::StoryEvent;

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

/// Whose game is under way, as far as it is known.
#[derive(Debug)]
struct UnderWay {
    /// The side that is served now; none before one has been taken.
    side: Option<SideId>,
    mode: Mode,
    players: u8,
    /// What the game has come to before a side was taken: it counts for the first that is.
    before: Vec<Node>,
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
    /// Whose games have reached it.
    seen_by: BTreeMap<Node, BTreeSet<Whose>>,
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
        let there = self.there_for(sample);
        there.fold((0, 0), |(seen, all), node| (seen + usize::from(self.is_seen_in(node, sample)), all + 1))
    }

    /// What this side can come to and not every other, and no game of this side has reached.
    pub fn unseen_of_its_own(&self, side: SideId) -> impl Iterator<Item = Node> + '_ {
        let sample = Sample { side: Some(side), ..Sample::default() };
        let is_own = |node: &Node| !self.by_side.values().all(|nodes| nodes.contains(node));
        self.there_for(sample).filter(move |node| is_own(node) && !self.is_seen_in(*node, sample))
    }

    /// Some of the games by their names, as files have them.
    pub fn name_of(&self, sample: Sample) -> String {
        let side = sample.side.map(|side| side.name(&self.scenario.map.names).to_owned());
        let mode = sample.mode.map(|mode| mode.name().to_owned());
        let players = sample.players.map(|players| format!("{players} players"));
        side.into_iter().chain(mode).chain(players).collect::<Vec<_>>().join(", ")
    }

    /// What some of the games could reach.
    fn there_for(&self, sample: Sample) -> impl Iterator<Item = Node> + '_ {
        let sides = move |side: &SideId| sample.side.is_none_or(|own| own == *side);
        let is_there = move |node: &Node| self.by_side.iter().any(|(side, nodes)| sides(side) && nodes.contains(node));
        self.all.iter().copied().filter(is_there)
    }

    fn is_seen_in(&self, node: Node, sample: Sample) -> bool {
        self.seen_by.get(&node).is_some_and(|by| by.iter().any(|whose| sample.has(whose)))
    }

    /// What some of the games have not reached, and could.
    fn unseen_in(&self, sample: Sample) -> Vec<Node> {
        self.there_for(sample).filter(|node| !self.is_seen_in(*node, sample)).collect()
    }

    /// A piece by its names, as files have them.
    pub fn name(&self, node: Node) -> String {
        node.name(&self.scenario.map.names)
    }

    /// Games played.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// A game that begins. Where a story has one side, nobody takes it.
    fn under_way(&self, mode: Mode, players: u8) -> UnderWay {
        let side = if self.by_side.len() == 1 { self.sides().next() } else { None };
        UnderWay { side, mode, players, before: Vec::new() }
    }

    fn note(&mut self, event: &Event, game: &mut UnderWay) {
        if let Event::Story(StoryEvent::SideTaken { side }) = *event {
            game.side = Some(side);
        }
        if let Some(node) = Node::of(event) {
            self.seen.entry(node).or_insert(self.games);
            game.before.push(node);
        }
        let Some(side) = game.side else { return };
        let whose = Whose { side, mode: game.mode, players: game.players };
        for node in game.before.drain(..) {
            self.seen_by.entry(node).or_default().insert(whose);
        }
    }
}
