//! How a change of reputation turns out (rules 10.2 to 10.5).

use serde::{Deserialize, Serialize};

use super::View;
use crate::content::limits::FARTHEST;
use crate::content::terms::Faction;

/// How a power stands to the players (rule 10.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Standing {
    /// −10 and down.
    Enemy,
    /// −5 and down.
    Hostile,
    /// Between.
    Neutral,
    /// 5 and up.
    Friendly,
    /// 10 and up.
    Ally,
}

impl Standing {
    /// All of them, the worst first.
    pub const ALL: [Self; 5] = [Self::Enemy, Self::Hostile, Self::Neutral, Self::Friendly, Self::Ally];

    /// The reputation with which it begins, coming from 0 (rule 10.3).
    pub const fn threshold(self) -> i8 {
        match self {
            Self::Enemy => -10,
            Self::Hostile => -5,
            Self::Neutral => 0,
            Self::Friendly => 5,
            Self::Ally => 10,
        }
    }

    /// The standing of a reputation.
    pub fn of(reputation: i8) -> Self {
        let reached = |standing: &Self| match standing.threshold() {
            worse @ ..0 => reputation <= worse,
            0 => true,
            better => reputation >= better,
        };
        // From both ends to the middle.
        [Self::Enemy, Self::Ally, Self::Hostile, Self::Friendly].into_iter().find(reached).unwrap_or(Self::Neutral)
    }

    /// The standing that comes next with a better reputation, and the reputation at which it begins (rule 10.3).
    pub fn next_above(reputation: i8) -> Option<(Self, i8)> {
        let now = Self::of(reputation);
        // Up to Neutral a standing is left behind with the first point above its threshold.
        let begins = |next: Self| if next <= Self::Neutral { now.threshold() + 1 } else { next.threshold() };
        if now == Self::Ally { None } else { Some((now.better(), begins(now.better()))) }
    }

    /// The standing that comes next with a worse reputation, and the reputation at which it begins (rule 10.3).
    pub fn next_below(reputation: i8) -> Option<(Self, i8)> {
        let now = Self::of(reputation);
        let begins = |next: Self| if next >= Self::Neutral { now.threshold() - 1 } else { next.threshold() };
        if now == Self::Enemy { None } else { Some((now.worse(), begins(now.worse()))) }
    }

    /// The next better one.
    pub fn better(self) -> Self {
        match self {
            Self::Enemy => Self::Hostile,
            Self::Hostile => Self::Neutral,
            Self::Neutral => Self::Friendly,
            Self::Friendly | Self::Ally => Self::Ally,
        }
    }

    /// The next worse one.
    fn worse(self) -> Self {
        match self {
            Self::Enemy | Self::Hostile => Self::Enemy,
            Self::Neutral => Self::Hostile,
            Self::Friendly => Self::Neutral,
            Self::Ally => Self::Friendly,
        }
    }
}

/// Where an ally's reputation does not fall under (rule 10.5).
pub const ALLIED: i8 = Standing::Ally.threshold();

impl View<'_> {
    /// The reputation with a power after a change: an ally's stays one, and what was lost with her enemies cannot be won
    /// back (rule 10.5, ruling 33).
    pub fn reputation_after(&self, faction: Faction, by: i8) -> i8 {
        let now = self.table.reputation(faction);
        let then = now.saturating_add(by).clamp(-FARTHEST, FARTHEST);
        match self.table.ally {
            Some(ally) if ally == faction => then.max(ALLIED.min(now)),
            Some(ally) if ally.is_enemy_of(faction) => then.min(now),
            _ => then,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reputation_has_its_standing_and_the_next_begins_where_it_is_said() {
        let written = [(-15, -10, Standing::Enemy), (-9, -5, Standing::Hostile), (-4, 4, Standing::Neutral)];
        let written = written.into_iter().chain([(5, 9, Standing::Friendly), (10, 15, Standing::Ally)]);
        for (from, to, standing) in written {
            for reputation in from..=to {
                assert_eq!(Standing::of(reputation), standing, "{reputation}");
                let above = (to < FARTHEST).then(|| (Standing::of(to + 1), to + 1));
                let below = (from > -FARTHEST).then(|| (Standing::of(from - 1), from - 1));
                assert_eq!(Standing::next_above(reputation), above, "above {reputation}");
                assert_eq!(Standing::next_below(reputation), below, "below {reputation}");
            }
        }
    }
}
