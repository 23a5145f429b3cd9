//! The battle as it was, from its beginning. Nothing of it is changed by that.

use full_thrust::event::Event;
use iced::Element;

use super::playback::Playback;
use super::{Action, Env, FullThrustTable, Look, Message};
use ::words::Text;
use kit::cx::Cx;
use kit::key::Press;
use war_table::replay::Replay;

impl FullThrustTable {
    /// Whether the battle is looked at as it was.
    pub fn looks_back(&self) -> bool {
        self.replay.is_some()
    }

    /// Goes back to the beginning, to look on.
    pub(super) fn look_back(&mut self, env: Env) {
        self.open_replay(0, env);
    }

    /// Shows the last movement once more, and what came of it.
    pub(super) fn look_at_last_move(&mut self, env: Env) {
        let events = self.session.events();
        let before = events.enumerate().filter(|(_, event)| matches!(event, Event::OrdersRevealed)).last();
        if let Some((place, _)) = before {
            self.open_replay(place, env);
        }
    }

    /// Looks back at the events from a place on.
    fn open_replay(&mut self, from: usize, env: Env) {
        if self.is_busy() {
            return;
        }
        let factor = env.factor_to_look_back();
        let battle = std::sync::Arc::clone(self.session.game().battle());
        let mut table = self.bare();
        let mut events: Vec<Event> = self.session.events().cloned().collect();
        // What is decided unseen and not yet revealed is not looked back at.
        let open = events.iter().rposition(Event::reveals).map_or(0, |place| place + 1);
        let mut place = 0;
        events.retain(|event| {
            place += 1;
            place <= open || event.secret_of().is_none()
        });
        let later = events.split_off(from.min(events.len()));
        events.iter().for_each(|event| full_thrust::apply::apply(&mut table, &battle, event));
        if let Some(first) = Playback::new(&battle, table, later, factor, env.reduced, env.now) {
            self.replay = Some(Replay::new(first, factor, env.now));
            self.look_to(Look::Run, env);
        }
    }

    /// Does what is asked while looking back.
    pub(super) fn look_to(&mut self, look: Look, env: Env) -> Action {
        let Some(replay) = &mut self.replay else { return Action::None };
        self.playback = replay.look(look, env.now);
        if self.playback.is_some() {
            return Action::None;
        }
        self.replay = None;
        self.asked_anew()
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
            self.playback = Some(next);
        }
    }

    /// A key while looking back.
    pub(super) fn press_in_replay(&mut self, press: &Press, env: Env) -> Action {
        Look::of(press).map_or(Action::None, |look| self.look_to(look, env))
    }

    /// Puts the strip's words anew.
    pub fn tell_replay(&mut self, text: &Text) {
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
