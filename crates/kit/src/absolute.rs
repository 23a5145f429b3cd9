//! Things laid at given places within a room, all in one layer.

use iced::advanced::widget::{Operation, Tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::{Element, Event, Fill, Length, Rectangle, Renderer, Size, Theme, Vector};

/// Lays each thing in its place. A thing may not grow beyond the size of its place.
pub fn absolute<'a, M: 'a>(things: Vec<(Rectangle, Element<'a, M>)>) -> Element<'a, M> {
    let (places, things) = things.into_iter().unzip();
    Element::new(Absolute { places, things })
}

struct Absolute<'a, M> {
    places: Vec<Rectangle>,
    things: Vec<Element<'a, M>>,
}

impl<M> Widget<M, Theme, Renderer> for Absolute<'_, M> {
    fn children(&self) -> Vec<Tree> {
        self.things.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.things);
    }

    fn size(&self) -> Size<Length> {
        Size::new(Fill, Fill)
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let nodes = self.things.iter_mut().zip(&self.places).zip(&mut tree.children).map(|((thing, place), tree)| {
            let limits = layout::Limits::new(Size::ZERO, place.size());
            thing.as_widget_mut().layout(tree, renderer, &limits).move_to(place.position())
        });
        layout::Node::with_children(limits.max(), nodes.collect())
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        operation.container(None, layout.bounds());
        operation.traverse(&mut |operation| {
            for ((thing, tree), layout) in self.things.iter_mut().zip(&mut tree.children).zip(layout.children()) {
                thing.as_widget_mut().operate(tree, layout, renderer, operation);
            }
        });
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
        // The last thing lies on top, so it is asked first.
        let parts = self.things.iter_mut().zip(&mut tree.children).zip(layout.children());
        for ((thing, tree), layout) in parts.collect::<Vec<_>>().into_iter().rev() {
            thing.as_widget_mut().update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
            if shell.is_event_captured() {
                return;
            }
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
        let parts = self.things.iter().zip(&tree.children).zip(layout.children());
        parts
            .map(|((thing, tree), layout)| {
                thing.as_widget().mouse_interaction(tree, layout, cursor, viewport, renderer)
            })
            .max()
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
        let parts = self.things.iter().zip(&tree.children).zip(layout.children());
        for ((thing, tree), layout) in parts {
            thing.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
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
        overlay::from_children(&mut self.things, tree, layout, renderer, viewport, translation)
    }
}
