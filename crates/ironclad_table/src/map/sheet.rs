//! The chart with the map on it. At rest every layer is drawn; while the map is moved, a picture of it is moved instead, and
//! title and rose stay where they are.

use super::BoardView;
use super::camera::{Camera, Projection};
use super::draw::{Layer, Leaf};
use super::going::Going;
use super::shot::{Order, Shot};
use iced::advanced::image::{self, FilterMethod, Handle, Image};
use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, mouse, renderer};
use iced::widget::canvas::Frame;
use iced::{Element, Event, Fill, Length, Point, Rectangle, Renderer, Size, Theme, Vector, touch, window};
use kit::widget::chart;
use std::rc::Rc;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::{Duration, Instant};

/// How long after its last movement the map is at rest.
const REST: Duration = Duration::from_millis(160);
/// Where the chart's rhumb lines come from, in parts of its size.
const ROSE: Vector = Vector::new(0.855, 0.83);

/// The chart's ground and the map's layers.
pub struct Sheet<'a, M> {
    board: Rc<BoardView>,
    camera: Camera,
    unit: f32,
    /// The ground, the furniture, and what moves with the map.
    leaves: Vec<Element<'a, M>>,
}

/// How the map moves.
#[derive(Debug)]
struct Motion {
    /// How it was looked at when it was last drawn.
    camera: Camera,
    /// When it last moved, until it is at rest.
    since: Option<Instant>,
    /// A hand holds it, so it is not at rest yet.
    held: bool,
    shot: Option<Shot>,
    taking: Option<Receiver<Option<Shot>>>,
    /// What is drawn in place of the layers, and where.
    shown: Option<(Handle, Rectangle)>,
}

impl Motion {
    /// Takes in that a hand takes hold of the map, or lets go.
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

impl<'a, M: 'a> Sheet<'a, M> {
    pub fn view(board: Rc<BoardView>, camera: Camera, unit: f32, going: Going) -> Element<'a, M> {
        let leaf = |layer| {
            // What is on its way is drawn by these alone, so that the others are kept.
            let going = match layer {
                Layer::Ship | Layer::Tokens => going.clone(),
                _ => Going::default(),
            };
            Leaf { layer, board: Rc::clone(&board), camera, going }.view()
        };
        let still = [chart::ground(ROSE), leaf(Layer::Furniture)];
        let leaves = still.into_iter().chain(Layer::MAP.map(leaf)).collect();
        Element::new(Self { board, camera, unit, leaves })
    }

    fn projection(&self, bounds: Rectangle) -> Projection {
        Projection::of(&self.board, self.camera, bounds.size())
    }

    /// Takes the picture in if it is done, and drops it if it does not show this map.
    fn receive(&self, motion: &mut Motion, bounds: Rectangle) {
        match motion.taking.as_ref().map(Receiver::try_recv) {
            Some(Ok(shot)) => (motion.shot, motion.taking) = (shot, None),
            Some(Err(TryRecvError::Disconnected)) => motion.taking = None,
            Some(Err(TryRecvError::Empty)) | None => {}
        }
        let shown = |shot: &Shot| shot.shows(&self.board, Point::new(bounds.x, bounds.y), bounds.size(), self.unit);
        if !motion.shot.as_ref().is_none_or(shown) {
            motion.shot = None;
        }
    }

    /// Has a picture taken, if there is none that will do and none is being taken.
    fn make_ready(&self, motion: &mut Motion, bounds: Rectangle) {
        self.receive(motion, bounds);
        let view = self.projection(bounds);
        if motion.taking.is_some() || motion.shot.as_ref().is_some_and(|shot| shot.covers(view)) {
            return;
        }
        let order = Order {
            board: BoardView::clone(&self.board),
            view,
            corner: Point::new(bounds.x, bounds.y),
            unit: self.unit,
            rose: ROSE,
        };
        motion.taking = Some(order.begin());
    }

    /// One frame later: moves the picture, if the map moves.
    fn advance(&self, motion: &mut Motion, bounds: Rectangle, now: Instant) -> window::RedrawRequest {
        self.receive(motion, bounds);
        if self.camera != motion.camera {
            motion.camera = self.camera;
            motion.since = Some(now);
        }
        let rest = motion.since.map(|since| since + REST).filter(|rest| motion.held || now < *rest);
        let Some(rest) = rest else {
            (motion.since, motion.shown) = (None, None);
            return window::RedrawRequest::Wait;
        };
        // Between two steps of zoom the picture there is will do.
        if motion.shot.as_ref().is_none_or(|shot| shot.is_as_near(self.projection(bounds))) {
            self.make_ready(motion, bounds);
        }
        motion.shown = motion.shot.as_ref().map(|shot| {
            let (place, size, pixels) = shot.seen(self.projection(bounds));
            (Handle::from_rgba(size.width, size.height, pixels), place)
        });
        match motion.held && motion.shown.is_some() {
            true => window::RedrawRequest::Wait,
            false => window::RedrawRequest::At(rest.max(now)),
        }
    }
}

impl<M> Widget<M, Theme, Renderer> for Sheet<'_, M> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Motion>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Motion {
            camera: self.camera,
            since: None,
            held: false,
            shot: None,
            taking: None,
            shown: None,
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
        let motion = tree.state.downcast_mut::<Motion>();
        match event {
            Event::Window(window::Event::RedrawRequested(now)) => {
                shell.request_redraw_at(self.advance(motion, layout.bounds(), *now));
            }
            Event::Mouse(_) | Event::Touch(_) => {
                let over = cursor.is_over(layout.bounds());
                if over {
                    // Whoever comes over the map may be about to move it.
                    self.make_ready(motion, layout.bounds());
                }
                motion.hold(event, over);
                if let Some(since) = motion.since.filter(|_| !motion.held) {
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
        let shown = tree.state.downcast_ref::<Motion>().shown.as_ref();
        let mut leaves = self.leaves.iter().zip(&tree.children).zip(layout.children());
        // Whether at rest or not there is as much of everything and in the same order, and layers of other bounds: so what has
        // changed is the chart, and not a hundred places, each of which would be drawn for itself.
        if let Some(((ground, tree), layout)) = leaves.next() {
            match shown {
                None => ground.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport),
                Some(_) => {
                    let nothing = Frame::new(renderer, bounds.size()).into_geometry();
                    renderer.draw_geometry(nothing);
                }
            }
        }
        let layer = if shown.is_some() { seen.shrink(0.01) } else { seen };
        renderer.with_layer(layer, |renderer| {
            if let Some((handle, place)) = shown {
                let picture = Image::new(handle.clone()).filter_method(FilterMethod::Nearest);
                renderer.draw_image(picture, *place, seen);
            }
        });
        // An empty layer takes a sixth of a millisecond as well, unless it lies nowhere.
        let layer = if shown.is_some() { Rectangle::new(seen.position(), Size::ZERO) } else { seen };
        for ((leaf, tree), layout) in leaves {
            renderer.with_layer(layer, |renderer| {
                if shown.is_none() {
                    leaf.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
                }
            });
        }
    }
}
