//! What a player who explores a story heads for.

use crate::content::story::condition::Milestone;
use crate::content::{CheckId, ChoiceId, FightId, OfferId, TriggerId};

/// A part of a story that is to be reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExplorerGoal {
    /// A trigger that fires.
    Trigger(TriggerId),
    /// A check that is made.
    Check(CheckId),
    /// A choice that is asked.
    Choice(ChoiceId),
    /// A fight.
    Fight(FightId),
    /// A milestone that is reached.
    Milestone(Milestone),
    /// An offer that is taken.
    Offer(OfferId),
    /// A part of the debriefing that is shown, by its index.
    Debriefing(u8),
}
