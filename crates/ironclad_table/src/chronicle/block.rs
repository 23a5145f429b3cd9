//! A page of the chronicle set on paper.

use super::drawn;
use crate::Sent;
use iced::widget::{Column, column, container, row, space};
use iced::{Alignment, Color, Element, Fill, FillPortion, Padding};
use ironclad_game::chronicle::{Block, Day, Figure, Item, LogLine, Page, Table, Tone};
use kit::font::{self, Words};
use kit::theme::{self, INK_TEXT, INK_TEXT2, PAPER_LINE, RUBRIC};
use kit::widget::{die, panel};

/// A page, its text of this size, in a room of this width.
pub fn page<'a>(page: &'a Page, size: f32, room: f32) -> Element<'a, Sent> {
    let mut head = column![font::story_title(page.title.as_str(), size * 1.75, INK_TEXT)].spacing(4);
    if !page.subtitle.is_empty() {
        head = head.push(font::story_italic(page.subtitle.as_str(), size, INK_TEXT2));
    }
    let rule = column![panel::rule_h(INK_TEXT, 2.0), space().height(3), panel::rule_h(theme::thin(INK_TEXT, 0.6), 1.0)];
    let blocks = page.blocks.iter().map(|part| block(part, size, room));
    column![head, rule].spacing(size * 0.5).push(Column::with_children(blocks).spacing(size * 0.7)).into()
}

fn block<'a>(block: &'a Block, size: f32, room: f32) -> Element<'a, Sent> {
    match block {
        Block::Heading(words) => container(font::title(words.as_str(), size * 1.3, RUBRIC))
            .padding(Padding::default().top(size * 0.7))
            .into(),
        Block::Paragraph(words) => font::story(words.as_str(), size, INK_TEXT).into(),
        Block::List(items) => {
            Column::with_children(items.iter().map(|entry| item(entry, size))).spacing(size * 0.3).into()
        }
        Block::Table(rows) => table(rows, size),
        Block::Figure(shown) => figure(shown, size, room),
        Block::Log(days) => Column::with_children(days.iter().map(|turn| day(turn, size))).spacing(size * 0.5).into(),
    }
}

/// A sign before what was gained or lost: colour alone tells nothing.
fn sign(tone: Tone) -> &'static str {
    match tone {
        Tone::Good => "+",
        Tone::Bad => "−",
        Tone::Plain | Tone::Aside => "",
    }
}

fn ink(tone: Tone) -> Color {
    match tone {
        Tone::Plain | Tone::Good => INK_TEXT,
        Tone::Bad => RUBRIC,
        Tone::Aside => INK_TEXT2,
    }
}

fn item<'a>(item: &'a Item, size: f32) -> Element<'a, Sent> {
    let words: Words<'a> = match item.tone {
        Tone::Aside => font::rules(item.text.as_str(), size * 0.85, INK_TEXT2),
        tone => font::story(item.text.as_str(), size * 0.95, ink(tone)),
    };
    let mut line = row![].spacing(size * 0.4);
    if !item.when.is_empty() {
        let when = font::label(item.when.as_str(), size * 0.88, INK_TEXT2);
        line = line.push(container(when).width(size * 3.6).padding(Padding::default().top(size * 0.2)));
    }
    let mark = container(font::figures(sign(item.tone), size * 0.95, ink(item.tone))).width(size * 0.7);
    line.push(mark.padding(Padding::default().top(size * 0.18))).push(container(words).width(Fill)).into()
}

fn day<'a>(day: &'a Day, size: f32) -> Element<'a, Sent> {
    let lines = day.lines.iter().map(|line| log_line(line, size));
    column![font::label(day.title.as_str(), size, RUBRIC), Column::with_children(lines).spacing(2)].spacing(4).into()
}

fn log_line<'a>(line: &'a LogLine, size: f32) -> Element<'a, Sent> {
    let words = match line.tone {
        Tone::Aside => font::rules(line.text.as_str(), size * 0.82, INK_TEXT2),
        tone => font::log(line.text.as_str(), size * 1.02, ink(tone)),
    };
    let mark = container(font::figures(sign(line.tone), size * 0.9, ink(line.tone))).width(size * 0.7);
    let mut all = row![mark, container(words).width(Fill)].spacing(6).align_y(Alignment::Center);
    if !line.dice.is_empty() {
        all = all.push(die::rolled(&line.dice, size * 1.05));
    }
    all.into()
}

fn table<'a>(table: &'a Table, size: f32) -> Element<'a, Sent> {
    let cell = |words: Words<'a>, place: usize| {
        // The first column names the row, and has the words.
        container(words).width(FillPortion(if place == 0 { 3 } else { 2 })).padding([3, 8]).into()
    };
    let head = table.head.iter().enumerate();
    let head = head.map(|(place, words)| cell(font::label(words.as_str(), size * 0.85, INK_TEXT2), place));
    let mut all = column![row(head), panel::rule_h(INK_TEXT, 1.5)].spacing(2);
    for cells in &table.rows {
        let cells = cells.iter().enumerate();
        let cells = cells.map(|(place, words)| cell(font::rules(words.as_str(), size * 0.82, INK_TEXT), place));
        all = all.push(row(cells).align_y(Alignment::Start)).push(panel::rule_h(PAPER_LINE, 1.0));
    }
    all.into()
}

fn figure<'a>(figure: &'a Figure, size: f32, room: f32) -> Element<'a, Sent> {
    column![
        drawn::view(&figure.drawing, room),
        container(font::label(figure.caption.as_str(), size * 0.9, INK_TEXT2)).center_x(Fill),
    ]
    .spacing(6)
    .into()
}
