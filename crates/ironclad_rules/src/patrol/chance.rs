//! Chance in the making of a patrol.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::content::terms::Faction;

/// The stream of the generator that makes patrols: far from those of a game's dice, which count from 0.
const STREAM: u64 = u64::MAX;

/// A stream of chance that grows from a seed.
#[derive(Debug, Clone)]
pub(super) struct Chance(ChaCha8Rng);

impl Chance {
    /// The stream of this seed.
    pub(super) fn new(seed: u64) -> Self {
        Self::stream(seed, STREAM)
    }

    /// The stream of a campaign's scenario of this number, from 1, for this power: each has one of its own.
    pub(super) fn of_contract(seed: u64, number: u8, with: Option<Faction>) -> Self {
        let with = with.map_or(0, |faction| 1 + faction.index() as u64);
        Self::stream(seed, STREAM - (u64::from(number) * 8 + with))
    }

    fn stream(seed: u64, stream: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut generator = ChaCha8Rng::from_seed(key);
        generator.set_stream(stream);
        Self(generator)
    }

    /// A number below `bound`; 0 if there is none.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).unwrap_or(u64::MAX).min(u64::from(u32::MAX));
        usize::try_from((u64::from(self.0.next_u32()) * bound) >> 32).unwrap_or(0)
    }

    /// One of these; none if there are none.
    pub(super) fn one<T: Copy>(&mut self, among: &[T]) -> Option<T> {
        among.get(self.below(among.len())).copied()
    }

    /// `count` of these, each once, in random order; all of them if there are fewer.
    pub(super) fn some<T: Copy>(&mut self, among: &[T], count: usize) -> Vec<T> {
        let mut left = among.to_vec();
        let mut taken = Vec::new();
        while taken.len() < count && !left.is_empty() {
            taken.push(left.swap_remove(self.below(left.len())));
        }
        taken
    }
}
