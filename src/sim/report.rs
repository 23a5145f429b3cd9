//! What came out of many games.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::statistics::{Interval, Spread};
use super::tally::{Tally, Use};
use super::{Bot, Plan};
use crate::content::terms::Mode;
use crate::content::{Content, HeroId, Id, IntelId, Names, Scenario};

/// What came out of many games. Everything in it is named as files name it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Report {
    /// What was played.
    pub scenario: String,
    /// By whom.
    pub bot: Bot,
    /// How hard.
    pub mode: Mode,
    /// With how many at the table.
    pub players: u8,
    /// What it grew from.
    pub seed: u64,
    /// How many games.
    pub games: u32,
    /// Choices after which a game was cut off.
    pub cap: u32,
    /// Games won.
    pub won: u32,
    /// Games lost.
    pub lost: u32,
    /// Games cut off.
    pub cut_off: u32,
    /// How often it is won.
    pub wins: Interval,
    /// Turns of a game.
    pub turns: Spread,
    /// Choices of a game.
    pub choices: Spread,
    /// What took the last Hull, and in how many games.
    pub causes: BTreeMap<String, u32>,
    /// Options, by verb.
    pub verbs: BTreeMap<&'static str, Use>,
    /// How often each hero aboard was committed, gave an order, flew or used her ability.
    pub heroes: BTreeMap<String, u64>,
    /// How often each hero aboard used her ability.
    pub abilities: BTreeMap<String, u64>,
    /// How often each order was given; none where nobody is met.
    pub orders: BTreeMap<String, u64>,
    /// How often each card that can be met was.
    pub cards: BTreeMap<String, u64>,
    /// What was never used.
    pub unused: Unused,
    /// Each game, by number.
    #[serde(skip)]
    pub played: Vec<Played>,
}

/// What could have been used in some game, and was in none.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Unused {
    /// Kinds of option that were offered.
    pub verbs: Vec<String>,
    /// Heroes aboard.
    pub heroes: Vec<String>,
    /// Abilities of heroes aboard.
    pub abilities: Vec<String>,
    /// Orders.
    pub orders: Vec<String>,
    /// Cards of the scenario.
    pub cards: Vec<String>,
}

/// One game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Played {
    /// Its number, from 0.
    pub number: u32,
    /// What its dice grew from: a session of this seed rolls the same.
    pub seed: u64,
    /// How it ended.
    pub ended: Ended,
    /// Turns begun.
    pub turns: u32,
    /// Choices made.
    pub choices: u32,
    /// Hull at the end.
    pub hull: u8,
    /// Crew at the end.
    pub crew: u8,
    /// Morale at the end.
    pub morale: u8,
    /// If it was lost: what took the last Hull, `kind:name`.
    pub cause: Option<String>,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, strum::Display)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Ended {
    /// The aim was reached.
    Won,
    /// The ship was lost.
    Lost,
    /// The aim was not reached in time.
    TooLate,
    /// It had too many choices, and was left.
    CutOff,
}

/// Sums up.
pub(super) fn report(
    content: &Content,
    scenario: &Scenario,
    plan: &Plan,
    tally: &Tally,
    played: Vec<Played>,
) -> Report {
    let names = &*content.names;
    let ended = |how: Ended| played.iter().map(|game| u32::from(game.ended == how)).sum::<u32>();
    let mut causes = BTreeMap::new();
    for cause in played.iter().filter_map(|game| game.cause.clone()) {
        *causes.entry(cause).or_default() += 1;
    }
    let aboard: BTreeSet<HeroId> = scenario.file.squads.values().flatten().copied().collect();
    let heroes = named(&tally.heroes, aboard.iter().copied(), names);
    let abilities = named(&tally.abilities, aboard, names);
    // Where nobody is met no order can be given, and none is missed.
    let fights = !scenario.file.encounters.is_empty();
    let orders = named(&tally.orders, content.orders.ids().filter(|_| fights), names);
    let cards = named(&tally.cards, cards(content, scenario), names);
    let idle = tally.verbs.iter().filter(|(_, used)| used.chosen == 0);
    Report {
        scenario: plan.scenario.clone(),
        bot: plan.bot,
        mode: plan.mode,
        players: plan.players,
        seed: plan.seed,
        games: plan.games,
        cap: plan.cap,
        won: ended(Ended::Won),
        lost: ended(Ended::Lost),
        cut_off: ended(Ended::CutOff),
        wins: Interval::wilson(ended(Ended::Won), plan.games),
        turns: Spread::of(played.iter().map(|game| game.turns)),
        choices: Spread::of(played.iter().map(|game| game.choices)),
        causes,
        unused: Unused {
            verbs: idle.map(|(verb, _)| (*verb).to_owned()).collect(),
            heroes: never(&heroes),
            abilities: never(&abilities),
            orders: never(&orders),
            cards: never(&cards),
        },
        verbs: tally.verbs.clone(),
        heroes,
        abilities,
        orders,
        cards,
        played,
    }
}

/// The cards that can be met: those of the tokens, those of the script, and the Mutiny.
fn cards(content: &Content, scenario: &Scenario) -> BTreeSet<IntelId> {
    let tokens = scenario.tokens.iter().map(|(_, card)| *card);
    let events = scenario.file.events.iter().map(|event| event.card);
    tokens.chain(events).chain([content.rules.mutiny]).collect()
}

fn named<I: Id>(counts: &[u64], among: impl IntoIterator<Item = I>, names: &Names) -> BTreeMap<String, u64> {
    let count = |id: I| counts.get(id.index()).copied().unwrap_or(0);
    among.into_iter().map(|id| (id.name(names).to_owned(), count(id))).collect()
}

fn never(counts: &BTreeMap<String, u64>) -> Vec<String> {
    counts.iter().filter(|(_, count)| **count == 0).map(|(name, _)| name.clone()).collect()
}
