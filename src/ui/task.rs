//! Effects as iced's tasks.

mod apart;
mod saving;

use crate::settings::Folders;
use crate::ui::app::Message;
use crate::ui::effect::Effect;
use crate::ui::job::battles::Battles;
use crate::ui::job::library::Library;
use iced::advanced::widget::operation::focusable::unfocus;
use iced::{Task, window};
use kernel::session::Written;
use kit::scroll::{Follow, Leaf, Show};

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
            Self::IronGuest(job) => apart::task(move || job.run()).map(Message::IronGuest),
            Self::FullThrust(job) => apart::task(move || job.run()).map(Message::FullThrust),
            Self::Prepare(job) => apart::task(move || job.run()).map(Message::Prepared),
            Self::ReadBattles => {
                let folders = folders.clone();
                apart::task(move || Battles::read(&folders)).map(|battles| Message::Battles(Box::new(battles)))
            }
            Self::Run(errand) => {
                let folders = folders.clone();
                apart::task(move || errand.run(&folders)).map(Message::Errand)
            }
            Self::Write(writing) => {
                let there = writing.clone();
                let done = apart::task(move || there.run());
                done.map(move |outcome| Message::Written(Written::new(writing.clone(), outcome)))
            }
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
            Self::NextField => {
                let follow = iced::advanced::widget::operate(Follow::field());
                iced::widget::operation::focus_next().chain(follow)
            }
            Self::FieldBefore => {
                let follow = iced::advanced::widget::operate(Follow::field());
                iced::widget::operation::focus_previous().chain(follow)
            }
            Self::LeaveField => iced::advanced::widget::operate(unfocus::<Message>()),
            Self::Scroll { down } => iced::advanced::widget::operate(Leaf::step(down)),
            Self::Leaf { down } => iced::advanced::widget::operate(Leaf::whole(down)),
            Self::Follow => iced::advanced::widget::operate(Follow::default()),
            Self::Show(part) => iced::advanced::widget::operate(Show::part(part)),
            Self::Quit => iced::exit(),
            // There is nobody left to be told that they could not be written.
            Self::SaveAndQuit(settings) => saving::task(settings, folders.settings()).discard().chain(iced::exit()),
            Self::All(effects) => Task::batch(effects.into_iter().map(|effect| effect.into_task(folders))),
        }
    }
}
