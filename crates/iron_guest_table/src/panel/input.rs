//! What is chosen of the question by keys, and by rows of the list.

use iron_guest::board::Side;
use iron_guest::decision::Answer;

use crate::chart::present::number;
use crate::table::{Asked, IronGuestTable};
use kit::key::moved;

impl IronGuestTable {
    /// The answer that is chosen, if it is whole.
    pub(crate) fn chosen(&self) -> Option<Answer> {
        match &self.asked {
            Asked::Nothing => None,
            Asked::Face(faces, chosen) => chosen.and_then(|at| faces.get(at)).copied().map(Answer::Face),
            Asked::Place(placing) => placing.chosen().map(Answer::Place),
            Asked::Play(announce) => announce.answer(),
            Asked::Either(answers, chosen) => chosen.and_then(|at| answers.get(at)).copied(),
        }
    }

    /// To the next ship or hex, or the one before.
    pub(crate) fn step_across(&mut self, forward: bool) {
        let play = self.session.game().play();
        match &mut self.asked {
            Asked::Play(announce) => announce.step_ship(forward, play),
            Asked::Place(placing) => placing.step_hex(forward),
            Asked::Face(..) | Asked::Either(..) => self.step_along(forward),
            Asked::Nothing => {}
        }
    }

    /// To the next row of the list, or the one before.
    pub(crate) fn step_along(&mut self, forward: bool) {
        let play = self.session.game().play();
        match &mut self.asked {
            Asked::Play(announce) if announce.asks_for_ship() => announce.step_ship(forward, play),
            Asked::Play(announce) => announce.step_way(forward, play),
            Asked::Place(placing) => placing.step_heading(forward),
            Asked::Face(faces, chosen) => *chosen = moved(*chosen, faces.len(), forward),
            Asked::Either(answers, chosen) => *chosen = moved(*chosen, answers.len(), forward),
            Asked::Nothing => {}
        }
    }

    /// Chooses a row of the list. Ships are picked by their numbers, however few of them wait.
    pub(crate) fn choose_row(&mut self, row: usize) {
        let (play, setup) = (self.session.game().play(), self.session.setup());
        match &mut self.asked {
            Asked::Play(announce) if announce.asks_for_ship() => {
                let mut waiting = announce.ships().iter().map(|plays| plays.ship);
                if let Some(ship) = waiting.find(|ship| number(setup, *ship) == row + 1) {
                    announce.pick(ship, play);
                }
            }
            Asked::Play(announce) => announce.choose(row, play),
            Asked::Place(placing) => {
                if let Some((place, _)) = placing.headings().get(row) {
                    placing.choose(*place);
                }
            }
            Asked::Face(faces, chosen) if row < faces.len() => *chosen = Some(row),
            Asked::Either(answers, chosen) if row < answers.len() => *chosen = Some(row),
            Asked::Face(..) | Asked::Either(..) | Asked::Nothing => {}
        }
    }

    pub(crate) fn turn_aim(&mut self, side: Side) {
        let play = self.session.game().play();
        if let Asked::Play(announce) = &mut self.asked {
            announce.turn_aim(side, play);
        }
    }
}
