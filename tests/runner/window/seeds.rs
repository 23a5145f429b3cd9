//! The seeds that games in the window are begun with: the same in every run, and many of them in the long one.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::{auto_answer, battles, campaigns, free, inspect, own_dice, packs, patrols, pictures, taken_back};

thread_local! {
    /// The seed of the first game that a window in this thread begins.
    static FIRST: Cell<u64> = const { Cell::new(0) };
}

/// The seed of the first game that a window begins now.
pub fn first() -> u64 {
    FIRST.get()
}

/// Does something with windows whose first game has this seed.
pub fn from<T>(seed: u64, what: impl FnOnce() -> T) -> T {
    /// The seed before comes back, even where a test fails.
    struct Back(u64);
    impl Drop for Back {
        fn drop(&mut self) {
            FIRST.set(self.0);
        }
    }
    let _back = Back(FIRST.replace(seed));
    what()
}

/// The tests in which the window begins a game whose course depends on its seed.
const TESTS: [(&str, fn()); 29] = [
    ("auto answer a", auto_answer::a_lone_answer_is_given_and_goes_back_with_the_choice_before_it),
    ("auto answer b", auto_answer::who_wishes_is_asked_all_the_same),
    ("battles a", battles::played::a_duel_against_the_machine_by_the_mouse_alone),
    ("battles b", battles::played::a_duel_against_the_machine_by_keys_alone),
    ("battles c", battles::played::two_at_one_screen),
    ("battles d", battles::looked_back::a_shot_is_taken_back_and_falls_the_same_again),
    ("battles e", battles::kept::a_battle_is_left_and_gone_on_with),
    ("battles f", battles::kept::a_broken_battle_is_named_and_left_alone),
    ("battles g", battles::played::a_draw_is_offered_in_the_menu_and_a_flag_is_struck),
    ("inspect a", inspect::a_long_press_explains_and_presses_nothing),
    ("inspect b", inspect::a_pointer_at_rest_is_told_in_passing),
    ("inspect c", inspect::everything_on_the_mat_and_in_the_bar_says_its_rule),
    ("inspect d", inspect::by_keys_alone_everything_with_a_name_is_explained),
    ("campaigns a", campaigns::a_campaign_is_begun_as_it_is_set_and_gone_on_with),
    ("campaigns b", campaigns::games_are_copied_renamed_thrown_away_and_taken_back),
    ("campaigns c", campaigns::a_chronicle_is_read_and_written_out),
    ("campaigns d", campaigns::the_story_is_begun_from_the_shelf),
    ("campaigns e", campaigns::a_crew_is_signed_in_one_go),
    ("free a", free::games_by_chance),
    ("free b", free::fidgeting),
    ("own dice a", own_dice::each_die_is_asked_for_and_said_with_one_key),
    ("own dice b", own_dice::a_die_that_is_taken_back_still_shows_the_same),
    ("own dice c", own_dice::a_die_that_is_waited_for_is_waited_for_after_a_restart),
    ("packs", packs::a_mission_of_a_pack_is_played),
    ("patrols a", patrols::a_patrol_by_keys),
    ("patrols b", patrols::a_patrol_by_clicks),
    ("pictures", pictures::moments_of_free_games),
    ("taken back a", taken_back::a_turn_is_taken_back_and_made_again),
    ("taken back b", taken_back::the_log_marks_where_a_die_was_taken_back),
];

/// Seeds of the long run, and how far apart they are: a test that plays several games takes those between.
const SEEDS: u64 = 200;
const APART: u64 = 16;

/// Two hundred seeds through each test that begins a game in the window. Built for speed it takes most of an hour on one
/// core, and hours if not; `IRONCLAD_SEEDS` names a part of it, as `40-59` for the seeds from the 41st to the 60th, and
/// `IRONCLAD_TEST` the tests whose names begin with something.
#[test]
#[ignore = "it takes an hour"]
fn two_hundred_seeds_through_every_test_that_begins_a_game() {
    let part = std::env::var("IRONCLAD_SEEDS").ok();
    let (from, to) = part.as_deref().map_or((0, SEEDS - 1), |part| {
        let (from, to) = part.split_once('-').expect("two numbers with a hyphen between them");
        (from.parse().expect("a number"), to.parse().expect("a number"))
    });
    let wanted = std::env::var("IRONCLAD_TEST").unwrap_or_default();
    let tests: Vec<_> = TESTS.into_iter().filter(|(name, _)| name.starts_with(&wanted)).collect();
    assert!(!tests.is_empty() && from <= to, "nothing to do: {from}-{to} of “{wanted}”");
    let mut failed = Vec::new();
    for (name, test) in tests {
        for seed in (from..=to).map(|number| number * APART) {
            if let Err(why) = catch_unwind(AssertUnwindSafe(|| self::from(seed, test))) {
                let literal = || why.downcast_ref::<&str>().map(|why| (*why).to_owned());
                let why = why.downcast_ref::<String>().cloned().or_else(literal);
                failed.push(format!("{name}, seed {seed}: {}", why.unwrap_or_default()));
            }
        }
        println!("{name}: seeds {from} to {to}, {} failures so far", failed.len());
    }
    assert!(failed.is_empty(), "{} failed:\n{}", failed.len(), failed.join("\n"));
}

#[test]
fn windows_of_one_seed_begin_one_game_and_others_another() {
    let rolled = |seed| {
        from(seed, || {
            let folder = tempfile::tempdir().expect("a folder");
            free::begun(folder.path(), 0, ((1280.0, 720.0), 100), "none").session().header().seed
        })
    };
    assert_eq!([rolled(7), rolled(7), rolled(8)], [7, 7, 8]);
    assert_eq!(first(), 0, "it is as it was before");
}
