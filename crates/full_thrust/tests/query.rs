//! What screens ask, and the odds.

use full_thrust::design::ClassGroup;
use full_thrust::odds::{self, Spread};
use full_thrust::order::{Impossible, Order};
use full_thrust::query;
use full_thrust::score;
use full_thrust::switches::Switch;
use full_thrust::table::Shot;

use crate::harness::{Trial, id};

fn shot(weapon: u8, at: u16) -> Shot {
    Shot { weapon, at: id(at), system: None }
}

#[test]
fn odds_are_those_of_all_faces() {
    let die = Spread::die(|face| score::beam(face, ClassGroup::Escort, false));
    assert_eq!((die.mean(), die.at_least(1), die.at_least(2), die.at_least(3)), (667, 500, 167, 0));
    // Three dice, all 216 throws counted.
    let mut counts = [0u32; 7];
    for throw in 0..216u32 {
        let faces = [throw % 6 + 1, throw / 6 % 6 + 1, throw / 36 + 1];
        let sum: u8 = faces.iter().map(|face| score::beam(*face as u8, ClassGroup::Escort, false)).sum();
        counts[usize::from(sum)] += 1;
    }
    let expected: Vec<u16> = counts.iter().map(|count| ((count * 1000 + 108) / 216) as u16).collect();
    assert_eq!(die.times(3).thousandths(), expected);
    assert_eq!((odds::needle(), odds::threshold(4), odds::threshold(6)), (333, 500, 167));
}

#[test]
fn the_odds_of_a_volley_are_those_of_its_dice() {
    let sides: [&[crate::harness::Stand<'_>]; 2] =
        [&[("light-cruiser", (100, 100), 12, 0)], &[("destroyer", (100, 118), 12, 0)]];
    let mut trial = Trial::new(&[Switch::ThresholdDamage], sides);
    trial.lock();
    let field = trial.game.field();
    let ship = field.vessel(id(1)).expect("the cruiser");
    let all = query::bearings(field, ship);
    let dice: Vec<(u8, u8)> = all.iter().map(|bearing| (bearing.weapon, bearing.aim.dice)).collect();
    assert_eq!(dice, [(0, 2), (1, 1), (2, 1)]);
    let spread = odds::volley(field, ship, &[shot(0, 2), shot(1, 2)], id(2));
    assert_eq!(spread.mean(), 2000);
    assert_eq!(spread, Spread::die(|face| score::beam(face, ClassGroup::Escort, false)).times(3));
    let control = query::fire_control(field, ship, &[shot(0, 2), shot(1, 2)]);
    assert_eq!((control.working, control.engaged.len()), (2, 1));
    let point = query::next_point(field, field.vessel(id(2)).expect("the destroyer")).expect("a point");
    assert_eq!((point.boxes, point.lost_on, point.chance), (4, 4, 500));
}

#[test]
fn a_plot_shows_where_an_order_leads_and_what_it_costs() {
    let trial = Trial::new(&[], [&[("frigate", (100, 390), 12, 6)], &[("scout", (300, 300), 12, 0)]]);
    {
        let field = trial.game.field();
        let ship = field.vessel(id(1)).expect("the frigate");
        assert_eq!(query::helm(field, ship), query::Helm { thrust: 6, most_turn: 3 });
        let plot = query::plot(field, ship, &Order::fly(2, -1));
        assert_eq!((plot.course.number(), plot.velocity, plot.cost, plot.void), (2, 5, 3, None));
        let beyond = query::plot(field, ship, &Order::fly(4, 0));
        assert_eq!((beyond.void, beyond.cost), (Some(Impossible::Turn { asked: 4, most: 3 }), 0));
        assert!(query::plot(field, ship, &Order::fly(0, 5)).leaves.is_some());
        // Three to each side and straight on, with what thrust is left: 13 + 2 × (11 + 9 + 7).
        assert_eq!(query::lawful(field, ship).count(), 13 + 2 * (11 + 9 + 7));
    }
    // A ship that turns by two points at most, at 20″ a turn, 5″ from the edge after her move: she cannot turn in time.
    let mut trial = Trial::new(&[], [&[("battleship", (100, 375), 12, 20)], &[("scout", (300, 300), 12, 0)]]);
    {
        let field = trial.game.field();
        let ship = field.vessel(id(1)).expect("the battleship");
        assert!(query::plot(field, ship, &Order::default()).trapped);
        assert!(!query::plot(field, ship, &Order::fly(2, -2)).trapped);
    }
    // Every lawful order is taken, and flown.
    let orders: Vec<Order> = {
        let field = trial.game.field();
        query::lawful(field, field.vessel(id(1)).expect("the battleship")).collect()
    };
    for order in orders {
        let answer = full_thrust::answer::Answer::Write { ship: id(1), order: order.clone() };
        assert_eq!(query::judge(&trial.game, &answer), Ok(()));
        let field = trial.game.field();
        let plot = query::plot(field, field.vessel(id(1)).expect("the battleship"), &order);
        assert_eq!(plot.void, None);
    }
    trial.say("order 1 S2,-2");
    trial.lock();
    assert_eq!(trial.ship(1).velocity, 18);
}

#[test]
fn ships_keep_formation_as_far_as_their_thrust_goes() {
    // A Frigate, a Destroyer beside her alike, a Battleship (Thrust 4) astern, a Frigate that flies otherwise.
    let sides: [&[crate::harness::Stand<'_>]; 2] = [
        &[
            ("frigate", (50, 50), 2, 6),
            ("destroyer", (56, 47), 2, 6),
            ("battleship", (47, 44), 2, 6),
            ("frigate", (40, 50), 4, 4),
        ],
        &[("frigate", (90, 90), 7, 4)],
    ];
    let trial = Trial::new(&[Switch::AdvMovement], sides);
    let field = trial.game.field();
    let ship = |number| field.vessel(id(number)).expect("a ship");
    for order in query::lawful(field, ship(1)) {
        let led = query::plot(field, ship(1), &order);
        assert_eq!(query::in_formation(field, ship(1), &order, ship(2)), order, "who flies alike does the same");
        for number in 2..=4 {
            let kept = query::in_formation(field, ship(1), &order, ship(number));
            let plot = query::plot(field, ship(number), &kept);
            assert_eq!((plot.void, plot.leaves), (None, None));
        }
        // She is slower to turn: as near as half of her Thrust goes.
        let heavy = query::plot(field, ship(3), &query::in_formation(field, ship(1), &order, ship(3)));
        assert!(led.course.turn_to(heavy.course).abs() <= 1, "{order:?}");
        // And who flies otherwise comes nearer to the leader's course.
        let other = query::plot(field, ship(4), &query::in_formation(field, ship(1), &order, ship(4)));
        let before = led.course.turn_to(ship(4).ship.course).abs();
        assert!(led.course.turn_to(other.course).abs() <= before, "{order:?}");
    }
}
