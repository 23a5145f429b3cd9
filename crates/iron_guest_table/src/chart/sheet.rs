//! Where hexes lie on the chart, and where the rose.

use iced::{Point, Rectangle, Size, Vector};
use iron_guest::board::{Heading, Hex, Radius};

use super::Spot;

const SQRT_3: f32 = 1.732_050_8;
/// The room that the chart's frame takes at each side.
const FRAME: f32 = 26.0;
/// The room between frame and board, in parts of a hex.
const MARGIN: f32 = 0.45;
/// Near the middle of a hex no side of it is meant: so far from it, in parts of the radius.
const MIDDLE: f32 = 0.34;

/// The board laid out in a room.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sheet {
    centre: Point,
    /// The circumradius of a hex.
    pub hex: f32,
    room: Size,
    rows: f32,
    beside: f32,
}

impl Sheet {
    /// The board of this size, as large as the room allows. At the left so much is kept free of it; it lies in the middle
    /// where that leaves as much.
    pub fn of(radius: Radius, room: Size, beside: f32) -> Self {
        let rows = f32::from(radius.hexes());
        let (wide, high) = (SQRT_3 * (2.0 * rows + 1.0), 3.0 * rows + 2.0 + 2.0 * MARGIN);
        let width = room.width - beside - (if beside > 0.0 { FRAME } else { 2.0 * FRAME });
        let hex = (width / wide).min((room.height - 2.0 * FRAME) / high).max(4.0);
        let middle = (room.width / 2.0).max(beside + wide * hex / 2.0);
        Self { centre: Point::new(middle, room.height / 2.0), hex, room, rows, beside }
    }

    /// How wide the board is.
    pub fn width(&self) -> f32 {
        SQRT_3 * (2.0 * self.rows + 1.0) * self.hex
    }

    /// What is free at the left of the board, within the frame.
    pub fn left(&self) -> f32 {
        self.centre.x - self.width() / 2.0 - FRAME
    }

    /// What is free at the right of the board, within the frame.
    pub fn right(&self) -> f32 {
        self.room.width - self.centre.x - self.width() / 2.0 - FRAME
    }

    /// The middle of a hex.
    pub fn at(&self, hex: Hex) -> Point {
        let (q, r) = (f32::from(hex.q), f32::from(hex.r));
        self.centre + Vector::new(self.hex * SQRT_3 * (q + r / 2.0), self.hex * 1.5 * r)
    }

    /// The way from the middle of a hex towards a side of it, one radius long.
    pub fn towards(&self, heading: Heading) -> Vector {
        let turn = f32::from(heading.number()) * std::f32::consts::FRAC_PI_3;
        Vector::new(turn.cos(), turn.sin()) * self.hex
    }

    /// What lies at a point.
    pub fn spot(&self, at: Point, radius: Radius) -> Option<Spot> {
        let from = at - self.centre;
        let r = from.y / (1.5 * self.hex);
        let q = from.x / (SQRT_3 * self.hex) - r / 2.0;
        let hex = rounded(q, r)?;
        if !radius.holds(hex) {
            return None;
        }
        let within = at - self.at(hex);
        let far = (within.x.powi(2) + within.y.powi(2)).sqrt();
        let turn = within.y.atan2(within.x) / std::f32::consts::FRAC_PI_3;
        // Whole turns of 60 degrees, clockwise from east.
        let number = turn.round().rem_euclid(6.0);
        let towards = Heading::ALL.into_iter().find(|heading| f32::from(heading.number()) == number);
        Some(Spot { hex, towards: if far > MIDDLE * self.hex { towards } else { None } })
    }

    /// The room for the rose: beside the board where there is some, else in the corner that the board leaves.
    pub fn rose(&self) -> Rectangle {
        let corner = self.hex * (0.42 * self.rows + 1.0);
        let most = if self.beside > 0.0 { self.room.height * 0.3 } else { self.room.height * 0.5 };
        let size = (self.left() - 8.0).max(corner).clamp(64.0, 250.0).min(most);
        Rectangle::new(Point::new(FRAME + 6.0, FRAME + 4.0), Size::new(size, size))
    }

    /// The middle of the board.
    pub fn centre(&self) -> Point {
        self.centre
    }

    /// How far the middle of a face is from the middle of the board.
    pub fn out(&self) -> f32 {
        self.hex * (1.5 * self.rows + 1.0)
    }
}

/// The hex that holds a place given in parts.
fn rounded(q: f32, r: f32) -> Option<Hex> {
    let s = -q - r;
    let (mut whole_q, mut whole_r, whole_s) = (q.round(), r.round(), s.round());
    let (off_q, off_r, off_s) = ((whole_q - q).abs(), (whole_r - r).abs(), (whole_s - s).abs());
    if off_q > off_r && off_q > off_s {
        whole_q = -whole_r - whole_s;
    } else if off_r > off_s {
        whole_r = -whole_q - whole_s;
    }
    let near = |whole: f32| (whole.abs() <= 16.0).then_some(whole as i8);
    Some(Hex::new(near(whole_q)?, near(whole_r)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hex_is_found_at_its_middle_and_towards_each_side() {
        for (radius, beside) in Radius::ALL.into_iter().flat_map(|radius| [(radius, 0.0), (radius, 250.0)]) {
            let sheet = Sheet::of(radius, Size::new(900.0, 700.0), beside);
            for hex in radius.board().iter() {
                let middle = sheet.spot(sheet.at(hex), radius).expect("on the board");
                assert_eq!((middle.hex, middle.towards), (hex, None));
                for heading in Heading::ALL {
                    let at = sheet.at(hex) + sheet.towards(heading) * 0.7;
                    assert_eq!(sheet.spot(at, radius), Some(Spot { hex, towards: Some(heading) }));
                }
            }
            assert_eq!(sheet.spot(Point::new(1.0, 1.0), radius), None);
            assert!(sheet.left() + FRAME >= beside, "{radius:?} {beside}");
            assert!(sheet.right() >= 0.0);
        }
    }
}
