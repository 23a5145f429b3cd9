//! The window's state: which screen shows, what lies over it, and what each screen's actions lead to.

mod asked;
mod full_thrust;
mod game;
mod library;
mod log_book;
pub(crate) mod navigation;
mod opening;
mod reading;
pub mod seeds;
mod shelf;
mod speech;
#[cfg(test)]
mod tests;
mod told;
mod tonight;
mod wardroom;

use crate::chronicle::Document;
use crate::settings::{Folders, Settings};
use crate::ui::effect::Effect;
use crate::ui::job::errand;
use crate::ui::job::library::{Library, Shelves};
use crate::ui::job::opening::Opened;
use crate::ui::screen::settings::Item;
use crate::ui::screen::{self, Screen, title};
use asked::{Thing, Told};
use iced::widget::{opaque, sensor, stack};
use iced::{Color, Element, Size, Subscription, keyboard};
use iron_guest_table as battle;
use ironclad_game::text::pack::with_packs;
use ironclad_table::log_book::LogBookView;
use ironclad_table::{new_campaign, patrol, table};
use kernel::session::Written;
use kit::cx::Cx;
use kit::inspect::Asked;
use kit::key::Press;
use kit::measure::Measure;
use kit::rule_book::{self, RuleBook};
use kit::theme;
use seeds::Seeds;
use std::path::PathBuf;
use std::sync::Arc;
use words::Text;
use words::language::Languages;

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
    /// A game was begun or loaded, or could not be.
    Opened(Opened),
    /// What came of a job of a battle in the wardroom.
    IronGuest(battle::job::Done),
    /// What came of a job of a battle of Full Thrust.
    FullThrust(full_thrust_table::job::Done),
    /// What became of an errand.
    Told(errand::Told),
    /// The game in this file has been told back, or why not.
    Retold(PathBuf, Result<Arc<Document>, String>),
    /// The log book of the game in this file has been read, or why not.
    LogBook(PathBuf, Result<Box<LogBookView>, String>),
    /// A chronicle was written out to this file, or why not.
    WrittenOut(Result<PathBuf, String>),
    /// A report was written to this file, or why not.
    Reported(Result<PathBuf, String>),
    /// The system makes so many pixels of the screen of one of its own.
    Scaled(f32),
    /// A file was dropped on the window.
    Dropped(PathBuf),
    /// A move of the game was written, or why not.
    Written(Written),
    /// Time passes while something moves.
    Tick(std::time::Instant),
    /// On the screen.
    Screen(screen::Message),
    /// In the rule book that lies over the screen.
    Rules(rule_book::Message),
    /// Open the rule book, at a rule if one is named.
    OpenRules(Option<String>),
    /// Something is asked by hand on a screen beside the table.
    Asked(Asked<Thing>),
}

/// The window's size when it is first opened, in the system's pixels.
pub const OPENED: Size = Size::new(1280.0, 720.0);

/// By how much the ground differs from change to change: less than a pixel can show.
const HUE: f32 = 0.0001;
/// How many grounds there are.
const CHANGES: u8 = 8;
/// The tutorials, with the place drawn on each one's card.
const TUTORIALS: [(&str, &str); 2] = [("tutorial-1", "jatania"), ("tutorial-2", "europa")];

/// What is to be begun.
#[derive(Debug, Clone)]
enum Chosen {
    /// A tutorial, and whether it is played step by step.
    Lesson(String, bool),
    /// A patrol.
    Patrol(patrol::Order),
    /// A campaign.
    Campaign(new_campaign::Order),
}

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
    /// A thing that is told of in passing.
    told: Option<Told>,
    /// What is to be begun once the seats are taken.
    chosen: Option<Chosen>,
    /// The catalogue and the games kept, once they are read.
    library: Option<Library>,
    content_dir: Option<PathBuf>,
    /// The language that was asked for as the window opened, until one is set.
    asked: Option<String>,
    /// Where games that are begun take their seeds.
    seeds: Seeds,
    /// The number of the game that is being opened, if one is.
    opening: Option<u64>,
    /// Games that were opened so far.
    openings: u64,
    /// Goes on with all that changes what shows, round and round; see [`App::ground`].
    change: u8,
}

impl App {
    /// The window as it opens, and what must be done for it. The games it begins take their seeds from `seeds`.
    pub fn new(options: &Options, seeds: Seeds) -> (Self, Effect) {
        let folders = Folders::find(options.data_dir.clone());
        let settings = Settings::load(&folders.settings());
        let text = Self::words(options, &folders, &settings);
        Self::with(options, folders, settings, text, seeds)
    }

    /// The words it opens with.
    pub fn words(options: &Options, folders: &Folders, settings: &Settings) -> Text {
        let language = options.language.as_deref().or(settings.language.as_deref());
        Text::among(Languages::with_folder(folders.languages()), language)
    }

    /// The same, with settings and words that have been read.
    pub fn with(options: &Options, folders: Folders, settings: Settings, text: Text, seeds: Seeds) -> (Self, Effect) {
        let app = Self {
            text,
            measure: Measure::new(OPENED, settings.table.text_factor()),
            screen: Screen::Title(title::Title::new(None).bare()),
            under: Vec::new(),
            rules: None,
            told: None,
            chosen: None,
            library: None,
            content_dir: options.content.clone(),
            asked: options.language.clone(),
            change: 0,
            folders,
            settings,
            seeds,
            opening: None,
            openings: 0,
        };
        let read = Effect::Read(app.shelves());
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

    /// The colour behind everything. It differs from change to change by far less than can be seen, so that the renderer draws the whole
    /// window anew when what shows has changed. It would else draw only within the bounds of what is gone and what is new,
    /// and leave behind what hangs over them: the tail of a letter, the rim of a stroke. Nor would that be quicker in the
    /// long run, since after each drawing the renderer forgets the drawings that it had no use for, and to make them again
    /// takes longer than to lay all of them once more.
    pub fn ground(&self) -> Color {
        let ground = theme::theme().palette().background;
        Color { b: ground.b + f32::from(self.change) * HUE, ..ground }
    }

    /// The context of a view.
    pub fn cx(&self) -> Cx<'_> {
        Cx {
            text: &self.text,
            measure: self.measure,
            settings: &self.settings.table,
            mirror: self.settings.table.left_handed,
        }
    }

    /// What the window shows.
    pub fn view(&self) -> Element<'_, Message> {
        let cx = self.cx();
        let mut shown = stack![self.watched(&cx)];
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
        let keys = Subscription::batch([keys, iced::event::listen_with(of_the_window)]);
        match &self.screen {
            Screen::Title(title) if title.is_bare() => {
                Subscription::batch([keys, iced::window::frames().map(Message::Tick)])
            }
            Screen::Table(table) => match table.beat() {
                Some(beat) => Subscription::batch([keys, iced::time::every(beat).map(Message::Tick)]),
                None => keys,
            },
            Screen::IronGuest(table) => match table.beat() {
                Some(beat) => Subscription::batch([keys, iced::time::every(beat).map(Message::Tick)]),
                None => keys,
            },
            Screen::FullThrust(table) => match table.beat() {
                Some(beat) => Subscription::batch([keys, iced::time::every(beat).map(Message::Tick)]),
                None => keys,
            },
            _ => keys,
        }
    }

    /// Takes a message in.
    pub fn update(&mut self, message: Message) -> Effect {
        let before = self.is_moving();
        // What moves by itself is drawn often, and covers its own traces.
        let slight = match &message {
            // On the open table strokes and words change at many places at once: there all is drawn anew.
            Message::Tick(_) => !matches!(self.screen, Screen::FullThrust(_)),
            Message::Screen(screen::Message::Table(table::Message::Board(event))) => event.is_slight(),
            Message::Press(press) => self.rules.is_none() && self.told.is_none() && self.moves_the_map(press),
            _ => false,
        };
        let effect = if self.is_too_early(&message) { Effect::None } else { self.take_in(message) };
        if !slight || before != self.is_moving() {
            self.change = (self.change + 1) % CHANGES;
        }
        effect
    }

    /// Whether something is done by hand on a screen that is left as soon as a game is there.
    fn is_too_early(&self, message: &Message) -> bool {
        let by_hand = matches!(
            message,
            Message::Screen(_) | Message::Rules(_) | Message::OpenRules(_) | Message::Asked(_) | Message::Dropped(_)
        );
        by_hand && self.opening.is_some()
    }

    fn moves_the_map(&self, press: &Press) -> bool {
        matches!(&self.screen, Screen::Table(table) if table.moves_the_map(press))
    }

    fn is_moving(&self) -> bool {
        matches!(&self.screen, Screen::Table(table) if table.is_moving())
    }

    /// The same within a message: what shows changes once with it.
    fn take_in(&mut self, message: Message) -> Effect {
        match message {
            Message::Window(size) => {
                self.measure.resized(size);
                if self.measure.knows_scale() { Effect::None } else { Effect::AskScale }
            }
            Message::Scaled(scale) => {
                self.measure.rescaled(scale);
                Effect::None
            }
            Message::Press(press) => self.press(press),
            Message::Asked(asked) => self.asked_by_hand(asked),
            Message::Saved(Ok(())) => Effect::None,
            Message::Saved(Err(error)) => {
                let path = self.folders.settings().display().to_string();
                let place = self.text.with("problem-at", &[("path", path.into()), ("reason", error.into())]);
                self.problem("problem-settings", place)
            }
            Message::OpenRules(at) => {
                let figures = self.rule_figures();
                self.rules = Some(RuleBook::new(self.screen.volume(), &self.text, &figures, at.as_deref()));
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
            Message::Opened(opened) => self.on_opened(&opened),
            Message::IronGuest(done) => self.on_iron_guest_done(done),
            Message::FullThrust(done) => self.on_full_thrust_done(done),
            Message::Told(told) => self.on_errand(&told),
            Message::Retold(path, told) => self.on_told(&path, told),
            Message::LogBook(path, read) => self.on_log_book(&path, read),
            Message::WrittenOut(written) => self.on_written_out(written),
            Message::Reported(written) => self.on_reported(written),
            Message::Dropped(path) => self.dropped(&path),
            Message::Written(written) => self.on_written(&written),
            Message::Tick(now) => match &mut self.screen {
                // The first frame is on the screen.
                Screen::Title(title) => {
                    title.complete();
                    Effect::None
                }
                Screen::IronGuest(_) => self.on_battle(battle::Message::Tick(now)),
                Screen::FullThrust(_) => self.on_fleet_battle(full_thrust_table::Message::Tick(now)),
                _ => self.on_table(table::Message::Tick(now)),
            },
            Message::Screen(message) => {
                self.told = None;
                self.on_screen(message)
            }
        }
    }

    fn press(&mut self, press: Press) -> Effect {
        if self.waits(&press) {
            return Effect::None;
        }
        if let Some(effect) = self.press_on_walk(&press) {
            return effect;
        }
        match press {
            Press::FullScreen => self.turn(Item::FullScreen, true),
            Press::Reread => self.speak_anew(),
            Press::Zoom { nearer, text: true } => self.turn(Item::Text, nearer),
            press if self.rules.is_some() => self.take_in(Message::Rules(rule_book::Message::Press(press))),
            Press::Letter('?') if !matches!(self.screen, Screen::Table(_)) => self.asked_by_key(),
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

    /// Puts a setting one on or back; it holds at once and is kept.
    fn turn(&mut self, item: Item, on: bool) -> Effect {
        let new = item.changed(&self.settings, &self.text, on);
        let mut effects = vec![Effect::Save(new.clone())];
        if new.full_screen != self.settings.full_screen {
            effects.push(Effect::FullScreen(new.full_screen));
        }
        let spoken = new.language != self.settings.language;
        self.settings = new;
        if spoken {
            self.asked = None;
            effects.push(self.speak_anew());
        }
        self.measure.set_text(self.settings.table.text_factor());
        Effect::All(effects)
    }

    /// Puts a players' pack aside, or takes it in again.
    fn switch(&mut self, pack: String) -> Effect {
        if !self.settings.packs_off.remove(&pack) {
            self.settings.packs_off.insert(pack);
        }
        Effect::Save(self.settings.clone())
    }

    /// Where the catalogue is read from.
    fn shelves(&self) -> Shelves {
        Shelves { content: self.content_dir.clone(), off: self.settings.packs_off.clone() }
    }

    /// Adds the words of the packs in play: those of the game on the table, else those of the catalogue.
    fn speak(&mut self) {
        let tables = std::iter::once(&self.screen).chain(&self.under).find_map(|screen| match screen {
            Screen::Table(table) => Some(table.session().game().content().as_ref()),
            _ => None,
        });
        let content = tables.or(self.library.as_ref().map(|library| library.content.as_ref()));
        if let Some(content) = content {
            self.text = with_packs(&self.text, content);
        }
    }
}

/// A file that is dropped on the window, or a screen on which the system draws everything larger.
fn of_the_window(event: iced::Event, _: iced::event::Status, _: iced::window::Id) -> Option<Message> {
    match event {
        iced::Event::Window(iced::window::Event::FileDropped(path)) => Some(Message::Dropped(path)),
        iced::Event::Window(iced::window::Event::Rescaled(scale)) => Some(Message::Scaled(scale)),
        _ => None,
    }
}
