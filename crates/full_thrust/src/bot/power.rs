//! What a ship can do from a place, and what a target is worth, in whole numbers.

use crate::design::{ClassGroup, WeaponKind};
use crate::field::{Field, Vessel};
use crate::geometry::{Arc, Bearing, Course, Point, bearing};
use crate::odds::Spread;
use crate::score;

/// Range bands that any weapon knows, in inches.
const BANDS: [u32; 6] = [6, 9, 12, 18, 24, 36];

/// Mean damage of a die on each group of targets, in thousandths.
fn die_mean(group: ClassGroup, armour: bool) -> i64 {
    i64::from(Spread::die(|face| score::beam(face, group, armour)).mean())
}

/// Where a ship is, or may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stance {
    pub at: Point,
    pub course: Course,
}

impl Stance {
    pub fn of(vessel: Vessel<'_>) -> Self {
        Self { at: vessel.ship.at, course: vessel.ship.course }
    }
}

/// Dice of a ship's working weapons by arc and band; torpedoes apart, as armour does not stop them.
#[derive(Debug, Clone, Default)]
pub struct Battery {
    beams: [[i64; 6]; 4],
    others: [[i64; 6]; 4],
}

impl Battery {
    pub fn of(vessel: Vessel<'_>) -> Self {
        let mut battery = Self::default();
        if vessel.firecons() == 0 {
            return battery;
        }
        for (_, weapon) in vessel.weapons() {
            for (place, arc) in Arc::ALL.into_iter().enumerate() {
                if !weapon.arcs.contains(arc) {
                    continue;
                }
                for (band, inches) in BANDS.into_iter().enumerate() {
                    let at = Point::inches(0, i32::try_from(inches).unwrap_or(0));
                    let (list, power) = match weapon.kind.grade() {
                        Some(grade) => (&mut battery.beams, i64::from(score::battery_dice(grade, Point::ORIGIN, at))),
                        None => (&mut battery.others, other_power(weapon.kind, at)),
                    };
                    if let Some(entry) = list.get_mut(place).and_then(|bands| bands.get_mut(band)) {
                        *entry += power;
                    }
                }
            }
        }
        battery
    }

    /// Mean damage to a target from a stance, in thousandths of a box.
    pub fn damage(&self, from: Stance, target: Point, group: ClassGroup, armour: bool) -> i64 {
        let Some(band) = BANDS.iter().position(|inches| from.at.within(target, *inches)) else { return 0 };
        let arc = match bearing(from.at, from.course, target) {
            Bearing::In(arc) => arc,
            Bearing::Line { lengthwise, .. } => lengthwise,
            Bearing::SamePoint => Arc::Fore,
        };
        let Some(place) = Arc::ALL.iter().position(|other| *other == arc) else { return 0 };
        let read = |list: &[[i64; 6]; 4]| list.get(place).and_then(|bands| bands.get(band)).copied().unwrap_or(0);
        read(&self.beams) * die_mean_of(group, armour) + read(&self.others)
    }

    /// The most mean damage at a range of up to 12″, whatever the arc.
    pub fn full(&self) -> i64 {
        self.beams.iter().filter_map(|bands| bands.get(2)).copied().max().unwrap_or(0)
    }
}

fn other_power(kind: WeaponKind, at: Point) -> i64 {
    match kind {
        WeaponKind::Torpedo => match score::torpedo_hits_on(Point::ORIGIN, at) {
            Some(hits_on) => i64::from(7 - hits_on) * 3500 / 6,
            None => 0,
        },
        // A system knocked out, taken for a box.
        WeaponKind::Needle => {
            if Point::ORIGIN.within(at, kind.reach()) {
                330
            } else {
                0
            }
        }
        WeaponKind::A | WeaponKind::B | WeaponKind::C => 0,
    }
}

/// The means again, looked up rather than computed: they are asked for thousands of times a turn.
fn die_mean_of(group: ClassGroup, armour: bool) -> i64 {
    use std::sync::OnceLock;
    static MEANS: OnceLock<[i64; 4]> = OnceLock::new();
    let [plain, escort, cruiser, capital] = *MEANS.get_or_init(|| {
        [
            die_mean(ClassGroup::Escort, false),
            die_mean(ClassGroup::Escort, true),
            die_mean(ClassGroup::Cruiser, true),
            die_mean(ClassGroup::Capital, true),
        ]
    });
    match (armour, group) {
        (false, _) => plain,
        (true, ClassGroup::Escort | ClassGroup::Merchant | ClassGroup::Dummy) => escort,
        (true, ClassGroup::Cruiser) => cruiser,
        (true, ClassGroup::Capital) => capital,
    }
}

/// What a ship is worth to her side: her value, and that of her fighters.
pub fn value(field: Field<'_>, vessel: Vessel<'_>) -> i64 {
    // Where a scenario has a victory of its own, it is about the merchants.
    let own_victory = !matches!(field.battle.victory, crate::content::Victory::Standard);
    let weight = if own_victory && vessel.entry.is_merchant() { 2 } else { 1 };
    weight * (i64::from(vessel.entry.design.value()) + i64::from(vessel.entry.fighters))
}

/// What a box of a ship is worth: her value over the boxes she has left, in hundredths.
pub fn box_worth(field: Field<'_>, vessel: Vessel<'_>) -> i64 {
    value(field, vessel) * 100 / (i64::from(vessel.boxes()) + 1)
}
