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
