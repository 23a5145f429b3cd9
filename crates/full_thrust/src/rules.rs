//! The rules, a file for each concept.

pub mod alternate_fire;
pub mod damage;
pub mod deployment;
pub mod exchange;
pub mod fighters;
pub mod fire;
pub mod fire_control;
pub mod leaving;
pub mod lines;
pub mod morale;
pub mod movement;
pub mod orders;
pub mod precedence;
pub mod ramming;
pub mod secret_decisions;
pub mod sensors;
pub mod threshold;
pub mod turn_end;
pub mod victory;
pub mod withdrawal;
