//! The lines of the timeline, and the focus that goes along them.

use std::cell::Cell;

use super::said::Said;
use crate::timeline::stop::{Stop, stops};
use ironclad_game::session::{Branch, Session, TurnId};

/// A line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Row {
    Scenario(usize),
    Turn(TurnId),
    Stop(usize),
    Way(usize),
}

/// The timeline.
#[derive(Debug)]
pub(crate) struct Timeline {
    pub(crate) stops: Vec<Stop>,
    pub(crate) ways: Vec<Branch>,
    pub(crate) rows: Vec<Row>,
    /// The line in focus, and the first that can be seen.
    pub(crate) at: usize,
    pub(crate) top: usize,
    /// How many lines there was room for when it was last drawn.
    pub(crate) room: Cell<usize>,
    /// Words that were found already.
    pub(crate) said: Said,
}

impl Timeline {
    pub(crate) fn new(session: &Session) -> Self {
        let stops = stops(session);
        let ways: Vec<Branch> = session.branches().into_iter().filter(|branch| !branch.here).collect();
        let mut rows = Vec::new();
        let mut when = None;
        for (place, stop) in stops.iter().enumerate() {
            if stop.begins {
                rows.push(Row::Scenario(place));
            }
            if when.replace(stop.when) != Some(stop.when) {
                rows.push(Row::Turn(stop.when));
            }
            rows.push(Row::Stop(place));
            let here = |branch: &Branch| match stop.answer {
                Some(_) => (stop.asked..stop.last).contains(&branch.leaves),
                None => branch.leaves >= stop.asked,
            };
            rows.extend(ways.iter().enumerate().filter(|(_, branch)| here(branch)).map(|(way, _)| Row::Way(way)));
        }
        let at = rows.iter().rposition(|row| matches!(row, Row::Stop(_))).unwrap_or(0);
        let mut timeline = Self { stops, ways, rows, at, top: 0, room: Cell::new(16), said: Said::default() };
        timeline.keep_in_sight();
        timeline
    }

    /// Puts the focus on a moment.
    pub(crate) fn select_stop(&mut self, place: usize) {
        self.at = self.rows.iter().position(|row| *row == Row::Stop(place)).unwrap_or(self.at);
        self.keep_in_sight();
    }

    pub(crate) fn select(&mut self, line: usize) {
        if matches!(self.rows.get(line), Some(Row::Stop(_) | Row::Way(_))) {
            self.at = line;
            self.keep_in_sight();
        }
    }

    fn keep_in_sight(&mut self) {
        let room = self.room.get().max(3);
        // The heading above the first line is seen with it.
        let top = self.top.min(self.at.saturating_sub(2)).max((self.at + 2).saturating_sub(room));
        self.top = top.min(self.rows.len().saturating_sub(room));
    }

    /// Puts the focus on a line that was pressed: it is in sight, so the lines stay where they are under the hand.
    pub(crate) fn press(&mut self, line: usize) {
        let room = self.room.get().max(1);
        let top = self.top.max((self.at + 1).saturating_sub(room));
        if matches!(self.rows.get(line), Some(Row::Stop(_) | Row::Way(_))) {
            (self.at, self.top) = (line, top);
        }
    }

    /// To the next line that can be chosen, and so many on.
    pub(crate) fn step(&mut self, lines: usize, on: bool) {
        let open = |line: &usize| matches!(self.rows.get(*line), Some(Row::Stop(_) | Row::Way(_)));
        let to = match on {
            true => {
                let far = (self.at + lines).min(self.rows.len().saturating_sub(1));
                (far..self.rows.len()).find(open).or_else(|| (0..far).rev().find(open))
            }
            false => {
                let far = self.at.saturating_sub(lines);
                (0..=far).rev().find(open).or_else(|| (far..self.rows.len()).find(open))
            }
        };
        self.at = to.unwrap_or(self.at);
        self.keep_in_sight();
    }

    /// To the first moment below the next heading, or above.
    pub(crate) fn turn(&mut self, on: bool) {
        let heading = |line: &usize| matches!(self.rows.get(*line), Some(Row::Turn(_)));
        let below = |line: usize| line + 1;
        let to = match on {
            true => (self.at + 1..self.rows.len()).find(heading).map(below),
            false => (0..self.at.saturating_sub(1)).rev().find(heading).map(below),
        };
        self.select(to.unwrap_or(if on { self.rows.len().saturating_sub(1) } else { self.at }));
    }

    /// To the next way that was left.
    pub(crate) fn next_way(&mut self, on: bool) {
        let is_way = |line: &usize| matches!(self.rows.get(*line), Some(Row::Way(_)));
        let after = self.at + 1..self.rows.len();
        let to = match on {
            true => after.clone().find(is_way).or_else(|| (0..self.at).find(is_way)),
            false => (0..self.at).rev().find(is_way).or_else(|| after.clone().rev().find(is_way)),
        };
        self.select(to.unwrap_or(self.at));
    }

    pub(crate) fn stop(&self) -> Option<(usize, &Stop)> {
        match self.rows.get(self.at) {
            Some(Row::Stop(place)) => self.stops.get(*place).map(|stop| (*place, stop)),
            _ => None,
        }
    }

    pub(crate) fn way(&self) -> Option<&Branch> {
        match self.rows.get(self.at) {
            Some(Row::Way(way)) => self.ways.get(*way),
            _ => None,
        }
    }

    /// Reads the moments and branches anew; the focus stays where it is.
    pub(crate) fn read_again(&mut self, session: &Session) {
        *self = Self { at: self.at, top: self.top, room: Cell::new(self.room.get()), ..Self::new(session) };
    }
}
