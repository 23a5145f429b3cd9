//! A game told back, and a report of it: asked for here, and what came of it told.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{App, Effect};
use crate::chronicle::Document;
use crate::engine::Game;
use crate::games::{Kind, WarGame as _};
use crate::report::Making;
use crate::session::LoadError;
use crate::ui::job::chronicle::{Battle, Telling, WritingOut};
use crate::ui::job::reading::Reading;
use crate::ui::job::report::Reporting;
use crate::ui::screen::campaigns::Said;
use crate::ui::screen::problem::{Problem, ProblemView};
use crate::ui::screen::{Screen, problem};
use full_thrust::play::FullThrust;
use full_thrust_table::drawer::Why;
use full_thrust_table::yard;
use iron_guest::IronGuest;
use ironclad_table::chronicle::{Action, Chronicle};

impl App {
    /// The chronicle of the game in this file opens.
    pub(super) fn open_chronicle(&mut self, game: Kind, path: &Path) -> Effect {
        let show = |app: &mut Self, telling| {
            let opened = app.open(Screen::Chronicle(Chronicle::new(path.to_owned())));
            Effect::All(vec![opened, Effect::Tell(telling)])
        };
        match game {
            Kind::Campaign => self.reading(path, |app, reading| show(app, Telling::Campaign(reading))),
            Kind::IronGuest => {
                let battle = Battle::of::<IronGuest>(path, &self.text);
                show(self, Telling::Battle(battle))
            }
            Kind::FullThrust => {
                let battle = Battle::of::<FullThrust>(path, &self.text);
                show(self, Telling::Battle(battle))
            }
        }
    }

    /// A chronicle to be read again, in the language of now.
    pub(super) fn telling(&self, game: Kind, path: &Path) -> Option<Telling> {
        Some(match game {
            Kind::Campaign => {
                let content = Arc::clone(&self.library.as_ref()?.content);
                Telling::Campaign(Reading::of(path, content, &self.text))
            }
            Kind::IronGuest => Telling::Battle(Battle::of::<IronGuest>(path, &self.text)),
            Kind::FullThrust => Telling::Battle(Battle::of::<FullThrust>(path, &self.text)),
        })
    }

    /// The chronicle of the game on the table.
    pub(super) fn chronicle_of_table(&mut self) -> Effect {
        let (game, path) = match &self.screen {
            Screen::Table(table) => (Kind::Campaign, table.session().path().map(Path::to_owned)),
            Screen::IronGuest(table) => (Kind::IronGuest, table.path()),
            Screen::FullThrust(table) => (Kind::FullThrust, table.path()),
            _ => return Effect::None,
        };
        path.map_or(Effect::None, |path| self.open_chronicle(game, &path))
    }

    /// What the chronicle asks of the window.
    pub(super) fn on_chronicle(&mut self, action: Action) -> Effect {
        match action {
            Action::None => Effect::None,
            Action::Show(part) => Effect::Show(part),
            Action::Scroll { down } => Effect::Scroll { down },
            Action::Back => self.back(),
            Action::Write(document, form) => Effect::WriteOut(WritingOut::new(document, form)),
        }
    }

    /// A chronicle has been read.
    pub(super) fn on_told(&mut self, path: &Path, told: Result<Arc<Document>, String>) -> Effect {
        if let Screen::Chronicle(screen) = &mut self.screen
            && screen.path() == path
        {
            screen.read(told);
        }
        Effect::None
    }

    /// A chronicle has been written out, or not.
    pub(super) fn on_written_out(&mut self, written: Result<PathBuf, String>) -> Effect {
        if let Screen::Yard(yard) = &mut self.screen {
            yard.tell(match written {
                Ok(path) => yard::Note::Printed(path),
                Err(reason) => yard::Note::Failed(Why::System(reason)),
            });
            return Effect::None;
        }
        let said = self.where_it_is("chronicle-written", "chronicle-not-written", written);
        if let Screen::Chronicle(screen) = &mut self.screen {
            screen.written(said);
        }
        Effect::None
    }

    fn where_it_is(&self, done: &str, not: &str, written: Result<PathBuf, String>) -> Result<String, String> {
        let said = |key: &str, name: &'static str, value: String| self.text.with(key, &[(name, value.into())]);
        match written {
            Ok(path) => Ok(said(done, "path", path.display().to_string())),
            Err(reason) => Err(said(not, "reason", reason)),
        }
    }

    /// A report: of the game on the table if one is there, else of this file.
    pub(super) fn report(&mut self, about: Option<(Kind, PathBuf, Option<Arc<LoadError>>)>) -> Effect {
        let (settings, language) = (&self.settings, self.text.language());
        let table = std::iter::once(&self.screen).chain(self.under.iter().rev()).find_map(|screen| match screen {
            Screen::Table(table) => Some(Making::of_session(table.session(), settings, language)),
            Screen::IronGuest(table) => Some(Making::of_session(table.session(), settings, language)),
            Screen::FullThrust(table) => Some(Making::of_session(table.session(), settings, language)),
            _ => None,
        });
        let making = match (table, about) {
            (Some(making), _) => Ok(making),
            (None, Some((game, path, why))) => self.report_of(game, &path, why.as_deref()),
            (None, None) => return Effect::None,
        };
        match making {
            Ok(making) => Effect::Report(Reporting::new(making, self.text.clone())),
            Err(faults) => self.problem("problem-content", faults),
        }
    }

    /// A report of a file, or how the content that it needs is faulty.
    fn report_of(&mut self, game: Kind, path: &Path, why: Option<&LoadError>) -> Result<Making, String> {
        let content = self.content();
        let (settings, language) = (&self.settings, self.text.language());
        Ok(match game {
            Kind::Campaign => Making::of_file::<Game>(path, why, &*content?, settings, language),
            Kind::IronGuest => Making::of_file::<IronGuest>(path, None, &*IronGuest::built_in()?, settings, language),
            Kind::FullThrust => {
                Making::of_file::<FullThrust>(path, None, &*FullThrust::built_in()?, settings, language)
            }
        })
    }

    /// A report has been written, or not.
    pub(super) fn on_reported(&mut self, written: Result<PathBuf, String>) -> Effect {
        let said = self.where_it_is("report-written", "report-not-written", written);
        match &mut self.screen {
            Screen::Campaigns(shelf) => {
                shelf.told(match said {
                    Ok(words) => Said::Done { words, next: None, binned: None },
                    Err(words) => Said::Failed(words),
                });
                Effect::None
            }
            Screen::Problem(problem) => {
                problem.said(said);
                Effect::None
            }
            _ => {
                let (what, place) = match said {
                    Ok(words) => (self.text.get("report-head"), words),
                    Err(words) => (self.text.get("report-failed"), words),
                };
                let advice = self.text.get("report-advice");
                let button = self.text.get("problem-main");
                let view = ProblemView { what, place, advice, button };
                self.open(Screen::Problem(Problem::new(view).calm()))
            }
        }
    }

    /// What the screen of a problem asks of the window.
    pub(super) fn on_problem(&mut self, action: problem::Action) -> Effect {
        match action {
            problem::Action::None => Effect::None,
            problem::Action::Done => self.back(),
            problem::Action::Report => {
                let about = match &self.screen {
                    Screen::Problem(problem) => problem.file().cloned(),
                    _ => None,
                };
                self.report(about.map(|file| (self.game_of(&file.path), file.path, file.why)))
            }
        }
    }
}
