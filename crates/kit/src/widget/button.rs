//! Buttons. The main button is the same size in the same place on every screen.

use super::key::{Cap, key_cap, key_width};
use super::ring::ring;
use super::shrink_to_fit::{shrink_title_to_fit, whole};
use crate::theme::{self, BONE, BRASS_HI, BRASS_LO, BUTTON_INK, INK2, INK3, LINE};
use crate::{fit, font};
use iced::widget::{button, container, row};
use iced::{Alignment, Color, Element, Fill};

/// The main button's width where nothing narrower is asked.
pub const MAIN_WIDTH: f32 = 450.0;
/// The main button's width in the narrowest column.
pub const MAIN_NARROW: f32 = 382.0;
/// The main button's height.
pub const MAIN_HEIGHT: f32 = 60.0;
/// Below this width a second button is set closely.
const NARROW: f32 = 220.0;
/// How far the double rule reaches beyond the button.
pub const MAIN_RULE: f32 = 5.0;

/// The main button: 60 high, with a double rule and its key at the end. Without a message it waits, drawn dark.
pub fn main_button<'a, M: Clone + 'a>(label: String, key: &str, width: f32, on_press: Option<M>) -> Element<'a, M> {
    let ready = on_press.is_some();
    let (ground, hover, ink, cap) =
        if ready { (BRASS_HI, lighter(BRASS_HI), BUTTON_INK, Cap::Button) } else { (INK2, INK2, BONE, Cap::Idle) };
    let room = width - 2.0 * 24.0 - 12.0 - key_width(key);
    let least = fit::LEAST * 34.0;
    // What takes more than two lines even then is set smaller still.
    let words = if fit::height(&label, font::TITLE, least, 1.05, room) <= MAIN_HEIGHT {
        shrink_title_to_fit(label, 34.0, ink)
    } else {
        let fits = |size: &f32| fit::whole_height(&label, *size, 1.12, room) <= MAIN_HEIGHT - 2.0;
        let size = [17.0, 15.0].into_iter().find(fits).unwrap_or(13.5);
        whole(label, size, ink)
    };
    let face =
        row![container(words).width(Fill), key_cap(key, cap)].spacing(12).align_y(Alignment::Center).height(Fill);
    let plate = button(face)
        .width(width)
        .height(MAIN_HEIGHT)
        .padding([0, 24])
        .style(theme::plate(ground, hover, ground, 0.0))
        .on_press_maybe(on_press);
    container(plate)
        .padding(MAIN_RULE)
        .style(theme::boxed(theme::INK0, if ready { BRASS_LO } else { LINE }, 2.0))
        .into()
}

/// A secondary button: panel ground, bone border, its key at the end.
pub fn second_button<'a, M: Clone + 'a>(
    label: String,
    key: &str,
    width: f32,
    focused: bool,
    on_press: Option<M>,
) -> Element<'a, M> {
    let (ink, line, cap) = if on_press.is_some() { (BONE, BONE, Cap::Plain) } else { (theme::BONE2, LINE, Cap::Idle) };
    let (gap, side) = if width < NARROW { (8_u8, 12_u8) } else { (12, 20) };
    let cap_room = if key.is_empty() { 0.0 } else { f32::from(gap) + key_width(key) };
    let room = width - 8.0 - 2.0 * f32::from(side) - cap_room;
    let fits = |size: &f32| fit::whole_height(&label, *size, 1.12, room) <= MAIN_HEIGHT - 2.0;
    let size = [25.0, 22.0, 19.5].into_iter().find(fits).unwrap_or(17.0);
    let words = container(whole(label, size, ink)).width(Fill);
    let mut face = row![words].spacing(f32::from(gap)).align_y(Alignment::Center).height(Fill);
    if !key.is_empty() {
        face = face.push(key_cap(key, cap));
    }
    let plate = button(face)
        .width(width)
        .height(MAIN_HEIGHT)
        .padding([0, u16::from(side)])
        .style(theme::plate(INK2, INK3, line, 1.5))
        .on_press_maybe(on_press);
    ring(plate, focused)
}

/// A small button of the bar: an icon and its key.
pub fn tool_button<'a, M: Clone + 'a>(icon: impl Into<Element<'a, M>>, key: &str, on_press: M) -> Element<'a, M> {
    let face = row![icon.into(), key_cap(key, Cap::Plain)].spacing(10).align_y(Alignment::Center);
    button(container(face).center_y(Fill))
        .height(48)
        .padding([0, 8])
        .style(theme::plate(Color::TRANSPARENT, INK3, Color::TRANSPARENT, 0.0))
        .on_press(on_press)
        .into()
}

/// A square step button (− or +), 44 by 44 or larger.
pub fn step_button<'a, M: Clone + 'a>(sign: &'a str, on_press: Option<M>) -> Element<'a, M> {
    let ink = if on_press.is_some() { BONE } else { theme::BONE3 };
    button(container(font::figures(sign, 26.0, ink)).center_x(Fill).center_y(Fill))
        .width(44)
        .height(44)
        .padding(0)
        .style(theme::plate(theme::INK0, INK3, LINE, 1.5))
        .on_press_maybe(on_press)
        .into()
}

fn lighter(color: Color) -> Color {
    let up = |c: f32| c + (1.0 - c) * 0.35;
    Color::from_rgb(up(color.r), up(color.g), up(color.b))
}
