//! Where chance comes from: the generator, and a tray of faces and tokens to be used before it.

use std::collections::VecDeque;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::engine::{Die, Input};

/// What chance number `number` of a path brings, counted from 0: one of these. None if there are none.
///
/// ChaCha8 keyed with the seed as 32 little-endian bytes; each chance has a stream of its own, so that undoing a roll and
/// doing the same again gives the same face. Numbers that would favour some of them are discarded.
pub fn generated(seed: u64, number: u64, chances: &[Input]) -> Option<Input> {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    let mut generator = ChaCha8Rng::from_seed(key);
    generator.set_stream(number);
    let among = u64::try_from(chances.len()).ok().filter(|among| *among > 0)?;
    let fair_below = (1 << 32) / among * among;
    loop {
        let drawn = u64::from(generator.next_u32());
        if drawn < fair_below {
            return chances.get(usize::try_from(drawn % among).ok()?).copied();
        }
    }
}

/// Faces and tokens to be used before the generator's: first those that were typed in and taken back, then those queued.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Tray {
    returned: VecDeque<Input>,
    queued: VecDeque<Input>,
}

impl Tray {
    pub(super) fn queue(&mut self, chances: impl IntoIterator<Item = Input>) {
        self.queued.extend(chances);
    }

    /// The faces that wait, in order.
    pub(super) fn waiting(&self) -> impl Iterator<Item = Die> + '_ {
        self.returned.iter().chain(&self.queued).filter_map(|input| match input {
            Input::Die(die) => Some(*die),
            Input::Answer(_) | Input::Drawn(_) => None,
        })
    }

    /// The first that chance may bring now. A token that is not in the group that is drawn from waits.
    pub(super) fn next(&mut self, chances: &[Input]) -> Option<Input> {
        [&mut self.returned, &mut self.queued].into_iter().find_map(|waiting| {
            let place = waiting.iter().position(|input| chances.contains(input))?;
            waiting.remove(place)
        })
    }

    /// The players rolled or drew this themselves; if it is the first of its kind that they had taken back, it has been
    /// given again.
    pub(super) fn given(&mut self, input: Input) {
        let alike = |other: &Input| std::mem::discriminant(other) == std::mem::discriminant(&input);
        if let Some(place) = self.returned.iter().position(alike)
            && self.returned.get(place) == Some(&input)
        {
            self.returned.remove(place);
        }
    }

    /// These of the players are taken back; they come first again.
    pub(super) fn take_back(&mut self, inputs: Vec<Input>) {
        for input in inputs.into_iter().rev() {
            self.returned.push_front(input);
        }
    }

    /// These of the players, taken back before, are given again.
    pub(super) fn give_again(&mut self, inputs: Vec<Input>) {
        for input in inputs {
            self.given(input);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn die(face: u8) -> Input {
        Input::Die(Die::new(face).unwrap())
    }

    #[test]
    fn a_chance_has_the_same_face_whenever_it_is_asked() {
        let all: Vec<Input> = (1..=6).map(die).collect();
        let faces: Vec<Input> = (0..600).filter_map(|number| generated(7, number, &all)).collect();
        let again: Vec<Input> = (0..600).filter_map(|number| generated(7, number, &all)).collect();
        assert_eq!(faces, again);
        for face in all {
            let count = faces.iter().filter(|other| **other == face).count();
            assert!((60..=140).contains(&count), "{face:?} came {count} times of 600");
        }
    }

    #[test]
    fn dice_taken_back_come_first() {
        let all: Vec<Input> = (1..=6).map(die).collect();
        let mut tray = Tray::default();
        tray.queue([die(6)]);
        tray.take_back(vec![die(1), die(2)]);
        assert_eq!(tray.waiting().map(Die::face).collect::<Vec<_>>(), [1, 2, 6]);
        tray.give_again(vec![die(1), die(2)]);
        assert_eq!(tray.next(&all), Some(die(6)));
        assert_eq!(tray.next(&all), None);
    }

    #[test]
    fn what_chance_cannot_bring_now_waits() {
        let mut tray = Tray::default();
        tray.queue([die(6), die(2)]);
        assert_eq!(tray.next(&[die(2)]), Some(die(2)));
        assert_eq!(tray.next(&[die(6)]), Some(die(6)));
    }
}
