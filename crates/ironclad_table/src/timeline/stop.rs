//! The moments of a way at which it was the players' turn.

use ironclad_game::engine::{Answer, Decision, DecisionKind, Event, Game, Pending};
use ironclad_game::session::{Entry, Session, TurnId, UndoneChance};

use crate::decision::composer::Composer;

/// A moment at which something was asked, and what was answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Stop {
    /// The number of the last input before it: where one goes back to.
    pub(crate) asked: u32,
    /// The number of the last input that followed from the answer.
    pub(crate) last: u32,
    /// Where in the campaign.
    pub(crate) when: TurnId,
    /// What was answered; nothing at the end of the way, where it is asked now.
    pub(crate) answer: Option<Answer>,
    /// The dice that fell.
    pub(crate) dice: Vec<u8>,
    /// What had been seen and was taken back.
    pub(crate) crossed: UndoneChance,
    /// Whether a scenario begins with it.
    pub(crate) begins: bool,
}

/// The moments on the way to where the game stands, the last being now.
pub(crate) fn stops(session: &Session) -> Vec<Stop> {
    let mut before: Option<Entry> = None;
    let mut stops: Vec<Stop> = Vec::new();
    let mut begins = true;
    for entry in session.entries() {
        let asked = before.as_ref().map(|before| before.last);
        match (entry.choice, asked) {
            (Some((answer, _)), Some(asked)) => {
                stops.push(Stop {
                    asked,
                    last: entry.last,
                    when: entry.when,
                    answer: Some(answer),
                    dice: dice(&entry.events),
                    crossed: entry.taken_back,
                    begins,
                });
                begins = false;
            }
            _ => begins = true,
        }
        before = Some(entry);
    }
    let here = session.place();
    let (when, none) = (session.when(), UndoneChance::default());
    stops.push(Stop { asked: here, last: here, when, answer: None, dice: Vec::new(), crossed: none, begins });
    stops
}

fn dice(events: &[Event]) -> Vec<u8> {
    let rolled = events.iter().filter_map(|event| match event {
        Event::Rolled { die, .. } => Some(die.face()),
        _ => None,
    });
    rolled.collect()
}

/// What was asked in a game, and what was chosen of it.
pub(crate) fn asked(game: &Game, answer: Option<Answer>) -> Option<(Decision, Composer)> {
    let Pending::Choose(decision) = game.pending() else { return None };
    let mut composer = Composer::new(&decision);
    let is_it = |other: Answer| Some(other) == answer;
    if decision.kind == DecisionKind::SetUp {
        composer.look_at(&decision, false, is_it, is_it);
    } else {
        composer.choose_where(is_it);
    }
    Some((decision, composer))
}
