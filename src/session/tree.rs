//! The history as a tree: each input has the one before it, and the head is where play goes on.

use super::Asked;
use super::script::Marks;
use super::trial::Made;
use crate::engine::{Event, Events, Game, Input, Pending};
use crate::save::{By, Hash, Record, Written};

/// An input, and the game as it stood after it. States are small plain data, so each is kept.
#[derive(Debug)]
pub(super) struct Node {
    /// Its number in the journal.
    pub(super) number: u32,
    /// The place of the input before it; none at the start.
    pub(super) parent: Option<usize>,
    /// The input; none at the start.
    pub(super) input: Option<Input>,
    /// Who gave it.
    pub(super) by: By,
    /// What it answered, if it is a choice.
    pub(super) asked: Option<Asked>,
    /// What happened.
    pub(super) events: Events,
    /// The game after it.
    pub(super) game: Game,
    /// How far along script and generator it is.
    pub(super) marks: Marks,
    /// The input that followed when the head last came through here.
    pub(super) next: Option<usize>,
}

impl Node {
    /// The start of a game.
    pub(super) fn root(game: Game, events: Events) -> Self {
        let marks = Marks::default();
        Self { number: 0, parent: None, input: None, by: By::Script, asked: None, events, game, marks, next: None }
    }

    /// Whether it is a choice of the players.
    pub(super) fn is_choice(&self) -> bool {
        self.by == By::Players && matches!(self.input, Some(Input::Answer(_)))
    }

    /// The die or token that the players rolled, drew or typed in, if it is one.
    fn own_chance(&self) -> Option<Input> {
        self.input.filter(|input| self.by == By::Players && !matches!(input, Input::Answer(_)))
    }

    /// Its line in the journal. It may follow a node of the tree, or one not yet in it, numbered just before it.
    pub(super) fn record(&self, tree: &Tree) -> Option<Record> {
        let parent = self
            .parent
            .and_then(|index| tree.nodes.get(index))
            .map_or(self.number.saturating_sub(1), |node| node.number);
        let input = match self.input? {
            Input::Answer(answer) => Written::Choose(answer.id(self.game.names())),
            Input::Die(die) => Written::Die(die),
            Input::Drawn(drawn) => Written::Draw(drawn.name(self.game.names()).to_owned()),
        };
        let hash = Hash(self.game.hash());
        Some(Record::Made(crate::save::Made { number: self.number, parent, input, by: self.by, hash }))
    }
}

/// The nodes, in the order in which they came.
#[derive(Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    head: usize,
    next_number: u32,
}

impl Tree {
    pub(super) fn new(root: Node) -> Self {
        Self { nodes: vec![root], head: 0, next_number: 1 }
    }

    pub(super) fn head(&self) -> &Node {
        &self.nodes[self.head]
    }

    pub(super) fn head_index(&self) -> usize {
        self.head
    }

    pub(super) fn node(&self, index: usize) -> &Node {
        &self.nodes[index]
    }

    /// The nodes that these inputs would be, one after the other from the head.
    pub(super) fn grown(&self, inputs: Vec<Made>) -> Vec<Node> {
        let mut parent = self.head;
        let mut nodes = Vec::with_capacity(inputs.len());
        for (number, made) in (self.next_number..).zip(inputs) {
            let Made { input, by, asked, events, game, marks } = made;
            let (parent_index, input) = (Some(parent), Some(input));
            nodes.push(Node { number, parent: parent_index, input, by, asked, events, game, marks, next: None });
            parent = self.nodes.len() + nodes.len() - 1;
        }
        nodes
    }

    /// Takes nodes over, moves the head to the last, and tells what happened in them.
    pub(super) fn take_over(&mut self, nodes: Vec<Node>) -> Vec<Event> {
        let mut events = Vec::new();
        for node in nodes {
            events.extend_from_slice(&node.events);
            let index = self.add(node);
            self.move_head(index);
        }
        events
    }

    /// Adds a node without moving the head, and tells its place.
    pub(super) fn add(&mut self, node: Node) -> usize {
        self.skip_number(node.number);
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    /// Leaves a number out: it belongs to an input that cannot be played any more.
    pub(super) fn skip_number(&mut self, number: u32) {
        self.next_number = self.next_number.max(number.saturating_add(1));
    }

    /// Moves the head; the way to it becomes the way that redo takes.
    pub(super) fn move_head(&mut self, to: usize) {
        self.head = to;
        let mut child = to;
        while let Some(parent) = self.nodes[child].parent {
            self.nodes[parent].next = Some(child);
            child = parent;
        }
    }

    /// The places from a node up to the start.
    fn upwards(&self, from: usize) -> impl Iterator<Item = usize> + '_ {
        std::iter::successors(Some(from), |index| self.nodes[*index].parent)
    }

    /// The last node that the ways to two places share.
    pub(super) fn meeting(&self, one: usize, other: usize) -> usize {
        let way: Vec<usize> = self.upwards(one).collect();
        self.upwards(other).find(|index| way.contains(index)).unwrap_or(0)
    }

    /// Where the last choice of the players was made.
    pub(super) fn before_last_choice(&self) -> Option<usize> {
        self.upwards(self.head).find(|index| self.nodes[*index].is_choice()).and_then(|index| self.nodes[index].parent)
    }

    /// Where the choice taken back last had led to.
    pub(super) fn after_next_choice(&self) -> Option<usize> {
        let mut index = self.nodes[self.head].next?;
        while let Some(next) = self.nodes[index].next.filter(|next| !self.nodes[*next].is_choice()) {
            index = next;
        }
        Some(index)
    }

    /// The nearest node, from this one upwards, where the players are asked or it is over.
    pub(super) fn at_rest(&self, from: usize) -> usize {
        let rests = |index: &usize| {
            let node = &self.nodes[*index];
            match node.game.pending() {
                Pending::Over(_) => true,
                Pending::Chance(_) | Pending::Draw(_) => false,
                Pending::Choose(decision) => super::script::unasked(&node.game, node.marks, &decision).is_none(),
            }
        };
        self.upwards(from).find(rests).unwrap_or(0)
    }

    /// The places on the way to the head, from the start or from just after this place.
    pub(super) fn way(&self, after: Option<usize>) -> Vec<usize> {
        let mut way: Vec<usize> = self.upwards(self.head).take_while(|index| Some(*index) != after).collect();
        way.reverse();
        way
    }

    /// The players' own dice and draws on the way from a place to the head.
    pub(super) fn chances_between(&self, from: usize) -> Vec<Input> {
        self.way(Some(from)).into_iter().filter_map(|index| self.nodes[index].own_chance()).collect()
    }

    /// What happened on the way from a place to the head.
    pub(super) fn events_between(&self, from: usize) -> Vec<Event> {
        self.way(Some(from)).into_iter().flat_map(|index| self.nodes[index].events.iter().copied()).collect()
    }

    /// The marks before the last choice of the players; those of the start if there is none.
    pub(super) fn marks_before_bundle(&self) -> Marks {
        self.before_last_choice().map(|index| self.nodes[index].marks).unwrap_or_default()
    }
}
