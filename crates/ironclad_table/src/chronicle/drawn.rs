//! A drawing of the chronicle on paper.

use crate::Sent;
use iced::widget::canvas::{self, Frame, LineDash, Path, Text};
use iced::widget::container;
use iced::{Color, Element, Fill, Point, alignment};
use ironclad_game::chronicle::{Align, Drawing, Ink, Party, Shape, Stroke};
use kit::font;
use kit::theme::{INK_TEXT, INK_TEXT2, PAPER, PAPER_LINE, RUBRIC};
use kit::widget::panel::pen;
use kit::widget::sketch::{Subject, sketch};
use std::sync::Arc;

/// A drawing is not made larger than this.
const LARGEST: f32 = 1.7;

/// The drawing, as large as there is room for.
pub fn view<'a>(drawing: &Drawing, room: f32) -> Element<'a, Sent> {
    let zoom = (room / drawing.width.max(1.0)).min(LARGEST);
    let (width, height) = (drawing.width * zoom, drawing.height * zoom);
    let picture = sketch(Picture { drawing: Arc::new(drawing.clone()), zoom }).width(width).height(height);
    container(picture).center_x(Fill).into()
}

#[derive(Debug, Clone, PartialEq)]
struct Picture {
    drawing: Arc<Drawing>,
    zoom: f32,
}

impl Subject for Picture {
    fn draw(&self, frame: &mut Frame) {
        for shape in &self.drawing.shapes {
            self.shape(frame, shape);
        }
    }
}

impl Picture {
    fn at(&self, point: ironclad_game::chronicle::Point) -> Point {
        Point::new(point.x * self.zoom, point.y * self.zoom)
    }

    fn shape(&self, frame: &mut Frame, shape: &Shape) {
        match shape {
            Shape::Lines { points, closed, stroke, fill } => {
                let path = Path::new(|path| {
                    for (place, point) in points.iter().enumerate() {
                        match place {
                            0 => path.move_to(self.at(*point)),
                            _ => path.line_to(self.at(*point)),
                        }
                    }
                    if *closed {
                        path.close();
                    }
                });
                self.paint(frame, &path, *stroke, *fill);
            }
            Shape::Disc { at, radius, stroke, fill } => {
                let path = Path::circle(self.at(*at), radius * self.zoom);
                self.paint(frame, &path, *stroke, *fill);
            }
            Shape::Words { at, text, size, ink, align } => frame.fill_text(Text {
                content: text.clone(),
                position: self.at(*at),
                color: colour(*ink),
                size: (size * self.zoom).into(),
                line_height: iced::widget::text::LineHeight::Relative(1.0),
                font: font::TITLE,
                align_x: match align {
                    Align::Start => iced::widget::text::Alignment::Left,
                    Align::Middle => iced::widget::text::Alignment::Center,
                    Align::End => iced::widget::text::Alignment::Right,
                },
                // The place is on the line that the letters stand on, about a tenth above their foot.
                align_y: alignment::Vertical::Bottom,
                ..Text::default()
            }),
        }
    }

    fn paint(&self, frame: &mut Frame, path: &Path, stroke: Option<Stroke>, fill: Option<Ink>) {
        if let Some(ink) = fill {
            frame.fill(path, colour(ink));
        }
        if let Some(Stroke { ink, width, dash }) = stroke {
            let segments: Vec<f32> = dash.pattern().iter().map(|length| length * self.zoom).collect();
            let line_dash = LineDash { segments: &segments, offset: 0 };
            let line = pen(colour(ink), width * self.zoom);
            frame.stroke(path, canvas::Stroke { line_dash, ..line });
        }
    }
}

/// What an ink looks like on our paper.
fn colour(ink: Ink) -> Color {
    let hex = |r: u8, g: u8, b: u8| Color::from_rgb8(r, g, b);
    match ink {
        Ink::Strong => INK_TEXT,
        Ink::Faint => INK_TEXT2,
        Ink::Rule => PAPER_LINE,
        Ink::Ground => PAPER,
        Ink::Space => hex(0xE9, 0xDF, 0xC6),
        Ink::Harm => hex(0xDC, 0xC3, 0xA4),
        Ink::Port => hex(0x6A, 0x50, 0x0E),
        Ink::Way => RUBRIC,
        Ink::Party(Party::First) => hex(0x1C, 0x47, 0x80),
        Ink::Party(Party::Second) => hex(0x5A, 0x4A, 0x86),
        Ink::Party(Party::Third) => hex(0x2F, 0x6B, 0x36),
        Ink::Party(Party::Fourth) => hex(0x9A, 0x34, 0x20),
        Ink::Party(Party::Fifth) => hex(0x7A, 0x5A, 0x0C),
    }
}
