//! From JSON files to a checked catalogue.

use std::sync::Arc;

use serde::de::DeserializeOwned;

use super::definition::{ReadScenario, read, read_scenario};
use super::fault::{Fault, Faults, or_near, quoted};
use super::files::ContentFile;
use super::flags::UNSET;
use super::id::{Id, NameList, Names, ScenarioId, ShipId, TileId, ValueId, with_names};
use super::map::{Map, Tile};
use super::misread::{too_many, unknown};
use super::paper::Papers;
use super::place::LookedUp;
use super::plate::PlatesFile;
use super::renames::RenamesFile;
use super::scenario::Scenario;
use super::ship::EnemyShip;
use super::story::Reading;
use super::table::Table;
use super::{Content, Fingerprint, check, flags, place};
use crate::sorted::{SortedMap, SortedSet};
use words::Message;

/// Reads, resolves and checks a pack.
///
/// # Errors
/// Every fault found. A pack with any is refused as a whole.
pub fn load(files: &[ContentFile]) -> Result<Content, Faults> {
    sound(look_at(files))
}

/// Reads a pack that has been checked before, as the built-in one has by its tests: stories are read as they are needed.
///
/// # Errors
/// Every fault found in what is read at once.
pub(super) fn load_checked(files: &[ContentFile]) -> Result<Content, Faults> {
    sound(read_all(files, Reading::AsNeeded))
}

fn sound(read: (Option<Content>, Vec<Fault>)) -> Result<Content, Faults> {
    match read {
        (Some(content), faults) if faults.is_empty() => Ok(content),
        (_, faults) => Err(Faults(faults)),
    }
}

/// The same, and where there are faults, what could be made of it: enough to look for more, never to be played with.
pub(super) fn look_at(files: &[ContentFile]) -> (Option<Content>, Vec<Fault>) {
    read_all(files, Reading::Whole)
}

/// Reads and resolves a pack, and checks it if it is read as a whole.
fn read_all(files: &[ContentFile], reading: Reading) -> (Option<Content>, Vec<Fault>) {
    let mut faults = Vec::new();
    let shelves = shelve(files, &mut faults);
    let before = faults.len();
    faults.extend(shelves.overfull());
    if faults.len() > before {
        // What cannot be named cannot be found by what names it: whatever else was told would be a consequence.
        return (None, faults);
    }
    let names = Arc::new(Names {
        heroes: shelves.names("heroes"),
        intel: shelves.names("intel"),
        ships: shelves.names("ships"),
        fighters: shelves.names("fighters"),
        orders: shelves.names("orders"),
        tiles: shelves.names("tiles"),
        ports: shelves.names("ports"),
        gear: shelves.names("gear"),
        modules: shelves.names("modules"),
        scenarios: shelves.names("scenarios"),
        flags: flags::names(shelves.loose.get("flags").copied(), shelves.shelf("flags")),
        values: flags::values(shelves.loose.get("flags").copied(), shelves.shelf("flags")),
        ..Names::default()
    });
    // Flags may stand many in a file, and their values as well.
    let overfull = names.overfull().map(|(kind, count)| Fault::new("flags", too_many(kind, count)));
    faults.extend(overfull);
    if faults.len() > before {
        return (None, faults);
    }
    let content = with_names(&names, || {
        let rules = match shelves.loose.get("rules") {
            Some(file) => read(file, &mut faults),
            None => {
                faults.push(Fault::new("rules.json", Message::new("fault-no-file")));
                None
            }
        };
        let renames: RenamesFile =
            shelves.loose.get("renames").and_then(|file| read(file, &mut faults)).unwrap_or_default();
        let flags = shelves.loose.get("flags").and_then(|file| read(file, &mut faults)).unwrap_or_default();
        let flags = flags::with(flags, shelves.shelf("flags"), &names, &mut faults);
        let plates: PlatesFile =
            shelves.loose.get("plates").and_then(|file| read(file, &mut faults)).unwrap_or_default();
        let heroes = shelves.table("heroes", &mut faults);
        let intel = shelves.table("intel", &mut faults);
        let ships = shelves.table("ships", &mut faults);
        if let Some(ships) = &ships {
            in_their_folders(&shelves, ships, &mut faults);
        }
        let fighters = shelves.table("fighters", &mut faults);
        let orders = shelves.table("orders", &mut faults);
        let tiles = shelves.table("tiles", &mut faults);
        let ports = shelves.table("ports", &mut faults);
        let gear = shelves.table("gear", &mut faults);
        let modules = shelves.table("modules", &mut faults);
        let scenarios = scenarios(&shelves, tiles.as_ref()?, &names, reading, &mut faults);
        let at_first = at_first(&shelves, tiles.as_ref()?, &names, reading, &mut faults);
        Some(Content {
            rules: rules?,
            heroes: heroes?,
            intel: intel?,
            ships: ships?,
            fighters: fighters?,
            orders: orders?,
            scenarios: scenarios?,
            at_first,
            tiles: tiles?,
            ports: ports?,
            gear: gear?,
            modules: modules?,
            names: Arc::clone(&names),
            renames: renames.into(),
            flags,
            unset: ValueId::find(&names, UNSET),
            plates: plates.plates,
            papers: shelves.papers(&mut faults),
            packs: Vec::new(),
            fingerprint: Fingerprint::default(),
        })
    });
    if let (Some(content), Reading::Whole) = (&content, reading) {
        let misread: SortedSet<String> = faults.iter().map(|fault| fault.file.clone()).collect();
        let mut unsound = Vec::new();
        check::check(content, &mut unsound);
        // What was read on behind a fault is not what its author wrote.
        faults.extend(unsound.into_iter().filter(|fault| !misread.contains(&fault.file)));
    }
    shelves.tell_places(&mut faults);
    faults.sort_by(|one, other| (&one.file, one.place, &one.path).cmp(&(&other.file, other.place, &other.path)));
    faults.dedup();
    (content, faults)
}

/// Adds line and column to faults in these files that are known by their path alone.
pub fn tell_places(files: &[ContentFile], faults: &mut [Fault]) {
    shelve(files, &mut Vec::new()).tell_places(faults);
}

/// The files of a pack by folder and name.
#[derive(Default)]
struct Shelves<'a> {
    folders: SortedMap<&'a str, SortedMap<&'a str, &'a ContentFile>>,
    loose: SortedMap<&'a str, &'a ContentFile>,
}

/// The folders of content, each for one kind of thing.
pub(super) const FOLDERS: [&str; 14] = [
    "heroes",
    "intel",
    "ships",
    "enforcers",
    "villains",
    "fighters",
    "orders",
    "tiles",
    "ports",
    "gear",
    "modules",
    "scenarios",
    "flags",
    "papers",
];

/// The scenarios as the first edition of the rules has them, where they differ: for games begun by it (ruling 102).
pub(super) const FIRST_EDITION: &str = "first-edition";

/// Enforcers and Villains are met as ships, and stand among them.
fn shelf_of(folder: &str) -> &str {
    if matches!(folder, "enforcers" | "villains") { "ships" } else { folder }
}

/// What is said of a folder that is none of content.
pub(super) fn no_such_folder(folder: &str) -> Message {
    let known = NameList::new(FOLDERS.map(str::to_owned));
    or_near(Message::new("fault-no-folder").with("name", folder), known.nearest(folder))
}

/// What is said of a file whose name is no id.
pub(super) fn no_id() -> Message {
    Message::new("fault-file-name")
}

fn shelve<'a>(files: &'a [ContentFile], faults: &mut Vec<Fault>) -> Shelves<'a> {
    let mut shelves = Shelves::default();
    for file in files {
        let Some(stem) = file.path.strip_suffix(".json") else { continue };
        let (folder, name) = stem.split_once('/').unwrap_or(("", stem));
        if !is_id(name) {
            faults.push(Fault::new(&file.path, no_id()));
        } else if folder.is_empty() && ["rules", "renames", "flags", "plates"].contains(&name) {
            shelves.loose.insert(name, file);
        } else if FOLDERS.contains(&folder) || folder == FIRST_EDITION {
            let twin = shelves.folders.get_or_default(shelf_of(folder)).insert(name, file);
            if let Some(twin) = twin {
                let message = Message::new("fault-name-taken").with("other", twin.path.as_str());
                faults.push(Fault::new(&file.path, message));
            }
        } else {
            faults.push(Fault::new(&file.path, no_such_folder(folder)));
        }
    }
    shelves
}

/// A ship's folder says whether it is an Enforcer's, a Villain's or neither.
fn in_their_folders(shelves: &Shelves<'_>, ships: &Table<ShipId, EnemyShip>, faults: &mut Vec<Fault>) {
    for ((_, file), (_, ship)) in shelves.shelf("ships").zip(ships.iter()) {
        let folder = ship.folder();
        if file.path.split_once('/').is_none_or(|(own, _)| own != folder) {
            let message = Message::new("fault-folder-of-role").with("folder", folder);
            faults.push(Fault::new(&file.path, message));
        }
    }
}

/// Whether a text is a well-formed id: words with single hyphens between them. What is a pack's has the pack's id and a
/// dot before it.
pub(super) fn is_id(text: &str) -> bool {
    let word = |word: &str| !word.is_empty() && word.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9'));
    text.split('.').count() <= 2 && text.split(['.', '-']).all(word)
}

impl Shelves<'_> {
    /// Folders with more files than ids can name.
    fn overfull(&self) -> impl Iterator<Item = Fault> {
        let most = usize::from(u8::MAX);
        let full = self.folders.iter().filter(move |(_, shelf)| shelf.len() > most);
        full.map(move |(folder, shelf)| {
            Fault::new(folder, Message::new("fault-many-files").with("count", shelf.len()).with("most", most))
        })
    }

    /// Adds line and column to the faults that are known by their path alone, as far as they are [looked up](LookedUp).
    fn tell_places(&self, faults: &mut [Fault]) {
        let mut looked_up = LookedUp::default();
        for fault in faults.iter_mut().filter(|fault| fault.place.is_none()) {
            let Some(path) = fault.path.as_ref().filter(|_| looked_up.one_more(&fault.file)) else { continue };
            let stem = fault.file.strip_suffix(".json").unwrap_or_default();
            let file = match stem.split_once('/') {
                Some((folder, name)) => self.folders.get(folder).and_then(|shelf| shelf.get(name)),
                None => self.loose.get(stem),
            };
            fault.place = file.map(|file| place::place(&file.text, path, quoted(&fault.message)));
        }
    }

    fn names(&self, folder: &str) -> NameList {
        NameList::new(self.shelf(folder).map(|(name, _)| name.to_owned()))
    }

    fn shelf(&self, folder: &str) -> impl Iterator<Item = (&str, &ContentFile)> {
        self.folders.get(folder).into_iter().flatten().map(|(name, file)| (*name, *file))
    }

    /// All papers, by name.
    fn papers(&self, faults: &mut Vec<Fault>) -> Papers {
        let papers = self.shelf("papers").filter_map(|(name, file)| Some((name.to_owned(), read(file, faults)?)));
        papers.collect()
    }

    /// All definitions of a folder; for one that cannot be read another stands in, so that the rest is checked as well.
    /// None if not one can be read.
    fn table<I: Id, T: DeserializeOwned + Clone>(&self, folder: &str, faults: &mut Vec<Fault>) -> Option<Table<I, T>> {
        let entries: Vec<Option<T>> = self.shelf(folder).map(|(_, file)| read(file, faults)).collect();
        let other = entries.iter().flatten().next().cloned();
        entries.into_iter().map(|entry| entry.or_else(|| other.clone())).collect::<Option<Vec<T>>>().map(Table::new)
    }
}

/// All scenarios, one after the other, so that no more than one story is held as a value; for one that cannot be read another
/// stands in. None if not one can be read.
fn scenarios(
    shelves: &Shelves<'_>,
    tiles: &Table<TileId, Tile>,
    names: &Arc<Names>,
    reading: Reading,
    faults: &mut Vec<Fault>,
) -> Option<Table<ScenarioId, Arc<Scenario>>> {
    let mut ready = Vec::new();
    for (name, file) in shelves.shelf("scenarios") {
        let read = read_scenario(file, faults);
        let laid = read.map(|read| laid("scenarios", name, read, tiles, names, reading, faults));
        ready.push((name, laid));
    }
    if ready.iter().all(|(_, laid)| laid.is_none()) {
        return None;
    }
    let other = ready.iter().find_map(|(_, laid)| laid.clone().flatten());
    let stand_in =
        |name: &str| other.as_ref().map(|other| Arc::new(Scenario { name: name.to_owned(), ..(**other).clone() }));
    Some(Table::new(ready.into_iter().filter_map(|(name, laid)| laid.unwrap_or_else(|| stand_in(name))).collect()))
}

/// The scenarios that the first edition of the rules has otherwise.
fn at_first(
    shelves: &Shelves<'_>,
    tiles: &Table<TileId, Tile>,
    names: &Arc<Names>,
    reading: Reading,
    faults: &mut Vec<Fault>,
) -> SortedMap<ScenarioId, Arc<Scenario>> {
    let mut ready = SortedMap::new();
    for (name, written) in shelves.shelf(FIRST_EDITION) {
        let Some(id) = ScenarioId::find(names, name) else {
            faults.push(Fault::new(&written.path, unknown(ScenarioId::KIND, name)));
            continue;
        };
        let Some(read) = read_scenario(written, faults) else { continue };
        let laid = laid(FIRST_EDITION, name, read, tiles, names, reading, faults);
        ready.extend(laid.map(|scenario| (id, scenario)));
    }
    ready
}

/// A scenario ready to play; none where it has faults, which are told.
fn laid(
    folder: &str,
    name: &str,
    read: ReadScenario,
    tiles: &Table<TileId, Tile>,
    names: &Arc<Names>,
    reading: Reading,
    faults: &mut Vec<Fault>,
) -> Option<Arc<Scenario>> {
    let path = format!("{folder}/{name}.json");
    let map = match Map::lay(&read.file.map, tiles, names) {
        Ok(map) => map,
        Err(fault) => {
            faults.push(Fault::new(&path, fault.message()));
            return None;
        }
    };
    match Scenario::with_story(name.to_owned(), read.file, read.story.as_ref(), map, reading) {
        Ok(scenario) => Some(Arc::new(scenario)),
        Err(wrong) => {
            faults.extend(wrong.into_iter().map(|(part, message)| Fault::at(&path, part, message)));
            None
        }
    }
}
