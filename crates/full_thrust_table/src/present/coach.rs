//! The guide of the first battle: what to do next, told step by step. It watches what stands on the screen and nothing else.

use crate::composer::Composer;
use crate::table::FullThrustTable;

/// The scenario that is guided.
pub const FIRST_BATTLE: &str = "first-command";

impl FullThrustTable {
    /// Whether this battle is guided.
    pub fn is_guided(&self) -> bool {
        self.session().setup().scenario == FIRST_BATTLE
    }

    /// The message that says what to do next; none where there is no guide, or nothing more to say.
    pub fn advice(&self) -> Option<&'static str> {
        if !self.is_guided() || self.coach_is_away() {
            return None;
        }
        let turn = self.field().table.turn;
        if self.outcome().is_some() {
            return Some("full-thrust-coach-end");
        }
        if let Some(playback) = self.playback() {
            return Some(if playback.moving().is_empty() {
                "full-thrust-coach-dice"
            } else {
                "full-thrust-coach-move"
            });
        }
        match (self.composer(), turn) {
            (Composer::Deploy(_), _) => Some("full-thrust-coach-deploy"),
            (Composer::Orders(plotting), 1) if plotting.order().is_some_and(|order| !order.uses_thrust()) => {
                Some("full-thrust-coach-order")
            }
            (Composer::Orders(_), 1) => Some("full-thrust-coach-keep"),
            (Composer::Orders(_), 2) => Some("full-thrust-coach-second"),
            (Composer::Orders(_), _) => Some("full-thrust-coach-arcs"),
            (Composer::Fire(aiming), _) if aiming.shots().is_empty() => Some("full-thrust-coach-aim"),
            (Composer::Fire(_), _) => Some("full-thrust-coach-fire"),
            (
                Composer::Nothing | Composer::Scans(_) | Composer::Groups(_) | Composer::Guns(_) | Composer::Exit(_),
                _,
            ) => None,
        }
    }
}
