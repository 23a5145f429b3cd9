//! The window of Full Thrust: a battle on the plotting table, and the page on which one is set up.
//!
//! - [`table`]: the battle in play: its state, keys and clicks, what is sent and taken back, playback, replay.
//! - [`composer`]: what is decided and not yet sent: set-up, orders, scans, fire, fighters.
//! - [`present`]: from the battle and the composer to what is drawn: the scene on the table, record sheets, rows.
//! - [`panel`], [`view`]: the parts of the screen.
//! - [`yard`]: designs and fleets of the players' own. [`drawer`]: their files.
//! - [`chart`]: the table of a scenario before the battle.
//! - [`room`]: the page where a battle is set up or gone on with. [`job`], [`preparation`]: what takes its
//!   time, in battles and before them, done beside the window.

pub mod chart;
pub mod composer;
pub mod drawer;
pub mod eyes;
pub mod job;
pub mod livery;
pub mod panel;
pub mod preparation;
pub mod present;
pub mod room;
pub mod sheets;
pub mod table;
pub mod view;
pub mod words;
pub mod yard;

pub use room::Room;
pub use table::{Action, Env, FullThrustTable, Message};
pub use yard::Yard;

use kit::rule_book::Volume;

/// The rules of Full Thrust.
pub const VOLUME: Volume = Volume {
    prefix: "full-thrust-",
    title: "full-thrust-title-rules",
    places: &["everywhere", "fleets", "shipyard", "fleet-battle", "book"],
};
