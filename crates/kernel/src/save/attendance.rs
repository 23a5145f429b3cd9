//! Who is at the table tonight, and who answers for those who are not.

use serde::{Deserialize, Serialize};

use crate::seat::{MOST_SEATS, Seat};

const SEATS: usize = MOST_SEATS as usize;

/// Who is at the table: for each seat, the seat that answers for it. Whoever answers for somebody is there.
///
/// It is no part of the game: seats stay as they were dealt, and none of it can be undone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Attendance([Seat; SEATS]);

impl Attendance {
    /// Everybody is there.
    pub const EVERYBODY: Self = Self(Seat::ALL);

    /// The seat that answers for a seat.
    pub fn answers_for(&self, seat: Seat) -> Seat {
        self.0.get(seat.index()).copied().unwrap_or(seat)
    }

    /// Whether a seat's player is there.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.answers_for(seat) == seat
    }

    /// The seats of those players who are there, of this many in all.
    pub fn here(&self, players: usize) -> impl Iterator<Item = Seat> + use<> {
        let attendance = *self;
        Seat::ALL.into_iter().take(players).filter(move |seat| attendance.is_here(*seat))
    }

    /// Those who are not there, each with who answers for them.
    pub fn away(&self) -> impl Iterator<Item = (Seat, Seat)> + use<> {
        let pairs = Seat::ALL.into_iter().zip(self.0);
        pairs.filter(|(seat, answers)| seat != answers)
    }

    /// The same without one, for whom another answers; whomever the one answered for, the other does too. None if the
    /// other is not there.
    #[must_use]
    pub fn without(self, away: Seat, answers_for_them: Seat) -> Option<Self> {
        if away == answers_for_them || !self.is_here(answers_for_them) {
            return None;
        }
        let mut all = self.0;
        for (seat, answers) in Seat::ALL.into_iter().zip(&mut all) {
            if seat == away || *answers == away {
                *answers = answers_for_them;
            }
        }
        Some(Self(all))
    }

    /// The same with one who is there.
    #[must_use]
    pub fn with(self, here: Seat) -> Self {
        let mut all = self.0;
        if let Some(answers) = all.get_mut(here.index()) {
            *answers = here;
        }
        Self(all)
    }
}

impl Default for Attendance {
    fn default() -> Self {
        Self::EVERYBODY
    }
}

impl TryFrom<Vec<Seat>> for Attendance {
    type Error = &'static str;

    /// Seats that are not named are there.
    fn try_from(named: Vec<Seat>) -> Result<Self, Self::Error> {
        if named.len() > SEATS {
            return Err("more seats than a table has");
        }
        let mut all = Seat::ALL;
        for (answers, named) in all.iter_mut().zip(named) {
            *answers = named;
        }
        let attendance = Self(all);
        let sound = all.into_iter().all(|answers| attendance.is_here(answers));
        if sound { Ok(attendance) } else { Err("whoever answers for somebody is there") }
    }
}

impl From<Attendance> for Vec<Seat> {
    /// Up to the last who is away, and at least as many as three players have.
    fn from(attendance: Attendance) -> Self {
        let last_away = attendance.away().last().map_or(0, |(seat, _)| seat.index() + 1);
        attendance.0.into_iter().take(last_away.max(3)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::ALL[0];
    const TWO: Seat = Seat::ALL[1];
    const THREE: Seat = Seat::ALL[2];

    #[test]
    fn whoever_answers_goes_too_and_somebody_else_answers_for_both() {
        let one_away = Attendance::EVERYBODY.without(TWO, THREE).expect("three is there");
        assert_eq!(one_away.answers_for(TWO), THREE);
        assert_eq!(one_away.without(ONE, TWO), None, "who is away answers for nobody");
        let alone = one_away.without(THREE, ONE).expect("one is there");
        assert_eq!([ONE, TWO, THREE].map(|seat| alone.answers_for(seat)), [ONE; 3]);
        assert_eq!(alone.here(3).collect::<Vec<_>>(), [ONE]);
        assert_eq!(alone.with(THREE).answers_for(TWO), ONE);
        assert!(alone.with(THREE).is_here(THREE));
    }

    #[test]
    fn nobody_answers_for_others_who_is_away() {
        assert!(serde_json::from_str::<Attendance>("[2,3,3]").is_err());
        assert!(serde_json::from_str::<Attendance>("[1,1,1,1,1,1,1]").is_err());
        assert_eq!(serde_json::from_str::<Attendance>("[1,3,3]").ok(), Attendance::EVERYBODY.without(TWO, THREE));
        assert_eq!(serde_json::to_string(&Attendance::EVERYBODY).expect("written"), "[1,2,3]");
    }
}
