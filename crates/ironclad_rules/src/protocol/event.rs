//! Events as the protocol has them: `{"name":{…}}`, ids and numbers only.

mod story;

use serde_json::{Value, json};

use super::decision::source;
use crate::content::{HeroId, Id, Names, SectorId};
use crate::engine::combat::{EnemyId, Launched};
use crate::engine::event::Event;
use crate::engine::{Game, Request, Sought, Source, Why};

/// One event.
#[inline]
pub(super) fn json(event: &Event, game: &Game) -> Value {
    let (name, fields) = parts(event, game.names());
    json!({ name: fields })
}

#[inline]
fn because(cause: Option<Source>, names: &Names) -> Value {
    cause.map(|cause| source(cause, names)).into()
}

#[inline]
fn launched(ship: Launched, names: &Names) -> Value {
    json!({ "fighter": ship.fighter.name(names), "pilot": ship.pilot.name(names) })
}

#[inline]
fn rolled(face: u8, request: Request, names: &Names) -> Value {
    let mut roll = json!({ "face": face, "why": request.why.name() });
    if let Some(cause) = request.source {
        roll["source"] = source(cause, names).into();
    }
    if let Some(against) = request.against {
        roll["adds"] = against.adds.into();
        if let Some(reach) = against.reach {
            roll["reach"] = reach.into();
        }
    }
    match request.why {
        Why::Attack { target } => roll["target"] = target.id(names).into(),
        Why::FighterAttack { fighter, target } => {
            roll["fighter"] = fighter.name(names).into();
            roll["target"] = target.id(names).into();
        }
        Why::Evasion { enemy } | Why::Prey { enemy } => roll["enemy"] = enemy.id(names).into(),
        Why::FighterEvasion { fighter, enemy } => {
            roll["fighter"] = fighter.name(names).into();
            roll["enemy"] = enemy.id(names).into();
        }
        Why::DamageControl | Why::Check | Why::Table | Why::Encounter | Why::Tie | Why::Story => {}
    }
    roll
}

#[expect(clippy::too_many_lines, reason = "one arm for each event")]
#[inline]
fn parts(event: &Event, names: &Names) -> (&'static str, Value) {
    let hero = |id: HeroId| id.name(names);
    let sector = |id: SectorId| id.name(names);
    let enemy = |id: EnemyId| id.id(names);
    let why = |cause: Option<Source>| because(cause, names);
    match *event {
        Event::Story(told) => story::parts(told, names),
        Event::TurnBegan { turn, actions, taken } => {
            ("turn-began", json!({ "turn": turn, "actions": actions, "taken": taken }))
        }
        Event::ActionSpent { action, left } => ("action-spent", json!({ "action": action.name(), "left": left })),
        Event::ActionGiven { left } => ("action-given", json!({ "left": left })),
        Event::TurnEnded { unspent } => ("turn-ended", json!({ "unspent": unspent })),
        Event::ActionsLost { now, owed, source } => {
            ("actions-lost", json!({ "now": now, "owed": owed, "source": why(source) }))
        }
        Event::Moved { from, to } => ("moved", json!({ "from": sector(from), "to": sector(to) })),
        Event::TokenRevealed { sector: at, card, by_recon } => {
            ("token-revealed", json!({ "sector": sector(at), "card": card.name(names), "by-recon": by_recon }))
        }
        Event::TokenDiscarded { sector: at, card } => {
            ("token-discarded", json!({ "sector": sector(at), "card": card.name(names) }))
        }
        Event::ConditionStruck { sector: at, condition } => {
            ("condition-struck", json!({ "sector": sector(at), "condition": condition.name() }))
        }
        Event::CardBegan { card } => ("card-began", json!({ "card": card.name(names) })),
        Event::CardSkipped { card } => ("card-skipped", json!({ "card": card.name(names) })),
        Event::CardEnded { card } => ("card-ended", json!({ "card": card.name(names) })),
        Event::TableRead { card, total, row } => {
            ("table-read", json!({ "card": card.name(names), "total": total, "row": row }))
        }
        Event::CheckDecided { of, total, difficulty, won } => {
            let card = of.card().map_or_else(|| source(of.source(), names), |card| card.name(names).to_owned());
            ("check-decided", json!({ "card": card, "total": total, "difficulty": difficulty, "won": won }))
        }
        Event::Rolled { die, request } => ("rolled", rolled(die.face(), request, names)),
        Event::Rerolled { die, by } => ("rerolled", json!({ "face": die.face(), "by": hero(by) })),
        Event::Counted { track, by, now, source } => {
            ("counted", json!({ "track": track.name(), "by": by, "now": now, "source": why(source) }))
        }
        Event::SectionChanged { section, by, now, source } => {
            ("section-changed", json!({ "section": section.name(), "by": by, "now": now, "source": why(source) }))
        }
        Event::ShieldsTook { hits, left } => ("shields-took", json!({ "hits": hits, "left": left })),
        Event::ShieldsWhole { rating } => ("shields-whole", json!({ "rating": rating })),
        Event::EnergyChanged { by, now } => ("energy-changed", json!({ "by": by, "now": now })),
        Event::SpaceUncovered { space } => ("space-uncovered", json!({ "space": space })),
        Event::HeroChanged { hero: who, from, to, source } => (
            "hero-changed",
            json!({ "hero": hero(who), "from": <&str>::from(from), "to": <&str>::from(to), "source": why(source) }),
        ),
        Event::HeroCommitted { hero: who, skill, adds, source } => (
            "hero-committed",
            json!({
                "hero": hero(who), "skill": skill.map(|skill| skill.name()), "adds": adds, "source": why(source),
            }),
        ),
        Event::AbilityUsed { hero: who } => ("ability-used", json!({ "hero": hero(who) })),
        Event::CrewSaved { points, by } => ("crew-saved", json!({ "points": points, "by": hero(by) })),
        Event::Sheltered { hero: who, by } => ("sheltered", json!({ "hero": hero(who), "by": hero(by) })),
        Event::Softened { by, morale } => ("softened", json!({ "by": hero(by), "morale": morale })),
        Event::HitsIgnored { hits, by } => ("hits-ignored", json!({ "hits": hits, "by": hero(by) })),
        Event::Welcomed { by, welcome } => (
            "welcomed",
            json!({
                "by": hero(by), "at-least": welcome.at_least.map(<&str>::from), "better": <&str>::from(welcome.better),
            }),
        ),
        Event::GivenOnce { by } => ("given-once", json!({ "by": hero(by) })),
        Event::Warded { by } => ("warded", json!({ "by": hero(by) })),
        Event::MutinyDue => ("mutiny-due", json!({})),
        Event::NobodyFights => ("nobody-fights", json!({})),
        Event::PatrolSent { sector: at } => ("patrol-sent", json!({ "sector": sector(at) })),
        Event::OnePaid => ("one-paid", json!({})),
        Event::CombatBegan => ("combat-began", json!({})),
        Event::EnemyMet { enemy: id, side, hull, shield } => {
            ("enemy-met", json!({ "enemy": enemy(id), "side": side.name(), "hull": hull, "shield": shield }))
        }
        Event::PhaseBegan { phase } => ("phase-began", json!({ "phase": <&str>::from(phase) })),
        Event::Ordered { system, order } => {
            ("ordered", json!({ "system": system.name(), "order": order.map(|order| order.name(names)) }))
        }
        Event::Assigned { system, hero: who } => {
            ("assigned", json!({ "system": system.name(), "hero": who.map(hero) }))
        }
        Event::SortiePlanned { launched: ship } => ("sortie-planned", launched(ship, names)),
        Event::PlanComplete { system } => ("plan-complete", json!({ "system": system.name() })),
        Event::PlanTakenBack { system } => ("plan-taken-back", json!({ "system": system.name() })),
        Event::PlanConfirmed => ("plan-confirmed", json!({})),
        Event::OrderGiven { system, order, hero: who } => {
            ("order-given", json!({ "system": system.name(), "order": order.name(names), "hero": hero(who) }))
        }
        Event::FighterLaunched { launched: ship } => ("fighter-launched", launched(ship, names)),
        Event::StageBegan { stage } => ("stage-began", json!({ "stage": <&str>::from(stage) })),
        Event::ShotDecided { fighter, target, total, reach, landed, damage } => (
            "shot-decided",
            json!({
                "fighter": fighter.map(|fighter| fighter.name(names)), "target": enemy(target), "total": total,
                "reach": reach, "landed": landed, "damage": damage,
            }),
        ),
        Event::EnemyShotDecided { enemy: id, fighter, total, reach, evaded } => (
            "enemy-shot-decided",
            json!({
                "enemy": enemy(id), "fighter": fighter.map(|fighter| fighter.name(names)), "total": total,
                "reach": reach, "evaded": evaded,
            }),
        ),
        Event::ShotAgain { fighter, target } => {
            ("shot-again", json!({ "fighter": fighter.map(|fighter| fighter.name(names)), "target": enemy(target) }))
        }
        Event::FireHeld { enemy: id } => ("fire-held", json!({ "enemy": enemy(id) })),
        Event::AttacksMore { fighter, attacks } => {
            ("attacks-more", json!({ "fighter": fighter.name(names), "attacks": attacks }))
        }
        Event::ShruggedOff { enemy: id, fighter } => {
            ("shrugged-off", json!({ "enemy": enemy(id), "fighter": fighter.name(names) }))
        }
        Event::Guarded { enemy: id, fighter } => {
            ("guarded", json!({ "enemy": enemy(id), "fighter": fighter.name(names) }))
        }
        Event::Collected { enemy: id, by } => ("collected", json!({ "enemy": enemy(id), "by": by.name(names) })),
        Event::SystemUpgraded { system } => ("system-upgraded", json!({ "system": system.name() })),
        Event::FighterUpgraded { fighter } => ("fighter-upgraded", json!({ "fighter": fighter.name(names) })),
        Event::ModuleUpgraded { module } => ("module-upgraded", json!({ "module": module.name(names) })),
        Event::AttackIgnored { enemy: id } => ("attack-ignored", json!({ "enemy": enemy(id) })),
        Event::EnemyStruck { enemy: id, shield, hull } => {
            ("enemy-struck", json!({ "enemy": enemy(id), "shield": shield, "hull": hull }))
        }
        Event::EnemyDestroyed { enemy: id } => ("enemy-destroyed", json!({ "enemy": enemy(id) })),
        Event::FighterChanged { fighter, by, damage } => {
            ("fighter-changed", json!({ "fighter": fighter.name(names), "by": by, "damage": damage }))
        }
        Event::FighterDisabled { fighter } => ("fighter-disabled", json!({ "fighter": fighter.name(names) })),
        Event::SpecialActed { enemy: id } => ("special-acted", json!({ "enemy": enemy(id) })),
        Event::Boarded { enemy: id } => ("boarded", json!({ "enemy": enemy(id) })),
        Event::EnemyMended { enemy: id, hull } => ("enemy-mended", json!({ "enemy": enemy(id), "hull": hull })),
        Event::EnemyRecharged { enemy: id, shield } => {
            ("enemy-recharged", json!({ "enemy": enemy(id), "shield": shield }))
        }
        Event::EnemyGone { enemy: id } => ("enemy-gone", json!({ "enemy": enemy(id) })),
        Event::CombatEnded { result } => ("combat-ended", json!({ "result": <&str>::from(result) })),
        Event::Docked { sector: at, services } => ("docked", json!({ "sector": sector(at), "services": services })),
        Event::ServiceTaken { service, left } => {
            ("service-taken", json!({ "service": <&str>::from(service), "left": left }))
        }
        Event::Bought { good } => ("bought", json!({ "good": <&str>::from(good) })),
        Event::Toasted { sector: at } => ("toasted", json!({ "sector": sector(at) })),
        Event::Mended { part } => ("mended", json!({ "part": part.id(names) })),
        Event::ServiceEnded { service } => ("service-ended", json!({ "service": <&str>::from(service) })),
        Event::ServicesDeclined => ("services-declined", json!({})),
        Event::Undocked => ("undocked", json!({})),
        Event::AttackStopped { enemy: id } => ("attack-stopped", json!({ "enemy": enemy(id) })),
        Event::GearDrawn { gear } => ("gear-drawn", json!({ "gear": gear.name(names) })),
        Event::GearTaken { gear, hero: who } => ("gear-taken", json!({ "gear": gear.name(names), "hero": hero(who) })),
        Event::GearMoved { gear, from, to } => {
            ("gear-moved", json!({ "gear": gear.name(names), "from": hero(from), "to": hero(to) }))
        }
        Event::GearReturned { gear } => ("gear-returned", json!({ "gear": gear.name(names) })),
        Event::ModuleFound { gear, module } => {
            ("module-found", json!({ "gear": gear.name(names), "module": module.name(names) }))
        }
        Event::ReputationChanged { faction, by, now } => {
            ("reputation-changed", json!({ "faction": faction.name(), "by": by, "now": now }))
        }
        Event::Allied { faction } => ("allied", json!({ "faction": faction.name() })),
        Event::HeroHired { hero: who, system, cost, promoted, status } => (
            "hero-hired",
            json!({
                "hero": hero(who), "system": system.name(), "cost": cost, "promoted": promoted,
                "status": <&str>::from(status),
            }),
        ),
        Event::HeroDismissed { hero: who, cost } => ("hero-dismissed", json!({ "hero": hero(who), "cost": cost })),
        Event::HeroPosted { hero: who, system } => {
            ("hero-posted", json!({ "hero": hero(who), "system": system.name() }))
        }
        Event::Dealt { system, seat } => ("dealt", json!({ "system": system.name(), "seat": seat.number() })),
        Event::ModuleFitted { module, fee, upgraded } => {
            ("module-fitted", json!({ "module": module.name(names), "fee": fee, "upgraded": upgraded }))
        }
        Event::ModuleTakenOut { module, fee } => {
            ("module-taken-out", json!({ "module": module.name(names), "fee": fee }))
        }
        Event::ShipTaken { fighter, upgraded, damage } => {
            ("ship-taken", json!({ "fighter": fighter.name(names), "upgraded": upgraded, "damage": damage }))
        }
        Event::ShipLeft { fighter } => ("ship-left", json!({ "fighter": fighter.name(names) })),
        Event::MilestoneReached { place } => ("milestone-reached", json!({ "place": place })),
        Event::HeroJoined { hero: who } => ("hero-joined", json!({ "hero": hero(who) })),
        Event::ShipGained { fighter } => ("ship-gained", json!({ "fighter": fighter.name(names) })),
        Event::ModuleGained { module } => ("module-gained", json!({ "module": module.name(names) })),
        Event::GearStowed { gear } => ("gear-stowed", json!({ "gear": gear.name(names) })),
        Event::HeroPromoted { hero: who } => ("hero-promoted", json!({ "hero": hero(who) })),
        Event::HeroTreated { hero: who } => ("hero-treated", json!({ "hero": hero(who) })),
        Event::FittedOut => ("fitted-out", json!({})),
        Event::Sought { what: Sought::Contract(faction) } => ("sought", json!({ "contract": faction })),
        Event::Sought { what: Sought::Chapter(chapter) } => ("sought", json!({ "chapter": chapter })),
        Event::Sought { what: Sought::Again } => ("sought", json!("again")),
        Event::Ended { outcome } => ("ended", json!({ "outcome": <&str>::from(outcome) })),
    }
}
