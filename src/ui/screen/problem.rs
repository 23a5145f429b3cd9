//! Something went wrong: what, where, and what to do.

use crate::session::LoadError;
use crate::ui::screen;
use iced::widget::{column, container, row};
use iced::{Element, Fill};
use kit::cx::Cx;
use kit::key::Press;
use kit::theme::{ALARM, BONE, BONE2, BRASS_HI};
use kit::widget::OptionRow;
use kit::widget::page;
use kit::{font, icon};
use std::path::PathBuf;
use std::sync::Arc;

/// A problem in words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ProblemView {
    /// What went wrong.
    pub what: String,
    /// Where: a file, a line.
    pub place: String,
    /// What to do about it.
    pub advice: String,
    /// The main button's label.
    pub button: String,
}

/// The file that a problem is about.
#[derive(Debug, Clone)]
pub struct File {
    /// The file.
    pub path: PathBuf,
    /// Why it could not be opened, if it could not; shared, for it cannot be copied.
    pub why: Option<Arc<LoadError>>,
}

/// What kind of thing is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Tone {
    /// Something went wrong.
    #[default]
    Wrong,
    /// Nothing went wrong; it is for the developers.
    ForDevelopers,
    /// Nothing went wrong; it only has to be known.
    Notice,
}

impl Tone {
    /// The key of what heads the screen.
    fn head(self) -> &'static str {
        match self {
            Self::Wrong => "problem-head",
            Self::ForDevelopers => "problem-head-calm",
            Self::Notice => "problem-head-notice",
        }
    }
}

/// What happened here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A key.
    Press(Press),
    /// Write a report.
    Report,
    /// The main button.
    Main,
}

/// What the window should do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// It was read.
    Done,
    /// Write a report of the game that it is about.
    Report,
}

/// The screen of a problem.
#[derive(Debug, Default)]
pub struct Problem {
    view: ProblemView,
    /// The file that it is about, of which a report can be written.
    file: Option<File>,
    /// Where the report is, or why there is none.
    said: Option<Result<String, String>>,
    tone: Tone,
}

impl Problem {
    /// A problem.
    pub fn new(view: ProblemView) -> Self {
        Self { view, file: None, said: None, tone: Tone::Wrong }
    }

    /// The same, about a file, of which a report can be written.
    pub fn about(self, file: File) -> Self {
        Self { file: Some(file), ..self }
    }

    /// The same, where nothing went wrong and the developers are to be told.
    pub fn calm(self) -> Self {
        Self { tone: Tone::ForDevelopers, ..self }
    }

    /// The same, where nothing went wrong and something only has to be known.
    pub fn notice(self) -> Self {
        Self { tone: Tone::Notice, ..self }
    }

    /// The file that it is about.
    pub fn file(&self) -> Option<&File> {
        self.file.as_ref()
    }

    /// A report was written, or why not.
    pub fn said(&mut self, said: Result<String, String>) {
        self.said = Some(said);
    }

    /// Takes a message in.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Main | Message::Press(Press::Enter | Press::Esc) => Action::Done,
            Message::Report | Message::Press(Press::Letter('r')) if self.file.is_some() => Action::Report,
            Message::Report | Message::Press(_) => Action::None,
        }
    }

    /// The screen.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, screen::Message> {
        let view = &self.view;
        let size = cx.pick(30.0, 24.0, 22.0, 20.0);
        let mut words = column![
            font::title(view.what.as_str(), cx.pick(44.0, 32.0, 28.0, 25.0), BONE),
            font::rules(view.place.as_str(), size * 0.85, BONE2),
            font::rules(view.advice.as_str(), size, BONE),
        ]
        .spacing(14)
        .width(Fill);
        if self.file.is_some() && !matches!(self.said, Some(Ok(_))) {
            let row = OptionRow::new("R", cx.t("problem-report")).below(cx.text.attr("problem-report", "below"));
            let row = row.shrink().title_size(cx.pick(30.0, 26.0, 25.0, 24.0)).on_press(Message::Report.into());
            words = words.push(row.view());
        }
        if let Some(said) = &self.said {
            let (words_said, ink) = match said {
                Ok(words) => (words, BRASS_HI),
                Err(words) => (words, ALARM),
            };
            words = words.push(font::rules(words_said.as_str(), size * 0.9, ink));
        }
        let mut body = row![].spacing(24);
        if self.tone == Tone::Wrong {
            body = body.push(icon::tinted("own/warning", cx.pick(72.0, 56.0, 44.0, 36.0), ALARM));
        }
        let body = body.push(words);
        let card = container(page::card(body, 28.0)).max_width(1500);
        page::page(
            cx,
            cx.t(self.tone.head()),
            String::new(),
            page::scrolling(card),
            (view.button.clone(), Some(Message::Main.into())),
            None,
        )
    }
}
