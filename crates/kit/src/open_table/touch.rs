//! The pointer on the table: it publishes places, never pixels.

use std::rc::Rc;

use iced::widget::canvas::{self, Action, Canvas, Geometry};
use iced::{Element, Event, Fill, Point, Rectangle, Renderer, Theme, Vector, mouse, touch};

use super::Event as TableEvent;
use super::camera::{Camera, View};
use super::models::meant;
use super::scene::{Scene, Spot, Tape};

/// A layer that draws nothing and hears everything.
pub(super) fn layer<'a>(scene: Rc<Scene>, look: View) -> Element<'a, TableEvent> {
    Canvas::new(Touch { scene, look }).width(Fill).height(Fill).into()
}

/// Farther than this a press is a drag, in pixels.
const SLACK: f32 = 6.0;
/// So near to it a hand takes hold of the grip, in pixels.
const GRIP: f32 = 34.0;

struct Touch {
    scene: Rc<Scene>,
    look: View,
}

/// What the hand is doing.
#[derive(Debug, Default)]
struct Hand {
    over: Option<u32>,
    held: Held,
}

#[derive(Debug, Default, Clone, Copy)]
enum Held {
    /// Nothing is held.
    #[default]
    Nothing,
    /// Pressed here, and not yet moved.
    Pressed(Point),
    /// The table is dragged: from here, as it was looked at then.
    Table(Point, View),
    /// The grip is dragged.
    Grip,
    /// The tape is laid from here.
    Tape(Spot),
}

impl Touch {
    fn camera(&self, bounds: Rectangle) -> Camera {
        Camera::new(&self.scene, self.look, bounds.size())
    }

    fn pressed(&self, hand: &mut Hand, bounds: Rectangle, at: Point) -> Action<TableEvent> {
        let camera = self.camera(bounds);
        let on_grip = self.scene.grip.is_some_and(|grip| camera.hold(grip).distance(at) < GRIP);
        if self.scene.measures {
            let from = camera.spot(at);
            hand.held = Held::Tape(from);
            return Action::publish(TableEvent::Measured(Tape { from, to: from })).and_capture();
        }
        hand.held = if on_grip { Held::Grip } else { Held::Pressed(at) };
        Action::capture()
    }

    fn moved(&self, hand: &mut Hand, bounds: Rectangle, at: Point) -> Option<Action<TableEvent>> {
        let camera = self.camera(bounds);
        match hand.held {
            Held::Nothing => {
                let over = if bounds_hold(bounds, at) { meant(&self.scene, &camera, at) } else { None };
                let news = std::mem::replace(&mut hand.over, over) != over;
                if news { Some(Action::publish(TableEvent::Over(over))) } else { None }
            }
            Held::Pressed(from) => {
                if from.distance(at) > SLACK {
                    hand.held = Held::Table(from, self.look);
                }
                None
            }
            Held::Table(from, look) => {
                let by = Vector::new(at.x - from.x, at.y - from.y);
                let look = look.dragged(&self.scene, bounds.size(), by);
                Some(Action::publish(TableEvent::Looked(look)).and_capture())
            }
            Held::Grip => Some(Action::publish(TableEvent::Dragged(camera.spot(at))).and_capture()),
            Held::Tape(from) => {
                let tape = Tape { from, to: camera.spot(at) };
                Some(Action::publish(TableEvent::Measured(tape)).and_capture())
            }
        }
    }

    fn released(&self, hand: &mut Hand, bounds: Rectangle, at: Point) -> Option<Action<TableEvent>> {
        let camera = self.camera(bounds);
        match std::mem::take(&mut hand.held) {
            Held::Pressed(_) => {
                let model = meant(&self.scene, &camera, at);
                Some(Action::publish(TableEvent::Clicked(camera.spot(at), model)))
            }
            Held::Grip => Some(Action::publish(TableEvent::Dropped(camera.spot(at)))),
            Held::Nothing | Held::Table(..) | Held::Tape(_) => None,
        }
    }
}

fn bounds_hold(bounds: Rectangle, at: Point) -> bool {
    Rectangle::with_size(bounds.size()).contains(at)
}

impl canvas::Program<TableEvent> for Touch {
    type State = Hand;

    fn update(
        &self,
        hand: &mut Hand,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<Action<TableEvent>> {
        // Beyond the border too, or what is dragged would stop there.
        let at = cursor.position().map(|at| at - Vector::new(bounds.x, bounds.y));
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => {
                cursor.position_in(bounds).map(|at| self.pressed(hand, bounds, at))
            }
            Event::Mouse(mouse::Event::CursorMoved { .. }) | Event::Touch(touch::Event::FingerMoved { .. }) => {
                self.moved(hand, bounds, at?)
            }
            Event::Mouse(mouse::Event::CursorLeft) => hand.over.take().map(|_| Action::publish(TableEvent::Over(None))),
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. }) => {
                self.released(hand, bounds, at?)
            }
            Event::Mouse(mouse::Event::WheelScrolled { delta }) => {
                let at = cursor.position_in(bounds)?;
                let up = match delta {
                    mouse::ScrollDelta::Lines { y, .. } | mouse::ScrollDelta::Pixels { y, .. } => *y,
                };
                if up == 0.0 {
                    return None;
                }
                let about = self.camera(bounds).spot(at);
                let look = self.look.zoomed(&self.scene, bounds.size(), up > 0.0, about);
                Some(Action::publish(TableEvent::Looked(look)).and_capture())
            }
            _ => None,
        }
    }

    fn draw(&self, _: &Hand, _: &Renderer, _: &Theme, _: Rectangle, _: mouse::Cursor) -> Vec<Geometry> {
        Vec::new()
    }

    fn mouse_interaction(&self, hand: &Hand, bounds: Rectangle, cursor: mouse::Cursor) -> mouse::Interaction {
        if !cursor.is_over(bounds) {
            return mouse::Interaction::default();
        }
        match hand.held {
            Held::Table(..) | Held::Grip => mouse::Interaction::Grabbing,
            Held::Tape(_) => mouse::Interaction::Crosshair,
            Held::Nothing | Held::Pressed(_) if self.scene.measures => mouse::Interaction::Crosshair,
            Held::Nothing | Held::Pressed(_) if hand.over.is_some() => mouse::Interaction::Pointer,
            Held::Nothing | Held::Pressed(_) => mouse::Interaction::default(),
        }
    }
}
