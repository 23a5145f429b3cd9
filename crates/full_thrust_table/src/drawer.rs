//! The files of what players keep: designs, fleets and scenarios, in the data folder and in packs.
//!
//! Folders are read with a limit on the number of files and on the size of each; a file that cannot be used is told of
//! with its reason and never written over.

use std::fs;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use full_thrust::content::Catalogue;
use full_thrust::own::{self, Fleet, MOST_BYTES, Own, OwnDesign, OwnFault, OwnScenario};
use kernel::save;
use words::Text;

use crate::words::say;

/// The most files of a folder that are read.
const MOST_FILES: usize = 200;
/// The letters of a file's name at the most, without its ending.
const MOST_STEM: usize = 40;
/// The folder of all this, in the data folder and in a pack.
pub const FOLDER: &str = "full-thrust";

/// Where the files are.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Places {
    /// The players' own folder.
    pub own: PathBuf,
    /// The packs in use: what each is called, and its folder.
    pub packs: Vec<(String, PathBuf)>,
}

/// Something that is kept in a file.
#[derive(Debug, Clone, PartialEq)]
pub struct Kept<T> {
    /// The file.
    pub path: PathBuf,
    /// The pack that it came with; none if the players made it. What came with a pack is not changed.
    pub pack: Option<String>,
    /// What is in it.
    pub own: T,
}

/// A file that cannot be used.
#[derive(Debug, Clone, PartialEq)]
pub struct Damaged {
    /// The file.
    pub path: PathBuf,
    /// Why it cannot be read.
    pub why: Why,
}

/// Why a file cannot be used or written.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Why {
    /// What is in it.
    #[error(transparent)]
    Fault(#[from] OwnFault),
    /// What the system said.
    #[error("{0}")]
    System(String),
    /// It is a link, a folder or the like.
    #[error("this is not a plain file")]
    NotAFile,
    /// Its bytes are not text.
    #[error("this is not text in UTF-8")]
    NotText,
    /// There are more files than are read.
    #[error("only {MOST_FILES} files of a folder are read")]
    TooMany,
}

impl Why {
    /// The reason in words.
    pub fn told(&self, text: &Text) -> String {
        match self {
            Self::Fault(fault) => say(text, &full_thrust::tell::own_fault(fault)),
            Self::System(reason) => text.with("full-thrust-yard-system", &[("reason", reason.clone().into())]),
            Self::NotAFile => text.get("full-thrust-yard-not-a-file"),
            Self::NotText => text.get("full-thrust-yard-not-text"),
            Self::TooMany => text.get("full-thrust-yard-too-many"),
        }
    }
}

impl From<io::Error> for Why {
    fn from(error: io::Error) -> Self {
        Self::System(error.to_string())
    }
}

/// Everything that is kept.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Drawer {
    /// Designs, by name.
    pub designs: Vec<Kept<OwnDesign>>,
    /// Fleets, by name.
    pub fleets: Vec<Kept<Fleet>>,
    /// Scenarios, by name.
    pub scenarios: Vec<Kept<OwnScenario>>,
    /// Files that cannot be used.
    pub damaged: Vec<Damaged>,
}

/// What is to be done with the files.
#[derive(Debug, Clone, PartialEq)]
pub enum Errand {
    /// Read them.
    Read,
    /// Write a thing; into its own file if it has one, else into a new one.
    Keep(Option<PathBuf>, Box<Thing>),
    /// Throw a file away.
    Remove(PathBuf),
}

/// A thing to be kept.
#[derive(Debug, Clone, PartialEq)]
pub enum Thing {
    /// A design.
    Design(OwnDesign),
    /// A fleet.
    Fleet(Fleet),
    /// A scenario.
    Scenario(OwnScenario),
}

/// What came of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Told {
    /// The file that was written, or why it could not be; none if nothing was to be written or thrown away.
    pub done: Option<Result<PathBuf, Why>>,
    /// Everything that is kept now.
    pub drawer: Drawer,
}

impl Errand {
    /// Does it, and reads everything anew.
    pub fn run(&self, catalogue: &Catalogue, places: &Places) -> Told {
        let done = match self {
            Self::Read => None,
            Self::Keep(path, thing) => Some(match thing.as_ref() {
                Thing::Design(design) => keep(places, path.as_deref(), design),
                Thing::Fleet(fleet) => keep(places, path.as_deref(), fleet),
                Thing::Scenario(scenario) => keep(places, path.as_deref(), scenario),
            }),
            Self::Remove(path) => Some(match fs::remove_file(path) {
                Ok(()) => Ok(path.clone()),
                Err(error) => Err(error.into()),
            }),
        };
        Told { done, drawer: Drawer::read(catalogue, places) }
    }
}

impl Drawer {
    /// Reads everything that is kept.
    pub fn read(catalogue: &Catalogue, places: &Places) -> Self {
        let mut damaged = Vec::new();
        let designs = all(catalogue, places, &mut damaged);
        let fleets = all(catalogue, places, &mut damaged);
        let scenarios = all(catalogue, places, &mut damaged);
        Self { designs, fleets, scenarios, damaged }
    }
}

/// All things of a kind, by name.
fn all<T: Own>(catalogue: &Catalogue, places: &Places, damaged: &mut Vec<Damaged>) -> Vec<Kept<T>> {
    let mut found = Vec::new();
    take(catalogue, files(&places.own.join(T::FOLDER), damaged), None, &mut found, damaged);
    for (name, pack) in &places.packs {
        take(catalogue, files_of_pack::<T>(pack, damaged), Some(name), &mut found, damaged);
    }
    found.sort_by(|one: &Kept<T>, other| (one.own.name(), &one.path).cmp(&(other.own.name(), &other.path)));
    found
}

fn take<T: Own>(
    catalogue: &Catalogue,
    files: Vec<PathBuf>,
    pack: Option<&String>,
    found: &mut Vec<Kept<T>>,
    damaged: &mut Vec<Damaged>,
) {
    for path in files {
        match one(catalogue, &path) {
            Ok(own) => found.push(Kept { path, pack: pack.cloned(), own }),
            Err(why) => damaged.push(Damaged { path, why }),
        }
    }
}

/// The files of a pack that may hold something of a kind. Where a folder of a stranger's is a link, it may lead anywhere.
fn files_of_pack<T: Own>(pack: &Path, damaged: &mut Vec<Damaged>) -> Vec<PathBuf> {
    let ours = pack.join(FOLDER);
    let folder = ours.join(T::FOLDER);
    let is_link = |path: &&PathBuf| fs::symlink_metadata(path).is_ok_and(|facts| facts.is_symlink());
    let Some(link) = [&ours, &folder].into_iter().find(is_link) else { return files(&folder, damaged) };
    let told = Damaged { path: link.clone(), why: Why::NotAFile };
    if !damaged.contains(&told) {
        damaged.push(told);
    }
    Vec::new()
}

/// The files of a folder that may hold something; what hinders is told of.
fn files(folder: &Path, damaged: &mut Vec<Damaged>) -> Vec<PathBuf> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        // Nothing has been kept yet.
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Vec::new(),
        Err(error) => {
            damaged.push(Damaged { path: folder.to_owned(), why: error.into() });
            return Vec::new();
        }
    };
    let is_json = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "json");
    let mut paths: Vec<PathBuf> =
        entries.filter_map(Result::ok).map(|entry| entry.path()).filter(is_json).take(MOST_FILES + 1).collect();
    paths.sort();
    if paths.len() > MOST_FILES {
        damaged.push(Damaged { path: folder.to_owned(), why: Why::TooMany });
        paths.truncate(MOST_FILES);
    }
    paths
}

/// Reads a file.
///
/// # Errors
/// If it cannot be read, or cannot be used.
pub fn one<T: Own>(catalogue: &Catalogue, path: &Path) -> Result<T, Why> {
    Ok(own::read(catalogue, &text_of(path)?)?)
}

/// The text of a file, or the beginning of one that is too long.
///
/// # Errors
/// If it cannot be read, or is no text.
pub fn text_of(path: &Path) -> Result<String, Why> {
    // A link may lead anywhere.
    if !fs::symlink_metadata(path)?.is_file() {
        return Err(Why::NotAFile);
    }
    let mut bytes = Vec::new();
    let most = u64::try_from(MOST_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    fs::File::open(path)?.take(most).read_to_end(&mut bytes)?;
    String::from_utf8(bytes).map_err(|_| Why::NotText)
}

/// Everything wrong with the files that a pack brings, file by file.
pub fn check(catalogue: &Catalogue, pack: &Path) -> Vec<Damaged> {
    let mut damaged = Vec::new();
    check_all::<OwnDesign>(catalogue, pack, &mut damaged);
    check_all::<Fleet>(catalogue, pack, &mut damaged);
    check_all::<OwnScenario>(catalogue, pack, &mut damaged);
    damaged
}

fn check_all<T: Own>(catalogue: &Catalogue, pack: &Path, damaged: &mut Vec<Damaged>) {
    for path in files_of_pack::<T>(pack, damaged) {
        let whys = match text_of(&path) {
            Ok(text) => own::check::<T>(catalogue, &text).into_iter().map(Why::from).collect(),
            Err(why) => vec![why],
        };
        damaged.extend(whys.into_iter().map(|why| Damaged { path: path.clone(), why }));
    }
}

/// Writes a thing into its file, or into a new one.
fn keep<T: Own>(places: &Places, path: Option<&Path>, own: &T) -> Result<PathBuf, Why> {
    let text = own::write(own).map_err(io::Error::from)?;
    if text.len() > MOST_BYTES {
        return Err(OwnFault::TooLarge { most: MOST_BYTES }.into());
    }
    if let Some(path) = path {
        save::replace(&save::System, path, text.as_bytes())?;
        return Ok(path.to_owned());
    }
    let folder = places.own.join(T::FOLDER);
    fs::create_dir_all(&folder)?;
    let stem = stem(own.name());
    for number in 1..10_000 {
        let counted = if number == 1 { String::new() } else { format!("-{number}") };
        let path = folder.join(format!("{stem}{counted}.json"));
        match fs::OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(mut file) => {
                file.write_all(text.as_bytes())?;
                file.sync_all()?;
                return Ok(path);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(io::Error::from(io::ErrorKind::AlreadyExists).into())
}

/// A name for a file that every system can have: small letters, digits, hyphens.
pub fn stem(name: &str) -> String {
    let mut stem = String::new();
    for letter in name.chars().flat_map(char::to_lowercase) {
        if letter.is_alphanumeric() && stem.chars().count() < MOST_STEM {
            stem.push(letter);
        } else if !stem.is_empty() && !stem.ends_with('-') {
            stem.push('-');
        }
    }
    let stem = stem.trim_end_matches('-');
    if stem.is_empty() { "unnamed".to_owned() } else { stem.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use full_thrust::own::Format;
    use full_thrust::setup::ShipSetup;

    fn fleet(name: &str) -> Fleet {
        Fleet { format: Format, name: name.into(), ships: vec![ShipSetup::of("frigate")] }
    }

    #[cfg(unix)]
    #[test]
    fn attack_n10_a_pack_leads_nowhere_by_a_link() {
        let catalogue = Catalogue::shared().expect("sound content");
        let folder = tempfile::tempdir().expect("a folder");
        let elsewhere = folder.path().join("elsewhere");
        fs::create_dir_all(elsewhere.join(Fleet::FOLDER)).expect("made");
        fs::write(elsewhere.join(Fleet::FOLDER).join("a.json"), own::write(&fleet("Home")).expect("plain"))
            .expect("kept");
        let pack = folder.path().join("pack");
        let places = Places { own: folder.path().join(FOLDER), packs: vec![("Reef".to_owned(), pack.clone())] };
        let told = |link: PathBuf| {
            let due = vec![Damaged { path: link, why: Why::NotAFile }];
            assert_eq!(check(&catalogue, &pack), due);
            assert_eq!(Drawer::read(&catalogue, &places), Drawer { damaged: due, ..Drawer::default() });
        };
        fs::create_dir(&pack).expect("made");
        std::os::unix::fs::symlink(&elsewhere, pack.join(FOLDER)).expect("made");
        told(pack.join(FOLDER));
        fs::remove_file(pack.join(FOLDER)).expect("removed");
        fs::create_dir(pack.join(FOLDER)).expect("made");
        let fleets = pack.join(FOLDER).join(Fleet::FOLDER);
        std::os::unix::fs::symlink(elsewhere.join(Fleet::FOLDER), &fleets).expect("made");
        told(fleets);
    }

    #[test]
    fn what_is_kept_is_read_again_and_nothing_is_written_over() {
        let catalogue = Catalogue::shared().expect("sound content");
        let folder = tempfile::tempdir().expect("a folder");
        let places = Places { own: folder.path().join(FOLDER), packs: Vec::new() };
        assert_eq!(Errand::Read.run(&catalogue, &places), Told { done: None, drawer: Drawer::default() });
        let keep = |path, name: &str| {
            let told = Errand::Keep(path, Box::new(Thing::Fleet(fleet(name)))).run(&catalogue, &places);
            (told.done.expect("something is done").expect("it is written"), told.drawer)
        };
        let (first, _) = keep(None, "Home Fleet / 1");
        assert_eq!(first.file_name().and_then(|name| name.to_str()), Some("home-fleet-1.json"));
        let (second, drawer) = keep(None, "Home Fleet / 1");
        assert_ne!(first, second);
        assert_eq!(drawer.fleets.len(), 2);
        let (again, drawer) = keep(Some(second.clone()), "Away");
        assert_eq!(again, second);
        let names: Vec<&str> = drawer.fleets.iter().map(|kept| kept.own.name.as_str()).collect();
        assert_eq!(names, ["Away", "Home Fleet / 1"]);
        let told = Errand::Remove(second).run(&catalogue, &places);
        assert_eq!(told.drawer.fleets.len(), 1);
    }

    #[test]
    fn damaged_files_are_told_of_and_the_others_are_read() {
        let catalogue = Catalogue::shared().expect("sound content");
        let folder = tempfile::tempdir().expect("a folder");
        let pack = folder.path().join("packs/tide");
        let fleets = pack.join(FOLDER).join("fleets");
        fs::create_dir_all(fleets.join("a-folder.json")).expect("folders");
        fs::write(fleets.join("good.json"), own::write(&fleet("Tide")).expect("plain data")).expect("a file");
        fs::write(fleets.join("cut.json"), "{\n \"format\": 1,").expect("a file");
        fs::write(fleets.join("bytes.json"), [0xff, 0xfe]).expect("a file");
        fs::write(fleets.join("huge.json"), " ".repeat(MOST_BYTES * 2)).expect("a file");
        fs::write(fleets.join("notes.txt"), "left alone").expect("a file");
        let places = Places { own: folder.path().join("none"), packs: vec![("Low Tide".into(), pack)] };
        let drawer = Drawer::read(&catalogue, &places);
        assert_eq!(drawer.fleets.len(), 1);
        assert_eq!(drawer.fleets[0].pack.as_deref(), Some("Low Tide"));
        let damaged: Vec<_> = drawer.damaged.iter().filter_map(|damaged| damaged.path.file_name()).collect();
        assert_eq!(damaged.len(), 4, "{damaged:?}");
        let why = |name: &str| &drawer.damaged.iter().find(|found| found.path.ends_with(name)).expect("told of").why;
        assert!(matches!(why("cut.json"), Why::Fault(OwnFault::Unreadable { line: 2, .. })));
        assert!(matches!(why("huge.json"), Why::Fault(OwnFault::TooLarge { .. })));
        assert_eq!(why("a-folder.json"), &Why::NotAFile);
        assert_eq!(why("bytes.json"), &Why::NotText);
    }

    #[test]
    fn every_fault_of_a_pack_is_found() {
        let catalogue = Catalogue::shared().expect("sound content");
        let pack = tempfile::tempdir().expect("a folder");
        let fleets = pack.path().join(FOLDER).join(Fleet::FOLDER);
        fs::create_dir_all(&fleets).expect("folders");
        let two =
            Fleet { ships: vec![ShipSetup::of("boat"), ShipSetup::of("frigate"), ShipSetup::of("raft")], ..fleet("") };
        fs::write(fleets.join("b.json"), own::write(&two).expect("plain data")).expect("a file");
        fs::write(fleets.join("a.json"), own::write(&fleet("Tide")).expect("plain data")).expect("a file");
        let found = check(&catalogue, pack.path());
        assert!(found.iter().all(|damaged| damaged.path.ends_with("b.json")));
        let paths: Vec<_> = found
            .iter()
            .map(|damaged| match &damaged.why {
                Why::Fault(fault) => fault.path().expect("it lies in the file"),
                other => panic!("{other}"),
            })
            .collect();
        assert_eq!(paths, ["name", "ships[0].class", "ships[2].class"]);
    }

    #[test]
    fn names_of_files_are_harmless() {
        assert_eq!(stem("../../etc/passwd"), "etc-passwd");
        assert_eq!(stem("Ärger & Söhne"), "ärger-söhne");
        assert_eq!(stem("///"), "unnamed");
        assert!(stem(&"x".repeat(500)).len() <= MOST_STEM);
    }
}
