//! The head of a decision: who or what asks, in the asker's colour or on paper.

use super::Head;
use super::set::Set;
use crate::ui::theme::{self, INK_TEXT, INK_TEXT2, PAPER};
use crate::ui::widget::button::fitting;
use crate::ui::widget::{hero, mark};
use crate::ui::{font, icon};
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill, Padding};

/// The head.
pub fn head<'a, M: 'a>(head: &'a Head, set: &Set) -> Element<'a, M> {
    let close = set.close;
    let (ground, ink, ink2) = match &head.whose {
        Some((system, _, _)) => (system.color(), theme::BUTTON_INK, theme::BUTTON_INK),
        None => (PAPER, INK_TEXT, INK_TEXT2),
    };
    let height = set.head();
    let mut face = row![].spacing(14).align_y(Alignment::Center).padding([0, 16]).height(height);
    if let Some(name) = &head.person {
        face = face.push(hero::medal(name, hero::Health::Ready, false, height - 14.0));
    } else if let Some(name) = head.icon.as_ref().filter(|_| !close) {
        face = face.push(disc(name, 72.0));
    }
    let (size, room) = if close { (31.0, 250.0) } else { (38.0, 280.0) };
    let mut words = column![font::title(head.title.as_str(), fitting(&head.title, room, size), ink)];
    if !set.tiny {
        let size = fitting(&head.below, room, if close { 21.0 } else { 23.0 });
        words = words.push(font::label(head.below.as_str(), size, ink2));
    }
    face = face.push(container(words).width(Fill));
    if let Some((word, figure)) = &head.figure {
        let word = font::tag(word.as_str(), if close { 20.0 } else { 22.0 }, ink);
        let figure = font::figures(figure.as_str(), if close { 31.0 } else { 46.0 }, ink);
        let figure: Element<'a, M> = match set.tiny {
            true => row![word, figure].spacing(8).align_y(Alignment::Center).into(),
            false => column![word, figure].align_x(Alignment::Center).into(),
        };
        face = face.push(figure);
    }
    let plate = container(face).style(theme::fill(ground)).width(Fill);
    match &head.whose {
        Some((_, seat, held)) => row![
            container(mark::pennant(*seat, held, height * 0.55))
                .center_y(height)
                .padding(Padding::default().left(12.0).right(10.0)),
            plate
        ]
        .into(),
        None => plate.into(),
    }
}

/// An icon in bone on an ink disc, for paper heads.
fn disc<'a, M: 'a>(name: &str, size: f32) -> Element<'a, M> {
    let handle = icon::kept(&format!("disc {name}"), || {
        let inner = icon::source(&format!("icons/{name}"))?;
        Some(format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"><circle cx="36" cy="36" r="35" fill="#1B2230"/><circle cx="36" cy="36" r="32" fill="none" stroke="#EFE6D0" stroke-width="1.6"/><g transform="translate(15 15) scale(.082)">{}</g></svg>"##,
            icon::inside(&inner)
        ))
    });
    icon::picture(handle, size, size).into()
}
