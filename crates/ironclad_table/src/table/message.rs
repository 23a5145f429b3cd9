//! What can happen at the table, and what the window is asked to do then.

use std::time::Instant;

use crate::inspect::Asked;
use crate::inspect::Subject;
use crate::map;
use crate::replay::Looked;
use crate::squads::Post;
use crate::table::frame::Tab;
use crate::timeline::Timed;
use iced::Size;
use ironclad_game::save::Tonight;
use ironclad_game::session::{UndoScope, WriteJob};
use kit::key::Press;
use kit::measure::{Class, Measure};
use kit::preferences::Preferences;
use words::Text;

/// What happened at the table.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// A key.
    Press(Press),
    /// An option of the list was chosen.
    Option(usize),
    /// The same with a press on its row, in a list that began with the option at `first`.
    Pressed {
        /// The option.
        place: usize,
        /// The first that was shown.
        first: usize,
    },
    /// The list is to show other options.
    List(bool),
    /// The main button.
    Main,
    /// The chart.
    Board(map::Event),
    /// A hero at her post.
    Hero(Post),
    /// An enemy in a combat.
    Enemy(usize),
    /// A slip of the plan, by its place.
    Slip(usize),
    /// A service of the port.
    Service(usize),
    /// Somebody or something at a fitting out, by its place.
    Piece(usize),
    /// The crew that a purser would suggest, at a fitting out.
    Suggest,
    /// While one looks back.
    Looked(Looked),
    /// On the timeline.
    Timed(Timed),
    /// Take so much back.
    Undo(UndoScope),
    /// Make so much again.
    Redo(UndoScope),
    /// The rule book, at a rule if one is named.
    Rules(Option<String>),
    /// These are at the table from now on.
    Seated(Tonight),
    /// The brief of the scenario, at an aim if one is asked about.
    Brief(Option<usize>),
    /// The menu.
    Menu,
    /// The campaign's log book.
    LogBook,
    /// A row of the menu that lies over the table.
    Row(usize),
    /// A tab of a smaller window.
    Tab(Tab),
    /// The log, up or down.
    Log(bool),
    /// The lesson's card over the chart of a small window, shown or put away.
    Lesson(bool),
    /// What is this?
    Explain(Subject),
    /// Something is asked by hand.
    Asked(Asked),
    /// Put the explanation away.
    Close,
    /// Put the page of the story away to look at the table, or take it up again.
    Page(bool),
    /// In small windows: turn from the page of the story to its options, or back.
    Turn(bool),
    /// Whether there is more of the page below what is seen.
    Below(bool),
    /// What was said has been heard.
    Heard,
    /// Time passes while dice fall.
    Tick(Instant),
}

impl Message {
    /// Whether it chooses something, or would.
    pub(crate) fn chooses(&self) -> bool {
        matches!(
            self,
            Self::Option(_)
                | Self::Pressed { .. }
                | Self::Service(_)
                | Self::Piece(_)
                | Self::Undo(_)
                | Self::Redo(_)
                | Self::Lesson(_)
        )
    }
}

/// What the window should do.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// Write a move, and say what came of it.
    Write(WriteJob),
    /// Open the rule book, at a rule if one is named.
    Rules(Option<String>),
    /// Leave for the title; the game is on disk.
    Leave,
    /// The game is over, and its last page has been read.
    Over,
    /// Open the settings.
    Settings,
    /// Begin the same lesson anew.
    Again,
    /// Read the game told back.
    Chronicle,
    /// The log book of the campaign.
    LogBook,
    /// Ask who is at the table tonight.
    WhoIsHere,
    /// Write a report of the game.
    Report,
    /// Put the cursor into the field with this id.
    Focus(&'static str),
    /// Scroll what is being read.
    Scroll {
        /// Downwards.
        down: bool,
    },
    /// Read on in the page, by as much as is seen of it.
    ReadOn,
    /// The same so many times from the head: the page lies there again.
    ReadUpTo(usize),
    /// Show what is being read from its head: it is something else.
    FromHead,
    /// Bring into sight what must not be overlooked.
    Follow,
}

/// What the table is given to work with.
#[derive(Debug, Clone, Copy)]
pub struct Env<'a> {
    /// The words.
    pub text: &'a Text,
    /// The settings.
    pub settings: &'a Preferences,
    /// The window's size, in units.
    pub size: Size,
    /// Now.
    pub now: Instant,
}

impl<'a> Env<'a> {
    /// In a window of this measure, now.
    pub fn of(text: &'a Text, settings: &'a Preferences, measure: Measure) -> Self {
        Self { text, settings, size: measure.size(), now: Instant::now() }
    }

    /// How much of the table shows.
    pub fn class(self) -> Class {
        Class::of(self.size)
    }
}

/// Whether a message, while dice fall, means no more than: hurry.
pub(crate) fn hurries(message: &Message) -> bool {
    match message {
        Message::Press(press) => !matches!(press, Press::FullScreen | Press::Reread | Press::Zoom { .. }),
        Message::Main
        | Message::Option(_)
        | Message::Pressed { .. }
        | Message::Hero(_)
        | Message::Enemy(_)
        | Message::Slip(_)
        | Message::Service(_) => true,
        Message::Board(event) => matches!(event, map::Event::Pressed(_) | map::Event::Dragged(_)),
        Message::List(_)
        | Message::Piece(_)
        | Message::Suggest
        | Message::Looked(_)
        | Message::Timed(_)
        | Message::Undo(_)
        | Message::Redo(_)
        | Message::Rules(_)
        | Message::Seated(_)
        | Message::Brief(_)
        | Message::Menu
        | Message::LogBook
        | Message::Row(_)
        | Message::Tab(_)
        | Message::Log(_)
        | Message::Lesson(_)
        | Message::Explain(_)
        | Message::Asked(_)
        | Message::Close
        | Message::Page(_)
        | Message::Turn(_)
        | Message::Below(_)
        | Message::Heard
        | Message::Tick(_) => false,
    }
}
