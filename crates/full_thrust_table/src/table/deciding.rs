//! What is done to what is being decided, and what is sent of it.

use full_thrust::Seat;
use full_thrust::answer::Answer;
use full_thrust::geometry::Edge;
use full_thrust::id::UnitId;
use kit::key::moved;
use war_table::BattleTable as _;

use super::{Action, Env, FullThrustTable};
use crate::composer::{Act, Composer};

impl FullThrustTable {
    /// Does something to what is being decided.
    pub(super) fn act(&mut self, act: Act) -> Action {
        if self.is_busy() {
            return Action::None;
        }
        self.trouble = None;
        match act {
            Act::NextFree => return self.next_free(),
            Act::SameClass | Act::SameAll if matches!(self.composer, Composer::Orders(_)) => return self.same(act),
            Act::Formation => return self.formation(),
            Act::Lock => return self.lock(),
            Act::Pass => return self.send(vec![Answer::Pass]),
            Act::Repeat => return self.repeat(),
            Act::Row(row) => return self.choose_row(row),
            Act::Turn(_)
            | Act::Speed(_)
            | Act::SetTurn(_)
            | Act::SetSpeed(_)
            | Act::Nudge(..)
            | Act::Nothing
            | Act::SameClass
            | Act::SameAll
            | Act::Launch
            | Act::Recover
            | Act::Ram
            | Act::Advise
            | Act::System => {}
        }
        // Whoever sets an order by hand has done with typing it: what is set must not be given up with what was typed.
        if let Composer::Orders(plotting) = &mut self.composer {
            plotting.stop_typing();
        }
        let (seen, asked) = (&self.seen, self.asked.as_ref().map(|(seat, _)| *seat));
        let field = seen.field();
        match (&mut self.composer, act) {
            (Composer::Orders(plotting), Act::Turn(by)) => plotting.turn(by, field),
            (Composer::Orders(plotting), Act::Speed(by)) => plotting.speed(by, field),
            (Composer::Orders(plotting), Act::SetTurn(turn)) => {
                let thrust = plotting.order().map_or(0, |order| order.thrust);
                plotting.steer(turn, thrust, false, field);
            }
            (Composer::Orders(plotting), Act::SetSpeed(thrust)) => {
                let turn = plotting.order().map_or(0, |order| order.turn);
                plotting.steer(turn, thrust, true, field);
            }
            (Composer::Orders(plotting), Act::Nudge(east, north)) => plotting.nudge(east, north, field),
            (Composer::Orders(plotting), Act::Nothing) => plotting.nothing(field),
            (Composer::Orders(plotting), Act::Launch) => plotting.launch(field),
            (Composer::Orders(plotting), Act::Recover) => plotting.recover(field),
            (Composer::Orders(plotting), Act::Ram) => plotting.ram(field),
            (Composer::Deploy(deploying), Act::Turn(by)) => deploying.turn(by, field),
            (Composer::Deploy(deploying), Act::Speed(by)) => deploying.speed(by, field),
            (Composer::Deploy(deploying), Act::Nudge(east, north)) => deploying.nudge(east, north, field),
            (Composer::Deploy(deploying), Act::SameAll) => deploying.same_for_all(),
            (Composer::Groups(flying), Act::Turn(by)) => flying.turn(by),
            (Composer::Groups(flying), Act::Nudge(east, north)) => flying.nudge(east, north, field),
            (Composer::Fire(aiming), Act::Nothing) => aiming.nothing(field),
            (Composer::Fire(aiming), Act::System) => aiming.next_system(field),
            (Composer::Fire(aiming), Act::Advise) => {
                if let Some(seat) = asked {
                    aiming.advise(seen, seat);
                }
            }
            (Composer::Scans(scanning), Act::Nothing) => scanning.nothing(),
            // What is asked has no such thing.
            (
                Composer::Orders(_)
                | Composer::Deploy(_)
                | Composer::Groups(_)
                | Composer::Fire(_)
                | Composer::Scans(_)
                | Composer::Guns(_)
                | Composer::Exit(_)
                | Composer::Nothing,
                Act::Turn(_)
                | Act::Speed(_)
                | Act::SetTurn(_)
                | Act::SetSpeed(_)
                | Act::Nudge(..)
                | Act::Nothing
                | Act::SameClass
                | Act::SameAll
                | Act::Launch
                | Act::Recover
                | Act::Ram
                | Act::Advise
                | Act::System
                | Act::NextFree
                | Act::Formation
                | Act::Repeat
                | Act::Row(_)
                | Act::Lock
                | Act::Pass,
            ) => {}
        }
        Action::None
    }

    /// Chooses a row: a ship of the list while orders are written, else what is offered.
    pub(super) fn choose_row(&mut self, row: usize) -> Action {
        let seen = &self.seen;
        let field = seen.field();
        match &mut self.composer {
            Composer::Orders(_) | Composer::Deploy(_) | Composer::Groups(_) => {
                if let Some(unit) = self.composer.units().get(row) {
                    return self.pick(*unit);
                }
            }
            Composer::Fire(aiming) => aiming.choose(row, field),
            Composer::Scans(scanning) => {
                if let Some(letter) = scanning.bogeys(field).get(row) {
                    scanning.choose(*letter);
                }
            }
            Composer::Guns(splitting) => splitting.more(row),
            Composer::Exit(edge) => *edge = Edge::ALL.get(row).copied().or(*edge),
            Composer::Nothing => {}
        }
        Action::None
    }

    pub(super) fn choose_edge(&mut self, chosen: Edge) {
        if let Composer::Exit(edge) = &mut self.composer {
            *edge = Some(chosen);
        }
    }

    /// To another ship; what is chosen for this one is kept first.
    pub(super) fn pick(&mut self, unit: UnitId) -> Action {
        let action = self.keep();
        self.looked_at = None;
        self.composer.pick(unit, self.seen.field());
        action
    }

    /// Writes what is chosen for this ship, if it is anything new.
    pub(super) fn keep(&mut self) -> Action {
        let field = self.seen.field();
        let answer = match &self.composer {
            Composer::Orders(plotting) if plotting.is_news(field) => plotting.answer(),
            Composer::Fire(aiming) if !aiming.at_once && aiming.is_news(field) => aiming.answer(field),
            Composer::Scans(scanning) if scanning.is_news(field) => scanning.answer(),
            Composer::Orders(_)
            | Composer::Fire(_)
            | Composer::Scans(_)
            | Composer::Deploy(_)
            | Composer::Groups(_)
            | Composer::Guns(_)
            | Composer::Exit(_)
            | Composer::Nothing => None,
        };
        match answer {
            Some(answer) => self.send(vec![answer]),
            None => Action::None,
        }
    }

    pub(super) fn step_unit(&mut self, forward: bool) -> Action {
        let units = self.composer.units();
        let now = self.composer.unit().and_then(|unit| units.iter().position(|other| *other == unit));
        match moved(now, units.len(), forward).and_then(|at| units.get(at)) {
            Some(unit) => self.pick(*unit),
            None => Action::None,
        }
    }

    pub(super) fn next_free(&mut self) -> Action {
        let field = self.seen.field();
        let next = match &self.composer {
            Composer::Orders(plotting) => plotting.without_order(field).first().copied(),
            Composer::Fire(aiming) => aiming.waiting(field).first().copied(),
            Composer::Scans(_)
            | Composer::Deploy(_)
            | Composer::Groups(_)
            | Composer::Guns(_)
            | Composer::Exit(_)
            | Composer::Nothing => None,
        };
        match next {
            Some(next) => self.pick(next),
            None => self.step_unit(true),
        }
    }

    /// The same order for others that have none: for those of her class, or for all.
    pub(super) fn same(&mut self, act: Act) -> Action {
        let field = self.seen.field();
        let Composer::Orders(plotting) = &self.composer else { return Action::None };
        let class = |unit: UnitId| field.vessel(unit).map(|vessel| vessel.entry.design.class.as_str());
        let own = self.composer.unit().and_then(class);
        let others: Vec<UnitId> = plotting
            .without_order(field)
            .into_iter()
            .filter(|other| act == Act::SameAll || class(*other) == own)
            .collect();
        let answers = plotting.answer().into_iter().chain(plotting.same_for(&others, field)).collect();
        self.send(answers)
    }

    /// The others that have no order keep formation with this ship.
    fn formation(&mut self) -> Action {
        let field = self.seen.field();
        let Composer::Orders(plotting) = &self.composer else { return Action::None };
        let others = plotting.without_order(field);
        let answers = plotting.answer().into_iter().chain(plotting.in_formation(&others, field)).collect();
        self.send(answers)
    }

    /// What she was told to do last turn.
    pub(super) fn repeat(&mut self) -> Action {
        let last = self.composer.unit().and_then(|unit| self.last_order(unit));
        let field = self.seen.field();
        if let (Some(last), Composer::Orders(plotting)) = (last, &mut self.composer) {
            plotting.set(full_thrust::order::Order::fly(last.turn, last.thrust), field);
        }
        Action::None
    }

    /// Everything that is chosen is sent, and locked.
    pub(super) fn lock(&mut self) -> Action {
        let Some((seat, _)) = self.asked else { return Action::None };
        let field = self.seen.field();
        let mut answers = match &self.composer {
            Composer::Deploy(deploying) => return self.send(deploying.answers(seat)),
            Composer::Orders(plotting) if plotting.is_news(field) => plotting.answer().into_iter().collect(),
            Composer::Fire(aiming) if aiming.at_once => return Action::None,
            Composer::Fire(aiming) if aiming.is_news(field) => aiming.answer(field).into_iter().collect(),
            Composer::Scans(scanning) if scanning.is_news(field) => scanning.answer().into_iter().collect(),
            Composer::Orders(_) | Composer::Fire(_) | Composer::Scans(_) => Vec::new(),
            Composer::Groups(_) | Composer::Guns(_) | Composer::Exit(_) | Composer::Nothing => return Action::None,
        };
        answers.push(Answer::Lock { seat });
        self.send(answers)
    }

    /// The main button.
    pub(super) fn main(&mut self, env: Env) -> Action {
        if self.playback.is_some() {
            return self.go_on(true, env);
        }
        if self.handing().is_some() {
            return self.take_over();
        }
        if self.outcome().is_some() {
            return Action::Leave;
        }
        if self.die_asked().is_some() {
            return self.main_die(env);
        }
        let Some((seat, _)) = self.asked else { return Action::None };
        self.main_of(seat)
    }

    /// What the main button sends for the one who is asked.
    pub(super) fn main_of(&mut self, seat: Seat) -> Action {
        let field = self.seen.field();
        match &self.composer {
            Composer::Deploy(_) => self.lock(),
            Composer::Orders(plotting) => {
                if plotting.without_order(field).is_empty() {
                    return self.lock();
                }
                let answer = plotting.answer();
                self.send(answer.into_iter().collect())
            }
            Composer::Fire(aiming) if aiming.at_once => {
                let answer = aiming.answer(field);
                self.send(answer.into_iter().collect())
            }
            Composer::Fire(aiming) => {
                if aiming.waiting(field).is_empty() {
                    return self.lock();
                }
                let answer = aiming.answer(field);
                self.send(answer.into_iter().collect())
            }
            Composer::Scans(scanning) => {
                let undecided = scanning.units().iter().filter(|unit| Some(**unit) != self.composer.unit());
                let next = undecided.into_iter().copied().find(|unit| {
                    let scan = field.vessel(*unit).map(|vessel| vessel.ship.scan);
                    scan == Some(full_thrust::table::Scan::Undecided)
                });
                match (next, scanning.answer()) {
                    (Some(next), Some(answer)) => {
                        let action = self.send(vec![answer]);
                        self.looked_at = None;
                        self.composer.pick(next, self.seen.field());
                        action
                    }
                    (None, Some(answer)) => self.send(vec![answer, Answer::Lock { seat }]),
                    (_, None) => self.send(vec![Answer::Lock { seat }]),
                }
            }
            Composer::Groups(flying) => self.send(flying.answer().into_iter().collect()),
            Composer::Guns(splitting) => self.send(splitting.answer().into_iter().collect()),
            Composer::Exit(Some(edge)) => self.send(vec![Answer::Exit { edge: *edge }]),
            Composer::Exit(None) | Composer::Nothing => Action::None,
        }
    }

    /// Whether the main button would do something.
    pub fn main_is_ready(&self) -> bool {
        if self.playback.is_some() || self.handing().is_some() || self.outcome().is_some() {
            return true;
        }
        if self.is_busy() {
            return false;
        }
        match &self.composer {
            Composer::Deploy(_) | Composer::Orders(_) | Composer::Scans(_) | Composer::Groups(_) => true,
            Composer::Fire(aiming) => aiming.answer(self.seen.field()).is_some(),
            Composer::Guns(splitting) => splitting.answer().is_some(),
            Composer::Exit(edge) => edge.is_some(),
            Composer::Nothing => false,
        }
    }
}
