//! Ids, events and options of the campaign put into words, by the messages in `locales/`. The only place where words of the
//! campaign for people come from.

pub mod chronicle;
#[cfg(test)]
mod complete;
pub mod decision;
pub mod effect;
pub mod error;
pub mod event;
pub mod figures;
pub mod labels;
pub mod mission;
pub mod needed;
pub mod option;
pub mod pack;
pub mod picture;
pub mod refusal;
pub mod roll;
pub mod rule;
pub mod story;
pub mod thing;
