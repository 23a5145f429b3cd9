//! Intel: the cards, row by row.

use ironclad::content::HeroId;
use ironclad::content::Id;
use ironclad::content::terms::{Class, Threat};
use ironclad::engine::Status;

use crate::rules::rig::{Board, Rig, changes_of, edited};

const ENTER: &str = "move:1a-empty-space-2";

/// Plays a card with these heroes alone aboard, at this Morale.
fn card(name: &str, aboard: &[&str], morale: u8, moves: &str) -> String {
    let board = Board::card(name).squad("bridge", aboard).squad("weapons", &[]).squad("hangar", &[]);
    let board = board.start("morale", morale).start("hull", 4).start("crew", 5);
    changes_of(board, |_| {}, &format!("{ENTER} {moves}"))
}

fn check_rows(name: &str, rows: &[(&[&str], u8, &str, &str)]) {
    for &(aboard, morale, moves, changes) in rows {
        assert_eq!(card(name, aboard, morale, moves), changes, "{name} with {aboard:?} at Morale {morale}: {moves}");
    }
}

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
    for card in ["space-leeches", "system-failure", "crossfire"] {
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
    check_rows("crossfire", &[(&["xavier"], 5, "hero:xavier 1 5", "hull -1, xavier exhausted")]);
    check_rows("sickness", &[(&[], 2, "6", "crew -1, morale -1")]);
}

#[test]
fn rule_5_4_a_hero_is_used_once_on_one_card() {
    let mut rig = Board::card("sabotage").begin();
    rig.enter().choose("hero:noriko");
    assert_eq!(rig.offers(), ["hero:daisuke", "done"], "she could be wounded next, but not on the same card");
    let mut rig = Board::card("infiltrated").begin();
    rig.enter().play("hero:gabriel");
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
                "hero:gabriel hero:noriko hero:wrathe skill:combat 3",
                "salvage +1, gabriel exhausted, noriko exhausted, wrathe exhausted",
            ),
            (
                &["gabriel", "noriko", "wrathe"],
                4,
                "hero:gabriel hero:noriko hero:wrathe skill:operate 2 1 2",
                "crew -2, bridge +1, weapons +1, gabriel exhausted, noriko exhausted, wrathe exhausted",
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
                gabriel.regular.skills.insert(ironclad::content::terms::Skill::Piloting, 4);
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

fn with_agent(content: &mut ironclad::content::Content) {
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
            (&[], 4, "1 1 2 3", "bridge +1, weapons +1, reactor +1"),
            (&[], 4, "2 1 2 3", "bridge +1, weapons +1, reactor +1"),
            (&[], 4, "3 1 2", "bridge +1, weapons +1"),
            (&[], 4, "4 1 2", "bridge +1, weapons +1"),
            (&[], 4, "5 1", "bridge +1"),
            (&["xavier"], 4, "done 6 1", "bridge +1"),
            (&["xavier"], 4, "hero:xavier 4", "xavier exhausted"),
            (&["xavier"], 4, "hero:xavier 5", "xavier exhausted"),
            (&["xavier"], 4, "hero:xavier 6", "credits +2, xavier exhausted"),
            (&["gabriel"], 4, "6 1", "bridge +1"),
        ],
    );
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
fn rule_5_14_infiltrated() {
    let mut rig = Board::card("infiltrated").begin();
    rig.enter();
    assert_eq!(rig.offers(), ["hero:gabriel", "hero:thaddeus", "hero:wrathe", "done"], "Combat or Stealth");
    rig.play("hero:gabriel hero:wrathe");
    assert_eq!(rig.offers(), ["skill:combat", "skill:stealth"]);
    rig.play("skill:combat hero:thaddeus");
    assert_eq!(rig.adds(), 10, "(3+1) + (2+1) + 3");
    let mut rig = Board::card("infiltrated").begin();
    rig.play("move:1a-empty-space-2 hero:wrathe skill:stealth done");
    assert_eq!(rig.adds(), 1, "Marines add to Combat alone");
    check_rows(
        "infiltrated",
        &[
            (&["gabriel"], 4, "hero:gabriel done 6 3", "crew -1, morale +1, reactor +1, gabriel exhausted"),
            (
                &["gabriel"],
                4,
                "hero:gabriel done 5 3 4 5",
                "crew -2, morale -1, hull -1, hangar +1, reactor +1, gabriel exhausted",
            ),
        ],
    );
}

#[test]
fn rule_5_15_probe() {
    let run = |morale, moves: &str| {
        let board = Board::card("probe").token("1a-nebula", "sickness").start("morale", morale).begin();
        let mut rig = board;
        let before = rig.marks();
        rig.enter().play("attempt hero:noriko").play(moves);
        (rig.changes(&before), rig.token("1a-nebula").is_some_and(|(_, open)| open))
    };
    let noriko = "noriko exhausted".to_owned();
    assert_eq!(run(2, "1"), (noriko.clone(), false), "3: nothing");
    assert_eq!(run(4, "1"), ("salvage +1, noriko exhausted".to_owned(), false));
    assert_eq!(run(4, "2"), ("salvage +1, noriko exhausted".to_owned(), false));
    assert_eq!(run(4, "3 recon:1a-nebula"), (noriko.clone(), true));
    assert_eq!(run(4, "4 done"), (noriko, false), "it may be declined");
    assert_eq!(run(4, "5 recon:1a-nebula"), ("credits +1, noriko exhausted".to_owned(), true), "the only one there is");
}

#[test]
fn rule_5_15_free_recons_cost_no_action() {
    let board = Board::card("probe").token("1a-nebula", "sickness").token("1a-empty-space-1", "sabotage");
    let mut rig = board.begin();
    rig.enter().play("attempt hero:noriko 6 recon:1a-nebula recon:1a-empty-space-1");
    assert_eq!(rig.table().actions.left, 1);
    assert!(rig.token("1a-nebula").is_some_and(|(_, open)| open));
    assert!(rig.token("1a-empty-space-1").is_some_and(|(_, open)| open));
}

#[test]
fn rule_5_17_sabotage() {
    check_rows(
        "sabotage",
        &[
            (&["daisuke", "noriko", "gabriel"], 4, "done 1 2 3 4", "bridge +1, weapons +1, hangar +1, reactor +1"),
            (
                &["daisuke", "noriko", "gabriel"],
                4,
                "hero:daisuke done 1 2 3",
                "bridge +1, weapons +1, reactor +1, daisuke exhausted",
            ),
            (
                &["daisuke", "noriko", "gabriel"],
                4,
                "hero:daisuke hero:noriko done 1 2",
                "bridge +1, weapons +1, daisuke exhausted, noriko exhausted",
            ),
            (&["gabriel"], 4, "1 2 3 4", "bridge +1, weapons +1, hangar +1, reactor +1"),
        ],
    );
}

#[test]
fn rule_5_18_sickness() {
    check_rows(
        "sickness",
        &[
            (&[], 4, "1", "crew -2, morale -2"),
            (&[], 4, "2", "crew -2, morale -1"),
            (&[], 4, "3", "crew -2, morale -1"),
            (&[], 4, "4", "crew -1, morale -1"),
            (&[], 4, "5", "crew -1, morale -1"),
            (&[], 4, "6", "morale -1"),
            (&["xavier"], 4, "1 hero:xavier", "crew -2, morale -1, xavier exhausted"),
            (&["gabriel"], 4, "4 hero:gabriel", "crew -1, gabriel exhausted"),
            (&["gabriel", "xavier"], 4, "4 done", "crew -1, morale -1"),
        ],
    );
}

#[test]
fn rule_5_18_one_hero_softens_after_the_roll_is_seen() {
    let mut rig = Board::card("sickness").without(&["noriko"]).begin();
    rig.enter();
    assert!(rig.is_rolling(), "the roll comes first");
    rig.roll(&[1]);
    assert_eq!(rig.offers(), ["hero:gabriel", "hero:thaddeus", "hero:xavier", "done"], "a Diplomat, or Leadership");
    rig.choose("hero:thaddeus");
    assert_eq!(rig.kind(), "reaction", "one is enough; then the Crew, which Thaddeus could still save");
}

#[test]
fn rule_5_18_softening_is_not_asked_where_nothing_can_be_spared() {
    let asked = |morale: u8, face: u8| {
        let mut rig = Board::card("sickness").without(&["noriko", "thaddeus"]).start("morale", morale).begin();
        rig.enter().roll(&[face]).offered("hero:gabriel") && rig.began("mutiny") == 0
    };
    assert!(asked(2, 6) && asked(3, 3), "one of one");
    assert!(!asked(1, 6), "there is none to lose");
    assert!(asked(3, 1) && !asked(2, 1), "at 2, one less of two still leads to 1 (the die counts 0)");
}

#[test]
fn rule_5_19_signatures_are_skipped_for_two_morale_payable_in_full() {
    let at = |morale: u8| {
        let mut rig = Board::enemies(&["valkyrie"]).start("morale", morale).without(&["xavier"]).begin();
        rig.enter();
        rig
    };
    assert_eq!(at(4).offers(), ["attempt", "skip"]);
    assert_eq!(at(2).offers(), ["attempt"]);
    let mut rig = at(4);
    rig.choose("skip");
    assert_eq!((rig.table().morale, rig.in_combat(), rig.kind().as_str()), (2, false, "action"));
    let mut rig = at(3);
    rig.choose("skip");
    assert_eq!((rig.table().morale, rig.began("mutiny")), (1, 1));
}

/// Signatures with these powers about, each with one Valkyrie for faces up to 3 and a squadron above.
fn powers(reputation: &[(&str, i8)]) -> Rig {
    let rows = serde_json::json!([
        { "to": 3, "enemies": [{ "ship": "valkyrie" }] },
        { "to": 6, "enemies": [{ "ship": "skadi-squadron", "side": "elite" }] },
    ]);
    let active: Vec<&str> = reputation.iter().map(|(name, _)| *name).collect();
    let tables: serde_json::Map<_, _> = active.iter().map(|name| ((*name).to_owned(), rows.clone())).collect();
    let board = Board::card("signatures-detected").set("/active", active.into()).set("/encounters", tables.into());
    let mut rig = board.without(&["xavier"]).begin();
    rig.tune(|table| {
        for (name, score) in reputation {
            let faction: ironclad::content::terms::Faction = name.parse().expect("a power");
            table.reputation[faction.index()] = *score;
        }
    });
    rig.enter();
    rig
}

#[test]
fn rule_5_19_the_worst_reputation_is_met_by_the_scenarios_table() {
    use ironclad::engine::chance::Why;
    let mut rig = powers(&[("federation", 0), ("cartel", -3)]);
    rig.choose("attempt");
    assert_eq!(rig.request().why, Why::Encounter, "the Cartel's, with no tie");
    assert!(rig.request().against.is_none(), "a plain die");
    rig.roll(&[3]);
    assert_eq!(rig.enemy("valkyrie-1"), (4, 1));
    let mut rig = powers(&[("federation", 0), ("cartel", -3)]);
    rig.play("attempt 4");
    assert_eq!(rig.enemy("skadi-squadron-1"), (4, 0), "the elite side");
}

#[test]
fn rule_5_19_equals_are_rolled_for_and_friends_do_not_fight() {
    use ironclad::engine::chance::Why;
    let mut rig = powers(&[("federation", 0), ("council", 0), ("firstborn", 0), ("cartel", 0)]);
    rig.choose("attempt");
    assert_eq!(rig.request().why, Why::Tie);
    rig.roll(&[5]);
    assert_eq!(rig.request().why, Why::Tie, "four share four faces; the fifth is rolled again");
    rig.roll(&[4]);
    assert_eq!(rig.request().why, Why::Encounter);
    let mut rig = powers(&[("federation", 5), ("cartel", 3)]);
    rig.choose("attempt");
    assert_eq!(rig.request().why, Why::Encounter, "the Federation is a friend");
    let rig = powers(&[("federation", 5), ("cartel", 10)]);
    assert_eq!(
        (rig.kind().as_str(), rig.token("1a-empty-space-2")),
        ("action", None),
        "nobody fights; nothing is asked"
    );
}

#[test]
fn rule_5_20_mutiny() {
    let mutiny = |crew: u8, morale: u8, moves: &str| {
        let board = Board::at("1a-nebula").tile("1a", [0, 0], 0).event(1, "mutiny").without(&["thaddeus"]);
        let mut rig = board.start("crew", crew).start("morale", morale).begin();
        rig.play(moves);
        (rig.table().crew, rig.table().morale)
    };
    assert_eq!(mutiny(7, 4, "hero:gabriel skill:leadership hero:xavier hero:wrathe 3"), (7, 2), "2 + 3 + 2 + 3 = 10");
    assert_eq!(mutiny(7, 1, "hero:gabriel skill:combat done 6"), (7, 2));
    assert_eq!(mutiny(7, 1, "done 5 1 1"), (5, 2));
    assert_eq!(mutiny(1, 3, "done 5 1 1"), (1, 2), "what Crew cannot lose Morale does, and then it is 2");
    for (threat, difficulty) in [(Threat::Green, 10), (Threat::Yellow, 12), (Threat::Red, 14)] {
        let board = Board::at("1a-nebula").tile("1a", [0, 0], 0).event(1, "mutiny").start("threat", threat.name());
        let mut rig = board.begin();
        assert_eq!(rig.offers(), ["hero:gabriel", "hero:thaddeus", "hero:wrathe", "hero:xavier", "done"]);
        assert_eq!(rig.choose("done").against().reach, Some(difficulty));
    }
}

#[test]
fn rule_5_21_space_dementia() {
    check_rows(
        "space-dementia",
        &[
            (&["daisuke", "wrathe"], 4, "1 hero:wrathe", "crew -1, morale -2, wrathe wounded"),
            (&["daisuke", "wrathe"], 4, "1 hero:daisuke pass", "crew -1, morale -2, daisuke wounded"),
            (&["daisuke", "wrathe"], 4, "1 hero:daisuke ability:wrathe", "crew -1, morale -2, wrathe exhausted"),
            (&["daisuke", "wrathe"], 4, "2", "crew -1, morale -2"),
            (&["daisuke", "wrathe"], 4, "3", "crew -1, morale -2"),
            (&["daisuke", "wrathe"], 4, "4 hero:daisuke", "morale -1, daisuke exhausted"),
            (&["daisuke", "wrathe"], 4, "5 hero:daisuke", "morale -1, daisuke exhausted"),
            (&["daisuke", "wrathe"], 4, "6 hero:wrathe", "wrathe exhausted"),
            (&["daisuke", "xavier"], 4, "2 hero:xavier", "crew -1, morale -1, xavier exhausted"),
            (&["daisuke", "xavier"], 4, "6 hero:daisuke", "daisuke exhausted"),
        ],
    );
}

#[test]
fn rule_5_21_to_exhaust_an_exhausted_hero_wounds_her() {
    let board = Board::card("space-dementia").squad("bridge", &["gabriel", "xavier"]).squad("weapons", &[]);
    let mut rig = board.squad("hangar", &[]).begin();
    rig.exhaust(&["gabriel", "xavier"]);
    rig.enter().roll(&[6]);
    assert_eq!(rig.offers(), ["hero:gabriel", "hero:xavier"], "a demand: no `done`");
    rig.choose("hero:gabriel");
    assert_eq!((rig.status("gabriel"), rig.status("xavier")), (Status::Wounded, Status::Exhausted));
}

#[test]
fn rule_5_22_space_leeches() {
    check_rows(
        "space-leeches",
        &[
            (&["daisuke", "gabriel"], 4, "hero:daisuke hero:gabriel done 5", "daisuke exhausted, gabriel exhausted"),
            (
                &["daisuke", "gabriel"],
                4,
                "hero:daisuke hero:gabriel done 4",
                "hull -1, energy -1, reactor +2, daisuke exhausted, gabriel exhausted",
            ),
            (&["thaddeus", "xavier"], 4, "5", "hull -1, energy -1, reactor +2"),
        ],
    );
}

#[test]
fn rule_5_23_system_failure() {
    check_rows(
        "system-failure",
        &[
            (
                &["daisuke", "noriko"],
                4,
                "hero:daisuke skill:engineering hero:noriko skill:operate done 4",
                "daisuke exhausted, noriko exhausted",
            ),
            (
                &["daisuke", "noriko"],
                4,
                "hero:daisuke skill:operate hero:noriko skill:engineering done 5",
                "bridge +1, weapons +1, hangar +1, reactor +1, daisuke exhausted, noriko exhausted",
            ),
        ],
    );
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
