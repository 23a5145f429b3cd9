//! What a ship is built as: class, weapons, systems and factors (Full Thrust 1.5, 1.6, 3.1, 11.1).

use serde::{Deserialize, Serialize};

use crate::geometry::Arcs;

/// The groups of classes (Full Thrust 1.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClassGroup {
    /// Scout, Frigate, Destroyer.
    Escort,
    /// Light, Escort and Heavy Cruiser.
    Cruiser,
    /// Battleship, Dreadnought, Carrier.
    Capital,
    /// Ships of trade (Full Thrust 11.7).
    Merchant,
    /// A drone that looks like a ship (Full Thrust 9.4).
    Dummy,
}

/// The size of a battery (Full Thrust 7.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// Primary.
    A,
    /// Secondary.
    B,
    /// Tertiary.
    C,
}

/// What kind of weapon it is. Batteries stand before torpedoes, these before needles (Full Thrust 1.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WeaponKind {
    /// A primary beam battery.
    A,
    /// A secondary beam battery.
    B,
    /// A tertiary beam battery.
    C,
    /// A pulse torpedo tube (Full Thrust 8.9).
    Torpedo,
    /// A needle beam (Full Thrust 8.10).
    Needle,
}

impl WeaponKind {
    /// Every kind, in the order of a ship's list.
    pub const ALL: [Self; 5] = [Self::A, Self::B, Self::C, Self::Torpedo, Self::Needle];

    /// The battery's size; none if it is no battery.
    pub fn grade(self) -> Option<Grade> {
        match self {
            Self::A => Some(Grade::A),
            Self::B => Some(Grade::B),
            Self::C => Some(Grade::C),
            Self::Torpedo | Self::Needle => None,
        }
    }

    /// What it costs (Full Thrust 11.1, 11.4).
    pub fn factors(self) -> u16 {
        match self {
            Self::A | Self::Torpedo => 3,
            Self::B => 2,
            Self::C | Self::Needle => 1,
        }
    }

    /// Through how many arcs it may fire at most (Full Thrust 3.3, 8.9, 8.10).
    pub fn most_arcs(self) -> u32 {
        match self {
            Self::A | Self::B => 3,
            Self::C => 4,
            Self::Torpedo | Self::Needle => 1,
        }
    }

    /// How far it reaches, in inches (Full Thrust 7.1, 8.9, 8.10).
    pub fn reach(self) -> u32 {
        match self {
            Self::A => 36,
            Self::B => 24,
            Self::C => 12,
            Self::Torpedo => 18,
            Self::Needle => 9,
        }
    }
}

/// A weapon in its mounting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// What it is.
    pub kind: WeaponKind,
    /// Through which arcs it fires.
    pub arcs: Arcs,
}

/// Something aboard that can be knocked out by itself, in the order of the system index (Full Thrust 1.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum System {
    /// The weapon at this place of the ship's list, from 0.
    Weapon(u8),
    /// The Drive.
    Drive,
    /// One of the Firecons, from 0.
    Firecon(u8),
}

/// A ship as built. Thrust, firecons and bays are those of its class; damage and weapons may have been traded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Design {
    /// Id of the class.
    pub class: String,
    /// What the players call the class, if they changed it (Full Thrust 1.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub called: Option<String>,
    /// The class's group.
    pub group: ClassGroup,
    /// Thrust of an undamaged Drive.
    pub thrust: u16,
    /// Damage boxes.
    pub damage: u16,
    /// Firecons when undamaged.
    pub firecons: u8,
    /// Weapons, in the order of their system index.
    pub weapons: Vec<Weapon>,
    /// Fighters it can carry.
    pub bays: u8,
    /// Groups it can launch in a turn.
    pub launches: u8,
}

impl Design {
    /// Weapon factors (Full Thrust 11.1).
    pub fn weapon_factors(&self) -> u16 {
        self.weapons.iter().fold(0, |sum, weapon| sum.saturating_add(weapon.kind.factors()))
    }

    /// Factor value without fighters (Full Thrust 11.1, R 5).
    pub fn value(&self) -> u16 {
        self.weapon_factors().saturating_add(self.damage)
    }

    /// Every system, in the order of the system index.
    pub fn systems(&self) -> impl Iterator<Item = System> + '_ {
        let weapons = (0..self.weapons.len()).filter_map(|at| u8::try_from(at).ok()).map(System::Weapon);
        // A drone has no Drive to hit.
        let drive = if self.group == ClassGroup::Dummy { None } else { Some(System::Drive) };
        weapons.chain(drive).chain((0..self.firecons).map(System::Firecon))
    }

    /// The weapon of this index.
    pub fn weapon(&self, index: u8) -> Option<Weapon> {
        self.weapons.get(usize::from(index)).copied()
    }
}
