//! Where chance comes from: the generator, and a queue of faces and tokens to be used before it.

use std::collections::VecDeque;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::chance::Die;
use crate::game::{AnyInput, Game, Input};

/// What chance number `number` of a path brings, counted from 0: one of these. None if there are none.
///
/// ChaCha8 keyed with the seed as 32 little-endian bytes; each chance has a stream of its own, so that undoing a roll and
/// doing the same again gives the same face. Numbers that would favour some of them are discarded.
pub fn generated<I: Clone>(seed: u64, number: u64, chances: &[I]) -> Option<I> {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    let mut generator = ChaCha8Rng::from_seed(key);
    generator.set_stream(number);
    let among = u64::try_from(chances.len()).ok().filter(|among| *among > 0)?;
    let fair_below = (1 << 32) / among * among;
    loop {
        let drawn = u64::from(generator.next_u32());
        if drawn < fair_below {
            return chances.get(usize::try_from(drawn % among).ok()?).cloned();
        }
    }
}

/// Faces and tokens to be used before the generator's: first those that were typed in and taken back, then those queued.
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

    /// The faces that wait, in order.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = Die> + '_ {
        self.returned.iter().chain(&self.queued).filter_map(|input| match input {
            AnyInput::Die(die) => Some(*die),
            AnyInput::Answer(_) | AnyInput::Drawn(_) => None,
        })
    }

    /// The first that chance may bring now. A token that is not in the group that is drawn from waits.
    pub(crate) fn next(&mut self, chances: &[Input<G>]) -> Option<Input<G>> {
        [&mut self.returned, &mut self.queued].into_iter().find_map(|waiting| {
            let place = waiting.iter().position(|input| chances.contains(input))?;
            waiting.remove(place)
        })
    }

    /// The players rolled or drew this themselves; if it is the first of its kind that they had taken back, it has been
    /// given again.
    pub(crate) fn given(&mut self, input: &Input<G>) {
        let alike = |other: &Input<G>| std::mem::discriminant(other) == std::mem::discriminant(input);
        if let Some(place) = self.returned.iter().position(alike)
            && self.returned.get(place) == Some(input)
        {
            self.returned.remove(place);
        }
    }

    /// These of the players are taken back; they come first again.
    pub(crate) fn take_back(&mut self, inputs: Vec<Input<G>>) {
        for input in inputs.into_iter().rev() {
            self.returned.push_front(input);
        }
    }

    /// These of the players, taken back before, are given again.
    pub(crate) fn give_again(&mut self, inputs: Vec<Input<G>>) {
        for input in inputs {
            self.given(&input);
        }
    }
}
