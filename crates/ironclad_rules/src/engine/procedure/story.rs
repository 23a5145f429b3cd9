//! The procedures of a story: what its triggers, choices, offers and devices do.

pub mod beats;
pub mod choosing;
pub mod fighting;
pub mod happening;
pub mod loading;
pub mod marching;
pub mod meeting;
pub(in crate::engine) mod milestones;
pub mod offering;
pub mod posting;
pub mod price;
pub mod prologue;
pub mod reading;
pub mod testing;
