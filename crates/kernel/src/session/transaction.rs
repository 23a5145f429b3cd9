//! Moves that are made ready: the lines for the journal, and what would change. Nothing has changed yet.

use super::chance_queue::ChanceQueue;
use super::draft::{Draft, Ground};
use super::node::Node;
use super::tree::{PendingNodes, Tree};
use super::undo_scope::undoes_others_plans;
use super::{Played, Reach, Session, SessionError};
use crate::game::{Game, HashForm};
use crate::save::{Attendance, Checkpoint, Hash, Kept, Made, Record, Undoing, Writer};

/// A move that is ready to be written. Nothing has changed yet.
#[derive(Debug)]
pub struct Move<G: Game> {
    pub(super) records: Vec<Record>,
    pub(super) change: Change<G>,
    /// Where the session stood when it was made ready: the head, and how many places there were.
    pub(super) from: (usize, usize),
}

#[derive(Debug)]
pub(super) enum Change<G: Game> {
    /// The game goes on.
    Grow(Box<PendingNodes<G>>, ChanceQueue<G>),
    /// The head goes elsewhere.
    Head(usize),
    /// Something is noted that changes nothing on the table.
    Note,
}

impl<G: Game> Session<G> {
    /// A copy on which answers can be tried.
    pub fn draft(&self) -> Draft<G> {
        let head = self.tree.head();
        Draft::new(Ground {
            game: self.tree.game().clone(),
            marks: head.marks,
            attempt: head.when.attempt,
            queue: self.queue.clone(),
            seed: self.header.seed,
            source: self.source,
            stage: self.tree.stage_at(self.tree.head_index()).clone(),
            began: self.tree.began(self.tree.head_index()),
        })
    }

    /// A draft as a move.
    pub fn made(&self, draft: Draft<G>) -> Move<G> {
        let (made, queue, game) = draft.done();
        let mut pending = self.tree.grown(made, game);
        let records = self.lines(&mut pending);
        self.ready(records, Change::Grow(Box::new(pending), queue))
    }

    /// Runs a game that has just begun to its first question, and keeps the state there.
    pub(super) fn open(&mut self) -> Result<Played<G>, SessionError<G::Fault>> {
        let mut draft = self.draft();
        draft.settle()?;
        let mut opening = self.made(draft);
        if !opening.records.iter().any(|record| matches!(record, Record::Checkpoint(_))) {
            let stage = self.tree.stage_at(self.tree.head_index()).clone();
            let checkpoint = match &mut opening.change {
                Change::Grow(pending, _) if !pending.nodes.is_empty() => {
                    let PendingNodes { nodes, game, .. } = pending.as_mut();
                    nodes.last_mut().and_then(|last| {
                        last.keep(game.state().clone());
                        self.checkpoint(last, game, &stage)
                    })
                }
                _ => self.checkpoint(self.tree.head(), self.tree.game(), &stage),
            };
            opening.records.extend(checkpoint);
        }
        self.perform(opening)
    }

    /// The lines of places that are new; a checkpoint follows where a turn or a scenario begins.
    fn lines(&self, pending: &mut PendingNodes<G>) -> Vec<Record> {
        let mut parent = self.tree.head().number;
        let mut records = Vec::with_capacity(pending.nodes.len() + 1);
        for (node, written) in pending.nodes.iter().zip(&pending.written) {
            let Node { number, by, hash, .. } = *node;
            records.push(Record::Made(Made { number, parent, input: written.clone(), by, hash }));
            parent = number;
        }
        let held = |index: &usize| self.tree.node(*index).was_held();
        let kept = self.tree.upwards(self.tree.head_index()).find(held);
        let before = kept.map(|index| self.tree.node(index).when);
        let begun = pending.nodes.iter().rev().find_map(|node| node.stage.as_deref());
        let stage = begun.unwrap_or_else(|| self.tree.stage_at(self.tree.head_index())).clone();
        if let Some(last) = pending.nodes.last_mut()
            && last.rest.is_some()
            && (before != Some(last.when) || last.stage.is_some())
        {
            last.keep(pending.game.state().clone());
            records.extend(self.checkpoint(last, &pending.game, &stage));
        }
        records
    }

    /// The state after an input, and what it was made with.
    pub(super) fn checkpoint(&self, node: &Node<G>, game: &G, stage: &G::Stage) -> Option<Record> {
        // A state is plain data under its own names, so writing it cannot fail; without it the inputs are still there.
        let state = game.write_state().ok()?;
        let writer = writer::<G>(game.catalogue(), self.fingerprint);
        // The first stage is in the header of the file.
        let stage = if node.when.scenario > 1 { Some(G::write_stage(stage)) } else { None };
        let (at, hash, marks) = (node.number, node.hash, node.marks);
        Some(Record::Checkpoint(Box::new(Checkpoint { at, hash, writer, marks, stage, state })))
    }

    /// What takes back so much.
    ///
    /// # Errors
    /// If nothing has been chosen, or the campaign does not allow it.
    pub fn back(&self, reach: Reach) -> Result<Move<G>, SessionError<G::Fault>> {
        let to = reach.back(&self.tree).ok_or(SessionError::NothingToUndo)?;
        if self.header.undo == Undoing::NotPastChance && self.tree.seen_since(to).is_some() {
            return Err(SessionError::PastChance);
        }
        if undoes_others_plans(&self.tree, to) {
            return Err(SessionError::OthersPlans);
        }
        let mut records = Vec::new();
        if matches!(reach, Reach::Turn | Reach::Scenario) {
            records.extend(self.kept_way(None));
        }
        records.push(Record::Head(self.tree.node(to).number));
        Ok(self.ready(records, Change::Head(to)))
    }

    /// What makes so much again.
    ///
    /// # Errors
    /// If nothing has been taken back.
    pub fn forth(&self, reach: Reach) -> Result<Move<G>, SessionError<G::Fault>> {
        let to = reach.forth(&self.tree).ok_or(SessionError::NothingToRedo)?;
        Ok(self.ready(vec![Record::Head(self.tree.node(to).number)], Change::Head(to)))
    }

    /// What goes to any moment: a place on some way where it was the players' turn. The way that is left is kept, under
    /// this name if one is given.
    ///
    /// # Errors
    /// If there is no such moment, or the campaign does not allow to take back what was seen since.
    pub fn go_to(&self, number: u32, name: Option<&str>) -> Result<Move<G>, SessionError<G::Fault>> {
        let to = self.tree.place(number).ok_or(SessionError::NoSuchMoment)?;
        if self.tree.node(to).rest.is_none() {
            return Err(SessionError::NoSuchMoment);
        }
        let common = self.tree.meeting(self.tree.head_index(), to);
        if self.header.undo == Undoing::NotPastChance && self.tree.seen_since(common).is_some() {
            return Err(SessionError::PastChance);
        }
        let mut records = Vec::new();
        if common != self.tree.head_index() {
            records.extend(self.kept_way(name));
        }
        records.push(Record::Head(number));
        Ok(self.ready(records, Change::Head(to)))
    }

    /// The line that keeps the way to the head, if it is not kept under that name already.
    fn kept_way(&self, name: Option<&str>) -> Option<Record> {
        let head = self.tree.head_index();
        let at = self.tree.head().number;
        if at == 0 || (name.is_none() && self.branches.has(at)) {
            return None;
        }
        let name = name.map(str::to_owned).or_else(|| self.branches.name_of_way(&self.tree, head));
        Some(Record::Kept(Kept { at, name: name.unwrap_or_default() }))
    }

    /// What keeps a way as a branch, or gives a branch another name.
    ///
    /// # Errors
    /// If there is no such moment.
    pub fn name_branch(&self, at: u32, name: &str) -> Result<Move<G>, SessionError<G::Fault>> {
        self.tree.place(at).ok_or(SessionError::NoSuchMoment)?;
        let records = vec![Record::Kept(Kept { at, name: name.to_owned() })];
        Ok(self.ready(records, Change::Note))
    }

    /// What gives the whole file another name.
    pub fn renamed(&self, name: &str) -> Move<G> {
        self.ready(vec![Record::Named(name.to_owned())], Change::Note)
    }

    /// What says who is at the table from now on.
    pub fn seated(&self, tonight: Attendance) -> Move<G> {
        self.ready(vec![Record::Attendance(tonight)], Change::Note)
    }

    fn ready(&self, records: Vec<Record>, change: Change<G>) -> Move<G> {
        Move { records, change, from: self.stand() }
    }

    pub(super) fn stand(&self) -> (usize, usize) {
        (self.tree.head_index(), self.tree.len())
    }
}

/// Moves the head, with the players' own dice to the queue and back; tells what happens again on the way.
pub(super) fn go<G: Game>(tree: &mut Tree<G>, queue: &mut ChanceQueue<G>, to: usize) -> Vec<G::Event> {
    let common = left(tree, queue, to);
    tree.move_head(to);
    queue.give_again(tree.chances_between(common));
    tree.events_since(common)
}

/// Marks what is taken back when the head leaves for a place, and says from where on the ways differ.
pub(super) fn left<G: Game>(tree: &mut Tree<G>, queue: &mut ChanceQueue<G>, to: usize) -> usize {
    let common = tree.meeting(tree.head_index(), to);
    queue.take_back(tree.chances_between(common));
    let mut seen = tree.seen_since(common);
    // What had been taken back on the way that is left was seen all the same: the mark goes along to where one stands.
    seen.add(tree.take_undone_chance_since(common));
    tree.node_mut(common).undone_chance.add(seen);
    common
}

/// What writes lines now: this version of the program, with this content.
pub(super) fn writer<G: Game>(catalogue: &G::Catalogue, content: Hash) -> Writer {
    let app = env!("CARGO_PKG_VERSION").to_owned();
    Writer { app, content, packs: G::packs(catalogue), hashes: HashForm::Canonical }
}
