//! The procedures of the rule book by subject, one file for each, citing its rule.

pub mod arrival;
pub mod between_scenarios;
pub mod combat;
pub mod cosmic_condition;
pub mod crew_loss;
pub mod effects;
pub mod heal_or_repair;
pub mod heroes;
pub mod hits;
pub mod intel;
mod mutiny;
pub(in crate::engine) mod objective;
pub mod port;
pub mod repair_point;
pub mod skill_check;
pub mod skip_sector;
pub mod story;
pub mod turn;

use super::Pending;
use super::decision::{Answer, Decision, DecisionKind, Options, Picks, Source};
use super::frame::Flow;
use crate::content::terms::System;

/// A question to all seats.
fn ask(kind: DecisionKind, source: Option<Source>, options: Options) -> Pending {
    Pending::Choose(Decision { kind, system: None, source, picks: Picks::default(), options })
}

/// A question for several picks.
fn ask_picks(kind: DecisionKind, source: Option<Source>, made: u8, most: u8, options: Options) -> Pending {
    Pending::Choose(Decision { kind, system: None, source, picks: Picks { made, most }, options })
}

/// A question to one system's seat.
fn ask_system(kind: DecisionKind, system: System, source: Option<Source>, options: Options) -> Pending {
    Pending::Choose(Decision { kind, system: Some(system), source, picks: Picks::default(), options })
}

/// Takes an answer that was not offered: only a fault of the engine, or a state that was damaged, leads here, since nobody gives
/// an answer that is not among the options. Nothing is done, and the same is asked again.
fn not_offered(answer: Answer) -> Flow {
    debug_assert!(false, "an answer that was not offered: {answer:?}");
    Flow::Go
}

/// Options that fit: what does not is left out, which the capacity is chosen never to need.
fn options(answers: impl IntoIterator<Item = Answer>) -> Options {
    answers.into_iter().take(super::decision::OPTIONS).collect()
}
