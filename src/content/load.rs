//! From JSON files to a checked catalogue.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::de::DeserializeOwned;

use super::fault::{Fault, Faults};
use super::files::ContentFile;
use super::id::{Id, NameList, Names, with_names};
use super::map::Map;
use super::scenario::{Scenario, ScenarioFile};
use super::table::Table;
use super::written::Written;
use super::{Content, check};

/// Reads, resolves and checks a pack.
///
/// # Errors
/// Every fault found. A pack with any is refused as a whole.
pub fn load(files: &[ContentFile]) -> Result<Content, Faults> {
    let mut faults = Vec::new();
    let shelves = shelve(files, &mut faults);
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
        sectors: NameList::default(),
    });
    let content = with_names(&names, || {
        let rules = match shelves.loose.get("rules") {
            Some(file) => read(file, &mut faults),
            None => {
                faults.push(Fault::new("rules.json", "missing"));
                None
            }
        };
        let heroes = shelves.table("heroes", &mut faults);
        let intel = shelves.table("intel", &mut faults);
        let ships = shelves.table("ships", &mut faults);
        let fighters = shelves.table("fighters", &mut faults);
        let orders = shelves.table("orders", &mut faults);
        let tiles = shelves.table("tiles", &mut faults);
        let ports = shelves.table("ports", &mut faults);
        let gear = shelves.table("gear", &mut faults);
        let modules = shelves.table("modules", &mut faults);
        let written = shelves.table::<super::id::ScenarioId, ScenarioFile>("scenarios", &mut faults);
        Some(Content {
            rules: rules?,
            heroes: heroes?,
            intel: intel?,
            ships: ships?,
            fighters: fighters?,
            orders: orders?,
            scenarios: scenarios(written?, tiles.as_ref()?, &names, &mut faults)?,
            tiles: tiles?,
            ports: ports?,
            gear: gear?,
            modules: modules?,
            names: Arc::clone(&names),
        })
    });
    if let Some(content) = &content {
        check::check(content, &mut faults);
    }
    match content {
        Some(content) if faults.is_empty() => Ok(content),
        _ => Err(Faults(faults)),
    }
}

/// The files of a pack by folder and name.
#[derive(Default)]
struct Shelves<'a> {
    folders: BTreeMap<&'a str, BTreeMap<&'a str, &'a ContentFile>>,
    loose: BTreeMap<&'a str, &'a ContentFile>,
}

const FOLDERS: [&str; 10] =
    ["heroes", "intel", "ships", "fighters", "orders", "tiles", "ports", "gear", "modules", "scenarios"];

fn shelve<'a>(files: &'a [ContentFile], faults: &mut Vec<Fault>) -> Shelves<'a> {
    let mut shelves = Shelves::default();
    for file in files {
        let Some(stem) = file.path.strip_suffix(".json") else { continue };
        let (folder, name) = stem.split_once('/').unwrap_or(("", stem));
        if !is_id(name) {
            faults.push(Fault::new(&file.path, "a file's name is its id: small letters, digits and hyphens only"));
        } else if folder.is_empty() && name == "rules" {
            shelves.loose.insert(name, file);
        } else if FOLDERS.contains(&folder) {
            shelves.folders.entry(folder).or_default().insert(name, file);
        } else {
            faults.push(Fault::new(&file.path, format_args!("no such kind of content; there are {FOLDERS:?}")));
        }
    }
    for (folder, shelf) in &shelves.folders {
        if shelf.len() > usize::from(u8::MAX) {
            faults.push(Fault::new(folder, format_args!("{} files; 255 at the most", shelf.len())));
        }
    }
    shelves
}

/// Whether a text is a well-formed id.
pub(super) fn is_id(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'))
}

impl Shelves<'_> {
    fn names(&self, folder: &str) -> NameList {
        NameList::new(self.shelf(folder).map(|(name, _)| name.to_owned()))
    }

    fn shelf(&self, folder: &str) -> impl Iterator<Item = (&str, &ContentFile)> {
        self.folders.get(folder).into_iter().flatten().map(|(name, file)| (*name, *file))
    }

    /// All definitions of a folder, or none if one of them is at fault.
    fn table<I: Id, T: DeserializeOwned>(&self, folder: &str, faults: &mut Vec<Fault>) -> Option<Table<I, T>> {
        let entries: Vec<Option<T>> = self.shelf(folder).map(|(_, file)| read(file, faults)).collect();
        entries.into_iter().collect::<Option<Vec<T>>>().map(Table::new)
    }
}

fn read<T: DeserializeOwned>(file: &ContentFile, faults: &mut Vec<Fault>) -> Option<T> {
    let mut json = serde_json::Deserializer::from_slice(&file.text);
    let outcome = serde_path_to_error::deserialize(&mut json).map(|Written(thing)| thing).map_err(|error| {
        let path = error.path().to_string();
        (Some(path).filter(|path| path != "."), error.into_inner())
    });
    match outcome.and_then(|thing| json.end().map(|()| thing).map_err(|error| (None, error))) {
        Ok(thing) => Some(thing),
        Err((path, error)) => {
            let said = error.to_string();
            let message = said.rsplit_once(" at line ").map_or(said.as_str(), |(message, _)| message).to_owned();
            faults.push(Fault { file: file.path.clone(), place: Some((error.line(), error.column())), path, message });
            None
        }
    }
}

fn scenarios(
    written: Table<super::id::ScenarioId, ScenarioFile>,
    tiles: &Table<super::id::TileId, super::map::Tile>,
    names: &Arc<Names>,
    faults: &mut Vec<Fault>,
) -> Option<Table<super::id::ScenarioId, Arc<Scenario>>> {
    let mut ready = Vec::new();
    for (id, file) in written.iter() {
        let name = id.name(names);
        let path = format!("scenarios/{name}.json");
        match Map::lay(&file.map, tiles, names) {
            Err(fault) => faults.push(Fault::new(&path, fault)),
            Ok(map) => match Scenario::resolve(name.to_owned(), file.clone(), map) {
                Ok(scenario) => ready.push(Arc::new(scenario)),
                Err(messages) => faults.extend(messages.iter().map(|message| Fault::new(&path, message))),
            },
        }
    }
    (ready.len() == written.len()).then(|| Table::new(ready))
}
