//! The procedures of the rule book, one file for each, citing its rule.

pub mod ability;
pub mod arrival;
pub mod busy_heroes;
pub mod card;
pub mod check;
pub mod combat;
pub mod condition;
pub mod crew_loss;
pub mod debriefing;
pub mod effects;
pub mod exhaust;
pub mod expedition;
pub mod fitting_out;
pub mod harm;
pub mod heal_or_repair;
pub mod hits;
pub mod loot;
pub(in crate::engine) mod objective;
pub mod outfit;
pub mod patrol;
pub mod pick;
pub mod plan;
pub mod port;
pub mod reaction;
pub mod recon;
pub mod refit;
pub mod repair_point;
pub mod reveal;
pub mod service;
pub mod shot;
pub mod signatures;
pub mod skip_sector;
pub mod stage;
pub mod story;
pub mod surge;
pub mod table_roll;
pub mod tactic;
pub mod trading;
pub mod tribute;
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
