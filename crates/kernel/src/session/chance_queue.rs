//! Where chance comes from: the generator, and a queue of faces and tokens to be used before it.

use std::collections::VecDeque;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::chance::Die;
use crate::game::{AnyInput, Game, Input};

/// The result of chance number `number` of a path, counted from 0: one of `chances`. None if there are none.
///
/// ChaCha8 keyed with the seed as 32 little-endian bytes; each chance has a stream of its own, so that undoing a roll and
/// doing the same again gives the same face. Numbers that would favour some of them are discarded.
pub fn generated<I: Clone>(seed: u64, number: u64, chances: &[I]) -> Option<I> {
    let among = u64::try_from(chances.len()).ok()?;
    chances.get(usize::try_from(drawn_below(seed, number, among)?).ok()?).cloned()
}

/// A number below another, each as likely; none below 0.
pub(super) fn drawn_below(seed: u64, number: u64, among: u64) -> Option<u64> {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    let mut generator = ChaCha8Rng::from_seed(key);
    generator.set_stream(number);
    let fair_below = (1_u64 << 32).checked_div(among)? * among;
    loop {
        let drawn = u64::from(generator.next_u32());
        if drawn < fair_below {
            return Some(drawn % among);
        }
    }
}

/// Faces and tokens to be used before the generator's: first those typed in and undone, then those queued.
#[derive(Debug, Clone)]
pub(crate) struct ChanceQueue<G: Game> {
    returned: VecDeque<Input<G>>,
    queued: VecDeque<Input<G>>,
}

impl<G: Game> Default for ChanceQueue<G> {
    fn default() -> Self {
        Self { returned: VecDeque::new(), queued: VecDeque::new() }
    }
}

impl<G: Game> ChanceQueue<G> {
    pub(crate) fn queue(&mut self, chances: impl IntoIterator<Item = Input<G>>) {
        self.queued.extend(chances);
    }

    /// The number of queued faces and tokens. What was typed in and undone is not counted: it was played once.
    pub(crate) fn len(&self) -> usize {
        self.queued.len()
    }

    /// The queued faces, in order.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = Die> + '_ {
        self.returned.iter().chain(&self.queued).filter_map(|input| match input {
            AnyInput::Die(die) => Some(*die),
            AnyInput::Answer(_) | AnyInput::Drawn(_) => None,
        })
    }

    /// Takes the first queued result that is possible now. A token that is not in the pile drawn from stays queued.
    pub(crate) fn next(&mut self, chances: &[Input<G>]) -> Option<Input<G>> {
        [&mut self.returned, &mut self.queued].into_iter().find_map(|waiting| {
            let place = waiting.iter().position(|input| chances.contains(input))?;
            waiting.remove(place)
        })
    }

    /// Notes that the players rolled or drew this themselves. If it is the first of its kind that they had undone, it leaves
    /// the queue.
    pub(crate) fn given(&mut self, input: &Input<G>) {
        let alike = |other: &Input<G>| std::mem::discriminant(other) == std::mem::discriminant(input);
        if let Some(place) = self.returned.iter().position(alike)
            && self.returned.get(place) == Some(input)
        {
            self.returned.remove(place);
        }
    }

    /// Puts the players' own results that were undone at the front of the queue.
    pub(crate) fn take_back(&mut self, inputs: Vec<Input<G>>) {
        for input in inputs.into_iter().rev() {
            self.returned.push_front(input);
        }
    }

    /// Removes the players' own results that are redone.
    pub(crate) fn give_again(&mut self, inputs: Vec<Input<G>>) {
        for input in inputs {
            self.given(&input);
        }
    }
}
