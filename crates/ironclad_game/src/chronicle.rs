//! The chronicle of a game or campaign: what was decided, reached and lost in each scenario, and how the dice fell.
//!
//! The facts are gathered from the history of a [`Session`](crate::session::Session): ids and numbers. `text` puts them
//! into words as a [`Document`], in which everything is decided, down to the places of the strokes of its drawings; the
//! window, [`html`] and [`markdown`] show the same document.
//!
//! Invariant: this layer makes no words. What people read in a document was put there by `text`.

mod chapter;
mod chart;
mod document;
mod drawing;
mod fact;
mod gather;
mod hear;
mod html;
mod json;
mod luck;
mod markdown;
mod svg;
mod tally;
mod way;

pub use chapter::{Chapter, Chronicle, Deed, Figures, Fitting, Loss, Missed, Moment, Stop};
pub use chart::{Curve, chart};
pub use document::{Block, Day, Document, Figure, Item, LogLine, Page, Table, Tone};
pub use drawing::{Align, Dash, Drawing, Ink, Point, Shape, Stroke};
pub use fact::{CardEnd, Fought, Met};
pub use gather::gather;
pub use html::html;
pub use json::json;
pub use luck::{Dice, Roll};
pub use markdown::markdown;
pub use svg::svg;
pub use tally::{Rank, Tally, Tries};
pub use way::{Place, way};
