//! Every test of the program as a whole, in one binary. Cases that are data are in `cases/`.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "runner/table.rs"]
mod table;

#[path = "runner/aboard.rs"]
mod aboard;
#[path = "runner/bits.rs"]
mod bits;
#[path = "runner/campaign.rs"]
mod campaign;
#[path = "runner/capacity.rs"]
mod capacity;
#[path = "runner/chronicle.rs"]
mod chronicle;
#[path = "runner/coverage.rs"]
mod coverage;
#[path = "runner/crash.rs"]
mod crash;
#[path = "runner/damage.rs"]
mod damage;
#[path = "runner/damaged_states.rs"]
mod damaged_states;
#[path = "runner/dice.rs"]
mod dice;
#[path = "runner/draws.rs"]
mod draws;
#[path = "runner/faults.rs"]
mod faults;
#[path = "runner/figures.rs"]
mod figures;
#[path = "runner/fleet.rs"]
mod fleet;
#[path = "runner/formats.rs"]
mod formats;
#[path = "runner/free_play.rs"]
mod free_play;
#[path = "runner/full_set.rs"]
mod full_set;
#[path = "runner/golden.rs"]
mod golden;
#[path = "runner/guides.rs"]
mod guides;
#[path = "runner/keeping.rs"]
mod keeping;
#[path = "runner/keys.rs"]
mod keys;
#[path = "runner/layers.rs"]
mod layers;
#[path = "runner/medals.rs"]
mod medals;
#[path = "runner/nonsense.rs"]
mod nonsense;
#[path = "runner/odds.rs"]
mod odds;
#[path = "runner/package.rs"]
mod package;
#[path = "runner/packs.rs"]
mod packs;
#[path = "runner/patrol.rs"]
mod patrol;
#[path = "runner/power.rs"]
mod power;
#[path = "runner/program.rs"]
mod program;
#[path = "runner/protocol.rs"]
mod protocol;
#[path = "runner/refusals.rs"]
mod refusals;
#[path = "runner/report.rs"]
mod report;
#[path = "runner/rules.rs"]
mod rules;
#[path = "runner/saved.rs"]
mod saved;
#[path = "runner/saves.rs"]
mod saves;
#[path = "runner/schemas.rs"]
mod schemas;
#[path = "runner/script.rs"]
mod script;
#[path = "runner/shown.rs"]
mod shown;
#[path = "runner/simulate.rs"]
mod simulate;
#[path = "runner/sponsors.rs"]
mod sponsors;
#[path = "runner/story.rs"]
mod story;
#[path = "runner/story_check.rs"]
mod story_check;
#[path = "runner/traced.rs"]
mod traced;
#[path = "runner/tutorials.rs"]
mod tutorials;
#[path = "runner/undo.rs"]
mod undo;
#[path = "runner/war_games.rs"]
mod war_games;
#[path = "runner/window.rs"]
mod window;
#[path = "runner/words.rs"]
mod words;
#[path = "runner/x11.rs"]
mod x11;
