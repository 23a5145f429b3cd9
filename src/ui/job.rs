//! Work with files that is done off the window's thread, as plain values: what is to be done, and what came of it.

pub mod battles;
pub mod chronicle;
pub mod errand;
pub mod library;
pub mod log_book;
pub mod opening;
pub mod reading;
pub mod report;
pub mod unread;
