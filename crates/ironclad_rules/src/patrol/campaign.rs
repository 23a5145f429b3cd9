//! The missions of a campaign that is a chain of patrols: the first, and what comes after one that is behind (chapter 11).
//!
//! The engine says what the players want next ([`Game::sought`]) and sets it up ([`Game::embark`]); it cannot make a
//! mission. Whoever plays a campaign begins with [`begin`] or [`first_contract`], and goes on with [`next`] or [`go_on`].

use std::sync::Arc;

use super::chance::Chance;
use super::milestones;
use super::wishes::{Aim, Length, Unfit, Wishes};
use crate::content::hero::Hero;
use crate::content::scenario::{ObjectiveFile, Reward, Roster, ScenarioFile, Start, Upgrades};
use crate::content::sorted::{SortedMap, SortedSet};
use crate::content::terms::{Faction, Mode};
use crate::content::{Content, FighterId, HeroId, ModuleId, Scenario};
use crate::engine::query::Standing;
use crate::engine::{CampaignLog, Events, Game, Setup, Sought, State, Table};

/// Scenarios of a campaign that is a chain of patrols: as many as the two acts have (rule 11.1).
pub const CONTRACTS: u8 = 10;

/// The mission that a campaign begins with: a ship, a purse and a roster, and nobody hired yet. Whoever is not named to
/// hire the ship first is drawn.
///
/// # Errors
/// If the catalogue lacks what a patrol is made of.
pub fn first_contract(content: &Content, mode: Mode, with: Option<Faction>, seed: u64) -> Result<ScenarioFile, Unfit> {
    let figures = &content.rules.campaign;
    let mut chance = Chance::of_contract(seed, 1, None);
    // Rule 11.2: the players begin with the Federation or the Cartel.
    let drawn = chance.one(&[Faction::Federation, Faction::Cartel]);
    let with = with.or(drawn);
    let aim = chance.one(&[Aim::Courier, Aim::Survey]);
    let wishes = Wishes { threat: figures.threat(mode, 1), with, aim, length: Length::Short, ..Wishes::default() };
    let file = super::drawn(content, &wishes, mode, &|_| 0, &mut chance)?;
    let start = Start { threat: wishes.threat, ..figures.start };
    let besides = figures.first_turns.get(&mode).copied().unwrap_or(0);
    let turns = file.turns.map(|turns| turns.saturating_add(besides));
    let roster =
        Roster { heroes: figures.heroes.clone(), fighters: figures.fighters.clone(), modules: figures.modules.clone() };
    // Without `milestones::TURNS`: an undamaged ship needs little more time than a patrol has.
    Ok(of_a_campaign(content, ScenarioFile { start, turns, ..file }, Some(roster), &mut chance))
}

/// The mission that a power offers when the scenario of this game is behind. The same game, power and seed offer the same.
///
/// # Errors
/// If the catalogue lacks what a patrol is made of.
pub fn contract(game: &Game, with: Faction, seed: u64) -> Result<ScenarioFile, Unfit> {
    let (content, table) = (game.content(), game.table());
    let figures = &content.rules.campaign;
    let mode = game.state().setup.mode;
    let number = table.log.as_ref().map_or(1, |log| log.scenario.saturating_add(1));
    let mut chance = Chance::of_contract(seed, number, Some(with));
    let standing = |faction: Faction| Standing::of(table.reputation(faction));
    let against = opponent(table, with, &mut chance);
    let villain = standing(against) == Standing::Enemy && content.villain(against).is_some();
    let wishes = Wishes {
        threat: figures.threat(mode, number),
        length: chance.one(&[Length::Short, Length::Medium, Length::Medium]).unwrap_or_default(),
        aim: aim(&game.scenario().file.won, standing(against), villain, &mut chance),
        with: Some(with),
        factions: SortedSet::from([against]),
        villain,
        standing: Faction::ALL.into_iter().map(|faction| (faction, table.reputation(faction))).collect(),
        ..Wishes::default()
    };
    let file = super::drawn(content, &wishes, mode, &|_| 0, &mut chance)?;
    let start = Start { threat: wishes.threat, credits: figures.advance(mode, wishes.threat).into(), ..figures.start };
    let turns = file.turns.map(|turns| turns.saturating_add(milestones::TURNS));
    let mut file = of_a_campaign(content, ScenarioFile { start, turns, ..file }, None, &mut chance);
    if let Some(log) = &table.log {
        bonus(content, log, &mut file.reward, &mut chance);
    }
    Ok(file)
}

/// A patrol's file as a campaign has it: nobody is hired and nothing taken along before the fitting out, the roster is the
/// log's but for the first, and there is more to be reached than the aim.
fn of_a_campaign(content: &Content, file: ScenarioFile, roster: Option<Roster>, chance: &mut Chance) -> ScenarioFile {
    let mut file = ScenarioFile {
        squads: SortedMap::new(),
        promoted: SortedSet::new(),
        fighters: Vec::new(),
        modules: SortedSet::new(),
        upgraded: Upgrades::default(),
        roster,
        ..file
    };
    milestones::drawn(content, &mut file, chance);
    file
}

/// Whom a power's contract is against: of its two enemies the one with whom the players stand worse.
fn opponent(table: &Table, with: Faction, chance: &mut Chance) -> Faction {
    let enemies = || Faction::ALL.into_iter().filter(|other| other.is_enemy_of(with));
    let worst = enemies().map(|other| table.reputation(other)).min();
    let worst: Vec<Faction> = enemies().filter(|other| Some(table.reputation(*other)) == worst).collect();
    chance.one(&worst).unwrap_or(with)
}

/// What has to be done: not what was done last, nor combats with friends; with a Villain in the field now and then the hunt.
fn aim(last: &ObjectiveFile, against: Standing, villain: bool, chance: &mut Chance) -> Option<Aim> {
    let hunt = villain.then_some(Aim::Hunt);
    let sweep = (against < Standing::Friendly).then_some(Aim::Sweep);
    let aims = [Aim::Courier, Aim::Rounds, Aim::Survey].into_iter().chain(sweep).chain(hunt);
    let aims: Vec<Aim> = aims.filter(|aim| *aim != Aim::of(last)).collect();
    chance.one(&aims)
}

/// What some contracts bring besides: a ship, a basic module, a hero whom no power sends, or gear (rule 11.6).
fn bonus(content: &Content, log: &CampaignLog, reward: &mut Reward, chance: &mut Chance) {
    let ships: Vec<FighterId> = content.fighters.ids().filter(|fighter| log.ship(*fighter).is_none()).collect();
    let basic = content.modules.iter().filter(|(_, module)| !module.lesser && module.faction.is_none());
    let modules: Vec<ModuleId> = basic.map(|(id, _)| id).filter(|module| log.module(*module).is_none()).collect();
    let free = content.heroes.iter().filter(|(_, hero): &(HeroId, &Hero)| hero.faction.is_none());
    let heroes: Vec<HeroId> = free.map(|(id, _)| id).filter(|hero| log.enlisted(*hero).is_none()).collect();
    match chance.below(5) {
        0 | 1 => reward.fighters.extend(chance.one(&ships)),
        2 => reward.modules.extend(chance.one(&modules)),
        3 => reward.heroes.extend(chance.one(&heroes)),
        _ => reward.gear = 1,
    }
}

/// Begins a campaign of so many scenarios: the first, at its first decision.
///
/// # Errors
/// If no mission can be made.
pub fn begin(content: &Arc<Content>, setup: Setup, length: u8, seed: u64, events: &mut Events) -> Result<Game, Unfit> {
    let scenario = super::scenario(content, first_contract(content, setup.mode, None, seed)?)?;
    Ok(Game::campaign(Arc::clone(content), scenario, setup, length, events))
}

/// The scenario that a campaign goes on with, laid out: that of the contract which the players have chosen, or the same
/// once more. None while the scenario under way is not behind, and when the campaign is over.
///
/// # Errors
/// If no mission can be made.
pub fn next(game: &Game, seed: u64) -> Result<Option<Arc<Scenario>>, Unfit> {
    match game.sought() {
        None => Ok(None),
        Some(Sought::Again) => Ok(Some(Arc::clone(game.scenario()))),
        Some(Sought::Chapter(number)) => {
            let (pack, edition) = (game.scenario().pack(), game.view().edition());
            Ok(game.content().chapter_in(pack, number, edition).map(Arc::clone))
        }
        Some(Sought::Contract(with)) => super::scenario(game.content(), contract(game, with, seed)?).map(Some),
    }
}

/// Goes on with a campaign: the next scenario, begun. `began` is the state in which the scenario that is behind began, and
/// `seed` that of the campaign. None where [`next`] has none.
///
/// # Errors
/// If no mission can be made.
pub fn go_on(game: &Game, began: &State, seed: u64, events: &mut Events) -> Result<Option<Game>, Unfit> {
    Ok(next(game, seed)?.map(|scenario| game.embark(scenario, began, events)))
}
