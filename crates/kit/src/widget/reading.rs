//! A page that is read: it tells when there is more of its long texts below, and when their end is seen.

use crate::scroll::Below;
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector, window};

/// Looks, whenever the page is drawn, whether there is more below, and tells when that differs from what is `known`. It adds
/// no state of its own: the tree is the page’s.
pub fn reading<'a, M: 'a>(
    page: impl Into<Element<'a, M>>,
    known: bool,
    tells: impl Fn(bool) -> M + 'a,
) -> Element<'a, M> {
    Element::new(Reading { page: page.into(), known, tells })
}

struct Reading<'a, M, F> {
    page: Element<'a, M>,
    known: bool,
    tells: F,
}

impl<M, F: Fn(bool) -> M> Widget<M, Theme, Renderer> for Reading<'_, M, F> {
    fn tag(&self) -> tree::Tag {
        self.page.as_widget().tag()
    }

    fn state(&self) -> tree::State {
        self.page.as_widget().state()
    }

    fn children(&self) -> Vec<Tree> {
        self.page.as_widget().children()
    }

    fn diff(&self, tree: &mut Tree) {
        self.page.as_widget().diff(tree);
    }

    fn size(&self) -> Size<Length> {
        self.page.as_widget().size()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        self.page.as_widget_mut().layout(tree, renderer, limits)
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        self.page.as_widget_mut().operate(tree, layout, renderer, operation);
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
        self.page.as_widget_mut().update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
        if let Event::Window(window::Event::RedrawRequested(_)) = event {
            let mut below = Below::default();
            self.page.as_widget_mut().operate(tree, layout, renderer, &mut below);
            if below.more != self.known {
                shell.publish((self.tells)(below.more));
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
        self.page.as_widget().mouse_interaction(tree, layout, cursor, viewport, renderer)
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
        self.page.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, M, Theme, Renderer>> {
        self.page.as_widget_mut().overlay(tree, layout, renderer, viewport, translation)
    }
}
