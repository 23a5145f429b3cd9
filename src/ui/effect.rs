//! What an update asks of the world. Turned into an iced task in one place (`task.rs`), so that tests run updates alone.

use crate::session::WriteJob;
use crate::settings::Settings;
use crate::ui::job::chronicle::{Telling, WritingOut};
use crate::ui::job::errand::Errand;
use crate::ui::job::library::Shelves;
use crate::ui::job::log_book::ReadLogBook;
use crate::ui::job::opening::Opening;
use crate::ui::job::report::Reporting;
use iron_guest_table::job::Job;

/// Something to be done outside the window's own state.
#[derive(Debug, Clone, PartialEq, Default)]
pub enum Effect {
    /// Nothing.
    #[default]
    None,
    /// Write a move of the game, however long that takes.
    Write(WriteJob),
    /// Write the settings.
    Save(Settings),
    /// Fill the screen, or not.
    FullScreen(bool),
    /// Ask how many pixels of the screen the system makes of one of its own.
    AskScale,
    /// Put the cursor into the field with this id.
    FocusField(&'static str),
    /// Put the cursor into the field with this id, with all that stands in it chosen: what is typed replaces it.
    SelectField(&'static str),
    /// Put the cursor into the next field, and scroll it into sight.
    NextField,
    /// Put the cursor into the field before.
    FieldBefore,
    /// Take the cursor out of whatever field it is in.
    LeaveField,
    /// Read the catalogue and the games that are kept.
    Read(Shelves),
    /// Begin or load a game.
    OpenGame(Opening),
    /// Begin, open or list battles, or let a bot think.
    IronGuest(Job),
    /// The same of Full Thrust.
    FullThrust(full_thrust_table::job::Job),
    /// Read or write the files of fleets, or see how even a battle is.
    Prepare(full_thrust_table::preparation::Job),
    /// Read the battles that are kept.
    ReadBattles,
    /// Do something with a whole game.
    Run(Errand),
    /// Tell a game back.
    Tell(Telling),
    /// Read the log book of a campaign.
    Open(ReadLogBook),
    /// Write a chronicle out.
    WriteOut(WritingOut),
    /// Write a report.
    Report(Reporting),
    /// Scroll until what has the focus is seen.
    Follow,
    /// Scroll what is being read to a place, from 0 at its head to 100 at its foot.
    Show(u8),
    /// Scroll the long text that is being read, by a step.
    Scroll {
        /// Downwards.
        down: bool,
    },
    /// Read on in the long texts or back, by as much as is seen of each.
    Leaf {
        /// Downwards.
        down: bool,
    },
    /// Close the window.
    Quit,
    /// Write the settings and close the window once they are written, or could not be.
    SaveAndQuit(Settings),
    /// Several things. They are begun in this order, and those that take their time may end in any.
    All(Vec<Effect>),
}

impl Effect {
    /// Read on so many times from the head: so the place is found again that was read last.
    pub fn read_up_to(times: usize) -> Self {
        Self::of(vec![Self::Leaf { down: true }; times])
    }

    /// Several things, of which there may be but one.
    pub fn of(mut effects: Vec<Self>) -> Self {
        match effects.pop() {
            None => Self::None,
            Some(only) if effects.is_empty() => only,
            Some(last) => {
                effects.push(last);
                Self::All(effects)
            }
        }
    }
}
