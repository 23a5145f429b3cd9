//! The options. When not all fit, a window of them is shown and the hidden ones are named.

use super::{Choice, DecisionView, Mark};
use crate::ui::measure::Class;
use crate::ui::theme::{BONE, BONE2, BRASS_HI};
use crate::ui::widget::hero::medal;
use crate::ui::widget::mark;
use crate::ui::widget::row::{OptionRow, Standing, list};
use crate::ui::{font, icon, theme};
use iced::widget::{button, column, container, mouse_area, responsive, row, space};
use iced::{Alignment, Element, Fill, Size, mouse};

/// The widths of the columns of figures.
pub const COLUMNS: [f32; 4] = [62.0, 70.0, 70.0, 70.0];

/// The height of a row: one line or two.
pub fn row_height(decision: &DecisionView, class: Class) -> f32 {
    let two = decision.options.iter().any(|option| option.below.is_some());
    let person = decision.options.iter().any(|option| matches!(option.mark, Some(Mark::Person(_))));
    match (two, person, class >= Class::Medium) {
        (true, _, _) => 61.0,
        (false, true, true) => 52.0,
        (false, _, true) => 45.0,
        (false, _, false) => 44.0,
    }
}

/// The height of the whole list.
pub fn height(decision: &DecisionView, class: Class) -> f32 {
    row_height(decision, class) * decision.options.len() as f32 + 8.0
}

/// How many options fit a height, if they do not all.
pub fn rows_shown(decision: &DecisionView, class: Class, room: f32) -> usize {
    ((room - 30.0) / row_height(decision, class)).floor().max(1.0) as usize
}

/// The list. A crowded one fills the room there is.
pub fn view<'a, M: Clone + 'a>(
    decision: &'a DecisionView,
    class: Class,
    crowded: bool,
    on_option: impl Fn(usize) -> M + 'a,
    on_page: impl Fn(bool) -> M + 'a,
) -> Element<'a, M> {
    if !crowded {
        let rows = decision.options.iter().enumerate().map(|(i, _)| option(decision, i, class, on_option(i)));
        return list(rows.collect()).into();
    }
    let (earlier, later) = (on_page(false), on_page(true));
    let (up, down) = (earlier.clone(), later.clone());
    let window = responsive(move |size: Size| {
        let count = rows_shown(decision, class, size.height);
        let first = decision.top.min(decision.options.len().saturating_sub(count));
        let last = (first + count).min(decision.options.len());
        let rows = (first..last).map(|i| option(decision, i, class, on_option(i))).collect();
        let before = decision.options.get(..first).unwrap_or_default();
        let after = decision.options.get(last..).unwrap_or_default();
        let hidden = row![more(before, "own/up", &earlier), space().width(Fill), more(after, "own/down", &later)]
            .height(30)
            .align_y(Alignment::Center);
        column![list(rows), hidden].into()
    });
    mouse_area(container(window).height(Fill))
        .on_scroll(move |delta| {
            let (mouse::ScrollDelta::Lines { y, .. } | mouse::ScrollDelta::Pixels { y, .. }) = delta;
            if y > 0.0 { up.clone() } else { down.clone() }
        })
        .into()
}

/// Names the options that are hidden.
fn more<'a, M: Clone + 'a>(hidden: &[Choice], arrow: &str, message: &M) -> Element<'a, M> {
    if hidden.is_empty() {
        return space().into();
    }
    let mut names = String::new();
    for choice in hidden {
        let part = format!("{} {}", choice.key, choice.title);
        if names.chars().count() + part.chars().count() > 34 {
            names.push_str(", …");
            break;
        }
        if !names.is_empty() {
            names.push_str(", ");
        }
        names.push_str(&part);
    }
    let face =
        row![icon::tinted(arrow, 16.0, BONE2), font::tag(names, 21.0, BONE2)].spacing(8).align_y(Alignment::Center);
    button(face).padding([0, 8]).style(theme::bare).on_press(message.clone()).into()
}

fn option<'a, M: Clone + 'a>(decision: &'a DecisionView, i: usize, class: Class, message: M) -> Element<'a, M> {
    let Some(choice) = decision.options.get(i) else {
        return space().into();
    };
    let chosen = choice.standing == Standing::Chosen;
    let barred = choice.standing == Standing::Barred;
    let height = row_height(decision, class);
    let tint = if chosen { BRASS_HI } else { BONE };
    let mut face = OptionRow::new(choice.key.as_str(), choice.title.as_str())
        .height(height)
        .standing(choice.standing)
        .focused(decision.focus == Some(i))
        .on_press(message);
    if let Some(line) = &choice.below {
        face = face.below(line.as_str());
    }
    face = match &choice.mark {
        Some(Mark::System(system)) => face.mark(mark::system(*system, 26.0)),
        Some(Mark::Icon(name)) => face.mark(icon::icon(name, 32.0, if barred { BONE2 } else { tint })),
        Some(Mark::Person(name)) => face.mark(medal(name, Default::default(), false, height - 8.0)),
        Some(Mark::Art(path)) => face.mark(icon::picture(icon::handle(path), 36.0, 36.0)),
        None => face,
    };
    if let Some((name, figure)) = &choice.skill {
        face = face.column(
            row![icon::icon(name, 27.0, tint), container(font::figures(figure.as_str(), 25.0, BONE)).width(42),]
                .spacing(9)
                .align_y(Alignment::Center),
        );
    }
    for (column, figure) in choice.figures.iter().enumerate() {
        let width = COLUMNS[column.min(3)];
        let ink = if chosen && column + 1 == choice.figures.len() { BRASS_HI } else { BONE };
        face = face.column(container(font::figures(figure.as_str(), 25.0, ink)).width(width).align_right(width));
    }
    if let Some((words, tone)) = &choice.right {
        let width = match (choice.skill.is_some(), class >= Class::Medium) {
            (true, true) => 152.0,
            (true, false) => 116.0,
            (false, _) => 128.0,
        };
        face = face.right(words.as_str(), width, tone.color());
    }
    face.view()
}
