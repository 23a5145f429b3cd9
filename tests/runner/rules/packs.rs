//! Packs that would break the rules are refused, with the fault named.

use ironclad::content::files::{ContentFile, built_in};
use ironclad::content::limits::ROLLS_AT_FAST;
use ironclad::content::load::load;
use serde_json::{Value, json};
use words::Text;

/// The built-in pack but for the story, whose chapters take a hundred times as long to check as all the rest.
pub fn without_story() -> Vec<ContentFile> {
    let of_story = |path: &str| {
        let story = ["scenarios/", "first-edition/", "papers/", "flags.json"];
        story.iter().any(|part| path.starts_with(part)) && !path.starts_with("scenarios/tutorial-")
    };
    built_in().into_iter().filter(|file| !of_story(&file.path)).collect()
}

/// The faults of the built-in pack with one value set.
fn faults(file: &str, pointer: &str, value: Value) -> String {
    let mut files = without_story();
    if files.iter().all(|each| each.path != file) {
        files = built_in();
    }
    let changed = files.iter_mut().find(|each| each.path == file).expect("a file of the pack");
    let mut json: Value = serde_json::from_slice(&changed.text).expect("JSON");
    let (parent, key) = pointer.rsplit_once('/').expect("a pointer");
    match json.pointer_mut(parent).expect("the parent is there") {
        Value::Object(fields) => {
            fields.insert(key.to_owned(), value);
        }
        Value::Array(items) => items[key.parse::<usize>().expect("a place")] = value,
        other => panic!("nothing to set in {other}"),
    }
    changed.text = serde_json::to_vec(&json).expect("JSON").into();
    load(&files).err().map_or_else(String::new, |faults| faults.told(&Text::of("en")))
}

#[test]
fn the_built_in_pack_has_no_faults() {
    assert!(load(&built_in()).is_ok());
    assert!(load(&without_story()).is_ok());
}

#[test]
fn figures_out_of_bounds_are_refused() {
    let cases = [
        ("rules.json", "/hangar-damage-bays", json!(200), "hangar-damage-bays: 200"),
        ("rules.json", "/weapons-damage-accuracy", json!(130), "weapons-damage-accuracy"),
        ("rules.json", "/energy/third-evasion", json!(255), "energy.third-evasion"),
        ("rules.json", "/hull", json!(0), "hull: 0"),
        ("rules.json", "/prices/medical/neutral", json!(255), "prices.medical"),
        ("rules.json", "/hostile-surcharge", json!(255), "hostile-surcharge"),
        ("rules.json", "/missions/quarter-turns/easy/hunt/0/0", json!(-81), "missions.quarter-turns.easy"),
        ("rules.json", "/missions/quarter-demands/hard/sweep/0/0", json!(9), "missions.quarter-demands.hard"),
        ("rules.json", "/campaign/first-turns/easy", json!(11), "campaign.first-turns.easy"),
        ("ships/valkyrie.json", "/regular/accuracy", json!(255), "regular.accuracy"),
        ("ships/valkyrie.json", "/elite/attacks", json!(0), "elite.attacks"),
        ("ships/valkyrie.json", "/regular/never", json!("ironclad"), "regular.never"),
        ("ships/valkyrie.json", "/regular/never", json!("anyone"), "what is never attacked"),
        ("ships/gleaner.json", "/regular/never", json!("fighters"), "regular.never"),
        ("ships/valkyrie.json", "/regular/special/screen/evasion", json!(200), "regular.special"),
        ("ships/dunlin.json", "/elite/special/drain/energy", json!(6), "elite.special"),
        ("ships/tare.json", "/regular/special/steal/track", json!("crew"), "what is stolen"),
        ("ships/avocet.json", "/regular/attacks", json!(0), "regular.attacks"),
        ("ships/valkyrie.json", "/elite/loot/credits", json!(255), "elite.loot.credits"),
        ("enforcers/ugyen-enforcer.json", "/regular/attacks", json!(1), "regular.attacks"),
        (
            "enforcers/roland-enforcer.json",
            "/regular/special/land/card",
            json!("probe"),
            "a card that asks for a check",
        ),
        ("enforcers/roland-enforcer.json", "/role/enforcer/strength", json!(200), "role.strength"),
        ("enforcers/roland-enforcer.json", "/role/enforcer/hero", json!("gabriel"), "a hero of the power"),
        ("enforcers/roland-enforcer.json", "/flag", json!("outlaw"), "serves a power"),
        ("villains/firstfruits.json", "/role/villain/global/roll-read/morale", json!(0), "role.villain.global"),
        ("villains/vesper.json", "/role/villain/global/lanes-closed/classes", json!([]), "name a class"),
        ("ships/valkyrie.json", "/role", json!({ "enforcer": { "hero": "roland", "strength": 1 } }), "`enforcers`"),
        ("rules.json", "/operations/parley", json!("probe"), "operations.parley"),
        ("rules.json", "/patrols/council/2/to", json!(5), "patrols.council"),
        ("intel/enemy-outpost.json", "/body/combat/enemies/0", json!([]), "one to 8 enemies"),
        ("fighters/skadi.json", "/regular/evasion", json!(255), "regular.evasion"),
        ("heroes/gabriel.json", "/regular/skills/combat", json!(7), "regular.skills.combat"),
        ("heroes/gabriel.json", "/promoted/ability/ready/heroes", json!(0), "promoted.ability"),
        ("heroes/zofia.json", "/regular/ability/turn-up/tokens", json!(0), "regular.ability.tokens"),
        ("heroes/zofia.json", "/regular/ability/turn-up/within", json!(10), "regular.ability.within"),
        ("heroes/cormac.json", "/regular/ability-at-first/recover/damage", json!(0), "regular.ability-at-first.damage"),
        ("heroes/fetu.json", "/regular/ability/feed/heroes", json!(0), "regular.ability.heroes"),
        ("heroes/fetu.json", "/promoted/ability/feed/morale", json!(7), "promoted.ability.morale"),
        ("heroes/kwabena.json", "/regular/ability/passive/alone/adds", json!(7), "regular.ability.passive.adds"),
        ("heroes/vashti.json", "/regular/ability/passive/presses-home/attacks", json!(0), "passive.attacks"),
        ("intel/board-the-flagship.json", "/body/check/tasks", json!(["probe"]), "body.check.tasks[0]"),
        ("heroes/roland.json", "/promoted/ability/boarding-party/crew", json!(7), "promoted.ability.crew"),
        (
            "heroes/marguerite.json",
            "/regular/ability-at-first/weather/damage",
            json!(0),
            "regular.ability-at-first.damage",
        ),
        ("heroes/idris.json", "/regular/ability/skip-operation/morale", json!(7), "regular.ability.morale"),
        ("heroes/beatriz.json", "/regular/ability-at-first/near-miss/by", json!(10), "regular.ability-at-first.by"),
        (
            "heroes/hadiza.json",
            "/regular/ability-at-first/remember/morale",
            json!(0),
            "regular.ability-at-first.morale",
        ),
        ("heroes/hadiza.json", "/promoted/ability/remember/heroes", json!(10), "promoted.ability.heroes"),
        ("heroes/lan.json", "/regular/ability-at-first/bulkhead/hits", json!(0), "regular.ability-at-first.hits"),
        ("ports/europa.json", "/services/shipyard/price", json!(255), "services.shipyard.price"),
        ("orders/escort.json", "/basic/energy", json!(6), "basic.energy"),
        ("orders/wingman.json", "/basic/does/wingman", json!(200), "basic.does"),
        ("orders/squadron-orders.json", "/basic/does/volleys", json!(9), "basic.does"),
        ("orders/laser-turrets.json", "/basic/does/attack/rolls-at-fast", json!(0), "basic.does"),
        ("orders/laser-turrets.json", "/basic/does/attack/rolls-at-fast", json!(ROLLS_AT_FAST + 1), "basic.does"),
        ("orders/wingman.json", "/place", json!(1), "another order of this system"),
        ("tiles/1b.json", "/hexes", json!(["nebula", "nebula"]), "three hexes or four"),
    ];
    for (file, pointer, value, said) in cases {
        let found = faults(file, pointer, value.clone());
        assert!(found.contains(said) && found.contains(file), "{file}{pointer} = {value}: {found:?}");
    }
}

#[test]
fn cards_that_could_not_be_resolved_are_refused() {
    let cases = [
        ("probe", "/skip", json!("action"), "only a card that may be skipped freely can need a hero"),
        ("probe", "/body/table/rows", json!([{ "to": 3 }, { "to": 5 }]), "the last row"),
        ("probe", "/body/table/rows", json!([{ "to": 5 }, { "to": 3 }, {}]), "from low to high"),
        ("probe", "/body/table/rows/0/to", json!(255), "out of bounds"),
        ("sabotage", "/body/harm/warded-by", json!([]), "name a class"),
        ("sabotage", "/body/harm/effect", json!({ "inside-hits": [4, 5, 250] }), "250 is out of bounds"),
        ("infiltrated", "/body/check/heroes", json!(4), "body.check.heroes"),
        ("infiltrated", "/body/check/skills", json!([]), "a check needs a skill"),
        ("infiltrated", "/body/check/difficulty", json!([12, 14, 250]), "body.check.difficulty"),
        ("infiltrated", "/body/check/bonus/adds", json!(250), "body.check.bonus.adds"),
        ("signatures-detected", "/skip", json!({ "morale": 7 }), "skip.morale"),
        ("sickness", "/body/table/soften/morale", json!(0), "body.table.soften.morale"),
    ];
    for (card, pointer, value, said) in cases {
        let found = faults(&format!("intel/{card}.json"), pointer, value.clone());
        assert!(found.contains(said), "{card}{pointer} = {value}: {found:?}");
    }
}

#[test]
fn scenarios_that_could_not_be_played_are_refused() {
    let cases = [
        ("/fighters", json!(["skadi", "skadi"]), "each ship is there once"),
        ("/squads/bridge", json!(["gabriel", "gabriel"]), "a hero serves in one place only"),
        ("/squads/bridge", json!(["wrathe"]), "a hero serves in one place only"),
        ("/start/hull", json!(6), "start.hull"),
        ("/start/morale", json!(0), "start.morale"),
        ("/tokens/0/card", json!("mutiny"), "the card `mutiny` has no token"),
        ("/tokens/0/card", json!("parley"), "the card `parley` has no token"),
        ("/villain", json!("valkyrie"), "a Villain’s flagship"),
        ("/tokens/0/sector", json!("5a-empty-space"), "two tokens on one sector"),
        ("/events/0/turn", json!(0), "from turn 1 on"),
        ("/won", json!({ "served": "5a-empty-space" }), "it is no port"),
        ("/won", json!({ "arrive": "5a-empty-spice" }), "did you mean `5a-empty-space`"),
        ("/active", json!(["cartel"]), "no encounter table for `cartel`"),
        ("/encounters/federation/0/to", json!(5), "the last goes to 6"),
        ("/encounters/federation/0/enemies", json!([]), "one to 8 enemies"),
        ("/map/2/port/at", json!([9, 9]), "cannot be reached"),
        ("/map/2/port/at", json!([0, 0]), "both lie at"),
        ("/map/2/port/at", json!([101, 0]), "lies off the table"),
        ("/map/2", json!({ "tile": { "tile": "5a", "at": [4, 0] } }), "is laid twice"),
    ];
    for (pointer, value, said) in cases {
        let found = faults("scenarios/tutorial-2.json", pointer, value.clone());
        assert!(found.contains(said), "{pointer} = {value}: {found:?}");
    }
}
