//! The campaign's window: the table, and the screens before and after a scenario. Each thing on the table has a folder with
//! its view (what is drawn), its presentation (`present`, from the session to the view) and its input.
//!
//! It reads the session and changes a game by its inputs alone. Files and threads are the shell's: an update returns an
//! action, and what is to be written.

pub mod bar;
pub mod between_scenarios;
pub mod brief;
pub mod chronicle;
pub mod combat;
pub mod cx;
pub mod debriefing;
pub mod decision;
pub mod dice;
pub mod inspect;
pub mod lesson;
pub mod log;
pub mod log_book;
pub mod map;
pub mod mat;
pub mod missions;
pub mod motion;
pub mod new_campaign;
pub mod orders;
pub mod outfitting;
pub mod patrol;
pub mod plan;
pub mod port;
pub mod present;
pub mod replay;
pub mod rule_book;
pub mod seats;
mod sent;
pub mod squads;
pub mod story;
pub mod table;
pub mod timeline;
pub mod tonight;
pub mod tutorials;
pub mod widget;

pub use cx::Cx;
pub use sent::Sent;

#[cfg(test)]
mod tests;
