//! What is on the table, and what is under way.

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize};

use super::campaign::CampaignLog;
use super::chance::{Drawn, Group};
use super::combat::Combat;
use super::course::Course;
use super::frame::{Frame, Returned};
use super::full::is_crowded;
use super::moment::{Happened, MOMENTS};
use super::query::Standing;
use super::task::Manned;
use crate::content::edition::Edition;
use crate::content::id::{FighterId, GearId, HeroId, IntelId, ModuleId, OrderId, SectorId, ShipId};
use crate::content::limits::{ABOARD, BAYS, DEPTH, GEAR, ORDERS, PILE, POOL, PORTS, SLOTS, TASKS};
use crate::content::map::{Map, Sectors};
use crate::content::terms::{Faction, Mode, Section, Service, System, Threat};

/// Everything that a game is. Plain data, copied freely; the same inputs give the same state on every machine.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct State {
    /// How the game was set up.
    pub setup: Setup,
    /// What lies on the table.
    pub table: Table,
    /// What is under way, the innermost last. The decision is derived from the last one.
    pub frames: ArrayVec<Frame, DEPTH>,
    /// What the frame that ended last says to the one below it.
    pub returned: Returned,
    /// Moments of the story that have arisen and are not yet looked at, in order.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub moments: ArrayVec<Happened, MOMENTS>,
    /// Hits of energy spaces that damage to the Reactor has uncovered, rolled before anything else goes on (rule 2.8).
    #[serde(default, skip_serializing_if = "is_none")]
    pub surge: u8,
    /// Later tasks of the operation in hand, to which heroes are assigned; none once play is at rest (rule 7.4).
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub tasks: ArrayVec<Manned, TASKS>,
}

/// Whether there is none of something.
fn is_none(count: &u8) -> bool {
    *count == 0
}

impl State {
    /// Whether so many frames, moments or tasks are pending, or so much lies on the table, that what an input adds might not
    /// fit. Below this limit, what sound content adds before the next question always fits.
    pub(super) fn is_crowded(&self, map: &Map) -> bool {
        let pending = self.frames.len() > DEPTH / 2 || self.moments.len() > MOMENTS / 2 || self.tasks.is_full();
        pending || self.table.is_crowded(map)
    }
}

/// How a game is set up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// How hard it is played.
    pub mode: Mode,
    /// Who runs each system, in the order of [`System::ALL`].
    #[serde(deserialize_with = "three")]
    pub seats: [Seat; 3],
    /// Whether a lesson is played by its script.
    pub scripted: bool,
    /// How many players there are, once systems have been dealt anew: one of them may hold none. Before that, as many as
    /// the seats say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// The edition of the rules that it is played by.
    #[serde(default, skip_serializing_if = "Edition::is_first")]
    pub edition: Edition,
}

pub use kernel::Seat;

/// The seats of a table: one to three play.
pub const SEATS: [Seat; 3] = [Seat::ALL[0], Seat::ALL[1], Seat::ALL[2]];

/// How systems are dealt unless the players deal them otherwise (rule 1.2): two players, the first runs the Bridge and
/// the Hangar.
pub fn dealt(players: u8) -> [Seat; 3] {
    let [first, second, third] = SEATS;
    match players {
        0 | 1 => [first; 3],
        2 => [first, second, first],
        _ => [first, second, third],
    }
}

/// Reads a seat of a table of three.
///
/// # Errors
/// If it is none.
pub fn one_of_three<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
    let seat = Seat::deserialize(deserializer)?;
    if SEATS.contains(&seat) { Ok(seat) } else { Err(serde::de::Error::custom("a seat is 1 to 3")) }
}

fn three<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Seat; 3], D::Error> {
    let seats = <[Seat; 3]>::deserialize(deserializer)?;
    let fit = seats.iter().all(|seat| SEATS.contains(seat));
    if fit { Ok(seats) } else { Err(serde::de::Error::custom("seats are 1 to 3")) }
}

/// What lies on the table. It changes only by events, in [`apply`](super::apply).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Table {
    /// The turn, from 1.
    pub turn: u16,
    /// How dangerous the scenario is.
    pub threat: Threat,
    /// The turn's actions.
    pub actions: Actions,
    /// Crew, 1–7.
    pub crew: u8,
    /// Morale, 1–7.
    pub morale: u8,
    /// Hull; the ship is lost below 1.
    pub hull: u8,
    /// Salvage, 0–6.
    pub salvage: u8,
    /// Ammo.
    pub ammo: u8,
    /// Credits.
    pub credits: u16,
    /// Energy tokens on their spaces.
    pub energy: u8,
    /// Hits the shields can still take in this encounter.
    pub shields: u8,
    /// Damage of the four sections, in the order of [`Section::ALL`].
    pub sections: [u8; 4],
    /// Heroes aboard, in order of ids.
    pub heroes: ArrayVec<Aboard, ABOARD>,
    /// Our fighters and mechs, in order of ids.
    pub fighters: ArrayVec<Bay, BAYS>,
    /// Systems whose orders card is on its upgraded side (rule 12.2), in the order of [`System::ALL`].
    pub upgraded: [bool; 3],
    /// Where the Ironclad is.
    pub ship: SectorId,
    /// The tokens, by sector.
    pub tokens: ArrayVec<Option<Token>, { Map::MOST }>,
    /// Shuffled intel tokens that have not been turned up, in order of ids. The sealed tokens without a card of their
    /// own are some of them.
    pub pool: ArrayVec<IntelId, POOL>,
    /// Gear that heroes carry, in order of ids.
    pub gear: ArrayVec<Carried, GEAR>,
    /// Gear that nobody has, in order of ids.
    pub pile: ArrayVec<GearId, PILE>,
    /// Modules fitted, in order of ids.
    pub modules: ArrayVec<Fitted, SLOTS>,
    /// Lesser modules found in this scenario, fitted from the next on (rule 12.1).
    pub found: ArrayVec<ModuleId, PILE>,
    /// Reputation, in the order of [`Faction::ALL`].
    pub reputation: [i8; 5],
    /// The power whose ally the players are for good (rule 10.5).
    pub ally: Option<Faction>,
    /// What has been done towards the aim.
    pub tally: Tally,
    /// The port where the ship lies, while services are open.
    pub docked: Option<Docked>,
    /// What the players' own people have arranged at the port here.
    pub welcome: Welcome,
    /// Ports whose Saloon has raised Morale in this scenario, by sector.
    pub toasted: ArrayVec<SectorId, PORTS>,
    /// Heroic orders given in this scenario (rule 8.3).
    pub spent_orders: ArrayVec<OrderId, ORDERS>,
    /// Whether the Mutiny card is due (rule 2.5).
    pub mutiny: Mutiny,
    /// The Villain in the field, by the flagship (rule 10.6).
    pub villain: Option<ShipId>,
    /// What has happened already in this turn.
    pub firsts: Firsts,
    /// The space combat under way.
    pub combat: Option<Combat>,
    /// How the scenario ended.
    pub outcome: Option<Outcome>,
    /// The campaign log, if the scenario is one of a campaign.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub log: Option<CampaignLog>,
    /// The course of the story, if the scenario has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub course: Option<Course>,
}

impl Table {
    /// Whether a list has so few places left that what an input adds might not fit, or there is no place for the token of a
    /// sector. Heroes and gear come one by one.
    fn is_crowded(&self, map: &Map) -> bool {
        self.tokens.len() < map.names.sectors.len()
            || self.heroes.is_full()
            || self.gear.is_full()
            || is_crowded(&self.pile)
            || is_crowded(&self.found)
            || is_crowded(&self.toasted)
            || is_crowded(&self.spent_orders)
            || self.combat.as_ref().is_some_and(Combat::is_crowded)
            || self.log.as_ref().is_some_and(CampaignLog::is_crowded)
            || self.course.as_ref().is_some_and(Course::is_crowded)
    }

    /// Damage of a section.
    pub fn section(&self, section: Section) -> u8 {
        self.sections[section.index()]
    }

    /// A hero aboard.
    pub fn hero(&self, hero: HeroId) -> Option<&Aboard> {
        self.heroes.iter().find(|aboard| aboard.hero == hero)
    }

    /// A fighter or mech of ours.
    pub fn fighter(&self, fighter: FighterId) -> Option<&Bay> {
        self.fighters.iter().find(|bay| bay.fighter == fighter)
    }

    /// A fighter or mech of ours, aboard or not.
    pub fn owned(&self, fighter: FighterId) -> Option<&Bay> {
        self.fighter(fighter).or_else(|| self.log.as_ref()?.ship(fighter))
    }

    /// The token of a sector.
    pub fn token(&self, sector: SectorId) -> Option<Token> {
        use crate::content::Id;
        self.tokens.get(sector.index()).copied().flatten()
    }

    /// The tokens of a group, in order of ids.
    pub fn group(&self, group: Group) -> impl Iterator<Item = Drawn> + '_ {
        let (gear, intel) = match group {
            Group::Gear => (self.pile.as_slice(), [].as_slice()),
            Group::Intel => ([].as_slice(), self.pool.as_slice()),
        };
        gear.iter().copied().map(Drawn::Gear).chain(intel.iter().copied().map(Drawn::Intel))
    }

    /// Whether a token is in a group.
    pub fn holds(&self, group: Group, drawn: Drawn) -> bool {
        self.group(group).any(|token| token == drawn)
    }

    /// The gear that a hero carries.
    pub fn carried(&self, hero: HeroId) -> Option<&Carried> {
        self.gear.iter().find(|carried| carried.hero == hero)
    }

    /// Reputation with a power.
    pub fn reputation(&self, faction: Faction) -> i8 {
        self.reputation[faction.index()]
    }
}

/// What counts only the first time in a turn (rule 10.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Firsts {
    /// Crew have been lost.
    pub crew_lost: bool,
    /// A natural 1 has been rolled that counts as one.
    pub one: Once,
}

/// Something that is paid for once in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Once {
    /// It has not happened.
    #[default]
    No,
    /// It has, and is paid for when the roll is decided.
    Due,
    /// It is paid for.
    Paid,
}

/// The actions of a turn (rule 2.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Actions {
    /// Not yet spent.
    pub left: u8,
    /// Counted at the start of the turn.
    pub max: u8,
    /// Lost actions still owed (ruling 22).
    pub owed: u8,
}

/// A hero aboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aboard {
    /// The hero's card.
    pub hero: HeroId,
    /// Where she serves.
    pub system: System,
    /// How she is.
    pub status: Status,
    /// Whether her card is on its promoted side.
    pub promoted: bool,
    /// Whether she has used her ability this turn (rule 6.7).
    pub used_ability: bool,
    /// Whether her ability has given what it gives once in a scenario.
    pub has_given: bool,
}

/// How a hero is (rule 6.3).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, strum::Display, strum::IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Status {
    /// Able.
    Ready,
    /// Able, at the price of a wound.
    Exhausted,
    /// Unable until healed.
    Wounded,
}

/// A fighter or mech of ours in the hangar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bay {
    /// The ship's card.
    pub fighter: FighterId,
    /// Damage it carries.
    pub damage: u8,
    /// Whether its card is on its upgraded side.
    pub upgraded: bool,
}

/// A token on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    /// It lies face down, placed by the scenario; nobody may be shown it before it is turned up.
    Placed(IntelId),
    /// It lies face down and was shuffled: which it is is drawn when it is turned up.
    Shuffled,
    /// It lies face up.
    Open(IntelId),
}

impl Token {
    /// Whether it lies face up.
    pub fn is_open(self) -> bool {
        matches!(self, Self::Open(_))
    }

    /// Its card, if it lies face up.
    pub fn open(self) -> Option<IntelId> {
        match self {
            Self::Open(card) => Some(card),
            Self::Placed(_) | Self::Shuffled => None,
        }
    }
}

/// A piece of gear and who carries it (rule 12.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Carried {
    /// The piece.
    pub gear: GearId,
    /// The hero who carries it.
    pub hero: HeroId,
    /// Whether it has gone to another hero since the ship docked.
    pub moved: bool,
}

/// A module in a slot (rule 12.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fitted {
    /// The module's card.
    pub module: ModuleId,
    /// Whether its card is on its upgraded side.
    pub upgraded: bool,
}

/// What has been done in this scenario, as far as an aim may count it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Tally {
    /// Tokens turned up.
    pub revealed: u8,
    /// Space combats won.
    pub victories: u8,
    /// Sectors entered.
    pub entered: Sectors,
    /// Whether the Villain in the field has been beaten.
    pub villain_beaten: bool,
}

/// The ship at a port.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Docked {
    /// Services that may still be chosen.
    pub services_left: u8,
    /// Services chosen since the choice was opened, a bit for each [`Service`].
    pub chosen: u8,
    /// What the Trader still has: Salvage, Ammo, gear.
    pub stock: [u8; 3],
}

impl Docked {
    /// Whether a service has been chosen since the choice was opened (rule 9.2).
    pub fn has_chosen(&self, service: Service) -> bool {
        self.chosen & bit(service) != 0
    }

    pub(super) fn choose(&mut self, service: Service) {
        self.chosen |= bit(service);
    }
}

fn bit(service: Service) -> u8 {
    1 << service as u8
}

/// How a port serves the players, beyond how they stand with its owners. It lasts until the ship moves on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Welcome {
    /// As at this standing at least (Safe conduct).
    pub at_least: Option<Standing>,
    /// As at the next better standing (List price).
    pub better: Better,
}

/// For how long a port serves the players as at the next better standing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Better {
    /// Not at all.
    #[default]
    No,
    /// For one service.
    Once,
    /// As long as the ship lies there.
    Visit,
}

/// The Mutiny card's course (rule 2.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mutiny {
    /// The card has not come.
    Quiet,
    /// Morale has arrived at 1; the card comes when the action in progress is over.
    Due,
    /// The card has come, and will not come again.
    Over,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, strum::Display, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Outcome {
    /// The aim is reached.
    Won,
    /// The Ironclad is destroyed.
    Lost,
    /// The aim was not reached in time; the ship lives (rule 11.7).
    Ended,
}

#[cfg(test)]
mod tests {
    use super::State;

    #[test]
    fn a_state_is_copied_in_no_time() {
        // ARCHITECTURE tells its size; a list that grows by mistake shows here first.
        assert!(size_of::<State>() <= 4096, "a state takes {} bytes", size_of::<State>());
    }
}
