//! Replays a history, line by line.
//!
//! Between two checkpoints the inputs are played by today's rules. Where they lead to another state than they did, or
//! are no longer legal, play goes on from the next checkpoint: nobody loses what they had.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::attendance::AttendanceLog;
use super::branch::Branches;
use super::chance_queue::ChanceQueue;
use super::draft::{after, node, secret_of};
use super::load_error::LoadError;
use super::node::{Node, Step};
use super::packs::missing;
use super::transaction::mark_undone;
use super::tree::Tree;
use crate::game::{AnyInput, Game, HashForm, Illegal, Input, Pending, Wanted};
use crate::save::{
    Checkpoint, Hash, Header, InputRecord, InputSource, Progress, Reading, Record, StageChange, Writer, WrittenInput,
    cut,
};

/// The most nodes that may be passed while a file is replayed, by all moves of the head and by what is played or looked up
/// on the way to an input: back to the start and on to the end, eight hundred times, in a campaign of five thousand moves. It
/// bounds the time that a hostile file takes.
const MOST_STEPS: usize = 8_000_000;

/// The most states that are kept because a file goes on from them, or from beside them, in a way that cannot be replayed: one
/// a turn, in twenty campaigns. It bounds the memory that a hostile file takes.
pub(super) const MOST_GAPS: usize = 4_000;

/// Letters at the most of why a set-up cannot be read: the reason repeats what stands there.
const LONGEST_REASON: usize = 200;

/// A replayed history.
pub(super) struct Replayed<G: Game> {
    /// What it was begun with.
    pub(super) setup: G::Setup,
    pub(super) tree: Tree<G>,
    pub(super) queue: ChanceQueue<G>,
    pub(super) branches: Branches,
    pub(super) attendance: AttendanceLog,
    /// What the file is called.
    pub(super) name: String,
    /// The number of inputs on the path to the head that could not be played.
    pub(super) lost: usize,
    /// Whether the state at the head differs from the one that was written.
    pub(super) adapted: bool,
    /// Whether another version or other content wrote the last lines.
    pub(super) foreign: bool,
    /// The fingerprint of the content in use.
    pub(super) fingerprint: Hash,
    /// The numbers of the inputs whose states differ from what was written.
    differing: BTreeSet<u32>,
    /// The inputs that could not be played.
    unplayable: BTreeSet<u32>,
    /// The inputs whose checkpoints do not match what was played.
    pub(super) forged: BTreeSet<u32>,
}

/// Replays a history.
///
/// # Errors
/// If it is of another game, its first stage is unknown, it needs packs that are not installed, or it goes back and forth
/// more than any game does.
pub(super) fn replay<G: Game>(
    catalogue: &Arc<G::Catalogue>,
    header: &Header,
    records: &[Record],
) -> Result<Replayed<G>, LoadError<G::Fault>> {
    let (setup, stage) = first_stage::<G>(catalogue, header)?;
    let mut events = Vec::new();
    let game = G::begin(catalogue, &setup, &stage, &mut events).map_err(LoadError::Game)?;
    let root = node(&game, Progress::default(), 0, Step::Start, InputSource::Script, None, events, None);
    let fingerprint = G::fingerprint(catalogue);
    let mut history = History {
        tree: Tree::new(root, stage, game),
        queue: ChanceQueue::default(),
        branches: Branches::default(),
        attendance: AttendanceLog::default(),
        name: header.name.clone(),
        parents: BTreeMap::new(),
        head: 0,
        own: false,
        strict: false,
        ours: false,
        form: HashForm::Canonical,
        fingerprint,
        differing: BTreeSet::new(),
        forged: BTreeSet::new(),
        replaced: BTreeSet::new(),
        steps: 0,
        gaps: 0,
        cached: 0,
    };
    history.written_by(&header.writer);
    for record in records {
        history.take(record)?;
    }
    let replayed = history.done(setup)?;
    match missing::<G>(catalogue, header) {
        packs if replayed.lost > 0 && !packs.is_empty() => Err(LoadError::PacksMissing(packs)),
        _ => Ok(replayed),
    }
}

/// The set-up of a file, and its first stage.
type NewGame<G> = (<G as Game>::Setup, <G as Game>::Stage);

/// The set-up of a file, and its first stage.
///
/// # Errors
/// As [`replay`].
pub(super) fn first_stage<G: Game>(
    catalogue: &Arc<G::Catalogue>,
    header: &Header,
) -> Result<NewGame<G>, LoadError<G::Fault>> {
    if header.game != G::ID {
        return Err(LoadError::OtherGame(header.game.clone()));
    }
    let packs = missing::<G>(catalogue, header);
    let setup: G::Setup = match header.setup.read() {
        Ok(setup) => setup,
        Err(_) if !packs.is_empty() => return Err(LoadError::PacksMissing(packs)),
        Err(error) => return Err(LoadError::Setup(cut(&error.to_string(), LONGEST_REASON))),
    };
    match G::first_stage(catalogue, &setup) {
        Ok(stage) => Ok((setup, stage)),
        Err(_) if !packs.is_empty() => Err(LoadError::PacksMissing(packs)),
        Err(fault) => Err(LoadError::Game(fault)),
    }
}

/// The result of replaying a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verified {
    /// The number of inputs in the file, on all branches.
    pub inputs: usize,
    /// The numbers of the inputs whose state differs from what was written.
    pub differing: Vec<u32>,
    /// The numbers of the inputs that cannot be played.
    pub unplayable: Vec<u32>,
    /// The numbers of the inputs whose checkpoints do not match the inputs before them, though this version wrote both.
    pub forged: Vec<u32>,
}

impl Verified {
    /// Whether every state and every checkpoint agrees.
    pub fn agrees(&self) -> bool {
        self.differing.is_empty() && self.unplayable.is_empty() && self.forged.is_empty()
    }
}

/// Replays all branches of a file and compares each state with the hash that was written.
///
/// # Errors
/// As for a game that is opened.
pub fn verify<G: Game>(catalogue: &Arc<G::Catalogue>, reading: &Reading) -> Result<Verified, LoadError<G::Fault>> {
    let replayed = replay::<G>(catalogue, &reading.header, &reading.records)?;
    let made = |record: &Record| match record {
        Record::Input(made) => Some(made.number),
        Record::Head(_) | Record::Branch(_) | Record::Named(_) | Record::Attendance(_) | Record::Checkpoint(_) => None,
    };
    let inputs: Vec<u32> = reading.records.iter().filter_map(made).collect();
    let unplayable = inputs.iter().copied().filter(|number| replayed.unplayable.contains(number)).collect();
    let differing = replayed.differing.into_iter().collect();
    let forged = replayed.forged.into_iter().collect();
    Ok(Verified { inputs: inputs.len(), differing, unplayable, forged })
}

/// What an input led to, and the game there; none if today's rules do not take it.
type LedTo<G> = Result<Option<(Node<G>, G)>, LoadError<<G as Game>::Fault>>;

struct History<G: Game> {
    tree: Tree<G>,
    queue: ChanceQueue<G>,
    branches: Branches,
    attendance: AttendanceLog,
    name: String,
    /// The parent of each number that could not be played.
    parents: BTreeMap<u32, u32>,
    /// The number of the head, playable or not.
    head: u32,
    /// Whether this version wrote the lines being read, with whatever content and in whatever form it hashed states.
    own: bool,
    /// Whether every state must match its hash.
    strict: bool,
    /// Whether this version with this content wrote the lines being read.
    ours: bool,
    /// How the states of the lines being read were hashed.
    form: HashForm,
    fingerprint: Hash,
    /// The numbers of the inputs whose states differ.
    differing: BTreeSet<u32>,
    /// The numbers of the inputs whose checkpoints do not match.
    forged: BTreeSet<u32>,
    /// The inputs whose states a checkpoint has replaced by another one.
    replaced: BTreeSet<u32>,
    /// Nodes passed so far.
    steps: usize,
    /// States kept so far that cannot be replayed.
    gaps: usize,
    /// States kept so far that could be.
    cached: usize,
}

impl<G: Game> History<G> {
    /// Notes what wrote the lines from here on.
    fn written_by(&mut self, writer: &Writer) {
        self.form = writer.hashes;
        self.own = writer.app == env!("CARGO_PKG_VERSION");
        self.strict = self.own && self.form.is_canonical();
        self.ours = self.strict && writer.content == self.fingerprint;
    }

    fn take(&mut self, record: &Record) -> Result<(), LoadError<G::Fault>> {
        match record {
            Record::Input(made) => self.made(made)?,
            Record::Head(number) => {
                self.head = *number;
                if let Some(place) = self.tree.place(*number) {
                    self.head_to(place)?;
                }
            }
            Record::Branch(kept) if !self.branches.has_room_for(kept.at) => return Err(LoadError::TooLong),
            Record::Branch(kept) => self.branches.keep(kept),
            Record::Named(name) => self.name = crate::save::short(name),
            Record::Attendance(attendance) => self.attendance.note(self.tree.next_number(), *attendance),
            Record::Checkpoint(checkpoint) => self.checkpoint(checkpoint)?,
        }
        Ok(())
    }

    fn made(&mut self, made: &InputRecord) -> Result<(), LoadError<G::Fault>> {
        self.tree.skip_number(made.number);
        self.head = made.number;
        match self.playable(made)? {
            Some((node, game)) => {
                let place = self.tree.add(node);
                self.tree.put_game(place, game);
                self.head_to(place)
            }
            None => {
                self.parents.insert(made.number, made.parent);
                Ok(())
            }
        }
    }

    /// Moves the head to a node. The game follows only where it is needed.
    fn head_to(&mut self, place: usize) -> Result<(), LoadError<G::Fault>> {
        let before = self.tree.head_index();
        let common = mark_undone(&mut self.tree, &mut self.queue, place);
        self.pass((before - common).saturating_add(place - common))?;
        if self.tree.node(before).when.sitting() != self.tree.node(place).when.sitting() {
            // What is kept of the other stages is dropped, wherever it is.
            self.pass(self.tree.len())?;
        }
        self.tree.jump(place, common);
        self.queue.give_again(self.tree.chances_between(common));
        Ok(())
    }

    /// Counts nodes that are passed.
    fn pass(&mut self, nodes: usize) -> Result<(), LoadError<G::Fault>> {
        self.steps = self.steps.saturating_add(nodes);
        within::<G>(self.steps, MOST_STEPS)
    }

    /// Counts a state that is kept because it cannot be replayed.
    fn keep_state(&mut self) -> Result<(), LoadError<G::Fault>> {
        self.gaps = self.gaps.saturating_add(1);
        within::<G>(self.gaps, MOST_GAPS)
    }

    /// The game at a node, played there; none if it refuses an input that it took before.
    fn bring_game_to(&mut self, place: usize) -> Result<Result<&G, Illegal>, LoadError<G::Fault>> {
        self.pass(self.tree.way_to_game(place))?;
        Ok(self.tree.bring_game_to(place))
    }

    /// An input played, if today's rules take it.
    fn playable(&mut self, made: &InputRecord) -> LedTo<G> {
        let Some(parent) = self.tree.place(made.parent) else { return Ok(None) };
        if self.bring_game_to(parent)?.is_err() {
            return Ok(None);
        }
        let led_to = match &made.input {
            WrittenInput::Stage(change) => self.stage_change(parent, change)?,
            WrittenInput::Choose(_) | WrittenInput::Die(_) | WrittenInput::Draw(_) => self.submitted(parent, made),
        };
        let Some((mut node, game)) = led_to else { return Ok(None) };
        let agrees = made.hash == if self.form.is_canonical() { node.hash } else { game.hash(self.form) };
        if !agrees {
            self.differing.insert(made.number);
        }
        if !agrees && self.strict {
            return Ok(None);
        }
        node.number = made.number;
        node.parent = Some(parent);
        Ok(Some((node, game)))
    }

    /// A choice, a die or a draw made where the game stands, at this node.
    fn submitted(&self, parent: usize, made: &InputRecord) -> Option<(Node<G>, G)> {
        let Node { progress, when, .. } = *self.tree.node(parent);
        let game = self.tree.game();
        let input = parse_input(game, &made.input)?;
        let (asked, progress) = after(game, progress, &input, made.by);
        let secret = secret_of(game, &input);
        let mut game = game.clone();
        let mut events = Vec::new();
        game.submit(input.clone(), &mut events).ok()?;
        let step = Step::Input(input);
        let mut node = node(&game, progress, when.attempt, step, made.by, asked, events, None);
        node.secret = secret;
        Some((node, game))
    }

    /// The stage that begins where the game stands, at this node.
    fn stage_change(&mut self, parent: usize, change: &StageChange) -> LedTo<G> {
        let Node { progress, when, .. } = *self.tree.node(parent);
        let (game, attempt) = (self.tree.game(), when.attempt);
        let Some(wanted) = game.wanted() else { return Ok(None) };
        let next = match change {
            StageChange::Again => None,
            StageChange::Next(written) => match G::read_stage(game.catalogue(), written) {
                Ok(stage) => Some(stage),
                Err(_) => return Ok(None),
            },
        };
        // The way back to where the stage began.
        self.pass(parent)?;
        let (stage, attempt) = match (next, wanted) {
            (None, Wanted::Again) => (self.tree.stage_at(parent).clone(), attempt.saturating_add(1)),
            (Some(stage), Wanted::Next) => (stage, 0),
            (None, Wanted::Next) | (Some(_), Wanted::Again) => return Ok(None),
        };
        let began = self.tree.stage_start(parent);
        let mut events = Vec::new();
        let game = self.tree.game().enter_stage(&stage, &began, &mut events);
        let node = node(&game, progress, attempt, Step::StageChange, InputSource::Generator, None, events, Some(stage));
        Ok(Some((node, game)))
    }

    /// The hash of the state at a node, in the form of the lines being read.
    fn hash_at(&mut self, place: usize) -> Result<Hash, LoadError<G::Fault>> {
        let form = self.form;
        if form.is_canonical() {
            return Ok(self.tree.node(place).hash);
        }
        Ok(self.bring_game_to(place)?.map_err(LoadError::Refused)?.hash(form))
    }

    /// Reads a checkpoint. Where today's rules have led to another state, the checkpoint counts; but one of this version
    /// has to match its own hash, and with the same content also the inputs before it.
    fn checkpoint(&mut self, checkpoint: &Checkpoint) -> Result<(), LoadError<G::Fault>> {
        self.written_by(&checkpoint.writer);
        let place = self.tree.place(checkpoint.at);
        if let Some(place) = place
            && self.hash_at(place)? == checkpoint.hash
        {
            return self.cache(place);
        }
        if self.ours && place.is_some() {
            self.forged.insert(checkpoint.at);
            return Ok(());
        }
        let Some((state, stage)) = self.read(checkpoint) else { return Ok(()) };
        let game = G::resume(self.tree.game().catalogue(), &stage, state);
        if self.own && game.hash(self.form) != checkpoint.hash {
            self.forged.insert(checkpoint.at);
            return Ok(());
        }
        let attempt = place.map_or(0, |place| self.tree.node(place).when.attempt);
        let fresh =
            node(&game, checkpoint.progress, attempt, Step::Gap, InputSource::Script, None, Vec::new(), Some(stage));
        match place {
            // The same state in another form.
            Some(place) if self.tree.node(place).hash == fresh.hash => {
                self.differing.remove(&checkpoint.at);
                self.keep_state()?;
                self.tree.node_mut(place).state = fresh.state;
            }
            Some(place) => self.replace(place, fresh, game)?,
            None => self.resume_from(checkpoint.at, fresh, game)?,
        }
        Ok(())
    }

    /// Keeps the state of a checkpoint that agrees, so that less is played again later; of very many the last ones are left
    /// out.
    fn cache(&mut self, place: usize) -> Result<(), LoadError<G::Fault>> {
        if self.tree.node(place).has_cached_state() || self.cached >= MOST_GAPS {
            return Ok(());
        }
        self.cached += 1;
        let state = self.bring_game_to(place)?.map_err(LoadError::Refused)?.state().clone();
        self.tree.node_mut(place).cache_state(state);
        Ok(())
    }

    /// Puts the state of a checkpoint in the place of the one that was played. What had followed stays as it was played.
    fn replace(&mut self, place: usize, fresh: Node<G>, game: G) -> Result<(), LoadError<G::Fault>> {
        self.pass(self.tree.len() - place)?;
        for child in self.tree.children_to_anchor(place) {
            self.keep_state()?;
            self.pass(self.tree.way_to_game(child))?;
            self.tree.anchor(child).map_err(LoadError::Refused)?;
        }
        self.keep_state()?;
        let node = self.tree.node_mut(place);
        (node.hash, node.rest, node.when, node.stage) = (fresh.hash, fresh.rest, fresh.when, fresh.stage);
        node.state = fresh.state;
        let number = node.number;
        self.differing.insert(number);
        self.replaced.insert(number);
        self.tree.put_game(place, game);
        Ok(())
    }

    /// The state of a checkpoint, if it can still be read, and its stage.
    fn read(&self, checkpoint: &Checkpoint) -> Option<(G::State, G::Stage)> {
        let catalogue = self.tree.game().catalogue();
        let stage = match &checkpoint.stage {
            Some(written) => G::read_stage(catalogue, written).ok()?,
            None => self.tree.stage_at(0).clone(),
        };
        let state = G::read_state(catalogue, &stage, &checkpoint.state).ok()?;
        Some((state, stage))
    }

    /// Goes on from a checkpoint after inputs that could not be played.
    fn resume_from(&mut self, number: u32, mut node: Node<G>, game: G) -> Result<(), LoadError<G::Fault>> {
        let parent = self.last_playable(number)?;
        node.number = number;
        node.parent = Some(parent);
        self.keep_state()?;
        // Numbers stay in order only if this one comes last.
        if self.tree.node(self.tree.len() - 1).number >= number {
            return Ok(());
        }
        let place = self.tree.add(node);
        self.tree.put_game(place, game);
        self.head_to(place)
    }

    /// The last playable node on the path to a number.
    fn last_playable(&mut self, mut number: u32) -> Result<usize, LoadError<G::Fault>> {
        loop {
            if let Some(place) = self.tree.place(number) {
                return Ok(place);
            }
            self.pass(1)?;
            number = self.parents.get(&number).copied().unwrap_or(0);
        }
    }

    fn done(mut self, setup: G::Setup) -> Result<Replayed<G>, LoadError<G::Fault>> {
        let mut lost = 0;
        let mut number = self.head;
        while self.tree.place(number).is_none() {
            lost += 1;
            number = self.parents.get(&number).copied().unwrap_or(0);
        }
        if lost > 0 {
            let last = self.last_playable(number)?;
            let place = self.tree.last_pause(last);
            self.head_to(place)?;
        }
        self.tree.finish_replay().map_err(LoadError::Refused)?;
        let replaced = |place: usize| self.replaced.contains(&self.tree.node(place).number);
        let adapted = self.differing.contains(&number) || self.tree.ancestors(self.tree.head_index()).any(replaced);
        let Self { tree, queue, branches, attendance, name, differing, ours, fingerprint, parents, forged, .. } = self;
        let unplayable = parents.into_keys().collect();
        Ok(Replayed {
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
            forged,
        })
    }
}

/// Refuses a file of which there is more than any game has.
fn within<G: Game>(count: usize, most: usize) -> Result<(), LoadError<G::Fault>> {
    if count > most { Err(LoadError::TooLong) } else { Ok(()) }
}

/// The input that a line stands for at this point of the game.
pub(super) fn parse_input<G: Game>(game: &G, written: &WrittenInput) -> Option<Input<G>> {
    match (written, game.pending()) {
        (WrittenInput::Die(die), Pending::Chance(_)) => Some(AnyInput::Die(*die)),
        (WrittenInput::Draw(token), Pending::Draw(_)) => game.read_drawn(token).map(AnyInput::Drawn),
        (WrittenInput::Choose(option), Pending::Choose(_)) => game.read_answer(option).map(AnyInput::Answer),
        (WrittenInput::Die(_) | WrittenInput::Draw(_) | WrittenInput::Choose(_) | WrittenInput::Stage(_), _) => None,
    }
}
