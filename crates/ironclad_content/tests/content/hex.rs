//! Distances and turns of the hex map.

use ironclad_content::hex::Coord;

#[test]
fn east_turned_clockwise_is_south_east() {
    let east = Coord { q: 1, r: 0 };
    assert_eq!(east.turned(1), Some(Coord { q: 0, r: 1 }));
    assert_eq!(east.turned(6), Some(east));
}

#[test]
fn neighbours_are_one_step_apart() {
    let origin = Coord { q: 0, r: 0 };
    for sixths in 0..6 {
        let next = Coord { q: 1, r: 0 }.turned(sixths).expect("small");
        assert_eq!(origin.distance(next), 1);
    }
}

#[test]
fn the_distance_is_that_of_the_shortest_way() {
    let far = |q, r| Coord { q, r }.distance(Coord { q: -1, r: 2 });
    assert_eq!((far(-1, 2), far(2, 2), far(2, -1), far(-3, 0), far(1, 3)), (0, 3, 3, 4, 3));
    assert_eq!(Coord { q: -128, r: -128 }.distance(Coord { q: 127, r: 127 }), 510);
}

#[test]
fn turning_goes_all_the_way_round() {
    let at = Coord { q: 2, r: 1 };
    let round: Vec<Option<[i8; 2]>> = (0..7).map(|sixths| at.turned(sixths).map(Into::into)).collect();
    assert_eq!(round, [[2, 1], [-1, 3], [-3, 2], [-2, -1], [1, -3], [3, -2], [2, 1]].map(Some));
    assert_eq!(Coord { q: 127, r: 127 }.turned(1), None);
    assert_eq!(Coord { q: 127, r: 127 }.turned(3), Some(Coord { q: -127, r: -127 }));
}
