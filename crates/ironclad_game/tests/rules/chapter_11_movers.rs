//! Where what moves in a story will go (rule 11.6), as it is shown before, and that it goes there.

use ironclad_game::content::{ChoiceId, Id, IntelId, MoverId, OptionId, SectorId};
use ironclad_game::engine::state::Token;
use serde_json::json;

use super::chapter_11_story::{end_turn, played};
use super::rig::Rig;

fn mover(rig: &Rig, name: &str) -> MoverId {
    MoverId::find(rig.game.names(), name).expect("a mover")
}

fn named(rig: &Rig, sectors: impl IntoIterator<Item = SectorId>) -> Vec<String> {
    sectors.into_iter().map(|sector| sector.name(rig.game.names()).to_owned()).collect()
}

fn at(rig: &Rig, name: &str) -> Vec<String> {
    let course = rig.table().course.as_ref().expect("a story");
    named(rig, course.mover_at(mover(rig, name)))
}

fn way_ahead(rig: &Rig, name: &str) -> Vec<String> {
    named(rig, rig.game.view().way_ahead(mover(rig, name)))
}

fn goes_to(rig: &Rig, name: &str) -> Vec<String> {
    named(rig, rig.game.view().goes_to(mover(rig, name)))
}

#[test]
fn rule_11_6_the_way_ahead_is_the_rest_of_a_lane_a_round_of_a_ring_or_the_next_sector() {
    let rig = played(json!({
        "lanes": {
            "road": ["europa", "1a-empty-space-1", "1a-empty-space-2", "3a-empty-space"],
            "round": ["1a-empty-space-1", "1a-empty-space-2", "1a-nebula"]
        },
        "movers": {
            "hull": { "kind": "escorted", "at": "europa", "goes": { "lane": "road" } },
            "picket": { "kind": "neutral", "at": "1a-empty-space-1", "goes": { "ring": "round" } },
            "hunter": { "kind": "foe", "at": "3a-solar-flare", "goes": { "towards": ["ship"] }, "speed": 2 },
            "wreck": { "kind": "neutral", "at": "3a-nebula", "goes": "nowhere" },
            "spare": { "kind": "neutral", "goes": { "lane": "road" } }
        }
    }));
    assert_eq!(way_ahead(&rig, "hull"), ["1a-empty-space-1", "1a-empty-space-2", "3a-empty-space"]);
    assert_eq!(way_ahead(&rig, "picket"), ["1a-empty-space-2", "1a-nebula", "1a-empty-space-1"]);
    assert_eq!(way_ahead(&rig, "hunter"), ["3a-empty-space"], "further on it depends on the ship");
    assert_eq!(goes_to(&rig, "hunter"), ["3a-empty-space", "1a-empty-space-2"], "two sectors while she stays");
    assert!(way_ahead(&rig, "wreck").is_empty());
    assert!(way_ahead(&rig, "spare").is_empty(), "it is not on the map");
}

#[test]
fn rule_11_6_what_moves_goes_where_it_was_shown_to_go() {
    let mut rig = played(json!({
        "turns": 9,
        "lanes": { "road": ["europa", "1a-empty-space-1", "1a-empty-space-2", "3a-empty-space", "3a-solar-flare"] },
        "movers": { "hull": { "kind": "escorted", "at": "europa", "goes": { "lane": "road" }, "speed": [2, 4] } },
        "triggers": [
            { "id": "held", "on": { "turn": 2 }, "do": [{ "hold": { "mover": "hull", "turns": 1 } }] },
            { "id": "late", "on": { "turn": 3 }, "do": [{ "slow": { "mover": "hull", "sectors": 1 } }] }
        ]
    }));
    let shown = |rig: &Rig| (rig.game.view().pace(mover(rig, "hull")), goes_to(rig, "hull"));
    let of = |pace: u8, way: &[&str]| (pace, way.iter().map(|sector| (*sector).to_owned()).collect::<Vec<_>>());
    assert_eq!(shown(&rig), of(2, &["1a-empty-space-1", "1a-empty-space-2"]), "an odd turn");
    end_turn(&mut rig);
    assert_eq!(at(&rig, "hull"), ["1a-empty-space-2"]);
    assert_eq!(shown(&rig), of(0, &[]), "it is held");
    end_turn(&mut rig);
    assert_eq!(at(&rig, "hull"), ["1a-empty-space-2"]);
    assert_eq!(shown(&rig), of(1, &["3a-empty-space"]), "an odd turn, and it is slowed");
    end_turn(&mut rig);
    assert_eq!(at(&rig, "hull"), ["3a-empty-space"]);
    assert_eq!(shown(&rig), of(4, &["3a-solar-flare"]), "the lane ends before an even turn's four");
}

#[test]
fn rule_11_6_before_a_token_only_that_stops_which_waits_for_tokens() {
    let goes = json!({ "lane": "road" });
    let hull = |waits: &str| json!({ "kind": "escorted", "at": "europa", "goes": goes, "speed": 2, "waits": waits });
    let mut rig = played(json!({
        "lanes": { "road": ["europa", "1a-empty-space-1", "1a-empty-space-2"] },
        "tokens": [{ "sector": "1a-empty-space-2", "card": "probe" }],
        "movers": { "bold": hull("never"), "careful": hull("token") }
    }));
    assert_eq!(goes_to(&rig, "bold"), ["1a-empty-space-1", "1a-empty-space-2"]);
    assert_eq!(goes_to(&rig, "careful"), ["1a-empty-space-1"]);
    end_turn(&mut rig);
    assert_eq!(at(&rig, "bold"), ["1a-empty-space-2"]);
    assert_eq!(at(&rig, "careful"), ["1a-empty-space-1"]);
    assert!(goes_to(&rig, "careful").is_empty());
}

#[test]
fn rule_11_6_where_ways_fork_a_token_that_lies_face_down_draws_what_moves() {
    let rig = played(json!({
        "tokens": [{ "sector": "1a-nebula", "card": "probe" }],
        "movers": { "runner": {
            "kind": "neutral", "at": "1a-empty-space-1",
            "goes": { "forks": { "1a-empty-space-1": ["1a-empty-space-2", "1a-nebula"] } }
        } }
    }));
    let (mut sealed, mut open) = (rig.clone(), rig);
    let place = open.sector("1a-nebula").index();
    let card = IntelId::find(open.game.names(), "probe").expect("a card");
    open.tune(|table| table.tokens[place] = Some(Token::Open(card)));
    for (rig, to, why) in [(&mut sealed, "1a-nebula", "face down"), (&mut open, "1a-empty-space-2", "face up")] {
        assert_eq!(way_ahead(rig, "runner"), [to], "{why}");
        end_turn(rig);
        assert_eq!(at(rig, "runner"), [to], "{why}");
    }
}

#[test]
fn rule_11_6_foes_reach_whatever_lies_within_their_pace() {
    let mut rig = played(json!({ "movers": {
        "hull": { "kind": "escorted", "at": "1a-nebula", "goes": "nowhere" },
        "hunter": { "kind": "foe", "at": "3a-solar-flare", "goes": { "towards": ["ship"] } }
    } }));
    let reach = |rig: &Rig| named(rig, rig.game.view().in_reach_of_foes().iter());
    assert_eq!(reach(&rig), ["3a-empty-space", "3a-nebula", "3a-solar-flare"], "a sector around the hunter");
    rig.tune(|table| {
        for moving in table.course.iter_mut().flat_map(|course| &mut course.movers) {
            moving.held = 1;
        }
    });
    assert_eq!(reach(&rig), ["3a-solar-flare"], "held, it is where it is");
}

#[test]
fn rule_11_6_the_road_of_an_option_begins_where_its_mover_is() {
    let lane = |lane: &str| json!([{ "pay": 1 }, { "take-lane": { "mover": "hull", "lane": lane } }]);
    let rig = played(json!({
        "lanes": {
            "road": ["europa", "1a-empty-space-1", "1a-empty-space-2", "3a-empty-space"],
            "south": ["1a-empty-space-1", "1a-empty-space-2", "1a-nebula"],
            "ahead": ["3a-empty-space", "3a-nebula"]
        },
        "movers": { "hull": { "kind": "escorted", "at": "1a-empty-space-2", "goes": { "lane": "road" } } },
        "choices": { "fork": { "options": [
            { "id": "south", "do": lane("south") },
            { "id": "ahead", "do": lane("ahead") },
            { "id": "stay", "do": [{ "pay": 1 }] }
        ] } }
    }));
    let (view, names) = (rig.game.view(), rig.game.names());
    let road = |option: &str| {
        let choice = ChoiceId::find(names, "fork").expect("a choice");
        let option = OptionId::find(names, option).expect("an option");
        let (moving, road) = view.road(&view.option(choice, option).expect("written").beats)?;
        assert_eq!(moving, mover(&rig, "hull"));
        Some(named(&rig, road).join(" "))
    };
    assert_eq!(road("south").as_deref(), Some("1a-empty-space-2 1a-nebula"), "what is left of it");
    assert_eq!(road("ahead").as_deref(), Some("1a-empty-space-2 3a-empty-space 3a-nebula"), "a lane that it comes to");
    assert_eq!(road("stay"), None);
}
