//! Keys and messages.

use kernel::session::UndoScope;
use kit::key::{Arrow, Press};
use kit::open_table::View;
use war_table::timeline::Timed;
use war_table::{BattleTable as _, own_die};

use super::{Action, Env, FullThrustTable, Message};
use crate::composer::{Act, Composer};

impl FullThrustTable {
    /// Takes a message in.
    pub fn update(&mut self, message: Message, env: Env) -> Action {
        self.session.set_dice_source(env.dice);
        // Whoever points at something on the table sees it.
        let points = matches!(message, Message::Table(_));
        let before = self.in_mind();
        let action = self.take_in(message, env);
        self.bring_into_view(if points { self.in_mind() } else { before });
        action
    }

    fn take_in(&mut self, message: Message, env: Env) -> Action {
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
            Message::Redo => return self.step_on(UndoScope::Choice),
            Message::Zoom(nearer) => self.zoom(nearer),
            Message::Whole => self.look_at(View::WHOLE),
            Message::Measure => self.measure(),
            Message::Arcs => self.arcs = !self.arcs,
            Message::Coach => self.coach_away = !self.coach_away,
            Message::Tab => self.table_tab = !self.table_tab,
            Message::Type => self.type_sign(None),
            Message::Time(timed) => return self.timed(&timed, env),
            Message::Look(look) => return self.look_to(look, env),
            Message::LookBack => return self.play_back(0, 0, env),
            Message::LastMove => return self.play_last_move(env),
            Message::Menu => self.menu = Some(0),
            Message::MenuRow(row) => return self.menu_row(row, env),
            Message::Die(die) => return self.roll(Some(die)),
            Message::Rules => return Action::Rules(self.rule()),
        }
        Action::None
    }

    fn press(&mut self, press: &Press, env: Env) -> Action {
        if let Some(row) = self.menu {
            return self.press_in_menu(press, row, env);
        }
        if self.past.looks_back() {
            let next = self.past.press(press, env);
            return self.show_past(next, env);
        }
        if self.past.timeline().is_some() {
            return self.timed(&Timed::Press(press.clone()), env);
        }
        if let Some(action) = self.press_while_typing(press) {
            return action;
        }
        match press {
            Press::Letter('?') => return Action::Rules(self.rule()),
            Press::Zoom { nearer, text: false } => self.zoom(*nearer),
            Press::Pan(arrow) => self.pan(*arrow),
            Press::Letter('f') => self.look_at(View::WHOLE),
            Press::Letter('m') => self.measure(),
            Press::Letter('b') => self.arcs = !self.arcs,
            Press::Letter('i') if self.handing().is_none() => self.table_tab = !self.table_tab,
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
            Press::Letter('x') => return self.step_on(UndoScope::Choice),
            Press::Shifted('z') => return self.turn_back(env),
            Press::Shifted('x') => return self.step_on(UndoScope::Turn),
            Press::Digit(_) if self.die_asked().is_some() => {
                return own_die::face(press).map_or(Action::None, |die| self.roll(Some(die)));
            }
            Press::Letter('h') => self.coach_away = !self.coach_away,
            Press::Letter('t') if self.field().table.turn > 0 && self.handing.is_none() => {
                return self.play_last_move(env);
            }
            Press::Letter('w') if self.outcome().is_some() => return self.play_back(0, 0, env),
            // While ships fire this key does something else: pressed too late, it only leads to the row that begins anew.
            Press::Letter('a') if self.outcome().is_some() => self.menu = Some(self.again_row()),
            Press::Shifted('t') => self.open_timeline(),
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
                plotting.give_up_typing();
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
        let row = || if matches!(press, Press::Digit(_)) { press.row() } else { None };
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
            (Composer::Orders(_), Press::Letter('j')) => Some(Act::Formation),
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
}
