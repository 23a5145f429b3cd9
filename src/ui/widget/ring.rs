//! The focus ring: white 5 on ink 10 round a thing, laid over its neighbours.

use crate::ui::theme::{FOCUS, INK0};
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{self, Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::{Background, Color, Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector};
use iced::{Border, border};

/// Puts the focus ring round a thing when `shown`.
pub fn ring<'a, M: 'a>(content: impl Into<Element<'a, M>>, shown: bool) -> Element<'a, M> {
    Element::new(Ring { content: content.into(), shown })
}

struct Ring<'a, M> {
    content: Element<'a, M>,
    shown: bool,
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

impl<M> Widget<M, Theme, Renderer> for Ring<'_, M> {
    fn tag(&self) -> tree::Tag {
        self.content.as_widget().tag()
    }

    fn state(&self) -> tree::State {
        self.content.as_widget().state()
    }

    fn children(&self) -> Vec<Tree> {
        self.content.as_widget().children()
    }

    fn diff(&self, tree: &mut Tree) {
        self.content.as_widget().diff(tree);
    }

    fn size(&self) -> Size<Length> {
        self.content.as_widget().size()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        self.content.as_widget_mut().layout(tree, renderer, limits)
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        self.content.as_widget_mut().operate(tree, layout, renderer, operation);
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
        self.content.as_widget_mut().update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        self.content.as_widget().mouse_interaction(tree, layout, cursor, viewport, renderer)
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
        self.content.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
        let bounds = layout.bounds();
        if let Some(clip) = bounds.expand(8.0).intersection(viewport).filter(|_| self.shown) {
            use advanced::Renderer as _;
            renderer.with_layer(clip, |renderer| {
                line(renderer, bounds, 5.0, 10.0, INK0);
                line(renderer, bounds, 2.5, 5.0, FOCUS);
            });
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
        self.content.as_widget_mut().overlay(tree, layout, renderer, viewport, translation)
    }
}
