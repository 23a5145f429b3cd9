//! A chronicle as text: words, tables and drawings in order. The window, HTML and Markdown show the same document.

use super::drawing::Drawing;

/// A chronicle as text.
#[derive(Debug, Clone, PartialEq)]
pub struct Document {
    /// The language, by the name of its folder.
    pub language: String,
    /// The title of the whole.
    pub title: String,
    /// Its pages: the cover of a campaign, then one for each scenario.
    pub pages: Vec<Page>,
}

/// A page; on paper it begins on a fresh sheet.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// Its title.
    pub title: String,
    /// A line below the title; may be empty.
    pub subtitle: String,
    /// Its content.
    pub blocks: Vec<Block>,
}

/// A part of a page.
#[derive(Debug, Clone, PartialEq)]
pub enum Block {
    /// A heading within the page.
    Heading(String),
    /// A paragraph.
    Paragraph(String),
    /// A list.
    List(Vec<Item>),
    /// A table.
    Table(Table),
    /// A drawing with its caption.
    Figure(Figure),
    /// The log, day by day.
    Log(Vec<Day>),
}

/// The tone of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tone {
    /// A fact.
    #[default]
    Plain,
    /// A gain.
    Good,
    /// A loss.
    Bad,
    /// About the players rather than the ship: what was undone.
    Aside,
}

/// An entry of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    /// When it was: “Turn 3”; empty where that says nothing.
    pub when: String,
    /// The words.
    pub text: String,
    /// Its tone.
    pub tone: Tone,
    /// The number of the input to go back to; none if there is no such moment.
    pub input: Option<u32>,
}

/// A table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// The heads of its columns.
    pub head: Vec<String>,
    /// Its rows, each as long as the head.
    pub rows: Vec<Vec<String>>,
}

/// A drawing with its caption.
#[derive(Debug, Clone, PartialEq)]
pub struct Figure {
    /// What it shows, in a line.
    pub caption: String,
    /// A description in one sentence, for those who cannot see it.
    pub told: String,
    /// The drawing.
    pub drawing: Drawing,
    /// The same as a table, where drawings cannot be shown.
    pub table: Table,
}

/// A day of the log: a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Day {
    /// “Turn 3”, or the title for the time before the first.
    pub title: String,
    /// Its lines.
    pub lines: Vec<LogLine>,
}

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// The words.
    pub text: String,
    /// The faces of the dice that it came from.
    pub dice: Vec<u8>,
    /// Its tone.
    pub tone: Tone,
}
