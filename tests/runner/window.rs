//! The window, driven like a player does: by keys and clicks on its real widgets, from the title to the debriefing.

#[path = "window/album.rs"]
mod album;
#[path = "window/auto_answer.rs"]
mod auto_answer;
#[path = "window/battle_pictures.rs"]
mod battle_pictures;
#[path = "window/battles.rs"]
mod battles;
#[path = "window/between_scenarios.rs"]
mod between_scenarios;
#[path = "window/campaigns.rs"]
mod campaigns;
#[path = "window/closed.rs"]
mod closed;
#[path = "window/desk.rs"]
mod desk;
#[path = "window/inspect.rs"]
mod inspect;
// Pictures, and what must hold of each, are the same for the parts and for the window.
#[path = "window/confirm.rs"]
mod confirm;
#[path = "../../src/ui/look/drawn.rs"]
mod drawn;
#[path = "window/driven.rs"]
mod driven;
#[path = "window/eyes.rs"]
mod eyes;
#[path = "window/fleet_battles.rs"]
mod fleet_battles;
#[path = "window/fleet_pictures.rs"]
mod fleet_pictures;
#[path = "window/focus.rs"]
mod focus;
#[path = "window/free.rs"]
mod free;
#[path = "window/hands.rs"]
mod hands;
#[path = "window/history.rs"]
mod history;
#[path = "../../src/ui/look/kept.rs"]
mod kept;
#[path = "window/languages.rs"]
mod languages;
#[path = "../../src/ui/look/legible.rs"]
mod legible;
#[path = "window/lessons.rs"]
mod lessons;
#[path = "window/log_book.rs"]
mod log_book;
#[path = "window/motion.rs"]
mod motion;
#[path = "window/own_dice.rs"]
mod own_dice;
#[path = "window/packs.rs"]
mod packs;
#[path = "window/patrols.rs"]
mod patrols;
#[path = "window/pictures.rs"]
mod pictures;
#[path = "window/plan.rs"]
mod plan;
#[path = "window/rare_pictures.rs"]
mod rare_pictures;
#[path = "window/seats.rs"]
mod seats;
#[path = "window/seeds.rs"]
mod seeds;
#[path = "window/slow.rs"]
mod slow;
#[path = "../../src/ui/look/small.rs"]
mod small;
#[path = "window/story.rs"]
mod story;
#[path = "window/taken_back.rs"]
mod taken_back;
#[path = "window/things.rs"]
mod things;
#[path = "window/timeline.rs"]
mod timeline;
#[path = "window/together.rs"]
mod together;
#[path = "window/trouble.rs"]
mod trouble;
#[path = "window/voyages.rs"]
mod voyages;
#[path = "window/way.rs"]
mod way;
