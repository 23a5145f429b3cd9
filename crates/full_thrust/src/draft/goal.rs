//! Who wins a scenario that is being made (Full Thrust 13, 14.1).

use super::Draft;
use crate::content::{Condition, Rung, Tally, Victory, Worth};
use crate::outcome::Grade;

/// Who wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// By Full Thrust 13.1.
    Standard,
    /// By points of the scenario's own.
    Tally,
    /// The first side by what it destroys or holds up, else the second.
    Ladder,
}

impl Goal {
    /// Every goal.
    pub const ALL: [Self; 3] = [Self::Standard, Self::Tally, Self::Ladder];
}

/// Something that a side can score for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Score {
    /// Own merchants that got away.
    MerchantExited,
    /// Enemy ships destroyed.
    EnemyDestroyed,
    /// Enemy merchants destroyed.
    MerchantDestroyed,
    /// Enemy merchants taken.
    MerchantTaken,
    /// Enemy merchants that neither got away nor were lost.
    MerchantStillThere,
    /// Enemy warships destroyed.
    EscortDestroyed,
}

impl Score {
    /// Everything that can be scored for.
    pub const ALL: [Self; 6] = [
        Self::MerchantExited,
        Self::EnemyDestroyed,
        Self::MerchantDestroyed,
        Self::MerchantTaken,
        Self::MerchantStillThere,
        Self::EscortDestroyed,
    ];

    /// What messages call it.
    pub fn id(self) -> &'static str {
        match self {
            Self::MerchantExited => "merchant-exited",
            Self::EnemyDestroyed => "enemy-destroyed",
            Self::MerchantDestroyed => "merchant-destroyed",
            Self::MerchantTaken => "merchant-taken",
            Self::MerchantStillThere => "merchant-still-there",
            Self::EscortDestroyed => "escort-destroyed",
        }
    }

    /// What it is worth in a tally.
    pub fn worth(self, tally: Tally) -> Option<Worth> {
        let mut copy = tally;
        *self.field(&mut copy)
    }

    fn field(self, tally: &mut Tally) -> &mut Option<Worth> {
        match self {
            Self::MerchantExited => &mut tally.merchant_exited,
            Self::EnemyDestroyed => &mut tally.enemy_destroyed,
            Self::MerchantDestroyed => &mut tally.merchant_destroyed,
            Self::MerchantTaken => &mut tally.merchant_taken,
            Self::MerchantStillThere => &mut tally.merchant_still_there,
            Self::EscortDestroyed => &mut tally.escort_destroyed,
        }
    }
}

impl Draft {
    /// Changes what the first side must do.
    pub(super) fn on_ladder(&mut self, change: impl FnOnce(&mut u32, &mut u32, &mut u16)) {
        if let Some((mut major, mut minor, mut exited)) = self.ladder() {
            change(&mut major, &mut minor, &mut exited);
            self.scenario.victory = ladder(major, minor, exited);
        }
    }

    /// What the first side must destroy for a major and a minor victory, and how many merchants may get away; none where
    /// something else decides.
    pub fn ladder(&self) -> Option<(u32, u32, u16)> {
        let Victory::Ladder { rungs, .. } = &self.scenario.victory else { return None };
        let [major, minor] = rungs.as_slice() else { return None };
        let Condition::Or(parts) = &major.when else { return None };
        let [Condition::MerchantsExitedAtMost(exited), Condition::FvDestroyedAtLeast(major)] = parts.as_slice() else {
            return None;
        };
        let Condition::FvDestroyedAtLeast(minor) = &minor.when else { return None };
        Some((*major, *minor, *exited))
    }

    /// Who wins.
    pub fn goal(&self) -> Goal {
        match self.scenario.victory {
            Victory::Standard => Goal::Standard,
            Victory::Tally { .. } => Goal::Tally,
            Victory::Ladder { .. } => Goal::Ladder,
        }
    }

    /// Lets something else decide who wins.
    pub fn aim(&mut self, goal: Goal) {
        if goal == self.goal() {
            return;
        }
        self.scenario.victory = match goal {
            Goal::Standard => Victory::Standard,
            Goal::Tally => Victory::Tally { draw_within: 10, sides: Vec::new() },
            Goal::Ladder => ladder(48, 24, 1),
        };
        self.tidy();
    }

    /// What a side scores for something: nothing, its value, half of it, and again nothing.
    pub fn score(&mut self, at: usize, score: Score) {
        if let Victory::Tally { sides, .. } = &mut self.scenario.victory
            && let Some(tally) = sides.get_mut(at)
        {
            let worth = score.field(tally);
            *worth = match worth {
                None => Some(Worth::Fv),
                Some(Worth::Fv) => Some(Worth::HalfFv),
                Some(Worth::HalfFv) => None,
            };
        }
    }
}

fn ladder(major: u32, minor: u32, exited: u16) -> Victory {
    let when = Condition::Or(vec![Condition::MerchantsExitedAtMost(exited), Condition::FvDestroyedAtLeast(major)]);
    let rungs = vec![
        Rung { side: 0, grade: Grade::Major, when },
        Rung { side: 0, grade: Grade::Minor, when: Condition::FvDestroyedAtLeast(minor) },
    ];
    Victory::Ladder { rungs, otherwise: 1 }
}
