//! What our shots of a stage are aimed at, in the order in which they are made.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::content::limits::SHOTS;

/// What a shot of ours is aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Aim {
    /// The enemy of this place.
    Enemy(u8),
    /// Nobody: something was mended, or nothing.
    Nobody,
}

/// How [`Aim::Nobody`] is kept: no combat has so many enemies.
const NOBODY: u8 = u8::MAX;

/// So many places are written, taken or not: there was room for no more once, and states are known by what is written.
const WRITTEN: usize = 18;

const _: () = assert!(WRITTEN <= SHOTS);

/// What is written of them.
type Written = ArrayVec<Option<Aim>, SHOTS>;

/// Our shots that are aimed, a byte for each, so that a state stays small.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub(super) struct Aims {
    count: u8,
    at: [u8; SHOTS],
}

impl Aims {
    /// How many are aimed.
    pub(super) fn count(&self) -> usize {
        usize::from(self.count)
    }

    /// What the shot of this place is aimed at, once it is.
    pub(super) fn get(&self, place: usize) -> Option<Aim> {
        let at = self.at.get(..self.count())?.get(place)?;
        Some(if *at == NOBODY { Aim::Nobody } else { Aim::Enemy(*at) })
    }

    /// The next shot is aimed. The check of content sees to it that there is room for it.
    pub(super) fn push(&mut self, aim: Aim) {
        if let Some(place) = self.at.get_mut(usize::from(self.count)) {
            *place = match aim {
                Aim::Enemy(enemy) => enemy,
                Aim::Nobody => NOBODY,
            };
            self.count += 1;
        }
    }
}

impl From<Written> for Aims {
    fn from(written: Written) -> Self {
        let mut aims = Self::default();
        written.into_iter().flatten().for_each(|aim| aims.push(aim));
        aims
    }
}

impl From<Aims> for Written {
    fn from(aims: Aims) -> Self {
        let places = 0..aims.count().max(WRITTEN);
        places.map(|place| aims.get(place)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Aim, Aims, SHOTS, WRITTEN};

    #[test]
    fn as_many_are_read_again_as_were_aimed() {
        for count in [0, 3, WRITTEN, WRITTEN + 1, SHOTS] {
            let mut aims = Aims::default();
            (0..count).for_each(|place| aims.push(if place % 2 == 0 { Aim::Enemy(3) } else { Aim::Nobody }));
            let written = serde_json::to_value(aims).expect("plain data");
            assert_eq!(written.as_array().map(Vec::len), Some(count.max(WRITTEN)));
            assert_eq!(serde_json::from_value::<Aims>(written).expect("read again"), aims);
            assert_eq!((aims.count(), aims.get(1)), (count, (count > 1).then_some(Aim::Nobody)));
        }
    }
}
