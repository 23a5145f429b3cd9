//! Iron Guest 7 and 11.3: gunnery.

use iron_guest::chance::Die;
use iron_guest::decision::{Answer, Order, Pending, Request};
use iron_guest::event::Event;
use iron_guest::gunnery::{Damage, damage, hits, needs};
use iron_guest::moving::Code;
use iron_guest::ship::Place;
use iron_guest::variants::Variants;

use super::scene::{E, Scene, answer, decision, die, hex, id, roll};

const DOUBLES: Variants = Variants { no_prisoners: false, wind: iron_guest::wind::Wind::Steady, double_damage: true };
const NO_PRISONERS: Variants =
    Variants { no_prisoners: true, wind: iron_guest::wind::Wind::Steady, double_damage: false };

/// What a pair of dice does to a ship of so many masts at a range.
fn shot(range: u8, dice: (u8, u8), masts: u8, variants: Variants) -> Vec<Damage> {
    let dice = [die(dice.0), die(dice.1)];
    if hits(range, dice) { damage(masts, variants, dice).into_iter().collect() } else { Vec::new() }
}

#[test]
fn t1_chances_to_hit() {
    let pairs = || Die::all().flat_map(|one| Die::all().map(move |other| [one, other]));
    let even = |dice: &[Die; 2]| (dice[0].face() + dice[1].face()).is_multiple_of(2);
    let counts = [3, 2, 1].map(|range| {
        let hit: Vec<[Die; 2]> = pairs().filter(|dice| hits(range, *dice)).collect();
        (hit.len(), hit.iter().filter(|dice| even(dice)).count())
    });
    assert_eq!(counts, [(6, 4), (15, 9), (30, 14)]);
    assert_eq!([needs(0), needs(1), needs(2), needs(3), needs(4)], [None, Some(5), Some(8), Some(10), None]);
}

#[test]
fn t37_the_last_mast() {
    let plain = Variants::default();
    assert_eq!(shot(1, (1, 3), 1, plain), []);
    assert_eq!(shot(1, (2, 3), 1, plain), [Damage::Capsizes]);
    assert_eq!(shot(1, (3, 3), 1, plain), [Damage::Sinks]);
}

#[test]
fn t38_a_mast_at_a_time() {
    let plain = Variants::default();
    assert_eq!(shot(2, (3, 4), 3, plain), []);
    assert_eq!(shot(2, (4, 4), 3, plain), [Damage::Mast(2)]);
    assert_eq!(shot(2, (5, 6), 3, plain), [Damage::Mast(2)]);
}

#[test]
fn t41_doubles_do_two_damage() {
    assert_eq!(shot(1, (2, 2), 3, DOUBLES), []);
    assert_eq!(shot(1, (3, 3), 3, DOUBLES), [Damage::Mast(2), Damage::Mast(1)]);
    assert_eq!(shot(1, (4, 4), 1, DOUBLES), [Damage::Sinks]);
}

#[test]
fn t42_no_prisoners_takes_one_hit_more() {
    assert_eq!(shot(1, (2, 3), 1, NO_PRISONERS), [Damage::Mast(0)]);
    assert_eq!(shot(1, (2, 3), 0, NO_PRISONERS), [Damage::Sinks]);
    assert_eq!(shot(1, (3, 3), 0, NO_PRISONERS), [Damage::Sinks]);
}

#[test]
fn t43_both_variants() {
    let both = Variants { double_damage: true, ..NO_PRISONERS };
    assert_eq!(shot(1, (4, 4), 1, both), [Damage::Mast(0), Damage::Sinks]);
    assert_eq!(shot(1, (4, 4), 2, both), [Damage::Mast(1), Damage::Mast(0)]);
}

#[test]
fn doubled_hits_are_4_3_and_2_of_36() {
    let doubled = |range| Die::all().filter(|die| hits(range, [*die, *die])).count();
    assert_eq!([1, 2, 3].map(doubled), [4, 3, 2]);
}

/// X fires at an enemy abeam, which has so many masts.
fn duel(masts: u8) -> (iron_guest::order_of_play::Play, Order) {
    let play = Scene::new().x().ship(2, (1, -1), E, masts).enemy((-3, 3)).play();
    (play, Order { ship: id(0), code: Code::F1, port: Some(id(1)), starboard: None })
}

#[test]
fn a_hulk_stays_on_the_board_and_a_sunk_ship_does_not() {
    let (mut play, order) = duel(1);
    answer(&mut play, Answer::Play(order));
    let events = roll(&mut play, &[2, 3]);
    assert!(events.contains(&Event::Capsized(id(1))));
    assert!(matches!(play.state().ship(id(1)).expect("a ship").place, Place::Hulk(berth) if berth.hex == hex((1, -1))));

    let (mut play, order) = duel(1);
    answer(&mut play, Answer::Play(order));
    roll(&mut play, &[3, 3]);
    assert_eq!(play.state().ship(id(1)).expect("a ship").place, Place::Sunk);
}

#[test]
fn the_dice_are_asked_one_by_one_with_what_is_needed() {
    let (mut play, order) = duel(3);
    answer(&mut play, Answer::Play(order));
    let asked = |play: &iron_guest::order_of_play::Play| match play.pending() {
        Pending::Chance(Request::Shot { ship, needs, first, .. }) => (ship, needs, first),
        other => panic!("{other:?}"),
    };
    assert_eq!(asked(&play), (id(0), 5, None));
    roll(&mut play, &[4]);
    assert_eq!(asked(&play), (id(0), 5, Some(die(4))));
    roll(&mut play, &[1]);
    assert_eq!(play.state().ship(id(1)).expect("a ship").masts, 2);
}

#[test]
fn rule_7_3_shots_go_by_moment_and_at_one_moment_port_first() {
    // Both half-way: port first. One at the start and one half-way: the earlier first.
    for (one, other, first) in [((1, -1), (0, 1), 1), ((1, -1), (-1, 2), 2)] {
        let mut play = Scene::new().x().enemy(one).enemy(other).play();
        let order = Order { ship: id(0), code: Code::F1, port: Some(id(1)), starboard: Some(id(2)) };
        let events = answer(&mut play, Answer::Play(order));
        let Some(Event::Announced { shots, .. }) = events.first() else { panic!("{events:?}") };
        assert_eq!(shots.iter().map(|shot| shot.target.number()).collect::<Vec<_>>(), [first, 3 - first]);
    }
}

#[test]
fn rule_7_2_each_side_has_a_target_or_none() {
    let play = Scene::new().x().enemy((1, -1)).enemy((0, 1)).play();
    let decision = decision(&play);
    let of = |code| {
        let orders = decision.plays().iter().filter_map(|answer| match answer {
            Answer::Play(order) if order.code == code => Some((order.port, order.starboard)),
            _ => None,
        });
        orders.collect::<Vec<_>>()
    };
    let (y, z) = (Some(id(1)), Some(id(2)));
    assert_eq!(of(Code::F1), [(None, None), (None, z), (y, None), (y, z)]);
    let own = Order { ship: id(0), code: Code::F1, port: Some(id(2)), starboard: None };
    let mut other = play.clone();
    let refused = other.submit(iron_guest::decision::Input::Answer(Answer::Play(own)), &mut Vec::new());
    assert_eq!(refused, Err(iron_guest::decision::Illegal::NotAnOption));
    assert_eq!(other.state(), play.state());
}
