//! Targets on the line between two arcs: a die decides (Full Thrust 2.7).

use crate::event::Event;
use crate::field::Field;
use crate::geometry::{Arc, Bearing, bearing};
use crate::id::UnitId;
use crate::play::Play;
use crate::rules::fighters;

/// How far a ship's longest weapon reaches, in inches.
const LONGEST: u32 = 36;

/// The next pair of firer and target that a die must decide, in the order of Full Thrust 4.5.
pub fn next(field: Field<'_>) -> Option<(UnitId, UnitId)> {
    field.battle.side_ids().find_map(|side| {
        let ships = field.afloat().filter(|firer| {
            // A ship that cannot fire is no firer.
            firer.entry.side == side && firer.firecons() > 0 && firer.weapons().next().is_some()
        });
        let ships = ships.flat_map(|firer| {
            let targets = field.afloat().filter(move |target| {
                target.entry.side != side && !target.ship.hidden && firer.ship.at.within(target.ship.at, LONGEST)
            });
            targets.map(move |target| (firer.entry.id, target.entry.id))
        });
        let groups = field.in_space().filter(move |firer| firer.entry.side == side).flat_map(move |firer| {
            let near = move |at| firer.group.at.within(at, fighters::REACH);
            let ships = field.afloat().filter(move |target| target.entry.side != side && near(target.ship.at));
            let groups = field.in_space().filter(move |target| target.entry.side != side && near(target.group.at));
            let ships = ships.map(|target| (target.entry.side, target.entry.id));
            let groups = groups.map(|target| (target.entry.side, target.entry.id));
            let mut targets: Vec<_> = ships.chain(groups).collect();
            targets.sort_unstable();
            targets.into_iter().map(move |(_, target)| (firer.entry.id, target))
        });
        let mut pairs = ships.chain(groups);
        pairs.find(|(firer, target)| field.arc(*firer, *target).is_none())
    })
}

/// What a die decides for a pair; none if it must be rolled again (Full Thrust 2.7, R 8, R 9).
pub fn decided(bearing: Bearing, die: u8) -> Option<Arc> {
    match bearing {
        Bearing::In(arc) => Some(arc),
        Bearing::Line { lengthwise, abeam } => Some(if die <= 3 { lengthwise } else { abeam }),
        Bearing::SamePoint => match die {
            1 => Some(Arc::Fore),
            2 => Some(Arc::Starboard),
            3 => Some(Arc::Aft),
            4 => Some(Arc::Port),
            _ => None,
        },
    }
}

/// Takes a die for a pair.
pub fn roll(play: &mut Play<'_>, firer: UnitId, target: UnitId, die: u8) {
    let field = play.field();
    let (Some((from, course)), Some((to, _))) = (field.place(firer), field.place(target)) else { return };
    if let Some(arc) = decided(bearing(from, course, to), die) {
        play.emit(Event::LineDecided { firer, target, die, arc });
    }
}
