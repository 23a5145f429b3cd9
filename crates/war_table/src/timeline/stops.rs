//! The moments of a battle at which somebody was asked. What was planned unseen is one moment, that before the first plan:
//! nobody looks back, or goes back, to where another's plans stand.

use std::ops::Range;

use kernel::Game;
use kernel::session::{Session, UndoneChance};

use crate::TableGame;

/// A moment at which something was asked.
#[derive(Debug, Clone, PartialEq)]
pub struct Stop<A> {
    /// The number of the last input before it: where one goes back to.
    pub asked: u32,
    /// The number of the last input that followed from the answer.
    pub last: u32,
    /// The turn or round.
    pub turn: u16,
    /// What was asked; nothing at the end of the way, where it is asked now.
    pub question: Option<A>,
    /// The events that followed, by their places among all of the battle.
    pub events: Range<usize>,
    /// What had been seen and was taken back.
    pub crossed: UndoneChance,
}

impl<A> Stop<A> {
    /// Whether it is asked now.
    pub fn is_now(&self) -> bool {
        self.question.is_none()
    }
}

/// What was asked in a war game.
pub type Asked<W> = <<W as TableGame>::Game as Game>::Asked;

/// The moments on the way to where the battle stands, the last being now.
pub fn stops<W: TableGame>(session: &Session<W::Game>) -> Vec<Stop<Asked<W>>> {
    let mut stops: Vec<Stop<Asked<W>>> = Vec::new();
    let (mut turn, mut passed, mut before) = (0, 0, 0);
    // Whether the moment before is one of plans that are not yet revealed.
    let mut planning = false;
    for entry in session.entries() {
        let events = passed..passed + entry.events.len();
        let began = entry.events.iter().filter_map(W::begun).next_back();
        let reveals = entry.events.iter().any(<W::Game as Game>::reveals);
        let (last, end) = (entry.last, events.end);
        if let Some((_, question)) = entry.choice {
            let secret = W::is_secret(&question);
            if planning
                && secret
                && let Some(plans) = stops.last_mut()
            {
                (plans.last, plans.events.end) = (last, end);
                plans.crossed.add(entry.taken_back);
            } else {
                let (question, crossed) = (Some(question), entry.taken_back);
                stops.push(Stop { asked: before, last, turn, question, events, crossed });
            }
            planning = secret && !reveals;
        }
        (turn, passed, before) = (began.unwrap_or(turn), end, last);
    }
    let here = session.place();
    let crossed = UndoneChance::default();
    stops.push(Stop { asked: here, last: here, turn, question: None, events: passed..passed, crossed });
    stops
}
