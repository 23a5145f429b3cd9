//! Games begun, gone on with, and ended.

use std::sync::Arc;
use std::time::Instant;

use super::library::{left_out, saved, unplayable, unread};
use super::opening::FileNews;
use super::{App, Chosen, Effect};
use crate::content::Content;
use crate::content::fault::Faults;
use crate::content::terms::Mode;
use crate::engine::Seat as Chair;
use crate::patrol;
use crate::session::{Campaign, Session, Start, What};
use crate::text::{error, rule};
use crate::ui::job::library::Library;
use crate::ui::screen::Screen;
use crate::ui::screen::problem::{File, Problem, ProblemView};
use crate::ui::screen::title::Title;
use ironclad_table::new_campaign::Kind;
use ironclad_table::patrol::Order;
use ironclad_table::seats::Taken;
use ironclad_table::table::{self, Env, Table};
use ironclad_table::tutorials::Progress;
use ironclad_table::widget::mark::System;
use kernel::session::Written;

impl App {
    /// The library has been read, or could not be.
    pub(super) fn on_library(&mut self, read: Result<Library, Faults>) -> Effect {
        match read {
            Ok(library) => {
                self.library = Some(library);
                self.speak();
                self.fill_shelf();
                if let Screen::Title(title) = &self.screen {
                    let new = self.title_with_game();
                    self.screen = Screen::Title(if title.is_bare() { new.bare() } else { new });
                }
                Effect::None
            }
            Err(faults) => self.problem("problem-content", faults.told(&self.text)),
        }
    }

    /// The title, with the game that can be gone on with.
    pub(super) fn title_screen(&self) -> Screen {
        Screen::Title(self.title_with_game())
    }

    pub(super) fn title_with_game(&self) -> Title {
        let newest = self.library.as_ref().and_then(Library::newest);
        let mut notes: Vec<String> = self.damage.iter().map(|damage| unread(&self.text, damage)).collect();
        notes.extend(self.advice.map(|advice| self.text.get(advice.key())));
        if let Some(library) = &self.library {
            notes.extend(unplayable(&self.text, library));
            notes.extend(left_out(&self.text, library));
        }
        Title::new(newest.map(|game| saved(&self.text, &game.summary)))
            .with_next(self.next_tutorial())
            .with_notes(notes)
            .with_missions(!self.missions().is_empty())
    }

    /// The first tutorial that was not finished yet.
    fn next_tutorial(&self) -> Option<usize> {
        let Some(library) = &self.library else { return Some(0) };
        super::TUTORIALS.iter().position(|(id, _)| library.progress(id) != Progress::Finished)
    }

    /// The catalogue; read on the spot if the task that reads it has not come back yet.
    pub(super) fn content(&mut self) -> Result<Arc<Content>, String> {
        if self.library.is_none() {
            let read = Library::read(&self.shelves(), &self.folders);
            self.library = Some(read.map_err(|faults| faults.told(&self.text))?);
            self.speak();
        }
        self.library.as_ref().map(|library| Arc::clone(&library.content)).ok_or_else(String::new)
    }

    /// The lists and figures of the rule book: those of the content in use, or of the program's own if that is faulty.
    pub(super) fn rule_figures(&mut self) -> Vec<words::Arg<'static>> {
        match self.content() {
            Ok(content) => rule::figures(&self.text, &content),
            // What is wrong with it is told by whatever needs it; the rules can be read all the same.
            Err(_) => Content::built_in().map(|content| rule::figures(&self.text, &content)).unwrap_or_default(),
        }
    }

    /// Begins a game with the seats taken.
    pub(super) fn begin_game(&mut self, chosen: Chosen, seats: &[Taken]) -> Effect {
        let players = seats.iter().map(|seat| seat.name.trim().to_owned()).collect();
        let chairs = System::HELD.map(|system| {
            let place = seats.iter().position(|seat| seat.held.contains(&system)).unwrap_or(0);
            u8::try_from(place + 1).ok().and_then(Chair::new)
        });
        let dealt = match chairs {
            [Some(bridge), Some(weapons), Some(hangar)] => Some([bridge, weapons, hangar]),
            _ => None,
        };
        let start =
            |what, mode, seed| Start { what, players, seats: dealt, mode, seed, scripted: false, campaign: None };
        let start = match chosen {
            Chosen::Lesson(name, scripted) => {
                Start { scripted, ..start(What::Scenario(name), Mode::Normal, self.seeds.draw()) }
            }
            Chosen::Patrol(order) => start(What::Patrol(order.wishes), order.mode, order.seed.into()),
            Chosen::Campaign(order) => {
                let content = match self.content() {
                    Ok(content) => content,
                    Err(faults) => return self.problem("problem-content", faults),
                };
                let what = match order.kind {
                    Kind::Story => What::Story,
                    Kind::Tale(tale) if content.tellers().any(|pack| pack.id() == tale.pack) => What::Tale(tale.pack),
                    // The pack was there when the story was chosen: it was taken away or put aside since.
                    Kind::Tale(tale) => {
                        let pack = self.text.with("settings-pack", &[("pack", tale.name.into())]);
                        return self.problem("problem-tale", pack);
                    }
                    Kind::Contracts => What::Contract(order.employer),
                };
                let scenarios = what.scenarios(&content).unwrap_or(1);
                let campaign = Campaign { scenarios, name: order.name, undo: order.undo };
                Start { campaign: Some(campaign), ..start(what, order.mode, self.seeds.draw()) }
            }
        };
        self.start(start)
    }

    /// Whether a patrol can be made as it is wished for; if not, why.
    pub(super) fn can_be_made(&mut self, order: &Order) -> Result<(), String> {
        let content = self.content()?;
        let made = patrol::generate(&content, &order.wishes, order.mode, order.seed.into());
        let laid = made.and_then(|file| patrol::scenario(&content, file));
        laid.map(|_| ()).map_err(|unfit| error::patrol(&self.text, &unfit))
    }

    /// Begins the game on the table anew, in a file of its own.
    pub(super) fn begin_again(&mut self) -> Effect {
        let Screen::Table(table) = &self.screen else { return Effect::None };
        let (header, setup) = (table.session().header().clone(), table.session().setup().clone());
        let name = table.session().name().to_owned();
        let campaign =
            setup.campaign.map(|campaign| Campaign { scenarios: campaign.scenarios, name, undo: header.undo });
        let what = setup.mission.map_or(What::Scenario(setup.scenario), What::Again);
        let seed = self.seeds.draw();
        self.start(Start {
            what,
            players: header.players,
            seats: Some(setup.seats.into()),
            mode: setup.mode,
            seed,
            scripted: setup.scripted,
            campaign,
        })
    }

    /// The problem that shows is about this file, so that a report can be written.
    pub(super) fn about(&mut self, file: File) {
        if let Screen::Problem(problem) = &mut self.screen {
            *problem = std::mem::take(problem).about(file);
        }
    }

    /// Lays the table for a session.
    pub(super) fn lay(&mut self, session: Session) -> Effect {
        let env = Env::of(&self.text, &self.settings.table, self.measure);
        let table = Table::new(session, env);
        self.under.clear();
        self.under.push(self.title_screen());
        self.screen = Screen::Table(Box::new(table));
        Effect::None
    }

    /// What the table asks of the window.
    pub(super) fn on_table(&mut self, message: table::Message) -> Effect {
        let Screen::Table(table) = &mut self.screen else { return Effect::None };
        let env = Env::of(&self.text, &self.settings.table, self.measure);
        let action = table.update(message, env);
        let news = FileNews::of_past(table.session());
        let followed = self.follow_table(action);
        self.with_news(news, followed)
    }

    /// A move of the game was written, or could not be: the table hears of it, whatever lies over it.
    pub(super) fn on_written(&mut self, written: &Written) -> Effect {
        if let Some(effect) = self.battle_written(written) {
            return effect;
        }
        if let Some(effect) = self.fleet_battle_written(written) {
            return effect;
        }
        let env = Env::of(&self.text, &self.settings.table, self.measure);
        let table = std::iter::once(&mut self.screen).chain(&mut self.under).find_map(|screen| match screen {
            Screen::Table(table) => Some(table),
            _ => None,
        });
        let Some(table) = table else { return Effect::None };
        let told = table.session().put_back().len();
        let action = table.written(written, env);
        let news = FileNews::since(table.session(), told);
        let followed = self.follow_table(action);
        self.with_news(news, followed)
    }

    /// What is done, and what is to be said of the game or its file.
    pub(super) fn with_news(&mut self, news: Option<FileNews>, followed: Effect) -> Effect {
        match news {
            Some(news) => Effect::All(vec![followed, self.tell_news(news)]),
            None => followed,
        }
    }

    fn follow_table(&mut self, action: table::Action) -> Effect {
        match action {
            table::Action::None => Effect::None,
            table::Action::Write(writing) => Effect::Write(writing),
            table::Action::Rules(at) => self.take_in(super::Message::OpenRules(at)),
            table::Action::Leave => self.leave(),
            table::Action::Settings => self.open_settings(),
            table::Action::Again => self.begin_again(),
            table::Action::Chronicle => self.chronicle_of_table(),
            table::Action::LogBook => self.log_book_of_table(),
            table::Action::WhoIsHere => self.who_is_here(),
            table::Action::Report => self.report(None),
            table::Action::Over => self.debrief(),
            table::Action::Focus(field) => Effect::SelectField(field),
            table::Action::Scroll { down } => Effect::Scroll { down },
            table::Action::ReadOn => Effect::Leaf { down: true },
            table::Action::ReadUpTo(times) => Effect::read_up_to(times),
            table::Action::FromHead => Effect::Show(0),
            table::Action::Follow => Effect::Follow,
        }
    }

    /// The debriefing of the scenario on the table. A game that is over is laid aside for it; a campaign goes on.
    fn debrief(&mut self) -> Effect {
        let Screen::Table(table) = &self.screen else { return Effect::None };
        let screen = Screen::Debriefing(self.debriefing_of(table).opened(Instant::now()));
        if !table.is_over() {
            return self.open(screen);
        }
        self.screen = screen;
        Effect::None
    }

    /// Says what could not be done, where, and what to do.
    pub(super) fn problem(&mut self, key: &str, place: String) -> Effect {
        let problem = ProblemView {
            what: self.text.get(key),
            place,
            advice: self.text.attr(key, "advice"),
            button: self.text.get("problem-main"),
        };
        self.open(Screen::Problem(Problem::new(problem)))
    }
}
