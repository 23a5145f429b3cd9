//! The guided first battle: what is explained when, and what shows that it was understood. Nothing is scripted; the coach
//! watches the game that is played.

mod coach;

use serde::{Deserialize, Serialize};

use crate::content::Scenario;

pub use coach::Coach;

/// The guided first battle.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The set-up that it is played with.
    pub scenario: String,
    /// What is explained, the most urgent first.
    pub steps: Vec<LessonStep>,
}

/// One thing that is explained.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// Its id; its words follow from it.
    pub id: String,
    /// When there is something to explain.
    pub when: When,
    /// What the player does that is behind him then.
    pub until: Until,
}

/// When a step may be shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// From the start.
    Always,
    /// A waiting ship can run before the wind.
    CanRun,
    /// A waiting ship can fire at somebody.
    CanFire,
    /// A waiting ship can only turn on the spot.
    MustTurn,
    /// A waiting ship can grapple.
    CanGrapple,
    /// A ship afloat has lost a mast.
    MastLost,
    /// A hulk lies on the board.
    Hulk,
    /// The game is over.
    Over,
}

/// What ticks a step off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// A ship was played.
    Played,
    /// A ship has advanced.
    Advanced,
    /// The turn has gone to the next player.
    TurnOver,
    /// A ship has run two hexes before the wind.
    Ran,
    /// A broadside was fired.
    Fired,
    /// A broadside has hit.
    Hit,
    /// A ship has turned on the spot.
    Turned,
    /// A grapple was decided.
    Grappled,
    /// A ship was lost.
    ShipLost,
    /// Nothing: it stays.
    Never,
}

/// Steps at the most.
const MOST_STEPS: usize = 100;

impl Lesson {
    /// What is wrong with it, and where.
    pub(crate) fn faults(&self, scenarios: &[Scenario]) -> Vec<(String, String)> {
        let mut faults = Vec::new();
        if !scenarios.iter().any(|scenario| scenario.id == self.scenario) {
            faults.push(("scenario".to_owned(), format!("there is no set-up {:?}", self.scenario)));
        }
        if self.steps.is_empty() || self.steps.len() > MOST_STEPS {
            faults.push(("steps".to_owned(), format!("{} steps; 1 to {MOST_STEPS}", self.steps.len())));
        }
        for (number, step) in self.steps.iter().take(MOST_STEPS).enumerate() {
            if self.steps.iter().take(number).any(|other| other.id == step.id) {
                faults.push((format!("steps[{number}].id"), format!("{} is there twice", step.id)));
            }
        }
        faults
    }
}
