//! Who is exhausted for an option of a story, and what can be done for nothing, or at a post (rule 11.6).

use ironclad_game::content::Id;
use ironclad_game::content::edition::Edition;
use ironclad_game::content::story::device::Use;
use ironclad_game::content::terms::Class;
use ironclad_game::engine::Status;
use ironclad_game::engine::query::Wanting;
use serde_json::{Value, json};

use super::chapter_11_story::{board, played};
use super::rig::Rig;

/// A choice between lifting something, for which these are exhausted, and leaving it.
fn lifting(uses: Value) -> Rig {
    lifting_by(Edition::TODAY, uses)
}

fn lifting_by(edition: Edition, uses: Value) -> Rig {
    let story = json!({
        "choices": { "crate": { "options": [{ "id": "lift", "uses": uses, "do": [{ "pay": 4 }] }, { "id": "leave" }] } },
        "triggers": [{ "id": "found", "on": { "turn": 1 }, "do": [{ "choose": "crate" }] }]
    });
    board(story).edition(edition).begin()
}

fn sorted(mut offers: Vec<String>) -> Vec<String> {
    offers.sort();
    offers
}

/// A Captain and a Diplomat, of whom Xavier is both and the only Diplomat.
fn captain_and_diplomat() -> Value {
    json!([{ "class": "captain" }, { "class": "diplomat" }])
}

#[test]
fn ruling_100_nobody_is_taken_for_one_use_whom_another_needs() {
    let mut rig = lifting(captain_and_diplomat());
    rig.play("option:lift");
    assert_eq!(sorted(rig.offers()), ["hero:gabriel", "hero:thaddeus"]);
    rig.play("hero:gabriel");
    assert_eq!(rig.offers(), ["hero:xavier"]);
    rig.play("hero:xavier");
    assert_eq!([rig.status("gabriel"), rig.status("xavier")], [Status::Exhausted; 2]);
    let mut many = lifting(json!([{ "any": 2 }, { "class": "diplomat" }]));
    many.play("option:lift hero:gabriel");
    assert!(!many.offered("hero:xavier") && many.offered("hero:noriko"), "{:?}", many.offers());
    let mut first = lifting_by(Edition::First, captain_and_diplomat());
    assert!(first.play("option:lift").offered("hero:xavier"), "the first edition did not look ahead");
}

#[test]
fn ruling_100_one_hero_does_not_pay_for_two_uses() {
    let alone = |edition: Edition| {
        let mut rig = lifting_by(edition, captain_and_diplomat());
        rig.wound(&["gabriel", "thaddeus"]);
        rig
    };
    let rig = alone(Edition::Second);
    assert_eq!(rig.offers(), ["option:leave"]);
    let uses = [Use::Class(Class::Captain), Use::Class(Class::Diplomat)];
    assert_eq!(rig.game.view().wanting(&[], &uses), Some(Wanting::Others));
    assert!(alone(Edition::First).offered("option:lift"), "in the first edition he did");
}

/// Noriko goes to a post at Europa, and is Wounded by name as turn 2 begins.
fn at_a_post(edition: Edition) -> Rig {
    let story = json!({
        "posts": { "plant": { "at": "europa", "heroes": 1, "defend": "hold" } },
        "checks": { "hold": { "skills": ["operate"], "difficulty": 6 } },
        "triggers": [{ "id": "falls", "on": { "turn": 2 }, "do": [{ "wound-hero": "noriko" }] }]
    });
    let mut rig = board(story).edition(edition).begin();
    rig.play("post:plant hero:noriko");
    rig
}

#[test]
fn ruling_98_who_is_at_a_post_is_neither_rested_nor_healed_aboard() {
    for (edition, reached) in [(Edition::First, true), (Edition::Second, false)] {
        let mut rig = at_a_post(edition);
        assert_eq!(rig.exhaust(&["noriko"]).offered("rest"), reached, "{edition:?}");
        rig.play("dock");
        assert_eq!(rig.offered("service:saloon-rest"), reached, "{edition:?}");
        assert_eq!(rig.wound(&["noriko"]).offered("service:medical"), reached, "{edition:?}");
    }
    let mut rig = at_a_post(Edition::Second);
    rig.exhaust(&["noriko", "gabriel"]).play("rest");
    assert!(rig.offered("hero:gabriel") && !rig.offered("hero:noriko"), "{:?}", rig.offers());
}

#[test]
fn ruling_98_a_wound_by_name_is_had_at_the_post() {
    for (edition, status) in [(Edition::First, Status::Ready), (Edition::Second, Status::Wounded)] {
        let mut rig = at_a_post(edition);
        rig.play("end-turn");
        assert_eq!(rig.status("noriko"), status, "{edition:?}");
    }
}

#[test]
fn rule_11_6_a_use_of_two_heroes_takes_two() {
    let mut rig = lifting(json!([{ "any": 2 }]));
    let before = rig.table().credits;
    let mut few = rig.clone();
    rig.play("option:lift hero:gabriel");
    assert_eq!((rig.kind().as_str(), rig.table().credits), ("hero", before), "one is not enough");
    rig.play("hero:noriko");
    assert_eq!(rig.table().credits, before + 4);
    assert_eq!([rig.status("gabriel"), rig.status("noriko")], [Status::Exhausted; 2]);
    few.wound(&["gabriel", "xavier", "daisuke", "thaddeus", "noriko"]);
    assert_eq!(few.offers(), ["option:leave"], "Wrathe cannot do it alone");
}

#[test]
fn rule_11_6_of_several_the_first_who_is_chosen_is_the_one_who_is_named() {
    let named = |uses: Value, moves: &str| {
        let mut rig = lifting(uses);
        rig.play("option:lift").play(moves);
        let used = rig.table().course.as_ref().expect("a story").used.expect("somebody");
        used.name(rig.game.names()).to_owned()
    };
    assert_eq!(named(json!([{ "any": 2 }]), "hero:noriko hero:gabriel"), "noriko");
    assert_eq!(named(json!([{ "any": 2 }]), "hero:gabriel hero:noriko"), "gabriel");
    assert_eq!(named(json!([{ "any": 3 }]), "hero:thaddeus hero:noriko hero:gabriel"), "thaddeus");
    assert_eq!(named(json!([{ "any": 2 }, { "any": 1 }]), "hero:noriko hero:gabriel hero:daisuke"), "noriko");
}

#[test]
fn rule_11_6_who_is_named_is_always_the_last_who_was_used_and_nobody_from_before() {
    let mut rig =
        played(json!({ "offers": { "dig": { "when": "always", "uses": [{ "any": 1 }], "do": [{ "pay": 1 }] } } }));
    for name in ["noriko", "gabriel"] {
        rig.play(&format!("offer:dig hero:{name}"));
        assert_eq!(rig.table().course.as_ref().expect("a story").used, Some(rig.hero(name)), "{name}");
    }
}

#[test]
fn rule_11_6_none_of_several_who_are_used_is_used_once_more() {
    let mut rig = lifting(json!([{ "any": 2 }, { "any": 1 }]));
    rig.play("option:lift hero:gabriel hero:noriko");
    assert_eq!(rig.kind(), "hero");
    assert!(!rig.offered("hero:gabriel") && !rig.offered("hero:noriko"), "{:?}", rig.offers());
    assert!(rig.offered("hero:xavier"));
}

#[test]
fn rule_11_6_a_use_of_a_skill_takes_somebody_who_has_it() {
    let mut rig = lifting(json!([{ "skill": "engineering" }]));
    rig.play("option:lift");
    assert_eq!(sorted(rig.offers()), ["hero:daisuke", "hero:noriko"]);
    let mut nobody = lifting(json!([{ "skill": "engineering" }]));
    nobody.wound(&["daisuke", "noriko"]);
    assert_eq!(nobody.offers(), ["option:leave"]);
}

#[test]
fn rule_11_6_each_use_takes_somebody_else_and_the_first_is_the_one_who_is_named() {
    let mut rig = lifting(json!([{ "class": "engineer" }, { "any": 1 }]));
    rig.play("option:lift hero:daisuke");
    assert_eq!(rig.kind(), "hero");
    assert!(!rig.offered("hero:daisuke"), "he is used already");
    rig.play("hero:xavier");
    assert_eq!([rig.status("daisuke"), rig.status("xavier")], [Status::Exhausted; 2]);
    assert_eq!(rig.table().course.as_ref().expect("a story").used, Some(rig.hero("daisuke")));
}

#[test]
fn rule_11_6_what_is_taken_freely_takes_no_action() {
    let mut rig = played(json!({
        "hold": { "places": 2 },
        "loads": {
            "case": { "at": ["1a-empty-space-1"], "take": "free", "land": "1a-nebula" },
            "cask": { "at": ["1a-empty-space-1"], "land": "1a-nebula" }
        }
    }));
    let mut spent = rig.clone();
    rig.tune(|table| table.actions.left = 2);
    rig.play("move:1a-empty-space-1 take:case");
    assert_eq!(rig.table().actions.left, 1);
    rig.play("take:cask");
    assert_eq!(rig.table().turn, 2, "that was the last action");
    spent.tune(|table| table.actions.left = 1);
    spent.play("move:1a-empty-space-1");
    assert_eq!(spent.table().actions.left, 0);
    assert_eq!(spent.offers(), ["take:case", "end-turn"], "the turn does not end while something free is left");
    spent.play("take:case");
    assert_eq!(spent.table().turn, 2);
}

#[test]
fn rule_11_6_what_is_aboard_is_set_down_with_no_action_left() {
    let mut rig = played(json!({
        "hold": { "places": 1 },
        "loads": { "case": { "at": ["1a-empty-space-1"], "land": "1a-nebula" } }
    }));
    rig.tune(|table| table.actions.left = 3);
    rig.play("move:1a-empty-space-1 take:case move:1a-nebula");
    assert_eq!((rig.table().turn, rig.offers()), (1, vec!["land:case".to_owned(), "end-turn".to_owned()]));
}

#[test]
fn rule_11_6_a_post_takes_no_more_heroes_than_it_has_room_for() {
    let mut rig = played(json!({
        "posts": { "plant": { "at": "europa", "heroes": 1, "defend": "hold" } },
        "checks": { "hold": { "skills": ["combat"], "difficulty": 6 } }
    }));
    rig.tune(|table| table.actions.left = 3);
    assert!(rig.offered("post:plant") && !rig.offered("fetch:plant"));
    rig.play("post:plant hero:gabriel");
    assert!(!rig.offered("post:plant") && rig.offered("fetch:plant"));
    rig.play("fetch:plant");
    assert!(rig.offered("post:plant"));
}
