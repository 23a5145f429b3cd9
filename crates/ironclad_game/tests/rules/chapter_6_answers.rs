//! Heroes' abilities while heroes are committed, and in answer to events: both sides of each card (rules 6.4 to 6.10).

use ironclad_game::content::intel::Skip;
use ironclad_game::content::{Id, IntelId};
use ironclad_game::engine::{Event, Status};

use crate::rig::{Active, Board, Rig, edited};

/// This card on the next sector, and these heroes alone aboard.
fn with_heroes(card: &str, heroes: &[&str]) -> Board {
    Active::card(card).squad("bridge", heroes).squad("weapons", &[]).squad("hangar", &[])
}

fn met(card: &str, heroes: &[&str], promoted: &[&str]) -> Rig {
    let mut rig = with_heroes(card, heroes).begin();
    for hero in promoted {
        rig.promote(hero);
    }
    rig.enter();
    rig
}

const BOARDERS: [&str; 6] = ["gabriel", "noriko", "otgon", "roland", "thaddeus", "wrathe"];

#[test]
fn rule_6_10_roland_leads_a_fourth_hero_in() {
    let mut rig = met("alien-infestation", &BOARDERS, &[]);
    rig.choose("skill:combat");
    assert!(rig.offered("ability:roland") && rig.offered("hero:roland"));
    rig.play("hero:gabriel ability:roland");
    assert_eq!((rig.kind().as_str(), rig.status("roland")), ("hero", Status::Exhausted));
    assert_eq!((rig.decision().picks.made, rig.decision().picks.most), (1, 4));
    assert_eq!(rig.offers(), ["hero:otgon", "hero:thaddeus", "hero:wrathe", "done"], "he himself stays behind");
    rig.play("hero:otgon hero:thaddeus hero:wrathe");
    assert!(rig.is_rolling());
    assert_eq!(rig.adds(), 3 + 2 + 3 + 2);
    assert_eq!(rig.status("wrathe"), Status::Exhausted);
}

#[test]
fn rule_6_10_roland_is_asked_where_a_fourth_could_go() {
    assert!(!met("alien-infestation", &["gabriel", "roland", "thaddeus", "wrathe"], &[]).offered("ability:roland"));
    assert!(
        !met("space-leeches", &["daisuke", "gabriel", "noriko", "roland", "wrathe"], &[]).offered("ability:roland")
    );
    let mut rig = met("alien-infestation", &BOARDERS, &[]);
    assert!(!rig.clone().choose("skill:operate").offered("ability:roland"), "only a check of Combat is led");
    rig.play("skill:combat hero:roland");
    assert!(!rig.offered("ability:roland"), "he is on the check himself (6.8)");
    let mut rig = with_heroes("alien-infestation", &BOARDERS).begin();
    rig.wound(&["roland"]).enter().choose("skill:combat");
    assert!(!rig.offered("ability:roland"));
}

#[test]
fn rule_6_10_roland_promoted_spares_crew_if_it_fails() {
    let crew = |promoted: bool, card: &str, moves: &str| {
        let mut rig = met(card, &BOARDERS, if promoted { &["roland"] } else { &[] });
        rig.play(moves);
        rig.table().crew
    };
    assert_eq!(crew(false, "alien-infestation", "skill:combat ability:roland done 1 pass 1 1"), 5);
    assert_eq!(crew(true, "alien-infestation", "skill:combat ability:roland done 1 1 1"), 7, "2 Crew less");
    assert_eq!(
        crew(true, "alien-infestation", "skill:combat ability:roland done 1 1 6 pass"),
        6,
        "of what the card says, R 68"
    );
    assert_eq!(crew(true, "alien-infestation", "skill:combat done 1 pass 1 1"), 5, "if he is used");
    assert_eq!(
        crew(true, "infiltrated", "skill:combat ability:roland hero:gabriel done 6 pass 1"),
        6,
        "what success costs stays"
    );
    let mut spared = met("alien-infestation", &["roland", "thaddeus"], &["roland"]);
    assert!(spared.choose("skill:combat").offered("ability:roland"), "for that alone");
    let mut none = met("alien-infestation", &["roland", "thaddeus"], &[]);
    assert!(!none.choose("skill:combat").offered("ability:roland"));
}

#[test]
fn rule_6_10_roland_exhausted_is_wounded_by_it() {
    let mut rig = with_heroes("alien-infestation", &BOARDERS).begin();
    rig.exhaust(&["roland"]).enter().play("skill:combat hero:gabriel hero:wrathe ability:roland");
    assert_eq!(rig.status("roland"), Status::Wounded, "Wrathe is busy, and cannot step between (6.8)");
}

#[test]
fn rule_6_10_idris_skips_an_operation() {
    let mut rig = met("space-leeches", &["daisuke", "idris"], &[]);
    assert_eq!((rig.kind().as_str(), rig.offers()), ("reaction", vec!["ability:idris".to_owned(), "pass".to_owned()]));
    rig.choose("ability:idris");
    assert_eq!((rig.table().morale, rig.status("idris"), rig.kind().as_str()), (3, Status::Exhausted, "action"));
    assert_eq!((rig.token("1a-empty-space-2"), rig.table().hull), (None, 5));
    let mut rig = met("space-leeches", &["daisuke", "idris"], &["idris"]);
    rig.choose("ability:idris");
    assert_eq!(rig.table().morale, 4, "free on his promoted side");
    let mut rig = met("space-leeches", &["daisuke", "idris"], &[]);
    rig.choose("pass");
    assert_eq!(rig.offers(), ["hero:daisuke", "done"]);
}

#[test]
fn rule_6_10_idris_pays_in_full_and_only_for_operations() {
    let asked = |card: &str, morale: u8, promoted: bool| {
        let mut rig = with_heroes(card, &["idris"]).start("morale", morale).begin();
        if promoted {
            rig.promote("idris");
        }
        rig.enter();
        rig.offered("ability:idris")
    };
    assert!(asked("infiltrated", 2, false) && !asked("infiltrated", 1, false), "R 25");
    assert!(asked("infiltrated", 1, true));
    assert!(!asked("sickness", 4, true), "an event");
    assert!(!asked("crossfire", 4, true), "an encounter");
    let mut rig = with_heroes("space-leeches", &["idris"])
        .with(|content| {
            let leeches = IntelId::find(&content.names, "space-leeches");
            content.intel = edited(&content.intel, leeches, |card| card.skip = Skip::Free);
        })
        .begin();
    rig.promote("idris").enter();
    assert_eq!(rig.kind(), "optional-card", "what is optional needs nobody's words");
}

#[test]
fn rule_6_10_idris_promoted_talks_a_mutiny_out() {
    let mut rig = with_heroes("alien-infestation", &["idris", "gabriel"]).start("morale", 2).begin();
    rig.promote("idris").tune(|table| table.mutiny = ironclad_game::engine::state::Mutiny::Due);
    rig.enter().play("pass done 1 1 1");
    assert_eq!((rig.began("mutiny"), rig.offers()), (1, vec!["ability:idris".to_owned(), "pass".to_owned()]), "R 70");
    rig.choose("ability:idris");
    assert_eq!((rig.table().morale, rig.kind().as_str()), (2, "action"));
}

#[test]
fn rule_6_10_beatriz_turns_a_narrow_failure() {
    // 6 to add, 10 to reach.
    let rolled = |die: &str, promoted: bool| {
        let promoted: &[&str] = if promoted { &["beatriz"] } else { &[] };
        let mut rig = met("space-leeches", &["beatriz", "daisuke", "gabriel", "lan"], promoted);
        rig.play("skill:engineering hero:daisuke hero:lan done").play(die);
        rig
    };
    let mut rig = rolled("3", false);
    assert_eq!(
        (rig.kind().as_str(), rig.offers()),
        ("reaction", vec!["ability:beatriz".to_owned(), "pass".to_owned()])
    );
    assert_eq!(rig.happened(|event| matches!(event, Event::CheckDecided { .. })), 0, "it is not decided yet");
    rig.choose("ability:beatriz");
    assert_eq!((rig.table().hull, rig.status("beatriz"), rig.kind().as_str()), (5, Status::Exhausted, "action"));
    assert_eq!(rig.happened(|event| matches!(event, Event::CheckDecided { total: 9, won: true, .. })), 1);
    let mut rig = rolled("3", false);
    assert_eq!(rig.choose("pass").table().hull, 4);
    assert_eq!(rolled("2", false).table().hull, 4, "by 2");
    assert_eq!(rolled("2", true).offers(), ["ability:beatriz", "pass"], "by 2 on her promoted side");
    assert_eq!(rolled("1", true).table().hull, 4, "a natural 1");
    assert_eq!(rolled("4", true).table().hull, 5, "nothing to turn");
}

#[test]
fn rule_6_10_beatriz_cannot_help_a_natural_one_nor_a_check_of_her_own() {
    let one = |mode: ironclad_game::content::terms::Mode| {
        let board = with_heroes("space-leeches", &["beatriz", "daisuke", "gabriel", "lan"]).mode(mode);
        let mut rig = board.begin();
        rig.enter().play("skill:engineering hero:daisuke hero:lan done 1");
        rig.table().hull
    };
    assert_eq!(one(ironclad_game::content::terms::Mode::Normal), 4, "6 + 1, and a 1 fails whatever the total");
    assert_eq!(one(ironclad_game::content::terms::Mode::Easy), 4, "nor where a 1 is a plain 1");
    let mut rig = met("system-failure", &["beatriz", "daisuke"], &[]);
    rig.play("skill:operate hero:beatriz hero:daisuke done 5");
    assert_eq!(rig.table().sections, [1; 4], "9 of 10, but she is on it (ruling 40)");
}

#[test]
fn rule_6_10_hadiza_says_the_names_of_the_lost() {
    let lost = |heroes: &[&str], promoted: &[&str], morale: u8, moves: &str| {
        let mut rig = with_heroes("alien-infestation", heroes).start("morale", morale).begin();
        for hero in promoted {
            rig.promote(hero);
        }
        rig.exhaust(&["gabriel"]).enter().play("done 1").play(moves);
        rig
    };
    let mut rig = lost(&["gabriel", "hadiza"], &[], 4, "");
    assert_eq!(
        (rig.offers(), rig.table().crew),
        (vec!["ability:hadiza".to_owned(), "pass".to_owned()], 5),
        "it is lost"
    );
    rig.choose("ability:hadiza");
    assert_eq!(
        (rig.table().morale, rig.status("hadiza"), rig.status("gabriel")),
        (5, Status::Exhausted, Status::Exhausted)
    );
    assert!(rig.is_rolling(), "the hits follow");
    let mut rig = lost(&["gabriel", "hadiza"], &["hadiza"], 4, "ability:hadiza");
    assert_eq!(rig.offers(), ["hero:gabriel", "done"], "another, R 66");
    rig.choose("hero:gabriel");
    assert_eq!((rig.table().morale, rig.status("gabriel")), (5, Status::Ready));
    assert!(lost(&["gabriel", "hadiza"], &[], 7, "").is_rolling(), "nothing to gain");
    assert_eq!(
        lost(&["gabriel", "hadiza"], &["hadiza"], 7, "").offers(),
        ["ability:hadiza", "pass"],
        "but for Gabriel"
    );
}

#[test]
fn rule_6_10_hadiza_speaks_for_crew_who_are_lost_indeed() {
    let after = |moves: &str, promoted: &[&str], crew: u8| {
        let mut rig = with_heroes("alien-infestation", &["hadiza", "thaddeus"]).start("crew", crew).begin();
        for hero in promoted {
            rig.promote(hero);
        }
        rig.enter().play("done 1").play(moves);
        rig
    };
    assert_eq!(after("", &[], 7).offers(), ["ability:thaddeus", "pass"], "who can cancel it comes first");
    assert_eq!(after("ability:thaddeus", &[], 7).offers(), ["ability:hadiza", "pass"], "1 is lost all the same");
    assert!(after("ability:thaddeus", &["thaddeus"], 7).is_rolling(), "nobody is lost");
    assert!(after("pass", &[], 1).is_rolling(), "Morale pays for the last of the Crew: nobody is lost, R 72");
    // Each hit is a loss; she speaks once a turn.
    let mut rig = after("pass", &[], 7);
    rig.play("pass 6");
    assert_eq!(rig.offers(), ["ability:thaddeus", "pass"]);
    rig.play("pass ability:hadiza 6");
    assert_eq!(rig.offers(), ["ability:thaddeus", "pass"]);
    rig.choose("pass");
    assert_eq!((rig.kind().as_str(), rig.table().crew), ("action", 3));
}

#[test]
fn rule_6_10_lan_shuts_hits_from_within_off() {
    let mut rig = met("sabotage", &["daisuke", "lan"], &[]);
    rig.choose("done");
    assert_eq!((rig.kind().as_str(), rig.offers()), ("reaction", vec!["ability:lan".to_owned(), "pass".to_owned()]));
    rig.choose("ability:lan");
    assert_eq!(rig.status("lan"), Status::Exhausted);
    rig.roll(&[1, 1]);
    assert_eq!((rig.table().sections, rig.kind().as_str()), ([2, 0, 0, 0], "action"), "2 of 4");
    let mut rig = met("sabotage", &["daisuke", "lan"], &["lan"]);
    rig.play("done ability:lan");
    assert_eq!(
        (rig.kind().as_str(), rig.happened(|event| matches!(event, Event::HitsIgnored { hits: 4, .. }))),
        ("action", 1)
    );
    let mut rig = met("sabotage", &["daisuke", "lan"], &[]);
    rig.play("hero:lan hero:daisuke done ability:lan");
    assert_eq!((rig.status("lan"), rig.kind().as_str()), (Status::Wounded, "action"), "all 4, and she is worse for it");
}

#[test]
fn rule_6_10_lan_has_no_part_in_hits_from_outside() {
    let mut rig = met("crossfire", &["lan"], &[]);
    rig.play("attempt 1");
    assert!(rig.is_rolling(), "crossfire");
    let mut rig = Active::at("3a-empty-space").tile("3a", [0, 0], 0).squad("bridge", &["lan"]).begin();
    rig.choose("move:3a-solar-flare");
    assert!(rig.is_rolling(), "a condition");
    let mut rig = with_heroes("sabotage", &["lan"]).begin();
    rig.wound(&["lan"]).enter();
    assert!(rig.is_rolling(), "Wounded, she can do nothing");
}

#[test]
fn rule_6_10_lan_shuts_off_each_cause_but_once_a_turn() {
    let mut rig = met("alien-infestation", &["lan"], &[]);
    rig.play("done 1");
    assert_eq!((rig.offers(), rig.table().crew), (vec!["ability:lan".to_owned(), "pass".to_owned()], 5));
    rig.choose("ability:lan");
    assert_eq!(rig.kind(), "action", "both of the boarders' hits");
    rig.put("1a-nebula", "sabotage").choose("move:1a-nebula").choose("done");
    assert!(rig.is_rolling(), "she has been used this turn");
}

/// Next to this sector, with Marguerite aboard.
fn weather(tile: &str, from: &str, promoted: bool) -> Rig {
    let mut rig = Active::at(from).tile(tile, [0, 0], 0).squad("bridge", &["marguerite"]).begin();
    if promoted {
        rig.promote("marguerite");
    }
    rig
}

#[test]
fn rule_6_10_marguerite_rides_a_condition_out() {
    let mut rig = weather("3a", "3a-empty-space", false);
    rig.choose("move:3a-solar-flare");
    assert_eq!(
        (rig.kind().as_str(), rig.offers()),
        ("reaction", vec!["ability:marguerite".to_owned(), "pass".to_owned()])
    );
    rig.play("ability:marguerite 1");
    assert_eq!((rig.table().sections, rig.kind().as_str()), ([1, 0, 0, 0], "action"));
    assert_eq!(rig.status("marguerite"), Status::Exhausted);
    let mut rig = weather("3a", "3a-empty-space", true);
    rig.play("move:3a-solar-flare ability:marguerite");
    assert_eq!((rig.table().sections, rig.kind().as_str()), ([0; 4], "action"), "2 on her promoted side");
    let mut rig = weather("1a", "1a-empty-space-1", true);
    assert_eq!(rig.choose("move:1a-nebula").kind(), "action", "a Nebula does nothing");
    let mut rig = weather("3a", "3a-empty-space", false);
    rig.wound(&["marguerite"]).choose("move:3a-solar-flare");
    assert!(rig.is_rolling(), "Wounded, she can do nothing");
}

#[test]
fn rule_6_10_marguerite_takes_it_off_the_dice_alone_even_at_a_black_hole() {
    let mut rig = weather("6b", "6b-super-nova", false);
    rig.play("move:6b-black-hole ability:marguerite 4 4");
    assert_eq!((rig.table().sections, rig.table().hull), ([0, 0, 2, 0], 4), "2 of 3, and the Hull damage, R 68");
    assert_eq!(rig.happened(|event| matches!(event, Event::ActionsLost { .. })), 1, "and the action");
    let mut rig = weather("3b", "3b-empty-space", true);
    rig.play("move:3b-geomagnetic-storm ability:marguerite");
    assert_eq!(rig.table().sections, [1, 0, 0, 0], "the Bridge takes its damage");
}
