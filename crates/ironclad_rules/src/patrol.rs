//! Patrols: single missions outside the campaign, made from a few wishes and a seed.
//!
//! A patrol is an ordinary scenario, written as a scenario's author would write it: real tiles, ports, shuffled tokens, an
//! aim, a last turn. The engine does not know where it came from, and a saved game holds it whole.
//!
//! Invariant: the same catalogue, wishes, mode and seed make the same patrol on every machine.

mod aims;
mod campaign;
mod chance;
mod chart;
mod crew;
mod foes;
mod milestones;
mod outfit;
mod wishes;

use std::sync::Arc;

pub use campaign::{CONTRACTS, begin, contract, first_contract, go_on, next};
pub use outfit::{suggested, suggestion};
pub use wishes::{Aim, Length, Unfit, Wishes};

use crate::content::fault::Fault;
use crate::content::limits::{BAYS, POOL};
use crate::content::map::Map;
use crate::content::plate::Plates;
use crate::content::scenario::{Reward, ScenarioFile, Shuffled, SideTaken, Start, Upgrades};
use crate::content::sorted::{SortedMap, SortedSet};
use crate::content::story::Reading;
use crate::content::terms::{Faction, Mode, System};
use crate::content::{Content, IntelId, Scenario};
use crate::engine::query::Standing;
use chance::Chance;
use chart::Chart;

/// What the scenario of a patrol is called.
pub const NAME: &str = "patrol";

/// Credits for hiring, before what the suggested crew costs, where `rules.json` names none for the mode.
const PURSE: u16 = 26;

/// Makes a patrol.
///
/// # Errors
/// If the catalogue has not what a patrol is made of: tiles, ports, heroes, enemies.
pub fn generate(content: &Content, wishes: &Wishes, mode: Mode, seed: u64) -> Result<ScenarioFile, Unfit> {
    let least = |aim| aims::upgrades(content, aim, wishes.threat);
    let mut chance = Chance::new(seed);
    let mut file = drawn(content, wishes, mode, &least, &mut chance)?;
    aims::demand(content, &mut file, wishes, mode, chance.below(4));
    Ok(file)
}

/// The same from a stream of chance, by a ship that has come at least so far for its aim.
fn drawn(
    content: &Content,
    wishes: &Wishes,
    mode: Mode,
    least: &dyn Fn(Aim) -> u8,
    chance: &mut Chance,
) -> Result<ScenarioFile, Unfit> {
    let side = side(wishes, chance);
    let reputation = reputation(wishes, side);
    let standing = |faction: Faction| Standing::of(reputation.get(&faction).copied().unwrap_or(0));
    let villain = if wishes.villain { content.villain(side.against) } else { None };
    let aim = wishes.aim.unwrap_or_else(|| Aim::drawn(chance, villain.is_some()));
    if aim == Aim::Hunt && villain.is_none() {
        return Err(Unfit::NoVillain);
    }
    let wishes = &Wishes { upgrades: wishes.upgrades.max(least(aim)), ..wishes.clone() };
    let chart = Chart::drawn(content, wishes.length, side, chance)?;
    let won = aims::won(content, aim, wishes, &chart);
    let mut active: SortedSet<Faction> =
        wishes.factions.iter().copied().filter(|faction| *faction != side.with).collect();
    active.insert(side.against);
    let encounters = active
        .iter()
        .map(|faction| {
            (
                *faction,
                foes::table(content, *faction, wishes.threat, aim == Aim::Hunt && *faction == side.against, chance),
            )
        })
        .collect();
    let roster = crew::roster(content, wishes, &standing, chance);
    let promoted = crew::promoted(content, &roster, wishes.upgrades, chance);
    let candidates: Vec<_> =
        roster.heroes.iter().map(|hero| crew::candidate(content, *hero, promoted.contains(hero))).collect();
    let purse = content.rules.missions.purse.get(&mode).copied().map_or(PURSE, u16::from);
    let refitted = usize::from(wishes.upgrades);
    let ships = roster.fighters.iter().zip(0..).take(BAYS);
    let ships: Vec<_> = ships.map(|(ship, place)| content.fighters[*ship].side(place < refitted)).collect();
    let suggested = crew::suggested(content, &candidates, &ships, purse);
    let cards = cards(content, aim, chart.tokens.len(), chance);
    let upgraded = Upgrades {
        systems: chance.some(&System::ALL, wishes.upgrades.into()).into_iter().collect(),
        fighters: roster.fighters.iter().copied().take(refitted).collect(),
        modules: SortedSet::new(),
    };
    // Drawn last and aside, so that the time changes nothing else of what is drawn.
    let turns = aims::turns(content, &won, &chart, wishes, mode, chance.clone().below(4));
    Ok(ScenarioFile {
        tutorial: None,
        start: Start { threat: wishes.threat, credits: purse.saturating_sub(suggested.cost), ..crew::START },
        squads: suggested.squads,
        promoted,
        fighters: roster.fighters.iter().copied().take(BAYS).collect(),
        modules: roster
            .modules
            .iter()
            .copied()
            .filter(|module| content.modules[*module].does.fee == 0)
            .take(2)
            .collect(),
        upgraded,
        roster: Some(roster),
        map: chart.pieces,
        ship: chart.start,
        tokens: Vec::new(),
        shuffled: Some(Shuffled { cards, sectors: chart.tokens }),
        active,
        encounters,
        events: Vec::new(),
        reputation,
        side: Some(side),
        villain,
        turns: Some(turns),
        won,
        won_scripted: None,
        plates: Plates::new(),
        story: None,
        milestones: Vec::new(),
        reward: reward(side, wishes.length),
        script: Vec::new(),
    })
}

/// Lays the map of a patrol, so that it can be played.
///
/// # Errors
/// If it is of another catalogue, or cannot be played: a sector is not there, a figure is out of bounds.
pub fn scenario(content: &Content, file: ScenarioFile) -> Result<Arc<Scenario>, Unfit> {
    let laid = Map::lay(&file.map, &content.tiles, &content.names);
    let map = laid.map_err(|fault| Unfit::Map(Box::new(Fault::new(NAME, fault.message()))))?;
    let laid = Scenario::resolve(NAME.to_owned(), file, map, Reading::Whole).map_err(|faults| {
        let first = faults.into_iter().next();
        first.map_or(Unfit::Lacking("sectors"), |(path, message)| Unfit::Map(Box::new(Fault::at(NAME, path, message))))
    })?;
    // It may come out of a file: what the engine relies on is checked as for an author's own.
    match content.faults_of(&laid).first() {
        None => Ok(Arc::new(laid)),
        Some(fault) => Err(Unfit::Map(Box::new(fault.clone()))),
    }
}

/// For whom the players work, and against whom.
fn side(wishes: &Wishes, chance: &mut Chance) -> SideTaken {
    let about: Vec<Faction> = wishes.factions.iter().copied().collect();
    let against_whom = |with: Faction| -> Vec<Faction> {
        let others = about.iter().copied().filter(|faction| *faction != with);
        let others: Vec<Faction> = others.collect();
        if others.is_empty() {
            Faction::ALL.into_iter().filter(|other| other.is_enemy_of(with)).collect()
        } else {
            others
        }
    };
    let with = wishes.with.or_else(|| {
        let not_about = Faction::ALL.into_iter().filter(|faction| !about.contains(faction)).collect::<Vec<_>>();
        chance.one(&not_about).or_else(|| chance.one(&Faction::ALL))
    });
    let with = with.unwrap_or(Faction::Federation);
    let enemies: Vec<Faction> = against_whom(with).into_iter().filter(|other| other.is_enemy_of(with)).collect();
    let against = chance.one(&enemies).or_else(|| chance.one(&against_whom(with)));
    SideTaken { with, against: against.unwrap_or(Faction::Cartel) }
}

/// The tokens that are shuffled (rule 5.25). Where a fight is the aim, those that bring one all lie on the map; else some
/// of them may stay in the box like any other.
fn cards(content: &Content, aim: Aim, sectors: usize, chance: &mut Chance) -> Vec<IntelId> {
    let all = || content.intel.iter().flat_map(|(card, written)| vec![card; written.tokens.into()]);
    let fights = |card: &IntelId| content.intel[*card].is_fought();
    if !matches!(aim, Aim::Sweep | Aim::Hunt) {
        let all: Vec<IntelId> = all().collect();
        return chance.some(&all, POOL);
    }
    let mut laid: Vec<IntelId> = all().filter(fights).take(sectors).collect();
    let others: Vec<IntelId> = all().filter(|card| !fights(card)).collect();
    laid.extend(chance.some(&others, sectors.min(POOL).saturating_sub(laid.len())));
    laid
}

/// Reputation at the start: as wished, and an Enemy's with the power whose Villain is in the field (rule 10.4).
fn reputation(wishes: &Wishes, side: SideTaken) -> SortedMap<Faction, i8> {
    let mut all = wishes.standing.clone();
    if wishes.villain {
        let enemy = Standing::Enemy.threshold();
        let reputation = all.get_or_insert_with(side.against, || enemy);
        *reputation = (*reputation).min(enemy);
    }
    all.retain(|_, reputation| *reputation != 0);
    all
}

/// What winning brings: Credits, and reputation on both sides (rule 10.2).
fn reward(side: SideTaken, length: Length) -> Reward {
    let reputation = SortedMap::from([(side.with, 3), (side.against, -3)]);
    Reward { credits: length.by(8, 12, 16), reputation, ..Reward::default() }
}
