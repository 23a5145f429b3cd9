//! A scenario being made: whatever is done to it, it can be played once it lacks nothing.

use full_thrust::content::{Catalogue, SideForce};
use full_thrust::draft::{Dial, Draft, Goal, Lack, Score};
use full_thrust::geometry::{Course, Edge, INCH, Point};
use full_thrust::own::{self, Format, OwnScenario};
use full_thrust::setup::Setup;
use rand::{RngExt, SeedableRng};

use crate::harness::Seed;

const DIALS: [Dial; 14] = [
    Dial::Width,
    Dial::Height,
    Dial::Turns,
    Dial::Sides,
    Dial::From,
    Dial::To,
    Dial::Depth,
    Dial::Slowest,
    Dial::Fastest,
    Dial::Budget,
    Dial::DrawWithin,
    Dial::Major,
    Dial::Minor,
    Dial::Exited,
];

#[test]
fn whatever_is_done_to_it_it_can_be_played() {
    let catalogue = Catalogue::shared().expect("sound content");
    for seed in 0..40 {
        let _said = Seed(seed);
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
        let mut draft = Draft::default();
        draft.rename("Any");
        for _ in 0..400 {
            let side = rng.random_range(0..4);
            let class = &catalogue.classes()[rng.random_range(0..catalogue.classes().len() - 1)].id;
            let edge = Edge::ALL[rng.random_range(0..4)];
            match rng.random_range(0..12) {
                0..4 => {
                    let (dial, more) = (DIALS[rng.random_range(0..DIALS.len())], rng.random_range(0..2) == 0);
                    (0..rng.random_range(1..30)).for_each(|_| draft.turn(dial, side, more));
                }
                4 => draft.come_from(side, edge),
                5 => draft.leave_by(side, (rng.random_range(0..2) == 0).then_some(edge)),
                6 => draft.course(side, Course::new(rng.random_range(1..=12)).expect("a course")),
                7 => draft.free(side, rng.random_range(0..4) == 0),
                8 => draft.add(side, class),
                9 => draft.remove(side, rng.random_range(0..4)),
                10 => {
                    let point = Point::new(rng.random_range(-9_000..900_000), rng.random_range(-9_000..900_000));
                    draft.place(side, rng.random_range(0..4), Some(point));
                }
                _ => {
                    draft.aim(Goal::ALL[rng.random_range(0..3)]);
                    draft.score(side, Score::ALL[rng.random_range(0..6)]);
                }
            }
            let finished = draft.finished(&catalogue);
            let faults = catalogue.scenario_faults(&finished);
            match draft.lacks() {
                None => assert_eq!(faults, [], "{finished:?}"),
                Some(Lack::Ships(_)) => assert!(!faults.is_empty()),
                Some(Lack::Name) => panic!("it has a name"),
            }
        }
    }
}

#[test]
fn ships_are_placed_within_their_zone_and_stay_there() {
    let catalogue = Catalogue::shared().expect("sound content");
    let mut draft = Draft::default();
    assert_eq!(draft.lacks(), Some(Lack::Name));
    draft.rename("Ford");
    assert_eq!(draft.lacks(), Some(Lack::Ships(0)));
    draft.add(0, "frigate");
    draft.add(1, "light-freighter");
    assert_eq!(draft.lacks(), None);
    // Far outside: the nearest inch of the zone.
    draft.place(0, 0, Some(Point::new(0, 0)));
    let zone = draft.scenario().sides[0].zone;
    assert_eq!(draft.ships(0).expect("ships")[0].place, Some((zone.from, 72 - zone.depth)));
    draft.place(0, 0, Some(Point::new(50 * INCH + 100, 70 * INCH)));
    assert_eq!(draft.ships(0).expect("ships")[0].place, Some((50, 70)));
    // Another edge: the place is no longer one of the zone.
    draft.come_from(0, Edge::South);
    assert_eq!(draft.ships(0).expect("ships")[0].place, None);
    let scenario = draft.finished(&catalogue);
    assert!(scenario.uneven, "9 against 11");
    let kept = OwnScenario { format: Format, scenario };
    let text = own::write(&kept).expect("plain data");
    let again: OwnScenario = own::read(&catalogue, &text).expect("it can be played");
    assert_eq!(Draft::of(&again.scenario).finished(&catalogue), kept.scenario);
    assert_eq!(Setup::of_own(&catalogue, &kept.scenario, None).check(&catalogue), []);
}

#[test]
fn printed_scenarios_can_be_taken_as_a_beginning() {
    let catalogue = Catalogue::shared().expect("sound content");
    for printed in catalogue.scenarios() {
        let mut draft = Draft::of(printed);
        let ships = |side: &SideForce| match side {
            SideForce::Given(ships) => ships.iter().map(|ship| usize::from(ship.count)).sum(),
            SideForce::Free => 0,
        };
        for (at, side) in printed.sides.iter().enumerate() {
            assert_eq!(draft.ships(at).map_or(0, <[_]>::len), ships(&side.ships));
        }
        draft.turn(Dial::Turns, 0, true);
        assert_eq!(draft.scenario().turns, printed.turns + 1);
    }
}
