//! What is set on the pages before a game is kept, whichever way one leaves them: back, on to the game, or out of the window.

use ironclad_table::seats::Seats;

use super::{App, Effect};
use crate::ui::screen::Screen;

impl App {
    /// The page of the seats aboard, as it was left last.
    pub(super) fn seats(&self) -> Seats {
        Seats::new(&self.settings.seats, self.settings.dealing)
    }

    /// Keeps what is set on the pages that are open: names, who has which system, the battles as they are set up. Says
    /// whether any of it is news.
    fn keep_set_up(&mut self) -> bool {
        let mut settings = self.settings.clone();
        let mut players = None;
        // The page that shows comes last: the names given there hold.
        for screen in self.under.iter().chain([&self.screen]) {
            if let Screen::Seats(seats) = screen {
                let before = self.seats();
                if (seats.names(), seats.dealing()) != (before.names(), before.dealing()) {
                    settings.seats = seats.names();
                    settings.dealing = Some(seats.dealing());
                }
            } else if let Screen::Wardroom(wardroom) = screen {
                settings.iron_guest = wardroom.last().map(Box::new);
                players = Some(wardroom.order().names());
            } else if let Screen::Fleets(room) = screen {
                settings.full_thrust = room.last().map(Box::new);
                players = Some(room.order().names());
            }
        }
        if let Some(names) = players {
            let before = self.players();
            let is_news = |(seat, name): (usize, &String)| before.get(seat).map_or("", String::as_str) != name.as_str();
            if names.iter().enumerate().any(is_news) {
                // The page below shows them too.
                for screen in &mut self.under {
                    if let Screen::Wardroom(wardroom) = screen {
                        wardroom.rename(&names);
                    }
                }
                settings.players = Some(names);
            }
        }
        let news = settings != self.settings;
        self.settings = settings;
        news
    }

    /// Goes on from a page before a game; what is set there is kept.
    pub(super) fn leave_page(&mut self, go: impl FnOnce(&mut Self) -> Effect) -> Effect {
        let kept = if self.keep_set_up() { Effect::Save(self.settings.clone()) } else { Effect::None };
        Effect::All(vec![kept, go(self)])
    }

    /// Closes the window; what is set on a page before a game is kept.
    pub(super) fn quit(&mut self) -> Effect {
        if self.keep_set_up() { Effect::SaveAndQuit(self.settings.clone()) } else { Effect::Quit }
    }
}
