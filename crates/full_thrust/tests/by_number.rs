//! Each numbered rule has its tests: which they are, and that they are there.

/// The rules of the reference by chapter: how many each has.
const CHAPTERS: [usize; 14] = [8, 9, 4, 6, 8, 5, 7, 10, 6, 14, 10, 1, 2, 8];

/// Where tests are.
const SOURCES: [&str; 15] = [
    include_str!("content.rs"),
    include_str!("draft.rs"),
    include_str!("fighters.rs"),
    include_str!("fire.rs"),
    include_str!("generate.rs"),
    include_str!("geometry.rs"),
    include_str!("morale.rs"),
    include_str!("movement.rs"),
    include_str!("orders.rs"),
    include_str!("own.rs"),
    include_str!("random.rs"),
    include_str!("sensors.rs"),
    include_str!("session.rs"),
    include_str!("victory.rs"),
    include_str!("../../full_thrust_table/src/sheets.rs"),
];

/// The tests of each rule, by the rule's number.
#[rustfmt::skip]
const RULES: &[(&str, &[&str])] = &[
    ("1.1", &["nothing_stands_in_the_way_of_a_shot_or_a_move"]),
    ("1.2", &["v2_v3_an_edge_belongs_to_the_nearer_band"]),
    ("1.3", &["presets_switch_what_they_say", "setups_are_checked"]),
    ("1.4", &["a_fleet_fights_under_its_own_names"]),
    ("1.5", &["v26_threshold_points", "v29_armour"]),
    ("1.6", &["e10_a_threshold_check_goes_through_the_systems", "v48_the_grammar"]),
    ("1.7", &["v21_half_of_an_odd_thrust", "v13_to_v16_the_advanced_move"]),
    ("1.8", &["random_battles_of_every_scenario_end_and_replay"]),
    ("2.1", &["v2_v3_an_edge_belongs_to_the_nearer_band", "v4_to_v8_arcs"]),
    ("2.2", &["steps_are_true_and_opposite_ones_cancel", "a_state_of_another_battle_is_refused"]),
    ("2.3", &["e6_courses_are_those_of_a_clock"]),
    ("2.4", &["steps_are_true_and_opposite_ones_cancel"]),
    ("2.5", &["v1_a_move_along_a_slanting_course_is_within_its_length", "v2_v3_an_edge_belongs_to_the_nearer_band"]),
    ("2.6", &["v4_to_v8_arcs"]),
    ("2.7", &["v9_v10_v11_a_die_decides_on_the_line", "a_die_decides_the_arc_of_a_target_on_the_line"]),
    ("2.8", &["v22_the_edges_are_on_the_table"]),
    ("2.9", &["nothing_stands_in_the_way_of_a_shot_or_a_move"]),
    ("3.1", &["the_content_that_comes_with_the_program_is_lawful"]),
    ("3.2", &["v44_factor_values_and_points_are_what_the_paper_lists"]),
    ("3.3", &["e11_arcs_must_lie_next_to_each_other", "e11_e18_mountings"]),
    ("3.4", &["a_sheet_has_a_box_for_each_point_of_damage", "every_class_has_its_sheet_in_every_language"]),
    ("4.1", &["random_battles_of_every_scenario_end_and_replay"]),
    ("4.2", &["v25_two_ships_destroy_each_other"]),
    ("4.3", &["v39_anti_fighter_fire_comes_first", "v35_a_scan_removes_a_dummy_and_shows_the_scanner"]),
    ("4.4", &["random_battles_of_every_scenario_end_and_replay"]),
    ("4.5", &["e10_a_threshold_check_goes_through_the_systems", "a_session_plays_undoes_and_comes_to_the_same"]),
    ("4.6", &["observation_shows_nothing_that_is_secret"]),
    ("5.1", &["v48_the_grammar", "e4_e5_course_and_velocity"]),
    ("5.2", &["e3_thrust_4", "v21_half_of_an_odd_thrust"]),
    ("5.3", &["v19_v20_velocity_is_never_under_0_and_a_ship_turns_on_the_spot"]),
    ("5.4", &["v18_an_impossible_order_is_flown_straight_on"]),
    ("5.5", &["v12_v17_the_basic_move"]),
    ("5.6", &["orders_may_be_changed_until_the_last_seat_locks"]),
    ("5.7", &["setups_are_checked", "letters_are_the_sides_own_and_used_once"]),
    ("5.8", &["letters_are_the_sides_own_and_used_once", "seeds_make_different_battles_from_neighbouring_edges"]),
    ("6.1", &["v12_v17_the_basic_move"]),
    ("6.2", &["v13_to_v16_the_advanced_move", "e8_e9_half_of_the_turn_at_the_mid_point"]),
    ("6.3", &["nothing_stands_in_the_way_of_a_shot_or_a_move"]),
    ("6.4", &["e7_a_die_says_when_a_ship_may_return", "e7_on_1_to_3_it_never_returns", "v47_of_two_edges_crossed_at_once_the_northern_counts", "a_move_that_crosses_the_edge_at_its_mid_point_stops_there"]),
    ("6.5", &["v23_how_a_ship_returns", "v23_courses_that_lead_inward"]),
    ("7.1", &["e1_dice_and_what_they_score", "a_battery_scores_in_play_what_the_table_says"]),
    ("7.2", &["e1_dice_and_what_they_score"]),
    ("7.3", &["e2_two_firecons_two_arcs", "a_shot_needs_a_weapon_that_works_and_reaches"]),
    ("7.4", &["e20_v24_as_many_targets_as_working_firecons", "e2_two_firecons_two_arcs"]),
    ("7.5", &["v46_a_target_outside_the_arcs_is_refused", "a_shot_needs_a_weapon_that_works_and_reaches", "a_group_is_no_target_for_a_ship"]),
    ("7.6", &["v25_two_ships_destroy_each_other", "observation_shows_nothing_that_is_secret"]),
    ("7.7", &["damage_beyond_the_last_box_is_lost"]),
    ("8.1", &["v26_threshold_points"]),
    ("8.2", &["v26_threshold_points"]),
    ("8.3", &["e10_a_threshold_check_goes_through_the_systems"]),
    ("8.4", &["v28_a_drive_is_halved_and_then_disabled"]),
    ("8.5", &["v27_two_points_at_one_blow"]),
    ("8.6", &["v25_two_ships_destroy_each_other", "e19_v32_needles"]),
    ("8.7", &["v33_alternate_fire", "equal_sides_roll_for_the_first_shot", "v49_dummies_count_for_the_first_shot"]),
    ("8.8", &["v29_armour"]),
    ("8.9", &["v31_torpedoes", "e12_v30_a_torpedo_does_a_second_die_whatever_the_armour"]),
    ("8.10", &["e19_v32_needles"]),
    ("9.1", &["letters_are_the_sides_own_and_used_once", "letters_go_on_after_z"]),
    ("9.2", &["v34_both_are_revealed_at_36_inches", "v36_a_bogey_near_a_ship_is_revealed"]),
    ("9.3", &["v35_a_scan_removes_a_dummy_and_shows_the_scanner"]),
    ("9.4", &["r30_a_dummy_reveals_an_enemy_and_is_removed", "a_dummy_does_nothing_but_fly_and_is_removed_off_the_table"]),
    ("9.5", &["a_bogey_that_launches_or_is_attacked_is_revealed", "a_hidden_ship_is_no_target_under_her_own_number"]),
    ("9.6", &["observation_shows_nothing_that_is_secret"]),
    ("10.1", &["free_forces_keep_to_their_budget", "groups_aboard_share_the_fate_of_their_ship"]),
    ("10.2", &["v37_groups_appear_half_way"]),
    ("10.3", &["groups_move_in_turn_and_the_side_with_more_begins"]),
    ("10.4", &["v37_groups_appear_half_way", "v38_thrust_spoils_a_launch"]),
    ("10.5", &["a_group_is_recovered_at_its_mother_ships_point", "v51_a_group_too_far_away_is_not_recovered"]),
    ("10.6", &["a_group_is_recovered_at_its_mother_ships_point"]),
    ("10.7", &["groups_attack_ahead_and_within_6_inches"]),
    ("10.8", &["v39_anti_fighter_fire_comes_first"]),
    ("10.9", &["v40_the_guns_are_split_among_the_attackers", "with_alternate_fire_guns_may_be_held_back"]),
    ("10.10", &["r34_a_dogfight_is_rolled_by_both_at_once"]),
    ("10.11", &["a_ship_without_a_firecon_has_no_anti_fighter_gun"]),
    ("10.12", &["nothing_stands_in_the_way_of_a_shot_or_a_move"]),
    ("10.13", &["a_ram_out_of_reach_is_missed", "a_hidden_ship_is_no_target_under_her_own_number"]),
    ("10.14", &["v41_an_equal_contest_is_evaded", "e13_v42_a_ram_hurts_both", "two_that_ram_each_other_do_not_contest"]),
    ("11.1", &["v44_factor_values_and_points_are_what_the_paper_lists"]),
    ("11.2", &["e16_e17_v45_trades"]),
    ("11.3", &["e15_damage_stays_within_the_class"]),
    ("11.4", &["e16_e17_v45_trades", "e11_e18_mountings"]),
    ("11.5", &["the_builder_warns_of_bare_and_crowded_arcs"]),
    ("11.6", &["e16_e17_v45_trades", "r36_merchants_of_ones_own"]),
    ("11.7", &["r36_merchants_of_ones_own", "v44_factor_values_and_points_are_what_the_paper_lists"]),
    ("11.8", &["e14_each_further_loss_is_one_easier", "v43_losses_of_one_turn_make_one_test", "v50_merchants_that_got_away_are_no_losses"]),
    ("11.9", &["the_flagship_calls_for_a_test_once", "a_side_for_whom_retreat_is_dishonour_never_tests"]),
    ("11.10", &["a_withdrawing_side_names_an_edge_and_flies_there", "r38_the_orders_of_a_withdrawing_ship"]),
    ("12.1", &["presets_switch_what_they_say"]),
    ("13.1", &["r40_half_for_ships_gone_and_a_tenth_for_victory", "v52_a_carrier_and_the_fighters_aboard"]),
    ("13.2", &["the_convoys_own_points", "the_last_runs_ladder"]),
    ("14.1", &["faults_of_content_are_named", "ships_are_placed_within_their_zone_and_stay_there"]),
    ("14.2", &["scenario_values_are_those_of_the_paper", "random_battles_of_every_scenario_end_and_replay"]),
    ("14.3", &["scenario_values_are_those_of_the_paper", "random_battles_of_every_scenario_end_and_replay"]),
    ("14.4", &["free_forces_keep_to_their_budget", "raised_forces_are_even_and_lawful"]),
    ("14.5", &["the_convoys_own_points"]),
    ("14.6", &["setups_are_checked", "random_battles_of_every_scenario_end_and_replay"]),
    ("14.7", &["in_a_three_cornered_fight_the_one_that_did_most_is_credited"]),
    ("14.8", &["the_last_runs_ladder"]),
];

#[test]
fn every_rule_is_tested() {
    let all = (1..).zip(CHAPTERS).flat_map(|(chapter, rules)| (1..=rules).map(move |rule| format!("{chapter}.{rule}")));
    assert_eq!(RULES.iter().map(|(rule, _)| (*rule).to_owned()).collect::<Vec<_>>(), all.collect::<Vec<_>>());
    for (rule, tests) in RULES {
        assert!(!tests.is_empty(), "rule {rule} has no test");
        for test in *tests {
            let written = format!("#[test]\nfn {test}() {{");
            let indented = format!("#[test]\n    fn {test}() {{");
            let there = SOURCES.iter().any(|source| source.contains(&written) || source.contains(&indented));
            assert!(there, "rule {rule}: there is no test `{test}`");
        }
    }
}
