//! The buttons for the zoom: nearer, farther, and the whole chart, in a corner where they cover no sector.

use super::camera::{Camera, R, middle};
use super::{BoardView, Event};
use crate::inspect::Thing;
use iced::widget::{button, column, container, space};
use iced::{Element, Fill, Padding, Point, Rectangle, Size, Vector};
use kit::icon;
use kit::inspect::named;
use kit::theme::{self, BONE};
use kit::widget::button::step_button;
use kit::widget::chart;

/// The least room in which the chart shows the buttons.
const ROOMY: Size = Size::new(640.0, 420.0);
/// How high and broad each of them is.
const BUTTON: f32 = 44.0;
/// What lies between two of them.
const GAP: f32 = 4.0;
/// How far they keep from the edge.
const MARGIN: f32 = chart::ROOM + 8.0;

/// What the buttons do on a chart of this size, in their order from the top. The zoom is about what has the focus, else the
/// ship.
pub fn events(board: &BoardView, camera: Camera, focus: Option<usize>, size: Size) -> [Event; 3] {
    let zoomed = |nearer| camera.zoomed_about(nearer, focus.or(board.ship), board, size);
    [zoomed(true), zoomed(false), Camera::fit()].map(Event::Camera)
}

/// The buttons, in their corner of a chart that has room for them.
pub fn view<'a, M: Clone + 'a>(board: &BoardView, messages: [M; 3], size: Size) -> Element<'a, M> {
    let Some(place) = place(board, size) else { return space().into() };
    let [nearer, farther, whole] = messages;
    let whole = button(container(icon::icon("compass", 26.0, BONE)).center(Fill))
        .width(BUTTON)
        .height(BUTTON)
        .padding(0)
        .style(theme::plate(theme::INK0, theme::INK3, theme::LINE, 1.5))
        .on_press(whole);
    // One above the other at the edge, where they cover the least of the chart.
    let column = column![step_button("+", Some(nearer)), step_button("−", Some(farther)), whole].spacing(GAP);
    let padding = Padding::ZERO.left(place.x).top(place.y);
    container(named(Thing::Zoom, column)).width(Fill).height(Fill).padding(padding).into()
}

/// Where the buttons lie on a chart of this size, if it has room for them: in the first corner where the chart, shown whole,
/// has no sector. It does not change while the chart is moved, so that the buttons stay under the hand.
pub fn place(board: &BoardView, size: Size) -> Option<Rectangle> {
    if size.width < ROOMY.width || size.height < ROOMY.height {
        return None;
    }
    let view = Camera { whole: true, ..Camera::fit() }.projection(board, size);
    let half = Vector::new(R * 0.866, R) * view.zoom;
    let sectors: Vec<Rectangle> = board
        .sectors
        .iter()
        .map(|sector| {
            let corner = view.to_screen(middle(sector.q, sector.r)) - half;
            Rectangle::new(corner, Size::new(half.x * 2.0, half.y * 2.0))
        })
        .collect();
    let column = Size::new(BUTTON, 3.0 * BUTTON + 2.0 * GAP);
    let (right, foot) = (size.width - MARGIN - column.width, size.height - MARGIN - column.height);
    let corners = [(MARGIN, foot), (MARGIN, MARGIN), (right, foot), (right, MARGIN)]
        .map(|(x, y)| Rectangle::new(Point::new(x, y), column));
    let free = |corner: &Rectangle| !sectors.iter().any(|sector| sector.intersects(corner));
    corners.into_iter().find(free).or(corners.first().copied())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::{Condition, Ground, Sector};

    fn board(places: &[(i32, i32)]) -> BoardView {
        let sector = |(q, r): &(i32, i32)| Sector::bare(*q, *r, Ground::Condition(Condition::Nebula));
        BoardView { sectors: places.iter().map(sector).collect(), ..BoardView::default() }
    }

    #[test]
    fn the_buttons_keep_off_the_sectors() {
        let size = Size::new(900.0, 700.0);
        let lower_left = place(&board(&[(0, 0)]), size).expect("there is room");
        assert!(lower_left.x < 100.0 && lower_left.y > 400.0, "{lower_left:?}");
        // A row from the lower left to the upper right leaves the other two corners free.
        let slanting: Vec<(i32, i32)> = (0..9).map(|step| (step, -step / 2)).collect();
        let board = board(&slanting);
        let corner = place(&board, size).expect("there is room");
        let view = Camera { whole: true, ..Camera::fit() }.projection(&board, size);
        for (q, r) in slanting {
            let at = view.to_screen(middle(q, r));
            assert!(!corner.expand(R * 0.8 * view.zoom).contains(at), "{corner:?} covers {q} {r}");
        }
        assert_eq!(place(&board, Size::new(500.0, 700.0)), None, "a small chart has none");
    }
}
