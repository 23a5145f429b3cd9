//! The plate beside a page: where it happens or the thing that it turns on, and the medals of those who speak.
//!
//! One drawing and one row of medals, on the free side of the chart. In windows that have no free side there is none.

use crate::widget::hero::{Health, medal};
use iced::widget::{Row, column, container, row};
use iced::{Alignment, Element, Fill};
use ironclad_game::content::plate::Plate;
use kit::cx::Cx;
use kit::icon;
use kit::theme::{self, BRASS_LO, INK1};

/// The breadth of a place's drawing to its height.
const BREADTH: f32 = 720.0 / 260.0;
/// The line round a place.
const FRAME: f32 = 1.5;
/// Things are drawn to be seen at this size at least.
const LEAST_THING: f32 = 160.0;

/// What stands beside a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlateView {
    /// The drawing.
    drawing: String,
    /// Whether it is a place's, which is wide; a thing's is square.
    wide: bool,
    /// Those who speak, by their names among the people.
    people: Vec<String>,
}

impl From<&Plate> for PlateView {
    fn from(plate: &Plate) -> Self {
        Self { drawing: plate.drawing(), wide: plate.is_place(), people: plate.people.clone() }
    }
}

impl PlateView {
    /// The plate in a column of this width, in the middle of the height that there is.
    pub fn beside<'a, M: 'a>(&self, cx: &Cx<'a>, width: f32) -> Element<'a, M> {
        let most = cx.pick(820.0, 520.0, 0.0, 0.0_f32);
        let edge = if self.wide { width.min(most) } else { (width * 0.86).min(most * 0.66) };
        let plate = column![self.drawn(edge), self.medals(cx.pick(124.0, 88.0, 0.0, 0.0))]
            .spacing(cx.pick(44.0, 28.0, 0.0, 0.0))
            .align_x(Alignment::Center);
        container(plate).width(width).height(Fill).center_x(width).center_y(Fill).into()
    }

    /// The plate as a band above the options of a choice; none where it would take their room.
    pub fn above<'a, M: 'a>(&self, cx: &Cx<'a>, options: usize) -> Option<Element<'a, M>> {
        let height = cx.pick(LEAST_THING, 0.0, 0.0, 0.0);
        if height <= 0.0 || options > 3 {
            return None;
        }
        let edge = if self.wide { height * BREADTH } else { height };
        let band = row![self.drawn(edge), self.medals(height * 0.68)].spacing(36).align_y(Alignment::Center);
        Some(container(band).center_x(Fill).into())
    }

    /// The drawing; a place's, which runs out over its edges, in a frame.
    fn drawn<'a, M: 'a>(&self, width: f32) -> Element<'a, M> {
        if !self.wide {
            return icon::picture(icon::handle(&self.drawing), width, width).into();
        }
        let inside = width - 2.0 * FRAME;
        container(icon::picture(icon::handle(&self.drawing), inside, inside / BREADTH))
            .padding(FRAME)
            .style(theme::boxed(INK1, BRASS_LO, FRAME))
            .into()
    }

    fn medals<'a, M: 'a>(&self, edge: f32) -> Row<'a, M> {
        let medals = self.people.iter().map(|person| medal(person, Health::Ready, false, edge).into());
        Row::with_children(medals).spacing(edge * 0.2)
    }
}
