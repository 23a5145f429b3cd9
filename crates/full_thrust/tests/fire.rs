//! Chapters 7 and 8.

use full_thrust::decision::{Ask, Pending, Request};
use full_thrust::design::{ClassGroup, Grade, System, Weapon, WeaponKind};
use full_thrust::event::Event;
use full_thrust::geometry::{Arc, Arcs, Point};
use full_thrust::id::SideId;
use full_thrust::refusal::Refusal;
use full_thrust::rules::threshold;
use full_thrust::score::{battery_dice, beam, torpedo_hits_on};
use full_thrust::setup::Refit;
use full_thrust::switches::Switch;
use full_thrust::table::{Fate, Presence};

use crate::harness::{Stand, Trial, id, setup};

fn arcs(letters: &str) -> Arcs {
    Arcs::try_from(letters.to_owned()).expect("arcs")
}

/// A trial whose first ship has these weapons, at the moment of allocating fire.
fn armed(switches: &[Switch], weapons: &[(WeaponKind, &str)], sides: [&[Stand<'_>]; 2]) -> Trial {
    let mut setup = setup(switches, sides);
    setup.switches.custom_designs = true;
    let weapons = weapons.iter().map(|(kind, letters)| Weapon { kind: *kind, arcs: arcs(letters) }).collect();
    setup.forces[0].ships[0].refit = Some(Refit { called: None, damage: 13, weapons });
    let mut trial = Trial::of(&setup, sides.concat().as_slice());
    trial.lock();
    trial
}

#[test]
fn e1_dice_and_what_they_score() {
    let at = |inches| Point::inches(0, inches);
    let dice: u8 = [Grade::A, Grade::B, Grade::C].iter().map(|grade| battery_dice(*grade, at(0), at(18))).sum();
    assert_eq!(dice, 3);
    let damage: u8 = [1, 6, 5].iter().map(|die| beam(*die, ClassGroup::Escort, false)).sum();
    assert_eq!(damage, 3);
}

#[test]
fn a_battery_scores_in_play_what_the_table_says() {
    // A Light Cruiser's A at 18″ ahead: two dice.
    let mut trial = Trial::new(&[], [&[("light-cruiser", (100, 100), 12, 0)], &[("destroyer", (100, 118), 12, 0)]]);
    trial.lock();
    trial.say("fire 1 0>2 1>2");
    trial.lock();
    trial.dice(&[1, 6, 5]);
    assert_eq!(trial.ship(2).lost, 3);
    assert_eq!(trial.game.state().table.turn, 2);
}

#[test]
fn e2_two_firecons_two_arcs() {
    // 2 is ahead, 3 to port, 4 ahead too.
    let reds: &[Stand<'_>] = &[("scout", (100, 110), 12, 0), ("scout", (90, 100), 12, 0), ("scout", (102, 110), 12, 0)];
    let mut trial = Trial::new(&[], [&[("light-cruiser", (100, 100), 12, 0)], reds]);
    trial.lock();
    // Weapons: 0 the A, 1 the B of fore, port, aft, 2 the B of fore, starboard, aft.
    trial.say("fire 1 0>2 2>2 1>3");
    assert_eq!(trial.try_say("fire 1 2>3"), Err(Refusal::Arc(Arc::Port)));
    assert_eq!(trial.try_say("fire 1 0>2 1>4"), Err(Refusal::SameArc));
    assert_eq!(trial.try_say("fire 1 0>2 0>3"), Err(Refusal::WeaponTwice));
    assert_eq!(trial.try_say("fire 1 3>2"), Err(Refusal::WeaponDown));
    assert_eq!(trial.try_say("fire 1 0>1"), Err(Refusal::NoTarget));
}

#[test]
fn e20_v24_as_many_targets_as_working_firecons() {
    let reds: &[Stand<'_>] = &[("scout", (100, 110), 12, 0), ("scout", (90, 100), 12, 0), ("scout", (110, 100), 12, 0)];
    let mut trial = Trial::new(&[], [&[("heavy-cruiser", (100, 100), 12, 0)], reds]);
    trial.lock();
    // 0 A fore/port, 1 A fore/starboard, 2 and 3 B fore/port/aft, 4 and 5 B fore/starboard/aft.
    for pair in ["0>2 2>3", "0>3 1>4", "0>2 4>4"] {
        trial.say(&format!("fire 1 {pair}"));
    }
    assert_eq!(trial.try_say("fire 1 0>2 2>3 4>4"), Err(Refusal::Firecons { targets: 3, firecons: 2 }));

    let mut trial = Trial::new(&[], [&[("battleship", (100, 100), 12, 0)], reds]);
    trial.change(|table| table.ships[0].down.extend([System::Firecon(0), System::Firecon(2)]));
    trial.lock();
    assert_eq!(trial.try_say("fire 1 0>2 1>3"), Err(Refusal::Firecons { targets: 2, firecons: 1 }));
    trial.say("fire 1 1>3");
    trial.change(|table| table.ships[0].down.extend([System::Firecon(1)]));
    assert_eq!(trial.game.state().table.turn, 1);
    let vessel = trial.game.field().vessel(id(1)).expect("the ship");
    assert!(!full_thrust::rules::fire_control::can_fire(trial.game.field(), vessel));
}

#[test]
fn v46_a_target_outside_the_arcs_is_refused() {
    let mut trial = Trial::new(&[], [&[("battleship", (100, 100), 12, 0)], &[("scout", (110, 100), 12, 0)]]);
    trial.lock();
    assert_eq!(trial.try_say("fire 1 0>2"), Err(Refusal::Arc(Arc::Starboard)));
    assert_eq!(trial.try_say("fire 1 9>2"), Err(Refusal::WeaponDown));
}

#[test]
fn v25_two_ships_destroy_each_other() {
    let mut trial = Trial::new(&[], [&[("frigate", (100, 100), 12, 0)], &[("frigate", (100, 105), 6, 0)]]);
    trial.change(|table| table.ships.iter_mut().for_each(|ship| ship.lost = 5));
    trial.lock();
    trial.say("fire 1 0>2");
    trial.say("fire 2 0>1");
    trial.lock();
    trial.dice(&[6, 1, 4, 4]);
    assert_eq!(trial.ship(1).presence, Presence::Gone(Fate::Destroyed));
    assert_eq!(trial.ship(2).presence, Presence::Gone(Fate::Destroyed));
    let Pending::Over(outcome) = trial.asks() else { panic!("all are gone") };
    assert_eq!(outcome.winner, None);
}

#[test]
fn v26_threshold_points() {
    let passed = |lost| threshold::passed(ClassGroup::Capital, 22, lost);
    assert_eq!([5, 6, 11, 16, 17].map(passed), [0, 1, 2, 2, 3]);
    assert_eq!(threshold::points(ClassGroup::Merchant, 26), [13]);
    assert_eq!(threshold::lines(ClassGroup::Capital, 22), [6, 5, 6, 5]);
    assert_eq!(threshold::lines(ClassGroup::Cruiser, 14), [5, 5, 4]);
    assert_eq!(threshold::lost_on(ClassGroup::Escort, 1), 4);
    assert_eq!([1, 2].map(|point| threshold::lost_on(ClassGroup::Cruiser, point)), [6, 4]);
    assert_eq!([1, 2, 3].map(|point| threshold::lost_on(ClassGroup::Capital, point)), [6, 5, 4]);
}

#[test]
fn e10_a_threshold_check_goes_through_the_systems() {
    let switches = [Switch::ThresholdDamage];
    let mut trial = Trial::new(&switches, [&[("destroyer", (100, 100), 12, 0)], &[("frigate", (100, 105), 6, 0)]]);
    trial.change(|table| table.ships[0].lost = 2);
    trial.lock();
    trial.say("fire 2 0>1");
    trial.lock();
    trial.dice(&[5, 5]);
    assert_eq!(trial.ship(1).lost, 4);
    trial.dice(&[5, 2, 3, 6, 1]);
    let vessel = trial.game.field().vessel(id(1)).expect("the destroyer");
    let working: Vec<System> = vessel.working().collect();
    assert_eq!(working, [System::Weapon(1), System::Weapon(2), System::Drive, System::Firecon(0)]);
    assert_eq!(vessel.thrust(), 3);
}

#[test]
fn v27_two_points_at_one_blow() {
    let switches = [Switch::ThresholdDamage];
    let sides: [&[Stand<'_>]; 2] = [&[("heavy-cruiser", (100, 100), 12, 0)], &[("battleship", (100, 105), 6, 0)]];
    let mut trial = Trial::new(&switches, sides);
    trial.lock();
    // The Battleship faces her: four A and four B bear.
    trial.say("fire 2 0>1 1>1 2>1 3>1 4>1");
    trial.lock();
    // 4 × 3 + 2 dice: 6 sixes and one 4 make 13.
    trial.dice(&[6, 6, 6, 6, 6, 6, 4, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(trial.ship(1).lost, 13);
    let on = |trial: &Trial| match trial.asks() {
        Pending::Chance(Request::Threshold { lost_on, .. }) => lost_on,
        other => panic!("no threshold is checked: {other:?}"),
    };
    assert_eq!(on(&trial), 6);
    // Nine systems at the first point; the first battery and, at one step, the Drive go.
    trial.dice(&[6, 5, 5, 5, 5, 5, 6, 5, 5]);
    assert_eq!(on(&trial), 4);
    assert_eq!(trial.game.field().vessel(id(1)).expect("her").thrust(), 2);
    // What the first took is not rolled again, but the halved Drive is.
    trial.dice(&[3, 3, 3, 3, 3, 4, 3, 3]);
    assert_eq!(trial.game.field().vessel(id(1)).expect("her").thrust(), 0);
    assert_eq!(trial.game.state().table.turn, 2);
}

#[test]
fn v28_a_drive_is_halved_and_then_disabled() {
    let mut trial = Trial::new(&[], [&[("dreadnought", (100, 100), 12, 0)], &[("scout", (300, 300), 6, 0)]]);
    let thrust = |trial: &Trial| trial.game.field().vessel(id(1)).expect("her").thrust();
    assert_eq!(thrust(&trial), 2);
    trial.change(|table| table.ships[0].drive_hits = 1);
    assert_eq!(thrust(&trial), 1);
    trial.change(|table| table.ships[0].drive_hits = 2);
    assert_eq!(thrust(&trial), 0);
    assert!(!trial.game.field().vessel(id(1)).expect("her").works(System::Drive));
}

#[test]
fn v29_armour() {
    let sum = |group| [4, 5, 6].iter().map(|die| beam(*die, group, true)).sum::<u8>();
    assert_eq!(
        [ClassGroup::Escort, ClassGroup::Merchant, ClassGroup::Cruiser, ClassGroup::Capital].map(sum),
        [4, 4, 3, 1]
    );
}

#[test]
fn v31_torpedoes() {
    let at = |units| torpedo_hits_on(Point::ORIGIN, Point::new(0, units));
    assert_eq!(at(12 * 3120), Some(5));
    assert_eq!(at(12 * 3120 + 31), Some(6));
    assert_eq!(at(18 * 3120 + 31), None);
}

#[test]
fn e12_v30_a_torpedo_does_a_second_die_whatever_the_armour() {
    let switches = [Switch::CustomDesigns, Switch::PulseTorpedoes, Switch::HullArmour];
    let weapons = [(WeaponKind::Torpedo, "f")];
    let sides: [&[Stand<'_>]; 2] = [&[("light-cruiser", (100, 100), 12, 0)], &[("battleship", (100, 112), 12, 0)]];
    let mut trial = armed(&switches, &weapons, sides);
    assert_eq!(trial.try_say("fire 1 0>2:d"), Err(Refusal::System));
    trial.say("fire 1 0>2");
    trial.lock();
    trial.dice(&[5, 5]);
    assert_eq!(trial.ship(2).lost, 5);
    let mut missed = armed(&switches, &weapons, sides);
    missed.say("fire 1 0>2");
    missed.lock();
    missed.dice(&[4]);
    assert_eq!((missed.ship(2).lost, missed.game.state().table.turn), (0, 2));
}

#[test]
fn e19_v32_needles() {
    let switches = [Switch::CustomDesigns, Switch::NeedleBeams];
    let weapons = [(WeaponKind::Needle, "p"), (WeaponKind::Needle, "p")];
    // 2 is to port, 3 ahead.
    let sides: [&[Stand<'_>]; 2] =
        [&[("light-cruiser", (100, 100), 12, 0)], &[("destroyer", (92, 100), 12, 0), ("destroyer", (100, 108), 12, 0)]];
    let mut trial = armed(&switches, &weapons, sides);
    assert_eq!(trial.try_say("fire 1 0>3:d"), Err(Refusal::Arc(Arc::Fore)));
    assert_eq!(trial.try_say("fire 1 0>2"), Err(Refusal::System));
    assert_eq!(trial.try_say("fire 1 0>2:w9"), Err(Refusal::System));
    trial.say("fire 1 0>2:d 1>2:d");
    trial.lock();
    trial.dice(&[5, 5]);
    assert_eq!((trial.ship(2).drive_hits, trial.ship(2).lost), (2, 0));
}

#[test]
fn v33_alternate_fire() {
    let blues: &[Stand<'_>] = &[
        ("frigate", (100, 100), 12, 0),
        ("frigate", (101, 100), 12, 0),
        ("frigate", (102, 100), 12, 0),
        ("frigate", (103, 100), 12, 0),
    ];
    let reds: &[Stand<'_>] =
        &[("frigate", (100, 110), 6, 0), ("frigate", (101, 110), 6, 0), ("frigate", (102, 110), 6, 0)];
    let mut trial = Trial::new(&[Switch::AlternateFire], [blues, reds]);
    trial.change(|table| table.ships[4].lost = 5);
    trial.lock();
    let side = |trial: &Trial| match trial.asks() {
        Pending::Choose(decision) => match decision.ask {
            Ask::FireNext { side } => side,
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    };
    assert_eq!(side(&trial), SideId(0));
    assert_eq!(trial.try_say("fire 5 0>1"), Err(Refusal::OtherSide));
    trial.say("fire 1 0>5");
    trial.dice(&[6, 1]);
    assert_eq!(trial.ship(5).presence, Presence::Gone(Fate::Destroyed));
    assert_eq!(side(&trial), SideId(1));
    trial.say("fire 6 0>1");
    trial.dice(&[1, 1]);
    assert_eq!(trial.try_say("fire 1 0>6"), Err(Refusal::Fired));
    trial.say("pass");
    trial.say("fire 7 0>1");
    trial.dice(&[1, 1]);
    // The side with nothing left is skipped; who passed may fire later.
    assert_eq!(side(&trial), SideId(0));
    trial.say("fire 2 0>6");
    trial.dice(&[1, 1]);
    assert_eq!(side(&trial), SideId(0));
    trial.say("pass");
    assert_eq!(trial.game.state().table.turn, 2);
}

#[test]
fn equal_sides_roll_for_the_first_shot() {
    let mut trial =
        Trial::new(&[Switch::AlternateFire], [&[("frigate", (100, 100), 12, 0)], &[("frigate", (100, 110), 6, 0)]]);
    trial.lock();
    trial.dice(&[3, 3, 2, 5]);
    assert_eq!(trial.count(|event| *event == Event::OrderSet { sides: vec![SideId(1), SideId(0)] }), 1);
    assert!(trial.try_say("fire 1 0>2").is_err());
    trial.say("fire 2 0>1");
}

#[test]
fn a_die_decides_the_arc_of_a_target_on_the_line() {
    // The red ship is exactly on the line of fore and starboard; she sees blue in her port quarter likewise.
    let mut trial = Trial::new(&[], [&[("battleship", (100, 100), 12, 0)], &[("battleship", (110, 110), 12, 0)]]);
    trial.lock();
    assert_eq!(trial.asks(), Pending::Chance(Request::Line { firer: id(1), target: id(2) }));
    trial.dice(&[5, 1]);
    assert_eq!(trial.try_say("fire 1 0>2"), Err(Refusal::Arc(Arc::Starboard)));
    trial.say("fire 1 2>2");
    assert_eq!(trial.try_say("fire 2 0>1"), Err(Refusal::Arc(Arc::Aft)));
}

/// 7.1, 7.5: a weapon that works, within its range: 24″ for a B.
#[test]
fn a_shot_needs_a_weapon_that_works_and_reaches() {
    let far: &[Stand<'_>] = &[("scout", (100, 125), 6, 0)];
    let near: &[Stand<'_>] = &[("scout", (100, 124), 6, 0)];
    let allocating = |reds| {
        let mut trial = Trial::new(&[], [&[("destroyer", (100, 100), 12, 0)], reds]);
        trial.change(|table| table.ships[0].down.extend([System::Weapon(1)]));
        trial
    };
    let mut trial = allocating(near);
    trial.lock();
    assert_eq!(trial.try_say("fire 1 1>2"), Err(Refusal::WeaponDown));
    trial.say("fire 1 0>2");
    let mut trial = allocating(far);
    assert_eq!(trial.game.state().table.ships[0].lost, 0);
    trial.lock();
    assert!(trial.try_say("fire 1 0>2").is_err(), "nobody is in reach, so nobody is asked");
    assert_eq!(trial.game.state().table.turn, 2);
}

/// 7.7: what is more than the boxes left is lost.
#[test]
fn damage_beyond_the_last_box_is_lost() {
    let mut trial = Trial::new(&[], [&[("frigate", (100, 100), 12, 0)], &[("frigate", (100, 105), 6, 0)]]);
    trial.change(|table| table.ships[1].lost = 5);
    trial.lock();
    trial.say("fire 1 0>2");
    trial.lock();
    trial.dice(&[6, 6]);
    assert_eq!((trial.ship(2).lost, trial.ship(2).presence), (6, Presence::Gone(Fate::Destroyed)));
}

/// 1.1, 2.9, 6.3, 10.12: ships neither hide nor touch each other, and what they pass on the way does not matter.
#[test]
fn nothing_stands_in_the_way_of_a_shot_or_a_move() {
    let reds: &[Stand<'_>] = &[("frigate", (100, 103), 9, 0), ("scout", (100, 109), 6, 0), ("scout", (100, 112), 6, 0)];
    let mut trial = Trial::new(&[], [&[("frigate", (100, 100), 12, 6)], reds]);
    trial.lock();
    assert_eq!(trial.ship(1).at, Point::inches(100, 106), "through the first");
    trial.say("fire 1 0>4");
    trial.lock();
    trial.dice(&[6, 1]);
    assert_eq!([2, 3, 4].map(|ship| trial.ship(ship).lost), [0, 0, 2], "and past the second");
    let mut trial = Trial::new(&[], [&[("frigate", (100, 100), 12, 3)], &[("frigate", (100, 103), 12, 0)]]);
    trial.lock();
    assert_eq!(trial.ship(1).at, trial.ship(2).at);
    trial.next_turn(1);
    assert_eq!((trial.ship(1).lost, trial.ship(2).lost), (0, 0));
}
