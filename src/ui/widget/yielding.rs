//! A thing in a row that others come before when the room is shared out, wherever it stands.

use super::around::{Also, around};
use iced::Element;

/// Gives a thing what the others in its row leave, and no more of it than it needs.
pub fn yielding<'a, M: 'a>(content: impl Into<Element<'a, M>>) -> Element<'a, M> {
    around(content, Yielding)
}

struct Yielding;

impl Also for Yielding {
    fn yields(&self) -> bool {
        true
    }
}
