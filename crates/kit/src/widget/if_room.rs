//! Something above another thing, as far as that leaves room for it.

use iced::advanced::widget::{Operation, Tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::{Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, Vector};

/// Puts the first of `forms`, the largest first, above `below` for which there is room when `below` has all the height that it
/// needs, and a gap between them. Where there is room for none of them, `below` stands alone.
pub fn if_room<'a, M: 'a>(forms: Vec<Element<'a, M>>, gap: f32, below: impl Into<Element<'a, M>>) -> Element<'a, M> {
    let parts = std::iter::once(below.into()).chain(forms).collect();
    Element::new(IfRoom { parts, gap, shown: None })
}

struct IfRoom<'a, M> {
    /// What is below, and then the forms.
    parts: Vec<Element<'a, M>>,
    gap: f32,
    /// The place of the form that is shown among the parts, as it was laid out last.
    shown: Option<usize>,
}

/// The parts that are there while this form is shown, each with its tree and its layout. Only these have a layout.
fn there<'l, P, T>(
    parts: impl IntoIterator<Item = P>,
    trees: impl IntoIterator<Item = T>,
    shown: Option<usize>,
    layout: Layout<'l>,
) -> impl Iterator<Item = (P, T, Layout<'l>)> {
    let parts = parts.into_iter().zip(trees).enumerate();
    let parts = parts.filter(move |(place, _)| *place == 0 || Some(*place) == shown).zip(layout.children());
    parts.map(|((_, (part, tree)), layout)| (part, tree, layout))
}

impl<M> Widget<M, Theme, Renderer> for IfRoom<'_, M> {
    fn children(&self) -> Vec<Tree> {
        self.parts.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.parts);
    }

    fn size(&self) -> Size<Length> {
        let width = self.parts.first().map_or(Length::Shrink, |below| below.as_widget().size().width);
        Size::new(width, Length::Shrink)
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let mut parts = self.parts.iter_mut().zip(&mut tree.children).enumerate();
        let Some((_, (below, own))) = parts.next() else { return layout::Node::new(Size::ZERO) };
        let below = below.as_widget_mut().layout(own, renderer, &limits.loose());
        let taken = below.size();
        let left = limits.max().height - taken.height - self.gap;
        let wide = layout::Limits::new(Size::ZERO, Size::new(taken.width, f32::INFINITY));
        let above = parts.find_map(|(place, (form, own))| {
            let form = form.as_widget_mut().layout(own, renderer, &wide);
            (form.size().height <= left).then_some((place, form))
        });
        self.shown = above.as_ref().map(|(place, _)| *place);
        let Some((_, above)) = above else { return layout::Node::with_children(taken, vec![below]) };
        let Size { width, height } = above.size();
        let below = below.move_to(Point::new(0.0, height + self.gap));
        let above = above.move_to(Point::new((taken.width - width) / 2.0, 0.0));
        let whole = Size::new(taken.width, taken.height + self.gap + height);
        layout::Node::with_children(whole, vec![below, above])
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        operation.container(None, layout.bounds());
        operation.traverse(&mut |operation| {
            for (part, tree, layout) in there(&mut self.parts, &mut tree.children, self.shown, layout) {
                part.as_widget_mut().operate(tree, layout, renderer, operation);
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
        for (part, tree, layout) in there(&mut self.parts, &mut tree.children, self.shown, layout) {
            part.as_widget_mut().update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
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
        there(&self.parts, &tree.children, self.shown, layout)
            .map(|(part, tree, layout)| part.as_widget().mouse_interaction(tree, layout, cursor, viewport, renderer))
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
        for (part, tree, layout) in there(&self.parts, &tree.children, self.shown, layout) {
            part.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
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
        // What stands above is only looked at.
        let (below, tree) = self.parts.first_mut().zip(tree.children.first_mut())?;
        below.as_widget_mut().overlay(tree, layout.children().next()?, renderer, viewport, translation)
    }
}
