//! Every colour of the look, the one iced theme, and the small style functions built on them.

use iced::widget::{button, container, scrollable, text_input};
use iced::{Background, Border, Color, Theme, border, theme};
use std::sync::LazyLock;

const fn hex(value: u32) -> Color {
    Color {
        r: ((value >> 16) & 0xFF) as f32 / 255.0,
        g: ((value >> 8) & 0xFF) as f32 / 255.0,
        b: (value & 0xFF) as f32 / 255.0,
        a: 1.0,
    }
}

/// The ground of the decision and of the bars.
pub const INK0: Color = hex(0x070C14);
/// The ground of the chart.
pub const INK1: Color = hex(0x0C1521);
/// The ground of panels.
pub const INK2: Color = hex(0x132131);
/// A card that is chosen among panels.
pub const INK3: Color = hex(0x1D2F43);
/// Text and linework.
pub const BONE: Color = hex(0xEFE6D0);
/// Second text.
pub const BONE2: Color = hex(0xC9BFA6);
/// Idle marks; never used in a decision.
pub const BONE3: Color = hex(0x9A9482);
/// Borders.
pub const LINE: Color = hex(0x5F7288);
/// The brass of icons and frames.
pub const BRASS: Color = hex(0xD0A85C);
/// What is chosen, and the main button.
pub const BRASS_HI: Color = hex(0xF0CF8A);
/// Rules between panels.
pub const BRASS_LO: Color = hex(0x7D6433);
/// The fill of a chosen row.
pub const PICK: Color = hex(0x3A2D14);
/// Loss, and uncovered energy.
pub const ALARM: Color = hex(0xFF9078);
/// Text on [`ALARM_BG`].
pub const ALARM_PALE: Color = hex(0xFFC2B2);
/// The ground of alarms.
pub const ALARM_BG: Color = hex(0x3A1712);
/// Pages and card heads.
pub const PAPER: Color = hex(0xF1E8D3);
/// The shaded part of a page.
pub const PAPER2: Color = hex(0xE3D6B8);
/// Ruled lines on paper.
pub const PAPER_LINE: Color = hex(0xB9A67E);
/// Text on paper.
pub const INK_TEXT: Color = hex(0x1B2230);
/// Second text on paper.
pub const INK_TEXT2: Color = hex(0x4E4636);
/// Red ink on paper.
pub const RUBRIC: Color = hex(0x86271A);
/// The Bridge's colour.
pub const BRIDGE: Color = hex(0x6FB0F0);
/// The Weapons' colour.
pub const WEAPONS: Color = hex(0xF47C68);
/// The Hangar's colour.
pub const HANGAR: Color = hex(0xF4C542);
/// The Bridge's colour on paper.
pub const BRIDGE_ON_PAPER: Color = hex(0x1C4780);
/// The Weapons' colour on paper.
pub const WEAPONS_ON_PAPER: Color = hex(0x852A1E);
/// The Hangar's colour on paper.
pub const HANGAR_ON_PAPER: Color = hex(0x6A500E);
/// The Federation's colour.
pub const FEDERATION: Color = hex(0x8FBCEB);
/// The Council's colour.
pub const COUNCIL: Color = hex(0xD9CBEF);
/// The Firstborn's colour.
pub const FIRSTBORN: Color = hex(0x9AD3A0);
/// The Cartel's colour.
pub const CARTEL: Color = hex(0xF08A6C);
/// The Corporation's colour.
pub const CORPORATION: Color = hex(0xEBC56B);
/// What was won, or serves.
pub const GOOD: Color = hex(0x7CC490);
/// Lettering on the main button.
pub const BUTTON_INK: Color = hex(0x14100A);
/// The focus ring.
pub const FOCUS: Color = hex(0xFFFFFF);
/// The top of the title's sky.
pub const SKY_TOP: Color = hex(0x070C14);
/// The horizon of the title's sky.
pub const SKY_LOW: Color = hex(0x10243A);

/// The same colour, thinned.
pub const fn thin(color: Color, alpha: f32) -> Color {
    Color { a: alpha, ..color }
}

/// Least contrast of words to their ground where one chooses, as a ratio (WCAG AAA).
pub const CHOICE: f32 = 7.0;

/// The grounds that an option may have: at rest, under the pointer, chosen, and those of the page where it has none of its
/// own.
pub const OPTION_GROUNDS: [Color; 5] = [INK0, INK1, INK2, INK3, PICK];

/// A colour for words on an option, whatever ground that may have: lighter by as much as it takes to stand out by [`CHOICE`]
/// from each. What stands out so much already stays as it is.
pub fn on_option(color: Color) -> Color {
    const STEPS: u8 = 64;
    let lighter = |step: u8| {
        let share = f32::from(step) / f32::from(STEPS);
        let nearer = |part: f32| part + (1.0 - part) * share;
        // As it is drawn, in whole steps of a pixel's colour.
        let [r, g, b, _] = Color::from_rgb(nearer(color.r), nearer(color.g), nearer(color.b)).into_rgba8();
        Color::from_rgb8(r, g, b)
    };
    let clear = |color: &Color| OPTION_GROUNDS.iter().all(|ground| color.relative_contrast(*ground) >= CHOICE);
    (0..=STEPS).map(lighter).find(clear).unwrap_or(Color::WHITE)
}

/// A colour as `#RRGGBB`, for drawings made of text.
pub fn css(color: Color) -> String {
    let [r, g, b, _] = color.into_rgba8();
    format!("#{r:02X}{g:02X}{b:02X}")
}

static THEME: LazyLock<Theme> = LazyLock::new(|| {
    Theme::custom(
        "Ironclad",
        theme::Palette {
            background: INK1,
            text: BONE,
            primary: BRASS_HI,
            success: GOOD,
            warning: HANGAR,
            danger: ALARM,
        },
    )
});

/// The theme of the whole window.
pub fn theme() -> Theme {
    THEME.clone()
}

/// A border of the given colour and width, with square corners.
pub fn edge(color: Color, width: f32) -> Border {
    border::rounded(0).color(color).width(width)
}

/// A container filled with one colour.
pub fn fill(color: Color) -> impl Fn(&Theme) -> container::Style {
    move |_| container::Style { background: Some(Background::Color(color)), ..container::Style::default() }
}

/// A container filled with one colour inside a border.
pub fn boxed(color: Color, line: Color, width: f32) -> impl Fn(&Theme) -> container::Style {
    move |_| container::Style {
        background: Some(Background::Color(color)),
        border: edge(line, width),
        ..container::Style::default()
    }
}

/// A button that draws nothing of its own.
pub fn bare(_: &Theme, _: button::Status) -> button::Style {
    button::Style { background: None, text_color: BONE, ..button::Style::default() }
}

/// A button of one colour, lighter under the pointer.
pub fn plate(ground: Color, hover: Color, line: Color, width: f32) -> impl Fn(&Theme, button::Status) -> button::Style {
    move |_, status| {
        let over = matches!(status, button::Status::Hovered | button::Status::Pressed);
        button::Style {
            background: Some(Background::Color(if over { hover } else { ground })),
            text_color: BONE,
            border: edge(line, width),
            ..button::Style::default()
        }
    }
}

/// The look of a field one types in.
pub fn field(_: &Theme, status: text_input::Status) -> text_input::Style {
    let focused = matches!(status, text_input::Status::Focused { .. });
    text_input::Style {
        background: Background::Color(if focused { PICK } else { INK0 }),
        border: if focused { edge(BRASS_HI, 2.5) } else { edge(LINE, 1.5) },
        icon: BRASS,
        placeholder: BONE2,
        value: BONE,
        selection: BRASS_LO,
    }
}

/// A narrow scroll bar in brass.
pub fn scroll(_: &Theme, _: scrollable::Status) -> scrollable::Style {
    scroll_style(thin(LINE, 0.35), BRASS)
}

/// A narrow scroll bar in ink, on paper.
pub fn scroll_paper(_: &Theme, _: scrollable::Status) -> scrollable::Style {
    scroll_style(PAPER2, INK_TEXT2)
}

fn scroll_style(groove: Color, handle: Color) -> scrollable::Style {
    let rail = scrollable::Rail {
        background: Some(Background::Color(groove)),
        border: border::rounded(0),
        scroller: scrollable::Scroller { background: Background::Color(handle), border: border::rounded(0) },
    };
    scrollable::Style {
        container: container::Style::default(),
        vertical_rail: rail,
        horizontal_rail: rail,
        gap: None,
        auto_scroll: scrollable::AutoScroll {
            background: Background::Color(INK2),
            border: edge(LINE, 1.5),
            shadow: iced::Shadow::default(),
            icon: BONE,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_keep_their_figures() {
        assert_eq!(css(BRASS_HI), "#F0CF8A");
        assert_eq!(css(BONE), "#EFE6D0");
    }

    #[test]
    fn words_on_an_option_stand_out_in_any_colour_and_are_no_lighter_than_they_need_to_be() {
        let faint = [ALARM, GOOD, BRASS, BRIDGE, WEAPONS, FEDERATION, CARTEL, INK2, Color::BLACK];
        for color in faint {
            let ink = on_option(color);
            let least = OPTION_GROUNDS.map(|ground| ink.relative_contrast(ground)).into_iter().fold(f32::MAX, f32::min);
            assert!((CHOICE..CHOICE + 0.4).contains(&least), "{} becomes {}: {least:.2}", css(color), css(ink));
        }
        for color in [BONE, BONE2, BRASS_HI, ALARM_PALE, HANGAR, COUNCIL, FIRSTBORN, CORPORATION] {
            assert_eq!(css(on_option(color)), css(color));
        }
    }
}
