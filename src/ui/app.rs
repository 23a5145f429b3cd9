//! The window's state: which screen shows, what lies over it, and what each screen's actions lead to.

mod asked;
mod full_thrust;
mod game;
pub(crate) mod library;
mod log_book;
mod message;
pub(crate) mod navigation;
mod opening;
mod reading;
mod set_up;
mod shelf;
mod speech;
#[cfg(test)]
mod tests;
mod told;
mod tonight;
mod update;
mod wardroom;

pub use message::Message;

use crate::seeds::Seeds;
use crate::settings::{Damage, Folders, Settings};
use crate::ui::advice::Advice;
use crate::ui::beat;
use crate::ui::effect::Effect;
use crate::ui::job::battles::Battles;
use crate::ui::job::library::{Library, Shelves};
use crate::ui::screen::{Screen, title};
use asked::Tip;
use iced::widget::{opaque, sensor, stack};
use iced::{Color, Element, Size, Subscription, keyboard};
use ironclad_table::{new_campaign, patrol};
use ironclad_text::pack::with_packs;
use kit::cx::Cx;
use kit::key::Press;
use kit::measure::Measure;
use kit::rule_book::RuleBook;
use std::path::PathBuf;
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
    /// What is to be told of drawing by the graphics card, if anything is.
    pub advice: Option<Advice>,
}

/// The window's size when it is first opened, in the system's pixels.
pub const OPENED: Size = Size::new(1280.0, 720.0);

/// By how much the ground differs from change to change: less than a pixel can show.
const HUE: f32 = 0.0001;
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
    /// The settings that could not be read, until they have been set anew.
    damage: Option<Damage>,
    /// What the title says of the graphics card.
    advice: Option<Advice>,
    text: Text,
    measure: Measure,
    screen: Screen,
    /// Screens to come back to, the last on top.
    under: Vec<Screen>,
    /// The rule book, if it lies open over the screen.
    rules: Option<RuleBook>,
    /// A thing that is told of in passing.
    told: Option<Tip>,
    /// What is to be begun once the seats are taken.
    chosen: Option<Chosen>,
    /// The catalogue and the games kept, once they are read.
    library: Option<Library>,
    content_dir: Option<PathBuf>,
    /// The language that was asked for as the window opened, until one is set.
    asked: Option<String>,
    /// Where games that are begun take their seeds.
    seeds: Seeds,
    /// The battles that are kept, once they have been looked up.
    battles: Battles,
    /// The number of the game that is being opened, if one is.
    opening: Option<u64>,
    /// Games that were opened so far.
    openings: u64,
    /// Goes on with all that changes what shows, round and round; see [`App::ground`].
    change: u8,
    /// The catalogue and the shelf are not being read yet.
    unread: bool,
}

impl App {
    /// The window as it opens, and what must be done for it. The games it begins take their seeds from `seeds`.
    pub fn new(options: &Options, seeds: Seeds) -> (Self, Effect) {
        let folders = Folders::find(options.data_dir.clone());
        let (settings, damage) = Settings::read(&folders.settings());
        let text = Self::words(options, &folders, &settings);
        let (mut app, effect) = Self::with(options, folders, settings, text, seeds);
        let read = app.begin_to_read();
        (app.with_damage(damage), Effect::of(vec![effect, read]))
    }

    /// The words it opens with.
    pub fn words(options: &Options, folders: &Folders, settings: &Settings) -> Text {
        let language = options.language.as_deref().or(settings.language.as_deref());
        Text::among(Languages::with_folder(folders.languages()), language)
    }

    /// The same, with settings and words that have been read. The catalogue is read as soon as the first frame is on the
    /// screen: beside it, it would hold it up.
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
            damage: None,
            advice: options.advice,
            seeds,
            battles: Battles::default(),
            opening: None,
            openings: 0,
            unread: true,
        };
        let effect = if app.settings.full_screen { Effect::FullScreen(true) } else { Effect::None };
        (app, effect)
    }

    /// Begins to read the catalogue and the shelf, once.
    fn begin_to_read(&mut self) -> Effect {
        if std::mem::take(&mut self.unread) { Effect::Read(self.shelves()) } else { Effect::None }
    }

    /// The same, where the settings were damaged: the title says so until a setting is changed.
    pub fn with_damage(self, damage: Option<Damage>) -> Self {
        Self { damage, ..self }
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
        let ground = self.screen.ground();
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
            screen if self.unread || matches!(screen, Screen::Title(title) if title.is_bare()) => {
                Subscription::batch([keys, iced::window::frames().map(Message::Tick)])
            }
            screen => match screen.beat() {
                Some(beat) => Subscription::batch([keys, beat::every(beat).map(Message::Tick)]),
                None => keys,
            },
        }
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

/// A file that is dropped on the window, a screen on which the system draws everything larger, the wish that the window be
/// closed, or Esc where a field has taken it.
fn of_the_window(event: iced::Event, status: iced::event::Status, _: iced::window::Id) -> Option<Message> {
    match event {
        iced::Event::Keyboard(key) if status == iced::event::Status::Captured => match Press::from_event(key) {
            Some(Press::Esc) => Some(Message::FieldLeft),
            _ => None,
        },
        iced::Event::Window(iced::window::Event::FileDropped(path)) => Some(Message::Dropped(path)),
        iced::Event::Window(iced::window::Event::Rescaled(scale)) => Some(Message::Scaled(scale)),
        iced::Event::Window(iced::window::Event::CloseRequested) => Some(Message::CloseRequested),
        _ => None,
    }
}
