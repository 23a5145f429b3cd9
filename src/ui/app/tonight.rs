//! Who is at the table tonight: asked as a campaign of several is opened, and whenever the players wish.

use super::{App, Effect};
use crate::content::terms::System;
use crate::engine::{SEATS, Seat};
use crate::save::Tonight;
use crate::session::Session;
use crate::ui::screen::Screen;
use ironclad_table::present::system;
use ironclad_table::table;
use ironclad_table::tonight::{Action, Player, TonightScreen};

impl App {
    /// A campaign was opened: where several play it, somebody may be missing.
    pub(super) fn ask_who_is_here(&mut self) {
        let Screen::Table(table) = &self.screen else { return };
        let session = table.session();
        let goes_on = session.setup().campaign.is_some() && !session.is_read_only() && !table.is_over();
        let players = players(session);
        if goes_on && players.len() > 1 {
            let _ = self.open(Screen::Tonight(TonightScreen::opened(players)));
        }
    }

    /// The same from the menu.
    pub(super) fn who_is_here(&mut self) -> Effect {
        let Screen::Table(table) = &self.screen else { return Effect::None };
        let session = table.session();
        let screen = TonightScreen::in_play(players(session), session.tonight());
        self.open(Screen::Tonight(screen))
    }

    /// What the screen asks of the window.
    pub(super) fn on_tonight(&mut self, action: Action) -> Effect {
        match action {
            Action::None => Effect::None,
            Action::Back { opened: true } => self.leave(),
            Action::Back { opened: false } => self.back(),
            Action::Go(tonight) => self.seat(tonight),
        }
    }

    /// To the table, which is told who is there if that has changed.
    fn seat(&mut self, tonight: Tonight) -> Effect {
        let _ = self.back();
        match &self.screen {
            Screen::Table(table) if table.session().tonight() != tonight => {
                self.on_table(table::Message::Seated(tonight))
            }
            _ => Effect::None,
        }
    }
}

/// The players of a game, by seat, with what was dealt to them.
fn players(session: &Session) -> Vec<Player> {
    let view = session.game().view();
    let names = session.header().players.iter();
    let player = |(seat, name): (Seat, &String)| Player {
        seat,
        name: name.clone(),
        held: System::ALL.into_iter().filter(|held| view.seat(*held) == seat).map(system).collect(),
    };
    SEATS.into_iter().zip(names).map(player).collect()
}
