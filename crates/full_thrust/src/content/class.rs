//! A ship class as a content file gives it (Full Thrust 3.2, 11.7, 15).

use serde::{Deserialize, Serialize};

use crate::design::{ClassGroup, Design, Weapon, WeaponKind};
use crate::geometry::Arcs;

/// A class of ships.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Class {
    /// What content and messages call it: `light-cruiser`.
    pub id: String,
    /// Its group.
    pub group: ClassGroup,
    /// Thrust factor, in inches of change a turn.
    pub thrust: u16,
    /// Damage boxes.
    pub damage: u16,
    /// Firecons.
    pub firecon: u8,
    /// Weapons: how many, of what kind, through which arcs.
    pub weapons: Vec<(u8, WeaponKind, Arcs)>,
    /// Fighters it can carry (Full Thrust 10.1).
    #[serde(default)]
    pub fighters: u8,
    /// Groups it can launch in a turn (Full Thrust 10.4).
    #[serde(default)]
    pub launch: u8,
    /// Least and greatest damage of a design of one's own; no greatest for a Dreadnought (Full Thrust 11.3).
    pub range: (u16, Option<u16>),
    /// Factor value without fighters, as printed; checked against what it comes to (Full Thrust 11.1).
    pub fv: u16,
    /// Boxes lost at which systems are checked, as printed; checked likewise (Full Thrust 8.2).
    pub points: Vec<u16>,
}

impl Class {
    /// The class as built when nothing is changed.
    pub fn design(&self) -> Design {
        let mut weapons: Vec<Weapon> = Vec::new();
        for (count, kind, arcs) in &self.weapons {
            weapons.extend(std::iter::repeat_n(Weapon { kind: *kind, arcs: *arcs }, usize::from(*count)));
        }
        self.with(self.damage, weapons)
    }

    /// The class with other damage and weapons (Full Thrust 11.2).
    pub fn with(&self, damage: u16, mut weapons: Vec<Weapon>) -> Design {
        // Torpedoes and needles stand after the batteries (R 12); the sort keeps the order within each.
        weapons.sort_by_key(|weapon| match weapon.kind {
            WeaponKind::A | WeaponKind::B | WeaponKind::C => 0,
            WeaponKind::Torpedo => 1,
            WeaponKind::Needle => 2,
        });
        Design {
            class: self.id.clone(),
            called: None,
            group: self.group,
            thrust: self.thrust,
            damage,
            firecons: self.firecon,
            weapons,
            bays: self.fighters,
            launches: self.launch,
        }
    }
}
