//! Between two scenarios of a campaign (chapter 11): the debriefing, the yard, and fitting out for the next.

pub mod debriefing;
pub mod fitting_out;
pub mod refit;
