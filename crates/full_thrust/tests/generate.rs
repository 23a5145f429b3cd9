//! Battles made to measure: every wish gives one that can be played, the same seed the same, and fleets of a battle are even.

use std::collections::BTreeSet;

use full_thrust::content::Catalogue;
use full_thrust::generate::{Objective, TableSize, VALUES, Wishes, scenario};
use full_thrust::setup::Setup;

fn all(seeds: u64) -> impl Iterator<Item = Wishes> {
    let tables = || TableSize::ALL.into_iter().flat_map(|table| (2..=4).map(move |sides| (table, sides)));
    Objective::ALL.into_iter().flat_map(move |objective| {
        VALUES.into_iter().flat_map(move |value| {
            tables().flat_map(move |(table, sides)| {
                (0..seeds).map(move |seed| Wishes { objective, value, table, sides, seed })
            })
        })
    })
}

#[test]
fn every_wish_gives_a_battle_that_can_be_played() {
    let catalogue = Catalogue::shared().expect("sound content");
    for wishes in all(6) {
        let made = scenario(&catalogue, wishes);
        assert_eq!(catalogue.scenario_faults(&made), [], "{wishes:?}");
        assert_eq!(made.sides.len(), wishes.side_count());
        let setup = Setup::of_own(&catalogue, &made, None).with_raised_forces(&catalogue, wishes.seed);
        assert_eq!(setup.check(&catalogue), [], "{wishes:?}");
        assert_eq!(scenario(&catalogue, wishes), made, "the same seed makes the same battle");
        if wishes.objective == Objective::Battle {
            let values: BTreeSet<u32> = setup.forces.iter().map(|force| force.value(&catalogue)).collect();
            assert_eq!(values.len(), 1, "{wishes:?}");
        } else {
            assert!(made.uneven, "what is not even says so");
        }
    }
}

#[test]
fn seeds_make_different_battles_from_neighbouring_edges() {
    let catalogue = Catalogue::shared().expect("sound content");
    let made = |seed| {
        let wishes = Wishes { objective: Objective::Battle, value: 150, table: TableSize::Normal, sides: 2, seed };
        scenario(&catalogue, wishes)
    };
    let mut edges = BTreeSet::new();
    for seed in 0..40 {
        let found = made(seed);
        let [first, second] = [found.sides[0].zone.edge, found.sides[1].zone.edge];
        assert!(first != second && first.opposite() != second, "fleets come from adjacent edges (5.8)");
        edges.insert(first);
        for side in &found.sides {
            let inward = side.zone.edge.outward().turned(6);
            assert!(side.courses.contains(&inward), "one may come straight in");
        }
    }
    assert_eq!(edges.len(), 4);
}

#[test]
fn a_battle_is_measured_and_the_same_battle_the_same() {
    use full_thrust::bot::Strength;
    use full_thrust::fair::{Measured, measure};
    let catalogue = Catalogue::shared().expect("sound content");
    let even = Setup::of(&catalogue, "border-patrol", None).expect("the scenario");
    let measured = measure(&catalogue, &even, 4, Strength::Plain).expect("it can begin");
    assert_eq!(measured.battles(), 4);
    assert_eq!(measure(&catalogue, &even, 4, Strength::Plain), Ok(measured));
    let mut hopeless = Setup::of(&catalogue, "last-run", None).expect("the scenario");
    let measured = measure(&catalogue, &hopeless, 4, Strength::Plain).expect("it can begin");
    assert!(!measured.is_even(), "{measured:?}");
    hopeless.forces.pop();
    assert!(measure(&catalogue, &hopeless, 1, Strength::Plain).is_err());
    assert!(Measured { won: vec![9, 7], drawn: 4 }.is_even());
    assert!(!Measured { won: vec![12, 6], drawn: 2 }.is_even());
}
