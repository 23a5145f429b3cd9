//! Choosing targets.

use std::collections::BTreeMap;

use super::power::box_worth;
use super::{Bot, Strength};
use crate::design::{System, WeaponKind};
use crate::field::{Field, Flight, Vessel};
use crate::geometry::Arc;
use crate::id::{Target, UnitId};
use crate::odds;
use crate::rules::{fighters, fire_control};
use crate::table::{Attack, Shot};

/// The fire of a ship.
pub fn shots(bot: &mut Bot, field: Field<'_>, vessel: Vessel<'_>) -> Vec<Shot> {
    let options = fire_control::options(field, vessel);
    if bot.strength == Strength::Random {
        return random(bot, field, vessel, &options);
    }
    if bot.strength == Strength::Strong {
        return super::joint_fire::shots(field, vessel);
    }
    // The best target of each arc, then as many arcs as there are Firecons.
    let mut sums: BTreeMap<UnitId, (Arc, i64)> = BTreeMap::new();
    for (_, target, aim) in &options {
        let worth = aim_worth(field, *target, *aim);
        sums.entry(*target).or_insert((aim.arc, 0)).1 += worth;
    }
    let mut targets: Vec<(UnitId, Arc, i64)> = Vec::new();
    for (target, (arc, sum)) in sums {
        match targets.iter_mut().find(|(_, other, _)| *other == arc) {
            Some(best) if best.2 < sum => *best = (target, arc, sum),
            Some(_) => {}
            None => targets.push((target, arc, sum)),
        }
    }
    targets.sort_by_key(|(_, _, sum)| -sum);
    targets.truncate(usize::from(vessel.firecons()));
    let mut weapons: BTreeMap<u8, (i64, UnitId)> = BTreeMap::new();
    for (weapon, target, aim) in &options {
        let Some((_, _, sum)) = targets.iter().find(|(other, _, _)| other == target) else { continue };
        // A weapon that bears on two goes to the one that is wanted more.
        let worth = aim_worth(field, *target, *aim) * 1000 + *sum;
        let best = weapons.entry(*weapon).or_insert((worth, *target));
        if best.0 < worth {
            *best = (worth, *target);
        }
    }
    let shots =
        weapons.into_iter().map(|(weapon, (_, at))| Shot { weapon, at, system: named(field, vessel, weapon, at) });
    shots.collect()
}

/// The system that a needle of this ship names: the Drive, or the last thing that works.
pub fn named(field: Field<'_>, vessel: Vessel<'_>, weapon: u8, at: UnitId) -> Option<System> {
    let kind = vessel.entry.design.weapon(weapon)?.kind;
    if kind != WeaponKind::Needle {
        return None;
    }
    let target = field.vessel(at)?;
    if target.works(System::Drive) { Some(System::Drive) } else { target.working().last() }
}

fn random(
    bot: &mut Bot,
    field: Field<'_>,
    vessel: Vessel<'_>,
    options: &[(u8, UnitId, fire_control::Aim)],
) -> Vec<Shot> {
    let mut shots: Vec<Shot> = Vec::new();
    for (weapon, _) in vessel.weapons() {
        let bears: Vec<UnitId> =
            options.iter().filter(|(other, _, _)| *other == weapon).map(|(_, target, _)| *target).collect();
        let Some(at) = bot.pick(&bears) else { continue };
        shots.push(Shot { weapon, at, system: named(field, vessel, weapon, at) });
        if fire_control::judge(field, vessel, &shots).is_err() {
            shots.pop();
        }
    }
    shots
}

/// Mean damage of a shot in thousandths of a box; a system knocked out by a needle is taken for a box.
pub fn mean(field: Field<'_>, target: UnitId, aim: fire_control::Aim) -> i64 {
    let Some(other) = field.vessel(target) else { return 0 };
    match aim.kind {
        WeaponKind::A | WeaponKind::B | WeaponKind::C | WeaponKind::Torpedo => {
            i64::from(odds::boxes(aim, other.entry.design.group, field.battle.switches.hull_armour).mean())
        }
        WeaponKind::Needle => 330,
    }
}

/// Mean damage times what a box is worth.
fn aim_worth(field: Field<'_>, target: UnitId, aim: fire_control::Aim) -> i64 {
    let Some(other) = field.vessel(target) else { return 0 };
    mean(field, target, aim) * box_worth(field, other) / 10
}

/// What shots are worth, to choose who fires first.
pub fn worth(field: Field<'_>, vessel: Vessel<'_>, shots: &[Shot]) -> i64 {
    let aims = shots.iter().filter_map(|shot| {
        let aim = fire_control::aim(field, vessel, shot.weapon, shot.at).ok()?;
        Some(aim_worth(field, shot.at, aim))
    });
    aims.sum()
}

/// What a group attacks: the ship of most worth to it, with few guns, or a group.
pub fn attack(bot: &mut Bot, field: Field<'_>, flight: Flight<'_>) -> Option<Target> {
    let targets = fighters::attackable(field, flight);
    if bot.strength == Strength::Random {
        return bot.pick(&targets);
    }
    let worth = |target: &Target| -> i64 {
        let Some(unit) = field.unit_of(*target) else { return 0 };
        match field.vessel(unit) {
            Some(vessel) => {
                let attackers = field.in_space().filter(|other| other.group.attack == Attack::On(*target)).count();
                let guns = i64::from(vessel.guns()).saturating_sub(i64::try_from(attackers).unwrap_or(0)).max(0);
                box_worth(field, vessel) * (12 - 2 * guns).max(1)
            }
            None => 600,
        }
    };
    targets.into_iter().max_by_key(worth)
}
