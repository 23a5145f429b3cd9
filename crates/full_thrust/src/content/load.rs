//! Reads content files and makes a catalogue of them.

use std::sync::{Arc, OnceLock};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

use super::check::Checker;
use super::class::Class;
use super::fault::{ContentFault, Fault};
use super::form::FormFault;
use super::scenario::Scenario;

/// The most bytes of a content file.
const MOST_BYTES: usize = 256 * 1024;

/// What a scenario of the players' own is called among faults.
const OWN_SCENARIO: &str = "scenario";

/// Files that come with the program.
const BUILT_IN: [(&str, &str); 10] = [
    ("classes.json", include_str!("../../../../content/full-thrust/classes.json")),
    ("scenarios/first-command.json", include_str!("../../../../content/full-thrust/scenarios/first-command.json")),
    ("scenarios/border-patrol.json", include_str!("../../../../content/full-thrust/scenarios/border-patrol.json")),
    (
        "scenarios/hammer-and-swarm.json",
        include_str!("../../../../content/full-thrust/scenarios/hammer-and-swarm.json"),
    ),
    ("scenarios/fleet-action.json", include_str!("../../../../content/full-thrust/scenarios/fleet-action.json")),
    ("scenarios/convoy.json", include_str!("../../../../content/full-thrust/scenarios/convoy.json")),
    ("scenarios/grand-admiral.json", include_str!("../../../../content/full-thrust/scenarios/grand-admiral.json")),
    ("scenarios/three-cornered.json", include_str!("../../../../content/full-thrust/scenarios/three-cornered.json")),
    ("scenarios/four-cornered.json", include_str!("../../../../content/full-thrust/scenarios/four-cornered.json")),
    ("scenarios/last-run.json", include_str!("../../../../content/full-thrust/scenarios/last-run.json")),
];

/// Classes and scenarios, checked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Catalogue {
    classes: Vec<Class>,
    scenarios: Vec<Scenario>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClassFile {
    classes: Vec<Class>,
}

impl Catalogue {
    /// What comes with the program.
    ///
    /// # Errors
    /// If a file is faulty, which a test rules out.
    // Reading the files is inlined for the reason given in `game`.
    #[inline]
    pub fn built_in() -> Result<Self, Vec<Fault>> {
        Self::from_files(BUILT_IN)
    }

    /// The same, loaded once for the whole program.
    ///
    /// # Errors
    /// If a file is faulty, which a test rules out.
    #[inline]
    pub fn shared() -> Result<Arc<Self>, Vec<Fault>> {
        static LOADED: OnceLock<Arc<Catalogue>> = OnceLock::new();
        if let Some(loaded) = LOADED.get() {
            return Ok(Arc::clone(loaded));
        }
        let loaded = Arc::new(Self::built_in()?);
        Ok(Arc::clone(LOADED.get_or_init(|| loaded)))
    }

    /// The same, its faults as one text, each on a line of its own.
    ///
    /// # Errors
    /// If a file is faulty, which a test rules out.
    pub fn shared_or_told() -> Result<Arc<Self>, String> {
        Self::shared().map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
    }

    /// A catalogue of these files: `classes.json`, and scenarios under `scenarios/`.
    ///
    /// # Errors
    /// All faults found.
    #[inline]
    pub fn from_files<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut classes: Option<Vec<Class>> = None;
        let mut scenarios: Vec<(&str, Scenario)> = Vec::new();
        for (file, text) in files {
            if file == "classes.json" {
                classes = read::<ClassFile>(file, text, &mut faults).map(|read| read.classes);
            } else if let Some(scenario) = read::<Scenario>(file, text, &mut faults) {
                scenarios.push((file, scenario));
            }
        }
        let Some(classes) = classes else {
            if faults.is_empty() {
                let kind = ContentFault::NoClasses;
                faults.push(Fault { file: "classes.json".to_owned(), path: String::new(), kind });
            }
            return Err(faults);
        };
        Checker { file: "classes.json", faults: &mut faults }.classes(&classes);
        for (at, (file, scenario)) in scenarios.iter().enumerate() {
            Checker { file, faults: &mut faults }.scenario(scenario, &classes);
            if scenarios.iter().take(at).any(|(_, other)| other.id == scenario.id) {
                let kind = ContentFault::Twice(scenario.id.clone());
                faults.push(Fault { file: (*file).to_owned(), path: "id".to_owned(), kind });
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(Self { classes, scenarios: scenarios.into_iter().map(|(_, scenario)| scenario).collect() })
    }

    /// Every class, in the order of the file.
    pub fn classes(&self) -> &[Class] {
        &self.classes
    }

    /// The class with this id.
    pub fn class(&self, id: &str) -> Option<&Class> {
        self.classes.iter().find(|class| class.id == id)
    }

    /// Every scenario.
    pub fn scenarios(&self) -> &[Scenario] {
        &self.scenarios
    }

    /// The scenario with this id.
    pub fn scenario(&self, id: &str) -> Option<&Scenario> {
        self.scenarios.iter().find(|scenario| scenario.id == id)
    }

    /// Everything wrong with a scenario of the players' own beside these classes.
    pub fn scenario_faults(&self, scenario: &Scenario) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut checker = Checker { file: OWN_SCENARIO, faults: &mut faults };
        checker.scenario(scenario, &self.classes);
        checker.own(scenario);
        faults
    }

    /// A number that two catalogues share only if their definitions do.
    #[inline]
    pub fn fingerprint(&self) -> u64 {
        // Plain data; writing it cannot fail. Nothing would still be a number.
        serde_json::to_vec(self).map_or(0, |bytes| xxh3_64(&bytes))
    }
}

fn read<T: DeserializeOwned>(file: &str, text: &str, faults: &mut Vec<Fault>) -> Option<T> {
    let fault = |path: String, kind| Fault { file: file.to_owned(), path, kind };
    if text.len() > MOST_BYTES {
        faults.push(fault(String::new(), ContentFault::TooLarge { bytes: text.len(), most: MOST_BYTES }));
        return None;
    }
    let mut reader = serde_json::Deserializer::from_str(text);
    match serde_path_to_error::deserialize(&mut reader) {
        Ok(value) => match reader.end() {
            Ok(()) => Some(value),
            Err(error) => {
                let kind = ContentFault::Unreadable { line: error.line(), form: FormFault::of(&error) };
                faults.push(fault(String::new(), kind));
                None
            }
        },
        Err(error) => {
            let path = error.path().to_string();
            let inner = error.into_inner();
            faults.push(fault(path, ContentFault::Unreadable { line: inner.line(), form: FormFault::of(&inner) }));
            None
        }
    }
}
