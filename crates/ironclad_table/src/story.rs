//! A page to read aloud: paper on the chart, a red initial in the margin, the captain's log at the foot. What was said
//! stands above the text, and what has to be chosen beside it.

pub mod choice;
pub(crate) mod input;
pub mod passage;
pub mod plate;
pub mod present;
pub mod said;
pub(crate) mod state;

use crate::inspect::Thing;
use crate::table::Message;
use crate::widget::mark::{self, Seat, System};
use choice::{ChoiceView, OptionView};
use iced::widget::{Column, column, container, responsive, rich_text, row, scrollable, space, span, stack};
use iced::{Alignment, Element, Fill, Padding, Shrink, Size};
use ironclad_text::rule;
use kit::cx::Cx;
use kit::inspect::named;
use kit::measure::Class;
use kit::scroll::{BESIDE, READ};
use kit::theme::{self, INK_TEXT, INK_TEXT2, RUBRIC};
use kit::widget::button::{MAIN_RULE, main_button, second_button};
use kit::widget::page;
use kit::widget::{if_room, panel, place, reading};
use kit::{fit, font};
use plate::PlateView;
use said::Spoken;

/// Which page it is: where the game stands, and how many pages lie over its question.
pub(crate) type PageAt = (u32, usize);

/// The page in words. Paragraphs are parted by an empty line; `*words*` lean.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct StoryView {
    /// Its title; none where there is nothing to be read.
    pub title: String,
    /// Who reads it aloud: seat, systems, and the line that says so.
    pub reader: Option<(Seat, Vec<System>, String)>,
    /// The text.
    pub text: String,
    /// The captain's log.
    pub log: Option<String>,
    /// What was said before it.
    pub said: Vec<Spoken>,
    /// What stands beside it.
    pub plate: Option<PlateView>,
    /// What has to be chosen.
    pub choice: Option<ChoiceView>,
    /// The main button's label.
    pub button: String,
    /// Whether the page can be put away, to look at the table.
    pub can_wait: bool,
}

/// A page over the table.
#[derive(Debug)]
pub struct Story {
    view: StoryView,
    /// Whether there is more of it below what is seen.
    below: bool,
}

impl Story {
    /// A page.
    pub fn new(view: StoryView) -> Self {
        Self { view, below: false }
    }

    /// The same page, of which there is more below what is seen, or not.
    pub fn with_below(self, below: bool) -> Self {
        Self { below, ..self }
    }

    /// Whether the page itself is read in a window of this class, and the main button leads on from it: not where options
    /// stand beside it or in its place.
    pub fn is_read(&self, class: Class) -> bool {
        match &self.view.choice {
            None => true,
            Some(choice) => class < Class::Medium && !self.view.title.is_empty() && !choice.turned,
        }
    }

    /// An option of the choice, by its place.
    pub fn option(&self, place: usize) -> Option<&OptionView> {
        self.view.choice.as_ref()?.options.get(place)
    }

    /// The page with its buttons.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let inside = match &self.view.choice {
            None => match &self.view.plate {
                Some(plate) if cx.class() >= Class::Medium => {
                    let plate = plate.beside(cx, self.rest(cx));
                    self.with(container(plate).padding(Padding::ZERO.bottom(self.clear(cx))).into(), cx)
                }
                Some(_) | None => self.alone(cx),
            },
            Some(choice) if self.view.title.is_empty() => {
                let width = cx.size().width.min(WIDEST) - cx.pick(96.0, 96.0, 72.0, 48.0);
                let bands = self.bands(cx, width);
                centred(if_room(bands, ABOVE_CHOICE, choice::view(choice, cx, width, Shrink, READ)), cx)
            }
            Some(choice) if cx.class() >= Class::Medium => self.beside(choice, cx),
            Some(choice) if choice.turned => {
                let width = cx.size().width - cx.pick(96.0, 96.0, 72.0, 48.0);
                centred(choice::view(choice, cx, width, Fill, READ), cx)
            }
            Some(_) => self.alone(cx),
        };
        let bare = self.view.choice.is_none() && self.view.plate.is_none() && cx.class() >= Class::Medium;
        let layers =
            if bare { stack![page::rose(cx, cx.pick(620.0, 380.0, 0.0, 0.0)), inside] } else { stack![inside] };
        let whole = self.buttons(page::ground(cx, layers.width(Fill).height(Fill)), cx);
        if self.is_read(cx.class()) { reading(whole, self.below, Message::Below) } else { whole }
    }

    /// The page with nothing beside it.
    fn alone<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        container(container(self.paper(cx)).width(self.width(cx)))
            .padding(self.margins(cx))
            .width(Fill)
            .height(Fill)
            .align_x(place::start(cx.mirror))
            .into()
    }

    /// The page, and beside it the choice.
    fn beside<'a>(&'a self, choice: &'a ChoiceView, cx: &Cx<'a>) -> Element<'a, Message> {
        let width = self.rest(cx);
        let id = if self.options_have_the_keys(cx) { READ } else { BESIDE };
        // The plate takes nothing from the options: it has what they leave.
        let options = choice::view(choice, cx, width, Shrink, id);
        let options = container(if_room(self.bands(cx, width), ABOVE_CHOICE, options))
            .width(width)
            .height(Fill)
            .padding(Padding::ZERO.top(8.0).bottom(self.clear(cx)));
        self.with(options.into(), cx)
    }

    /// What can stand above the options, where they leave room for it.
    fn bands<'a>(&self, cx: &Cx<'a>, width: f32) -> Vec<Element<'a, Message>> {
        let plate = self.view.plate.as_ref();
        plate.map_or_else(Vec::new, |plate| plate.bands(cx, width, !self.view.title.is_empty()))
    }

    /// Whether the keys that scroll the page scroll the options beside it: where one of those has the focus.
    fn options_have_the_keys(&self, cx: &Cx<'_>) -> bool {
        cx.class() >= Class::Medium && self.view.choice.as_ref().is_some_and(|choice| choice.focus.is_some())
    }

    /// The page, and beside it something as wide as there is room.
    fn with<'a>(&'a self, other: Element<'a, Message>, cx: &Cx<'a>) -> Element<'a, Message> {
        let paper = container(self.paper(cx)).width(self.width(cx));
        let both = place::row(cx.mirror, vec![paper.into(), other]).spacing(gap(cx));
        container(both).padding(self.margins(cx)).width(Fill).height(Fill).align_x(place::start(cx.mirror)).into()
    }

    /// The width that is left beside the page.
    fn rest(&self, cx: &Cx<'_>) -> f32 {
        cx.size().width - self.margins(cx).left - self.width(cx) - gap(cx) - MARGIN
    }

    /// What is kept clear at the foot beside the page, for the buttons.
    fn clear(&self, cx: &Cx<'_>) -> f32 {
        (page::FOOT - self.margins(cx).bottom).max(0.0) + 12.0
    }

    fn paper<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        named(Thing::Rule(rule::READING), panel::page(self.sheet(cx), cx.pick(60.0, 48.0, 36.0, 24.0)))
    }

    /// The main button in its corner, and beside it what else can be done.
    fn buttons<'a>(&'a self, content: Element<'a, Message>, cx: &Cx<'a>) -> Element<'a, Message> {
        let read = self.is_read(cx.class());
        let ready = read || self.view.choice.as_ref().is_none_or(|choice| choice.ready);
        let label = match (read, &self.view.choice) {
            (true, _) if self.below => cx.t("story-read-on"),
            (true, Some(_)) => cx.t("story-to-choice"),
            (true, None) | (false, _) => self.view.button.clone(),
        };
        let main = main_button(label, &cx.t("key-enter"), page::main_width(cx), ready.then_some(Message::Main));
        let back = self.view.choice.as_ref().is_some_and(|choice| choice.turned)
            && cx.class() < Class::Medium
            && !self.view.title.is_empty();
        let second = match (back, self.view.can_wait) {
            (true, _) => Some(("story-again", "key-story-again", Message::Turn(false))),
            (false, true) => Some(("story-away", "key-tab-chart", Message::Page(true))),
            (false, false) => None,
        };
        let Some((label, key, message)) = second else { return place::with_main(content, main, cx.mirror) };
        let wide = second_width(cx);
        let second = second_button(cx.t(label), &cx.t(key), wide, false, Some(message));
        let both = place::row(cx.mirror, vec![container(second).padding(MAIN_RULE).into(), main]).spacing(16);
        place::with_main(content, both, cx.mirror)
    }

    /// The room round the page, which ends above the buttons where they would lie on it.
    fn margins(&self, cx: &Cx<'_>) -> Padding {
        let (top, foot) = cx.pick((50.0, 20.0), (28.0, 14.0), (12.0, 92.0), (4.0, 88.0));
        let side = cx.pick(60.0, 40.0, 12.0, 12.0);
        let second = if self.view.can_wait { second_width(cx) + 16.0 } else { 0.0 };
        let buttons = cx.size().width - place::MAIN_RIGHT - page::main_width(cx) - second - 2.0 * MAIN_RULE;
        let foot = if side + self.width(cx) + 12.0 > buttons { page::FOOT } else { foot };
        Padding::new(side).top(top).bottom(foot)
    }

    /// The width of the sheet.
    fn width(&self, cx: &Cx<'_>) -> f32 {
        let width = cx.size().width;
        let beside = self.view.choice.is_some();
        if cx.class() < Class::Medium {
            width - 24.0
        } else if beside {
            (width * cx.pick(0.51, 0.51, 1.0, 1.0)).min(1000.0)
        } else {
            (width * cx.pick(0.52, 0.58, 1.0, 1.0)).min(1000.0)
        }
    }

    fn sheet<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let view = &self.view;
        let size = cx.pick(30.0, 25.0, 22.0, 20.0);
        let reader = view.reader.as_ref().map_or(0.0, |(_, _, words)| {
            cx.pick(36.0, 28.0, 24.0, 22.0) * mark::PENNANT + 26.0 + fit::width(words, cx.pick(25.0, 22.0, 20.0, 19.0))
        });
        let most = cx.pick(54.0, 38.0, 31.0, 26.0);
        let room = self.width(cx) - cx.pick(186.0, 140.0, 106.0, 82.0) - reader;
        let taken = fit::room(&view.title, font::STORY_BOLD, most, 1.2, f32::INFINITY).width + 1.0;
        let title = (most * room / taken).clamp(most * 0.6, most);
        let mut head = row![container(font::story_title(view.title.as_str(), title, INK_TEXT)).width(Fill)]
            .spacing(16)
            .align_y(Alignment::End);
        if let Some((seat, held, words)) = &view.reader {
            let reader = row![
                mark::pennant_on_paper(*seat, held, cx.pick(36.0, 28.0, 24.0, 22.0)),
                font::tag(words.as_str(), cx.pick(25.0, 22.0, 20.0, 19.0), INK_TEXT),
            ]
            .spacing(10)
            .align_y(Alignment::Center);
            head = head.push(container(reader).padding(Padding::default().bottom(6.0)));
        }
        let rule =
            column![panel::rule_h(INK_TEXT, 2.0), space().height(3), panel::rule_h(theme::thin(INK_TEXT, 0.6), 1.0)];
        let gutter = cx.pick(92.0, 72.0, 58.0, 46.0);
        let id = if self.options_have_the_keys(cx) { BESIDE } else { READ };
        let body = responsive(move |room| {
            scrollable(container(body(view, view.size(size, gutter, room), gutter)).padding(Padding::ZERO.right(BAR)))
                .id(id)
                .style(theme::scroll_paper)
                .width(Fill)
                .height(Fill)
                .into()
        });
        let pad = cx.pick((52.0, 78.0), (32.0, 56.0), (18.0, 44.0), (10.0, 32.0));
        column![
            container(column![head, rule].spacing(8)).padding(Padding::default().left(gutter - 40.0).right(24.0)),
            body
        ]
        .spacing(cx.pick(20.0, 14.0, 10.0, 6.0))
        .padding(Padding::new(pad.0 * 0.6).top(pad.0).left(pad.1).bottom(26.0))
        .into()
    }
}

/// What is under the title: what was said, the text, the captain's log.
fn body(view: &StoryView, size: f32, gutter: f32) -> Element<'_, Message> {
    let (initial, first) = initial(&view.text);
    let mut text = column![].width(Fill);
    for (i, paragraph) in first.split("\n\n").enumerate() {
        let indent = if i == 0 { "" } else { INDENT };
        text = text.push(styled(&format!("{indent}{}", paragraph.trim()), size));
    }
    // Wide letters, and some with their quotation mark, are set a little smaller.
    let taken = fit::room(&initial, font::STORY_BOLD, gutter * 1.2, 1.15, f32::INFINITY).width;
    let red =
        font::story_title(initial, gutter * 1.2 * ((gutter - 6.0) / taken.max(1.0)).min(1.0), RUBRIC).line_height(1.15);
    let red = container(red).width(gutter).align_right(gutter).padding(Padding::default().right(6.0));
    let story = row![container(red).padding(Padding::default().top(-gutter * 0.12)), text];
    let mut body = Column::new();
    if !view.said.is_empty() {
        body = body.push(container(said::lines(&view.said, size)).padding(Padding::ZERO.left(gutter)));
        body = body.push(space().height(size * 0.6));
        body = body.push(container(panel::rule_h(theme::PAPER_LINE, 1.5)).padding(Padding::ZERO.left(gutter)));
        body = body.push(space().height(size * 0.6));
    }
    body = body.push(story);
    if let Some(log) = &view.log {
        let log = font::log(log.as_str(), size * LOG, INK_TEXT2).center().width(Fill);
        body = body.push(space().height(size * ABOVE_LOG));
        body = body.push(container(panel::ornament()).center_x(Fill));
        body = body.push(named(Thing::Log, log));
    }
    body.into()
}

impl StoryView {
    /// The size of the text: a little less than `most` where a line or two would be left over, since nobody should have
    /// to scroll for those. What is too long even so keeps its size and scrolls.
    fn size(&self, most: f32, gutter: f32, room: Size) -> f32 {
        if !self.said.is_empty() {
            return most;
        }
        let sizes = SMALLER.into_iter().map(|part| most * part);
        sizes.into_iter().find(|size| self.taken(*size, gutter, room.width - BAR) <= room.height).unwrap_or(most)
    }

    /// The height of text and log in a width.
    fn taken(&self, size: f32, gutter: f32, width: f32) -> f32 {
        let (_, first) = initial(&self.text);
        let paragraphs = first.split("\n\n").enumerate().map(|(i, paragraph)| {
            let indent = if i == 0 { "" } else { INDENT };
            let words = format!("{indent}{}", paragraph.trim().replace('*', ""));
            fit::height(&words, font::STORY, size, LEADING, width - gutter)
        });
        let log = self.log.as_ref().map_or(0.0, |log| {
            size * ABOVE_LOG + panel::ORNAMENT + fit::height(log, font::LOG, size * LOG, font::LOG_LEADING, width)
        });
        paragraphs.sum::<f32>() + log
    }
}

/// The sizes that a page may be set in, in parts of the usual one, the largest first: in steps so small that no page is set
/// smaller than it must be.
const SMALLER: [f32; 8] = [1.0, 0.98, 0.96, 0.94, 0.92, 0.9, 0.88, 0.86];
/// The line of the text, in parts of its size.
const LEADING: f32 = 46.0 / 30.0;
/// The size of the captain's log, and the room above it, in parts of the text's size.
const LOG: f32 = 0.87;
const ABOVE_LOG: f32 = 1.4;
/// The room beside the text, for the bar of a long one.
const BAR: f32 = 24.0;
/// What a paragraph begins with that is not the first.
const INDENT: &str = "\u{a0}\u{a0}\u{a0}\u{a0}\u{a0}";
/// The most that a choice without a page spreads.
const WIDEST: f32 = 1640.0;
/// The gap between the options and the plate above them.
const ABOVE_CHOICE: f32 = 18.0;
/// How far the options are from the window's edge.
const MARGIN: f32 = 36.0;

/// The gap between the page and what stands beside it.
fn gap(cx: &Cx<'_>) -> f32 {
    cx.pick(36.0, 22.0, 12.0, 12.0)
}

/// The width of the second button.
fn second_width(cx: &Cx<'_>) -> f32 {
    cx.pick(220.0, 200.0, 190.0, 180.0)
}

/// A choice without a page, or behind it.
fn centred<'a>(choice: Element<'a, Message>, cx: &Cx<'_>) -> Element<'a, Message> {
    // It ends above the frame, where there is one.
    let foot = page::FOOT + cx.pick(24.0, 24.0, 24.0, 8.0);
    let padding = Padding::new(cx.pick(48.0, 48.0, 36.0, 24.0)).top(cx.pick(76.0, 48.0, 30.0, 10.0)).bottom(foot);
    container(container(choice).max_width(WIDEST - 96.0))
        .padding(padding)
        .width(Fill)
        .height(Fill)
        .align_x(Alignment::Center)
        .align_y(Alignment::Center)
        .into()
}

/// The first letter of a text, with a quotation mark before it, and what follows.
fn initial(text: &str) -> (String, &str) {
    let text = text.trim();
    let end = text.char_indices().find(|(_, letter)| letter.is_alphanumeric()).map_or(0, |(i, l)| i + l.len_utf8());
    let (first, rest) = text.split_at(end);
    (first.replace('*', ""), rest)
}

/// A paragraph in which `*words*` lean.
pub(crate) fn styled<'a, M: 'a>(paragraph: &str, size: f32) -> Element<'a, M> {
    let spans = paragraph.split('*').enumerate().map(|(i, part)| {
        let font = if i % 2 == 1 { font::STORY_ITALIC } else { font::STORY };
        span::<(), _>(part.to_owned()).font(font)
    });
    rich_text(spans.collect::<Vec<_>>())
        .size(size)
        .line_height(iced::widget::text::LineHeight::Relative(LEADING))
        .color(INK_TEXT)
        .width(Fill)
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_initial_takes_its_quotation_mark_along() {
        assert_eq!(initial("Two boats"), ("T".into(), "wo boats"));
        assert_eq!(initial("“Late,” said"), ("“L".into(), "ate,” said"));
        assert_eq!(initial(""), (String::new(), ""));
    }
}
