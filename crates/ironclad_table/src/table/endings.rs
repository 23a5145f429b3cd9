//! What has come to an end and is still to be told: a combat, by its card, and the scenario, by its last page and the
//! debriefing.

use ironclad_game::engine::Event;

/// What has come to an end.
#[derive(Debug, Default)]
pub(crate) struct Endings {
    /// A combat has ended, and its card has not been put away.
    combat: bool,
    /// The last page tells how the scenario ended, and its debriefing follows.
    scenario: bool,
}

impl Endings {
    /// Takes in whether a combat has ended.
    pub(super) fn take_in(&mut self, events: &[Event]) {
        self.combat |= events.iter().any(|event| matches!(event, Event::CombatEnded { .. }));
    }

    /// The card that tells how a combat ended has been seen.
    pub(super) fn card_is_seen(&mut self) {
        self.combat = false;
    }

    /// Whether it is to be told how a combat ended.
    pub(super) fn has_a_card(&self) -> bool {
        self.combat
    }

    /// The scenario has ended.
    pub(super) fn scenario_ends(&mut self) {
        self.scenario = true;
    }

    /// All of it has been told. Says whether the debriefing of a scenario follows, which it does once.
    pub(crate) fn take_debriefing(&mut self) -> bool {
        std::mem::take(&mut self.scenario)
    }

    /// The game stands at another moment, where nothing has just ended.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }
}
