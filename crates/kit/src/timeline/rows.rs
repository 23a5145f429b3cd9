//! The lines of a timeline by their kinds, and the focus that goes along them.

use std::cell::Cell;
use std::ops::Range;

/// A line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Row {
    /// A scenario begins with the moment of this place.
    Scenario(usize),
    /// A turn begins with the moment of this place.
    Turn(usize),
    /// The moment of this place.
    Stop(usize),
    /// The abandoned branch of this place.
    Way(usize),
}

impl Row {
    /// Whether it can be chosen.
    fn is_open(self) -> bool {
        match self {
            Self::Stop(_) | Self::Way(_) => true,
            Self::Scenario(_) | Self::Turn(_) => false,
        }
    }
}

/// The lines, the one in focus, and those that can be seen.
#[derive(Debug)]
pub struct Rows {
    all: Vec<Row>,
    at: usize,
    /// The first that can be seen.
    top: usize,
    /// How many lines there was room for when it was last drawn.
    pub room: Cell<usize>,
}

impl Rows {
    /// These lines, with the focus on the last moment.
    pub fn new(all: Vec<Row>) -> Self {
        let at = all.iter().rposition(|row| matches!(row, Row::Stop(_))).unwrap_or(0);
        let mut rows = Self { all, at, top: 0, room: Cell::new(16) };
        rows.keep_in_sight();
        rows
    }

    /// Other lines; the focus stays where it is.
    pub fn replace(&mut self, all: Vec<Row>) {
        self.at = self.at.min(all.len().saturating_sub(1));
        self.all = all;
    }

    /// The place of the line in focus.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The first line that can be seen.
    pub fn top(&self) -> usize {
        self.top
    }

    /// How many lines there are.
    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// The line in focus.
    pub fn focused(&self) -> Option<Row> {
        self.all.get(self.at).copied()
    }

    /// The places of the lines that can be seen, and so many on either side of them.
    pub fn window(&self, margin: usize) -> Range<usize> {
        let end = (self.top + self.room.get() + margin).min(self.all.len());
        self.top.saturating_sub(margin).min(end)..end
    }

    /// The lines at these places.
    pub fn within(&self, window: Range<usize>) -> &[Row] {
        self.all.get(window).unwrap_or_default()
    }

    /// Puts the focus on the moment of this place.
    pub fn select_stop(&mut self, place: usize) {
        self.at = self.all.iter().position(|row| *row == Row::Stop(place)).unwrap_or(self.at);
        self.keep_in_sight();
    }

    fn select(&mut self, line: usize) {
        if self.is_open(&line) {
            self.at = line;
            self.keep_in_sight();
        }
    }

    fn is_open(&self, line: &usize) -> bool {
        self.all.get(*line).is_some_and(|row| row.is_open())
    }

    fn keep_in_sight(&mut self) {
        let room = self.room.get().max(3);
        // The heading above the first line is seen with it.
        let top = self.top.min(self.at.saturating_sub(2)).max((self.at + 2).saturating_sub(room));
        self.top = top.min(self.all.len().saturating_sub(room));
    }

    /// Puts the focus on a line that was pressed: it is in sight, so the lines stay where they are under the hand.
    pub fn press(&mut self, line: usize) {
        let room = self.room.get().max(1);
        let top = self.top.max((self.at + 1).saturating_sub(room));
        if self.is_open(&line) {
            (self.at, self.top) = (line, top);
        }
    }

    /// To the next line that can be chosen, and so many on.
    pub fn step(&mut self, lines: usize, on: bool) {
        let open = |line: &usize| self.is_open(line);
        let to = if on {
            let far = (self.at + lines).min(self.all.len().saturating_sub(1));
            (far..self.all.len()).find(open).or_else(|| (0..far).rev().find(open))
        } else {
            let far = self.at.saturating_sub(lines);
            (0..=far).rev().find(open).or_else(|| (far..self.all.len()).find(open))
        };
        self.at = to.unwrap_or(self.at);
        self.keep_in_sight();
    }

    /// Goes a page on or back: as many lines as can be seen at once, less two.
    pub fn page(&mut self, on: bool) {
        self.step(self.room.get().saturating_sub(2).max(1), on);
    }

    /// To the first moment below the next heading, or above.
    pub fn turn(&mut self, on: bool) {
        let heading = |line: &usize| matches!(self.all.get(*line), Some(Row::Turn(_)));
        let below = |line: usize| line + 1;
        let to = if on {
            (self.at + 1..self.all.len()).find(heading).map(below)
        } else {
            (0..self.at.saturating_sub(1)).rev().find(heading).map(below)
        };
        self.select(to.unwrap_or(if on { self.all.len().saturating_sub(1) } else { self.at }));
    }

    /// To the next way that was left.
    pub fn next_way(&mut self, on: bool) {
        let is_way = |line: &usize| matches!(self.all.get(*line), Some(Row::Way(_)));
        let after = self.at + 1..self.all.len();
        let to = if on {
            after.clone().find(is_way).or_else(|| (0..self.at).find(is_way))
        } else {
            (0..self.at).rev().find(is_way).or_else(|| after.clone().rev().find(is_way))
        };
        self.select(to.unwrap_or(self.at));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows() -> Rows {
        let all = vec![
            Row::Scenario(0),
            Row::Turn(0),
            Row::Stop(0),
            Row::Way(0),
            Row::Stop(1),
            Row::Turn(2),
            Row::Stop(2),
            Row::Way(1),
            Row::Stop(3),
        ];
        Rows::new(all)
    }

    #[test]
    fn the_focus_goes_over_headings_by_lines_turns_and_ways() {
        let mut rows = rows();
        assert_eq!(rows.focused(), Some(Row::Stop(3)));
        rows.turn(false);
        assert_eq!(rows.focused(), Some(Row::Stop(2)));
        rows.step(1, false);
        assert_eq!(rows.focused(), Some(Row::Stop(1)), "the heading is passed over");
        rows.next_way(true);
        assert_eq!(rows.focused(), Some(Row::Way(1)));
        rows.next_way(true);
        assert_eq!(rows.focused(), Some(Row::Way(0)), "round and round");
        rows.step(9, false);
        assert_eq!(rows.focused(), Some(Row::Stop(0)), "no heading can be chosen");
        rows.press(1);
        assert_eq!(rows.focused(), Some(Row::Stop(0)));
        rows.select_stop(2);
        assert_eq!(rows.focused(), Some(Row::Stop(2)));
    }

    #[test]
    fn what_is_in_focus_is_seen() {
        let mut rows = rows();
        rows.room.set(3);
        for place in [0, 3, 1, 2] {
            rows.select_stop(place);
            assert!((rows.top()..rows.top() + 3).contains(&rows.at()), "{place}");
        }
        rows.replace(vec![Row::Turn(0), Row::Stop(0)]);
        assert_eq!(rows.focused(), Some(Row::Stop(0)));
    }
}
