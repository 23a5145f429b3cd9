//! The Ironclad mat: sections, Crew, Morale, Hull and stores.

use ironclad_game::content::terms::Section;
use ironclad_game::engine::chance::Why;
use ironclad_game::engine::{Event, Outcome};

use crate::rig::{Board, Rig, changes_of, plan};

fn with_damage(section: Section, damage: u8) -> Rig {
    let mut rig = Board::card("probe").begin();
    rig.tune(|table| table.sections[section.index()] = damage);
    rig
}

#[test]
fn rule_2_1_damage_two_and_four_have_effects() {
    for (damage, times) in [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)] {
        assert_eq!(with_damage(Section::Bridge, damage).game.view().ship_evasion(), -times, "Bridge at {damage}");
        assert_eq!(with_damage(Section::Weapons, damage).game.view().ship_accuracy(), -times, "Weapons at {damage}");
        let hangar = with_damage(Section::Hangar, damage);
        assert_eq!(hangar.game.view().bays(), 3 - times.unsigned_abs(), "Hangar at {damage}");
        let reactor = with_damage(Section::Reactor, damage);
        assert_eq!(reactor.game.view().most_energy(), 5 - times.unsigned_abs(), "Reactor at {damage}");
    }
}

#[test]
fn rule_2_1_damage_past_five_goes_to_the_hull() {
    let full = |rig: &mut Rig| {
        rig.tune(|table| table.sections = [5; 4]);
    };
    assert_eq!(
        changes_of(Board::card("sabotage"), full, "move:1a-empty-space-2 done 1 2 3 4"),
        "hull -4",
        "each of the four sections passes its hit on"
    );
    let leeches = changes_of(
        Board::card("space-leeches"),
        |rig| {
            rig.tune(|table| (table.sections[Section::Reactor.index()], table.energy) = (4, 3));
        },
        "move:1a-empty-space-2 done 1",
    );
    assert_eq!(leeches, "hull -2, reactor +1", "point by point: one fits, the other goes on; and 1 Hull of its own");
}

#[test]
fn rule_2_1_repair_lifts_the_effect_at_once() {
    let mut rig = Board::port("europa").start("credits", 20).begin();
    rig.tune(|table| {
        table.sections = [2, 2, 2, 2];
        table.energy = 4;
    });
    rig.play("dock service:shipyard repair:bridge repair:weapons repair:hangar repair:reactor");
    let view = rig.game.view();
    assert_eq!((view.ship_evasion(), view.ship_accuracy(), view.bays(), view.most_energy()), (0, 0, 3, 5));
    assert_eq!(rig.table().energy, 5, "the energy is back with the Reactor");
}

#[test]
fn rule_2_2_to_2_4_crew_and_morale_make_actions() {
    let cases = [
        (7, 4, 2),
        (4, 4, 2),
        (3, 4, 1),
        (1, 4, 1),
        (7, 7, 3),
        (3, 7, 2),
        (7, 6, 2),
        (7, 2, 2),
        (7, 1, 1),
        (3, 1, 1),
        (1, 1, 1),
    ];
    for (crew, morale, actions) in cases {
        let rig = Board::card("probe").start("crew", crew).start("morale", morale).begin();
        assert_eq!(rig.table().actions.max, actions, "Crew {crew}, Morale {morale}");
        assert_eq!(rig.table().actions.left, actions, "Crew {crew}, Morale {morale}");
    }
}

#[test]
fn rule_2_2_crew_below_one_costs_morale() {
    let lost = |crew: u8, morale: u8| {
        let mut rig = Board::card("alien-infestation").without(&["thaddeus"]).begin();
        rig.tune(|table| (table.crew, table.morale) = (crew, morale));
        rig.play("move:1a-empty-space-2 done 1 5 5");
        (rig.table().crew, rig.table().morale)
    };
    assert_eq!(lost(7, 4), (5, 4));
    assert_eq!(lost(3, 4), (1, 4));
    assert_eq!(lost(2, 4), (1, 3), "only the point that could not be lost");
    assert_eq!(lost(1, 4), (1, 2));
    let mut rig = Board::card("crossfire").without(&["noriko", "thaddeus"]).begin();
    rig.tune(|table| (table.crew, table.shields) = (1, 0));
    rig.play("move:1a-empty-space-2").tune(|table| table.shields = 0);
    rig.play("attempt done 6 6 5");
    assert_eq!((rig.table().crew, rig.table().morale), (1, 3), "a hit on the crew too");
}

#[test]
fn rule_2_3_morale_modifies_rolls() {
    for (morale, adds) in [(1, -1), (2, -1), (3, 0), (4, 0), (5, 1), (6, 1), (7, 1)] {
        let mut rig = Board::card("system-failure").start("morale", morale).begin();
        rig.play("move:1a-empty-space-2 done");
        assert_eq!((rig.request().why, rig.adds()), (Why::Check, adds), "a check at Morale {morale}");
        let mut rig = Board::card("sickness").start("morale", morale).begin();
        rig.enter();
        assert_eq!((rig.request().why, rig.adds()), (Why::Table, adds), "a card roll at Morale {morale}");
    }
}

#[test]
fn rule_2_3_morale_modifies_attack_and_evasion_once() {
    for (morale, adds) in [(2, -1), (4, 0), (6, 1)] {
        let mut rig = Board::enemies(&["valkyrie"]).start("morale", morale).begin();
        if morale == 2 {
            rig.play("move:1a-empty-space-2 pass attempt");
        } else {
            rig.meet();
        }
        plan(&mut rig, [("-", "gabriel"), ("laser-turrets", "thaddeus"), ("-", "-")], &[("skadi", "wrathe")]);
        rig.choose("target:valkyrie-1");
        assert_eq!(rig.adds(), 2 + adds, "the Skadi: Wrathe's Operate 2");
        rig.roll(&[1]).choose("target:valkyrie-1");
        assert_eq!(rig.adds(), 2 + adds, "the turrets: Thaddeus's Operate 2");
        rig.roll(&[1]);
        assert_eq!(rig.adds(), 2 + adds, "the evasion: Gabriel's Piloting 2");
    }
}

#[test]
fn rule_2_3_morale_stays_out_of_damage_control() {
    let mut rig = Board::card("sabotage").start("morale", 7).begin();
    rig.play("move:1a-empty-space-2 done");
    assert_eq!(rig.request().why, Why::DamageControl);
    assert!(rig.request().against.is_none());
}

#[test]
fn rule_2_3_morale_stays_within_one_and_seven() {
    let mut rig = Board::card("infiltrated").start("morale", 7).without(&["thaddeus"]).begin();
    rig.play("move:1a-empty-space-2 hero:gabriel done 6 5");
    assert_eq!(rig.table().morale, 7);
    let mut rig = Board::card("sickness").start("morale", 2).without(&["noriko", "thaddeus"]).begin();
    rig.play("move:1a-empty-space-2 1");
    assert_eq!(rig.table().morale, 1, "two are lost of the one that can be; the softening was not asked");
}

#[test]
fn rule_2_4_actions_are_counted_once() {
    let mut rig = Board::card("probe").begin();
    rig.tune(|table| table.morale = 7);
    assert_eq!(rig.table().actions.left, 2, "rising in the turn changes nothing in it");
    rig.choose("end-turn");
    assert_eq!(rig.table().actions.left, 3);
}

/// Morale falls to 1 by a Sickness, with nobody to soften it.
fn to_mutiny(last_action: bool) -> Rig {
    let mut rig =
        Board::card("sickness").start("morale", 2).without(&["noriko", "gabriel", "xavier", "thaddeus"]).begin();
    if last_action {
        rig.tune(|table| table.actions.left = 1);
    }
    rig.play("move:1a-empty-space-2 6");
    rig
}

#[test]
fn rule_2_5_mutiny_comes_after_the_action() {
    let rig = to_mutiny(false);
    assert_eq!((rig.began("mutiny"), rig.table().morale), (1, 1));
    assert_eq!(rig.table().turn, 1);
    assert_eq!(rig.kind(), "hero", "the check is on: it is no choice");
    let ended = rig.events.iter().position(|event| matches!(event, Event::CardEnded { .. })).expect("sickness ends");
    let began = rig.events.iter().rposition(|event| matches!(event, Event::CardBegan { .. })).expect("mutiny begins");
    assert!(ended < began, "the card in progress is resolved first");
}

#[test]
fn rule_2_5_mutiny_comes_before_the_turn_ends() {
    let mut rig = to_mutiny(true);
    assert_eq!((rig.began("mutiny"), rig.table().turn), (1, 1), "on the last action too");
    rig.play("hero:wrathe done 6");
    assert_eq!(rig.table().turn, 2);
}

#[test]
fn rule_2_5_mutiny_waits_for_the_middle_of_a_card() {
    // Crew cannot fall, so the hits' losses take Morale to 1 while hits are still to come.
    let mut rig = Board::card("sabotage").start("crew", 1).start("morale", 2).without(&["thaddeus"]).begin();
    rig.play("move:1a-empty-space-2 done 6");
    assert_eq!((rig.table().morale, rig.began("mutiny")), (1, 0));
    rig.roll(&[1, 2]);
    assert_eq!(rig.began("mutiny"), 0);
    rig.roll(&[3]);
    assert_eq!(rig.began("mutiny"), 1);
}

#[test]
fn rule_2_5_mutiny_comes_once() {
    let mut rig = to_mutiny(false);
    rig.play("hero:wrathe done 6");
    assert_eq!(rig.table().morale, 2, "won");
    rig.put("1a-empty-space-1", "sickness");
    rig.play("move:1a-empty-space-1 6");
    assert_eq!((rig.table().morale, rig.began("mutiny")), (1, 1), "a later arrival at 1 does nothing more");
}

#[test]
fn rule_2_5_no_mutiny_for_starting_at_one() {
    let mut rig = Board::card("sickness").start("morale", 1).without(&["noriko", "thaddeus"]).begin();
    assert_eq!((rig.kind().as_str(), rig.began("mutiny")), ("action", 0));
    rig.play("move:1a-empty-space-2 6");
    assert_eq!(rig.began("mutiny"), 0, "nor for a loss that cannot be taken");
}

#[test]
fn rule_2_6_hull_has_a_maximum() {
    let mut rig = Board::card("friendly-outpost").without(&["noriko"]).begin();
    rig.play("move:1a-empty-space-2 attempt hero:xavier 4");
    assert_eq!(rig.table().hull, 5);
}

#[test]
fn rule_11_7_nothing_but_the_hull_loses_the_game() {
    let mut rig = Board::card("sabotage").start("crew", 1).start("morale", 1).start("ammo", 0).begin();
    rig.tune(|table| table.sections = [5, 5, 5, 5]);
    rig.wound(&["gabriel", "xavier", "daisuke", "thaddeus", "noriko", "wrathe"]);
    assert_eq!(rig.outcome(), None);
    assert!(!rig.offers().is_empty(), "a wreck with nobody fit goes on");
    rig.tune(|table| table.hull = 1).choose("move:1a-empty-space-2");
    while rig.outcome().is_none() {
        rig.play(if rig.is_rolling() { "5" } else { "done" });
    }
    assert_eq!((rig.outcome(), rig.table().hull), (Some(Outcome::Lost), 0));
}

#[test]
fn rule_2_6_hull_below_one_loses_at_once() {
    let mut rig = Board::card("sabotage").start("hull", 1).begin();
    rig.play("move:1a-empty-space-2 done 5");
    assert_eq!((rig.outcome(), rig.table().hull), (Some(Outcome::Lost), 0));
    assert!(rig.offers().is_empty() && !rig.is_rolling(), "the other three hits are not rolled");
}

#[test]
fn rule_2_6_defeat_outranks_arriving() {
    // The aim is the sector in which the ship is destroyed.
    let board = Board::at("6b-empty-space").tile("6b", [0, 0], 0);
    let mut rig = board.set("/won", serde_json::json!({ "arrive": "6b-black-hole" })).start("hull", 1).begin();
    rig.play("move:6b-black-hole 1 1 1");
    assert_eq!(rig.outcome(), Some(Outcome::Lost), "the Black Hole's point of Hull comes before the arrival counts");
}

#[test]
fn rule_2_7_salvage_past_six_is_lost() {
    let mut rig = Board::card("probe").start("salvage", 6).without(&["daisuke"]).begin();
    rig.play("move:1a-empty-space-2 attempt hero:noriko 2");
    assert_eq!(rig.table().salvage, 6);
}

#[test]
fn rule_2_7_credits_do_not_go_under_zero() {
    let mut rig = Board::port("europa").start("credits", 1).begin();
    rig.play("dock service:trader buy:salvage");
    assert_eq!(rig.table().credits, 0);
    assert_eq!(rig.offers(), ["done"], "nothing more can be paid");
}

#[test]
fn rule_2_7_ammo_has_a_maximum() {
    let mut rig = Board::port("europa").start("credits", 20).start("ammo", 5).begin();
    rig.play("dock service:trader buy:ammo");
    assert!(!rig.offered("buy:ammo"), "six are the most");
}
