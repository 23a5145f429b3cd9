//! The timeline over the table. It is told from the log of the one at the screen, and shows moments through their eyes.

use std::ops::Range;

use ::words::Text;
use full_thrust::decision::Ask;
use iced::Element;
use kit::cx::Cx;
use kit::key::Press;
use kit::log::LogLine;
use kit::theme::ALARM_PALE;
use kit::timeline::Ways;
use war_table::replay::Replay;
use war_table::timeline::{Step, Teller, Timed, Timeline};

use super::{Action, Env, FullThrustTable, Message};
use crate::job::Window;
use crate::words::Said;

/// Puts the timeline of a battle into words.
struct Telling<'a> {
    table: &'a FullThrustTable,
    said: Said<'a>,
}

impl Teller<Window> for Telling<'_> {
    fn turn(&self, turn: u16) -> String {
        self.said.text.with("full-thrust-turn", &[("turn", u32::from(turn).into())])
    }

    fn question(&self, asked: &Ask) -> String {
        self.said.text.get(&format!("full-thrust-table-moment-{}", asked.id()))
    }

    fn log(&self, events: Range<usize>) -> Vec<LogLine> {
        let lines = self.table.log.iter().filter(|line| events.contains(&line.after.saturating_sub(1)));
        let told = lines.map(|line| LogLine {
            turn: line.turn.into(),
            text: self.said.say(&line.message),
            dice: line.dice.clone(),
            aside: false,
        });
        told.collect()
    }
}

impl FullThrustTable {
    /// Lays the timeline over the table.
    pub(super) fn open_timeline(&mut self) {
        if self.may_look_back() {
            self.timeline = Some(Timeline::new(&self.session));
        }
    }

    /// The timeline, if it lies over the table.
    pub fn timeline(&self) -> Option<&Timeline<Window>> {
        self.timeline.as_ref()
    }

    /// Takes in what happened on the timeline.
    pub(super) fn timed(&mut self, timed: &Timed, env: Env) -> Action {
        if *timed == Timed::Open {
            self.open_timeline();
        }
        if let (Timed::Press(press), Some(place)) = (timed, self.replay.as_ref().and_then(Replay::moment)) {
            return self.act_at_moment(place, press, env);
        }
        let step = self.timeline.as_mut().map_or(Step::None, |timeline| timeline.update(timed));
        self.step_in_time(step, env)
    }

    fn step_in_time(&mut self, step: Step, env: Env) -> Action {
        match step {
            Step::None => Action::None,
            Step::Close => {
                self.timeline = None;
                Action::None
            }
            Step::Look(place) => {
                let Some(timeline) = &self.timeline else { return Action::None };
                let replay = Replay::at_moment(timeline.stops(), place, env.factor_to_look_back());
                let shown = replay.shown(env.now);
                self.replay = Some(replay);
                self.show_past(shown, env)
            }
            Step::Play(after) => {
                (self.replay, self.playback) = (None, None);
                self.open_replay(0, after, env);
                Action::None
            }
            Step::Go(_) if self.moves.is_writing() => Action::None,
            Step::Go(moment) => {
                let sending = self.moves.go_to(&mut self.session, moment);
                self.follow(sending)
            }
        }
    }

    /// A key for the moment that is looked at.
    pub(super) fn act_at_moment(&mut self, place: usize, press: &Press, env: Env) -> Action {
        let step = self.timeline.as_mut().map_or(Step::None, |timeline| timeline.press_at(place, press));
        self.step_in_time(step, env)
    }

    /// Puts the timeline into words.
    pub(super) fn tell_timeline(&mut self, text: &Text) {
        if let Some(mut timeline) = self.timeline.take() {
            let said = self.said(text);
            timeline.tell(&self.session, &Telling { table: self, said }, text);
            self.timeline = Some(timeline);
        }
    }

    /// What the moment that is looked at is called; none if none is.
    pub(crate) fn moment_title(&self) -> Option<&str> {
        let place = self.replay.as_ref()?.moment()?;
        Some(self.timeline.as_ref()?.title(place))
    }

    /// What can be done with the moment that is looked at.
    pub(crate) fn moment_acts<'a>(&self, cx: &Cx<'a>) -> Element<'a, Message> {
        let may_go = self.timeline.as_ref().is_some_and(Timeline::may_go);
        war_table::timeline::acts(may_go, |press| Message::Time(Timed::Press(press)), cx)
    }

    /// The timeline, if it lies over the table.
    pub(crate) fn timeline_view<'a>(&'a self, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        let timeline = self.timeline.as_ref().filter(|_| self.replay.is_none())?;
        let ways = Ways {
            line: |line| Message::Time(Timed::Line(line)),
            wheel: |down| Message::Time(Timed::Wheel(down)),
            press: |press| Message::Time(Timed::Press(press)),
        };
        let said = self.trouble().map(|trouble| (self.troubled(trouble, cx), ALARM_PALE));
        Some(timeline.view(said, ways, cx))
    }
}
