//! Keys and clicks.

use iron_guest::board::Side;

use super::menu::Menu;
use super::{Action, Env, IronGuestTable, Message};
use crate::chart::Event as ChartEvent;
use kernel::session::UndoScope;
use kit::key::{Arrow, Press};
use war_table::timeline::Timed;
use war_table::{BattleTable as _, own_die};

impl Message {
    /// Whether it may choose a row of the list without pointing at that row, or come back to the list; what is chosen there
    /// may then lie out of sight.
    pub fn chooses_from_afar(&self) -> bool {
        matches!(
            self,
            Self::Press(Press::Digit(_) | Press::Space | Press::Letter('m'))
                | Self::Chart(ChartEvent::Clicked(_))
                | Self::Ship(_)
                | Self::Tab
        )
    }
}

impl IronGuestTable {
    /// Takes a message in.
    pub fn update(&mut self, message: Message, env: Env) -> Action {
        self.session.set_dice_source(env.dice);
        match message {
            Message::Press(press) => return self.press(&press, env),
            Message::Tick(now) => return self.go_on(false, Env { now, ..env }),
            Message::Chart(ChartEvent::Over(spot)) => self.look_at(spot),
            Message::Chart(ChartEvent::Clicked(_)) if self.playback.is_some() => return self.go_on(true, env),
            Message::Chart(ChartEvent::Clicked(spot)) => self.click(spot),
            Message::Ship(ship) => self.point_at(ship),
            Message::Row(row) => self.choose_row(row),
            Message::Aim(side) => self.turn_aim(side),
            Message::Main => return self.main(env),
            Message::Undo => return self.step_back(env),
            Message::Redo => return self.step_on(UndoScope::Choice),
            Message::Danger => self.danger = !self.danger,
            Message::Coach => self.coach_away = !self.coach_away,
            Message::Tab => self.chart_tab = !self.chart_tab,
            Message::Time(timed) => return self.timed(&timed, env),
            Message::Look(look) => return self.look(look, env),
            Message::LookBack => return self.play_back(0, env),
            Message::Menu => self.menu = Some((Menu::Main, 0)),
            Message::MenuRow(row) => return self.menu_row(row, env),
            Message::Die(die) => return self.roll(Some(die)),
            Message::Rules => return Action::Rules(self.rule()),
        }
        Action::None
    }

    fn press(&mut self, press: &Press, env: Env) -> Action {
        if let Some((menu, row)) = self.menu {
            return self.press_in_menu(press, menu, row, env);
        }
        if self.past.looks_back() {
            let next = self.past.press(press, env);
            return self.show_past(next, env);
        }
        if self.past.timeline().is_some() {
            return self.timed(&Timed::Press(press.clone()), env);
        }
        match press {
            Press::Letter('r') => return Action::Rules(self.rule()),
            Press::Letter('m') => self.chart_tab = !self.chart_tab,
            Press::Log { down } | Press::Page { down } => self.turn_log(*down),
            Press::Letter('z') | Press::Backspace => return self.step_back(env),
            // Any other key cuts a step short.
            _ if self.playback.is_some() => {
                if *press == Press::Esc {
                    return self.step_back(env);
                }
                return self.go_on(true, env);
            }
            Press::Enter => return self.main(env),
            Press::Letter('x') => return self.step_on(UndoScope::Choice),
            Press::Shifted('z') => return self.turn_back(env),
            Press::Shifted('x') => return self.step_on(UndoScope::Turn),
            Press::Letter('d') => self.danger = !self.danger,
            Press::Letter('h') => self.coach_away = !self.coach_away,
            Press::Letter('p') => self.turn_aim(Side::Port),
            Press::Letter('s') => self.turn_aim(Side::Starboard),
            // As at every war game's table, the key only leads to the row that begins anew.
            Press::Letter('a') if self.outcome().is_some() => self.menu = Some((Menu::Main, self.again_row())),
            Press::Letter('b') if self.outcome().is_some() => return self.play_back(0, env),
            Press::Shifted('t') => self.open_timeline(),
            Press::Esc => self.menu = Some((Menu::Main, 0)),
            Press::Tab { back } => self.step_across(!back),
            Press::Arrow(Arrow::Right) => self.step_across(true),
            Press::Arrow(Arrow::Left) => self.step_across(false),
            Press::Arrow(Arrow::Down) => self.step_along(true),
            Press::Arrow(Arrow::Up) => self.step_along(false),
            Press::Space => self.step_along(true),
            Press::Digit(_) if self.die_asked().is_some() => {
                return own_die::face(press).map_or(Action::None, |die| self.roll(Some(die)));
            }
            Press::Digit(_) => {
                if let Some(row) = press.row() {
                    self.choose_row(row);
                }
            }
            _ => {}
        }
        Action::None
    }

    /// The main button.
    fn main(&mut self, env: Env) -> Action {
        if self.playback.is_some() {
            return self.go_on(true, env);
        }
        if self.outcome().is_some() {
            return Action::Leave;
        }
        if self.die_asked().is_some() {
            return self.main_die(env);
        }
        match self.chosen() {
            Some(answer) => self.send(answer),
            None => Action::None,
        }
    }
}
