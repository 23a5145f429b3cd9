//! The guide of the first battle: what to do next, told step by step. It watches what stands on the screen and nothing else.

use crate::composer::Composer;
use crate::table::FullThrustTable;

/// The scenario that is guided.
pub const FIRST_BATTLE: &str = "first-command";

/// What is said before an order is written, and after.
const ORDER: [&str; 2] = ["full-thrust-coach-order", "full-thrust-coach-keep"];
/// What is said before something is aimed, and after.
const FIRE: [&str; 2] = ["full-thrust-coach-aim", "full-thrust-coach-fire"];

/// All that may be said while the same thing is asked, so that the card can keep room for it.
pub fn in_turn(advice: &'static str) -> Vec<&'static str> {
    let pair = [ORDER, FIRE].into_iter().find(|pair| pair.contains(&advice));
    pair.map_or_else(|| vec![advice], |pair| pair.to_vec())
}

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
        let ([order, keep], [aim, fire]) = (ORDER, FIRE);
        match (self.composer(), turn) {
            (Composer::Deploy(_), _) => Some("full-thrust-coach-deploy"),
            (Composer::Orders(plotting), 1) if plotting.order().is_some_and(|order| !order.uses_thrust()) => {
                Some(order)
            }
            (Composer::Orders(_), 1) => Some(keep),
            (Composer::Orders(_), 2) => Some("full-thrust-coach-second"),
            (Composer::Orders(_), _) => Some("full-thrust-coach-arcs"),
            (Composer::Fire(aiming), _) if aiming.shots().is_empty() => Some(aim),
            (Composer::Fire(_), _) => Some(fire),
            (
                Composer::Nothing | Composer::Scans(_) | Composer::Groups(_) | Composer::Guns(_) | Composer::Exit(_),
                _,
            ) => None,
        }
    }
}
