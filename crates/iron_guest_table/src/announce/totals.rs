//! The totals of two dice, as high as each is likely; those that hit stand out.

use iced::widget::canvas::{Frame, Path, Text};
use iced::{Element, Point, Size, alignment};
use iron_guest::odds;

use kit::font;
use kit::theme::{BONE, BONE2, BRASS_HI, BRASS_LO, LINE};
use kit::widget::panel::pen;
use kit::widget::sketch::{Subject, sketch};

/// How high the drawing is.
pub const HEIGHT: f32 = 66.0;
/// The room for the figures below the bars.
const FIGURES: f32 = 20.0;

/// What is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Totals {
    /// The total that any shot of the play needs.
    least: u8,
    /// The total with which all of them hit.
    all: u8,
}

impl Totals {
    /// The totals for shots that need these.
    pub fn new(needs: &[u8]) -> Self {
        let least = needs.iter().copied().min().unwrap_or(13);
        Self { least, all: needs.iter().copied().max().unwrap_or(least) }
    }
}

/// The drawing.
pub fn view<'a, M: 'a>(totals: Totals) -> Element<'a, M> {
    sketch(totals).into()
}

impl Subject for Totals {
    fn draw(&self, frame: &mut Frame) {
        let Size { width, height } = frame.size();
        let each = width / 11.0;
        let most = height - FIGURES - 2.0;
        for (place, total) in (0_u8..).zip(2..=12_u8) {
            let cases = u8::try_from(odds::cases(total)).unwrap_or(0);
            let high = most * f32::from(cases) / 6.0;
            let left = each * f32::from(place);
            let corner = Point::new(left + 1.5, height - FIGURES - high);
            let size = Size::new(each - 3.0, high);
            if total >= self.least {
                frame.fill_rectangle(corner, size, if total >= self.all { BRASS_HI } else { BRASS_LO });
            }
            let line = if total >= self.least { BRASS_HI } else { LINE };
            frame.stroke(&Path::rectangle(corner, size), pen(line, 1.5));
            frame.fill_text(Text {
                content: total.to_string(),
                position: Point::new(left + each / 2.0, height - FIGURES + 3.0),
                color: if total >= self.least { BONE } else { BONE2 },
                size: (each * 0.62).clamp(11.0, 16.0).into(),
                font: font::FIGURES,
                align_x: alignment::Horizontal::Center.into(),
                align_y: alignment::Vertical::Top,
                ..Text::default()
            });
        }
    }
}
