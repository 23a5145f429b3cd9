//! What is to be seen in the window: words and things, and where they are.

use iced::{Point, Rectangle, Size};
use iced_test::core::widget::{Operation, operation};
use iced_test::runtime::user_interface::UserInterface;
use iced_test::selector::{Bounded, Candidate, Selector, id};
use kit::measure::Class;
use kit::widget::button::{MAIN_HEIGHT, MAIN_NARROW, MAIN_WIDTH};
use kit::widget::chart::CHART;
use kit::widget::place::{MAIN_BOTTOM, MAIN_RIGHT};

use super::desk::Desk;

impl Desk {
    /// The whole window.
    pub fn whole(&self) -> Rectangle {
        Rectangle::with_size(self.size())
    }

    /// The place of the main button, on every screen and at every size.
    pub fn main_place(&self) -> Rectangle {
        let size = self.size();
        let width = if self.app.cx().class() >= Class::Medium { MAIN_WIDTH } else { MAIN_NARROW };
        let left = if self.app.cx().mirror { MAIN_RIGHT } else { size.width - MAIN_RIGHT - width };
        let corner = Point::new(left, size.height - MAIN_BOTTOM - MAIN_HEIGHT);
        Rectangle::new(corner, Size::new(width, MAIN_HEIGHT))
    }

    /// The words on the main button, without its key.
    pub fn main_label(&mut self) -> String {
        let words = self.words_in(self.main_place());
        // The button is laid over the rest, so its words come last: label, then key.
        let label = words.len().checked_sub(2).and_then(|place| words.get(place));
        label.map(|(text, _)| text.clone()).unwrap_or_default()
    }

    /// All words whose visible middle lies in a part of the window, in the order they are drawn.
    pub fn words_in(&mut self, part: Rectangle) -> Vec<(String, Rectangle)> {
        self.find(move |candidate: Candidate<'_>| match candidate {
            Candidate::Text { content, visible_bounds, .. } => {
                let bounds = visible_bounds.filter(|bounds| part.contains(bounds.center()))?;
                Some((content.to_owned(), bounds))
            }
            _ => None,
        })
    }

    /// Where the map is, if it shows.
    pub fn chart(&mut self) -> Option<Rectangle> {
        self.find(id(CHART)).first().map(Bounded::bounds)
    }

    /// Whether some words stand in a field.
    pub fn typed(&mut self, words: &str) -> bool {
        let fields = self.find(|candidate: Candidate<'_>| match candidate {
            Candidate::TextInput { state, .. } => Some(state.text().to_owned()),
            _ => None,
        });
        fields.iter().any(|text| text == words)
    }

    fn find<S: Selector + Send + 'static>(&mut self, selector: S) -> Vec<S::Output>
    where
        S::Output: Clone + Send,
    {
        let size = self.size();
        let cache = std::mem::take(&mut self.cache);
        let mut face = UserInterface::build(self.app.view(), size, cache, &mut self.renderer);
        let mut search = selector.find_all();
        face.operate(&self.renderer, &mut operation::black_box(&mut search));
        self.cache = face.into_cache();
        match search.finish() {
            operation::Outcome::Some(found) => found,
            _ => Vec::new(),
        }
    }

    /// Whether some words are to be seen.
    pub fn shows(&mut self, part: &str) -> bool {
        self.words_in(self.whole()).iter().any(|(text, _)| text.contains(part))
    }
}
