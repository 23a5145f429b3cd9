//! The battle as it was, from its beginning. Nothing of it is changed by that.

use full_thrust::event::Event;
use iced::Element;

use super::playback::Playback;
use super::{Action, Env, FullThrustTable, Look, Message};
use ::words::Text;
use kit::cx::Cx;
use kit::key::Press;
use std::time::Instant;
use war_table::replay::{Moment, Replay, Shown};

impl FullThrustTable {
    /// Whether the battle is looked at as it was.
    pub fn looks_back(&self) -> bool {
        self.replay.is_some()
    }

    /// Whether the battle may be looked back at now: nobody looks while the screen changes hands.
    pub(super) fn may_look_back(&self) -> bool {
        !self.is_busy() && self.handing.is_none()
    }

    /// Goes back to the beginning, to look on.
    pub(super) fn look_back(&mut self, env: Env) {
        self.open_replay(0, 0, env);
    }

    /// Shows the last movement once more, and what came of it.
    pub(super) fn look_at_last_move(&mut self, env: Env) {
        let events = self.session.events();
        let before = events.enumerate().filter(|(_, event)| matches!(event, Event::OrdersRevealed)).last();
        if let Some((place, _)) = before {
            self.open_replay(place, 0, env);
        }
    }

    /// Looks back at the events from a place on; those up to another are over.
    pub(super) fn open_replay(&mut self, from: usize, past: usize, env: Env) {
        if !self.may_look_back() {
            return;
        }
        let factor = env.factor_to_look_back();
        let battle = std::sync::Arc::clone(self.session.game().battle());
        let mut table = self.bare();
        let mut events: Vec<Event> = self.session.events().cloned().collect();
        // What is decided unseen and not yet revealed is not looked back at.
        let open = events.iter().rposition(Event::reveals).map_or(0, |place| place + 1);
        let is_shown = |place: usize, event: &Event| place < open || event.secret_of().is_none();
        let past = events.iter().take(past).enumerate().filter(|(place, event)| is_shown(*place, event)).count();
        let mut place = 0;
        events.retain(|event| {
            place += 1;
            is_shown(place - 1, event)
        });
        let later = events.split_off(from.min(events.len()));
        events.iter().for_each(|event| full_thrust::apply::apply(&mut table, &battle, event));
        if let Some(first) = Playback::new(&battle, table, later, factor, env.reduced, env.now) {
            self.replay = Some(Replay::steps(first, past, factor, env.now));
            self.look_to(Look::Run, env);
        }
    }

    /// Does what is asked while looking back.
    pub(super) fn look_to(&mut self, look: Look, env: Env) -> Action {
        let Some(replay) = &mut self.replay else { return Action::None };
        let shown = replay.look(look, env.now);
        self.show_past(shown, env)
    }

    /// Shows a step or a moment of the past; back to the battle or its timeline if there is none.
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

    /// The table at a moment, as the one at the screen may know it.
    fn moment(&self, moment: Moment, factor: f32, now: Instant) -> Option<Playback> {
        let game = self.eyes().see(&self.session.at(moment.number)?);
        let table = game.state().table.clone();
        Some(Playback::moment(game.battle(), table, moment.passed, factor, now))
    }

    /// Time passes while looking back.
    pub(super) fn look_on(&mut self, env: Env) {
        if let Some(playback) = &mut self.playback
            && !playback.is_due(env.now)
        {
            playback.tick(env.now);
            return;
        }
        if let Some(next) = self.replay.as_mut().and_then(|replay| replay.run_on(env.now)) {
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
        Look::of(press).map_or(Action::None, |look| self.look_to(look, env))
    }

    /// Puts the strip and the timeline into words anew.
    pub fn tell_past(&mut self, text: &Text) {
        self.tell_timeline(text);
        let turn = self.field().table.turn;
        if let Some(replay) = &mut self.replay {
            replay.tell(text.with("full-thrust-turn", &[("turn", u32::from(turn).into())]), text);
        }
    }

    /// The strip over the table; none in play.
    pub fn replay_strip<'a>(&'a self, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        Some(self.replay.as_ref()?.strip(Message::Look, cx))
    }
}
