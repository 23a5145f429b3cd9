//! 11.8 to 11.10.

use full_thrust::Seat;
use full_thrust::decision::{Ask, Pending, Request};
use full_thrust::event::Event;
use full_thrust::geometry::{Course, Edge, Point};
use full_thrust::phase::Phase;
use full_thrust::rules::withdrawal;
use full_thrust::switches::Switch;
use full_thrust::table::{Fate, Presence};

use crate::harness::{Stand, Trial, id, setup};

/// Eight frigates of blue far from one red.
fn eight(switches: &[Switch]) -> Trial {
    let blues: Vec<Stand<'_>> = (0..8).map(|at| ("frigate", (100 + at * 10, 100), 12, 0)).collect();
    Trial::new(switches, [&blues, &[("frigate", (390, 390), 12, 0)]])
}

/// Loses these ships and goes to the end of the turn.
fn lose(trial: &mut Trial, ships: &[usize], fate: Fate) {
    trial.change(|table| ships.iter().for_each(|ship| table.ships[*ship].presence = Presence::Gone(fate)));
    trial.phase(Phase::Morale(Seat::FIRST));
    trial.change(|_| {});
    settle(trial);
}

/// Runs on: the phase was set by hand.
fn settle(trial: &mut Trial) {
    if !matches!(trial.asks(), Pending::Chance(_)) {
        trial.phase(Phase::Orders);
    }
}

fn needed(trial: &Trial) -> Option<u8> {
    match trial.asks() {
        Pending::Chance(Request::Morale { needed, .. }) => Some(needed),
        _ => None,
    }
}

#[test]
fn e14_each_further_loss_is_one_easier() {
    let mut trial = eight(&[Switch::Morale]);
    lose(&mut trial, &[0, 1, 2, 3], Fate::Destroyed);
    assert_eq!(needed(&trial), Some(6));
    trial.dice(&[5]);
    lose(&mut trial, &[4], Fate::Lost);
    assert_eq!(needed(&trial), Some(5));
    trial.dice(&[4]);
    lose(&mut trial, &[5], Fate::Destroyed);
    assert_eq!(needed(&trial), Some(4));
}

#[test]
fn v43_losses_of_one_turn_make_one_test() {
    let mut trial = eight(&[Switch::Morale]);
    lose(&mut trial, &[0, 1, 2, 3, 4], Fate::Destroyed);
    assert_eq!(needed(&trial), Some(6));
    trial.dice(&[1]);
    lose(&mut trial, &[5, 6], Fate::Destroyed);
    assert_eq!(needed(&trial), Some(4));
}

#[test]
fn v50_merchants_that_got_away_are_no_losses() {
    let mut trial = eight(&[Switch::Morale]);
    trial.change(|table| {
        table.ships[6].presence = Presence::Gone(Fate::Exited);
        table.ships[7].presence = Presence::Gone(Fate::Exited);
    });
    lose(&mut trial, &[0, 1, 2], Fate::Destroyed);
    assert_eq!(needed(&trial), None);
}

#[test]
fn the_flagship_calls_for_a_test_once() {
    let blues: Vec<Stand<'_>> = (0..8).map(|at| ("frigate", (100 + at * 10, 100), 12, 0)).collect();
    let red: &[Stand<'_>] = &[("frigate", (390, 390), 12, 0)];
    let setup = setup(&[Switch::Morale, Switch::MoraleFlagship], [&blues, red]);
    let stands: Vec<_> = blues.iter().chain(red).copied().collect();
    let mut trial = Trial::of(&setup, &stands);
    lose(&mut trial, &[0], Fate::Destroyed);
    assert_eq!(needed(&trial), Some(6));
    trial.dice(&[5]);
    lose(&mut trial, &[1], Fate::Destroyed);
    assert_eq!(needed(&trial), None);
    // The first test at half still needs 6.
    lose(&mut trial, &[2, 3], Fate::Destroyed);
    assert_eq!(needed(&trial), Some(6));
}

#[test]
fn a_side_for_whom_retreat_is_dishonour_never_tests() {
    let blues: Vec<Stand<'_>> = (0..2).map(|at| ("frigate", (100 + at * 10, 100), 12, 0)).collect();
    let red: &[Stand<'_>] = &[("frigate", (390, 390), 12, 0)];
    let mut setup = setup(&[Switch::Morale], [&blues, red]);
    setup.morale_never = vec![full_thrust::id::SideId(0)];
    let mut trial = Trial::of(&setup, &[blues[0], blues[1], red[0]]);
    lose(&mut trial, &[0], Fate::Destroyed);
    assert_eq!(needed(&trial), None);
}

#[test]
fn a_withdrawing_side_names_an_edge_and_flies_there() {
    let mut trial = eight(&[Switch::Morale]);
    trial.change(|table| {
        table.ships[7].presence = Presence::Away { edge: Edge::West, back: 3, turns: 4 };
        table.ships[6].at = Point::inches(100, 395);
    });
    lose(&mut trial, &[0, 1, 2, 3], Fate::Destroyed);
    trial.dice(&[6]);
    let Pending::Choose(decision) = trial.asks() else { panic!("{:?}", trial.asks()) };
    assert_eq!(decision.ask, Ask::ExitEdge { seat: Seat::FIRST });
    trial.say("exit north");
    assert_eq!(trial.ship(8).presence, Presence::Gone(Fate::Withdrawn));
    assert_eq!(trial.try_say("order 5 +1"), Err(full_thrust::refusal::Refusal::Withdrawing));
    trial.lock();
    assert_eq!(trial.ship(7).presence, Presence::Gone(Fate::Withdrawn));
    assert_eq!(trial.count(|event| matches!(event, Event::EdgeRolled { .. })), 0);
    assert_eq!(trial.ship(5).velocity, 6);
}

#[test]
fn r38_the_orders_of_a_withdrawing_ship() {
    let mut trial = Trial::new(&[], [&[("frigate", (100, 100), 12, 0)], &[("frigate", (300, 300), 12, 0)]]);
    let mut order = |course, velocity, edge| {
        trial.change(|table| {
            table.ships[0].course = Course::new(course).expect("a course");
            table.ships[0].velocity = velocity;
        });
        let vessel = trial.game.field().vessel(id(1)).expect("the ship");
        withdrawal::order(vessel, edge, false).to_string()
    };
    assert_eq!(order(12, 4, Edge::North), "+6");
    assert_eq!(order(2, 4, Edge::North), "P2,+4");
    assert_eq!(order(8, 4, Edge::North), "S3,+3");
    assert_eq!(order(6, 8, Edge::North), "S3,-3");
    assert_eq!(order(6, 5, Edge::North), "S3,-1");
    assert_eq!(order(6, 3, Edge::North), "S3");
}
