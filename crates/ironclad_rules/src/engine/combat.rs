//! A space combat as it lies on the table (chapter 8).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::full::is_crowded;
use crate::content::id::{FighterId, HeroId, OrderId, ShipId};
use crate::content::limits::{BAYS, ENEMIES, GIVEN};
use crate::content::terms::{Side, System};

/// A space combat.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Combat {
    /// The phase.
    pub phase: Phase,
    /// The stage of the phase, once the plan is confirmed.
    pub stage: Option<Stage>,
    /// The enemies, in order of ids; a destroyed one stays with Hull 0, one that is gone is marked so.
    pub enemies: ArrayVec<Enemy, ENEMIES>,
    /// Our ships that are out, in order of ids.
    pub launched: ArrayVec<Launched, BAYS>,
    /// The plan of this phase, in the order of [`System::ALL`].
    pub plan: [SystemPlan; 3],
    /// Sorties planned for this phase.
    pub sorties: ArrayVec<Launched, BAYS>,
    /// Heroes assigned in the phase before (rule 8.2).
    pub resting: ArrayVec<HeroId, 3>,
    /// Orders given in this combat.
    pub given: ArrayVec<OrderId, GIVEN>,
    /// Attacks on the Ironclad that will be ignored in this phase (Escort).
    pub escort: u8,
    /// Whose people have come aboard, and are met after the combat.
    pub boarded: Option<EnemyId>,
    /// Attacks on the Ironclad that modules have stopped in this combat.
    pub stopped: u8,
    /// Enemies that do not attack in this phase, a bit for each place.
    pub held: u8,
}

/// A phase (rule 8.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Phase {
    /// The first phase.
    Long,
    /// The second phase.
    Close,
}

/// A stage of a phase (rule 8.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Stage {
    /// Fast ships attack.
    Fast,
    /// Slow ships attack, the Ironclad among them.
    Slow,
}

/// Which enemy: a ship and its number among those of its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct EnemyId {
    /// Its card.
    pub ship: ShipId,
    /// Its number among those of its kind, from 1.
    pub number: u8,
}

/// An enemy ship in a combat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Enemy {
    /// Its card and its number among those of its kind.
    pub id: EnemyId,
    /// The side of its card.
    pub side: Side,
    /// Hull points left.
    pub hull: u8,
    /// Shield points left.
    pub shield: u8,
    /// Whether it has left the combat undestroyed.
    pub gone: bool,
}

/// A ship of ours that is out, or is to go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Launched {
    /// The ship's card.
    pub fighter: FighterId,
    /// Who flies it.
    pub pilot: HeroId,
}

/// What one system does in a phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct SystemPlan {
    /// Whether its order has been decided on.
    pub ordered: bool,
    /// The order, if one is given.
    pub order: Option<OrderId>,
    /// Who executes it; on the Bridge also who evades without one.
    pub hero: Option<HeroId>,
    /// Whether the whole of this system's plan stands.
    pub complete: bool,
}

impl Combat {
    /// A combat about to begin.
    pub fn new() -> Self {
        Self {
            phase: Phase::Long,
            stage: None,
            enemies: ArrayVec::new(),
            launched: ArrayVec::new(),
            plan: [SystemPlan::default(); 3],
            sorties: ArrayVec::new(),
            resting: ArrayVec::new(),
            given: ArrayVec::new(),
            escort: 0,
            boarded: None,
            stopped: 0,
            held: 0,
        }
    }

    /// Whether so many orders are given, or ships out, that more might not fit.
    pub(super) fn is_crowded(&self) -> bool {
        is_crowded(&self.given) || self.launched.len() + self.sorties.len() >= BAYS
    }

    /// An enemy.
    pub fn enemy(&self, id: EnemyId) -> Option<&Enemy> {
        self.enemies.iter().find(|enemy| enemy.id == id)
    }

    /// Whether an enemy does not attack in this phase.
    pub fn is_held(&self, id: EnemyId) -> bool {
        self.bit(id).is_some_and(|bit| self.held & bit != 0)
    }

    /// The bit of an enemy's place.
    pub(super) fn bit(&self, id: EnemyId) -> Option<u8> {
        let place = self.enemies.iter().position(|enemy| enemy.id == id)?;
        u32::try_from(place).ok().and_then(|place| 1u8.checked_shl(place))
    }

    /// What a system does in this phase.
    pub fn plan(&self, system: System) -> &SystemPlan {
        &self.plan[system.index()]
    }
}

impl Default for Combat {
    fn default() -> Self {
        Self::new()
    }
}
