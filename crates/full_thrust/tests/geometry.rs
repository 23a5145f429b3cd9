//! Chapter 2.

use full_thrust::design::Grade;
use full_thrust::geometry::{Arc, Arcs, Bearing, Bounds, Course, Edge, HALF_INCH, INCH, Leg, Point, bearing};
use full_thrust::rules::lines::decided;
use full_thrust::score::battery_dice;
use proptest::prelude::*;

use crate::harness::cases;

fn course(number: u8) -> Course {
    Course::new(number).expect("a course")
}

fn sees(number: u8, x: i32, y: i32) -> Bearing {
    bearing(Point::ORIGIN, course(number), Point::new(x, y))
}

#[test]
fn e6_courses_are_those_of_a_clock() {
    assert_eq!(Course::NORTH.step(), (0, HALF_INCH));
    assert_eq!(Course::EAST.step(), (HALF_INCH, 0));
    assert_eq!(Course::SOUTH.step(), (0, -HALF_INCH));
    assert_eq!(Course::WEST.step(), (-HALF_INCH, 0));
    assert_eq!(Course::NORTH.turned(3), Course::EAST);
    assert_eq!(course(1).turned(-2), course(11));
    assert_eq!(course(11).turned(3), course(2));
}

#[test]
fn steps_are_true_and_opposite_ones_cancel() {
    for number in 1..=12 {
        let (dx, dy) = course(number).step();
        let (bx, by) = course(number).turned(6).step();
        assert_eq!((dx + bx, dy + by), (0, 0));
        let off = i64::from(dx).pow(2) + i64::from(dy).pow(2) - i64::from(HALF_INCH).pow(2);
        assert!((0..=1).contains(&off), "course {number} is {off} off");
        let (sx, sy) = course(number).turned(3).step();
        assert_eq!(i64::from(dx) * i64::from(sx) + i64::from(dy) * i64::from(sy), 0);
    }
}

#[test]
fn v1_a_move_along_a_slanting_course_is_within_its_length() {
    let end = Point::ORIGIN.along(course(1), 24);
    assert_eq!(end, Point::new(18720, 32424));
    assert_eq!(Point::ORIGIN.squared(end) - (12 * i64::from(INCH)).pow(2), 576);
    assert!(Point::ORIGIN.within(end, 12));
}

#[test]
fn v2_v3_an_edge_belongs_to_the_nearer_band() {
    let dice = |dy| battery_dice(Grade::A, Point::ORIGIN, Point::new(0, dy));
    assert_eq!((dice(37443), dice(37444)), (3, 2));
    assert_eq!((dice(112_320), dice(112_324)), (1, 0));
}

#[test]
fn v4_to_v8_arcs() {
    assert_eq!(sees(12, 18720, 31200), Bearing::In(Arc::Fore));
    assert_eq!(sees(12, 31200, 18720), Bearing::In(Arc::Starboard));
    assert_eq!(sees(1, 37440, 0), Bearing::In(Arc::Starboard));
    assert_eq!(sees(1, 0, 37440), Bearing::In(Arc::Fore));
    assert_eq!(sees(1, -31200, 31200), Bearing::In(Arc::Port));
    assert_eq!(sees(1, 31200, -6240), Bearing::In(Arc::Starboard));
    assert_eq!(sees(4, 62400, 21840), Bearing::In(Arc::Port));
    assert_eq!(sees(4, 0, -62400), Bearing::In(Arc::Starboard));
    assert_eq!(sees(7, 18720, 32424), Bearing::In(Arc::Aft));
}

#[test]
fn v9_v10_v11_a_die_decides_on_the_line() {
    let line = sees(12, 31200, 31200);
    assert_eq!(line, Bearing::Line { lengthwise: Arc::Fore, abeam: Arc::Starboard });
    assert_eq!(decided(line, 2), Some(Arc::Fore));
    assert_eq!(decided(line, 5), Some(Arc::Starboard));
    assert_eq!(decided(sees(1, 51144, 13704), 3), Some(Arc::Fore));
    let same = bearing(Point::ORIGIN, Course::NORTH, Point::ORIGIN);
    assert_eq!(same, Bearing::SamePoint);
    let faces: Vec<_> = (1..=6).map(|die| decided(same, die)).collect();
    assert_eq!(faces, [Some(Arc::Fore), Some(Arc::Starboard), Some(Arc::Aft), Some(Arc::Port), None, None]);
}

#[test]
fn v22_the_edges_are_on_the_table() {
    let table = Bounds { width: 72, height: 48 };
    assert!(table.contains(Point::new(224_640, 0)));
    assert!(!table.contains(Point::new(224_641, 0)));
}

#[test]
fn v47_of_two_edges_crossed_at_once_the_northern_counts() {
    let table = Bounds { width: 72, height: 48 };
    let leg = Leg { from: Point::new(3120, 146_640), to: Point::new(-3120, 152_880), course: course(10) };
    assert_eq!(table.left_by(leg), Some(Edge::North));
    let west_first = Leg { from: Point::new(3119, 146_640), ..leg };
    assert_eq!(table.left_by(west_first), Some(Edge::West));
}

#[test]
fn e11_arcs_must_lie_next_to_each_other() {
    let adjacent: Vec<String> = Arcs::lawful(4).map(String::from).collect();
    assert!(adjacent.contains(&"fp".to_owned()) && adjacent.contains(&"fpsa".to_owned()));
    assert!(!adjacent.contains(&"fa".to_owned()) && !adjacent.contains(&"ps".to_owned()));
    assert_eq!(adjacent.len(), 4 + 4 + 4 + 1);
}

#[test]
fn v23_courses_that_lead_inward() {
    let inward = |edge: Edge| Course::all().filter(|course| edge.leads_in(*course)).map(Course::number).collect();
    let inward = |edge| -> Vec<u8> { inward(edge) };
    assert_eq!(inward(Edge::North), [4, 5, 6, 7, 8]);
    assert_eq!(inward(Edge::East), [7, 8, 9, 10, 11]);
    assert_eq!(inward(Edge::South), [1, 2, 10, 11, 12]);
    assert_eq!(inward(Edge::West), [1, 2, 3, 4, 5]);
}

proptest! {
    #![proptest_config(cases(256))]

    /// A target lies in one arc, and half a turn puts it in the opposite one.
    #[test]
    fn a_half_turn_turns_arcs_round(x in -999_999..999_999i32, y in -999_999..999_999i32, number in 1..=12u8) {
        let opposite = |arc| match arc {
            Arc::Fore => Arc::Aft,
            Arc::Starboard => Arc::Port,
            Arc::Aft => Arc::Fore,
            Arc::Port => Arc::Starboard,
        };
        let to = Point::new(x, y);
        match (bearing(Point::ORIGIN, course(number), to), bearing(Point::ORIGIN, course(number).turned(6), to)) {
            (Bearing::In(one), Bearing::In(other)) => prop_assert_eq!(opposite(one), other),
            (Bearing::Line { .. }, Bearing::Line { .. }) | (Bearing::SamePoint, Bearing::SamePoint) => {}
            (one, other) => prop_assert!(false, "{:?} and {:?}", one, other),
        }
    }

    /// Nothing overflows, however far points are.
    #[test]
    fn no_point_is_too_far(x in any::<i32>(), y in any::<i32>(), halves in any::<u32>(), number in 1..=12u8) {
        let point = Point::new(x, y);
        let far = point.along(course(number), halves);
        prop_assert_eq!(point.within(far, 36), far.within(point, 36));
        let table = Bounds { width: 72, height: 48 };
        let left = table.left_by(Leg { from: Point::ORIGIN, to: far, course: course(number) });
        prop_assert_eq!(left.is_none(), table.contains(far));
    }
}
