//! Keys and clicks.

use full_thrust::Seat;
use full_thrust::answer::Answer;
use full_thrust::geometry::{Edge, Point};
use full_thrust::id::UnitId;
use kit::key::{Arrow, Press, moved};
use kit::open_table::{Event as TableEvent, Spot};

use super::{Action, Env, FullThrustTable, Message};
use crate::composer::{Act, Composer};

impl FullThrustTable {
    /// Takes a message in.
    pub fn update(&mut self, message: Message, env: Env) -> Action {
        match message {
            Message::Press(press) => return self.press(&press, env),
            Message::Tick(now) => return self.go_on(false, Env { now, ..env }),
            Message::Table(event) => return self.on_table(event, env),
            Message::Unit(unit) => return self.point_at(unit),
            Message::Act(act) => return self.act(act),
            Message::Edge(edge) => self.choose_edge(edge),
            Message::TakeOver => return self.take_over(),
            Message::Main => return self.main(env),
            Message::Undo => return self.step_back(env),
            Message::Redo => return self.step_on(),
            Message::Zoom(nearer) => self.zoom(nearer),
            Message::Whole => self.look = kit::open_table::View::WHOLE,
            Message::Measure => self.measure(),
            Message::Arcs => self.arcs = !self.arcs,
            Message::Coach => self.coach_away = !self.coach_away,
            Message::Tab => self.table_tab = !self.table_tab,
            Message::Type => self.type_sign(None),
            Message::Look(look) => return self.look_to(look, env),
            Message::LookBack => self.look_back(env),
            Message::LastMove => self.look_at_last_move(env),
            Message::Menu => self.menu = Some(0),
            Message::MenuRow(row) => return self.menu_row(row, env),
            Message::Rules => return Action::Rules(self.rule()),
        }
        Action::None
    }

    fn press(&mut self, press: &Press, env: Env) -> Action {
        if let Some(row) = self.menu {
            return self.press_in_menu(press, row, env);
        }
        if self.replay.is_some() {
            return self.press_in_replay(press, env);
        }
        if let Some(action) = self.press_while_typing(press) {
            return action;
        }
        match press {
            Press::Letter('?') => return Action::Rules(self.rule()),
            Press::Zoom { nearer, text: false } => self.zoom(*nearer),
            Press::Pan(arrow) => self.pan(*arrow),
            Press::Letter('f') => self.look = kit::open_table::View::WHOLE,
            Press::Letter('m') => self.measure(),
            Press::Letter('b') => self.arcs = !self.arcs,
            Press::Letter('i') => self.table_tab = !self.table_tab,
            Press::Log { down } | Press::Page { down } => self.turn_log(*down),
            // Any other key cuts a step short; Esc goes to the end.
            _ if self.playback.is_some() => {
                return match press {
                    Press::Esc | Press::Letter('z') | Press::Backspace => self.cut(env),
                    _ => self.go_on(true, env),
                };
            }
            Press::Letter('z') | Press::Backspace => return self.step_back(env),
            Press::Enter => return self.main(env),
            Press::Letter('x') => return self.step_on(),
            Press::Letter('h') => self.coach_away = !self.coach_away,
            Press::Letter('t') if self.field().table.turn > 0 && self.handing.is_none() => self.look_at_last_move(env),
            Press::Letter('w') if self.outcome().is_some() => self.look_back(env),
            Press::Letter('a') if self.outcome().is_some() => return Action::Again,
            Press::Esc => self.menu = Some(0),
            Press::Tab { back } => return self.step_unit(!back),
            _ => {
                if let Some(act) = self.act_of(press) {
                    return self.act(act);
                }
            }
        }
        Action::None
    }

    /// A key while an order is being typed; none if nobody types.
    fn press_while_typing(&mut self, press: &Press) -> Option<Action> {
        let field = self.seen.field();
        let Composer::Orders(plotting) = &mut self.composer else { return None };
        let begins = matches!(press, Press::Letter('o' | 'p' | 's'));
        if plotting.typed().is_none() && !(begins && plotting.order().is_some()) {
            return None;
        }
        match press {
            Press::Letter('o') if plotting.typed().is_none() => plotting.type_sign(None, field),
            Press::Letter(sign) | Press::Shifted(sign) => plotting.type_sign(Some(*sign), field),
            Press::Digit(digit) => plotting.type_sign(char::from_digit(*digit, 10), field),
            Press::Zoom { nearer, text: false } => {
                plotting.type_sign(Some(if *nearer { '+' } else { '-' }), field);
            }
            Press::Space => plotting.type_sign(Some(' '), field),
            Press::Backspace => {
                plotting.rub_out(field);
            }
            Press::Esc => {
                plotting.stop_typing();
            }
            Press::Enter => {
                // What cannot be flown is not kept, and the reason stays to be read.
                if plotting.wrong(field).is_some() {
                    return Some(Action::None);
                }
                plotting.stop_typing();
                return None;
            }
            _ => {
                plotting.stop_typing();
                return None;
            }
        }
        Some(Action::None)
    }

    fn type_sign(&mut self, sign: Option<char>) {
        let field = self.seen.field();
        if let Composer::Orders(plotting) = &mut self.composer
            && plotting.order().is_some()
        {
            plotting.type_sign(sign, field);
        }
    }

    /// What a key does to what is being decided.
    fn act_of(&self, press: &Press) -> Option<Act> {
        let row = || press.row().filter(|_| matches!(press, Press::Digit(_)));
        match (&self.composer, press) {
            (Composer::Nothing, _) => None,
            (
                Composer::Orders(_) | Composer::Deploy(_) | Composer::Fire(_) | Composer::Scans(_),
                Press::Letter('k'),
            ) => Some(Act::Lock),
            (Composer::Orders(plotting), Press::Arrow(arrow)) if plotting.order().is_some() => Some(match arrow {
                Arrow::Left => Act::Turn(-1),
                Arrow::Right => Act::Turn(1),
                Arrow::Up => Act::Speed(1),
                Arrow::Down => Act::Speed(-1),
            }),
            (Composer::Orders(_) | Composer::Deploy(_) | Composer::Groups(_), Press::Arrow(arrow)) => {
                Some(match arrow {
                    Arrow::Left => Act::Nudge(-1, 0),
                    Arrow::Right => Act::Nudge(1, 0),
                    Arrow::Up => Act::Nudge(0, 1),
                    Arrow::Down => Act::Nudge(0, -1),
                })
            }
            (Composer::Orders(_) | Composer::Deploy(_) | Composer::Groups(_), Press::Letter('p')) => {
                Some(Act::Turn(-1))
            }
            (Composer::Orders(_) | Composer::Deploy(_) | Composer::Groups(_), Press::Letter('s')) => Some(Act::Turn(1)),
            (Composer::Orders(_) | Composer::Deploy(_), Press::Letter('q')) => Some(Act::Speed(-1)),
            (Composer::Orders(_) | Composer::Deploy(_), Press::Letter('w')) => Some(Act::Speed(1)),
            (Composer::Orders(_) | Composer::Fire(_) | Composer::Scans(_), Press::Digit(0)) => Some(Act::Nothing),
            (Composer::Orders(_) | Composer::Fire(_) | Composer::Scans(_), Press::Letter('n')) => Some(Act::NextFree),
            (Composer::Orders(_), Press::Letter('c')) => Some(Act::SameClass),
            (Composer::Orders(_) | Composer::Deploy(_), Press::Letter('g')) => Some(Act::SameAll),
            (Composer::Orders(_), Press::Letter('l')) => Some(Act::Repeat),
            (Composer::Orders(_), Press::Letter('u')) => Some(Act::Launch),
            (Composer::Orders(_), Press::Letter('v')) => Some(Act::Recover),
            (Composer::Orders(_), Press::Letter('r')) => Some(Act::Ram),
            (Composer::Fire(_), Press::Letter('a')) => Some(Act::Advise),
            (Composer::Fire(_), Press::Letter('y')) => Some(Act::System),
            (Composer::Fire(aiming), Press::Letter('p')) if aiming.at_once => Some(Act::Pass),
            (Composer::Orders(_) | Composer::Deploy(_), Press::Digit(_)) => row().map(Act::Row),
            (
                Composer::Fire(_) | Composer::Scans(_) | Composer::Guns(_) | Composer::Exit(_) | Composer::Groups(_),
                Press::Digit(_),
            ) => row().map(Act::Row),
            (
                Composer::Orders(_)
                | Composer::Deploy(_)
                | Composer::Fire(_)
                | Composer::Scans(_)
                | Composer::Groups(_)
                | Composer::Guns(_)
                | Composer::Exit(_),
                _,
            ) => None,
        }
    }

    /// Does something to what is being decided.
    fn act(&mut self, act: Act) -> Action {
        if self.is_busy() {
            return Action::None;
        }
        self.trouble = None;
        match act {
            Act::NextFree => return self.next_free(),
            Act::SameClass | Act::SameAll if matches!(self.composer, Composer::Orders(_)) => return self.same(act),
            Act::Lock => return self.lock(),
            Act::Pass => return self.send(vec![Answer::Pass]),
            Act::Repeat => return self.repeat(),
            Act::Row(row) => return self.choose_row(row),
            _ => {}
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
            (Composer::Fire(aiming), Act::Nothing) => aiming.nothing(),
            (Composer::Fire(aiming), Act::System) => aiming.next_system(field),
            (Composer::Fire(aiming), Act::Advise) => {
                if let Some(seat) = asked {
                    aiming.advise(seen, seat);
                }
            }
            (Composer::Scans(scanning), Act::Nothing) => scanning.nothing(),
            // What is asked has no such thing.
            _ => {}
        }
        Action::None
    }

    /// Chooses a row: a ship of the list while orders are written, else what is offered.
    fn choose_row(&mut self, row: usize) -> Action {
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

    fn choose_edge(&mut self, chosen: Edge) {
        if let Composer::Exit(edge) = &mut self.composer {
            *edge = Some(chosen);
        }
    }

    /// To another ship; what is chosen for this one is kept first.
    fn pick(&mut self, unit: UnitId) -> Action {
        let action = self.keep();
        self.looked_at = None;
        self.composer.pick(unit, self.seen.field());
        action
    }

    /// Writes what is chosen for this ship, if it is anything new.
    fn keep(&mut self) -> Action {
        let field = self.seen.field();
        let answer = match &self.composer {
            Composer::Orders(plotting) if plotting.is_news(field) => plotting.answer(),
            Composer::Fire(aiming) if !aiming.at_once && aiming.is_news(field) => aiming.answer(field),
            Composer::Scans(scanning) if scanning.is_news(field) => scanning.answer(),
            _ => None,
        };
        match answer {
            Some(answer) => self.send(vec![answer]),
            None => Action::None,
        }
    }

    fn step_unit(&mut self, forward: bool) -> Action {
        let units = self.composer.units();
        let now = self.composer.unit().and_then(|unit| units.iter().position(|other| *other == unit));
        match moved(now, units.len(), forward).and_then(|at| units.get(at)) {
            Some(unit) => self.pick(*unit),
            None => Action::None,
        }
    }

    fn next_free(&mut self) -> Action {
        let field = self.seen.field();
        let next = match &self.composer {
            Composer::Orders(plotting) => plotting.without_order(field).first().copied(),
            Composer::Fire(aiming) => aiming.waiting(field).first().copied(),
            _ => None,
        };
        match next {
            Some(next) => self.pick(next),
            None => self.step_unit(true),
        }
    }

    /// The same order for others that have none: for those of her class, or for all.
    fn same(&mut self, act: Act) -> Action {
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

    /// What she was told to do last turn.
    fn repeat(&mut self) -> Action {
        let last = self.composer.unit().and_then(|unit| self.last_order(unit));
        let field = self.seen.field();
        if let (Some(last), Composer::Orders(plotting)) = (last, &mut self.composer) {
            plotting.set(full_thrust::order::Order::fly(last.turn, last.thrust), field);
        }
        Action::None
    }

    /// Everything that is chosen is sent, and locked.
    fn lock(&mut self) -> Action {
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
    fn main(&mut self, env: Env) -> Action {
        if self.playback.is_some() {
            return self.go_on(true, env);
        }
        if self.handing().is_some() {
            return self.take_over();
        }
        if self.outcome().is_some() {
            return Action::Leave;
        }
        let Some((seat, _)) = self.asked else { return Action::None };
        self.main_of(seat)
    }

    /// What the main button sends for the one who is asked.
    fn main_of(&mut self, seat: Seat) -> Action {
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

    fn zoom(&mut self, nearer: bool) {
        let about = self.composer.unit().or(self.looked_at).and_then(|unit| self.field().place(unit));
        let about = about.map(|(at, _)| Spot::new(at.x, at.y));
        self.look = self.look.stepped(&self.bare_scene(), nearer, about);
    }

    fn pan(&mut self, arrow: Arrow) {
        let (east, north) = match arrow {
            Arrow::Left => (-1, 0),
            Arrow::Right => (1, 0),
            Arrow::Up => (0, 1),
            Arrow::Down => (0, -1),
        };
        self.look = self.look.panned(&self.bare_scene(), east, north);
    }

    fn measure(&mut self) {
        self.measures = !self.measures;
        self.tape = None;
    }

    fn on_table(&mut self, event: TableEvent, env: Env) -> Action {
        match event {
            TableEvent::Looked(look) => self.look = look,
            TableEvent::Measured(tape) => self.tape = Some(tape),
            TableEvent::Over(model) => self.hover = model.and_then(unit),
            TableEvent::Clicked(..) if self.playback.is_some() => return self.go_on(true, env),
            TableEvent::Clicked(_, Some(model)) => {
                if let Some(unit) = unit(model) {
                    return self.point_at(unit);
                }
            }
            TableEvent::Clicked(spot, None) => match &self.composer {
                // A group is moved by a click as well: there is nothing else that could be meant.
                Composer::Groups(_) => self.drag(spot),
                Composer::Deploy(_)
                | Composer::Orders(_)
                | Composer::Scans(_)
                | Composer::Fire(_)
                | Composer::Guns(_)
                | Composer::Exit(_)
                | Composer::Nothing => self.looked_at = None,
            },
            TableEvent::Dragged(spot) | TableEvent::Dropped(spot) => self.drag(spot),
        }
        Action::None
    }

    /// What is being decided is dragged to a place.
    fn drag(&mut self, spot: Spot) {
        if self.is_busy() {
            return;
        }
        let to = Point::new(spot.x, spot.y);
        let field = self.seen.field();
        match &mut self.composer {
            Composer::Deploy(deploying) => deploying.move_to(to, field),
            Composer::Orders(plotting) => plotting.fly_to(to, field),
            Composer::Groups(flying) => flying.fly_to(to, field),
            Composer::Scans(_) | Composer::Fire(_) | Composer::Guns(_) | Composer::Exit(_) | Composer::Nothing => {}
        }
    }

    /// A ship or group is pointed at: one that can be decided for is picked, an enemy that can be fired at is aimed at, any
    /// other is looked at.
    fn point_at(&mut self, unit: UnitId) -> Action {
        if self.is_busy() {
            self.looked_at = Some(unit);
            return Action::None;
        }
        if self.composer.units().contains(&unit) {
            return self.pick(unit);
        }
        let field = self.seen.field();
        let offered = match &mut self.composer {
            Composer::Fire(aiming) if aiming.targets().contains(&unit) => {
                aiming.fire_all_at(unit, field);
                true
            }
            Composer::Fire(aiming) => {
                let rows = aiming.choices();
                let row = rows.iter().position(|choice| match choice {
                    crate::composer::fire::Choice::Attack(target) => field.unit_of(*target) == Some(unit),
                    crate::composer::fire::Choice::Target(_) | crate::composer::fire::Choice::Weapon(_) => false,
                });
                row.inspect(|row| aiming.choose(*row, field)).is_some()
            }
            Composer::Scans(scanning) => {
                let letter = field.vessel(unit).and_then(|vessel| vessel.ship.letter);
                let letter = letter.filter(|letter| scanning.bogeys(field).contains(letter));
                letter.inspect(|letter| scanning.choose(*letter)).is_some()
            }
            Composer::Deploy(_)
            | Composer::Orders(_)
            | Composer::Groups(_)
            | Composer::Guns(_)
            | Composer::Exit(_)
            | Composer::Nothing => false,
        };
        if !offered {
            self.looked_at = if self.looked_at == Some(unit) { None } else { Some(unit) };
        }
        Action::None
    }
}

/// The ship or group that a model stands for.
fn unit(model: u32) -> Option<UnitId> {
    u16::try_from(model).ok().map(UnitId)
}
