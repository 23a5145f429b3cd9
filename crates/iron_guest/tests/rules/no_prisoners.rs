//! Iron Guest 11.1: No Prisoners.

use iron_guest::decision::{Answer, Ask, Pending, Request};
use iron_guest::event::Event;
use iron_guest::gunnery::return_shot;
use iron_guest::moving::Code;
use iron_guest::order_of_play::Play;
use iron_guest::ship::Place;
use iron_guest::state::{Outcome, Reason};

use super::scene::{E, Scene, W, answer, decision, id, order, roll, seat};

/// My dismasted X in the middle, and an enemy that ends its play there.
fn ends(place: (i8, i8)) -> Option<u8> {
    let scene = Scene::new().no_prisoners().ship(1, (0, 0), E, 0).enemy(place);
    return_shot(&scene.state, id(0), id(1)).map(|shot| shot.range)
}

#[test]
fn t44_a_dismasted_ship_fires_at_what_ends_its_play_abeam() {
    assert_eq!(ends((1, -2)), Some(2));
    assert_eq!(ends((-1, 2)), Some(2));
    assert_eq!(ends((1, -1)), None);
    assert_eq!(ends((1, -3)), None);
}

/// The second player's ship 1 comes abeam of my dismasted ship 0.
fn comes_abeam() -> Play {
    let scene =
        Scene::new().no_prisoners().ship(1, (0, 0), E, 0).ship(2, (2, -2), W, 1).own((-3, 3)).ship(2, (0, -4), E, 3);
    let mut play = scene.turn_of(2);
    answer(&mut play, Answer::Play(iron_guest::decision::Order { ship: id(1), ..order(Code::F1) }));
    play
}

#[test]
fn rule_11_1_5_its_owner_is_asked_once_the_play_is_over() {
    let play = comes_abeam();
    let decision = decision(&play);
    assert_eq!(decision.seat, seat(1));
    assert!(matches!(decision.ask, Ask::Return { ship, shot } if ship == id(0) && shot.target == id(1)));
    assert_eq!(decision.plays(), [Answer::Return(true), Answer::Return(false)]);
}

#[test]
fn rule_11_1_5_fired_or_held() {
    let mut play = comes_abeam();
    answer(&mut play, Answer::Return(true));
    assert!(matches!(play.pending(), Pending::Chance(Request::Shot { needs: 8, .. })));
    roll(&mut play, &[4, 4]);
    assert_eq!(play.state().ship(id(1)).expect("Y").masts, 0);
    assert!(play.state().berth(id(1)).is_some(), "dismasted is still afloat");
    assert_eq!(decision(&play).ask, Ask::Choose);

    let mut play = comes_abeam();
    let events = answer(&mut play, Answer::Return(false));
    assert!(events.contains(&Event::HeldFire(id(0))));
    assert_eq!(decision(&play).ask, Ask::Choose);
}

#[test]
fn t47_dismasted_ships_alone_are_becalmed() {
    let scene = Scene::new().no_prisoners().ship(1, (0, 0), E, 0).ship(2, (2, -2), W, 1);
    let mut play = scene.turn_of(2);
    answer(&mut play, Answer::Play(iron_guest::decision::Order { ship: id(1), ..order(Code::F1) }));
    answer(&mut play, Answer::Return(true));
    roll(&mut play, &[5, 5]);
    let afloat = play.state().afloat();
    assert_eq!(play.pending(), Pending::Over(Outcome::Drawn(Reason::Becalmed, afloat)));
    assert_eq!(afloat.len(), 2);
}

#[test]
fn rule_11_1_1_victory_needs_them_sunk() {
    let mut play = Scene::new().no_prisoners().x().ship(2, (1, -1), E, 1).play();
    let shot = iron_guest::decision::Order { port: Some(id(1)), ..order(Code::F1) };
    answer(&mut play, Answer::Play(shot));
    roll(&mut play, &[2, 3]);
    // The second player's turn is empty, and it is mine again.
    assert!(!matches!(play.pending(), Pending::Over(_)));
    assert_eq!(decision(&play).seat, seat(1));
    assert_eq!(play.state().turn, 3);
}

#[test]
fn rule_11_1_3_a_dismasted_enemy_may_be_grappled() {
    let mut play = Scene::new().no_prisoners().x().ship(2, (1, 0), E, 0).enemy((-3, 3)).play();
    answer(&mut play, Answer::Play(order(Code::F1)));
    roll(&mut play, &[2, 1]);
    assert_eq!(play.state().ship(id(1)).expect("Y").place, Place::Sunk);
}

#[test]
fn owners_are_asked_clockwise_from_the_mover() {
    let scene = Scene::of(3).no_prisoners();
    // Seat 2 moves between a dismasted ship of seat 1 and one of seat 3.
    let scene = scene.ship(1, (0, 0), E, 0).ship(3, (2, -4), E, 0).ship(2, (2, -2), W, 3).ship(1, (-3, 3), E, 3);
    let mut play = scene.turn_of(2);
    answer(&mut play, Answer::Play(iron_guest::decision::Order { ship: id(2), ..order(Code::F1) }));
    assert_eq!(decision(&play).seat, seat(3));
    answer(&mut play, Answer::Return(false));
    assert_eq!(decision(&play).seat, seat(1));
}

#[test]
fn two_shoals_beside_the_line_block_the_return() {
    let scene = |shoals: &[(i8, i8)]| {
        let scene = Scene::new().no_prisoners().ship(1, (0, 0), E, 0).enemy((1, -2)).shoals(shoals);
        return_shot(&scene.state, id(0), id(1)).is_some()
    };
    assert!(scene(&[(0, -1)]));
    assert!(!scene(&[(0, -1), (1, -1)]));
}
