//! How the dice fell, against what they promised.

use serde::Serialize;

use super::tally::Tally;
use crate::content::SectorId;
use crate::content::terms::Mode;
use crate::engine::{Die, Request, succeeds};

/// The most rolls listed, of the best and of the worst.
const TOLD: usize = 3;

/// All dice of a scenario.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Dice {
    /// Dice thrown, those that were rolled again among them.
    pub thrown: u16,
    /// Natural 6s.
    pub sixes: u16,
    /// Natural 1s.
    pub ones: u16,
    /// The sum of their faces.
    pub pips: u32,
    /// Dice rerolled by an ability.
    pub again: u16,
    /// Rolls that had something to reach.
    pub tried: u16,
    /// Those that reached it.
    pub reached: u16,
    /// How many of them the odds promised, in sixths.
    pub promised: u32,
    /// Successes that had the odds against them, the least likely first.
    pub best: Vec<Roll>,
    /// Failures that had the odds for them, the least likely first.
    pub worst: Vec<Roll>,
    /// All of them, counted.
    pub tally: Tally,
}

/// A roll that had something to reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Roll {
    /// The turn.
    pub turn: u16,
    /// The number of its input in the journal, or of one soon after it.
    pub input: u32,
    /// Where the ship was.
    pub sector: SectorId,
    /// The face.
    pub die: Die,
    /// What it was rolled for.
    pub request: Request,
    /// How many of the six faces would have done.
    pub faces: u8,
}

impl Dice {
    /// Counts a die that has fallen.
    pub(super) fn thrown(&mut self, die: Die) {
        self.tally.fell(die);
        self.thrown = self.thrown.saturating_add(1);
        self.pips = self.pips.saturating_add(die.face().into());
        match die.face() {
            6 => self.sixes = self.sixes.saturating_add(1),
            1 => self.ones = self.ones.saturating_add(1),
            _ => {}
        }
    }

    /// Counts a roll that is decided.
    pub(super) fn decided(&mut self, roll: Roll, succeeded: bool) {
        self.tried = self.tried.saturating_add(1);
        self.promised = self.promised.saturating_add(roll.faces.into());
        if succeeded {
            self.reached = self.reached.saturating_add(1);
            if roll.faces <= 3 {
                keep(&mut self.best, roll, |roll| roll.faces);
            }
        } else if roll.faces >= 3 {
            keep(&mut self.worst, roll, |roll| 6u8.saturating_sub(roll.faces));
        }
    }
}

/// Keeps a roll among the few least likely ones; of equals those that came first.
fn keep(rolls: &mut Vec<Roll>, roll: Roll, likely: impl Fn(&Roll) -> u8) {
    let place = rolls.partition_point(|other| likely(other) <= likely(&roll));
    rolls.insert(place, roll);
    rolls.truncate(TOLD);
}

/// How many of the six faces would do; none if there is nothing to reach.
pub(super) fn faces(mode: Mode, request: &Request) -> Option<u8> {
    let against = request.against.filter(|against| against.reach.is_some())?;
    let faces = Die::all().filter(|die| succeeds(mode, *die, against)).count();
    u8::try_from(faces).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Id;
    use crate::engine::Why;
    use crate::engine::chance::Against;

    fn roll(turn: u16, faces: u8) -> Roll {
        let request = Request { why: Why::Check, source: None, against: None };
        let (Some(die), sector) = (Die::new(3), SectorId::from_index(0)) else { panic!("3 is a face") };
        Roll { turn, input: 0, sector, die, request, faces }
    }

    #[test]
    fn the_least_likely_are_kept_and_the_first_of_equals() {
        let mut dice = Dice::default();
        for (turn, faces) in [(1, 3), (2, 1), (3, 2), (4, 1), (5, 5)] {
            dice.decided(roll(turn, faces), true);
        }
        assert_eq!(dice.best.iter().map(|roll| roll.turn).collect::<Vec<_>>(), [2, 4, 3]);
        for (turn, faces) in [(6, 2), (7, 3), (8, 5)] {
            dice.decided(roll(turn, faces), false);
        }
        assert_eq!(dice.worst.iter().map(|roll| roll.turn).collect::<Vec<_>>(), [8, 7]);
        assert_eq!((dice.tried, dice.reached, dice.promised), (8, 5, 22));
    }

    #[test]
    fn a_six_serves_and_a_one_fails_as_the_mode_has_it() {
        let request =
            |reach| Request { why: Why::Check, source: None, against: Some(Against { adds: 0, reach: Some(reach) }) };
        // Rule 7.2: on Normal a 6 is enough for anything and a 1 for nothing.
        assert_eq!(faces(Mode::Normal, &request(9)), Some(1));
        assert_eq!(faces(Mode::Hard, &request(9)), Some(0));
        assert_eq!(faces(Mode::Normal, &request(1)), Some(5));
        assert_eq!(faces(Mode::Easy, &request(1)), Some(6));
    }
}
