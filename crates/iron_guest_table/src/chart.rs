//! The sea: hexes, shoals, ships and hulks, the wind rose, and what is drawn of a play over them. Plain data in, an
//! element out.

pub(crate) mod beside;
mod draw;
mod input;
pub(crate) mod present;
mod rose;
mod sheet;
mod touch;

pub use draw::turned as under_way;
pub use sheet::Sheet;

use iced::widget::{container, stack};
use iced::{Element, Vector};
use iron_guest::board::{Face, Heading, Hex, HexSet, Radius};
use iron_guest::ship::{Berth, ShipId};
use std::rc::Rc;

use crate::livery::Livery;
use draw::{Layer, Leaf};
use kit::widget::chart as paper;
use kit::widget::chart::CHART;
use kit::widget::sketch::sketch;

/// What lies on the chart.
#[derive(Debug, Clone, PartialEq)]
pub struct SeaView {
    /// The size of the board.
    pub radius: Radius,
    /// What is kept free of the board at the left, for words.
    pub beside: f32,
    /// The shoals.
    pub shoals: HexSet,
    /// The upwind face, once it is rolled.
    pub upwind: Option<Face>,
    /// Ships and hulks.
    pub pieces: Vec<Piece>,
    /// Where something may end or be placed.
    pub ends: Vec<End>,
    /// Hexes under fire, each with its range, 1 to 3.
    pub under_fire: Vec<(Hex, u8)>,
    /// Whether those are what enemies could bring under fire, and not what a play sweeps.
    pub danger: bool,
    /// The way of the play that is drawn, from its first hex on, and the heading at its end.
    pub way: Option<(Vec<Hex>, Heading)>,
    /// Lines of fire.
    pub shots: Vec<ShotLine>,
    /// Marks that are set for a moment.
    pub marks: Vec<(Hex, Mark)>,
    /// Faces of the board that somebody begins at, or may choose.
    pub faces: Vec<FaceView>,
}

/// A ship or a hulk.
#[derive(Debug, Clone, PartialEq)]
pub struct Piece {
    /// The ship.
    pub ship: ShipId,
    /// Her hex and heading.
    pub berth: Berth,
    /// Whose colours and figure.
    pub livery: Livery,
    /// Masts that stand; none for a hulk.
    pub masts: Option<u8>,
    /// Its number in the squadron.
    pub number: usize,
    /// Its name.
    pub name: String,
    /// How it stands out.
    pub emphasis: Emphasis,
}

/// How a ship stands out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Emphasis {
    /// It does not.
    Plain,
    /// It waits for its play.
    Waits,
    /// It waits and can run before the wind.
    Runs,
    /// It has been played.
    Played,
    /// It is picked.
    Picked,
    /// It is drawn where it would be.
    Ghost,
}

/// Where something may end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct End {
    /// The hex and the heading.
    pub berth: Berth,
    /// Whether it is chosen.
    pub chosen: bool,
    /// Whether it is a grapple.
    pub grapples: bool,
}

/// A line of fire.
#[derive(Debug, Clone, PartialEq)]
pub struct ShotLine {
    /// From where, in parts of the way from one hex to another.
    pub from: (Hex, Hex, f32),
    /// At whom.
    pub to: Hex,
    /// What it takes, and the chance.
    pub words: String,
    /// Whether it is announced, and not only possible.
    pub announced: bool,
}

/// A mark that is set for a moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// A hit.
    Splash,
    /// A miss.
    Miss,
    /// A grapple.
    Grapple,
    /// Something stands in the line of fire.
    Masked,
}

impl Mark {
    fn drawing(self) -> &'static str {
        match self {
            Self::Splash => "wargames/iron-guest/splash",
            Self::Miss => "wargames/iron-guest/miss",
            Self::Grapple => "wargames/iron-guest/grapple",
            Self::Masked => "wargames/iron-guest/mask",
        }
    }
}

/// A face of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FaceView {
    /// The face of the sea, from 1 to 6 as on the rose.
    pub face: Face,
    /// Who begins there; none if it may be chosen.
    pub livery: Option<Livery>,
    /// Whether it is chosen.
    pub chosen: bool,
}

/// Somewhere on the board that somebody points at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spot {
    /// The hex.
    pub hex: Hex,
    /// The side of the hex that is meant; none near its middle.
    pub towards: Option<Heading>,
}

/// The place among berths that is nearest to where somebody points: in that hex, with the heading that is meant. In the
/// middle of a hex it is the one after the chosen one, round and round.
pub fn nearest(berths: impl Iterator<Item = Berth>, spot: Spot, chosen: Option<usize>) -> Option<usize> {
    let here: Vec<(usize, Berth)> = berths.enumerate().filter(|(_, berth)| berth.hex == spot.hex).collect();
    match spot.towards {
        Some(heading) => here.iter().min_by_key(|(_, berth)| berth.heading.turns_to(heading)).map(|(place, _)| *place),
        None => {
            let now = here.iter().position(|(place, _)| Some(*place) == chosen);
            let next = now.map_or(0, |at| (at + 1) % here.len().max(1));
            here.get(next).map(|(place, _)| *place)
        }
    }
}

/// What somebody does on the chart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// The pointer is over a spot, or over none.
    Over(Option<Spot>),
    /// A spot is clicked.
    Clicked(Spot),
}

/// The chart.
pub fn view<'a>(sea: SeaView) -> Element<'a, Event> {
    let sea = Rc::new(sea);
    let leaf = |layer| -> Element<'a, Event> { sketch(Leaf { layer, sea: Rc::clone(&sea) }).into() };
    let layers = stack![
        paper::ground(Vector::new(0.12, 0.2)),
        leaf(Layer::Sea),
        leaf(Layer::Fire),
        leaf(Layer::Ships),
        leaf(Layer::Over),
        paper::frame(),
        touch::layer(sea.radius, sea.beside),
    ];
    container(layers.clip(true)).id(CHART).into()
}
