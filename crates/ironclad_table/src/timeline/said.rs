//! The timeline in words. A moment is put into words when it comes near what can be seen, for its game has to be found
//! first.

use std::collections::BTreeMap;
use std::ops::Range;

use super::lines::Timeline;
use crate::timeline::present as words;
use ::words::Text;
use ironclad_game::session::{Session, TurnId};
use ironclad_text::thing::Words;
use kit::timeline::{Line, MomentView, Row};

/// How many lines on either side of what can be seen are put into words.
const MARGIN: usize = 40;

/// Words that were found already, by the place of the moment.
#[derive(Debug, Default)]
pub(crate) struct Said {
    /// What was asked or chosen, and by whom.
    moments: BTreeMap<usize, (String, String)>,
    scenarios: BTreeMap<usize, String>,
}

impl Timeline {
    /// Lines near what can be seen.
    pub(crate) fn window(&self) -> Range<usize> {
        self.rows.window(MARGIN)
    }

    /// Finds the words of what can be seen.
    pub(crate) fn speak(&mut self, text: &Text, session: &Session) {
        let rows = self.rows.within(self.window()).to_vec();
        for row in rows {
            match row {
                Row::Stop(place) if !self.said.moments.contains_key(&place) => {
                    let game = self.stops.get(place).and_then(|stop| Some((session.at(stop.asked)?, stop.answer)));
                    let said = game.map(|(game, answer)| match answer {
                        Some(answer) => words::choice(text, &game, answer),
                        None => (text.get("timeline-now"), words::question(text, &game)),
                    });
                    self.said.moments.insert(place, said.unwrap_or_default());
                }
                Row::Scenario(place) if !self.said.scenarios.contains_key(&place) => {
                    let game = self.stops.get(place).and_then(|stop| session.at(stop.asked));
                    let name = game.map(|game| Words::of(text, &game).mission()).unwrap_or_default();
                    self.said.scenarios.insert(place, name);
                }
                Row::Stop(_) | Row::Scenario(_) | Row::Turn(_) | Row::Way(_) => {}
            }
        }
    }

    pub(crate) fn line(&self, row: &Row, text: &Text, session: &Session) -> Line {
        match row {
            Row::Scenario(place) => Line::Scenario(self.said.scenarios.get(place).cloned().unwrap_or_default()),
            Row::Turn(place) => {
                let at = self.stops.get(*place).map(|stop| stop.when);
                Line::Turn(at.map(|at| when(text, session, at)).unwrap_or_default())
            }
            Row::Stop(place) => {
                let (title, asker) = self.said.moments.get(place).cloned().unwrap_or_default();
                let stop = self.stops.get(*place);
                Line::Moment {
                    title,
                    asker,
                    dice: stop.map(|stop| stop.dice.clone()).unwrap_or_default(),
                    crossed: stop.is_some_and(|stop| stop.crossed.is_some()),
                    now: stop.is_some_and(|stop| stop.answer.is_none()),
                }
            }
            Row::Way(way) => match self.ways.get(*way) {
                Some(branch) => {
                    let ends = [("when", when(text, session, branch.when).into())];
                    Line::Way { name: words::way(text, session, branch), ends: text.with("way-ends", &ends) }
                }
                None => Line::Scenario(String::new()),
            },
        }
    }
}

/// Where in its campaign a moment is, in words.
pub(crate) fn when(text: &Text, session: &Session, at: TurnId) -> String {
    words::when(text, session, at)
}

/// More about the line in focus.
pub(crate) fn told(timeline: &Timeline, text: &Text, session: &Session) -> MomentView {
    if let Some((place, stop)) = timeline.stop() {
        let Some(game) = session.at(stop.asked) else { return MomentView::default() };
        let (title, asker) = timeline.said.moments.get(&place).cloned().unwrap_or_default();
        let crossed = stop.crossed.is_some().then(|| crate::log::taken_back(text, stop.crossed));
        return MomentView {
            title,
            below: asker,
            when: when(text, session, stop.when),
            log: stop.answer.map(|_| words::told(text, session, &game, stop.last)).unwrap_or_default(),
            crossed,
            note: None,
        };
    }
    let Some(way) = timeline.way() else { return MomentView::default() };
    MomentView {
        title: words::way(text, session, way),
        below: text.get("way-left-here"),
        when: text.with("way-ends", &[("when", when(text, session, way.when).into())]),
        log: Vec::new(),
        crossed: None,
        note: Some(text.get("way-return")),
    }
}
