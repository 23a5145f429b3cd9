//! The chronicle: a game or a campaign told back, page by page, on paper; and written out from here.

mod block;
mod drawn;

use crate::Sent;
use iced::widget::{Column, button, column, container, row, scrollable, space};
use iced::{Alignment, Color, Element, Fill, Padding};
use ironclad_game::chronicle::{Document, Page};
use kit::cx::Cx;
use kit::font;
use kit::key::{Arrow, Press};
use kit::measure::Class;
use kit::scroll::READ;
use kit::theme::{self, ALARM_BG, ALARM_PALE, BONE, BONE2, BRASS_HI, INK_TEXT, INK_TEXT2, INK0, INK2, INK3, PICK};
use kit::widget::button::step_button;
use kit::widget::page;
use kit::widget::row::{OptionRow, list};
use kit::widget::{panel, place};
use std::path::PathBuf;
use std::sync::Arc;

/// How wide the contents are, in a large window and in a smaller one.
const SIDE: (f32, f32) = (400.0, 300.0);
/// How far from the page.
const GAP: (f32, f32) = (28.0, 18.0);
/// How wide a page is at the most, for lines that can be read.
const WIDEST: f32 = 1060.0;

/// What it is written out as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// A page for a browser, which prints well.
    Html,
    /// Plain text with marks.
    Markdown,
}

impl Form {
    const ALL: [Self; 2] = [Self::Html, Self::Markdown];

    fn key(self) -> char {
        match self {
            Self::Html => 'h',
            Self::Markdown => 'm',
        }
    }

    /// How the names of such files end.
    pub fn ending(self) -> &'static str {
        match self {
            Self::Html => "html",
            Self::Markdown => "md",
        }
    }

    fn id(self) -> &'static str {
        match self {
            Self::Html => "html",
            Self::Markdown => "markdown",
        }
    }
}

/// What happened here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A key.
    Press(Press),
    /// To a page, by its place.
    Turn(usize),
    /// Write it out.
    Write(Form),
    /// The main button.
    Main,
    /// Back.
    Back,
}

/// What the window should do.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// Scroll to a place, from 0 at the head of the page to 100 at its foot.
    Show(u8),
    /// Scroll a little.
    Scroll {
        /// Downwards.
        down: bool,
    },
    /// Write it out.
    Write(Arc<Document>, Form),
    /// Back to where one came from.
    Back,
}

/// How far the chronicle is.
#[derive(Debug)]
enum Progress {
    /// The file is being read.
    Reading,
    /// Here it is.
    Here(Arc<Document>),
    /// It could not be read, and why.
    Failed(String),
}

/// The screen.
#[derive(Debug)]
pub struct Chronicle {
    /// The file of the game.
    path: PathBuf,
    told: Progress,
    page: usize,
    /// What was written out last, or why not.
    said: Option<Result<String, String>>,
}

impl Chronicle {
    /// The screen, while the file is being read.
    pub fn new(path: PathBuf) -> Self {
        Self { path, told: Progress::Reading, page: 0, said: None }
    }

    /// The file of the game.
    pub fn path(&self) -> &PathBuf {
        &self.path
    }

    /// The file has been read.
    pub fn read(&mut self, told: Result<Arc<Document>, String>) {
        self.told = told.map_or_else(Progress::Failed, Progress::Here);
        self.page = 0;
    }

    /// It was written out, or why not.
    pub fn written(&mut self, said: Result<String, String>) {
        self.said = Some(said);
    }

    fn pages(&self) -> &[Page] {
        match &self.told {
            Progress::Here(document) => &document.pages,
            Progress::Reading | Progress::Failed(_) => &[],
        }
    }

    /// The place of the page that is open.
    pub fn open(&self) -> usize {
        self.page
    }

    fn is_last(&self) -> bool {
        self.page + 1 >= self.pages().len()
    }

    /// Takes a message in.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Turn(place) => self.turn(place),
            Message::Write(form) => self.write(form),
            Message::Main => self.main(),
            Message::Back => Action::Back,
            Message::Press(press) => match press {
                Press::Enter => self.main(),
                Press::Esc => Action::Back,
                Press::Arrow(Arrow::Right) | Press::Tab { back: false } => self.turn(self.page + 1),
                Press::Arrow(Arrow::Left) | Press::Tab { back: true } => {
                    self.page.checked_sub(1).map_or(Action::None, |place| self.turn(place))
                }
                Press::Arrow(Arrow::Down) | Press::Space => Action::Scroll { down: true },
                Press::Arrow(Arrow::Up) => Action::Scroll { down: false },
                Press::Digit(digit) => (digit as usize).checked_sub(1).map_or(Action::None, |place| self.turn(place)),
                Press::Letter(letter) => {
                    let form = Form::ALL.into_iter().find(|form| form.key() == letter);
                    form.map_or(Action::None, |form| self.write(form))
                }
                _ => Action::None,
            },
        }
    }

    fn main(&mut self) -> Action {
        if self.is_last() { Action::Back } else { self.turn(self.page + 1) }
    }

    fn turn(&mut self, place: usize) -> Action {
        if place >= self.pages().len() {
            return Action::None;
        }
        self.page = place;
        Action::Show(0)
    }

    fn write(&mut self, form: Form) -> Action {
        self.said = None;
        match &self.told {
            Progress::Here(document) => Action::Write(Arc::clone(document), form),
            Progress::Reading | Progress::Failed(_) => Action::None,
        }
    }

    /// The screen.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Sent> {
        let main =
            (cx.t(if self.is_last() { "chronicle-close" } else { "chronicle-next" }), Some(Message::Main.into()));
        let back = if self.is_last() { None } else { Some((cx.t("button-back"), Message::Back.into())) };
        if cx.class() < Class::Medium {
            // No title: what little room there is belongs to the page.
            let (top, foot) = cx.pick((0.0, 0.0), (0.0, 0.0), (30.0, 122.0), (8.0, 92.0));
            let body = column![self.turner(cx), self.sheet(cx)].spacing(6);
            let inside = container(body).padding(Padding::new(page::side(cx)).top(top).bottom(foot));
            return page::with_buttons(cx, page::ground(cx, inside.width(Fill).height(Fill)), main, back);
        }
        let side = container(self.contents(cx)).width(cx.pick(SIDE.0, SIDE.1, 0.0, 0.0)).height(Fill);
        let body = place::row(cx.mirror, vec![side.into(), self.sheet(cx)]).spacing(cx.pick(GAP.0, GAP.1, 0.0, 0.0));
        let title = match &self.told {
            Progress::Here(document) => document.title.clone(),
            Progress::Reading | Progress::Failed(_) => cx.t("chronicle-head"),
        };
        page::page(cx, title, String::new(), body, main, back)
    }

    /// The pages, one below the other, and what can be done with the whole.
    fn contents<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Sent> {
        let pages = self.pages().iter().enumerate().map(|(place, page)| {
            let open = place == self.page;
            let name =
                font::label(page.title.as_str(), cx.pick(27.0, 23.0, 22.0, 20.0), if open { BRASS_HI } else { BONE });
            let (ground, line) = if open { (PICK, BRASS_HI) } else { (theme::thin(INK2, 0.85), Color::TRANSPARENT) };
            button(container(name).width(Fill))
                .width(Fill)
                .padding([9, 14])
                .style(theme::plate(ground, if open { PICK } else { INK3 }, line, 1.5))
                .on_press(Message::Turn(place).into())
                .into()
        });
        let pages =
            scrollable(container(Column::with_children(pages).spacing(2)).padding(Padding::default().right(14.0)))
                .style(theme::scroll)
                .height(Fill);
        let forms = Form::ALL.into_iter().map(|form| {
            let title = cx.t(&format!("chronicle-write-{}", form.id()));
            OptionRow::new(form.key().to_uppercase().to_string(), title)
                .title_size(cx.pick(27.0, 23.0, 22.0, 20.0))
                .shrink()
                .on_press(Message::Write(form).into())
                .view()
        });
        let mut side = column![pages].spacing(12);
        if matches!(self.told, Progress::Here(_)) {
            side = side.push(list(forms.collect()));
        }
        side.push(self.notice(cx)).into()
    }

    fn notice<'a>(&'a self, cx: &Cx<'a>) -> Option<Element<'a, Sent>> {
        let (words, ground, ink) = match self.said.as_ref()? {
            Ok(words) => (words, INK0, BRASS_HI),
            Err(words) => (words, ALARM_BG, ALARM_PALE),
        };
        let words = font::rules(words.as_str(), cx.pick(22.0, 20.0, 19.0, 18.0), ink);
        Some(container(words).padding(10).width(Fill).style(theme::fill(ground)).into())
    }

    /// Where there is no room for the contents: which page it is, and the forms it can be written out in.
    fn turner<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Sent> {
        let count = self.pages().len();
        let of = cx.with("chronicle-page", &[("page", (self.page + 1).into()), ("count", count.max(1).into())]);
        let back = self.page.checked_sub(1).map(|page| Message::Turn(page).into());
        let on = if self.is_last() { None } else { Some(Message::Turn(self.page + 1).into()) };
        let mut line =
            row![step_button("‹", back), font::tag(of, 22.0, BONE2), step_button("›", on), space().width(Fill)]
                .spacing(8)
                .align_y(Alignment::Center);
        for form in Form::ALL {
            let words = font::tag(cx.t(&format!("chronicle-short-{}", form.id())), 22.0, BONE);
            let plate = button(container(words).center_y(Fill))
                .height(44)
                .padding([0, 14])
                .style(theme::plate(INK0, INK3, theme::LINE, 1.5))
                .on_press(Message::Write(form).into());
            line = line.push(plate);
        }
        column![line].spacing(6).push(self.notice(cx)).into()
    }

    fn sheet<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Sent> {
        let pad = cx.pick(48.0, 30.0, 18.0, 12.0);
        let aside = cx.pick(SIDE.0 + GAP.0, SIDE.1 + GAP.1, 0.0, 0.0);
        let room = (cx.size().width - 2.0 * page::side(cx) - aside).min(WIDEST) - 2.0 * pad - 10.0;
        let size = cx.pick(27.0, 22.0, 21.0, 20.0);
        let words = |key: &str| font::story_italic(cx.t(key), size, INK_TEXT2);
        let inside: Element<'a, Sent> = match (&self.told, self.pages().get(self.page)) {
            (Progress::Failed(why), _) => {
                column![words("chronicle-failed"), font::rules(why.as_str(), size * 0.9, INK_TEXT)].spacing(14).into()
            }
            (Progress::Reading, _) => words("chronicle-reading").into(),
            (Progress::Here(_), None) => space().into(),
            (Progress::Here(_), Some(page)) => block::page(page, size, room),
        };
        let inside = container(inside).max_width(WIDEST).padding(Padding::new(pad).right(pad + 10.0)).width(Fill);
        panel::paper(scrollable(container(inside).center_x(Fill)).id(READ).style(theme::scroll_paper).height(Fill))
            .width(Fill)
            .height(Fill)
            .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn screen() -> Chronicle {
        let page = |title: &str| Page { title: title.into(), subtitle: String::new(), blocks: Vec::new() };
        let pages = vec![page("The whole"), page("One"), page("Two")];
        let mut screen = Chronicle::new(PathBuf::from("/games/winter-1.jsonl"));
        screen.read(Ok(Arc::new(Document { language: "en".into(), title: "Winter".into(), pages })));
        screen
    }

    #[test]
    fn the_main_button_turns_the_pages_and_closes_the_book() {
        let mut screen = screen();
        assert_eq!(screen.update(Message::Main), Action::Show(0));
        assert_eq!(screen.update(Message::Press(Press::Arrow(Arrow::Right))), Action::Show(0));
        assert_eq!(screen.open(), 2);
        assert_eq!(screen.update(Message::Press(Press::Arrow(Arrow::Right))), Action::None, "there is no more");
        assert_eq!(screen.update(Message::Main), Action::Back);
        screen.update(Message::Press(Press::Digit(1)));
        assert_eq!(screen.update(Message::Press(Press::Arrow(Arrow::Left))), Action::None);
        assert_eq!(screen.update(Message::Press(Press::Esc)), Action::Back);
    }

    #[test]
    fn nothing_is_written_out_before_it_is_read() {
        let mut reading = Chronicle::new(PathBuf::from("/games/winter-1.jsonl"));
        assert_eq!(reading.update(Message::Press(Press::Letter('h'))), Action::None);
        assert!(matches!(screen().update(Message::Press(Press::Letter('m'))), Action::Write(_, Form::Markdown)));
    }
}
