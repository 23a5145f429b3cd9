//! Orders of the three systems (rules 8.3, 8.11).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::terms::{Section, System};

/// An order, on both sides of its system's card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Order {
    /// Whose order it is.
    pub system: System,
    /// Its place on the card, from the top.
    pub place: u8,
    /// Standard, complex or heroic.
    pub kind: OrderKind,
    /// Its picture, a name in `art/icons`.
    pub icon: String,
    /// What it is on the card's basic side.
    pub basic: OrderSide,
}

/// Kinds of order (rule 8.3). The one free order, Sortie, is a procedure of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OrderKind {
    /// At no energy.
    Standard,
    /// One in a combat for each system.
    Complex,
    /// Once in a scenario, and one in a combat for each system.
    Heroic,
}

/// An order on one side of its card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OrderSide {
    /// Energy paid when the plan is confirmed.
    #[serde(default)]
    pub energy: u8,
    /// Ammo spent.
    #[serde(default)]
    pub ammo: u8,
    /// What it does.
    pub does: Deed,
    /// What it costs when the combat is over.
    #[serde(default)]
    pub afterwards: Vec<Aftermath>,
}

/// What an order does in its phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Deed {
    /// Added to the Ironclad's evasion.
    Evasion(u8),
    /// Added to the Ironclad's attack.
    Accuracy(u8),
    /// Energy put back.
    Energy(u8),
    /// The Ironclad attacks in the Slow stage.
    Attack {
        /// What a shot that lands does.
        damage: u8,
        /// Whether shields do not stop it.
        #[serde(default)]
        ignores_shields: bool,
        /// Added to the roll at Fast targets.
        #[serde(default)]
        accuracy_at_fast: u8,
        /// How often it is rolled at Fast targets, at one or several.
        #[serde(default = "once")]
        rolls_at_fast: u8,
    },
    /// With a fighter out, so many attacks that land on the Ironclad are ignored.
    Escort(u8),
    /// Added to one launched ship's roll to hit.
    Wingman(u8),
    /// Every launched ship attacks so often in its stage.
    Volleys(u8),
    /// Every launched ship attacks so often in both stages.
    VolleysInBothStages(u8),
}

impl Deed {
    /// Whether it is done by the ships that are out, and so does nothing without them.
    pub fn is_for_the_wing(self) -> bool {
        match self {
            Self::Escort(_) | Self::Wingman(_) | Self::Volleys(_) | Self::VolleysInBothStages(_) => true,
            Self::Evasion(_) | Self::Accuracy(_) | Self::Energy(_) | Self::Attack { .. } => false,
        }
    }
}

fn once() -> u8 {
    1
}

/// An after-effect of a heroic order (rule 8.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Aftermath {
    /// A section takes damage.
    DamageSection {
        /// Which.
        section: Section,
        /// How much.
        damage: u8,
    },
    /// One pilot of the players' choice who flew is exhausted.
    ExhaustPilot,
}
