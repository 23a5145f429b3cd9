//! Which shots are lawful (Full Thrust 7.3–7.5, 8.9, 8.10).

use crate::design::{System, WeaponKind};
use crate::field::{Field, Vessel};
use crate::geometry::Arc;
use crate::id::UnitId;
use crate::refusal::Refusal;
use crate::score;
use crate::table::Shot;

/// The most shots of an answer that are looked at; more than any ship has weapons.
const MOST_SHOTS: usize = 64;

/// What a lawful shot is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Aim {
    /// The weapon's kind.
    pub kind: WeaponKind,
    /// The arc of the firer that the target is in.
    pub arc: Arc,
    /// Dice of a battery; one for a torpedo or a needle.
    pub dice: u8,
    /// The least face with which a torpedo hits.
    pub hits_on: Option<u8>,
}

/// Whether one weapon bears on a target, apart from what else the ship fires (Full Thrust 7.5).
///
/// # Errors
/// If it does not.
pub fn aim(field: Field<'_>, vessel: Vessel<'_>, weapon: u8, target: UnitId) -> Result<Aim, Refusal> {
    let mounted = vessel.entry.design.weapon(weapon).ok_or(Refusal::WeaponDown)?;
    if !vessel.works(System::Weapon(weapon)) {
        return Err(Refusal::WeaponDown);
    }
    if vessel.firecons() == 0 {
        return Err(Refusal::Firecons { targets: 1, firecons: 0 });
    }
    let known = crate::id::Target::Unit(target);
    let other = super::orders::known_ship(field, vessel.entry.side, known)?;
    let reach = mounted.kind.reach();
    if !vessel.ship.at.within(other.ship.at, reach) {
        return Err(Refusal::Range { reach });
    }
    let arc = field.arc(vessel.entry.id, target).ok_or(Refusal::NoTarget)?;
    if !mounted.arcs.contains(arc) {
        return Err(Refusal::Arc(arc));
    }
    let dice = mounted.kind.grade().map_or(1, |grade| score::battery_dice(grade, vessel.ship.at, other.ship.at));
    let hits_on = match mounted.kind {
        WeaponKind::Torpedo => score::torpedo_hits_on(vessel.ship.at, other.ship.at),
        WeaponKind::A | WeaponKind::B | WeaponKind::C | WeaponKind::Needle => None,
    };
    Ok(Aim { kind: mounted.kind, arc, dice, hits_on })
}

/// Whether a ship may fire all this in one turn (Full Thrust 7.4, 7.5).
///
/// # Errors
/// The first reason why not.
pub fn judge(field: Field<'_>, vessel: Vessel<'_>, shots: &[Shot]) -> Result<(), Refusal> {
    if shots.len() > MOST_SHOTS {
        return Err(Refusal::TooLong);
    }
    let mut targets: Vec<(UnitId, Arc)> = Vec::new();
    for (at, shot) in shots.iter().enumerate() {
        if shots.iter().take(at).any(|other| other.weapon == shot.weapon) {
            return Err(Refusal::WeaponTwice);
        }
        let aim = aim(field, vessel, shot.weapon, shot.at)?;
        match (aim.kind, shot.system) {
            (WeaponKind::Needle, Some(system)) => {
                // What a needle names must have worked when it was named (R 28).
                if !field.vessel(shot.at).is_some_and(|target| target.works(system)) {
                    return Err(Refusal::System);
                }
            }
            (WeaponKind::Needle, None)
            | (WeaponKind::A | WeaponKind::B | WeaponKind::C | WeaponKind::Torpedo, Some(_)) => {
                return Err(Refusal::System);
            }
            (WeaponKind::A | WeaponKind::B | WeaponKind::C | WeaponKind::Torpedo, None) => {}
        }
        if targets.iter().any(|(target, _)| *target == shot.at) {
            continue;
        }
        if targets.iter().any(|(_, arc)| *arc == aim.arc) {
            return Err(Refusal::SameArc);
        }
        targets.push((shot.at, aim.arc));
    }
    let (targets, firecons) = (u8::try_from(targets.len()).unwrap_or(u8::MAX), vessel.firecons());
    if targets > firecons {
        return Err(Refusal::Firecons { targets, firecons });
    }
    Ok(())
}

/// Every pair of a working weapon and a ship that it bears on now.
pub fn options(field: Field<'_>, vessel: Vessel<'_>) -> Vec<(u8, UnitId, Aim)> {
    let mut options = Vec::new();
    if !vessel.ship.is_on_table() || vessel.firecons() == 0 {
        return options;
    }
    for target in field.afloat().filter(|target| target.entry.side != vessel.entry.side) {
        if !vessel.ship.at.within(target.ship.at, WeaponKind::A.reach()) {
            continue;
        }
        for (weapon, _) in vessel.weapons() {
            if let Ok(aim) = aim(field, vessel, weapon, target.entry.id) {
                options.push((weapon, target.entry.id, aim));
            }
        }
    }
    options
}

/// Whether a ship has a lawful shot at all.
pub fn can_fire(field: Field<'_>, vessel: Vessel<'_>) -> bool {
    !options(field, vessel).is_empty()
}
