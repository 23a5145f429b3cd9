//! What can be done with a card, and with the shelf.

use strum::EnumIter;

/// Something that can be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Command {
    /// Copy a game under another name.
    Copy,
    /// Call it something else.
    Rename,
    /// Look into its log book.
    LogBook,
    /// Read it told back.
    Chronicle,
    /// Look at its moments.
    Timeline,
    /// Write it to a file outside.
    Export,
    /// Write a report of it.
    Report,
    /// Put it into the bin.
    Discard,
    /// Take back out what was put into the bin last.
    TakeBack,
    /// Begin a campaign.
    New,
    /// Bring in a game from a file.
    Import,
    /// Look into the bin.
    Bin,
    /// Back from the bin to the shelf.
    Shelf,
    /// Remove what is in the bin for good.
    Empty,
}

impl Command {
    /// All of them, in the order they are offered: what brings a game, what is done with the chosen one, the rest.
    pub const ALL: [Self; 14] = [
        Self::TakeBack,
        Self::New,
        Self::LogBook,
        Self::Chronicle,
        Self::Timeline,
        Self::Copy,
        Self::Rename,
        Self::Export,
        Self::Report,
        Self::Discard,
        Self::Import,
        Self::Bin,
        Self::Shelf,
        Self::Empty,
    ];

    /// The key that does it.
    pub fn key(self) -> char {
        match self {
            Self::Copy => 'c',
            Self::Rename => 'r',
            Self::LogBook => 'g',
            Self::Chronicle => 'l',
            Self::Timeline => 't',
            Self::Export => 'e',
            Self::Report => 'p',
            Self::Discard => 'd',
            Self::TakeBack => 'z',
            Self::New => 'n',
            Self::Import => 'i',
            Self::Bin | Self::Shelf => 'b',
            Self::Empty => 'x',
        }
    }

    /// Its name as used in message keys.
    pub fn id(self) -> &'static str {
        match self {
            Self::Copy => "copy",
            Self::Rename => "rename",
            Self::LogBook => "log-book",
            Self::Chronicle => "chronicle",
            Self::Timeline => "timeline",
            Self::Export => "export",
            Self::Report => "report",
            Self::Discard => "discard",
            Self::TakeBack => "take-back",
            Self::New => "new",
            Self::Import => "import",
            Self::Bin => "bin",
            Self::Shelf => "shelf",
            Self::Empty => "empty",
        }
    }

    /// Which of the lists it stands in.
    pub fn group(self) -> Group {
        match self {
            Self::TakeBack | Self::New => Group::First,
            Self::LogBook
            | Self::Chronicle
            | Self::Timeline
            | Self::Copy
            | Self::Rename
            | Self::Export
            | Self::Report
            | Self::Discard => Group::Card,
            Self::Import | Self::Bin | Self::Shelf | Self::Empty => Group::Shelf,
        }
    }
}

/// A list of commands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumIter)]
pub enum Group {
    /// What most come for.
    First,
    /// What is done with the card that is chosen.
    Card,
    /// What is done with the shelf.
    Shelf,
}
