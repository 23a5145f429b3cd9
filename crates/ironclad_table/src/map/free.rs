//! Where a card over the chart lies so that it covers least of what one decides by: the ship, where she can go, what has the
//! focus, and the places that a scenario is about.

use super::camera::{Camera, R, middle};
use super::{BoardView, Ground, Sector, zoom};
use iced::alignment::{Horizontal, Vertical};
use iced::{Padding, Point, Rectangle, Size, Vector};

/// A place for a card at the chart's edge.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Place {
    /// At which side.
    pub across: Horizontal,
    /// At the head or the foot.
    pub down: Vertical,
    /// How much farther from that side than its margin, beside the buttons for the zoom.
    aside: f32,
}

impl Place {
    /// All of them; of several that are as good the first is taken.
    const ALL: [Self; 6] = [
        Self::at(Horizontal::Center, Vertical::Bottom),
        Self::at(Horizontal::Center, Vertical::Top),
        Self::at(Horizontal::Left, Vertical::Bottom),
        Self::at(Horizontal::Right, Vertical::Bottom),
        Self::at(Horizontal::Left, Vertical::Top),
        Self::at(Horizontal::Right, Vertical::Top),
    ];

    const fn at(across: Horizontal, down: Vertical) -> Self {
        Self { across, down, aside: 0.0 }
    }

    /// What is left free round a card that lies there.
    pub fn padding(self, margin: f32) -> Padding {
        let padding = Padding::new(margin);
        match self.across {
            Horizontal::Left => padding.left(margin + self.aside),
            Horizontal::Center => padding,
            Horizontal::Right => padding.right(margin + self.aside),
        }
    }

    /// The same place, but beside the buttons for the zoom where a card of this size would else lie on them and has room.
    fn off(self, buttons: Rectangle, card: Size, margin: f32, room: Size) -> Self {
        if !self.covers(card, margin, room).intersects(&buttons) {
            return self;
        }
        let aside = match self.across {
            Horizontal::Left => buttons.x + buttons.width + APART - margin,
            Horizontal::Center => return self,
            Horizontal::Right => room.width - buttons.x + APART - margin,
        };
        if card.width + aside + 2.0 * margin <= room.width { Self { aside, ..self } } else { self }
    }

    /// What a card of this size covers there, in a room of which it leaves a margin free.
    fn covers(self, card: Size, margin: f32, room: Size) -> Rectangle {
        let right = room.width - margin - self.aside - card.width;
        let foot = room.height - margin - card.height;
        let x = match self.across {
            Horizontal::Left => margin + self.aside,
            Horizontal::Center => (room.width - card.width) / 2.0,
            Horizontal::Right => right,
        };
        let y = match self.down {
            Vertical::Top => margin,
            Vertical::Center => (room.height - card.height) / 2.0,
            Vertical::Bottom => foot,
        };
        Rectangle::new(Point::new(x, y), card)
    }
}

/// How much it matters that the ship's sector is seen, or the one in focus; the weights below count in the same measure.
const HERE: f32 = 4.0;
/// A sector that she can go to or scout, or that is marked.
const NEXT: f32 = 3.0;
/// Another sector beside her.
const BESIDE: f32 = 2.0;
/// A port, or a sector on which a story has laid a tag.
const GOAL: f32 = 1.0;
/// Any other sector.
const OTHER: f32 = 0.1;
/// The buttons that zoom: as a port does.
const BUTTONS: f32 = GOAL;
/// How far a card keeps from them.
const APART: f32 = 12.0;
/// A card that is laid already: two never lie on each other where there is any other place.
const CARD: f32 = 50.0;
/// How much less a card must cover to be of another size than usual.
const WORTH: f32 = 0.5;
/// What a card may cover of it: most of a sector beside the ship.
const LOST: f32 = 1.6;

/// What is to be kept in sight of a chart as it is looked at, each with how much it matters.
#[derive(Debug, Clone)]
pub struct ChartPlaces {
    room: Size,
    places: Vec<(Rectangle, f32)>,
    /// The buttons that zoom, if there are any.
    buttons: Option<Rectangle>,
}

impl ChartPlaces {
    /// Of a chart in a room, with a sector in focus if one has it.
    pub fn of(board: &BoardView, camera: Camera, focus: Option<usize>, room: Size) -> Self {
        let view = camera.projection(board, room);
        let half = Vector::new(R * 0.866, R) * view.zoom;
        let whole = Rectangle::with_size(room);
        let ship = board.ship.and_then(|ship| board.sectors.get(ship));
        let sectors = board.sectors.iter().enumerate().filter_map(|(index, sector)| {
            let corner = view.to_screen(middle(sector.q, sector.r)) - half;
            let seen = Rectangle::new(corner, Size::new(half.x * 2.0, half.y * 2.0)).intersection(&whole)?;
            let weight = if Some(index) == board.ship || Some(index) == focus {
                HERE
            } else if sector.in_reach || sector.in_recon || sector.marked {
                NEXT
            } else if ship.is_some_and(|ship| are_neighbours(ship, sector)) {
                BESIDE
            } else if matches!(sector.ground, Ground::Port(_)) || board.tags.iter().any(|tag| tag.at == index) {
                GOAL
            } else {
                OTHER
            };
            Some((seen, weight))
        });
        let buttons = zoom::place(board, room);
        Self { room, places: sectors.chain(buttons.map(|place| (place, BUTTONS))).collect(), buttons }
    }

    /// Whether a card of about this size hides much of it, wherever it is laid.
    pub fn hides(&self, card: Size, margin: f32) -> bool {
        self.best(card, margin).1 > LOST
    }

    /// The place for a card of about this size. What is laid next keeps off it.
    pub fn lay(&mut self, card: Size, margin: f32) -> Place {
        self.lay_either(card, card, margin).1
    }

    /// The same for a card that may be of another size than usual, where it covers less then.
    pub fn lay_either(&mut self, usual: Size, other: Size, margin: f32) -> (Size, Place) {
        let (first, second) = (self.best(usual, margin), self.best(other, margin));
        let (card, place) = if second.1 + WORTH <= first.1 { (other, second.0) } else { (usual, first.0) };
        self.places.push((place.covers(card, margin, self.room), CARD));
        (card, place)
    }

    /// The best place for a card, and how much is lost by it.
    fn best(&self, card: Size, margin: f32) -> (Place, f32) {
        let mut best = (Place::ALL[0], f32::INFINITY);
        for place in Place::ALL {
            let place = self.buttons.map_or(place, |buttons| place.off(buttons, card, margin, self.room));
            let covered = self.covered(place.covers(card, margin, self.room));
            if covered < best.1 {
                best = (place, covered);
            }
        }
        best
    }

    /// How much is lost by what is covered: of each thing the part of it, by how much it matters.
    fn covered(&self, by: Rectangle) -> f32 {
        let lost = |(place, weight): &(Rectangle, f32)| {
            let part = place.intersection(&by).map_or(0.0, |covered| covered.area() / place.area().max(1.0));
            part * weight
        };
        self.places.iter().map(lost).sum()
    }
}

fn are_neighbours(one: &Sector, other: &Sector) -> bool {
    let (q, r) = (one.q - other.q, one.r - other.r);
    q.abs().max(r.abs()).max((q + r).abs()) == 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::Condition;

    fn sector(q: i32, r: i32) -> Sector {
        Sector::bare(q, r, Ground::Condition(Condition::Nebula))
    }

    /// Five rows of five sectors, with the ship in one of them.
    fn board(at: (i32, i32)) -> BoardView {
        let places = (0..5).flat_map(|r| (0..5).map(move |q| (q - r / 2, r)));
        let sectors: Vec<Sector> = places.map(|(q, r)| sector(q, r)).collect();
        let ship = sectors.iter().position(|sector| (sector.q, sector.r) == at);
        assert!(ship.is_some(), "she is on the chart");
        BoardView { sectors, ship, ..BoardView::default() }
    }

    #[test]
    fn a_card_is_narrower_where_it_would_cover_a_port() {
        let (room, usual, narrow) = (Size::new(1000.0, 780.0), Size::new(860.0, 150.0), Size::new(500.0, 230.0));
        let lay = |board: &BoardView| ChartPlaces::of(board, Camera::fit(), None, room).lay_either(usual, narrow, 30.0);
        let mut board = board((2, 0));
        assert_eq!((lay(&board).0, lay(&board).1.down), (usual, Vertical::Bottom));
        // Ports at one end of the foot, where a narrow card leaves them free.
        let mut foot: Vec<&mut Sector> = board.sectors.iter_mut().filter(|sector| sector.r == 4).collect();
        foot.sort_by_key(|sector| sector.q);
        for port in foot.into_iter().rev().take(2) {
            port.ground = Ground::Port("jatania".to_owned());
        }
        assert_eq!(lay(&board).0, narrow);
    }

    #[test]
    fn a_card_keeps_off_the_ship_and_what_is_beside_her() {
        let (room, card) = (Size::new(1000.0, 780.0), Size::new(600.0, 260.0));
        let lay = |at, focus| ChartPlaces::of(&board(at), Camera::fit(), focus, room).lay(card, 30.0);
        assert_eq!(lay((2, 0), None).down, Vertical::Bottom);
        assert_eq!(lay((0, 4), None).down, Vertical::Top);
        // Two cards do not lie on each other.
        let mut kept = ChartPlaces::of(&board((2, 0)), Camera::fit(), None, room);
        assert_ne!(kept.lay(card, 30.0).down, kept.lay(card, 30.0).down);
        // A card that leaves nothing free anywhere hides much, a small one nothing.
        let sight = ChartPlaces::of(&board((1, 2)), Camera::fit(), None, room);
        assert!(sight.hides(Size::new(900.0, 500.0), 30.0) && !sight.hides(Size::new(240.0, 80.0), 30.0));
        // She is in the middle of the chart, and what she is to go to lies below her.
        let below = board((1, 2)).sectors.iter().position(|sector| (sector.q, sector.r) == (1, 3));
        assert_eq!(lay((1, 2), below).down, Vertical::Top);
    }

    #[test]
    fn a_card_at_the_side_lies_beside_the_buttons_for_the_zoom() {
        let (room, card, margin) = (Size::new(1000.0, 780.0), Size::new(494.0, 160.0), 34.0);
        let buttons = zoom::place(&board((2, 0)), room).expect("there is room for them");
        let mut moved = 0;
        for place in Place::ALL.into_iter().filter(|place| place.across != Horizontal::Center) {
            let off = place.off(buttons, card, margin, room);
            let covers = off.covers(card, margin, room);
            assert!(!covers.intersects(&buttons), "{off:?}");
            assert!(covers.x >= margin && covers.x + covers.width <= room.width - margin, "{covers:?}");
            let padding = off.padding(margin);
            assert!(room.width - padding.left - padding.right >= card.width, "{padding:?}");
            moved += usize::from(off != place);
        }
        assert_eq!(moved, 1, "they lie in one corner");
        let wide = Size::new(900.0, 160.0);
        for place in Place::ALL {
            assert_eq!(place.off(buttons, wide, margin, room), place, "a wide one has no room beside them");
        }
    }
}
