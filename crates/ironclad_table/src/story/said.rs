//! What somebody has said: a medal, a name, and the words.

use crate::widget::close;
use crate::widget::hero::{Health, medal};
use iced::widget::{Column, column, container, mouse_area, row};
use iced::{Alignment, Element, Fill, Size};
use kit::cx::Cx;
use kit::theme::{self, BRASS, INK_TEXT, INK_TEXT2, INK0, PAPER, PAPER_LINE};
use kit::{fit, font, icon};

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

/// What lies between a medal and the words, and between a name and the button beside it.
const GAP: f32 = 14.0;
/// The space above and below what stands on a slip, and at its sides.
const PAD: [f32; 2] = [12.0, 18.0];

/// Lines in the order they were said, on paper; text of the given size.
pub fn lines<'a, M: 'a>(said: &'a [Spoken], size: f32) -> Column<'a, M> {
    laid(said, size, None)
}

/// The same, with a button beside the first name if there is one.
fn laid<'a, M: 'a>(said: &'a [Spoken], size: f32, mut button: Option<Element<'a, M>>) -> Column<'a, M> {
    said.iter().fold(Column::new().spacing(size * 0.5).width(Fill), |column, spoken| {
        column.push(line(spoken, size, button.take()))
    })
}

/// The sizes of a name, of the words and of a medal.
fn sizes(size: f32) -> (f32, f32, f32) {
    (size * 0.86, size * 0.94, size * 2.6)
}

fn line<'a, M: 'a>(spoken: &'a Spoken, size: f32, button: Option<Element<'a, M>>) -> Element<'a, M> {
    let (name, words, medal) = sizes(size);
    let who = font::label(spoken.who.as_str(), name, INK_TEXT2);
    let who: Element<'a, M> = match button {
        Some(button) => row![container(who).width(Fill), button].spacing(GAP).align_y(Alignment::Center).into(),
        None => who.into(),
    };
    let words = column![who, font::story_italic(spoken.words.as_str(), words, INK_TEXT)];
    row![face(spoken, medal), container(words).width(Fill)].spacing(GAP).align_y(Alignment::Center).into()
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

/// The size of type on a slip.
fn type_size(cx: &Cx<'_>) -> f32 {
    cx.pick(28.0, 24.0, 21.0, 19.0)
}

/// How wide a slip is at the most.
pub fn widest(cx: &Cx<'_>) -> f32 {
    cx.pick(860.0, 700.0, 600.0, 560.0)
}

/// How wide it is where it would cover too much of the chart.
pub fn narrow(cx: &Cx<'_>) -> f32 {
    widest(cx) * 0.64
}

/// How far a slip keeps from the edges of its room.
pub fn margin(cx: &Cx<'_>) -> f32 {
    cx.pick(28.0, 22.0, 14.0, 8.0)
}

/// How large a slip is in a room, about, if it may be so wide.
pub fn size(said: &[Spoken], cx: &Cx<'_>, room: Size, widest: f32) -> Size {
    let size = type_size(cx);
    let (name, words, medal) = sizes(size);
    let width = (room.width - 2.0 * margin(cx)).min(widest);
    let inside = width - 2.0 * PAD[1] - medal - GAP;
    let lines = said.iter().enumerate().map(|(place, spoken)| {
        let who = if place == 0 { close::HEIGHT } else { name * 1.2 };
        medal.max(who + fit::height(&spoken.words, font::STORY_ITALIC, words, 1.35, inside))
    });
    let gaps = size * 0.5 * said.len().saturating_sub(1) as f32;
    Size::new(width, lines.sum::<f32>() + gaps + 2.0 * PAD[0])
}

/// The lines as a slip over the table, so wide at the most, which is put away by its button or a press anywhere on it.
pub fn slip<'a, M: Clone + 'a>(said: &'a [Spoken], cx: &Cx<'a>, by_key: bool, heard: M, widest: f32) -> Element<'a, M> {
    let button = close::close(cx, by_key, heard.clone());
    let lines = laid(said, type_size(cx), Some(button));
    let slip = container(lines).padding(PAD).width(Fill).style(theme::boxed(PAPER, PAPER_LINE, 2.0));
    container(mouse_area(slip).on_press(heard)).max_width(widest).into()
}
