//! What others do with the loads of a scenario (rule 11.6), and options that are asked again.

use ironclad_game::content::limits::REPEATED;
use ironclad_game::content::{Id, SectorId};
use ironclad_game::engine::Event;
use ironclad_game::engine::course::LoadAt;
use ironclad_game::engine::event::story::StoryEvent;
use serde_json::{Value, json};

use super::chapter_11_story::{merged, pieces, played};
use super::rig::Rig;

/// Cases at these sectors and one cask among them, room for one in the hold, and this story besides.
fn cases(at: &[&str], story: Value) -> Rig {
    let goods = json!({
        "turns": 9,
        "hold": { "places": 1 },
        "loads": { "case": { "at": at, "land": "europa" }, "cask": { "at": ["1a-empty-space-2"], "land": "europa" } },
        "places": { "belt": { "sectors": ["1a-nebula", "1a-empty-space-2"] } }
    });
    played(merged(goods, story))
}

fn sectors(rig: &Rig, found: impl Fn(LoadAt) -> Option<SectorId>) -> Vec<String> {
    let names = rig.game.names();
    pieces(rig).into_iter().filter_map(found).map(|sector| sector.name(names).to_owned()).collect()
}

/// Where loads lie, of either kind.
fn lying(rig: &Rig) -> Vec<String> {
    sectors(rig, |at| if let LoadAt::Sector(sector) = at { Some(sector) } else { None })
}

/// Where loads have been set down.
fn landed(rig: &Rig) -> Vec<String> {
    sectors(rig, |at| if let LoadAt::Landed(sector) = at { Some(sector) } else { None })
}

fn lost(rig: &Rig) -> usize {
    pieces(rig).into_iter().filter(|at| *at == LoadAt::Lost).count()
}

fn sorted(mut names: Vec<String>) -> Vec<String> {
    names.sort();
    names
}

#[test]
fn rule_11_6_others_ferry_one_load_at_a_time_to_where_it_counts_as_set_down() {
    let story = json!({
        "triggers": [
            { "id": "boat", "on": "each-turn", "again": true,
              "do": [{ "ferry": { "load": "case", "from": "belt", "to": "3a-nebula" } }] },
            { "id": "home", "on": { "load-landed": { "load": "case", "at": "3a-nebula" } }, "again": true, "do": [{ "pay": 2 }] }
        ],
        "milestones": {
            "main": { "when": { "landed": { "load": "case", "at-least": 2, "at": "3a-nebula" } }, "ends": true },
            "side": { "when": { "landed": { "load": "case", "at-least": 1, "at": "europa" } } },
            "third": { "when": "never" }
        }
    });
    let mut rig = cases(&["1a-nebula", "1a-empty-space-2", "3a-empty-space"], story);
    // Turn 1: one of the two that lie in the belt, and neither the cask nor the case that lies elsewhere.
    assert_eq!(landed(&rig), ["3a-nebula"]);
    assert_eq!(lying(&rig).len(), 3, "one boat, one case");
    assert_eq!(rig.table().credits, 7, "whatever waits for a case that is set down hears of it");
    assert_eq!(rig.outcome(), None);
    rig.play("end-turn");
    assert_eq!(landed(&rig), ["3a-nebula", "3a-nebula"]);
    assert_eq!(sorted(lying(&rig)), ["1a-empty-space-2", "3a-empty-space"], "the cask and the case elsewhere stay");
    assert!(rig.outcome().is_some(), "what others set down is counted where they set it down");
    let reached = |place: u8| rig.happened(|event| *event == Event::MilestoneReached { place });
    assert_eq!((reached(0), reached(1)), (1, 0), "and nowhere else");
}

#[test]
fn rule_11_6_nothing_is_ferried_that_is_aboard_or_already_set_down() {
    let boat = |turn: u8| {
        json!({ "id": format!("boat-{turn}"), "on": { "turn": turn },
                "do": [{ "ferry": { "load": "case", "from": { "any": ["1a-empty-space-1", "3a-nebula"] }, "to": "3a-nebula" } }] })
    };
    let mut rig = cases(&["1a-empty-space-1"], json!({ "triggers": [boat(2)] }));
    rig.tune(|table| table.actions.left = 3);
    rig.play("move:1a-empty-space-1 take:case end-turn");
    assert!(pieces(&rig).contains(&LoadAt::Hold), "a boat does not empty the ship that lies beside it");
    assert_eq!(rig.happened(|event| matches!(event, Event::Story(StoryEvent::Ferried { .. }))), 0);
    // Once it lies there a boat fetches it, and what it has brought it does not bring again.
    let put = json!([{ "put": { "load": "case", "at": "1a-empty-space-1" } }]);
    let triggers = json!([{ "id": "lies", "on": { "turn": 2 }, "do": put }, boat(3), boat(4)]);
    let mut rig = cases(&[], json!({ "triggers": triggers }));
    rig.play("end-turn end-turn end-turn");
    assert_eq!(landed(&rig), ["3a-nebula"]);
    assert_eq!(rig.happened(|event| matches!(event, Event::Story(StoryEvent::Ferried { .. }))), 1);
}

#[test]
fn rule_11_6_a_sweep_loses_all_of_a_load_that_lie_at_a_place_and_nothing_else() {
    let story = json!({
        "triggers": [
            { "id": "falls", "on": { "turn": 2 }, "do": [{ "sweep": { "load": "case", "at": "belt" } }] },
            { "id": "gone", "on": { "load-lost": "case" }, "again": true, "do": [{ "pay": 2 }] }
        ],
        "milestones": {
            "main": { "when": "never" }, "side": { "when": "never" },
            "third": { "when": "always", "at-the-end": true, "lost": { "loads-lost": { "load": "case", "at-least": 3 } } }
        }
    });
    let at = ["1a-nebula", "1a-nebula", "1a-empty-space-2", "3a-empty-space", "1a-empty-space-1"];
    let mut rig = cases(&at, story);
    // The ship lies in the belt itself with a case in her hold.
    rig.tune(|table| table.actions.left = 4);
    rig.play("move:1a-empty-space-1 take:case move:1a-empty-space-2");
    assert_eq!(lost(&rig), 0, "not before the sweep");
    rig.play("end-turn");
    assert_eq!(lost(&rig), 3, "two of one sector and one of the other");
    assert_eq!(sorted(lying(&rig)), ["1a-empty-space-2", "3a-empty-space"], "the cask and what lies outside stay");
    assert!(pieces(&rig).contains(&LoadAt::Hold), "what is aboard is safe");
    assert_eq!(rig.table().credits, 11, "each that is lost is heard of");
    assert_eq!(rig.happened(|event| matches!(event, Event::Story(StoryEvent::Failed { .. }))), 1);
}

#[test]
fn rule_11_6_loads_left_at_a_place_are_those_that_lie_there() {
    let left = |id: &str, at: Value, least: u8, pay: u8| {
        let mut when = json!({ "load": "case", "at-least": least });
        if !at.is_null() {
            when["at"] = at;
        }
        json!({ "id": id, "on": { "turn": 2 }, "if": { "loads-left": when }, "do": [{ "pay": pay }] })
    };
    let story = json!({
        "movers": { "tender": {
            "kind": "foe", "at": "3a-solar-flare", "goes": { "towards": [{ "place": "3a-empty-space" }] }, "takes": "case"
        } },
        "triggers": [
            left("two-there", json!("belt"), 2, 1),
            left("three-there", json!("belt"), 3, 2),
            left("with-the-tender", json!("3a-empty-space"), 1, 4),
            left("where-we-took-it", json!("1a-empty-space-1"), 1, 8),
            left("three-anywhere", Value::Null, 3, 16),
            left("four-anywhere", Value::Null, 4, 32)
        ]
    });
    let mut rig = cases(&["1a-nebula", "1a-nebula", "3a-empty-space", "1a-empty-space-1"], story);
    rig.tune(|table| table.actions.left = 3);
    rig.play("move:1a-empty-space-1 take:case end-turn");
    let lifted = rig.happened(|event| matches!(event, Event::Story(StoryEvent::Lifted { .. })));
    assert_eq!(lifted, 1, "the tender has taken the case that lay where it is");
    // Two lie in the belt and no third, neither of other kinds nor aboard; the tender's lies nowhere, but is on the map.
    assert_eq!(rig.table().credits, 5 + 1 + 16);
}

#[test]
fn rule_11_6_all_options_that_can_be_asked_again_are_remembered() {
    const OPTIONS: usize = 12;
    let names: Vec<String> = (0..REPEATED / OPTIONS).map(|number| format!("desk-{number}")).collect();
    let options: Vec<Value> = (0..OPTIONS).map(|number| json!({ "id": format!("ask-{number}") })).collect();
    let choices: serde_json::Map<String, Value> =
        names.iter().map(|name| (name.clone(), json!({ "again": true, "options": options }))).collect();
    let asked: Vec<Value> = names.iter().map(|name| json!({ "choose": name })).collect();
    let story = json!({
        "turns": 60,
        "choices": choices,
        "triggers": [{ "id": "asks", "on": "each-turn", "again": true, "do": asked }]
    });
    let mut rig = played(story);
    let chosen = |rig: &Rig, before: bool| {
        rig.happened(|event| matches!(event, Event::Story(StoryEvent::Chosen { again, .. }) if *again == before))
    };
    for number in 0..OPTIONS {
        for _ in &names {
            rig.choose(&format!("option:ask-{number}"));
        }
        rig.play("end-turn");
    }
    assert_eq!((chosen(&rig, false), chosen(&rig, true)), (REPEATED, 0), "each is new once");
    for number in (0..OPTIONS).rev() {
        for _ in &names {
            rig.choose(&format!("option:ask-{number}"));
        }
        rig.play("end-turn");
    }
    assert_eq!((chosen(&rig, false), chosen(&rig, true)), (REPEATED, REPEATED), "and none of them is forgotten");
}

#[test]
fn rule_11_6_what_is_brought_again_and_again_comes_no_more_when_there_are_so_many() {
    let story = json!({ "triggers": [
        { "id": "flotsam", "on": "each-turn", "again": true,
          "do": [{ "put": { "load": "case", "at": "3a-empty-space" } }, { "take": "case" }, { "pay": 1 }] }
    ] });
    let mut rig = cases(&[], story);
    let before = rig.table().credits;
    rig.tune(|table| {
        let loads = &mut table.course.as_mut().expect("a story").loads;
        let piece = *loads.first().expect("a case");
        while !loads.is_full() {
            loads.push(piece);
        }
    });
    let full = pieces(&rig);
    rig.play("end-turn");
    assert_eq!((pieces(&rig), rig.table().credits), (full, before + 1), "the story goes on");
}
