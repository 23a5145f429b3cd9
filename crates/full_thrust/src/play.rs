//! A battle in play: what it waits for, and how it goes on with an answer or a die.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::apply::{apply, blank};
use crate::battle::Battle;
use crate::decision::{Ask, Decision, Pending, Request};
use crate::event::Event;
use crate::field::Field;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::rules::{
    alternate_fire, damage, deployment, exchange, fighters, fire, leaving, lines, morale, movement, orders, ramming,
    secret_decisions, sensors,
};
use crate::table::Table;
use kernel::SeatSet;
use kernel::save::Hash;
use kernel::{Die, canonical_hash};

/// Everything that changes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The table, which events alone change.
    pub table: Table,
    /// What is under way.
    pub phase: Phase,
}

/// What a battle is given to go on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    /// A player's answer.
    Answer(Answer),
    /// The face of a die.
    Die(Die),
}

/// A battle in play.
#[derive(Debug, Clone)]
pub struct FullThrust {
    battle: Arc<Battle>,
    state: State,
}

impl FullThrust {
    /// Begins a battle, and runs it to the first thing that it waits for.
    pub fn begin(battle: Arc<Battle>, events: &mut Vec<Event>) -> Self {
        let phase = if battle.deal_edges { Phase::DealEdges } else { Phase::Deploy };
        let state = State { table: blank(&battle), phase };
        let mut game = Self { battle, state };
        game.play(events).run();
        game
    }

    /// A battle taken up at a state that was kept.
    pub fn resume(battle: Arc<Battle>, state: State) -> Self {
        Self { battle, state }
    }

    /// What does not change.
    pub fn battle(&self) -> &Arc<Battle> {
        &self.battle
    }

    /// Everything that changes.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Battle and table, looked at together.
    pub fn field(&self) -> Field<'_> {
        Field { battle: &self.battle, table: &self.state.table }
    }

    /// What is under way.
    pub fn phase(&self) -> &Phase {
        &self.state.phase
    }

    /// A number that two games share only if their states do, the same on every machine.
    #[inline]
    pub fn hash(&self) -> Hash {
        canonical_hash(&self.state)
    }

    /// What it waits for.
    pub fn pending(&self) -> Pending {
        match waits(self.field(), &self.state.phase) {
            Some(pending) => pending,
            // Every battle has been run to where it waits; a state from elsewhere that waits for nothing is over.
            None => Pending::Over(crate::outcome::Outcome {
                winner: None,
                grade: crate::outcome::Grade::Plain,
                points: crate::rules::victory::points(self.field()),
            }),
        }
    }

    /// Goes on with an input, and appends what happened.
    ///
    /// # Errors
    /// If it is not what is asked, or not lawful. Then nothing has changed.
    pub fn submit(&mut self, input: &Input, events: &mut Vec<Event>) -> Result<(), Refusal> {
        match (self.pending(), input) {
            (Pending::Over(_), _) => Err(Refusal::Over),
            (Pending::Choose(_), Input::Die(_)) => Err(Refusal::ChoiceAsked),
            (Pending::Chance(_), Input::Answer(_)) => Err(Refusal::DieAsked),
            (Pending::Chance(request), Input::Die(die)) => {
                let mut play = self.play(events);
                play.roll(request, die.face());
                play.run();
                Ok(())
            }
            (Pending::Choose(decision), Input::Answer(answer)) => {
                let mut play = self.play(events);
                play.answer(&decision.ask, answer)?;
                play.run();
                Ok(())
            }
        }
    }

    fn play<'a>(&'a mut self, events: &'a mut Vec<Event>) -> Play<'a> {
        Play { battle: &self.battle, state: &mut self.state, events }
    }

    /// The state itself, for those that make another view of it.
    pub(crate) fn with_state(&self, state: State) -> Self {
        Self { battle: Arc::clone(&self.battle), state }
    }
}

/// A battle while its rules run.
pub struct Play<'a> {
    /// What does not change.
    pub battle: &'a Battle,
    state: &'a mut State,
    events: &'a mut Vec<Event>,
}

impl Play<'_> {
    /// Battle and table, looked at together.
    pub fn field(&self) -> Field<'_> {
        Field { battle: self.battle, table: &self.state.table }
    }

    /// Lets something happen.
    pub fn emit(&mut self, event: Event) {
        apply(&mut self.state.table, self.battle, &event);
        self.events.push(event);
    }

    /// Runs on until something is waited for.
    fn run(&mut self) {
        while waits(self.field(), &self.state.phase).is_none() {
            // Orders stand in while the phase is away: they hold nothing.
            let phase = std::mem::replace(&mut self.state.phase, Phase::Orders);
            let next = self.advance(phase);
            self.state.phase = next;
        }
    }

    /// Goes on from a phase that waits for nothing more.
    fn advance(&mut self, phase: Phase) -> Phase {
        match phase {
            Phase::DealEdges => Phase::Deploy,
            Phase::Deploy => deployment::reveal(self),
            Phase::Orders => movement::fly(self),
            Phase::Edge => sensors::after_movement(self),
            Phase::Scans => sensors::resolve(self),
            Phase::GroupOrder(precedence) => Phase::Groups(precedence.rotation(self)),
            Phase::Groups(_) => Phase::Lines,
            Phase::Lines => fire::begin(self),
            Phase::FireOrder(precedence) => Phase::Alternate(precedence.rotation(self)),
            Phase::Alternate(_) => ramming::begin(),
            Phase::Allocate => fire::reveal(self),
            Phase::Exchange(exchange) => exchange::advance(self, exchange),
            Phase::Resolve(resolution) => damage::advance(self, resolution),
            Phase::Rams(rams) => ramming::advance(self, rams),
            Phase::Morale(seat) => morale::advance(self, seat),
            Phase::ExitEdge(seat) => Phase::ExitEdge(seat),
            Phase::Over(outcome) => Phase::Over(outcome),
        }
    }

    /// Goes on with a die, which the phase has asked for.
    fn roll(&mut self, request: Request, die: u8) {
        let phase = std::mem::replace(&mut self.state.phase, Phase::Orders);
        let next = match phase {
            Phase::DealEdges => deployment::deal(self, die),
            Phase::Edge => {
                if let Request::Edge { ship } = request {
                    leaving::roll(self, ship, die);
                }
                Phase::Edge
            }
            Phase::GroupOrder(mut precedence) => {
                precedence.take(self, die);
                Phase::GroupOrder(precedence)
            }
            Phase::FireOrder(mut precedence) => {
                precedence.take(self, die);
                Phase::FireOrder(precedence)
            }
            Phase::Lines => {
                if let Request::Line { firer, target } = request {
                    lines::roll(self, firer, target, die);
                }
                Phase::Lines
            }
            Phase::Exchange(exchange) => exchange::roll(self, exchange, die),
            Phase::Resolve(resolution) => damage::roll(self, resolution, die),
            Phase::Rams(rams) => ramming::roll(self, rams, die),
            Phase::Morale(seat) => morale::roll(self, seat, die),
            // These ask for no die.
            phase @ (Phase::Deploy
            | Phase::Orders
            | Phase::Scans
            | Phase::Groups(_)
            | Phase::Alternate(_)
            | Phase::Allocate
            | Phase::ExitEdge(_)
            | Phase::Over(_)) => phase,
        };
        self.state.phase = next;
    }

    /// Goes on with an answer.
    fn answer(&mut self, ask: &Ask, answer: &Answer) -> Result<(), Refusal> {
        let field = self.field();
        match (ask, answer) {
            (Ask::Deploy, Answer::Deploy { ship, at, course, velocity, letter }) => {
                deployment::deploy(self, *ship, *at, *course, *velocity, *letter)
            }
            (Ask::Deploy, Answer::Lock { seat }) => deployment::lock(self, *seat),
            (Ask::Orders, Answer::Write { ship, order }) => orders::write(self, *ship, order),
            (Ask::Orders, Answer::Return { ship, how }) => orders::come_back(self, *ship, *how),
            (Ask::Orders, Answer::Wait { ship }) => orders::wait(self, *ship),
            (Ask::Orders, Answer::Lock { seat }) => secret_decisions::lock(self, orders::asked(field), *seat),
            (Ask::Scans, Answer::Scan { ship, bogey }) => sensors::choose(self, *ship, *bogey),
            (Ask::Scans, Answer::Lock { seat }) => secret_decisions::lock(self, sensors::asked(field), *seat),
            (Ask::Allocate, Answer::Fire { ship, shots }) => fire::allocate(self, *ship, shots),
            (Ask::Allocate, Answer::Attack { group, target }) => fire::allocate_attack(self, *group, *target),
            (Ask::Allocate, Answer::Lock { seat }) => secret_decisions::lock(self, fire::asked(field), *seat),
            (Ask::Deploy | Ask::Orders | Ask::Scans | Ask::Allocate, Answer::Unlock { seat }) => {
                secret_decisions::unlock(self, *seat)
            }
            (Ask::MoveGroup { .. }, Answer::Move { group, to, facing }) => {
                let Phase::Groups(mut rotation) = self.state.phase.clone() else { return Err(Refusal::NotNow) };
                fighters::move_group(self, &mut rotation, *group, *to, *facing)?;
                self.state.phase = Phase::Groups(rotation);
                Ok(())
            }
            (Ask::FireNext { .. }, Answer::Fire { ship, shots }) => {
                let rotation = self.rotation()?;
                self.state.phase = alternate_fire::fire(self, &rotation, *ship, shots)?;
                Ok(())
            }
            (Ask::FireNext { .. }, Answer::Attack { group, target }) => {
                let rotation = self.rotation()?;
                self.state.phase = alternate_fire::attack(self, &rotation, *group, *target)?;
                Ok(())
            }
            (Ask::FireNext { .. }, Answer::Pass) => {
                let rotation = self.rotation()?;
                self.state.phase = alternate_fire::pass(self, rotation);
                Ok(())
            }
            (Ask::Guns { .. }, Answer::Guns { ship, split }) => {
                let Phase::Exchange(mut exchange) = self.state.phase.clone() else { return Err(Refusal::NotNow) };
                exchange::assign(self, &mut exchange, *ship, split)?;
                self.state.phase = Phase::Exchange(exchange);
                Ok(())
            }
            (Ask::ExitEdge { seat }, Answer::Exit { edge }) => {
                self.state.phase = morale::exit(self, *seat, *edge);
                Ok(())
            }
            (
                Ask::Deploy
                | Ask::Orders
                | Ask::Scans
                | Ask::MoveGroup { .. }
                | Ask::Allocate
                | Ask::FireNext { .. }
                | Ask::Guns { .. }
                | Ask::ExitEdge { .. },
                Answer::Deploy { .. }
                | Answer::Write { .. }
                | Answer::Return { .. }
                | Answer::Wait { .. }
                | Answer::Scan { .. }
                | Answer::Move { .. }
                | Answer::Fire { .. }
                | Answer::Attack { .. }
                | Answer::Pass
                | Answer::Guns { .. }
                | Answer::Exit { .. }
                | Answer::Lock { .. }
                | Answer::Unlock { .. },
            ) => Err(Refusal::NotNow),
        }
    }

    fn rotation(&self) -> Result<crate::phase::Rotation, Refusal> {
        if let Phase::Alternate(rotation) = &self.state.phase { Ok(rotation.clone()) } else { Err(Refusal::NotNow) }
    }
}

/// What a phase waits for; none if it goes on by itself.
fn waits(field: Field<'_>, phase: &Phase) -> Option<Pending> {
    let choose = |ask, seats: SeatSet| Pending::Choose(Decision { ask, seats });
    let unseen = |ask, asked: SeatSet| {
        let open = secret_decisions::open(field, asked);
        if open.is_empty() { None } else { Some(choose(ask, open)) }
    };
    match phase {
        Phase::DealEdges => Some(Pending::Chance(Request::DealEdges)),
        Phase::Deploy => unseen(Ask::Deploy, deployment::asked(field)),
        Phase::Orders => unseen(Ask::Orders, orders::asked(field)),
        Phase::Edge => leaving::waiting(field).map(|ship| Pending::Chance(Request::Edge { ship })),
        Phase::Scans => {
            if !field.battle.switches.sensors {
                return None;
            }
            unseen(Ask::Scans, sensors::asked(field))
        }
        Phase::GroupOrder(precedence) | Phase::FireOrder(precedence) => {
            precedence.rolls().map(|side| Pending::Chance(Request::Order { side }))
        }
        Phase::Groups(rotation) => {
            let side = fighters::turn_of(field, rotation)?;
            Some(choose(Ask::MoveGroup { side }, fighters::asked(field, side)))
        }
        Phase::Lines => lines::next(field).map(|(firer, target)| Pending::Chance(Request::Line { firer, target })),
        Phase::Alternate(rotation) => {
            let side = alternate_fire::turn_of(field, rotation)?;
            Some(choose(Ask::FireNext { side }, alternate_fire::asked(field, side)))
        }
        Phase::Allocate => unseen(Ask::Allocate, fire::asked(field)),
        Phase::Exchange(exchange) => {
            if let Some(ask) = exchange.ask(field) {
                let seats = match &ask {
                    Ask::Guns { ship, .. } => seat_of(field, *ship),
                    Ask::Deploy
                    | Ask::Orders
                    | Ask::Scans
                    | Ask::MoveGroup { .. }
                    | Ask::Allocate
                    | Ask::FireNext { .. }
                    | Ask::ExitEdge { .. } => SeatSet::NONE,
                };
                return Some(choose(ask, seats));
            }
            exchange.request(field).map(Pending::Chance)
        }
        Phase::Resolve(resolution) => damage::request(field, resolution).map(Pending::Chance),
        Phase::Rams(rams) => ramming::request(rams).map(Pending::Chance),
        Phase::Morale(seat) => {
            let test = morale::test(field, *seat).filter(|test| morale::takes_die(*test))?;
            Some(Pending::Chance(Request::Morale { seat: *seat, needed: test.needed }))
        }
        Phase::ExitEdge(seat) => Some(choose(Ask::ExitEdge { seat: *seat }, SeatSet::only(*seat))),
        Phase::Over(outcome) => Some(Pending::Over(outcome.clone())),
    }
}

fn seat_of(field: Field<'_>, ship: crate::id::UnitId) -> SeatSet {
    field.vessel(ship).map_or(SeatSet::NONE, |vessel| SeatSet::only(vessel.entry.seat))
}
