//! The menu over the table.

use iced::Element;
use iron_guest::decision::Answer;
use iron_guest::seat::Seat;
use kernel::session::UndoScope;

use super::{Action, Env, IronGuestTable, Message};
use kit::cx::Cx;
use kit::key::Press;
use war_table::menu::{self, Step};

/// Which menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Menu {
    /// Leave, settings and the like.
    Main,
    /// Whether to strike the flag.
    Strike,
}

/// A row of a menu, in the order shown. The first nine have the keys that they have in the menus of the other tables.
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
    /// Opens the menu that asks whether to strike the flag.
    Resign,
    /// Strikes the flag.
    Strike,
}

impl Row {
    fn key(self) -> &'static str {
        match self {
            Self::Table => "menu-back",
            Self::Rules => "menu-rules",
            Self::Settings => "menu-settings",
            Self::OfferDraw => "iron-guest-option-offer-draw",
            Self::Resign | Self::Strike => "iron-guest-option-resign",
            Self::UndoTurn => "menu-undo-turn",
            Self::Redo => "menu-redo-choice",
            Self::RedoTurn => "menu-redo-turn",
            Self::Chronicle => "menu-chronicle",
            Self::Report => "menu-report",
            Self::Timeline => "menu-timeline",
            Self::Replay => "menu-replay",
            Self::Again => "menu-again",
            Self::Leave => "menu-leave",
        }
    }
}

impl Menu {
    fn title(self) -> &'static str {
        match self {
            Self::Main => "menu-title",
            Self::Strike => "iron-guest-table-strike-title",
        }
    }
}

impl IronGuestTable {
    /// The rows that can be chosen now, each with its place among all of the menu, whose key it has.
    fn rows(&self, menu: Menu) -> Vec<(usize, Row)> {
        let may = |answer: Answer| {
            let asked = self.decision.as_ref().filter(|decision| self.is_person(decision.seat));
            !self.is_busy() && asked.is_some_and(|decision| decision.options.contains(&answer))
        };
        let main = [
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
        let strike = [(Row::Table, true), (Row::Strike, may(Answer::Resign))];
        let all = match menu {
            Menu::Main => main.as_slice(),
            Menu::Strike => strike.as_slice(),
        };
        let places = all.iter().copied().enumerate();
        places.filter(|(_, (_, fits))| *fits).map(|(place, (row, _))| (place, row)).collect()
    }

    /// The place of the row that begins the same game once more.
    pub(crate) fn again_row(&self) -> usize {
        self.rows(Menu::Main).iter().position(|(_, row)| *row == Row::Again).unwrap_or(0)
    }

    pub(super) fn press_in_menu(&mut self, press: &Press, menu: Menu, row: usize, env: Env) -> Action {
        let places: Vec<usize> = self.rows(menu).into_iter().map(|(place, _)| place).collect();
        match menu::step(press, row, &places) {
            Step::None => Action::None,
            Step::To(row) => {
                self.menu = Some((menu, row));
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
        // What the card at the end offers is a row of the menu too, though none is open.
        let menu = self.menu.map_or(Menu::Main, |(menu, _)| menu);
        let Some((_, row)) = self.rows(menu).get(row).copied() else { return Action::None };
        self.menu = None;
        match row {
            Row::Table => Action::None,
            Row::Rules => Action::Rules(self.rule()),
            Row::Settings => Action::Settings,
            Row::OfferDraw => self.send(Answer::OfferDraw),
            Row::Resign => {
                self.menu = Some((Menu::Strike, 0));
                Action::None
            }
            Row::Strike => self.send(Answer::Resign),
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

    /// A menu, laid over the table.
    pub(super) fn menu_view<'a>(&self, menu: Menu, focus: usize, cx: &Cx<'a>) -> Element<'a, Message> {
        let rows = self.rows(menu).into_iter().map(|(place, row)| (place, row.key()));
        let words = match menu {
            Menu::Main => None,
            Menu::Strike => Some(self.strike_means(cx)),
        };
        menu::question(menu.title(), words, rows, focus, Message::MenuRow, cx)
    }

    /// What it means to strike the flag, and that it can be undone where it can.
    fn strike_means(&self, cx: &Cx<'_>) -> String {
        let state = self.session.game().play().state();
        let asked = self.decision.as_ref().map(|decision| decision.seat);
        let sails = |seat: &Seat| state.squadron(*seat).any(|(_, ship)| ship.afloat().is_some());
        let others = state.seats().filter(|seat| Some(*seat) != asked && sails(seat)).count();
        let ends = others <= 1;
        let means = cx.t(if ends { "iron-guest-table-strike-loses" } else { "iron-guest-table-strike-leaves" });
        // Where others fight on, dice soon follow.
        if ends || self.session.header().undo.is_free() {
            cx.text.list("sentences", [means, cx.t("iron-guest-table-strike-undo")])
        } else {
            means
        }
    }
}
