//! Enemy ships (rule 8.9), and the fighters and mechs for hire (rules 8.5, 12.3).

use serde::{Deserialize, Serialize};

use super::edition::Edition;
pub use super::foe::{Global, Role};
use super::knack::Knack;
pub use super::tactics::{Loot, Prey, Range, Special};
use super::terms::{Cost, Credits, Faction, Side, Skill, Speed};

/// An enemy ship's card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct EnemyShip {
    /// Whose it is.
    pub flag: Flag,
    /// Its drawing, a name in `art/ships`.
    pub art: String,
    /// Fast or Slow.
    pub speed: Speed,
    /// Whether it is a fighter, for abilities against fighters.
    #[serde(default)]
    pub fighter: bool,
    /// The regular side.
    pub regular: EnemySide,
    /// The elite side.
    pub elite: EnemySide,
    /// Who commands it, if it is an Enforcer's ship or a Villain's flagship (rule 10.6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
}

/// Whose a ship is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Flag {
    /// A power's.
    Faction(Faction),
    /// Nobody's, for hire.
    Neutral,
    /// Nobody's, for itself.
    Outlaw,
}

/// One side of an enemy ship's card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct EnemySide {
    /// What its target has to reach to evade.
    pub accuracy: u8,
    /// Added to that against fighters and mechs.
    #[serde(default)]
    pub accuracy_at_fighters: u8,
    /// What an attack that lands does.
    pub damage: u8,
    /// What an attack on it has to reach.
    pub evasion: u8,
    /// Hull points.
    pub hull: u8,
    /// Points that fall before the Hull does.
    #[serde(default)]
    pub shield: u8,
    /// Taken off the damage of cosmic conditions.
    #[serde(default)]
    pub radiation: u8,
    /// Attacks in a phase; none for a ship that is unarmed.
    #[serde(default = "once")]
    pub attacks: u8,
    /// Whom it attacks first.
    pub first: Prey,
    /// What it never attacks: the Ironclad, or fighters and mechs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub never: Option<Prey>,
    /// What it alone can do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub special: Option<Special>,
    /// What is taken when the combat is won.
    #[serde(default, skip_serializing_if = "Loot::is_empty")]
    pub loot: Loot,
}

fn once() -> u8 {
    1
}

impl EnemyShip {
    /// The folder where its file lies.
    pub fn folder(&self) -> &'static str {
        match self.role {
            None => "ships",
            Some(Role::Enforcer { .. }) => "enforcers",
            Some(Role::Villain { .. }) => "villains",
        }
    }

    /// Whether it is an Enforcer's.
    #[inline]
    pub fn is_enforcer(&self) -> bool {
        matches!(self.role, Some(Role::Enforcer { .. }))
    }

    /// Whether it is a Villain's flagship.
    #[inline]
    pub fn is_villain(&self) -> bool {
        matches!(self.role, Some(Role::Villain { .. }))
    }

    /// The side that is up.
    #[inline]
    pub fn side(&self, side: Side) -> &EnemySide {
        match side {
            Side::Regular => &self.regular,
            Side::Elite => &self.elite,
        }
    }
}

/// A fighter or mech for hire, both sides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Fighter {
    /// Fighter or mech.
    pub kind: FighterKind,
    /// Its drawing, a name in `art/ships`.
    pub art: String,
    /// The power that sends it to its ally, on the upgraded side; none if nobody does (rule 10.4, ruling 117).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faction: Option<Faction>,
    /// What a Tech Center asks to turn the card (rules 9.3, 12.3).
    pub cost: Credits,
    /// What it asked in the first edition of the rules, if that was something else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost_at_first: Option<Cost>,
    /// The regular side.
    pub regular: FighterSide,
    /// The upgraded side.
    pub upgraded: FighterSide,
}

/// What flies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FighterKind {
    /// A fighter.
    Fighter,
    /// A mech.
    Mech,
}

/// One side of a fighter's or mech's card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FighterSide {
    /// The pilot's skill to hit with.
    pub accuracy_skill: Skill,
    /// Added to it.
    #[serde(default)]
    pub accuracy: u8,
    /// Added besides against fighters.
    #[serde(default)]
    pub accuracy_at_fighters: u8,
    /// The pilot's skill to evade with.
    pub evasion_skill: Skill,
    /// Added to it.
    #[serde(default)]
    pub evasion: u8,
    /// Added besides against fighters.
    #[serde(default)]
    pub evasion_at_fighters: u8,
    /// What an attack that lands does.
    pub damage: u8,
    /// Hull points.
    pub hull: u8,
    /// Taken off the damage of cosmic conditions.
    #[serde(default)]
    pub radiation: u8,
    /// What it alone can do.
    #[serde(default)]
    pub knacks: Vec<Knack>,
}

impl FighterSide {
    /// Whether it can do this.
    #[inline]
    pub fn has(&self, knack: Knack) -> bool {
        self.knacks.contains(&knack)
    }

    /// Points taken off an attack that lands on it.
    #[inline]
    pub fn armour(&self) -> u8 {
        self.sum(|knack| if let Knack::Armour(points) = knack { points } else { 0 })
    }

    /// Salvage that an attack of it brings in when it lands.
    #[inline]
    pub fn salvage(&self) -> u8 {
        self.sum(|knack| if let Knack::Salvages(pieces) = knack { pieces } else { 0 })
    }

    fn sum(&self, points: impl Fn(Knack) -> u8) -> u8 {
        self.knacks.iter().map(|knack| points(*knack)).fold(0, u8::saturating_add)
    }
}

impl Fighter {
    /// What turning the card costs, in an edition of the rules.
    #[inline]
    pub fn cost(&self, edition: Edition) -> Cost {
        match (self.cost_at_first, edition) {
            (Some(first), Edition::First) => first,
            (None, Edition::First) | (_, Edition::Second) => self.cost.into(),
        }
    }

    /// The side that is up.
    #[inline]
    pub fn side(&self, upgraded: bool) -> &FighterSide {
        if upgraded { &self.upgraded } else { &self.regular }
    }
}
