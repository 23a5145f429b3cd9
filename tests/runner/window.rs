//! The window, driven like a player does: by keys and clicks on its real widgets, from the title to the debriefing.

#[path = "window/desk.rs"]
mod desk;
#[path = "window/lessons.rs"]
mod lessons;
#[path = "window/way.rs"]
mod way;
