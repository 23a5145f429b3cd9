//! A row of a list one chooses from: key, mark, title, a line below, columns at the right.

use super::key::{Cap, HEIGHT as CAP, key_cap, key_width, no_key};
use super::panel::dashed;
use super::ring::ring;
use super::shrink_to_fit::{whole, whole_label};
use crate::fit;
use crate::theme::{self, BONE, BONE2, BRASS_HI, INK0, INK3, LINE, PICK};
use iced::widget::{Column, Row, button, column, container, row};
use iced::{Alignment, Color, Element, Fill, Length};

/// The size of words at a row's end.
pub const END: f32 = 21.0;
/// The room at either side of a row, and between its parts.
const GAP: f32 = 8.0;
/// The room above and below what stands in a row, and once more in one that is as high as it needs to be.
const ABOVE: f32 = 4.0;
const AIR: f32 = 6.0;

/// How a row stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Standing {
    /// It can be chosen.
    #[default]
    Open,
    /// It is chosen.
    Chosen,
    /// It cannot be chosen; its line below says why.
    Barred,
}

impl Standing {
    /// The ground of an option at rest, and under the pointer, where such as can be chosen have this one. What cannot be chosen
    /// has none of its own.
    pub fn grounds(self, open: Color) -> [Color; 2] {
        match self {
            Self::Open => [open, INK3],
            Self::Chosen => [PICK; 2],
            Self::Barred => [Color::TRANSPARENT; 2],
        }
    }
}

/// A row under construction.
pub struct OptionRow<'a, M> {
    key: String,
    mark: Option<Element<'a, M>>,
    title: String,
    below: Option<String>,
    below_ink: Option<Color>,
    columns: Vec<Element<'a, M>>,
    standing: Standing,
    focused: bool,
    height: Length,
    above: f32,
    size: f32,
    below_size: Option<f32>,
    on_press: Option<M>,
}

impl<'a, M: Clone + 'a> OptionRow<'a, M> {
    /// A row with its key and title. Without a key there is no cap, but its place is kept.
    pub fn new(key: impl Into<String>, title: impl Into<String>) -> Self {
        Self {
            key: key.into(),
            mark: None,
            title: title.into(),
            below: None,
            below_ink: None,
            columns: Vec::new(),
            standing: Standing::Open,
            focused: false,
            height: Length::Fixed(48.0),
            above: ABOVE,
            size: 25.0,
            below_size: None,
            on_press: None,
        }
    }

    /// A mark between key and title.
    pub fn mark(mut self, mark: impl Into<Element<'a, M>>) -> Self {
        self.mark = Some(mark.into());
        self
    }

    /// A line below the title: cost, consequence, or why it cannot be.
    pub fn below(mut self, line: impl Into<String>) -> Self {
        self.below = Some(line.into());
        self
    }

    /// The size of that line, where it does not follow from the title's.
    pub fn below_sized(mut self, size: f32) -> Self {
        self.below_size = Some(size);
        self
    }

    /// Another ink for that line, where it must not be overlooked; lighter if the row's grounds ask for it.
    pub fn below_ink(mut self, ink: Color) -> Self {
        self.below_ink = Some(theme::on_option(ink));
        self
    }

    /// Adds a column at the right.
    pub fn column(mut self, column: impl Into<Element<'a, M>>) -> Self {
        self.columns.push(column.into());
        self
    }

    /// Adds a right-hand column of the given width with text at its end; its colour is lighter if the row's grounds ask for it.
    pub fn right(self, text: impl Into<String>, width: f32, color: Color) -> Self {
        let ink = theme::on_option(color);
        self.column(container(whole_label(text, END, ink)).width(width).align_right(width))
    }

    /// How the row stands.
    pub fn standing(mut self, standing: Standing) -> Self {
        self.standing = standing;
        self
    }

    /// Whether the focus is on it.
    pub fn focused(mut self, focused: bool) -> Self {
        self.focused = focused;
        self
    }

    /// A fixed height.
    pub fn height(mut self, height: f32) -> Self {
        self.height = Length::Fixed(height);
        self
    }

    /// With half the room above and below what stands in it.
    pub fn dense(mut self) -> Self {
        self.above = ABOVE / 2.0;
        self
    }

    /// As high as it needs to be.
    pub fn shrink(mut self) -> Self {
        self.height = Length::Shrink;
        self
    }

    /// The size of the title.
    pub fn title_size(mut self, size: f32) -> Self {
        self.size = size;
        self
    }

    /// What pressing it says.
    pub fn on_press(mut self, message: M) -> Self {
        self.on_press = Some(message);
        self
    }

    /// The row as an element.
    pub fn view(self) -> Element<'a, M> {
        let barred = self.standing == Standing::Barred;
        let chosen = self.standing == Standing::Chosen;
        let cap = match self.standing {
            Standing::Open => Cap::Plain,
            Standing::Chosen => Cap::Filled,
            Standing::Barred => Cap::Idle,
        };
        let name = whole(self.title, self.size, if barred { BONE2 } else { BONE });
        let words: Element<'a, M> = match self.below {
            Some(line) => {
                let ink = self.below_ink.unwrap_or(if chosen { BRASS_HI } else { BONE2 });
                let size = self.below_size.unwrap_or_else(|| below_size(self.size));
                column![name, whole_label(line, size, ink)].into()
            }
            None => name,
        };
        let cap: Element<'a, M> = if self.key.is_empty() { no_key() } else { key_cap(&self.key, cap) };
        let mut face = row![cap].spacing(GAP).align_y(Alignment::Center).padding([self.above, GAP]);
        if let Some(mark) = self.mark {
            face = face.push(mark);
        }
        face = face.push(container(words).width(Fill));
        face = self.columns.into_iter().fold(face, Row::push);
        let [ground, hover] = self.standing.grounds(INK0);
        let (line, width) = match self.standing {
            Standing::Chosen => (BRASS_HI, 1.5),
            Standing::Open => (LINE, 1.5),
            Standing::Barred => (Color::TRANSPARENT, 0.0),
        };
        let face = match self.height {
            Length::Shrink => container(face).padding([AIR, 0.0]),
            _ => container(face).center_y(Fill),
        };
        let plate = button(face)
            .width(Fill)
            .height(self.height)
            .padding(0)
            .style(theme::plate(ground, hover, line, width))
            .on_press_maybe(if barred { None } else { self.on_press });
        let body: Element<'a, M> = if barred { dashed(plate, LINE) } else { plate.into() };
        ring(body, self.focused)
    }
}

/// The size of the line below a title.
fn below_size(title: f32) -> f32 {
    (title * 0.84).max(21.0)
}

/// How high a row with a key has to be for its title, a line below, and words at its end in a column of this width, in so
/// much room from side to side. A row whose words change keeps its height that way.
pub fn row_height(key: &str, title: &str, size: f32, below: &str, (end, column): (&str, f32), width: f32) -> f32 {
    let column_room = if column > 0.0 { column + GAP } else { 0.0 };
    let room = width - 3.0 * GAP - key_width(key).max(CAP) - column_room;
    let line = |text: &str, size: f32, line: f32, room: f32| {
        if text.is_empty() { 0.0 } else { fit::whole_height(text, size, line, room) }
    };
    let words = line(title, size, 1.12, room) + line(below, below_size(size), 1.2, room);
    words.max(line(end, END, 1.2, column)).max(CAP).ceil() + 2.0 * (ABOVE + AIR)
}

/// How far rows that stand one below the other overlap, to share their borders.
pub const OVERLAP: f32 = 1.5;

/// Rows one below the other, sharing their borders.
pub fn list<'a, M: 'a>(rows: Vec<Element<'a, M>>) -> Column<'a, M> {
    Column::with_children(rows).spacing(-OVERLAP)
}
