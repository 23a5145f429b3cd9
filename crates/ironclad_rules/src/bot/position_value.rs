//! The value of a position: a weighted sum over the table.
//!
//! The unit is about a point of damage to a section. Nothing here is of one scenario.

use super::route::Route;
use super::story_value::story;
use super::weights::{LATE, MILESTONE, TURN, WON};
use crate::content::gear::Is;
use crate::content::scenario::Objective;
use crate::content::terms::Section;
use crate::engine::query::Damage;
use crate::engine::state::{Mutiny, Status};
use crate::engine::{Game, Outcome};

const LOST: f64 = -100.0;

/// A ship with all her Hull; what is left counts by its root, since the last points are the dearest.
const WHOLE_HULL: f64 = 40.0;
const SECTION_POINT: f64 = -1.0;
/// A section damaged, and again when it is crippled.
const SECTION_EFFECT: f64 = -2.0;

const CREW: f64 = 1.5;
const MORALE: f64 = 1.0;
/// A point that Morale adds to every roll.
const ON_ROLLS: f64 = 2.0;
/// An action that each turn has.
const ACTION_A_TURN: f64 = 4.0;
/// An action lost that is still owed.
const ACTION_OWED: f64 = -2.0;
/// The Mutiny is due.
const MUTINY: f64 = -4.0;

const READY: f64 = 1.5;
const EXHAUSTED: f64 = 0.5;
const WOUNDED: f64 = -2.0;

const CREDIT: f64 = 0.15;
const SALVAGE: f64 = 0.5;
const AMMO: f64 = 0.5;
const ENERGY: f64 = 0.5;
const SHIELD: f64 = 0.5;

/// A system's orders card on its better side, and a ship's or a module's.
const SYSTEM_UPGRADED: f64 = 5.0;
const CARD_UPGRADED: f64 = 2.0;
/// A point that gear adds, where its bearer has the skill that it helps with, and where she does not.
const GEAR_OF_USE: f64 = 1.5;
const GEAR: f64 = 0.5;

/// Damage to a fighter or mech of ours, and its being disabled.
const FIGHTER_POINT: f64 = -0.7;
const DISABLED: f64 = -1.5;
/// Shield or Hull of an enemy in combat.
const ENEMY_POINT: f64 = -1.0;
/// An enemy who can still shoot.
const ENEMY: f64 = -3.0;

/// A move that is still to be made to the aim. It is dear, for whatever is planned takes the same turns: if a move were worth
/// less than what a dangerous sector costs, the ship would wait before it until there is no time left.
const MOVE: f64 = -10.0;
/// Moves from one sector to enter to the next, from one token to the next, from one combat to the next, by and large.
const TO_A_SECTOR: f64 = 6.0;
const TO_A_TOKEN: f64 = 2.0;
const TO_A_COMBAT: f64 = 5.0;
/// Combats that it takes to beat a Villain, by and large: she is met again after a draw.
const FIGHTS_OF_A_HUNT: u32 = 3;

/// All of what is done towards a milestone that is not reached.
const TO_A_MILESTONE: f64 = 4.0;

/// What this position is worth.
pub(super) fn worth(game: &Game, route: &Route<'_>) -> f64 {
    let end = match game.table().outcome {
        Some(Outcome::Lost) => return LOST,
        Some(Outcome::Won) => WON,
        Some(Outcome::Ended) => LATE,
        None => 0.0,
    };
    let rest = match &route.story {
        Some((ways, risks)) => story(game, ways, risks),
        None => course(game, route) + milestones(game),
    };
    end + ship(game) + people(game) + supplies(game) + equipment(game) + combat(game) + rest
}

fn ship(game: &Game) -> f64 {
    let (table, view) = (game.table(), game.view());
    let hull = f64::from(table.hull) / f64::from(view.most_hull().max(1));
    let sections = Section::ALL.into_iter().map(|section| {
        let points = table.section(section);
        SECTION_POINT * f64::from(points) + SECTION_EFFECT * f64::from(Damage::of(points).times())
    });
    WHOLE_HULL * hull.sqrt() + sections.sum::<f64>()
}

fn people(game: &Game) -> f64 {
    let (table, view) = (game.table(), game.view());
    let heroes = table.heroes.iter().map(|aboard| match aboard.status {
        Status::Ready => READY,
        Status::Exhausted => EXHAUSTED,
        Status::Wounded => WOUNDED,
    });
    let mutiny = if table.mutiny == Mutiny::Due { MUTINY } else { 0.0 };
    heroes.sum::<f64>()
        + mutiny
        + CREW * f64::from(table.crew)
        + MORALE * f64::from(table.morale)
        + ON_ROLLS * f64::from(view.morale())
        + ACTION_A_TURN * f64::from(view.actions())
        + ACTION_OWED * f64::from(table.actions.owed)
}

fn supplies(game: &Game) -> f64 {
    let table = game.table();
    let bays = table.fighters.iter().map(|bay| {
        let disabled = if game.view().disabled(bay.fighter) { DISABLED } else { 0.0 };
        FIGHTER_POINT * f64::from(bay.damage) + disabled
    });
    bays.sum::<f64>()
        + CREDIT * f64::from(table.credits)
        + SALVAGE * f64::from(table.salvage)
        + AMMO * f64::from(table.ammo)
        + ENERGY * f64::from(table.energy)
        + SHIELD * f64::from(table.shields)
}

/// Upgrades, and gear by whoever carries it.
fn equipment(game: &Game) -> f64 {
    let (table, view) = (game.table(), game.view());
    let systems = table.upgraded.iter().filter(|upgraded| **upgraded).count();
    let ships = table.fighters.iter().filter(|bay| bay.upgraded).count();
    let cards = ships + table.modules.iter().filter(|fitted| fitted.upgraded).count();
    let gear = table.gear.iter().map(|carried| match view.content.gear[carried.gear].is {
        Is::Kit { skill, adds } if view.skill(carried.hero, skill) > 0 => GEAR_OF_USE * f64::from(adds),
        Is::Kit { adds, .. } => GEAR * f64::from(adds),
        Is::Module(_) => 0.0,
    });
    let count = |cards: usize| f64::from(u32::try_from(cards).unwrap_or(u32::MAX));
    SYSTEM_UPGRADED * count(systems) + CARD_UPGRADED * count(cards) + gear.sum::<f64>()
}

/// Milestones count in a campaign alone, where they promote somebody.
fn milestones(game: &Game) -> f64 {
    if game.table().log.is_none() {
        return 0.0;
    }
    let others = game.view().milestones().filter(|milestone| milestone.place > 0);
    let worth = others.map(|milestone| match milestone.done {
        _ if milestone.reached => MILESTONE,
        (done, all) => TO_A_MILESTONE * f64::from(done) / f64::from(all.max(1)),
    });
    worth.sum()
}

fn combat(game: &Game) -> f64 {
    let enemies = game.table().combat.iter().flat_map(|combat| &combat.enemies).filter(|enemy| enemy.is_afloat());
    enemies.map(|enemy| ENEMY + ENEMY_POINT * (f64::from(enemy.hull) + f64::from(enemy.shield))).sum()
}

fn course(game: &Game, route: &Route<'_>) -> f64 {
    MOVE * needed(game, route) + TURN * f64::from(game.table().turn)
}

/// Moves that the aim still needs, by and large: those to the nearest step of it, and those between the steps after it.
fn needed(game: &Game, route: &Route<'_>) -> f64 {
    let (table, view) = (game.table(), game.view());
    let tally = &table.tally;
    let (steps, moves) = match game.scenario().won {
        Objective::Arrive(_) | Objective::Served(_) => (1u32, 0.0),
        Objective::Enter(sectors) => (sectors.count().saturating_sub(tally.entered.shared(sectors)), TO_A_SECTOR),
        Objective::TurnUp(tokens) => (tokens.saturating_sub(tally.revealed).into(), TO_A_TOKEN),
        Objective::Win(combats) => (combats.saturating_sub(tally.victories).into(), TO_A_COMBAT),
        Objective::Story => (0, 0.0),
        Objective::BeatVillain => (if tally.villain_beaten { 0 } else { FIGHTS_OF_A_HUNT }, TO_A_COMBAT),
        Objective::Scout(all) | Objective::Explore(all) | Objective::Succeed(all) => {
            let (done, _) = view.progress(game.scenario().won);
            (all.saturating_sub(done).into(), TO_A_TOKEN)
        }
    };
    let Some(after) = steps.checked_sub(1) else { return 0.0 };
    // From a sector without a route the objective is as far as the map is large.
    let sectors = u8::try_from(table.tokens.len()).unwrap_or(u8::MAX);
    f64::from(route.from(table.ship).min(sectors)) + moves * f64::from(after)
}
