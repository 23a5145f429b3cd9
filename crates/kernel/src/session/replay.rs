//! A history played again, line by line.
//!
//! Between two checkpoints the inputs are played by the rules of today. Where they lead elsewhere than they did, or are
//! not legal any more, play goes on from the next state that was kept: what people had stays theirs.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::attendance::AttendanceLog;
use super::branch::Branches;
use super::chance_queue::ChanceQueue;
use super::draft::{after, node, secret_of};
use super::load::{LoadError, missing};
use super::node::{Node, Step};
use super::transaction::left;
use super::tree::Tree;
use crate::game::{AnyInput, Game, HashForm, Input, Pending, Wanted};
use crate::save::{By, Checkpoint, Embark, Hash, Header, Made, Marks, Reading, Record, Writer, Written};

/// A history played again.
pub(super) struct Replayed<G: Game> {
    /// What it was begun with.
    pub(super) setup: G::Setup,
    pub(super) tree: Tree<G>,
    pub(super) queue: ChanceQueue<G>,
    pub(super) branches: Branches,
    pub(super) attendance: AttendanceLog,
    /// What the file is called.
    pub(super) name: String,
    /// Inputs on the way to the last head that could not be played.
    pub(super) lost: usize,
    /// Whether the head was played again by other rules than it was played by.
    pub(super) adapted: bool,
    /// Whether the last lines were made by another version, or with other content.
    pub(super) foreign: bool,
    /// The fingerprint of the definitions that are played with now.
    pub(super) fingerprint: Hash,
    /// The inputs whose states are not what they were, by their numbers.
    differing: BTreeSet<u32>,
    /// The inputs that could not be played.
    unplayable: BTreeSet<u32>,
}

/// Plays a history again.
///
/// # Errors
/// If it is of another game, its first stage is not known here, or it cannot be played without packs that are not here.
pub(super) fn replay<G: Game>(
    catalogue: &Arc<G::Catalogue>,
    header: &Header,
    records: &[Record],
) -> Result<Replayed<G>, LoadError<G::Fault>> {
    let (setup, stage) = first_stage::<G>(catalogue, header)?;
    let mut events = Vec::new();
    let game = G::begin(catalogue, &setup, &stage, &mut events).map_err(LoadError::Game)?;
    let root = node(&game, Marks::default(), 0, Step::Start, By::Script, None, events, None);
    let fingerprint = G::fingerprint(catalogue);
    let mut history = History {
        tree: Tree::new(root, stage, game.clone()),
        game: (0, game),
        queue: ChanceQueue::default(),
        branches: Branches::default(),
        attendance: AttendanceLog::default(),
        name: header.name.clone(),
        parents: BTreeMap::new(),
        head: 0,
        strict: false,
        ours: false,
        form: HashForm::Canonical,
        fingerprint,
        differing: BTreeSet::new(),
    };
    history.written_by(&header.writer);
    for record in records {
        history.take(record);
    }
    let replayed = history.done(setup);
    match missing::<G>(catalogue, header) {
        packs if replayed.lost > 0 && !packs.is_empty() => Err(LoadError::PacksMissing(packs)),
        _ => Ok(replayed),
    }
}

/// What a file was begun with, and its first stage.
type Begun<G> = (<G as Game>::Setup, <G as Game>::Stage);

/// What a file was begun with, and its first stage.
///
/// # Errors
/// As [`replay`].
pub(super) fn first_stage<G: Game>(
    catalogue: &Arc<G::Catalogue>,
    header: &Header,
) -> Result<Begun<G>, LoadError<G::Fault>> {
    if header.game != G::ID {
        return Err(LoadError::OtherGame(header.game.clone()));
    }
    let packs = missing::<G>(catalogue, header);
    let setup: G::Setup = match header.setup.read() {
        Ok(setup) => setup,
        Err(_) if !packs.is_empty() => return Err(LoadError::PacksMissing(packs)),
        Err(error) => return Err(LoadError::Setup(error.to_string())),
    };
    match G::first_stage(catalogue, &setup) {
        Ok(stage) => Ok((setup, stage)),
        Err(_) if !packs.is_empty() => Err(LoadError::PacksMissing(packs)),
        Err(fault) => Err(LoadError::Game(fault)),
    }
}

/// How a file's history stands up to being played again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verified {
    /// Inputs that the file holds, on all ways.
    pub inputs: usize,
    /// The numbers of those whose state is not the one that was written down.
    pub differing: Vec<u32>,
    /// The numbers of those that cannot be played.
    pub unplayable: Vec<u32>,
}

impl Verified {
    /// Whether every state agrees.
    pub fn agrees(&self) -> bool {
        self.differing.is_empty() && self.unplayable.is_empty()
    }
}

/// Plays all of a file again, on every way, and compares each state with the hash that was written.
///
/// # Errors
/// As for a game that is opened.
pub fn verify<G: Game>(catalogue: &Arc<G::Catalogue>, reading: &Reading) -> Result<Verified, LoadError<G::Fault>> {
    let replayed = replay::<G>(catalogue, &reading.header, &reading.records)?;
    let made = |record: &Record| match record {
        Record::Made(made) => Some(made.number),
        _ => None,
    };
    let inputs: Vec<u32> = reading.records.iter().filter_map(made).collect();
    let unplayable = inputs.iter().copied().filter(|number| replayed.unplayable.contains(number)).collect();
    let differing = replayed.differing.into_iter().collect();
    Ok(Verified { inputs: inputs.len(), differing, unplayable })
}

struct History<G: Game> {
    tree: Tree<G>,
    /// A place, and the game as it stood there: mostly where the next line goes on.
    game: (usize, G),
    queue: ChanceQueue<G>,
    branches: Branches,
    attendance: AttendanceLog,
    name: String,
    /// The parent of each number that could not be played.
    parents: BTreeMap<u32, u32>,
    /// The number of the head, playable or not.
    head: u32,
    /// Whether each state has to be as it was.
    strict: bool,
    /// Whether lines are being read that this program wrote, with this content.
    ours: bool,
    /// How the states of the lines being read were hashed.
    form: HashForm,
    fingerprint: Hash,
    /// The numbers whose states are not as they were.
    differing: BTreeSet<u32>,
}

impl<G: Game> History<G> {
    /// The lines from here on were written by this.
    fn written_by(&mut self, writer: &Writer) {
        self.form = writer.hashes;
        self.strict = writer.app == env!("CARGO_PKG_VERSION") && self.form.is_canonical();
        self.ours = self.strict && writer.content == self.fingerprint;
    }

    fn take(&mut self, record: &Record) {
        match record {
            Record::Made(made) => self.made(made),
            Record::Head(number) => {
                self.head = *number;
                if let Some(place) = self.tree.place(*number) {
                    self.go_to(place);
                }
            }
            Record::Kept(kept) => self.branches.keep(kept.clone()),
            Record::Named(name) => self.name.clone_from(name),
            Record::Attendance(attendance) => self.attendance.note(self.tree.next_number(), *attendance),
            Record::Checkpoint(checkpoint) => self.checkpoint(checkpoint),
        }
    }

    fn made(&mut self, made: &Made) {
        self.tree.skip_number(made.number);
        self.head = made.number;
        match self.playable(made) {
            Some((node, game)) => {
                let place = self.tree.add(node);
                self.stand_at(place, game);
            }
            None => {
                self.parents.insert(made.number, made.parent);
            }
        }
    }

    /// The head has come to a place, with this game.
    fn stand_at(&mut self, place: usize, game: G) {
        let common = left(&mut self.tree, &mut self.queue, place);
        self.tree.move_head_with(place, game.clone());
        self.queue.give_again(self.tree.chances_between(common));
        self.game = (place, game);
    }

    /// The head goes to a place that it has been at.
    fn go_to(&mut self, place: usize) {
        let game = self.tree.game_at(place);
        self.stand_at(place, game);
    }

    fn game_at(&mut self, place: usize) -> &G {
        if self.game.0 != place {
            self.game = (place, self.tree.game_at(place));
        }
        &self.game.1
    }

    fn playable(&mut self, made: &Made) -> Option<(Node<G>, G)> {
        let parent = self.tree.place(made.parent)?;
        let Node { marks, when, .. } = *self.tree.node(parent);
        let (mut node, game) = match &made.input {
            Written::Embark(embark) => self.embarked(parent, embark, marks, when.attempt)?,
            written => {
                let game = self.game_at(parent);
                let input = understood(game, written)?;
                let (asked, marks) = after(game, marks, &input, made.by);
                let secret = secret_of(game);
                let mut game = game.clone();
                let mut events = Vec::new();
                game.submit(input.clone(), &mut events).ok()?;
                let step = Step::Input(input);
                let mut node = node(&game, marks, when.attempt, step, made.by, asked, events, None);
                node.secret = secret;
                (node, game)
            }
        };
        let agrees = made.hash == if self.form.is_canonical() { node.hash } else { game.hash(self.form) };
        if !agrees {
            self.differing.insert(made.number);
        }
        if !agrees && self.strict {
            return None;
        }
        node.number = made.number;
        node.parent = Some(parent);
        Some((node, game))
    }

    fn embarked(&mut self, parent: usize, embark: &Embark, marks: Marks, attempt: u8) -> Option<(Node<G>, G)> {
        let began = self.tree.began(parent);
        let game = self.game_at(parent);
        let wanted = game.wanted()?;
        let next = match embark {
            Embark::Again => None,
            Embark::Next(written) => Some(G::read_stage(game.catalogue(), written).ok()?),
        };
        let (stage, attempt) = match (next, wanted) {
            (None, Wanted::Again) => (self.tree.stage_at(parent).clone(), attempt.saturating_add(1)),
            (Some(stage), Wanted::Next) => (stage, 0),
            (None, Wanted::Next) | (Some(_), Wanted::Again) => return None,
        };
        let mut events = Vec::new();
        let game = self.game_at(parent).embark(&stage, &began, &mut events);
        let node = node(&game, marks, attempt, Step::Embark, By::Generator, None, events, Some(stage));
        Some((node, game))
    }

    /// The hash of the state at a place, as the lines being read have it.
    fn hash_at(&mut self, place: usize) -> Hash {
        let form = self.form;
        if form.is_canonical() { self.tree.node(place).hash } else { self.game_at(place).hash(form) }
    }

    /// A state that was kept: where the rules of today have led elsewhere, it counts.
    fn checkpoint(&mut self, checkpoint: &Checkpoint) {
        self.written_by(&checkpoint.writer);
        let place = self.tree.place(checkpoint.at);
        if let Some(place) = place.filter(|place| self.hash_at(*place) == checkpoint.hash) {
            if !self.tree.node(place).was_held() {
                let state = self.game_at(place).state().clone();
                self.tree.node_mut(place).keep(state);
            }
            return;
        }
        let Some((state, stage)) = self.read(checkpoint) else { return };
        let game = G::resume(self.tree.game().catalogue(), &stage, state);
        let attempt = place.map_or(0, |place| self.tree.node(place).when.attempt);
        let fresh = node(&game, checkpoint.marks, attempt, Step::Gap, By::Script, None, Vec::new(), Some(stage));
        match place {
            // The same, written in another way.
            Some(place) if self.tree.node(place).hash == fresh.hash => {
                self.differing.remove(&checkpoint.at);
                self.tree.node_mut(place).state = fresh.state;
            }
            Some(place) => {
                let node = self.tree.node_mut(place);
                (node.hash, node.rest, node.when, node.stage) = (fresh.hash, fresh.rest, fresh.when, fresh.stage);
                node.state = fresh.state;
                if self.tree.head_index() == place {
                    self.tree.move_head_with(place, game.clone());
                }
                self.game = (place, game);
            }
            None => self.revive(checkpoint.at, fresh, game),
        }
    }

    /// The state that a checkpoint holds, if it can still be read, and the stage that it is of.
    fn read(&self, checkpoint: &Checkpoint) -> Option<(G::State, G::Stage)> {
        let catalogue = self.tree.game().catalogue();
        let stage = match &checkpoint.stage {
            Some(written) => G::read_stage(catalogue, written).ok()?,
            None => self.tree.stage_at(0).clone(),
        };
        let state = G::read_state(catalogue, &stage, &checkpoint.state).ok()?;
        Some((state, stage))
    }

    /// Play goes on from a state that was kept, after inputs that could not be played.
    fn revive(&mut self, number: u32, mut node: Node<G>, game: G) {
        let parent = self.living(number);
        node.number = number;
        node.parent = Some(parent);
        // Numbers are in order only if this one comes last.
        if self.tree.node(self.tree.len() - 1).number >= number {
            return;
        }
        let place = self.tree.add(node);
        self.stand_at(place, game);
    }

    /// The last place on the way to a number that could be played.
    fn living(&self, mut number: u32) -> usize {
        loop {
            if let Some(place) = self.tree.place(number) {
                return place;
            }
            number = self.parents.get(&number).copied().unwrap_or(0);
        }
    }

    fn done(mut self, setup: G::Setup) -> Replayed<G> {
        let mut lost = 0;
        let mut number = self.head;
        while self.tree.place(number).is_none() {
            lost += 1;
            number = self.parents.get(&number).copied().unwrap_or(0);
        }
        if lost > 0 {
            let place = self.tree.at_rest(self.living(number));
            self.go_to(place);
        }
        let adapted = self.differing.contains(&number);
        let Self { tree, queue, branches, attendance, name, differing, ours, fingerprint, parents, .. } = self;
        let unplayable = parents.into_keys().collect();
        Replayed {
            setup,
            tree,
            queue,
            branches,
            attendance,
            name,
            lost,
            adapted,
            foreign: !ours,
            fingerprint,
            differing,
            unplayable,
        }
    }
}

/// The input that a line means at this point of the game.
fn understood<G: Game>(game: &G, written: &Written) -> Option<Input<G>> {
    match (written, game.pending()) {
        (Written::Die(die), Pending::Chance(_)) => Some(AnyInput::Die(*die)),
        (Written::Draw(token), Pending::Draw(_)) => game.read_drawn(token).map(AnyInput::Drawn),
        (Written::Choose(option), Pending::Choose(_)) => game.read_answer(option).map(AnyInput::Answer),
        (Written::Die(_) | Written::Draw(_) | Written::Choose(_) | Written::Embark(_), _) => None,
    }
}
