//! How a large drawing and the room it is seen in correspond.

use iced::{Point, Rectangle, Size, Vector};

/// Which part of a drawing is seen in a room, and from how near.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Projection {
    /// Screen units for a unit of the drawing.
    pub zoom: f32,
    /// The point of the drawing in the middle of the room, in the drawing's units.
    pub centre: Point,
    /// The room's size, in screen units.
    pub room: Size,
}

impl Projection {
    /// Where a point of the drawing lies in the room.
    pub fn to_screen(self, at: Point) -> Point {
        Point::new(
            (at.x - self.centre.x) * self.zoom + self.room.width / 2.0,
            (at.y - self.centre.y) * self.zoom + self.room.height / 2.0,
        )
    }

    /// The point of the drawing that lies at a point of the room.
    pub fn to_drawing(self, at: Point) -> Point {
        Point::new(
            (at.x - self.room.width / 2.0) / self.zoom + self.centre.x,
            (at.y - self.room.height / 2.0) / self.zoom + self.centre.y,
        )
    }

    /// The part of the drawing that is seen, in the drawing's units.
    pub fn seen(self) -> Rectangle {
        let size = self.room * (1.0 / self.zoom);
        Rectangle::new(self.centre - Vector::new(size.width / 2.0, size.height / 2.0), size)
    }
}
