//! The hex map: sectors, tokens, ports and the ship, with pan and zoom.
//!
//! Drawn from a plain [`BoardView`]. Layers are canvases of their own, each kept until what it shows changes. While the map is moved, a picture of it is moved in
//! place of those layers (`kit::pan`), and they are drawn when it comes to rest.

pub mod camera;
mod draw;
pub(crate) mod free;
mod furniture;
mod going;
mod name;
mod pilot;
pub mod present;
mod tag;
mod zoom;

pub use camera::Camera;
pub use tag::{Tag, TagKind};

use crate::motion::Moves;
use going::Going;
use iced::widget::{container, responsive, stack};
use iced::{Element, Fill, Size};
use ironclad_game::content::terms;
use kit::key::Arrow;
use kit::widget::chart;
use pilot::Pilot;
use std::rc::Rc;

/// What the map shows.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BoardView {
    /// The sectors. A sector's place in this list is its index everywhere.
    pub sectors: Vec<Sector>,
    /// Where the ship is.
    pub ship: Option<usize>,
    /// The sectors she came through, oldest first, without the one she is in.
    pub course: Vec<usize>,
    /// The chart's title.
    pub title: String,
    /// The line below it.
    pub note: String,
    /// How many tokens are sealed and known.
    pub counts: String,
    /// What a story has laid on the sectors.
    pub tags: Vec<Tag>,
    /// The road that the chosen option would send something along: from where it is, to its end.
    pub road: Vec<usize>,
}

/// A sector of the map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sector {
    /// Axial column.
    pub q: i32,
    /// Axial row.
    pub r: i32,
    /// The tile it belongs to; edges between tiles have a rim.
    pub tile: u32,
    /// What it is.
    pub ground: Ground,
    /// Its name as shown.
    pub name: String,
    /// The token on it.
    pub token: Token,
    /// The ship may move here.
    pub in_reach: bool,
    /// Its token may be turned up by Recon.
    pub in_recon: bool,
    /// Nothing may enter.
    pub banned: bool,
    /// A foe can be here when the turn has ended.
    pub threatened: bool,
    /// Its place on the grid: `C4`; empty if it shows none.
    pub grid: String,
    /// The lesson points here.
    pub marked: bool,
}

impl Sector {
    /// A sector without a name, on which nothing lies and to which nothing points.
    pub fn bare(q: i32, r: i32, ground: Ground) -> Self {
        Self {
            q,
            r,
            tile: 0,
            ground,
            name: String::new(),
            token: Token::None,
            in_reach: false,
            in_recon: false,
            banned: false,
            threatened: false,
            grid: String::new(),
            marked: false,
        }
    }
}

/// What a sector is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ground {
    /// Open space under a cosmic condition.
    Condition(Condition),
    /// A port, with the name of its drawing.
    Port(String),
}

/// The cosmic conditions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Condition {
    /// Nothing.
    EmptySpace,
    /// No Recon.
    Nebula,
    /// Hits; no Rest.
    SolarFlare,
    /// Hits; no Repair.
    GeomagneticStorm,
    /// Hits; no Heal.
    Pulsar,
    /// Hits and a wound.
    SuperNova,
    /// The worst.
    BlackHole,
}

impl Condition {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::EmptySpace,
        Self::Nebula,
        Self::SolarFlare,
        Self::GeomagneticStorm,
        Self::Pulsar,
        Self::SuperNova,
        Self::BlackHole,
    ];

    /// Its name as used in drawings and message keys.
    pub fn id(self) -> &'static str {
        match self {
            Self::EmptySpace => "empty-space",
            Self::Nebula => "nebula",
            Self::SolarFlare => "solar-flare",
            Self::GeomagneticStorm => "geomagnetic-storm",
            Self::Pulsar => "pulsar",
            Self::SuperNova => "super-nova",
            Self::BlackHole => "black-hole",
        }
    }
}

impl From<terms::Condition> for Condition {
    fn from(condition: terms::Condition) -> Self {
        match condition {
            terms::Condition::EmptySpace => Self::EmptySpace,
            terms::Condition::Nebula => Self::Nebula,
            terms::Condition::SolarFlare => Self::SolarFlare,
            terms::Condition::GeomagneticStorm => Self::GeomagneticStorm,
            terms::Condition::Pulsar => Self::Pulsar,
            terms::Condition::SuperNova => Self::SuperNova,
            terms::Condition::BlackHole => Self::BlackHole,
        }
    }
}

/// The token on a sector.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Token {
    /// None.
    #[default]
    None,
    /// Face down.
    Sealed,
    /// Face up, with the name of its icon.
    Open(String),
}

impl BoardView {
    /// Whether the same sectors lie in the same places.
    pub fn is_same_chart(&self, other: &Self) -> bool {
        let places = |board: &Self| board.sectors.iter().map(|sector| (sector.q, sector.r)).collect::<Vec<_>>();
        places(self) == places(other)
    }
}

/// What the players did to the map.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Event {
    /// A sector was clicked.
    Pressed(usize),
    /// The ship was dragged to a sector.
    Dragged(usize),
    /// The pointer is over a sector, or over none.
    Hovered(Option<usize>),
    /// The map was moved or zoomed.
    Camera(Camera),
    /// The map has room of this size now.
    Room(Size),
}

impl Event {
    /// Whether nothing changes but the map itself.
    pub fn is_slight(self) -> bool {
        !matches!(self, Self::Pressed(_) | Self::Dragged(_))
    }
}

/// The map, filling its room, inside the chart's frame. A unit has so many `pixels`; what moves is drawn on
/// its way.
pub fn view<'a, M: Clone + 'a>(
    board: &Rc<BoardView>,
    camera: Camera,
    focus: Option<usize>,
    pixels: f32,
    moves: &Moves,
    on_event: impl Fn(Event) -> M + 'a,
) -> Element<'a, M> {
    let sectors = Rc::clone(board);
    let on_event = Rc::new(on_event);
    let of_hand = Rc::clone(&on_event);
    container(stack![
        draw::view(board, camera, pixels, &Going::of(moves, board)),
        chart::frame(),
        Pilot::view(Rc::clone(board), camera, focus, move |event| of_hand(event)),
        responsive(move |size| {
            let events = zoom::events(&sectors, camera, focus, size);
            zoom::view(&sectors, events.map(|event| on_event(event)), size)
        }),
    ])
    .id(chart::CHART)
    .width(Fill)
    .height(Fill)
    .clip(true)
    .into()
}

/// The sector next to another in an arrow's direction, for moving the focus; from none, where the ship is.
pub fn beside(board: &BoardView, from: Option<usize>, arrow: Arrow) -> Option<usize> {
    let Some(from) = from.and_then(|i| board.sectors.get(i)) else {
        return board.ship.or(if board.sectors.is_empty() { None } else { Some(0) });
    };
    let (x, y) = match arrow {
        Arrow::Up => (0.0, -1.0),
        Arrow::Down => (0.0, 1.0),
        Arrow::Left => (-1.0, 0.0),
        Arrow::Right => (1.0, 0.0),
    };
    let at = camera::middle(from.q, from.r);
    // The nearest sector ahead, where what lies aside counts as twice as far.
    let ahead = board.sectors.iter().enumerate().filter_map(|(i, sector)| {
        let by = camera::middle(sector.q, sector.r) - at;
        let (forward, aside) = (by.x * x + by.y * y, (by.x * y - by.y * x).abs());
        if forward > 1.0 && aside < forward * 1.8 { Some((forward + 2.0 * aside, i)) } else { None }
    });
    ahead.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, i)| i)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_reach_every_sector_and_stop_at_the_edge() {
        let sector = |q, r| Sector::bare(q, r, Ground::Condition(Condition::Pulsar));
        let board = BoardView {
            sectors: vec![sector(0, 0), sector(1, 0), sector(0, 1), sector(-1, 1)],
            ship: Some(2),
            ..BoardView::default()
        };
        assert_eq!(beside(&board, None, Arrow::Up), Some(2));
        assert_eq!(beside(&board, Some(0), Arrow::Right), Some(1));
        assert_eq!(beside(&board, Some(1), Arrow::Right), None);
        assert!(matches!(beside(&board, Some(0), Arrow::Down), Some(2 | 3)));
        assert!(matches!(beside(&board, Some(2), Arrow::Up), Some(0 | 1)));
    }
}
