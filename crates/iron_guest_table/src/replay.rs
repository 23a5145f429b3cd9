//! The battle as it was, from its beginning. Nothing of the game is changed by it.

use iced::Element;
use iron_guest::event::Event;

use super::playback::Playback;
use super::{Action, Env, IronGuestTable, Look, Message};
use ::words::Text;
use kit::cx::Cx;
use kit::key::Press;
use war_table::replay::Replay;

impl IronGuestTable {
    /// Whether the battle is looked at as it was.
    pub fn looks_back(&self) -> bool {
        self.replay.is_some()
    }

    /// Goes back to the beginning, to look on.
    pub(super) fn look_back(&mut self, env: Env) {
        let factor = env.factor_to_look_back();
        let events: Vec<Event> = self.session.events().cloned().collect();
        if let Some(first) = Playback::new(self.bare(), events, factor, env.now) {
            self.replay = Some(Replay::new(first, factor, env.now));
            self.look(Look::Run, env);
        }
    }

    /// Does what is asked while looking back.
    pub(super) fn look(&mut self, look: Look, env: Env) -> Action {
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
        let due = self.playback.as_ref().is_some_and(|playback| playback.is_due(env.now));
        if let Some(next) = self.replay.as_mut().filter(|_| due).and_then(|replay| replay.run_on(env.now)) {
            self.playback = Some(next);
        }
    }

    /// A key while looking back.
    pub(super) fn press_in_replay(&mut self, press: &Press, env: Env) -> Action {
        Look::of(press).map_or(Action::None, |look| self.look(look, env))
    }

    /// Puts the strip's words anew.
    pub fn tell_replay(&mut self, text: &Text) {
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
