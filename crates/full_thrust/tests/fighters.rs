//! Chapter 10.

use full_thrust::decision::{Ask, Pending};
use full_thrust::design::System;
use full_thrust::event::Event;
use full_thrust::geometry::{INCH, Point};
use full_thrust::refusal::Refusal;
use full_thrust::switches::Switch;
use full_thrust::table::{Berth, Fate, Group, Presence};

use crate::harness::{Stand, Trial, id};

const FIGHTERS: [Switch; 2] = [Switch::Fighters, Switch::Dogfights];
const FAR: Stand<'static> = ("scout", (390, 390), 12, 0);

fn group(trial: &Trial, place: usize) -> &Group {
    &trial.game.state().table.groups[place]
}

/// Puts a group into space.
fn fly(trial: &mut Trial, place: usize, x: i32, y: i32, facing: u8) {
    trial.change(|table| {
        let group = &mut table.groups[place];
        group.berth = Berth::Space;
        group.at = Point::inches(x, y);
        group.facing = full_thrust::geometry::Course::new(facing).expect("a course");
    });
}

#[test]
fn v37_groups_appear_half_way() {
    let mut trial = Trial::new(&FIGHTERS, [&[("carrier", (100, 100), 12, 6)], &[FAR]]);
    trial.say("order 1 L1 L2");
    trial.lock();
    // Units 3, 4 and 5 are her groups, behind the two ships.
    assert_eq!(group(&trial, 0).at, Point::inches(100, 103));
    assert_eq!(
        (group(&trial, 0).berth, group(&trial, 1).berth, group(&trial, 2).berth),
        (Berth::Space, Berth::Space, Berth::Aboard)
    );
    assert_eq!(trial.ship(1).at, Point::inches(100, 106));
    trial.say(&format!("move 3 {} {} 3", 100 * INCH, 121 * INCH));
    assert_eq!(trial.try_say(&format!("move 3 {} {} 3", 100 * INCH, 100 * INCH)), Err(Refusal::Moved));
    assert_eq!(
        trial.try_say(&format!("move 4 {} {} 3", 100 * INCH, 121 * INCH + 31)),
        Err(Refusal::Range { reach: 18 })
    );
    assert_eq!(trial.try_say(&format!("move 4 {} {} 3", 100 * INCH, -1)), Err(Refusal::OffTable));
    trial.say(&format!("move 4 {} {} 3", 100 * INCH, 103 * INCH));
    assert_eq!(trial.game.state().table.turn, 2);
}

#[test]
fn v38_thrust_spoils_a_launch() {
    let mut trial = Trial::new(&FIGHTERS, [&[("carrier", (100, 100), 12, 6)], &[FAR]]);
    trial.say("order 1 +1 L1");
    trial.lock();
    assert_eq!(trial.ship(1).velocity, 7);
    assert_eq!(group(&trial, 0).berth, Berth::Aboard);
    assert_eq!(trial.count(|event| matches!(event, Event::LaunchVoid { .. })), 1);
}

#[test]
fn v39_anti_fighter_fire_comes_first() {
    let sides: [&[Stand<'_>]; 2] = [&[("dreadnought", (100, 100), 12, 0)], &[("destroyer", (200, 200), 12, 0)]];
    let mut trial = Trial::new(&FIGHTERS, sides);
    fly(&mut trial, 0, 200, 195, 12);
    trial.lock();
    trial.say(&format!("move 3 {} {} 12", 200 * INCH, 196 * INCH));
    trial.say("attack 3 2");
    trial.lock();
    trial.dice(&[6]);
    assert_eq!(group(&trial, 0).strength, 4);
    trial.dice(&[1, 4, 5, 6]);
    assert_eq!(trial.ship(2).lost, 4);
    assert_eq!(trial.game.state().table.turn, 2);
}

#[test]
fn v40_the_guns_are_split_among_the_attackers() {
    let sides: [&[Stand<'_>]; 2] = [&[("carrier", (100, 100), 12, 0)], &[("battleship", (200, 200), 12, 0)]];
    let mut trial = Trial::new(&FIGHTERS, sides);
    fly(&mut trial, 0, 200, 196, 12);
    fly(&mut trial, 1, 200, 197, 12);
    trial.lock();
    trial.say(&format!("move 3 {} {} 12", 200 * INCH, 196 * INCH));
    trial.say(&format!("move 4 {} {} 12", 200 * INCH, 197 * INCH));
    trial.say("attack 3 2");
    trial.say("attack 4 2");
    trial.lock();
    let Pending::Choose(decision) = trial.asks() else { panic!("{:?}", trial.asks()) };
    let wanted = Ask::Guns { ship: id(2), attackers: vec![id(3), id(4)], guns: 3, all: true };
    assert_eq!(decision.ask, wanted);
    assert_eq!(trial.try_say("guns 2 3=1 4=1"), Err(Refusal::Guns { guns: 3 }));
    assert_eq!(trial.try_say("guns 2 3=4"), Err(Refusal::Guns { guns: 3 }));
    assert_eq!(trial.try_say("guns 2 5=3"), Err(Refusal::NoTarget));
    trial.say("guns 2 3=2 4=1");
    trial.dice(&[6, 6, 6]);
    assert_eq!((group(&trial, 0).strength, group(&trial, 1).strength), (2, 4));
    trial.dice(&[1, 1, 1, 1, 1, 1]);
    assert_eq!(trial.game.state().table.turn, 2);
}

#[test]
fn groups_attack_ahead_and_within_6_inches() {
    let sides: [&[Stand<'_>]; 2] = [&[("carrier", (100, 100), 12, 0)], &[("battleship", (200, 200), 12, 0)]];
    let mut trial = Trial::new(&FIGHTERS, sides);
    fly(&mut trial, 0, 200, 193, 12);
    fly(&mut trial, 1, 200, 197, 6);
    fly(&mut trial, 2, 200, 199, 12);
    trial.lock();
    trial.say(&format!("move 3 {} {} 12", 200 * INCH, 193 * INCH));
    trial.say(&format!("move 4 {} {} 6", 200 * INCH, 197 * INCH));
    trial.say(&format!("move 5 {} {} 12", 200 * INCH, 199 * INCH));
    assert_eq!(trial.try_say("attack 3 2"), Err(Refusal::Range { reach: 6 }));
    assert_eq!(trial.try_say("attack 4 2"), Err(Refusal::Arc(full_thrust::geometry::Arc::Aft)));
    assert_eq!(trial.try_say("attack 5 1"), Err(Refusal::NoTarget));
    trial.say("attack 5 2");
    trial.say("attack 5 -");
    trial.lock();
    assert_eq!(trial.game.state().table.turn, 2);
}

#[test]
fn r34_a_dogfight_is_rolled_by_both_at_once() {
    let sides: [&[Stand<'_>]; 2] = [&[("dreadnought", (100, 100), 12, 0)], &[("dreadnought", (300, 300), 12, 0)]];
    let mut trial = Trial::new(&FIGHTERS, sides);
    fly(&mut trial, 0, 200, 200, 12);
    fly(&mut trial, 1, 200, 204, 6);
    trial.lock();
    trial.dice(&[6, 1]);
    trial.say(&format!("move 3 {} {} 12", 200 * INCH, 200 * INCH));
    trial.say(&format!("move 4 {} {} 6", 200 * INCH, 204 * INCH));
    trial.say("attack 3 4");
    trial.say("attack 4 3");
    trial.lock();
    trial.dice(&[6, 6, 6, 1, 1, 1]);
    trial.dice(&[4, 5, 1, 1, 1, 1]);
    assert_eq!((group(&trial, 0).strength, group(&trial, 1).strength), (4, 0));
    assert_eq!(group(&trial, 1).berth, Berth::Lost);
}

#[test]
fn v51_a_group_too_far_away_is_not_recovered() {
    let mut trial = Trial::new(&FIGHTERS, [&[("carrier", (100, 100), 12, 6)], &[FAR]]);
    fly(&mut trial, 0, 100, 124, 12);
    trial.change(|table| table.groups[0].at.y += 32);
    trial.say("order 1 R1");
    trial.lock();
    assert_eq!(trial.count(|event| matches!(event, Event::LandingVoid { .. })), 1);
    trial.say(&format!("move 3 {} {} 1", 110 * INCH, 124 * INCH));
    assert_eq!(group(&trial, 0).berth, Berth::Space);
}

#[test]
fn a_group_is_recovered_at_its_mother_ships_point() {
    let mut trial = Trial::new(&FIGHTERS, [&[("carrier", (100, 100), 12, 6)], &[FAR]]);
    fly(&mut trial, 0, 100, 124, 12);
    trial.say("order 1 R1 ");
    trial.lock();
    assert_eq!(trial.try_say(&format!("move 3 {} {} 1", 110 * INCH, 124 * INCH)), Err(Refusal::MustLand));
    trial.say(&format!("move 3 {} {} 1", 100 * INCH, 106 * INCH));
    assert_eq!(group(&trial, 0).berth, Berth::Recovered);
    // Once launched and once recovered, it stays aboard (10.6).
    assert_eq!(trial.try_say("order 1 L1"), Err(Refusal::NoGroup));
}

#[test]
fn groups_aboard_share_the_fate_of_their_ship() {
    let sides: [&[Stand<'_>]; 2] = [&[("carrier", (100, 100), 12, 0)], &[("frigate", (100, 105), 6, 0), FAR]];
    let mut trial = Trial::new(&FIGHTERS, sides);
    fly(&mut trial, 1, 20, 20, 12);
    trial.change(|table| table.ships[0].lost = 23);
    trial.lock();
    trial.say(&format!("move 5 {} {} 1", 20 * INCH, 20 * INCH));
    trial.say("fire 2 0>1");
    trial.lock();
    trial.dice(&[6, 6]);
    let berths: Vec<_> = trial.game.state().table.groups.iter().map(|group| group.berth).collect();
    assert_eq!(berths, [Berth::Lost, Berth::Space, Berth::Lost]);
    // Carrier 32, and the twelve aboard (13.1); fighters alone are not present.
    let Pending::Over(outcome) = trial.asks() else { panic!("{:?}", trial.asks()) };
    assert_eq!(outcome.points, [0, 44]);
}

/// A rammer and a target at one point.
fn ram(one: &str, other: &str, orders: &[&str]) -> Trial {
    let mut trial = Trial::new(
        &[Switch::Ramming, Switch::Merchants],
        [&[(one, (100, 100), 12, 0), FAR], &[(other, (100, 102), 3, 0), FAR]],
    );
    trial.change(|table| {
        table.ships[1].at = Point::inches(10, 390);
        table.ships[3].at = Point::inches(390, 10);
    });
    for order in orders {
        trial.say(order);
    }
    trial.lock();
    if matches!(trial.asks(), Pending::Choose(_)) {
        trial.lock();
    }
    trial
}

#[test]
fn v41_an_equal_contest_is_evaded() {
    let mut trial = ram("frigate", "battleship", &["order 1 RAM 3"]);
    trial.dice(&[3, 5]);
    assert_eq!(trial.game.state().table.turn, 2);
    assert_eq!(trial.count(|event| matches!(event, Event::RamContested { rammed: false, sums: (9, 9), .. })), 1);
}

#[test]
fn e13_v42_a_ram_hurts_both() {
    let mut trial = ram("light-cruiser", "dreadnought", &["order 1 RAM 3"]);
    trial.dice(&[6, 1, 3, 4]);
    assert_eq!(trial.ship(3).lost, 14);
    assert_eq!(trial.ship(1).presence, Presence::Gone(Fate::Destroyed));
    let mut trial = ram("commercial-liner", "dreadnought", &["order 1 RAM 3"]);
    trial.dice(&[6, 1, 4, 4]);
    assert_eq!((trial.ship(1).lost, trial.ship(3).lost), (8, 8));
}

#[test]
fn two_that_ram_each_other_do_not_contest() {
    let mut trial = ram("light-cruiser", "dreadnought", &["order 1 RAM 3", "order 3 RAM 1"]);
    trial.dice(&[1, 1]);
    assert_eq!((trial.ship(1).lost, trial.ship(3).lost), (6, 6));
    assert_eq!(trial.game.state().table.turn, 2);
}

#[test]
fn a_ram_out_of_reach_is_missed() {
    let mut trial = ram("scout", "dreadnought", &["order 1 P4,+4 RAM 3"]);
    assert_eq!(trial.count(|event| matches!(event, Event::RamMissed { .. })), 1);
    trial.next_turn(1);
}

#[test]
fn with_alternate_fire_guns_may_be_held_back() {
    let mut switches = FIGHTERS.to_vec();
    switches.push(Switch::AlternateFire);
    let sides: [&[Stand<'_>]; 2] = [&[("carrier", (100, 100), 12, 0), FAR], &[("battleship", (200, 200), 12, 0)]];
    let mut trial = Trial::new(&switches, sides);
    trial.change(|table| table.ships[1].at = Point::inches(10, 10));
    fly(&mut trial, 0, 200, 196, 12);
    fly(&mut trial, 1, 200, 197, 12);
    trial.lock();
    trial.say(&format!("move 4 {} {} 12", 200 * INCH, 196 * INCH));
    trial.say(&format!("move 5 {} {} 12", 200 * INCH, 197 * INCH));
    trial.say("attack 4 3");
    trial.say("guns 3 -");
    trial.dice(&[1, 1, 1, 1, 1, 1]);
    trial.say("attack 5 3");
    assert_eq!(trial.try_say("guns 3 4=1"), Err(Refusal::NoTarget));
    trial.say("guns 3 5=2");
    trial.dice(&[6, 6, 4, 4]);
    assert_eq!((group(&trial, 0).strength, group(&trial, 1).strength), (6, 2));
    assert_eq!(trial.ship(3).lost, 2);
    assert_eq!(trial.game.state().table.turn, 2);
}

/// 10.3: group by group in turn; the side with more of them in space begins, and goes on when the other has none left.
#[test]
fn groups_move_in_turn_and_the_side_with_more_begins() {
    let sides: [&[Stand<'_>]; 2] = [&[("carrier", (100, 100), 12, 0)], &[("dreadnought", (300, 300), 12, 0)]];
    let mut trial = Trial::new(&FIGHTERS, sides);
    // Units 3 to 5 are the carrier's, 6 is the dreadnought's.
    fly(&mut trial, 0, 20, 20, 12);
    fly(&mut trial, 1, 30, 20, 12);
    fly(&mut trial, 3, 200, 200, 12);
    trial.lock();
    let there = |x: i32, y: i32| format!("{} {} 12", x * INCH, y * INCH);
    assert_eq!(trial.try_say(&format!("move 6 {}", there(200, 200))), Err(Refusal::OtherSide));
    trial.say(&format!("move 3 {}", there(20, 20)));
    assert_eq!(trial.try_say(&format!("move 4 {}", there(30, 20))), Err(Refusal::OtherSide));
    trial.say(&format!("move 6 {}", there(200, 200)));
    trial.say(&format!("move 4 {}", there(30, 20)));
    assert_eq!(trial.game.state().table.turn, 2);
}

/// 10.9, 10.11: a gun for each working Firecon, and none without.
#[test]
fn a_ship_without_a_firecon_has_no_anti_fighter_gun() {
    let sides: [&[Stand<'_>]; 2] = [&[("dreadnought", (100, 100), 12, 0)], &[("destroyer", (200, 200), 12, 0)]];
    let mut trial = Trial::new(&FIGHTERS, sides);
    fly(&mut trial, 0, 200, 195, 12);
    trial.change(|table| table.ships[1].down.extend([System::Firecon(0)]));
    trial.lock();
    trial.say(&format!("move 3 {} {} 12", 200 * INCH, 196 * INCH));
    trial.say("attack 3 2");
    trial.lock();
    trial.dice(&[1, 1, 1, 4, 5, 6]);
    assert_eq!((group(&trial, 0).strength, trial.ship(2).lost), (6, 4));
}

/// 7.5: batteries do not fire at groups.
#[test]
fn a_group_is_no_target_for_a_ship() {
    let blue: &[Stand<'_>] = &[("dreadnought", (100, 100), 12, 0), ("scout", (200, 210), 12, 0)];
    let sides: [&[Stand<'_>]; 2] = [blue, &[("destroyer", (200, 200), 12, 0)]];
    let mut trial = Trial::new(&FIGHTERS, sides);
    fly(&mut trial, 0, 200, 204, 12);
    trial.lock();
    trial.say(&format!("move 4 {} {} 12", 200 * INCH, 204 * INCH));
    assert_eq!(trial.try_say("fire 3 0>4"), Err(Refusal::NoTarget));
    trial.say("fire 3 0>2");
}
