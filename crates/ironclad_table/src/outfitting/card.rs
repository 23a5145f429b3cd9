//! A hero of the muster, and a ship or module, as plates one presses.

use super::{HeroCard, PieceCard};
use crate::widget::hero::{self, Health};
use crate::widget::mark;
use iced::widget::{Row, button, column, container, row};
use iced::{Alignment, Color, Element, Fill};
use kit::theme::{self, ALARM_PALE, BONE, BONE2, BRASS, BRASS_HI, INK2, INK3, LINE, PICK};
use kit::widget::{dashed, ring, shrink_to_fit};
use kit::{fit, font, icon};

/// How high a hero's card is.
const HIGH: f32 = 142.0;
/// The medal.
const MEDAL: f32 = 96.0;

/// The room beside the medal.
fn inside(width: f32) -> f32 {
    width - MEDAL - 34.0
}

/// A hero: medal, name and cost, classes, skills, ability, and where she is.
pub fn hero<'a, M: Clone + 'a>(hero: &'a HeroCard, width: f32, message: M) -> Element<'a, M> {
    let inside = inside(width);
    let ink = if hero.barred { BONE2 } else { BONE };
    let cost = row![icon::icon("two-coins", 21.0, BRASS), font::figures(hero.cost.as_str(), 23.0, BRASS_HI)]
        .spacing(5)
        .align_y(Alignment::Center);
    let name = fit::label(&hero.name, inside - 60.0, 27.0, 18.0);
    let head = row![container(font::title(hero.name.as_str(), name, ink)).width(Fill), cost].align_y(Alignment::Center);
    let names: Vec<&str> = hero.classes.iter().map(|(_, name)| name.as_str()).collect();
    let size = fit::labels(names.iter().copied(), names.len() as f32 * 31.0, inside, 21.0, 12.0);
    let classes = hero.classes.iter().fold(Row::new().spacing(8), |row, (icon, name)| {
        let class = row![icon::icon(icon, 19.0, BONE2), font::label(name.as_str(), size, BONE2)].spacing(4);
        row.push(class.align_y(Alignment::Center))
    });
    let skills = hero.skills.iter().fold(Row::new().spacing(10), |row, (icon, rating)| {
        let skill = row![icon::icon(icon, 21.0, BRASS), font::figures(rating.as_str(), 21.0, BONE)].spacing(4);
        row.push(skill.align_y(Alignment::Center))
    });
    let (word, tint) = match hero.system {
        Some(system) => (hero.word.as_str(), system.color()),
        None => (hero.word.as_str(), if hero.barred { ALARM_PALE } else { BONE2 }),
    };
    let mut post = Row::new().spacing(6).align_y(Alignment::Center);
    if let Some(system) = hero.system {
        post = post.push(mark::system(system, 17.0));
    }
    // Where she is and her ability have a line each: beside each other the longer of them would be too small to read.
    let post = post.push(shrink_to_fit(word, 20.0, tint));
    let ability = shrink_to_fit(hero.ability.as_str(), 20.0, BONE2);
    let words = column![head, classes, skills, post, ability].spacing(1).width(Fill);
    let health = if hero.system.is_some() { Health::Ready } else { Health::Exhausted };
    // Ashore the medal is dim only where she cannot come.
    let health = if hero.barred { health } else { Health::Ready };
    let medal = hero::medal(&hero.art, health, hero.promoted, MEDAL);
    let face = row![medal, words].spacing(12).padding([3, 10]).align_y(Alignment::Center);
    let line = hero.system.map_or(LINE, mark::System::color);
    plate(face, width, Some(HIGH), hero.system.is_some(), line, hero.barred, hero.focused, Some(message))
}

/// A ship or module: drawing, name, what it does, and whether it comes along.
pub fn piece<'a, M: Clone + 'a>(piece: &'a PieceCard, width: f32, message: M) -> Element<'a, M> {
    let ink = if piece.barred { BONE2 } else { BONE };
    let art: Element<'a, M> = match piece.art.strip_prefix("icons/") {
        Some(name) => container(icon::icon(name, 34.0, if piece.taken { BRASS_HI } else { BRASS })).center_x(58).into(),
        None => icon::picture(icon::handle(&piece.art), 58.0, 40.0).into(),
    };
    let mut head = row![font::title(piece.name.as_str(), 24.0, ink)].spacing(8).align_y(Alignment::Center);
    if piece.upgraded {
        head = head.push(icon::tinted("own/star", 17.0, BRASS_HI));
    }
    if let Some(fee) = &piece.fee {
        let fee = row![icon::icon("two-coins", 18.0, BRASS), font::figures(fee.as_str(), 20.0, BRASS_HI)].spacing(4);
        head = head.push(fee.align_y(Alignment::Center));
    }
    let words = column![head, font::rules(piece.text.as_str(), 19.0, BONE2).line_height(1.15)].width(Fill);
    let mut face = row![art, words].spacing(12).padding([6, 10]).align_y(Alignment::Center);
    if let Some((_, seat, held)) = &piece.held {
        face = face.push(mark::pennant(*seat, held, 34.0));
    } else if piece.taken {
        face = face.push(icon::tinted("own/tick", 26.0, BRASS_HI));
    }
    let line = match &piece.held {
        Some((system, ..)) => system.color(),
        None if piece.taken => BRASS_HI,
        None => LINE,
    };
    plate(face, width, None, piece.taken, line, piece.barred, piece.focused, Some(message))
}

/// A plate one presses; without a message it only shows.
#[expect(clippy::too_many_arguments, reason = "the looks of a plate")]
pub fn plate<'a, M: Clone + 'a>(
    face: Row<'a, M>,
    width: f32,
    height: Option<f32>,
    taken: bool,
    line: Color,
    barred: bool,
    focused: bool,
    message: Option<M>,
) -> Element<'a, M> {
    let ground = match (focused, taken, barred) {
        (true, _, _) => PICK,
        (_, true, _) => INK3,
        (_, _, true) => Color::TRANSPARENT,
        _ => INK2,
    };
    let border = if barred { Color::TRANSPARENT } else { line };
    let face = container(face);
    let face = if height.is_some() { face.center_y(Fill) } else { face };
    let mut plate = button(face).width(width).padding(0).style(theme::plate(
        ground,
        if focused { PICK } else { INK3 },
        border,
        if taken { 2.0 } else { 1.5 },
    ));
    if let Some(height) = height {
        plate = plate.height(height);
    }
    let plate = plate.on_press_maybe(message);
    let body: Element<'a, M> = if barred { dashed(plate, LINE) } else { plate.into() };
    ring(body, focused)
}
