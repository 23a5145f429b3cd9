//! Tests of the rules, by the numbers of the rules reference.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod by_number;
mod content;
mod draft;
mod fighters;
mod fire;
mod generate;
mod geometry;
mod harness;
mod morale;
mod movement;
mod orders;
mod own;
mod query;
mod random;
mod sensors;
mod session;
mod victory;
mod words;
