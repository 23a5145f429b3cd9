//! Orders of the three systems (rules 8.3, 8.11).

use serde::{Deserialize, Serialize};

use super::edition::Edition;
use super::terms::{Section, System};

/// An order, on both sides of its system's card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Order {
    /// Whose order it is.
    pub system: System,
    /// Its place on the card, from the top.
    pub place: u8,
    /// Standard, complex or heroic.
    pub kind: OrderKind,
    /// The edition of the rules from which on there is such an order; in an older one nobody can give it.
    #[serde(default, skip_serializing_if = "Edition::is_first")]
    pub since: Edition,
    /// Its picture, a name in `art/icons`.
    pub icon: String,
    /// What it is on the card's basic side.
    pub basic: OrderSide,
    /// What it is on the upgraded side (rule 12.2).
    pub upgraded: OrderSide,
    /// What the upgraded side was in the first edition of the rules, if it was another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub upgraded_at_first: Option<OrderSide>,
}

impl Order {
    /// The side that is up, in an edition of the rules.
    #[inline]
    pub fn side(&self, upgraded: bool, edition: Edition) -> &OrderSide {
        match (&self.upgraded_at_first, edition) {
            _ if !upgraded => &self.basic,
            (Some(side), Edition::First) => side,
            (None, Edition::First) | (_, Edition::Second) => &self.upgraded,
        }
    }
}

/// Kinds of order (rule 8.3). The one free order, Sortie, is a procedure of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum OrderKind {
    /// Costs no energy.
    Standard,
    /// One in a combat for each system.
    Complex,
    /// Once in a scenario, and one in a combat for each system.
    Heroic,
}

/// An order on one side of its card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OrderSide {
    /// Energy paid when the plan is confirmed.
    #[serde(default)]
    pub energy: u8,
    /// Ammo spent.
    #[serde(default)]
    pub ammo: u8,
    /// Whether it is paid for in Engineering: an Engineer of any squad is exhausted when the plan is confirmed (rule 8.3).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub engineer: bool,
    /// What it does.
    pub does: Deed,
    /// What it does besides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub also: Option<Deed>,
    /// What it costs when the combat is over.
    #[serde(default)]
    pub afterwards: Vec<Aftermath>,
}

impl OrderSide {
    /// Both things that it does.
    #[inline]
    pub fn deeds(&self) -> impl Iterator<Item = Deed> + use<> {
        [Some(self.does), self.also].into_iter().flatten()
    }
}

/// What an order does in its phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Deed {
    /// Added to the Ironclad's evasion.
    Evasion(u8),
    /// Added to the Ironclad's attack.
    Accuracy(u8),
    /// Energy put back.
    Energy(u8),
    /// The first of the Ironclad's shots that miss are rolled again, this many of them.
    FireAgain(u8),
    /// The Ironclad attacks, in the Slow stage unless it is said otherwise.
    Attack {
        /// What a shot that lands does.
        damage: u8,
        /// Whether shields do not stop it.
        #[serde(default)]
        ignores_shields: bool,
        /// Added to the roll at Fast targets.
        #[serde(default)]
        accuracy_at_fast: u8,
        /// How often it is rolled at Fast targets, at one or several.
        #[serde(default = "once")]
        rolls_at_fast: u8,
        /// Whether it is rolled at Fast targets as often as there are Fast enemies, if they are more.
        #[serde(default)]
        rakes: bool,
        /// Whether it is rolled once at every Slow enemy, if there is one.
        #[serde(default)]
        sweeps: bool,
        /// Whether it is made in the Fast stage.
        #[serde(default)]
        quick: bool,
        /// Whether damage that a destroyed target does not need goes on to another enemy, without a roll.
        #[serde(default)]
        carries_on: bool,
    },
    /// With a fighter out, this many attacks that land on the Ironclad are ignored.
    Escort(u8),
    /// The same, and those on ships that are out are ignored too.
    EscortAll(u8),
    /// Added to one launched ship's roll to hit.
    Wingman(u8),
    /// Added to every launched ship's roll to hit.
    WingAccuracy(u8),
    /// Added to every launched ship's evasion.
    WingEvasion(u8),
    /// Shields do not stop the attacks of launched ships.
    WingPierces,
    /// Every launched ship attacks so often in its stage.
    Volleys(u8),
    /// Every launched ship attacks so often in both stages.
    VolleysInBothStages(u8),
}

impl Deed {
    /// Energy that it puts back.
    #[inline]
    pub fn puts_back(self) -> Option<u8> {
        if let Self::Energy(back) = self { Some(back) } else { None }
    }

    /// Whether it is done by the ships that are out, and so does nothing without them.
    #[inline]
    pub fn is_for_the_wing(self) -> bool {
        match self {
            Self::Escort(_)
            | Self::EscortAll(_)
            | Self::Wingman(_)
            | Self::WingAccuracy(_)
            | Self::WingEvasion(_)
            | Self::WingPierces
            | Self::Volleys(_)
            | Self::VolleysInBothStages(_) => true,
            Self::Evasion(_) | Self::Accuracy(_) | Self::Energy(_) | Self::FireAgain(_) | Self::Attack { .. } => false,
        }
    }
}

fn once() -> u8 {
    1
}

/// An after-effect of a heroic order (rule 8.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Aftermath {
    /// A section takes damage.
    DamageSection {
        /// The section.
        section: Section,
        /// Damage, in points.
        damage: u8,
    },
    /// Sections of the players' choice take so much damage, point by point.
    DamageChosen(u8),
    /// One pilot of the players' choice who flew is exhausted.
    ExhaustPilot,
}
