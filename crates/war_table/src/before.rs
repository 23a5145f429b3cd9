//! What the pages of the war games have alike before a battle: whose dice are rolled, the way to the rules, how fair it is.

use iced::widget::{Column, Row, container, space};
use iced::{Color, Element, Fill, Length};
use kit::cx::Cx;
use kit::font;
use kit::theme::{self, BUTTON_INK, INK0, LINE};
use kit::widget::OptionRow;
use kit::widget::row::list;

/// How high the bar is.
const BAR: f32 = 26.0;
/// The least share whose figure has room in the bar.
const FIGURE: u8 = 9;

/// The rows that stand below what is agreed: whose dice are rolled, and the rules.
pub fn rows<'a, M: Clone + 'a>(dice: M, rules: M, cx: &Cx<'a>) -> Column<'a, M> {
    let whose = if cx.settings.own_dice { "wardroom-dice-own" } else { "wardroom-dice-app" };
    let row = |key: &str, title: &str, message: M| {
        OptionRow::new(cx.t(key), cx.t(title))
            .below(cx.text.attr(title, "below"))
            .shrink()
            .title_size(cx.pick(25.0, 23.0, 23.0, 23.0))
            .on_press(message)
            .view()
    };
    list(vec![row("wardroom-dice-key", whose, dice), row("wardroom-rules-key", "wardroom-rules", rules)])
}

/// How fair a battle is: a bar as long as a hundred battles, with what each side wins of them; what is left is drawn.
pub fn fairness<'a, M: 'a>(shares: impl IntoIterator<Item = (u8, Color)>) -> Element<'a, M> {
    let mut left = 100_u8;
    let mut bar = Row::new().spacing(1.5).height(BAR).width(Fill);
    for (share, color) in shares {
        left = left.saturating_sub(share);
        if share == 0 {
            continue;
        }
        let figure = if share < FIGURE { String::new() } else { share.to_string() };
        let part = container(font::figures(figure, 18.0, BUTTON_INK)).center_x(portion(share)).center_y(Fill);
        bar = bar.push(part.style(theme::fill(color)));
    }
    if left > 0 {
        bar = bar.push(container(space()).width(portion(left)).height(Fill).style(theme::boxed(INK0, LINE, 1.0)));
    }
    bar.into()
}

fn portion(share: u8) -> Length {
    Length::FillPortion(u16::from(share))
}
