//! Heroes (chapter 6): used, rested, healed and wounded, their abilities and their gear.

pub mod ability;
pub mod busy_heroes;
pub mod exhaust;
pub mod gear;
pub mod reaction;
pub mod rest_heal_wound;
