//! Campaigns with one thing removed, to measure what it is worth.

use std::sync::Arc;

use serde::Serialize;

use super::statistics::Interval;
use super::tally::Kind;
use super::{Plan, Report, SimError, simulate};
use crate::content::table::Table;
use crate::content::{Content, HeroId, Id, ModuleId, Names, OrderId};
use crate::engine::Game;

/// A thing that campaigns can be played without.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Without {
    /// Nobody can hire this hero.
    Hero(HeroId),
    /// This module is never ours.
    Module(ModuleId),
    /// This order is never given.
    Order(OrderId),
}

impl Without {
    /// The thing of this name, as files name it.
    pub fn named(names: &Names, name: &str) -> Option<Self> {
        let hero = HeroId::find(names, name).map(Self::Hero);
        let module = || ModuleId::find(names, name).map(Self::Module);
        hero.or_else(module).or_else(|| OrderId::find(names, name).map(Self::Order))
    }

    /// The catalogue to be played with.
    pub(super) fn of_content(self, mut content: Content) -> Content {
        if let Self::Order(taken) = self {
            let orders = content.orders.iter().map(|(id, order)| {
                let mut order = order.clone();
                if id == taken {
                    // More than any ship carries.
                    order.basic.ammo = u8::MAX;
                    order.upgraded.ammo = u8::MAX;
                }
                order
            });
            content.orders = Table::new(orders.collect());
        }
        content
    }

    /// The game at a fitting out, before anybody is hired and anything is fitted.
    pub(super) fn of_game(self, game: Game) -> Game {
        let mut state = game.state().clone();
        if let Some(log) = &mut state.table.log {
            match self {
                Self::Hero(hero) => log.roster.retain(|enlisted| enlisted.hero != hero),
                Self::Module(module) => log.stores.retain(|own| own.module != module),
                Self::Order(_) => {}
            }
        }
        Game::resume(Arc::clone(game.content()), Arc::clone(game.scenario()), state)
    }
}

/// What a hero, module or order is worth: the results of campaigns without it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Weight {
    /// What kind of thing it is.
    pub kind: Kind,
    /// Which, as files name it.
    pub name: String,
    /// Scenarios won without it, of those begun.
    pub wins: Interval,
    /// How much that is above the share that is won with it: negative if it is missed.
    pub difference: f64,
    /// Half the width of the interval that holds the true difference 95 times of 100.
    pub margin: f64,
}

/// What everything is worth that is used when these campaigns are played.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Weights {
    /// The same campaigns with everything.
    pub whole: Report,
    /// Each thing, by kind and name.
    pub weights: Vec<Weight>,
}

/// Plays the campaigns of a plan as they are, and again without each hero, module and order that is used in them. `done`
/// receives the rounds finished and the total.
///
/// # Errors
/// As [`simulate`].
pub fn weigh(content: &Content, plan: &Plan, done: &(dyn Fn(u32, u32) + Sync)) -> Result<Weights, SimError> {
    let quiet = |_| ();
    let whole = simulate(content, &Plan { without: None, ..plan.clone() }, &quiet)?;
    let things = used(content, &whole);
    let rounds = u32::try_from(things.len()).unwrap_or(u32::MAX).saturating_add(1);
    done(1, rounds);
    let with = scenarios(&whole);
    let mut weights = Vec::new();
    for (over, (kind, name, thing)) in (2..).zip(things) {
        let report = simulate(content, &Plan { without: Some(thing), ..plan.clone() }, &quiet)?;
        let without = scenarios(&report);
        let (difference, margin) = Interval::difference(with, without);
        weights.push(Weight { kind, name, wins: Interval::wilson(without.0, without.1), difference, margin });
        done(over, rounds);
    }
    Ok(Weights { whole, weights })
}

/// The used things of the kinds that can be removed.
fn used(content: &Content, report: &Report) -> Vec<(Kind, String, Without)> {
    let kinds = [Kind::Heroes, Kind::Modules, Kind::Orders].into_iter();
    let counts = kinds.flat_map(|kind| report.used.get(&kind).into_iter().flatten().map(move |count| (kind, count)));
    let used = counts.filter(|(_, (_, times))| **times > 0);
    used.filter_map(|(kind, (name, _))| Some((kind, name.clone(), Without::named(&content.names, name)?))).collect()
}

/// Scenarios won and begun.
fn scenarios(report: &Report) -> (u32, u32) {
    let chapters = report.chapters.iter();
    chapters.fold((0, 0), |(won, begun), chapter| (won + chapter.won, begun + chapter.begun))
}
