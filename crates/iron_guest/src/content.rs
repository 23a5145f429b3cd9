//! The content: set-ups, squadrons and the lesson, read and checked as a whole. Every fault is named with its file and the
//! way to it.

mod fault;
mod files;
mod scenario;

use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};

pub use fault::{Fault, Faults};
pub use files::{ContentFile, LARGEST, built_in};
pub use scenario::{Scenario, Switches};

use crate::lesson::Lesson;
use crate::setup::{MOST_IN_SQUADRON, SetupFault};

/// The loaded and checked content.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Catalogue {
    scenarios: Vec<Scenario>,
    squadrons: Vec<Squadron>,
    lesson: Lesson,
}

/// A squadron's names. They change nothing in the rules.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Squadron {
    /// Its id.
    pub id: String,
    /// The ids of its ships, in order: five.
    pub ships: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SquadronsFile {
    squadrons: Vec<Squadron>,
}

/// Why a game that was asked for cannot begin.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CannotBegin {
    /// No set-up has this id.
    #[error("there is no set-up {0}")]
    NoScenario(String),
    /// It cannot be played like that.
    #[error("{}", .0.iter().map(SetupFault::to_string).collect::<Vec<_>>().join("; "))]
    Setup(Vec<SetupFault>),
}

impl Catalogue {
    /// The content that is part of the program.
    ///
    /// # Errors
    /// Every fault found.
    // Reading the files is inlined for the reason given in `game`.
    #[inline]
    pub fn built_in() -> Result<Self, Faults> {
        Self::load(&built_in())
    }

    /// The same, read and checked once for the whole program.
    ///
    /// # Errors
    /// Every fault found.
    #[inline]
    pub fn shared() -> Result<Arc<Self>, Faults> {
        static LOADED: OnceLock<Arc<Catalogue>> = OnceLock::new();
        if let Some(loaded) = LOADED.get() {
            return Ok(Arc::clone(loaded));
        }
        let loaded = Arc::new(Self::built_in()?);
        Ok(Arc::clone(LOADED.get_or_init(|| loaded)))
    }

    /// Reads and checks content.
    ///
    /// # Errors
    /// Every fault found. Content with any is refused as a whole.
    #[inline]
    pub fn load(files: &[ContentFile]) -> Result<Self, Faults> {
        let mut faults = Vec::new();
        let (mut scenarios, mut squadrons, mut lesson) = (Vec::new(), None, None);
        for file in files.iter().take(files::MOST) {
            match (file.path.as_str(), file.path.strip_prefix("setups/").and_then(|name| name.strip_suffix(".json"))) {
                ("squadrons.json", _) => squadrons = fault::read::<SquadronsFile>(file, &mut faults),
                ("lesson.json", _) => lesson = fault::read::<Lesson>(file, &mut faults),
                (_, Some(id)) => scenarios.extend(scenario::read(id, file, &mut faults)),
                (path, None) => faults.push(Fault::new(path, "this file belongs to nothing")),
            }
        }
        if files.len() > files::MOST {
            faults.push(Fault::new("", format_args!("{} files; {} at the most", files.len(), files::MOST)));
        }
        let squadrons = squadrons.map(|file| file.squadrons).unwrap_or_else(|| {
            faults.push(Fault::new("squadrons.json", "missing, or not to be read"));
            Vec::new()
        });
        check_squadrons(&squadrons, &mut faults);
        scenarios.sort_by(|one: &Scenario, other| (one.order, &one.id).cmp(&(other.order, &other.id)));
        let lesson = lesson.unwrap_or_else(|| {
            faults.push(Fault::new("lesson.json", "missing, or not to be read"));
            Lesson::default()
        });
        faults.extend(lesson.faults(&scenarios).into_iter().map(|(path, what)| Fault::at("lesson.json", path, what)));
        let catalogue = Self { scenarios, squadrons, lesson };
        if faults.is_empty() {
            catalogue.check_setups(&mut faults);
        }
        if faults.is_empty() { Ok(catalogue) } else { Err(Faults(faults)) }
    }

    /// The set-ups, in the order in which they are offered.
    pub fn scenarios(&self) -> &[Scenario] {
        &self.scenarios
    }

    /// A set-up; none if there is no such one.
    pub fn scenario(&self, id: &str) -> Option<&Scenario> {
        self.scenarios.iter().find(|scenario| scenario.id == id)
    }

    /// The squadrons, in the order in which seats get them.
    pub fn squadrons(&self) -> &[Squadron] {
        &self.squadrons
    }

    /// A squadron; none if there is no such one.
    pub fn squadron(&self, id: &str) -> Option<&Squadron> {
        self.squadrons.iter().find(|squadron| squadron.id == id)
    }

    /// The guided first battle.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// A game of this set-up, with what is to be otherwise.
    ///
    /// # Errors
    /// If there is no such set-up, or it cannot be played like that.
    pub fn setup(&self, id: &str, switches: &Switches) -> Result<crate::setup::Setup, CannotBegin> {
        let scenario = self.scenario(id).ok_or_else(|| CannotBegin::NoScenario(id.to_owned()))?;
        let setup = scenario.setup(switches, &self.squadrons);
        self.check(&setup).map_err(CannotBegin::Setup)?;
        Ok(setup)
    }

    /// Looks whether a game can begin like that, with the squadrons there are.
    ///
    /// # Errors
    /// Every fault found.
    pub fn check(&self, setup: &crate::setup::Setup) -> Result<(), Vec<SetupFault>> {
        setup.check()?;
        let unknown = setup.squadrons.iter().enumerate().filter(|(_, id)| self.squadron(id).is_none());
        let faults = unknown.map(|(number, _)| SetupFault {
            path: format!("squadrons[{number}]"),
            wrong: crate::setup::Wrong::NoSquadron,
        });
        let faults: Vec<SetupFault> = faults.collect();
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    fn check_setups(&self, faults: &mut Vec<Fault>) {
        for scenario in &self.scenarios {
            let setup = scenario.setup(&Switches::default(), &self.squadrons);
            if let Err(found) = self.check(&setup) {
                let file = format!("setups/{}.json", scenario.id);
                faults.extend(found.into_iter().map(|fault| Fault::at(&file, fault.path, fault.wrong)));
            }
        }
    }
}

/// Squadrons at the most: none of ours comes near.
const MOST_SQUADRONS: usize = 60;

fn check_squadrons(squadrons: &[Squadron], faults: &mut Vec<Fault>) {
    let mut say = |path: String, what: String| faults.push(Fault::at("squadrons.json", path, what));
    if !(6..=MOST_SQUADRONS).contains(&squadrons.len()) {
        say("squadrons".into(), format!("{} squadrons; 6 to {MOST_SQUADRONS}", squadrons.len()));
    }
    let mut seen: Vec<&str> = Vec::new();
    for (number, squadron) in squadrons.iter().take(MOST_SQUADRONS).enumerate() {
        let ships = squadron.ships.iter().take(usize::from(MOST_IN_SQUADRON)).map(String::as_str).enumerate();
        let ids = ships.map(|(ship, id)| (format!("squadrons[{number}].ships[{ship}]"), id));
        for (path, id) in std::iter::once((format!("squadrons[{number}].id"), squadron.id.as_str())).chain(ids) {
            if !files::is_id(id) {
                say(path, format!("{id:?} is no id: letters a to z, digits and hyphens, 1 to 40"));
            } else if seen.contains(&id) {
                say(path, format!("{id} is there twice"));
            } else {
                seen.push(id);
            }
        }
        if squadron.ships.len() != usize::from(MOST_IN_SQUADRON) {
            let what = format!("{} ships; {MOST_IN_SQUADRON} are named", squadron.ships.len());
            say(format!("squadrons[{number}].ships"), what);
        }
    }
}
