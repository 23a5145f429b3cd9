//! The order of play: a game that runs until it waits for something (Iron Guest 4).

mod game_end;
mod options;
mod resolve;
mod set_up;
mod turn;

pub use set_up::placings;

use std::sync::Arc;

use crate::apply::apply;
use crate::board::Hex;
use crate::chance::Die;
use crate::decision::{Answer, Illegal, Input, Pending};
use crate::event::Event;
use crate::seat::Seat;
use crate::setup::{Setup, SetupFault};
use crate::state::{Phase, State};

/// A game in play.
#[derive(Debug, Clone)]
pub struct Play {
    setup: Arc<Setup>,
    state: State,
}

impl Play {
    /// Sets up a game and runs it to the first thing that it waits for.
    ///
    /// # Errors
    /// Every fault of the set-up.
    pub fn begin(setup: Arc<Setup>, events: &mut Vec<Event>) -> Result<Self, Vec<SetupFault>> {
        setup.check()?;
        let state = setup.bare(setup.fixed_shoals());
        let mut play = Self { setup, state };
        play.run(events);
        Ok(play)
    }

    /// A game taken up at a state that was kept.
    pub fn resume(setup: Arc<Setup>, state: State) -> Self {
        Self { setup, state }
    }

    /// What it was begun with.
    pub fn setup(&self) -> &Arc<Setup> {
        &self.setup
    }

    /// Everything that changes.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What it waits for.
    pub fn pending(&self) -> Pending {
        match &self.state.phase {
            Phase::First { .. } | Phase::Shoals { .. } | Phase::Faces | Phase::Placing | Phase::Wind => {
                self.pending_in_set_up()
            }
            Phase::Turn(turn) => self.pending_in_turn(turn),
            Phase::Over(outcome) => Pending::Over(*outcome),
        }
    }

    /// Goes on with an input, and appends what happened.
    ///
    /// # Errors
    /// If the input is not what is pending. Then nothing has changed.
    pub fn submit(&mut self, input: Input, events: &mut Vec<Event>) -> Result<(), Illegal> {
        match (self.pending(), input) {
            (Pending::Over(_), _) => return Err(Illegal::Over),
            (Pending::Choose(decision), Input::Answer(answer)) => {
                if !decision.options.contains(&answer) {
                    return Err(Illegal::NotAnOption);
                }
                self.answer(decision.seat, answer, events);
            }
            (Pending::Choose(_), Input::Die(_) | Input::Drawn(_)) => return Err(Illegal::NotAChance),
            (Pending::Chance(_) | Pending::Draw(_), Input::Answer(_)) => return Err(Illegal::NotAChoice),
            (Pending::Chance(_), Input::Drawn(_)) | (Pending::Draw(_), Input::Die(_)) => {
                return Err(Illegal::AnotherChance);
            }
            (Pending::Chance(_), Input::Die(die)) => self.rolled(die, events),
            (Pending::Draw(drawing), Input::Drawn(hex)) => {
                if !drawing.from.contains(hex) {
                    return Err(Illegal::NotInTheGroup);
                }
                self.tell(Event::ShoalDrawn(hex), events);
            }
        }
        self.run(events);
        Ok(())
    }

    /// Who places the next ship; none if all are placed.
    pub fn next_to_place_for(&self) -> Option<Seat> {
        self.state.ship(self.next_to_place()?).map(|ship| ship.owner)
    }

    /// What chance may bring now, each as likely as the others. Empty while a choice is asked.
    pub fn chances(&self) -> Vec<Input> {
        match self.pending() {
            Pending::Chance(_) => Die::all().map(Input::Die).collect(),
            Pending::Draw(drawing) => drawing.from.iter().map(|hex: Hex| Input::Drawn(hex)).collect(),
            Pending::Choose(_) | Pending::Over(_) => Vec::new(),
        }
    }

    /// Changes the state by an event, and appends it.
    fn tell(&mut self, event: Event, events: &mut Vec<Event>) {
        apply(&mut self.state, &event);
        events.push(event);
    }

    /// Goes on until something is waited for.
    fn run(&mut self, events: &mut Vec<Event>) {
        while let Some(next) = self.goes_by_itself() {
            for event in next {
                self.tell(event, events);
            }
        }
    }

    /// What happens without anybody's doing; none if something is waited for.
    fn goes_by_itself(&self) -> Option<Vec<Event>> {
        match &self.state.phase {
            Phase::First { .. } | Phase::Shoals { .. } | Phase::Faces | Phase::Placing | Phase::Wind => {
                self.set_up_goes_on()
            }
            Phase::Turn(turn) => self.turn_goes_on(turn),
            Phase::Over(_) => None,
        }
    }

    /// A die was rolled.
    fn rolled(&mut self, die: Die, events: &mut Vec<Event>) {
        let happened = match &self.state.phase {
            Phase::First { rolling, rolled } => {
                let seat = rolling.iter().nth(rolled.len());
                seat.map(|seat| vec![Event::FirstRolled(seat, die)]).unwrap_or_default()
            }
            Phase::Wind => self.upwind_rolled(die),
            Phase::Turn(turn) => self.rolled_in_turn(turn, die),
            Phase::Shoals { .. } | Phase::Faces | Phase::Placing | Phase::Over(_) => Vec::new(),
        };
        for event in happened {
            self.tell(event, events);
        }
    }

    /// A player has answered.
    fn answer(&mut self, seat: Seat, answer: Answer, events: &mut Vec<Event>) {
        let happened = match answer {
            Answer::Face(face) => vec![Event::FaceTaken(seat, face)],
            Answer::Place(berth) => {
                self.next_to_place().map(|ship| vec![Event::Placed(ship, berth)]).unwrap_or_default()
            }
            Answer::Play(order) => self.announced(seat, order),
            Answer::Return(fire) => self.returned(fire),
            Answer::OfferDraw => vec![Event::DrawOffered(seat)],
            Answer::Draw(true) => vec![Event::DrawAgreed(seat)],
            Answer::Draw(false) => vec![Event::DrawRefused(seat)],
            Answer::Resign => self.resigned(seat),
        };
        for event in happened {
            self.tell(event, events);
        }
    }
}
