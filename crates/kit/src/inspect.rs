//! What is this? A long press, a right click or a pointer at rest asks it of anything that has a name here, and keys walk
//! from one to the next.
//!
//! The parts of the table only say what lies where, with [`named`]; they need no message for it. One [`Inspectable`] round all
//! of them watches the hand, and looks for what lies under it when it asks. Nothing is done, or drawn, before that.

mod hit_test;
mod keyboard;

pub use keyboard::{Place, Way, corner};

use std::time::{Duration, Instant};

use crate::key::Press;
use crate::widget::around::{Also, around};
use crate::widget::ring;
use hit_test::HitTest;
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::{Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, Vector, touch, window};

/// How long a press is held until it asks.
pub const HELD: Duration = Duration::from_millis(500);
/// How long the pointer rests until it is told what it rests on.
pub const RESTED: Duration = Duration::from_millis(700);
/// How far a hand must go with something that it drags.
const DRAGGED: f32 = 24.0;
/// How far a hand may stray that holds still.
const SLACK: f32 = 8.0;

/// Something of a table that can be asked about, by its place among its like.
pub trait Named: Copy + PartialEq + Send + std::fmt::Debug + 'static {
    /// Whether all of the ground that other things lie on is one thing, wherever in it the hand is.
    fn is_ground(self) -> bool;

    /// Whether a short press on it, where nothing else takes that, tells what it is.
    fn is_told_by_a_press(self) -> bool {
        false
    }
}

/// Something on a screen without things of its own kinds: war games, and pages beside the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Thing {
    /// What its rule explains, by the rule's number.
    Rule(&'static str),
    /// One of a list, by its place from 0: a ship of a fleet.
    Item(usize),
    /// The ground; what is there is told by where the hand is.
    Ground,
}

impl Named for Thing {
    fn is_ground(self) -> bool {
        self == Self::Ground
    }
}

/// Says that a thing lies here.
pub fn named<'a, T: Named, M: 'a>(thing: T, content: impl Into<Element<'a, M>>) -> Element<'a, M> {
    around(content, Lying(thing))
}

struct Lying<T>(T);

impl<T: Named, M> Also<M> for Lying<T> {
    fn tell(&mut self, bounds: Rectangle, operation: &mut dyn Operation) {
        operation.custom(None, bounds, &mut self.0);
    }
}

/// Something that was found under the hand.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Found<T> {
    /// The thing that was found.
    pub thing: T,
    /// Where it lies in the window.
    pub bounds: Rectangle,
    /// Where the hand is.
    pub at: Point,
}

/// How something is asked.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Asked<T> {
    /// By a long press or a right click: all of it.
    Fully(Found<T>),
    /// By a pointer at rest: in a few words, until it goes.
    InPassing(Found<T>),
    /// The pointer has gone.
    NoMore,
    /// By a short press, where nothing else took it.
    Pressed(Found<T>),
    /// One thing was dragged onto another.
    Dragged {
        /// What was taken up.
        from: Found<T>,
        /// What it was put down on.
        onto: Found<T>,
    },
    /// A key walks a step this way; what lies there, if something does.
    Walked(Way, Option<Found<T>>),
}

impl<T> Found<T> {
    /// The same of another kind of thing.
    pub fn map<U>(self, kind: impl FnOnce(T) -> U) -> Found<U> {
        Found { thing: kind(self.thing), bounds: self.bounds, at: self.at }
    }
}

impl<T> Asked<T> {
    /// The same of another kind of thing.
    pub fn map<U>(self, kind: impl Fn(T) -> U) -> Asked<U> {
        match self {
            Self::Pressed(found) => Asked::Pressed(found.map(kind)),
            Self::Dragged { from, onto } => Asked::Dragged { from: from.map(&kind), onto: onto.map(&kind) },
            Self::Fully(found) => Asked::Fully(found.map(kind)),
            Self::InPassing(found) => Asked::InPassing(found.map(kind)),
            Self::NoMore => Asked::NoMore,
            Self::Walked(way, found) => Asked::Walked(way, found.map(|found| found.map(kind))),
        }
    }
}

/// Watches the hand over `content`. A long press that asks presses nothing else. While somebody walks from thing to thing,
/// the arrows and Tab do nothing else; round the place where the walk stands lies the focus ring, if that is known.
pub fn inspectable<'a, T: Named, M: 'a>(
    content: impl Into<Element<'a, M>>,
    walk: Option<Place<T>>,
    on_asked: impl Fn(Asked<T>) -> M + 'a,
) -> Element<'a, M> {
    Element::new(Inspectable { content: content.into(), walk, on_asked: Box::new(on_asked) })
}

/// Where a key leads while somebody walks.
fn way(event: &Event) -> Option<Way> {
    let Event::Keyboard(pressed @ iced::keyboard::Event::KeyPressed { .. }) = event else { return None };
    match Press::from_event(pressed.clone())? {
        Press::Arrow(arrow) => Some(Way::To(arrow)),
        Press::Tab { back } => Some(Way::Along { on: !back }),
        _ => None,
    }
}

/// Whether something is done, by key or by hand.
fn does_something(event: &Event) -> bool {
    matches!(
        event,
        Event::Keyboard(iced::keyboard::Event::KeyPressed { .. })
            | Event::Mouse(mouse::Event::ButtonPressed(_))
            | Event::Touch(touch::Event::FingerPressed { .. })
    )
}

struct Inspectable<'a, T, M> {
    content: Element<'a, M>,
    walk: Option<Place<T>>,
    on_asked: Box<dyn Fn(Asked<T>) -> M + 'a>,
}

/// What the hand is doing.
#[derive(Debug, Default)]
struct Hand {
    /// Since when it is pressed down, and where.
    held: Option<(Instant, Point)>,
    /// Where the hand went down, until it goes up.
    taken: Option<Point>,
    /// Nothing that lies there has taken the press.
    free: bool,
    /// The press has asked, so its end means nothing.
    spent: bool,
    /// Since when the pointer rests, and where.
    rests: Option<(Instant, Point)>,
    /// Where the pointer was when something was last done. Until it has gone on from there it asks nothing in passing: what
    /// is done may bring something else under it.
    still: Option<Point>,
    /// What it was told of in passing.
    told: Option<Rectangle>,
}

impl<T: Named, M> Inspectable<'_, T, M> {
    /// Everything that has a name, and where it lies.
    fn lying(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer) -> HitTest<T> {
        let mut lying = HitTest::within(layout.bounds());
        if let Some(child) = tree.children.first_mut() {
            self.content.as_widget_mut().operate(child, layout, renderer, &mut lying);
        }
        lying
    }

    fn find(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, at: Point) -> Option<Found<T>> {
        let found = self.lying(tree, layout, renderer).at(at);
        found.map(|(thing, bounds)| Found { thing, bounds, at })
    }

    /// Whether a key walks; then it says where to, and the key is spent.
    fn walks(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        renderer: &Renderer,
        shell: &mut Shell<'_, M>,
    ) -> bool {
        let Some((from, way)) = self.walk.zip(way(event)) else { return false };
        let found = self.lying(tree, layout, renderer).step(from, way);
        let found = found.map(|(thing, bounds)| Found { thing, bounds, at: bounds.center() });
        self.say(shell, Asked::Walked(way, found));
        shell.capture_event();
        true
    }

    fn say(&self, shell: &mut Shell<'_, M>, asked: Asked<T>) {
        shell.publish((self.on_asked)(asked));
    }
}

impl<T: Named, M> Widget<M, Theme, Renderer> for Inspectable<'_, T, M> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Hand>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Hand::default())
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.content)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.content));
    }

    fn size(&self) -> Size<Length> {
        self.content.as_widget().size()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        match tree.children.first_mut() {
            Some(child) => self.content.as_widget_mut().layout(child, renderer, limits),
            None => layout::Node::new(limits.max()),
        }
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        if let Some(child) = tree.children.first_mut() {
            self.content.as_widget_mut().operate(child, layout, renderer, operation);
        }
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, M>,
        viewport: &Rectangle,
    ) {
        // What lies over the table has taken it.
        let taken = shell.is_event_captured();
        if !taken && self.walks(tree, event, layout, renderer, shell) {
            return;
        }
        let mut cursor = cursor;
        let hand = tree.state.downcast_mut::<Hand>();
        if does_something(event) {
            (hand.rests, hand.still) = (None, cursor.position());
        }
        let mut over = false;
        let mut pressed = None;
        match event {
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. }) => {
                let held = hand.held.take();
                if hand.free {
                    pressed = held.map(|(_, at)| at);
                }
                over = std::mem::take(&mut hand.spent);
                if over {
                    // Whatever was pressed sees the hand go elsewhere.
                    cursor = mouse::Cursor::Unavailable;
                }
            }
            _ => {}
        }
        if let Some(child) = tree.children.first_mut() {
            let content = self.content.as_widget_mut();
            content.update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
        }
        if over {
            shell.capture_event();
            return;
        }
        if matches!(event, Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)))
            && let Some(from) = tree.state.downcast_mut::<Hand>().taken.take()
            && let Some(onto) = cursor.position().filter(|onto| onto.distance(from) > DRAGGED)
            && let Some(from) = self.find(tree, layout, renderer, from)
            && let Some(onto) = self.find(tree, layout, renderer, onto)
            && from.thing != onto.thing
            && !from.thing.is_ground()
        {
            self.say(shell, Asked::Dragged { from, onto });
            return;
        }
        if let Some(at) = pressed
            && !taken
            && !shell.is_event_captured()
            && let Some(found) = self.find(tree, layout, renderer, at)
            && found.thing.is_told_by_a_press()
        {
            self.say(shell, Asked::Pressed(found));
            shell.capture_event();
            return;
        }
        let hand = tree.state.downcast_mut::<Hand>();
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right)) if !taken => {
                if let Some(found) = cursor.position().and_then(|at| self.find(tree, layout, renderer, at)) {
                    self.say(shell, Asked::Fully(found));
                    shell.capture_event();
                }
            }
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. })
                if !taken =>
            {
                let now = Instant::now();
                hand.rests = None;
                hand.free = !shell.is_event_captured();
                hand.taken = cursor.position_over(layout.bounds());
                hand.held = cursor.position_over(layout.bounds()).map(|at| (now, at));
                if hand.held.is_some() {
                    shell.request_redraw_at(now + HELD);
                }
            }
            Event::Mouse(mouse::Event::CursorMoved { .. }) | Event::Touch(touch::Event::FingerMoved { .. }) => {
                let at = cursor.position_over(layout.bounds());
                hand.held = hand.held.filter(|(_, from)| at.is_some_and(|at| at.distance(*from) <= SLACK));
                let gone = hand.told.is_some_and(|told| at.is_none_or(|at| !told.contains(at)));
                if gone {
                    hand.told = None;
                }
                hand.still = hand.still.filter(|from| at.is_some_and(|at| at.distance(*from) <= SLACK));
                let now = Instant::now();
                let rests = hand.held.is_none() && hand.told.is_none() && hand.still.is_none();
                hand.rests = if rests { at.map(|at| (now, at)) } else { None };
                if hand.rests.is_some() {
                    shell.request_redraw_at(now + RESTED);
                }
                if gone {
                    self.say(shell, Asked::NoMore);
                }
            }
            Event::Mouse(mouse::Event::CursorLeft) => {
                hand.rests = None;
                if hand.told.take().is_some() {
                    self.say(shell, Asked::NoMore);
                }
            }
            Event::Window(window::Event::RedrawRequested(now)) => {
                let due = |since: Option<(Instant, Point)>, long: Duration| {
                    since.filter(|(since, _)| now.saturating_duration_since(*since) >= long).map(|(_, at)| at)
                };
                if let Some(at) = due(hand.held, HELD) {
                    hand.held = None;
                    if let Some(found) = self.find(tree, layout, renderer, at) {
                        tree.state.downcast_mut::<Hand>().spent = true;
                        self.say(shell, Asked::Fully(found));
                    }
                } else if let Some(at) = due(hand.rests, RESTED) {
                    hand.rests = None;
                    if let Some(found) = self.find(tree, layout, renderer, at) {
                        // The ground holds many things: what is told of one of them holds where the pointer is.
                        let here = Rectangle::new(at, Size::ZERO).expand(SLACK);
                        let bounds = if found.thing.is_ground() { here } else { found.bounds };
                        tree.state.downcast_mut::<Hand>().told = Some(bounds);
                        self.say(shell, Asked::InPassing(found));
                    }
                } else {
                    // Redrawn for something else meanwhile: the hour has not come.
                    let next = hand.held.map(|(since, _)| since + HELD).or(hand.rests.map(|(since, _)| since + RESTED));
                    if let Some(next) = next {
                        shell.request_redraw_at(next);
                    }
                }
            }
            _ => {}
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let content = self.content.as_widget();
        tree.children
            .first()
            .map(|child| content.mouse_interaction(child, layout, cursor, viewport, renderer))
            .unwrap_or_default()
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        if let Some(child) = tree.children.first() {
            self.content.as_widget().draw(child, renderer, theme, style, layout, cursor, viewport);
        }
        if let Some(bounds) = self.walk.and_then(|place| place.bounds) {
            ring::round(renderer, bounds, viewport);
        }
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, M, Theme, Renderer>> {
        let child = tree.children.first_mut()?;
        self.content.as_widget_mut().overlay(child, layout, renderer, viewport, translation)
    }
}
