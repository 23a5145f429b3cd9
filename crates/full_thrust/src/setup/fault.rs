//! Why a battle cannot begin as it was agreed, or a force is not lawful.

use thiserror::Error;

use super::MOST_NAME;
use crate::content::Fault;
use crate::id::SideId;
use crate::yard::DesignFault;

/// Why a battle cannot begin like that.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SetupFault {
    /// There is no such scenario.
    #[error("there is no scenario `{0}`")]
    NoScenario(String),
    /// A switch is on without the one that it needs.
    #[error("`{0}` needs `{1}` (12)")]
    Needs(&'static str, &'static str),
    /// Another number of forces than the scenario has sides.
    #[error("{found} forces for {wanted} sides")]
    Sides {
        /// Sides of the scenario.
        wanted: usize,
        /// Forces in the setup.
        found: usize,
    },
    /// A fault of one side's force.
    #[error("side {}: {fault}", side.0 + 1)]
    Force {
        /// The side.
        side: SideId,
        /// The fault.
        fault: ForceFault,
    },
    /// The budget is not one of the scenario's.
    #[error("{0} is not a budget of this scenario")]
    Budget(u16),
    /// It is not written as a setup is.
    #[error("it cannot be read: {0}")]
    Unreadable(String),
    /// A battle stands alone: nothing follows it.
    #[error("nothing follows a battle")]
    NothingFollows,
    /// A scenario of the players' own has a fault.
    #[error("the scenario cannot be played: {0}")]
    Own(Box<Fault>),
    /// A side that does not exist never tests.
    #[error("there is no side {}", .0.0 + 1)]
    NoSide(SideId),
}

/// Why a force is not lawful.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ForceFault {
    /// It has no ships.
    #[error("no ships")]
    Empty,
    /// It has too many.
    #[error("{ships} ships; at most {most}")]
    TooMany {
        /// Ships there are.
        ships: usize,
        /// At the most.
        most: usize,
    },
    /// It costs too much (Full Thrust 14.4).
    #[error("factor value {value}; the budget is {budget} (14.4)")]
    OverBudget {
        /// What it comes to.
        value: u32,
        /// What is agreed.
        budget: u16,
    },
    /// The scenario names the ships, and these are others.
    #[error("the scenario names other ships")]
    NotTheScenarios,
    /// No such class, or one that nobody may choose.
    #[error("ship {}: there is no class `{class}`", ship + 1)]
    NoClass {
        /// The ship's place in the list.
        ship: usize,
        /// What was named.
        class: String,
    },
    /// A merchant where merchants are not in use.
    #[error("ship {}: merchants are not in use (11.7)", ship + 1)]
    NoMerchants {
        /// Her place in the list.
        ship: usize,
    },
    /// A design of one's own that is not lawful.
    #[error("ship {}: {fault}", ship + 1)]
    Design {
        /// Her place in the list.
        ship: usize,
        /// What is wrong.
        fault: DesignFault,
    },
    /// More fighters than bays (Full Thrust 10.1).
    #[error("ship {}: {fighters} fighters for {bays} bays (10.1)", ship + 1)]
    Bays {
        /// Her place in the list.
        ship: usize,
        /// Fighters that she was given.
        fighters: u16,
        /// Bays that her class has, a group of six to each.
        bays: u8,
    },
    /// A group of none or more than six (Full Thrust 10.1).
    #[error("ship {}: a group has 1 to 6 fighters (10.1)", ship + 1)]
    GroupSize {
        /// Her place in the list.
        ship: usize,
    },
    /// Fighters where they are not in use.
    #[error("ship {}: fighters are not in use (10.1)", ship + 1)]
    NoFighters {
        /// Her place in the list.
        ship: usize,
    },
    /// More dummies than one for every four ships, or where they are not in use (Full Thrust 9.4).
    #[error("{dummies} dummies; at most {most} (9.4)")]
    Dummies {
        /// Dummies.
        dummies: u8,
        /// At the most.
        most: u8,
    },
    /// The flagship is not in the list, or is missing where the rule is in use (Full Thrust 11.9).
    #[error("no ship of the force is named as the flagship (11.9)")]
    Flagship,
    /// More squadrons than the scenario has, or one without ships (Full Thrust 14.6).
    #[error("the squadrons do not fit the scenario (14.6)")]
    Squadrons,
    /// A name or registry that is empty or too long.
    #[error("ship {}: a name has 1 to {MOST_NAME} characters", ship + 1)]
    Name {
        /// Her place in the list.
        ship: usize,
    },
}
