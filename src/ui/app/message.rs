//! What can happen to the window.

use std::path::PathBuf;
use std::sync::Arc;

use iced::Size;
use iron_guest_table as battle;
use ironclad_table::log_book::LogBookView;
use kernel::session::Written;
use kit::inspect::Asked;
use kit::key::Press;
use kit::rule_book;

use super::asked::Thing;
use crate::chronicle::Document;
use crate::content::fault::Faults;
use crate::ui::job::battles::Battles;
use crate::ui::job::errand;
use crate::ui::job::library::Library;
use crate::ui::job::opening::Opened;
use crate::ui::screen;

/// Something happened to the window.
#[derive(Debug, Clone)]
pub enum Message {
    /// The window has this size, in the system's pixels.
    Window(Size),
    /// A key that no field took.
    Press(Press),
    /// A field took Esc, and let go of the cursor.
    FieldLeft,
    /// The settings were written, or why not.
    Saved(Result<(), String>),
    /// The catalogue and the games were read, or why not.
    Library(Result<Library, Faults>),
    /// A game was begun or loaded, or could not be.
    Opened(Opened),
    /// What came of a job of a battle in the wardroom.
    IronGuest(battle::job::Done),
    /// What came of a job of a battle of Full Thrust.
    FullThrust(full_thrust_table::job::Done),
    /// What was done for the pages before a battle of it.
    Prepared(full_thrust_table::preparation::Done),
    /// The battles that are kept were read.
    Battles(Box<Battles>),
    /// What became of an errand.
    Errand(errand::Outcome),
    /// The game in this file has been told back, or why not.
    Retold(PathBuf, Result<Arc<Document>, String>),
    /// The log book of the game in this file has been read, or why not.
    LogBook(PathBuf, Result<Box<LogBookView>, String>),
    /// A chronicle was written out to this file, or why not.
    WrittenOut(Result<PathBuf, String>),
    /// A report was written to this file, or why not.
    Reported(Result<PathBuf, String>),
    /// The system makes so many pixels of the screen of one of its own.
    Scaled(f32),
    /// The window is to be closed.
    CloseRequested,
    /// A file was dropped on the window.
    Dropped(PathBuf),
    /// A move of the game was written, or why not.
    Written(Written),
    /// Time passes while something moves.
    Tick(std::time::Instant),
    /// On the screen.
    Screen(screen::Message),
    /// In the rule book that lies over the screen.
    Rules(rule_book::Message),
    /// Open the rule book, at a rule if one is named.
    OpenRules(Option<String>),
    /// Something is asked by hand on a screen beside the table.
    Asked(Asked<Thing>),
}
