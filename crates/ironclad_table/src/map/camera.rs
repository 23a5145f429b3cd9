//! Where the map is looked at from, and how map and screen correspond.

use super::BoardView;
use iced::{Point, Rectangle, Size, Vector};
use kit::key::Arrow;
use kit::pan::Projection;
use kit::widget::chart;

/// The circumradius that drawings of sectors are measured in.
pub const R: f32 = 100.0;
/// The circumradius of a map that is shown from the ship.
const NEAR: f32 = 74.0;
/// The greatest circumradius of a map shown whole.
const MOST: f32 = 108.0;
/// Below this circumradius a map is not shown whole, but from the ship.
const LEAST: f32 = 50.0;
/// How much nearer one step of zoom is.
const STEP: f32 = 1.18;

/// What the players did to the view of the map. The default shows the map whole, or from the ship if that
/// would be too small.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Camera {
    /// Steps of zoom, nearer if positive.
    pub step: i8,
    /// How far the view was moved, in units of the map.
    pub moved: Vector,
    /// The map is shown whole, however small that is: a strip over it must not make it larger.
    pub whole: bool,
}

impl Camera {
    /// Shows the map as at first.
    pub fn fit() -> Self {
        Self::default()
    }

    /// One step nearer or farther about the middle.
    pub fn zoomed(self, nearer: bool) -> Self {
        let step = self.step + if nearer { 1 } else { -1 };
        Self { step: step.clamp(-6, 8), ..self }
    }

    /// One step nearer or farther, so that what lies at a spot of the room stays there.
    pub fn zoomed_at(self, nearer: bool, spot: Point, board: &BoardView, room: Size) -> Self {
        let zoomed = self.zoomed(nearer);
        let (before, after) = (self.projection(board, room), zoomed.projection(board, room));
        Self { moved: zoomed.moved + (before.to_drawing(spot) - after.to_drawing(spot)), ..zoomed }
    }

    /// One step nearer or farther about a sector; about the middle of the room where that is out of sight, or none is named.
    pub fn zoomed_about(self, nearer: bool, about: Option<usize>, board: &BoardView, room: Size) -> Self {
        let view = self.projection(board, room);
        let sector = about.and_then(|index| board.sectors.get(index));
        let spot = sector.map(|sector| view.to_screen(middle(sector.q, sector.r)));
        let whole = Rectangle::with_size(room);
        let spot = spot.filter(|spot| whole.contains(*spot)).unwrap_or(whole.center());
        self.zoomed_at(nearer, spot, board, room)
    }

    /// Moved as far as it must be to have all of a sector in sight, and no farther.
    pub fn following(self, index: usize, board: &BoardView, room: Size) -> Self {
        let Some(sector) = board.sectors.get(index) else { return self };
        let view = self.projection(board, room);
        let at = view.to_screen(middle(sector.q, sector.r));
        let half = Vector::new(R * 0.866, R) * view.zoom;
        let inside = Rectangle::with_size(room).shrink(chart::COVERED);
        let by =
            Vector::new(beyond(at.x, half.x, inside.x, inside.width), beyond(at.y, half.y, inside.y, inside.height));
        Self { moved: self.moved + by * (1.0 / view.zoom), ..self }
    }

    /// Moves the view with an arrow key.
    pub fn panned(self, arrow: Arrow) -> Self {
        let by = match arrow {
            Arrow::Up => Vector::new(0.0, -R * 0.75),
            Arrow::Down => Vector::new(0.0, R * 0.75),
            Arrow::Left => Vector::new(-R * 0.75, 0.0),
            Arrow::Right => Vector::new(R * 0.75, 0.0),
        };
        Self { moved: self.moved + by, ..self }
    }

    /// What it shows of a map in a room.
    pub fn projection(self, board: &BoardView, room: Size) -> Projection {
        let extent = extent(board);
        let inside = Size::new(
            (room.width - 2.0 * (chart::ROOM + 6.0)).max(1.0),
            (room.height - 2.0 * (chart::ROOM + 4.0)).max(1.0),
        );
        let fit = (inside.width / extent.width).min(inside.height / extent.height) * R;
        let (radius, centre) = if fit >= LEAST || self.whole {
            (fit.min(MOST), extent.center())
        } else {
            let ship = board.ship.and_then(|i| board.sectors.get(i));
            let centre = ship.map_or(extent.center(), |ship| middle(ship.q, ship.r));
            // No more beside the map is shown than must be.
            let seen = Size::new(inside.width * R / NEAR, inside.height * R / NEAR);
            let x = kept_in(centre.x, seen.width, extent.x, extent.width);
            let y = kept_in(centre.y, seen.height, extent.y, extent.height);
            (NEAR, Point::new(x, y))
        };
        Projection { zoom: radius / R * STEP.powi(self.step.into()), centre: centre + self.moved, room }
    }
}

/// The root of three: the width of a hex with pointy tops whose circumradius is one.
const WIDTH: f32 = 1.732_050_8;

/// The middle of a sector in units of the map: pointy tops, east to the right, south-east down.
pub fn middle(q: i32, r: i32) -> Point {
    let (q, r) = (q as f32, r as f32);
    Point::new((WIDTH * q + WIDTH / 2.0 * r) * R, 1.5 * r * R)
}

/// How far something about a middle reaches beyond the end of a stretch, back if negative; if it is longer than all of that,
/// how far its middle is from the stretch's own.
fn beyond(middle: f32, half: f32, from: f32, length: f32) -> f32 {
    let (before, after) = (middle - half - from, middle + half - from - length);
    if 2.0 * half >= length {
        middle - from - length / 2.0
    } else if before < 0.0 {
        before
    } else {
        after.max(0.0)
    }
}

/// The sector at a point of the map: of the two axial coordinates and the third that follows from them, the one that is
/// farthest from a whole number follows from the others.
fn sector(at: Point) -> (i32, i32) {
    let (x, y) = (at.x / R, at.y / R);
    let (q, r) = (WIDTH / 3.0 * x - 1.0 / 3.0 * y, 2.0 / 3.0 * y);
    let (mut whole_q, mut whole_r) = (q.round(), r.round());
    let (q, r) = (q - whole_q, r - whole_r);
    if q.abs() >= r.abs() {
        whole_q += (q + r / 2.0).round();
    } else {
        whole_r += (r + q / 2.0).round();
    }
    (whole_q as i32, whole_r as i32)
}

/// The sector at a point of the screen.
pub fn sector_at(board: &BoardView, view: Projection, at: Point) -> Option<usize> {
    let at = sector(view.to_drawing(at));
    board.sectors.iter().position(|sector| (sector.q, sector.r) == at)
}

/// The middle of what is seen along one axis, moved so that it ends where the map does.
fn kept_in(middle: f32, seen: f32, from: f32, length: f32) -> f32 {
    if seen >= length {
        return from + length / 2.0;
    }
    middle.clamp(from + seen / 2.0, from + length - seen / 2.0)
}

/// The map's bounds in its own units.
pub fn extent(board: &BoardView) -> Rectangle {
    let half = Vector::new(R * 0.866, R);
    board
        .sectors
        .iter()
        .map(|sector| {
            let at = middle(sector.q, sector.r);
            Rectangle::new(at - half, Size::new(half.x * 2.0, half.y * 2.0))
        })
        .reduce(|a, b| a.union(&b))
        .unwrap_or(Rectangle::new(Point::ORIGIN - half, Size::new(R * 1.732, R * 2.0)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::{Condition, Ground, Sector};

    fn board() -> BoardView {
        let sector = |q, r| Sector::bare(q, r, Ground::Condition(Condition::Nebula));
        BoardView { sectors: vec![sector(0, 0), sector(1, 0), sector(0, 1)], ..BoardView::default() }
    }

    #[test]
    fn a_click_finds_the_sector_that_was_drawn_there() {
        let board = board();
        let camera = Camera::fit().zoomed(true).panned(Arrow::Left);
        let view = camera.projection(&board, Size::new(1000.0, 700.0));
        for (i, sector) in board.sectors.iter().enumerate() {
            let at = view.to_screen(middle(sector.q, sector.r));
            assert_eq!(sector_at(&board, view, at), Some(i));
        }
        assert_eq!(sector_at(&board, view, Point::new(3.0, 3.0)), None);
    }

    #[test]
    fn what_it_zooms_about_stays_where_it_is() {
        let (board, room) = (board(), Size::new(500.0, 300.0));
        let at = |camera: Camera, index: usize| {
            let sector = &board.sectors[index];
            camera.projection(&board, room).to_screen(middle(sector.q, sector.r))
        };
        for nearer in [true, false] {
            let zoomed = Camera::fit().zoomed_about(nearer, Some(1), &board, room);
            assert!(at(zoomed, 1).distance(at(Camera::fit(), 1)) < 0.1, "{zoomed:?}");
            assert!(at(zoomed, 0).distance(at(Camera::fit(), 0)) > 1.0, "{zoomed:?}");
        }
        // What is out of sight does not pull the chart after it.
        let away = Camera { moved: Vector::new(5000.0, 0.0), ..Camera::fit() };
        assert_eq!(away.zoomed_about(true, Some(1), &board, room).moved, away.moved);
    }

    #[test]
    fn it_follows_to_what_is_out_of_sight_and_no_farther() {
        let (board, room) = (board(), Size::new(700.0, 500.0));
        assert_eq!(Camera::fit().following(2, &board, room), Camera::fit(), "all of it is seen");
        let away = Camera { moved: Vector::new(-900.0, 300.0), ..Camera::fit() };
        let there = away.following(1, &board, room);
        let view = there.projection(&board, room);
        let hex = Rectangle::new(view.to_screen(middle(1, 0)), Size::ZERO).expand(R * 0.86 * view.zoom);
        assert!(hex.is_within(&Rectangle::with_size(room)), "{hex:?}");
        let again = there.following(1, &board, room);
        let apart = again.moved - there.moved;
        assert!(apart.x.abs() < 0.1 && apart.y.abs() < 0.1, "{again:?}");
    }

    #[test]
    fn every_point_belongs_to_the_sector_whose_middle_is_nearest() {
        let apart = |one: Point, other: Point| (one.x - other.x).hypot(one.y - other.y);
        for step in 0..10_000_i16 {
            let at = Point::new(f32::from(step % 100) * 9.7 - 480.0, f32::from(step / 100) * 9.3 - 460.0);
            let (q, r) = sector(at);
            let own = apart(at, middle(q, r));
            for (east, south) in [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)] {
                let other = apart(at, middle(q + east, r + south));
                assert!(own <= other + 0.01, "{at:?} is {own} from {q} {r}, and {other} from its neighbour");
            }
        }
    }

    #[test]
    fn south_is_down() {
        assert!(middle(0, 1).y > middle(0, 0).y);
        assert!(middle(1, 0).x > middle(0, 0).x);
    }
}
