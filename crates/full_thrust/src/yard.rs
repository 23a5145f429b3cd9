//! The shipyard: designs of one's own and whole forces, checked (Full Thrust 3.3, 11).

use std::collections::BTreeMap;

use thiserror::Error;

use crate::content::Class;
use crate::design::{ClassGroup, Design, Weapon, WeaponKind};
use crate::geometry::{Arc, Arcs};
use crate::switches::Switches;

/// The most weapons of one ship; more would not fit a record chart.
pub const MOST_WEAPONS: u32 = 40;
/// Weapon factors of a merchant of one's own: the Tender's (Full Thrust 11.6, R 36).
const MERCHANT_WEAPON_FACTORS: u16 = 3;

/// Why a design is not lawful.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum DesignFault {
    /// Damage is outside its class's range (Full Thrust 11.3).
    #[error("damage {damage} is outside {low} to {high:?} (11.3)")]
    Damage {
        /// As designed.
        damage: u16,
        /// The fewest boxes of her class.
        low: u16,
        /// The most boxes of her class; none for a Dreadnought.
        high: Option<u16>,
    },
    /// Arcs are not next to each other (Full Thrust 3.3).
    #[error("the arcs of a weapon must lie next to each other (3.3)")]
    ArcsApart,
    /// More arcs than the weapon may have (Full Thrust 3.3, 8.9, 8.10).
    #[error("this weapon fires through {most} arcs at the most (3.3)")]
    TooManyArcs {
        /// At the most.
        most: u32,
    },
    /// Weapons and damage cost more than the class is worth (Full Thrust 11.6).
    #[error("{cost} factors are spent; the class has {most} (11.6)")]
    Cost {
        /// Factors spent.
        cost: u16,
        /// Factors there are.
        most: u16,
    },
    /// A torpedo tube on a ship that may have none (Full Thrust 11.4).
    #[error("only Cruisers and Capitals have torpedo tubes (11.4)")]
    TubeTooSmallShip,
    /// A torpedo tube that does not point ahead (Full Thrust 8.9).
    #[error("a torpedo tube fires through the Fore arc (8.9)")]
    TubeNotFore,
    /// The rule for torpedoes is not in use.
    #[error("torpedoes are not in use (8.9)")]
    NoTorpedoes,
    /// The rule for needle beams is not in use.
    #[error("needle beams are not in use (8.10)")]
    NoNeedles,
    /// Designs of one's own are not in use.
    #[error("designs of one's own are not in use (11.2)")]
    NoCustomDesigns,
    /// A merchant with too many weapons (Full Thrust 11.6).
    #[error("a merchant has {most} weapon factors at the most (11.6)")]
    MerchantWeapons {
        /// At the most.
        most: u16,
    },
    /// Weapons without a Firecon (Full Thrust 11.6).
    #[error("a ship without a Firecon has no weapons (11.6)")]
    NoFirecon,
    /// More weapons than a record chart holds.
    #[error("{weapons} weapons; at most {most} fit")]
    TooManyWeapons {
        /// As designed.
        weapons: u32,
        /// At the most.
        most: u32,
    },
}

/// What the builder warns of and does not refuse (Full Thrust 11.5, R 36).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DesignWarning {
    /// More than half of the beam factors share one single arc set.
    OneSided(Arcs),
    /// An arc that the standard ship covers is bare.
    Bare(Arc),
}

/// Faults in how the weapons of a design are mounted, with the weapon's place in the list.
pub fn mountings(design: &Design) -> Vec<(usize, DesignFault)> {
    let mut faults = Vec::new();
    for (at, weapon) in design.weapons.iter().enumerate() {
        let most = weapon.kind.most_arcs();
        if !weapon.arcs.are_adjacent() {
            faults.push((at, DesignFault::ArcsApart));
        }
        if weapon.arcs.len() > most {
            faults.push((at, DesignFault::TooManyArcs { most }));
        }
        if weapon.kind == WeaponKind::Torpedo {
            if !matches!(design.group, ClassGroup::Cruiser | ClassGroup::Capital) {
                faults.push((at, DesignFault::TubeTooSmallShip));
            }
            if weapon.arcs != Arcs::from_iter([Arc::Fore]) {
                faults.push((at, DesignFault::TubeNotFore));
            }
        }
    }
    faults
}

/// Everything wrong with a design of one's own for a class (Full Thrust 11.6).
pub fn check_design(class: &Class, damage: u16, weapons: &[Weapon], switches: Switches) -> Vec<DesignFault> {
    let mut faults = Vec::new();
    if !switches.custom_designs {
        faults.push(DesignFault::NoCustomDesigns);
    }
    let count = u32::try_from(weapons.len()).unwrap_or(u32::MAX);
    if count > MOST_WEAPONS {
        faults.push(DesignFault::TooManyWeapons { weapons: count, most: MOST_WEAPONS });
    }
    let (low, high) = class.range;
    if damage < low || high.is_some_and(|high| damage > high) {
        faults.push(DesignFault::Damage { damage, low, high });
    }
    let design = class.with(damage, weapons.to_vec());
    faults.extend(mountings(&design).into_iter().map(|(_, fault)| fault));
    if weapons.iter().any(|weapon| weapon.kind == WeaponKind::Torpedo) && !switches.pulse_torpedoes {
        faults.push(DesignFault::NoTorpedoes);
    }
    if weapons.iter().any(|weapon| weapon.kind == WeaponKind::Needle) && !switches.needle_beams {
        faults.push(DesignFault::NoNeedles);
    }
    if design.firecons == 0 && !weapons.is_empty() {
        faults.push(DesignFault::NoFirecon);
    }
    match class.group {
        // A merchant pays for what it has, without the cap of its class (R 36).
        ClassGroup::Merchant => {
            if design.weapon_factors() > MERCHANT_WEAPON_FACTORS {
                faults.push(DesignFault::MerchantWeapons { most: MERCHANT_WEAPON_FACTORS });
            }
        }
        ClassGroup::Escort | ClassGroup::Cruiser | ClassGroup::Capital | ClassGroup::Dummy => {
            if design.value() > class.fv {
                faults.push(DesignFault::Cost { cost: design.value(), most: class.fv });
            }
        }
    }
    faults
}

/// What to warn of in a design, beside the standard ship of the class (Full Thrust 11.5).
pub fn warnings(class: &Class, design: &Design) -> Vec<DesignWarning> {
    let mut warnings = Vec::new();
    let mut sets: BTreeMap<Arcs, u16> = BTreeMap::new();
    let mut all: u16 = 0;
    for weapon in design.weapons.iter().filter(|weapon| weapon.kind.grade().is_some()) {
        let factors = sets.entry(weapon.arcs).or_default();
        *factors = factors.saturating_add(weapon.kind.factors());
        all = all.saturating_add(weapon.kind.factors());
    }
    let standard = class.design();
    for (arcs, factors) in sets {
        if arcs.len() == 1 && factors.saturating_mul(2) > all {
            warnings.push(DesignWarning::OneSided(arcs));
        }
    }
    let covers = |design: &Design, arc| design.weapons.iter().any(|weapon| weapon.arcs.contains(arc));
    for arc in Arc::ALL {
        if covers(&standard, arc) && !covers(design, arc) {
            warnings.push(DesignWarning::Bare(arc));
        }
    }
    warnings
}
