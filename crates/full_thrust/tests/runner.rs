//! Tests of the rules, by the numbers of the rules reference.

mod content;
mod fighters;
mod fire;
mod geometry;
mod harness;
mod morale;
mod movement;
mod orders;
mod query;
mod random;
mod sensors;
mod session;
mod victory;
mod words;
