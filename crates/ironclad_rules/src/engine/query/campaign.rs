//! What a campaign has to choose from: who can be hired, what can be taken along, what can be paid for between scenarios,
//! who offers contracts, and how far the milestones are (chapter 11).

use super::View;
use super::reputation::Standing;
use crate::content::edition::Edition;
use crate::content::hero::HeroSide;
use crate::content::limits::MILESTONES;
use crate::content::paper::Paper;
use crate::content::scenario::Objective;
use crate::content::ship::FighterSide;
use crate::content::terms::{Cost, Faction, Section, Skill, System};
use crate::content::{FlagId, GearId, HeroId, ModuleId};
use crate::engine::campaign::CampaignLog;
use crate::engine::decision::{Part, Upgrade};
use crate::engine::procedure::objective;
use crate::engine::state::{Bay, Fitted, Status};

/// Somebody who could serve in the scenario at hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Candidate {
    /// The hero who could be hired.
    pub hero: HeroId,
    /// Whether her card is on its promoted side.
    pub promoted: bool,
    /// How she comes aboard: one who is marked as Wounded comes Exhausted (rule 11.8).
    pub status: Status,
    /// Credits for the scenario.
    pub cost: u8,
}

/// A milestone of the scenario at hand (rule 11.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Milestone {
    /// Its place: 0 is the aim, then those of the file in their order.
    pub place: u8,
    /// What has to be done.
    pub objective: Objective,
    /// How much of it is done, and of how much.
    pub done: (u8, u8),
    /// Whether it is reached.
    pub reached: bool,
}

/// How well a hero's card suits a system (rule 1.4): Piloting on the Bridge, Operate at the Weapons, in the Hangar what one
/// of these ships is flown with, of several the one that suits her best; what a fighter is flown with if there is none.
/// A skill that counts alone counts twice, so that systems can be compared.
pub fn suits<'s>(card: &HeroSide, system: System, ships: impl IntoIterator<Item = &'s FighterSide>) -> u8 {
    let flies = |with: [Skill; 2]| with.into_iter().map(|skill| card.skill(skill)).fold(0, u8::saturating_add);
    match system {
        System::Bridge => card.skill(Skill::Piloting).saturating_mul(2),
        System::Weapons => card.skill(Skill::Operate).saturating_mul(2),
        System::Hangar => {
            let flown = ships.into_iter().map(|ship| flies([ship.accuracy_skill, ship.evasion_skill]));
            flown.max().unwrap_or_else(|| flies([Skill::Piloting, Skill::Operate]))
        }
    }
}

/// Scenarios in which one power is served, whatever else is offered (rule 11.2).
const SERVED: std::ops::RangeInclusive<u8> = 6..=12;

impl<'a> View<'a> {
    /// Whether a lost scenario is begun again with the ship in order; in the first edition she was as she had been (ruling 119).
    pub fn begins_again_in_order(&self) -> bool {
        self.edition() >= Edition::Second
    }

    /// The campaign log, if this is one.
    pub fn log(&self) -> Option<&'a CampaignLog> {
        self.table.log.as_ref()
    }

    /// The papers that the players have kept, in the order in which they came, with their names.
    pub fn papers(&self) -> Vec<(&'a str, &'a Paper)> {
        let Some(log) = self.log() else { return Vec::new() };
        let is = |flag: &FlagId| log.flag(*flag).or(self.content.unset);
        let is_kept =
            |paper: &Paper| paper.when.iter().all(|(flag, wanted)| is(flag).is_some_and(|value| wanted.has(&value)));
        let kept = self.content.papers.iter().filter(|(_, paper)| is_kept(paper));
        let mut kept: Vec<(&str, &Paper)> = kept.map(|(name, paper)| (name.as_str(), paper)).collect();
        kept.sort_by_key(|(_, paper)| paper.scenario);
        kept
    }

    /// Everybody who could serve here, aboard or not, in order of ids: the scenario's roster, or the campaign's but for
    /// heroes of a power that is Hostile (rules 10.4, 11.4).
    pub fn roster(&self) -> impl Iterator<Item = Candidate> + use<'a> {
        let view = *self;
        self.listed().map(move |hero| view.candidate(hero))
    }

    /// The ids of the same heroes.
    pub(crate) fn listed(&self) -> impl Iterator<Item = HeroId> + use<'a> {
        let view = *self;
        let file = self.scenario.file.roster.iter().filter(move |_| view.log().is_none());
        let written = file.flat_map(|roster| &roster.heroes).copied();
        let listed = self.log().into_iter().flat_map(|log| &log.roster).map(|enlisted| enlisted.hero);
        written.chain(listed.filter(move |hero| view.is_for_us(*hero)))
    }

    /// Whether a hero is on the campaign's roster and has not gone back to a power that is Hostile or an Enemy. Whoever is aboard
    /// goes at the end of the scenario (ruling 32).
    pub fn is_on_roster(&self, hero: HeroId) -> bool {
        let is_listed = self.log().is_some_and(|log| log.enlisted(hero).is_some());
        is_listed && (self.is_for_us(hero) || self.table.hero(hero).is_some())
    }

    /// Whether a hero is of no power, or of one that is neither Hostile nor an Enemy: otherwise she serves against the players
    /// (rule 10.4).
    fn is_for_us(&self, hero: HeroId) -> bool {
        let power = self.content.heroes[hero].faction;
        power.is_none_or(|power| self.standing(power) > Standing::Hostile)
    }

    /// What hiring this hero would cost, and how she would come.
    pub fn candidate(&self, hero: HeroId) -> Candidate {
        let (promoted, wounded, dearer) = match self.log() {
            Some(log) => log.enlisted(hero).map_or((false, false, 0), |her| (her.promoted, her.wounded, her.dearer)),
            None => (self.scenario.file.promoted.contains(&hero), false, 0),
        };
        let status = if wounded { Status::Exhausted } else { Status::Ready };
        let cost = self.content.heroes[hero].side(promoted).cost.saturating_add_signed(dearer);
        Candidate { hero, promoted, status, cost }
    }

    /// Fighters and mechs that could be taken along, as they are, in order of ids.
    pub fn hangar(&self) -> impl Iterator<Item = Bay> + use<'a> {
        let view = *self;
        let file = self.scenario.file.roster.iter().filter(move |_| view.log().is_none());
        let upgraded = &self.scenario.file.upgraded.fighters;
        let written = file.flat_map(|roster| &roster.fighters);
        let written = written.map(|&fighter| Bay { fighter, damage: 0, upgraded: upgraded.contains(&fighter) });
        written.chain(self.log().into_iter().flat_map(|log| &log.hangar).copied())
    }

    /// Modules that could be fitted, by the side that is up, in order of ids.
    pub fn stores(&self) -> impl Iterator<Item = Fitted> + use<'a> {
        let view = *self;
        let file = self.scenario.file.roster.iter().filter(move |_| view.log().is_none());
        let upgraded = &self.scenario.file.upgraded.modules;
        let written = file.flat_map(|roster| &roster.modules);
        let written = written.map(|&module| Fitted { module, upgraded: upgraded.contains(&module) });
        written.chain(self.log().into_iter().flat_map(|log| &log.stores).copied())
    }

    /// Pieces of gear that nobody carries, of those that are ours.
    pub fn lockers(&self) -> impl Iterator<Item = GearId> + use<'a> {
        self.log().into_iter().flat_map(|log| &log.lockers).copied()
    }

    /// Who could be given a piece of gear at the fitting out: whoever has room for it, or puts back what she has
    /// (rule 12.1).
    pub fn recipients(&self, gear: GearId) -> impl Iterator<Item = HeroId> + use<'a> {
        let view = *self;
        let bearer = self.table.gear.iter().find(|carried| carried.gear == gear).map(|carried| carried.hero);
        let theirs = bearer.and_then(|hero| self.table.hero(hero)).map(|aboard| aboard.system);
        let heroes = self.table.heroes.iter().filter(move |aboard| {
            let leaves = u8::from(Some(aboard.system) == theirs);
            let room = view.gear_of(aboard.system).saturating_sub(leaves) < view.gear_places(aboard.system);
            bearer != Some(aboard.hero) && (room || view.table.carried(aboard.hero).is_some())
        });
        heroes.map(|aboard| aboard.hero)
    }

    /// The milestones of the scenario: its aim, then the others.
    pub fn milestones(&self) -> impl Iterator<Item = Milestone> + use<'a> {
        let view = *self;
        let told = self.story_milestones();
        let counted = self.story().is_none();
        let all = std::iter::once(objective::objective(self))
            .filter(move |_| counted)
            .chain(self.scenario.milestones.iter().copied());
        all.zip(0u8..)
            .take(MILESTONES)
            .map(move |(objective, place)| {
                let reached = match (view.log(), place) {
                    (Some(log), _) => log.reached.get(usize::from(place)).copied().unwrap_or(false),
                    (None, 0) => view.table.outcome == Some(crate::engine::Outcome::Won),
                    (None, _) => objective::is_done(&view, objective),
                };
                let (done, all) = objective::progress(&view, objective);
                Milestone { place, objective, done: if reached { (all, all) } else { (done.min(all), all) }, reached }
            })
            .chain(told)
    }

    /// How much of an objective is done, and of how much.
    pub fn progress(&self, objective: Objective) -> (u8, u8) {
        objective::progress(self, objective)
    }

    /// Heroes who could be promoted at the debriefing: they took part, and have not been promoted before (rule 11.5).
    pub fn promotable(&self) -> impl Iterator<Item = HeroId> + use<'a> {
        let log = self.log();
        let listed = log.into_iter().flat_map(|log| &log.roster);
        let fit = listed
            .filter(move |enlisted| !enlisted.promoted && log.is_some_and(|log| enlisted.took_part(log.scenario)));
        fit.map(|enlisted| enlisted.hero)
    }

    /// Powers whose contract could be next (rule 11.2): at first all that are not the players' Enemies, later their ally's
    /// alone, or of the power with the highest reputation; the players choose among equals (ruling 34).
    pub fn employers(&self) -> impl Iterator<Item = Faction> + use<'a> {
        let view = *self;
        let next = self.log().map_or(1, |log| log.scenario.saturating_add(1));
        let hires = move |faction: &Faction| {
            if SERVED.contains(&next) {
                view.patrons().any(|patron| patron == *faction)
            } else {
                view.standing(*faction) != Standing::Enemy
            }
        };
        let none = !Faction::ALL.iter().any(hires);
        Faction::ALL.into_iter().filter(move |faction| none || hires(faction))
    }

    /// The players' ally, or else the powers with the highest reputation: whom they serve in the later acts (rule 11.2,
    /// ruling 34).
    pub fn patrons(&self) -> impl Iterator<Item = Faction> + use<'a> {
        let table = self.table;
        let highest = Faction::ALL.into_iter().map(|faction| table.reputation(faction)).max();
        Faction::ALL.into_iter().filter(move |faction| match table.ally {
            Some(ally) => *faction == ally,
            None => Some(table.reputation(*faction)) == highest,
        })
    }

    /// Whether the scenario of a campaign is its last. A story is as long as the content has chapters: one begun when it had
    /// fewer goes on.
    pub fn is_last(&self) -> bool {
        self.log().is_none_or(|log| log.scenario >= self.scenarios())
    }

    /// How many scenarios the campaign has: in a story the chapters that there are by now.
    pub fn scenarios(&self) -> u8 {
        let begun = self.log().map_or(1, |log| log.length);
        // A chapter played by itself has a log too, of one scenario.
        let alone = begun <= 1;
        if self.scenario.story.is_none() || alone {
            return begun;
        }
        begun.max(self.content.chapters_of(self.scenario.pack()))
    }

    /// What has damage that a yard could take off between scenarios (rule 11.9).
    pub fn repairable(&self) -> impl Iterator<Item = Part> + use<'a> {
        let table = self.table;
        let hull = (table.hull < self.most_hull()).then_some(Part::Hull);
        let sections = Section::ALL.into_iter().filter(move |section| table.section(*section) > 0).map(Part::Section);
        let ships = self.log().into_iter().flat_map(|log| &log.hangar).filter(|bay| bay.damage > 0);
        hull.into_iter().chain(sections).chain(ships.map(|bay| Part::Fighter(bay.fighter)))
    }

    /// What is not on its upgraded side yet, aboard or ashore.
    pub fn improvable(&self) -> impl Iterator<Item = Upgrade> + use<'a> {
        let (content, table) = (self.content, self.table);
        let systems = System::ALL.into_iter().filter(|system| !table.upgraded[system.index()]);
        let log = self.log();
        let ships = log.into_iter().flat_map(|log| &log.hangar).filter(|bay| !bay.upgraded);
        let modules = log.into_iter().flat_map(|log| &log.stores).filter(|fitted| !fitted.upgraded);
        let modules = modules.filter(|fitted| content.modules[fitted.module].upgraded.is_some());
        let ships = ships.map(|bay| Upgrade::Fighter(bay.fighter));
        systems.map(Upgrade::System).chain(ships).chain(modules.map(|fitted| Upgrade::Module(fitted.module)))
    }

    /// Heroes marked as Wounded.
    pub fn wounded(&self) -> impl Iterator<Item = HeroId> + use<'a> {
        let marked = self.log().into_iter().flat_map(|log| &log.roster).filter(|enlisted| enlisted.wounded);
        marked.map(|enlisted| enlisted.hero)
    }

    /// Credits for a point repaired between scenarios: as a neutral Shipyard asks (rule 11.9).
    pub fn yard_price(&self) -> Option<u8> {
        self.content.rules.prices.shipyard.neutral
    }

    /// Credits for a Wounded hero healed between scenarios: as a neutral Medical asks (ruling 88).
    pub fn clinic_price(&self) -> Option<u8> {
        self.content.rules.prices.medical.neutral
    }

    /// Credits for a round for all between scenarios: as a neutral Saloon asks (ruling 91).
    pub fn round_price(&self) -> Option<u8> {
        self.content.rules.prices.saloon_morale.neutral
    }

    /// The price in Credits of one Crew between scenarios (rule 11.9, ruling 39).
    pub fn crew_price(&self) -> u8 {
        self.content.rules.campaign.crew
    }

    /// Whether so much can be paid.
    pub fn affords(&self, cost: Cost) -> bool {
        u16::from(cost.credits) <= self.table.credits && cost.salvage <= self.table.salvage
    }

    /// Whether a module of ours is on its upgraded side.
    pub fn is_upgraded(&self, module: ModuleId) -> bool {
        self.stores().any(|fitted| fitted.module == module && fitted.upgraded)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use crate::content::Content;
    use crate::content::edition::Edition;
    use crate::content::terms::{Faction, Mode};
    use crate::engine::{self, Events, Game, Setup};

    fn begun(length: u8) -> Game {
        let content = Arc::new(Content::built_in().expect("the game's own content"));
        let first = Arc::clone(content.chapter(1).expect("a first chapter"));
        let setup = Setup {
            mode: Mode::Normal,
            seats: engine::dealt(1),
            scripted: false,
            players: None,
            edition: Edition::TODAY,
        };
        Game::campaign(content, first, setup, length, &mut Events::new())
    }

    #[test]
    fn a_story_begun_with_fewer_chapters_goes_on_with_those_that_have_come_since() {
        let game = begun(5);
        assert_eq!(game.view().scenarios(), game.content().chapters());
        assert!(game.content().chapters() > 5);
        assert!(!game.view().is_last());
    }

    #[test]
    fn a_chapter_by_itself_is_its_own_last() {
        assert!(begun(1).view().is_last());
    }

    #[test]
    fn without_an_ally_every_power_of_the_highest_reputation_is_a_patron() {
        let game = begun(5);
        assert_eq!(game.view().patrons().collect::<Vec<_>>(), Faction::ALL);
    }
}
