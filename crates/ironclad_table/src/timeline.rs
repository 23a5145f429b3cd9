//! The timeline over the table: every moment of the way so far, and the ways that were left.

mod lines;
mod naming;
pub mod present;
mod said;
pub(crate) mod stop;

pub(crate) use lines::Timeline;
pub(crate) use naming::Naming;
pub(crate) use said::when;

use crate::table::play::Sent;
use crate::table::{Action, Env, Table};
use crate::timeline::present as words;
use kit::key::{Arrow, Press};
use kit::timeline::{Act, ActView, TimelineView};

/// The id of the field in which a way is named.
pub const NAME: &str = "way-name";

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

impl Table {
    /// Lays the timeline over the table.
    pub fn open_timeline(&mut self, env: Env<'_>) {
        self.overlay.close();
        self.mode.open_timeline(Timeline::new(&self.session));
        self.show(env);
    }

    pub(crate) fn timed(&mut self, timed: Timed, env: Env<'_>) -> Action {
        match timed {
            Timed::Open => self.open_timeline(env),
            Timed::Name(name) => {
                if let Some(naming) = self.mode.naming_mut() {
                    naming.name = name;
                }
            }
            Timed::Named => return self.named(env),
            Timed::Unnamed => self.mode.close_naming(),
            Timed::Close => self.mode.close_all(),
            Timed::Act(act) => return self.act_in_time(act, env),
            Timed::Line(line) => {
                let Some(timeline) = self.mode.timeline_mut() else { return Action::None };
                if timeline.rows.at() == line {
                    return self.act_in_time(Act::Main, env);
                }
                timeline.rows.press(line);
            }
            Timed::Wheel { down } => {
                if let Some(timeline) = self.mode.timeline_mut() {
                    timeline.rows.step(3, down);
                }
            }
        }
        Action::None
    }

    /// Keys on the timeline.
    pub(crate) fn press_in_time(&mut self, press: &Press, env: Env<'_>) -> Action {
        if self.mode.naming().is_some() {
            return match press {
                Press::Enter => self.named(env),
                Press::Esc => self.timed(Timed::Unnamed, env),
                Press::Tab { .. } => Action::Focus(NAME),
                _ => Action::None,
            };
        }
        let Some(timeline) = self.mode.timeline_mut() else { return Action::None };
        match press {
            Press::Arrow(Arrow::Down) => timeline.rows.step(1, true),
            Press::Arrow(Arrow::Up) => timeline.rows.step(1, false),
            Press::Arrow(Arrow::Right) => timeline.rows.turn(true),
            Press::Arrow(Arrow::Left) => timeline.rows.turn(false),
            Press::Page { down } => timeline.rows.page(*down),
            Press::Tab { back } => timeline.rows.next_way(!back),
            Press::Enter | Press::Space => return self.act_in_time(Act::Main, env),
            Press::Letter('g') => return self.act_in_time(Act::Go, env),
            Press::Letter('p') => return self.act_in_time(Act::Play, env),
            Press::Letter('n') => return self.act_in_time(Act::Rename, env),
            Press::Esc => self.mode.close_all(),
            _ => {}
        }
        Action::None
    }

    fn act_in_time(&mut self, act: Act, env: Env<'_>) -> Action {
        let Some(timeline) = self.mode.timeline() else { return Action::None };
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
                self.mode.name(Naming::branch(way, otherwise));
                Action::Focus(NAME)
            }
            _ => Action::None,
        }
    }

    /// The timeline as it was, after something has been named.
    pub(crate) fn time_anew(&mut self) {
        self.mode.close_naming();
        if let Some(timeline) = self.mode.timeline_mut() {
            timeline.read_again(&self.session);
        }
    }

    /// The timeline in words.
    pub(crate) fn time(&mut self, env: Env<'_>) -> Option<TimelineView> {
        let session = &self.session;
        let timeline = self.mode.timeline_mut()?;
        timeline.speak(env.text, session);
        let window = timeline.window();
        let rows = timeline.rows.within(window.clone());
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
            top: timeline.rows.top(),
            total: timeline.rows.count(),
            at: timeline.rows.at(),
            told: said::told(timeline, env.text, session),
            main: Some(main).filter(|main| !main.is_empty()).map(|main| env.text.get(main)),
            acts: acts
                .into_iter()
                .map(|(act, key)| ActView {
                    act,
                    key: key.to_string(),
                    label: env.text.get(act.key()),
                    text: env.text.attr(act.key(), "text"),
                })
                .collect(),
        })
    }
}
