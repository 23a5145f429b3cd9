//! The chronicle of a game or campaign: what was decided, reached and lost in each scenario, and how the dice fell.
//!
//! The facts are gathered from the history of a [`Session`](crate::session::Session): ids and numbers. `text` puts them
//! into words as a [`Document`], in which everything is decided, down to the places of the strokes of its drawings; the
//! window, [`html`] and [`markdown`] show the same document.
//!
//! Invariant: this layer makes no words. What people read in a document was put there by `text`.

mod chapter;
mod chart;
mod combat;
mod fact;
mod gather;
mod json;
pub(crate) mod listener;
mod luck;
pub(crate) mod route;
mod tally;

pub use kernel::chronicle::{
    Align, Block, Dash, Day, Document, Drawing, Figure, Ink, Item, LogLine, Page, Party, Point, Shape, Stroke, Table,
    Tone, html, markdown, svg,
};

pub use chapter::{Chapter, Chronicle, Figures, Fitting, Highlight, HighlightKind, Loss, Missed, Stop};
pub use chart::{Curve, chart};
pub use combat::{CombatReport, Shot};
pub use fact::{CardEnd, Fought, Met};
pub use gather::gather;
pub use json::json;
pub use luck::{Dice, Roll};
pub use route::{Place, way};
pub use tally::{Rank, Tally, Tries};
