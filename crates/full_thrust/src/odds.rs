//! What dice may come to, before they are rolled. Every face is asked of the functions that score it in play.

use crate::design::{ClassGroup, WeaponKind};
use crate::field::{Field, Vessel};
use crate::id::UnitId;
use crate::rules::fire_control::{self, Aim};
use crate::score;
use crate::table::Shot;

/// Certainty. A power of six, so that up to 22 dice are exact.
const ONE: u64 = 6u64.pow(22);

/// How likely each total is, from 0 up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spread(Vec<u64>);

impl Spread {
    /// Nothing, for certain.
    pub fn nothing() -> Self {
        Self(vec![ONE])
    }

    /// One die, each face scoring what `score` says.
    pub fn die(score: impl Fn(u8) -> u8) -> Self {
        let mut parts = Vec::new();
        for face in 1..=6 {
            add(&mut parts, usize::from(score(face)), ONE / 6);
        }
        Self(parts)
    }

    /// The sum of this and another.
    #[must_use]
    pub fn plus(&self, other: &Self) -> Self {
        let mut parts = Vec::new();
        for (total, part) in self.0.iter().enumerate() {
            for (more, other_part) in other.0.iter().enumerate() {
                let part = u128::from(*part) * u128::from(*other_part) / u128::from(ONE);
                add(&mut parts, total + more, u64::try_from(part).unwrap_or(ONE));
            }
        }
        Self(parts)
    }

    /// The sum of so many.
    #[must_use]
    pub fn times(&self, count: u8) -> Self {
        (0..count).fold(Self::nothing(), |sum, _| sum.plus(self))
    }

    /// How likely a total of at least this is, in thousandths, rounded.
    pub fn at_least(&self, total: u16) -> u16 {
        let parts: u128 = self.0.iter().skip(usize::from(total)).map(|part| u128::from(*part)).sum();
        let thousandths = (parts * 1000 + u128::from(ONE) / 2) / u128::from(ONE);
        u16::try_from(thousandths).unwrap_or(1000)
    }

    /// The mean in thousandths, rounded.
    pub fn mean(&self) -> u32 {
        let sum: u128 = (0u128..).zip(&self.0).map(|(total, part)| total * u128::from(*part)).sum();
        u32::try_from((sum * 1000 + u128::from(ONE) / 2) / u128::from(ONE)).unwrap_or(u32::MAX)
    }

    /// How likely each total is, in thousandths, from 0 up.
    pub fn thousandths(&self) -> Vec<u16> {
        let thousandth = |part: &u64| (u128::from(*part) * 1000 + u128::from(ONE) / 2) / u128::from(ONE);
        self.0.iter().map(|part| u16::try_from(thousandth(part)).unwrap_or(1000)).collect()
    }
}

fn add(parts: &mut Vec<u64>, total: usize, part: u64) {
    if parts.len() <= total {
        parts.resize(total + 1, 0);
    }
    if let Some(entry) = parts.get_mut(total) {
        *entry = entry.saturating_add(part);
    }
}

/// Boxes that a shot may cross off (Full Thrust 7.2, 8.8, 8.9). A needle crosses off none.
pub fn boxes(aim: Aim, target: ClassGroup, armour: bool) -> Spread {
    match aim.kind {
        WeaponKind::A | WeaponKind::B | WeaponKind::C => {
            Spread::die(|face| score::beam(face, target, armour)).times(aim.dice)
        }
        WeaponKind::Torpedo => {
            let Some(hits_on) = aim.hits_on else { return Spread::nothing() };
            let mut parts = Vec::new();
            for die in 1..=6u8 {
                for damage in 1..=6u8 {
                    add(&mut parts, if die >= hits_on { usize::from(damage) } else { 0 }, ONE / 36);
                }
            }
            Spread(parts)
        }
        WeaponKind::Needle => Spread::nothing(),
    }
}

/// How likely a needle beam is to knock out what it names, in thousandths (Full Thrust 8.10).
pub fn needle() -> u16 {
    Spread::die(|face| u8::from(score::needle_hits(face))).at_least(1)
}

/// What all these shots of a ship may do to one of her targets.
pub fn volley(field: Field<'_>, vessel: Vessel<'_>, shots: &[Shot], target: UnitId) -> Spread {
    let Some(other) = field.vessel(target) else { return Spread::nothing() };
    let armour = field.battle.switches.hull_armour;
    let at_target = shots.iter().filter(|shot| shot.at == target);
    at_target
        .filter_map(|shot| fire_control::aim(field, vessel, shot.weapon, shot.at).ok())
        .fold(Spread::nothing(), |sum, aim| sum.plus(&boxes(aim, other.entry.design.group, armour)))
}

/// What a fighter group may do: boxes of a ship, or fighters of another group (Full Thrust 10.7, 10.10).
pub fn attack(field: Field<'_>, group: UnitId, target: UnitId) -> Spread {
    let Some(flight) = field.flight(group) else { return Spread::nothing() };
    let armour = field.battle.switches.hull_armour;
    let die = match field.vessel(target) {
        Some(vessel) => Spread::die(|face| score::beam(face, vessel.entry.design.group, armour)),
        None => Spread::die(score::against_fighters),
    };
    die.times(flight.group.strength)
}

/// Fighters that so many anti-fighter guns may remove (Full Thrust 10.9).
pub fn guns(count: u8) -> Spread {
    Spread::die(score::against_fighters).times(count)
}

/// How likely a system is to be lost at a threshold point, in thousandths (Full Thrust 8.1).
pub fn threshold(lost_on: u8) -> u16 {
    Spread::die(|face| u8::from(face >= lost_on)).at_least(1)
}
