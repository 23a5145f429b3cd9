//! The window: one application, shared by the program and its tests.
//!
//! Updates change only this state and return [`Effect`]s; the world is touched in `effect.rs` alone. Nothing
//! is redrawn unless a message arrives.

pub mod bar;
pub mod board;
pub mod combat;
pub mod cx;
pub mod decision;
pub mod dice;
pub mod effect;
pub mod explain;
pub mod fit;
pub mod font;
pub mod icon;
pub mod key;
pub mod lesson;
pub mod log;
pub mod mat;
pub mod measure;
pub mod placed;
pub mod port;
pub mod screen;
pub mod squads;
pub mod table_frame;
pub mod theme;
pub mod widget;

#[cfg(test)]
mod look;

pub use cx::Cx;
pub use effect::Effect;

use crate::settings::{Folders, Settings};
use crate::text::Text;
use iced::widget::sensor;
use iced::{Element, Program, Size, Subscription, Task, Theme, keyboard, window};
use key::Press;
use measure::Measure;
use screen::{Screen, title};
use std::path::PathBuf;

/// How the window was asked for.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// A folder for all our files, instead of the system's.
    pub data_dir: Option<PathBuf>,
    /// A language, instead of the one set.
    pub language: Option<String>,
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
    /// The title.
    Title(title::Message),
}

/// The window's whole state.
#[derive(Debug)]
pub struct App {
    folders: Folders,
    settings: Settings,
    text: Text,
    measure: Measure,
    screen: Screen,
}

/// The window's size when it is first opened, in the system's pixels.
const OPENED: Size = Size::new(1280.0, 720.0);

impl App {
    /// The window as it opens, and what must be done for it.
    pub fn new(options: &Options) -> (Self, Effect) {
        let folders = Folders::find(options.data_dir.clone());
        let settings = Settings::load(&folders.settings());
        let language = options.language.as_deref().or(settings.language.as_deref());
        let app = Self {
            text: Text::choose(language),
            measure: Measure::new(OPENED, settings.text_factor()),
            screen: Screen::Title(title::Title::new(None)),
            folders,
            settings,
        };
        let effect = match app.settings.full_screen {
            true => Effect::FullScreen(true),
            false => Effect::None,
        };
        (app, effect)
    }

    /// Takes a message in.
    pub fn update(&mut self, message: Message) -> Effect {
        match message {
            Message::Window(size) => {
                self.measure.resized(size);
                Effect::None
            }
            Message::Press(press) => self.press(press),
            Message::Saved(_) => Effect::None,
            Message::Title(message) => match &mut self.screen {
                Screen::Title(title) => {
                    let action = title.update(message);
                    self.title_action(action)
                }
            },
        }
    }

    fn press(&mut self, press: Press) -> Effect {
        match &self.screen {
            Screen::Title(_) => self.update(Message::Title(title::Message::Press(press))),
        }
    }

    fn title_action(&mut self, action: title::Action) -> Effect {
        match action {
            title::Action::Open(title::Entry::Quit) => Effect::Quit,
            _ => Effect::None,
        }
    }

    /// The context of a view.
    pub fn cx(&self) -> Cx<'_> {
        Cx { text: &self.text, measure: self.measure, settings: &self.settings, mirror: self.settings.left_handed }
    }

    /// What the window shows.
    pub fn view(&self) -> Element<'_, Message> {
        let cx = self.cx();
        let shown: Element<'_, Message> = match &self.screen {
            Screen::Title(title) => title.view(&cx).map(Message::Title),
        };
        // The size arrives with the very factor that this view was laid out under.
        let unit = self.measure.unit();
        sensor(shown).on_resize(move |size| Message::Window(size * unit)).into()
    }

    fn subscription(&self) -> Subscription<Message> {
        keyboard::listen().filter_map(|event| Press::from_event(event).map(Message::Press))
    }
}

/// The application, as the program runs it and as tests drive it.
pub fn application(options: Options) -> iced::Application<impl Program<State = App, Message = Message, Theme = Theme>> {
    let boot = move || {
        let (app, effect) = App::new(&options);
        let task = effect.into_task(&app.folders);
        (app, task)
    };
    let update = |app: &mut App, message: Message| -> Task<Message> {
        let effect = app.update(message);
        effect.into_task(&app.folders)
    };
    iced::application(boot, update, App::view)
        .title(|app: &App| app.text.get("window-title"))
        .theme(|_: &App| theme::theme())
        .subscription(App::subscription)
        .scale_factor(|app: &App| app.measure.unit())
        .settings(iced::Settings {
            id: Some("ironclad".into()),
            fonts: font::faces(),
            default_font: font::RULES,
            ..iced::Settings::default()
        })
        .window(window::Settings {
            size: OPENED,
            min_size: Some(Size::new(640.0, 360.0)),
            ..window::Settings::default()
        })
}

/// Opens the window and stays until it is closed.
pub fn run(options: Options) -> iced::Result {
    application(options).run()
}
