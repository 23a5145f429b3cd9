//! What an update asks of the world. Turned into an iced task in one place, so that tests run updates alone.

mod apart;
mod saving;
mod writing;

pub use writing::Written;

use crate::session::Writing;
use crate::settings::{Folders, Settings};
use crate::ui::app::Message;
use crate::ui::app::errand::Errand;
use crate::ui::app::library::{Library, Shelves};
use crate::ui::app::log_book::Opening as LogBookOpening;
use crate::ui::app::opening::Opening;
use crate::ui::app::told::{Reporting, Telling, WritingOut};
use crate::ui::scroll::{PAGE, READ};
use iced::widget::scrollable::{AbsoluteOffset, RelativeOffset};
use iced::{Task, window};

/// Something to be done outside the window's own state.
#[derive(Debug, Clone, PartialEq, Default)]
pub enum Effect {
    /// Nothing.
    #[default]
    None,
    /// Write a move of the game, however long that takes.
    Write(Writing),
    /// Write the settings.
    Save(Settings),
    /// Fill the screen, or not.
    FullScreen(bool),
    /// Ask how many pixels of the screen the system makes of one of its own.
    AskScale,
    /// Put the cursor into the field with this id.
    FocusField(&'static str),
    /// Put the cursor into the field with this id, with all that stands in it chosen: what is typed replaces it.
    SelectField(&'static str),
    /// Put the cursor into the next field.
    NextField,
    /// Read the catalogue and the games that are kept.
    Read(Shelves),
    /// Begin or load a game.
    OpenGame(Opening),
    /// Do something with a whole game.
    Run(Errand),
    /// Tell a game back.
    Tell(Telling),
    /// Read the log book of a campaign.
    Open(LogBookOpening),
    /// Write a chronicle out.
    WriteOut(WritingOut),
    /// Write a report.
    Report(Reporting),
    /// Scroll what is being read to a place, from 0 at its head to 100 at its foot.
    Show(u8),
    /// Scroll the long text that is being read.
    Scroll {
        /// Downwards.
        down: bool,
    },
    /// Close the window.
    Quit,
    /// Several things. They are begun in this order, and those that take their time may end in any.
    All(Vec<Effect>),
}

impl Effect {
    /// The task that does it.
    pub fn into_task(self, folders: &Folders) -> Task<Message> {
        match self {
            Self::None => Task::none(),
            Self::Read(shelves) => {
                let folders = folders.clone();
                apart::task(move || Library::read(&shelves, &folders)).map(Message::Library)
            }
            Self::OpenGame(opening) => apart::task(move || opening.run()).map(Message::Opened),
            Self::Run(errand) => {
                let folders = folders.clone();
                apart::task(move || errand.run(&folders)).map(Message::Told)
            }
            Self::Write(writing) => writing::task(writing),
            Self::Tell(telling) => {
                let path = telling.path().to_owned();
                apart::task(move || telling.run()).map(move |told| Message::Retold(path.clone(), told))
            }
            Self::Open(opening) => {
                let path = opening.path().to_owned();
                apart::task(move || opening.run()).map(move |read| Message::LogBook(path.clone(), read))
            }
            Self::WriteOut(writing) => {
                let folders = folders.clone();
                apart::task(move || writing.run(&folders)).map(Message::WrittenOut)
            }
            Self::Report(reporting) => {
                let folders = folders.clone();
                apart::task(move || reporting.run(&folders)).map(Message::Reported)
            }
            Self::Save(settings) => saving::task(settings, folders.settings()).map(Message::Saved),
            Self::FullScreen(full) => {
                let mode = if full { window::Mode::Fullscreen } else { window::Mode::Windowed };
                window::latest().and_then(move |id| window::set_mode(id, mode))
            }
            Self::AskScale => window::latest().and_then(window::scale_factor).map(Message::Scaled),
            Self::FocusField(id) => iced::widget::operation::focus(id),
            Self::SelectField(id) => {
                let select = iced::widget::operation::select_all(id);
                iced::widget::operation::focus(id).chain(select)
            }
            Self::NextField => iced::widget::operation::focus_next(),
            Self::Scroll { down } => {
                let by = AbsoluteOffset { x: 0.0, y: if down { PAGE } else { -PAGE } };
                iced::widget::operation::scroll_by(READ, by)
            }
            Self::Show(part) => {
                let to = RelativeOffset { x: 0.0, y: f32::from(part) / 100.0 };
                iced::widget::operation::snap_to(READ, to)
            }
            Self::Quit => iced::exit(),
            Self::All(effects) => Task::batch(effects.into_iter().map(|effect| effect.into_task(folders))),
        }
    }
}
