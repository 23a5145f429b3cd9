//! The campaign log: what is carried from scenario to scenario (rule 11.8), beside what lies on the table.
//!
//! The log knows all that is the players': everybody on the roster, every fighter, mech and module, the gear that nobody
//! carries. Of these some are on the table in a scenario; what happens to them there is noted in the log at once.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::state::{Bay, Fitted, GEAR, Outcome};
use crate::content::limits::MILESTONES;
use crate::content::rules::CampaignFigures;
use crate::content::story::beat::Terms;
use crate::content::terms::Faction;
use crate::content::{Content, FighterId, FlagId, GearId, HeroId, ModuleId, PortId, Scenario, ValueId};

/// Scenarios of a campaign at the most: two acts of five, and a finale of two (rule 11.1).
pub const SCENARIOS: usize = 12;
/// Heroes on the roster at the most.
pub const ROSTER: usize = 32;
/// Fighters and mechs at the most.
pub const HANGAR: usize = 8;
/// Modules at the most.
pub const STORES: usize = 13;
/// Flags of the story at the most.
pub const FLAGS: usize = 48;
/// Things told between scenarios at the most: for each power that its hero comes, that its hero leaves, and
/// that it is against the players.
pub const HEARD: usize = 15;
/// Promises and arrangements that stand at once, at the most.
pub const PROMISES: usize = 6;
/// Pieces of gear that the lockers hold between scenarios (ruling 86).
pub const LOCKERS: usize = 6;
/// What a word to a third power brings, in reputation there and with the client, and in Credits.
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
    /// Credits promised with the debriefings of chapters.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub promises: ArrayVec<Promise, PROMISES>,
    /// Ports that serve the players better than they stand with their owners.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub arranged: ArrayVec<Arranged, PROMISES>,
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
    /// A power is against the players from now on (rule 10.4).
    Against(Faction),
    /// A power’s own hero leaves, for the power is against the players (ruling 32).
    Leaves(HeroId),
}

/// Credits promised.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Promise {
    /// So many.
    pub credits: u8,
    /// With the debriefing of this chapter.
    pub chapter: u8,
}

/// A port that serves the players better than they stand with its owners.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arranged {
    /// Which.
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
    /// Who.
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
    /// The log of a campaign of so many scenarios, as its first has it: whoever and whatever is on its roster or aboard.
    pub fn new(content: &Content, scenario: &Scenario, length: u8) -> Self {
        let file = &scenario.file;
        let mut log = Self {
            length,
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
        for &hero in file.squads.values().flatten().chain(hired) {
            log.enlist(Enlisted { promoted: file.promoted.contains(&hero), ..Enlisted::new(hero) });
        }
        for &fighter in file.fighters.iter().chain(roster.into_iter().flat_map(|roster| &roster.fighters)) {
            log.take_ship(Bay { fighter, damage: 0, upgraded: file.upgraded.fighters.contains(&fighter) });
        }
        for &module in file.modules.iter().chain(roster.into_iter().flat_map(|roster| &roster.modules)) {
            let upgraded = file.upgraded.modules.contains(&module) && content.modules[module].upgraded.is_some();
            log.store(Fitted { module, upgraded });
        }
        log
    }

    /// Everybody and everything that a campaign begins with.
    pub(super) fn begin_with(&mut self, figures: &CampaignFigures) {
        figures.heroes.iter().for_each(|hero| self.enlist(Enlisted::new(*hero)));
        figures
            .fighters
            .iter()
            .for_each(|fighter| self.take_ship(Bay { fighter: *fighter, damage: 0, upgraded: false }));
        figures.modules.iter().for_each(|module| self.store(Fitted { module: *module, upgraded: false }));
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

    /// What a flag is; none if nothing has set it.
    pub fn flag(&self, flag: FlagId) -> Option<ValueId> {
        self.flags.iter().find(|(own, _)| *own == flag).map(|(_, value)| *value)
    }

    /// Sets a flag.
    pub fn set_flag(&mut self, flag: FlagId, value: ValueId) {
        match self.flags.binary_search_by_key(&flag, |(own, _)| *own) {
            Ok(place) => self.flags[place] = (flag, value),
            Err(place) => drop(self.flags.try_insert(place, (flag, value))),
        }
    }

    /// Whether the scenario under way is the last.
    pub fn is_last(&self) -> bool {
        self.scenario >= self.length
    }

    /// Whether the roster has room for somebody who is not on it.
    pub fn has_room_for(&self, hero: HeroId) -> bool {
        self.enlisted(hero).is_none() && !self.roster.is_full()
    }

    /// Puts somebody on the roster, once.
    pub fn enlist(&mut self, enlisted: Enlisted) {
        if self.has_room_for(enlisted.hero) {
            let place = self.roster.partition_point(|other| other.hero < enlisted.hero);
            let _ = self.roster.try_insert(place, enlisted);
        }
    }

    /// Adds a fighter or mech, once.
    pub(super) fn take_ship(&mut self, bay: Bay) {
        if self.ship(bay.fighter).is_none() {
            let place = self.hangar.partition_point(|other| other.fighter < bay.fighter);
            let _ = self.hangar.try_insert(place, bay);
        }
    }

    /// Adds a module, once.
    pub(super) fn store(&mut self, fitted: Fitted) {
        if self.module(fitted.module).is_none() {
            let place = self.stores.partition_point(|other| other.module < fitted.module);
            let _ = self.stores.try_insert(place, fitted);
        }
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
