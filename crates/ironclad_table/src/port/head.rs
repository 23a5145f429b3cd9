//! The head of a port: its name and what is said of it, over its picture.

use super::PortView;
use iced::widget::{Column, Stack, column, container, row};
use iced::{Alignment, Element, Fill, Padding, Size};
use kit::theme::{self, BONE, BONE2, BRASS};
use kit::widget::shrink_to_fit;
use kit::{fit, font, icon};

/// The proportion of a wide picture.
const WIDE: f32 = 720.0 / 260.0;

/// The head, as large as it is given.
pub fn head<'a, M: 'a>(view: &'a PortView, size: Size) -> Element<'a, M> {
    let art_width = (size.height * WIDE).min(size.width);
    // The left third of a picture is kept for the title.
    let room = (size.width - art_width * 0.69).clamp(200.0, 480.0);
    let art = container(icon::picture(icon::handle(&view.art), art_width, size.height));
    let mut layers = Stack::new().push(art.align_right(Fill).height(size.height));
    let words = Words::new(view, room, size.height);
    // Whatever of the picture lies there, the words are read.
    let plate = container(words.view(room)).padding([6, 14]).style(theme::fill(theme::thin(theme::INK1, 0.86)));
    layers = layers.push(container(plate).padding(Padding::ZERO.left(6.0)).center_y(Fill));
    container(layers).width(size.width).height(size.height).clip(true).into()
}

/// The words of the head, as large as there is room for.
struct Words<'a> {
    view: &'a PortView,
    name: f32,
    tagline: Option<f32>,
    label: f32,
    /// Docked and standing share a line.
    together: bool,
}

impl<'a> Words<'a> {
    fn new(view: &'a PortView, room: f32, height: f32) -> Self {
        let name = fit::label(&view.name, room - 20.0, (height * 0.3).clamp(38.0, 78.0), 28.0);
        let label = if height >= 190.0 { 25.0 } else { 21.0 };
        let left = |tagline: Option<f32>, together: bool| {
            let said = tagline
                .map_or(0.0, |size| fit::height(&view.tagline, font::STORY_ITALIC, size, 1.25, room - 20.0) + 8.0);
            let standing = fit::height(&view.standing, font::TITLE, label, 1.2, room - 20.0);
            let standing = if together { 0.0 } else { standing };
            height - name * 1.12 - said - label * 1.4 - standing - 14.0
        };
        let low = height < 190.0;
        let sizes = [28.0, 25.0, 22.0, 20.0];
        let apart = sizes.iter().filter(|_| !low).map(|size| (Some(*size), false));
        let close = sizes.iter().map(|size| (Some(*size), true));
        let fitting = apart.chain(close).find(|(tagline, together)| left(*tagline, *together) >= 0.0);
        let (tagline, together) = fitting.unwrap_or((None, low));
        Self { view, name, tagline, label, together }
    }

    fn view<M: 'a>(self, room: f32) -> Column<'a, M> {
        let view = self.view;
        let mut words = column![font::title(view.name.as_str(), self.name, BONE)].width(room - 20.0).spacing(4);
        if let Some(size) = self.tagline {
            let said = font::story_italic(view.tagline.as_str(), size, BONE2).line_height(1.25);
            words = words.push(container(said).padding(Padding::ZERO.bottom(4.0)));
        }
        let anchor = icon::icon("anchor", self.label * 1.1, BRASS);
        if self.together {
            let both = format!("{} · {}", view.docked, view.standing);
            let size = fit::label(&both, room - 30.0 - self.label, self.label, 16.0);
            return words.push(row![anchor, font::label(both, size, BONE)].spacing(9).align_y(Alignment::Center));
        }
        let docked = shrink_to_fit(view.docked.as_str(), self.label + 1.0, BONE);
        words.push(row![anchor, docked].spacing(11).align_y(Alignment::Center)).push(font::label(
            view.standing.as_str(),
            self.label,
            BONE2,
        ))
    }
}

/// The place in one line.
pub fn line<'a, M: 'a>(view: &'a PortView, width: f32) -> Element<'a, M> {
    let both = format!("{} · {}", view.docked, view.standing);
    let name = fit::label(&view.name, width * 0.36, 32.0, 20.0);
    let room = width - fit::width(&view.name, name) - 52.0;
    let size = fit::label(&both, room, 21.0, 16.0);
    let height = fit::height(&both, font::TITLE, size, 1.2, room).max(37.0);
    row![
        font::tag(view.name.as_str(), name, BONE),
        icon::icon("anchor", 22.0, BRASS),
        container(font::label(both, size, BONE2)).width(Fill),
    ]
    .spacing(11)
    .align_y(Alignment::Center)
    .height(height)
    .into()
}
