//! A history played again, line by line.
//!
//! Between two checkpoints the inputs are played by the rules of today. Where they lead elsewhere than they did, or are
//! not legal any more, play goes on from the next state that was kept: what people had stays theirs.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::branch::Branches;
use super::dice::Tray;
use super::draft::{after, node};
use super::evenings::Evenings;
use super::load::{LoadError, known, laid, missing};
use super::moves::left;
use super::node::{Node, Stage, Step};
use super::tree::Tree;
use crate::content::Content;
use crate::engine::{Game, Input, Pending, Setup, Sought, State};
use crate::save::{By, Checkpoint, Embark, Embarked, Hash, Header, Made, Marks, Reading, Record, Written};

/// A history played again.
pub(super) struct Replayed {
    pub(super) tree: Tree,
    pub(super) tray: Tray,
    pub(super) branches: Branches,
    pub(super) evenings: Evenings,
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
/// If its first scenario is not known here, or it cannot be played without packs that are not here.
pub(super) fn replay(content: &Arc<Content>, header: &Header, records: &[Record]) -> Result<Replayed, LoadError> {
    let scenario = known(content, header)?;
    let embarked = Embarked { scenario: header.scenario.clone(), mission: header.mission.clone() };
    let setup = Setup { mode: header.mode, seats: header.seats.into(), scripted: header.scripted, players: None };
    let mut events = Vec::new();
    let game = match header.campaign {
        None => Game::new(Arc::clone(content), Arc::clone(&scenario), setup, &mut events),
        Some(campaign) => {
            let content = Arc::clone(content);
            Game::campaign(content, Arc::clone(&scenario), setup, campaign.scenarios, &mut events)
        }
    };
    let stage = Stage { scenario, embarked };
    let root = node(&game, Marks::default(), 0, Step::Start, By::Script, None, events, None);
    let fingerprint = crate::save::fingerprint(content);
    let mut history = History {
        tree: Tree::new(root, stage, game.clone()),
        game: (0, game),
        tray: Tray::default(),
        branches: Branches::default(),
        evenings: Evenings::default(),
        name: header.name.clone(),
        parents: BTreeMap::new(),
        head: 0,
        strict: is_ours(header),
        ours: is_ours(header) && header.content == fingerprint,
        fingerprint,
        differing: BTreeSet::new(),
    };
    for record in records {
        history.take(record);
    }
    let replayed = history.done();
    match missing(content, header) {
        packs if replayed.lost > 0 && !packs.is_empty() => Err(LoadError::PacksMissing(packs)),
        _ => Ok(replayed),
    }
}

/// Whether lines were written by this version of the program.
fn is_ours(header: &Header) -> bool {
    header.app == env!("CARGO_PKG_VERSION")
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
pub fn verify(content: &Arc<Content>, reading: &Reading) -> Result<Verified, LoadError> {
    let replayed = replay(content, &reading.header, &reading.records)?;
    let made = |record: &Record| match record {
        Record::Made(made) => Some(made.number),
        _ => None,
    };
    let inputs: Vec<u32> = reading.records.iter().filter_map(made).collect();
    let unplayable = inputs.iter().copied().filter(|number| replayed.unplayable.contains(number)).collect();
    let differing = replayed.differing.into_iter().collect();
    Ok(Verified { inputs: inputs.len(), differing, unplayable })
}

struct History {
    tree: Tree,
    /// A place, and the game as it stood there: mostly where the next line goes on.
    game: (usize, Game),
    tray: Tray,
    branches: Branches,
    evenings: Evenings,
    name: String,
    /// The parent of each number that could not be played.
    parents: BTreeMap<u32, u32>,
    /// The number of the head, playable or not.
    head: u32,
    /// Whether each state has to be as it was.
    strict: bool,
    /// Whether lines are being read that this program wrote, with this content.
    ours: bool,
    fingerprint: Hash,
    /// The numbers whose states are not as they were.
    differing: BTreeSet<u32>,
}

impl History {
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
            Record::Tonight(tonight) => self.evenings.note(self.tree.next_number(), *tonight),
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
    fn stand_at(&mut self, place: usize, game: Game) {
        let common = left(&mut self.tree, &mut self.tray, place);
        self.tree.move_head_with(place, game.clone());
        self.tray.give_again(self.tree.chances_between(common));
        self.game = (place, game);
    }

    /// The head goes to a place that it has been at.
    fn go_to(&mut self, place: usize) {
        let game = self.tree.game_at(place);
        self.stand_at(place, game);
    }

    fn game_at(&mut self, place: usize) -> &Game {
        if self.game.0 != place {
            self.game = (place, self.tree.game_at(place));
        }
        &self.game.1
    }

    fn playable(&mut self, made: &Made) -> Option<(Node, Game)> {
        let parent = self.tree.place(made.parent)?;
        let Node { marks, when, .. } = *self.tree.node(parent);
        let (mut node, game) = match &made.input {
            Written::Embark(embark) => self.embarked(parent, embark, marks, when.attempt)?,
            written => {
                let game = self.game_at(parent);
                let input = understood(game, written)?;
                let (asked, marks) = after(game, marks, input, made.by);
                let mut game = game.clone();
                let mut events = Vec::new();
                game.submit(input, &mut events).ok()?;
                let step = Step::Input(input);
                (node(&game, marks, when.attempt, step, made.by, asked, events, None), game)
            }
        };
        let agrees = node.hash == made.hash;
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

    fn embarked(&mut self, parent: usize, embark: &Embark, marks: Marks, attempt: u8) -> Option<(Node, Game)> {
        let (began, stage) = (self.tree.began(parent), self.tree.stage_at(parent).clone());
        let game = self.game_at(parent);
        let sought = game.sought()?;
        let (stage, attempt) = match (embark, sought) {
            (Embark::Again, Sought::Again) => (stage, attempt.saturating_add(1)),
            (Embark::Next(embarked), Sought::Contract(_) | Sought::Chapter(_)) => {
                let scenario = laid(game.content(), &embarked.scenario, embarked.mission.as_ref()).ok()?;
                (Stage { scenario, embarked: embarked.clone() }, 0)
            }
            _ => return None,
        };
        let mut events = Vec::new();
        let game = game.embark(Arc::clone(&stage.scenario), &began, &mut events);
        let node = node(&game, marks, attempt, Step::Embark, By::Generator, None, events, Some(stage));
        Some((node, game))
    }

    /// A state that was kept: where the rules of today have led elsewhere, it counts.
    fn checkpoint(&mut self, checkpoint: &Checkpoint) {
        self.strict = is_ours(&checkpoint.header);
        self.ours = self.strict && checkpoint.header.content == self.fingerprint;
        let place = self.tree.place(checkpoint.at);
        if let Some(place) = place.filter(|place| self.tree.node(*place).hash == checkpoint.hash) {
            if !self.tree.node(place).was_held() {
                let state = self.game_at(place).state().clone();
                self.tree.node_mut(place).keep(state);
            }
            return;
        }
        let Some((state, stage)) = self.read(checkpoint, place) else { return };
        let content = Arc::clone(self.tree.game().content());
        let game = Game::resume(content, Arc::clone(&stage.scenario), state);
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

    /// The state that a checkpoint holds, if it can still be read, and the scenario that it is of.
    fn read(&self, checkpoint: &Checkpoint, place: Option<usize>) -> Option<(State, Stage)> {
        let content = self.tree.game().content();
        let stage = match (&checkpoint.scenario, place) {
            (Some(embarked), _) => {
                let scenario = laid(content, &embarked.scenario, embarked.mission.as_ref()).ok()?;
                Stage { scenario, embarked: embarked.clone() }
            }
            (None, _) => self.tree.stage_at(0).clone(),
        };
        let state = checkpoint.state.read(&stage.scenario.map.names).ok()?;
        Some((state, stage))
    }

    /// Play goes on from a state that was kept, after inputs that could not be played.
    fn revive(&mut self, number: u32, mut node: Node, game: Game) {
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

    fn done(mut self) -> Replayed {
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
        let Self { tree, tray, branches, evenings, name, differing, ours, fingerprint, parents, .. } = self;
        let unplayable = parents.into_keys().collect();
        Replayed {
            tree,
            tray,
            branches,
            evenings,
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
fn understood(game: &Game, written: &Written) -> Option<Input> {
    match (written, game.pending()) {
        (Written::Die(die), Pending::Chance(_)) => Some(Input::Die(*die)),
        (Written::Draw(token), Pending::Draw(_)) => {
            let names = game.names();
            let named = |input: &Input| matches!(input, Input::Drawn(drawn) if drawn.name(names) == token);
            game.chances().into_iter().find(named)
        }
        (Written::Choose(option), Pending::Choose(decision)) => {
            let names = game.names();
            decision.options.iter().copied().find(|answer| answer.id(names) == *option).map(Input::Answer)
        }
        _ => None,
    }
}
