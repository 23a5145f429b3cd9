//! Chapters 13 and 14.

use full_thrust::Seat;
use full_thrust::decision::Pending;
use full_thrust::id::SideId;
use full_thrust::outcome::{Grade, Outcome};
use full_thrust::phase::Phase;
use full_thrust::rules::victory;
use full_thrust::setup::Setup;
use full_thrust::switches::Switch;
use full_thrust::table::{Berth, Fate, Presence};

use crate::harness::{Stand, Trial, catalogue};

fn gone(trial: &mut Trial, ship: usize, fate: Fate) {
    trial.change(|table| table.ships[ship].presence = Presence::Gone(fate));
}

fn outcome(trial: &Trial) -> Option<Outcome> {
    victory::outcome(trial.game.field())
}

#[test]
fn v52_a_carrier_and_the_fighters_aboard() {
    let sides: [&[Stand<'_>]; 2] = [&[("carrier", (100, 100), 12, 0)], &[("frigate", (300, 300), 12, 0)]];
    let mut trial = Trial::new(&[Switch::Fighters], sides);
    trial.change(|table| {
        table.groups[0].berth = Berth::Lost;
        table.groups[1].berth = Berth::Space;
        table.groups[2].berth = Berth::Space;
        table.ships[0].presence = Presence::Gone(Fate::Destroyed);
    });
    assert_eq!(victory::points(trial.game.field()), [0, 38]);
    // Fighter groups alone are not present (13.1).
    assert_eq!(outcome(&trial).expect("it is over").winner, Some(SideId(1)));
}

#[test]
fn r40_half_for_ships_gone_and_a_tenth_for_victory() {
    let sides: [&[Stand<'_>]; 2] = [
        &[("destroyer", (100, 100), 12, 0), ("battleship", (120, 100), 12, 0)],
        &[("frigate", (300, 300), 12, 0), ("battleship", (320, 300), 12, 0), ("scout", (340, 300), 12, 0)],
    ];
    let mut trial = Trial::new(&[], sides);
    assert_eq!(outcome(&trial), None);
    trial.change(|table| table.turn = 100);
    assert_eq!(outcome(&trial).expect("the last turn").winner, None);
    // A destroyer away: half of 13; the smaller force is 55, of which a tenth is 5.5.
    trial.change(|table| {
        table.ships[0].presence = Presence::Away { edge: full_thrust::geometry::Edge::North, back: 102, turns: 4 };
    });
    assert_eq!(
        outcome(&trial).expect("over"),
        Outcome { winner: Some(SideId(1)), grade: Grade::Plain, points: vec![0, 6] }
    );
    gone(&mut trial, 4, Fate::Withdrawn);
    assert_eq!(outcome(&trial).expect("over").points, [2, 6]);
    assert_eq!(outcome(&trial).expect("over").winner, None);
}

fn scenario(id: &str) -> Trial {
    let setup = Setup::of(&catalogue(), id, None).expect("the scenario");
    let count: usize = setup.forces.iter().map(|force| force.ships.len()).sum();
    let stands: Vec<Stand<'_>> = (0..count).map(|at| ("", (10 + 2 * at as i32, 40), 3, 4)).collect();
    Trial::of(&setup, &stands)
}

#[test]
fn the_convoys_own_points() {
    let mut trial = scenario("convoy");
    // Ships 1, 2 bulk carriers (26), 3, 4 freighters (11), 5 cruiser (19), 6 destroyer, 7, 8 frigates; 9 … 13 raiders.
    assert_eq!(outcome(&trial), None);
    gone(&mut trial, 0, Fate::Exited);
    gone(&mut trial, 2, Fate::Destroyed);
    gone(&mut trial, 8, Fate::Destroyed);
    trial.change(|table| table.turn = 14);
    // 26 away, a raider of 25 destroyed: 38. Freighter 11, bulk carrier and freighter still there: 11 + 13 + 5.
    assert_eq!(outcome(&trial).expect("over").points, [38, 29]);
    assert_eq!(outcome(&trial).expect("over").winner, None);
    gone(&mut trial, 5, Fate::Destroyed);
    assert_eq!(outcome(&trial).expect("over").points, [38, 35]);
    // Taken: stopped, and an enemy warship nearer than every friendly one.
    trial.change(|table| {
        table.ships[1].velocity = 0;
        table.ships[1].at = table.ships[9].at;
    });
    assert_eq!(outcome(&trial).expect("over").points, [38, 48]);
    // When the hunters are gone, those still there have got away.
    (8..13).for_each(|ship| gone(&mut trial, ship, Fate::Withdrawn));
    assert_eq!(outcome(&trial).expect("over").points, [26 + 26 + 11, 11 + 6]);
}

#[test]
fn the_last_runs_ladder() {
    let mut trial = scenario("last-run");
    assert_eq!(trial.game.battle().roster[0].name.as_deref(), Some("Furious"));
    trial.change(|table| table.turn = 18);
    // No transport got away: at most one exited.
    assert_eq!(outcome(&trial).expect("over").winner, Some(SideId(0)));
    assert_eq!(outcome(&trial).expect("over").grade, Grade::Major);
    let transports: Vec<usize> =
        (0..trial.game.battle().roster.len()).filter(|ship| trial.game.battle().roster[*ship].is_merchant()).collect();
    assert_eq!(transports.len(), 3);
    gone(&mut trial, transports[0], Fate::Exited);
    gone(&mut trial, transports[1], Fate::Exited);
    assert_eq!(outcome(&trial).expect("over").winner, Some(SideId(1)));
    gone(&mut trial, transports[2], Fate::Destroyed);
    assert_eq!(outcome(&trial).expect("over").grade, Grade::Minor);
}

#[test]
fn in_a_three_cornered_fight_the_one_that_did_most_is_credited() {
    let mut setup = Setup::of(&catalogue(), "three-cornered", None).expect("the scenario");
    for force in &mut setup.forces {
        force.ships = vec![full_thrust::setup::ShipSetup::of("frigate"); 3];
    }
    let stands: Vec<Stand<'_>> = (0..9).map(|at| ("", (5 + 10 * at, 40), 3, 0)).collect();
    let mut trial = Trial::of(&setup, &stands);
    gone(&mut trial, 0, Fate::Destroyed);
    trial.change(|table| table.ships[0].hurt_by = vec![0, 2, 5]);
    gone(&mut trial, 1, Fate::Destroyed);
    trial.change(|table| table.ships[1].hurt_by = vec![0, 3, 3]);
    gone(&mut trial, 3, Fate::Lost);
    assert_eq!(victory::points(trial.game.field()), [0, 4, 13]);
    trial.phase(Phase::Morale(Seat::FIRST));
    assert!(matches!(trial.asks(), Pending::Over(_)) || outcome(&trial).is_none());
}
