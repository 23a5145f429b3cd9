//! Iron Guest 5.6 and 5.7: ships that cannot advance.

use iron_guest::decision::Answer;
use iron_guest::moving::Code;

use super::scene::{E, Scene, W, answer, decision, id, order, port, roll};

const AROUND: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

fn all_but(open: &[(i8, i8)]) -> Vec<(i8, i8)> {
    AROUND.into_iter().filter(|hex| !open.contains(hex)).collect()
}

#[test]
fn t33_of_two_ships_with_one_hex_between_them_either_goes_first() {
    let shoals = [(1, -1), (0, 1), (-1, 0), (0, -1), (-1, 1), (2, -1), (3, -1), (3, 0), (2, 1), (1, 1)];
    let scene = Scene::new().x().ship(1, (2, 0), W, 3).enemy((-3, 0)).shoals(&shoals);
    let ahead = [Code::F1, Code::F1p, Code::F1s];
    assert_eq!(scene.codes(0), ahead);
    assert_eq!(scene.codes(1), ahead);
    for first in [0, 1] {
        for code in ahead {
            let mut play = scene.play();
            let order = iron_guest::decision::Order { ship: id(first), code, port: None, starboard: None };
            answer(&mut play, Answer::Play(order));
            let codes: Vec<Code> = decision(&play)
                .plays()
                .iter()
                .map(|answer| match answer {
                    Answer::Play(order) => {
                        assert_eq!(order.ship, id(1 - first));
                        order.code
                    }
                    other => panic!("{other:?}"),
                })
                .collect();
            assert_eq!(codes, Code::ON_THE_SPOT);
        }
    }
}

#[test]
fn t34_a_ship_that_cannot_advance_turns_to_where_it_can() {
    let codes = |open: &[(i8, i8)]| Scene::new().x().shoals(&all_but(open)).codes(0);
    assert_eq!(codes(&[(-1, 1)]), [Code::Hs]);
    assert_eq!(codes(&[(-1, 0)]), [Code::Hp, Code::Hs]);
    assert_eq!(codes(&[]), Code::ON_THE_SPOT);
}

#[test]
fn t35_a_dead_end_is_no_way() {
    let scene = Scene::new().x().shoals(&[(1, -1), (0, 1), (2, 0), (2, -1), (1, 1)]);
    assert_eq!(scene.codes(0), [Code::Hp, Code::Hs]);
}

#[test]
fn t36_a_ship_fires_while_it_turns_on_the_spot() {
    let scene = Scene::new().x().shoals(&all_but(&[(-1, 0)])).enemy((-1, -1));
    assert_eq!(scene.shots(), [(Code::Hp, [port(1, 2)].into())]);
}

#[test]
fn a_turn_on_the_spot_keeps_the_hex() {
    let mut play = Scene::new().x().shoals(&all_but(&[(-1, 1)])).enemy((-3, 3)).play();
    answer(&mut play, Answer::Play(order(Code::Hs)));
    let berth = play.state().berth(id(0)).expect("afloat");
    assert_eq!((berth.hex, berth.heading), (super::scene::hex((0, 0)), E.turned(iron_guest::board::Side::Starboard)));
    assert!(roll(&mut play, &[]).is_empty());
}
