//! Panels, rules between them, paper pages and dashed borders.

use super::sketch::{Subject, sketch};
use crate::icon;
use crate::theme::{self, BRASS_LO, INK_TEXT, PAPER, PAPER_LINE, PAPER2, RUBRIC};
use iced::widget::canvas::{Frame, LineDash, Path, Stroke};
use iced::widget::{column, container, row, space, stack};
use iced::{Alignment, Color, Element, Fill, Length, Point, Size};

/// A horizontal rule.
pub fn rule_h<'a, M: 'a>(color: Color, thickness: f32) -> Element<'a, M> {
    container(space().width(Fill).height(thickness)).style(theme::fill(color)).into()
}

/// A vertical rule.
pub fn rule_v<'a, M: 'a>(color: Color, thickness: f32) -> Element<'a, M> {
    container(space().width(thickness).height(Fill)).style(theme::fill(color)).into()
}

/// The double brass rule below a title.
pub fn double_rule<'a, M: 'a>(width: impl Into<Length>, color: Color) -> Element<'a, M> {
    container(column![rule_h(color, 2.0), space().height(4), rule_h(color, 2.0)]).width(width).into()
}

/// A plain panel with brass rules above and below.
pub fn panel<'a, M: 'a>(content: impl Into<Element<'a, M>>, ground: Color) -> Element<'a, M> {
    column![rule_h(BRASS_LO, 1.5), container(content).style(theme::fill(ground)).width(Fill).height(Fill),].into()
}

/// A sheet of paper without margin lines.
pub fn paper<'a, M: 'a>(content: impl Into<Element<'a, M>>) -> container::Container<'a, M> {
    container(content).style(theme::fill(PAPER))
}

/// A page: paper with a shaded foot and side, red margin lines and three punched holes.
pub fn page<'a, M: 'a>(content: impl Into<Element<'a, M>>, margin: f32) -> Element<'a, M> {
    stack![sketch(Page { margin }), container(content).width(Fill).height(Fill),].into()
}

#[derive(Debug, Clone, PartialEq)]
struct Page {
    margin: f32,
}

impl Subject for Page {
    fn draw(&self, frame: &mut Frame) {
        let Size { width, height } = frame.size();
        let (w, h) = (width - 10.0, height - 10.0);
        sheet(frame, 10.0, w, h, PAPER2);
        sheet(frame, 0.0, w, h, PAPER);
        for x in [self.margin, self.margin + 5.0] {
            frame.fill_rectangle(Point::new(x, 1.0), Size::new(1.5, h - 2.0), theme::thin(RUBRIC, 0.35));
        }
        for part in [0.16, 0.485, 0.81] {
            let hole = Path::circle(Point::new(self.margin * 0.5, h * part), 11.0);
            frame.fill(&hole, theme::INK1);
            frame.stroke(&hole, pen(PAPER_LINE, 2.0));
        }
    }
}

fn sheet(frame: &mut Frame, at: f32, w: f32, h: f32, ground: Color) {
    frame.fill_rectangle(Point::new(at, at), Size::new(w, h), ground);
    frame.stroke_rectangle(Point::new(at + 0.75, at + 0.75), Size::new(w - 1.5, h - 1.5), pen(PAPER_LINE, 1.5));
}

/// A plain stroke.
pub fn pen<'a>(color: Color, width: f32) -> Stroke<'a> {
    Stroke::default().with_color(color).with_width(width)
}

/// A dashed stroke.
pub fn dashes(color: Color, width: f32, segments: &[f32]) -> Stroke<'_> {
    Stroke { line_dash: LineDash { segments, offset: 0 }, ..pen(color, width) }
}

/// The height of the ornament between a text and what stands at its foot.
pub const ORNAMENT: f32 = 34.0;

/// The rule with a red star that closes a story.
pub fn ornament<'a, M: 'a>() -> Element<'a, M> {
    let line = || container(rule_h(theme::thin(INK_TEXT, 0.45), 1.5)).width(124);
    row![line(), icon::tinted("own/star", ORNAMENT, RUBRIC), line()].spacing(8).align_y(Alignment::Center).into()
}

/// Lays a dashed border over a thing: it is not possible.
pub fn dashed<'a, M: 'a>(content: impl Into<Element<'a, M>>, color: Color) -> Element<'a, M> {
    super::place::over(content, sketch(Dashed(color))).into()
}

#[derive(Debug, Clone, PartialEq)]
struct Dashed(Color);

impl Subject for Dashed {
    fn draw(&self, frame: &mut Frame) {
        let Size { width, height } = frame.size();
        frame.stroke(
            &Path::rectangle(Point::new(1.0, 1.0), Size::new(width - 2.0, height - 2.0)),
            dashes(self.0, 1.5, &[7.0, 5.0]),
        );
    }
}
