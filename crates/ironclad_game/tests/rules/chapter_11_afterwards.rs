//! After a scenario: all who join, all who can be healed, and a promotion for each milestone (rules 10.4, 11.5, 11.9).

use ironclad_game::content::Id;
use ironclad_game::content::terms::Faction;
use ironclad_game::engine::Event;
use serde_json::json;

use super::chapter_11_story::board as story;
use super::rig::{Board, Rig};

/// A ship beside her aim, in a campaign.
fn beside_the_aim() -> Rig {
    let won = json!({ "arrive": "1a-empty-space-1" });
    let board = Board::at("europa").lay_port("europa", [-1, 0]).tile("1a", [0, 0], 0).set("/won", won);
    board.start("morale", 7).start("credits", 20).campaign(3)
}

#[test]
fn rule_10_4_every_power_that_is_friendly_sends_a_hero_and_a_module() {
    let mut rig = beside_the_aim();
    rig.tune(|table| {
        for power in [Faction::Council, Faction::Firstborn] {
            table.reputation[power.index()] = 5;
        }
    });
    rig.choose("move:1a-empty-space-1");
    let names = rig.game.names();
    let joined = |event: &Event| if let Event::HeroJoined { hero } = event { Some(hero.name(names)) } else { None };
    assert_eq!(rig.events.iter().filter_map(joined).collect::<Vec<_>>(), ["ugyen", "vashti"]);
    let sent = |event: &Event| if let Event::ModuleGained { module } = event { Some(module.name(names)) } else { None };
    assert_eq!(rig.events.iter().filter_map(sent).collect::<Vec<_>>(), ["aegis-projector", "medical-bay"]);
}

#[test]
fn ruling_88_everybody_marked_as_wounded_may_be_healed_between_scenarios() {
    let mut rig = beside_the_aim();
    let sick = ["gabriel", "noriko"].map(|name| rig.hero(name));
    rig.tune(|table| {
        let roster = &mut table.log.as_mut().expect("a log").roster;
        for enlisted in roster.iter_mut().filter(|enlisted| sick.contains(&enlisted.hero)) {
            enlisted.wounded = true;
        }
    });
    rig.play("move:1a-empty-space-1 done");
    let treated: Vec<String> = rig.offers().into_iter().filter(|offer| offer.starts_with("treat:")).collect();
    assert_eq!(treated, ["treat:gabriel", "treat:noriko"]);
}

#[test]
fn rule_11_5_each_milestone_of_a_story_gives_a_promotion() {
    let first = json!({ "id": "first", "on": { "turn": 1 }, "do": [{ "reach": "main" }, { "reach": "third" }, "end"] });
    let mut rig = story(json!({ "triggers": [first] })).start("morale", 7).campaign(2);
    assert_eq!(rig.kind(), "word");
    rig.play("done promote:gabriel");
    assert_eq!(rig.kind(), "promotion", "two were reached");
    rig.play("promote:noriko");
    assert_eq!(rig.kind(), "refit", "and not the third");
}
