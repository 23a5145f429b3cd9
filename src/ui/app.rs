//! The window's state: which screen shows, what lies over it, and what each screen's actions lead to.

mod game;
pub mod library;

use crate::settings::{Folders, Settings};
use crate::text::Text;
use crate::ui::cx::Cx;
use crate::ui::effect::Effect;
use crate::ui::key::Press;
use crate::ui::measure::Measure;
use crate::ui::screen::rule_book::{self, Book, RuleBook};
use crate::ui::screen::settings::{Item, SettingsScreen};
use crate::ui::screen::tutorials::{Card, Progress};
use crate::ui::screen::{self, Screen, credits, debriefing, problem, seats, settings, table, title, tutorials};
use iced::widget::{opaque, sensor, stack};
use iced::{Element, Size, Subscription, keyboard};
use library::Library;
use std::path::PathBuf;

/// How the window was asked for.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// A folder for all our files, instead of the system's.
    pub data_dir: Option<PathBuf>,
    /// A language, instead of the one set.
    pub language: Option<String>,
    /// A folder of content, instead of what is built in.
    pub content: Option<PathBuf>,
}

/// Something happened to the window.
#[derive(Debug, Clone)]
pub enum Message {
    /// The window has this size, in the system's pixels.
    Window(Size),
    /// A key that no field took.
    Press(Press),
    /// The settings were written, or why not.
    Saved(Result<(), String>),
    /// The catalogue and the games were read, or why not.
    Library(Result<Library, String>),
    /// Time passes while something moves.
    Tick(std::time::Instant),
    /// On the screen.
    Screen(screen::Message),
    /// In the rule book that lies over the screen.
    Rules(rule_book::Message),
    /// Open the rule book, at a rule if one is named.
    OpenRules(Option<String>),
}

/// The window's size when it is first opened, in the system's pixels.
pub const OPENED: Size = Size::new(1280.0, 720.0);

/// How often a moving thing is drawn.
const FRAME: std::time::Duration = std::time::Duration::from_millis(33);

/// The measure the window is opened with.
pub fn opening(options: &Options) -> Measure {
    let settings = Settings::load(&Folders::find(options.data_dir.clone()).settings());
    Measure::new(OPENED, settings.text_factor())
}

/// The tutorials, with the place drawn on each one's card.
const TUTORIALS: [(&str, &str); 2] = [("tutorial-1", "jatania"), ("tutorial-2", "europa")];

/// The window's whole state.
#[derive(Debug)]
pub struct App {
    folders: Folders,
    settings: Settings,
    text: Text,
    measure: Measure,
    screen: Screen,
    /// Screens to come back to, the last on top.
    under: Vec<Screen>,
    /// The rule book, if it lies open over the screen.
    rules: Option<RuleBook>,
    /// What is to be begun once the seats are taken: scenario, and whether step by step.
    chosen: Option<(String, bool)>,
    /// The catalogue and the games kept, once they are read.
    library: Option<Library>,
    content_dir: Option<PathBuf>,
}

impl App {
    /// The window as it opens, and what must be done for it.
    pub fn new(options: &Options) -> (Self, Effect) {
        let folders = Folders::find(options.data_dir.clone());
        let settings = Settings::load(&folders.settings());
        let language = options.language.as_deref().or(settings.language.as_deref());
        let app = Self {
            text: Text::choose(language),
            measure: Measure::new(OPENED, settings.text_factor()),
            screen: Screen::Title(title::Title::new(None).bare()),
            under: Vec::new(),
            rules: None,
            chosen: None,
            library: None,
            content_dir: options.content.clone(),
            folders,
            settings,
        };
        let read = Effect::Read(app.content_dir.clone());
        let effect = match app.settings.full_screen {
            true => Effect::All(vec![Effect::FullScreen(true), read]),
            false => read,
        };
        (app, effect)
    }

    /// Where files are kept.
    pub fn folders(&self) -> &Folders {
        &self.folders
    }

    /// The screen that shows.
    pub fn screen(&self) -> &Screen {
        &self.screen
    }

    /// The window's title.
    pub fn title(&self) -> String {
        self.text.get("window-title")
    }

    /// The factor by which iced draws everything larger.
    pub fn scale_factor(&self) -> f32 {
        self.measure.unit()
    }

    /// The context of a view.
    pub fn cx(&self) -> Cx<'_> {
        Cx { text: &self.text, measure: self.measure, settings: &self.settings, mirror: self.settings.left_handed }
    }

    /// What the window shows.
    pub fn view(&self) -> Element<'_, Message> {
        let cx = self.cx();
        let mut shown = stack![self.screen.view(&cx).map(Message::Screen)];
        if let Some(rules) = &self.rules {
            shown = shown.push(opaque(rules.view(&cx).map(Message::Rules)));
        }
        // The size arrives with the very factor that this view was laid out under.
        let unit = self.measure.unit();
        sensor(shown).on_resize(move |size| Message::Window(size * unit)).into()
    }

    /// What the window listens to.
    pub fn subscription(&self) -> Subscription<Message> {
        let keys = keyboard::listen().filter_map(|event| Press::from_event(event).map(Message::Press));
        match &self.screen {
            Screen::Table(table) if table.is_moving() => {
                Subscription::batch([keys, iced::time::every(FRAME).map(Message::Tick)])
            }
            _ => keys,
        }
    }

    /// Takes a message in.
    pub fn update(&mut self, message: Message) -> Effect {
        match message {
            Message::Window(size) => {
                self.measure.resized(size);
                // The first frame has been laid out.
                if let Screen::Title(title) = &mut self.screen {
                    title.complete();
                }
                Effect::None
            }
            Message::Press(press) => self.press(press),
            Message::Saved(Ok(())) => Effect::None,
            Message::Saved(Err(error)) => {
                let problem = problem::ProblemView {
                    what: self.text.get("problem-settings"),
                    place: format!("{}: {error}", self.folders.settings().display()),
                    advice: self.text.get("problem-settings-advice"),
                    button: self.text.get("problem-main"),
                };
                self.open(Screen::Problem(problem::Problem::new(problem)))
            }
            Message::OpenRules(at) => {
                self.rules = Some(RuleBook::new(Book::read(&self.text), at.as_deref()));
                Effect::None
            }
            Message::Rules(message) => match self.rules.as_mut().map(|rules| rules.update(message)) {
                Some(rule_book::Action::Close) => {
                    self.rules = None;
                    Effect::None
                }
                Some(rule_book::Action::FocusSearch) => Effect::FocusField(rule_book::SEARCH),
                Some(rule_book::Action::None) | None => Effect::None,
            },
            Message::Library(read) => self.on_library(read),
            Message::Tick(now) => self.on_table(table::Message::Tick(now)),
            Message::Screen(message) => self.on_screen(message),
        }
    }

    fn press(&mut self, press: Press) -> Effect {
        match press {
            Press::FullScreen => self.turn(Item::FullScreen, true),
            Press::Zoom { nearer, text: true } => self.turn(Item::Text, nearer),
            press if self.rules.is_some() => self.update(Message::Rules(rule_book::Message::Press(press))),
            Press::Letter('?') if !matches!(self.screen, Screen::Table(_)) => self.update(Message::OpenRules(None)),
            Press::Page { down } => {
                let message = self.screen.press(press);
                let effect = self.on_screen(message);
                Effect::All(vec![effect, Effect::Scroll { down }])
            }
            press => {
                let message = self.screen.press(press);
                self.on_screen(message)
            }
        }
    }

    /// Shows a screen over the one there is, to come back to it.
    pub fn open(&mut self, screen: Screen) -> Effect {
        self.under.push(std::mem::replace(&mut self.screen, screen));
        Effect::None
    }

    /// Back to the screen before.
    pub fn back(&mut self) -> Effect {
        self.screen = self.under.pop().unwrap_or_else(|| self.title_screen());
        Effect::None
    }

    fn on_screen(&mut self, message: screen::Message) -> Effect {
        // A message of a screen that is gone is too late to matter.
        match (&mut self.screen, message) {
            (Screen::Title(screen), screen::Message::Title(message)) => {
                let action = screen.update(message);
                self.on_title(action)
            }
            (Screen::Tutorials(screen), screen::Message::Tutorials(message)) => match screen.update(message) {
                tutorials::Action::None => Effect::None,
                tutorials::Action::Back => self.back(),
                tutorials::Action::Begin { id, scripted } => self.learn(id, scripted),
            },
            (Screen::Seats(screen), screen::Message::Seats(message)) => match screen.update(message) {
                seats::Action::None => Effect::None,
                seats::Action::NextField => Effect::NextField,
                seats::Action::Back => self.back(),
                seats::Action::Begin(seats) => self.begin(seats),
            },
            (Screen::Table(_), screen::Message::Table(message)) => self.on_table(message),
            (Screen::Debriefing(screen), screen::Message::Debriefing(message)) => match screen.update(message) {
                debriefing::Action::None => Effect::None,
                debriefing::Action::Done => self.leave(),
            },
            (Screen::Settings(screen), screen::Message::Settings(message)) => match screen.update(message) {
                settings::Action::None => Effect::None,
                settings::Action::Turn(item, on) => self.turn(item, on),
                settings::Action::Back => self.back(),
            },
            (Screen::Credits(screen), screen::Message::Credits(message)) => match screen.update(message) {
                credits::Action::None => Effect::None,
                credits::Action::Back => self.back(),
            },
            (Screen::Problem(screen), screen::Message::Problem(message)) => match screen.update(message) {
                problem::Action::None => Effect::None,
                problem::Action::Done => self.back(),
            },
            _ => Effect::None,
        }
    }

    fn on_title(&mut self, action: title::Action) -> Effect {
        match action {
            title::Action::None => Effect::None,
            title::Action::Continue => match self.library.as_ref().and_then(Library::newest) {
                Some(game) => self.resume(&game.path.clone()),
                None => Effect::None,
            },
            title::Action::Begin(place) => match TUTORIALS.get(place) {
                Some((id, _)) => self.learn((*id).to_owned(), true),
                None => Effect::None,
            },
            title::Action::Open(entry) => match entry {
                title::Entry::Tutorials => {
                    let cards = self.cards();
                    self.open(Screen::Tutorials(tutorials::Tutorials::new(cards)))
                }
                title::Entry::Settings => self.open(Screen::Settings(SettingsScreen::new())),
                title::Entry::RuleBook => self.update(Message::OpenRules(None)),
                title::Entry::Credits => self.open(Screen::Credits(credits::Credits::new())),
                title::Entry::Quit => Effect::Quit,
            },
        }
    }

    fn cards(&self) -> Vec<Card> {
        TUTORIALS
            .iter()
            .map(|(id, art)| Card {
                id: (*id).to_owned(),
                name: self.text.get(&format!("scenario-{id}-name")),
                subtitle: self.text.get(&format!("scenario-{id}-subtitle")),
                teaches: self.text.get(&format!("scenario-{id}-teaches")),
                free: self.text.attr(&format!("{id}-free"), "text"),
                art: (*art).to_owned(),
                progress: self.library.as_ref().map_or(Progress::NotBegun, |library| library.progress(id)),
            })
            .collect()
    }

    /// Goes on with a lesson that is under way, or has the seats taken for a new one.
    fn learn(&mut self, scenario: String, scripted: bool) -> Effect {
        let library = self.library.as_ref();
        if let Some(path) = library.and_then(|library| library.under_way(&scenario, scripted)).map(|game| &game.path) {
            return self.resume(&path.clone());
        }
        self.chosen = Some((scenario, scripted));
        let seats = seats::Seats::new(&self.settings.seats);
        self.open(Screen::Seats(seats))
    }

    /// Keeps the names and begins the game.
    fn begin(&mut self, seats: Vec<seats::Taken>) -> Effect {
        let Some((scenario, scripted)) = self.chosen.clone() else {
            return self.leave();
        };
        self.settings.seats = seats.iter().map(|seat| seat.name.clone()).collect();
        let save = Effect::Save(self.settings.clone());
        let begun = self.begin_game(scenario, scripted, &seats);
        Effect::All(vec![save, begun])
    }

    /// Back to the title, whatever lies between.
    fn leave(&mut self) -> Effect {
        self.under.clear();
        self.screen = self.title_screen();
        Effect::Read(self.content_dir.clone())
    }

    /// Puts a setting one on or back; it holds at once and is kept.
    fn turn(&mut self, item: Item, on: bool) -> Effect {
        let new = item.changed(&self.settings, on);
        let mut effects = vec![Effect::Save(new.clone())];
        if new.full_screen != self.settings.full_screen {
            effects.push(Effect::FullScreen(new.full_screen));
        }
        if new.language != self.settings.language {
            self.text = Text::choose(new.language.as_deref());
        }
        self.settings = new;
        self.measure.set_text(self.settings.text_factor());
        Effect::All(effects)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn app() -> App {
        let folder = tempfile::tempdir().unwrap();
        let options = Options { data_dir: Some(folder.path().to_owned()), language: Some("en".into()), content: None };
        App::new(&options).0
    }

    fn press(app: &mut App, press: Press) -> Effect {
        app.update(Message::Press(press))
    }

    #[test]
    fn enter_leads_from_the_title_to_the_table() {
        let mut app = app();
        press(&mut app, Press::Enter);
        assert!(matches!(app.screen(), Screen::Seats(_)));
        press(&mut app, Press::Digit(2));
        press(&mut app, Press::Enter);
        let Screen::Table(table) = app.screen() else {
            panic!("the table is laid");
        };
        assert_eq!(table.session().header().players.len(), 2);
        assert_eq!(table.session().header().scenario, "tutorial-1");
    }

    #[test]
    fn escape_leads_back() {
        let mut app = app();
        press(&mut app, Press::Digit(1));
        press(&mut app, Press::Enter);
        press(&mut app, Press::Esc);
        assert!(matches!(app.screen(), Screen::Tutorials(_)));
        press(&mut app, Press::Esc);
        assert!(matches!(app.screen(), Screen::Title(_)));
    }

    #[test]
    fn the_rule_book_opens_over_anything_and_takes_the_keys() {
        let mut app = app();
        press(&mut app, Press::Digit(2));
        press(&mut app, Press::Letter('?'));
        press(&mut app, Press::Arrow(crate::ui::key::Arrow::Down));
        assert_eq!(app.rules.as_ref().and_then(RuleBook::open), Some("1.2"));
        press(&mut app, Press::Esc);
        assert!(app.rules.is_none());
        assert!(matches!(app.screen(), Screen::Settings(_)));
    }

    #[test]
    fn larger_text_holds_at_once_and_is_kept() {
        let mut app = app();
        let unit = app.scale_factor();
        let effect = press(&mut app, Press::Zoom { nearer: true, text: true });
        assert!(app.scale_factor() > unit);
        assert!(matches!(effect, Effect::All(effects) if matches!(effects[..], [Effect::Save(_)])));
    }

    #[test]
    fn a_settings_file_that_cannot_be_written_is_said() {
        let mut app = app();
        app.update(Message::Saved(Err("no room".into())));
        assert!(matches!(app.screen(), Screen::Problem(_)));
        press(&mut app, Press::Enter);
        assert!(matches!(app.screen(), Screen::Title(_)));
    }
}
