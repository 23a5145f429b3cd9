//! Intel: the cards from Infiltrated to System Failure.

use ironclad_game::content::terms::Threat;
use ironclad_game::engine::Status;
use serde_json::json;

use crate::rig::{Board, Rig, check_rows};

#[test]
fn rule_5_14_infiltrated() {
    let mut rig = Board::card("infiltrated").begin();
    rig.enter();
    assert_eq!(rig.offers(), ["skill:combat", "skill:stealth"], "the skill is selected first");
    rig.choose("skill:combat");
    assert_eq!(rig.offers(), ["hero:gabriel", "hero:thaddeus", "hero:wrathe", "done"]);
    rig.play("hero:gabriel hero:wrathe hero:thaddeus");
    assert_eq!(rig.adds(), 10, "(3+1) + (2+1) + 3");
    let mut rig = Board::card("infiltrated").begin();
    rig.play("move:1a-empty-space-2 skill:stealth hero:wrathe done");
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
    assert_eq!(rig.offers(), ["hero:gabriel", "hero:xavier", "done"], "a Diplomat, or Leadership");
    rig.choose("hero:gabriel");
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
            let faction: ironclad_game::content::terms::Faction = name.parse().expect("a power");
            table.reputation[faction.index()] = *score;
        }
    });
    rig.enter();
    rig
}

#[test]
fn rule_5_19_the_worst_reputation_is_met_by_the_scenarios_table() {
    use ironclad_game::engine::chance::Why;
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
    use ironclad_game::engine::chance::Why;
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
    assert_eq!(mutiny(7, 4, "skill:leadership hero:gabriel hero:xavier done 5"), (7, 2), "2 + 3 + 5 = 10");
    assert_eq!(mutiny(7, 1, "skill:combat hero:gabriel done 6"), (7, 2));
    assert_eq!(mutiny(7, 1, "skill:combat done 5 1 1"), (5, 2));
    assert_eq!(mutiny(1, 3, "skill:combat done 5 1 1"), (1, 2), "what Crew cannot lose Morale does, and then it is 2");
    for (threat, difficulty) in [(Threat::Green, 10), (Threat::Yellow, 12), (Threat::Red, 14)] {
        let board = Board::at("1a-nebula").tile("1a", [0, 0], 0).event(1, "mutiny").start("threat", threat.name());
        let mut rig = board.begin();
        assert_eq!(rig.offers(), ["skill:combat", "skill:leadership"]);
        assert_eq!(rig.play("skill:leadership done").against().reach, Some(difficulty));
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
            (&["daisuke", "noriko"], 4, "hero:daisuke hero:noriko done 6", "daisuke exhausted, noriko exhausted"),
            (
                &["daisuke", "noriko"],
                4,
                "hero:daisuke hero:noriko done 5",
                "hull -1, energy -1, reactor +2, daisuke exhausted, noriko exhausted",
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
                "skill:engineering hero:daisuke hero:noriko done 6",
                "daisuke exhausted, noriko exhausted",
            ),
            (
                &["daisuke", "noriko"],
                4,
                "skill:operate hero:daisuke hero:noriko done 2 ",
                "bridge +1, weapons +1, hangar +1, reactor +1, daisuke exhausted, noriko exhausted",
            ),
        ],
    );
}

#[test]
fn rule_5_19_the_opponent_of_the_side_taken_is_met_first() {
    let board = || {
        let row = |ship: &str| json!([{ "to": 6, "enemies": [{ "ship": ship }] }]);
        Board::card("signatures-detected")
            .set("/active", json!(["council", "cartel"]))
            .set("/encounters", json!({ "council": row("avocet"), "cartel": row("tare") }))
            .set("/reputation", json!({ "council": -4, "cartel": 3 }))
    };
    let met = |board: Board| {
        let mut rig = board.begin();
        rig.enter();
        rig.play("pass attempt");
        let combat = rig.table().combat.as_ref().expect("a combat");
        combat.enemies.iter().map(|enemy| enemy.id.id(rig.game.names())).collect::<Vec<_>>()
    };
    assert_eq!(met(board()), ["avocet-1"], "the worst reputation");
    let side = json!({ "with": "federation", "against": "cartel" });
    assert_eq!(met(board().set("/side", side.clone())), ["tare-1"], "R 14");
    let friendly = board().set("/side", side).set("/reputation", json!({ "council": -4, "cartel": 5 }));
    assert_eq!(met(friendly), ["avocet-1"], "a friend does not fight");
}
