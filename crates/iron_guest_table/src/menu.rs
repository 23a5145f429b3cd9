//! The menu over the table.

use iced::Element;
use iron_guest::decision::Answer;
use kernel::session::UndoScope;

use super::{Action, Env, IronGuestTable, Message};
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
    /// Back to the wardroom. The game is on disk.
    Leave,
    /// Back to where the turn began.
    UndoTurn,
    /// Every moment of the battle so far.
    Timeline,
    /// Play the battle back.
    Replay,
    /// Read the game told back, and write it out.
    Chronicle,
    /// Write a report of the game as it stands.
    Report,
    /// Make again what was taken back.
    Redo,
    /// The same, to where the next turn begins.
    RedoTurn,
    /// Offer a draw.
    OfferDraw,
    /// The same game once more.
    Again,
    /// Strike the flag.
    Resign,
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
            Self::OfferDraw => "iron-guest-option-offer-draw",
            Self::Resign => "iron-guest-option-resign",
            Self::UndoTurn => "menu-undo-turn",
            Self::Redo => "menu-redo-choice",
            Self::RedoTurn => "menu-redo-turn",
            Self::Chronicle => "menu-chronicle",
            Self::Report => "menu-report",
            Self::Timeline => "menu-timeline",
            Self::Replay => "iron-guest-table-replay",
            Self::Again => "battle-menu-again",
            Self::Leave => "iron-guest-table-leave",
        }
    }
}

impl IronGuestTable {
    /// The rows that can be chosen now.
    fn rows(&self) -> Vec<Row> {
        let may = |answer: Answer| {
            let asked = self.decision.as_ref().filter(|decision| self.is_person(decision.seat));
            !self.is_busy() && asked.is_some_and(|decision| decision.options.contains(&answer))
        };
        let all = [
            (Row::Table, true),
            (Row::Rules, true),
            (Row::Settings, true),
            (Row::Leave, true),
            (Row::UndoTurn, !self.is_busy() && self.session.can_undo()),
            (Row::Timeline, !self.is_busy()),
            (Row::Replay, !self.is_busy()),
            (Row::Chronicle, !self.moves.is_writing()),
            (Row::Report, !self.moves.is_writing()),
            (Row::Redo, !self.is_busy() && self.session.can_redo()),
            (Row::RedoTurn, !self.is_busy() && self.session.can_redo()),
            (Row::OfferDraw, may(Answer::OfferDraw)),
            (Row::Again, true),
            (Row::Resign, may(Answer::Resign)),
        ];
        all.into_iter().filter(|(_, fits)| *fits).map(|(row, _)| row).collect()
    }

    /// The place of the row that begins the same game once more.
    pub(super) fn again_row(&self) -> usize {
        self.rows().iter().position(|row| *row == Row::Again).unwrap_or(0)
    }

    pub(super) fn press_in_menu(&mut self, press: &Press, row: usize, env: Env) -> Action {
        let places: Vec<usize> = self.rows().into_iter().map(Row::place).collect();
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
        let Some(row) = self.rows().get(row).copied() else { return Action::None };
        self.menu = None;
        match row {
            Row::Table => Action::None,
            Row::Rules => Action::Rules(self.rule()),
            Row::Settings => Action::Settings,
            Row::OfferDraw => self.send(Answer::OfferDraw),
            Row::Resign => self.send(Answer::Resign),
            Row::UndoTurn => self.turn_back(env),
            Row::Redo => self.step_on(UndoScope::Choice),
            Row::RedoTurn => self.step_on(UndoScope::Turn),
            Row::Chronicle => Action::Chronicle,
            Row::Report => Action::Report,
            Row::Timeline => {
                self.open_timeline();
                Action::None
            }
            Row::Replay => self.play_back(0, env),
            Row::Again => Action::Again,
            Row::Leave => Action::Leave,
        }
    }

    /// The menu, laid over the table.
    pub(super) fn menu_view<'a>(&self, focus: usize, cx: &Cx<'a>) -> Element<'a, Message> {
        menu::view(self.rows().into_iter().map(|row| (row.place(), row.key())), focus, Message::MenuRow, cx)
    }
}
