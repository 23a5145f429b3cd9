//! The battle as it was, from its beginning. Nothing of the game is changed by it.

use iced::Element;
use iron_guest::event::Event;

use super::playback::Playback;
use super::{Action, Env, IronGuestTable, Look, Message};
use ::words::Text;
use kit::cx::Cx;
use kit::key::Press;
use std::time::Instant;
use war_table::replay::{Moment, Replay, Shown};

impl IronGuestTable {
    /// Whether the battle is looked at as it was.
    pub fn looks_back(&self) -> bool {
        self.replay.is_some()
    }

    /// Goes back to the beginning, to look on.
    pub(super) fn look_back(&mut self, env: Env) {
        self.open_replay(0, env);
    }

    /// Looks back at the battle; so many of its events are over.
    pub(super) fn open_replay(&mut self, past: usize, env: Env) {
        let factor = env.factor_to_look_back();
        let events: Vec<Event> = self.session.events().cloned().collect();
        if let Some(first) = Playback::new(self.bare(), events, factor, env.now) {
            self.replay = Some(Replay::steps(first, past, factor, env.now));
            self.look(Look::Run, env);
        }
    }

    /// Does what is asked while looking back.
    pub(super) fn look(&mut self, look: Look, env: Env) -> Action {
        let Some(replay) = &mut self.replay else { return Action::None };
        let shown = replay.look(look, env.now);
        self.show_past(shown, env)
    }

    /// Shows a step or a moment of the past; back to the game or its timeline if there is none.
    pub(super) fn show_past(&mut self, shown: Option<Shown<Playback>>, env: Env) -> Action {
        self.playback = match shown {
            Some(Shown::Step(playback)) => Some(playback),
            Some(Shown::Moment(moment, factor)) => self.moment(moment, factor, env.now),
            None => None,
        };
        if self.playback.is_some() {
            return Action::None;
        }
        let replay = self.replay.take();
        if let (Some(timeline), Some(place)) = (&mut self.timeline, replay.and_then(|replay| replay.moment())) {
            timeline.select(place);
        }
        self.asked_anew()
    }

    /// The game at a moment, with the events that followed.
    fn moment(&self, moment: Moment, factor: f32, now: Instant) -> Option<Playback> {
        let game = self.session.at(moment.number)?;
        let later = self.session.events().skip(moment.passed).cloned().collect();
        Some(Playback::moment(game.play().state().clone(), later, factor, now))
    }

    /// Time passes while looking back.
    pub(super) fn look_on(&mut self, env: Env) {
        let due = self.playback.as_ref().is_some_and(|playback| playback.is_due(env.now));
        if let Some(next) = self.replay.as_mut().filter(|_| due).and_then(|replay| replay.run_on(env.now)) {
            self.show_past(Some(next), env);
        }
    }

    /// A key while looking back.
    pub(super) fn press_in_replay(&mut self, press: &Press, env: Env) -> Action {
        if let Some(place) = self.replay.as_ref().and_then(Replay::moment)
            && matches!(press, Press::Letter('g' | 'p'))
        {
            return self.act_at_moment(place, press, env);
        }
        Look::of(press).map_or(Action::None, |look| self.look(look, env))
    }

    /// Puts the strip and the timeline into words anew.
    pub fn tell_past(&mut self, text: &Text) {
        self.tell_timeline(text);
        let round = self.shown().round;
        if let Some(replay) = &mut self.replay {
            let when = text.with("iron-guest-table-replay-round", &[("round", round.into())]);
            replay.tell(when, text);
        }
    }

    /// The strip over the table; none in play.
    pub(super) fn replay_strip<'a>(&'a self, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        Some(self.replay.as_ref()?.strip(Message::Look, cx))
    }
}
