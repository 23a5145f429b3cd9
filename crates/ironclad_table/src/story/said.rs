//! What somebody has said: a medal, a name, and the words.

use crate::widget::hero::{Health, medal};
use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Fill};
use kit::theme::{self, BRASS, INK_TEXT, INK_TEXT2, INK0, PAPER, PAPER_LINE};
use kit::{font, icon};

/// Something said.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Spoken {
    /// The portrait of who says it, by its name among the people; none for those nobody has drawn.
    pub portrait: Option<String>,
    /// Who says it.
    pub who: String,
    /// The words.
    pub words: String,
}

/// Lines in the order they were said, on paper; text of the given size.
pub fn lines<'a, M: 'a>(said: &'a [Spoken], size: f32) -> Column<'a, M> {
    said.iter().fold(Column::new().spacing(size * 0.5).width(Fill), |column, spoken| column.push(line(spoken, size)))
}

fn line<'a, M: 'a>(spoken: &'a Spoken, size: f32) -> Element<'a, M> {
    let words = column![
        font::label(spoken.who.as_str(), size * 0.86, INK_TEXT2),
        font::story_italic(spoken.words.as_str(), size * 0.94, INK_TEXT),
    ];
    row![face(spoken, size * 2.6), container(words).width(Fill)].spacing(14).align_y(Alignment::Center).into()
}

/// The medal, or a blank one with the first letter of the name.
fn face<'a, M: 'a>(spoken: &'a Spoken, edge: f32) -> Element<'a, M> {
    match spoken.portrait.as_ref().filter(|name| icon::exists(&format!("people/{name}"))) {
        Some(name) => medal(name, Health::Ready, false, edge).into(),
        None => {
            let first: String = spoken.who.chars().take(1).collect();
            let blank = move |theme: &iced::Theme| {
                let mut style = theme::boxed(INK0, BRASS, 3.0)(theme);
                style.border.radius = (edge / 2.0).into();
                style
            };
            container(font::title(first, edge * 0.52, BRASS)).center_x(edge).center_y(edge).style(blank).into()
        }
    }
}

/// The lines as a slip over the table, which is put away by a press.
pub fn slip<'a, M: Clone + 'a>(said: &'a [Spoken], size: f32, heard: M) -> Element<'a, M> {
    let slip = container(lines(said, size)).padding([12, 18]).width(Fill).style(theme::boxed(PAPER, PAPER_LINE, 2.0));
    iced::widget::mouse_area(slip).on_press(heard).into()
}
