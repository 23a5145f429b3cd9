//! Who was at the table, evening by evening.
//!
//! It belongs to the file and not to a way through it: who was missing when a choice was made was missing, whatever is
//! taken back since.

use super::Session;
use crate::game::Game;
use crate::save::Attendance;

/// Who was at the table from which input on, in the order of their numbers.
#[derive(Debug, Clone, Default)]
pub(super) struct AttendanceLog(Vec<(u32, Attendance)>);

impl AttendanceLog {
    /// From the input of this number on these are there.
    pub(super) fn note(&mut self, from: u32, tonight: Attendance) {
        match self.0.last_mut() {
            // Nothing was played as it was said before.
            Some(last) if last.0 == from => last.1 = tonight,
            _ => self.0.push((from, tonight)),
        }
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
