//! The window: one application, shared by the program and its tests.
//!
//! Updates change only this state and return [`Effect`]s; the world is touched by `task.rs` and `job/` alone. Nothing
//! is redrawn unless a message arrives.

pub mod advice;
pub mod app;
mod beat;
pub mod early;
pub mod effect;
mod executor;
pub mod job;
pub mod memory;
pub mod screen;
mod task;
pub mod wardroom;

#[cfg(test)]
mod look;

pub use advice::Advice;
pub use app::{App, Message, Options};
pub use effect::Effect;

use crate::seeds::Seeds;
use crate::settings::{Folders, Settings};
use early::Early;
use iced::theme::{Base, Style};
use iced::{Program, Size, Task, Theme, window};
use kit::measure::Measure;

/// The least size of the window, in the system's pixels.
const LEAST: Size = Size::new(640.0, 360.0);

/// The application, as the program runs it and as tests drive it.
pub fn application(options: Options) -> iced::Application<impl Program<State = App, Message = Message, Theme = Theme>> {
    let folders = Folders::find(options.data_dir.clone());
    let (settings, damage) = Settings::read(&folders.settings());
    // iced multiplies the size it opens a window at by our factor, too.
    let unit = Measure::new(app::OPENED, settings.table.text_factor()).unit();
    let early = Early::begin(&options, &folders, &settings);
    let boot = move || {
        let text = early.words().unwrap_or_else(|| App::words(&options, &folders, &settings));
        let (app, effect) = App::with(&options, folders.clone(), settings.clone(), text, Seeds::system());
        let task = effect.into_task(app.folders());
        (app.with_damage(damage.clone()), task)
    };
    let update = |app: &mut App, message: Message| -> Task<Message> {
        let effect = app.update(message);
        effect.into_task(app.folders())
    };
    iced::application(boot, update, App::view)
        .title(App::title)
        .theme(|_: &App| kit::theme::theme())
        .style(|app: &App, theme| Style { background_color: app.ground(), ..theme.base() })
        .subscription(App::subscription)
        .executor::<executor::OneThread>()
        .scale_factor(App::scale_factor)
        .settings(iced::Settings {
            id: Some("ironclad".into()),
            fonts: kit::font::faces(),
            default_font: kit::font::RULES,
            ..iced::Settings::default()
        })
        .window(window::Settings {
            size: app::OPENED * (1.0 / unit),
            min_size: Some(LEAST * (1.0 / unit)),
            icon: icon(),
            // What is set on the page that shows is kept first.
            exit_on_close_request: false,
            platform_specific: platform(),
            ..window::Settings::default()
        })
}

/// On Linux the window bears the name of its menu's entry, by which desktops find its icon and keep its windows together.
fn platform() -> window::settings::PlatformSpecific {
    #[cfg(target_os = "linux")]
    return window::settings::PlatformSpecific { application_id: "ironclad".to_owned(), override_redirect: false };
    #[cfg(not(target_os = "linux"))]
    window::settings::PlatformSpecific::default()
}

/// The icon in the window's frame: Windows takes it from the window, other systems from their menus' entries.
fn icon() -> Option<window::Icon> {
    #[cfg(windows)]
    return window::icon::from_rgba(include_bytes!("../packaging/windows/window-icon.rgba").to_vec(), 64, 64).ok();
    #[cfg(not(windows))]
    None
}

/// Opens the window and stays until it is closed.
pub fn run(options: Options) -> iced::Result {
    memory::give_back_what_is_large();
    application(options).run()
}
