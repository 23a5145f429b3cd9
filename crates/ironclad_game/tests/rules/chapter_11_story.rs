//! What a scenario of the campaign holds (rule 11.6): triggers, choices, offers, and what moves by itself.

use ironclad_game::content::Id;
use ironclad_game::content::terms::Faction;
use ironclad_game::engine::course::LoadAt;
use ironclad_game::engine::event::story::StoryEvent;
use ironclad_game::engine::{Event, Outcome};
use serde_json::{Value, json};

use super::rig::{Board, Rig};

/// A road of five sectors from Europa to the nebula 3a, no roster, one side, and this story besides.
pub(super) fn board(story: Value) -> Board {
    let mut told = json!({
        "chapter": 1, "date": [1, 1, 100], "days": 2, "threat": "green", "turns": 4,
        "prologue": [],
        "sides": { "federation": {
            "with": "federation", "against": ["cartel"],
            "pay": { "retainer": 5, "main": 7, "side": 3, "third": 1 }
        } },
        "milestones": { "main": { "when": "never" }, "side": { "when": "never" }, "third": { "when": "never" } }
    });
    let fields = told.as_object_mut().expect("an object");
    fields.extend(story.as_object().expect("an object").clone());
    Board::at("europa")
        .lay_port("europa", [-1, 0])
        .tile("1a", [0, 0], 0)
        .tile("3a", [2, 0], 0)
        .set("/won", json!("story"))
        .set("/story", told)
}

pub(super) fn played(story: Value) -> Rig {
    board(story).begin()
}

/// A hull that goes from Europa along the road, a sector a turn, and waits before a token.
fn hull(more: Value) -> Value {
    let mut hull =
        json!({ "kind": "escorted", "at": "europa", "goes": { "lane": "road" }, "waits": "token", "boxes": 3 });
    hull.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
    json!({
        "lanes": { "road": ["europa", "1a-empty-space-1", "1a-empty-space-2", "3a-empty-space", "3a-solar-flare"] },
        "movers": { "hull": hull }
    })
}

pub(super) fn merged(one: Value, other: Value) -> Value {
    let mut all = one;
    all.as_object_mut().expect("an object").extend(other.as_object().expect("an object").clone());
    all
}

pub(super) fn told(rig: &Rig, what: impl Fn(&StoryEvent) -> bool) -> usize {
    rig.happened(|event| matches!(event, Event::Story(told) if what(told)))
}

pub(super) fn end_turn(rig: &mut Rig) {
    rig.play("end-turn");
}

fn at(rig: &Rig, mover: &str) -> Option<String> {
    use ironclad_game::content::{Id, MoverId};
    let names = rig.game.names();
    let course = rig.table().course.as_ref().expect("a story");
    course.mover_at(MoverId::find(names, mover).expect("a mover")).map(|sector| sector.name(names).to_owned())
}

fn boxes(rig: &Rig, mover: &str) -> u8 {
    use ironclad_game::content::{Id, MoverId};
    let course = rig.table().course.as_ref().expect("a story");
    course.mover(MoverId::find(rig.game.names(), mover).expect("a mover")).expect("it is there").boxes
}

#[test]
fn rule_11_4_the_side_is_taken_before_fitting_out_and_pays_its_retainer() {
    let story = json!({
        "sides": {
            "cartel": { "with": "cartel", "against": ["federation"], "pay": { "retainer": 9, "main": 1, "side": 1, "third": 1 } },
            "federation": { "with": "federation", "against": ["cartel"], "pay": { "retainer": 4, "main": 1, "side": 1, "third": 1 } }
        },
        "prologue": [{ "read": "orders" }, { "choose": "side" }],
        "choices": { "side": { "options": [
            { "id": "cartel", "do": [{ "change-side": "cartel" }] },
            { "id": "federation", "do": [{ "change-side": "federation" }] }
        ] } },
        "tokens": [
            { "sector": "1a-nebula", "card": "probe", "if": { "side": "cartel" } },
            { "sector": "1a-empty-space-2", "card": "probe", "if": { "side": "federation" } }
        ]
    });
    let mut rig = played(story);
    assert_eq!(rig.kind(), "passage");
    rig.play("read option:cartel");
    assert_eq!(rig.table().credits, 9);
    assert!(
        rig.token("1a-nebula").is_some() && rig.token("1a-empty-space-2").is_none(),
        "the map is laid as the side has it"
    );
    assert_eq!(rig.kind(), "action");
}

#[test]
fn rule_11_6_a_trigger_fires_at_its_moment_once_and_again_if_it_says_so() {
    let story = json!({ "triggers": [
        { "id": "second", "on": { "turn": 2 }, "do": [{ "gain-salvage": 1 }] },
        { "id": "each", "on": "each-turn", "again": true, "do": [{ "pay": 1 }] },
        { "id": "never", "on": { "turn": 2 }, "if": { "mark": "unset-mark" }, "do": [{ "pay": 50 }] },
        { "id": "once", "on": { "enters": "1a-empty-space-1" }, "do": [{ "mark": "been" }] },
        { "id": "marked", "on": { "marked": "been" }, "do": [{ "read": "here" }, { "gain-morale": 1 }] },
        { "id": "needs", "on": { "enters": "europa" }, "do": [{ "mark": "unset-mark" }] }
    ] });
    let mut rig = played(story);
    assert_eq!((rig.table().credits, rig.table().salvage), (6, 0), "retainer and the first turn");
    rig.play("move:1a-empty-space-1");
    assert_eq!(rig.kind(), "passage", "what a mark brings comes while the ship is arriving");
    rig.play("read");
    assert_eq!(rig.table().morale, 5);
    rig.play("end-turn");
    assert_eq!((rig.table().turn, rig.table().credits, rig.table().salvage), (2, 7, 1));
    rig.play("move:europa");
    while rig.kind() != "action" {
        rig.play("leave");
    }
    rig.play("move:1a-empty-space-1");
    assert_eq!((rig.table().morale, told(&rig, |told| matches!(told, StoryEvent::Read { .. }))), (5, 1), "once");
}

#[test]
fn rule_11_6_an_escorted_hull_goes_its_lane_waits_before_tokens_and_is_harmed_by_the_weather() {
    let story = merged(
        hull(json!({ "harmed": { "sector": 1 } })),
        json!({
            "turns": 9,
            "tokens": [{ "sector": "1a-empty-space-2", "card": "bad-intel" }],
            "milestones": {
                "main": { "when": { "mover-at": { "mover": "hull", "place": "3a-solar-flare" } }, "ends": true },
                "side": { "when": "never" }, "third": { "when": { "mark": "waited" } }
            },
            "triggers": [{ "id": "waits", "on": { "mover-waits": "hull" }, "do": [{ "mark": "waited" }] }]
        }),
    );
    let mut rig = played(story);
    end_turn(&mut rig);
    assert_eq!(at(&rig, "hull").as_deref(), Some("1a-empty-space-1"));
    end_turn(&mut rig);
    assert_eq!(at(&rig, "hull").as_deref(), Some("1a-empty-space-1"), "a token lies ahead");
    assert!(rig.table().log.as_ref().expect("a log").reached[2]);
    assert_eq!(rig.table().credits, 6, "retainer, and the third milestone");
    rig.tune(|table| table.tokens.iter_mut().for_each(|token| *token = None));
    end_turn(&mut rig);
    end_turn(&mut rig);
    assert_eq!((at(&rig, "hull").as_deref(), boxes(&rig, "hull")), (Some("3a-empty-space"), 3));
    end_turn(&mut rig);
    assert_eq!(boxes(&rig, "hull"), 2, "a Flare takes a box");
    assert_eq!(rig.outcome(), Some(Outcome::Won), "and she is there");
    assert_eq!(
        (rig.table().credits, rig.table().reputation(ironclad_game::content::terms::Faction::Federation)),
        (13, 3)
    );
    assert_eq!(rig.table().reputation(ironclad_game::content::terms::Faction::Cartel), -3);
}

#[test]
fn rule_11_6_a_foe_in_the_wake_is_fought_where_it_comes_up_and_driven_back_by_a_draw() {
    let fight =
        json!({ "of": "opponent", "table": { "cartel": { "green": [{ "to": 6, "enemies": [{ "ship": "tare" }] }] } } });
    let story = merged(
        hull(json!({ "harmed": { "foe": 2 } })),
        json!({
            "turns": 9,
            "fights": { "chase": fight },
            "triggers": [
                { "id": "comes", "on": { "turn": 2 }, "do": [{ "send": { "mover": "chaser", "to": "europa" } }] },
                { "id": "won", "on": { "fought": { "fight": "chase", "result": "victory" } }, "do": [{ "pay": 20 }] },
                { "id": "drawn", "on": { "fought": { "fight": "chase", "result": "draw" } }, "do": [{ "pay": 10 }] }
            ]
        }),
    );
    let mut story = story;
    story["movers"]["chaser"] = json!({
        "kind": "foe", "goes": { "wake": "hull" }, "speed": 2, "fight": "chase", "driven-to": "europa"
    });
    let mut rig = played(story);
    rig.play("move:1a-empty-space-1");
    end_turn(&mut rig);
    assert_eq!(at(&rig, "chaser").as_deref(), Some("europa"), "it came with turn 2");
    // The ship stays behind the hull: the chaser runs into her at once, and stops.
    end_turn(&mut rig);
    assert!(rig.in_combat(), "the fight begins where the two are");
    assert_eq!(at(&rig, "chaser").as_deref(), Some("1a-empty-space-1"));
    while rig.in_combat() {
        match rig.game.pending() {
            ironclad_game::engine::Pending::Chance(_) => rig.roll(&[1]),
            _ => {
                let offers = rig.offers();
                let calm =
                    ["no-order", "pass", "confirm", "done"].iter().find(|calm| offers.iter().any(|own| own == *calm));
                let option = calm.map_or_else(|| offers[0].clone(), |calm| (*calm).to_owned());
                rig.choose(&option)
            }
        };
    }
    assert_eq!(rig.table().credits, 15, "a draw, and its trigger");
    assert_eq!(at(&rig, "chaser").as_deref(), Some("europa"), "driven back");
    let aside = rig.sector("1a-nebula");
    rig.tune(|table| table.ship = aside);
    let before = boxes(&rig, "hull");
    // Unhindered, it is where the hull is at the next turn's end.
    while at(&rig, "chaser") != at(&rig, "hull") && rig.outcome().is_none() {
        end_turn(&mut rig);
    }
    assert!(boxes(&rig, "hull") < before, "a foe in her sector takes boxes");
}

/// Picks the first hero who is offered, and lets no other take her place.
fn tire(rig: &mut Rig) {
    let hero = rig.offers()[0].clone();
    rig.play(&hero);
    while rig.kind() == "reaction" {
        rig.play("pass");
    }
}

#[test]
fn rule_11_6_offers_cost_what_they_say_and_checks_have_two_ends() {
    let story = json!({
        "offers": {
            "dear": { "when": { "at": "europa" }, "cost": [{ "salvage": 2 }], "do": [] },
            "look": { "when": { "at": "europa" }, "uses": [{ "class": "engineer" }], "often": "once-a-turn", "do": [{ "check": "hatch" }] },
            "quick": { "when": { "at": "europa" }, "action": "free", "often": "once", "do": [{ "pay": 2 }] }
        },
        "checks": { "hatch": {
            "skills": ["diplomacy"], "difficulty": { "easy": 5, "normal": 9, "hard": 11 },
            "bonus": [{ "when": { "side": "federation" }, "adds": 1 }],
            "won": [{ "mark": "open" }], "lost": [{ "lose-morale": 1 }]
        } },
        "triggers": [
            { "id": "open", "on": { "checked": { "check": "hatch", "won": true } }, "do": [{ "gain-crew": 1 }] },
            { "id": "shut", "on": { "checked": { "check": "hatch", "won": false } }, "do": [{ "pay": 9 }] },
            { "id": "reads", "on": { "turn": 9 }, "if": { "mark": "open" }, "do": [] }
        ]
    });
    let mut rig = board(story).start("crew", 5).begin();
    let actions = rig.table().actions.left;
    assert!(!rig.offered("offer:dear"), "there is no Salvage");
    rig.play("offer:quick");
    assert_eq!((rig.table().actions.left, rig.table().credits), (actions, 7));
    assert!(!rig.offered("offer:quick"), "once");
    rig.play("offer:look");
    assert_eq!(rig.kind(), "hero", "an Engineer is exhausted for it");
    tire(&mut rig);
    rig.play("done");
    assert_eq!(rig.against().reach, Some(9));
    assert_eq!(rig.adds(), 1, "what the story adds, and nobody");
    rig.roll(&[2]);
    assert_eq!((rig.table().morale, rig.table().credits, rig.table().crew), (3, 16, 5));
    assert_eq!(rig.table().actions.left, actions - 1);
    assert!(!rig.offered("offer:look"), "once a turn");
    end_turn(&mut rig);
    rig.play("offer:look");
    tire(&mut rig);
    rig.play("done").roll(&[6]);
    assert_eq!(rig.table().crew, 6, "a natural 6 succeeds");
}

#[test]
fn rule_11_6_loads_are_taken_carried_kept_and_set_down() {
    let story = json!({
        "turns": 9,
        "hold": { "places": 1 },
        "loads": {
            "case": { "at": ["1a-empty-space-1", "1a-empty-space-1", "3a-empty-space"], "land": "europa", "keeps": 3,
                      "drifts": { "to": "3a-nebula", "every": 2 } }
        },
        "milestones": {
            "main": { "when": { "landed": { "load": "case", "at-least": 1 } }, "ends": true },
            "side": { "when": "never" }, "third": { "when": "always", "lost": { "loads-lost": { "load": "case", "at-least": 1 } }, "at-the-end": true }
        }
    });
    let mut rig = played(story);
    rig.tune(|table| table.actions.left = 3);
    rig.play("move:1a-empty-space-1 take:case");
    assert!(!rig.offered("take:case"), "the hold has one place");
    assert_eq!(rig.table().actions.left, 1);
    rig.play("move:europa");
    while rig.kind() != "action" {
        rig.play("leave");
    }
    assert!(rig.offered("land:case"), "set down freely, with no action left");
    let mut later = rig.clone();
    rig.play("land:case");
    assert_eq!(rig.outcome(), Some(Outcome::Won));
    // Kept too long it spoils, and what lies about drifts away at even turns.
    for _ in 0..3 {
        end_turn(&mut later);
    }
    let course = later.table().course.as_ref().expect("a story");
    let lost = course.loads.iter().filter(|piece| piece.at == LoadAt::Lost).count();
    assert_eq!(lost, 2, "one spoilt, one drifted off");
    assert_eq!(told(&later, |told| matches!(told, StoryEvent::Spoilt { .. })), 1);
    assert_eq!(told(&later, |told| matches!(told, StoryEvent::Swallowed { .. })), 1);
    assert_eq!(
        told(&later, |told| matches!(told, StoryEvent::Failed { .. })),
        1,
        "the third milestone is out of reach"
    );
}

#[test]
fn rule_11_6_heroes_at_a_post_are_out_of_all_else_and_defend_it_alone() {
    let story = json!({
        "turns": 9,
        "posts": { "plant": { "at": "1a-empty-space-1", "heroes": 2, "defend": "hold" } },
        "checks": { "hold": { "skills": ["combat", "piloting", "operate", "leadership", "engineering", "diplomacy", "stealth"], "difficulty": 2, "won": [], "lost": [{ "count": { "count": "air", "by": -1 } }] } },
        "counts": { "air": { "start": 2, "most": 2 } },
        "movers": { "wave": { "kind": "foe", "goes": { "towards": [{ "place": "1a-empty-space-1" }] } } },
        "triggers": [
            { "id": "comes", "on": { "turn": 2 }, "do": [{ "send": { "mover": "wave", "to": "1a-empty-space-2" } }] },
            { "id": "gone", "on": { "mover-gone": "wave" }, "do": [{ "pay": 4 }] }
        ]
    });
    let mut rig = played(story);
    let mut nobody = rig.clone();
    rig.tune(|table| table.actions.left = 3);
    rig.play("move:1a-empty-space-1 post:plant hero:gabriel hero:noriko");
    let away = rig.offers();
    assert!(!away.iter().any(|offer| offer.contains("gabriel")), "{away:?}");
    assert!(rig.game.view().able().all(|aboard| aboard.hero != rig.hero("gabriel")));
    assert_eq!(rig.table().course.as_ref().expect("a story").posted.len(), 2);
    rig.play("end-turn");
    end_turn(&mut rig);
    assert_eq!(rig.kind(), "skill");
    rig.choose("skill:combat");
    assert_eq!(rig.kind(), "hero", "the posted alone can be committed");
    assert!(rig.offers().iter().all(|offer| ["hero:gabriel", "hero:noriko", "done"].contains(&offer.as_str())));
    rig.play("done").roll(&[6]);
    assert_eq!((at(&rig, "wave"), rig.table().credits), (None, 9), "held: the wave withdraws");
    rig.tune(|table| table.actions.left = 2);
    rig.play("fetch:plant");
    assert!(rig.table().course.as_ref().expect("a story").posted.is_empty());
    // Nobody there: the post loses a point each turn.
    for _ in 0..3 {
        end_turn(&mut nobody);
    }
    assert_eq!(nobody.table().course.as_ref().expect("a story").counts[0], 0);
}

#[test]
fn rule_11_6_options_that_cannot_be_paid_are_not_there_and_a_choice_is_asked_once() {
    let story = json!({
        "choices": { "road": { "passage": "fork", "options": [
            { "id": "bribe", "cost": [{ "credits": 50 }], "do": [] },
            { "id": "closed", "if": { "mark": "key" }, "do": [] },
            { "id": "force", "cost": [{ "morale": 1 }], "uses": [{ "any": 2 }], "check": "door", "do": [{ "mark": "key" }], "else": [{ "fail": "main" }, "end"] },
            { "id": "leave", "do": [{ "flag": { "call-1": "left" } }] }
        ] } },
        "checks": { "door": { "skills": ["combat"], "difficulty": 12, "lost": [] } },
        "triggers": [{ "id": "fork", "on": "each-turn", "again": true, "do": [{ "choose": "road" }] }]
    });
    let mut rig = played(story);
    assert_eq!(rig.offers(), ["option:force", "option:leave"]);
    let mut left = rig.clone();
    rig.play("option:force");
    let first = rig.offers()[0].clone();
    rig.play(&first);
    let second = rig.offers()[0].clone();
    assert_ne!(first, second);
    rig.play(&second).play("done").roll(&[1]);
    assert_eq!((rig.table().morale, rig.outcome()), (3, Some(Outcome::Ended)));
    left.play("option:leave end-turn");
    assert_eq!(left.kind(), "action", "asked once");
    let flags = &left.table().log.as_ref().expect("a log").flags;
    assert_eq!(flags.len(), 1, "the campaign remembers it");
}

#[test]
fn rule_11_6_a_story_that_goes_round_in_circles_is_stopped() {
    let story = json!({ "triggers": [
        { "id": "one", "on": { "marked": "a" }, "again": true, "do": [{ "unmark": "a" }, { "mark": "b" }] },
        { "id": "two", "on": { "marked": "b" }, "again": true, "do": [{ "unmark": "b" }, { "mark": "a" }] },
        { "id": "start", "on": { "turn": 1 }, "do": [{ "mark": "a" }] }
    ] });
    assert_eq!(played(story).kind(), "action");
}

#[test]
fn rule_10_4_what_a_power_has_become_is_told_once_and_a_word_to_a_third_brings_its_price() {
    let story = json!({
        "triggers": [{ "id": "first", "on": { "turn": 1 }, "do": [
            { "reputation": { "with": "federation", "by": 6 } }, { "reputation": { "with": "cartel", "by": -6 } }, "end"
        ] }]
    });
    let mut rig = board(story).start("morale", 7).campaign(3);
    assert_eq!(rig.kind(), "passage", "Roland comes aboard");
    rig.play("read");
    assert_eq!(rig.kind(), "passage", "and the Cartel is against us");
    rig.play("read");
    assert_eq!(rig.kind(), "word");
    assert_eq!(
        rig.offers(),
        ["word:council", "word:firstborn", "word:corporation", "done"],
        "neither client nor opponent"
    );
    let before = rig.table().credits;
    rig.play("word:council");
    let standing = |faction| rig.table().reputation(faction);
    assert_eq!((standing(Faction::Council), standing(Faction::Federation), rig.table().credits), (1, 5, before + 2));
    let log = rig.table().log.as_ref().expect("a log");
    assert_eq!((log.word, log.heard.len()), (Some(Faction::Council), 2));
}

pub(super) fn pieces(rig: &Rig) -> Vec<LoadAt> {
    rig.table().course.as_ref().expect("a story").loads.iter().map(|piece| piece.at).collect()
}

#[test]
fn rule_11_4_loads_counts_and_boxes_are_those_of_the_side_that_is_taken() {
    let pay = json!({ "retainer": 0, "main": 1, "side": 1, "third": 1 });
    let by_side =
        |cartel: Value, federation: Value| json!({ "by-side": { "cartel": cartel, "federation": federation } });
    let story = json!({
        "sides": {
            "cartel": { "with": "cartel", "against": ["federation"], "pay": pay },
            "federation": { "with": "federation", "against": ["cartel"], "pay": pay }
        },
        "prologue": [{ "choose": "side" }],
        "choices": { "side": { "options": [
            { "id": "cartel", "do": [{ "change-side": "cartel" }] },
            { "id": "federation", "do": [{ "change-side": "federation" }] }
        ] } },
        "hold": { "places": 1 },
        "loads": { "case": { "at": by_side(json!(["europa"]), json!(["3a-empty-space", "3a-nebula"])), "land": "europa" } },
        "counts": { "air": { "start": by_side(json!(1), json!(4)), "most": 5 } },
        "movers": { "hull": { "kind": "escorted", "goes": "nowhere", "boxes": by_side(json!(2), json!(5)) } },
        "milestones": { "main": { "when": "never" }, "third": { "when": "never" },
                        "side": { "when": "never", "seen": by_side(json!("always"), json!("never")) } }
    });
    let mut rig = played(story);
    assert_eq!(pieces(&rig), [], "nothing lies on the map before it is known for whom");
    rig.play("option:federation");
    let lie = |name: &str| LoadAt::Sector(rig.sector(name));
    assert_eq!(pieces(&rig), [lie("3a-empty-space"), lie("3a-nebula")]);
    let course = rig.table().course.as_ref().expect("a story");
    assert_eq!((course.counts[0], course.seen), (4, [true, false, true]));
    assert_eq!(boxes(&rig, "hull"), 5);
}

#[test]
fn rule_11_6_what_leaves_the_map_takes_its_load_along_and_that_is_lost() {
    let story = json!({
        "turns": 9,
        "loads": { "case": { "at": ["1a-empty-space-1"], "land": "europa" } },
        "hold": { "places": 1 },
        "movers": { "salvor": { "kind": "foe", "at": "1a-empty-space-2", "goes": { "towards": [{ "load": "case" }] },
                                "takes": "case", "off-at": "1a-empty-space-2" } },
        "triggers": [{ "id": "gone", "on": { "load-lost": "case" }, "do": [{ "pay": 4 }] }]
    });
    let mut rig = played(story);
    end_turn(&mut rig);
    assert_eq!(told(&rig, |told| matches!(told, StoryEvent::Lifted { .. })), 1);
    end_turn(&mut rig);
    assert_eq!((at(&rig, "salvor"), pieces(&rig)), (None, vec![LoadAt::Lost]));
    assert_eq!(told(&rig, |told| matches!(told, StoryEvent::Dropped { .. })), 0, "it does not lie there again");
    assert_eq!(rig.table().credits, 9, "a load is lost, and the story hears of it");
}

#[test]
fn rule_11_6_a_choice_asked_again_tells_each_option_once() {
    let story = json!({
        "turns": 9,
        "choices": { "picket": { "again": true, "options": [{ "id": "talk", "do": [] }, { "id": "wait", "do": [{ "pay": 1 }] }] } },
        "triggers": [{ "id": "meets", "on": "each-turn", "again": true, "do": [{ "choose": "picket" }] }]
    });
    let mut rig = played(story);
    rig.play("option:talk end-turn option:talk end-turn option:wait end-turn option:wait");
    let fresh = |fresh: bool| told(&rig, |told| matches!(told, StoryEvent::Chosen { again, .. } if *again != fresh));
    assert_eq!((fresh(true), fresh(false)), (2, 2));
}

#[test]
fn moves_to_the_nearest_of_some_sectors_are_those_from_it() {
    let rig = played(json!({}));
    let view = rig.game.view();
    let all: Vec<_> = rig.game.scenario().map.sectors.ids().collect();
    for (place, sector) in all.iter().enumerate() {
        let some = [*sector, all[(place * 3 + 1) % all.len()]].into_iter().collect();
        assert_eq!(view.moves_to(some), view.moves_from(some)[rig.table().ship.index()]);
    }
    assert_eq!(view.moves_to([].into_iter().collect()), u8::MAX, "to nowhere there is no way");
}
