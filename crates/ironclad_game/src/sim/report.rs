//! What came out of many games.

use serde::Serialize;

use super::chapter::Chapter;
use super::statistics::{Interval, Spread};
use super::tally::{Kind, Tally, Use};
use super::{Bot, Plan, Subject};
use crate::content::Content;
use crate::content::sorted::SortedMap;
use crate::content::terms::{Faction, Mode};
use crate::patrol::{self, Wishes};

/// What a report calls campaigns.
pub const CAMPAIGN: &str = "campaign";

/// What a report calls campaigns that are the story.
pub const STORY: &str = "story";

/// What came out of many games. Everything in it is named as files name it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Report {
    /// What was played: the scenario, `patrol`, `campaign`, or `story`.
    pub scenario: String,
    /// The wishes for the patrols, if patrols were played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wishes: Option<Wishes>,
    /// By whom.
    pub bot: Bot,
    /// How hard.
    pub mode: Mode,
    /// With how many at the table.
    pub players: u8,
    /// Who was set to sponsor the later acts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sponsor: Option<Faction>,
    /// The seed.
    pub seed: u64,
    /// How many games.
    pub games: u32,
    /// Choices after which a game was cut off.
    pub cap: u32,
    /// Games won.
    pub won: u32,
    /// Games lost with the ship.
    pub lost: u32,
    /// Games in which time ran out.
    pub too_late: u32,
    /// Games cut off.
    pub cut_off: u32,
    /// How often it is won.
    pub wins: Interval,
    /// Turns of a game.
    pub turns: Spread,
    /// Choices of a game.
    pub choices: Spread,
    /// What took the last Hull, or that time ran out, and in how many games.
    pub causes: SortedMap<String, u32>,
    /// Options, by verb.
    pub verbs: SortedMap<&'static str, Use>,
    /// How often each thing that could be used was, by kind.
    #[serde(flatten)]
    pub used: SortedMap<Kind, SortedMap<String, u64>>,
    /// What was never used: kinds of option that were offered, and things by kind.
    pub unused: SortedMap<Kind, Vec<String>>,
    /// What the scenarios of the campaigns came to, by number, if campaigns were played.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chapters: Vec<Chapter>,
    /// Each game, by number.
    #[serde(skip)]
    pub played: Vec<Played>,
}

/// One game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Played {
    /// Its number, from 0.
    pub number: u32,
    /// Its seed: a session of this seed rolls the same dice.
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
    /// If it was not won: what took the last Hull, `kind:name`, or `time`.
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
pub(super) fn report(content: &Content, plan: &Plan, tally: &Tally, played: Vec<Played>) -> Report {
    let ended = |how: Ended| played.iter().map(|game| u32::from(game.ended == how)).sum::<u32>();
    let mut causes = SortedMap::new();
    for cause in played.iter().filter_map(|game| game.cause.clone()) {
        *causes.get_or_default(cause) += 1;
    }
    let (scenario, wishes) = match &plan.what {
        Subject::Scenario(name) => (name.clone(), None),
        Subject::Patrols(wishes) => (patrol::NAME.to_owned(), Some(wishes.clone())),
        Subject::Campaigns(_) => (CAMPAIGN.to_owned(), None),
        Subject::Story => (STORY.to_owned(), None),
    };
    let used: SortedMap<Kind, SortedMap<String, u64>> =
        Kind::things().map(|kind| (kind, tally.named(kind, content))).collect();
    let mut unused: SortedMap<Kind, Vec<String>> = used.iter().map(|(kind, counts)| (*kind, never(counts))).collect();
    let idle = tally.verbs.iter().filter(|(_, used)| used.chosen == 0);
    unused.insert(Kind::Verbs, idle.map(|(verb, _)| (*verb).to_owned()).collect());
    Report {
        scenario,
        wishes,
        bot: plan.bot,
        mode: plan.mode,
        players: plan.players,
        sponsor: plan.sponsor,
        seed: plan.seed,
        games: plan.games,
        cap: plan.cap,
        won: ended(Ended::Won),
        lost: ended(Ended::Lost),
        too_late: ended(Ended::TooLate),
        cut_off: ended(Ended::CutOff),
        wins: Interval::wilson(ended(Ended::Won), plan.games),
        turns: Spread::of(played.iter().map(|game| game.turns)),
        choices: Spread::of(played.iter().map(|game| game.choices)),
        causes,
        verbs: tally.verbs.clone(),
        used,
        unused,
        chapters: Vec::new(),
        played,
    }
}

fn never(counts: &SortedMap<String, u64>) -> Vec<String> {
    counts.iter().filter(|(_, count)| **count == 0).map(|(name, _)| name.clone()).collect()
}
