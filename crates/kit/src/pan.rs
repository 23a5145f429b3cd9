//! A large drawing that is panned and zoomed: the campaign's map, an open table. At rest every layer of it is drawn; while it
//! is moved, a picture of it is moved instead, and what belongs to the room stays where it is.

mod picture;
mod projection;

pub use projection::Projection;

use crate::widget::chart;
use iced::advanced::image::{self, FilterMethod, Image};
use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, mouse, renderer};
use iced::widget::canvas::Frame;
use iced::{Color, Element, Event, Fill, Length, Point, Rectangle, Renderer, Size, Theme, touch, window};
use picture::{Order, Picture, Seen};
use std::rc::Rc;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::{Duration, Instant};

/// How long after its last movement a drawing is at rest.
const REST: Duration = Duration::from_millis(160);

/// What can be panned.
pub trait Drawing: Clone + PartialEq + Send + 'static {
    /// How it is looked at. While this changes, the drawing is moved.
    type Camera: Copy + PartialEq + 'static;

    /// The colour it lies on.
    const GROUND: Color;
    /// How many layers move with it.
    const LAYERS: usize;
    /// Whether anything below them stays where it is in the room; otherwise the ground is bare.
    const STILL: bool;

    /// What the camera shows in a room.
    fn projection(&self, camera: Self::Camera, room: Size) -> Projection;

    /// Its bounds in its own units, with all that reaches over its edge, where a unit of it has `zoom` screen units.
    fn extent(&self, zoom: f32) -> Rectangle;

    /// Draws the layer of this number, from the lowest up, as nothing but its camera moves.
    fn draw(&self, layer: usize, view: Projection, frame: &mut Frame);

    /// Draws what lies below the layers and stays where it is in the room, if anything does.
    fn draw_still(&self, view: Projection, frame: &mut Frame);
}

/// A drawing's elements, and what is needed to move it.
struct Pan<'a, D: Drawing, M> {
    drawing: Rc<D>,
    camera: D::Camera,
    pixels: f32,
    /// What stays where it is, if anything does, and the layers, from the lowest up.
    leaves: Vec<Element<'a, M>>,
}

/// How a drawing moves.
#[derive(Debug)]
struct Motion<D: Drawing> {
    /// How it was looked at when it was last drawn.
    camera: D::Camera,
    /// When it last moved, until it is at rest.
    since: Option<Instant>,
    /// A hand holds it, so it is not at rest yet.
    held: bool,
    picture: Option<Picture<D>>,
    taking: Option<Receiver<Option<Picture<D>>>>,
    /// What is drawn in place of the layers.
    shown: Option<Seen>,
    /// Changes at every step.
    odd: bool,
}

impl<D: Drawing> Motion<D> {
    /// Takes in that a hand takes hold of the drawing, or lets go.
    fn hold(&mut self, event: &Event, over: bool) {
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => self.held = over,
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. }) => self.held = false,
            _ => {}
        }
    }
}

/// A drawing filling its room, where a screen unit has so many `pixels`. At rest it consists of the leaves: what stays where it
/// is, if anything does, and the layers, from the lowest up. The chart's frame covers its edges. It lies on the window's own
/// ground, which has to be of its colour: nothing is filled, for to fill so much takes a good part of a frame.
pub fn pan<'a, D: Drawing, M: 'a>(
    drawing: Rc<D>,
    camera: D::Camera,
    pixels: f32,
    leaves: Vec<Element<'a, M>>,
) -> Element<'a, M> {
    Element::new(Pan { drawing, camera, pixels, leaves })
}

impl<D: Drawing, M> Pan<'_, D, M> {
    fn projection(&self, bounds: Rectangle) -> Projection {
        self.drawing.projection(self.camera, bounds.size())
    }

    /// Takes the picture in if it is done, and drops it if it does not show this drawing.
    fn receive(&self, motion: &mut Motion<D>, bounds: Rectangle) {
        match motion.taking.as_ref().map(Receiver::try_recv) {
            Some(Ok(picture)) => (motion.picture, motion.taking) = (picture, None),
            Some(Err(TryRecvError::Disconnected)) => motion.taking = None,
            Some(Err(TryRecvError::Empty)) | None => {}
        }
        let corner = Point::new(bounds.x, bounds.y);
        let shown = |picture: &Picture<D>| picture.shows(&self.drawing, corner, bounds.size(), self.pixels);
        if !motion.picture.as_ref().is_none_or(shown) {
            motion.picture = None;
        }
    }

    /// Has a picture taken, if there is none that will do and none is being taken.
    fn make_ready(&self, motion: &mut Motion<D>, bounds: Rectangle) {
        self.receive(motion, bounds);
        let view = self.projection(bounds);
        if motion.taking.is_some() || motion.picture.as_ref().is_some_and(|picture| picture.covers(view)) {
            return;
        }
        let corner = Point::new(bounds.x, bounds.y);
        let order = Order { drawing: D::clone(&self.drawing), view, corner, pixels: self.pixels };
        motion.taking = Some(order.begin());
    }

    /// One frame later: moves the picture, if the drawing moves.
    fn advance(&self, motion: &mut Motion<D>, bounds: Rectangle, now: Instant) -> window::RedrawRequest {
        self.receive(motion, bounds);
        if self.camera != motion.camera {
            motion.camera = self.camera;
            motion.since = Some(now);
            motion.odd = !motion.odd;
        }
        let rest = motion.since.map(|since| since + REST).filter(|rest| motion.held || now < *rest);
        let Some(rest) = rest else {
            (motion.since, motion.shown) = (None, None);
            return window::RedrawRequest::Wait;
        };
        // Between two steps of zoom the picture there is will do.
        if motion.picture.as_ref().is_none_or(|picture| picture.is_as_near(self.projection(bounds))) {
            self.make_ready(motion, bounds);
        }
        motion.shown = motion.picture.as_ref().map(|picture| picture.seen(self.projection(bounds)));
        if motion.held && motion.shown.is_some() {
            window::RedrawRequest::Wait
        } else {
            window::RedrawRequest::At(rest.max(now))
        }
    }
}

impl<D: Drawing, M> Widget<M, Theme, Renderer> for Pan<'_, D, M> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Motion<D>>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Motion::<D> {
            camera: self.camera,
            since: None,
            held: false,
            picture: None,
            taking: None,
            shown: None,
            odd: false,
        })
    }

    fn children(&self) -> Vec<Tree> {
        self.leaves.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.leaves);
    }

    fn size(&self) -> Size<Length> {
        Size::new(Fill, Fill)
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let size = limits.max();
        let limits = layout::Limits::new(Size::ZERO, size);
        let leaves = self.leaves.iter_mut().zip(&mut tree.children);
        let nodes = leaves.map(|(leaf, tree)| leaf.as_widget_mut().layout(tree, renderer, &limits)).collect();
        layout::Node::with_children(size, nodes)
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _: &Renderer,
        _: &mut dyn Clipboard,
        shell: &mut Shell<'_, M>,
        _: &Rectangle,
    ) {
        let motion = tree.state.downcast_mut::<Motion<D>>();
        match event {
            Event::Window(window::Event::RedrawRequested(now)) => {
                shell.request_redraw_at(self.advance(motion, layout.bounds(), *now));
            }
            Event::Mouse(_) | Event::Touch(_) => {
                let over = cursor.is_over(layout.bounds());
                if over && !motion.held {
                    // Whoever comes over the drawing may be about to move it. What a hand already holds may be something on
                    // it, which changes it at every step.
                    self.make_ready(motion, layout.bounds());
                }
                motion.hold(event, over);
                if !motion.held
                    && let Some(since) = motion.since
                {
                    shell.request_redraw_at(since + REST);
                }
            }
            _ => {}
        }
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
        use iced::advanced::graphics::geometry::Renderer as _;
        use image::Renderer as _;
        let bounds = layout.bounds();
        let Some(seen) = bounds.intersection(viewport) else { return };
        let motion = tree.state.downcast_ref::<Motion<D>>();
        let shown = motion.shown.as_ref();
        let mut leaves = self.leaves.iter().zip(&tree.children).zip(layout.children());
        // Whether at rest or not there is as much of everything and in the same order, and layers of other bounds at every step:
        // so what has changed is the drawing, and not a hundred places, each of which would be drawn for itself.
        let still = if D::STILL { leaves.next() } else { None };
        if let Some(((still, tree), layout)) = still {
            if shown.is_some() {
                let nothing = Frame::new(renderer, bounds.size()).into_geometry();
                renderer.draw_geometry(nothing);
            } else {
                still.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
            }
        }
        // A little smaller than what the frame leaves free, so that neither the frame nor what borders on the drawing is drawn again.
        let layer = match (shown, motion.odd) {
            (None, _) => seen,
            (Some(_), false) => seen.shrink(chart::COVERED + 0.01),
            (Some(_), true) => seen.shrink(chart::COVERED + 0.015),
        };
        renderer.with_layer(layer, |renderer| {
            for (handle, place) in shown.iter().flat_map(|shown| shown.still.iter().chain(&shown.tiles)) {
                let image = Image::new(handle.clone()).filter_method(FilterMethod::Nearest);
                renderer.draw_image(image, *place, seen);
            }
        });
        // What reaches under the frame would shine through it. An empty layer takes a sixth of a millisecond as well, unless it
        // lies nowhere.
        let free = bounds.shrink(chart::COVERED).intersection(&seen).filter(|_| shown.is_none());
        let layer = free.unwrap_or(Rectangle::new(seen.position(), Size::ZERO));
        for ((leaf, tree), layout) in leaves {
            renderer.with_layer(layer, |renderer| {
                if shown.is_none() {
                    leaf.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
                }
            });
        }
    }
}
