//! A thing that stays what it is, with something told or drawn beside it.

use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector, window};

/// What is done beside what the thing itself does, on a screen of these messages.
pub trait Also<M> {
    /// Tells whoever walks the widgets something of the thing, which lies at `bounds`.
    fn tell(&mut self, _bounds: Rectangle, _operation: &mut dyn Operation) {}

    /// Draws over the thing, which lies at `bounds`.
    fn draw_over(&self, _bounds: Rectangle, _renderer: &mut Renderer, _viewport: &Rectangle) {}

    /// Whenever the thing is about to be drawn: what is to be said of it, by whoever has `walk` go through its widgets.
    fn notices(&mut self, _walk: &mut dyn FnMut(&mut dyn Operation)) -> Option<M> {
        None
    }

    /// How far from its place the thing is drawn.
    fn shaken(&self) -> Vector {
        Vector::ZERO
    }

    /// Whether the thing takes, of what others in its row leave, as much as it needs. Else it has the room that it asks for.
    fn yields(&self) -> bool {
        false
    }
}

/// Puts `also` round a thing. The thing keeps its state when `also` changes.
pub fn around<'a, M: 'a>(content: impl Into<Element<'a, M>>, also: impl Also<M> + 'a) -> Element<'a, M> {
    Element::new(Around { content: content.into(), also })
}

struct Around<'a, M, A> {
    content: Element<'a, M>,
    also: A,
}

impl<M, A: Also<M>> Widget<M, Theme, Renderer> for Around<'_, M, A> {
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
        let size = self.content.as_widget().size();
        if self.also.yields() { Size { width: Length::Fill, ..size } } else { size }
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let loose = self.also.yields().then(|| limits.loose());
        self.content.as_widget_mut().layout(tree, renderer, loose.as_ref().unwrap_or(limits))
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        self.also.tell(layout.bounds(), operation);
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
        let Self { content, also } = self;
        content.as_widget_mut().update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
        if let Event::Window(window::Event::RedrawRequested(_)) = event {
            let said = also.notices(&mut |operation| {
                content.as_widget_mut().operate(tree, layout, renderer, operation);
            });
            if let Some(message) = said {
                shell.publish(message);
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
        let content = self.content.as_widget();
        let by = self.also.shaken();
        if by == Vector::ZERO {
            content.draw(tree, renderer, theme, style, layout, cursor, viewport);
        } else {
            use iced::advanced::Renderer as _;
            let viewport = *viewport - by;
            renderer.with_translation(by, |renderer| {
                content.draw(tree, renderer, theme, style, layout, cursor, &viewport);
            });
        }
        self.also.draw_over(layout.bounds(), renderer, viewport);
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
