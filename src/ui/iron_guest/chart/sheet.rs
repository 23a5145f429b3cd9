//! Where hexes lie on the chart, and where the rose.

use iced::{Point, Rectangle, Size, Vector};
use iron_guest::board::{Heading, Hex, Radius};

use super::Spot;

const SQRT_3: f32 = 1.732_050_8;
/// The room that the chart's frame takes at each side.
const FRAME: f32 = 26.0;
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
}

impl Sheet {
    /// The board of this size, as large as the room allows.
    pub fn of(radius: Radius, room: Size) -> Self {
        let rows = f32::from(radius.hexes());
        let (wide, high) = (SQRT_3 * (2.0 * rows + 1.0), 3.0 * rows + 2.0);
        let hex = ((room.width - 2.0 * FRAME) / wide).min((room.height - 2.0 * FRAME) / high).max(4.0);
        Self { centre: Point::new(room.width / 2.0, room.height / 2.0), hex, room, rows }
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
        Some(Spot { hex, towards: towards.filter(|_| far > MIDDLE * self.hex) })
    }

    /// The room for the rose: beside the board where there is some, else in the corner that the board leaves.
    pub fn rose(&self) -> Rectangle {
        let board = SQRT_3 * (2.0 * self.rows + 1.0) * self.hex;
        let beside = (self.room.width - board) / 2.0 - FRAME - 12.0;
        let corner = self.hex * (0.42 * self.rows + 1.0);
        let size = beside.max(corner).clamp(64.0, 260.0).min(self.room.height * 0.5);
        Rectangle::new(Point::new(FRAME + 6.0, FRAME + 6.0), Size::new(size, size))
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
        for radius in Radius::ALL {
            let sheet = Sheet::of(radius, Size::new(900.0, 700.0));
            for hex in radius.board().iter() {
                let middle = sheet.spot(sheet.at(hex), radius).expect("on the board");
                assert_eq!((middle.hex, middle.towards), (hex, None));
                for heading in Heading::ALL {
                    let at = sheet.at(hex) + sheet.towards(heading) * 0.7;
                    assert_eq!(sheet.spot(at, radius), Some(Spot { hex, towards: Some(heading) }));
                }
            }
            assert_eq!(sheet.spot(Point::new(1.0, 1.0), radius), None);
        }
    }
}
