//! What is asked, beside the main button, where a window shows the table alone.

use iced::widget::{column, container};
use iced::{Element, Fill, Padding};
use kit::cx::Cx;
use kit::fit;
use kit::theme::{self, INK_TEXT, PAPER};
use kit::widget::button::{MAIN_HEIGHT, MAIN_RULE};
use kit::widget::page::FOOT;
use kit::widget::place::{MAIN_BOTTOM, MAIN_RIGHT};
use kit::widget::{shrink_to_fit, whole};

use super::Head;
use crate::livery::Livery;
use crate::table::{FullThrustTable, Message};

/// The sizes of the title, the first that fits.
const SIZES: [f32; 4] = [23.0, 21.0, 19.0, 17.0];
/// The size of the line below.
const BELOW: f32 = 18.0;
/// The room between this and the main button.
const GAP: f32 = 12.0;

impl FullThrustTable {
    /// The foot of the window: who is asked, and what; `main` is the width of the main button.
    pub fn foot<'a>(&'a self, width: f32, main: f32, cx: &Cx<'a>) -> Element<'a, Message> {
        let side = MAIN_RIGHT - MAIN_RULE;
        let wide = width - main - 2.0 * (MAIN_RULE + side) - GAP;
        let padding = Padding::default().bottom(MAIN_BOTTOM - MAIN_RULE);
        let foot = container(plate(self.head(cx), wide)).width(width).align_bottom(FOOT);
        if cx.mirror {
            foot.align_right(width).padding(padding.right(side)).into()
        } else {
            foot.padding(padding.left(side)).into()
        }
    }
}

/// The words on the colour of whoever is asked, as high as the main button with its rule.
fn plate<'a>(head: Head, wide: f32) -> Element<'a, Message> {
    let ground = head.livery.map_or(PAPER, Livery::color);
    let high = MAIN_HEIGHT + 2.0 * MAIN_RULE;
    let (room, line) = (wide - 24.0, if head.below.is_empty() { 0.0 } else { BELOW * 1.2 });
    let fits = |size: &f32| fit::whole_height(&head.title, *size, 1.12, room) <= high - line;
    let size = SIZES.into_iter().find(fits).unwrap_or(14.0);
    let mut words = column![whole(head.title, size, INK_TEXT)].width(Fill);
    if !head.below.is_empty() {
        words = words.push(shrink_to_fit(head.below, BELOW, INK_TEXT));
    }
    container(words).padding([0, 12]).center_y(high).width(wide).clip(true).style(theme::fill(ground)).into()
}
