//! The log: what has happened, as far as the one at the screen may know it.

use full_thrust::apply::apply;
use full_thrust::event::Event;
use full_thrust::field::Field;
use full_thrust::tell::{self, Message};

use super::FullThrustTable;
use super::step::Step;

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The turn; 0 while setting up.
    pub turn: u16,
    /// What it says.
    pub message: Message,
    /// The dice that were rolled.
    pub dice: Vec<u8>,
    /// How many events had happened when it was written, itself among them.
    pub after: usize,
}

/// Whether an event has no line of its own: the page already shows it, or it is one of very many.
fn is_passed_over(event: &Event) -> bool {
    matches!(
        event,
        Event::Locked { .. }
            | Event::Unlocked { .. }
            | Event::Deployed { .. }
            | Event::PlanWritten { .. }
            | Event::ShotsChosen { .. }
            | Event::AttackChosen { .. }
            | Event::ScanChosen { .. }
            | Event::Fires { .. }
            | Event::TurnBegan { .. }
            | Event::Moved { void: None, .. }
            | Event::ThresholdRolled { lost: false, .. }
    )
}

impl FullThrustTable {
    /// Writes the log anew, up to where the battle stands.
    pub(super) fn log_anew(&mut self) {
        let viewer = self.viewer();
        let battle = self.session.game().battle();
        let mut table = self.bare();
        let mut lines = Vec::new();
        for (place, event) in self.session.events().enumerate() {
            apply(&mut table, battle, event);
            if is_passed_over(event) {
                continue;
            }
            let field = Field { battle, table: &table };
            if let Some(message) = tell::event(field, viewer, event) {
                lines.push(Line { turn: table.turn, message, dice: Step::of(event).dice, after: place + 1 });
            }
        }
        self.log = lines;
        self.log_back = 0;
    }

    /// The lines whose events have been shown.
    pub fn log(&self) -> &[Line] {
        let Some(playback) = &self.playback else { return &self.log };
        let shown = self.shown_before() + playback.passed();
        let count = self.log.partition_point(|line| line.after <= shown);
        self.log.get(..count).unwrap_or_default()
    }

    /// How many lines before the last one the page ends.
    pub fn log_back(&self) -> usize {
        self.log_back
    }

    pub(super) fn turn_log(&mut self, down: bool) {
        let most = self.log().len();
        self.log_back = if down { self.log_back.saturating_sub(4) } else { (self.log_back + 4).min(most) };
    }
}
