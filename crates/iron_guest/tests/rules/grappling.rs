//! Iron Guest 8: grappling.

use iron_guest::decision::{Answer, Pending, Request};
use iron_guest::event::Event;
use iron_guest::grapple::{Winner, winner};
use iron_guest::moving::Code;
use iron_guest::order_of_play::Play;
use iron_guest::ship::Place;

use super::scene::{E, Ne, Scene, answer, at, die, hex, id, order, roll};

fn grapple(own: u8, other: u8) -> Play {
    let mut play = Scene::new().ship(1, (0, 0), E, own).ship(2, (1, 0), Ne, other).enemy((-3, 3)).own((-3, 0)).play();
    answer(&mut play, Answer::Play(order(Code::F1)));
    play
}

#[test]
fn t39_equal_dice_are_rolled_again() {
    let mut play = grapple(2, 3);
    assert!(matches!(play.pending(), Pending::Chance(Request::Grapple { first: None, .. })));
    let events = roll(&mut play, &[3, 2]);
    assert!(events.iter().any(|event| matches!(event, Event::GrappleEqual { .. })));
    assert!(matches!(play.pending(), Pending::Chance(Request::Grapple { first: None, .. })));
    roll(&mut play, &[4, 4]);
    assert_eq!(play.state().ship(id(0)).expect("X").place, Place::Sunk);
    let enemy = play.state().ship(id(1)).expect("Y");
    assert_eq!((enemy.masts, enemy.place), (3, Place::Afloat(at((1, 0), Ne))));
}

#[test]
fn the_winner_takes_the_hex_and_keeps_its_heading_and_masts() {
    let mut play = grapple(3, 3);
    assert_eq!(play.state().berth(id(0)), Some(at((0, 0), E)), "until it is won, it is short of the border");
    roll(&mut play, &[6, 1]);
    let own = play.state().ship(id(0)).expect("X");
    assert_eq!((own.masts, own.place), (3, Place::Afloat(at((1, 0), E))));
    assert_eq!(play.state().ship(id(1)).expect("Y").place, Place::Sunk, "a grapple leaves no hulk");
}

#[test]
fn a_turn_before_the_grapple_stands_even_if_it_is_lost_by_the_enemy() {
    let mut play = Scene::new().x().enemy((1, -1)).enemy((-3, 3)).play();
    answer(&mut play, Answer::Play(order(Code::Pf1)));
    assert_eq!(play.state().berth(id(0)), Some(at((0, 0), Ne)));
    roll(&mut play, &[5, 2]);
    assert_eq!(play.state().berth(id(0)), Some(at((1, -1), Ne)));
}

#[test]
fn before_the_wind_the_attacker_waits_in_the_first_hex() {
    let mut play = Scene::new().wind(5).x().enemy((2, 0)).enemy((-3, 3)).play();
    answer(&mut play, Answer::Play(order(Code::F2)));
    assert_eq!(play.state().berth(id(0)).map(|berth| berth.hex), Some(hex((1, 0))));
    roll(&mut play, &[1, 6]);
    assert_eq!(play.state().ship(id(0)).expect("X").place, Place::Sunk);
    assert_eq!(play.state().at(hex((2, 0))), Some(id(1)));
}

#[test]
fn strength_is_masts_and_die() {
    assert_eq!(winner((2, die(3)), (3, die(2))), None);
    assert_eq!(winner((2, die(4)), (3, die(4))), Some(Winner::Defender));
    assert_eq!(winner((5, die(2)), (0, die(6))), Some(Winner::Attacker));
}

#[test]
fn shots_of_a_grappling_play_come_before_the_grapple() {
    let mut play = Scene::new().x().enemy((1, 0)).enemy((1, -1)).play();
    let order = iron_guest::decision::Order { port: Some(id(2)), ..order(Code::F1) };
    answer(&mut play, Answer::Play(order));
    assert!(matches!(play.pending(), Pending::Chance(Request::Shot { .. })));
    roll(&mut play, &[6, 6]);
    assert!(matches!(play.pending(), Pending::Chance(Request::Grapple { .. })));
}
