//! What was used, counted as it happens.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use strum::{EnumCount, IntoEnumIterator};

use crate::content::terms::Service;
use crate::content::{Content, HeroId, Id, Names, Scenario};
use crate::engine::decision::ServiceChoice;
use crate::engine::{Answer, Decision, Event, Table};

/// How often a thing could be done, and was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Use {
    /// Decisions that offered it.
    pub offered: u64,
    /// How often it was chosen.
    pub chosen: u64,
}

/// Kinds of thing whose use is counted.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    strum::EnumCount,
    strum::EnumIter,
    strum::IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    /// Options, by verb.
    Verbs,
    /// Heroes who could be aboard: committed to a card, giving an order, flying or using their ability.
    Heroes,
    /// Abilities.
    Abilities,
    /// Orders given, where somebody can be met.
    Orders,
    /// Cards met: those of the tokens, those of the script, and the Mutiny.
    Cards,
    /// Gear bought from a Trader.
    Gear,
    /// Modules fitted, by games.
    Modules,
    /// Ships of ours launched.
    Ships,
    /// Enemy ships met.
    Enemies,
    /// Specials of enemy ships, by ship.
    Specials,
    /// Services used in port.
    Services,
}

impl Kind {
    /// The kinds of things: all but the verbs, which are counted with what was offered.
    pub fn things() -> impl Iterator<Item = Self> {
        Self::iter().filter(|kind| *kind != Self::Verbs)
    }
}

/// How often a thing was used, and whether it could be.
#[derive(Debug, Clone, Copy, Default)]
struct Used {
    can: bool,
    times: u64,
}

/// Counts of one thread, or of all of them.
#[derive(Debug, Clone, Default)]
pub(super) struct Tally {
    /// Options, by verb.
    pub(super) verbs: BTreeMap<&'static str, Use>,
    /// Things, by kind and place.
    things: [Vec<Used>; Kind::COUNT],
}

impl Tally {
    /// Nothing yet.
    pub(super) fn new(content: &Content) -> Self {
        let mut tally = Self::default();
        for kind in Kind::things() {
            tally.of(kind).resize(names(kind, content).len(), Used::default());
        }
        tally
    }

    fn of(&mut self, kind: Kind) -> &mut Vec<Used> {
        &mut self.things[kind as usize]
    }

    /// Notes what can be used in a game of this scenario.
    pub(super) fn can(&mut self, content: &Content, scenario: &Scenario) {
        let file = &scenario.file;
        let hired = file.roster.iter().flat_map(|roster| roster.heroes.iter().copied());
        let heroes: BTreeSet<HeroId> = file.squads.values().flatten().copied().chain(hired).collect();
        self.may(Kind::Heroes, heroes.iter().copied());
        self.may(Kind::Abilities, heroes);
        let met = file.encounters.values().flatten().flat_map(|row| &row.enemies).map(|met| met.ship);
        let ships: BTreeSet<_> = met.chain(file.villain).collect();
        if !ships.is_empty() {
            self.may(Kind::Orders, content.orders.ids());
        }
        let special = |side: &crate::content::ship::EnemySide| side.special.is_some();
        let acting = ships.iter().copied().filter(|ship| {
            let sides = &content.ships[*ship];
            special(&sides.regular) || special(&sides.elite)
        });
        self.may(Kind::Specials, acting);
        self.may(Kind::Enemies, ships.iter().copied());
        let shuffled = file.shuffled.iter().flat_map(|shuffled| shuffled.cards.iter().copied());
        let placed = scenario.tokens.iter().map(|(_, card)| *card);
        let cards = placed.chain(shuffled).chain(file.events.iter().map(|event| event.card));
        self.may(Kind::Cards, cards.chain([content.rules.mutiny]));
        let roster = file.roster.iter();
        self.may(Kind::Modules, file.modules.iter().chain(roster.clone().flat_map(|had| &had.modules)).copied());
        self.may(Kind::Ships, file.fighters.iter().chain(roster.flat_map(|had| &had.fighters)).copied());
        let ports = scenario.map.sectors.iter().filter_map(|(_, sector)| sector.port());
        let services: BTreeSet<Service> = ports.flat_map(|port| content.ports[port].services.keys().copied()).collect();
        if services.contains(&Service::Trader) {
            self.may(Kind::Gear, content.gear.ids());
        }
        for (place, choice) in ServiceChoice::iter().enumerate() {
            if services.contains(&choice.service())
                && let Some(used) = self.of(Kind::Services).get_mut(place)
            {
                used.can = true;
            }
        }
    }

    fn may<I: Id>(&mut self, kind: Kind, things: impl IntoIterator<Item = I>) {
        let counts = self.of(kind);
        for thing in things {
            if let Some(used) = counts.get_mut(thing.index()) {
                used.can = true;
            }
        }
    }

    /// Counts what a decision offered, and what was chosen.
    pub(super) fn chosen(&mut self, decision: &Decision, answer: Answer) {
        let verbs: BTreeSet<&'static str> = decision.options.iter().map(|option| option.verb()).collect();
        for verb in verbs {
            self.verbs.entry(verb).or_default().offered += 1;
        }
        self.verbs.entry(answer.verb()).or_default().chosen += 1;
    }

    /// Counts what an event shows in use.
    pub(super) fn happened(&mut self, event: &Event) {
        match *event {
            Event::HeroCommitted { hero, .. } => self.one_more(Kind::Heroes, hero.index()),
            Event::OrderGiven { order, hero, .. } => {
                self.one_more(Kind::Heroes, hero.index());
                self.one_more(Kind::Orders, order.index());
            }
            Event::FighterLaunched { launched } => {
                self.one_more(Kind::Heroes, launched.pilot.index());
                self.one_more(Kind::Ships, launched.fighter.index());
            }
            Event::AbilityUsed { hero } => {
                self.one_more(Kind::Heroes, hero.index());
                self.one_more(Kind::Abilities, hero.index());
            }
            Event::CardBegan { card } => self.one_more(Kind::Cards, card.index()),
            Event::GearTaken { gear, .. } | Event::ModuleFound { gear, .. } => self.one_more(Kind::Gear, gear.index()),
            Event::EnemyMet { enemy, .. } => self.one_more(Kind::Enemies, enemy.ship.index()),
            Event::SpecialActed { enemy } => self.one_more(Kind::Specials, enemy.ship.index()),
            Event::ServiceTaken { service, .. } => self.one_more(Kind::Services, service as usize),
            Event::TurnBegan { .. }
            | Event::ActionSpent { .. }
            | Event::ActionGiven { .. }
            | Event::TurnEnded { .. }
            | Event::ActionsLost { .. }
            | Event::Moved { .. }
            | Event::TokenRevealed { .. }
            | Event::TokenDiscarded { .. }
            | Event::ConditionStruck { .. }
            | Event::CardSkipped { .. }
            | Event::CardEnded { .. }
            | Event::TableRead { .. }
            | Event::CheckDecided { .. }
            | Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::OnePaid
            | Event::Counted { .. }
            | Event::SectionChanged { .. }
            | Event::ShieldsTook { .. }
            | Event::ShieldsWhole { .. }
            | Event::EnergyChanged { .. }
            | Event::SpaceUncovered { .. }
            | Event::HeroChanged { .. }
            | Event::CrewSaved { .. }
            | Event::Sheltered { .. }
            | Event::HitsIgnored { .. }
            | Event::Welcomed { .. }
            | Event::GivenOnce { .. }
            | Event::Softened { .. }
            | Event::Warded { .. }
            | Event::MutinyDue
            | Event::NobodyFights
            | Event::PatrolSent { .. }
            | Event::CombatBegan
            | Event::PhaseBegan { .. }
            | Event::Ordered { .. }
            | Event::Assigned { .. }
            | Event::SortiePlanned { .. }
            | Event::PlanComplete { .. }
            | Event::PlanTakenBack { .. }
            | Event::PlanConfirmed
            | Event::StageBegan { .. }
            | Event::ShotDecided { .. }
            | Event::EnemyShotDecided { .. }
            | Event::ShotAgain { .. }
            | Event::FireHeld { .. }
            | Event::AttacksMore { .. }
            | Event::ShruggedOff { .. }
            | Event::Guarded { .. }
            | Event::Collected { .. }
            | Event::SystemUpgraded { .. }
            | Event::FighterUpgraded { .. }
            | Event::ModuleUpgraded { .. }
            | Event::AttackIgnored { .. }
            | Event::AttackStopped { .. }
            | Event::EnemyStruck { .. }
            | Event::EnemyDestroyed { .. }
            | Event::Boarded { .. }
            | Event::EnemyMended { .. }
            | Event::EnemyRecharged { .. }
            | Event::EnemyGone { .. }
            | Event::FighterChanged { .. }
            | Event::FighterDisabled { .. }
            | Event::CombatEnded { .. }
            | Event::Docked { .. }
            | Event::Bought { .. }
            | Event::Toasted { .. }
            | Event::Mended { .. }
            | Event::ServiceEnded { .. }
            | Event::ServicesDeclined
            | Event::Undocked
            | Event::GearDrawn { .. }
            | Event::GearMoved { .. }
            | Event::GearReturned { .. }
            | Event::ReputationChanged { .. }
            | Event::Allied { .. }
            | Event::HeroHired { .. }
            | Event::HeroDismissed { .. }
            | Event::HeroPosted { .. }
            | Event::Dealt { .. }
            | Event::ModuleFitted { .. }
            | Event::ModuleTakenOut { .. }
            | Event::ShipTaken { .. }
            | Event::ShipLeft { .. }
            | Event::FittedOut
            | Event::MilestoneReached { .. }
            | Event::HeroJoined { .. }
            | Event::ShipGained { .. }
            | Event::ModuleGained { .. }
            | Event::GearStowed { .. }
            | Event::HeroPromoted { .. }
            | Event::HeroTreated { .. }
            | Event::Ended { .. }
            | Event::Sought { .. }
            | Event::Story(..) => {}
        }
    }

    /// Counts the results of a finished game.
    pub(super) fn ended(&mut self, table: &Table) {
        for fitted in &table.modules {
            self.one_more(Kind::Modules, fitted.module.index());
        }
    }

    fn one_more(&mut self, kind: Kind, place: usize) {
        if let Some(used) = self.of(kind).get_mut(place) {
            used.times += 1;
        }
    }

    /// The counts of a kind by name: of what could be used, or was anyway.
    pub(super) fn named(&self, kind: Kind, content: &Content) -> BTreeMap<String, u64> {
        let counted = names(kind, content).into_iter().zip(self.things.get(kind as usize).into_iter().flatten());
        counted.filter(|(_, used)| used.can || used.times > 0).map(|(name, used)| (name, used.times)).collect()
    }

    /// Adds what another thread has counted.
    pub(super) fn add(&mut self, other: &Self) {
        for (verb, counted) in &other.verbs {
            let own = self.verbs.entry(verb).or_default();
            own.offered += counted.offered;
            own.chosen += counted.chosen;
        }
        for (own, counted) in self.things.iter_mut().flatten().zip(other.things.iter().flatten()) {
            own.times += counted.times;
            own.can |= counted.can;
        }
    }
}

/// The names of a kind, by place.
fn names(kind: Kind, content: &Content) -> Vec<String> {
    fn all<I: Id>(ids: impl Iterator<Item = I>, names: &Names) -> Vec<String> {
        ids.map(|id| id.name(names).to_owned()).collect()
    }
    let names = &content.names;
    match kind {
        Kind::Verbs => Vec::new(),
        Kind::Heroes | Kind::Abilities => all(content.heroes.ids(), names),
        Kind::Orders => all(content.orders.ids(), names),
        Kind::Cards => all(content.intel.ids(), names),
        Kind::Gear => all(content.gear.ids(), names),
        Kind::Modules => all(content.modules.ids(), names),
        Kind::Ships => all(content.fighters.ids(), names),
        Kind::Enemies | Kind::Specials => all(content.ships.ids(), names),
        Kind::Services => ServiceChoice::iter().map(|service| <&str>::from(service).to_owned()).collect(),
    }
}
