//! How a table is looked at: which part of it, and from how near.

use iced::{Point, Rectangle, Size, Vector};

use super::scene::{Scene, Spot};
use crate::pan::Projection;
use crate::widget::chart;

/// How often one can go nearer than the whole table.
pub const ZOOM_STEPS: u8 = 9;
/// By how much a step is nearer.
const STEP: f32 = 1.25;
/// The room between the frame and a table that shows whole.
const MARGIN: f32 = 34.0;
/// Farther from the middle than this part of what shows a place is not well in view.
const IN_VIEW: f32 = 0.3;
/// How far from the border a hand takes hold of what lies beyond it.
const HOLD: f32 = chart::ROOM + 14.0;
/// A part of what shows by which a key moves the table.
const PAN: f32 = 0.2;

/// How a table is looked at. Zooming goes in steps, so that drawings are made for few sizes only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct View {
    /// Steps nearer than the whole table.
    pub nearer: u8,
    /// What is in the middle; of no meaning where the whole table shows.
    pub middle: Spot,
}

/// A view of a table in a room.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Camera {
    room: Size,
    middle: Spot,
    /// Screen units of a unit.
    scale: f32,
    /// Screen units of an inch.
    inch: f32,
}

impl Camera {
    /// The camera of a view in a room.
    pub fn new(scene: &Scene, look: View, room: Size) -> Self {
        let (width, height) = (scene.width.max(1) as f32, scene.height.max(1) as f32);
        let whole = ((room.width - 2.0 * MARGIN) / width).min((room.height - 2.0 * MARGIN) / height).max(1e-6);
        let scale = whole * STEP.powi(i32::from(look.nearer.min(ZOOM_STEPS)));
        let centre = Spot::new(scene.width / 2, scene.height / 2);
        let middle = if look.nearer == 0 { centre } else { clamped(scene, look.middle, scale, room) };
        Self { room, middle, scale, inch: scale * scene.inch as f32 }
    }

    /// The camera that shows what a projection does, north up.
    pub fn of(scene: &Scene, view: Projection) -> Self {
        let middle = Spot::new(view.centre.x.round() as i32, -view.centre.y.round() as i32);
        Self { room: view.room, middle, scale: view.zoom, inch: view.zoom * scene.inch as f32 }
    }

    /// What it shows, where a drawing's second axis runs to the south.
    pub fn projection(&self) -> Projection {
        let centre = Point::new(self.middle.x as f32, -self.middle.y as f32);
        Projection { zoom: self.scale, centre, room: self.room }
    }

    /// How many pixels an inch has.
    pub fn inch(&self) -> f32 {
        self.inch
    }

    /// Where a place is drawn.
    pub fn at(&self, spot: Spot) -> Point {
        // The differences are small enough to be drawn exactly.
        let (dx, dy) = (i64::from(spot.x) - i64::from(self.middle.x), i64::from(spot.y) - i64::from(self.middle.y));
        Point::new(self.room.width / 2.0 + dx as f32 * self.scale, self.room.height / 2.0 - dy as f32 * self.scale)
    }

    /// Where a hand takes hold of what lies at a place: there, or at the border of the room if it lies beyond.
    pub fn hold(&self, spot: Spot) -> Point {
        let at = self.at(spot);
        let within = |at: f32, long: f32| at.min(long - HOLD).max(HOLD);
        Point::new(within(at.x, self.room.width), within(at.y, self.room.height))
    }

    /// Whether a place lies within the frame round the room.
    pub fn shows(&self, spot: Spot) -> bool {
        Rectangle::with_size(self.room).shrink(chart::ROOM).contains(self.at(spot))
    }

    /// What lies at a point of the room; it may lie beside the table.
    pub fn spot(&self, at: Point) -> Spot {
        let from = at - Point::new(self.room.width / 2.0, self.room.height / 2.0);
        Spot::new(
            self.middle.x.saturating_add((from.x / self.scale).round() as i32),
            self.middle.y.saturating_sub((from.y / self.scale).round() as i32),
        )
    }

    /// The table in the room.
    pub fn table(&self, scene: &Scene) -> Rectangle {
        let corner = self.at(Spot::new(0, scene.height));
        Rectangle::new(corner, Size::new(scene.width as f32 * self.scale, scene.height as f32 * self.scale))
    }
}

/// The middle, but so that the table is not pushed out of its room.
fn clamped(scene: &Scene, middle: Spot, scale: f32, room: Size) -> Spot {
    let along = |at: i32, long: i32, pixels: f32| {
        let half = ((pixels / 2.0 - MARGIN) / scale) as i32;
        let (least, most) = (half.min(long / 2), (long - half).max(long / 2));
        at.clamp(least, most)
    };
    Spot::new(along(middle.x, scene.width, room.width), along(middle.y, scene.height, room.height))
}

impl View {
    /// The whole table.
    pub const WHOLE: Self = Self { nearer: 0, middle: Spot::new(0, 0) };

    /// A step nearer or farther, so that what lies at a spot stays where it is.
    #[must_use]
    pub fn zoomed(self, scene: &Scene, room: Size, nearer: bool, about: Spot) -> Self {
        let steps = if nearer { (self.nearer + 1).min(ZOOM_STEPS) } else { self.nearer.saturating_sub(1) };
        if steps == self.nearer {
            return self;
        }
        let before = Camera::new(scene, self, room);
        let part = STEP.powi(i32::from(self.nearer) - i32::from(steps));
        let kept = |about: i32, middle: i32| about.saturating_add(((middle - about) as f32 * part) as i32);
        let middle = Spot::new(kept(about.x, before.middle.x), kept(about.y, before.middle.y));
        Self { nearer: steps, middle: Camera::new(scene, Self { nearer: steps, middle }, room).middle }
    }

    /// The table moved by so many pixels.
    #[must_use]
    pub fn dragged(self, scene: &Scene, room: Size, by: Vector) -> Self {
        let camera = Camera::new(scene, self, room);
        let middle = camera.spot(Point::new(room.width / 2.0, room.height / 2.0) - by);
        Self { middle: Camera::new(scene, Self { middle, ..self }, room).middle, ..self }
    }

    /// A step nearer or farther by a key: about what is in the middle, or about what is chosen.
    #[must_use]
    pub fn stepped(self, scene: &Scene, nearer: bool, about: Option<Spot>) -> Self {
        let nearer = if nearer { (self.nearer + 1).min(ZOOM_STEPS) } else { self.nearer.saturating_sub(1) };
        let whole = Spot::new(scene.width / 2, scene.height / 2);
        let middle = about.unwrap_or(if self.nearer == 0 { whole } else { self.middle });
        Self { nearer, middle }
    }

    /// The same, moved no more than it must be for a place to be well in view, however long or high the room is.
    #[must_use]
    pub fn with_in_view(self, scene: &Scene, spot: Spot) -> Self {
        if self.nearer == 0 {
            return self;
        }
        let part = IN_VIEW / STEP.powi(i32::from(self.nearer));
        let kept = |middle: i32, long: i32, at: i32| {
            let away = (long as f32 * part) as i32;
            middle.clamp(at.saturating_sub(away), at.saturating_add(away))
        };
        let middle = Spot::new(kept(self.middle.x, scene.width, spot.x), kept(self.middle.y, scene.height, spot.y));
        Self { middle, ..self }
    }

    /// The table moved by a key, a part of what shows: so many steps to the east and to the north.
    #[must_use]
    pub fn panned(self, scene: &Scene, east: i32, north: i32) -> Self {
        let part = PAN / STEP.powi(i32::from(self.nearer));
        let step = |long: i32, steps: i32| (long as f32 * part) as i32 * steps;
        let middle = Spot::new(
            (self.middle.x + step(scene.width, east)).clamp(0, scene.width),
            (self.middle.y + step(scene.height, north)).clamp(0, scene.height),
        );
        Self { middle, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scene() -> Scene {
        Scene { inch: 3120, width: 72 * 3120, height: 48 * 3120, ..Scene::default() }
    }

    const ROOM: Size = Size::new(1400.0, 800.0);

    #[test]
    fn a_place_is_found_where_it_is_drawn() {
        let scene = scene();
        for look in [View::WHOLE, View { nearer: 5, middle: Spot::new(100_000, 60_000) }] {
            let camera = Camera::new(&scene, look, ROOM);
            for spot in [Spot::new(0, 0), Spot::new(72 * 3120, 48 * 3120), Spot::new(12_345, 54_321)] {
                let found = camera.spot(camera.at(spot));
                let off = (found.x - spot.x).abs().max((found.y - spot.y).abs());
                assert!(off < 40, "{look:?} {spot:?} {found:?}");
            }
        }
    }

    #[test]
    fn what_lies_beyond_the_border_is_held_at_it() {
        let scene = scene();
        let camera = Camera::new(&scene, View::WHOLE, ROOM);
        let inside = Spot::new(90_000, 70_000);
        assert_eq!(camera.hold(inside), camera.at(inside));
        assert!(camera.shows(inside));
        for beyond in [Spot::new(-90_000, 70_000), Spot::new(90_000, -70_000), Spot::new(999_000, 999_000)] {
            let (hold, at) = (camera.hold(beyond), camera.at(beyond));
            assert!(Rectangle::with_size(ROOM).shrink(HOLD - 0.1).contains(hold), "{hold:?}");
            assert!(!Rectangle::with_size(ROOM).contains(at) && !camera.shows(beyond), "{at:?}");
        }
        let south = Spot::new(90_000, -70_000);
        assert_eq!(camera.hold(south).x, camera.at(south).x, "straight towards it");
    }

    #[test]
    fn north_is_up_and_the_whole_table_shows() {
        let (scene, room) = (scene(), ROOM);
        let table = Camera::new(&scene, View::WHOLE, room).table(&scene);
        assert!(table.x >= MARGIN - 0.1 && table.y >= MARGIN - 0.1);
        let camera = Camera::new(&scene, View::WHOLE, room);
        assert!(camera.at(Spot::new(0, 48 * 3120)).y < camera.at(Spot::new(0, 0)).y);
    }

    #[test]
    fn what_is_under_the_pointer_stays_there_when_one_zooms() {
        let scene = scene();
        let about = Spot::new(120_000, 70_000);
        let mut look = View::WHOLE;
        for _ in 0..4 {
            look = look.zoomed(&scene, ROOM, true, about);
        }
        let before = Camera::new(&scene, look, ROOM).at(about);
        let after = Camera::new(&scene, look.zoomed(&scene, ROOM, true, about), ROOM).at(about);
        assert!((before.x - after.x).abs() < 2.0 && (before.y - after.y).abs() < 2.0, "{before:?} {after:?}");
        for _ in 0..20 {
            look = look.zoomed(&scene, ROOM, false, about);
        }
        assert_eq!(look.nearer, 0);
    }

    #[test]
    fn a_place_is_brought_into_view_and_no_farther() {
        let scene = scene();
        let look = View { nearer: 4, middle: Spot::new(60_000, 60_000) };
        assert_eq!(look.with_in_view(&scene, Spot::new(70_000, 55_000)), look, "it is in view");
        assert_eq!(View::WHOLE.with_in_view(&scene, Spot::new(70_000, 55_000)), View::WHOLE);
        let spot = Spot::new(200_000, 120_000);
        let moved = look.with_in_view(&scene, spot);
        let at = Camera::new(&scene, moved, ROOM).at(spot);
        assert!(Rectangle::with_size(ROOM).shrink(MARGIN).contains(at), "{at:?}");
        assert!(moved.middle.x < spot.x && moved.middle.y < spot.y, "{moved:?}");
        assert_eq!(moved.with_in_view(&scene, spot), moved);
    }

    #[test]
    fn the_table_is_never_pushed_out_of_its_room() {
        let scene = scene();
        let mut look = View { nearer: 4, middle: Spot::new(10, 10) };
        for _ in 0..50 {
            look = look.dragged(&scene, ROOM, Vector::new(500.0, -500.0));
        }
        let table = Camera::new(&scene, look, ROOM).table(&scene);
        assert!(table.x < ROOM.width && table.y + table.height > 0.0, "{table:?}");
    }
}
