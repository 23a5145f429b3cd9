//! The menu over the table.

use iced::Element;
use kernel::session::UndoScope;

use super::{Action, Env, FullThrustTable, Message};
use kit::cx::Cx;
use kit::key::Press;
use war_table::menu::{self, Step};

/// A row of the menu, in the order shown. The first nine have the keys that they have in the menus of the other tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Row {
    /// Back to the table.
    Table,
    /// The rule book.
    Rules,
    /// The settings.
    Settings,
    /// Back to the page of battles. The battle is on disk.
    Leave,
    /// Back to where the turn began.
    UndoTurn,
    /// Every moment of the battle so far.
    Timeline,
    /// Play the battle back.
    Replay,
    /// Read the battle told back, and write it out.
    Chronicle,
    /// Write a report of the battle as it stands.
    Report,
    /// Make again what was taken back.
    Redo,
    /// The same, to where the next turn begins.
    RedoTurn,
    /// Show the last movement once more.
    LastMove,
    /// The same battle once more.
    Again,
}

impl Row {
    /// Its place among all rows, whose key it has.
    fn place(self) -> usize {
        self as usize
    }

    fn key(self) -> &'static str {
        match self {
            Self::Table => "menu-back",
            Self::Rules => "menu-rules",
            Self::Settings => "menu-settings",
            Self::UndoTurn => "menu-undo-turn",
            Self::Redo => "menu-redo-choice",
            Self::RedoTurn => "menu-redo-turn",
            Self::Chronicle => "menu-chronicle",
            Self::Report => "menu-report",
            Self::LastMove => "full-thrust-table-last-move",
            Self::Timeline => "menu-timeline",
            Self::Replay => "menu-replay",
            Self::Again => "menu-again",
            Self::Leave => "menu-leave",
        }
    }
}

impl FullThrustTable {
    /// The rows that can be chosen now.
    fn menu_rows(&self) -> Vec<Row> {
        let idle = !self.is_busy();
        let may_look = self.may_look_back();
        let all = [
            (Row::Table, true),
            (Row::Rules, true),
            (Row::Settings, true),
            (Row::Leave, true),
            (Row::UndoTurn, idle && self.session.can_undo()),
            (Row::Timeline, may_look),
            (Row::Replay, may_look),
            (Row::Chronicle, may_look),
            (Row::Report, !self.moves.is_writing()),
            (Row::Redo, idle && self.session.can_redo()),
            (Row::RedoTurn, idle && self.session.can_redo()),
            (Row::LastMove, may_look && self.field().table.turn > 0),
            (Row::Again, true),
        ];
        all.into_iter().filter(|(_, fits)| *fits).map(|(row, _)| row).collect()
    }

    /// The place of the row that begins the same battle once more.
    pub(crate) fn again_row(&self) -> usize {
        self.menu_rows().iter().position(|row| *row == Row::Again).unwrap_or(0)
    }

    pub(super) fn press_in_menu(&mut self, press: &Press, row: usize, env: Env) -> Action {
        let places: Vec<usize> = self.menu_rows().into_iter().map(Row::place).collect();
        match menu::step(press, row, &places) {
            Step::None => Action::None,
            Step::To(row) => {
                self.menu = Some(row);
                Action::None
            }
            Step::Choose(row) => self.menu_row(row, env),
            Step::Close => {
                self.menu = None;
                Action::None
            }
        }
    }

    pub(super) fn menu_row(&mut self, row: usize, env: Env) -> Action {
        let Some(row) = self.menu_rows().get(row).copied() else { return Action::None };
        self.menu = None;
        match row {
            Row::Table => Action::None,
            Row::Rules => Action::Rules(self.rule()),
            Row::Settings => Action::Settings,
            Row::UndoTurn => self.turn_back(env),
            Row::Redo => self.step_on(UndoScope::Choice),
            Row::RedoTurn => self.step_on(UndoScope::Turn),
            Row::Chronicle => Action::Chronicle,
            Row::Report => Action::Report,
            Row::LastMove => self.play_last_move(env),
            Row::Timeline => {
                self.open_timeline();
                Action::None
            }
            Row::Replay => self.play_back(0, 0, env),
            Row::Again => Action::Again,
            Row::Leave => Action::Leave,
        }
    }

    /// The menu, laid over the table.
    pub fn menu_view<'a>(&self, focus: usize, cx: &Cx<'a>) -> Element<'a, Message> {
        let rows = self.menu_rows().into_iter().map(|row| (row.place(), row.key()));
        menu::view("menu-title", rows, focus, Message::MenuRow, cx)
    }
}
