//! Ironclad: a cooperative campaign of one mercenary battleship.
//!
//! The shell: settings, the window, the command line. The campaign itself is the crate `ironclad_game`.
//!
//! Layers, each of which may use those above it and never those below:
//!
//! 1. [`games`]: the games of the house, one closed list.
//! 2. [`settings`]: what is set for this machine. A damaged file is kept aside, never overwritten.
//! 3. [`report`]: a moment of a game for those who mend the program. Holds nothing else about the machine.
//! 4. [`seeds`]: where the seeds of new games come from.
//! 5. [`headless`]: the line protocol.
//! 6. [`ui`]: the window. Reads the session, never changes a game but by its inputs.
//! 7. [`cli`]: the command line. Starts one of those above, and says kindly why it cannot.

pub use ironclad_game::{bot, chronicle, content, engine, hex, odds, patrol, save, session, sim};
pub use ironclad_text as text;

pub mod cli;
pub mod games;
pub mod headless;
pub mod report;
pub mod seeds;
pub mod settings;
pub mod ui;
