//! The shelf of campaigns: opened, its errands run, what came of them told.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{App, Effect};
use crate::games::Kind;
use crate::save::SaveError;
use crate::text::error;
use crate::text::thing::count;
use crate::ui::job::battles::Battles;
use crate::ui::job::errand::{Done, Outcome};
use crate::ui::job::unread::Unread;
use crate::ui::screen::Screen;
use crate::ui::screen::campaigns::present;
use crate::ui::screen::campaigns::{Action, Campaigns, Card, FIELD, Said, Unshown};

impl App {
    /// The shelf opens; what lies on it is read anew.
    pub(super) fn open_shelf(&mut self) -> Effect {
        let shelf = self.shelf();
        let opened = self.open(Screen::Campaigns(shelf));
        Effect::All(vec![opened, Effect::Read(self.shelves())])
    }

    /// The shelf, with what is known to lie on it.
    fn shelf(&self) -> Campaigns {
        let (kept, binned) = self.shelf_cards();
        let mut shelf = Campaigns::new(kept, binned);
        shelf.tell_unshown(self.unshown());
        shelf
    }

    /// What of the shelf cannot be shown.
    fn unshown(&self) -> Unshown {
        let library = self.library.as_ref();
        self.said_unread(
            library.and_then(|library| library.unread.as_ref()),
            library.and_then(|library| library.binned.unread.as_ref()),
        )
    }

    fn said_unread(&self, kept: Option<&Unread>, binned: Option<&Unread>) -> Unshown {
        let told = |unread: Option<&Unread>| unread.map(|unread| unread.told(&self.text));
        Unshown { kept: told(kept), binned: told(binned) }
    }

    fn shelf_cards(&self) -> (Vec<Card>, Vec<Card>) {
        self.library.as_ref().map(|library| present::cards(&self.text, library)).unwrap_or_default()
    }

    /// What lies on the shelf has been read.
    pub(super) fn fill_shelf(&mut self) {
        let (kept, binned) = self.shelf_cards();
        let unshown = self.unshown();
        for shelf in self.shelves_shown().filter(|shelf| !shelf.is_of_battles()) {
            shelf.refresh(kept.clone(), binned.clone());
            shelf.tell_unshown(unshown.clone());
        }
    }

    /// The shelves among the screens that are open.
    fn shelves_shown(&mut self) -> impl Iterator<Item = &mut Campaigns> {
        self.under.iter_mut().chain([&mut self.screen]).filter_map(|screen| match screen {
            Screen::Campaigns(shelf) => Some(shelf),
            _ => None,
        })
    }

    /// The shelf of battles opens; what lies on it is read.
    pub(super) fn open_battle_shelf(&mut self) -> Effect {
        let opened = self.open(Screen::Campaigns(Campaigns::of_battles()));
        self.fill_battle_shelf();
        Effect::All(vec![opened, Effect::ReadBattles])
    }

    /// What lies on the shelf of battles is read again, if it is open.
    pub(super) fn read_battles_again(&mut self) -> Effect {
        let open = self.shelves_shown().any(|shelf| shelf.is_of_battles());
        if open { Effect::ReadBattles } else { Effect::None }
    }

    /// What lies on the shelf of battles has been read.
    pub(super) fn on_battles(&mut self, battles: Battles) -> Effect {
        self.battles = battles;
        self.fill_battle_shelf();
        Effect::None
    }

    /// Puts what lies on the shelf of battles into words.
    pub(super) fn fill_battle_shelf(&mut self) {
        let (kept, binned) = present::battle_cards(&self.text, &self.battles);
        let unshown = self.said_unread(self.battles.kept.unread.as_ref(), self.battles.binned.unread.as_ref());
        for shelf in self.shelves_shown().filter(|shelf| shelf.is_of_battles()) {
            shelf.refresh(kept.clone(), binned.clone());
            shelf.tell_unshown(unshown.clone());
        }
    }

    /// Which game the file on a shelf or table is of.
    pub(super) fn game_of(&self, path: &Path) -> Kind {
        let mut screens = std::iter::once(&self.screen).chain(self.under.iter().rev());
        let found = screens.find_map(|screen| match screen {
            Screen::Campaigns(shelf) => shelf.cards().iter().find(|card| card.path == path).map(|card| card.game),
            Screen::IronGuest(table) if table.path().as_deref() == Some(path) => Some(Kind::IronGuest),
            Screen::FullThrust(table) if table.path().as_deref() == Some(path) => Some(Kind::FullThrust),
            _ => None,
        });
        found.unwrap_or(Kind::Campaign)
    }

    /// What the shelf asks of the window.
    pub(super) fn on_shelf(&mut self, action: Action) -> Effect {
        match action {
            Action::None => Effect::None,
            Action::Focus => Effect::SelectField(FIELD),
            Action::Open(Kind::Campaign, path) => self.resume(path),
            Action::Open(Kind::IronGuest, path) => self.go_on_with(path),
            Action::Open(Kind::FullThrust, path) => self.go_on_with_fleet_battle(path),
            Action::Run(errand) => Effect::Run(errand),
            Action::Chronicle(game, path) => self.open_chronicle(game, &path),
            Action::LogBook(path) => self.open_log_book(&path),
            Action::Timeline(path) => self.resume_at_timeline(path),
            Action::Report(game, path) => self.report_of_file(game, path),
            Action::New => self.open_new_campaign(),
            Action::Back => self.back(),
        }
    }

    /// An errand has been run.
    pub(super) fn on_errand(&mut self, told: &Outcome) -> Effect {
        let said = self.said(told);
        let done = matches!(said, Said::Done { .. });
        if let Screen::Campaigns(shelf) = &mut self.screen {
            shelf.told(said);
        }
        match &self.screen {
            _ if !done => Effect::None,
            Screen::Campaigns(shelf) if shelf.is_of_battles() => {
                Effect::All(vec![Effect::ReadBattles, self.list_games(), self.list_fleet_battles()])
            }
            _ => Effect::Read(self.shelves()),
        }
    }

    fn said(&self, told: &Outcome) -> Said {
        let place = |path: &Path| [("path", path.display().to_string().into())];
        let done = |key: &str| Said::Done { words: self.text.get(key), next: None, binned: None };
        let next = |key: &str, path: &Path| Said::Done {
            words: self.text.with(key, &place(path)),
            next: Some(path.to_owned()),
            binned: None,
        };
        match told {
            Ok(Done::Copied(path)) => next("campaigns-done-copied", path),
            Ok(Done::Imported(path)) => next("campaigns-done-imported", path),
            Ok(Done::Restored(path)) => next("campaigns-done-restored", path),
            Ok(Done::Renamed) => done("campaigns-done-renamed"),
            Ok(Done::Exported(path)) => {
                let words = self.text.with("campaigns-done-exported", &place(path));
                Said::Done { words, next: None, binned: None }
            }
            Ok(Done::Discarded(path)) => {
                let words = self.text.get("campaigns-done-discarded");
                Said::Done { words, next: None, binned: Some(path.clone()) }
            }
            Ok(Done::Emptied(games)) => {
                let words = self.text.with("campaigns-done-emptied", &[("count", count(*games))]);
                Said::Done { words, next: None, binned: None }
            }
            Err(error) => match error.as_ref() {
                SaveError::Taken { .. } => Said::Taken,
                SaveError::Known { .. } => Said::Known(error::save(&self.text, error)),
                _ => Said::Failed(error::save(&self.text, error)),
            },
        }
    }

    /// A file was dropped on the window: a game to be brought in, where there is room for that.
    pub(super) fn dropped(&mut self, path: &Path) -> Effect {
        if matches!(self.screen, Screen::Title(_)) {
            let shelf = self.shelf();
            let _ = self.open(Screen::Campaigns(shelf));
        }
        match &mut self.screen {
            Screen::Campaigns(shelf) => {
                let action = shelf.dropped(path);
                self.on_shelf(action)
            }
            // At the table a file that falls on the window is not meant.
            _ => Effect::None,
        }
    }

    /// A report of a game on the shelf, opened or not.
    fn report_of_file(&mut self, game: Kind, path: PathBuf) -> Effect {
        let unplayable = self.library.iter().flat_map(|library| &library.unplayable).find(|file| file.path == path);
        let why = unplayable.map(|file| Arc::clone(&file.why));
        self.report(Some((game, path, why)))
    }
}
