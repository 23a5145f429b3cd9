//! The ribbon of phase and steps along the top.

use super::size::Scale;
use super::view::{CombatView, Step};
use crate::cx::Cx;
use iced::widget::{Row, column, container, row};
use iced::{Alignment, Color, Element};
use kit::theme::{self, BONE, BONE2, BONE3, BRASS_HI, BUTTON_INK, INK0, LINE, PICK};
use kit::widget::{dashed, shrink_to_fit, whole_label};
use kit::{fit, font, icon};

/// The room beside the words of a cell.
const PAD: [f32; 2] = [18.0, 9.0];

/// The height of ribbon and goal, whose words may have as many lines as they need where all is set as cards.
pub fn height(view: &CombatView, scale: Scale, width: f32) -> f32 {
    let room = width - scale.type_size(GOAL[0]) - GOAL_GAP - 2.0 * GOAL_SIDE;
    let words = fit::whole_height(&view.goal, goal_size(scale), 1.2, room);
    scale.ribbon() + scale.goal().max(words.ceil() + 4.0)
}

/// The phase, its steps with the present one lit, and what comes then; as much of it as there is room for. All of it has this
/// height.
pub fn ribbon<'a, M: 'a>(view: &CombatView, cx: &Cx<'_>, scale: Scale, width: f32, whole: f32) -> Element<'a, M> {
    let phase = cx.t(&format!("combat-phase-{}", view.phase.id()));
    let then = cx.t(&format!("combat-then-{}", view.then.id()));
    let steps = Step::ALL.map(|step| cx.t(&format!("combat-step-{}", step.id())));
    let most = scale.type_size(27.0);
    let fits = |steps: &[String], then: Option<&String>, pad: f32, least: f32| {
        let words = || std::iter::once(&phase).chain(steps).chain(then).map(String::as_str);
        let gaps = words().count() as f32 * pad * 2.0 + if then.is_some() { 12.0 } else { 0.0 };
        let size = fit::labels(words(), gaps, width, most, least);
        let taken: f32 = words().map(|word| fit::width(word, size)).sum();
        if taken + gaps <= width { Some(size) } else { None }
    };
    let now = std::slice::from_ref(&steps[view.step as usize]);
    // From the fullest to the barest, each with the least type it is worth.
    let ways: [(&[String], Option<&String>, f32, f32); 5] = [
        (&steps, Some(&then), PAD[0], 22.0),
        (&steps, Some(&then), PAD[1], 19.0),
        (&steps, None, PAD[1], 17.0),
        (now, Some(&then), PAD[1], 18.0),
        (now, None, PAD[1], 15.0),
    ];
    let way =
        ways.into_iter().find_map(|(steps, then, pad, least)| Some((steps, then, pad, fits(steps, then, pad, least)?)));
    let (shown, after, pad, size) = way.unwrap_or((now, None, PAD[1], 15.0));
    let height = scale.ribbon();
    let cell = |word: &str, ground: Color, line: Color, width: f32, ink: Color| {
        container(font::tag(word.to_owned(), size, ink))
            .padding([0.0, pad])
            .center_y(height)
            .style(theme::boxed(ground, line, width))
    };
    let mut cells = vec![cell(&phase, BRASS_HI, BRASS_HI, 2.0, BUTTON_INK).into()];
    for (i, word) in steps.iter().enumerate().filter(|(_, word)| shown.contains(word)) {
        let step = Step::ALL[i];
        cells.push(match step.cmp(&view.step) {
            std::cmp::Ordering::Equal => cell(word, PICK, BRASS_HI, 2.5, BRASS_HI).into(),
            std::cmp::Ordering::Less => cell(word, INK0, LINE, 1.5, BONE3).into(),
            std::cmp::Ordering::Greater => cell(word, INK0, LINE, 1.5, BONE2).into(),
        });
    }
    let steps: Row<'a, M> = Row::with_children(cells).spacing(-1.5);
    let steps: Element<'a, M> = match after {
        Some(then) => {
            let then = container(font::tag(then.clone(), size, BONE2)).padding([0.0, pad]).center_y(height);
            let then = dashed(then.style(theme::fill(INK0)), LINE);
            row![steps, then].spacing(12).into()
        }
        None => steps.into(),
    };
    column![steps, goal(view, scale, width, whole - scale.ribbon())].into()
}

/// The sizes of the goal's star and of its words in the largest room, and the least of its words.
const GOAL: [f32; 3] = [20.0, 24.0, 20.0];
/// The gap behind the star, and the space at the sides.
const GOAL_GAP: f32 = 8.0;
const GOAL_SIDE: f32 = 8.0;

/// The size of the goal's words.
fn goal_size(scale: Scale) -> f32 {
    scale.type_size(GOAL[1]).max(GOAL[2])
}

/// How the combat is won: told in every phase, whatever the steps have room for; on several lines if there is the height.
fn goal<'a, M: 'a>(view: &CombatView, scale: Scale, width: f32, height: f32) -> Element<'a, M> {
    let words = if height > scale.goal() {
        whole_label(view.goal.clone(), goal_size(scale), BONE)
    } else {
        shrink_to_fit(view.goal.clone(), scale.type_size(GOAL[1]), BONE)
    };
    let words = row![icon::tinted("own/star", scale.type_size(GOAL[0]), BRASS_HI), words]
        .spacing(GOAL_GAP)
        .align_y(Alignment::Center);
    let plate = container(words).padding([0.0, GOAL_SIDE]).center_y(height).style(theme::fill(INK0));
    container(plate).max_width(width).into()
}
