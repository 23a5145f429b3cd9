//! Where dice come from: the generator, and a tray of faces to be used before it.

use std::collections::VecDeque;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::engine::Die;

/// Above this a number would favour some faces: the greatest multiple of six in 32 bits.
const FAIR_BELOW: u32 = 4_294_967_292;

/// The face of chance number `number` of a path, counted from 0.
///
/// ChaCha8 keyed with the seed as 32 little-endian bytes; each chance has a stream of its own, so that undoing a roll and
/// doing the same again gives the same face.
pub fn generated(seed: u64, number: u64) -> Die {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    let mut generator = ChaCha8Rng::from_seed(key);
    generator.set_stream(number);
    loop {
        let drawn = generator.next_u32();
        let face = u8::try_from(1 + drawn % 6).ok().and_then(Die::new);
        if let Some(die) = face.filter(|_| drawn < FAIR_BELOW) {
            return die;
        }
    }
}

/// Faces to be used before the generator's: first those that were typed in and taken back, then those queued.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Tray {
    returned: VecDeque<Die>,
    queued: VecDeque<Die>,
}

impl Tray {
    pub(super) fn queue(&mut self, dice: &[Die]) {
        self.queued.extend(dice);
    }

    pub(super) fn waiting(&self) -> impl Iterator<Item = Die> + '_ {
        self.returned.iter().chain(&self.queued).copied()
    }

    pub(super) fn next(&mut self) -> Option<Die> {
        self.returned.pop_front().or_else(|| self.queued.pop_front())
    }

    /// The players rolled this themselves; if it is the die that they had taken back, it has been given again.
    pub(super) fn rolled(&mut self, die: Die) {
        if self.returned.front() == Some(&die) {
            self.returned.pop_front();
        }
    }

    /// These dice of the players are taken back; they come first again.
    pub(super) fn take_back(&mut self, dice: Vec<Die>) {
        for die in dice.into_iter().rev() {
            self.returned.push_front(die);
        }
    }

    /// These dice of the players, taken back before, are given again.
    pub(super) fn give_again(&mut self, dice: Vec<Die>) {
        for die in dice {
            self.rolled(die);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chance_has_the_same_face_whenever_it_is_asked() {
        let faces: Vec<u8> = (0..600).map(|number| generated(7, number).face()).collect();
        let again: Vec<u8> = (0..600).map(|number| generated(7, number).face()).collect();
        assert_eq!(faces, again);
        for face in 1..=6 {
            let count = faces.iter().filter(|other| **other == face).count();
            assert!((60..=140).contains(&count), "{face} came {count} times of 600");
        }
    }

    #[test]
    fn dice_taken_back_come_first() {
        let die = |face| Die::new(face).unwrap();
        let mut tray = Tray::default();
        tray.queue(&[die(6)]);
        tray.take_back(vec![die(1), die(2)]);
        assert_eq!(tray.waiting().map(Die::face).collect::<Vec<_>>(), [1, 2, 6]);
        tray.give_again(vec![die(1), die(2)]);
        assert_eq!(tray.next(), Some(die(6)));
        assert_eq!(tray.next(), None);
    }
}
