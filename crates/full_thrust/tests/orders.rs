//! Chapter 5.

use full_thrust::geometry::Course;
use full_thrust::id::{Letter, Target, UnitId};
use full_thrust::order::{Impossible, Order, Unreadable};
use full_thrust::refusal::Refusal;
use full_thrust::switches::Switch;
use proptest::prelude::*;

use crate::harness::{Trial, cases};

fn course(number: u8) -> Course {
    Course::new(number).expect("a course")
}

fn judge(text: &str, thrust: u16, at: u8, velocity: u32) -> Result<(u8, u32), Impossible> {
    let order = Order::parse(text).expect("an order");
    order.judge(thrust, course(at), velocity, false).map(|(course, velocity)| (course.number(), velocity))
}

#[test]
fn e3_thrust_4() {
    assert_eq!(judge("S2,+2", 4, 12, 6), Ok((2, 8)));
    assert_eq!(judge("+4", 4, 12, 6), Ok((12, 10)));
    assert_eq!(judge("S1,+3", 4, 12, 6), Ok((1, 9)));
    assert_eq!(judge("S3", 4, 12, 6), Err(Impossible::Turn { asked: 3, most: 2 }));
    assert_eq!(judge("S2,+3", 4, 12, 6), Err(Impossible::Thrust { asked: 5, has: 4 }));
}

#[test]
fn e4_e5_course_and_velocity() {
    assert_eq!(judge("S2,+4", 6, 7, 14), Ok((9, 18)));
    assert_eq!(judge("P2,+4", 6, 12, 8), Ok((10, 12)));
}

#[test]
fn v19_v20_velocity_is_never_under_0_and_a_ship_turns_on_the_spot() {
    assert_eq!(judge("-4", 4, 12, 3), Err(Impossible::UnderZero));
    assert_eq!(judge("-3", 4, 12, 3), Ok((12, 0)));
    assert_eq!(judge("S2", 4, 12, 0), Ok((2, 0)));
}

#[test]
fn v21_half_of_an_odd_thrust() {
    assert_eq!(judge("S1,+2", 3, 12, 6), Ok((1, 8)));
    assert_eq!(judge("S2", 3, 12, 6), Err(Impossible::Turn { asked: 2, most: 1 }));
    assert_eq!(Order::fly(2, 0).judge(3, course(12), 6, true), Ok((course(2), 6)));
    assert_eq!(judge("P1", 1, 12, 6), Err(Impossible::Turn { asked: 1, most: 0 }));
    assert_eq!(Order::fly(-1, 0).judge(1, course(12), 6, true), Ok((course(11), 6)));
}

#[test]
fn v48_the_grammar() {
    let read = |text| Order::parse(text).expect("an order");
    assert_eq!(read("P2 +4"), read("P2,+4"));
    assert_eq!(read("P2,+4"), Order::fly(-2, 4));
    assert_eq!(read("L1 L2").launch, [1, 2]);
    assert_eq!(read("-"), Order::default());
    assert_eq!(read("S0"), Order::default());
    assert_eq!(read(""), Order::default());
    assert_eq!(read("p 2 , + 4 l 1 r 2 ram 7").ram, Some(Target::Unit(UnitId(7))));
    assert_eq!(read("RAM K").ram, Some(Target::Bogey(Letter(10))));
    assert_eq!(read("R1 RAM aa"), Order { recover: Some(1), ram: Some(Target::Bogey(Letter(26))), ..Order::default() });
    for (text, fault) in [
        ("P", Unreadable::Number),
        ("P2,", Unreadable::Number),
        ("+", Unreadable::Number),
        ("L", Unreadable::Group),
        ("R999", Unreadable::Group),
        ("RAM", Unreadable::Ram),
        ("P2 S2", Unreadable::Surplus),
        ("X", Unreadable::Surplus),
        ("R1 R2", Unreadable::Surplus),
    ] {
        assert_eq!(Order::parse(text), Err(fault), "{text}");
    }
    // A number that no machine holds is still beyond any ship, and not a small one.
    assert_eq!(judge("+99999999999999999999", 8, 12, 0), Err(Impossible::Thrust { asked: 9999, has: 8 }));
}

#[test]
fn letters_go_on_after_z() {
    for (number, text) in [(0, "A"), (25, "Z"), (26, "AA"), (51, "AZ"), (52, "BA"), (701, "ZZ"), (702, "AAA")] {
        assert_eq!(Letter(number).to_string(), text);
        assert_eq!(Letter::parse(text), Some(Letter(number)));
    }
    assert_eq!(Letter::parse("ZZZZZZZZ"), None);
}

#[test]
fn v18_an_impossible_order_is_flown_straight_on() {
    let mut trial = Trial::new(&[], [&[("heavy-cruiser", (100, 100), 12, 6)], &[("scout", (300, 300), 12, 0)]]);
    trial.say("order 1 S2,+3");
    trial.lock();
    let ship = trial.ship(1);
    assert_eq!((ship.course.number(), ship.velocity), (12, 6));
    assert_eq!(ship.at, full_thrust::geometry::Point::inches(100, 106));
}

#[test]
fn orders_may_be_changed_until_the_last_seat_locks() {
    let mut trial = Trial::new(&[], [&[("scout", (100, 100), 12, 6)], &[("scout", (300, 300), 12, 0)]]);
    trial.say("lock 1");
    assert_eq!(trial.try_say("order 1 +1"), Err(Refusal::Locked(full_thrust::Seat::FIRST)));
    trial.say("unlock 1");
    trial.say("order 1 +1");
    trial.say("lock 1");
    trial.say("lock 2");
    assert_eq!(trial.ship(1).velocity, 7);
    assert_eq!(trial.game.state().table.turn, 2);
}

#[test]
fn orders_that_name_what_is_not_there_are_refused() {
    let mut trial = Trial::new(&[], [&[("scout", (100, 100), 12, 6)], &[("scout", (300, 300), 12, 0)]]);
    assert_eq!(trial.try_say("order 1 L1"), Err(Refusal::SwitchOff(Switch::Fighters)));
    assert_eq!(trial.try_say("order 1 RAM 2"), Err(Refusal::SwitchOff(Switch::Ramming)));
    assert_eq!(trial.try_say("order 3 +1"), Err(Refusal::NoUnit));
    assert_eq!(trial.try_say("fire 1 0>2"), Err(Refusal::NotNow));
    let mut trial = Trial::new(
        &[Switch::Ramming, Switch::Fighters],
        [&[("carrier", (100, 100), 12, 6)], &[("scout", (300, 300), 12, 0)]],
    );
    assert_eq!(trial.try_say("order 1 RAM 1"), Err(Refusal::NoTarget));
    assert_eq!(trial.try_say("order 1 RAM A"), Err(Refusal::NoTarget));
    assert_eq!(trial.try_say("order 1 L1 L2 L3"), Err(Refusal::Launches { most: 2 }));
    assert_eq!(trial.try_say("order 1 L1 L1"), Err(Refusal::NoGroup));
    assert_eq!(trial.try_say("order 1 L4"), Err(Refusal::NoGroup));
    assert_eq!(trial.try_say("order 1 R1"), Err(Refusal::NoGroup));
    trial.say("order 1 L1 L3 RAM 2");
}

proptest! {
    #![proptest_config(cases(256))]

    /// What an order is written as is read as the same order, and nothing makes the reader stumble.
    #[test]
    fn an_order_written_is_read_again(turn in -9..9i32, thrust in -9..9i32, launch in proptest::collection::vec(1..4u8, 0..3)) {
        let order = Order { launch, ..Order::fly(turn, thrust) };
        prop_assert_eq!(Order::parse(&order.to_string()), Ok(order));
    }

    #[test]
    fn no_line_makes_the_reader_stumble(line in "[-+pslrRAM0-9, éK]{0,24}") {
        let _ = Order::parse(&line);
        let _ = full_thrust::answer::Answer::parse(&line);
    }
}
