//! A game of Iron Guest in play: the sea chart, the play that is announced, the dice, the log. The screen never changes a
//! game but by its inputs.

mod announce;
mod chart;
mod explain;
pub mod job;
mod lesson;
pub mod livery;
mod log;
mod own_die;
mod panel;
mod past;
mod placing;
mod playback;
mod squadrons;
mod table;
pub mod words;

pub use announce::Announce;
pub use chart::beside::width as beside_board;
pub use chart::present::sea_of;
pub use chart::{SeaView, Sheet, under_way, view as chart_view};
pub use table::{Action, Asked, Env, IronGuestTable, Look, Message};

use kit::rule_book::Volume;

/// The rules of Iron Guest.
pub const VOLUME: Volume = Volume {
    prefix: "iron-guest-",
    title: "iron-guest-title-rules",
    places: &["everywhere", "wardroom", "battle", "book"],
};
