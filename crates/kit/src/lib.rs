//! What every window of the house is made of: the look, words on the screen, widgets, keys, motion, pages. Knows no game:
//! a game's table hands in plain views and its own messages.

pub mod absolute;
pub mod choices;
pub mod cx;
pub mod explain;
pub mod fit;
pub mod font;
pub mod icon;
pub mod inspect;
pub mod key;
pub mod log;
pub mod measure;
pub mod message;
pub mod motion;
pub mod name;
pub mod open_table;
pub mod pan;
pub mod preferences;
pub mod replay_bar;
pub mod rule_book;
pub mod scroll;
pub mod theme;
pub mod timeline;
pub mod widget;

pub use cx::Cx;
