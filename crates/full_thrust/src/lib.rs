//! Full Thrust: fleets of starships on an open table, secret written orders, simultaneous movement, then fire.
//!
//! Rules, ships, scenarios and bots, without a window. Numbers such as "Full Thrust 6.2" and "R 17" are those of the
//! rules reference. Layers, each of which may use those above it:
//!
//! 1. [`geometry`]: points, courses, arcs and edges in whole numbers. Knows no ships.
//! 2. [`design`], [`switches`], [`order`], [`content`], [`yard`], [`setup`], [`own`], [`generate`], [`draft`], [`battle`]:
//!    what a battle is made from.
//! 3. [`table`], [`event`], [`apply`], [`phase`]: what changes, and the events that alone change it.
//! 4. [`rules`], [`score`], [`play`]: the rules, a file for each concept, and the battle that runs them.
//! 5. [`game`]: the battle as a [`kernel::Game`].
//! 6. [`observe`], [`odds`], [`query`], [`tell`], [`rulebook`]: what screens show. Messages are ids with values, never words.
//! 7. [`bot`]: players made of code, who see what [`observe`] shows them. [`fair`]: how even a battle is among them. [`protocol`]: the battle in the line protocol.

pub mod answer;
pub mod apply;
pub mod battle;
pub mod bot;

pub mod content;
pub mod decision;
pub mod design;
pub mod draft;
pub mod event;
pub mod fair;
pub mod field;
pub mod game;
pub mod generate;
pub mod geometry;
pub mod id;
pub mod observe;
pub mod odds;
pub mod order;
pub mod outcome;
pub mod own;
pub mod phase;
pub mod play;
pub mod protocol;
pub mod query;
pub mod refusal;
pub mod rulebook;
pub mod rules;
pub mod score;

pub mod setup;
pub mod switches;
pub mod table;
pub mod tell;
pub mod yard;

pub use kernel::{Seat, SeatSet};
