//! Intel: what holds for all cards, and the cards from Alien Infestation to Friendly Outpost.

use ironclad_game::content::HeroId;
use ironclad_game::content::Id;
use ironclad_game::content::edition::Edition;
use ironclad_game::content::terms::Class;
use ironclad_game::engine::Status;

use crate::rig::{Board, ENTER, Rig, changes_of, check_rows, edited};

/// A check of nobody, to read its difficulty at each threat.
fn difficulties(name: &str) -> [i8; 3] {
    ["green", "yellow", "red"].map(|threat| {
        let mut rig = Board::card(name).start("threat", threat).begin();
        rig.enter().choose("done");
        rig.against().reach.expect("a difficulty")
    })
}

#[test]
fn rule_5_1_events_and_operations_must_be_resolved() {
    for card in ["sabotage", "sickness", "space-dementia", "alien-infestation", "bad-intel", "infiltrated"] {
        let mut rig = Board::card(card).begin();
        rig.enter();
        assert!(!rig.offered("skip"), "{card}");
    }
    for card in ["space-leeches", "system-failure"] {
        assert!(!Board::card(card).begin().enter().offered("skip"), "{card}");
    }
    for card in ["probe", "friendly-outpost"] {
        assert!(Board::card(card).begin().enter().offered("skip"), "{card}");
    }
}

#[test]
fn rule_5_2_numbers_go_by_threat() {
    assert_eq!(difficulties("alien-infestation"), [11, 13, 15]);
    assert_eq!(difficulties("infiltrated"), [12, 14, 16]);
    assert_eq!(difficulties("space-leeches"), [10, 12, 14]);
    assert_eq!(difficulties("system-failure"), [10, 12, 14]);
    for (threat, hits) in [("green", 4), ("yellow", 5), ("red", 6)] {
        let mut rig = Board::card("sabotage").start("threat", threat).begin();
        rig.enter().choose("done").roll(&vec![1; hits]);
        assert_eq!(rig.kind(), "action", "{hits} hits at threat {threat}");
    }
}

#[test]
fn rule_5_3_natural_one_and_six_mean_nothing_on_a_table() {
    // 1 + 3 + 1 = 5: two hits, of which the shields take one.
    check_rows("crossfire", &[(&["xavier"], 5, "attempt hero:xavier 1 5", "hull -1, xavier exhausted")]);
    check_rows("sickness", &[(&[], 2, "6", "crew -1, morale -1")]);
}

#[test]
fn rule_5_4_a_hero_is_used_once_on_one_card() {
    let mut rig = Board::card("sabotage").begin();
    rig.enter().choose("hero:noriko");
    assert_eq!(rig.offers(), ["hero:daisuke", "done"], "she could be wounded next, but not on the same card");
    let mut rig = Board::card("infiltrated").begin();
    rig.enter().play("skill:combat hero:gabriel");
    assert!(!rig.offered("hero:gabriel"));
}

#[test]
fn rule_5_5_alien_infestation() {
    check_rows(
        "alien-infestation",
        &[
            (
                &["gabriel", "noriko", "wrathe"],
                4,
                "skill:operate hero:noriko hero:wrathe done 6",
                "salvage +1, noriko exhausted, wrathe exhausted",
            ),
            (
                &["gabriel", "noriko", "wrathe"],
                4,
                "skill:operate hero:noriko hero:wrathe done 5 1 2",
                "crew -2, bridge +1, weapons +1, noriko exhausted, wrathe exhausted",
            ),
        ],
    );
}

#[test]
fn rule_5_7_asteroid_field() {
    check_rows(
        "asteroid-field",
        &[
            (&[], 4, "attempt 2 1 2 3 4", "morale -1, bridge +1, weapons +1, hangar +1, reactor +1"),
            (&[], 4, "attempt 3 1 2 3", "morale -1, bridge +1, weapons +1, reactor +1"),
            (&[], 4, "attempt 4 1 2 3", "morale -1, bridge +1, weapons +1, reactor +1"),
            (&[], 4, "attempt 5 1 2", "bridge +1, weapons +1"),
            (&[], 4, "attempt 6 1 2", "bridge +1, weapons +1"),
            (&[], 5, "attempt 6", ""),
            (&[], 2, "attempt 1 1 2 3 4", "morale -1, bridge +1, weapons +1, hangar +1, reactor +1"),
        ],
    );
    let pilot = |moves: &str| {
        let board = Board::card("asteroid-field").without(&["noriko"]).with(|content| {
            let gabriel = HeroId::find(&content.names, "gabriel");
            content.heroes = edited(&content.heroes, gabriel, |gabriel| {
                gabriel.classes.insert(Class::Pilot);
                gabriel.regular.skills.insert(ironclad_game::content::terms::Skill::Piloting, 4);
            });
        });
        changes_of(board, |_| {}, &format!("{ENTER} attempt {moves}"))
    };
    assert_eq!(pilot("hero:gabriel 4"), "gabriel exhausted", "8: one hit, for the shields");
    assert_eq!(pilot("hero:gabriel 5"), "gabriel exhausted", "9: nothing");
    assert_eq!(pilot("done 6 1 2"), "bridge +1, weapons +1", "the Pilot may stay out of it");
}

#[test]
fn rule_5_7_asteroids_are_skipped_for_an_action_if_one_is_left() {
    let mut rig = Board::card("asteroid-field").begin();
    rig.enter();
    assert_eq!((rig.offers(), rig.table().actions.left), (vec!["attempt".to_owned(), "skip".to_owned()], 1));
    rig.choose("skip");
    assert_eq!(rig.table().turn, 2, "the last action went on it");
    let mut rig = Board::card("asteroid-field").begin();
    rig.tune(|table| table.actions.left = 1);
    assert_eq!(rig.enter().offers(), ["attempt"], "none is left");
}

#[test]
fn rule_5_8_bad_intel() {
    let mut rig = Board::card("bad-intel").begin();
    rig.enter();
    assert_eq!((rig.table().turn, rig.table().actions.left), (2, 1), "one of this turn, one of the next");
    let mut rig = Board::card("bad-intel").with(with_agent).begin();
    rig.enter();
    assert_eq!(rig.offers(), ["hero:wrathe", "done"]);
    rig.choose("hero:wrathe");
    assert_eq!((rig.table().turn, rig.table().actions.left, rig.status("wrathe")), (2, 2, Status::Exhausted));
    let mut rig = Board::card("bad-intel").with(with_agent).begin();
    rig.enter().choose("done");
    assert_eq!((rig.table().turn, rig.table().actions.left), (2, 1), "the Agent may stay out of it");
}

fn with_agent(content: &mut ironclad_game::content::Content) {
    let wrathe = HeroId::find(&content.names, "wrathe");
    content.heroes = edited(&content.heroes, wrathe, |wrathe| {
        wrathe.classes.insert(Class::Agent);
    });
}

#[test]
fn rule_5_9_crossfire() {
    check_rows(
        "crossfire",
        &[
            (&[], 4, "attempt 1 1 2 3", "bridge +1, weapons +1, reactor +1"),
            (&[], 4, "attempt 2 1 2 3", "bridge +1, weapons +1, reactor +1"),
            (&[], 4, "attempt 3 1 2", "bridge +1, weapons +1"),
            (&[], 4, "attempt 4 1 2", "bridge +1, weapons +1"),
            (&[], 4, "attempt 5 1", "bridge +1"),
            (&["xavier"], 4, "attempt done 6 1", "bridge +1"),
            (&["xavier"], 4, "attempt hero:xavier 4", "xavier exhausted"),
            (&["xavier"], 4, "attempt hero:xavier 5", "xavier exhausted"),
            (&["xavier"], 4, "attempt hero:xavier 6", "credits +2, xavier exhausted"),
            (&["gabriel"], 4, "attempt 6 1", "bridge +1"),
            (&[], 4, "skip", "morale -2"),
        ],
    );
    let board = |morale: u8| Board::card("crossfire").start("morale", morale);
    assert!(!board(2).begin().enter().offered("skip"), "a price is paid in full (ruling 25)");
    let mut before = board(4).edition(Edition::First).begin();
    assert!(!before.enter().offered("skip"), "in the first edition it had no price");
}

#[test]
fn rule_5_13_friendly_outpost() {
    let board =
        |morale: u8| Board::card("friendly-outpost").without(&["noriko"]).start("morale", morale).start("hull", 3);
    let run = |morale, moves: &str| {
        let tired = |rig: &mut Rig| {
            rig.exhaust(&["gabriel", "wrathe"]);
        };
        changes_of(board(morale), tired, &format!("{ENTER} attempt {moves}"))
    };
    let tired = "gabriel exhausted, wrathe exhausted";
    assert_eq!(run(4, "done 1"), tired);
    assert_eq!(run(4, "done 2"), tired);
    assert_eq!(run(4, "done 3 hero:gabriel"), "wrathe exhausted");
    assert_eq!(run(4, "done 4 done"), tired, "the rest may be declined");
    assert_eq!(run(4, "done 5 hero:wrathe"), "salvage +1, gabriel exhausted");
    assert_eq!(run(4, "done 6 hero:wrathe"), "salvage +1, gabriel exhausted");
    assert_eq!(run(4, "hero:xavier 4 hero:xavier"), format!("hull +1, {tired}"), "she may be rested herself");
    assert_eq!(run(4, "hero:xavier 5 hero:gabriel"), "hull +1, wrathe exhausted, xavier exhausted");
    assert_eq!(run(4, "hero:xavier 6 hero:gabriel hero:wrathe"), "morale +1, hull +1, xavier exhausted");
}

#[test]
fn rule_5_13_any_hero_with_diplomacy() {
    let mut rig = Board::card("friendly-outpost").begin();
    rig.enter().choose("attempt");
    assert_eq!(rig.offers(), ["hero:xavier", "done"]);
    rig.wound(&["xavier"]);
    assert!(!rig.offered("hero:xavier"));
}

#[test]
fn rule_5_26_a_card_that_needs_a_class_is_not_attempted_without_it() {
    let mut rig = Board::card("probe").begin();
    rig.wound(&["noriko"]).enter();
    assert_eq!(rig.offers(), ["skip"]);
    let mut rig = Board::card("probe").begin();
    rig.exhaust(&["noriko"]).enter().choose("attempt");
    assert_eq!(rig.offers(), ["hero:noriko"], "an Exhausted Specialist will do");
}
