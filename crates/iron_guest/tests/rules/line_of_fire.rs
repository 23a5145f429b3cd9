//! Iron Guest 6: the line of fire. And 7.2: who can be announced.

use std::collections::{BTreeMap, BTreeSet};

use iron_guest::board::{Face, Heading, Hex, HexSet, Radius, Side};
use iron_guest::line_of_fire::{Swept, at_rest, moments, swept};
use iron_guest::moving::{Code, Passage, Waters};
use iron_guest::ship::Berth;

use super::scene::{Bears, E, Scene, at, face, hex, port, seat, starboard};

/// What a play of X sweeps, by side and range. All plays are looked at, lawful or not.
fn sweep(scene: &Scene, code: Code) -> BTreeMap<(Side, u8), BTreeSet<Hex>> {
    let way = sail(scene, code);
    let mut by = BTreeMap::<_, BTreeSet<Hex>>::new();
    for Swept { hex, side, range, .. } in swept(&way, Radius::ALL[3].board()) {
        by.entry((side, range)).or_default().insert(hex);
    }
    by
}

fn sail(scene: &Scene, code: Code) -> Passage {
    Waters::new(&scene.state, seat(1)).sail(at((0, 0), E), code).expect("a way")
}

fn hexes(of: &[(i8, i8)]) -> BTreeSet<Hex> {
    of.iter().copied().map(hex).collect()
}

type Side3<'a> = [&'a [(i8, i8)]; 3];

fn assert_sweep(code: Code, ports: Side3, starboards: Side3) {
    let found = sweep(&Scene::new(), code);
    let mut expected = BTreeMap::new();
    for (side, ranges) in [(Side::Port, ports), (Side::Starboard, starboards)] {
        for (range, of) in (1..).zip(ranges) {
            if !of.is_empty() {
                expected.insert((side, range), hexes(of));
            }
        }
    }
    assert_eq!(found, expected, "{code:?}");
}

#[test]
fn t5_a_turn_sweeps_exactly_60_degrees() {
    let ports = sweep(&Scene::new(), Code::Hp);
    assert!(ports[&(Side::Port, 2)].contains(&hex((1, -2))));
    assert!(ports[&(Side::Port, 2)].contains(&hex((-1, -1))));
    assert!(!ports[&(Side::Port, 2)].contains(&hex((2, -2))));
}

#[test]
fn t10_at_rest_one_hex_a_side() {
    assert_sweep(Code::H, [&[], &[(1, -2)], &[]], [&[], &[(-1, 2)], &[]]);
}

#[test]
fn t11_straight_ahead() {
    assert_sweep(Code::F1, [&[(1, -1)], &[(1, -2), (2, -2)], &[(2, -3)]], [&[(0, 1)], &[(-1, 2), (0, 2)], &[(-1, 3)]]);
}

#[test]
fn t12_turn_to_port() {
    assert_sweep(
        Code::Hp,
        [&[(0, -1)], &[(-1, -1), (0, -2), (1, -2)], &[(-1, -2), (0, -3), (1, -3)]],
        [&[(0, 1)], &[(-1, 2), (0, 2), (1, 1)], &[(-1, 3), (0, 3), (1, 2)]],
    );
}

#[test]
fn t13_turn_to_starboard() {
    assert_sweep(
        Code::Hs,
        [&[(1, -1)], &[(1, -2), (2, -2), (2, -1)], &[(2, -3), (3, -3), (3, -2)]],
        [&[(-1, 1)], &[(-2, 1), (-2, 2), (-1, 2)], &[(-3, 2), (-3, 3), (-2, 3)]],
    );
}

#[test]
fn t14_hexes_swept() {
    let count = |code| swept(&sail(&Scene::new().wind(5).radius(6), code), Radius::ALL[3].board()).len();
    assert_eq!([Code::F1, Code::F2, Code::Hp].map(count), [8, 14, 14]);
    assert_eq!([Code::F1p, Code::Pf1, Code::F1s, Code::Sf1].map(count), [17; 4]);
    assert_eq!([Code::F2p, Code::Pf2, Code::F2s].map(count), [20; 3]);
}

#[test]
fn t15_an_enemy_abeam_is_in_range_whatever_x_does() {
    let scene = Scene::new().x().enemy((1, -2));
    let shots = scene.shots();
    assert_eq!(shots.len(), 5);
    assert!(shots.iter().all(|(_, bears)| *bears == Bears::from([port(1, 2)])));
}

#[test]
fn t16_the_nearest_moment_counts() {
    let scene = Scene::new().wind(5).x().enemy((1, -2));
    assert_eq!(scene.bears(Code::Pf2), [port(1, 1)].into());
    assert_eq!(scene.bears(Code::F2p), [port(1, 2)].into());
    let ranges = |code| moments(&sail(&scene, code), hex((1, -2))).map(|moment| moment.range).collect::<Vec<_>>();
    assert_eq!(ranges(Code::Pf2).first(), Some(&2));
    assert_eq!(ranges(Code::F2p).last(), Some(&3));
}

#[test]
fn t17_an_enemy_farther_off() {
    let scene = Scene::new().wind(5).x().enemy((1, -3));
    let expected =
        [(Code::Pf1, 3), (Code::F1p, 3), (Code::Pf2, 2)].map(|(code, range)| (code, [port(1, range)].into()));
    let mut shots = scene.shots();
    shots.sort();
    let mut expected: Vec<(Code, Bears)> = expected.into();
    expected.sort();
    assert_eq!(shots, expected);
}

#[test]
fn t18_a_nearer_enemy_masks_a_farther_one() {
    let scene = Scene::new().x().enemy((1, -1)).enemy((2, -3));
    assert_eq!(scene.bears(Code::F1), [port(1, 1)].into());
    assert_eq!(scene.bears(Code::F1p), [port(1, 1), port(2, 3)].into());
}

#[test]
fn t19_an_own_ship_masks_too() {
    let scene = Scene::new().x().enemy((2, -3)).own((1, -1));
    assert_eq!(scene.shots(), [(Code::Sf1, [port(1, 3)].into()), (Code::F1p, [port(1, 3)].into())]);
}

#[test]
fn t20_masked_in_the_turn_clear_in_the_advance() {
    let scene = Scene::new().x().enemy((0, -1)).enemy((0, -2));
    assert_eq!(scene.bears(Code::Pf1), [port(1, 1), port(2, 2)].into());
}

#[test]
fn t21_a_hulk_masks_nothing() {
    let scene = Scene::new().x().hulk(2, (1, -1)).enemy((2, -3));
    assert_eq!(scene.bears(Code::F1), [port(2, 3)].into());
}

#[test]
fn t22_a_line_along_a_border_is_blocked_by_two_shoals() {
    let one = Scene::new().x().enemy((1, -2)).shoals(&[(0, -1)]);
    assert_eq!(one.bears(Code::F1), [port(1, 2)].into());
    let two = Scene::new().x().enemy((1, -2)).shoals(&[(0, -1), (1, -1)]);
    assert_eq!(two.shots(), []);
}

#[test]
fn t23_a_shoal_in_the_line_blocks() {
    assert_eq!(Scene::new().x().enemy((2, -3)).shoals(&[(1, -1)]).shots(), []);
}

#[test]
fn t24_half_way_between_two_hexes_it_takes_two_shoals() {
    let one = Scene::new().x().enemy((2, -3)).shoals(&[(2, -2)]);
    assert_eq!(one.bears(Code::F1), [port(1, 3)].into());
    assert_eq!(one.bears(Code::Pf1), Bears::new());
    assert_eq!(Scene::new().x().enemy((2, -3)).shoals(&[(1, -2), (2, -2)]).shots(), []);
}

#[test]
fn t25_both_broadsides() {
    let scene = Scene::new().x().enemy((1, -1)).enemy((0, 1));
    assert_eq!(scene.bears(Code::F1), [port(1, 1), starboard(2, 1)].into());
}

#[test]
fn t27_shots_before_a_grapple_end_at_the_border() {
    let with = |place| Scene::new().x().enemy((1, 0)).enemy(place).bears(Code::F1);
    assert_eq!(with((1, -1)), [port(2, 1)].into());
    assert_eq!(with((1, -2)), [port(2, 2)].into());
    assert_eq!(with((2, -2)), Bears::new());
}

/// Every play from every heading in the middle of a large board, with any wind.
fn all_passages() -> Vec<Passage> {
    let mut all = Vec::new();
    for upwind in Face::ALL {
        let scene = Scene::new().radius(6).wind(upwind.number());
        let waters = Waters::new(&scene.state, seat(1));
        for heading in Heading::ALL {
            let start = Berth { hex: Hex::default(), heading };
            all.extend(Code::ALL.into_iter().filter_map(|code| waters.sail(start, code).ok()));
        }
    }
    all
}

#[test]
fn rule_6_8_no_hex_is_swept_on_both_sides_nor_where_the_ship_goes() {
    let board = Radius::ALL[3].board();
    for way in all_passages() {
        for target in board.iter() {
            let seen: Vec<(Side, u8)> = moments(&way, target).map(|moment| (moment.side, moment.range)).collect();
            let sides: BTreeSet<Side> = seen.iter().map(|(side, _)| *side).collect();
            assert!(sides.len() <= 1, "{way:?} {target}");
            let ranges: BTreeSet<u8> = seen.iter().map(|(_, range)| *range).collect();
            let turns = way.code.before().is_some() || way.code.after().is_some();
            assert!(ranges.len() <= 1 || (way.code.advance() == 2 && turns), "{way:?} {target} {ranges:?}");
        }
        for through in way.path().chain([way.start.hex]) {
            assert_eq!(moments(&way, through).count(), 0, "{way:?} {through}");
        }
    }
}

#[test]
fn rule_6_8_everything_turns_with_the_world() {
    let turn = |hex: Hex| Hex::new(-hex.r, hex.q + hex.r);
    for way in all_passages() {
        let turned_berth =
            |berth: Berth| Berth { hex: turn(berth.hex), heading: berth.heading.turned(Side::Starboard) };
        let turned = Passage {
            code: way.code,
            start: turned_berth(way.start),
            course: way.course.turned(Side::Starboard),
            end: turned_berth(way.end),
            grapples: way.grapples,
        };
        for target in Radius::ALL[3].board().iter() {
            let seen = |way: &Passage, target: Hex| {
                moments(way, target).map(|moment| (moment.time, moment.side, moment.range)).collect::<Vec<_>>()
            };
            assert_eq!(seen(&way, target), seen(&turned, turn(target)), "{way:?} {target}");
        }
    }
}

#[test]
fn what_blocks_and_masks_turns_with_the_world() {
    let turn = |(q, r): (i8, i8)| (-r, q + r);
    let around: Vec<(i8, i8)> =
        Radius::ALL[0].board().iter().map(|hex| (hex.q, hex.r)).filter(|hex| *hex != (0, 0)).collect();
    let clear = |heading: Heading, upwind: u8, enemy: (i8, i8), shoal: (i8, i8), mask: (i8, i8)| {
        let scene = Scene::new().radius(6).wind(upwind).ship(1, (0, 0), heading, 3).enemy(enemy);
        let mut scene = scene.shoals(&[shoal]);
        if mask != shoal && mask != enemy {
            scene = scene.own(mask);
        }
        scene.shots()
    };
    for (number, enemy) in around.iter().enumerate() {
        // Enough of the pairs to meet every line of the table, in a time that a test may take.
        for (other, shoal) in around.iter().enumerate().filter(|(other, _)| (number + other) % 3 == 0) {
            let mask = around[(number * 7 + other * 5) % around.len()];
            if shoal == enemy {
                continue;
            }
            let one = clear(E, 5, *enemy, *shoal, mask);
            let turned = clear(
                E.turned(Side::Starboard),
                face(5).shifted(true).number(),
                turn(*enemy),
                turn(*shoal),
                turn(mask),
            );
            assert_eq!(one, turned, "{enemy:?} {shoal:?} {mask:?}");
        }
    }
}

/// A plain reference: the guns' line drawn with real numbers, at many points of a leg.
#[test]
fn sweeps_agree_with_lines_drawn_step_by_step() {
    let centre = |hex: Hex| (f64::from(hex.q) + f64::from(hex.r) / 2.0, f64::from(hex.r) * 3f64.sqrt() / 2.0);
    let angle = |heading: Heading| f64::from(heading.number()) * std::f64::consts::FRAC_PI_3;
    for way in all_passages() {
        let mut seen: BTreeSet<Hex> = BTreeSet::new();
        let mut look = |position: (f64, f64), angle: f64| {
            let (along, across) = ((angle.cos(), angle.sin()), (-angle.sin(), angle.cos()));
            for target in Radius::ALL[3].board().iter() {
                let way = (centre(target).0 - position.0, centre(target).1 - position.1);
                let ahead = way.0 * along.0 + way.1 * along.1;
                let abeam = way.0 * across.0 + way.1 * across.1;
                if ahead.abs() < 1e-9 && abeam.abs() > 0.5 && abeam.abs() < 3.01 {
                    seen.insert(target);
                }
            }
        };
        // A turn is looked at in each direction of a hex in range, so none is missed between two steps.
        let mut turn = |at: Hex, from: Heading, to: Side| {
            let sign = if to == Side::Starboard { 1.0 } else { -1.0 };
            for target in Radius::ALL[0].board().iter() {
                let bearing = centre(target).1.atan2(centre(target).0);
                for guns in [bearing + std::f64::consts::FRAC_PI_2, bearing - std::f64::consts::FRAC_PI_2] {
                    let mut turned = (guns - angle(from)) * sign;
                    turned = turned.rem_euclid(std::f64::consts::TAU);
                    if !(std::f64::consts::FRAC_PI_3 + 1e-9..=std::f64::consts::TAU - 1e-9).contains(&turned) {
                        look(centre(at), guns);
                    }
                }
            }
        };
        if let Some(side) = way.code.before() {
            turn(way.start.hex, way.start.heading, side);
        }
        if let Some(side) = way.code.after() {
            turn(way.end.hex, way.course, side);
        }
        let steps = 60 * u32::from(way.code.advance());
        for step in 0..=steps {
            let part = f64::from(step) / 60.0;
            let (from, along) = (centre(way.start.hex), centre(way.course.step()));
            look((from.0 + along.0 * part, from.1 + along.1 * part), angle(way.course));
        }
        let found: BTreeSet<Hex> = swept(&way, Radius::ALL[3].board()).iter().map(|swept| swept.hex).collect();
        let drawn: BTreeSet<Hex> = seen.into_iter().filter(|hex| Radius::ALL[3].holds(*hex)).collect();
        assert_eq!(found, drawn, "{way:?}");
    }
}

#[test]
fn at_rest_agrees_with_a_hold() {
    let board: HexSet = Radius::STANDARD.board();
    let way = sail(&Scene::new(), Code::H);
    for target in board.iter() {
        assert_eq!(at_rest(way.start, target).is_some(), moments(&way, target).count() == 1);
    }
}
