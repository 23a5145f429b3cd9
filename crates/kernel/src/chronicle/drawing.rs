//! Drawings as plain shapes, so that the window and a page show the same.

/// A drawing.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Drawing {
    /// Its width, in units of its own.
    pub width: f32,
    /// Its height, in the same units.
    pub height: f32,
    /// What is drawn, the first lowest.
    pub shapes: Vec<Shape>,
}

/// A place in a drawing, from its upper left corner.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Point {
    /// How far to the right, in units of the drawing.
    pub x: f32,
    /// How far down.
    pub y: f32,
}

/// Something drawn.
#[derive(Debug, Clone, PartialEq)]
pub enum Shape {
    /// Straight lines from point to point.
    Lines {
        /// The points.
        points: Vec<Point>,
        /// Whether the last is joined to the first.
        closed: bool,
        /// The line.
        stroke: Option<Stroke>,
        /// What fills it, if it is closed.
        fill: Option<Ink>,
    },
    /// A disc.
    Disc {
        /// Its middle.
        at: Point,
        /// Its radius.
        radius: f32,
        /// Its rim.
        stroke: Option<Stroke>,
        /// What fills it.
        fill: Option<Ink>,
    },
    /// Words in a line.
    Words {
        /// Where the line of writing is met by their beginning, middle or end.
        at: Point,
        /// The words.
        text: String,
        /// The height of the letters.
        size: f32,
        /// Their colour.
        ink: Ink,
        /// What of them is at the place.
        align: Align,
    },
}

/// A line.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stroke {
    /// Its colour.
    pub ink: Ink,
    /// Its width.
    pub width: f32,
    /// Whether it is broken.
    pub dash: Dash,
}

impl Stroke {
    /// An unbroken line.
    pub fn of(ink: Ink, width: f32) -> Self {
        Self { ink, width, dash: Dash::Whole }
    }
}

/// What of some words is at their place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// Their beginning.
    Start,
    /// Their middle.
    Middle,
    /// Their end.
    End,
}

/// The dash pattern of a line, since colour alone is not enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dash {
    /// Not at all.
    Whole,
    /// Into long strokes.
    Long,
    /// Into short strokes.
    Short,
    /// Into dots.
    Dots,
    /// Into strokes and dots by turns.
    Mixed,
}

impl Dash {
    /// The lengths of strokes and gaps by turns; none for a whole line.
    pub fn pattern(self) -> &'static [f32] {
        match self {
            Self::Whole => &[],
            Self::Long => &[14.0, 5.0],
            Self::Short => &[6.0, 4.0],
            Self::Dots => &[1.5, 4.0],
            Self::Mixed => &[12.0, 4.0, 2.0, 4.0],
        }
    }
}

/// A colour, by what it means; what it looks like depends on where it is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// Text and linework.
    Strong,
    /// Second text, rims.
    Faint,
    /// Ruled lines.
    Rule,
    /// The ground of the drawing.
    Ground,
    /// Open space.
    Space,
    /// A sector that harms.
    Harm,
    /// A port.
    Port,
    /// The way of the ship.
    Way,
    /// One of several parties that are told apart: a power, a side.
    Party(Party),
}

/// One of several parties in a drawing. Each has a colour of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Party {
    /// The first.
    First,
    /// The second.
    Second,
    /// The third.
    Third,
    /// The fourth.
    Fourth,
    /// The fifth.
    Fifth,
}
