//! What is told of a space combat while it is fought: how many phases may follow (rule 8.1), whose roll a die is (rule 8.4).

use ironclad_game::content::intel::Body;
use ironclad_game::content::phases::Phases;
use ironclad_game::content::terms::System;
use ironclad_game::content::{Id, IntelId};

use crate::rig::{Board, Rig, edited, fight, plan, sortie};

#[test]
fn rule_8_1_how_many_phases_can_follow_is_known_in_each() {
    let board = Board::card("enemy-outpost").with(|content| {
        let outpost = IntelId::find(&content.names, "enemy-outpost");
        content.intel = edited(&content.intel, outpost, |card| {
            if let Body::Combat(battle) = &mut card.body {
                battle.phases = Phases(4);
            }
        });
    });
    let mut rig = board.begin();
    assert_eq!(rig.game.phases_left(), None, "there is no combat");
    rig.meet();
    for (left, helm) in [(3, "gabriel"), (2, "xavier"), (1, "gabriel"), (0, "xavier")] {
        assert_eq!(rig.game.phases_left(), Some(left), "while it is planned");
        plan(&mut rig, [("-", helm), ("-", "-"), ("-", "-")], &[]);
        assert_eq!(rig.game.phases_left(), Some(left), "and fought");
        while rig.is_rolling() {
            rig.roll(&[6]);
        }
    }
    assert_eq!((rig.in_combat(), rig.game.phases_left()), (false, None));
}

#[test]
fn rule_8_4_a_die_says_what_it_decides_and_whose_system_rolls_it() {
    let die = |rig: &Rig| (rig.request().why.name(), rig.request().why.system());
    let mut rig = fight(Board::enemies(&["valkyrie"]));
    sortie(&mut rig, ("laser-turrets", "thaddeus"));
    rig.choose("target:valkyrie-1");
    assert_eq!(die(&rig), ("fighter-attack", Some(System::Hangar)));
    rig.roll(&[1]).choose("target:valkyrie-1");
    assert_eq!(die(&rig), ("attack", Some(System::Weapons)));
    rig.roll(&[1]);
    assert_eq!(die(&rig), ("evasion", Some(System::Bridge)));
    rig.roll(&[1]);
    assert_eq!(die(&rig), ("damage-control", None), "what shields do not stop is nobody's roll");
}

#[test]
fn rule_8_5_a_launched_ships_evasion_is_the_hangars() {
    let mut rig = fight(Board::enemies(&["skadi-squadron", "valkyrie"]));
    sortie(&mut rig, ("-", "-"));
    rig.choose("target:skadi-squadron-1").roll(&[1]);
    assert_eq!(rig.request().why.name(), "fighter-evasion");
    assert_eq!(rig.request().why.system(), Some(System::Hangar));
}
