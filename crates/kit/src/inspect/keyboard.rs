//! From thing to thing by keys: everything that has a name here, and what lies next to one in a direction.

use super::Named;
use super::hit_test::HitTest;
use crate::key::Arrow;
use iced::{Point, Rectangle};

/// Where a walk stands.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Place<T> {
    /// The thing.
    pub thing: T,
    /// Where it lies in the window; none where only the thing is known.
    pub bounds: Option<Rectangle>,
}

/// A step of a walk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// To what lies next in a direction.
    To(Arrow),
    /// To the next as one reads, or the one before.
    Along {
        /// On, not back.
        on: bool,
    },
}

impl<T: Named> HitTest<T> {
    /// What lies one step from a place; none where nothing lies that way.
    pub fn step(&self, from: Place<T>, way: Way) -> Option<(T, Rectangle)> {
        let found = self.found();
        let named = found.iter().find(|(thing, _)| *thing == from.thing);
        let Some(at) = from.bounds.or(named.map(|(_, bounds)| *bounds)) else {
            return in_order(found).first().copied();
        };
        let is_it = |other: &(T, Rectangle)| {
            other.0 == from.thing && (other.0.is_ground() || other.1.center().distance(at.center()) < 2.0)
        };
        match way {
            Way::To(arrow) => {
                let others = found.iter().filter(|other| !is_it(other));
                let ahead = others.filter_map(|other| Some((cost(at, other.1, arrow)?, *other)));
                ahead.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, other)| other)
            }
            Way::Along { on } => {
                let all = in_order(found);
                let here = all.iter().position(is_it)?;
                let next = if on { here + 1 } else { here + all.len() - 1 };
                all.get(next % all.len()).copied()
            }
        }
    }

    /// What can be walked to: a sliver at the edge of a list cannot.
    fn found(&self) -> Vec<(T, Rectangle)> {
        let large = self.things().iter().filter(|lies| lies.seen.width >= 6.0 && lies.seen.height >= 6.0);
        large.map(|lies| (lies.thing, lies.seen)).collect()
    }
}

/// Things as one reads: line by line, from the left.
fn in_order<T>(mut all: Vec<(T, Rectangle)>) -> Vec<(T, Rectangle)> {
    let line = |bounds: &Rectangle| (bounds.y / 12.0) as i32;
    all.sort_by(|a, b| line(&a.1).cmp(&line(&b.1)).then(a.1.x.total_cmp(&b.1.x)));
    all
}

/// How far a thing lies ahead; what lies aside counts as twice as far.
fn cost(from: Rectangle, to: Rectangle, arrow: Arrow) -> Option<f32> {
    let by = to.center() - from.center();
    let (forward, aside) = match arrow {
        Arrow::Up => (-by.y, by.x),
        Arrow::Down => (by.y, by.x),
        Arrow::Left => (-by.x, by.y),
        Arrow::Right => (by.x, by.y),
    };
    // Two things that stand over or beside each other are next to each other, however their middles lie.
    let overlap = match arrow {
        Arrow::Up | Arrow::Down => from.x < to.x + to.width && to.x < from.x + from.width,
        Arrow::Left | Arrow::Right => from.y < to.y + to.height && to.y < from.y + from.height,
    };
    let aside = if overlap { aside.abs() * 0.25 } else { aside.abs() };
    let ahead = forward > 2.0 && (overlap || aside < forward * 2.5);
    if ahead { Some(forward + 2.0 * aside) } else { None }
}

/// Where a slip about a place is laid: beside its lower right corner.
pub fn corner(bounds: Rectangle) -> Point {
    Point::new(bounds.x + bounds.width.min(160.0), bounds.y + bounds.height)
}

#[cfg(test)]
mod tests {
    use super::*;
    use iced::Size;
    use iced::advanced::widget::Operation;

    #[derive(Debug, Clone, Copy, PartialEq)]
    enum Thing {
        Option(usize),
        Log,
    }

    impl Named for Thing {
        fn is_ground(self) -> bool {
            false
        }
    }

    fn walker() -> HitTest<Thing> {
        let mut walker = HitTest::within(Rectangle::with_size(Size::new(1000.0, 1000.0)));
        for row in 0..3_u8 {
            for column in 0..3_u8 {
                let mut thing = Thing::Option(usize::from(row * 3 + column));
                let corner = Point::new(f32::from(column) * 100.0, f32::from(row) * 100.0);
                walker.custom(None, Rectangle::new(corner, Size::new(80.0, 60.0)), &mut thing);
            }
        }
        walker
    }

    fn at(place: usize) -> Place<Thing> {
        Place { thing: Thing::Option(place), bounds: None }
    }

    fn to(walker: &HitTest<Thing>, from: usize, way: Way) -> Option<usize> {
        match walker.step(at(from), way)?.0 {
            Thing::Option(place) => Some(place),
            Thing::Log => None,
        }
    }

    #[test]
    fn arrows_lead_to_what_lies_that_way_and_stop_at_the_edge() {
        let walker = walker();
        assert_eq!(to(&walker, 4, Way::To(Arrow::Right)), Some(5));
        assert_eq!(to(&walker, 4, Way::To(Arrow::Up)), Some(1));
        assert_eq!(to(&walker, 2, Way::To(Arrow::Right)), None);
        assert_eq!(to(&walker, 6, Way::To(Arrow::Left)), None);
    }

    #[test]
    fn tab_comes_by_everything_and_round_again() {
        let walker = walker();
        let mut seen = vec![0];
        for _ in 0..8 {
            seen.push(to(&walker, seen[seen.len() - 1], Way::Along { on: true }).unwrap());
        }
        assert_eq!(seen, (0..9).collect::<Vec<_>>());
        assert_eq!(to(&walker, 8, Way::Along { on: true }), Some(0));
        assert_eq!(to(&walker, 0, Way::Along { on: false }), Some(8));
    }

    #[test]
    fn from_what_is_not_there_it_begins_at_the_first() {
        assert_eq!(
            walker().step(Place { thing: Thing::Log, bounds: None }, Way::To(Arrow::Up)).unwrap().0,
            Thing::Option(0)
        );
    }
}
