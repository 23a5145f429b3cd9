//! An open table: a rectangle in whole-number units on which models stand anywhere and point anywhere. It is panned and
//! zoomed, measured with a tape, and shows rings, arcs, paths and ghosts. Plain data in, an element out; knows no game.

mod art;
mod camera;
mod draw;
mod models;
mod scene;
mod touch;

pub use art::Art;
pub use camera::{Camera, View, ZOOM_STEPS};
pub use models::{Placed, placed};
pub use scene::{Anchor, Area, Dash, Emphasis, Frame, Label, Line, Model, Ring, Scene, Spot, Tape, Wedge};

use std::rc::Rc;

use iced::widget::{container, stack};
use iced::{Element, Fill};

use crate::widget::chart;

/// What somebody does on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// The pointer is over a model, or over none.
    Over(Option<u32>),
    /// A place is clicked; with the model that is meant, if one stands there or near it.
    Clicked(Spot, Option<u32>),
    /// The grip is dragged to here.
    Dragged(Spot),
    /// The grip is let go here.
    Dropped(Spot),
    /// The table is looked at like this.
    Looked(View),
    /// The tape is laid.
    Measured(Tape),
}

impl Event {
    /// Whether nothing changes but how the table is looked at.
    pub fn is_slight(self) -> bool {
        match self {
            Self::Looked(_) => true,
            Self::Over(_) | Self::Clicked(..) | Self::Dragged(_) | Self::Dropped(_) | Self::Measured(_) => false,
        }
    }
}

/// The table, filling its room, where a screen unit has so many `pixels`. It lies on a ground of [`INK0`](crate::theme::INK0).
pub fn view<'a>(scene: Scene, look: View, pixels: f32) -> Element<'a, Event> {
    let scene = Rc::new(scene);
    let touch = touch::layer(Rc::clone(&scene), look);
    let layers = stack![draw::layers(&scene, look, pixels), chart::frame(), touch];
    container(layers.clip(true)).id(chart::CHART).width(Fill).height(Fill).into()
}
