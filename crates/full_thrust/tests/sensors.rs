//! Chapter 9.

use full_thrust::event::{Cause, Event};
use full_thrust::geometry::{Course, INCH, Point};
use full_thrust::id::{Letter, SideId};
use full_thrust::refusal::Refusal;
use full_thrust::setup::Setup;
use full_thrust::switches::Switch;
use full_thrust::table::{Berth, Fate, Presence};

use crate::harness::{Stand, Trial, id, setup};

/// A trial in which every ship is a Bogey, lettered in order.
fn bogeys(switches: &[Switch], sides: [&[Stand<'_>]; 2]) -> Trial {
    let mut all = vec![Switch::Sensors, Switch::Dummies];
    all.extend(switches);
    let setup = setup(&all, sides);
    hide(&setup, &sides.concat())
}

fn hide(setup: &Setup, stands: &[Stand<'_>]) -> Trial {
    let mut trial = Trial::of(setup, stands);
    trial.change(|table| {
        for (letter, ship) in (0..).zip(&mut table.ships) {
            ship.letter = Some(Letter(letter));
            ship.hidden = true;
        }
    });
    trial
}

fn revealed(trial: &Trial, ship: u16) -> bool {
    trial.count(|event| matches!(event, Event::Revealed { ship: found, .. } if *found == id(ship))) == 1
}

#[test]
fn v34_both_are_revealed_at_36_inches() {
    let sides: [&[Stand<'_>]; 2] = [&[("scout", (100, 100), 12, 0)], &[("scout", (100, 136), 12, 0)]];
    let mut trial = bogeys(&[], sides);
    trial.lock();
    assert!(revealed(&trial, 1) && revealed(&trial, 2));
    let mut trial = bogeys(&[], sides);
    trial.change(|table| table.ships[1].at.y += INCH / 100);
    trial.lock();
    assert!(!revealed(&trial, 1) && !revealed(&trial, 2));
}

#[test]
fn v36_a_bogey_near_a_ship_is_revealed() {
    let mut trial = bogeys(&[], [&[("scout", (100, 100), 12, 0)], &[("scout", (100, 130), 12, 0)]]);
    trial.change(|table| table.ships[1].hidden = false);
    trial.lock();
    assert!(revealed(&trial, 1));
}

/// Blue has a scout, red a scout and a dummy.
fn with_dummy(distance: i32) -> Trial {
    let blue: &[Stand<'_>] = &[("scout", (100, 100), 12, 0)];
    let red: &[Stand<'_>] = &[("scout", (100, 300), 12, 0)];
    let mut setup = setup(&[Switch::Sensors, Switch::Dummies], [blue, red]);
    setup.forces[1].dummies = 1;
    hide(&setup, &[blue[0], red[0], ("dummy", (100, 100 + distance), 12, 0)])
}

#[test]
fn v35_a_scan_removes_a_dummy_and_shows_the_scanner() {
    let mut trial = with_dummy(54);
    trial.lock();
    assert_eq!(trial.try_say("scan 1 B"), Err(Refusal::Range { reach: 54 }));
    assert_eq!(trial.try_say("scan 1 A"), Err(Refusal::NoTarget));
    assert_eq!(trial.try_say("scan 3 A"), Err(Refusal::NotAsked(full_thrust::Seat::new(2).expect("a seat"))));
    trial.say("scan 1 C");
    trial.lock();
    assert_eq!(trial.ship(3).presence, Presence::Gone(Fate::Removed));
    assert!(revealed(&trial, 1) && !trial.ship(1).hidden && trial.ship(2).hidden);
}

#[test]
fn r30_a_dummy_reveals_an_enemy_and_is_removed() {
    let mut trial = with_dummy(36);
    trial.lock();
    assert_eq!(trial.ship(3).presence, Presence::Gone(Fate::Removed));
    assert!(!trial.ship(1).hidden);
    assert_eq!(trial.count(|event| matches!(event, Event::Revealed { cause: Cause::Passive, .. })), 2);
}

#[test]
fn a_dummy_does_nothing_but_fly_and_is_removed_off_the_table() {
    let mut trial = with_dummy(100);
    trial.say("order 3 S4,+4");
    trial.change(|table| table.ships[2].at.y = 399 * INCH);
    trial.say("order 3 +8");
    trial.lock();
    assert_eq!(trial.ship(3).presence, Presence::Gone(Fate::Removed));
}

#[test]
fn v49_dummies_count_for_the_first_shot() {
    let blue: &[Stand<'_>] =
        &[("frigate", (100, 100), 12, 0), ("frigate", (104, 100), 12, 0), ("frigate", (10, 390), 6, 0)];
    let red: &[Stand<'_>] =
        &[("frigate", (100, 110), 6, 0), ("frigate", (104, 110), 6, 0), ("frigate", (102, 110), 6, 0)];
    let mut setup = setup(&[Switch::Sensors, Switch::Dummies, Switch::AlternateFire], [blue, red]);
    setup.forces[0].dummies = 1;
    let stands = [blue[0], blue[1], blue[2], ("dummy", (390, 390), 12, 0), red[0], red[1], red[2]];
    let mut trial = hide(&setup, &stands);
    trial.lock();
    assert!(trial.ship(4).hidden && trial.ship(4).is_on_table());
    assert_eq!(trial.count(|event| *event == Event::OrderSet { sides: vec![SideId(0), SideId(1)] }), 1);
    assert_eq!(trial.count(|event| matches!(event, Event::OrderRolled { .. })), 0);
}

#[test]
fn a_hidden_ship_is_no_target_under_her_own_number() {
    let mut trial = bogeys(&[Switch::Ramming], [&[("scout", (100, 100), 12, 0)], &[("scout", (300, 300), 12, 0)]]);
    assert_eq!(trial.try_say("order 1 RAM 2"), Err(Refusal::NoTarget));
    trial.say("order 1 RAM B");
}

#[test]
fn letters_are_the_sides_own_and_used_once() {
    let blue: &[Stand<'_>] = &[("scout", (0, 0), 6, 0), ("scout", (0, 0), 6, 0)];
    let setup = setup(&[Switch::Sensors], [blue, &[("scout", (0, 0), 12, 0)]]);
    let mut trial = Trial::of(&setup, &[]);
    trial.phase(full_thrust::phase::Phase::Deploy);
    trial.change(|table| table.turn = 0);
    let at = 300 * INCH;
    assert_eq!(trial.try_say(&format!("deploy 1 {at} {at} 6 4")), Err(Refusal::Letter));
    assert_eq!(trial.try_say(&format!("deploy 1 {at} {at} 6 4 C")), Err(Refusal::Letter));
    trial.say(&format!("deploy 1 {at} {at} 6 4 B"));
    assert_eq!(trial.try_say(&format!("deploy 2 {at} {at} 6 4 B")), Err(Refusal::LetterTaken));
    assert_eq!(trial.try_say("lock 1"), Err(Refusal::NotSetUp));
    assert_eq!(trial.try_say(&format!("deploy 2 {at} {at} 5 4 A")), Err(Refusal::CourseNotAllowed));
    assert_eq!(trial.try_say(&format!("deploy 2 {at} 0 6 4 A")), Err(Refusal::OutsideZone));
    assert_eq!(trial.try_say(&format!("deploy 2 {at} {at} 6 21 A")), Err(Refusal::Velocity { low: 0, high: 20 }));
    trial.say(&format!("deploy 2 {at} {at} 6 4 A"));
    trial.say("deploy 3 0 0 12 4 C");
    trial.lock();
    assert_eq!(trial.game.state().table.turn, 1);
    assert!(trial.ship(1).hidden);
}

/// 9.5: a Bogey that launches is revealed, and so is one that fighters attack.
#[test]
fn a_bogey_that_launches_or_is_attacked_is_revealed() {
    let sides: [&[Stand<'_>]; 2] = [&[("carrier", (100, 100), 12, 6)], &[("scout", (300, 300), 12, 0)]];
    let mut trial = bogeys(&[Switch::Fighters, Switch::Dogfights], sides);
    trial.say("order 1 L1");
    trial.lock();
    assert!(revealed(&trial, 1) && !revealed(&trial, 2));
    let mut trial = bogeys(&[Switch::Fighters, Switch::Dogfights], sides);
    trial.change(|table| {
        table.groups[0].berth = Berth::Space;
        table.groups[0].at = Point::inches(300, 296);
        table.groups[0].facing = Course::NORTH;
    });
    trial.lock();
    trial.say(&format!("move 3 {} {} 12", 300 * INCH, 296 * INCH));
    assert!(!revealed(&trial, 2), "fighters reveal nobody by being near");
    trial.say("attack 3 B");
    trial.lock();
    assert!(revealed(&trial, 2) && !revealed(&trial, 1));
}
