//! Figures that follow from what lies on the table. Nothing here changes anything.

use crate::content::id::{FighterId, HeroId, SectorId};
use crate::content::map::Sector;
use crate::content::order::{Deed, OrderSide};
use crate::content::port::{Port, Terms};
use crate::content::rules::Price;
use crate::content::ship::FighterSide;
use crate::content::terms::{Action, Faction, Section, Service, Skill, System};
use crate::content::{Content, Id, Scenario};

use super::state::{Aboard, Setup, Status, Table};

/// A game seen by the rules.
#[derive(Debug, Clone, Copy)]
pub struct View<'a> {
    /// The catalogue.
    pub content: &'a Content,
    /// The scenario.
    pub scenario: &'a Scenario,
    /// How it was set up.
    pub setup: &'a Setup,
    /// What lies on the table.
    pub table: &'a Table,
}

/// How damaged a section is (rule 2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Damage {
    /// 0–1: no effect.
    Sound,
    /// 2–3: its effect.
    Damaged,
    /// 4–5: twice that.
    Crippled,
}

impl Damage {
    /// The state of a section with this much damage.
    pub fn of(points: u8) -> Self {
        match points {
            0..=1 => Self::Sound,
            2..=3 => Self::Damaged,
            _ => Self::Crippled,
        }
    }

    /// How often the section's effect counts.
    pub fn times(self) -> u8 {
        self as u8
    }
}

/// How a power stands to the players (rule 10.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Standing {
    /// −10 and down.
    Enemy,
    /// −5 and down.
    Hostile,
    /// Between.
    Neutral,
    /// 5 and up.
    Friendly,
    /// 10 and up.
    Ally,
}

impl Standing {
    /// The standing of a reputation.
    pub fn of(reputation: i8) -> Self {
        match reputation {
            ..=-10 => Self::Enemy,
            -9..=-5 => Self::Hostile,
            -4..=4 => Self::Neutral,
            5..=9 => Self::Friendly,
            10.. => Self::Ally,
        }
    }
}

/// Damage a section holds before the Hull takes the rest (rule 2.1).
pub const SECTION_HOLDS: u8 = 5;
/// The highest Crew and Morale (rules 2.2, 2.3).
pub const FULL: u8 = 7;
/// The most Salvage (rule 2.7).
pub const MOST_SALVAGE: u8 = 6;
/// Energy spaces on the mat (rule 2.8).
pub const ENERGY_SPACES: u8 = 5;
/// Actions in a turn at the most (rule 2.4).
pub const MOST_ACTIONS: i8 = 3;
/// Services that docking opens (rule 9.2).
pub const SERVICES: u8 = 2;

/// What Morale adds to rolls (rule 2.3).
pub fn morale_on_rolls(morale: u8) -> i8 {
    match morale {
        0..=2 => -1,
        3..=4 => 0,
        _ => 1,
    }
}

/// What Morale adds to a turn's actions (rule 2.3).
pub fn morale_on_actions(morale: u8) -> i8 {
    match morale {
        0..=1 => -1,
        2..=6 => 0,
        _ => 1,
    }
}

fn signed(figure: u8) -> i8 {
    i8::try_from(figure).unwrap_or(i8::MAX)
}

impl<'a> View<'a> {
    /// What Morale adds to a roll now.
    pub fn morale(&self) -> i8 {
        morale_on_rolls(self.table.morale)
    }

    /// Actions that Crew give (rule 2.2).
    pub fn crew_on_actions(&self) -> i8 {
        if self.table.crew >= self.content.rules.crew_for_two_actions { 2 } else { 1 }
    }

    /// A turn's actions as things stand (rule 2.4).
    pub fn actions(&self) -> u8 {
        (self.crew_on_actions() + morale_on_actions(self.table.morale)).clamp(1, MOST_ACTIONS).unsigned_abs()
    }

    /// How damaged a section is.
    pub fn damage(&self, section: Section) -> Damage {
        Damage::of(self.table.section(section))
    }

    /// Maximum Hull (rule 2.6).
    pub fn most_hull(&self) -> u8 {
        self.content.rules.hull
    }

    /// Energy tokens at the most (rule 2.8).
    pub fn most_energy(&self) -> u8 {
        ENERGY_SPACES.saturating_sub(self.damage(Section::Reactor).times())
    }

    /// Whether an energy space, from 1 at the top, is uncovered.
    pub fn uncovered(&self, space: u8) -> bool {
        self.table.uncovered() >= space
    }

    /// Hits that the shields would stop now (rule 2.10).
    pub fn shields(&self) -> u8 {
        if self.uncovered(1) { 0 } else { self.table.shields }
    }

    /// Bays fit for use (rules 2.1, 8.8).
    pub fn bays(&self) -> u8 {
        let lost = self.content.rules.hangar_damage_bays * self.damage(Section::Hangar).times();
        3u8.saturating_sub(lost)
    }

    /// What the ship's state adds to its own attacks: Weapons damage and energy (rules 2.1, 2.8).
    pub fn ship_accuracy(&self) -> i8 {
        let weapons = self.content.rules.weapons_damage_accuracy * self.damage(Section::Weapons).times();
        -signed(weapons) - i8::from(self.uncovered(2))
    }

    /// What the ship's state adds to its evasion: Bridge damage and energy (rules 2.1, 2.8).
    pub fn ship_evasion(&self) -> i8 {
        let bridge = self.damage(Section::Bridge).times();
        let energy = if self.uncovered(3) { self.content.rules.energy.third_evasion } else { 0 };
        -signed(bridge) - signed(energy)
    }

    /// What the orders of this phase add to the ship's attack.
    pub fn ordered_accuracy(&self) -> i8 {
        self.deeds().map(|deed| if let Deed::Accuracy(by) = deed { signed(by) } else { 0 }).sum()
    }

    /// What the orders of this phase add to the ship's evasion.
    pub fn ordered_evasion(&self) -> i8 {
        self.deeds().map(|deed| if let Deed::Evasion(by) = deed { signed(by) } else { 0 }).sum()
    }

    /// What the orders of this phase do.
    pub fn deeds(&self) -> impl Iterator<Item = Deed> + use<'a> {
        let content = self.content;
        let plans = self.table.combat.as_ref().map(|combat| combat.plan).unwrap_or_default();
        plans.into_iter().filter_map(move |plan| plan.order).map(move |order| content.orders[order].basic.does)
    }

    /// The side of an order's card that is up.
    pub fn order(&self, order: crate::content::OrderId) -> &'a OrderSide {
        &self.content.orders[order].basic
    }

    /// A hero's rating in a skill, of the side that is up.
    pub fn skill(&self, hero: HeroId, skill: Skill) -> u8 {
        let promoted = self.table.hero(hero).is_some_and(|aboard| aboard.promoted);
        self.content.heroes[hero].side(promoted).skill(skill)
    }

    /// The heroes who are not Wounded.
    pub fn able(&self) -> impl Iterator<Item = &'a Aboard> + use<'a> {
        self.table.heroes.iter().filter(|aboard| aboard.status != Status::Wounded)
    }

    /// The heroes of a system's squad.
    pub fn squad(&self, system: System) -> impl Iterator<Item = &'a Aboard> + use<'a> {
        self.table.heroes.iter().filter(move |aboard| aboard.system == system)
    }

    /// The side of a fighter's card that is up.
    pub fn fighter(&self, fighter: FighterId) -> &'a FighterSide {
        let upgraded = self.table.fighter(fighter).is_some_and(|bay| bay.upgraded);
        self.content.fighters[fighter].side(upgraded)
    }

    /// Whether a fighter or mech of ours is disabled (rule 8.6).
    pub fn disabled(&self, fighter: FighterId) -> bool {
        self.table.fighter(fighter).is_none_or(|bay| bay.damage >= self.fighter(fighter).hull)
    }

    /// A sector of the map.
    pub fn sector(&self, sector: SectorId) -> &'a Sector {
        &self.scenario.map.sectors[sector]
    }

    /// The sector where the ship is.
    pub fn here(&self) -> &'a Sector {
        self.sector(self.table.ship)
    }

    /// Whether the condition here bans an action (rule 4.2).
    pub fn banned(&self, action: Action) -> bool {
        self.here().condition().and_then(|condition| condition.banned()) == Some(action)
    }

    /// The sectors whose tokens a Recon could turn up.
    pub fn recon_range(&self) -> impl Iterator<Item = SectorId> + use<'a> {
        let table = self.table;
        let here = self.here().neighbours.iter().copied();
        here.filter(move |sector| table.token(*sector).is_some_and(|token| !token.open))
    }

    /// The port here, if there is one.
    pub fn port(&self) -> Option<&'a Port> {
        self.here().port().map(|port| &self.content.ports[port])
    }

    /// How a power stands to the players.
    pub fn standing(&self, faction: Faction) -> Standing {
        Standing::of(self.table.reputation(faction))
    }

    /// What a thing costs at the port here, if it is for sale to these players (rules 9.3, 9.4; ruling 5).
    pub fn price(&self, service: Service, price: Price) -> Option<u8> {
        let port = self.port()?;
        let terms: &Terms = port.services.get(&service)?;
        let standing = port.faction.map_or(Standing::Neutral, |faction| self.standing(faction));
        let (listed, surcharge) = match standing {
            Standing::Enemy => (None, 0),
            Standing::Hostile => match service {
                Service::Saloon | Service::Trader | Service::Shipyard => {
                    (price.neutral, self.content.rules.hostile_surcharge)
                }
                Service::Medical | Service::Guild | Service::TechCenter => (None, 0),
            },
            Standing::Neutral => (price.neutral, 0),
            Standing::Friendly => (price.friendly, 0),
            Standing::Ally => (price.ally, 0),
        };
        listed.map(|listed| terms.price.unwrap_or(listed).saturating_add(surcharge))
    }

    /// Who runs a system.
    pub fn seat(&self, system: System) -> super::Seat {
        self.setup.seats[system.index()]
    }

    /// The name of a sector in files.
    pub fn sector_name(&self, sector: SectorId) -> &'a str {
        sector.name(&self.scenario.map.names)
    }
}
