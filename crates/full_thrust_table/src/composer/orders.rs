//! Orders in the making (Full Thrust 5, 6.5): by dials, by dragging the ghost, or typed.

use full_thrust::Seat;
use full_thrust::answer::Answer;
use full_thrust::field::{Field, Vessel};
use full_thrust::geometry::{Course, INCH, Point};
use full_thrust::id::{Target, UnitId};
use full_thrust::order::{Order, Unreadable};
use full_thrust::query::{self, Plot};
use full_thrust::rules::orders::{may_return, takes_orders};
use full_thrust::table::{Berth, Plan, Presence, Return};

/// Orders in the making.
#[derive(Debug, Clone, PartialEq)]
pub struct Plotting {
    ships: Vec<UnitId>,
    at: usize,
    plan: Plan,
    /// What is being typed; none while nobody types.
    typed: Option<Typed>,
}

/// An order that is being typed.
#[derive(Debug, Clone, PartialEq)]
struct Typed {
    /// The signs so far.
    signs: String,
    /// What was planned before the first of them.
    before: Plan,
}

/// The most letters of an order that is typed.
const LONGEST: usize = 24;

impl Plotting {
    /// The first ship without an order is looked at.
    pub fn new(field: Field<'_>, seat: Seat) -> Self {
        let mine = |vessel: &Vessel<'_>| {
            vessel.entry.seat == seat && (takes_orders(field, *vessel) || may_return(field, *vessel))
        };
        let ships: Vec<UnitId> = field.ships().filter(mine).map(|vessel| vessel.entry.id).collect();
        let mut plotting = Self { ships, at: 0, plan: Plan::Unwritten, typed: None };
        plotting.at = plotting.free(field).first().copied().unwrap_or(0);
        plotting.take_up(field);
        plotting
    }

    pub(super) fn unit(&self) -> Option<UnitId> {
        self.ships.get(self.at).copied()
    }

    /// The ships that take orders.
    pub fn units(&self) -> &[UnitId] {
        &self.ships
    }

    /// The places of the ships that have no order yet, from the one after this.
    fn free(&self, field: Field<'_>) -> Vec<usize> {
        let count = self.ships.len();
        let round = (1..=count).map(|step| (self.at + step) % count.max(1));
        let unwritten = |place: &usize| {
            let vessel = self.ships.get(*place).and_then(|ship| field.vessel(*ship));
            vessel.is_some_and(|vessel| vessel.ship.plan == Plan::Unwritten)
        };
        let mut free: Vec<usize> = round.filter(unwritten).collect();
        // Before anything is written the first comes first.
        if free.len() == count {
            free.sort_unstable();
        }
        free
    }

    /// The ships without an order, from the one after this; this one is left out.
    pub fn without_order(&self, field: Field<'_>) -> Vec<UnitId> {
        let others = self.free(field).into_iter().filter(|place| *place != self.at);
        others.filter_map(|place| self.ships.get(place)).copied().collect()
    }

    pub(super) fn pick(&mut self, unit: UnitId, field: Field<'_>) {
        if let Some(at) = self.ships.iter().position(|ship| *ship == unit) {
            self.at = at;
            self.take_up(field);
        }
    }

    /// Begins with what is written for the ship.
    fn take_up(&mut self, field: Field<'_>) {
        self.typed = None;
        let vessel = self.unit().and_then(|ship| field.vessel(ship));
        self.plan = match vessel {
            None => Plan::Unwritten,
            Some(vessel) if vessel.ship.plan != Plan::Unwritten => vessel.ship.plan.clone(),
            Some(vessel) if vessel.ship.is_on_table() => Plan::Order(Order::default()),
            Some(vessel) => back(field, vessel).map_or(Plan::Wait, Plan::Return),
        };
    }

    /// What is planned for the ship.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The order, if the ship is on the table.
    pub fn order(&self) -> Option<&Order> {
        match &self.plan {
            Plan::Order(order) => Some(order),
            Plan::Unwritten | Plan::Wait | Plan::Return(_) => None,
        }
    }

    /// Whether it differs from what is written.
    pub fn is_news(&self, field: Field<'_>) -> bool {
        let written = self.unit().and_then(|ship| field.vessel(ship)).map(|vessel| &vessel.ship.plan);
        written.is_some_and(|written| *written != self.plan && *written != Plan::Unwritten)
            || (written == Some(&Plan::Unwritten) && self.plan != Plan::Order(Order::default()))
    }

    /// Where the order leads.
    pub fn plot(&self, field: Field<'_>) -> Option<Plot> {
        Some(query::plot(field, field.vessel(self.unit()?)?, self.order()?))
    }

    /// Another order, if the ship can fly it. Returns whether she can.
    pub fn set(&mut self, order: Order, field: Field<'_>) -> bool {
        let Some(vessel) = self.unit().and_then(|ship| field.vessel(ship)) else { return false };
        let can = query::plot(field, vessel, &order).void.is_none();
        if can {
            self.plan = Plan::Order(order);
        }
        can
    }

    /// Turns this many points more to starboard. Thrust that is short is taken from the change of velocity.
    pub fn turn(&mut self, by: i32, field: Field<'_>) {
        match self.plan.clone() {
            Plan::Order(order) => {
                let turn = order.turn.saturating_add(by);
                self.steer(turn, order.thrust, false, field);
            }
            Plan::Return(how) => self.come(Return { course: how.course.turned(by), ..how }, field),
            Plan::Unwritten | Plan::Wait => {}
        }
    }

    /// Goes this much faster; slower if negative. Thrust that is short is taken from the turn.
    pub fn speed(&mut self, by: i32, field: Field<'_>) {
        match self.plan.clone() {
            Plan::Order(order) => {
                let thrust = order.thrust.saturating_add(by);
                self.steer(order.turn, thrust, true, field);
            }
            Plan::Return(how) => {
                self.come(Return { velocity: how.velocity.saturating_add_signed(by), ..how }, field);
            }
            Plan::Unwritten | Plan::Wait => {}
        }
    }

    /// This turn and this change of velocity; where the Drive does not give both, the other is made less.
    pub fn steer(&mut self, turn: i32, thrust: i32, keep_speed: bool, field: Field<'_>) {
        let Some(order) = self.order().cloned() else { return };
        if self.set(Order { turn, thrust, ..order.clone() }, field) {
            return;
        }
        let Some(vessel) = self.unit().and_then(|ship| field.vessel(ship)) else { return };
        let has = i32::try_from(query::helm(field, vessel).thrust).unwrap_or(i32::MAX);
        let less = |value: i32, spent: i32| value.signum() * value.abs().min((has - spent.abs()).max(0));
        let fitted = if keep_speed {
            Order { turn: less(turn, thrust), thrust, ..order }
        } else {
            Order { turn, thrust: less(thrust, turn), ..order }
        };
        self.set(fitted, field);
    }

    /// The order that ends nearest to a place.
    pub fn fly_to(&mut self, to: Point, field: Field<'_>) {
        self.typed = None;
        let Some(vessel) = self.unit().and_then(|ship| field.vessel(ship)) else { return };
        match self.plan.clone() {
            Plan::Order(order) => {
                let end = |order: &Order| {
                    let [_, second] = query::plot_legs(field, vessel, order);
                    (second.to.squared(to), order.cost())
                };
                let best = query::lawful(field, vessel).min_by_key(end);
                if let Some(best) = best {
                    self.plan = Plan::Order(Order { turn: best.turn, thrust: best.thrust, ..order });
                }
            }
            Plan::Return(how) => {
                if let Presence::Away { edge, .. } = vessel.ship.presence {
                    let along = if edge.runs_east() { to.x } else { to.y };
                    self.come(Return { along, ..how }, field);
                }
            }
            Plan::Unwritten | Plan::Wait => {}
        }
    }

    /// Moves where a ship comes back along her edge.
    pub fn nudge(&mut self, east: i32, north: i32, field: Field<'_>) {
        let vessel = self.unit().and_then(|ship| field.vessel(ship));
        if let (Plan::Return(how), Some(Presence::Away { edge, .. })) =
            (self.plan.clone(), vessel.map(|vessel| vessel.ship.presence))
        {
            let by = if edge.runs_east() { east } else { north };
            self.come(Return { along: how.along.saturating_add(by.saturating_mul(INCH)), ..how }, field);
        }
    }

    /// Comes back like that, as nearly as is allowed.
    fn come(&mut self, how: Return, field: Field<'_>) {
        let Some(vessel) = self.unit().and_then(|ship| field.vessel(ship)) else { return };
        let Presence::Away { edge, .. } = vessel.ship.presence else { return };
        let Some((low, high)) = query::return_velocity(vessel) else { return };
        if edge.leads_in(how.course) {
            let along = how.along.clamp(0, field.battle.bounds.length(edge));
            self.plan = Plan::Return(Return { along, course: how.course, velocity: how.velocity.clamp(low, high) });
        }
    }

    /// No order; or a ship that is away stays away, or comes back after all.
    pub fn nothing(&mut self, field: Field<'_>) {
        self.typed = None;
        let vessel = self.unit().and_then(|ship| field.vessel(ship));
        self.plan = match (&self.plan, vessel) {
            (Plan::Return(_), _) => Plan::Wait,
            (Plan::Wait, Some(vessel)) => back(field, vessel).map_or(Plan::Wait, Plan::Return),
            (Plan::Order(_) | Plan::Unwritten | Plan::Wait, _) => Plan::Order(Order::default()),
        };
    }

    /// Launches one group more of those aboard; after the most that she can, none.
    pub fn launch(&mut self, field: Field<'_>) {
        let Some(vessel) = self.unit().and_then(|ship| field.vessel(ship)) else { return };
        let Some(order) = self.order().cloned() else { return };
        let aboard: Vec<u8> = field
            .flights()
            .filter(|flight| flight.entry.mother == vessel.entry.id && flight.group.berth == Berth::Aboard)
            .map(|flight| flight.entry.number)
            .collect();
        let most = usize::from(vessel.entry.design.launches).min(aboard.len());
        let next = if order.launch.len() >= most { 0 } else { order.launch.len() + 1 };
        let launch = aboard.into_iter().take(next).collect();
        self.plan = Plan::Order(Order { launch, ..order });
    }

    /// Takes another group aboard; after the last, none.
    pub fn recover(&mut self, field: Field<'_>) {
        let (Some(unit), Some(order)) = (self.unit(), self.order().cloned()) else { return };
        let out: Vec<u8> =
            field.in_space().filter(|flight| flight.entry.mother == unit).map(|flight| flight.entry.number).collect();
        let recover = following(&out, order.recover);
        self.plan = Plan::Order(Order { recover, ..order });
    }

    /// Rams another enemy; after the last, none.
    pub fn ram(&mut self, field: Field<'_>) {
        let (Some(unit), Some(order)) = (self.unit(), self.order().cloned()) else { return };
        let own = field.battle.side_of_unit(unit);
        let mut enemies: Vec<_> = field.afloat().filter(|vessel| Some(vessel.entry.side) != own).collect();
        if let Some(plot) = self.plot(field) {
            let [_, second] = plot.legs;
            enemies.sort_by_key(|vessel| second.to.squared(vessel.ship.at));
        }
        let named: Vec<Target> = enemies
            .into_iter()
            .map(|vessel| match vessel.ship.letter {
                Some(letter) if vessel.ship.hidden => Target::Bogey(letter),
                Some(_) | None => Target::Unit(vessel.entry.id),
            })
            .collect();
        let ram = following(&named, order.ram);
        self.plan = Plan::Order(Order { ram, ..order });
    }

    /// What is being typed.
    pub fn typed(&self) -> Option<&str> {
        self.typed.as_ref().map(|typed| typed.signs.as_str())
    }

    /// A sign is typed; the first begins an order.
    pub fn type_sign(&mut self, sign: Option<char>, field: Field<'_>) {
        let before = &self.plan;
        let typed = self.typed.get_or_insert_with(|| Typed { signs: String::new(), before: before.clone() });
        if typed.signs.chars().count() < LONGEST {
            typed.signs.extend(sign);
        }
        self.read(field);
    }

    /// The last sign goes; where there is none any more, the typing is given up. Returns whether somebody was typing.
    pub fn rub_out(&mut self, field: Field<'_>) -> bool {
        let Some(typed) = &mut self.typed else { return false };
        if typed.signs.pop().is_none() {
            return self.give_up_typing();
        }
        self.read(field);
        true
    }

    /// What is typed is left as it was understood last. Returns whether somebody was typing.
    pub fn stop_typing(&mut self) -> bool {
        self.typed.take().is_some()
    }

    /// What is typed is forgotten, and what was planned before it is planned again. Returns whether somebody was typing.
    pub fn give_up_typing(&mut self) -> bool {
        let Some(typed) = self.typed.take() else { return false };
        self.plan = typed.before;
        true
    }

    /// Understands what is typed.
    fn read(&mut self, field: Field<'_>) {
        if let Some(Ok(order)) = self.typed().map(Order::parse) {
            self.set(order, field);
        }
    }

    /// Why what is typed is no order that the ship can fly; none if it is one, or nobody types.
    pub fn wrong(&self, field: Field<'_>) -> Option<Wrong> {
        match Order::parse(self.typed()?) {
            Err(unreadable) => Some(Wrong::Unreadable(unreadable)),
            Ok(order) => {
                let vessel = field.vessel(self.unit()?)?;
                query::plot(field, vessel, &order).void.map(Wrong::Impossible)
            }
        }
    }

    /// The answer that writes what is planned.
    pub fn answer(&self) -> Option<Answer> {
        let ship = self.unit()?;
        match &self.plan {
            Plan::Order(order) => Some(Answer::Write { ship, order: order.clone() }),
            Plan::Return(how) => Some(Answer::Return { ship, how: *how }),
            Plan::Wait => Some(Answer::Wait { ship }),
            Plan::Unwritten => None,
        }
    }

    /// The orders by which others keep formation with this ship.
    pub fn in_formation(&self, others: &[UnitId], field: Field<'_>) -> Vec<Answer> {
        let leader = self.unit().and_then(|unit| field.vessel(unit));
        let (Some(order), Some(leader)) = (self.order(), leader) else { return Vec::new() };
        let others = others.iter().filter_map(|ship| field.vessel(*ship)).filter(|vessel| vessel.ship.is_on_table());
        others
            .map(|vessel| {
                let order = query::in_formation(field, leader, order, vessel);
                Answer::Write { ship: vessel.entry.id, order }
            })
            .collect()
    }

    /// The same order for others, as far as they can fly it.
    pub fn same_for(&self, others: &[UnitId], field: Field<'_>) -> Vec<Answer> {
        let Some(order) = self.order() else { return Vec::new() };
        let order = Order::fly(order.turn, order.thrust);
        let can = |ship: &UnitId| {
            let vessel = field.vessel(*ship).filter(|vessel| vessel.ship.is_on_table());
            vessel.is_some_and(|vessel| query::plot(field, vessel, &order).void.is_none())
        };
        let others = others.iter().filter(|ship| can(ship));
        others.map(|ship| Answer::Write { ship: *ship, order: order.clone() }).collect()
    }
}

/// Why what is typed cannot be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wrong {
    /// It is no order.
    Unreadable(Unreadable),
    /// She cannot fly it.
    Impossible(full_thrust::order::Impossible),
}

/// The one after this; after the last, none.
fn following<T: Copy + PartialEq>(all: &[T], now: Option<T>) -> Option<T> {
    match now {
        None => all.first().copied(),
        Some(now) => all.iter().skip_while(|other| **other != now).nth(1).copied(),
    }
}

/// How a ship comes back unless her owner likes it otherwise: in the middle of where she left, straight in.
fn back(field: Field<'_>, vessel: Vessel<'_>) -> Option<Return> {
    let Presence::Away { edge, .. } = vessel.ship.presence else { return None };
    let (low, _) = query::return_velocity(vessel)?;
    let bounds = field.battle.bounds;
    let at = bounds.clamp(vessel.ship.at);
    let along = if edge.runs_east() { at.x } else { at.y };
    let course: Course = edge.outward().turned(6);
    Some(Return { along: along.clamp(0, bounds.length(edge)), course, velocity: low })
}
