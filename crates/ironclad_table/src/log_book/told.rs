//! The leaf of what is written: for each chapter its lines in the log, and what of it is remembered.

use std::sync::Arc;

use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Fill, Padding};

use crate::widget::chartlet::{self, Chartlet};
use kit::cx::Cx;
use kit::font;
use kit::measure::Class;
use kit::scroll::READ;
use kit::theme::{self, INK_TEXT, INK_TEXT2, PAPER_LINE, RUBRIC};
use kit::widget::panel::{paper, rule_h};

/// A chapter in the log.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ToldChapter {
    /// Its number and its name.
    pub head: String,
    /// For whom, and how it ended.
    pub below: String,
    /// What the captain has written, in order.
    pub lines: Vec<String>,
    /// What stands over that of it which is remembered.
    pub kept_head: String,
    /// What is remembered.
    pub kept: Vec<String>,
    /// Its waters and the voyage through them.
    pub waters: Option<Arc<Chartlet>>,
}

/// How wide the page is at the most, for lines that can be read.
const WIDEST: f32 = 1200.0;

/// The leaf.
pub fn view<'a, M: 'a>(chapters: &'a [ToldChapter], cx: &Cx<'a>) -> Element<'a, M> {
    let pad = cx.pick(40.0, 28.0, 18.0, 12.0);
    let all = chapters.iter().fold(Column::new().spacing(26), |all, chapter| all.push(self::chapter(chapter, cx)));
    let inside = container(all).max_width(WIDEST).padding(Padding::new(pad).right(pad + 12.0)).width(Fill);
    let body = iced::widget::scrollable(container(inside).center_x(Fill)).id(READ).style(theme::scroll_paper);
    paper(body.width(Fill).height(Fill)).width(Fill).height(Fill).into()
}

fn chapter<'a, M: 'a>(chapter: &'a ToldChapter, cx: &Cx<'a>) -> Element<'a, M> {
    let size = cx.pick(26.0, 24.0, 23.0, 22.0);
    let words = column![
        font::story_title(chapter.head.as_str(), size * 1.5, INK_TEXT),
        font::rules(chapter.below.as_str(), size * 0.85, INK_TEXT2),
    ]
    .spacing(4)
    .width(Fill);
    let head: Element<'a, M> = match &chapter.waters {
        Some(waters) if cx.class() >= Class::Medium => {
            row![words, chartlet::view(waters, 260.0, 170.0)].spacing(20).align_y(Alignment::Center).into()
        }
        Some(_) | None => words.into(),
    };
    let mut all = column![head, rule_h(PAPER_LINE, 1.5)].spacing(10).width(Fill);
    for line in &chapter.lines {
        all = all.push(font::log(line.as_str(), size, INK_TEXT).line_height(1.3));
    }
    if !chapter.kept.is_empty() {
        all = all.push(font::title(chapter.kept_head.as_str(), size, RUBRIC));
        for line in &chapter.kept {
            all = all.push(font::rules(line.as_str(), size * 0.88, INK_TEXT));
        }
    }
    all.into()
}
