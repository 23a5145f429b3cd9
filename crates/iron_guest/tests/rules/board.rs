//! Iron Guest 2: the board and its geometry.

use iron_guest::board::{Face, Heading, Hex, Radius, Side};

use super::scene::{E, Ne, Nw, Se, Sw, W, face, hex};

#[test]
fn t4_downwind_headings_of_each_face() {
    let expected = [[Se, Sw], [Sw, W], [W, Nw], [Nw, Ne], [Ne, E], [E, Se]];
    for (number, headings) in (1..).zip(expected) {
        assert_eq!(face(number).downwind(), headings, "face {number}");
    }
}

#[test]
fn t7_sizes_edges_and_distance() {
    let sizes = Radius::ALL.map(|radius| radius.board().len());
    assert_eq!(sizes, [37, 61, 91, 127]);
    assert!(!Radius::STANDARD.holds(hex((3, 2))));
    assert_eq!(hex((1, -2)).distance(hex((-1, 2))), 4);
}

#[test]
fn t8_dot_and_cross() {
    let east = E.step();
    assert_eq!((east.dot(hex((1, -2))), east.cross(hex((1, -2)))), (0, -2));
    assert_eq!((east.dot(hex((2, -3))), east.cross(hex((2, -3)))), (1, -3));
    assert_eq!((east.dot(hex((0, 1))), east.cross(hex((0, 1)))), (1, 1));
}

#[test]
fn each_face_has_its_hexes_and_two_corners() {
    for radius in Radius::ALL {
        for face in Face::ALL {
            let hexes: Vec<Hex> = face.hexes(radius).collect();
            assert_eq!(hexes.len(), usize::from(radius.hexes()) + 1);
            assert!(hexes.iter().all(|hex| face.touches(*hex, radius)));
            let on_board = radius.board().iter().filter(|hex| face.touches(*hex, radius)).count();
            assert_eq!(on_board, hexes.len());
            let next = face.shifted(true);
            assert_eq!(hexes.last().copied(), next.hexes(radius).next(), "neighbouring faces share a corner");
        }
    }
}

#[test]
fn downwind_leads_away_from_the_face() {
    for face in Face::ALL {
        let middle = Heading::ALL.into_iter().max_by_key(|heading| {
            // The heading whose hexes behind lie on the face: the two that are downwind.
            let back = heading.step();
            face.hexes(Radius::STANDARD).map(|hex| -back.dot(hex)).sum::<i32>()
        });
        assert!(face.downwind().contains(&middle.expect("a heading")), "{face:?}");
    }
}

#[test]
fn turns_count_the_shorter_way_round() {
    assert_eq!(E.turns_to(Ne), 1);
    assert_eq!(Se.turns_to(Nw), 3);
    assert_eq!(W.turned(Side::Starboard), Nw);
    assert_eq!(Sw.turned(Side::Port), Se);
}

#[test]
fn the_board_of_the_paper_has_these_rows() {
    let board = Radius::STANDARD.board();
    for (r, (first, count)) in
        (-4..=4).zip([(0, 5), (-1, 6), (-2, 7), (-3, 8), (-4, 9), (-4, 8), (-4, 7), (-4, 6), (-4, 5)])
    {
        let row: Vec<Hex> = board.iter().filter(|hex| hex.r == r).collect();
        assert_eq!((row.first().map(|hex| hex.q), row.len()), (Some(first), count), "row {r}");
    }
}
