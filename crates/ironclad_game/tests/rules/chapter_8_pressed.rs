//! What damage done before, pilots' abilities and their limits make of the shots of a stage (rules 6.6, 6.10, 8.4, 8.9).

use ironclad_game::content::ability::Ability;
use ironclad_game::content::terms::Mode;
use ironclad_game::content::{Content, FighterId, HeroId, Id};
use ironclad_game::engine::Event;
use ironclad_game::engine::chance::Why;
use serde_json::json;

use crate::rig::{Board, Rig, drift, edited, enemy_side, fight, more_fighters, plan, sortie};

#[test]
fn rule_8_9_a_gleaner_does_more_to_a_fighter_that_was_damaged_before() {
    let done = |before: u8| {
        let board = Board::enemies(&["gleaner"]).with(|content| {
            let skadi = FighterId::find(&content.names, "skadi");
            content.fighters = edited(&content.fighters, skadi, |card| card.regular.hull = 4);
        });
        let mut rig = fight(board);
        rig.tune(|table| table.fighters[0].damage = before);
        sortie(&mut rig, ("-", "-"));
        rig.play("target:gleaner-1 1 1");
        rig.fighter_damage("skadi") - before
    };
    assert_eq!((done(0), done(1)), (1, 2));
}

/// In Hard mode, an evasion that fails by a 3 against this Accuracy, with Jabulile's second look to be had.
fn missed(accuracy: u8) -> Rig {
    let sharp = enemy_side("valkyrie", move |side| side.accuracy = accuracy);
    let board = Board::enemies(&["valkyrie"]).with(sharp).mode(Mode::Hard);
    let mut rig = fight(board.squad("bridge", &["gabriel", "xavier", "jabulile"]));
    rig.promote("jabulile");
    drift(&mut rig);
    assert_eq!(rig.adds(), 2);
    rig.roll(&[3]);
    rig
}

#[test]
fn rule_6_10_jabulile_looks_again_where_her_bonus_alone_could_make_it_good() {
    assert_eq!(missed(8).offers(), ["ability:jabulile", "pass"], "a 6 would do");
    assert_eq!(missed(9).offers(), ["ability:jabulile", "pass"], "a 6 and the 1 that she adds");
    assert!(!missed(10).offered("ability:jabulile"), "no face could do it, and nobody is exhausted in vain");
}

#[test]
fn rule_6_6_vashti_presses_home_only_in_the_stage_in_which_she_attacks() {
    let board = Board::enemies(&["valkyrie"]).fighters(&["skadi"]).squad("hangar", &["vashti", "noriko", "wrathe"]);
    let mut rig = fight(board);
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("-", "-")], &[("skadi", "vashti")]);
    rig.play("target:valkyrie-1 1 6");
    plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
    rig.play("target:valkyrie-1 target:valkyrie-1 1 1");
    assert!(matches!(rig.request().why, Why::Evasion { .. }), "the Slow stage is the Valkyrie's alone");
}

/// Pilots who each have their ship attack four times more.
fn eager(content: &mut Content) {
    for name in ["noriko", "thaddeus", "wrathe"] {
        let hero = HeroId::find(&content.names, name);
        content.heroes =
            edited(&content.heroes, hero, |card| card.regular.ability = Ability::AttackMore { attacks: 4 });
    }
}

#[test]
fn rule_8_4_no_shot_of_a_stage_is_lost_however_many_there_are() {
    let board = Board::enemies(&["valkyrie"]).with(|content| more_fighters(content, &["adder", "marten"])).with(eager);
    let board = board.fighters(&["adder", "marten", "skadi"]).set("/upgraded", json!({ "systems": ["weapons"] }));
    let board = board.squad("bridge", &["gabriel"]).squad("weapons", &["daisuke"]);
    let mut rig = fight(board.squad("hangar", &["noriko", "thaddeus", "wrathe", "xavier"]));
    let sorties = [("adder", "noriko"), ("marten", "thaddeus"), ("skadi", "wrathe")];
    plan(&mut rig, [("-", "gabriel"), ("torpedoes", "daisuke"), ("squadron-orders", "xavier")], &sorties);
    // One torpedo, and three ships that would attack six times each.
    let mut aimed = 0;
    while !rig.is_rolling() && aimed < 30 {
        let ability = rig.offers().into_iter().find(|offer| offer.starts_with("ability:"));
        aimed += i32::from(ability.is_none());
        rig.choose(&ability.unwrap_or_else(|| "target:valkyrie-1".to_owned()));
    }
    assert_eq!(aimed, 19);
    rig.roll(&[1; 19]);
    assert_eq!(rig.happened(|event| matches!(event, Event::ShotDecided { .. })), 19);
}
