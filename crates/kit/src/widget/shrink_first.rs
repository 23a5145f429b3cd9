//! A thing in a row that others come before when the room is shared out, wherever it stands.

use super::around::{Also, around};
use iced::Element;

/// Gives a thing what the others in its row leave, and no more of it than it needs.
pub fn shrink_first<'a, M: 'a>(content: impl Into<Element<'a, M>>) -> Element<'a, M> {
    around(content, ShrinkFirst)
}

struct ShrinkFirst;

impl<M> Also<M> for ShrinkFirst {
    fn yields(&self) -> bool {
        true
    }
}
