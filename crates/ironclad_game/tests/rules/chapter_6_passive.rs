//! Heroes' passive abilities: by themselves, where their hero takes part, and exhausting nobody (rule 6.6).

use ironclad_game::content::ability::Ability;
use ironclad_game::content::edition::Edition;
use ironclad_game::engine::chance::Why;
use ironclad_game::engine::event::CombatResult;
use ironclad_game::engine::{Event, Status};

use crate::rig::{Board, Rig, content, edited, enemy_side, fight, plan, results};

/// A card met with these heroes on the Bridge.
fn met(card: &str, bridge: &[&str]) -> Rig {
    let mut rig = Board::card(card).squad("bridge", bridge).begin();
    rig.enter();
    rig
}

/// A fight in which this hero flies this ship.
fn flown(hero: &str, ship: &str, enemies: &[&str], promoted: bool) -> Rig {
    let board = Board::enemies(enemies).fighters(&[ship]).squad("hangar", &[hero, "noriko", "wrathe"]);
    let mut rig = fight(board);
    if promoted {
        rig.promote(hero);
    }
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("-", "-")], &[(ship, hero)]);
    rig
}

fn used(rig: &Rig) -> usize {
    rig.happened(|event| matches!(event, Event::AbilityUsed { .. }))
}

#[test]
fn rule_6_6_a_third_of_the_sides_are_passive() {
    let content = content();
    let count = |edition: Edition| {
        let sides = content.heroes.iter().flat_map(|(_, hero)| [&hero.regular, &hero.promoted]);
        sides.filter(|side| matches!(side.ability(edition), Ability::Passive(_))).count()
    };
    assert!(3 * count(Edition::Second) >= 50, "{} of 50", count(Edition::Second));
    assert_eq!(count(Edition::First), 0, "games begun before have the sides that they were begun with");
}

#[test]
fn rule_6_6_beatriz_has_a_steady_hand() {
    let of = |hero: &str, face: u8| {
        let mut rig = met("system-failure", &["gabriel", "beatriz"]);
        rig.tune(|table| table.morale = 6);
        rig.play(&format!("skill:operate hero:{hero} hero:noriko hero:wrathe"));
        assert_eq!(rig.adds(), if hero == "beatriz" { 9 } else { 8 });
        rig.roll(&[face]).happened(|event| matches!(event, Event::CheckDecided { won: true, .. })) == 1
    };
    assert!(of("beatriz", 1), "1 + 9 reaches 10, and a natural 1 is a plain 1");
    assert!(!of("thaddeus", 1) && of("thaddeus", 2));
    let mut rig = met("system-failure", &["gabriel", "beatriz"]);
    rig.play("skill:operate hero:beatriz done 1");
    assert_eq!(
        rig.happened(|event| matches!(event, Event::CheckDecided { won: false, .. })),
        1,
        "too little is too little"
    );
}

#[test]
fn rule_6_6_kwabena_alone() {
    let mut rig = met("infiltrated", &["gabriel", "kwabena"]);
    assert_eq!(rig.play("skill:stealth hero:kwabena done").adds(), 3 + 2);
    let mut rig = met("infiltrated", &["gabriel", "kwabena"]);
    assert_eq!(rig.play("skill:stealth hero:kwabena hero:wrathe done").adds(), 3 + 1, "not beside another");
}

#[test]
fn rule_6_6_roland_leads_a_boarding_party() {
    let adds = |heroes: &str| {
        let mut rig = met("alien-infestation", &["gabriel", "roland"]);
        rig.play(&format!("skill:combat {heroes} done"));
        rig.adds()
    };
    assert_eq!(adds("hero:roland"), 3);
    assert_eq!(adds("hero:roland hero:gabriel"), 3 + 3 + 1);
    let mut rig = met("alien-infestation", &["gabriel", "roland"]);
    rig.play("skill:combat hero:roland hero:gabriel hero:wrathe");
    assert_eq!((rig.adds(), used(&rig)), (3 + 3 + 2 + 2, 0), "one more for each other hero; it is no use of his");
}

#[test]
fn rule_6_6_hadiza_finds_words_for_a_failure() {
    let lost = |hero: &str| {
        let mut rig = met("infiltrated", &["gabriel", "hadiza"]);
        rig.play(&format!("skill:combat hero:{hero} done 1"));
        rig.table().morale
    };
    assert_eq!((lost("gabriel"), lost("hadiza")), (3, 4), "1 Morale lost with the card, 1 gained by her words");
}

#[test]
fn rule_6_6_lan_braces_the_bulkheads() {
    let hits = |hero: &str| {
        let mut rig = met("alien-infestation", &["gabriel", "lan"]);
        rig.play(&format!("skill:operate hero:{hero} done 1"));
        while rig.offered("pass") {
            rig.choose("pass");
        }
        rig.is_rolling()
    };
    assert!(hits("noriko"), "2 hits from within");
    assert!(!hits("lan"), "both are braced for");
}

#[test]
fn rule_6_6_ugyen_knows_people() {
    let adds = |hero: &str| {
        let mut rig = met("friendly-outpost", &["gabriel", "ugyen", "xavier"]);
        rig.play(&format!("attempt hero:{hero}"));
        rig.adds()
    };
    assert_eq!((adds("xavier"), adds("ugyen")), (3, 3 + 1));
}

#[test]
fn rule_6_6_eluned_puts_energy_back_at_the_end_of_her_phase() {
    let after = |gunner: &str| {
        let mut rig = fight(Board::enemies(&["valkyrie"]).squad("weapons", &["eluned", "thaddeus"]));
        plan(&mut rig, [("-", "gabriel"), ("heavy-cannon-battery", gunner), ("-", "-")], &[]);
        assert_eq!(rig.table().energy, 4, "paid");
        rig.play("target:valkyrie-1 1 6");
        assert_eq!(rig.kind(), "combat-plan");
        rig.table().energy
    };
    assert_eq!((after("thaddeus"), after("eluned")), (4, 5));
}

#[test]
fn rule_6_6_jabulile_and_marguerite_at_the_helm() {
    let adds = |hero: &str, sector: &str, promoted: bool| {
        let board = Board::enemies(&["valkyrie"]).squad("bridge", &["gabriel", hero]);
        let mut rig = fight(board);
        if promoted {
            rig.promote(hero);
        }
        let sector = rig.sector(sector);
        rig.tune(|table| table.ship = sector);
        plan(&mut rig, [("-", hero), ("-", "-"), ("-", "-")], &[]);
        rig.adds()
    };
    let calm = "1a-empty-space-2";
    assert_eq!((adds("jabulile", calm, false), adds("marguerite", calm, false)), (3 + 1, 2));
    assert_eq!(adds("marguerite", "1a-nebula", false), 2 + 1, "a Nebula is a cosmic condition");
    assert_eq!(adds("marguerite", "1a-nebula", true), 3 + 2);
    let mut rig = flown("jabulile", "skadi", &["skadi-squadron", "valkyrie"], false);
    rig.play("target:valkyrie-1 1");
    assert!(matches!(rig.request().why, Why::FighterEvasion { .. }));
    assert_eq!(rig.adds(), 3 + 1 + 1 + 1, "Piloting, the Skadi, against fighters, and her second look");
}

#[test]
fn rule_6_6_vashti_presses_home_in_later_phases() {
    let mut rig = flown("vashti", "skadi", &["valkyrie"], false);
    rig.play("target:valkyrie-1");
    assert!(matches!(rig.request().why, Why::FighterAttack { .. }), "one attack in the first phase");
    rig.play("1 6");
    plan(&mut rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
    rig.play("target:valkyrie-1 target:valkyrie-1 6 6");
    assert_eq!(
        (rig.enemy("valkyrie-1"), rig.status("vashti")),
        ((3, 0), Status::Ready),
        "two, and nobody is exhausted"
    );
}

#[test]
fn rule_6_6_otgon_has_a_thick_skin() {
    let taken = |hero: &str, damage: u8| {
        let hard = enemy_side("skadi-squadron", move |side| side.damage = damage);
        let board = Board::enemies(&["skadi-squadron", "valkyrie"]).fighters(&["skadi"]).with(hard);
        let mut rig = fight(board.squad("hangar", &[hero, "noriko"]).squad("weapons", &[]));
        plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("-", "-")], &[("skadi", hero)]);
        rig.play("target:valkyrie-1 1 1");
        rig.fighter_damage("skadi")
    };
    assert_eq!((taken("wrathe", 2), taken("otgon", 2), taken("otgon", 1)), (2, 1, 1), "never less than 1");
    for (ship, promoted, adds) in [("bullock", false, 2), ("bullock", true, 3), ("skadi", true, 2)] {
        let mut rig = flown("otgon", ship, &["valkyrie"], promoted);
        assert_eq!(rig.choose("target:valkyrie-1").adds(), adds, "{ship} {promoted}");
    }
}

/// A combat won in the Long phase by the superweapon, with this hero at the Weapons or in a worn Skadi.
fn won(gunner: &str, pilot: &str, promoted: &[&str]) -> Rig {
    let board = Board::enemies(&["valkyrie"]).squad("weapons", &["thaddeus", gunner]).with(|content| {
        let skadi = ironclad_game::content::Id::find(&content.names, "skadi");
        content.fighters = edited(&content.fighters, skadi, |card| card.regular.hull = 4);
    });
    let mut rig = fight(board.squad("hangar", &[pilot, "noriko"]));
    for hero in promoted {
        rig.promote(hero);
    }
    rig.tune(|table| table.fighters[0].damage = 2);
    plan(&mut rig, [("-", "gabriel"), ("superweapon", gunner), ("-", "-")], &[("skadi", pilot)]);
    rig.play("target:valkyrie-1 1 target:valkyrie-1 6");
    while rig.is_rolling() {
        rig.roll(&[6]);
    }
    assert_eq!(results(&rig), [CombatResult::Victory]);
    rig
}

#[test]
fn rule_6_6_yasemin_takes_her_share_of_a_victory() {
    assert_eq!(won("daisuke", "wrathe", &[]).table().credits, 0);
    assert_eq!(won("yasemin", "wrathe", &[]).table().credits, 2);
    assert_eq!(won("yasemin", "wrathe", &["yasemin"]).table().credits, 4);
}

#[test]
fn rule_6_6_cormac_brings_his_ship_home() {
    assert_eq!(won("daisuke", "wrathe", &[]).fighter_damage("skadi"), 2);
    assert_eq!(won("daisuke", "cormac", &[]).fighter_damage("skadi"), 1);
    assert_eq!(won("daisuke", "cormac", &["cormac"]).fighter_damage("skadi"), 0);
}
