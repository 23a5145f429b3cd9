//! How a lesson is set in the room it has: first the type gives way, then the head, and only then it scrolls.

use super::{BUTTON, CHART, GAP, LessonView, RULE, SIDE};
use crate::ui::theme::{INK_TEXT2, RUBRIC};
use crate::ui::widget::hero;
use crate::ui::{fit, font};
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill, Size};

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
/// Below this height a lesson is set closely.
const LOW: f32 = 420.0;
/// What the log should keep.
const LOG: f32 = 120.0;
/// What a lesson should have, if there is so much.
const LEAST: f32 = 330.0;

/// The height of what has just happened, with its rule.
fn after_height(view: &LessonView, size: f32, width: f32) -> f32 {
    let after = view.after.as_deref().filter(|words| !words.is_empty());
    after.map_or(0.0, |words| fit::height(words, font::STORY_ITALIC, size, 1.27, width) + 2.0 * GAP + 2.0)
}

fn words_height(view: &LessonView, (text, line, after): (f32, f32, f32), width: f32) -> f32 {
    after_height(view, after, width) + fit::height(&view.text, font::STORY, text, line, width)
}

/// A lesson's measures.
pub struct Set {
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

impl Set {
    /// How high a lesson wants to be within the room it shares with the log.
    pub fn height(view: &LessonView, size: Size) -> f32 {
        let size = Size::new(size.width, size.height - RULE);
        let most = (size.height - LOG).max(size.height * 0.6).max(LEAST.min(size.height));
        let inside = size.width - 2.0 * SIDE;
        let around =
            |top: f32, medal: f32| Head::new(view, inside, medal).height + BUTTON + 2.0 * GAP + 2.0 * top + 3.0;
        let (wide, close) = (around(11.0, 58.0), around(7.0, 50.0));
        let high = |each| {
            let words = words_height(view, each, inside);
            if words + wide >= LOW { words + wide } else { (words + close).min(LOW - 1.0) }
        };
        // No larger than is read with ease.
        TYPE.into_iter().skip(1).map(high).find(|height| *height <= most).unwrap_or(most).ceil()
    }

    /// Measures a lesson. `chart` tells whether there is a way to the chart at its foot.
    pub fn new(view: &LessonView, size: Size, chart: bool) -> Self {
        let inside = size.width - 2.0 * SIDE;
        // Links with numbers alone, the way to the chart, and the two arrows.
        let links: f32 = view.rules.iter().map(|(number, _)| fit::width(number, 21.0) + 26.0).sum();
        let double = chart && links + CHART + 2.0 * BUTTON + 18.0 > inside;
        let foot = if double { 2.0 * BUTTON + 4.0 } else { BUTTON };
        let low = size.height < LOW;
        let top = if low { 7.0 } else { 11.0 };
        let room = size.height - 2.0 - foot - 2.0 * GAP - 2.0 * top;
        let set = |head: Head, (text, line, after): (f32, f32, f32), scrolls: bool| Self {
            top,
            head,
            text,
            line,
            after,
            double,
            scrolls,
        };
        let head = Head::new(view, inside, if low { 50.0 } else { 58.0 });
        let fits = |each: &(f32, f32, f32), head: &Head| words_height(view, *each, inside) <= room - head.height;
        if let Some(found) = TYPE.into_iter().find(|each| fits(each, &head)) {
            return set(head, found, false);
        }
        let head = Head::close(view, inside);
        let found = TYPE.into_iter().skip(CLOSE).find(|each| fits(each, &head));
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
    /// The step stands beside the title, and the medal must do for the instructor's name.
    close: bool,
}

impl Head {
    fn new(view: &LessonView, width: f32, medal: f32) -> Self {
        let room = width - medal - 12.0;
        let small = fit::labels([view.name.as_str(), view.step.as_str()].into_iter(), 16.0, room, 21.0, 16.0);
        let title = fit::broken(&view.title, room, medal * 0.53, 22.0);
        let words = fit::height(&view.title, font::TITLE, title, 1.05, room) + small * 1.2 + 1.0;
        Self { medal, height: words.max(medal).ceil(), title, small, close: false }
    }

    fn close(view: &LessonView, width: f32) -> Self {
        let (medal, small) = (36.0, 18.0);
        let room = width - medal - 24.0 - fit::width(&view.step, small);
        let title = fit::broken(&view.title, room, 25.0, 18.0);
        let words = fit::height(&view.title, font::TITLE, title, 1.05, room);
        Self { medal, height: words.max(medal).ceil(), title, small, close: true }
    }

    /// The head as an element.
    pub fn view<'a, M: 'a>(self, view: &'a LessonView) -> Element<'a, M> {
        let title = font::title(view.title.as_str(), self.title, RUBRIC).line_height(1.05);
        let medal = hero::medal(&view.instructor, Default::default(), false, self.medal);
        let step = font::tag(view.step.as_str(), self.small, INK_TEXT2);
        let head = if self.close {
            row![medal, container(title).width(Fill), step]
        } else {
            let name = container(font::tag(view.name.as_str(), self.small, INK_TEXT2)).width(Fill);
            row![medal, column![title, row![name, step].spacing(16)].width(Fill).spacing(1)]
        };
        head.spacing(12).align_y(Alignment::Center).height(self.height).into()
    }
}
