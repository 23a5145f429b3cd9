//! What lies where: a thing that can be asked about, by its place among its like.

use crate::ui::squads::Post;
use crate::ui::widget::mark::System;
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector};

/// Something on the table. Places count from 0, in the order in which the things lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Thing {
    /// The mission and what has to be done.
    Mission,
    /// The track of turns.
    Turn,
    /// The threat.
    Threat,
    /// The actions of the turn.
    Actions,
    /// A figure of the bar.
    Figure(usize),
    /// The shields.
    Shields,
    /// The ship herself.
    Ship,
    /// A section.
    Section(System),
    /// A space of the energy track.
    Energy(usize),
    /// A track of the mat.
    Track(usize),
    /// The Credits.
    Credits,
    /// The modules that are fitted.
    Module(usize),
    /// The Villain in the field.
    Villain,
    /// A system and who runs it.
    Squad(usize),
    /// A hero at her post.
    Hero(Post),
    /// The phase of a combat, and its steps.
    Phase,
    /// A ship of ours that is out.
    Fighter(usize),
    /// An enemy.
    Enemy(usize),
    /// A slip of the plan.
    Slip(usize),
    /// What is asked, and who answers.
    Asker,
    /// An option.
    Option(usize),
    /// The sum of a roll, and its odds.
    Roll,
    /// A place where we are docked.
    Harbour,
    /// A service of the port.
    Service(usize),
    /// Somebody or something at a fitting out.
    Piece(usize),
    /// The purser's book.
    Book,
    /// What the orders of a story ask for.
    Orders,
    /// The ship's log.
    Log,
    /// The chart; the sector is told by where the hand is.
    Chart,
}

/// Says that a thing lies here.
pub fn named<'a, M: 'a>(thing: Thing, content: impl Into<Element<'a, M>>) -> Element<'a, M> {
    Element::new(Named { thing, content: content.into() })
}

struct Named<'a, M> {
    thing: Thing,
    content: Element<'a, M>,
}

impl<M> Widget<M, Theme, Renderer> for Named<'_, M> {
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

    fn size_hint(&self) -> Size<Length> {
        self.content.as_widget().size_hint()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        self.content.as_widget_mut().layout(tree, renderer, limits)
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        operation.custom(None, layout.bounds(), &mut self.thing);
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
