//! The timeline over the table: every moment of the way so far, and the ways that were left.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::ops::Range;

use super::play::Sent;
use super::stop::{Stop, stops};
use super::{Action, Env, Table};
use crate::session::{Branch, Session, When};
use crate::text::Text;
use crate::text::thing::Words;
use crate::ui::key::{Arrow, Press};
use crate::ui::present::timeline as words;
use crate::ui::timeline::{Act, Line, TimelineView, Told};

/// The id of the field in which a way is named.
pub const NAME: &str = "way-name";

/// How many lines on either side of what can be seen are put into words.
const MARGIN: usize = 40;

/// What happened on the timeline.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Timed {
    /// It is opened.
    Open,
    /// A line was pressed.
    Line(usize),
    /// The wheel was turned.
    Wheel {
        /// Downwards.
        down: bool,
    },
    /// What can be done with the line in focus.
    Act(Act),
    /// The name of a way is typed.
    Name(String),
    /// The name is as it should be.
    Named,
    /// The name is not to be asked for after all.
    Unnamed,
    /// Back to the table.
    Close,
}

/// A line.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Row {
    Scenario(usize),
    Turn(When),
    Stop(usize),
    Way(usize),
}

/// A way that is being named.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Naming {
    what: Named,
    pub(super) name: String,
    /// What it is called if nothing is typed.
    pub(super) otherwise: String,
}

impl Naming {
    /// The words over the field, below them, and on the main button.
    pub(super) fn title(&self) -> &'static str {
        match self.what {
            Named::Left(_) => "way-name-left",
            Named::Branch(_) => "way-name-branch",
        }
    }

    pub(super) fn advice(&self) -> &'static str {
        match self.what {
            Named::Left(_) => "way-name-left-advice",
            Named::Branch(_) => "way-name-branch-advice",
        }
    }

    pub(super) fn button(&self) -> &'static str {
        match self.what {
            Named::Left(_) => "past-go-back",
            Named::Branch(_) => "way-name-button",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Named {
    /// The way that is left for this moment.
    Left(u32),
    /// The branch that ends there.
    Branch(u32),
}

/// The timeline.
#[derive(Debug)]
pub(super) struct Timeline {
    stops: Vec<Stop>,
    ways: Vec<Branch>,
    rows: Vec<Row>,
    at: usize,
    top: usize,
    /// How many lines there was room for when it was last drawn.
    pub(super) room: Cell<usize>,
    /// Words that were found already, by the place of the moment.
    said: BTreeMap<usize, (String, String)>,
    scenarios: BTreeMap<usize, String>,
}

impl Timeline {
    fn new(session: &Session) -> Self {
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
        let (said, scenarios) = (BTreeMap::new(), BTreeMap::new());
        let mut timeline = Self { stops, ways, rows, at, top: 0, room: Cell::new(16), said, scenarios };
        timeline.keep_in_sight();
        timeline
    }

    /// Puts the focus on a moment.
    pub(super) fn select_stop(&mut self, place: usize) {
        self.at = self.rows.iter().position(|row| *row == Row::Stop(place)).unwrap_or(self.at);
        self.keep_in_sight();
    }

    fn select(&mut self, line: usize) {
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

    /// To the next line that can be chosen, and so many on.
    fn step(&mut self, lines: usize, on: bool) {
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
    fn turn(&mut self, on: bool) {
        let heading = |line: &usize| matches!(self.rows.get(*line), Some(Row::Turn(_)));
        let below = |line: usize| line + 1;
        let to = match on {
            true => (self.at + 1..self.rows.len()).find(heading).map(below),
            false => (0..self.at.saturating_sub(1)).rev().find(heading).map(below),
        };
        self.select(to.unwrap_or(if on { self.rows.len().saturating_sub(1) } else { self.at }));
    }

    /// To the next way that was left.
    fn next_way(&mut self, on: bool) {
        let is_way = |line: &usize| matches!(self.rows.get(*line), Some(Row::Way(_)));
        let after = self.at + 1..self.rows.len();
        let to = match on {
            true => after.clone().find(is_way).or_else(|| (0..self.at).find(is_way)),
            false => (0..self.at).rev().find(is_way).or_else(|| after.clone().rev().find(is_way)),
        };
        self.select(to.unwrap_or(self.at));
    }

    fn stop(&self) -> Option<(usize, &Stop)> {
        match self.rows.get(self.at) {
            Some(Row::Stop(place)) => self.stops.get(*place).map(|stop| (*place, stop)),
            _ => None,
        }
    }

    fn way(&self) -> Option<&Branch> {
        match self.rows.get(self.at) {
            Some(Row::Way(way)) => self.ways.get(*way),
            _ => None,
        }
    }

    /// Lines near what can be seen.
    fn window(&self) -> Range<usize> {
        let from = self.top.saturating_sub(MARGIN);
        from..(self.top + self.room.get() + MARGIN).min(self.rows.len())
    }

    /// Finds the words of what can be seen.
    fn speak(&mut self, text: &Text, session: &Session) {
        let rows: Vec<Row> = self.window().filter_map(|line| self.rows.get(line).cloned()).collect();
        for row in rows {
            match row {
                Row::Stop(place) if !self.said.contains_key(&place) => {
                    let game = self.stops.get(place).and_then(|stop| Some((session.at(stop.asked)?, stop.answer)));
                    let said = game.map(|(game, answer)| match answer {
                        Some(answer) => words::choice(text, &game, answer),
                        None => (text.get("timeline-now"), words::question(text, &game)),
                    });
                    self.said.insert(place, said.unwrap_or_default());
                }
                Row::Scenario(place) if !self.scenarios.contains_key(&place) => {
                    let game = self.stops.get(place).and_then(|stop| session.at(stop.asked));
                    let name = game.map(|game| Words::of(text, &game).mission()).unwrap_or_default();
                    self.scenarios.insert(place, name);
                }
                Row::Stop(_) | Row::Scenario(_) | Row::Turn(_) | Row::Way(_) => {}
            }
        }
    }

    fn line(&self, row: &Row, text: &Text, session: &Session) -> Line {
        match row {
            Row::Scenario(place) => Line::Scenario(self.scenarios.get(place).cloned().unwrap_or_default()),
            Row::Turn(at) => Line::Turn(when(text, session, *at)),
            Row::Stop(place) => {
                let (title, asker) = self.said.get(place).cloned().unwrap_or_default();
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
pub(super) fn when(text: &Text, session: &Session, at: When) -> String {
    words::when(text, session, at)
}

impl Table {
    /// Lays the timeline over the table.
    pub fn open_timeline(&mut self, env: Env<'_>) {
        self.over = None;
        self.past = None;
        self.naming = None;
        self.timeline = Some(Timeline::new(&self.session));
        self.show(env);
    }

    pub(super) fn timed(&mut self, timed: Timed, env: Env<'_>) -> Action {
        match timed {
            Timed::Open => self.open_timeline(env),
            Timed::Name(name) => {
                if let Some(naming) = &mut self.naming {
                    naming.name = name;
                }
            }
            Timed::Named => return self.named(env),
            Timed::Unnamed => self.naming = None,
            Timed::Close => self.timeline = None,
            Timed::Act(act) => return self.act_in_time(act, env),
            Timed::Line(line) => {
                let Some(timeline) = &mut self.timeline else { return Action::None };
                if timeline.at == line {
                    return self.act_in_time(Act::Main, env);
                }
                timeline.select(line);
            }
            Timed::Wheel { down } => {
                if let Some(timeline) = &mut self.timeline {
                    timeline.step(3, down);
                }
            }
        }
        Action::None
    }

    /// Keys on the timeline.
    pub(super) fn press_in_time(&mut self, press: &Press, env: Env<'_>) -> Action {
        if self.naming.is_some() {
            return match press {
                Press::Enter => self.named(env),
                Press::Esc => self.timed(Timed::Unnamed, env),
                Press::Tab { .. } => Action::Focus(NAME),
                _ => Action::None,
            };
        }
        let Some(timeline) = &mut self.timeline else { return Action::None };
        match press {
            Press::Arrow(Arrow::Down) => timeline.step(1, true),
            Press::Arrow(Arrow::Up) => timeline.step(1, false),
            Press::Arrow(Arrow::Right) => timeline.turn(true),
            Press::Arrow(Arrow::Left) => timeline.turn(false),
            Press::Page { down } => timeline.step(timeline.room.get().saturating_sub(2).max(1), *down),
            Press::Tab { back } => timeline.next_way(!back),
            Press::Enter | Press::Space => return self.act_in_time(Act::Main, env),
            Press::Letter('g') => return self.act_in_time(Act::Go, env),
            Press::Letter('p') => return self.act_in_time(Act::Play, env),
            Press::Letter('n') => return self.act_in_time(Act::Rename, env),
            Press::Esc => self.timeline = None,
            _ => {}
        }
        Action::None
    }

    fn act_in_time(&mut self, act: Act, env: Env<'_>) -> Action {
        let Some(timeline) = &self.timeline else { return Action::None };
        let stop = timeline.stop().map(|(place, stop)| (place, stop.asked, stop.answer.is_some()));
        let way = timeline.way().cloned();
        match (act, stop, way) {
            (Act::Main, Some((_, _, false)), _) => self.timed(Timed::Close, env),
            (Act::Main, Some((place, ..)), _) => self.look_back(place, false, env),
            (Act::Play, Some((place, _, true)), _) => self.look_back(place, true, env),
            (Act::Go, Some((_, moment, true)), _) => self.go_back_to(moment, env),
            // What is left is kept under the name it has, or under none.
            (Act::Main | Act::Go, None, Some(way)) if !self.is_writing() => {
                self.write(self.session.go_to(way.at, None), Sent::Went, env)
            }
            (Act::Rename, None, Some(way)) if !self.is_writing() && !self.session.is_read_only() => {
                let otherwise = words::way(env.text, &self.session, &way);
                self.naming = Some(Naming { what: Named::Branch(way.at), name: way.name, otherwise });
                Action::Focus(NAME)
            }
            _ => Action::None,
        }
    }

    /// Asks for the name of the way that would be left for a moment.
    pub(super) fn go_back_to(&mut self, moment: u32, env: Env<'_>) -> Action {
        if self.is_writing() {
            return Action::None;
        }
        // What cannot be is said before a name is asked for.
        if let Err(error) = self.session.go_to(moment, None) {
            self.refused(&error, env);
            return Action::None;
        }
        let otherwise = words::this_way(env.text, &self.session);
        self.naming = Some(Naming { what: Named::Left(moment), name: String::new(), otherwise });
        Action::Focus(NAME)
    }

    fn named(&mut self, env: Env<'_>) -> Action {
        let Some(naming) = self.naming.clone().filter(|_| !self.is_writing()) else { return Action::None };
        let name = Some(naming.name.trim()).filter(|name| !name.is_empty());
        match naming.what {
            Named::Left(moment) => self.write(self.session.go_to(moment, name), Sent::Went, env),
            Named::Branch(at) => self.write(self.session.name_branch(at, name.unwrap_or_default()), Sent::Named, env),
        }
    }

    /// The timeline as it was, after something has been named.
    pub(super) fn time_anew(&mut self) {
        self.naming = None;
        if let Some(timeline) = &mut self.timeline {
            let (at, top, room) = (timeline.at, timeline.top, timeline.room.get());
            *timeline = Timeline { at, top, room: Cell::new(room), ..Timeline::new(&self.session) };
        }
    }

    /// Forgets the words that were found already: the language has changed.
    pub(super) fn words_anew(&mut self) {
        if let Some(timeline) = &mut self.timeline {
            timeline.said.clear();
            timeline.scenarios.clear();
        }
    }

    /// The timeline in words.
    pub(super) fn time(&mut self, env: Env<'_>) -> Option<TimelineView> {
        let session = &self.session;
        let timeline = self.timeline.as_mut()?;
        timeline.speak(env.text, session);
        let window = timeline.window();
        let rows = timeline.rows.get(window.clone()).unwrap_or_default();
        let lines = rows.iter().map(|row| timeline.line(row, env.text, session)).collect();
        let count = [("count", timeline.stops.len().saturating_sub(1).into())];
        let writes = !session.is_read_only();
        let (main, acts) = match (timeline.stop(), timeline.way()) {
            (Some((_, stop)), _) if stop.answer.is_none() => ("menu-back", vec![]),
            (Some(_), _) if writes => ("timeline-look", vec![(Act::Go, 'G'), (Act::Play, 'P')]),
            (Some(_), _) => ("timeline-look", vec![(Act::Play, 'P')]),
            (None, Some(_)) if writes => ("timeline-return", vec![(Act::Rename, 'N')]),
            _ => ("", vec![]),
        };
        Some(TimelineView {
            below: env.text.with("timeline-count", &count),
            lines,
            first: window.start,
            top: timeline.top,
            at: timeline.at,
            told: told(timeline, env.text, session),
            main: Some(main).filter(|main| !main.is_empty()).map(|main| env.text.get(main)),
            acts: acts.into_iter().map(|(act, key)| (act, key.to_string(), env.text.get(act.key()))).collect(),
        })
    }
}

/// More about the line in focus.
fn told(timeline: &Timeline, text: &Text, session: &Session) -> Told {
    if let Some((place, stop)) = timeline.stop() {
        let Some(game) = session.at(stop.asked) else { return Told::default() };
        let (title, asker) = timeline.said.get(&place).cloned().unwrap_or_default();
        let crossed = stop.crossed.is_some().then(|| crate::ui::present::log::taken_back(text, stop.crossed));
        return Told {
            title,
            below: asker,
            when: when(text, session, stop.when),
            log: stop.answer.map(|_| words::told(text, session, &game, stop.last)).unwrap_or_default(),
            crossed,
            note: None,
        };
    }
    let Some(way) = timeline.way() else { return Told::default() };
    Told {
        title: words::way(text, session, way),
        below: text.get("way-left-here"),
        when: text.with("way-ends", &[("when", when(text, session, way.when).into())]),
        log: Vec::new(),
        crossed: None,
        note: Some(text.get("way-return")),
    }
}
