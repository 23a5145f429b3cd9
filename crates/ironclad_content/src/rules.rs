//! The tunable figures of the rules (`content/ironclad/rules.json`): everything marked D that is not on a card.

use serde::{Deserialize, Serialize};

use super::id::{FighterId, HeroId, IntelId, ModuleId};
use super::phases::Phases;
use super::scenario::{EncounterRow, Start};
use super::terms::{Cost, Faction, Mode, System, Threat};
use crate::sorted::{SortedMap, SortedSet};

/// Tunable figures. What the published rules fix stands in code.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Rules {
    /// Accuracy lost while Weapons is damaged; twice that when crippled (rule 2.1).
    pub weapons_damage_accuracy: u8,
    /// Bays lost while the Hangar is damaged; twice that when crippled (rule 2.1).
    pub hangar_damage_bays: u8,
    /// The Crew at which a turn has two actions; below it there is one (rule 2.2).
    pub crew_for_two_actions: u8,
    /// Maximum Hull before modules (rule 2.6).
    pub hull: u8,
    /// Maximum Ammo (rule 2.7).
    pub ammo: u8,
    /// The shields' rating at the start (rule 2.10).
    pub shields: u8,
    /// What the lower energy spaces do (rule 2.8).
    pub energy: EnergyFigures,
    /// What the Trader has in stock for a visit (rule 9.3).
    pub trader: TraderStock,
    /// Prices in Credits (rule 9.3).
    pub prices: Prices,
    /// The Mutiny card, which lies beside the tokens (rules 2.5, 5.20).
    pub mutiny: IntelId,
    /// What a Tech Center asks to turn a system's card (rules 9.3, 12.2).
    pub upgrades: SortedMap<System, Cost>,
    /// What a Hostile port asks more for each thing (rule 9.4).
    pub hostile_surcharge: u8,
    /// The operations against Enforcers and Villains (rule 10.6).
    pub operations: Operations,
    /// Who puts out from the port of an Enemy where the scenario has no encounter table of that power (rule 9.4).
    pub patrols: SortedMap<Faction, Vec<EncounterRow>>,
    /// How a campaign begins and what it costs (chapter 11).
    pub campaign: CampaignFigures,
    /// How hard missions are that are made: patrols, and the contracts of a campaign.
    pub missions: MissionFigures,
}

/// How hard a mission is that is made, by mode, threat, length and aim.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MissionFigures {
    /// Credits for hiring on a patrol, before what the suggested crew costs.
    pub purse: SortedMap<Mode, u8>,
    /// Time added to what the way asks, or taken off it, in quarters of a turn. What is over a whole turn is drawn with the
    /// map: of four patrols with a quarter more, one has a turn more.
    pub quarter_turns: SortedMap<Mode, MissionTurns>,
    /// What a patrol asks for besides, where it could not be made harder by time.
    #[serde(default)]
    pub quarter_demands: SortedMap<Mode, MissionDemands>,
    /// Combats to be won on a sweep: at threat Green, Yellow and Red, for each on a short, a medium and a long mission.
    pub combats: [[u8; 3]; 3],
    /// How far the ship of a patrol has come at least.
    pub upgrades: MissionUpgrades,
    /// Phases of a combat with the Villain who is hunted (rule 8.1).
    pub hunt_phases: Phases,
}

/// The most combats that a sweep can ask for.
pub const MOST_COMBATS: u8 = 4;

/// The most turns that the first contract of a campaign can have besides those of a patrol.
pub const MOST_FIRST_TURNS: u8 = 10;

/// Turns added to what the way asks, or taken off it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MissionTurns {
    /// To reach a far port: at threat Green, Yellow and Red, for each on a short, a medium and a long mission.
    pub courier: [[i8; 3]; 3],
    /// To enter every port.
    pub rounds: [[i8; 3]; 3],
    /// To turn up tokens.
    pub survey: [[i8; 3]; 3],
    /// To win combats.
    pub sweep: [[i8; 3]; 3],
    /// To beat a Villain.
    pub hunt: [[i8; 3]; 3],
}

impl MissionTurns {
    /// The most quarters of a turn that can be added, or taken off.
    pub const MOST: i8 = 80;
}

/// What a patrol asks for besides, in quarters: what is over a whole is drawn with the map, so of four patrols with a quarter
/// one asks for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct MissionDemands {
    /// More tokens to be turned up, as far as there are any: at threat Green, Yellow and Red, for each on a short, a medium
    /// and a long mission.
    pub survey: [[u8; 3]; 3],
    /// More combats to be won.
    pub sweep: [[u8; 3]; 3],
    /// How often, of four hunts, whoever comes with the Villain is on the Elite side of the card.
    pub hunt: [[u8; 3]; 3],
}

impl MissionDemands {
    /// The most quarters that a patrol can ask for besides.
    pub const MOST: u8 = 8;
}

/// How far the ship of a patrol has come at least, at threat Green, Yellow and Red: how many systems, ships and heroes are
/// upgraded. Those who wish for more have more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MissionUpgrades {
    /// To reach a far port.
    pub courier: [u8; 3],
    /// To enter every port.
    pub rounds: [u8; 3],
    /// To turn up tokens.
    pub survey: [u8; 3],
    /// To win combats.
    pub sweep: [u8; 3],
    /// To beat a Villain.
    pub hunt: [u8; 3],
}

impl MissionUpgrades {
    /// The most.
    pub const MOST: u8 = 3;
}

/// Figures of a campaign that is a chain of patrols.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CampaignFigures {
    /// The ship's mat at the beginning; its Credits are all there is to hire a crew with.
    pub start: Start,
    /// Who can be hired from the beginning.
    pub heroes: SortedSet<HeroId>,
    /// Heroes who live aboard, and can be spoken to whether they are hired or not.
    #[serde(default)]
    pub residents: SortedSet<HeroId>,
    /// Fighters and mechs to begin with.
    pub fighters: SortedSet<FighterId>,
    /// Modules to begin with.
    pub modules: SortedSet<ModuleId>,
    /// Turns that the first contract has besides those of a patrol; by the difficulty, none where it is not named.
    #[serde(default)]
    pub first_turns: SortedMap<Mode, u8>,
    /// Credits paid in advance with each contract after the first, by the difficulty and by how dangerous it is.
    pub advance: SortedMap<Mode, SortedMap<Threat, u8>>,
    /// Credits for one Crew between scenarios (rule 11.9).
    pub crew: u8,
    /// When it grows more dangerous (rule 11.3).
    pub threat: SortedMap<Mode, Grades>,
}

/// The numbers of the scenarios from which on the threat is higher.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Grades {
    /// Yellow from this one on.
    pub yellow: u8,
    /// Red from this one on.
    pub red: u8,
}

impl CampaignFigures {
    /// Credits paid in advance with a contract of this threat.
    #[inline]
    pub fn advance(&self, mode: Mode, threat: Threat) -> u8 {
        self.advance.get(&mode).and_then(|by_threat| by_threat.get(&threat)).copied().unwrap_or(0)
    }

    /// How dangerous the scenario of this number is, from 1.
    #[inline]
    pub fn threat(&self, mode: Mode, number: u8) -> Threat {
        match self.threat.get(&mode) {
            Some(grades) if number >= grades.red => Threat::Red,
            Some(grades) if number >= grades.yellow => Threat::Yellow,
            _ => Threat::Green,
        }
    }
}

/// The cards of the operations against Enforcers and Villains (rule 10.6). They have no tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Operations {
    /// Going aboard the ship of an Enforcer who is beaten.
    pub enforcer: IntelId,
    /// Going aboard the flagship of a Villain who is beaten.
    pub villain: IntelId,
    /// Talking an observer away before a combat.
    pub parley: IntelId,
}

/// What the three lower energy spaces do when they are uncovered (rule 2.8).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct EnergyFigures {
    /// Evasion lost while the third is uncovered.
    pub third_evasion: u8,
    /// Hits when the fourth is uncovered.
    pub fourth_hits: u8,
    /// Hull damage when the fifth is uncovered.
    pub fifth_hull: u8,
}

/// What the Trader has for one visit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TraderStock {
    /// Units of Salvage.
    pub salvage: u8,
    /// Units of Ammo.
    pub ammo: u8,
    /// Pieces of gear.
    pub gear: u8,
}

impl TraderStock {
    /// Pieces of each ware: Salvage, Ammo, gear.
    #[inline]
    pub fn pieces(self) -> [u8; 3] {
        [self.salvage, self.ammo, self.gear]
    }
}

/// What a thing costs a stranger, a friend and an ally. None where it is not for sale to them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Price {
    /// At neutral standing.
    pub neutral: Option<u8>,
    /// To a friend.
    pub friendly: Option<u8>,
    /// To an ally.
    pub ally: Option<u8>,
}

/// The table of prices (rule 9.3).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Prices {
    /// Resting a hero at the Saloon.
    pub saloon_rest: Price,
    /// Morale at the Saloon.
    pub saloon_morale: Price,
    /// A Wounded hero at the Medical.
    pub medical: Price,
    /// Salvage at the Trader.
    pub salvage: Price,
    /// Ammo at the Trader.
    pub ammo: Price,
    /// Gear at the Trader.
    pub gear: Price,
    /// A point at the Shipyard.
    pub shipyard: Price,
    /// Crew at the Guild.
    pub guild: Price,
}
