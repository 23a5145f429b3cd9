//! Where a story has several of a thing: offers, loads, posts, foes (rule 11.6).

use ironclad_game::content::Id;
use ironclad_game::engine::event::story::StoryEvent;
use serde_json::json;

use super::chapter_11_story::{end_turn, played, told};
use super::rig::Rig;

/// What is offered that begins with one of these.
fn offered(rig: &Rig, verbs: [&str; 2]) -> Vec<String> {
    rig.offers().into_iter().filter(|offer| verbs.iter().any(|verb| offer.starts_with(verb))).collect()
}

#[test]
fn ruling_99_every_free_offer_is_open_when_the_last_action_is_spent() {
    let offer = |action: &str| json!({ "when": { "at": "europa" }, "action": action, "do": [] });
    let offers = json!({ "drill": offer("action"), "hymn": offer("free"), "toast": offer("free") });
    let mut rig = played(json!({ "offers": offers }));
    rig.tune(|table| table.actions.left = 1);
    rig.play("offer:drill");
    assert_eq!(rig.offers(), ["offer:hymn", "offer:toast", "end-turn"]);
}

#[test]
fn rule_11_6_every_load_that_lies_here_may_be_taken_and_every_one_for_here_set_down() {
    let load = |at: &str, land: &str| json!({ "at": [at], "take": "free", "land": land });
    let story = json!({
        "hold": { "places": 4 },
        "loads": {
            "bale": load("europa", "1a-empty-space-1"),
            "case": load("1a-empty-space-1", "1a-nebula"),
            "cask": load("1a-empty-space-1", "1a-nebula"),
            "drum": load("europa", "1a-empty-space-1")
        }
    });
    for (actions, left) in [(2, 1), (1, 0)] {
        let mut rig = played(story.clone());
        rig.tune(|table| table.actions.left = actions);
        rig.play("take:bale take:drum move:1a-empty-space-1");
        assert_eq!(rig.table().actions.left, left);
        let loads = offered(&rig, ["take:", "land:"]);
        assert_eq!(loads, ["take:case", "take:cask", "land:bale", "land:drum"], "{left} actions left");
    }
}

#[test]
fn rule_11_6_heroes_may_go_to_every_post_where_the_ship_lies() {
    let post = |heroes: u8| json!({ "at": "europa", "heroes": heroes, "defend": "hold" });
    let mut rig = played(json!({
        "posts": { "mill": post(2), "yard": post(1) },
        "checks": { "hold": { "skills": ["combat"], "difficulty": 6 } }
    }));
    let here: Vec<&str> = rig.game.view().posts_here().map(|post| post.name(rig.game.names())).collect();
    assert_eq!(here, ["mill", "yard"]);
    assert_eq!(offered(&rig, ["post:", "fetch:"]), ["post:mill", "post:yard"]);
    rig.play("post:mill hero:gabriel done");
    let posts = offered(&rig, ["post:", "fetch:"]);
    assert_eq!(posts, ["post:mill", "fetch:mill", "post:yard"], "there is room for another, or he comes back");
}

#[test]
fn rule_11_6_every_foe_at_a_post_that_is_held_withdraws() {
    let foe = || json!({ "kind": "foe", "goes": { "towards": [{ "place": "1a-empty-space-1" }] } });
    let send = |foe: &str| json!({ "send": { "mover": foe, "to": "1a-empty-space-2" } });
    let mut rig = played(json!({
        "turns": 9,
        "posts": { "plant": { "at": "1a-empty-space-1", "heroes": 1, "defend": "hold" } },
        "checks": { "hold": { "skills": ["combat"], "difficulty": 2, "won": [], "lost": [] } },
        "movers": { "surge": foe(), "wave": foe() },
        "triggers": [{ "id": "come", "on": { "turn": 2 }, "do": [send("surge"), send("wave")] }]
    }));
    let foes = |rig: &Rig| {
        let (view, names) = (rig.game.view(), rig.game.names());
        view.foes().map(|(foe, at)| format!("{} {}", foe.name(names), at.name(names))).collect::<Vec<_>>()
    };
    rig.tune(|table| table.actions.left = 3);
    rig.play("move:1a-empty-space-1 post:plant hero:gabriel end-turn");
    end_turn(&mut rig);
    assert_eq!(foes(&rig), ["surge 1a-empty-space-1", "wave 1a-empty-space-1"]);
    rig.play("done 6");
    assert_eq!((foes(&rig).len(), told(&rig, |told| matches!(told, StoryEvent::Gone { .. }))), (0, 2));
}
