//! A piece of play that does with files everything that is ever done with them, and keeps book of what was promised.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ironclad::content::edition::Edition;
use ironclad::engine::{Die, SEATS};
use ironclad::save::{
    self, Checkpoint, Disk, Duplicate, Embarked, Hash, Header, InputRecord, InputSource, Journal, Json, KeptBranch,
    Overwrite, Progress, Record, SaveError, Shelf, StageChange, Tonight, WrittenInput,
};

use super::disk::{Bytes, Names, SimDisk};
use crate::table::session;

const DATA: &str = "/data";
const OLD: &str = "/data/games/old-1.jsonl";
const TORN: &str = "/data/games/torn-1.jsonl";
const DAMAGED: &str = "/data/games/damaged-1.jsonl";
const DIARY: &str = "/out/diary.jsonl";
const SETTINGS: &str = "/data/settings.json";
const EXPORT: &str = "/out/game.jsonl";

/// A file, and what was promised of it.
#[derive(Debug, Clone)]
struct Promised {
    /// Where it may be.
    places: Vec<PathBuf>,
    /// The lines that were acknowledged.
    lines: Vec<Record>,
    /// The lines that were being written when it went wrong: they may be there as far as they go.
    doubtful: Vec<Record>,
}

/// What was there before and may not be lost, whatever becomes of the file.
#[derive(Debug, Clone)]
struct Original {
    path: PathBuf,
    bytes: Vec<u8>,
    /// The part of it that is kept if not the whole is.
    rest: Vec<u8>,
}

/// The play.
#[derive(Debug)]
pub struct Play {
    pub disk: SimDisk,
    pub finished: bool,
    shelf: Shelf,
    promised: Vec<Promised>,
    originals: Vec<Original>,
}

fn header(seed: u64) -> Header {
    Header { seed, ..session("tutorial-1", true, 1).header().clone() }
}

fn made(number: u32, parent: u32, input: WrittenInput) -> Record {
    Record::Input(InputRecord { number, parent, input, by: InputSource::Players, hash: Hash(u64::from(number)) })
}

fn choose(number: u32, parent: u32) -> Record {
    made(number, parent, WrittenInput::Choose(format!("move:{number}a-empty-space")))
}

/// Every kind of line, in bundles.
pub fn bundles(header: &Header) -> Vec<Vec<Record>> {
    let state = Json::of(&serde_json::json!({ "turn": 1, "notes": "x".repeat(900) })).expect("JSON");
    let next = Json::of(&Embarked { scenario: "tutorial-2".to_owned(), mission: None, edition: Edition::First })
        .expect("JSON");
    let checkpoint = Checkpoint {
        at: 3,
        hash: Hash(3),
        writer: header.writer.clone(),
        progress: Progress::default(),
        stage: Some(next.clone()),
        state,
    };
    let away = Tonight::EVERYBODY.without(SEATS[1], SEATS[0]).expect("the first is there");
    let die = WrittenInput::Die(Die::new(4).expect("a face"));
    vec![
        vec![choose(1, 0), made(2, 1, die), made(3, 2, WrittenInput::Draw("probe".to_owned()))],
        vec![Record::Checkpoint(Box::new(checkpoint))],
        vec![Record::Head(1)],
        vec![Record::Head(3)],
        vec![Record::Head(1), Record::Branch(KeptBranch { at: 3, name: "The other way".to_owned() })],
        vec![choose(4, 1)],
        vec![Record::Named("Thirty evenings".to_owned())],
        vec![Record::Attendance(away)],
        vec![made(5, 4, WrittenInput::Stage(StageChange::Next(next)))],
        vec![made(6, 5, WrittenInput::Stage(StageChange::Again))],
    ]
}

/// A game as it would lie in a file.
pub fn written(seed: u64) -> Vec<u8> {
    let disk = SimDisk::default();
    disk.put("/data/games/nothing", b"");
    let shared: Arc<dyn Disk> = Arc::new(disk.clone());
    let header = header(seed);
    let mut journal = Journal::create_on(&shared, Path::new("/data/games"), &header).expect("created");
    for bundle in bundles(&header) {
        journal.append(&bundle).expect("written");
    }
    disk.seen(journal.path().expect("a file")).expect("there")
}

/// A disk with old, torn and damaged games on it.
pub fn ground() -> SimDisk {
    let disk = SimDisk::default();
    disk.put(OLD, include_bytes!("../../../saves/format-2-tutorial-1.jsonl"));
    let torn = written(2);
    disk.put(TORN, &torn[..torn.len() - 40]);
    let mut damaged = written(3);
    let middle = damaged.len() / 2;
    damaged[middle] ^= 1;
    disk.put(DAMAGED, &damaged);
    disk.put(DIARY, b"my diary");
    disk.put(SETTINGS, b"old");
    disk
}

/// Play has come to an end, for the disk is gone.
struct Gone;

impl Play {
    pub fn on(disk: SimDisk) -> Self {
        let shelf = Shelf::on(Arc::new(disk.clone()), Path::new(DATA));
        let mut play = Self { disk, finished: false, shelf, promised: Vec::new(), originals: Vec::new() };
        for path in [OLD, TORN, DAMAGED] {
            let bytes = play.disk.seen(Path::new(path)).expect("there");
            let reading = save::read_bytes(&bytes, Path::new(path)).expect("a game");
            let whole = bytes.iter().rposition(|byte| *byte == b'\n').expect("a line") + 1;
            let rest = if path == TORN { bytes[whole..].to_vec() } else { bytes.clone() };
            play.originals.push(Original { path: path.into(), bytes, rest });
            play.promise(Path::new(path), reading.records);
        }
        play
    }

    /// The same, on a disk of its own.
    pub fn twin(&self) -> Self {
        let disk = self.disk.twin();
        let shelf = Shelf::on(Arc::new(disk.clone()), Path::new(DATA));
        let (promised, originals) = (self.promised.clone(), self.originals.clone());
        Self { disk, finished: self.finished, shelf, promised, originals }
    }

    fn promise(&mut self, path: &Path, lines: Vec<Record>) {
        self.promised.push(Promised { places: vec![path.to_owned()], lines, doubtful: Vec::new() });
    }

    fn promised(&mut self, path: &Path) -> &mut Promised {
        self.promised.iter_mut().find(|promised| promised.places[0] == path).expect("promised")
    }

    fn shared(&self) -> Arc<dyn Disk> {
        Arc::new(self.disk.clone())
    }

    /// Tries something until it works: twice, for only one thing goes wrong. What cannot be done again says so.
    fn insist<T>(&self, mut act: impl FnMut(&Self) -> Result<T, SaveError>) -> Result<T, Gone> {
        let mut last = None;
        for _ in 0..3 {
            match act(self) {
                Ok(done) => return Ok(done),
                Err(_) if self.disk.is_dead() => return Err(Gone),
                Err(error) => last = Some(error),
            }
        }
        panic!("one fault, and refused for ever: {last:?}");
    }

    /// Runs as far as the disk lets it.
    pub fn run(&mut self) {
        self.finished = self.piece().is_ok();
    }

    fn piece(&mut self) -> Result<(), Gone> {
        let header = header(7);
        let games = Path::new(DATA).join("games");
        let mut journal = self.insist(|play| Journal::create_on(&play.shared(), &games, &header))?;
        let path = journal.path().expect("a file").to_owned();
        self.promise(&path, Vec::new());
        for bundle in bundles(&header) {
            self.append(&mut journal, &path, &bundle)?;
        }
        self.looked_at(&path)?;

        self.insist(|play| play.shelf.export(&path, Path::new(EXPORT), Overwrite::Never).or_else(taken))?;
        let imported = self.insist(|play| play.shelf.import(Path::new(EXPORT), Duplicate::KeepBoth))?;
        let lines = self.promised(&path).lines.clone();
        self.promise(&imported, lines.clone());
        let again = self.shelf.import(Path::new(EXPORT), Duplicate::Refuse);
        assert!(self.disk.is_dead() || again.is_err(), "the same game twice: {again:?}");

        let copy = self.insist(|play| play.shelf.copy(&path, "A copy / with ..\\ odd: name"))?;
        self.promise(&copy, [lines, vec![Record::Named("A copy / with ..\\ odd: name".to_owned())]].concat());
        self.rename(&copy)?;
        let binned = self.carry(&copy, "bin")?;
        let back = self.carry(&binned, "games")?;
        self.reopened(&back, 20)?;

        self.carry(&imported, "bin")?;
        // From now on it may be there or not.
        self.promised.retain(|promised| !promised.places.iter().any(|place| place.starts_with("/data/bin")));
        self.insist(|play| {
            // A game that could not be read just then is not listed, and so it is left: whoever looks once more finds it.
            for _ in 0..2 {
                let games: Vec<_> = play.shelf.binned()?.into_iter().map(|found| found.path).collect();
                play.shelf.remove(&games)?;
            }
            Ok(())
        })?;

        for path in [OLD, TORN, DAMAGED] {
            self.reopened(Path::new(path), 100)?;
        }
        self.originals.push(Original { path: DIARY.into(), bytes: b"my diary".to_vec(), rest: b"my diary".to_vec() });
        self.insist(|_| journal.copy_to(Path::new(DIARY)))?;
        self.insist(|play| {
            let disk = &play.disk;
            save::replace(disk, Path::new(SETTINGS), b"new settings")
                .map(|_| ())
                .map_err(|source| SaveError::NotWritable { path: SETTINGS.into(), source })
        })?;
        drop(journal);
        self.reopened(&path, 30)
    }

    fn append(&mut self, journal: &mut Journal, path: &Path, bundle: &[Record]) -> Result<(), Gone> {
        self.promised(path).doubtful = bundle.to_vec();
        for _ in 0..2 {
            match journal.append(bundle) {
                Ok(()) => {
                    let promised = self.promised(path);
                    promised.lines.append(&mut promised.doubtful);
                    return Ok(());
                }
                Err(_) if self.disk.is_dead() => return Err(Gone),
                Err(_) => {}
            }
        }
        panic!("one fault, and refused twice");
    }

    /// Opens a game to go on with it, and adds a line.
    fn reopened(&mut self, path: &Path, number: u32) -> Result<(), Gone> {
        let shown = self.promised(path).lines.clone();
        let mut opened = self.insist(|play| {
            let opened = Journal::open_on(&play.shared(), path)?;
            assert_eq!(opened.reading.records, shown, "{}", path.display());
            match opened.journal.read_only() {
                None => Ok(opened),
                Some(why) => Err(SaveError::ReadOnly { path: path.to_owned(), why }),
            }
        })?;
        self.append(&mut opened.journal, path, &[choose(number, 0)])
    }

    /// A game that is open can be looked at, and not written.
    fn looked_at(&mut self, path: &Path) -> Result<(), Gone> {
        let shown = self.promised(path).lines.clone();
        let mut second = self.insist(|play| Journal::open_on(&play.shared(), path))?;
        assert_eq!(second.reading.records, shown);
        assert!(second.journal.read_only().is_some());
        second.journal.append(&[Record::Head(0)]).expect_err("only to be read");
        Ok(())
    }

    fn rename(&mut self, path: &Path) -> Result<(), Gone> {
        let named = Record::Named("Another name".to_owned());
        self.promised(path).doubtful = vec![named];
        self.insist(|play| play.shelf.rename(path, "Another name"))?;
        let promised = self.promised(path);
        promised.lines.append(&mut promised.doubtful);
        Ok(())
    }

    /// Into the bin, or out of it.
    fn carry(&mut self, path: &Path, folder: &str) -> Result<PathBuf, Gone> {
        let there = Path::new(DATA).join(folder).join(path.file_name().expect("a name"));
        self.promised(path).places.push(there.clone());
        let moved = self.insist(|play| {
            let moved = if folder == "bin" { play.shelf.discard(path) } else { play.shelf.restore(path) };
            match moved {
                // It was moved, and only what came after was refused.
                Err(SaveError::Missing { .. }) if play.disk.seen(&there).is_some() => Ok(there.clone()),
                moved => moved,
            }
        })?;
        assert_eq!(moved, there);
        self.promised(path).places = vec![there.clone()];
        Ok(there)
    }

    /// Everything promised is there, can be opened, is as safe as it looks, and can be gone on with.
    pub fn check(&mut self, when: &str) {
        for original in &self.originals {
            let name = original.path.display().to_string();
            let kept = self.disk.files().into_iter().filter(|path| path.display().to_string().starts_with(&name));
            let kept: Vec<_> = kept.filter_map(|path| self.disk.seen(&path)).collect();
            assert!(kept.iter().any(|bytes| *bytes == original.bytes || *bytes == original.rest), "{when}: {name}");
        }
        let settings = self.disk.seen(Path::new(SETTINGS)).expect("settings");
        assert!(settings == b"old" || settings == b"new settings", "{when}: settings");
        if let Some(exported) = self.disk.seen(Path::new(EXPORT)) {
            let reading = save::read_bytes(&exported, Path::new(EXPORT)).expect("whole");
            assert_eq!(reading.trouble, None, "{when}: exports are whole or not there");
        }

        let shown: Vec<(PathBuf, Vec<Record>)> = self.openings(when);
        for promised in &self.promised {
            let Some((path, lines)) = shown.iter().find(|(path, _)| promised.places.contains(path)) else {
                panic!("{when}: {} is gone; there is {:?}", promised.places[0].display(), self.disk.files());
            };
            let extra = lines.strip_prefix(&promised.lines[..]);
            let extra = extra.unwrap_or_else(|| panic!("{when}: {}: moves are lost", path.display()));
            assert!(promised.doubtful.starts_with(extra), "{when}: {}: moves nobody made", path.display());
        }

        let unknown = shown.iter().find(|(path, _)| !self.promised.iter().any(|known| known.places.contains(path)));
        assert!(!self.finished || unknown.is_none(), "{when}: a game that nobody began: {unknown:?}");

        // What was shown is safe: a power cut takes none of it, nor of what is added.
        self.disk.lose_power(Names::None, Bytes::None);
        for (path, mut lines) in shown {
            let again = save::read_on(&self.disk, &path).unwrap_or_else(|error| panic!("{when}: {error}"));
            assert_eq!((again.records, again.trouble), (lines.clone(), None), "{when}: {}", path.display());
            let mut opened = Journal::open_on(&self.shared(), &path).expect("opens");
            lines.push(choose(1_000, 0));
            opened.journal.append(&lines[lines.len() - 1..]).unwrap_or_else(|error| panic!("{when}: {error}"));
            drop(opened);
            self.disk.lose_power(Names::None, Bytes::None);
            let again = save::read_on(&self.disk, &path).expect("sound");
            assert_eq!((again.records, again.trouble), (lines, None), "{when}: {}", path.display());
        }
    }

    /// Opens every game there is, to go on with it.
    fn openings(&self, when: &str) -> Vec<(PathBuf, Vec<Record>)> {
        let found = [self.shelf.games(), self.shelf.binned()].map(|found| found.expect("listed"));
        let paths = found.into_iter().flatten().map(|found| found.path);
        paths
            .map(|path| {
                let opened = Journal::open_on(&self.shared(), &path).unwrap_or_else(|error| panic!("{when}: {error}"));
                assert_eq!(opened.journal.read_only(), None, "{when}: {}", path.display());
                (path, opened.reading.records)
            })
            .collect()
    }
}

/// An export that had gone through, and of which only what came after was refused.
fn taken(error: SaveError) -> Result<(), SaveError> {
    if matches!(error, SaveError::Taken { .. }) { Ok(()) } else { Err(error) }
}
