//! Dice that fall.

use super::Present;
use crate::engine::Event;
use crate::session::Fall;
use crate::text::event::Log;
use crate::text::roll;
use crate::ui::dice::DiceView;
use crate::ui::screen::table::playback::Playback;

impl Present<'_> {
    /// The die that falls now, and those before it.
    pub fn dice(&self, playback: &Playback) -> DiceView {
        let fall = playback.current();
        let sum = roll::sum(&self.words, &fall.before);
        let succeeded = succeeded(fall);
        DiceView {
            head: self.words.get(&format!("dice-{}", fall.request.why.name())),
            face: fall.die.face(),
            sum: sum.map(|sum| roll::told(&self.words, fall.die, &sum, succeeded)).unwrap_or_default(),
            result: self.result(fall),
            good: succeeded,
            earlier: playback.before().iter().map(|fall| (fall.die.face(), self.result(fall))).collect(),
        }
    }

    /// What a die led to, in the log's words.
    fn result(&self, fall: &Fall) -> String {
        let log = Log::of(&self.words, &fall.events);
        let line = log.lines().first().cloned().or_else(|| log.open_lines(&self.words).into_iter().next());
        line.map(|line| line.text).unwrap_or_default()
    }
}

fn succeeded(fall: &Fall) -> Option<bool> {
    fall.events.iter().find_map(|event| match event {
        Event::CheckDecided { won, .. } => Some(*won),
        Event::ShotDecided { landed, .. } => Some(*landed),
        Event::EnemyShotDecided { evaded, .. } => Some(*evaded),
        _ => None,
    })
}
