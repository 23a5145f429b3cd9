//! Iron Guest 5: moving.

use iron_guest::board::Hex;
use iron_guest::moving::{Bar, Code, Waters, verdict};
use iron_guest::state::Phase;

use super::scene::{E, Ne, Nw, Scene, Se, W, at, hex, id, port, seat, starboard};

const OFF_THE_WIND: [Code; 5] = [Code::F1, Code::Pf1, Code::Sf1, Code::F1p, Code::F1s];

fn end(scene: &Scene, code: Code) -> Hex {
    scene.ways(0).iter().find(|way| way.code == code).expect("a lawful play").end.hex
}

/// What forbids a play of a ship that waits.
fn bar(scene: &Scene, ship: u8, code: Code) -> Option<Bar> {
    let play = scene.play();
    let Phase::Turn(turn) = &play.state().phase else { panic!("a turn") };
    verdict(play.state(), turn.player, turn.waiting, id(ship), code).expect("it waits").err()
}

#[test]
fn t2_a_ship_in_a_corner_pointing_outward_is_not_free() {
    let scene = Scene::new();
    let waters = Waters::new(&scene.state, seat(1));
    assert!(!waters.is_free(at((4, 0), E)));
    for heading in [Ne, Se, Nw] {
        assert!(waters.is_free(at((4, 0), heading)), "{heading:?}");
    }
}

#[test]
fn on_the_bare_board_only_corners_outward_are_not_free() {
    let scene = Scene::new();
    let waters = Waters::new(&scene.state, seat(1));
    let all = scene.state.radius.board().iter();
    let all = all.flat_map(|hex| iron_guest::board::Heading::ALL.map(|heading| (hex, heading)));
    let stuck = all.filter(|(hex, heading)| !waters.is_free(iron_guest::ship::Berth { hex: *hex, heading: *heading }));
    assert_eq!(stuck.count(), 6);
}

#[test]
fn t3_plays_that_end_stuck_in_a_corner_are_forbidden() {
    let scene = Scene::new().ship(1, (3, 0), E, 3);
    assert_eq!(scene.codes(0), [Code::Pf1, Code::Sf1, Code::F1p, Code::F1s]);
    assert_eq!(end(&scene, Code::Pf1), hex((4, -1)));
    assert_eq!(end(&scene, Code::Sf1), hex((3, 1)));
    assert_eq!(bar(&scene, 0, Code::F1), Some(Bar::NotFree));
}

#[test]
fn t9_plays_in_open_water() {
    assert_eq!(Scene::new().x().codes(0), OFF_THE_WIND);
    let running: Vec<Code> = OFF_THE_WIND.into_iter().chain([Code::F2, Code::Pf2, Code::F2p, Code::F2s]).collect();
    assert_eq!(Scene::new().wind(5).x().codes(0), running);
    let edging: Vec<Code> = OFF_THE_WIND.into_iter().chain([Code::Pf2]).collect();
    assert_eq!(Scene::new().wind(5).ship(1, (0, 0), Se, 3).codes(0), edging);
    assert_eq!(bar(&Scene::new().x(), 0, Code::F2), Some(Bar::NotDownwind));
}

#[test]
fn t19_an_own_ship_bars_the_way() {
    let scene = Scene::new().x().enemy((2, -3)).own((1, -1));
    assert!(!scene.codes(0).contains(&Code::Pf1));
    assert_eq!(bar(&scene, 0, Code::Pf1), Some(Bar::OwnShip));
}

#[test]
fn t21_a_hulk_bars_the_way() {
    let scene = Scene::new().x().hulk(2, (1, -1));
    assert_eq!(bar(&scene, 0, Code::Pf1), Some(Bar::Hulk));
}

#[test]
fn t26_an_enemy_ahead_is_grappled_and_not_fired_at() {
    let scene = Scene::new().x().enemy((1, 0));
    assert_eq!(scene.codes(0), [Code::F1, Code::Pf1, Code::Sf1]);
    assert!(scene.ways(0).iter().all(|way| way.grapples == (way.code == Code::F1)));
    assert_eq!(scene.shots(), [(Code::Pf1, [starboard(1, 1)].into()), (Code::Sf1, [port(1, 1)].into())]);
    assert_eq!(bar(&scene, 0, Code::F1p), Some(Bar::TurnAfterGrapple));
}

#[test]
fn t28_before_the_wind_an_enemy_may_be_in_the_second_hex_only() {
    let far = Scene::new().wind(5).x().enemy((2, 0));
    assert!(far.ways(0).iter().any(|way| way.code == Code::F2 && way.grapples));
    assert_eq!(bar(&far, 0, Code::F2p), Some(Bar::TurnAfterGrapple));
    assert_eq!(bar(&far, 0, Code::F2s), Some(Bar::TurnAfterGrapple));
    let near = Scene::new().wind(5).x().enemy((1, 0));
    assert!(near.ways(0).iter().any(|way| way.code == Code::F1 && way.grapples));
    assert_eq!(bar(&near, 0, Code::F2), Some(Bar::EnemyInFirstHex));
}

#[test]
fn t29_no_grapple_into_a_corner_from_which_there_is_no_way() {
    let scene = Scene::new().ship(1, (3, 0), E, 3).enemy((4, 0));
    assert_eq!(bar(&scene, 0, Code::F1), Some(Bar::NotFree));
    assert_eq!(scene.codes(0), [Code::Pf1, Code::Sf1]);
    assert_eq!(scene.shots(), [(Code::Pf1, [starboard(1, 1)].into()), (Code::Sf1, [port(1, 1)].into())]);
}

#[test]
fn t30_a_grapple_along_the_edge() {
    let scene = Scene::new().ship(1, (4, -1), Se, 3).enemy((4, 0));
    assert_eq!(scene.codes(0), [Code::F1, Code::Sf1]);
    assert_eq!(end(&scene, Code::Sf1), hex((3, 0)));
    assert_eq!(scene.shots(), [(Code::Sf1, [port(1, 1)].into())]);
}

#[test]
fn t31_a_ship_in_a_friends_only_way_goes_first() {
    let scene = Scene::new().x().own((1, 0)).shoals(&[(1, -1), (0, 1)]);
    let first: Vec<u8> = scene.plays().into_iter().map(|(ship, _)| ship).collect();
    assert_eq!(first, [1]);
    assert_eq!(bar(&scene, 0, Code::F1), Some(Bar::OwnShip));
}

#[test]
fn t32_of_a_column_in_a_channel_the_leader_goes_first() {
    let scene = Scene::new().ship(1, (-1, 0), E, 3).own((0, 0)).own((1, 0));
    let scene = scene.shoals(&[(-1, 1), (0, -1), (0, 1), (1, -1)]);
    let first: Vec<u8> = scene.plays().into_iter().map(|(ship, _)| ship).collect();
    assert_eq!(first, [2]);
}

#[test]
fn a_hold_that_costs_a_friend_his_way_is_forbidden() {
    let scene = Scene::new().x().own((1, 0)).shoals(&[(1, -1), (0, 1)]);
    // X cannot advance while its friend is ahead, and its friend can: turning now would waste its play.
    assert_eq!(bar(&scene, 0, Code::Hp), Some(Bar::FewerAdvance));
    assert_eq!(bar(&scene, 0, Code::H), Some(Bar::SlowerTurn));
}

#[test]
fn t45_a_dismasted_ship_of_ones_own_is_in_the_way_for_good() {
    let scene = Scene::new().no_prisoners().x().ship(1, (1, 0), E, 0).enemy((-3, 3));
    assert_eq!(scene.codes(0), [Code::Pf1, Code::Sf1]);
    assert_eq!(bar(&scene, 0, Code::F1), Some(Bar::OwnShip));
}

#[test]
fn a_ship_that_can_advance_must() {
    let scene = Scene::new().x();
    for code in Code::ON_THE_SPOT {
        assert_eq!(bar(&scene, 0, code), Some(Bar::MustAdvance));
    }
    assert_eq!(bar(&Scene::new().ship(1, (0, -4), Nw, 3).ship(1, (0, 0), W, 3), 0, Code::F1), Some(Bar::OffBoard));
    assert_eq!(bar(&Scene::new().x().shoals(&[(1, 0)]), 0, Code::F1), Some(Bar::Shoal));
}
