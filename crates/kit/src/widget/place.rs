//! Where things go: the main button in its corner, and rows that mirror for left-handers.

use iced::widget::{Row, Stack, container, stack};
use iced::{Alignment, Element, Fill, Padding};

/// How far the main button's plate is from the right edge.
pub const MAIN_RIGHT: f32 = 21.0;
/// How far the main button's plate is from the lower edge.
pub const MAIN_BOTTOM: f32 = 20.0;

/// Lays the main button over a screen, in its one place.
pub fn with_main<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    main: impl Into<Element<'a, M>>,
    mirror: bool,
) -> Element<'a, M> {
    use super::button::MAIN_RULE;
    let side = MAIN_RIGHT - MAIN_RULE;
    let padding = Padding::default().bottom(MAIN_BOTTOM - MAIN_RULE);
    let corner = container(main).width(Fill).height(Fill).align_bottom(Fill);
    let corner = if mirror {
        corner.align_left(Fill).padding(padding.left(side))
    } else {
        corner.align_right(Fill).padding(padding.right(side))
    };
    stack![content.into(), corner].into()
}

/// Lays a thing over another, in a layer that ends with them: it is cut at their edge. A layer that is not cut reaches over
/// the whole window, and is gone through whenever anything in it changes.
pub fn over<'a, M: 'a>(below: impl Into<Element<'a, M>>, above: impl Into<Element<'a, M>>) -> Stack<'a, M> {
    stack![below.into(), above.into()].clip(true)
}

/// A row that runs from the other side when mirrored.
pub fn row<'a, M: 'a>(mirror: bool, mut parts: Vec<Element<'a, M>>) -> Row<'a, M> {
    if mirror {
        parts.reverse();
    }
    Row::with_children(parts)
}

/// The side on which the reading begins, for alignment.
pub fn start(mirror: bool) -> Alignment {
    if mirror { Alignment::End } else { Alignment::Start }
}

/// The side on which the main button is, for alignment.
pub fn end(mirror: bool) -> Alignment {
    start(!mirror)
}
