//! The tests of the catalogue that need nothing of its inside.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod edition;
mod faults;
mod hex;
