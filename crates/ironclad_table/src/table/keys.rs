//! Keys and clicks at the table.

use super::layer::{Base, Layer};
use super::{Action, Env, Menu, Message, Over, Subject, Table};
use crate::map;
use crate::table::frame::Tab;
use ironclad_game::content::terms::System;
use ironclad_game::content::{Id, SectorId};
use ironclad_game::engine::{Answer, Source};
use ironclad_game::session::UndoScope;
use kit::key::{self, Arrow, Press};

impl Table {
    pub(crate) fn press(&mut self, press: Press, env: Env<'_>) -> Action {
        self.problem = None;
        match self.top(env.class()) {
            Layer::Explain(card) => {
                let rule = card.and_then(|card| card.rule.as_ref()).map(|rule| rule.number.clone());
                self.overlay.close();
                match press {
                    Press::Letter('?') => Action::Rules(rule),
                    _ => Action::None,
                }
            }
            Layer::Brief(_) => match press {
                // The window itself scrolls what is read with this key.
                Press::Page { .. } => Action::None,
                Press::Arrow(arrow @ (Arrow::Up | Arrow::Down)) => Action::Scroll { down: arrow == Arrow::Down },
                _ => {
                    self.overlay.close();
                    Action::None
                }
            },
            Layer::Menu(menu, row) => self.press_in_menu(press, menu, row, env),
            Layer::Walk(walk) => {
                self.overlay.end_walk();
                if self.overlay.press_on_walk(&press, walk) { Action::None } else { self.press(press, env) }
            }
            // The card of a combat says that this key puts it away, and any message does.
            Layer::Report if matches!(press, Press::Esc) => Action::None,
            Layer::Said if matches!(press, Press::Esc) => {
                self.reading.heard();
                Action::None
            }
            Layer::Report | Layer::Said | Layer::Table(_) => self.press_below(press, env),
        }
    }

    /// A key that nothing takes which lies over the table.
    fn press_below(&mut self, press: Press, env: Env<'_>) -> Action {
        let taken = match self.base() {
            Base::Naming(_) | Base::Timeline(_) => return self.press_in_time(&press, env),
            Base::Page(_) => return self.press_on_page(press, env),
            Base::Past(_) => self.press_then(&press, env),
            Base::Plan => self.press_on_plan(&press, env),
            Base::Dice | Base::LookRound | Base::Ended | Base::ReadOnly | Base::Die | Base::Question => {
                self.press_at_fitting(&press, env)
            }
        };
        match taken {
            Some(action) => action,
            None => self.press_at_table(press, env),
        }
    }

    /// A key that means what it means everywhere at the table.
    fn press_at_table(&mut self, press: Press, env: Env<'_>) -> Action {
        let focus = self.composer.focus();
        match press {
            // Before the look round is over, and while a move is being written, there is nothing to choose.
            Press::Digit(_) | Press::Space | Press::Tab { .. } | Press::Arrow(Arrow::Up | Arrow::Down)
                if !self.lesson.has_looked() || self.is_writing() => {}
            Press::Enter => return self.main(env),
            Press::Space => return self.choose_focused(env),
            Press::Digit(digit) => {
                if let Some(place) = (digit as usize).checked_sub(1) {
                    return self.act(Message::Option(place), env);
                }
            }
            Press::Letter('z') | Press::Backspace => return self.step_back(UndoScope::Choice, env),
            Press::Letter('x') => return self.step_on(UndoScope::Choice, env),
            Press::Shifted('z') => return self.step_back(UndoScope::Turn, env),
            Press::Shifted('x') => return self.step_on(UndoScope::Turn, env),
            Press::Shifted('t') => self.open_timeline(env),
            Press::Shifted(_) => {}
            Press::Letter('?') => self.overlay.explain(Subject::Decision),
            Press::Letter('r') => return Action::Rules(self.shown.rule.clone()),
            Press::Letter(letter) => return self.letter(letter, env),
            Press::Arrow(Arrow::Down) | Press::Tab { back: false } => self.composer.move_focus(true),
            Press::Arrow(Arrow::Up) | Press::Tab { back: true } => self.composer.move_focus(false),
            Press::Arrow(Arrow::Right) => self.scroll_log(true),
            Press::Arrow(Arrow::Left) => self.scroll_log(false),
            Press::Pan(arrow) => self.camera = self.camera.panned(arrow),
            Press::Zoom { nearer, text: false } => self.zoom(nearer),
            Press::Page { down } => self.page(down),
            Press::Log { down } => self.scroll_log(down),
            Press::Esc => {
                if self.tab == Tab::default() {
                    self.overlay.open(Over::Menu(Menu::Main, 0));
                }
                self.tab = Tab::default();
            }
            Press::FullScreen | Press::Reread | Press::Zoom { text: true, .. } => {}
        }
        // A key that is about something else does not turn the list. To look at something else is to think better of what
        // was warned of.
        if self.composer.focus() != focus {
            self.composer.think_again();
            self.follow_focus();
        }
        Action::None
    }

    /// A page lies over the table, and nothing of the table can be reached.
    fn press_on_page(&mut self, press: Press, env: Env<'_>) -> Action {
        let chooses = self.chooses_in_the_story() && !self.reading.has_pages() && !self.is_writing();
        match press {
            Press::Digit(digit) if chooses => {
                if let Some(place) = (digit as usize).checked_sub(1) {
                    return self.act(Message::Option(place), env);
                }
            }
            Press::Arrow(Arrow::Down) | Press::Tab { back: false } if chooses => {
                self.reading.turn(true);
                self.composer.move_focus(true);
            }
            Press::Arrow(Arrow::Up) | Press::Tab { back: true } if chooses => {
                self.reading.turn(true);
                self.composer.move_focus(false);
            }
            Press::Letter('b') if chooses && self.reading.is_turned() => self.reading.turn(false),
            Press::Letter('b') if self.is_told() => self.overlay.open(Over::Brief(None)),
            Press::Letter('m') if !self.reading.has_pages() && self.is_told() => self.reading.put_away(),
            Press::Enter | Press::Space => return self.main(env),
            Press::Arrow(Arrow::Down) => return Action::Scroll { down: true },
            Press::Arrow(Arrow::Up) => return Action::Scroll { down: false },
            Press::Letter('z') if self.session.can_undo() => return self.step_back(UndoScope::Choice, env),
            Press::Letter('?') => self.overlay.explain(Subject::Decision),
            Press::Letter('r') => return Action::Rules(self.shown.rule.clone()),
            Press::Letter('g') if self.is_a_campaign() => return Action::LogBook,
            Press::Esc => self.overlay.open(Over::Menu(Menu::Main, 0)),
            _ => {}
        }
        Action::None
    }

    fn letter(&mut self, letter: char, env: Env<'_>) -> Action {
        // While one looks back there is nothing to choose.
        let count = if self.mode.past().is_some() { 0 } else { self.composer.listed().len() };
        if let Some(place) = (9..count).find(|place| key::of_option(*place).starts_with(letter)) {
            return self.act(Message::Option(place), env);
        }
        match letter {
            's' => self.act(Message::Tab(Tab::Ship), env),
            'c' => self.act(Message::Tab(Tab::Crew), env),
            'l' => self.act(Message::Tab(Tab::Log), env),
            // A lesson that lies over the chart goes first, and what lies over the lesson before it.
            'm' if self.has_put_the_page_away() => self.act(Message::Page(false), env),
            'm' if self.shown.lesson.is_some() && self.tab.hides_the_lesson(env.class()) => {
                self.tab = Tab::default();
                Action::None
            }
            'm' if self.shown.lesson.is_some() && !self.lesson.is_away() => self.act(Message::Lesson(true), env),
            'm' => self.act(Message::Tab(Tab::Chart), env),
            'g' if self.is_a_campaign() => Action::LogBook,
            'b' => self.act(Message::Brief(None), env),
            // Behind a tab it is not seen, and comes out.
            'h' if self.shown.lesson.is_some() => {
                let seen = !self.lesson.is_away() && !self.tab.hides_the_lesson(env.class());
                self.act(Message::Lesson(seen), env)
            }
            _ => Action::None,
        }
    }

    fn choose_focused(&mut self, env: Env<'_>) -> Action {
        match self.composer.focus() {
            Some(place) => self.act(Message::Option(place), env),
            None => Action::None,
        }
    }

    /// Keeps the option in focus within the list's window.
    pub(super) fn follow_focus(&mut self) {
        if let Some(focus) = self.composer.focus() {
            self.list_top = self.list_top.following(focus);
        }
    }

    /// Zooms the chart about what has the focus, else about the ship.
    fn zoom(&mut self, nearer: bool) {
        let board = &self.shown.board;
        let about = self.board_focus().or(board.ship);
        self.camera = self.camera().zoomed_about(nearer, about, board, self.chart_room);
    }

    pub(crate) fn board(&mut self, event: map::Event) {
        match event {
            map::Event::Camera(_) | map::Event::Room(_) | map::Event::Hovered(_) => {}
            map::Event::Dragged(index) => {
                let there = |answer| matches!(answer, Answer::Move(sector) if sector.index() == index);
                let listed = self.composer.listed().iter().position(|answer| there(*answer));
                match listed {
                    Some(place) if !self.is_writing() => {
                        if !self.composer.chosen().contains(&place) {
                            self.composer.choose(place);
                        }
                    }
                    Some(_) | None => self.overlay.explain(Subject::Sector(SectorId::from_index(index))),
                }
            }
            map::Event::Pressed(index) => {
                let chosen = self.choose_where(|answer| match answer {
                    Answer::Move(sector) | Answer::Recon(sector) => sector.index() == index,
                    _ => false,
                });
                if !chosen {
                    self.overlay.explain(Subject::Sector(SectorId::from_index(index)));
                }
            }
        }
    }

    pub(crate) fn hero(&mut self, squad: usize, place: usize) {
        let Some(system) = System::ALL.get(squad).copied() else { return };
        let hero = self.game().view().squad(system).nth(place).map(|aboard| aboard.hero);
        let Some(hero) = hero else { return };
        if self.plan_with(hero) || self.look_at_posted(hero) {
            return;
        }
        let chosen = self.choose_where(|answer| match answer {
            Answer::Hero(other) | Answer::Ability(other) => other == hero,
            _ => false,
        });
        if !chosen {
            self.overlay.explain(Subject::Hero(hero));
        }
    }

    pub(crate) fn enemy(&mut self, index: usize) {
        let combat = self.game().table().combat.as_ref();
        let Some(enemy) = combat.and_then(|combat| combat.enemies.get(index)).map(|enemy| enemy.id) else { return };
        if self.plan_against(enemy) {
            return;
        }
        if !self.choose_where(|answer| matches!(answer, Answer::Target(other) if other == enemy)) {
            self.overlay.explain(Subject::Enemy(enemy));
        }
    }

    pub(crate) fn service(&mut self, index: usize) {
        let service = self.shown.services.get(index).copied();
        self.choose_where(|answer| match answer {
            Answer::Service(choice) => Some(choice.service()) == service,
            _ => false,
        });
    }

    /// What is asked about, for “what is this?”: the option in focus or chosen, else the decision.
    pub(crate) fn subject(&self) -> Option<Answer> {
        let composer = self.composer();
        let place = composer.focus().or_else(|| composer.chosen().last().copied())?;
        composer.listed().get(place).copied()
    }

    /// The card or thing that asks, for “what is this?”.
    pub(crate) fn asker(&self) -> Option<Source> {
        let then = self.mode.past().map(|past| past.asked().and_then(|(decision, _)| decision.source));
        then.unwrap_or_else(|| self.decision.as_ref().and_then(|decision| decision.source))
    }
}
