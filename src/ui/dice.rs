//! Dice that fall, in the place of the decision: what is rolled for, the die, the sum, and what it means.
//!
//! All that is seen follows from the view and the time since the throw.

mod fall;

pub use fall::{SETTLE, Shown, TUMBLE, duration, over, shown};

use crate::ui::cx::Cx;
use crate::ui::theme::{self, ALARM, BONE, BONE2, BRASS_HI, GOOD, INK_TEXT, INK_TEXT2, INK0, LINE, PAPER};
use crate::ui::widget::die::{self, Face};
use crate::ui::widget::mark::{self, System};
use crate::ui::widget::panel::rule_h;
use crate::ui::{fit, font, icon};
use fall::HIGHEST;
use iced::widget::svg::Handle;
use iced::widget::{Column, Row, column, container, responsive, row, space};
use iced::{Alignment, Color, Element, Fill, Size};
use std::time::Duration;

/// Dice as they are shown.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DiceView {
    /// What is rolled for.
    pub head: String,
    /// More about it; may be empty.
    pub below: String,
    /// The system whose roll it is; none is everyone's.
    pub whose: Option<System>,
    /// What the roll must show: `needs 4 or more`. It stands until the sum does.
    pub needs: String,
    /// The roll.
    pub roll: Roll,
    /// The rolls of the same bundle before this one.
    pub earlier: Vec<Roll>,
    /// Chooses the faces that tumble by; no game depends on it.
    pub seed: u32,
}

/// A roll.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Roll {
    /// What lies there in the end, each 1 to 6.
    pub dice: Vec<u8>,
    /// The sum: `3 + 1 Morale = 4, needs 4`.
    pub sum: String,
    /// What follows: `hit: Weapons`.
    pub result: String,
    /// Whether it is good for us.
    pub outcome: Outcome,
}

/// Whether a roll is good for us.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Outcome {
    /// Neither.
    #[default]
    Plain,
    /// Won.
    Won,
    /// Lost.
    Lost,
}

impl Outcome {
    /// Its colour and mark.
    fn shown(self) -> (Color, Option<&'static str>) {
        match self {
            Self::Plain => (BONE, None),
            Self::Won => (GOOD, Some("own/tick")),
            Self::Lost => (ALARM, Some("own/cross")),
        }
    }
}

/// The dice some time after the throw, filling their room.
pub fn view<'a, M: Clone + 'a>(view: &'a DiceView, elapsed: Duration, cx: &Cx<'a>) -> Element<'a, M> {
    let cx = *cx;
    let body = responsive(move |size| body(view, elapsed, &cx, size));
    column![head(view), container(body).style(theme::fill(INK0)).width(Fill).height(Fill)].into()
}

fn head<'a, M: 'a>(view: &'a DiceView) -> Element<'a, M> {
    let face = responsive(move |size| {
        let room = size.width - 40.0 - if view.whose.is_some() { 48.0 } else { 0.0 };
        let (ink, ink2) = match view.whose {
            Some(_) => (theme::BUTTON_INK, theme::BUTTON_INK),
            None => (INK_TEXT, INK_TEXT2),
        };
        let big = fit::broken(&view.head, room, 38.0, 27.0);
        let mut words = column![font::title(view.head.as_str(), big, ink).line_height(1.05)].width(Fill);
        if !view.below.is_empty() {
            let small = fit::label(&view.below, room, 23.0, 17.0);
            words = words.push(font::label(view.below.as_str(), small, ink2));
        }
        let mut face = row![].spacing(14).align_y(Alignment::Center).height(Fill).padding([0, 20]);
        if let Some(system) = view.whose {
            face = face.push(mark::system_in(system, 34.0, theme::BUTTON_INK));
        }
        face.push(words).into()
    });
    let ground = view.whose.map_or(PAPER, System::color);
    container(face).style(theme::fill(ground)).width(Fill).height(92).into()
}

/// The height of the sum and result.
const LINES: f32 = 92.0;

fn body<'a, M: 'a>(view: &'a DiceView, elapsed: Duration, cx: &Cx<'_>, size: Size) -> Element<'a, M> {
    let inside = size.width - 40.0;
    let still = over(elapsed, cx.settings);
    let count = view.roll.dice.len().max(1) as f32;
    let (earlier, earlier_height) = earlier(&view.earlier, inside, size.height - LINES - 160.0);
    // The die takes what is left: its own room and half of it above, to fall.
    let left = size.height - LINES - earlier_height - 50.0;
    let die_size = (left / (ROOM + 0.4)).min(inside / count / ROOM).clamp(44.0, 132.0);
    let fall = die_size * 0.4;
    let dice = (0..view.roll.dice.len()).map(|which| {
        let shown = shown(view, which, elapsed, cx.settings);
        falling(shown, die_size, fall)
    });
    let dice = container(Row::with_children(dice)).center_x(Fill).height(die_size * ROOM + fall);
    let mut lines = Column::new().spacing(4).align_x(Alignment::Center).width(Fill);
    if still {
        let sum = figures_fit(&view.roll.sum, inside, 30.0);
        lines = lines.push(font::figures(view.roll.sum.as_str(), sum, BONE));
        lines = lines.push(result(&view.roll, inside, 34.0));
    } else {
        let size = fit::label(&view.needs, inside, 28.0, 18.0);
        lines = lines.push(font::label(view.needs.as_str(), size, BRASS_HI).align_x(Alignment::Center));
    }
    let hint: Element<'a, M> = if still {
        space().height(26).into()
    } else {
        container(font::label(cx.t("dice-hurry"), 21.0, BONE2)).center_x(Fill).height(26).into()
    };
    let mut all = column![space().height(Fill), dice, container(lines).height(LINES), space().height(Fill)];
    if let Some(earlier) = earlier {
        all = all.push(earlier);
    }
    all.push(hint).padding([4, 20]).height(Fill).into()
}

/// The size at which a line of figures fits.
fn figures_fit(line: &str, room: f32, most: f32) -> f32 {
    let taken = fit::room(line, font::FIGURES, most, 1.1, f32::INFINITY).width + 2.0;
    if taken <= room { most } else { (most * room / taken).floor().max(15.0) }
}

fn falling<'a, M: 'a>(shown: Shown, size: f32, fall: f32) -> Element<'a, M> {
    let above = (fall * (1.0 - shown.lift / HIGHEST)).max(0.0);
    column![space().height(above), icon::picture(turned(shown), size * ROOM, size * ROOM)].into()
}

/// A die turned takes this many times its size.
const ROOM: f32 = 1.42;

/// A face, turned. The renderer turns pictures about the wrong point, so the drawing itself is turned.
fn turned(shown: Shown) -> Handle {
    let degrees = shown.turn.to_degrees();
    // In steps, so that few drawings are made.
    let step = if degrees.abs() < 15.0 { 3.0 } else { 15.0 };
    let degrees = ((degrees / step).round() * step).rem_euclid(360.0);
    icon::kept(&format!("die {} turned {degrees}", shown.pips), || {
        let source = icon::source(&format!("marks/die-{}", shown.pips))?;
        let side: f32 = source.split("viewBox=\"0 0 ").nth(1)?.split([' ', '"']).next()?.parse().ok()?;
        let (edge, whole, middle) = (side * (1.0 - ROOM) / 2.0, side * ROOM, side / 2.0);
        Some(format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{edge} {edge} {whole} {whole}"><g transform="rotate({degrees} {middle} {middle})">{}</g></svg>"#,
            icon::inside(&source)
        ))
    })
}

fn result<'a, M: 'a>(roll: &'a Roll, room: f32, most: f32) -> Element<'a, M> {
    let (color, sign) = roll.outcome.shown();
    let size = fit::label(&roll.result, room - most - 12.0, most, 20.0);
    let words = font::label(roll.result.as_str(), size, color);
    match sign {
        Some(sign) => row![icon::tinted(sign, size * 0.9, color), words].spacing(12).align_y(Alignment::Center).into(),
        None => words.into(),
    }
}

/// The rolls before this one, in a row below, or in several: as many of the last as there is room for.
fn earlier<'a, M: 'a>(rolls: &'a [Roll], width: f32, most: f32) -> (Option<Element<'a, M>>, f32) {
    let (size, gap) = (if rolls.len() > 4 { 32.0 } else { 40.0 }, 20.0);
    let taken = |roll: &Roll| {
        let dice =
            roll.dice.len() as f32 * (size + 4.0) + 8.0 + if roll.outcome == Outcome::Plain { 0.0 } else { 26.0 };
        let type_size = fit::label(&roll.result, width - dice, 22.0, 15.0);
        (dice + fit::width(&roll.result, type_size), type_size)
    };
    let flow = |from: usize| {
        let mut lines: Vec<Vec<&'a Roll>> = Vec::new();
        let mut left = 0.0;
        for roll in &rolls[from..] {
            let needed = taken(roll).0 + gap;
            match lines.last_mut().filter(|_| needed <= left) {
                Some(line) => line.push(roll),
                None => {
                    lines.push(vec![roll]);
                    left = width + gap;
                }
            }
            left -= needed;
        }
        lines
    };
    let fits = |lines: &Vec<Vec<&Roll>>| lines.len() as f32 * (size + 8.0) <= most.max(size + 8.0);
    let Some(lines) = (0..rolls.len()).map(flow).find(fits) else {
        return (None, 0.0);
    };
    let height = lines.len() as f32 * (size + 8.0) + 12.0;
    let lines = lines.into_iter().map(|line| {
        let each = line.into_iter().map(|roll| past(roll, size, taken(roll).1));
        Row::with_children(each).spacing(gap).height(size + 8.0).align_y(Alignment::Center).into()
    });
    let all = column![rule_h(LINE, 1.5), space().height(8)].extend(lines);
    (Some(container(all).height(height).into()), height)
}

fn past<'a, M: 'a>(roll: &'a Roll, size: f32, type_size: f32) -> Element<'a, M> {
    let dice = roll.dice.iter().map(|pips| die::die(*pips, Face::Plain, size).into());
    let mut one = row![Row::with_children(dice).spacing(4)].spacing(8).align_y(Alignment::Center);
    let (color, sign) = roll.outcome.shown();
    if let Some(sign) = sign {
        one = one.push(icon::tinted(sign, 18.0, color));
    }
    one.push(font::tag(roll.result.as_str(), type_size, color)).into()
}
