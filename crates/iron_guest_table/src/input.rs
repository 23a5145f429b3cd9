//! Keys and clicks.

use iron_guest::board::Side;
use iron_guest::decision::Answer;
use iron_guest::ship::ShipId;

use super::chart::{Event as ChartEvent, Spot};
use super::menu::Menu;
use super::sea::number;
use super::{Action, Asked, Env, IronGuestTable, Message};
use kernel::session::UndoScope;
use kit::key::{Arrow, Press, moved};
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

    fn turn_log(&mut self, down: bool) {
        let most = self.log_shown().len();
        self.log_back = if down { self.log_back.saturating_sub(4) } else { (self.log_back + 4).min(most) };
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

    /// The answer that is chosen, if it is whole.
    pub(super) fn chosen(&self) -> Option<Answer> {
        match &self.asked {
            Asked::Nothing => None,
            Asked::Face(faces, chosen) => chosen.and_then(|at| faces.get(at)).copied().map(Answer::Face),
            Asked::Place(placing) => placing.chosen().map(Answer::Place),
            Asked::Play(announce) => announce.answer(),
            Asked::Either(answers, chosen) => chosen.and_then(|at| answers.get(at)).copied(),
        }
    }

    /// To the next ship or hex, or the one before.
    fn step_across(&mut self, forward: bool) {
        let play = self.session.game().play();
        match &mut self.asked {
            Asked::Play(announce) => announce.step_ship(forward, play),
            Asked::Place(placing) => placing.step_hex(forward),
            Asked::Face(..) | Asked::Either(..) => self.step_along(forward),
            Asked::Nothing => {}
        }
    }

    /// To the next row of the list, or the one before.
    fn step_along(&mut self, forward: bool) {
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
    fn choose_row(&mut self, row: usize) {
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

    fn turn_aim(&mut self, side: Side) {
        let play = self.session.game().play();
        if let Asked::Play(announce) = &mut self.asked {
            announce.turn_aim(side, play);
        }
    }

    fn look_at(&mut self, spot: Option<Spot>) {
        let play = self.session.game().play();
        match &mut self.asked {
            Asked::Play(announce) => {
                // Over another ship nothing is meant but her.
                let other = spot.and_then(|spot| play.state().at(spot.hex)).is_some();
                let spot = spot.filter(|spot| !other || announce.ends_at(spot.hex));
                announce.look_at(spot);
            }
            Asked::Place(placing) => {
                placing.look_at(spot);
            }
            Asked::Face(..) | Asked::Either(..) | Asked::Nothing => {}
        }
    }

    fn click(&mut self, spot: Spot) {
        let play = self.session.game().play();
        match &mut self.asked {
            Asked::Play(announce) => match (announce.way_at(spot), play.state().at(spot.hex)) {
                (Some(way), _) => announce.choose(way, play),
                (None, Some(ship)) => self.point_at(ship),
                (None, None) => {}
            },
            Asked::Place(placing) => placing.choose_at(spot),
            Asked::Face(faces, chosen) => {
                let radius = play.state().radius;
                let at = faces.iter().position(|face| face.touches(spot.hex, radius));
                *chosen = at.or(*chosen);
            }
            Asked::Either(..) | Asked::Nothing => {}
        }
    }

    /// A ship is pointed at: one's own is picked, an enemy is aimed at.
    fn point_at(&mut self, ship: ShipId) {
        let play = self.session.game().play();
        if let Asked::Play(announce) = &mut self.asked {
            if announce.ships().iter().any(|plays| plays.ship == ship) {
                announce.pick(ship, play);
            } else {
                announce.aim_at(ship, play);
            }
        }
    }
}
