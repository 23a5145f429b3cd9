//! What works by itself in a story: what moves, what is carried, counts, posts and offers.

use serde::{Deserialize, Serialize};

use super::beat::Beat;
use super::condition::Condition;
use super::place::PlaceRef;
use crate::id::{CheckId, FightId, HeroId, LaneId, LoadId, MoverId, SectorId};
use crate::sorted::SortedMap;
use crate::terms::{Class, Skill};

/// Something that moves by itself at each turn's end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Mover {
    /// What it is to the players.
    pub kind: MoverKind,
    /// Where it is at the start; if nowhere, a beat brings it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<PlaceRef>,
    /// How it goes.
    pub goes: Goes,
    /// Sectors at a turn's end; two figures for odd and even turns.
    #[serde(default)]
    pub speed: Speed,
    /// What holds it up.
    #[serde(default)]
    pub waits: Waits,
    /// Damage it can take; 0 if none is kept.
    #[serde(default)]
    pub boxes: u8,
    /// What damages it.
    #[serde(default)]
    pub harmed: Harmed,
    /// The fight when it and the ship come together in a sector; without it nothing happens by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fight: Option<FightId>,
    /// While this holds, there is no fight.
    #[serde(default = "never")]
    pub lets_by: Condition,
    /// Where a drawn fight drives it; if nowhere, it stays and does not move at this turn's end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub driven_to: Option<PlaceRef>,
    /// A load that it takes from the sectors it enters, one, and leaves where it is beaten.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub takes: Option<LoadId>,
    /// Where it leaves the map.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub off_at: Option<PlaceRef>,
}

fn never() -> Condition {
    Condition::Never
}

/// What something that moves is to the players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum MoverKind {
    /// It is theirs to bring through.
    Escorted,
    /// It is after them, or after what is theirs to guard.
    Foe,
    /// Neither a foe nor escorted.
    Neutral,
}

impl MoverKind {
    /// Whether it is after the players.
    #[inline]
    pub fn is_foe(self) -> bool {
        self == Self::Foe
    }
}

/// How something goes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Goes {
    /// Along a lane, to its end.
    Lane(LaneId),
    /// Along a lane, round and round.
    Ring(LaneId),
    /// Along lanes that fork: from each sector to the first of these whose token lies face down, or else to the first.
    Forks(SortedMap<SectorId, Vec<SectorId>>),
    /// The fewest sectors towards the nearest of these.
    Towards(Vec<Goal>),
    /// Along the way that another has gone.
    Wake(MoverId),
    /// It stays.
    Nowhere,
}

/// Where something goes to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Goal {
    /// The ship.
    Ship,
    /// The nearest load of this kind that lies on the map.
    Load(LoadId),
    /// A place.
    Place(PlaceRef),
}

/// Sectors at a turn's end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "a number of sectors, or one for odd and one for even turns")]
pub enum Speed {
    /// The number of sectors at each turn's end, in order.
    Each(u8),
    /// At odd, and at even turns.
    OddEven([u8; 2]),
}

impl Default for Speed {
    fn default() -> Self {
        Self::Each(1)
    }
}

impl Speed {
    /// At the end of a turn.
    #[inline]
    pub fn at(self, turn: u16) -> u8 {
        match self {
            Self::Each(sectors) => sectors,
            Self::OddEven([odd, even]) => {
                if turn % 2 == 1 {
                    odd
                } else {
                    even
                }
            }
        }
    }
}

/// What holds something up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Waits {
    /// Nothing holds it up.
    #[default]
    Never,
    /// A token in the sector ahead, face up or face down.
    Token,
}

/// What damages something that moves, in boxes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Harmed {
    /// By entering a sector whose condition does damage.
    pub sector: u8,
    /// By each foe in its sector at a turn's end.
    pub foe: u8,
}

/// Something that is carried.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Load {
    /// Where it lies at the start, one in each of these sectors, as often as they are named.
    #[serde(default)]
    pub at: Vec<SectorId>,
    /// Places of the hold that one fills.
    #[serde(default = "one")]
    pub size: u8,
    /// What it takes to get one aboard, where it lies.
    #[serde(default)]
    pub take: Spend,
    /// Where it is set down, freely.
    pub land: PlaceRef,
    /// It spoils at the end of this many turns aboard.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keeps: Option<u8>,
    /// What lies on the map drifts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drifts: Option<Drift>,
}

fn one() -> u8 {
    1
}

/// What lies on the map goes a sector at a time, and is lost where it arrives.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Drift {
    /// Towards a place.
    pub to: PlaceRef,
    /// At the end of every turn whose number divides by this.
    pub every: u8,
}

/// Room for loads aboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Hold {
    /// Places.
    pub places: u8,
}

/// A count, shown as a row of boxes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Count {
    /// Where it begins.
    pub start: u8,
    /// How far it goes.
    pub most: u8,
    /// Where it is shown on the chart, if anywhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<PlaceRef>,
}

/// A place where heroes stay: for an action they go there, and for an action they come back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Post {
    /// The sector of the post.
    pub at: PlaceRef,
    /// The most heroes it takes.
    pub heroes: u8,
    /// The check, by them alone, when a foe is there at a turn's end; without them it is lost.
    pub defend: CheckId,
}

/// An extra action.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Offer {
    /// While this holds, it is among the actions.
    pub when: Condition,
    /// What it takes.
    #[serde(default)]
    pub action: Spend,
    /// What it costs besides, payable in full (ruling 25).
    #[serde(default)]
    pub cost: Vec<Price>,
    /// Who is exhausted for it.
    #[serde(default)]
    pub uses: Vec<Use>,
    /// How often it can be taken.
    #[serde(default)]
    pub often: Often,
    /// What is done.
    #[serde(rename = "do")]
    pub beats: Vec<Beat>,
}

/// Whether something takes an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Spend {
    /// It does.
    #[default]
    Action,
    /// It does not.
    Free,
}

/// What something costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Price {
    /// Salvage, in points.
    Salvage(u8),
    /// Ammo, in points.
    Ammo(u8),
    /// Morale, in points.
    Morale(u8),
    /// Crew, in points.
    Crew(u8),
    /// Credits.
    Credits(u8),
    /// Actions of this turn.
    Actions(u8),
}

/// A hero who is exhausted for something (rule 6.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Use {
    /// This hero.
    Hero(HeroId),
    /// One of this class.
    Class(Class),
    /// One with this skill.
    Skill(Skill),
    /// This many heroes of any kind.
    Any(u8),
}

/// How often something can be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Often {
    /// Every time.
    #[default]
    Always,
    /// Once a turn.
    OnceATurn,
    /// Once in the scenario.
    Once,
}
