//! A story: what happens in a scenario of the campaign, in the scenario language (docs/scenarios.md).
//!
//! A story is things on the map and a list of triggers. A trigger says when, on what condition, and what is done: a list
//! of beats. There are no variables: a scenario remembers by marks, a campaign by flags, and the things on the map by
//! where they are.

pub mod beat;
pub mod condition;
pub mod device;
pub mod lists;
pub mod moment;
pub mod place;
mod read;
pub mod scene;

use serde::{Deserialize, Serialize};

use self::beat::Beat;
use self::condition::Condition;
use self::device::{Count, Hold, Load, Mover, Offer, Post};
use self::moment::Trigger;
use self::place::{Place, PlaceRef};
pub(crate) use self::read::unread;
pub use self::read::{Reading, Stories, StoryText};
use self::scene::{Check, Choice, Debriefed, Fight, Milestones};
use super::foe::Fielded;
use super::id::{
    CheckId, ChoiceId, CountId, FightId, IntelId, LaneId, LoadId, MoverId, OfferId, PersonId, PlaceId, PostId,
    SectorId, SideId,
};
use super::scenario::EncounterRow;
use super::terms::{Faction, Mode, Threat};
use crate::sorted::{SortedMap, SortedSet};

/// A story, as one of its sides has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Story {
    /// Its place in the campaign, from 1.
    pub chapter: u8,
    /// The day of turn 1: day, month, year.
    pub date: [u16; 3],
    /// Days that a turn takes.
    pub days: u8,
    /// How dangerous it is.
    pub threat: ByMode<Threat>,
    /// The last turn.
    pub turns: ByMode<u8>,
    /// What comes before fitting out: passages, and the choice of side.
    pub prologue: Vec<Beat>,
    /// Whom the players can work for.
    pub sides: SortedMap<SideId, Side>,
    /// Whose Villain is in the field from the beginning to the end (rules 10.4, 10.6). One that is always the same stands
    /// beside the story.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub villain: Option<Fielded>,
    /// Named places.
    #[serde(default)]
    pub places: SortedMap<PlaceId, Place>,
    /// Rows of sectors, each touching the next.
    #[serde(default)]
    pub lanes: SortedMap<LaneId, Vec<SectorId>>,
    /// Tokens placed face down, one to a sector.
    #[serde(default)]
    pub tokens: Vec<Token>,
    /// Tokens shuffled and laid face down.
    #[serde(default)]
    pub shuffled: Shuffled,
    /// People who speak and are no heroes.
    #[serde(default)]
    pub persons: SortedSet<PersonId>,
    /// What moves by itself.
    #[serde(default)]
    pub movers: SortedMap<MoverId, Mover>,
    /// What is carried.
    #[serde(default)]
    pub loads: SortedMap<LoadId, Load>,
    /// Room for it aboard.
    #[serde(default)]
    pub hold: Hold,
    /// Counts, shown as a row of boxes.
    #[serde(default)]
    pub counts: SortedMap<CountId, Count>,
    /// Places where heroes can stay.
    #[serde(default)]
    pub posts: SortedMap<PostId, Post>,
    /// Extra actions.
    #[serde(default)]
    pub offers: SortedMap<OfferId, Offer>,
    /// Checks.
    #[serde(default)]
    pub checks: SortedMap<CheckId, Check>,
    /// Fights.
    #[serde(default)]
    pub fights: SortedMap<FightId, Fight>,
    /// Who is met at Signatures Detected, by power and threat.
    #[serde(default)]
    pub encounters: SortedMap<Faction, ByThreatRows>,
    /// Choices.
    #[serde(default)]
    pub choices: SortedMap<ChoiceId, Choice>,
    /// What happens when.
    #[serde(default)]
    pub triggers: Vec<Trigger>,
    /// What is to be reached.
    pub milestones: Milestones,
    /// What is told and done afterwards, in order.
    #[serde(default)]
    pub debriefing: Vec<Debriefed>,
}

/// Something that may differ by mode: written once, or for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "one figure, or one each for `easy`, `normal` and `hard`")]
pub enum ByMode<T> {
    /// The same in every mode.
    One(T),
    /// One for each.
    Each {
        /// In Easy mode.
        easy: T,
        /// In Normal mode.
        normal: T,
        /// In Hard mode.
        hard: T,
    },
}

impl<T: Copy> ByMode<T> {
    /// What it is in a mode.
    #[inline]
    pub fn at(self, mode: Mode) -> T {
        match (self, mode) {
            (Self::One(one), _) => one,
            (Self::Each { easy, .. }, Mode::Easy) => easy,
            (Self::Each { normal, .. }, Mode::Normal) => normal,
            (Self::Each { hard, .. }, Mode::Hard) => hard,
        }
    }
}

/// Encounter tables by threat. Of a threat that has none, that of the threat below counts, as it is written there.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ByThreatRows {
    /// At threat Green.
    pub green: Vec<EncounterRow>,
    /// At threat Yellow.
    #[serde(default)]
    pub yellow: Vec<EncounterRow>,
    /// At threat Red.
    #[serde(default)]
    pub red: Vec<EncounterRow>,
}

impl ByThreatRows {
    /// The table at a threat; of a threat that has none, that of the threat below.
    #[inline]
    pub fn at(&self, threat: Threat) -> &[EncounterRow] {
        let tables = [&self.green, &self.yellow, &self.red];
        let fitting = tables.iter().take(threat as usize + 1).rev().find(|rows| !rows.is_empty());
        fitting.map_or(&[], |rows| rows.as_slice())
    }
}

/// A side that the players can take.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Side {
    /// Whom it serves; nobody when the players work for themselves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<Faction>,
    /// Whose forces are about.
    pub against: Vec<Faction>,
    /// What it pays.
    pub pay: Pay,
    /// What the main milestone and the side mission change in how the players stand with those concerned (rule 11.6).
    #[serde(default)]
    pub reputation: SideReputation,
    /// What comes with the main milestone besides, at the debriefing.
    #[serde(default)]
    pub besides: Vec<Beat>,
}

impl Side {
    /// The enemies of whom it serves, in the order of the ring (rule 10.1); where it serves nobody, those it is against.
    #[inline]
    pub fn enemies(&self) -> impl Iterator<Item = Faction> + '_ {
        Faction::ALL.into_iter().filter(|power| match self.with {
            Some(client) => client.is_enemy_of(*power),
            None => self.against.contains(power),
        })
    }
}

/// What a side pays, in Credits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Pay {
    /// Before fitting out.
    pub retainer: ByMode<u8>,
    /// For the main milestone.
    pub main: ByMode<u8>,
    /// For the side mission.
    pub side: u8,
    /// For the third milestone.
    pub third: u8,
}

/// Reputation that a side's milestones bring: gained with the power that it serves, lost with the one that it opposes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct SideReputation {
    /// For the main milestone.
    pub main: i8,
    /// For the side mission.
    pub side: i8,
}

impl Default for SideReputation {
    fn default() -> Self {
        Self { main: 3, side: 1 }
    }
}

/// A token placed on the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Token {
    /// The sector where the token lies.
    pub sector: SectorId,
    /// The token's card.
    pub card: IntelId,
    /// Whether it lies there at all.
    #[serde(default, rename = "if", skip_serializing_if = "Condition::is_always")]
    pub when: Condition,
}

/// Tokens shuffled together.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Shuffled {
    /// The tokens, each as often as it is there.
    pub cards: Vec<IntelId>,
    /// The sectors on which one is laid.
    pub sectors: Vec<SectorId>,
}

impl Story {
    /// The sectors of a place that does not move.
    #[inline]
    pub fn fixed(&self, place: &PlaceRef) -> Vec<SectorId> {
        match place {
            PlaceRef::Sector(sector) => vec![*sector],
            PlaceRef::Place(place) => self.places.get(place).map(|place| place.sectors.clone()).unwrap_or_default(),
            PlaceRef::Any(places) => places.iter().flat_map(|place| self.fixed(place)).collect(),
            PlaceRef::Lane { lane, place } => {
                self.lanes.get(lane).and_then(|row| row.get(usize::from(*place))).into_iter().copied().collect()
            }
            PlaceRef::Here | PlaceRef::Mover(_) | PlaceRef::NextTo(_) | PlaceRef::Nearest { .. } | PlaceRef::Die(_) => {
                Vec::new()
            }
        }
    }
}
