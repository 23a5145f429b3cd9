//! The campaign log: what is carried from scenario to scenario (rule 11.8), beside what lies on the table.
//!
//! The log knows all that is the players': everybody on the roster, every fighter, mech and module, the gear that nobody
//! carries. Of these some are on the table in a scenario; what happens to them there is noted in the log at once.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::full::{Full, insert, is_crowded};
use super::state::{Bay, Fitted, Outcome};
use crate::content::limits::{
    ARRANGED, FLAGS, GEAR, HANGAR, HEARD, LOCKERS, MILESTONES, PROMISES, ROSTER, SCENARIOS, STORES,
};
use crate::content::rules::CampaignFigures;
use crate::content::sorted::SortedMap;
use crate::content::story::beat::Terms;
use crate::content::terms::Faction;
use crate::content::{Content, FighterId, FlagId, GearId, HeroId, ModuleId, PortId, Scenario, ValueId};

/// What sending word to a third power brings: reputation there and with the client, and Credits.
pub const WORD_ELSEWHERE: (i8, i8, i16) = (1, -1, 2);

/// The campaign log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CampaignLog {
    /// How many scenarios the campaign has.
    pub length: u8,
    /// The scenario under way, from 1.
    pub scenario: u8,
    /// The scenarios that are behind, in order.
    pub results: ArrayVec<Chapter, SCENARIOS>,
    /// Which milestones of the scenario under way are reached: the aim, then those of its file in their order.
    pub reached: [bool; MILESTONES],
    /// What has been done in the scenario under way, as far as its milestones may count it.
    pub deeds: Deeds,
    /// Who can be hired, in order of ids.
    pub roster: ArrayVec<Enlisted, ROSTER>,
    /// Our fighters and mechs, in order of ids.
    pub hangar: ArrayVec<Bay, HANGAR>,
    /// Our modules, in order of ids.
    pub stores: ArrayVec<Fitted, STORES>,
    /// Gear that nobody carries, in order of ids.
    pub lockers: ArrayVec<GearId, { LOCKERS + GEAR }>,
    /// What the players want next, once the scenario under way is behind.
    pub sought: Option<Sought>,
    /// Flags of the story that are set, in order of ids.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub flags: ArrayVec<(FlagId, ValueId), FLAGS>,
    /// Credits promised with the debriefings of chapters, one entry for each chapter.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub promises: ArrayVec<Promise, PROMISES>,
    /// Ports that serve the players better than they stand with their owners.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub arranged: ArrayVec<Arranged, ARRANGED>,
    /// What the players have been told between scenarios, each once.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub heard: ArrayVec<Heard, HEARD>,
    /// The third power to which a word was sent, once in the act.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word: Option<Faction>,
}

/// Something that is told between scenarios when it comes to pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Heard {
    /// A power’s own hero comes aboard (rule 10.4).
    Joins(HeroId),
    /// The players have become a power's ally: its second hero and its best ship are theirs (rules 10.4, 10.5).
    Ally(Faction),
    /// A power is against the players from now on (rule 10.4).
    Against(Faction),
    /// A power’s own hero leaves, for the power is against the players (ruling 32).
    Leaves(HeroId),
}

/// Credits promised.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Promise {
    /// Credits promised.
    pub credits: u16,
    /// The chapter whose debriefing brings them.
    pub chapter: u8,
}

/// A port that serves the players better than they stand with its owners.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arranged {
    /// The port that serves them.
    pub port: PortId,
    /// As at this standing at least.
    pub terms: Terms,
    /// Up to and with this chapter.
    pub until: u8,
}

/// What is counted for milestones alone; what an aim may count is in the [`Tally`](super::state::Tally).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Deeds {
    /// Tokens turned up by Recon.
    pub scouted: u8,
    /// Tokens turned up by moving onto them.
    pub explored: u8,
    /// Checks won.
    pub checks: u8,
}

/// Somebody on the roster.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Enlisted {
    /// The hero's card.
    pub hero: HeroId,
    /// Whether her card is on its promoted side, for good (rule 11.5).
    pub promoted: bool,
    /// Whether she is marked as Wounded (rule 11.8).
    pub wounded: bool,
    /// The scenarios in which she took part, a bit for each, the first the lowest.
    pub served: u16,
    /// Credits that she costs more, or less, than her card says.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub dearer: i8,
}

fn is_zero(figure: &i8) -> bool {
    *figure == 0
}

impl Enlisted {
    /// Somebody new.
    pub fn new(hero: HeroId) -> Self {
        Self { hero, promoted: false, wounded: false, served: 0, dearer: 0 }
    }

    /// Whether she took part in the scenario of this number.
    pub fn took_part(&self, scenario: u8) -> bool {
        self.served & bit(scenario) != 0
    }
}

/// A scenario's place among those in which a hero took part.
fn bit(scenario: u8) -> u16 {
    1u16.checked_shl(u32::from(scenario.saturating_sub(1))).unwrap_or(0)
}

impl CampaignLog {
    /// The log of a campaign of this many scenarios, as its first has it: everyone and everything on its roster or aboard.
    pub fn new(content: &Content, scenario: &Scenario, length: u8) -> Self {
        let file = &scenario.file;
        let most = u8::try_from(SCENARIOS).unwrap_or(u8::MAX);
        let mut log = Self {
            length: length.min(most),
            scenario: 1,
            results: ArrayVec::new(),
            reached: [false; MILESTONES],
            deeds: Deeds::default(),
            roster: ArrayVec::new(),
            hangar: ArrayVec::new(),
            stores: ArrayVec::new(),
            lockers: ArrayVec::new(),
            sought: None,
            flags: ArrayVec::new(),
            promises: ArrayVec::new(),
            arranged: ArrayVec::new(),
            heard: ArrayVec::new(),
            word: None,
        };
        let roster = file.roster.as_ref();
        let hired = roster.into_iter().flat_map(|roster| &roster.heroes);
        let heroes = file.squads.values().flatten().chain(hired);
        log.roster = owned(
            heroes.map(|hero| (*hero, Enlisted { promoted: file.promoted.contains(hero), ..Enlisted::new(*hero) })),
        );
        let fighters = file.fighters.iter().chain(roster.into_iter().flat_map(|roster| &roster.fighters));
        log.hangar = owned(fighters.map(|fighter| {
            (*fighter, Bay { fighter: *fighter, damage: 0, upgraded: file.upgraded.fighters.contains(fighter) })
        }));
        let modules = file.modules.iter().chain(roster.into_iter().flat_map(|roster| &roster.modules));
        log.stores = owned(modules.map(|module| {
            let upgraded = file.upgraded.modules.contains(module) && content.modules[*module].upgraded.is_some();
            (*module, Fitted { module: *module, upgraded })
        }));
        log
    }

    /// Everybody and everything that a campaign begins with whose first scenario has nobody of its own.
    pub(super) fn begin_with(&mut self, figures: &CampaignFigures) {
        let heroes = figures.heroes.iter().map(|hero| (*hero, Enlisted::new(*hero)));
        self.roster = owned(self.roster.iter().map(|enlisted| (enlisted.hero, *enlisted)).chain(heroes));
        let ships = figures.fighters.iter().map(|ship| (*ship, Bay { fighter: *ship, damage: 0, upgraded: false }));
        self.hangar = owned(self.hangar.iter().map(|bay| (bay.fighter, *bay)).chain(ships));
        let modules = figures.modules.iter().map(|module| (*module, Fitted { module: *module, upgraded: false }));
        self.stores = owned(self.stores.iter().map(|fitted| (fitted.module, *fitted)).chain(modules));
    }

    /// Whether one of its lists has so few places left that what an input adds might not fit.
    pub(super) fn is_crowded(&self) -> bool {
        is_crowded(&self.roster)
            || is_crowded(&self.hangar)
            || is_crowded(&self.stores)
            || is_crowded(&self.lockers)
            || is_crowded(&self.flags)
            || is_crowded(&self.promises)
            || is_crowded(&self.arranged)
            || is_crowded(&self.heard)
    }

    /// Somebody on the roster.
    pub fn enlisted(&self, hero: HeroId) -> Option<&Enlisted> {
        self.roster.iter().find(|enlisted| enlisted.hero == hero)
    }

    /// A fighter or mech of ours.
    pub fn ship(&self, fighter: FighterId) -> Option<&Bay> {
        self.hangar.iter().find(|bay| bay.fighter == fighter)
    }

    /// A module of ours.
    pub fn module(&self, module: ModuleId) -> Option<&Fitted> {
        self.stores.iter().find(|fitted| fitted.module == module)
    }

    /// The value of a flag; none if nothing has set it.
    pub fn flag(&self, flag: FlagId) -> Option<ValueId> {
        self.flags.iter().find(|(own, _)| *own == flag).map(|(_, value)| *value)
    }

    /// Sets a flag.
    ///
    /// # Errors
    /// If the log has no room for another flag.
    pub fn set_flag(&mut self, flag: FlagId, value: ValueId) -> Result<(), Full> {
        match self.flags.iter_mut().find(|(own, _)| *own == flag) {
            Some(set) => set.1 = value,
            None => insert(&mut self.flags, (flag, value), |(own, _)| *own < flag)?,
        }
        Ok(())
    }

    /// Promises Credits with the debriefing of a chapter, beside what is promised for it already.
    pub(super) fn promise(&mut self, credits: u8, chapter: u8) -> Result<(), Full> {
        match self.promises.iter_mut().find(|promise| promise.chapter == chapter) {
            Some(promise) => promise.credits = promise.credits.saturating_add(credits.into()),
            None => self.promises.try_push(Promise { credits: credits.into(), chapter })?,
        }
        Ok(())
    }

    /// Arranges a price at a port, in place of what was arranged there before and of what is over.
    pub(super) fn arrange(&mut self, arranged: Arranged) -> Result<(), Full> {
        let scenario = self.scenario;
        self.arranged.retain(|own| own.port != arranged.port && own.until >= scenario);
        Ok(self.arranged.try_push(arranged)?)
    }

    /// Whether somebody is not on the roster, and it has room for her.
    pub fn has_room_for(&self, hero: HeroId) -> bool {
        self.enlisted(hero).is_none() && !self.roster.is_full()
    }

    /// Puts somebody on the roster, once.
    ///
    /// # Errors
    /// If the roster is full.
    pub fn enlist(&mut self, enlisted: Enlisted) -> Result<(), Full> {
        if self.enlisted(enlisted.hero).is_some() {
            return Ok(());
        }
        insert(&mut self.roster, enlisted, |other| other.hero < enlisted.hero)
    }

    /// Adds a fighter or mech, once.
    pub(super) fn take_ship(&mut self, bay: Bay) -> Result<(), Full> {
        if self.ship(bay.fighter).is_some() {
            return Ok(());
        }
        insert(&mut self.hangar, bay, |other| other.fighter < bay.fighter)
    }

    /// Adds a module, once.
    pub(super) fn store(&mut self, fitted: Fitted) -> Result<(), Full> {
        if self.module(fitted.module).is_some() {
            return Ok(());
        }
        insert(&mut self.stores, fitted, |other| other.module < fitted.module)
    }

    /// Notes who takes part in the scenario under way; their wounds are no longer marks, but what they begin with.
    pub(super) fn sail(&mut self, aboard: impl Iterator<Item = HeroId>) {
        let served = bit(self.scenario);
        for hero in aboard {
            for enlisted in self.roster.iter_mut().filter(|enlisted| enlisted.hero == hero) {
                enlisted.wounded = false;
                enlisted.served |= served;
            }
        }
    }
}

/// What a campaign begins with, each once, in order of ids. The check of content counts it, so there is room for all.
fn owned<I: Ord, T, const N: usize>(all: impl Iterator<Item = (I, T)>) -> ArrayVec<T, N> {
    let mut sorted = SortedMap::new();
    for (id, thing) in all {
        sorted.get_or_insert_with(id, || thing);
    }
    sorted.into_values().take(N).collect()
}

/// A scenario that is behind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chapter {
    /// How it ended.
    pub outcome: Outcome,
    /// The power that the players worked for, if they took a side.
    pub with: Option<Faction>,
    /// Which milestones were reached: the aim, then those of its file in their order.
    pub reached: [bool; MILESTONES],
}

/// The scenario that the players want next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sought {
    /// A contract of this power.
    Contract(Faction),
    /// The chapter of this number.
    Chapter(u8),
    /// The one that was lost once more, from its start (rule 11.7).
    Again,
}
