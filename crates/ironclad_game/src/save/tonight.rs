//! Who is at the table tonight, and who sits in for those who are not.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

/// Who is at the table: for each seat, the seat that answers for it. Whoever answers for somebody is there.
///
/// It is no part of the game: systems stay dealt as they were (ruling 16), and nothing of it can be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "[Seat; 3]", into = "[Seat; 3]")]
pub struct Tonight([Seat; 3]);

impl Tonight {
    /// Everybody is there.
    pub const EVERYBODY: Self = Self(Seat::ALL);

    /// The seat that answers for a seat.
    pub fn answers_for(&self, seat: Seat) -> Seat {
        self.0.get(place(seat)).copied().unwrap_or(seat)
    }

    /// Whether a seat's player is there.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.answers_for(seat) == seat
    }

    /// Those of so many players who are there, by seat.
    pub fn here(&self, players: usize) -> impl Iterator<Item = Seat> + use<> {
        let tonight = *self;
        Seat::ALL.into_iter().take(players).filter(move |seat| tonight.is_here(*seat))
    }

    /// Those who are not there, each with who sits in.
    pub fn away(&self) -> impl Iterator<Item = (Seat, Seat)> + use<> {
        let pairs = Seat::ALL.into_iter().zip(self.0);
        pairs.filter(|(seat, answers)| seat != answers)
    }

    /// The same without one, for whom another sits in; whomever the one sat in for, the other does too. None if the
    /// other is not there.
    #[must_use]
    pub fn without(self, away: Seat, sits_in: Seat) -> Option<Self> {
        let mut all = self.0;
        all.iter_mut().filter(|answers| **answers == away).for_each(|answers| *answers = sits_in);
        if let Some(answers) = all.get_mut(place(away)) {
            *answers = sits_in;
        }
        (away != sits_in && self.is_here(sits_in)).then_some(Self(all))
    }

    /// The same with one who is there.
    #[must_use]
    pub fn with(self, here: Seat) -> Self {
        let mut all = self.0;
        if let Some(answers) = all.get_mut(place(here)) {
            *answers = here;
        }
        Self(all)
    }
}

impl Default for Tonight {
    fn default() -> Self {
        Self::EVERYBODY
    }
}

impl TryFrom<[Seat; 3]> for Tonight {
    type Error = &'static str;

    fn try_from(all: [Seat; 3]) -> Result<Self, Self::Error> {
        let tonight = Self(all);
        let sound = all.into_iter().all(|answers| tonight.is_here(answers));
        sound.then_some(tonight).ok_or("whoever sits in for somebody is there")
    }
}

impl From<Tonight> for [Seat; 3] {
    fn from(tonight: Tonight) -> Self {
        tonight.0
    }
}

fn place(seat: Seat) -> usize {
    usize::from(seat.number().saturating_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::ALL[0];
    const TWO: Seat = Seat::ALL[1];
    const THREE: Seat = Seat::ALL[2];

    #[test]
    fn whoever_sits_in_goes_too_and_somebody_else_answers_for_both() {
        let one_away = Tonight::EVERYBODY.without(TWO, THREE).expect("three is there");
        assert_eq!(one_away.answers_for(TWO), THREE);
        assert_eq!(one_away.without(ONE, TWO), None, "who is away sits in for nobody");
        let alone = one_away.without(THREE, ONE).expect("one is there");
        assert_eq!(Seat::ALL.map(|seat| alone.answers_for(seat)), [ONE; 3]);
        assert_eq!(alone.here(3).collect::<Vec<_>>(), [ONE]);
        assert_eq!(alone.with(THREE).answers_for(TWO), ONE);
        assert!(alone.with(THREE).is_here(THREE));
    }

    #[test]
    fn nobody_answers_for_others_who_is_away() {
        assert!(serde_json::from_str::<Tonight>("[2,3,3]").is_err());
        assert!(serde_json::from_str::<Tonight>("[2,2]").is_err());
        assert_eq!(serde_json::from_str::<Tonight>("[1,3,3]").ok(), Tonight::EVERYBODY.without(TWO, THREE));
    }
}
