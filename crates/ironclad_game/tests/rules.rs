//! The rule book, rule by rule: a test's name begins with the number of its rule.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "rules/rig.rs"]
#[allow(dead_code, unused_imports, reason = "play at random uses more of it")]
mod rig;

#[path = "rules/chapter_1.rs"]
mod chapter_1;
#[path = "rules/chapter_10.rs"]
mod chapter_10;
#[path = "rules/chapter_10_reputation.rs"]
mod chapter_10_reputation;
#[path = "rules/chapter_10_standings.rs"]
mod chapter_10_standings;
#[path = "rules/chapter_10_villains.rs"]
mod chapter_10_villains;
#[path = "rules/chapter_11.rs"]
mod chapter_11;
#[path = "rules/chapter_11_afterwards.rs"]
mod chapter_11_afterwards;
#[path = "rules/chapter_11_aims.rs"]
mod chapter_11_aims;
#[path = "rules/chapter_11_bargains.rs"]
mod chapter_11_bargains;
#[path = "rules/chapter_11_beats.rs"]
mod chapter_11_beats;
#[path = "rules/chapter_11_between.rs"]
mod chapter_11_between;
#[path = "rules/chapter_11_campaign.rs"]
mod chapter_11_campaign;
#[path = "rules/chapter_11_conditions.rs"]
mod chapter_11_conditions;
#[path = "rules/chapter_11_costs.rs"]
mod chapter_11_costs;
#[path = "rules/chapter_11_ends.rs"]
mod chapter_11_ends;
#[path = "rules/chapter_11_happenings.rs"]
mod chapter_11_happenings;
#[path = "rules/chapter_11_loads.rs"]
mod chapter_11_loads;
#[path = "rules/chapter_11_log.rs"]
mod chapter_11_log;
#[path = "rules/chapter_11_march.rs"]
mod chapter_11_march;
#[path = "rules/chapter_11_mirror.rs"]
mod chapter_11_mirror;
#[path = "rules/chapter_11_moments.rs"]
mod chapter_11_moments;
#[path = "rules/chapter_11_mover_gone.rs"]
mod chapter_11_mover_gone;
#[path = "rules/chapter_11_movers.rs"]
mod chapter_11_movers;
#[path = "rules/chapter_11_operations.rs"]
mod chapter_11_operations;
#[path = "rules/chapter_11_reached.rs"]
mod chapter_11_reached;
#[path = "rules/chapter_11_rewards.rs"]
mod chapter_11_rewards;
#[path = "rules/chapter_11_several.rs"]
mod chapter_11_several;
#[path = "rules/chapter_11_story.rs"]
mod chapter_11_story;
#[path = "rules/chapter_11_wanting.rs"]
mod chapter_11_wanting;
#[path = "rules/chapter_12.rs"]
mod chapter_12;
#[path = "rules/chapter_12_finds.rs"]
mod chapter_12_finds;
#[path = "rules/chapter_12_handed.rs"]
mod chapter_12_handed;
#[path = "rules/chapter_12_ships.rs"]
mod chapter_12_ships;
#[path = "rules/chapter_12_stores.rs"]
mod chapter_12_stores;
#[path = "rules/chapter_2.rs"]
mod chapter_2;
#[path = "rules/chapter_2_energy.rs"]
mod chapter_2_energy;
#[path = "rules/chapter_2_losses.rs"]
mod chapter_2_losses;
#[path = "rules/chapter_3.rs"]
mod chapter_3;
#[path = "rules/chapter_3_repaired.rs"]
mod chapter_3_repaired;
#[path = "rules/chapter_3_tending.rs"]
mod chapter_3_tending;
#[path = "rules/chapter_4.rs"]
mod chapter_4;
#[path = "rules/chapter_5.rs"]
mod chapter_5;
#[path = "rules/chapter_5_asked.rs"]
mod chapter_5_asked;
#[path = "rules/chapter_5_cards.rs"]
mod chapter_5_cards;
#[path = "rules/chapter_5_finds.rs"]
mod chapter_5_finds;
#[path = "rules/chapter_5_told.rs"]
mod chapter_5_told;
#[path = "rules/chapter_6.rs"]
mod chapter_6;
#[path = "rules/chapter_6_answers.rs"]
mod chapter_6_answers;
#[path = "rules/chapter_6_at_stake.rs"]
mod chapter_6_at_stake;
#[path = "rules/chapter_6_combat.rs"]
mod chapter_6_combat;
#[path = "rules/chapter_6_deeds.rs"]
mod chapter_6_deeds;
#[path = "rules/chapter_6_hold_fire.rs"]
mod chapter_6_hold_fire;
#[path = "rules/chapter_6_meal.rs"]
mod chapter_6_meal;
#[path = "rules/chapter_6_named.rs"]
mod chapter_6_named;
#[path = "rules/chapter_6_named_combat.rs"]
mod chapter_6_named_combat;
#[path = "rules/chapter_6_passive.rs"]
mod chapter_6_passive;
#[path = "rules/chapter_7.rs"]
mod chapter_7;
#[path = "rules/chapter_7_kept.rs"]
mod chapter_7_kept;
#[path = "rules/chapter_7_limits.rs"]
mod chapter_7_limits;
#[path = "rules/chapter_7_manned.rs"]
mod chapter_7_manned;
#[path = "rules/chapter_7_tasks.rs"]
mod chapter_7_tasks;
#[path = "rules/chapter_7_waiting.rs"]
mod chapter_7_waiting;
#[path = "rules/chapter_8.rs"]
mod chapter_8;
#[path = "rules/chapter_8_course.rs"]
mod chapter_8_course;
#[path = "rules/chapter_8_ends.rs"]
mod chapter_8_ends;
#[path = "rules/chapter_8_orders.rs"]
mod chapter_8_orders;
#[path = "rules/chapter_8_over.rs"]
mod chapter_8_over;
#[path = "rules/chapter_8_pressed.rs"]
mod chapter_8_pressed;
#[path = "rules/chapter_8_several.rs"]
mod chapter_8_several;
#[path = "rules/chapter_8_ships.rs"]
mod chapter_8_ships;
#[path = "rules/chapter_8_stage.rs"]
mod chapter_8_stage;
#[path = "rules/chapter_8_tactics.rs"]
mod chapter_8_tactics;
#[path = "rules/chapter_8_upgraded.rs"]
mod chapter_8_upgraded;
#[path = "rules/chapter_9.rs"]
mod chapter_9;
#[path = "rules/chapter_9_haggling.rs"]
mod chapter_9_haggling;
#[path = "rules/chapter_9_upgrades.rs"]
mod chapter_9_upgrades;
#[path = "rules/chapter_9_wares.rs"]
mod chapter_9_wares;
#[path = "rules/chapter_9_welcome.rs"]
mod chapter_9_welcome;
#[path = "rules/kept_state.rs"]
mod kept_state;
#[path = "rules/played_games.rs"]
mod played_games;
#[path = "rules/refused_inputs.rs"]
mod refused_inputs;
#[path = "rules/whole_state.rs"]
mod whole_state;
#[path = "rules/written_state.rs"]
mod written_state;
