//! All dice counted: how often each face fell, and how often rolls succeeded against their odds.

use serde::Serialize;

use crate::content::HeroId;
use crate::engine::{Die, Why};

/// The dice of a scenario or a campaign, counted.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// How often each face fell, from 1; dice that were rolled again among them.
    pub faces: [u32; 6],
    /// Checks made, and how many were won.
    pub checks: Tries,
    /// The shots and evasions of each system, in the order of [`System::ALL`](crate::content::terms::System::ALL).
    pub systems: [Tries; 3],
    /// Checks by each hero who was committed to them.
    pub heroes: Vec<(HeroId, Tries)>,
}

/// Rolls that had something to reach.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Tries {
    /// Rolls by the number of faces that would have succeeded, 0 to 6.
    pub odds: [u32; 7],
    /// How many succeeded.
    pub reached: u32,
}

/// The percentile of a number of successes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rank {
    /// The chance of more successes, in percent.
    pub more: u8,
    /// The chance of fewer, in percent.
    pub fewer: u8,
}

impl Tries {
    /// Rolls in all.
    pub fn tried(&self) -> u32 {
        self.odds.iter().sum()
    }

    /// The successes that the odds promised, in sixths.
    pub fn promised(&self) -> u32 {
        self.odds.iter().zip(0u32..).map(|(rolls, faces)| rolls * faces).sum()
    }

    fn add(&mut self, faces: u8, succeeded: bool) {
        if let Some(rolls) = self.odds.get_mut(usize::from(faces)) {
            *rolls += 1;
        }
        self.reached += u32::from(succeeded);
    }

    fn join(&mut self, other: &Self) {
        self.odds.iter_mut().zip(other.odds).for_each(|(own, more)| *own += more);
        self.reached += other.reached;
    }

    /// Where the successes lie among all that these same rolls could have brought, found exactly: the chances of every
    /// number of successes, one roll after the other.
    pub fn rank(&self) -> Rank {
        let mut chances = vec![1.0_f64];
        for (rolls, faces) in self.odds.iter().zip(0u8..) {
            let hit = f64::from(faces) / 6.0;
            for _ in 0..*rolls {
                let missed = chances.iter().copied().chain([0.0]).map(|chance| chance * (1.0 - hit));
                let landed = [0.0].into_iter().chain(chances.iter().copied()).map(|chance| chance * hit);
                chances = missed.zip(landed).map(|(missed, landed)| missed + landed).collect();
            }
        }
        let reached = usize::try_from(self.reached).unwrap_or(usize::MAX);
        let percent = |chance: f64| (chance * 100.0).round().clamp(0.0, 100.0) as u8;
        Rank {
            more: percent(chances.iter().skip(reached.saturating_add(1)).sum()),
            fewer: percent(chances.iter().take(reached).sum()),
        }
    }
}

impl Tally {
    /// Dice thrown.
    pub fn thrown(&self) -> u32 {
        self.faces.iter().sum()
    }

    /// All rolls that had something to reach.
    pub fn whole(&self) -> Tries {
        let mut whole = self.checks;
        self.systems.iter().for_each(|tries| whole.join(tries));
        whole
    }

    pub(super) fn fell(&mut self, die: Die) {
        if let Some(face) = self.faces.get_mut(usize::from(die.face()).saturating_sub(1)) {
            *face += 1;
        }
    }

    /// A roll is decided, to which these heroes were committed if it is a check.
    pub(super) fn decided(&mut self, why: Why, heroes: &[HeroId], faces: u8, succeeded: bool) {
        match why.system().and_then(|system| self.systems.get_mut(system.index())) {
            Some(tries) => tries.add(faces, succeeded),
            None => {
                self.checks.add(faces, succeeded);
                heroes.iter().for_each(|hero| self.of(*hero, |tries| tries.add(faces, succeeded)));
            }
        }
    }

    fn of(&mut self, hero: HeroId, count: impl FnOnce(&mut Tries)) {
        match self.heroes.iter_mut().find(|(own, _)| *own == hero) {
            Some((_, tries)) => count(tries),
            None => {
                let mut tries = Tries::default();
                count(&mut tries);
                self.heroes.push((hero, tries));
            }
        }
    }

    /// Counts another scenario in.
    pub fn join(&mut self, other: &Self) {
        self.faces.iter_mut().zip(other.faces).for_each(|(own, more)| *own += more);
        self.checks.join(&other.checks);
        self.systems.iter_mut().zip(&other.systems).for_each(|(own, more)| own.join(more));
        for (hero, tries) in &other.heroes {
            self.of(*hero, |own| own.join(tries));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tries(odds: [u32; 7], reached: u32) -> Tries {
        Tries { odds, reached }
    }

    #[test]
    fn a_rank_is_exact() {
        // Two even rolls: none, one or both, as 1 to 2 to 1.
        assert_eq!(tries([0, 0, 0, 2, 0, 0, 0], 1).rank(), Rank { more: 25, fewer: 25 });
        assert_eq!(tries([0, 0, 0, 2, 0, 0, 0], 2).rank(), Rank { more: 0, fewer: 75 });
        // One face and five: 5/36 both, 5/36 none.
        assert_eq!(tries([0, 1, 0, 0, 0, 1, 0], 0).rank(), Rank { more: 86, fewer: 0 });
        // What is certain is no luck.
        assert_eq!(tries([3, 0, 0, 0, 0, 0, 2], 2).rank(), Rank { more: 0, fewer: 0 });
        assert_eq!(Tries::default().rank(), Rank { more: 0, fewer: 0 });
    }

    #[test]
    fn rolls_are_counted_where_they_belong() {
        use crate::content::Id;
        use crate::content::ShipId;
        use crate::engine::combat::EnemyId;
        let hero = HeroId::from_index(2);
        let mut tally = Tally::default();
        tally.decided(Why::Check, &[hero], 4, true);
        let mut other = Tally::default();
        other.decided(Why::Check, &[hero], 2, false);
        let target = EnemyId { ship: ShipId::from_index(0), number: 1 };
        other.decided(Why::Attack { target }, &[hero], 3, true);
        tally.join(&other);
        assert_eq!((tally.checks.tried(), tally.checks.reached, tally.checks.promised()), (2, 1, 6));
        assert_eq!(tally.heroes, [(hero, tally.checks)]);
        assert_eq!((tally.whole().tried(), tally.systems[1].reached), (3, 1));
    }
}
