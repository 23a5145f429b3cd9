//! Each rule of the rule book has its tests: which they are, and that they are there.

/// Where the rules are.
const BOOK: &str = include_str!("../../../../locales/en/iron-guest/game.ftl");

/// Where tests are.
const SOURCES: [&str; 14] = [
    include_str!("board.rs"),
    include_str!("bots.rs"),
    include_str!("content.rs"),
    include_str!("grappling.rs"),
    include_str!("gunnery.rs"),
    include_str!("line_of_fire.rs"),
    include_str!("moving.rs"),
    include_str!("no_prisoners.rs"),
    include_str!("odds.rs"),
    include_str!("order_of_play.rs"),
    include_str!("query.rs"),
    include_str!("sessions.rs"),
    include_str!("set_up.rs"),
    include_str!("turning.rs"),
];

/// The tests of each rule, by the rule's number, in the order of the book.
#[rustfmt::skip]
const RULES: &[(&str, &[&str])] = &[
    ("1-1", &["t46_the_game_ends_at_once", "a_session_is_played_to_its_end_undone_and_redone"]),
    ("1-2", &["faults_of_a_setup_name_their_place", "t26_an_enemy_ahead_is_grappled_and_not_fired_at"]),
    ("1-3", &["set_ups_of_the_paper", "faults_of_a_setup_name_their_place", "strength_is_masts_and_die"]),
    ("1-4", &["a_hulk_stays_on_the_board_and_a_sunk_ship_does_not", "t46_the_game_ends_at_once"]),
    ("1-5", &["t9_plays_in_open_water", "t8_dot_and_cross"]),
    ("1-6", &["rule_1_6_every_seat_sees_everything", "the_same_seed_and_answers_are_the_same_game"]),
    ("2-1", &["t7_sizes_edges_and_distance", "the_board_of_the_paper_has_these_rows"]),
    ("2-2", &["t7_sizes_edges_and_distance"]),
    ("2-3", &["turns_count_the_shorter_way_round"]),
    ("2-4", &["t4_downwind_headings_of_each_face", "downwind_leads_away_from_the_face"]),
    ("2-5", &["t8_dot_and_cross", "sweeps_agree_with_lines_drawn_step_by_step"]),
    ("2-6", &["t19_an_own_ship_bars_the_way", "t21_a_hulk_bars_the_way"]),
    ("3-1", &["rule_3_1_equals_roll_again"]),
    ("3-2", &["t48_shoals_that_cannot_stand_are_drawn_again", "each_hex_is_drawn_once"]),
    ("3-3", &["rule_3_3_chosen_faces_leave_faces_for_the_others", "rule_3_3_ships_are_placed_free_on_hexes_of_ones_face", "t49_neighbouring_faces_do_not_use_their_corner"]),
    ("3-4", &["the_lesson_places_its_ships_for_whoever_is_first"]),
    ("4-1", &["rule_4_2_every_ship_is_played_once_in_any_order", "shots_of_a_grappling_play_come_before_the_grapple"]),
    ("4-2", &["rule_4_2_every_ship_is_played_once_in_any_order"]),
    ("4-3", &["a_session_is_played_to_its_end_undone_and_redone", "an_input_of_the_wrong_kind_changes_nothing"]),
    ("4-4", &["t51_a_round_ends_where_the_first_player_sat"]),
    ("5-1", &["t9_plays_in_open_water"]),
    ("5-2", &["t28_before_the_wind_an_enemy_may_be_in_the_second_hex_only", "t9_plays_in_open_water"]),
    ("5-3", &["t19_an_own_ship_bars_the_way", "t21_a_hulk_bars_the_way", "t26_an_enemy_ahead_is_grappled_and_not_fired_at"]),
    ("5-4", &["t2_a_ship_in_a_corner_pointing_outward_is_not_free", "on_the_bare_board_only_corners_outward_are_not_free"]),
    ("5-5", &["t3_plays_that_end_stuck_in_a_corner_are_forbidden", "t29_no_grapple_into_a_corner_from_which_there_is_no_way"]),
    ("5-6", &["a_ship_that_can_advance_must", "t31_a_ship_in_a_friends_only_way_goes_first", "t32_of_a_column_in_a_channel_the_leader_goes_first"]),
    ("5-7", &["t34_a_ship_that_cannot_advance_turns_to_where_it_can", "t35_a_dead_end_is_no_way"]),
    ("5-8", &["t9_plays_in_open_water"]),
    ("6-1", &["t25_both_broadsides", "t14_hexes_swept"]),
    ("6-2", &["t11_straight_ahead"]),
    ("6-3", &["t5_a_turn_sweeps_exactly_60_degrees", "t12_turn_to_port", "t13_turn_to_starboard"]),
    ("6-4", &["t10_at_rest_one_hex_a_side", "at_rest_agrees_with_a_hold"]),
    ("6-5", &["t22_a_line_along_a_border_is_blocked_by_two_shoals", "t23_a_shoal_in_the_line_blocks", "t24_half_way_between_two_hexes_it_takes_two_shoals"]),
    ("6-6", &["t18_a_nearer_enemy_masks_a_farther_one", "t19_an_own_ship_masks_too", "t21_a_hulk_masks_nothing"]),
    ("6-7", &["a_ships_plays_with_what_they_sweep_and_bear_on"]),
    ("6-8", &["rule_6_8_no_hex_is_swept_on_both_sides_nor_where_the_ship_goes"]),
    ("7-1", &["t1_chances_to_hit", "t1_hits"]),
    ("7-2", &["rule_7_2_each_side_has_a_target_or_none", "t16_the_nearest_moment_counts"]),
    ("7-3", &["rule_7_3_shots_go_by_moment_and_at_one_moment_port_first"]),
    ("7-4", &["t37_the_last_mast", "t38_a_mast_at_a_time", "the_last_mast_sinks_or_capsizes_as_the_table_says"]),
    ("7-5", &["a_hulk_stays_on_the_board_and_a_sunk_ship_does_not", "t21_a_hulk_bars_the_way", "t21_a_hulk_masks_nothing"]),
    ("8-1", &["t27_shots_before_a_grapple_end_at_the_border", "shots_of_a_grappling_play_come_before_the_grapple"]),
    ("8-2", &["t39_equal_dice_are_rolled_again", "the_winner_takes_the_hex_and_keeps_its_heading_and_masts", "strength_is_masts_and_die"]),
    ("8-3", &["t40_t50_grapples"]),
    ("9-1", &["t9_plays_in_open_water"]),
    ("9-2", &["t4_downwind_headings_of_each_face", "who_is_free_and_who_runs"]),
    ("9-3", &["rule_11_2_the_wind_is_rolled_after_each_turn"]),
    ("10-1", &["t46_the_game_ends_at_once"]),
    ("10-2", &["t46_the_game_ends_at_once", "the_winner_takes_the_hex_and_keeps_its_heading_and_masts"]),
    ("10-3", &["rule_10_3_a_long_chase_is_drawn", "rule_10_3_a_draw_takes_everybody", "t47_dismasted_ships_alone_are_becalmed"]),
    ("11-1-1", &["rule_11_1_1_victory_needs_them_sunk", "t42_no_prisoners_takes_one_hit_more"]),
    ("11-1-2", &["t47_dismasted_ships_alone_are_becalmed"]),
    ("11-1-3", &["rule_11_1_3_a_dismasted_enemy_may_be_grappled", "t45_a_dismasted_ship_of_ones_own_is_in_the_way_for_good"]),
    ("11-1-4", &["rule_11_1_1_victory_needs_them_sunk"]),
    ("11-1-5", &["t44_a_dismasted_ship_fires_at_what_ends_its_play_abeam", "rule_11_1_5_its_owner_is_asked_once_the_play_is_over", "owners_are_asked_clockwise_from_the_mover"]),
    ("11-2", &["t6_the_wind_shifts", "rule_11_2_the_wind_is_rolled_after_each_turn"]),
    ("11-3", &["t41_doubles_do_two_damage", "doubled_hits_are_4_3_and_2_of_36"]),
];

#[test]
fn every_rule_is_tested() {
    let book = BOOK.lines().filter_map(|line| line.strip_prefix("iron-guest-rule-")?.split_once(" ="));
    let book = book.map(|(number, _)| number);
    assert_eq!(RULES.iter().map(|(rule, _)| *rule).collect::<Vec<_>>(), book.collect::<Vec<_>>());
    for (rule, tests) in RULES {
        assert!(!tests.is_empty(), "rule {rule} has no test");
        for test in *tests {
            let written = format!("#[test]\nfn {test}() {{");
            let there = SOURCES.iter().any(|source| source.contains(&written));
            assert!(there, "rule {rule}: there is no test `{test}`");
        }
    }
}

/// A test that is named after a rule is among the rule's tests.
#[test]
fn no_test_is_named_by_another_rule() {
    for source in SOURCES {
        for name in
            source.lines().filter_map(|line| line.strip_prefix("fn rule_")?.split_once('(')).map(|(name, _)| name)
        {
            let name = format!("rule_{name}");
            let of = RULES.iter().filter(|(rule, _)| name.starts_with(&format!("rule_{}_", rule.replace('-', "_"))));
            assert!(of.count() > 0, "{name}: there is no such rule");
        }
    }
}
