//! Ship classes and scenarios, read from JSON and checked as a whole (Full Thrust 14, 15).

mod check;
mod class;
mod fault;
mod form;
mod load;
mod scenario;

pub use check::{MADE, MOST_SHIPS, MOST_TABLE, MOST_TURNS, OWN, OWN_SIDES};
pub use class::Class;
pub use fault::{ContentFault, Fault};
pub use form::FormFault;
pub use load::Catalogue;
pub use scenario::{Condition, Rung, Scenario, ScenarioShip, ScenarioSide, SideForce, Tally, Victory, Worth, Zone};
