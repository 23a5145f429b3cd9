//! A chronicle as it is read: everything in words, everything in its place. Window, page and text show the same.

use super::drawing::Drawing;

/// A chronicle as it is read.
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
    /// What stands on it.
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

/// How something is to be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tone {
    /// A fact.
    #[default]
    Plain,
    /// A gain.
    Good,
    /// A loss.
    Bad,
    /// Not of the ship but of the table: what was taken back.
    Aside,
}

/// An entry of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    /// When it was: “Turn 3”; empty where that says nothing.
    pub when: String,
    /// What.
    pub text: String,
    /// How it is to be read.
    pub tone: Tone,
    /// The number of the input after which it stood so, to go back to; none where there is no such moment.
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
    /// What can be seen in it, in a sentence, for those who cannot see it.
    pub told: String,
    /// The drawing.
    pub drawing: Drawing,
    /// The same as a table, where drawings cannot be shown.
    pub table: Table,
}

/// A day of the log: a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Day {
    /// “Turn 3”, or what stands for the time before the first.
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
    /// How it is to be read.
    pub tone: Tone,
}
