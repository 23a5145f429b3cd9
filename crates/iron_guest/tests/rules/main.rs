//! Iron Guest: the rules by number, with the vectors of the rule paper (T1 to T51).

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod board;
mod bots;
mod by_number;
mod content;
mod grappling;
mod gunnery;
mod line_of_fire;
mod moving;
mod no_prisoners;
mod odds;
mod order_of_play;
mod query;
mod random_play;
mod scene;
mod sessions;
mod set_up;
mod turning;
mod words;
