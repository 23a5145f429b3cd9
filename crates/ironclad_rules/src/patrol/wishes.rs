//! What the players wish for in a patrol.

use serde::{Deserialize, Serialize};

use super::chance::Chance;
use crate::content::fault::Fault;
use crate::content::limits::FARTHEST;
use crate::content::rules::MissionUpgrades;
use crate::content::scenario::ObjectiveFile;
use crate::content::sorted::{SortedMap, SortedSet};
use crate::content::terms::{Faction, Threat};

/// Wishes for a patrol. What is left out is drawn from the seed, or is as on a first evening.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Wishes {
    /// How dangerous it is.
    pub threat: Threat,
    /// How long an evening it is for.
    pub length: Length,
    /// What has to be done; drawn if not wished.
    pub aim: Option<Aim>,
    /// The powers whose forces are about; an enemy of the one worked for, if none is wished.
    pub factions: SortedSet<Faction>,
    /// The power worked for; drawn if not wished.
    pub with: Option<Faction>,
    /// Reputation with each power at the start, −15 to 15; 0 with one that is not named.
    pub standing: SortedMap<Faction, i8>,
    /// How far the ship has come already, 0 to 3: how many systems, ships and heroes are upgraded, and how many modules can
    /// be fitted.
    pub upgrades: u8,
    /// Whether the Villain of the power worked against is in the field.
    pub villain: bool,
}

impl Default for Wishes {
    fn default() -> Self {
        Self {
            threat: Threat::Green,
            length: Length::Medium,
            aim: None,
            factions: SortedSet::new(),
            with: None,
            standing: SortedMap::new(),
            upgrades: 0,
            villain: false,
        }
    }
}

impl Wishes {
    /// Upgrades at the most.
    pub const MOST_UPGRADES: u8 = MissionUpgrades::MOST;

    /// Whether these wishes can be granted.
    ///
    /// # Errors
    /// The first wish that cannot be granted.
    pub fn check(&self) -> Result<(), Unfit> {
        if self.upgrades > Self::MOST_UPGRADES {
            return Err(Unfit::Upgrades(self.upgrades));
        }
        if let Some((faction, reputation)) =
            self.standing.iter().find(|(_, value)| !(-FARTHEST..=FARTHEST).contains(*value))
        {
            return Err(Unfit::Standing(*faction, *reputation));
        }
        if self.aim == Some(Aim::Hunt) && !self.villain {
            return Err(Unfit::NoVillain);
        }
        Ok(())
    }
}

/// How long a patrol is.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Default,
    Serialize,
    Deserialize,
    strum::Display,
    strum::EnumIter,
    strum::EnumString,
    strum::IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Length {
    /// Three tiles and two ports.
    Short,
    /// Four tiles and three ports.
    #[default]
    Medium,
    /// Six tiles and four ports.
    Long,
}

impl Length {
    /// The value for this length.
    pub(super) fn by<T>(self, short: T, medium: T, long: T) -> T {
        match self {
            Self::Short => short,
            Self::Medium => medium,
            Self::Long => long,
        }
    }
}

/// What has to be done on a patrol.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    strum::Display,
    strum::EnumIter,
    strum::EnumString,
    strum::IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Aim {
    /// Reach a far port.
    Courier,
    /// Enter every port.
    Rounds,
    /// Turn up tokens.
    Survey,
    /// Win space combats.
    Sweep,
    /// Beat the Villain in the field.
    Hunt,
}

impl Aim {
    /// The kind of patrol that an objective makes.
    pub fn of(won: &ObjectiveFile) -> Self {
        match won {
            ObjectiveFile::Arrive(_) | ObjectiveFile::Served(_) => Self::Courier,
            ObjectiveFile::Enter(_) => Self::Rounds,
            ObjectiveFile::TurnUp(_)
            | ObjectiveFile::Scout(_)
            | ObjectiveFile::Explore(_)
            | ObjectiveFile::Succeed(_)
            | ObjectiveFile::Story => Self::Survey,
            ObjectiveFile::Win(_) => Self::Sweep,
            ObjectiveFile::BeatVillain => Self::Hunt,
        }
    }

    /// One of them; with a Villain in the field it is the hunt.
    pub(super) fn drawn(chance: &mut Chance, villain: bool) -> Self {
        let drawn = chance.one(&[Self::Courier, Self::Rounds, Self::Survey, Self::Sweep]);
        if villain { Self::Hunt } else { drawn.unwrap_or(Self::Courier) }
    }
}

/// Why a patrol cannot be made.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// More upgrades than there are.
    #[error("{0} upgrades; 0 to {max} can be wished", max = Wishes::MOST_UPGRADES)]
    Upgrades(u8),
    /// Reputation out of bounds.
    #[error("a reputation of {1} with the {0}; it goes from -15 to 15")]
    Standing(Faction, i8),
    /// A hunt needs a Villain.
    #[error("nobody to hunt: wish for a Villain in the field too, or for another aim")]
    NoVillain,
    /// The catalogue lacks something.
    #[error("the content has no {0} for a patrol")]
    Lacking(&'static str),
    /// It is not written as a mission of this catalogue.
    #[error("{0}")]
    Written(String),
    /// There is no such chapter of the story.
    #[error("the content has no chapter {0}")]
    Chapter(u8),
    /// The map cannot be laid, or something on it is out of bounds. Boxed, since it is large and seldom.
    #[error("a mission that does not fit the content: {}", .0.message.id)]
    Map(Box<Fault>),
}
