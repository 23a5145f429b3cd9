//! The small things that only the campaign's table is made of.

pub mod chartlet;
pub mod close;
pub mod hero;
pub mod mark;
pub mod ship;
pub mod standing;
pub mod star_chart;
pub mod track;
