//! The leaf of the papers: what was kept, each with its drawing, to be read again.

use iced::widget::{Column, Row, column, container, row};
use iced::{Alignment, Element, Fill};

use crate::story::styled;
use kit::cx::Cx;
use kit::measure::Class;
use kit::theme::{BONE2, INK_TEXT, RUBRIC};
use kit::widget::page;
use kit::widget::panel::paper;
use kit::{font, icon};

/// The leaf of the papers.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PapersLeaf {
    /// In the order in which they came.
    pub papers: Vec<Paper>,
    /// What is said where there is none.
    pub none: String,
}

/// A paper that was kept.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Paper {
    /// Its drawing, below the folder of drawings.
    pub art: String,
    /// What it is.
    pub name: String,
    /// Where it came from, and whether it is a proof.
    pub note: String,
    /// What stands on it.
    pub text: String,
}

/// The leaf.
pub fn view<'a, M: 'a>(leaf: &'a PapersLeaf, cx: &Cx<'a>) -> Element<'a, M> {
    if leaf.papers.is_empty() {
        return font::story_italic(leaf.none.as_str(), cx.pick(28.0, 25.0, 22.0, 20.0), BONE2).into();
    }
    let across = cx.pick(2, 2, 1, 1);
    let rows = leaf.papers.chunks(across).map(|papers| {
        let mut row = Row::with_children(papers.iter().map(|paper| kept(paper, cx))).spacing(16);
        // The last is no wider than the others.
        for _ in papers.len()..across {
            row = row.push(container(column![]).width(Fill));
        }
        row.into()
    });
    page::scrolling(Column::with_children(rows).spacing(16))
}

fn kept<'a, M: 'a>(kept: &'a Paper, cx: &Cx<'a>) -> Element<'a, M> {
    let size = cx.pick(25.0, 23.0, 22.0, 21.0);
    let head = column![
        font::story_title(kept.name.as_str(), size * 1.25, INK_TEXT),
        font::rules(kept.note.as_str(), size * 0.8, RUBRIC),
    ]
    .spacing(2)
    .width(Fill);
    let edge = cx.pick(110.0, 96.0, 84.0, 72.0);
    let art = icon::picture(icon::handle(&kept.art), edge, edge);
    let head: Element<'a, M> = if cx.class() >= Class::Small {
        row![art, head].spacing(14).align_y(Alignment::Center).into()
    } else {
        head.into()
    };
    let paragraphs = kept.text.split("\n\n").filter(|paragraph| !paragraph.trim().is_empty());
    let text =
        paragraphs.fold(column![].spacing(size * 0.5), |text, paragraph| text.push(styled(paragraph.trim(), size)));
    let inside = container(column![head, text].spacing(12)).padding(cx.pick(24.0, 20.0, 16.0, 12.0));
    container(paper(inside.width(Fill))).width(Fill).into()
}
