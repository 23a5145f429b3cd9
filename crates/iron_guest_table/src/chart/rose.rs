//! The wind rose: the upwind face as a number and a blowing cloud, and the two downwind headings.

use iced::advanced::svg::Svg;
use iced::widget::canvas::{Frame, Path};
use iced::widget::svg::Handle;
use iced::{Color, Point, Rectangle, Vector};
use iron_guest::board::Face;

use kit::theme::{BONE, BRASS_HI, BUTTON_INK, INK1, thin};
use kit::widget::panel::pen;
use kit::widget::words::centred;
use kit::{font, icon};

const DRAWING: &str = "wargames/iron-guest/wind-rose";
/// How far from the middle the numbers of the faces stand, in parts of the rose's size.
const NUMBERS: f32 = 0.445;

/// The rose for an upwind face; before the wind is rolled there is none.
pub fn handle(upwind: Option<Face>) -> Handle {
    let number = upwind.map_or(0, Face::number);
    icon::kept(&format!("{DRAWING} {number}"), || {
        let source = icon::source(DRAWING)?;
        Some(match upwind {
            None => icon::show(&icon::show(&source, "wind", false), "downwind", false),
            Some(face) => ["wind", "downwind"].iter().fold(source, |source, group| turned(&source, group, face)),
        })
    })
}

/// The drawing with a group turned round its middle, so far as a face is from the first.
fn turned(source: &str, group: &str, face: Face) -> String {
    let tag = format!(r#"<g id="{group}""#);
    let by = 60 * (u16::from(face.number()) - 1);
    source.replacen(&tag, &format!(r#"{tag} transform="rotate({by} 200 200)""#), 1)
}

/// Draws the rose, and a number for each face round it.
pub fn draw(frame: &mut Frame, within: Rectangle, upwind: Option<Face>) {
    frame.draw_svg(within, Svg::new(handle(upwind)));
}

/// Draws the numbers of the faces round the rose.
pub fn numbers(frame: &mut Frame, within: Rectangle, upwind: Option<Face>) {
    let size = (within.width * 0.075).clamp(12.0, 21.0);
    for face in Face::ALL {
        let at = within.center() + away(face) * (within.width * NUMBERS);
        let blows = upwind == Some(face);
        let disc = Path::circle(at, size * 0.72);
        frame.fill(&disc, if blows { BRASS_HI } else { INK1 });
        frame.stroke(&disc, pen(if blows { BRASS_HI } else { thin(BONE, 0.7) }, 1.4));
        figure(frame, face.number().to_string(), at, size, if blows { BUTTON_INK } else { BONE });
    }
}

/// From the middle towards a face, one unit long.
pub fn away(face: Face) -> Vector {
    let turn = (f32::from(face.number()) - 1.0) * std::f32::consts::FRAC_PI_3 - std::f32::consts::FRAC_PI_2;
    Vector::new(turn.cos(), turn.sin())
}

/// A figure in the middle of a place.
pub fn figure(frame: &mut Frame, content: String, at: Point, size: f32, color: Color) {
    frame.fill_text(centred(content, at, size, font::FIGURES, color));
}
