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
    /// Why.
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
    /// There are more files than are read.
    #[error("only {MOST_FILES} files of a folder are read")]
    TooMany,
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
    folder(catalogue, &places.own.join(T::FOLDER), None, &mut found, damaged);
    for (name, path) in &places.packs {
        folder(catalogue, &path.join(FOLDER).join(T::FOLDER), Some(name), &mut found, damaged);
    }
    found.sort_by(|one: &Kept<T>, other| (one.own.name(), &one.path).cmp(&(other.own.name(), &other.path)));
    found
}

fn folder<T: Own>(
    catalogue: &Catalogue,
    folder: &Path,
    pack: Option<&String>,
    found: &mut Vec<Kept<T>>,
    damaged: &mut Vec<Damaged>,
) {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        // Nothing has been kept yet.
        Err(error) if error.kind() == io::ErrorKind::NotFound => return,
        Err(error) => {
            damaged.push(Damaged { path: folder.to_owned(), why: error.into() });
            return;
        }
    };
    let is_json = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "json");
    let mut paths: Vec<PathBuf> =
        entries.filter_map(Result::ok).map(|entry| entry.path()).filter(is_json).take(MOST_FILES + 1).collect();
    if paths.len() > MOST_FILES {
        damaged.push(Damaged { path: folder.to_owned(), why: Why::TooMany });
        paths.truncate(MOST_FILES);
    }
    for path in paths {
        match one(catalogue, &path) {
            Ok(own) => found.push(Kept { path, pack: pack.cloned(), own }),
            Err(why) => damaged.push(Damaged { path, why }),
        }
    }
}

/// Reads a file.
///
/// # Errors
/// If it cannot be read, or cannot be used.
pub fn one<T: Own>(catalogue: &Catalogue, path: &Path) -> Result<T, Why> {
    // A link may lead anywhere.
    if !fs::symlink_metadata(path)?.is_file() {
        return Err(Why::System(io::Error::from(io::ErrorKind::InvalidInput).to_string()));
    }
    let mut text = String::new();
    let most = u64::try_from(MOST_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    fs::File::open(path)?.take(most).read_to_string(&mut text)?;
    Ok(own::read(catalogue, &text)?)
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
    }

    #[test]
    fn names_of_files_are_harmless() {
        assert_eq!(stem("../../etc/passwd"), "etc-passwd");
        assert_eq!(stem("Ärger & Söhne"), "ärger-söhne");
        assert_eq!(stem("///"), "unnamed");
        assert!(stem(&"x".repeat(500)).len() <= MOST_STEM);
    }
}
