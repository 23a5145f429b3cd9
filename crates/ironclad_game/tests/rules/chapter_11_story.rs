//! What a scenario of the campaign holds (rule 11.6): triggers, choices, offers, and what moves by itself.

use ironclad_game::content::Id;
use ironclad_game::content::adversary::Adversary;
use ironclad_game::content::edition::Edition;
use ironclad_game::content::story::condition::Condition;
use ironclad_game::content::terms::Faction;
use ironclad_game::engine::course::LoadAt;
use ironclad_game::engine::event::story::StoryEvent;
use ironclad_game::engine::{Event, Outcome, Sought, Status};
use serde_json::{Value, json};

use super::rig::{Board, Rig, content, edited};

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

fn told(rig: &Rig, what: impl Fn(&StoryEvent) -> bool) -> usize {
    rig.happened(|event| matches!(event, Event::Story(told) if what(told)))
}

fn end_turn(rig: &mut Rig) {
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
fn rule_11_7_the_debriefing_tells_what_fits_pays_what_was_promised_and_leads_on() {
    let story = json!({
        "triggers": [{ "id": "first", "on": { "turn": 1 }, "do": [{ "promise": { "credits": 6, "chapter": 1 } }, { "reach": "main" }, "end"] }],
        "debriefing": [
            { "one-of": "end", "if": { "outcome": "lost" }, "do": [{ "read": "lost" }] },
            { "one-of": "end", "if": { "reached": "main" }, "do": [{ "read": "won" }] },
            { "one-of": "end", "do": [{ "read": "late" }] },
            { "do": [{ "join": "lan" }] }
        ]
    });
    let mut rig = board(story).start("morale", 7).campaign(2);
    assert_eq!((rig.outcome(), rig.kind().as_str()), (Some(Outcome::Won), "passage"));
    rig.play("read");
    assert_eq!(rig.kind(), "word");
    rig.play("done");
    assert_eq!(rig.kind(), "promotion", "a milestone, a promotion");
    rig.play("promote:gabriel");
    assert_eq!(rig.table().credits, 5 + 7 + 6, "retainer, main, and the promise");
    assert_eq!(told(&rig, |told| matches!(told, StoryEvent::Debriefed { .. })), 2);
    while rig.game.sought().is_none() {
        rig.play("done");
    }
    assert_eq!(rig.game.sought(), Some(Sought::Chapter(2)));
    let log = rig.table().log.as_ref().expect("a log");
    assert!(log.enlisted(rig.hero("lan")).is_some());
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
    use ironclad_game::content::terms::Faction;
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
fn rule_11_5_what_is_looked_at_at_the_end_is_looked_at_whatever_ends_it() {
    let milestones = |ends: bool| {
        json!({
            "main": { "when": { "mark": "there" }, "ends": ends },
            "side": { "when": "never" },
            "third": { "when": { "not": { "mark": "hurt" } }, "at-the-end": true }
        })
    };
    let reached = |rig: &Rig| rig.table().log.as_ref().map(|log| log.reached);
    let enters = json!({ "enters": "1a-empty-space-1" });
    let by_beat = json!({ "milestones": milestones(false), "triggers": [{ "id": "in", "on": enters, "do": ["end"] }] });
    let mut rig = board(by_beat).start("morale", 7).campaign(2);
    assert_eq!(reached(&rig), Some([false; 3]), "not before the end");
    rig.play("move:1a-empty-space-1");
    assert_eq!((rig.outcome(), reached(&rig)), (Some(Outcome::Ended), Some([false, false, true])));
    let by_aim = json!({
        "milestones": milestones(true), "triggers": [{ "id": "in", "on": enters, "do": [{ "mark": "there" }] }]
    });
    let mut rig = board(by_aim).start("morale", 7).campaign(2);
    rig.play("move:1a-empty-space-1");
    assert_eq!((rig.outcome(), reached(&rig)), (Some(Outcome::Won), Some([true, false, true])));
}

#[test]
fn rule_11_6_an_end_is_the_end_of_all_that_was_under_way() {
    let story = json!({
        "choices": { "stop": { "options": [
            { "id": "yes", "check": "sure", "do": [{ "pay": 50 }] }, { "id": "no", "do": [{ "pay": 1 }] }
        ] } },
        "checks": { "sure": { "skills": ["combat"], "difficulty": 2, "won": ["end"] } },
        "triggers": [{ "id": "ask", "on": { "turn": 1 }, "do": [{ "choose": "stop" }, { "pay": 30 }] }]
    });
    let mut rig = board(story).start("morale", 7).campaign(2);
    rig.play("option:yes done").roll(&[6]);
    assert_eq!(
        (rig.outcome(), rig.table().credits),
        (Some(Outcome::Ended), 5),
        "neither the option's nor the trigger's"
    );
}

#[test]
fn rule_11_7_a_choice_of_the_debriefing_is_done_after_the_end() {
    let story = json!({
        "triggers": [{ "id": "over", "on": { "turn": 1 }, "do": ["end"] }],
        "choices": { "tell": { "options": [
            { "id": "sell", "do": [{ "pay": 4 }, { "flag": { "truth": "sponsor" } }, { "mark": "sold" }] },
            { "id": "open", "do": [{ "gain-morale": 2 }, { "flag": { "truth": "open" } }] }
        ] } },
        "debriefing": [
            { "do": [{ "choose": "tell" }] },
            { "if": { "mark": "sold" }, "do": [{ "pay": 10 }] },
            { "if": { "flag": { "truth": "open" } }, "do": [{ "pay": 20 }] }
        ]
    });
    let rig = board(story).start("morale", 4).campaign(2);
    assert_eq!((rig.outcome(), rig.offers().len()), (Some(Outcome::Ended), 2));
    for (option, credits, morale) in [("option:sell", 5 + 4 + 10, 4), ("option:open", 5 + 20, 6)] {
        let mut rig = rig.clone();
        rig.play(option);
        assert_eq!((rig.table().credits, rig.table().morale), (credits, morale), "{option}");
        assert_eq!(rig.table().log.as_ref().expect("a log").flags.len(), 1);
    }
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
fn rule_12_1_gear_that_nobody_can_carry_goes_back_and_after_the_scenario_to_the_lockers() {
    use ironclad_game::content::{GearId, Id};
    use ironclad_game::engine::state::Carried;
    let at_once = json!([{ "gain-gear": 1 }]);
    let carried = |rig: &mut Rig| {
        let kit = ["rivet-gun", "tea-service", "long-wrench", "felt-soles", "bosuns-pipe", "pilots-gloves"];
        let kit = kit.map(|name| GearId::find(rig.game.names(), name).expect("gear"));
        for gear in kit {
            let Some(hero) = rig.game.view().bearers().next() else { break };
            rig.tune(|table| {
                table.gear.push(Carried { hero, gear, moved: false });
                table.pile.retain(|own| *own != gear);
            });
        }
        assert_eq!(rig.game.view().bearers().count(), 0, "everybody carries something");
    };
    let returned = |rig: &Rig| rig.happened(|event| matches!(event, Event::GearReturned { .. }));
    let story = json!({ "turns": 9, "triggers": [{ "id": "gift", "on": { "turn": 2 }, "do": at_once }] });
    let mut rig = board(story).start("morale", 7).campaign(2);
    carried(&mut rig);
    rig.play("end-turn").draw("gun-director").choose("done");
    assert_eq!(returned(&rig), 1, "the pile has it back");
    let story = json!({
        "triggers": [{ "id": "over", "on": { "turn": 2 }, "do": ["end"] }], "debriefing": [{ "do": at_once }]
    });
    let mut rig = board(story).start("morale", 7).campaign(2);
    carried(&mut rig);
    rig.play("end-turn").draw("gun-director");
    assert_eq!(returned(&rig), 0, "it is put by");
    let gear = GearId::find(rig.game.names(), "gun-director").expect("gear");
    assert!(rig.table().log.as_ref().expect("a log").lockers.contains(&gear));
}

/// A breach of two or three tasks: the first check names the others, and later beats ask for them.
fn breach() -> Value {
    json!({
        "offers": { "breach": { "when": { "at": "europa" }, "often": "always", "do": [
            { "check": "gate" },
            { "if": { "when": { "checks-won": 1 }, "then": [{ "check": "safe" }, { "if": { "when": { "mark": "map" }, "then": [{ "check": "cell" }] } }] } }
        ] } },
        "checks": {
            "gate": { "skills": ["combat"], "difficulty": 8, "lost": [], "against": { "enforcer": "cartel" },
                "tasks": [{ "check": "safe" }, { "check": "cell", "if": { "mark": "map" } }] },
            "safe": { "skills": ["operate"], "difficulty": 6, "won": [{ "pay": 3 }], "lost": [] },
            "cell": { "skills": ["diplomacy"], "difficulty": 6, "won": [{ "gain-crew": 1 }], "lost": [] }
        },
        "triggers": [{ "id": "map", "on": { "turn": 2 }, "do": [{ "mark": "map" }] }]
    })
}

#[test]
fn rule_7_4_a_storys_tasks_are_manned_before_the_first_roll() {
    let mut rig = board(breach()).begin();
    rig.play("offer:breach hero:gabriel done");
    assert_eq!(rig.offers()[0], "hero:daisuke", "the safe is manned next");
    rig.play("hero:noriko done");
    assert_eq!((rig.status("gabriel"), rig.status("noriko")), (Status::Exhausted, Status::Exhausted));
    assert_eq!((rig.against().reach, rig.adds()), (Some(8), 3));
    rig.roll(&[5]);
    assert_eq!((rig.against().reach, rig.adds()), (Some(6), 3), "it is Noriko's, and nobody is asked");
    let before = rig.table().credits;
    rig.roll(&[3]);
    assert_eq!(
        (rig.table().credits, rig.kind()),
        (before + 3, "action".to_owned()),
        "without the map there is no cell"
    );
    end_turn(&mut rig);
    rig.play("offer:breach hero:thaddeus done hero:daisuke done hero:xavier done");
    for hero in ["thaddeus", "daisuke", "xavier"] {
        assert_eq!(rig.status(hero), Status::Exhausted, "{hero}: three tasks now");
    }
    rig.roll(&[1]);
    assert_eq!(rig.adds(), 1, "a check has been won before, so the story goes on to the safe");
}

#[test]
fn rule_7_4_tasks_that_do_not_come_are_left_when_play_is_at_rest() {
    let mut rig = board(breach()).begin();
    rig.play("offer:breach hero:gabriel done hero:noriko done 1");
    assert_eq!((rig.kind().as_str(), rig.game.state().tasks.len()), ("action", 0));
    rig.play("offer:breach hero:thaddeus done");
    assert!(rig.offered("hero:daisuke"), "and are manned anew when it is tried again");
}

#[test]
fn rule_10_6_combat_strength_is_added_to_any_operation_that_names_a_person() {
    let reach = |reputation: i8, edition: Edition| {
        let mut rig = board(breach()).edition(edition).begin();
        rig.tune(|table| table.reputation[Faction::Cartel.index()] = reputation);
        rig.play("offer:breach hero:gabriel done");
        if rig.offered("hero:noriko") {
            rig.play("hero:noriko done");
        }
        rig.against().reach
    };
    assert_eq!(reach(-5, Edition::Second), Some(8 + 1), "the Cartel's Enforcer is there while it is Hostile");
    assert_eq!(reach(-4, Edition::Second), Some(8));
    assert_eq!(reach(-5, Edition::First), Some(8), "in the first edition nobody was");
    let mut rig = Board::card("infiltrated").with(|content| {
        let villain = ironclad_game::content::ShipId::find(&content.names, "centenary").expect("a Villain");
        content.intel = edited(&content.intel, Id::find(&content.names, "infiltrated"), |card| {
            let ironclad_game::content::intel::Body::Check(check) = &mut card.body else { panic!("a check") };
            check.against = Some(Adversary::Villain);
        });
        assert_eq!(content.ships[villain].role.as_ref().map(|role| role.strength()), Some(4));
    });
    let mut quiet = rig.clone().begin();
    quiet.enter().play("skill:combat done");
    assert_eq!(quiet.against().reach, Some(12), "no Villain is in the field");
    rig = rig.set("/villain", json!("centenary"));
    let mut led = rig.begin();
    led.enter().play("skill:combat done");
    assert_eq!(led.against().reach, Some(16));
}

#[test]
fn rule_10_6_a_leader_who_is_taken_at_home_adds_combat_strength_in_the_field_or_not() {
    let strength = |against: Value, at: &str| {
        let story = json!({
            "offers": { "force": { "when": "always", "do": [{ "check": "force" }] } },
            "checks": { "force": { "skills": ["combat"], "difficulty": 8, "against": against } }
        });
        let mut rig = board(story).lay_port("mancala", [4, 0]).begin();
        let at = rig.sector(at);
        rig.tune(|table| table.ship = at);
        rig.play("offer:force hero:gabriel done");
        rig.against().reach
    };
    assert_eq!(strength(json!({ "leader": "cartel" }), "1a-empty-space-1"), Some(8 + 3), "Reis, wherever he is");
    assert_eq!(
        strength(json!({ "leader": "opponent" }), "1a-empty-space-1"),
        Some(8 + 3),
        "the Cartel is the opponent"
    );
    assert_eq!(strength(json!("host"), "mancala"), Some(8 + 3), "it is his port");
    assert_eq!(strength(json!("host"), "europa"), Some(8), "an unaligned port has no leader");
    assert_eq!(strength(json!("host"), "1a-empty-space-1"), Some(8), "nor has open space");
    assert_eq!(strength(json!("villain"), "mancala"), Some(8), "no Villain is in the field");
}

#[test]
fn rule_10_6_five_leaders_are_taken_at_five_ports_and_two_villains_bar_the_way() {
    let content = content();
    let against = |scenario: &str, check: &str| {
        let scenario = content.scenario(scenario).expect("a chapter");
        let stories = scenario.story.as_ref().expect("a story");
        let check = ironclad_game::content::CheckId::find(&scenario.map.names, check).expect("a check");
        stories.all().map(|(_, story)| story.checks[&check].against).collect::<Vec<_>>()
    };
    assert_eq!(against("five-chairs", "force"), [Some(Adversary::Host); 5]);
    assert_eq!(against("second-lift", "steer"), [Some(Adversary::Villain); 5]);
    assert_eq!(against("nineteen-days", "shaft"), [Some(Adversary::Villain); 5]);
    let chairs = content.scenario("five-chairs").expect("a chapter");
    let story = chairs.story.as_ref().and_then(|stories| stories.first()).expect("a story");
    let mut powers: Vec<Faction> = Vec::new();
    for power in Faction::ALL {
        let seat = ironclad_game::content::PlaceId::find(&chairs.map.names, &format!("seat-{power}")).expect("a seat");
        let ports = story.places[&seat].sectors.iter().filter_map(|sector| chairs.map.sectors[*sector].port());
        powers.extend(ports.filter_map(|port| content.ports[port].faction));
    }
    assert_eq!(powers, Faction::ALL, "each sits at a port of its own");
}

#[test]
fn rule_8_1_fights_of_the_story_have_one_phase_or_three() {
    let content = content();
    let phases = |scenario: &str, fight: &str| {
        let scenario = content.scenario(scenario).expect("a scenario");
        let story = scenario.story.as_ref().and_then(|stories| stories.first()).expect("a story");
        let mut fights = story.fights.iter();
        fights.find(|(id, _)| id.name(&scenario.map.names) == fight).map(|(_, fight)| fight.phases.0)
    };
    assert_eq!(phases("custody", "equity"), Some(3), "a running fight");
    assert_eq!(phases("patient-margin", "papers-cartel"), Some(1), "one pass");
}

#[test]
fn rule_11_5_a_side_mission_has_to_be_found() {
    for (id, scenario) in content().scenarios.iter() {
        let Some(stories) = scenario.story.as_ref() else { continue };
        for (_, story) in stories.all() {
            let hidden = story.milestones.side.seen != Condition::Always;
            assert!(hidden, "{}: its side mission is known from the start", id.name(&content().names));
        }
    }
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
