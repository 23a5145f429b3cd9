//! Applying blows: needles, then damage, then thresholds, target by target (Full Thrust 7.7, 8.1–8.6).

use crate::decision::Request;
use crate::design::System;
use crate::event::Event;
use crate::field::Field;
use crate::id::{SideId, UnitId};
use crate::phase::{Check, Phase, Resolution};
use crate::play::Play;
use crate::rules::threshold;
use crate::table::{Blow, Effect, Fate};

/// The system that is rolled for next, if a check is under way.
pub fn next_system(field: Field<'_>, check: Check) -> Option<System> {
    let vessel = field.vessel(check.ship)?;
    vessel.working().find(|system| check.done.is_none_or(|done| *system > done))
}

/// The die that is rolled next, if any.
pub fn request(field: Field<'_>, resolution: &Resolution) -> Option<Request> {
    let check = resolution.check?;
    let system = next_system(field, check)?;
    let group = field.vessel(check.ship)?.entry.design.group;
    Some(Request::Threshold { ship: check.ship, system, lost_on: threshold::lost_on(group, check.point) })
}

/// Takes a die of a threshold check (Full Thrust 8.3).
pub fn roll(play: &mut Play<'_>, mut resolution: Resolution, die: u8) -> Phase {
    if let Some(Request::Threshold { ship, system, lost_on }) = request(play.field(), &resolution)
        && let Some(check) = &mut resolution.check
    {
        let lost = die >= lost_on;
        play.emit(Event::ThresholdRolled { ship, point: check.point, system, die, needed: lost_on, lost });
        check.done = Some(system);
    }
    Phase::Resolve(resolution)
}

/// Goes on where no die is needed.
pub fn advance(play: &mut Play<'_>, mut resolution: Resolution) -> Phase {
    if let Some(check) = resolution.check {
        // One point after the other, lowest first (8.5).
        resolution.check =
            if check.point < check.last { Some(Check { point: check.point + 1, done: None, ..check }) } else { None };
        return Phase::Resolve(resolution);
    }
    let field = play.field();
    let order = |blow: &Blow| (field.battle.side_of_unit(blow.target), blow.target);
    let Some(target) = resolution.blows.iter().min_by_key(|blow| order(blow)).map(|blow| blow.target) else {
        remove_destroyed(play);
        return *resolution.then;
    };
    let (blows, rest) = resolution.blows.into_iter().partition(|blow| blow.target == target);
    resolution.blows = rest;
    resolution.check = strike(play, target, blows);
    Phase::Resolve(resolution)
}

/// Applies all blows at one target; gives the check that follows.
fn strike(play: &mut Play<'_>, target: UnitId, blows: Vec<Blow>) -> Option<Check> {
    for blow in &blows {
        match blow.effect {
            Effect::Needle(system) => {
                // Several needles may have named the same system; the Drive has two steps (8.10, R 28).
                if play.field().vessel(target)?.works(system) {
                    play.emit(Event::NeedleHit { ship: target, system });
                }
            }
            Effect::Fighters(hits) => {
                let fighters = hits.min(play.field().flight(target)?.group.strength);
                if fighters > 0 {
                    play.emit(Event::FightersLost { group: target, fighters, by: blow.by });
                }
            }
            Effect::Boxes(_) => {}
        }
    }
    let vessel = play.field().vessel(target)?;
    let (group, damage, before) = (vessel.entry.design.group, vessel.entry.design.damage, vessel.ship.lost);
    for (by, dealt) in by_side(&blows) {
        // What is beyond the boxes is lost (R 22).
        let boxes = dealt.min(play.field().vessel(target)?.boxes());
        play.emit(Event::Damaged { ship: target, boxes, dealt, by });
    }
    let vessel = play.field().vessel(target)?;
    let (first, last) =
        (threshold::passed(group, damage, before) + 1, threshold::passed(group, damage, vessel.ship.lost));
    // A destroyed ship does not check (8.5).
    let checks = play.battle.switches.threshold_damage && vessel.boxes() > 0 && first <= last;
    if checks { Some(Check { ship: target, point: first, last, done: None }) } else { None }
}

/// Damage done by each side, in the order of the sides.
fn by_side(blows: &[Blow]) -> Vec<(SideId, u16)> {
    let mut sums: Vec<(SideId, u16)> = Vec::new();
    for blow in blows {
        let Effect::Boxes(boxes) = blow.effect else { continue };
        match sums.iter_mut().find(|(side, _)| *side == blow.by) {
            Some((_, sum)) => *sum = sum.saturating_add(boxes),
            None => sums.push((blow.by, boxes)),
        }
    }
    sums.sort_unstable();
    sums
}

/// Removes ships without boxes, when all fire is done (Full Thrust 7.7).
fn remove_destroyed(play: &mut Play<'_>) {
    let destroyed: Vec<UnitId> = play
        .field()
        .afloat()
        .filter(|vessel| !vessel.entry.is_dummy() && vessel.boxes() == 0)
        .map(|vessel| vessel.entry.id)
        .collect();
    for ship in destroyed {
        play.emit(Event::Gone { ship, fate: Fate::Destroyed });
    }
}
