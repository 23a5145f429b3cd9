//! The ship's log on ruled paper. Only the lines that can be seen are drawn.

use crate::theme::{self, INK_TEXT, PAPER, PAPER_LINE, RUBRIC, thin};
use crate::widget::die;
use crate::widget::sketch::{Subject, sketch};
use crate::{fit, font};
use iced::widget::canvas::Frame;
use iced::widget::{Column, container, responsive, row, stack};
use iced::{Alignment, Element, Fill, Point, Size};

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LogLine {
    /// The turn, in red.
    pub turn: u32,
    /// What happened.
    pub text: String,
    /// The dice that were rolled.
    pub dice: Vec<u8>,
    /// Whether it is a remark on the log itself, and not of the voyage.
    pub aside: bool,
}

/// The height of a line.
pub const LINE: f32 = 36.0;
/// The size of the text.
const SIZE: f32 = 26.0;
/// Where the text begins, right of the red line.
const MARGIN: f32 = 68.0;

/// The log in the room there is, from `back` lines before the last: 0 shows the end.
pub fn view<'a, M: 'a>(lines: &'a [LogLine], back: usize) -> Element<'a, M> {
    let window = responsive(move |size| {
        let end = lines.len().saturating_sub(back);
        let mut room = size.height - 4.0;
        let mut first = end;
        while let Some(line) = first.checked_sub(1).and_then(|i| lines.get(i)) {
            room -= height(line, size.width);
            if room < 0.0 {
                break;
            }
            first -= 1;
        }
        lines[first..end]
            .iter()
            .fold(Column::new(), |column, each| column.push(line(each, size.width)))
            .padding([2, 0])
            .into()
    });
    container(stack![sketch(Ruled), window]).style(theme::fill(PAPER)).width(Fill).height(Fill).clip(true).into()
}

fn dice_room(line: &LogLine) -> f32 {
    line.dice.len() as f32 * 31.0
}

/// The height of a line that may be broken.
fn height(line: &LogLine, width: f32) -> f32 {
    let room = (width - MARGIN - 22.0 - dice_room(line)).max(80.0);
    LINE * (fit::height(&line.text, font::LOG, SIZE, 1.0, room) / SIZE).round().max(1.0)
}

fn line<'a, M: 'a>(line: &'a LogLine, width: f32) -> Element<'a, M> {
    let ink = if line.aside { RUBRIC } else { INK_TEXT };
    row![
        container(font::figures(line.turn.to_string(), 20.0, RUBRIC)).center_x(MARGIN - 10.0).center_y(LINE),
        container(font::log(line.text.as_str(), SIZE, ink).line_height(LINE / SIZE)).width(Fill),
        container(die::rolled(&line.dice, 27.0)).center_y(LINE),
    ]
    .spacing(10)
    .padding(iced::Padding::default().right(12.0))
    .align_y(Alignment::Start)
    .height(height(line, width))
    .into()
}

#[derive(Debug, Clone, PartialEq)]
struct Ruled;

impl Subject for Ruled {
    fn draw(&self, frame: &mut Frame) {
        let Size { width, height } = frame.size();
        let mut y = LINE + 3.0;
        while y < height {
            frame.fill_rectangle(Point::new(0.0, y), Size::new(width, 1.0), thin(PAPER_LINE, 0.75));
            y += LINE;
        }
        frame.fill_rectangle(Point::new(MARGIN - 10.0, 0.0), Size::new(1.5, height), thin(RUBRIC, 0.4));
    }
}
