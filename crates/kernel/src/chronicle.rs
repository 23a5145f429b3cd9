//! The chronicle of a game: its history as a document that is shown, or written as HTML or Markdown.
//!
//! A game's history goes turn by turn through its [`Narrator`], which alone makes words. A game that wants more than the
//! plain outline builds its own [`Document`].

mod document;
mod drawing;
mod escape;
mod html;
mod markdown;
mod outline;
mod svg;
#[cfg(test)]
mod tests;

pub use document::{Block, Day, Document, Figure, Item, LogLine, Page, Table, Tone};
pub use drawing::{Align, Dash, Drawing, Ink, Party, Point, Shape, Stroke};
pub use html::html;
pub use markdown::markdown;
pub use outline::{Cover, Narrator, OutlineEntry, outline, tell};
pub use svg::svg;
