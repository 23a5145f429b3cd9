//! The procedures of the rule book, one file for each, citing its rule.

pub mod ability;
pub(in crate::engine) mod aim;
pub mod arrival;
pub mod card;
pub mod check;
pub mod collect;
pub mod combat;
pub mod condition;
pub mod crew_loss;
pub mod debriefing;
pub mod dues;
pub mod effects;
pub mod exert;
pub mod expedition;
pub mod fitting_out;
pub mod harm;
pub mod hits;
pub mod mend;
pub mod outfit;
pub mod patrol;
pub mod pick;
pub mod plan;
pub mod port;
pub mod reaction;
pub mod recon;
pub mod refit;
pub mod reveal;
pub mod service;
pub mod shot;
pub mod side_door;
pub mod signatures;
pub mod stage;
pub mod story;
pub mod table_roll;
pub mod tactic;
pub mod taken;
pub mod tend;
pub mod trading;
pub mod turn;
pub mod uncover;
pub mod volunteers;

use super::Pending;
use super::decision::{Answer, Decision, DecisionKind, Options, Picks, Source};
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

/// Options that fit: what does not is left out, which the capacity is chosen never to need.
fn options(answers: impl IntoIterator<Item = Answer>) -> Options {
    answers.into_iter().take(super::decision::OPTIONS).collect()
}
