//! Long texts, which keys scroll, and what has the focus, which is kept in sight.

mod progress;

pub use progress::Progress;

use iced::advanced::widget::Id;
use iced::advanced::widget::operation::scrollable::{AbsoluteOffset, RelativeOffset};
use iced::advanced::widget::operation::{Focusable, Operation, Outcome, Scrollable};
use iced::{Rectangle, Vector};
use std::any::Any;
use std::collections::BTreeMap;

/// The id of texts that scroll with the keys.
pub const READ: &str = "read";
/// The id of what lies beside such a text and scrolls with the keys only where none of that has to be scrolled.
pub const BESIDE: &str = "beside";
/// How far they scroll at a time with the arrows, in units; where less is seen, by that and no more.
const STEP: f32 = 200.0;
/// What is to be seen above and below a thing that is scrolled into sight: its ring, and a little of its neighbour.
const AIR: f32 = 16.0;
/// What is seen once more at the head where one reads on by as much as is seen: a line or two, to find the place.
const AGAIN: f32 = 44.0;
/// What may lie below without being missed: less than the room under a line’s letters, also where a unit is several pixels.
const UNMISSED: f32 = 3.0;

/// What a thing that has the focus says of itself to whoever goes through the widgets.
#[derive(Debug, Clone, Copy)]
pub struct Focused;

/// Scrolls whatever the thing with the focus lies in, just as far as is needed for all of it to be seen. A field with
/// the cursor counts too, where nothing else beside it has the focus.
#[derive(Debug, Default)]
pub struct Follow {
    /// Whether a field with the cursor comes before whatever else has the focus.
    fields_first: bool,
    /// How many things that scroll have been met.
    met: usize,
    /// The one that was met last, until its content is gone through.
    next: Option<Room>,
    /// The one whose content is gone through.
    within: Option<Room>,
    /// What was found in each of them, by its place among all.
    found: BTreeMap<usize, Found>,
}

/// Something that scrolls.
#[derive(Debug, Clone, Copy)]
struct Room {
    place: usize,
    bounds: Rectangle,
    scrolled: f32,
}

/// What has the focus in something that scrolls.
#[derive(Debug, Clone, Copy)]
struct Found {
    is_field: bool,
    /// How far it must be scrolled from its head; none if all of it is seen already.
    to: Option<f32>,
}

impl Room {
    /// How far it must be scrolled from its head for a thing to be seen; none if it is.
    fn scroll_for(&self, thing: Rectangle) -> Option<f32> {
        // What just has room is seen whole, with less round it.
        let left = self.bounds.height - thing.height;
        let air = if left < 0.0 { AIR } else { AIR.min(left / 2.0) };
        let most = thing.y - air - self.bounds.y;
        let least = thing.y + thing.height + air - self.bounds.y - self.bounds.height;
        // Of what is too high for the room the head is seen.
        let to = if self.scrolled > most || least > most {
            most
        } else if self.scrolled < least {
            least
        } else {
            return None;
        };
        Some(to.max(0.0))
    }
}

impl Follow {
    /// The same where the cursor has just been put into a field, which is looked for whatever else has the focus.
    pub fn field() -> Self {
        Self { fields_first: true, ..Self::default() }
    }

    fn see(&mut self, thing: Rectangle, is_field: bool) {
        let Some(room) = self.within else { return };
        let known = self.found.get(&room.place);
        if is_field == self.fields_first || known.is_none_or(|known| known.is_field == is_field) {
            self.found.insert(room.place, Found { is_field, to: room.scroll_for(thing) });
        }
    }
}

impl<T: 'static> Operation<T> for Follow {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<T>)) {
        let before = self.within;
        self.within = self.next.take().or(before);
        operate(self);
        self.within = before;
    }

    fn scrollable(
        &mut self,
        _: Option<&Id>,
        bounds: Rectangle,
        _: Rectangle,
        translation: Vector,
        _: &mut dyn Scrollable,
    ) {
        self.next = Some(Room { place: self.met, bounds, scrolled: translation.y });
        self.met += 1;
    }

    fn focusable(&mut self, _: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        if state.is_focused() {
            self.see(bounds, true);
        }
    }

    fn custom(&mut self, _: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        if state.is::<Focused>() {
            self.see(bounds, false);
        }
    }

    fn finish(&self) -> Outcome<T> {
        let to: BTreeMap<usize, f32> =
            self.found.iter().filter_map(|(place, found)| found.to.map(|to| (*place, to))).collect();
        if to.is_empty() { Outcome::None } else { Outcome::Chain(Box::new(Scroll { met: 0, to })) }
    }
}

/// Scrolls things, by their places among all that scroll.
#[derive(Debug)]
struct Scroll {
    met: usize,
    to: BTreeMap<usize, f32>,
}

impl<T> Operation<T> for Scroll {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<T>)) {
        operate(self);
    }

    fn scrollable(&mut self, _: Option<&Id>, _: Rectangle, _: Rectangle, _: Vector, state: &mut dyn Scrollable) {
        if let Some(to) = self.to.get(&self.met) {
            state.scroll_to(AbsoluteOffset { x: None, y: Some(*to) });
        }
        self.met += 1;
    }
}

/// How far a text is read on at a time, of which so much is seen.
fn screenful(seen: f32) -> f32 {
    (seen - AGAIN).max(seen / 2.0)
}

/// Scrolls each of the long texts, at most by as much of it as is seen, less a line or two: nothing is skipped. Where all of
/// them are seen whole, it scrolls what lies beside them.
#[derive(Debug, Clone, Copy)]
pub struct Leaf {
    down: bool,
    most: f32,
    /// What is scrolled.
    id: &'static str,
    /// Whether any of that does not show whole.
    found: bool,
}

impl Leaf {
    /// By as much as is seen.
    pub fn whole(down: bool) -> Self {
        Self { down, most: f32::INFINITY, id: READ, found: false }
    }

    /// By a step of the arrows.
    pub fn step(down: bool) -> Self {
        Self { most: STEP, ..Self::whole(down) }
    }

    /// How far a text is scrolled of which so much is seen, and of which so much is left that way. Where hardly anything
    /// would be left, it goes to the very end.
    fn by(self, seen: f32, left: f32) -> f32 {
        let by = screenful(seen).min(self.most);
        let little = (seen - by).min(AGAIN) / 4.0;
        if left - by <= little { left.max(0.0) } else { by }
    }
}

impl<T: 'static> Operation<T> for Leaf {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<T>)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        if id == Some(&Id::new(self.id)) {
            self.found |= content.height - bounds.height > UNMISSED;
            let (above, left) = (translation.y, content.height - bounds.height - translation.y);
            // To the head it goes in the same way as to the end.
            let y = if self.down { self.by(bounds.height, left) } else { -self.by(bounds.height, above) };
            state.scroll_by(AbsoluteOffset { x: 0.0, y }, bounds, content);
        }
    }

    fn finish(&self) -> Outcome<T> {
        if self.found || self.id == BESIDE {
            Outcome::None
        } else {
            Outcome::Chain(Box::new(Self { id: BESIDE, ..*self }))
        }
    }
}

/// Shows the long texts at a place, and what lies beside them.
#[derive(Debug, Clone, Copy)]
pub struct Show {
    part: f32,
}

impl Show {
    /// At so many parts of a hundred of the way from the head to the foot.
    pub fn part(hundredths: u8) -> Self {
        Self { part: f32::from(hundredths) / 100.0 }
    }
}

impl<T> Operation<T> for Show {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<T>)) {
        operate(self);
    }

    fn scrollable(&mut self, id: Option<&Id>, _: Rectangle, _: Rectangle, _: Vector, state: &mut dyn Scrollable) {
        if [READ, BESIDE].into_iter().any(|shown| id == Some(&Id::new(shown))) {
            state.snap_to(RelativeOffset { x: Some(0.0), y: Some(self.part) });
        }
    }
}

/// Looks whether any of the long texts goes on below what is seen of it.
#[derive(Debug, Clone, Copy, Default)]
pub struct Below {
    /// Whether one does.
    pub more: bool,
}

impl<T> Operation<T> for Below {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<T>)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        _: &mut dyn Scrollable,
    ) {
        let left = content.height - bounds.height - translation.y;
        self.more |= id == Some(&Id::new(READ)) && left > UNMISSED;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use iced::{Point, Size};

    /// Something that scrolls, and how far it is scrolled.
    struct Sheet(f32);

    impl Scrollable for Sheet {
        fn snap_to(&mut self, _: RelativeOffset<Option<f32>>) {}

        fn scroll_to(&mut self, _: AbsoluteOffset<Option<f32>>) {}

        fn scroll_by(&mut self, by: AbsoluteOffset, bounds: Rectangle, content: Rectangle) {
            self.0 = (self.0 + by.y).min(content.height - bounds.height);
        }
    }

    /// How far a text is scrolled by each press in turn, until none of it is missed.
    fn read(leaf: Leaf, seen: f32, all: f32) -> Vec<f32> {
        let [seen, all] = [seen, all].map(|height| Rectangle::with_size(Size::new(300.0, height)));
        let id = Id::new(READ);
        let more = |scrolled: f32| {
            let (mut below, at) = (Below::default(), Vector::new(0.0, scrolled));
            Operation::<()>::scrollable(&mut below, Some(&id), seen, all, at, &mut Sheet(scrolled));
            below.more
        };
        let (mut sheet, mut places) = (Sheet(0.0), Vec::new());
        while more(sheet.0) && places.len() < 99 {
            let (before, mut leaf) = (sheet.0, leaf);
            let at = Vector::new(0.0, before);
            Operation::<()>::scrollable(&mut leaf, Some(&id), seen, all, at, &mut sheet);
            assert!(sheet.0 > before && sheet.0 < before + seen.height, "{before} to {}", sheet.0);
            places.push(sheet.0);
        }
        places
    }

    #[test]
    fn a_long_text_is_read_on_to_its_end_with_no_line_left_out() {
        assert_eq!(read(Leaf::whole(true), 260.0, 900.0), [216.0, 432.0, 640.0]);
        assert_eq!(read(Leaf::whole(true), 260.0, 487.0), [227.0], "no line is left over that would be cut");
        assert_eq!(read(Leaf::step(true), 260.0, 900.0), [200.0, 400.0, 600.0, 640.0]);
        assert_eq!(read(Leaf::step(true), 171.0, 425.0), [127.0, 254.0], "by no more than is seen");
    }

    #[test]
    fn what_is_not_read_is_not_scrolled() {
        let (seen, all) =
            (Rectangle::with_size(Size::new(300.0, 260.0)), Rectangle::with_size(Size::new(300.0, 900.0)));
        let (other, mut sheet, mut below) = (Id::new("other"), Sheet(0.0), Below::default());
        Operation::<()>::scrollable(&mut Leaf::whole(true), Some(&other), seen, all, Vector::ZERO, &mut sheet);
        Operation::<()>::scrollable(&mut below, Some(&other), seen, all, Vector::ZERO, &mut sheet);
        assert_eq!((sheet.0, below.more), (0.0, false));
    }

    #[test]
    fn what_lies_beside_is_scrolled_where_nothing_else_has_to_be() {
        let size = |height| Rectangle::with_size(Size::new(300.0, height));
        for (all, scrolled) in [(900.0, [216.0, 0.0]), (260.0, [0.0, 216.0])] {
            let (mut sheets, mut leaf) = ([Sheet(0.0), Sheet(0.0)], Leaf::whole(true));
            for _ in 0..2 {
                for ((id, all), sheet) in [(READ, all), (BESIDE, 900.0)].into_iter().zip(&mut sheets) {
                    let at = Vector::new(0.0, sheet.0);
                    Operation::<()>::scrollable(&mut leaf, Some(&Id::new(id)), size(260.0), size(all), at, sheet);
                }
                match Operation::<()>::finish(&leaf) {
                    Outcome::Chain(_) => leaf.id = BESIDE,
                    Outcome::None | Outcome::Some(()) => break,
                }
            }
            assert_eq!(sheets.map(|sheet| sheet.0), scrolled);
        }
    }

    #[test]
    fn a_field_comes_first_where_the_cursor_was_put_into_it() {
        let room = Room { place: 0, bounds: Rectangle::with_size(Size::new(300.0, 200.0)), scrolled: 0.0 };
        let thing = |y: f32| Rectangle::new(Point::new(0.0, y), Size::new(300.0, 40.0));
        for (follow, field_counts) in [(Follow::default(), false), (Follow::field(), true)] {
            let mut follow = Follow { within: Some(room), ..follow };
            // A ring in sight, a field far below, and another ring in sight.
            follow.see(thing(20.0), false);
            follow.see(thing(400.0), true);
            follow.see(thing(80.0), false);
            let found = follow.found.get(&0).expect("something has the focus");
            assert_eq!((found.is_field, found.to.is_some()), (field_counts, field_counts));
        }
    }

    #[test]
    fn a_thing_is_scrolled_into_sight_just_so_far() {
        let room = |scrolled| Room {
            place: 0,
            bounds: Rectangle::new(Point::new(0.0, 100.0), Size::new(300.0, 200.0)),
            scrolled,
        };
        let thing = |y: f32, height: f32| Rectangle::new(Point::new(0.0, 100.0 + y), Size::new(300.0, height));
        assert_eq!(room(0.0).scroll_for(thing(50.0, 40.0)), None, "it is seen");
        assert_eq!(room(0.0).scroll_for(thing(400.0, 40.0)), Some(400.0 + 40.0 + AIR - 200.0));
        assert_eq!(room(500.0).scroll_for(thing(400.0, 40.0)), Some(400.0 - AIR));
        assert_eq!(room(500.0).scroll_for(thing(0.0, 40.0)), Some(0.0), "not above the head");
        assert_eq!(room(0.0).scroll_for(thing(400.0, 900.0)), Some(400.0 - AIR), "its head");
        assert_eq!(room(0.0).scroll_for(thing(400.0, 190.0)), Some(395.0), "all of what just has room");
    }
}
