//! The focus ring: white 5 on ink 10 round a thing, laid over its neighbours.

use super::around::{Also, around};
use crate::scroll::Focused;
use crate::theme::{FOCUS, INK0};
use iced::advanced::widget::Operation;
use iced::advanced::{self, renderer};
use iced::{Background, Border, Color, Element, Rectangle, Renderer, border};

/// How far it reaches beyond the thing.
pub const OUT: f32 = 5.0;

/// Puts the focus ring round a thing when `shown`.
pub fn ring<'a, M: 'a>(content: impl Into<Element<'a, M>>, shown: bool) -> Element<'a, M> {
    around(content, Ring { shown })
}

/// Says of a thing that shows the focus in a way of its own that it has it, so that it is kept in sight.
pub fn focused<'a, M: 'a>(content: impl Into<Element<'a, M>>, has_it: bool) -> Element<'a, M> {
    around(content, Told { has_it })
}

struct Told {
    has_it: bool,
}

impl<M> Also<M> for Told {
    fn tell(&mut self, bounds: Rectangle, operation: &mut dyn Operation) {
        if self.has_it {
            operation.custom(None, bounds, &mut Focused);
        }
    }
}

struct Ring {
    shown: bool,
}

impl<M> Also<M> for Ring {
    fn tell(&mut self, bounds: Rectangle, operation: &mut dyn Operation) {
        if self.shown {
            operation.custom(None, bounds, &mut Focused);
        }
    }

    fn draw_over(&self, bounds: Rectangle, renderer: &mut Renderer, viewport: &Rectangle) {
        if self.shown {
            round(renderer, bounds, viewport);
        }
    }
}

/// Draws the focus ring round bounds, over what has been drawn there.
pub fn round(renderer: &mut Renderer, bounds: Rectangle, viewport: &Rectangle) {
    use advanced::Renderer as _;
    if let Some(clip) = bounds.expand(8.0).intersection(viewport) {
        renderer.with_layer(clip, |renderer| {
            line(renderer, bounds, OUT, 10.0, INK0);
            line(renderer, bounds, 2.5, 5.0, FOCUS);
        });
    }
}

fn line(renderer: &mut Renderer, bounds: Rectangle, out: f32, width: f32, color: Color) {
    use advanced::Renderer as _;
    renderer.fill_quad(
        renderer::Quad {
            bounds: bounds.expand(out),
            border: Border { color, width, ..border::rounded(0) },
            ..renderer::Quad::default()
        },
        Background::Color(Color::TRANSPARENT),
    );
}
