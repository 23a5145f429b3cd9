//! A page to read aloud: paper on the chart, a red initial in the margin, the captain's log at the foot.

use super::page;
use crate::ui::cx::Cx;
use crate::ui::effect::READ;
use crate::ui::key::Press;
use crate::ui::measure::Class;
use crate::ui::theme::{self, INK_TEXT, INK_TEXT2, RUBRIC};
use crate::ui::widget::mark::{self, Seat, System};
use crate::ui::widget::panel;
use crate::ui::{fit, font};
use iced::widget::{column, container, rich_text, row, scrollable, space, span, stack};
use iced::{Alignment, Element, Fill, Padding};

/// The page in words. Paragraphs are parted by an empty line; `*words*` lean.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoryView {
    /// Its title.
    pub title: String,
    /// Who reads it aloud: seat, systems, and the line that says so.
    pub reader: Option<(Seat, Vec<System>, String)>,
    /// The text.
    pub text: String,
    /// The captain's log.
    pub log: Option<String>,
    /// The main button's label.
    pub button: String,
}

/// What happened here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A key.
    Press(Press),
    /// The main button.
    Main,
}

/// What the window should do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// The page was read.
    Done,
    /// Back to the title.
    Leave,
}

/// The story screen.
#[derive(Debug)]
pub struct Story {
    view: StoryView,
}

impl Story {
    /// A page.
    pub fn new(view: StoryView) -> Self {
        Self { view }
    }

    /// Takes a message in.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Main | Message::Press(Press::Enter | Press::Space) => Action::Done,
            Message::Press(Press::Esc) => Action::Leave,
            Message::Press(_) => Action::None,
        }
    }

    /// The screen.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let wide = cx.class() >= Class::Medium;
        let margin = cx.pick(60.0, 48.0, 36.0, 24.0);
        let sheet = panel::page(self.sheet(cx), margin);
        let (top, foot) = cx.pick((50.0, 20.0), (28.0, 14.0), (12.0, 92.0), (4.0, 88.0));
        let width = self.width(cx);
        let side = cx.pick(60.0, 40.0, 12.0, 12.0);
        let padding = Padding::new(side).top(top).bottom(foot);
        let inside = container(container(sheet).width(width))
            .padding(padding)
            .width(Fill)
            .height(Fill)
            .align_x(crate::ui::widget::place::start(cx.mirror));
        let mut layers = stack![];
        if wide {
            layers = layers.push(page::rose(cx, cx.pick(620.0, 380.0, 0.0, 0.0)));
        }
        let inside = layers.push(inside).width(Fill).height(Fill);
        page::with_buttons(cx, page::ground(cx, inside), (self.view.button.clone(), Some(Message::Main)), None)
    }

    /// The width of the sheet.
    fn width(&self, cx: &Cx<'_>) -> f32 {
        let width = cx.size().width;
        match cx.class() >= Class::Medium {
            true => (width * cx.pick(0.52, 0.58, 1.0, 1.0)).min(1000.0),
            false => width - 24.0,
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
        let (initial, first) = initial(&view.text);
        let mut text = column![].width(Fill);
        for (i, paragraph) in first.split("\n\n").enumerate() {
            let indent = if i == 0 { "" } else { "\u{a0}\u{a0}\u{a0}\u{a0}\u{a0}" };
            text = text.push(styled(&format!("{indent}{}", paragraph.trim()), size));
        }
        let red = font::story_title(initial, gutter * 1.2, RUBRIC);
        let red = container(red).width(gutter).align_right(gutter).padding(Padding::default().right(6.0));
        let story = row![container(red).padding(Padding::default().top(-gutter * 0.12)), text];
        let mut body = column![story];
        if let Some(log) = &view.log {
            let log = font::log(log.as_str(), size * 0.87, INK_TEXT2).center().width(Fill);
            body = body.push(space().height(size * 1.4));
            body = body.push(container(panel::ornament()).center_x(Fill));
            body = body.push(log);
        }
        let body = scrollable(container(body).padding(Padding::default().right(24.0)))
            .id(READ)
            .style(theme::scroll_paper)
            .width(Fill)
            .height(Fill);
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

/// The first letter of a text, with a quotation mark before it, and what follows.
fn initial(text: &str) -> (String, &str) {
    let text = text.trim();
    let end = text.char_indices().find(|(_, letter)| letter.is_alphanumeric()).map_or(0, |(i, l)| i + l.len_utf8());
    let (first, rest) = text.split_at(end);
    (first.replace('*', ""), rest)
}

/// A paragraph in which `*words*` lean.
fn styled<'a>(paragraph: &str, size: f32) -> Element<'a, Message> {
    let spans = paragraph.split('*').enumerate().map(|(i, part)| {
        let font = if i % 2 == 1 { font::STORY_ITALIC } else { font::STORY };
        span::<(), _>(part.to_owned()).font(font)
    });
    rich_text(spans.collect::<Vec<_>>())
        .size(size)
        .line_height(iced::widget::text::LineHeight::Relative(46.0 / 30.0))
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
