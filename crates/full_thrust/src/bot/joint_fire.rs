//! The strong player's fire: what all ships of a squadron fire at together, so that what can be destroyed or crippled is.

use super::allocate::{mean, named};
use crate::field::{Field, Vessel};
use crate::geometry::Arc;
use crate::id::UnitId;
use crate::odds;
use crate::rules::fire;
use crate::rules::threshold;
use crate::table::Shot;

/// How often each ship chooses again once she knows what the others fire at.
const ROUNDS: usize = 3;

/// What all systems of a ship are worth to her enemy beside the ship herself, in hundredths.
const SYSTEMS: i64 = 150;

/// A weapon of a ship that bears on a target, with its mean damage in thousandths of a box.
struct Bears {
    weapon: u8,
    target: usize,
    arc: Arc,
    mean: i64,
}

/// A ship that is still to fire.
struct Firer {
    id: UnitId,
    firecons: usize,
    bears: Vec<Bears>,
}

/// Points at which a ship may lose systems: boxes still to go in thousandths, and the chance of each system in thousandths.
struct Mark {
    at: i64,
    chance: i64,
}

/// An enemy ship under fire.
struct Target {
    id: UnitId,
    value: i64,
    boxes: i64,
    /// Mean damage of shots that are already written, in thousandths.
    written: i64,
    marks: Vec<Mark>,
}

/// Fire by ships: for each the places of her bearings in use.
type Fire = Vec<Vec<usize>>;

struct JointFire {
    firers: Vec<Firer>,
    targets: Vec<Target>,
}

/// The fire of one ship as her part in that of all.
pub fn shots(field: Field<'_>, vessel: Vessel<'_>) -> Vec<Shot> {
    let joint = JointFire::of(field, vessel);
    let Some(place) = joint.firers.iter().position(|firer| firer.id == vessel.entry.id) else { return Vec::new() };
    let fire = joint.best();
    let Some((firer, used)) = joint.firers.get(place).zip(fire.get(place)) else { return Vec::new() };
    let bears = used.iter().filter_map(|at| firer.bears.get(*at));
    let mut shots: Vec<Shot> = bears
        .filter_map(|bears| {
            let at = joint.targets.get(bears.target)?.id;
            Some(Shot { weapon: bears.weapon, at, system: named(field, vessel, bears.weapon, at) })
        })
        .collect();
    shots.sort_by_key(|shot| shot.weapon);
    shots
}

impl JointFire {
    fn of(field: Field<'_>, vessel: Vessel<'_>) -> Self {
        let enemies = field.afloat().filter(|other| other.entry.side != vessel.entry.side);
        let targets: Vec<Target> = enemies.map(|enemy| Target::of(field, vessel, enemy)).collect();
        let friends = field.afloat().filter(|friend| {
            friend.entry.seat == vessel.entry.seat
                && (friend.entry.id == vessel.entry.id || (!friend.ship.aimed && fire::ship_may(field, *friend)))
        });
        let firers = friends.map(|friend| Firer::of(field, friend, &targets)).collect();
        Self { firers, targets }
    }

    /// The best of several beginnings, each ship choosing anew until nothing is gained: everybody for himself, and all
    /// at one enemy after another.
    fn best(&self) -> Fire {
        let beginnings = (0..self.targets.len()).map(Some).chain([None]);
        let fires = beginnings.map(|first| {
            let fire = self.settled(first);
            (self.worth(&fire), fire)
        });
        fires.max_by_key(|(worth, _)| *worth).map(|(_, fire)| fire).unwrap_or_default()
    }

    fn settled(&self, first: Option<usize>) -> Fire {
        let mut dealt: Vec<i64> = self.targets.iter().map(|target| target.written).collect();
        let mut fire: Fire = Vec::new();
        for firer in &self.firers {
            let used = firer.choose(&self.targets, &dealt, first);
            firer.add(&used, &mut dealt, 1);
            fire.push(used);
        }
        for _ in 0..ROUNDS {
            for (firer, used) in self.firers.iter().zip(&mut fire) {
                firer.add(used, &mut dealt, -1);
                *used = firer.choose(&self.targets, &dealt, None);
                firer.add(used, &mut dealt, 1);
            }
        }
        fire
    }

    fn worth(&self, fire: &Fire) -> i64 {
        let mut dealt: Vec<i64> = self.targets.iter().map(|target| target.written).collect();
        for (firer, used) in self.firers.iter().zip(fire) {
            firer.add(used, &mut dealt, 1);
        }
        self.targets.iter().zip(&dealt).map(|(target, dealt)| target.worth(*dealt)).sum()
    }
}

impl Firer {
    fn of(field: Field<'_>, vessel: Vessel<'_>, targets: &[Target]) -> Self {
        let options = crate::rules::fire_control::options(field, vessel);
        let bears = options.into_iter().filter_map(|(weapon, id, aim)| {
            let target = targets.iter().position(|target| target.id == id)?;
            Some(Bears { weapon, target, arc: aim.arc, mean: mean(field, id, aim) })
        });
        Self { id: vessel.entry.id, firecons: usize::from(vessel.firecons()), bears: bears.collect() }
    }

    /// The best target in the eyes of one ship, then the best in another arc with the weapons left, and so on. She
    /// begins with `first` where it bears.
    fn choose(&self, targets: &[Target], dealt: &[i64], first: Option<usize>) -> Vec<usize> {
        let (mut used, mut arcs): (Vec<usize>, Vec<Arc>) = (Vec::new(), Vec::new());
        let free = |used: &[usize], bears: &Bears| {
            !used.iter().filter_map(|at| self.bears.get(*at)).any(|other| other.weapon == bears.weapon)
        };
        for _ in 0..self.firecons {
            let mut best: Option<(i64, usize, Arc)> = None;
            for (place, target) in targets.iter().enumerate() {
                let open = self
                    .bears
                    .iter()
                    .filter(|bears| bears.target == place && !arcs.contains(&bears.arc) && free(&used, bears));
                let mean: i64 = open.clone().map(|bears| bears.mean).sum();
                let Some(arc) = open.map(|bears| bears.arc).next() else { continue };
                let before = dealt.get(place).copied().unwrap_or(0);
                let mut gain = target.worth(before + mean) - target.worth(before);
                if arcs.is_empty() && first == Some(place) {
                    gain = i64::MAX;
                }
                if best.is_none_or(|(most, _, _)| gain > most) {
                    best = Some((gain, place, arc));
                }
            }
            let Some((_, target, arc)) = best else { break };
            let chosen: Vec<usize> = self
                .bears
                .iter()
                .enumerate()
                .filter(|(_, bears)| bears.target == target && free(&used, bears))
                .map(|(at, _)| at)
                .collect();
            used.extend(chosen);
            arcs.push(arc);
        }
        used
    }

    fn add(&self, used: &[usize], dealt: &mut [i64], sign: i64) {
        for bears in used.iter().filter_map(|at| self.bears.get(*at)) {
            if let Some(dealt) = dealt.get_mut(bears.target) {
                *dealt += sign * bears.mean;
            }
        }
    }
}

impl Target {
    fn of(field: Field<'_>, firer: Vessel<'_>, vessel: Vessel<'_>) -> Self {
        let friends = field.afloat().filter(|friend| friend.entry.side == firer.entry.side);
        let written =
            friends.map(|friend| i64::from(odds::volley(field, friend, &friend.ship.shots, vessel.entry.id).mean()));
        let design = &vessel.entry.design;
        let points = if field.battle.switches.threshold_damage {
            threshold::points(design.group, design.damage).to_vec()
        } else {
            Vec::new()
        };
        let marks = (1u16..).zip(points).filter(|(_, at)| *at > vessel.ship.lost).map(|(number, at)| Mark {
            at: i64::from(at.saturating_sub(vessel.ship.lost)) * 1000,
            chance: odds::threshold(threshold::lost_on(design.group, number)).into(),
        });
        Self {
            id: vessel.entry.id,
            value: super::power::value(field, vessel),
            boxes: i64::from(vessel.boxes()) * 1000,
            written: written.sum(),
            marks: marks.collect(),
        }
    }

    /// What this mean damage is worth: the chance to destroy her, the boxes, and the systems that she may lose.
    fn worth(&self, mean: i64) -> i64 {
        let boxes = mean.min(self.boxes) * 1000 / self.boxes.max(1);
        let systems: i64 = self.marks.iter().map(|mark| reaches(mean, mark.at) * mark.chance / 1000).sum();
        self.value * (reaches(mean, self.boxes) + boxes + systems * SYSTEMS / 100)
    }
}

/// How likely damage of this mean reaches so much, in thousandths: by the spread of beam dice, whose variance is five sixths
/// of their mean, taken for straight.
fn reaches(mean: i64, wanted: i64) -> i64 {
    let spread = (mean.max(0) * 830).isqrt().max(1);
    (500 + (mean - wanted + 500) * 400 / spread).clamp(0, 1000)
}
