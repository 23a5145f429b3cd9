//! What dice score: beams, fighters, torpedoes, needles, anti-fighter guns (Full Thrust 7.1, 7.2, 8.8–8.10, 10.9).
//!
//! The rules and the odds both ask these functions, so that they cannot differ.

use crate::design::{ClassGroup, Grade};
use crate::geometry::Point;

/// Dice of a battery at a distance; none beyond its range (Full Thrust 7.1). An edge belongs to the nearer band.
pub fn battery_dice(grade: Grade, from: Point, to: Point) -> u8 {
    let bands: &[(u32, u8)] = match grade {
        Grade::A => &[(12, 3), (24, 2), (36, 1)],
        Grade::B => &[(12, 2), (24, 1)],
        Grade::C => &[(12, 1)],
    };
    bands.iter().find(|(inches, _)| from.within(to, *inches)).map_or(0, |(_, dice)| *dice)
}

/// What a die of beams or of fighters scores on a ship (Full Thrust 7.2, 8.8).
pub fn beam(face: u8, group: ClassGroup, armour: bool) -> u8 {
    let plain = match face {
        6 => 2,
        4 | 5 => 1,
        _ => 0,
    };
    if !armour {
        return plain;
    }
    match group {
        ClassGroup::Escort | ClassGroup::Merchant | ClassGroup::Dummy => plain,
        ClassGroup::Cruiser => {
            if face == 4 {
                0
            } else {
                plain
            }
        }
        ClassGroup::Capital => u8::from(face == 6),
    }
}

/// Fighters that a die of an anti-fighter gun or of another group removes (Full Thrust 10.9, 10.10).
pub fn against_fighters(face: u8) -> u8 {
    match face {
        6 => 2,
        4 | 5 => 1,
        _ => 0,
    }
}

/// The least face with which a torpedo hits at a distance; none beyond its range (Full Thrust 8.9).
pub fn torpedo_hits_on(from: Point, to: Point) -> Option<u8> {
    [(6, 4), (12, 5), (18, 6)].into_iter().find(|(inches, _)| from.within(to, *inches)).map(|(_, face)| face)
}

/// Whether a needle beam knocks out what it named (Full Thrust 8.10).
pub fn needle_hits(face: u8) -> bool {
    face >= 5
}
