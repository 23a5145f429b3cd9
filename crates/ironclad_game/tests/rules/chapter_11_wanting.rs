//! What a story offers here and cannot be had now (rule 11.6): what is wanting for it, and whom it would wound.

use ironclad_game::content::id::with_names;
use ironclad_game::content::story::device::{Price, Use};
use ironclad_game::content::terms::Class;
use ironclad_game::content::{ChoiceId, Id, OfferId, OptionId};
use ironclad_game::engine::Status;
use ironclad_game::engine::query::Wanting;
use serde_json::{Value, json};

use super::chapter_11_story::{end_turn, played};
use super::rig::Rig;

fn id<I: Id>(rig: &Rig, name: &str) -> I {
    I::find(rig.game.names(), name).expect("a name of the story")
}

/// These by name.
fn named<I: Id>(rig: &Rig, ids: impl Iterator<Item = I>) -> Vec<String> {
    ids.map(|id| id.name(rig.game.names()).to_owned()).collect()
}

#[test]
fn rule_11_6_of_several_prices_the_first_that_cannot_be_paid_in_full_is_wanting() {
    let rig = played(json!({}));
    let wanting = |cost: &[Price]| rig.game.view().wanting(cost, &[]);
    assert_eq!(wanting(&[]), None);
    assert_eq!(wanting(&[Price::Ammo(4), Price::Credits(5)]), None, "all there is");
    let cost = [Price::Ammo(4), Price::Salvage(1), Price::Credits(6)];
    assert_eq!(wanting(&cost), Some(Wanting::Price(Price::Salvage(1))));
}

#[test]
fn rule_11_6_somebody_who_is_able_has_to_be_there_for_each_use() {
    let mut rig = played(json!({}));
    let uses = [Use::Hero(rig.hero("daisuke")), Use::Class(Class::Engineer)];
    let wanting = |rig: &Rig, uses: &[Use]| rig.game.view().wanting(&[], uses);
    for what in uses {
        assert_eq!(wanting(&rig, &[what]), None, "{what:?}");
    }
    rig.wound(&["daisuke"]);
    for what in uses {
        assert_eq!(wanting(&rig, &[what]), Some(Wanting::Use(what)), "{what:?}: he alone would do");
        assert_eq!(wanting(&rig, &[Use::Any(1), what]), Some(Wanting::Use(what)), "{what:?}");
    }
}

#[test]
fn rule_11_6_as_many_heroes_as_are_exhausted_have_to_be_able() {
    let mut rig = played(json!({}));
    rig.wound(&["daisuke"]);
    let wanting = |uses: &[Use]| rig.game.view().wanting(&[], uses);
    assert_eq!(wanting(&[Use::Any(1)]), None);
    assert_eq!(wanting(&[Use::Any(5)]), None, "five of six");
    assert_eq!(wanting(&[Use::Any(6)]), Some(Wanting::Heroes(6)));
    assert_eq!(wanting(&[Use::Any(4), Use::Class(Class::Captain)]), None);
    assert_eq!(wanting(&[Use::Any(5), Use::Class(Class::Captain)]), Some(Wanting::Heroes(6)), "all uses together");
}

#[test]
fn rule_11_6_an_offer_that_names_a_hero_exhausts_that_one() {
    let story = json!({ "offers": { "ask": { "when": "always", "uses": [{ "hero": "daisuke" }], "do": [] } } });
    let mut rig = played(story);
    rig.play("offer:ask");
    assert_eq!(rig.offers(), ["hero:daisuke"]);
    rig.play("hero:daisuke");
    assert_eq!(rig.status("daisuke"), Status::Exhausted);
    assert!(!rig.wound(&["daisuke"]).offered("offer:ask"), "and nobody in his place");
}

/// Offers at Europa: two that cost Salvage, the second no action; one to be had once, one once a turn. One elsewhere.
fn offers() -> Rig {
    let here = json!({ "at": "europa" });
    let cost = json!([{ "salvage": 2 }]);
    played(json!({ "offers": {
        "dear": { "when": here, "cost": cost, "do": [] },
        "far": { "when": { "at": "1a-nebula" }, "cost": cost, "do": [] },
        "gift": { "when": here, "action": "free", "cost": cost, "do": [] },
        "once": { "when": here, "action": "free", "often": "once", "do": [] },
        "turn": { "when": here, "action": "free", "often": "once-a-turn", "do": [] }
    } }))
}

#[test]
fn rule_11_6_what_has_been_taken_is_wanting_for_the_turn_or_for_good() {
    let mut rig = offers();
    let wants = |rig: &Rig| ["once", "turn"].map(|offer| rig.game.view().offer_wants(id::<OfferId>(rig, offer)));
    assert_eq!(wants(&rig), [None, None]);
    rig.play("offer:once offer:turn");
    assert_eq!(wants(&rig), [Some(Wanting::Once), Some(Wanting::Turn)]);
    end_turn(&mut rig);
    assert_eq!(wants(&rig), [Some(Wanting::Once), None]);
    let dear = rig.game.view().offer_wants(id(&rig, "dear"));
    assert_eq!(dear, Some(Wanting::Price(Price::Salvage(2))));
}

#[test]
fn rule_11_6_offers_here_that_cannot_be_had_are_told_of_but_for_what_is_done_with() {
    let mut rig = offers();
    let barred = |rig: &Rig| named(rig, rig.game.view().barred_offers());
    assert_eq!(barred(&rig), ["dear", "gift"], "neither what can be had nor what is elsewhere");
    rig.play("offer:once offer:turn");
    assert_eq!(barred(&rig), ["dear", "gift", "turn"], "what was to be had once is not missed");
    let mut idle = rig.clone();
    idle.tune(|table| table.actions.left = 0);
    assert_eq!(barred(&idle), ["gift", "turn"], "without an action none is missed that takes one");
    rig.tune(|table| table.salvage = 2);
    assert_eq!(barred(&rig), ["turn"]);
}

#[test]
fn rule_11_6_an_option_is_one_of_its_own_choice() {
    let story = json!({ "choices": {
        "road": { "options": [{ "id": "bribe", "cost": [{ "credits": 50 }] }, { "id": "leave" }] },
        "gate": { "options": [{ "id": "knock" }, { "id": "shout" }] }
    } });
    let rig = played(story);
    let found = |choice: &str, option: &str| {
        let own = rig.game.view().option(id::<ChoiceId>(&rig, choice), id::<OptionId>(&rig, option));
        own.map(|own| (own.id.name(rig.game.names()).to_owned(), own.cost.len()))
    };
    assert_eq!(found("road", "bribe"), Some(("bribe".to_owned(), 1)));
    assert_eq!(found("road", "leave"), Some(("leave".to_owned(), 0)));
    assert_eq!(found("road", "knock"), None);
}

#[test]
fn rule_11_6_loads_here_are_left_lying_for_which_the_hold_has_no_room() {
    let story = json!({
        "hold": { "places": 1 },
        "loads": {
            "case": { "at": ["europa", "europa"], "land": "3a-nebula" },
            "cask": { "at": ["1a-nebula"], "land": "3a-nebula" }
        }
    });
    let mut rig = played(story);
    let left = |rig: &Rig| named(rig, rig.game.view().left_lying());
    assert!(left(&rig).is_empty(), "there is just room for one");
    rig.play("take:case");
    assert_eq!(left(&rig), ["case"], "not for the other, and the cask lies elsewhere");
}

#[test]
fn rule_11_6_all_loads_are_told_of_that_are_left_lying() {
    let load = || json!({ "at": ["europa"], "land": "3a-nebula" });
    let loads = json!({ "case": load(), "cask": load(), "drum": load() });
    let mut rig = played(json!({ "hold": { "places": 1 }, "loads": loads }));
    rig.play("take:case");
    assert_eq!(named(&rig, rig.game.view().left_lying()), ["cask", "drum"]);
}

#[test]
fn rule_11_6_posts_are_where_the_ship_lies() {
    let post = |at: &str| json!({ "at": at, "heroes": 2, "defend": "hold" });
    let story = json!({
        "posts": { "plant": post("1a-empty-space-1"), "yard": post("europa") },
        "checks": { "hold": { "skills": ["combat"], "difficulty": 6 } }
    });
    let mut rig = played(story);
    let here = |rig: &Rig| named(rig, rig.game.view().posts_here());
    assert_eq!(here(&rig), ["yard"]);
    rig.play("move:1a-empty-space-1");
    assert_eq!(here(&rig), ["plant"]);
}

fn wounds(rig: &Rig, uses: &[Value]) -> bool {
    let uses: Vec<Use> = with_names(rig.game.names(), || serde_json::from_value(json!(uses))).expect("uses");
    rig.game.view().uses_wound(&uses)
}

#[test]
fn rule_6_4_uses_wound_somebody_where_too_few_are_ready() {
    let mut rig = played(json!({}));
    let any = |heroes: u8| json!({ "any": heroes });
    assert!(!wounds(&rig, &[any(6)]) && wounds(&rig, &[any(7)]));
    assert!(!wounds(&rig, &[json!({ "class": "engineer" })]));
    rig.exhaust(&["daisuke"]);
    assert!(!wounds(&rig, &[any(5)]) && wounds(&rig, &[any(6)]));
    assert!(wounds(&rig, &[json!({ "class": "engineer" })]), "he is the only one");
    assert!(!wounds(&rig, &[]), "nobody is used");
}

#[test]
fn rule_6_4_each_use_takes_a_ready_hero_of_its_own() {
    let rig = played(json!({}));
    let [engineer, marine] = ["engineer", "marine"].map(|class| json!({ "class": class }));
    let [daisuke, gabriel] = ["daisuke", "gabriel"].map(|hero| json!({ "hero": hero }));
    assert!(!wounds(&rig, &[engineer.clone(), marine.clone()]));
    assert!(wounds(&rig, &[engineer, daisuke]), "one hero for both");
    assert!(!wounds(&rig, &[marine.clone(), gabriel.clone()]), "the other Marine takes the first");
    assert!(wounds(&rig, &[marine.clone(), marine, gabriel]), "of three uses two heroes are too few");
}
