//! Keys and clicks at the table.

use super::{Action, Env, Message, Over, Subject, Table};
use crate::content::terms::System;
use crate::content::{Id, SectorId};
use crate::engine::{Answer, Source};
use crate::ui::board;
use crate::ui::key::{Arrow, Press};
use crate::ui::present::decision;
use crate::ui::table_frame::Tab;

/// Rows of the table's menu, in order.
pub(super) const MENU: [&str; 6] = ["back", "rules", "settings", "again", "leave", "undo"];

impl Table {
    pub(super) fn press(&mut self, press: Press, env: Env<'_>) -> Action {
        self.problem = None;
        match self.over.clone() {
            Some(Over::Explain(_)) => {
                self.over = None;
                return match press {
                    Press::Letter('?') => {
                        let rule = self.shown.explain.as_ref().and_then(|card| card.rule.as_ref());
                        Action::Rules(rule.map(|rule| rule.number.clone()))
                    }
                    _ => Action::None,
                };
            }
            Some(Over::Menu(row)) => return self.press_in_menu(press, row, env),
            None => {}
        }
        if self.shown.page.is_some() {
            return self.press_on_page(press, env);
        }
        if self.fitting_out().is_some()
            && let Some(action) = self.press_at_fitting(&press, env)
        {
            return action;
        }
        match press {
            // Before the look round is over there is nothing to choose.
            Press::Digit(_) | Press::Space | Press::Tab { .. } | Press::Arrow(Arrow::Up | Arrow::Down)
                if !self.looked => {}
            Press::Enter => return self.main(env),
            Press::Space => self.choose_focused(env),
            Press::Digit(digit) => {
                if let Some(place) = (digit as usize).checked_sub(1) {
                    return self.act(Message::Option(place), env);
                }
            }
            Press::Letter('z') => self.step_back(env),
            Press::Letter('x') => self.step_on(env),
            Press::Letter('?') => self.over = Some(Over::Explain(Subject::Decision)),
            Press::Letter('r') => return Action::Rules(self.shown.rule.clone()),
            Press::Letter(letter) => return self.letter(letter, env),
            Press::Arrow(Arrow::Down) | Press::Tab { back: false } => self.composer.move_focus(true),
            Press::Arrow(Arrow::Up) | Press::Tab { back: true } => self.composer.move_focus(false),
            Press::Arrow(Arrow::Right) => self.scroll_log(true),
            Press::Arrow(Arrow::Left) => self.scroll_log(false),
            Press::Pan(arrow) => self.camera = self.camera.panned(arrow),
            Press::Zoom { nearer, text: false } => self.camera = self.camera.zoomed(nearer),
            Press::Page { down } => self.page(down),
            Press::Esc => {
                if self.tab == Tab::default() {
                    self.over = Some(Over::Menu(0));
                }
                self.tab = Tab::default();
            }
            Press::FullScreen | Press::Zoom { text: true, .. } => {}
        }
        self.follow_focus();
        Action::None
    }

    /// A page lies over the table, and nothing of the table can be reached.
    fn press_on_page(&mut self, press: Press, env: Env<'_>) -> Action {
        match press {
            Press::Enter | Press::Space => return self.main(env),
            Press::Arrow(Arrow::Down) => return Action::Scroll { down: true },
            Press::Arrow(Arrow::Up) => return Action::Scroll { down: false },
            Press::Letter('z') if self.session.can_undo() => self.step_back(env),
            Press::Letter('?' | 'r') => return Action::Rules(self.shown.rule.clone()),
            Press::Esc => self.over = Some(Over::Menu(0)),
            _ => {}
        }
        Action::None
    }

    fn letter(&mut self, letter: char, env: Env<'_>) -> Action {
        let count = self.composer.listed().len();
        if let Some(place) = (9..count).find(|place| decision::key(*place).starts_with(letter)) {
            return self.act(Message::Option(place), env);
        }
        match letter {
            's' => self.act(Message::Tab(Tab::Ship), env),
            'c' => self.act(Message::Tab(Tab::Crew), env),
            'l' => self.act(Message::Tab(Tab::Log), env),
            // A lesson that lies over the chart goes first.
            'm' if self.shown.lesson.is_some() && !self.lesson_away => self.act(Message::Lesson(true), env),
            'm' => self.act(Message::Tab(Tab::Chart), env),
            'h' => {
                self.lesson_away = !self.lesson_away;
                Action::None
            }
            _ => Action::None,
        }
    }

    fn press_in_menu(&mut self, press: Press, row: usize, env: Env<'_>) -> Action {
        match press {
            Press::Arrow(Arrow::Down) | Press::Tab { back: false } => {
                self.over = Some(Over::Menu((row + 1) % MENU.len()));
            }
            Press::Arrow(Arrow::Up) | Press::Tab { back: true } => {
                self.over = Some(Over::Menu((row + MENU.len() - 1) % MENU.len()));
            }
            Press::Enter | Press::Space => return self.menu_row(row, env),
            Press::Digit(digit) => {
                if let Some(row) = (digit as usize).checked_sub(1).filter(|row| *row < MENU.len()) {
                    return self.menu_row(row, env);
                }
            }
            Press::Esc => self.over = None,
            _ => {}
        }
        Action::None
    }

    pub(super) fn menu_row(&mut self, row: usize, env: Env<'_>) -> Action {
        self.over = None;
        match MENU.get(row).copied() {
            Some("rules") => Action::Rules(self.shown.rule.clone()),
            Some("settings") => Action::Settings,
            Some("again") => Action::Again,
            Some("leave") => Action::Leave,
            Some("undo") => {
                self.step_back(env);
                Action::None
            }
            _ => Action::None,
        }
    }

    fn choose_focused(&mut self, env: Env<'_>) {
        if let Some(place) = self.composer.focus()
            && self.composer.choose(place)
        {
            self.send(env);
        }
    }

    /// Keeps the option in focus within the list's window.
    fn follow_focus(&mut self) {
        if let Some(focus) = self.composer.focus() {
            self.list_top = self.list_top.min(focus).max(focus.saturating_sub(3));
        }
    }

    pub(super) fn board(&mut self, event: board::Event) {
        match event {
            board::Event::Camera(_) | board::Event::Hovered(_) => {}
            board::Event::Pressed(index) => {
                let chosen = self.composer.choose_where(|answer| match answer {
                    Answer::Move(sector) | Answer::Recon(sector) => sector.index() == index,
                    _ => false,
                });
                if !chosen {
                    self.over = Some(Over::Explain(Subject::Sector(SectorId::from_index(index))));
                }
            }
        }
    }

    pub(super) fn hero(&mut self, squad: usize, place: usize) {
        let Some(system) = System::ALL.get(squad).copied() else { return };
        let hero = self.session.game().view().squad(system).nth(place).map(|aboard| aboard.hero);
        let Some(hero) = hero else { return };
        if self.look_at_posted(hero) {
            return;
        }
        let chosen = self.composer.choose_where(|answer| match answer {
            Answer::Hero(other) | Answer::Ability(other) => other == hero,
            _ => false,
        });
        if !chosen {
            self.over = Some(Over::Explain(Subject::Hero(hero)));
        }
    }

    pub(super) fn enemy(&mut self, index: usize) {
        let combat = self.session.game().table().combat.as_ref();
        let Some(enemy) = combat.and_then(|combat| combat.enemies.get(index)).map(|enemy| enemy.id) else { return };
        if !self.composer.choose_where(|answer| matches!(answer, Answer::Target(other) if other == enemy)) {
            self.over = Some(Over::Explain(Subject::Enemy(enemy)));
        }
    }

    pub(super) fn service(&mut self, index: usize) {
        let service = self.shown.services.get(index).copied();
        self.composer.choose_where(|answer| match answer {
            Answer::Service(choice) => Some(choice.service()) == service,
            _ => false,
        });
    }

    /// What is asked about, for “what is this?”: the option in focus or chosen, else the decision.
    pub(super) fn subject(&self) -> Option<Answer> {
        let place = self.composer.focus().or_else(|| self.composer.chosen().last().copied())?;
        self.composer.listed().get(place).copied()
    }

    /// The card or thing that asks, for “what is this?”.
    pub(super) fn asker(&self) -> Option<Source> {
        self.decision.as_ref().and_then(|decision| decision.source)
    }
}
