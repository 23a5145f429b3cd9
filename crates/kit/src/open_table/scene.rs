//! What lies on a table, as plain data. Places are whole numbers of the game's own unit, `x` to the east and `y` to the
//! north of the south-west corner.

use iced::Color;

use super::art::Art;

/// A place on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Spot {
    /// Units to the east.
    pub x: i32,
    /// Units to the north.
    pub y: i32,
}

impl Spot {
    /// The place at these units.
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// A part of the way to another place, from 0 to 1, to draw what is on its way.
    #[must_use]
    pub fn towards(self, other: Self, part: f32) -> Self {
        let between = |from: i32, to: i32| from + ((to - from) as f32 * part.clamp(0.0, 1.0)) as i32;
        Self { x: between(self.x, other.x), y: between(self.y, other.y) }
    }
}

/// Everything that is drawn.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Scene {
    /// Units in an inch.
    pub inch: i32,
    /// Units from west to east.
    pub width: i32,
    /// Units from south to north.
    pub height: i32,
    /// Shaded rectangles: zones.
    pub areas: Vec<Area>,
    /// Shaded sectors: arcs of fire.
    pub wedges: Vec<Wedge>,
    /// Circles round a place: bands of range.
    pub rings: Vec<Ring>,
    /// Lines: paths, lines of fire.
    pub lines: Vec<Line>,
    /// Ships, markers and the like.
    pub models: Vec<Model>,
    /// Words on the table.
    pub labels: Vec<Label>,
    /// The tape, if it is laid out.
    pub tape: Option<Tape>,
    /// Whether dragging lays the tape instead of moving the table.
    pub measures: bool,
    /// What can be dragged: the place where a hand takes hold of it.
    pub grip: Option<Spot>,
}

/// How a line is broken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dash {
    /// Not at all.
    Whole,
    /// Into dashes.
    Dashes,
    /// Into dots.
    Dots,
}

/// A shaded rectangle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Area {
    /// Its south-west corner.
    pub low: Spot,
    /// Its north-east corner.
    pub high: Spot,
    /// Its colour; drawn thin, with a clear edge.
    pub color: Color,
}

/// A shaded sector of a circle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Wedge {
    /// Its point.
    pub at: Spot,
    /// Its middle, in degrees clockwise from north.
    pub middle: u16,
    /// How far it spreads in all, in degrees.
    pub spread: u16,
    /// How far it reaches, in inches.
    pub reach: u16,
    /// Its colour; drawn thin.
    pub color: Color,
}

/// A circle round a place.
#[derive(Debug, Clone, PartialEq)]
pub struct Ring {
    /// Its centre.
    pub at: Spot,
    /// Its radius in inches.
    pub reach: u16,
    /// Its colour.
    pub color: Color,
    /// How it is broken.
    pub dash: Dash,
    /// Words at its top; may be empty.
    pub label: String,
}

/// A line through places.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// The places, in order.
    pub through: Vec<Spot>,
    /// Its colour.
    pub color: Color,
    /// Its width.
    pub width: f32,
    /// How it is broken.
    pub dash: Dash,
    /// Whether a small ring marks the places between its ends.
    pub knots: bool,
}

/// How a model stands out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Emphasis {
    /// It does not.
    Plain,
    /// It is the one meant.
    Chosen,
    /// It is aimed at.
    Aimed,
    /// It is done for now, and steps back.
    Done,
    /// It is drawn where it would be.
    Ghost,
}

/// What stands round a model, so that sides are not told by colour alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Frame {
    /// A ring.
    Ring,
    /// A square on its corner.
    Lozenge,
    /// A square.
    Square,
    /// A triangle.
    Triangle,
    /// Nothing.
    Bare,
}

/// A model on the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Model {
    /// The game's own number for it; ghosts may share that of what they are a ghost of.
    pub id: u32,
    /// Where its centre is.
    pub at: Spot,
    /// Where it points, in degrees clockwise from north.
    pub heading: u16,
    /// Its drawing.
    pub art: Art,
    /// How long it is, in parts of a middling model.
    pub size: f32,
    /// The colour of its side.
    pub color: Color,
    /// What stands round it.
    pub frame: Frame,
    /// What it is called; may be empty.
    pub name: String,
    /// How it stands out.
    pub emphasis: Emphasis,
}

/// What words belong to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor {
    /// A place.
    At(Spot),
    /// A straight line: they stand in the middle of what is seen of it.
    Along(Spot, Spot),
}

/// Words on the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Label {
    /// What they belong to.
    pub anchor: Anchor,
    /// Pixels by which they stand above it, below if negative.
    pub above: f32,
    /// The words.
    pub words: String,
    /// Their colour.
    pub color: Color,
}

/// A tape between two places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tape {
    /// From here.
    pub from: Spot,
    /// To here.
    pub to: Spot,
}

impl Tape {
    /// Its length in tenths of an inch, rounded; for display only.
    pub fn tenths(self, inch: i32) -> i64 {
        let (dx, dy) =
            (i128::from(self.to.x) - i128::from(self.from.x), i128::from(self.to.y) - i128::from(self.from.y));
        let inch = i128::from(inch.max(1));
        let doubled = ((dx * dx + dy * dy) * 400 / (inch * inch)).isqrt();
        i64::try_from((doubled + 1) / 2).unwrap_or(i64::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tape_measures_in_tenths_of_an_inch() {
        let tape = |x, y| Tape { from: Spot::new(10, 10), to: Spot::new(10 + x, 10 + y) }.tenths(100);
        assert_eq!((tape(300, 400), tape(-300, 400), tape(0, 0), tape(104, 0), tape(106, 0)), (50, 50, 0, 10, 11));
    }
}
