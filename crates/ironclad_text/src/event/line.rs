//! One event in a line.

mod story;

use ironclad_game::content::id::{FighterId, IntelId, SectorId};
use ironclad_game::content::terms::Track;
use ironclad_game::engine::Sought;
use ironclad_game::engine::combat::EnemyId;
use ironclad_game::engine::decision::Part;
use ironclad_game::engine::event::{CombatResult, Event};
use ironclad_game::engine::state::{Outcome, Status};
use words::{Arg, FluentValue, Name};

use crate::effect::row_effects;
use crate::thing::{Words, count, number};

/// How a line is to be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tone {
    /// A fact.
    #[default]
    Plain,
    /// A gain.
    Good,
    /// A loss.
    Bad,
}

/// The line of one event, by itself; none for what needs no telling. `here` is where the ship is.
pub fn line(words: &Words<'_>, event: &Event, here: SectorId) -> Option<(String, Tone)> {
    let named = |key: &str, name: FluentValue<'static>| words.with(key, &[("name", name)]);
    let counted = |key: &str, count: u8| words.with(key, &[("count", number(count))]);
    let fact = |text: String| Some((text, Tone::Plain));
    let good = |text: String| Some((text, Tone::Good));
    let bad = |text: String| Some((text, Tone::Bad));
    match *event {
        Event::Story(told) => story::line(words, told),
        Event::TurnBegan { taken: 0, .. } => None,
        Event::TurnBegan { taken, .. } => bad(counted("log-turn-short", taken)),
        Event::ActionGiven { .. } => fact(words.get("log-action-given")),
        Event::TurnEnded { unspent } => fact(counted("log-turn-ended", unspent)),
        Event::ActionsLost { now, owed, .. } => bad(counted("log-actions-lost", now + owed)),
        Event::Moved { from, to } => {
            let sectors = &words.scenario.map.sectors;
            match (sectors[from].port(), sectors[to].port()) {
                (Some(port), None) => fact(named("log-left", words.port_name(port).into())),
                (_, Some(port)) => fact(named("log-raised", words.port_name(port).into())),
                // What a harmful sector does is told, and by its name.
                (None, None) if sectors[to].condition().is_some_and(|space| space.is_harmful()) => None,
                (None, None) => fact(named("log-moved", words.sector_name(to).into())),
            }
        }
        Event::TokenRevealed { sector, card, by_recon } => {
            // One turned up from afar by an ability is no Recon, but it is not met blind either.
            let key = if by_recon || sector != here { "log-recon" } else { "log-blind" };
            let args = [("card", words.intel_name(card).into()), ("sector", words.sector_name(sector).into())];
            fact(words.with(key, &args))
        }
        Event::CardBegan { card } => fact(words.intel_log(card)),
        Event::CardSkipped { card } => fact(named("log-skipped", words.intel_name(card).into())),
        Event::TableRead { card, total, row } => fact(table_line(words, card, total, row)),
        Event::CheckDecided { of, total, difficulty, won } => {
            let key = if won { "log-check-won" } else { "log-check-lost" };
            let args = [
                ("card", words.source(of.source()).into()),
                ("total", number(total)),
                ("difficulty", number(difficulty)),
            ];
            Some((words.with(key, &args), if won { Tone::Good } else { Tone::Bad }))
        }
        Event::Counted { track, by, now, .. } => {
            let way = if by < 0 { "lost" } else { "gained" };
            let args = [("count", number(by.unsigned_abs())), ("now", number(now))];
            let text = words.with(&format!("log-{track}-{way}"), &args);
            let tone = if by < 0 && track != Track::Credits && track != Track::Ammo {
                Tone::Bad
            } else if by < 0 {
                Tone::Plain
            } else {
                Tone::Good
            };
            Some((text, tone))
        }
        Event::SectionChanged { section, by, now, .. } if by > 0 => {
            let args = [("section", words.section_name(section).into()), ("now", number(now))];
            bad(words.with("log-section-hit", &args))
        }
        Event::ShieldsTook { hits, .. } => fact(counted("log-shields-took", hits)),
        Event::ShieldsWhole { .. } => fact(words.get("log-shields-whole")),
        Event::EnergyChanged { by, now } if by > 0 => fact(counted("log-energy-back", now)),
        Event::EnergyChanged { now, .. } => fact(counted("log-energy", now)),
        Event::SpaceUncovered { space } => {
            let effect = words.get(&format!("energy-space-{space}"));
            bad(words.with("log-uncovered", &[("effect", effect.into())]))
        }
        Event::HeroChanged { hero, from, to, .. } => {
            let text = words.with(status_key(from, to), &several(words, &[words.hero_name(hero)]));
            match to {
                Status::Ready => good(text),
                Status::Exhausted => fact(text),
                Status::Wounded => bad(text),
            }
        }
        Event::AbilityUsed { hero } => {
            let args = [("hero", words.hero_name(hero).into()), ("ability", words.ability(hero).into())];
            fact(words.with("log-ability", &args))
        }
        Event::CrewSaved { points, .. } => good(counted("log-crew-saved", points)),
        Event::Sheltered { hero, by } => {
            let args = [("hero", words.hero_name(hero).into()), ("by", words.hero_name(by).into())];
            good(words.with("log-sheltered", &args))
        }
        Event::HitsIgnored { hits, .. } => good(counted("log-hits-ignored", hits)),
        Event::Softened { by, morale } => {
            good(words.with("log-softened", &[("hero", words.hero_name(by).into()), ("count", number(morale))]))
        }
        Event::Warded { by } => good(named("log-warded", words.hero_name(by).into())),
        Event::MutinyDue => bad(words.get("log-mutiny-due")),
        Event::NobodyFights => good(words.get("log-nobody-fights")),
        Event::PatrolSent { sector } => bad(named("log-patrol", words.sector_name(sector).into())),
        Event::CombatBegan => fact(words.get("log-combat-began")),
        Event::EnemyMet { enemy, .. } => fact(words.with("log-enemies", &several(words, &[enemy_name(words, enemy)]))),
        Event::PhaseBegan { phase } => fact(named("log-phase", words.phase(phase).into())),
        Event::OrderGiven { order, hero, .. } => {
            let args = [("order", words.order_name(order).into()), ("hero", words.hero_name(hero).into())];
            fact(words.with("log-order", &args))
        }
        Event::FighterLaunched { launched } => {
            let args = [
                ("pilot", words.hero_name(launched.pilot).into()),
                ("ship", words.fighter_name(launched.fighter).into()),
            ];
            fact(words.with("log-launched", &args))
        }
        Event::ShotDecided { fighter, target, landed, damage, .. } => {
            let who = ours(words, fighter);
            let args = [("who", who.into()), ("target", enemy_name(words, target).into()), ("damage", number(damage))];
            let key = if landed { "log-shot-landed" } else { "log-shot-missed" };
            Some((words.with(key, &args), if landed { Tone::Good } else { Tone::Plain }))
        }
        Event::EnemyShotDecided { enemy, fighter, evaded, .. } => {
            let who = ours(words, fighter);
            let args = [("who", who.into()), ("enemy", enemy_name(words, enemy).into())];
            let key = if evaded { "log-evaded" } else { "log-not-evaded" };
            Some((words.with(key, &args), if evaded { Tone::Good } else { Tone::Bad }))
        }
        Event::ShotAgain { fighter, .. } => fact(named("log-shot-again", ours(words, fighter).into())),
        Event::FireHeld { enemy } => good(named("log-fire-held", enemy_name(words, enemy).into())),
        Event::AttacksMore { fighter, attacks } => good(
            words.with("log-attacks-more", &[("name", words.fighter_name(fighter).into()), ("count", number(attacks))]),
        ),
        Event::ShruggedOff { enemy, fighter } => {
            let args = [("name", words.fighter_name(fighter).into()), ("enemy", enemy_name(words, enemy).into())];
            good(words.with("log-shrugged-off", &args))
        }
        Event::Guarded { enemy, fighter } => {
            let args = [("name", words.fighter_name(fighter).into()), ("enemy", enemy_name(words, enemy).into())];
            fact(words.with("log-guarded", &args))
        }
        Event::Collected { enemy, .. } => good(named("log-collected", enemy_name(words, enemy).into())),
        Event::SystemUpgraded { system } => good(named("log-system-upgraded", words.system_name(system).into())),
        Event::FighterUpgraded { fighter } => good(named("log-upgraded", words.fighter_name(fighter).into())),
        Event::ModuleUpgraded { module } => good(named("log-upgraded", words.module_name(module).into())),
        Event::AttackIgnored { enemy } => good(named("log-escorted", enemy_name(words, enemy).into())),
        Event::EnemyStruck { enemy, shield, hull } => enemy_struck(words, enemy, shield, hull),
        // A person beaten lives on (rule 10.6).
        Event::EnemyDestroyed { enemy } => {
            let key = if words.content.ships[enemy.ship].role.is_some() { "log-beaten" } else { "log-destroyed" };
            good(words.with(key, &[("name", enemy_name(words, enemy).into())]))
        }
        Event::FighterChanged { fighter, by, damage } if by > 0 => {
            let args = [("name", words.fighter_name(fighter).into()), ("damage", number(damage))];
            bad(words.with("log-fighter-hit", &args))
        }
        Event::FighterDisabled { fighter } => bad(named("log-fighter-disabled", words.fighter_name(fighter).into())),
        Event::SpecialActed { enemy } => bad(special_line(words, "log-special", enemy)),
        Event::Boarded { enemy } => bad(special_line(words, "log-boarded", enemy)),
        Event::EnemyMended { enemy, hull } => {
            bad(words.with("log-enemy-mended", &[("name", enemy_name(words, enemy).into()), ("hull", number(hull))]))
        }
        Event::EnemyRecharged { enemy, shield } => {
            let args = [("name", enemy_name(words, enemy).into()), ("shield", number(shield))];
            bad(words.with("log-enemy-recharged", &args))
        }
        Event::EnemyGone { enemy } => fact(named("log-enemy-gone", enemy_name(words, enemy).into())),
        Event::CombatEnded { result } => {
            let tone = if result == CombatResult::Victory { Tone::Good } else { Tone::Bad };
            Some((words.get(&format!("log-combat-{}", <&str>::from(result))), tone))
        }
        Event::Docked { sector, .. } => fact(named("log-docked", words.sector_name(sector).into())),
        Event::ServiceTaken { service, .. } => fact(named("log-service", words.service_name(service.service()).into())),
        Event::Bought { good: what } => good(named("log-bought", words.good(what).into())),
        Event::Toasted { .. } => good(named("log-toasted", words.sector_name(here).into())),
        Event::Mended { part } => good(mended(words, part)),
        Event::AttackStopped { enemy } => good(named("log-attack-stopped", enemy_name(words, enemy).into())),
        Event::GearDrawn { gear } => good(named("log-gear-drawn", words.gear_name(gear).into())),
        Event::GearTaken { gear, hero } | Event::GearMoved { gear, to: hero, .. } => {
            fact(words.with(
                "log-gear-taken",
                &[("gear", words.gear_name(gear).into()), ("hero", words.hero_name(hero).into())],
            ))
        }
        Event::GearReturned { gear } => bad(named("log-gear-returned", words.gear_name(gear).into())),
        Event::ModuleFound { module, .. } => good(named("log-module-found", words.module_name(module).into())),
        Event::ReputationChanged { faction, by, now } => {
            let args = [("name", words.faction_name(faction).into()), ("now", number(now))];
            let tone = if by < 0 { Tone::Bad } else { Tone::Good };
            Some((words.with(if by < 0 { "log-reputation-lost" } else { "log-reputation-gained" }, &args), tone))
        }
        Event::Allied { faction } => good(named("log-allied", words.faction_name(faction).into())),
        Event::FittedOut => fact(words.get("log-fitted-out")),
        Event::MilestoneReached { place } => good(named("log-milestone", words.milestone(place).into())),
        Event::HeroJoined { hero } => good(named("log-joined", words.hero_name(hero).into())),
        Event::ShipGained { fighter } => good(named("log-gained", words.fighter_name(fighter).into())),
        Event::ModuleGained { module } => good(named("log-gained", words.module_name(module).into())),
        Event::HeroPromoted { hero } => good(named("log-promoted", words.hero_name(hero).into())),
        Event::HeroTreated { hero } => good(named("log-treated", words.hero_name(hero).into())),
        Event::Sought { what: Sought::Contract(faction) } => {
            fact(named("log-contract", words.faction_name(faction).into()))
        }
        Event::Sought { what: Sought::Chapter(_) } => None,
        Event::Sought { what: Sought::Again } => fact(words.get("log-again")),
        Event::Ended { outcome: Outcome::Ended } if is_early(words) => bad(words.get("log-ended-early")),
        Event::Ended { outcome: Outcome::Ended } => bad(words.get("log-ended")),
        Event::Ended { outcome: Outcome::Won } => good(words.get("log-won")),
        Event::Ended { outcome: Outcome::Lost } => bad(words.get("log-lost")),
        // Told by their line: what was done with the action, the ability, the roll, the plan, the thing mended.
        Event::ActionSpent { .. }
        | Event::TokenDiscarded { .. }
        | Event::CardEnded { .. }
        | Event::Rolled { .. }
        | Event::Rerolled { .. }
        | Event::ConditionStruck { .. }
        | Event::SectionChanged { .. }
        | Event::HeroCommitted { .. }
        | Event::Welcomed { .. }
        | Event::GivenOnce { .. }
        | Event::Ordered { .. }
        | Event::Assigned { .. }
        | Event::SortiePlanned { .. }
        | Event::PlanComplete { .. }
        | Event::PlanTakenBack { .. }
        | Event::PlanConfirmed
        | Event::StageBegan { .. }
        | Event::FighterChanged { .. }
        | Event::ServiceEnded { .. }
        | Event::ServicesDeclined
        | Event::OnePaid
        | Event::HeroHired { .. }
        | Event::HeroDismissed { .. }
        | Event::HeroPosted { .. }
        | Event::Dealt { .. }
        | Event::ModuleFitted { .. }
        | Event::ModuleTakenOut { .. }
        | Event::ShipTaken { .. }
        | Event::ShipLeft { .. }
        | Event::GearStowed { .. }
        | Event::Undocked => None,
    }
}

fn table_line(words: &Words<'_>, card: IntelId, total: i8, row: u8) -> String {
    let done = words.content.intel[card].table().and_then(|table| table.rows.get(usize::from(row)));
    let done = done.map(|row| row_effects(words, row, words.scenario.file.start.threat)).unwrap_or_default();
    let args = [("card", words.intel_name(card).into()), ("total", number(total)), ("effects", done.into())];
    words.with("log-table", &args)
}

fn enemy_struck(words: &Words<'_>, enemy: EnemyId, shield: u8, hull: u8) -> Option<(String, Tone)> {
    let key = match (shield, hull) {
        (0, 0) => return None,
        (_, 0) => "log-enemy-shield",
        (0, _) => "log-enemy-hull",
        (_, _) => "log-enemy-both",
    };
    let args = [("name", enemy_name(words, enemy).into()), ("shield", number(shield)), ("hull", number(hull))];
    Some((words.with(key, &args), Tone::Good))
}

/// What an enemy alone can do, as it does it.
fn special_line(words: &Words<'_>, key: &str, enemy: EnemyId) -> String {
    let special = words.ship_special(enemy.ship).unwrap_or_default();
    words.with(key, &[("name", enemy_name(words, enemy).into()), ("special", special.into())])
}

fn mended(words: &Words<'_>, part: Part) -> String {
    words.with("log-mended", &[("name", words.part_name(part).into())])
}

/// The message of a change of a hero's state; heroes who change alike share a line.
pub(super) fn status_key(from: Status, to: Status) -> &'static str {
    match (from, to) {
        (_, Status::Ready) => "log-ready",
        (Status::Wounded, Status::Exhausted) => "log-healed",
        (_, Status::Exhausted) => "log-exhausted",
        (_, Status::Wounded) => "log-wounded",
    }
}

/// The arguments of a message that tells the same of several: their names, and how many they are.
pub(super) fn several(words: &Words<'_>, names: &[Name]) -> [Arg<'static>; 2] {
    [("names", words.list_names(names).into()), ("count", count(names.len()))]
}

/// An enemy as the log names her: by her number only where there are several.
pub(super) fn enemy_name(words: &Words<'_>, enemy: EnemyId) -> Name {
    words.enemy_name(enemy, None)
}

/// Who of ours acts: the Ironclad, or a ship that she has launched.
fn ours(words: &Words<'_>, fighter: Option<FighterId>) -> Name {
    fighter.map_or_else(|| words.text.name("ironclad", "ironclad"), |fighter| words.fighter_name(fighter))
}

/// Whether a story has ended before its last turn.
fn is_early(words: &Words<'_>) -> bool {
    let story = words.at.filter(|view| view.course().is_some());
    story.is_some_and(|view| view.last_turn().is_some_and(|last| view.table.turn < u16::from(last)))
}
