//! The hand on the map: clicks, hovering, dragging, the wheel; and the lines round what has the focus, which the map follows.

use super::camera::{Camera, R, middle, sector_at};
use super::{BoardView, Event};
use iced::widget::canvas::{self, Canvas, Frame, Geometry, Path};
use iced::{Color, Element, Fill, Point, Rectangle, Renderer, Size, Theme, Vector, mouse, touch, window};
use kit::pan::Projection;
use kit::theme::{FOCUS, INK0, thin};
use kit::widget::chart;
use kit::widget::panel::pen;
use kit::widget::sketch::{Kept, Subject};
use std::rc::Rc;

/// How far the pointer may stray before a click is a drag.
const SLACK: f32 = 7.0;

/// The topmost layer of the map.
pub struct Pilot<'a, M> {
    board: Rc<BoardView>,
    camera: Camera,
    focus: Option<usize>,
    on_event: Box<dyn Fn(Event) -> M + 'a>,
}

/// What the hand is doing.
#[derive(Debug, Default)]
pub struct Hand {
    held: Option<Held>,
    hovered: Option<usize>,
    /// The room there was for the map when it was last drawn.
    room: Option<Size>,
    /// What had the focus then.
    followed: Option<usize>,
    /// The sector that was pressed last, until something else has the focus. It is under the hand, and stays there.
    pressed: Option<usize>,
    lines: Kept<Lines>,
}

#[derive(Debug, Clone, Copy)]
struct Held {
    from: Point,
    camera: Camera,
    dragging: bool,
    /// The ship is under the hand, and goes with it.
    ship: bool,
    /// Where the hand is.
    at: Point,
}

impl<'a, M: 'a> Pilot<'a, M> {
    pub fn view(
        board: Rc<BoardView>,
        camera: Camera,
        focus: Option<usize>,
        on_event: impl Fn(Event) -> M + 'a,
    ) -> Element<'a, M> {
        Canvas::new(Self { board, camera, focus, on_event: Box::new(on_event) }).width(Fill).height(Fill).into()
    }

    fn say(&self, event: Event) -> Option<canvas::Action<M>> {
        Some(canvas::Action::publish((self.on_event)(event)))
    }

    fn press(&self, hand: &mut Hand, at: Point, view: Projection) -> Option<canvas::Action<M>> {
        let ship = self.board.ship.and_then(|index| self.board.sectors.get(index));
        let ship = ship.map(|sector| view.to_screen(middle(sector.q, sector.r)));
        let ship = ship.is_some_and(|ship| ship.distance(at) < R * 0.62 * view.zoom);
        // Where she can go nowhere, the hand moves the chart.
        let ship = ship && self.board.sectors.iter().any(|sector| sector.in_reach);
        hand.held = Some(Held { from: at, camera: self.camera, dragging: false, ship, at });
        Some(canvas::Action::capture())
    }

    fn drag(&self, held: &mut Held, at: Point, zoom: f32) -> Option<canvas::Action<M>> {
        let by = at - held.from;
        held.dragging |= by.x.hypot(by.y) > SLACK;
        held.at = at;
        if !held.dragging {
            return None;
        }
        if held.ship {
            return Some(canvas::Action::request_redraw().and_capture());
        }
        let camera = Camera { moved: held.camera.moved - by * (1.0 / zoom), ..held.camera };
        self.say(Event::Camera(camera)).map(canvas::Action::and_capture)
    }

    fn hover(&self, hand: &mut Hand, over: Option<usize>) -> Option<canvas::Action<M>> {
        if over == hand.hovered {
            return None;
        }
        hand.hovered = over;
        self.say(Event::Hovered(over))
    }

    /// Zooms so that what is under the pointer stays there.
    fn wheel(&self, at: Point, nearer: bool, bounds: Rectangle) -> Option<canvas::Action<M>> {
        let camera = self.camera.zoomed_at(nearer, at, &self.board, bounds.size());
        self.say(Event::Camera(camera)).map(canvas::Action::and_capture)
    }

    /// As it is drawn: says how large the map is, if that has changed, and moves it to what has come to have the focus.
    fn follow(&self, hand: &mut Hand, room: Size) -> Option<canvas::Action<M>> {
        if hand.room != Some(room) {
            // A map that was moved, and was out of sight, stays as it was left.
            if hand.room.is_none() && self.camera.moved != Vector::ZERO {
                hand.followed = self.focus;
            }
            hand.room = Some(room);
            return self.say(Event::Room(room));
        }
        if hand.followed == self.focus {
            return None;
        }
        hand.followed = self.focus;
        let focus = self.focus?;
        if hand.pressed.take() == Some(focus) {
            return None;
        }
        let camera = self.camera.following(focus, &self.board, room);
        if camera == self.camera { None } else { self.say(Event::Camera(camera)) }
    }
}

impl<M> canvas::Program<M> for Pilot<'_, M> {
    type State = Hand;

    fn update(
        &self,
        hand: &mut Hand,
        event: &canvas::Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<canvas::Action<M>> {
        let view = self.camera.projection(&self.board, bounds.size());
        let inside = cursor.position_in(bounds);
        // A drag goes on beyond the border.
        let anywhere = cursor.position().map(|at| Point::new(at.x - bounds.x, at.y - bounds.y));
        let found = |at: Point| sector_at(&self.board, view, at);
        match event {
            canvas::Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | canvas::Event::Touch(touch::Event::FingerPressed { .. }) => self.press(hand, inside?, view),
            canvas::Event::Mouse(mouse::Event::CursorMoved { .. })
            | canvas::Event::Touch(touch::Event::FingerMoved { .. }) => match &mut hand.held {
                Some(held) => self.drag(held, anywhere?, view.zoom),
                None => self.hover(hand, inside.and_then(found)),
            },
            canvas::Event::Mouse(mouse::Event::CursorLeft) => self.hover(hand, None),
            canvas::Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | canvas::Event::Touch(touch::Event::FingerLifted { .. }) => {
                let held = hand.held.take()?;
                let sector = inside.and_then(found);
                hand.pressed = sector.filter(|_| held.ship || !held.dragging);
                match (held.dragging, held.ship) {
                    (false, _) => self.say(Event::Pressed(sector?)),
                    (true, true) => self.say(Event::Dragged(sector?)),
                    (true, false) => None,
                }
            }
            canvas::Event::Mouse(mouse::Event::WheelScrolled { delta }) => {
                let y = match delta {
                    mouse::ScrollDelta::Lines { y, .. } | mouse::ScrollDelta::Pixels { y, .. } => *y,
                };
                if y == 0.0 {
                    return None;
                }
                self.wheel(inside?, y > 0.0, bounds)
            }
            canvas::Event::Window(window::Event::RedrawRequested(_)) => self.follow(hand, bounds.size()),
            _ => None,
        }
    }

    fn draw(&self, hand: &Hand, renderer: &Renderer, _: &Theme, bounds: Rectangle, _: mouse::Cursor) -> Vec<Geometry> {
        let place = |i: usize| {
            let sector = self.board.sectors.get(i)?;
            Some(self.camera.projection(&self.board, bounds.size()).to_screen(middle(sector.q, sector.r)))
        };
        let lines = Lines {
            zoom: self.camera.projection(&self.board, bounds.size()).zoom,
            hovered: hand.hovered.filter(|i| Some(*i) != self.focus).and_then(place),
            focus: self.focus.and_then(place),
            towed: hand.held.filter(|held| held.ship && held.dragging).map(|held| (held.from, held.at)),
        };
        // Nothing of them lies on the frame.
        let inside = Rectangle::with_size(bounds.size()).shrink(chart::COVERED);
        vec![hand.lines.drawing_within(&lines, renderer, inside)]
    }

    fn mouse_interaction(&self, hand: &Hand, bounds: Rectangle, cursor: mouse::Cursor) -> mouse::Interaction {
        match hand.held {
            Some(held) if held.dragging => mouse::Interaction::Grabbing,
            _ if hand.hovered.is_some() && cursor.is_over(bounds) => mouse::Interaction::Pointer,
            _ => mouse::Interaction::None,
        }
    }
}

/// The lines round the sector that is pointed at, and the one in focus, by their middles on the screen.
#[derive(Debug, Clone, PartialEq)]
struct Lines {
    zoom: f32,
    hovered: Option<Point>,
    focus: Option<Point>,
    /// The ship under the hand: from where she is, to where that is.
    towed: Option<(Point, Point)>,
}

impl Subject for Lines {
    fn draw(&self, frame: &mut Frame) {
        if let Some((from, at)) = self.towed {
            for (ink, width) in [(INK0, 12.0), (FOCUS, 5.0)] {
                frame.stroke(&Path::line(from, at), pen(ink, width));
                frame.stroke(&Path::circle(at, R * 0.3 * self.zoom), pen(ink, width));
            }
        }
        let mut outline = |at: Point, radius: f32, lines: &[(Color, f32)]| {
            let r = radius * self.zoom;
            let hex = Path::new(|path| {
                for corner in 0..6 {
                    let angle = std::f32::consts::FRAC_PI_3 * corner as f32;
                    let point = at + Vector::new(r * angle.sin(), -r * angle.cos());
                    if corner == 0 {
                        path.move_to(point);
                    } else {
                        path.line_to(point);
                    }
                }
                path.close();
            });
            for (color, width) in lines {
                frame.stroke(&hex, pen(*color, *width));
            }
        };
        if let Some(at) = self.hovered {
            outline(at, R * 0.93, &[(thin(FOCUS, 0.75), 3.0)]);
        }
        if let Some(at) = self.focus {
            // At the sector's edge, where it keeps off a name that fills the sector.
            outline(at, R * 0.97, &[(INK0, 9.0), (FOCUS, 5.0)]);
        }
    }
}
