//! Dice that fall.

use crate::dice::playback::Playback;
use crate::dice::{DiceView, Outcome, Roll};
use crate::present::{Present, system};
use ironclad_game::engine::{Event, Outcome as Ended, Source};
use ironclad_game::odds;
use ironclad_game::session::DieRoll;
use ironclad_text::event::Log;
use ironclad_text::roll;
use ironclad_text::thing::number;

impl Present<'_> {
    /// The die that falls now, and those before it.
    pub fn dice(&self, playback: &Playback) -> DiceView {
        let fall = playback.current();
        let words = &self.words;
        let outlook = odds::outlook(&fall.before, &[]).filter(|outlook| outlook.rows.is_empty());
        let needs = match outlook.map(|outlook| outlook.least()) {
            Some(Some(least)) => words.with("dice-needs", &[("least", number(least))]),
            Some(None) => words.get("sum-hopeless"),
            None => String::new(),
        };
        DiceView {
            head: words.get(&format!("dice-{}", fall.request.why.name())),
            below: match fall.request.source {
                Some(Source::Condition) => words.sector(fall.before.table().ship),
                Some(source) => words.source(source),
                None => String::new(),
            },
            whose: fall.request.why.system().map(system),
            needs,
            roll: self.roll(fall),
            earlier: playback.before().iter().map(|fall| self.roll(fall)).collect(),
            seed: u32::try_from(fall.history).unwrap_or(0),
        }
    }

    fn roll(&self, fall: &DieRoll) -> Roll {
        let outcome = outcome(fall);
        let succeeded = match outcome {
            Outcome::Plain => None,
            Outcome::Won => Some(true),
            Outcome::Lost => Some(false),
        };
        let sum = roll::sum(&self.words, &fall.before);
        Roll {
            dice: vec![fall.die.face()],
            sum: sum.map(|sum| roll::told(&self.words, fall.die, &sum, succeeded)).unwrap_or_default(),
            result: self.result(fall),
            outcome,
        }
    }

    /// What a die led to, in the log's words.
    fn result(&self, fall: &DieRoll) -> String {
        let log = Log::at(&self.words, fall.before.table().ship, &fall.events);
        let line = log.lines().first().cloned().or_else(|| log.open_lines(&self.words).into_iter().next());
        line.map(|line| line.text).unwrap_or_default()
    }
}

fn outcome(fall: &DieRoll) -> Outcome {
    let told = fall.events.iter().find_map(|event| match event {
        Event::CheckDecided { won, .. } => Some(*won),
        Event::ShotDecided { landed, .. } => Some(*landed),
        Event::EnemyShotDecided { evaded, .. } => Some(*evaded),
        Event::Ended { outcome } => Some(*outcome == Ended::Won),
        _ => None,
    });
    match told {
        None => Outcome::Plain,
        Some(true) => Outcome::Won,
        Some(false) => Outcome::Lost,
    }
}
