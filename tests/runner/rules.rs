//! Play at random by all of the rules. What each rule says is tested in `crates/ironclad_game/tests/rules`.

#[path = "../../crates/ironclad_game/tests/rules/rig.rs"]
#[allow(dead_code, unused_imports, reason = "the rules use more of it")]
pub mod rig;

#[path = "rules/packs.rs"]
mod packs;
#[path = "rules/random_acts.rs"]
mod random_acts;
#[path = "rules/random_campaigns.rs"]
mod random_campaigns;
#[path = "rules/random_packs.rs"]
mod random_packs;
#[path = "rules/random_patrols.rs"]
pub mod random_patrols;
#[path = "rules/random_play.rs"]
pub mod random_play;
#[path = "rules/random_words.rs"]
mod random_words;
