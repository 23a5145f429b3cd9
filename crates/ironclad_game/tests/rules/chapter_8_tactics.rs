//! How enemies fight: whom they attack first, and what each alone can do, on both sides of its card.

use std::collections::BTreeSet;

use ironclad_game::content::ship::{EnemySide, Prey};
use ironclad_game::content::terms::Side;
use ironclad_game::engine::chance::Why;
use ironclad_game::engine::event::CombatResult;
use ironclad_game::engine::{Event, Table};
use serde_json::Value;

use crate::rig::{Board, Rig, content, drift, enemy_side, fight, more_fighters, plan, results};

/// The ships of the set (rule 13): no persons, no outposts.
const SHIPS: [&str; 15] = [
    "armed-merchant",
    "avocet",
    "corsair",
    "demurrage",
    "drone-swarm",
    "dunlin",
    "gleaner",
    "harvest-home",
    "mercenary",
    "petty-cash",
    "raider",
    "sinking-fund",
    "skadi-squadron",
    "tare",
    "valkyrie",
];

/// Met by these ships on this side, with Credits and Salvage to lose, and nobody who could answer a loss of Crew.
fn met(ships: &[&str], side: &str) -> Rig {
    let board = Board::card("signatures-detected").met(ships, side).without(&["thaddeus"]);
    fight(board.start("credits", 9).start("salvage", 4))
}

/// The Long phase begun and drifted through, but for the dice.
fn under_fire(ships: &[&str], side: &str) -> Rig {
    let mut rig = met(ships, side);
    drift(&mut rig);
    rig
}

/// The Close phase, drifted through.
fn close(rig: &mut Rig) -> &mut Rig {
    plan(rig, [("-", "xavier"), ("-", "-"), ("-", "-")], &[]);
    rig
}

fn wear(rig: &mut Rig, place: usize, hull: u8, shield: u8) {
    rig.tune(|table: &mut Table| {
        let enemy = &mut table.combat.as_mut().expect("a combat").enemies[place];
        (enemy.hull, enemy.shield) = (hull, shield);
    });
}

fn tactics(side: &EnemySide) -> Value {
    serde_json::json!([side.attacks, side.first, side.never, side.accuracy_at_fighters, format!("{:?}", side.special)])
}

#[test]
fn rule_13_no_two_of_the_fifteen_ships_share_their_tactics() {
    let content = content();
    for side in [Side::Regular, Side::Elite] {
        let mut seen = BTreeSet::new();
        let ships = content
            .ships
            .iter()
            .filter(|(id, _)| SHIPS.contains(&ironclad_game::content::Id::name(*id, &content.names)));
        for (_, ship) in ships {
            assert!(seen.insert(format!("{:?} {}", ship.speed, tactics(ship.side(side)))), "{}", ship.art);
            assert_ne!(ship.regular, ship.elite, "{}", ship.art);
        }
        assert_eq!(seen.len(), 15);
    }
}

#[test]
fn rule_8_9_a_valkyrie_screens_other_slow_ships() {
    for (side, reach) in [("regular", 5), ("elite", 7)] {
        for (target, reach) in [("valkyrie-1", reach), ("dunlin-1", if side == "regular" { 5 } else { 6 })] {
            let mut rig = met(&["valkyrie", "valkyrie", "dunlin"], side);
            plan(&mut rig, [("-", "gabriel"), ("torpedoes", "daisuke"), ("-", "-")], &[]);
            rig.roll(&[6]).choose(&format!("target:{target}"));
            assert_eq!(rig.against().reach, Some(reach), "{side} {target}: Slow ones only");
        }
    }
    let mut rig = met(&["valkyrie"], "regular");
    plan(&mut rig, [("-", "gabriel"), ("torpedoes", "daisuke"), ("-", "-")], &[]);
    assert_eq!(rig.choose("target:valkyrie-1").against().reach, Some(4), "alone it screens nobody");
}

#[test]
fn rule_8_9_an_avocet_jams_while_it_is_afloat() {
    for (side, jam) in [("regular", 1), ("elite", 2)] {
        let mut rig = met(&["avocet"], side);
        plan(&mut rig, [("-", "gabriel"), ("torpedoes", "daisuke"), ("-", "-")], &[("skadi", "wrathe")]);
        rig.choose("target:avocet-1");
        let jammed = rig.adds();
        let mut open = met(&["mercenary"], side);
        plan(&mut open, [("-", "gabriel"), ("torpedoes", "daisuke"), ("-", "-")], &[("skadi", "wrathe")]);
        assert_eq!(open.choose("target:mercenary-1").adds() - jammed, jam, "the fighter");
        rig.roll(&[1]);
        assert_eq!(rig.choose("target:avocet-1").adds(), 1 - jam, "the Ironclad, with Operate 1");
    }
}

#[test]
fn rule_8_9_a_dunlin_takes_energy() {
    for (side, energy) in [("regular", 4), ("elite", 3)] {
        let mut rig = under_fire(&["dunlin"], side);
        rig.roll(&[1]);
        assert_eq!(rig.table().energy, energy, "{side}: the shields took the hit, not the darkness");
        let uncovered = rig.happened(|event| matches!(event, Event::SpaceUncovered { .. }));
        assert_eq!(uncovered, usize::from(5 - energy));
    }
    let mut rig = under_fire(&["dunlin"], "elite");
    rig.tune(|table| table.energy = 2).roll(&[1]);
    assert!(matches!(rig.request().why, Why::DamageControl), "what is uncovered acts at once (rule 2.8)");
}

#[test]
fn rule_8_9_a_harvest_home_takes_crew() {
    for (side, crew) in [("regular", 6), ("elite", 5)] {
        let mut rig = under_fire(&["harvest-home"], side);
        rig.roll(&[1, 1]);
        assert_eq!((rig.table().crew, rig.table().sections[0]), (crew, 1), "{side}");
    }
}

#[test]
fn rule_8_9_a_gleaner_does_more_to_the_damaged() {
    for (side, dice) in [("regular", 1), ("elite", 2)] {
        let mut rig = under_fire(&["gleaner"], side);
        rig.roll(&[1]);
        assert!(!rig.is_rolling(), "one hit, for the shields");
        let mut rig = met(&["gleaner"], side);
        rig.tune(|table| table.hull = 4);
        drift(&mut rig);
        rig.roll(&[1]);
        for _ in 0..dice {
            assert!(matches!(rig.request().why, Why::DamageControl));
            rig.roll(&[1]);
        }
        assert!(!rig.is_rolling(), "{side}");
    }
}

#[test]
fn rule_8_9_a_demurrage_charges_for_each_phase() {
    for (side, left) in [("regular", [7, 5]), ("elite", [6, 3])] {
        let mut rig = under_fire(&["demurrage"], side);
        rig.roll(&[6]);
        assert_eq!(rig.table().credits, left[0]);
        close(&mut rig).roll(&[6]);
        assert_eq!((rig.table().credits, results(&rig)), (left[1], vec![CombatResult::Draw]), "{side}");
    }
}

#[test]
fn rule_8_9_a_tare_steals_salvage_and_a_corsair_credits() {
    for (side, salvage, credits) in [("regular", 3, 7), ("elite", 2, 6)] {
        let mut rig = under_fire(&["tare"], side);
        assert_eq!(rig.roll(&[6]).table().salvage, 4, "evaded");
        close(&mut rig).roll(&[1]);
        assert_eq!(rig.table().salvage, salvage, "{side}");
        let mut rig = under_fire(&["corsair"], side);
        rig.roll(&[1]);
        if rig.is_rolling() {
            rig.roll(&[1]);
        }
        assert_eq!(rig.table().credits, credits, "{side}");
    }
}

#[test]
fn rule_8_9_a_sinking_fund_mends_the_other_who_lost_most() {
    for (side, hull) in [("regular", 2), ("elite", 3)] {
        let mut rig = met(&["sinking-fund", "sinking-fund", "mercenary"], side);
        wear(&mut rig, 1, 1, 0);
        drift(&mut rig);
        rig.roll(&[6, 6, 6]);
        assert_eq!(rig.enemy("sinking-fund-1").0, hull, "{side}: by the second alone");
        let mut rig = met(&["sinking-fund"], side);
        wear(&mut rig, 0, 1, 0);
        drift(&mut rig);
        rig.roll(&[6]);
        assert_eq!(rig.enemy("sinking-fund-1").0, hull, "{side}: alone, itself");
        close(&mut rig).roll(&[6]);
        assert_eq!(rig.happened(|event| matches!(event, Event::EnemyMended { .. })), 1, "after the Long phase only");
    }
}

#[test]
fn rule_8_9_petty_cash_tops_its_shield_up() {
    for (side, shield) in [("regular", 1), ("elite", 2)] {
        let mut rig = met(&["petty-cash"], side);
        wear(&mut rig, 0, 2, 0);
        drift(&mut rig);
        rig.roll(&[6]);
        assert_eq!(rig.enemy("petty-cash-1"), (2, shield), "{side}");
    }
}

#[test]
fn rule_8_9_an_armed_merchant_runs_and_takes_its_loot_along() {
    for (side, runs, stays) in [("regular", 2, 3), ("elite", 5, 6)] {
        let mut rig = met(&["armed-merchant"], side);
        wear(&mut rig, 0, runs, 0);
        drift(&mut rig);
        rig.roll(&[6]);
        assert_eq!((results(&rig), rig.table().credits), (vec![CombatResult::Victory], 9), "ruling 54");
        let mut rig = met(&["armed-merchant"], side);
        wear(&mut rig, 0, stays, 0);
        drift(&mut rig);
        rig.roll(&[6]);
        assert!(results(&rig).is_empty(), "{side}");
    }
}

#[test]
fn rule_8_9_a_mercenary_is_better_at_long_range() {
    for (side, long, near, damage) in [("regular", 5, 4, [1, 2]), ("elite", 6, 5, [2, 2])] {
        let mut rig = under_fire(&["mercenary"], side);
        assert_eq!(rig.against().reach, Some(long), "{side}");
        rig.roll(&[1]);
        for _ in 0..damage[0] {
            assert!(matches!(rig.request().why, Why::DamageControl), "less one for the shields");
            rig.roll(&[2]);
        }
        close(&mut rig);
        assert_eq!(rig.against().reach, Some(near), "{side}");
        rig.roll(&[1]);
        for _ in 0..damage[1] {
            assert!(matches!(rig.request().why, Why::DamageControl));
            rig.roll(&[2]);
        }
        assert!(!rig.in_combat());
    }
}

#[test]
fn rule_8_9_a_raider_rams_in_the_close_phase() {
    for (side, dice) in [("regular", 2), ("elite", 3)] {
        let mut rig = under_fire(&["raider"], side);
        assert_eq!(rig.kind(), "combat-plan", "no attack in the Long phase");
        close(&mut rig).roll(&[1]);
        for _ in 0..dice {
            assert!(matches!(rig.request().why, Why::DamageControl));
            rig.roll(&[2]);
        }
        assert!(!rig.in_combat(), "{side}: shields stop the first hit of a ram, none of boarders");
    }
}

#[test]
fn rule_8_9_drones_attack_as_often_as_they_have_hull() {
    for (side, hull) in [("regular", 3), ("elite", 4)] {
        for worn in [0, 2] {
            let mut rig = met(&["drone-swarm"], side);
            wear(&mut rig, 0, hull - worn, 0);
            drift(&mut rig);
            for _ in worn..hull {
                assert!(matches!(rig.request().why, Why::Evasion { .. }));
                rig.roll(&[6]);
            }
            assert_eq!(rig.kind(), "combat-plan", "{side} {worn}");
        }
    }
}

#[test]
fn rule_8_12_skadi_squadrons_hit_fighters_better_and_elite_ones_twice() {
    for (side, attacks, reach) in [("regular", 1, 6), ("elite", 2, 7)] {
        let mut rig = met(&["skadi-squadron"], side);
        plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("-", "-")], &[("skadi", "wrathe")]);
        rig.play("target:skadi-squadron-1 1");
        for _ in 0..attacks {
            assert!(matches!(rig.request().why, Why::FighterEvasion { .. }));
            assert_eq!(rig.against().reach, Some(reach));
            rig.roll(&[6]);
        }
        assert_eq!(rig.kind(), "combat-plan", "{side}");
    }
}

/// Three ships out against one enemy that picks by this, with so much damage each.
fn picked(first: Prey, damage: [u8; 3]) -> Rig {
    let board = Board::enemies(&["gleaner"]).with(|content| more_fighters(content, &["adder", "marten"]));
    let board = board.with(enemy_side("gleaner", |side| (side.first, side.special) = (first, None)));
    let board = board.fighters(&["adder", "marten", "skadi"]).squad("weapons", &[]).squad("bridge", &["gabriel"]);
    let mut rig = fight(board.squad("hangar", &["wrathe", "noriko", "thaddeus"]));
    rig.tune(|table| table.fighters.iter_mut().zip(damage).for_each(|(bay, damage)| bay.damage = damage));
    let pilots = [("adder", "wrathe"), ("marten", "noriko"), ("skadi", "thaddeus")];
    plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("-", "-")], &pilots);
    while rig.kind_is_target() {
        rig.choose("target:gleaner-1");
    }
    rig.roll(&[1, 1, 1]);
    rig
}

impl Rig {
    fn kind_is_target(&self) -> bool {
        !self.is_rolling() && self.kind() == "target"
    }

    /// Who evades next: `ironclad`, or the fighter.
    fn evader(&self) -> String {
        match self.request().why {
            Why::FighterEvasion { fighter, .. } => {
                ironclad_game::content::Id::name(fighter, self.game.names()).to_owned()
            }
            Why::Evasion { .. } => "ironclad".to_owned(),
            Why::Prey { .. } => "rolled".to_owned(),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn rule_8_9_priorities_pick_the_most_damaged_and_the_weakest() {
    assert_eq!(picked(Prey::MostDamaged, [0, 1, 0]).evader(), "marten");
    assert_eq!(picked(Prey::Weakest, [1, 0, 0]).evader(), "adder");
    let mut tie = picked(Prey::MostDamaged, [1, 0, 1]);
    assert_eq!(tie.evader(), "rolled");
    assert_eq!(tie.roll(&[4]).evader(), "skadi", "two share the faces");
    assert_eq!(picked(Prey::Ironclad, [1, 0, 0]).evader(), "ironclad");
}

#[test]
fn rule_8_9_a_sinking_fund_looks_for_mechs_first() {
    for (ships, who) in [(&["skadi", "smith"][..], "smith"), (&["skadi"], "skadi")] {
        let board = Board::enemies(&["sinking-fund"]).fighters(ships).squad("bridge", &["gabriel"]);
        let mut rig = fight(board.squad("weapons", &[]).squad("hangar", &["wrathe", "noriko"]));
        let pilots: Vec<_> = ships.iter().copied().zip(["wrathe", "noriko"]).collect();
        plan(&mut rig, [("-", "gabriel"), ("-", "-"), ("-", "-")], &pilots);
        while rig.kind_is_target() {
            rig.choose("target:sinking-fund-1");
        }
        while matches!(rig.request().why, Why::FighterAttack { .. }) {
            rig.roll(&[1]);
        }
        assert_eq!(rig.evader(), who, "{ships:?}");
    }
}

#[test]
fn rule_8_9_who_attacks_anyone_rolls_among_all_and_again_for_a_face_too_many() {
    for (face, who) in [(1, "ironclad"), (2, "adder"), (3, "marten"), (4, "skadi"), (5, "rolled"), (6, "rolled")] {
        let mut rig = picked(Prey::Anyone, [0, 0, 0]);
        assert_eq!(rig.evader(), "rolled");
        assert!(rig.request().against.is_none());
        assert_eq!(rig.roll(&[face]).evader(), who, "at {face}");
    }
}
