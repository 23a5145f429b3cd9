//! How a change of reputation turns out (rules 10.2 to 10.5).

use super::View;
use crate::content::limits::FARTHEST;
use crate::content::terms::Faction;

/// Where an ally's reputation does not fall under (rule 10.5).
pub const ALLIED: i8 = 10;

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
