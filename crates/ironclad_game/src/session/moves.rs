//! Moves that are made ready: the lines for the journal, and what would change. Nothing has changed yet.

use super::dice::Tray;
use super::draft::{Draft, Ground};
use super::node::Node;
use super::tree::{Shoot, Tree};
use super::{Played, Reach, Session, SessionError};
use crate::save::{self, Checkpoint, Kept, Made, PackMark, Record, Snapshot, Tonight, Undoing};

/// A move that is ready to be written. Nothing has changed yet.
#[derive(Debug)]
pub struct Move {
    pub(super) records: Vec<Record>,
    pub(super) change: Change,
    /// Where the session stood when it was made ready: the head, and how many places there were.
    pub(super) from: (usize, usize),
}

#[derive(Debug)]
pub(super) enum Change {
    /// The game goes on.
    Grow(Box<Shoot>, Tray),
    /// The head goes elsewhere.
    Head(usize),
    /// Something is noted that changes nothing on the table.
    Note,
}

impl Session {
    /// A copy on which answers can be tried.
    pub fn draft(&self) -> Draft {
        let head = self.tree.head();
        Draft::new(Ground {
            game: self.tree.game().clone(),
            marks: head.marks,
            attempt: head.when.attempt,
            tray: self.tray.clone(),
            seed: self.header.seed,
            source: self.source,
            stage: self.tree.stage_at(self.tree.head_index()).clone(),
            began: self.tree.began(self.tree.head_index()),
        })
    }

    /// A draft as a move.
    pub fn made(&self, draft: Draft) -> Move {
        let (made, tray, game) = draft.done();
        let mut shoot = self.tree.grown(made, game);
        let records = self.lines(&mut shoot);
        self.ready(records, Change::Grow(Box::new(shoot), tray))
    }

    /// Runs a game that has just begun to its first question, and keeps the state there.
    pub(super) fn open(&mut self) -> Result<Played, SessionError> {
        let mut draft = self.draft();
        draft.settle()?;
        let mut opening = self.made(draft);
        if !opening.records.iter().any(|record| matches!(record, Record::Checkpoint(_))) {
            let stage = self.tree.stage_at(self.tree.head_index()).embarked.clone();
            let checkpoint = match &mut opening.change {
                Change::Grow(shoot, _) if !shoot.nodes.is_empty() => {
                    let Shoot { nodes, game, .. } = shoot.as_mut();
                    nodes.last_mut().and_then(|last| {
                        last.keep(game.state().clone());
                        self.checkpoint(last, game, stage)
                    })
                }
                _ => self.checkpoint(self.tree.head(), self.tree.game(), stage),
            };
            opening.records.extend(checkpoint);
        }
        self.perform(opening)
    }

    /// The lines of places that are new; a checkpoint follows where a turn or a scenario begins.
    fn lines(&self, shoot: &mut Shoot) -> Vec<Record> {
        let mut parent = self.tree.head().number;
        let mut records = Vec::with_capacity(shoot.nodes.len() + 1);
        for (node, written) in shoot.nodes.iter().zip(&shoot.written) {
            let Node { number, by, hash, .. } = *node;
            records.push(Record::Made(Made { number, parent, input: written.clone(), by, hash }));
            parent = number;
        }
        let held = |index: &usize| self.tree.node(*index).was_held();
        let kept = self.tree.upwards(self.tree.head_index()).find(held);
        let before = kept.map(|index| self.tree.node(index).when);
        let begun = shoot.nodes.iter().rev().find_map(|node| node.stage.as_deref());
        let stage = begun.unwrap_or_else(|| self.tree.stage_at(self.tree.head_index())).embarked.clone();
        if let Some(last) = shoot.nodes.last_mut()
            && last.rest.is_some()
            && (before != Some(last.when) || last.stage.is_some())
        {
            last.keep(shoot.game.state().clone());
            records.extend(self.checkpoint(last, &shoot.game, stage));
        }
        records
    }

    /// The state after an input, and what it was made with.
    pub(super) fn checkpoint(
        &self,
        node: &Node,
        game: &crate::engine::Game,
        scenario: save::Embarked,
    ) -> Option<Record> {
        // A state is plain data under its own names, so writing it cannot fail; without it the inputs are still there.
        let state = Snapshot::of(game.state(), game.names()).ok()?;
        let content = game.content();
        let header = save::Header {
            format: save::FORMAT,
            app: env!("CARGO_PKG_VERSION").to_owned(),
            content: self.fingerprint,
            packs: content.packs.iter().map(|pack| PackMark::of(pack)).collect(),
            mission: None,
            ..self.header.clone()
        };
        // The first scenario is in the header of the file.
        let scenario = Some(scenario).filter(|_| node.when.scenario > 1);
        let (at, hash, marks) = (node.number, node.hash, node.marks);
        Some(Record::Checkpoint(Box::new(Checkpoint { at, hash, header, marks, scenario, state })))
    }

    /// What takes back so much.
    ///
    /// # Errors
    /// If nothing has been chosen, or the campaign does not allow it.
    pub fn back(&self, reach: Reach) -> Result<Move, SessionError> {
        let to = reach.back(&self.tree).ok_or(SessionError::NothingToUndo)?;
        if self.header.undo == Undoing::NotPastChance && self.tree.seen_since(to).is_some() {
            return Err(SessionError::PastChance);
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
    pub fn forth(&self, reach: Reach) -> Result<Move, SessionError> {
        let to = reach.forth(&self.tree).ok_or(SessionError::NothingToRedo)?;
        Ok(self.ready(vec![Record::Head(self.tree.node(to).number)], Change::Head(to)))
    }

    /// What goes to any moment: a place on some way where it was the players' turn. The way that is left is kept, under
    /// this name if one is given.
    ///
    /// # Errors
    /// If there is no such moment, or the campaign does not allow to take back what was seen since.
    pub fn go_to(&self, number: u32, name: Option<&str>) -> Result<Move, SessionError> {
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
    pub fn name_branch(&self, at: u32, name: &str) -> Result<Move, SessionError> {
        self.tree.place(at).ok_or(SessionError::NoSuchMoment)?;
        let records = vec![Record::Kept(Kept { at, name: name.to_owned() })];
        Ok(self.ready(records, Change::Note))
    }

    /// What gives the whole file another name.
    pub fn renamed(&self, name: &str) -> Move {
        self.ready(vec![Record::Named(name.to_owned())], Change::Note)
    }

    /// What says who is at the table from now on.
    pub fn seated(&self, tonight: Tonight) -> Move {
        self.ready(vec![Record::Tonight(tonight)], Change::Note)
    }

    fn ready(&self, records: Vec<Record>, change: Change) -> Move {
        Move { records, change, from: self.stand() }
    }

    pub(super) fn stand(&self) -> (usize, usize) {
        (self.tree.head_index(), self.tree.len())
    }
}

/// Moves the head, with the players' own dice to the tray and back; tells what happens again on the way.
pub(super) fn go(tree: &mut Tree, tray: &mut Tray, to: usize) -> Vec<crate::engine::Event> {
    let common = left(tree, tray, to);
    tree.move_head(to);
    tray.give_again(tree.chances_between(common));
    tree.events_since(common)
}

/// Marks what is taken back when the head leaves for a place, and says from where on the ways differ.
pub(super) fn left(tree: &mut Tree, tray: &mut Tray, to: usize) -> usize {
    let common = tree.meeting(tree.head_index(), to);
    tray.take_back(tree.chances_between(common));
    let mut seen = tree.seen_since(common);
    // What had been taken back on the way that is left was seen all the same: the mark goes along to where one stands.
    seen.add(tree.take_crossed_since(common));
    tree.node_mut(common).crossed.add(seen);
    common
}
