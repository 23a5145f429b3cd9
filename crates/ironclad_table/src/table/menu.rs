//! The menus over the table: leave, settings and the like; and how much to take back.

use super::{Action, Env, Message, Over, Table};
use iced::widget::{Column, column, container, scrollable, space};
use iced::{Element, Fill};
use ironclad_game::session::{SessionError, UndoScope};
use ironclad_text::error;
use kit::cx::Cx;
use kit::font;
use kit::key::{Arrow, Press, moved, row_key};
use kit::rule_book::KEYS;
use kit::scroll::READ;
use kit::theme::{self, BONE, BRASS, INK0, INK2};
use kit::widget::row::{OptionRow, Standing};

/// Which menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Menu {
    /// Leave, settings and the like.
    Main,
    /// How much to take back, or to make again.
    Back,
    /// Whether to begin anew.
    Again,
}

/// A row of a menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Row {
    Table,
    Rules,
    Settings,
    Again,
    Anew,
    Leave,
    TakeBack,
    Timeline,
    Replay,
    LogBook,
    WhoIsHere,
    Chronicle,
    Report,
    Keys,
    Undo(UndoScope),
    Redo(UndoScope),
}

impl Row {
    /// Its words.
    fn key(self) -> String {
        match self {
            Self::Table => "menu-back".to_owned(),
            Self::Rules => "menu-rules".to_owned(),
            Self::Settings => "menu-settings".to_owned(),
            Self::Again | Self::Anew => "menu-again".to_owned(),
            Self::Leave => "menu-leave".to_owned(),
            Self::TakeBack => "menu-take-back".to_owned(),
            Self::Timeline => "menu-timeline".to_owned(),
            Self::Replay => "menu-replay".to_owned(),
            Self::LogBook => "menu-log-book".to_owned(),
            Self::WhoIsHere => "menu-who-is-here".to_owned(),
            Self::Chronicle => "menu-chronicle".to_owned(),
            Self::Report => "menu-report".to_owned(),
            Self::Keys => "menu-keys".to_owned(),
            Self::Undo(reach) => format!("menu-undo-{}", <&str>::from(reach)),
            Self::Redo(reach) => format!("menu-redo-{}", <&str>::from(reach)),
        }
    }
}

impl Menu {
    /// The rows there can be, in the order shown. The first nine have the keys that they have in the menus of the war games.
    fn all(self) -> &'static [Row] {
        match self {
            Self::Main => &[
                Row::Table,
                Row::Rules,
                Row::Settings,
                Row::Leave,
                Row::TakeBack,
                Row::Timeline,
                Row::Replay,
                Row::Chronicle,
                Row::Report,
                Row::Keys,
                Row::LogBook,
                Row::WhoIsHere,
                Row::Again,
            ],
            Self::Again => &[Row::Table, Row::Anew],
            Self::Back => &[
                Row::Undo(UndoScope::Choice),
                Row::Undo(UndoScope::Action),
                Row::Undo(UndoScope::Turn),
                Row::Undo(UndoScope::Scenario),
                Row::Redo(UndoScope::Choice),
                Row::Redo(UndoScope::Turn),
            ],
        }
    }

    /// The rows, each with its place among all, whose key it has. A campaign is not begun again in passing, and has a log
    /// book; of several players one may be missing.
    fn rows(self, campaign: bool, several: bool) -> Vec<(usize, Row)> {
        let fits = |row: &Row| match row {
            Row::Again => !campaign,
            Row::LogBook => campaign,
            Row::WhoIsHere => several,
            Row::Table
            | Row::Rules
            | Row::Settings
            | Row::Anew
            | Row::Leave
            | Row::TakeBack
            | Row::Timeline
            | Row::Replay
            | Row::Chronicle
            | Row::Report
            | Row::Keys
            | Row::Undo(_)
            | Row::Redo(_) => true,
        };
        self.all().iter().copied().enumerate().filter(|(_, row)| fits(row)).collect()
    }

    fn title(self) -> &'static str {
        match self {
            Self::Main => "menu-title",
            Self::Back => "menu-back-title",
            Self::Again => "menu-again-title",
        }
    }
}

impl Table {
    fn rows(&self, menu: Menu) -> Vec<(usize, Row)> {
        menu.rows(self.is_a_campaign(), self.session.header().players.len() > 1)
    }

    /// Whether a campaign is played here, so that there is a log book.
    pub(crate) fn is_a_campaign(&self) -> bool {
        self.session.setup().campaign.is_some()
    }

    pub(crate) fn press_in_menu(&mut self, press: Press, menu: Menu, row: usize, env: Env<'_>) -> Action {
        let to = |forward| moved(Some(row), self.rows(menu).len(), forward).unwrap_or(0);
        match press {
            Press::Arrow(Arrow::Down) | Press::Tab { back: false } => {
                let row = to(true);
                self.overlay.open(Over::Menu(menu, row));
            }
            Press::Arrow(Arrow::Up) | Press::Tab { back: true } => {
                let row = to(false);
                self.overlay.open(Over::Menu(menu, row));
            }
            Press::Enter | Press::Space => return self.menu_row(row, env),
            Press::Digit(_) | Press::Letter(_) => {
                let place = press.row();
                let row = self.rows(menu).iter().position(|(other, _)| Some(*other) == place);
                return row.map_or(Action::None, |row| self.menu_row(row, env));
            }
            Press::Esc => self.overlay.close(),
            _ => {}
        }
        Action::None
    }

    pub(crate) fn menu_row(&mut self, row: usize, env: Env<'_>) -> Action {
        let Some(Over::Menu(menu, _)) = self.overlay.over() else { return Action::None };
        let Some((_, row)) = self.rows(menu).get(row).copied().filter(|(_, row)| self.bars(*row).is_none()) else {
            return Action::None;
        };
        self.overlay.close();
        match row {
            Row::Table => Action::None,
            Row::Rules => Action::Rules(self.shown.rule.clone()),
            Row::Settings => Action::Settings,
            Row::Again => {
                self.overlay.open(Over::Menu(Menu::Again, 0));
                Action::None
            }
            Row::Anew => self.after_writing(Action::Again),
            Row::Leave => self.after_writing(Action::Leave),
            Row::TakeBack => {
                self.overlay.open(Over::Menu(Menu::Back, 0));
                Action::None
            }
            Row::Timeline => {
                self.open_timeline(env);
                Action::None
            }
            Row::Replay => self.replay(env),
            Row::LogBook => Action::LogBook,
            Row::WhoIsHere => self.after_writing(Action::WhoIsHere),
            Row::Chronicle => Action::Chronicle,
            Row::Report => Action::Report,
            Row::Keys => Action::Rules(Some(format!("{KEYS}.1"))),
            Row::Undo(reach) => self.step_back(reach, env),
            Row::Redo(reach) => self.step_on(reach, env),
        }
    }

    /// Why a row cannot be chosen now, if it cannot.
    fn bars(&self, row: Row) -> Option<SessionError> {
        let mv = match row {
            Row::Undo(reach) => self.session.back(reach),
            Row::Redo(reach) => self.session.forth(reach),
            Row::Table
            | Row::Rules
            | Row::Settings
            | Row::Again
            | Row::Anew
            | Row::Leave
            | Row::TakeBack
            | Row::Timeline
            | Row::Replay
            | Row::LogBook
            | Row::WhoIsHere
            | Row::Chronicle
            | Row::Report
            | Row::Keys => return None,
        };
        mv.err()
    }

    /// A menu, laid over the table.
    pub(crate) fn menu<'a>(&self, menu: Menu, focus: usize, cx: &Cx<'a>) -> Element<'a, Message> {
        let rows = self.rows(menu).into_iter().enumerate().map(|(at, (place, row))| {
            let shown = OptionRow::new(row_key(place).to_uppercase(), cx.t(&row.key()))
                .focused(at == focus)
                .on_press(Message::Row(at));
            match self.bars(row) {
                Some(why) => shown.standing(Standing::Barred).below(error::session(cx.text, &why)).shrink().view(),
                None => shown.height(cx.pick(56.0, 56.0, 52.0, 44.0)).view(),
            }
        });
        let list = Column::with_children(rows).width(480).spacing(cx.pick(4.0, 4.0, 4.0, 0.0));
        let title = font::title(cx.t(menu.title()), cx.pick(38.0, 38.0, 34.0, 28.0), BONE);
        let list = scrollable(list).id(READ).spacing(6).style(theme::scroll);
        let card = column![title, space().height(cx.pick(12, 12, 10, 4)), list];
        let card = container(card).padding(cx.pick(24, 24, 20, 10)).style(theme::boxed(INK2, BRASS, 1.5));
        container(card).center(Fill).style(theme::fill(theme::thin(INK0, 0.8))).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_key_leaves_every_game_and_none_begins_anew_in_passing() {
        let place = |campaign, several, row| {
            let rows = Menu::Main.rows(campaign, several);
            rows.into_iter().find(|(_, other)| *other == row).map(|(place, _)| place)
        };
        for row in [Row::Leave, Row::TakeBack, Row::Timeline, Row::Replay, Row::Chronicle, Row::Report, Row::Keys] {
            let single = place(false, false, row);
            assert!(single.is_some(), "{row:?}");
            assert_eq!(place(true, false, row), single, "{row:?}");
            assert_eq!(place(true, true, row), single, "{row:?}");
        }
        for campaign in [false, true] {
            assert_eq!(place(campaign, true, Row::Anew), None);
        }
        assert_eq!(Menu::Again.rows(false, false), [(0, Row::Table), (1, Row::Anew)]);
    }
}
