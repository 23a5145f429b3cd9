//! Which tests of the window are played from many seeds, and why the others are not.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::window::{
    auto_answer, battles, campaigns, fleet_battles, focus, free, inspect, own_dice, packs, patrols, pictures,
    taken_back, things,
};

/// Tests with the names that they have in their sources.
macro_rules! listed {
    ($($test:path),* $(,)?) => { &[$((stringify!($test), $test)),*] };
}

/// The tests in which the window begins a game whose course depends on its seed. Each holds whatever the seed is.
pub const TESTS: &[(&str, fn())] = listed![
    auto_answer::a_lone_answer_is_given_and_goes_back_with_the_choice_before_it,
    auto_answer::who_wishes_is_asked_all_the_same,
    battles::kept::a_battle_is_left_and_gone_on_with,
    battles::kept::a_broken_battle_is_named_and_left_alone,
    battles::looked_back::a_battle_is_played_back_and_nothing_is_changed,
    battles::looked_back::a_branch_that_was_left_is_named,
    battles::looked_back::a_shot_is_taken_back_and_falls_the_same_again,
    battles::looked_back::a_turn_is_taken_back_and_made_again,
    battles::own_dice::a_die_is_waited_for_after_a_restart_and_may_be_left_to_the_app,
    battles::own_dice::a_die_that_is_undone_shows_the_same,
    battles::own_dice::each_die_is_asked_for_and_said,
    battles::played::a_draw_is_offered_in_the_menu_and_a_flag_is_struck,
    battles::played::a_duel_against_the_machine_by_keys_alone,
    battles::played::a_duel_against_the_machine_by_the_mouse_alone,
    battles::played::the_first_battle_teaches_to_its_end,
    battles::played::two_at_one_screen,
    battles::shelf::battles_are_copied_renamed_thrown_away_and_taken_back,
    battles::shelf::battles_are_sent_out_and_brought_in_and_read_there,
    battles::shelf::what_the_campaign_throws_away_for_good_leaves_battles_alone,
    battles::told::a_battle_is_told_back_and_written_out,
    battles::told::a_report_brings_the_moment_back,
    battles::told::everything_on_the_table_says_what_it_is,
    battles::told::what_is_chosen_moves_no_row_and_a_tip_lies_beside_the_list,
    campaigns::a_campaign_is_begun_as_it_is_set_and_gone_on_with,
    campaigns::a_chronicle_is_read_and_written_out,
    campaigns::a_crew_is_signed_in_one_go,
    campaigns::a_report_is_written_wherever_something_is_wrong,
    campaigns::games_are_copied_renamed_thrown_away_and_taken_back,
    campaigns::games_are_sent_out_and_brought_in,
    campaigns::the_story_is_begun_from_the_shelf,
    campaigns::what_cannot_be_opened_is_listed_with_the_reason,
    fleet_battles::a_battle_is_left_gone_on_with_and_played_back,
    fleet_battles::a_patrol_against_the_machine_by_keys_alone,
    fleet_battles::a_patrol_against_the_machine_by_the_mouse_alone,
    fleet_battles::an_order_that_cannot_be_flown_is_refused_with_the_reason,
    fleet_battles::the_rows_below_a_weapon_stay_where_they_are_whatever_it_is_fired_at,
    fleet_battles::two_at_one_screen_do_not_see_each_others_orders,
    fleet_battles::whole::a_branch_of_a_fleet_battle_is_named,
    fleet_battles::whole::a_fleet_battle_is_told_back_and_reported,
    fleet_battles::whole::a_turn_is_taken_back_and_made_again,
    fleet_battles::whole::the_page_of_battles_has_a_way_to_their_shelf,
    fleet_battles::whole::the_players_roll_the_dice_of_a_fleet_battle,
    focus::the_menu_follows_the_focus_and_scrolls_by_keys,
    free::fidgeting,
    free::games_by_chance,
    inspect::a_long_press_explains_and_presses_nothing,
    inspect::a_pointer_at_rest_is_told_in_passing,
    inspect::by_keys_alone_everything_with_a_name_is_explained,
    inspect::everything_on_the_mat_and_in_the_bar_says_its_rule,
    own_dice::a_die_that_is_taken_back_still_shows_the_same,
    own_dice::a_die_that_is_waited_for_is_waited_for_after_a_restart,
    own_dice::each_die_is_asked_for_and_said_with_one_key,
    packs::a_mission_of_a_pack_is_played,
    patrols::a_patrol_by_clicks,
    patrols::a_patrol_by_keys,
    pictures::moments_of_free_games,
    taken_back::a_turn_is_taken_back_and_made_again,
    taken_back::the_log_marks_where_a_die_was_taken_back,
    taken_back::the_menu_offers_every_reach,
    things::the_ship_is_dragged_to_where_she_goes,
];

/// Tests that are played with one seed or none, and modules of such tests, by the reason.
const OTHERS: &[(&str, &[&str])] = &[
    (
        "no game is begun in it",
        &[
            "battles::kept::a_battle_that_was_set_up_survives_the_first_key",
            "battles::kept::a_name_takes_no_letters_once_the_keys_lead_elsewhere",
            "battles::kept::a_name_that_was_given_is_there_again",
            "battles::kept::the_games_of_the_wardroom_lie_side_by_side",
            "battles::kept::the_page_of_another_game_begins_at_its_head",
            "battles::own_dice::whose_dice_is_said_before_a_battle_in_every_game",
            "closed",
            "fleet_pictures::the_page_of_battles_and_the_rule_book",
            "focus::pages_follow_the_focus",
            "focus::the_rule_book_follows_the_rule_that_is_open",
            "inspect::whatever_is_done_has_the_whole_window_drawn",
            "own_dice::plus_and_minus_turn_the_first_setting_at_once",
            "packs::a_faulty_pack_is_told_at_the_title_and_a_sound_one_is_switched",
            "packs::a_story_whose_pack_has_gone_is_named_and_no_other_is_begun",
            "packs::faults_are_told_in_the_language_of_the_window",
            "packs::the_fleets_of_packs_in_use_can_be_chosen",
            "patrols::a_hunt_without_a_villain_is_refused_where_it_is_wished_for",
            "patrols::wishes_are_kept_for_the_next_time",
            "patrols::wishes_that_cannot_be_read_cost_no_other_setting",
            "rare_pictures::the_page_about_the_keys",
            "seats::escape_leaves_a_field_first_and_keeps_what_was_typed",
            "trouble::a_folder_of_games_that_cannot_be_read_is_said_on_the_shelf",
            "trouble::a_folder_that_cannot_be_written",
            "trouble::that_no_card_draws_is_said_on_the_title",
            "trouble::damaged_settings_are_said_until_they_are_set_anew",
        ],
    ),
    (
        "its lesson is played step by step, and all dice and draws stand in the script",
        &[
            "auto_answer::a_lesson_asks_for_every_step",
            "history",
            "languages::another_language_holds_at_once_on_every_screen",
            "lessons",
            "motion",
            "pictures::moments_of_the_lessons",
            "seats::each_system_is_asked_by_its_players_name",
            "seats::names_are_kept_for_the_next_time",
            "seats::seats_that_cannot_be_are_dealt_anew",
            "seats::who_has_what_is_there_again_with_every_name",
            "slow::a_slow_disk_leaves_the_table_as_it_was_and_the_window_alive",
            "slow::a_write_that_fails_changes_nothing_and_the_same_button_tries_again",
            "slow::the_table_hears_of_its_move_below_another_screen",
            "slow::who_leaves_meanwhile_leaves_once_it_is_written",
            "trouble::a_damaged_file_is_said_and_kept",
            "trouble::a_file_that_tells_nothing_is_named_and_left_alone",
            "trouble::a_torn_line_is_said_and_kept",
            "trouble::attack_f5_a_file_that_was_taken_away_is_said",
            "trouble::keys_that_mean_nothing_change_nothing",
        ],
    ),
    (
        "the window begins no game but perhaps a lesson: the test has one ready for it, with a seed of its own",
        &[
            "between_scenarios",
            "confirm",
            "focus::a_fitting_out_stays_where_it_was_scrolled",
            "focus::cards_behind_a_tab_come_out_with_the_focus",
            "focus::every_sponsor_is_seen_at_once_or_by_its_key",
            "inspect::a_sector_at_rest_is_told",
            "inspect::everything_at_a_fitting_out_says_its_rule",
            "inspect::everything_in_a_combat_says_its_rule",
            "inspect::everything_on_a_page_of_the_story_says_its_rule",
            "inspect::everything_on_the_shelf_says_what_it_is",
            "languages::a_voyage_of_the_story_fits_every_other_language",
            "log_book",
            "patrols::a_fitting_out_is_gone_on_with",
            "patrols::a_hero_is_posted_from_her_squad",
            "patrols::a_signed_hero_pressed_twice_stays_aboard",
            "patrols::to_look_round_leaves_nothing_behind_and_a_key_casts_off",
            "pictures::a_campaign_and_what_is_told_of_it",
            "pictures::a_patrol_is_fitted_out",
            "pictures::left_handed_people_read_the_same_where_it_is_narrow",
            "pictures::moments_of_patrols",
            "pictures::the_main_button_stays_in_its_corner_in_every_window",
            "plan",
            "rare_pictures::a_crowded_combat",
            "rare_pictures::a_record_of_many_dice",
            "rare_pictures::how_a_fight_ended",
            "rare_pictures::the_brief",
            "rare_pictures::the_end_of_the_act",
            "seats::those_who_are_there_read_aloud_in_turn",
            "seats::whoever_is_missing_is_sat_in_for_and_has_all_back_next_time",
            "slow::what_is_sent_goes_to_the_store_in_one_piece_off_the_windows_thread",
            "story",
            "things::a_hero_is_dragged_to_another_squad",
            "timeline",
            "together",
            "voyages",
        ],
    ),
    (
        "its pictures are held against those of the first seed",
        &[
            "battle_pictures::a_battle_from_placing_to_its_end",
            "battle_pictures::a_shot_is_shown_with_its_dice",
            "battle_pictures::the_lesson_and_a_draw_that_is_offered",
            "battle_pictures::the_wardroom_and_the_rule_book",
            "fleet_pictures::a_fleet_battle_from_setting_up_to_its_end",
            "fleet_pictures::the_guide_and_the_hand_over_page",
            "pictures::screens_and_what_lies_over_them",
            "rare_pictures::a_die_of_their_own_is_asked_for",
        ],
    ),
    (
        "it needs two broadsides in one play, and not every battle comes to that",
        &["battle_pictures::plays_and_broadsides_show_side_by_side_at_every_size"],
    ),
    (
        "it draws a shelf in every language and at every size, and no shelf depends on the dice",
        &["battles::shelf::the_shelf_of_battles_fits_in_every_language"],
    ),
    ("the real window draws a seed of its own each time", &["driven"]),
    ("it is about the seeds themselves", &["seeds"]),
];

/// Sources of tests, with the names of their modules.
fn sources(folder: &Path, module: &str, found: &mut Vec<(String, PathBuf)>) {
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        let stem = path.file_stem().and_then(|stem| stem.to_str()).expect("a plain name");
        let name = if module.is_empty() { stem.to_owned() } else { format!("{module}::{stem}") };
        if path.is_dir() {
            sources(&path, &name, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push((name, path));
        }
    }
}

/// The names of the tests in a source.
fn tests(source: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if line == "#[test]" {
            is_test = true;
        }
        let line = line.strip_prefix("pub ").unwrap_or(line);
        if let Some((name, _)) = line.strip_prefix("fn ").and_then(|rest| rest.split_once('('))
            && std::mem::take(&mut is_test)
        {
            found.push(name);
        }
    }
    found
}

/// Whether a name is that of a test or of a module it lies in.
fn covers(name: &str, test: &str) -> bool {
    test.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

#[test]
fn every_test_of_the_window_is_played_from_many_seeds_or_it_is_said_why_not() {
    let mut all = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/runner/window"), "", &mut all);
    let mut there = BTreeSet::new();
    for (module, path) in all {
        let source = std::fs::read_to_string(path).expect("read");
        there.extend(tests(&source).into_iter().map(|test| format!("{module}::{test}")));
    }
    assert!(there.len() > TESTS.len(), "the tests are found: {there:?}");
    let plain = |name: &str| name.replace(' ', "");
    let listed: BTreeSet<String> = TESTS.iter().map(|(name, _)| plain(name)).collect();
    assert_eq!(listed.len(), TESTS.len(), "one is listed twice");
    let others = || OTHERS.iter().flat_map(|(_, names)| names.iter().copied());
    let unsaid: Vec<&String> =
        there.iter().filter(|test| !listed.contains(*test) && !others().any(|name| covers(name, test))).collect();
    assert!(unsaid.is_empty(), "list these, or say why not: {unsaid:#?}");
    let twice: Vec<&String> = listed.iter().filter(|test| others().any(|name| covers(name, test))).collect();
    assert!(twice.is_empty(), "listed, and said not to be: {twice:#?}");
    let gone: Vec<&String> = listed.difference(&there).collect();
    assert!(gone.is_empty(), "no such tests: {gone:#?}");
    let idle: Vec<&str> = others().filter(|name| !there.iter().any(|test| covers(name, test))).collect();
    assert!(idle.is_empty(), "said of no test: {idle:#?}");
}
