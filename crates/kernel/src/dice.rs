//! A bot's own dice, separate from those of the game it plays.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::chance::Die;

/// A random stream: the same for the same seed and stream number, on every machine.
#[derive(Debug, Clone)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// The stream of this number for a seed.
    pub fn new(seed: u64, stream: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut generator = ChaCha8Rng::from_seed(key);
        generator.set_stream(stream);
        Self(generator)
    }

    /// A seed for another generator. It has 53 bits, so that every JSON reader keeps it exactly.
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64() >> 11
    }

    /// A number below `bound`, uniform to within 2^-32; 0 if `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        let scaled = u64::from(self.0.next_u32()) * u64::from(bound);
        u32::try_from(scaled >> 32).unwrap_or(0)
    }

    /// One of these; none if there are none.
    pub fn pick<T: Copy>(&mut self, among: &[T]) -> Option<T> {
        let bound = u32::try_from(among.len()).ok()?;
        among.get(usize::try_from(self.below(bound)).ok()?).copied()
    }

    /// A face.
    pub fn roll(&mut self) -> Option<Die> {
        u8::try_from(1 + self.below(6)).ok().and_then(Die::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A change here changes what every bot does.
    #[test]
    fn a_stream_is_the_same_for_ever() {
        let mut dice = Dice::new(7, 3);
        let seeds = [dice.seed(), dice.seed()];
        assert_eq!(seeds, [5971068503562104, 4544136220086862]);
        let below: Vec<u32> = (0..8).map(|_| dice.below(1000)).collect();
        assert_eq!(below, [785, 736, 88, 43, 751, 1, 187, 636]);
        let faces: Vec<u8> = (0..8).filter_map(|_| dice.roll()).map(Die::face).collect();
        assert_eq!(faces, [4, 3, 3, 1, 5, 4, 2, 2]);
        let picked: Vec<char> = (0..8).filter_map(|_| dice.pick(&['a', 'b', 'c'])).collect();
        assert_eq!(picked, ['a', 'b', 'c', 'c', 'b', 'c', 'b', 'c']);
        assert_eq!((dice.below(0), dice.pick::<u8>(&[])), (0, None));
    }

    #[test]
    fn every_face_falls_and_streams_differ() {
        let mut dice = Dice::new(1, 0);
        let faces: Vec<Die> = (0..600).filter_map(|_| dice.roll()).collect();
        assert_eq!(faces.len(), 600);
        for face in Die::all() {
            let count = faces.iter().filter(|other| **other == face).count();
            assert!((60..=140).contains(&count), "{face:?} {count}");
        }
        assert_ne!(Dice::new(1, 1).seed(), Dice::new(1, 0).seed());
        assert!(Dice::new(1, 1).seed() < 1 << 53);
    }
}
