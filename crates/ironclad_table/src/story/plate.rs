//! The plate beside a page or above a choice: where it happens or the thing that it turns on, and the medals of those who
//! speak.
//!
//! One drawing and one row of medals, on the free side of the chart, or in a band above the options as high as these leave
//! room for. In windows that have no free side there is none.

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
/// How high a band may be above a choice without a page, the highest first: in large windows, and in those where a unit is
/// more of the screen. The last are the least at which things can be made out.
const ALONE: ([f32; 4], [f32; 4]) = ([260.0, 208.0, 160.0, 128.0], [176.0, 140.0, 112.0, 88.0]);
/// The same above a choice that has its page beside it.
const BESIDE_A_PAGE: ([f32; 2], [f32; 2]) = ([160.0, 128.0], [112.0, 88.0]);
/// How large medals are in a band, in parts of its height.
const IN_A_BAND: f32 = 0.68;
/// Portraits are to be made out at this size at least.
const LEAST_MEDAL: f32 = 64.0;
/// They are no larger than this: in large windows, and in those where a unit is more of the screen.
const LARGEST_MEDALS: (f32, f32) = (124.0, 88.0);
/// The gap between two medals, in parts of their size.
const MEDALS_APART: f32 = 0.2;
/// The gap between the drawing and the medals beside it.
const APART: f32 = 36.0;

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
    /// The plate beside a page in a column of this width, in the middle of the height that there is.
    pub fn beside<'a, M: 'a>(&self, cx: &Cx<'a>, width: f32) -> Element<'a, M> {
        let most = cx.pick(820.0, 520.0, 0.0, 0.0_f32);
        let edge = if self.wide { width.min(most) } else { (width * 0.86).min(most * 0.66) };
        let plate =
            column![self.drawn(edge), self.medals(cx.pick(LARGEST_MEDALS.0, LARGEST_MEDALS.1, 0.0, 0.0), width)]
                .spacing(cx.pick(44.0, 28.0, 0.0, 0.0))
                .align_x(Alignment::Center);
        container(plate).width(width).height(Fill).center_x(width).center_y(Fill).into()
    }

    /// The plate in a band of this width above the options of a choice, in every form that it can have there, the highest
    /// first; the last is the medals alone. In small windows there is none.
    pub fn bands<'a, M: 'a>(&self, cx: &Cx<'a>, width: f32, has_page: bool) -> Vec<Element<'a, M>> {
        let (large, medium): (&[f32], &[f32]) =
            if has_page { (&BESIDE_A_PAGE.0, &BESIDE_A_PAGE.1) } else { (&ALONE.0, &ALONE.1) };
        let none: &[f32] = &[];
        let heights = cx.pick(large, medium, none, none);
        let mut bands: Vec<Element<'a, M>> = heights.iter().map(|height| self.band(*height, cx, width)).collect();
        if !heights.is_empty() && !self.people.is_empty() {
            bands.push(self.medals(LEAST_MEDAL, width).into());
        }
        bands
    }

    /// The drawing, this high, with the medals beside it.
    fn band<'a, M: 'a>(&self, height: f32, cx: &Cx<'a>, width: f32) -> Element<'a, M> {
        let edge = if self.wide { height * BREADTH } else { height };
        let largest = cx.pick(LARGEST_MEDALS.0, LARGEST_MEDALS.1, 0.0, 0.0);
        let medals = self.medals((height * IN_A_BAND).min(largest), width - edge - APART);
        row![self.drawn(edge)]
            .push((!self.people.is_empty()).then_some(medals))
            .spacing(APART)
            .align_y(Alignment::Center)
            .into()
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

    /// The medals, of this size where a width has room for them all.
    fn medals<'a, M: 'a>(&self, most: f32, width: f32) -> Row<'a, M> {
        let (shown, edge) = fitted(self.people.len(), most, width);
        let medals = self.people.iter().take(shown).map(|person| medal(person, Health::Ready, false, edge).into());
        Row::with_children(medals).spacing(edge * MEDALS_APART)
    }
}

/// How many of so many medals stand side by side in a width, and how large: smaller where not all would have room, but never so
/// small that nobody is made out. Those who have no room even then are left out, the last first.
fn fitted(people: usize, most: f32, width: f32) -> (usize, f32) {
    let edge = |shown: usize| most.min(width / (shown as f32 + MEDALS_APART * shown.saturating_sub(1) as f32));
    let shown = (1..=people).rev().find(|shown| edge(*shown) >= LEAST_MEDAL);
    shown.map_or((0, 0.0), |shown| (shown, edge(shown)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medals_are_seen_or_left_out_but_never_specks() {
        assert_eq!(fitted(2, 108.0, 400.0), (2, 108.0));
        let (shown, edge) = fitted(2, 108.0, 173.0);
        assert!(shown == 2 && (LEAST_MEDAL..108.0).contains(&edge), "both, a little smaller: {edge}");
        assert_eq!(fitted(2, 108.0, 110.0), (1, 108.0), "one of them, as large as ever");
        assert_eq!(fitted(2, 108.0, 50.0).0, 0);
        assert_eq!(fitted(0, 108.0, 400.0).0, 0);
        for width in 0..500_u16 {
            let (shown, edge) = fitted(3, 124.0, f32::from(width));
            let taken = edge * (shown as f32 + MEDALS_APART * shown.saturating_sub(1) as f32);
            assert!(
                shown == 0 || edge >= LEAST_MEDAL && taken <= f32::from(width) + 0.1,
                "{shown} of {edge} in {width}"
            );
        }
    }
}
