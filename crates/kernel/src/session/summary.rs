//! A summary of a saved game, for lists of games. Only what has happened since a checkpoint is played again; a file of which
//! that cannot be relied on is replayed as if it were opened.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use super::Session;
use super::load_error::LoadError;
use super::node::{TurnId, when};
use super::packs::missing;
use super::replay::{first_stage, parse_input, replay};
use crate::game::{Game, HashForm};
use crate::save::{Checkpoint, Header, InputRecord, Reading, Record, StageChange, WrittenInput};

/// A saved game as it stands.
#[derive(Debug)]
pub struct Glance<G: Game> {
    /// The first line of the file.
    pub header: Header,
    /// What it was begun with.
    pub setup: G::Setup,
    /// The players' name for it; empty if they gave none.
    pub name: String,
    /// The stage, attempt and turn it stands in.
    pub when: TurnId,
    /// The game.
    pub game: G,
    /// The events of the current stage, as far as was asked for.
    pub events: Vec<G::Event>,
}

/// Which events a summary wants: it is played again from there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Since {
    /// Those since the first question of the stage in hand.
    Stage,
    /// None: what is played again begins with the last checkpoint, which is at most a turn ago.
    Turn,
}

impl<G: Game> Session<G> {
    /// Summarises a file. It is only read.
    ///
    /// # Errors
    /// As for a game that is opened.
    pub fn glance(catalogue: &Arc<G::Catalogue>, path: &Path, since: Since) -> Result<Glance<G>, LoadError<G::Fault>> {
        let reading = Self::read(catalogue, path)?;
        if let Some((glance, _)) = resumed(catalogue, &reading, since)? {
            return Ok(glance);
        }
        replayed(catalogue, reading)
    }
}

/// A summary of the whole file, replayed from its start.
fn replayed<G: Game>(catalogue: &Arc<G::Catalogue>, reading: Reading) -> Result<Glance<G>, LoadError<G::Fault>> {
    let replayed = replay::<G>(catalogue, &reading.header, &reading.records)?;
    let tree = &replayed.tree;
    let places = tree.stage_path().into_iter();
    Ok(Glance {
        events: places.flat_map(|place| tree.node(place).kept_events().to_vec()).collect(),
        when: tree.head().when,
        game: tree.game().clone(),
        setup: replayed.setup,
        name: replayed.name,
        header: reading.header,
    })
}

/// The lines of a file that a summary needs.
struct Lines<'r> {
    /// The players' name for the game.
    name: &'r str,
    /// The inputs on the way to the head, the first first.
    way: Vec<&'r InputRecord>,
    /// The checkpoints, by the inputs that they follow.
    checkpoints: BTreeMap<u32, &'r Checkpoint>,
    /// How the states of the last lines were hashed.
    form: HashForm,
}

impl<'r> Lines<'r> {
    /// The lines of a file; none if the way to its head has a gap.
    fn of(reading: &'r Reading) -> Option<Self> {
        let (mut inputs, mut checkpoints) = (BTreeMap::new(), BTreeMap::new());
        let (mut head, mut name, mut form) = (0, reading.header.name.as_str(), reading.header.writer.hashes);
        for record in &reading.records {
            match record {
                Record::Input(made) => {
                    inputs.insert(made.number, made);
                    head = made.number;
                }
                Record::Head(number) => head = *number,
                Record::Named(given) => name = given,
                Record::Checkpoint(checkpoint) => {
                    form = checkpoint.writer.hashes;
                    checkpoints.insert(checkpoint.at, &**checkpoint);
                }
                Record::Branch(_) | Record::Attendance(_) => {}
            }
        }
        let mut way = Vec::new();
        while head != 0 {
            let made: &InputRecord = inputs.remove(&head)?;
            head = made.parent;
            way.push(made);
        }
        way.reverse();
        Some(Self { name, way, checkpoints, form })
    }

    /// Which attempt at the stage in hand it is, from 0.
    fn attempt(&self) -> u8 {
        self.way.iter().fold(0, |attempt: u8, made| match &made.input {
            WrittenInput::Stage(StageChange::Again) => attempt.saturating_add(1),
            WrittenInput::Stage(StageChange::Next(_)) => 0,
            WrittenInput::Choose(_) | WrittenInput::Die(_) | WrittenInput::Draw(_) => attempt,
        })
    }

    /// The checkpoint to go on from, and how much of the way lies before it; none if it is to be played from the start.
    fn start(&self, since: Since) -> Option<(&'r Checkpoint, usize)> {
        let is_stage = |made: &&InputRecord| matches!(made.input, WrittenInput::Stage(_));
        let stage = self.way.iter().rposition(is_stage);
        let of_stage = self.way.iter().enumerate().skip(stage.unwrap_or(0));
        let mut kept = of_stage.filter_map(|(place, made)| Some((*self.checkpoints.get(&made.number)?, place + 1)));
        match (since, stage) {
            (Since::Turn, _) => kept.next_back(),
            (Since::Stage, Some(_)) => kept.next(),
            (Since::Stage, None) => None,
        }
    }
}

/// A summary, and how many inputs were played again for it; none if it could not be had so.
type Resumed<G> = Result<Option<(Glance<G>, usize)>, LoadError<<G as Game>::Fault>>;

/// A summary of a file, resumed from a checkpoint, and how many inputs were played again; none if the state is not the one
/// that was written, or the file has none to go on from.
///
/// # Errors
/// If it is of another game, or its first stage is unknown.
fn resumed<G: Game>(catalogue: &Arc<G::Catalogue>, reading: &Reading, since: Since) -> Resumed<G> {
    let (setup, stage) = first_stage::<G>(catalogue, &reading.header)?;
    // What needs packs that are not installed is judged as a whole.
    if !missing::<G>(catalogue, &reading.header).is_empty() {
        return Ok(None);
    }
    let Some(lines) = Lines::of(reading) else { return Ok(None) };
    let Some((game, events, played)) = played(catalogue, &setup, &stage, &lines, since) else { return Ok(None) };
    let when = when(&game, lines.attempt());
    let (header, name) = (reading.header.clone(), lines.name.to_owned());
    Ok(Some((Glance { header, setup, name, when, game, events }, played)))
}

/// The game at the head, the events that were asked for, and how many inputs were played.
fn played<G: Game>(
    catalogue: &Arc<G::Catalogue>,
    setup: &G::Setup,
    first: &G::Stage,
    lines: &Lines<'_>,
    since: Since,
) -> Option<(G, Vec<G::Event>, usize)> {
    let mut events = Vec::new();
    let (mut game, before) = match lines.start(since) {
        Some((checkpoint, before)) => (resume::<G>(catalogue, first, checkpoint)?, before),
        None => (G::begin(catalogue, setup, first, &mut events).ok()?, 0),
    };
    let later = lines.way.get(before..)?;
    for made in later {
        let input = parse_input(&game, &made.input)?;
        game.submit(input, &mut events).ok()?;
    }
    let written = match lines.way.last() {
        Some(made) => game.hash(lines.form) == made.hash,
        None => true,
    };
    written.then_some((game, events, later.len()))
}

/// The game of a checkpoint.
fn resume<G: Game>(catalogue: &Arc<G::Catalogue>, first: &G::Stage, checkpoint: &Checkpoint) -> Option<G> {
    let stage = match &checkpoint.stage {
        Some(written) => G::read_stage(catalogue, written).ok()?,
        None => first.clone(),
    };
    let state = G::read_state(catalogue, &stage, &checkpoint.state).ok()?;
    Some(G::resume(catalogue, &stage, state))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::planning::{Order, Planning};
    use crate::session::{Storage, UndoScope};

    /// A game that goes back and forth, with branches and a name.
    fn session(folder: &Path, seed: u64) -> Session<Planning> {
        let storage = Storage::Folder(folder.to_owned());
        let mut session = Session::<Planning>::begin(&Arc::new(()), seed, storage).expect("a game");
        for number in 0..7 {
            let order = Order::ALL[usize::try_from((seed + number) % 3).expect("small")];
            if session.answer(order).is_err() {
                break;
            }
            if (seed + number).is_multiple_of(5)
                && let Ok(back) = session.back(UndoScope::Turn)
            {
                session.perform(back).expect("taken back");
            }
        }
        let named = session.renamed("The long watch");
        session.perform(named).expect("named");
        session
    }

    #[test]
    fn a_summary_is_the_game_as_it_stands() {
        let folder = tempfile::tempdir().expect("a folder");
        for seed in 0..20 {
            let session = session(folder.path(), seed);
            let path = session.path().expect("a file");
            let reading = Session::<Planning>::read(&(), path).expect("sound");
            let rules = Arc::new(());
            for since in [Since::Stage, Since::Turn] {
                let (glance, _) = resumed::<Planning>(&rules, &reading, since).expect("ours").expect("resumed");
                assert_eq!(glance.game.state(), session.game().state(), "seed {seed}, {since:?}");
                assert_eq!((glance.when, glance.name.as_str()), (session.when(), "The long watch"));
                assert_eq!(glance.header, *session.header());
            }
            let whole = replayed::<Planning>(&rules, Session::<Planning>::read(&(), path).expect("sound"));
            let (glance, _) = resumed::<Planning>(&rules, &reading, Since::Stage).expect("ours").expect("resumed");
            assert_eq!(glance.events, whole.expect("replayed").events);
        }
    }

    #[test]
    fn no_more_than_a_turn_is_played_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut session =
            Session::<Planning>::begin(&Arc::new(()), 3, Storage::Folder(folder.path().to_owned())).expect("a game");
        let mut most = 0;
        while session.answer(Order::Stay).is_ok() {
            let reading = Session::<Planning>::read(&(), session.path().expect("a file")).expect("sound");
            let rules = Arc::new(());
            let (_, played) = resumed::<Planning>(&rules, &reading, Since::Turn).expect("ours").expect("resumed");
            most = most.max(played);
        }
        assert!(session.game().turn() > 3 && most <= 4, "{most} inputs were played again");
    }

    /// What does not lead to the state that was written is replayed as a whole.
    #[test]
    fn a_checkpoint_that_does_not_fit_is_not_relied_on() {
        let folder = tempfile::tempdir().expect("a folder");
        let session = session(folder.path(), 1);
        let path = session.path().expect("a file").to_owned();
        let mut reading = Session::<Planning>::read(&(), &path).expect("sound");
        let first = reading.records.iter().find_map(|record| match record {
            Record::Checkpoint(checkpoint) => Some(checkpoint.state.clone()),
            Record::Input(_) | Record::Head(_) | Record::Branch(_) | Record::Named(_) | Record::Attendance(_) => None,
        });
        let first = first.expect("a checkpoint");
        for record in &mut reading.records {
            if let Record::Checkpoint(checkpoint) = record {
                checkpoint.state = first.clone();
            }
        }
        let rules = Arc::new(());
        assert!(resumed::<Planning>(&rules, &reading, Since::Turn).expect("ours").is_none());
        assert_eq!(replayed::<Planning>(&rules, reading).expect("replayed").game.state(), session.game().state());
    }
}
