//! The history as a tree: each input has the one before it, and the head is where play goes on.

use super::draft::InputRecord;
use super::node::{Node, UndoneChance};
use super::refusal::Refusal;
use crate::game::{Game, Illegal, Input};
use crate::save::{Progress, WrittenInput};

/// The nodes in order of creation, and the game at the head.
#[derive(Debug)]
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    head: usize,
    /// A node, and the game there. It is the head, except while a history is being replayed.
    game_place: usize,
    game: G,
    /// The first stage.
    stage: G::Stage,
    next_number: u32,
    refusal: Refusal,
}

/// Nodes not yet in the tree, with their lines for the journal, and the game after them.
#[derive(Debug)]
pub(super) struct PendingNodes<G: Game> {
    pub(super) nodes: Vec<Node<G>>,
    pub(super) written: Vec<WrittenInput>,
    pub(super) game: G,
}

impl<G: Game> Tree<G> {
    pub(super) fn new(mut root: Node<G>, stage: G::Stage, game: G) -> Self {
        root.cache_state(game.state().clone());
        Self { nodes: vec![root], head: 0, game_place: 0, game, stage, next_number: 1, refusal: Refusal::default() }
    }

    /// Whether the game has refused its own past, as somebody looked back.
    pub(super) fn refusal(&self) -> &Refusal {
        &self.refusal
    }

    /// The game at the head; while a history is being replayed, at the node it was last played to.
    pub(super) fn game(&self) -> &G {
        &self.game
    }

    pub(super) fn head(&self) -> &Node<G> {
        &self.nodes[self.head]
    }

    pub(super) fn head_index(&self) -> usize {
        self.head
    }

    pub(super) fn node(&self, index: usize) -> &Node<G> {
        &self.nodes[index]
    }

    pub(super) fn node_mut(&mut self, index: usize) -> &mut Node<G> {
        &mut self.nodes[index]
    }

    /// The index of the node with this number.
    pub(super) fn place(&self, number: u32) -> Option<usize> {
        // Numbers increase in order of creation.
        self.nodes.binary_search_by_key(&number, |node| node.number).ok()
    }

    /// The number of nodes.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The nodes that these inputs would add, in a row from the head.
    pub(super) fn pending_nodes(&self, made: Vec<InputRecord<G>>, game: G) -> PendingNodes<G> {
        let mut parent = self.head;
        let (mut nodes, mut written) = (Vec::with_capacity(made.len()), Vec::with_capacity(made.len()));
        for (number, made) in (self.next_number..).zip(made) {
            nodes.push(Node { number, parent: Some(parent), ..made.node });
            written.push(made.written);
            parent = self.nodes.len() + nodes.len() - 1;
        }
        PendingNodes { nodes, written, game }
    }

    /// Adds nodes, moves the head to the last, and returns their events.
    pub(super) fn take_over(&mut self, pending: PendingNodes<G>) -> Vec<G::Event> {
        let mut events = Vec::new();
        for node in pending.nodes {
            events.extend_from_slice(node.kept_events());
            let index = self.add(node);
            self.set_head(index);
        }
        (self.game_place, self.game) = (self.head, pending.game);
        events
    }

    /// Adds a node without moving the head, and returns its index.
    pub(super) fn add(&mut self, node: Node<G>) -> usize {
        self.skip_number(node.number);
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    /// The number that the next input gets.
    pub(super) fn next_number(&self) -> u32 {
        self.next_number
    }

    /// Reserves a number: it belongs to an input that can no longer be played.
    pub(super) fn skip_number(&mut self, number: u32) {
        self.next_number = self.next_number.max(number.saturating_add(1));
    }

    /// Moves the head to a node that was [recalled](Self::recall), with the game there; the path to it becomes the one that redo
    /// follows.
    pub(super) fn move_head(&mut self, to: usize, game: G) {
        (self.game_place, self.game) = (to, game);
        self.set_head(to);
    }

    /// Moves the head while a history is being replayed. The game stays where it is, and events are cached only at the
    /// [end](Self::finish_replay). `common` is the last common ancestor of the node and the old head.
    pub(super) fn jump(&mut self, to: usize, common: usize) {
        let sitting = self.head().when.sitting();
        self.point_redo(to, common);
        self.head = to;
        if self.head().when.sitting() != sitting {
            self.drop_caches();
        }
    }

    /// The number of inputs that have to be played to bring the game to a node.
    pub(super) fn way_to_game(&self, place: usize) -> usize {
        let uncached = |index: &usize| self.nodes[*index].state().is_none();
        if self.game_place == place { 0 } else { self.ancestors(place).take_while(uncached).count() }
    }

    /// Plays the game to a node.
    ///
    /// # Errors
    /// If the game refuses an input that it took before.
    pub(super) fn bring_game_to(&mut self, place: usize) -> Result<&G, Illegal> {
        if self.game_place != place {
            (self.game, self.game_place) = (self.game_at(place)?, place);
        }
        Ok(&self.game)
    }

    /// Replaces the game by another at a node.
    pub(super) fn put_game(&mut self, place: usize, game: G) {
        (self.game_place, self.game) = (place, game);
    }

    /// Ends a replay: the game stands at the head, and the events of its stage are cached.
    ///
    /// # Errors
    /// As [`bring_game_to`](Self::bring_game_to).
    pub(super) fn finish_replay(&mut self) -> Result<(), Illegal> {
        self.bring_game_to(self.head)?;
        self.keep_events(self.stage_path())?;
        self.drop_caches();
        Ok(())
    }

    /// The children of a node whose states have to be cached before its own is replaced by one that does not lead to them.
    pub(super) fn children_to_anchor(&self, place: usize) -> Vec<usize> {
        let own = |child: &usize| self.nodes[*child].parent == Some(place) && self.nodes[*child].stage.is_none();
        (place + 1..self.nodes.len()).filter(own).collect()
    }

    /// Caches the state of a node, and what happened there, for as long as its parent's state does not lead to it.
    ///
    /// # Errors
    /// As [`bring_game_to`](Self::bring_game_to).
    pub(super) fn anchor(&mut self, place: usize) -> Result<(), Illegal> {
        let state = self.game_at(place)?.state().clone();
        self.keep_events(vec![place])?;
        let node = &mut self.nodes[place];
        node.cache_state(state);
        node.anchored = true;
        Ok(())
    }

    fn set_head(&mut self, to: usize) {
        let sitting = self.head().when.sitting();
        let common = self.common_ancestor(self.head, to);
        self.point_redo(to, common);
        self.head = to;
        if self.head().when.sitting() != sitting {
            self.drop_caches();
        }
    }

    /// Makes the path to a node the one that redo follows. The path up to `common` already is.
    fn point_redo(&mut self, to: usize, common: usize) {
        let mut child = to;
        while child != common
            && let Some(parent) = self.nodes[child].parent
        {
            self.nodes[parent].next = Some(child);
            child = parent;
        }
    }

    /// Drops the caches of all stages but the current one.
    fn drop_caches(&mut self) {
        let sitting = self.head().when.sitting();
        self.nodes.iter_mut().filter(|node| node.when.sitting() != sitting).for_each(Node::drop_cache);
    }

    /// The game at a node, replayed from the last cached state.
    ///
    /// # Errors
    /// If the game refuses an input that it took before.
    pub(super) fn game_at(&self, place: usize) -> Result<G, Illegal> {
        if place == self.game_place {
            return Ok(self.game.clone());
        }
        let way: Vec<usize> = self.ancestors(place).take_while(|index| self.nodes[*index].state().is_none()).collect();
        let from = way.last().map_or(Some(place), |last| self.nodes[*last].parent).unwrap_or(0);
        let state = self.nodes[from].state().unwrap_or(self.game.state()).clone();
        let mut game = G::resume(self.game.catalogue(), self.stage_at(from), state);
        let mut events = Vec::new();
        for index in way.into_iter().rev() {
            if let Some(input) = self.nodes[index].input() {
                game.submit(input.clone(), &mut events)?;
                events.clear();
            }
        }
        Ok(game)
    }

    /// The stage that a node belongs to.
    pub(super) fn stage_at(&self, place: usize) -> &G::Stage {
        self.ancestors(place).find_map(|index| self.nodes[index].stage.as_deref()).unwrap_or(&self.stage)
    }

    /// The state in which the stage of a node began.
    pub(super) fn stage_start(&self, place: usize) -> Box<G::State> {
        let sitting = self.nodes[place].when.sitting();
        let same = |index: &usize| self.nodes[*index].when.sitting() == sitting;
        let first = self.ancestors(place).take_while(same).filter_map(|index| self.nodes[index].state()).last();
        Box::new(first.unwrap_or(self.game.state()).clone())
    }

    /// A node and its ancestors, up to the start.
    pub(super) fn ancestors(&self, from: usize) -> impl Iterator<Item = usize> + '_ {
        std::iter::successors(Some(from), |index| self.nodes[*index].parent)
    }

    /// The nodes of the current stage, from its start to the head.
    pub(super) fn stage_path(&self) -> Vec<usize> {
        self.stage_path_to(self.head)
    }

    /// The nodes of the stage that a node belongs to, from its start to the node.
    pub(super) fn stage_path_to(&self, place: usize) -> Vec<usize> {
        let sitting = self.node(place).when.sitting();
        let same = |index: &usize| self.node(*index).when.sitting() == sitting;
        let mut way: Vec<usize> = self.ancestors(place).take_while(same).collect();
        way.reverse();
        way
    }

    /// Whether something hidden was shown on any path that leads on from a node.
    pub(super) fn is_followed_by_revelation(&self, place: usize) -> bool {
        // A node comes after its parent, so one pass finds all that follow.
        let mut follows = vec![false; self.nodes.len()];
        let mut later = self.nodes.iter().enumerate().skip(place);
        later.any(|(index, node)| {
            follows[index] = index == place || node.parent.is_some_and(|parent| follows[parent]);
            follows[index] && node.revealed
        })
    }

    /// The last common ancestor of two nodes.
    pub(super) fn common_ancestor(&self, one: usize, other: usize) -> usize {
        // A node comes after its parent, so the later of the two is no ancestor of the other.
        let (mut one, mut other) = (one, other);
        while one != other {
            let later = if one > other { &mut one } else { &mut other };
            *later = self.nodes[*later].parent.unwrap_or(0);
        }
        one
    }

    /// Of each node, whether it leads to one of these that is not itself. Each node is passed once.
    pub(super) fn lead_to(&self, ends: impl Iterator<Item = usize>) -> Vec<bool> {
        let mut leads = vec![false; self.nodes.len()];
        for end in ends {
            for place in self.ancestors(end).skip(1) {
                if std::mem::replace(&mut leads[place], true) {
                    break;
                }
            }
        }
        leads
    }

    /// Of each node, the last node that the path to it shares with the path to the head. Each node is passed once.
    pub(super) fn leave_head(&self) -> Vec<usize> {
        let mut leaves: Vec<usize> = (0..self.nodes.len()).collect();
        let mut on_path = vec![false; self.nodes.len()];
        self.ancestors(self.head).for_each(|place| on_path[place] = true);
        for place in 0..self.nodes.len() {
            // A node comes after its parent, of which it is known already.
            if !on_path[place]
                && let Some(parent) = self.nodes[place].parent
            {
                leaves[place] = leaves[parent];
            }
        }
        leaves
    }

    /// Whether a node is an ancestor of another, or that node itself.
    pub(super) fn is_ancestor(&self, place: usize, to: usize) -> bool {
        self.common_ancestor(place, to) == place
    }

    /// The nodes from the start, or from just after this node, to the head.
    pub(super) fn path(&self, after: Option<usize>) -> Vec<usize> {
        self.path_to(self.head, after)
    }

    /// The nodes from the start, or from just after a node, to a node.
    pub(super) fn path_to(&self, to: usize, after: Option<usize>) -> Vec<usize> {
        let mut way: Vec<usize> = self.ancestors(to).take_while(|index| Some(*index) != after).collect();
        way.reverse();
        way
    }

    /// The nearest node, from this one towards the start, where the players are asked.
    pub(super) fn last_pause(&self, from: usize) -> usize {
        self.ancestors(from).find(|index| self.nodes[*index].rest.is_some()).unwrap_or(0)
    }

    /// The players' own dice and draws between a node and the head.
    pub(super) fn chances_between(&self, from: usize) -> Vec<Input<G>> {
        self.path(Some(from)).into_iter().filter_map(|index| self.nodes[index].own_chance().cloned()).collect()
    }

    /// The dice and tokens seen between a node and the head.
    pub(super) fn seen_since(&self, from: usize) -> UndoneChance {
        let mut seen = UndoneChance::default();
        for index in self.ancestors(self.head).take_while(|index| *index != from) {
            seen.add(self.nodes[index].seen());
        }
        seen
    }

    /// Takes the marks of undone chances between a node and the head.
    pub(super) fn take_undone_chance_since(&mut self, from: usize) -> UndoneChance {
        let passed: Vec<usize> = self.ancestors(self.head).take_while(|index| *index != from).collect();
        let mut undone_chance = UndoneChance::default();
        for index in passed {
            undone_chance.add(std::mem::take(&mut self.nodes[index].undone_chance));
        }
        undone_chance
    }

    /// The node at which the players last chose.
    pub(super) fn before_last_choice(&self) -> Option<usize> {
        self.ancestors(self.head)
            .find(|index| self.nodes[*index].is_choice())
            .and_then(|index| self.nodes[index].parent)
    }

    /// Progress before the players' last choice; that of the start if there is none.
    pub(super) fn progress_before_last_choice(&self) -> Progress {
        self.before_last_choice().map(|index| self.nodes[index].progress).unwrap_or_default()
    }
}
