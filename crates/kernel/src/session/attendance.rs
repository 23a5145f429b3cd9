//! Who was at the table, session by session.
//!
//! It belongs to the file and not to one path through it: who was missing stays missing, whatever is undone
//! later.

use super::Session;
use crate::game::Game;
use crate::save::Attendance;

/// Who was at the table from which input on, by input number.
#[derive(Debug, Clone, Default)]
pub(super) struct AttendanceLog(Vec<(u32, Attendance)>);

impl AttendanceLog {
    /// Notes who is there from the input of this number on. Of two notes for the same the later counts.
    pub(super) fn note(&mut self, from: u32, tonight: Attendance) {
        self.0.push((from, tonight));
    }

    /// Who was there when the input of this number was made.
    fn at(&self, number: u32) -> Attendance {
        let before = self.0.partition_point(|(from, _)| *from <= number);
        let said = before.checked_sub(1).and_then(|place| self.0.get(place));
        said.map(|(_, tonight)| *tonight).unwrap_or_default()
    }
}

impl<G: Game> Session<G> {
    /// Who is at the table.
    pub fn tonight(&self) -> Attendance {
        self.attendance.at(u32::MAX)
    }

    /// Who was at the table when the input of this number was made.
    pub fn tonight_at(&self, number: u32) -> Attendance {
        self.attendance.at(number)
    }
}
