//! Iron Guest 4, 10, 11.2 and 13: the order of play, the end, draws.

use iron_guest::decision::{Answer, Ask, Illegal, Input, Order, Pending, Request};
use iron_guest::event::Event;
use iron_guest::moving::Code;
use iron_guest::order_of_play::Play;
use iron_guest::seat::{Seat, SeatSet};
use iron_guest::ship::Place;
use iron_guest::state::{Outcome, Phase, Reason};
use iron_guest::variants::Variants;
use iron_guest::wind::{Wind, changed};

use super::scene::{E, Scene, W, answer, decision, die, face, id, order, roll, seat};

fn with_wind(wind: Wind) -> Variants {
    Variants { wind, ..Variants::default() }
}

/// The player to choose plays his next ship straight ahead, or as he can.
fn plays_on(play: &mut Play) {
    let quiet = decision(play).plays().iter().copied().find(|answer| match answer {
        Answer::Play(order) => order.port.is_none() && order.starboard.is_none() && order.code == Code::F1p,
        _ => false,
    });
    let first = decision(play).plays()[0];
    answer(play, quiet.unwrap_or(first));
}

#[test]
fn t6_the_wind_shifts() {
    let shifted = |wind, from, rolled| changed(wind, face(from), die(rolled)).number();
    assert_eq!(shifted(Wind::Variable, 1, 6), 6);
    assert_eq!(shifted(Wind::Variable, 6, 1), 1);
    assert_eq!(shifted(Wind::Variable, 3, 4), 3);
    assert_eq!(shifted(Wind::Fitful, 5, 2), 2);
    assert_eq!(shifted(Wind::Steady, 5, 2), 5);
}

#[test]
fn rule_11_2_the_wind_is_rolled_after_each_turn() {
    let mut play = Scene::new().variants(with_wind(Wind::Variable)).x().enemy((-3, 3)).play();
    answer(&mut play, Answer::Play(order(Code::F1)));
    assert_eq!(play.pending(), Pending::Chance(Request::Wind));
    roll(&mut play, &[1]);
    assert_eq!(play.state().upwind, Some(face(4)));
    assert_eq!(decision(&play).seat, seat(2));
}

#[test]
fn t46_the_game_ends_at_once() {
    let scene = Scene::new().variants(with_wind(Wind::Variable)).x().ship(2, (1, -1), E, 1).own((-3, 3));
    let mut play = scene.play();
    answer(&mut play, Answer::Play(Order { port: Some(id(1)), ..order(Code::F1) }));
    let events = roll(&mut play, &[3, 3]);
    assert_eq!(play.pending(), Pending::Over(Outcome::Won(seat(1))));
    assert!(!events.iter().any(|event| matches!(event, Event::WindRolled(..))));
    let refused = play.submit(Input::Die(die(1)), &mut Vec::new());
    assert_eq!(refused, Err(Illegal::Over));
}

#[test]
fn t51_a_round_ends_where_the_first_player_sat() {
    // The first player's only ship goes down in round 2.
    let mut scene = Scene::of(3).ship(1, (0, 0), E, 1).ship(2, (1, -1), W, 3).ship(3, (-3, 3), E, 3);
    scene.state.round = 2;
    let mut play = scene.turn_of(2);
    let shot = decision(&play).plays().iter().copied().find(|answer| match answer {
        Answer::Play(order) => order.port == Some(id(0)) || order.starboard == Some(id(0)),
        _ => false,
    });
    answer(&mut play, shot.expect("a shot"));
    roll(&mut play, &[5, 5]);
    assert_eq!(play.state().ship(id(0)).expect("X").place, Place::Sunk);
    assert_eq!((play.state().round, decision(&play).seat), (2, seat(3)));
    plays_on(&mut play);
    assert_eq!((play.state().round, decision(&play).seat), (3, seat(2)));
}

#[test]
fn rule_4_2_every_ship_is_played_once_in_any_order() {
    let mut play = Scene::new().x().own((0, 3)).enemy((-3, 0)).play();
    answer(&mut play, Answer::Play(Order { ship: id(1), ..order(Code::F1) }));
    let left: Vec<Answer> = decision(&play).plays().to_vec();
    assert!(left.iter().all(|answer| matches!(answer, Answer::Play(order) if order.ship == id(0))));
    answer(&mut play, left[0]);
    assert_eq!(decision(&play).seat, seat(2));
}

#[test]
fn rule_10_3_a_long_chase_is_drawn() {
    let mut scene = Scene::new().ship(1, (-2, -2), E, 3).ship(2, (2, 2), W, 3);
    scene.setup.long_chase = 3;
    let mut play = scene.play();
    let mut turns = 0;
    while !matches!(play.pending(), Pending::Over(_)) {
        plays_on(&mut play);
        turns += 1;
        assert!(turns <= 6);
    }
    assert_eq!(turns, 6);
    let Phase::Over(Outcome::Drawn(reason, _)) = play.state().phase else { panic!("drawn") };
    assert_eq!(reason, Reason::LongChase);
}

#[test]
fn a_loss_starts_the_count_of_a_chase_anew() {
    let mut scene = Scene::new().x().enemy((1, -1)).enemy((-3, 3));
    scene.setup.long_chase = 2;
    scene.state.quiet = 1;
    let mut play = scene.play();
    answer(&mut play, Answer::Play(Order { port: Some(id(1)), ..order(Code::F1) }));
    roll(&mut play, &[6, 5]);
    while decision(&play).seat == seat(2) {
        plays_on(&mut play);
    }
    assert_eq!((play.state().quiet, play.state().round), (0, 2));
}

#[test]
fn zero_rounds_of_chase_mean_never() {
    let mut scene = Scene::new().ship(1, (-2, -2), E, 3).ship(2, (2, 2), W, 3);
    scene.setup.long_chase = 0;
    let mut play = scene.play();
    for _ in 0..200 {
        if matches!(play.pending(), Pending::Over(_)) {
            panic!("over");
        }
        plays_on(&mut play);
    }
    assert!(play.state().quiet >= 90);
}

#[test]
fn rule_10_3_a_draw_takes_everybody() {
    let scene = Scene::of(3).x().enemy((-3, 3)).ship(3, (3, -3), W, 3);
    let mut play = scene.play();
    answer(&mut play, Answer::OfferDraw);
    assert_eq!((decision(&play).seat, decision(&play).ask), (seat(2), Ask::Draw(seat(1))));
    answer(&mut play, Answer::Draw(true));
    assert_eq!(decision(&play).seat, seat(3));
    let mut refused = play.clone();
    answer(&mut play, Answer::Draw(true));
    assert_eq!(play.pending(), Pending::Over(Outcome::Drawn(Reason::Agreed, SeatSet::first(3))));

    answer(&mut refused, Answer::Draw(false));
    assert_eq!(decision(&refused).ask, Ask::Choose);
    assert!(!decision(&refused).options.contains(&Answer::OfferDraw), "once a turn");
}

#[test]
fn who_resigns_loses_his_ships_and_his_turn() {
    let scene = Scene::of(3).x().own((0, 3)).enemy((-3, 3)).ship(3, (3, -3), W, 3);
    let mut play = scene.play();
    answer(&mut play, Answer::Resign);
    assert_eq!(decision(&play).seat, seat(2));
    assert!(play.state().squadron(Seat::FIRST).all(|(_, ship)| ship.place == Place::Sunk));
    answer(&mut play, Answer::Resign);
    assert_eq!(play.pending(), Pending::Over(Outcome::Won(seat(3))));
}

#[test]
fn one_may_resign_when_a_draw_is_offered() {
    let scene = Scene::of(3).x().enemy((-3, 3)).ship(3, (3, -3), W, 3);
    let mut play = scene.play();
    answer(&mut play, Answer::OfferDraw);
    answer(&mut play, Answer::Resign);
    assert_eq!(decision(&play).seat, seat(3));
    answer(&mut play, Answer::Draw(false));
    assert_eq!((decision(&play).seat, decision(&play).ask), (seat(1), Ask::Choose));
}

#[test]
fn an_input_of_the_wrong_kind_changes_nothing() {
    let mut play = Scene::new().x().enemy((1, -1)).play();
    let before = play.state().clone();
    assert_eq!(play.submit(Input::Die(die(1)), &mut Vec::new()), Err(Illegal::NotAChance));
    answer(&mut play, Answer::Play(Order { port: Some(id(1)), ..order(Code::F1) }));
    let firing = play.state().clone();
    assert_ne!(before, firing);
    assert_eq!(play.submit(Input::Answer(Answer::Resign), &mut Vec::new()), Err(Illegal::NotAChoice));
    assert_eq!(play.submit(Input::Drawn(super::scene::hex((0, 0))), &mut Vec::new()), Err(Illegal::AnotherChance));
    assert_eq!(play.state(), &firing);
}
