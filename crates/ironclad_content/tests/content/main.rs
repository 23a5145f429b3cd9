//! The catalogue's own tests. They stand outside of it so that it is compiled once for them and for the games.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod edition;
mod faults;
mod hex;
mod json;
