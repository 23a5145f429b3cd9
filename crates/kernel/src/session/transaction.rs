//! Prepared transactions: the lines for the journal, and what would change. Nothing has changed yet.

use super::chance_queue::ChanceQueue;
use super::draft::{Draft, DraftStart};
use super::node::Node;
use super::tree::{PendingNodes, Tree};
use super::undo::{before_known_plans, undoes_others_plans};
use super::{Played, Session, SessionError, UndoScope};
use crate::game::{Game, HashForm};
use crate::save::{Attendance, Checkpoint, Hash, InputRecord, KeptBranch, Record, UndoPolicy, Writer};

/// A transaction ready to be written. Nothing has changed yet.
#[derive(Debug)]
pub struct Transaction<G: Game> {
    /// The lines, or why a state among them cannot be written.
    pub(super) records: serde_json::Result<Vec<Record>>,
    pub(super) change: Change<G>,
    /// The version of the session it was prepared for: its head, and its number of nodes.
    pub(super) from: (usize, usize),
}

#[derive(Debug)]
pub(super) enum Change<G: Game> {
    /// The game goes on.
    Grow(Box<PendingNodes<G>>, ChanceQueue<G>),
    /// The head moves to this node, where the game stands like this.
    Head(usize, Box<G>),
    /// A note that changes nothing on the table.
    Note,
}

impl<G: Game> Session<G> {
    /// A copy on which answers can be tried.
    pub fn draft(&self) -> Draft<G> {
        let head = self.tree.head();
        Draft::new(DraftStart {
            game: self.tree.game().clone(),
            progress: head.progress,
            attempt: head.when.attempt,
            queue: self.queue.clone(),
            seed: self.header.seed,
            source: self.source,
            stage: self.tree.stage_at(self.tree.head_index()).clone(),
            began: self.tree.stage_start(self.tree.head_index()),
        })
    }

    /// A draft as a transaction.
    pub fn made(&self, draft: Draft<G>) -> Transaction<G> {
        let (made, queue, game) = draft.done();
        let mut pending = self.tree.pending_nodes(made, game);
        let records = self.lines(&mut pending);
        Transaction { records, change: Change::Grow(Box::new(pending), queue), from: self.version() }
    }

    /// Runs a new game to its first question, and writes a checkpoint there.
    pub(super) fn open(&mut self) -> Result<Played<G>, SessionError<G::Fault>> {
        let mut draft = self.draft();
        draft.settle()?;
        let mut opening = self.made(draft);
        let has_checkpoint =
            |records: &Vec<Record>| records.iter().any(|record| matches!(record, Record::Checkpoint(_)));
        if opening.records.as_ref().is_ok_and(|records| !has_checkpoint(records)) {
            let stage = self.tree.stage_at(self.tree.head_index()).clone();
            let checkpoint = match &mut opening.change {
                Change::Grow(pending, _) if !pending.nodes.is_empty() => {
                    let PendingNodes { nodes, game, .. } = pending.as_mut();
                    nodes.last_mut().map(|last| {
                        last.cache_state(game.state().clone());
                        self.checkpoint(last, game, &stage)
                    })
                }
                Change::Grow(..) | Change::Head(..) | Change::Note => {
                    Some(self.checkpoint(self.tree.head(), self.tree.game(), &stage))
                }
            };
            if let Some(checkpoint) = checkpoint {
                opening.records = opening.records.and_then(|mut records| {
                    records.push(checkpoint?);
                    Ok(records)
                });
            }
        }
        self.perform(opening)
    }

    /// The lines of new nodes; a checkpoint follows where a turn or a stage begins.
    fn lines(&self, pending: &mut PendingNodes<G>) -> serde_json::Result<Vec<Record>> {
        let mut parent = self.tree.head().number;
        let mut records = Vec::with_capacity(pending.nodes.len() + 1);
        for (node, written) in pending.nodes.iter().zip(&pending.written) {
            let Node { number, by, hash, .. } = *node;
            records.push(Record::Input(InputRecord { number, parent, input: written.clone(), by, hash }));
            parent = number;
        }
        let held = |index: &usize| self.tree.node(*index).has_cached_state();
        let kept = self.tree.ancestors(self.tree.head_index()).find(held);
        let before = kept.map(|index| self.tree.node(index).when);
        let begun = pending.nodes.iter().rev().find_map(|node| node.stage.as_deref());
        let stage = begun.unwrap_or_else(|| self.tree.stage_at(self.tree.head_index())).clone();
        if let Some(last) = pending.nodes.last_mut()
            && last.rest.is_some()
            && (before != Some(last.when) || last.stage.is_some())
        {
            last.cache_state(pending.game.state().clone());
            records.push(self.checkpoint(last, &pending.game, &stage)?);
        }
        Ok(records)
    }

    /// The checkpoint of a node: its state, and what wrote it.
    ///
    /// # Errors
    /// If the state cannot be written.
    pub(super) fn checkpoint(&self, node: &Node<G>, game: &G, stage: &G::Stage) -> serde_json::Result<Record> {
        let state = game.write_state()?;
        let writer = writer::<G>(game.catalogue(), self.fingerprint);
        // The first stage is in the header of the file.
        let stage = if node.when.stage > 1 { Some(G::write_stage(stage)) } else { None };
        let (at, hash, progress) = (node.number, node.hash, node.progress);
        Ok(Record::Checkpoint(Box::new(Checkpoint { at, hash, writer, progress, stage, state })))
    }

    /// Prepares an undo.
    ///
    /// # Errors
    /// If nothing has been chosen, or the game's undo policy does not allow it.
    pub fn back(&self, reach: UndoScope) -> Result<Transaction<G>, SessionError<G::Fault>> {
        let to = reach.back(&self.tree).ok_or(SessionError::NothingToUndo)?;
        if self.header.undo == UndoPolicy::NotPastChance && self.tree.seen_since(to).is_some() {
            return Err(SessionError::PastChance);
        }
        if undoes_others_plans(&self.tree, to) {
            return Err(SessionError::OthersPlans);
        }
        let mut records = Vec::new();
        if matches!(reach, UndoScope::Turn | UndoScope::Scenario) {
            records.extend(self.keep_branch(None));
        }
        records.push(Record::Head(self.tree.node(to).number));
        self.head_moves(records, to)
    }

    /// Prepares a redo.
    ///
    /// # Errors
    /// If nothing has been undone.
    pub fn forth(&self, reach: UndoScope) -> Result<Transaction<G>, SessionError<G::Fault>> {
        let to = reach.forth(&self.tree).ok_or(SessionError::NothingToRedo)?;
        self.head_moves(vec![Record::Head(self.tree.node(to).number)], to)
    }

    /// Prepares a move of the head to any node where the players were asked; to before the plans that stand there, if those
    /// have been revealed since. The path it leaves is kept as a branch, under this name if one is given.
    ///
    /// # Errors
    /// If there is no such node, or the undo policy does not allow it.
    pub fn go_to(&self, number: u32, name: Option<&str>) -> Result<Transaction<G>, SessionError<G::Fault>> {
        let to = self.tree.place(number).ok_or(SessionError::NoSuchMoment)?;
        if self.tree.node(to).rest.is_none() {
            return Err(SessionError::NoSuchMoment);
        }
        let to = before_known_plans(&self.tree, to);
        let common = self.tree.common_ancestor(self.tree.head_index(), to);
        if self.header.undo == UndoPolicy::NotPastChance && self.tree.seen_since(common).is_some() {
            return Err(SessionError::PastChance);
        }
        let mut records = Vec::new();
        if common != self.tree.head_index() {
            records.extend(self.keep_branch(name));
        }
        records.push(Record::Head(self.tree.node(to).number));
        self.head_moves(records, to)
    }

    /// The line that keeps the path to the head as a branch, if it is not kept under that name already and there is room
    /// for one more. Without it nothing is lost: the path stays, and is only not listed.
    fn keep_branch(&self, name: Option<&str>) -> Option<Record> {
        let head = self.tree.head_index();
        let at = self.tree.head().number;
        if (name.is_none() && self.branches.has(at)) || !self.branches.has_room_for(at) {
            return None;
        }
        let name = name.map(str::to_owned).or_else(|| self.branches.name_of_way(&self.tree, head));
        Some(Record::Branch(KeptBranch { at, name: name.unwrap_or_default() }))
    }

    /// Prepares to keep a path as a branch, or to rename a branch.
    ///
    /// # Errors
    /// If there is no such moment, or there are as many branches as there can be.
    pub fn name_branch(&self, at: u32, name: &str) -> Result<Transaction<G>, SessionError<G::Fault>> {
        self.tree.place(at).ok_or(SessionError::NoSuchMoment)?;
        if !self.branches.has_room_for(at) {
            return Err(SessionError::TooManyBranches);
        }
        let records = vec![Record::Branch(KeptBranch { at, name: name.to_owned() })];
        Ok(self.ready(records, Change::Note))
    }

    /// Prepares to rename the game.
    pub fn renamed(&self, name: &str) -> Transaction<G> {
        self.ready(vec![Record::Named(name.to_owned())], Change::Note)
    }

    /// Prepares a note of who is at the table from now on.
    pub fn seated(&self, tonight: Attendance) -> Transaction<G> {
        self.ready(vec![Record::Attendance(tonight)], Change::Note)
    }

    /// A transaction that moves the head.
    fn head_moves(&self, records: Vec<Record>, to: usize) -> Result<Transaction<G>, SessionError<G::Fault>> {
        let game = self.tree.game_at(to).map_err(SessionError::Refused)?;
        Ok(self.ready(records, Change::Head(to, Box::new(game))))
    }

    fn ready(&self, records: Vec<Record>, change: Change<G>) -> Transaction<G> {
        Transaction { records: Ok(records), change, from: self.version() }
    }

    pub(super) fn version(&self) -> (usize, usize) {
        (self.tree.head_index(), self.tree.len())
    }
}

/// Moves the head to a node that was recalled, and returns the players' own dice to the queue or takes them from it.
pub(super) fn move_head<G: Game>(tree: &mut Tree<G>, queue: &mut ChanceQueue<G>, to: usize, game: G) {
    let common = mark_undone(tree, queue, to);
    tree.move_head(to, game);
    queue.give_again(tree.chances_between(common));
}

/// Marks the chances that are undone when the head moves to a node. Returns the common ancestor of both.
pub(super) fn mark_undone<G: Game>(tree: &mut Tree<G>, queue: &mut ChanceQueue<G>, to: usize) -> usize {
    let common = tree.common_ancestor(tree.head_index(), to);
    queue.take_back(tree.chances_between(common));
    let mut seen = tree.seen_since(common);
    // What had been undone on the abandoned path was seen all the same, so its mark moves to the common ancestor.
    seen.add(tree.take_undone_chance_since(common));
    tree.node_mut(common).undone_chance.add(seen);
    common
}

/// What writes lines now: this version of the program with this content.
pub(super) fn writer<G: Game>(catalogue: &G::Catalogue, content: Hash) -> Writer {
    let app = env!("CARGO_PKG_VERSION").to_owned();
    Writer { app, content, packs: G::packs(catalogue), hashes: HashForm::Canonical }
}
