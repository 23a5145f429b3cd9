//! What was used, counted as it happens.

use serde::Serialize;
use strum::{EnumCount, IntoEnumIterator};

use crate::content::ability::Ability;
use crate::content::scenario::Met;
use crate::content::ship::Special;
use crate::content::sorted::{SortedMap, SortedSet};
use crate::content::story::beat::{Beat, StoryBeat};
use crate::content::terms::{Faction, Service, System};
use crate::content::{Content, HeroId, Id, IntelId, Names};
use crate::engine::decision::ServiceChoice;
use crate::engine::event::story::StoryEvent;
use crate::engine::query::{Standing, View};
use crate::engine::state::Token;
use crate::engine::{Answer, Decision, Event, Game, Table};

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
    /// Abilities that are used: not passive ones (rule 6.6).
    Abilities,
    /// Orders given, where somebody can be met.
    Orders,
    /// Cards met: those of the tokens, those of the script or the story, and the Mutiny.
    Cards,
    /// Gear bought from a Trader.
    Gear,
    /// Modules fitted, by games.
    Modules,
    /// Ships of ours launched.
    Ships,
    /// Enemy ships met.
    Enemies,
    /// Specials of enemy ships that are something done, by ship.
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
    pub(super) verbs: SortedMap<&'static str, Use>,
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

    /// Notes what can be used in this game as it stands: of a story, once a side is taken, what that side may meet.
    pub(super) fn can(&mut self, game: &Game) {
        let (view, content) = (game.view(), game.content());
        let aboard = view.table.heroes.iter().map(|aboard| (aboard.hero, aboard.promoted));
        let hired = view.roster().map(|candidate| (candidate.hero, candidate.promoted));
        let heroes: SortedMap<HeroId, bool> = hired.chain(aboard).collect();
        self.may(Kind::Heroes, heroes.keys().copied());
        let active = |(hero, promoted): (&HeroId, &bool)| {
            let ability = content.heroes[*hero].side(*promoted).ability(view.edition());
            // A passive ability is never used: it holds where its hero takes part (rule 6.6).
            if matches!(ability, Ability::Passive(_)) { None } else { Some(*hero) }
        };
        self.may(Kind::Abilities, heroes.iter().filter_map(active));
        let cards = cards(&view);
        let met = met(&view, &cards);
        if !met.is_empty() {
            self.may(Kind::Orders, System::ALL.into_iter().flat_map(|system| view.orders_of(system)));
        }
        let special = |met: &&Met| content.ships[met.ship].side(met.side).special.is_some_and(Special::is_deed);
        self.may(Kind::Specials, met.iter().filter(special).map(|met| met.ship));
        self.may(Kind::Enemies, met.iter().map(|met| met.ship));
        self.may(Kind::Cards, cards.into_iter().chain([content.rules.mutiny]));
        let fitted = view.table.modules.iter().map(|fitted| fitted.module);
        self.may(Kind::Modules, fitted.chain(view.stores().map(|own| own.module)));
        let bays = view.table.fighters.iter().map(|bay| bay.fighter);
        self.may(Kind::Ships, bays.chain(view.hangar().map(|bay| bay.fighter)));
        let ports = view.scenario.map.sectors.iter().filter_map(|(_, sector)| sector.port());
        let services: SortedSet<Service> =
            ports.flat_map(|port| content.ports[port].services.keys().copied()).collect();
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
        let verbs: SortedSet<&'static str> = decision.options.iter().map(|option| option.verb()).collect();
        for verb in verbs {
            self.verbs.get_or_default(verb).offered += 1;
        }
        self.verbs.get_or_default(answer.verb()).chosen += 1;
    }

    /// Counts what an event shows in use.
    pub(super) fn happened(&mut self, game: &Game, event: &Event) {
        match *event {
            // From here on it is known who and what is aboard, and in a story whom the players may meet.
            Event::FittedOut | Event::Story(StoryEvent::SideTaken { .. }) => self.can(game),
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
            Event::SpecialActed { enemy } | Event::EnemyGone { enemy } | Event::Boarded { enemy } => {
                self.one_more(Kind::Specials, enemy.ship.index())
            }
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
            | Event::EnemyMended { .. }
            | Event::EnemyRecharged { .. }
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
    pub(super) fn named(&self, kind: Kind, content: &Content) -> SortedMap<String, u64> {
        let counted = names(kind, content).into_iter().zip(self.things.get(kind as usize).into_iter().flatten());
        counted.filter(|(_, used)| used.can || used.times > 0).map(|(name, used)| (name, used.times)).collect()
    }

    /// Adds what another thread has counted.
    pub(super) fn add(&mut self, other: &Self) {
        for (verb, counted) in &other.verbs {
            let own = self.verbs.get_or_default(verb);
            own.offered += counted.offered;
            own.chosen += counted.chosen;
        }
        for (own, counted) in self.things.iter_mut().flatten().zip(other.things.iter().flatten()) {
            own.times += counted.times;
            own.can |= counted.can;
        }
    }
}

/// The cards that may come: those of the tokens, those of the script, and those that the story as the side taken has it lays
/// or brings.
fn cards(view: &View<'_>) -> SortedSet<IntelId> {
    let table = view.table;
    let laid = table.tokens.iter().flatten().filter_map(|token| match *token {
        Token::Placed(card) | Token::Open(card) => Some(card),
        Token::Shuffled => None,
    });
    let scripted = view.scenario.file.events.iter().map(|event| event.card);
    let mut cards: SortedSet<IntelId> = laid.chain(table.pool.iter().copied()).chain(scripted).collect();
    if let Some(story) = view.side().and_then(|_| view.story()) {
        cards.extend(story.shuffled.cards.iter().copied());
        let mut open: Vec<&[Beat]> = story.lists(&view.scenario.map.names).into_iter().map(|list| list.beats).collect();
        while let Some(list) = open.pop() {
            for beat in list {
                if let Beat::Story(StoryBeat::Place { card, .. } | StoryBeat::Card(card)) = beat {
                    cards.insert(*card);
                }
                open.extend(beat.within());
            }
        }
    }
    cards
}

/// Enemies that may be met, each on the side of its card that would be up: those of the encounter tables, of the story's
/// fights and of these cards, and who leads them.
fn met(view: &View<'_>, cards: &SortedSet<IntelId>) -> Vec<Met> {
    let (content, table) = (view.content, view.table);
    let story = view.side().and_then(|_| view.story());
    let mut rows: Vec<(Faction, _)> = Vec::new();
    match story {
        Some(story) => {
            rows.extend(
                view.active().into_iter().flat_map(|power| view.encounters(power).iter().map(move |row| (power, row))),
            );
            let fights = story.fights.keys().filter_map(|fight| view.forces(*fight));
            rows.extend(fights.flat_map(|(power, rows)| rows.iter().map(move |row| (power, row))));
        }
        None => {
            let tables = view.scenario.file.encounters.iter();
            rows.extend(tables.flat_map(|(power, rows)| rows.iter().map(move |row| (*power, row))));
        }
    }
    let leads = |power: Faction| view.standing(power) <= Standing::Hostile;
    let enforcers = rows.iter().filter(|(power, row)| row.enforcer && leads(*power));
    let enforcers = enforcers.filter_map(|(power, _)| content.enforcer(*power));
    let persons = enforcers.chain(table.villain).map(|ship| Met { ship, side: view.side_of_persons() });
    let battles = cards.iter().filter_map(|card| content.intel[*card].battle());
    let of_cards = battles.flat_map(|battle| battle.enemies(table.threat)).copied();
    rows.iter().flat_map(|(_, row)| row.enemies.iter().copied()).chain(persons).chain(of_cards).collect()
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
