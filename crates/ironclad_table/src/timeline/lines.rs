//! The moments and the branches of the timeline, and its lines.

use super::said::Said;
use crate::timeline::stop::{Stop, stops};
use ironclad_game::session::{Branch, Session};
use kit::timeline::{Row, Rows};

/// The timeline.
#[derive(Debug)]
pub(crate) struct Timeline {
    pub(crate) stops: Vec<Stop>,
    pub(crate) ways: Vec<Branch>,
    pub(crate) rows: Rows,
    /// Words that were found already.
    pub(crate) said: Said,
}

impl Timeline {
    pub(crate) fn new(session: &Session) -> Self {
        let stops = stops(session);
        let ways: Vec<Branch> = session.branches().into_iter().filter(|branch| !branch.here).collect();
        let rows = Rows::new(rows(&stops, &ways));
        Self { stops, ways, rows, said: Said::default() }
    }

    pub(crate) fn stop(&self) -> Option<(usize, &Stop)> {
        match self.rows.focused()? {
            Row::Stop(place) => self.stops.get(place).map(|stop| (place, stop)),
            Row::Scenario(_) | Row::Turn(_) | Row::Way(_) => None,
        }
    }

    pub(crate) fn way(&self) -> Option<&Branch> {
        match self.rows.focused()? {
            Row::Way(way) => self.ways.get(way),
            Row::Scenario(_) | Row::Turn(_) | Row::Stop(_) => None,
        }
    }

    /// Forgets the words that were found already: the language has changed.
    pub(crate) fn forget_words(&mut self) {
        self.said = Said::default();
    }

    /// Reads the moments and branches anew; the focus stays where it is.
    pub(crate) fn read_again(&mut self, session: &Session) {
        let Self { stops, ways, said, .. } = Self::new(session);
        (self.stops, self.ways, self.said) = (stops, ways, said);
        self.rows.replace(rows(&self.stops, &self.ways));
    }
}

/// The lines of these moments, with the branches where they leave the way.
fn rows(stops: &[Stop], ways: &[Branch]) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut when = None;
    for (place, stop) in stops.iter().enumerate() {
        if stop.begins {
            rows.push(Row::Scenario(place));
        }
        if when.replace(stop.when) != Some(stop.when) {
            rows.push(Row::Turn(place));
        }
        rows.push(Row::Stop(place));
        let here = |branch: &Branch| match stop.answer {
            Some(_) => (stop.asked..stop.last).contains(&branch.leaves),
            None => branch.leaves >= stop.asked,
        };
        rows.extend(ways.iter().enumerate().filter(|(_, branch)| here(branch)).map(|(way, _)| Row::Way(way)));
    }
    rows
}
