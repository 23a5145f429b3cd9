//! How a lesson is set in the room it has: first the type gives way, then the head, and only then it scrolls.

use super::{BUTTON, GAP, LessonView, Page, RULE, SIDE, labels_room, rule_labels, table_room};
use crate::widget::hero;
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill, Size};
use kit::cx::Cx;
use kit::theme::{INK_TEXT2, RUBRIC};
use kit::{fit, font};

/// Sizes of type and line that are tried for the text, and the size for what has happened.
const TYPE: [(f32, f32, f32); 9] = [
    (27.0, 1.38, 23.0),
    (26.0, 1.38, 22.0),
    (25.0, 1.36, 21.0),
    (23.0, 1.35, 20.0),
    (21.0, 1.33, 19.0),
    (19.5, 1.31, 18.0),
    (18.0, 1.29, 17.0),
    (17.0, 1.26, 16.0),
    (16.0, 1.25, 16.0),
];
/// From here on a smaller head is tried as well.
const CLOSE: usize = 5;
/// The type of a text that scrolls.
const SCROLLED: (f32, f32, f32) = (18.0, 1.29, 16.0);

/// A lesson's measures.
pub struct Measures {
    /// The room above and below.
    pub top: f32,
    /// The head.
    pub head: Head,
    /// The size of the text.
    pub text: f32,
    /// Its line.
    pub line: f32,
    /// The size of what has happened.
    pub after: f32,
    /// The foot has two lines.
    pub double: bool,
    /// Even the least type is too large.
    pub scrolls: bool,
}

impl Measures {
    /// Measures a lesson. `chart` tells whether there is a way to the table at its foot.
    pub fn new(view: &LessonView, cx: &Cx<'_>, size: Size, chart: bool) -> Self {
        let inside = size.width - 2.0 * SIDE;
        // The links, the way to the table, and the two arrows.
        let is_double = |rules: &[String]| {
            let links = labels_room(&rule_labels(rules, cx));
            chart && links + table_room(cx) + 2.0 * BUTTON + 12.0 > inside
        };
        let low = size.height < 420.0;
        let top = if low { 7.0 } else { 11.0 };
        let room_with = |double: bool| {
            let foot = if double { 2.0 * BUTTON + 4.0 } else { BUTTON };
            size.height - 2.0 - RULE - foot - 2.0 * GAP - 2.0 * top
        };
        let double = is_double(&view.rules);
        let room = room_with(double);
        let taken_by = |text: &str, before: Option<&str>, (size, line, after): (f32, f32, f32)| {
            let before = before
                .filter(|words| !words.is_empty())
                .map_or(0.0, |words| fit::height(words, font::STORY_ITALIC, after, 1.27, inside) + 2.0 * GAP + 2.0);
            fit::height(text, font::STORY, size, line, inside) + before
        };
        let taken = |each: (f32, f32, f32)| taken_by(&view.text, view.after.as_deref(), each);
        let set = |head: Head, (text, line, after): (f32, f32, f32), scrolls: bool| Self {
            top,
            head,
            text,
            line,
            after,
            double,
            scrolls,
        };
        let medal = if low { 50.0 } else { 58.0 };
        let head = Head::new(view, &view.title, cx, inside, medal);
        // No step is set larger than every page of the lesson allows, as long as that is read with ease.
        let fits = |page: &Page, each: (f32, f32, f32)| {
            let room = room_with(is_double(&page.rules)) - Head::new(view, &page.title, cx, inside, medal).height;
            taken_by(&page.text, page.after.as_deref(), each) <= room
        };
        let largest = TYPE.iter().take(CLOSE).position(|each| view.steps.iter().all(|page| fits(page, *each)));
        let sizes = TYPE.into_iter().skip(largest.unwrap_or(CLOSE - 1));
        if let Some(found) = sizes.clone().find(|each| taken(*each) <= room - head.height) {
            return set(head, found, false);
        }
        let head = Head::close(view, cx, inside);
        let found = TYPE.into_iter().skip(CLOSE).find(|each| taken(*each) <= room - head.height);
        set(head, found.unwrap_or(SCROLLED), found.is_none())
    }
}

/// The instructor's medal, the title, and how far we are.
pub struct Head {
    /// Its height.
    pub height: f32,
    medal: f32,
    title: f32,
    small: f32,
    step: String,
    /// The step stands beside the title, and the medal must do for the instructor's name.
    close: bool,
}

impl Head {
    fn new(view: &LessonView, title: &str, cx: &Cx<'_>, width: f32, medal: f32) -> Self {
        let step = step_words(view, cx);
        let room = width - medal - 12.0;
        let small = fit::labels([view.instructor.1.as_str(), step.as_str()].into_iter(), 16.0, room, 21.0, 16.0);
        let size = fit::broken(title, room, medal * 0.53, 22.0);
        let words = fit::height(title, font::TITLE, size, 1.05, room) + small * 1.2 + 1.0;
        Self { medal, height: words.max(medal).ceil(), title: size, small, step, close: false }
    }

    fn close(view: &LessonView, cx: &Cx<'_>, width: f32) -> Self {
        let (step, medal, small) = (step_words(view, cx), 36.0, 18.0);
        let room = width - medal - 24.0 - fit::width(&step, small);
        let title = fit::broken(&view.title, room, 25.0, 18.0);
        let words = fit::height(&view.title, font::TITLE, title, 1.05, room);
        Self { medal, height: words.max(medal).ceil(), title, small, step, close: true }
    }

    /// The head as an element.
    pub fn view<'a, M: 'a>(self, view: &'a LessonView) -> Element<'a, M> {
        let (person, name) = &view.instructor;
        let title = font::title(view.title.as_str(), self.title, RUBRIC).line_height(1.05);
        let medal = hero::medal(person, Default::default(), false, self.medal);
        let step = font::tag(self.step, self.small, INK_TEXT2);
        let head = if self.close {
            row![medal, container(title).width(Fill), step]
        } else {
            let name = container(font::tag(name.as_str(), self.small, INK_TEXT2)).width(Fill);
            row![medal, column![title, row![name, step].spacing(16)].width(Fill).spacing(1)]
        };
        head.spacing(12).align_y(Alignment::Center).height(self.height).into()
    }
}

fn step_words(view: &LessonView, cx: &Cx<'_>) -> String {
    let (step, last) = view.step;
    if step == 0 {
        return String::new();
    }
    cx.with("card-step", &[("step", i64::from(step).into()), ("last", i64::from(last).into())])
}
