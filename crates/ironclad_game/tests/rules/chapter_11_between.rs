//! Between two scenarios: what is brought afterwards, the lockers, the yard, and who carries what and runs what at the fitting
//! out.

use std::sync::Arc;

use ironclad_game::content::limits::LOCKERS;
use ironclad_game::content::terms::System;
use ironclad_game::content::{GearId, Id};
use ironclad_game::engine::state::Carried;
use ironclad_game::engine::{Event, Game, Outcome, Pending, Seat, dealt};
use serde_json::json;

use super::chapter_11_story::board as story;
use super::rig::{Board, Rig};

/// A ship beside her aim, which brings this many pieces of gear, in a campaign.
fn beside_the_aim(gear: u8) -> Rig {
    let won = json!({ "arrive": "1a-empty-space-1" });
    let board = Board::at("europa").lay_port("europa", [-1, 0]).tile("1a", [0, 0], 0).set("/won", won);
    board.set("/reward", json!({ "gear": gear })).start("morale", 7).start("credits", 20).campaign(3)
}

fn win(rig: &mut Rig) {
    rig.choose("move:1a-empty-space-1");
}

fn gear(rig: &Rig, name: &str) -> GearId {
    GearId::find(rig.game.names(), name).expect("gear")
}

/// Puts so many pieces into the lockers.
fn stow(rig: &mut Rig, pieces: usize) {
    rig.tune(|table| {
        let stowed = table.pile.drain(..pieces).collect::<Vec<_>>();
        table.log.as_mut().expect("a log").lockers.extend(stowed);
    });
}

fn lockers(rig: &Rig) -> Vec<String> {
    let lockers = &rig.table().log.as_ref().expect("a log").lockers;
    lockers.iter().map(|gear| gear.name(rig.game.names()).to_owned()).collect()
}

#[test]
fn rule_11_6_what_comes_with_the_main_milestone_besides_comes_unless_the_ship_is_lost() {
    let told = |after: &[&str]| {
        let beats: Vec<_> =
            [json!({ "reach": "main" })].into_iter().chain(after.iter().map(|beat| json!(beat))).collect();
        let board = story(json!({
            "sides": { "federation": {
                "with": "federation", "against": ["cartel"], "besides": [{ "pay": 3 }],
                "pay": { "retainer": 5, "main": 7, "side": 3, "third": 1 }
            } },
            "triggers": [{ "id": "first", "on": { "turn": 1 }, "do": beats }]
        }));
        board.start("morale", 7).campaign(3)
    };
    let won = told(&["end"]);
    assert_eq!((won.outcome(), won.table().credits), (Some(Outcome::Won), 5 + 7 + 3));
    let mut lost = told(&[]);
    lost.tune(|table| (table.hull, table.outcome) = (0, Some(Outcome::Lost)));
    lost.choose("end-turn");
    assert_eq!((lost.kind().as_str(), lost.table().credits), ("loss", 5 + 7));
}

#[test]
fn ruling_86_a_reward_of_gear_is_drawn_while_the_lockers_have_room() {
    let won = |stowed: usize| {
        let mut rig = beside_the_aim(1);
        stow(&mut rig, stowed);
        win(&mut rig);
        rig
    };
    assert!(matches!(won(LOCKERS - 1).game.pending(), Pending::Draw(_)), "one place is left");
    let full = won(LOCKERS);
    assert_eq!((full.kind().as_str(), lockers(&full).len()), ("promotion", LOCKERS));
}

#[test]
fn rule_12_1_with_the_pile_empty_a_reward_of_gear_brings_none() {
    let mut rig = beside_the_aim(2);
    rig.tune(|table| table.pile.clear());
    win(&mut rig);
    assert_eq!((rig.kind().as_str(), lockers(&rig).len()), ("promotion", 0));
}

#[test]
fn rule_11_9_the_yard_says_that_it_took_a_point_off_a_ship() {
    let mut rig = beside_the_aim(0);
    rig.tune(|table| {
        table.fighters[0].damage = 1;
        table.log.as_mut().expect("a log").hangar[0].damage = 1;
    });
    win(&mut rig);
    rig.play("done repair:skadi");
    assert_eq!(rig.happened(|event| matches!(event, Event::FighterChanged { by: -1, damage: 0, .. })), 1);
}

/// A fitting out of a campaign, with these on the roster hired for these systems.
fn fitting_out(aboard: &[(&str, System)]) -> Rig {
    let board = Board::card("probe").squad("bridge", &[]).squad("weapons", &[]).squad("hangar", &[]).fighters(&[]);
    let roster = json!({ "heroes": ["gabriel", "noriko", "wrathe"], "modules": ["reinforced-hull", "spare-magazine"] });
    let mut rig = board.set("/roster", roster).start("credits", 20).campaign(3);
    for (name, system) in aboard {
        rig.choose(&format!("hire:{name}"));
        let hero = rig.hero(name);
        rig.tune(|table| {
            let hired = table.heroes.iter_mut().find(|aboard| aboard.hero == hero);
            hired.expect("just hired").system = *system;
        });
    }
    rig
}

fn carry(rig: &mut Rig, piece: &str, hero: &str) {
    let (gear, hero) = (gear(rig, piece), rig.hero(hero));
    rig.tune(|table| {
        table.pile.retain(|token| *token != gear);
        table.gear.push(Carried { gear, hero, moved: false });
        table.gear.sort_unstable_by_key(|carried| carried.gear);
    });
}

fn carries(rig: &Rig, hero: &str) -> Option<String> {
    let carried = rig.table().carried(rig.hero(hero))?;
    Some(carried.gear.name(rig.game.names()).to_owned())
}

#[test]
fn ruling_87_what_a_module_had_room_for_is_gone_without_it() {
    let sail = |modules: &str| {
        let mut rig = fitting_out(&[]);
        rig.play(modules).tune(|table| (table.hull, table.ammo) = (7, 9));
        rig.choose("done");
        (rig.table().hull, rig.table().ammo)
    };
    assert_eq!(sail(""), (5, 6));
    assert_eq!(sail("fit:reinforced-hull fit:spare-magazine"), (6, 8));
}

#[test]
fn rule_12_1_a_hero_assigned_elsewhere_keeps_her_gear_where_the_squad_has_a_place() {
    let mut rig = fitting_out(&[("gabriel", System::Bridge), ("noriko", System::Weapons)]);
    carry(&mut rig, "rivet-gun", "gabriel");
    let mut both = rig.clone();
    rig.choose("assign:gabriel:weapons");
    assert_eq!(carries(&rig, "gabriel").as_deref(), Some("rivet-gun"));
    carry(&mut both, "long-wrench", "noriko");
    both.choose("assign:gabriel:weapons");
    assert_eq!((carries(&both, "gabriel"), lockers(&both)), (None, vec!["rivet-gun".to_owned()]), "one piece a squad");
    assert_eq!(carries(&both, "noriko").as_deref(), Some("long-wrench"), "who was there before keeps hers");
}

#[test]
fn rule_12_1_gear_goes_from_hand_to_hand_or_out_of_the_lockers() {
    let aboard = [("gabriel", System::Bridge), ("noriko", System::Weapons), ("wrathe", System::Hangar)];
    let mut rig = fitting_out(&aboard);
    carry(&mut rig, "rivet-gun", "gabriel");
    carry(&mut rig, "long-wrench", "noriko");
    let (gun, soles) = (gear(&rig, "rivet-gun"), gear(&rig, "felt-soles"));
    rig.tune(|table| {
        table.pile.retain(|token| *token != soles);
        table.log.as_mut().expect("a log").lockers.push(soles);
    });
    let (gabriel, wrathe) = (rig.hero("gabriel"), rig.hero("wrathe"));
    rig.choose("gear:rivet-gun:wrathe");
    let moved = Event::GearMoved { gear: gun, from: gabriel, to: wrathe };
    assert_eq!(rig.happened(|event| *event == moved), 1, "whoever had it");
    rig.choose("gear:felt-soles:gabriel");
    assert_eq!(rig.happened(|event| *event == Event::GearTaken { gear: soles, hero: gabriel }), 1);
    assert_eq!((carries(&rig, "gabriel").as_deref(), lockers(&rig).len()), (Some("felt-soles"), 0));
}

/// What the systems can be dealt to at a fitting out, by so many players.
fn dealings(rig: &mut Rig, players: u8) -> Vec<String> {
    let mut state = rig.game.state().clone();
    state.setup.seats = dealt(players);
    rig.game = Game::resume(Arc::clone(rig.game.content()), Arc::clone(rig.game.scenario()), state);
    rig.offers().into_iter().filter(|offer| offer.starts_with("deal:")).collect()
}

#[test]
fn rule_1_2_before_each_scenario_any_system_may_go_to_any_other_player() {
    let mut rig = fitting_out(&[]);
    assert!(dealings(&mut rig, 1).is_empty(), "alone, one has them all");
    assert_eq!(dealings(&mut rig, 2), ["deal:bridge:2", "deal:weapons:1", "deal:hangar:2"]);
    let all = ["bridge:2", "bridge:3", "weapons:1", "weapons:3", "hangar:1", "hangar:2"];
    assert_eq!(dealings(&mut rig, 3), all.map(|dealing| format!("deal:{dealing}")));
    rig.choose("deal:bridge:3");
    assert_eq!(rig.game.state().setup.seats.map(Seat::number), [3, 2, 3]);
}
