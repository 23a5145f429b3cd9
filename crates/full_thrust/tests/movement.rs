//! Chapter 6.

use full_thrust::event::Event;
use full_thrust::geometry::{Course, Edge, Point};
use full_thrust::order::Order;
use full_thrust::refusal::Refusal;
use full_thrust::rules::leaving::return_velocity;
use full_thrust::rules::movement::legs;
use full_thrust::switches::{Preset, Switches};
use full_thrust::table::{Fate, Presence};

use crate::harness::{Trial, id};

/// Mid point, end, course and velocity of an order of a ship of Thrust 6.
fn flown(adv: bool, at: (i32, i32), course: u8, velocity: u32, order: &str) -> ((i32, i32), (i32, i32), u8, u32) {
    let switches = Switches { adv_movement: adv, ..Switches::default() };
    let course = Course::new(course).expect("a course");
    let order = Order::parse(order).expect("an order");
    let (after, speed) = order.judge(6, course, velocity, false).expect("a possible order");
    let [first, second] = legs(Point::new(at.0, at.1), course, order.turn, speed, switches);
    assert_eq!(second.course, after);
    ((first.to.x, first.to.y), (second.to.x, second.to.y), after.number(), speed)
}

#[test]
fn e8_e9_half_of_the_turn_at_the_mid_point() {
    assert_eq!(flown(true, (74880, 74880), 3, 12, "S2"), ((91092, 65520), (100_452, 49308), 5, 12));
    assert_eq!(flown(true, (74880, 74880), 3, 12, "S3"), ((91092, 65520), (91092, 46800), 6, 12));
}

#[test]
fn v12_v17_the_basic_move() {
    let (_, end, course, velocity) = flown(false, (62400, 93600), 7, 14, "S2,+4");
    assert_eq!((end, course, velocity), ((6240, 93600), 9, 18));
    let (_, end, course, velocity) = flown(false, (0, 0), 1, 8, "P2,+4");
    assert_eq!((end, course, velocity), ((-18720, 32424), 11, 12));
}

#[test]
fn v13_to_v16_the_advanced_move() {
    assert_eq!(flown(true, (62400, 93600), 7, 14, "S2,+4"), ((38082, 79560), (10002, 79560), 9, 18));
    assert_eq!(flown(true, (74880, 74880), 3, 12, "S1"), ((93600, 74880), (109_812, 65520), 4, 12));
    assert_eq!(flown(true, (0, 0), 12, 7, "P1"), ((0, 10920), (-5460, 20377), 11, 7));
    assert_eq!(flown(true, (0, 0), 12, 7, "P3,-2"), ((-3900, 6755), (-11700, 6755), 9, 5));
}

#[test]
fn presets_switch_what_they_say() {
    assert_eq!(Switches::preset(Preset::Basic), Switches::default());
    assert!(Switches::preset(Preset::Standard).adv_movement && Switches::preset(Preset::Standard).threshold_damage);
    let full = Switches::preset(Preset::Full);
    assert!(full.dogfights && full.morale_flagship && full.dummies && !full.odd_thrust_round_up);
    assert_eq!(full.unmet(), None);
}

/// A ship that leaves by the north in turn 3 at velocity 20.
fn leaver() -> Trial {
    let mut trial = Trial::new(&[], [&[("battleship", (100, 390), 12, 20)], &[("scout", (100, 10), 12, 0)]]);
    trial.change(|table| table.turn = 3);
    trial.lock();
    assert_eq!(trial.ship(1).presence, Presence::Leaving(Edge::North));
    trial
}

#[test]
fn e7_a_die_says_when_a_ship_may_return() {
    let mut trial = leaver();
    trial.dice(&[5]);
    assert_eq!(trial.ship(1).presence, Presence::Away { edge: Edge::North, back: 9, turns: 5 });
    for turn in 4..9 {
        assert_eq!(trial.game.state().table.turn, turn);
        assert_eq!(trial.try_say("return 1 0 6 10"), Err(Refusal::NotBack { turn: 9 }));
        trial.lock();
    }
    trial.say("wait 1");
    trial.lock();
    trial.say("return 1 31200 6 10");
    trial.lock();
    assert_eq!(trial.ship(1).at, Point::inches(10, 390));
    assert!(trial.ship(1).is_on_table());
}

#[test]
fn e7_on_1_to_3_it_never_returns() {
    let mut trial = leaver();
    trial.dice(&[3]);
    assert_eq!(trial.ship(1).presence, Presence::Gone(Fate::Lost));
    assert!(trial.count(|event| matches!(event, Event::Ended { .. })) == 1, "the other side has won");
}

#[test]
fn v23_how_a_ship_returns() {
    let mut trial = leaver();
    trial.dice(&[4]);
    let vessel = trial.game.field().vessel(id(1)).expect("the ship");
    assert_eq!(return_velocity(vessel), Some((4, 20)));
    trial.change(|table| table.turn = 8);
    assert_eq!(trial.try_say("return 1 -1 6 10"), Err(Refusal::NotOnSide));
    assert_eq!(trial.try_say("return 1 0 3 10"), Err(Refusal::NotInward));
    assert_eq!(trial.try_say("return 1 0 9 10"), Err(Refusal::NotInward));
    assert_eq!(trial.try_say("return 1 0 6 3"), Err(Refusal::Velocity { low: 4, high: 20 }));
    assert_eq!(trial.try_say("return 1 0 6 21"), Err(Refusal::Velocity { low: 4, high: 20 }));
    trial.say("return 1 0 4 4");
}

#[test]
fn a_move_that_crosses_the_edge_at_its_mid_point_stops_there() {
    let mut trial = Trial::new(&[], [&[("scout", (100, 399), 12, 8)], &[("scout", (100, 10), 12, 0)]]);
    trial.lock();
    assert_eq!(trial.ship(1).at, Point::inches(100, 403));
    assert_eq!(trial.ship(1).presence, Presence::Leaving(Edge::North));
}
