//! The scenario that is played, and how a file names it.

use std::sync::Arc;

use kernel::save::Json;
use serde::{Deserialize, Serialize};

use super::{Fault, Mission};
use crate::content::edition::Edition;
use crate::content::{Content, Scenario};
use crate::patrol::{self, Unfit};

/// The scenario that is played, and how a file names it.
#[derive(Debug, Clone)]
pub struct Stage {
    /// The scenario.
    pub scenario: Arc<Scenario>,
    /// As the journal names it: an [`Embarked`].
    pub(super) written: Json,
}

/// A scenario that a campaign has reached.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Embarked {
    /// Its name.
    pub scenario: String,
    /// The whole of it, if it is not part of the content.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mission: Option<Mission>,
    /// The edition of the rules by which it is laid out; the first if not said.
    #[serde(default, skip_serializing_if = "Edition::is_first")]
    pub edition: Edition,
}

impl Stage {
    /// The scenario of this name, or the mission in its place.
    ///
    /// # Errors
    /// If it is not in the catalogue, or cannot be played with it.
    pub(super) fn laid(content: &Content, embarked: Embarked) -> Result<Self, Fault> {
        let scenario = match &embarked.mission {
            None => {
                let found = content.scenario_in(&embarked.scenario, embarked.edition).map(Arc::clone);
                found.ok_or_else(|| Fault::UnknownScenario(embarked.scenario.clone()))?
            }
            Some(mission) => {
                let file = mission.read(content).map_err(|error| Unfit::Written(error.to_string()))?;
                patrol::scenario(content, file)?
            }
        };
        Self::of(scenario, embarked.mission, embarked.edition)
    }

    /// A scenario, and the mission that it was made of if no file of the content holds it.
    ///
    /// # Errors
    /// None in practice: a mission is plain data.
    pub(super) fn of(scenario: Arc<Scenario>, mission: Option<Mission>, edition: Edition) -> Result<Self, Fault> {
        let embarked = Embarked { scenario: scenario.name.clone(), mission, edition };
        let written = Json::of(&embarked).map_err(|error| Unfit::Written(error.to_string()))?;
        Ok(Self { scenario, written })
    }

    /// The scenario that a file names.
    ///
    /// # Errors
    /// As [`laid`](Self::laid).
    pub(super) fn read(content: &Content, written: &Json) -> Result<Self, Fault> {
        let embarked: Embarked = written.read().map_err(|error| Unfit::Written(error.to_string()))?;
        Self::laid(content, embarked)
    }
}
