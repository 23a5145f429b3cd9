//! Dice that fall, in the place of the decision: what is rolled for, the die, the sum, and what it led to.
//!
//! All that is seen follows from the view and the time since the throw.

mod fall;

pub use fall::{SETTLE, Shown, TUMBLE, over, shown};

use crate::ui::cx::Cx;
use crate::ui::theme::{self, ALARM, BONE, BONE2, GOOD, INK_TEXT, INK0, LINE, PAPER};
use crate::ui::widget::die::{self, Face};
use crate::ui::widget::panel::rule_h;
use crate::ui::{fit, font, icon};
use fall::HIGHEST;
use iced::widget::svg::Handle;
use iced::widget::{Column, Row, column, container, responsive, row, space};
use iced::{Alignment, Element, Fill, Shrink, Size};

/// Dice as they are shown.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DiceView {
    /// What is rolled for.
    pub head: String,
    /// What lies there in the end, 1 to 6.
    pub face: u8,
    /// The sum: `3 + 1 Morale = 4, needs 4`. May be empty.
    pub sum: String,
    /// What it led to. May be empty.
    pub result: String,
    /// Whether that is good for us, if it is either.
    pub good: Option<bool>,
    /// The dice of the same choice that fell before, with what they led to.
    pub earlier: Vec<(u8, String)>,
}

const SIDE: f32 = 20.0;
/// The room for the main button below.
const FOOT: f32 = 96.0;
/// The largest die.
const DIE: f32 = 132.0;
/// A die turned takes this many times its size, and falls from this much higher.
const ROOM: f32 = 1.42;
const FALL: f32 = 0.4;

/// The dice some milliseconds after the throw, at the usual pace.
pub fn view<'a, M: Clone + 'a>(view: &'a DiceView, ms: u32, cx: &Cx<'a>) -> Element<'a, M> {
    let cx = *cx;
    responsive(move |size| body(view, ms, &cx, size)).height(Shrink).into()
}

/// The text below the die, as it is set.
struct Lines {
    sum: f32,
    sum_height: f32,
    result: f32,
    result_height: f32,
}

impl Lines {
    fn new(view: &DiceView, width: f32) -> Self {
        let sum = [30.0, 27.0, 24.0, 22.0, 20.0]
            .into_iter()
            .find(|size| fit::room(&view.sum, font::FIGURES, *size, 1.2, f32::INFINITY).width + 2.0 <= width)
            .unwrap_or(19.0);
        let room = width - if view.good.is_some() { 44.0 } else { 0.0 };
        let result = fit::broken(&view.result, room, 34.0, 25.0);
        let high = |words: &str, font, size, room| {
            if words.is_empty() { 0.0 } else { fit::height(words, font, size, 1.2, room) }
        };
        Self {
            sum,
            sum_height: high(&view.sum, font::FIGURES, sum, width),
            result,
            result_height: high(&view.result, font::TITLE, result, room),
        }
    }

    fn height(&self) -> f32 {
        (self.sum_height + self.result_height + 12.0).max(64.0)
    }
}

fn body<'a, M: 'a>(view: &'a DiceView, ms: u32, cx: &Cx<'_>, size: Size) -> Element<'a, M> {
    let inside = size.width - 2.0 * SIDE;
    let still = over(ms, cx.settings);
    let lines = Lines::new(view, inside);
    let head_size = fit::broken(&view.head, inside, 38.0, 27.0);
    let head_height = (fit::height(&view.head, font::TITLE, head_size, 1.05, inside) + 22.0).max(76.0);
    let fixed = head_height + lines.height() + FOOT + 16.0;
    let least = 48.0 * (ROOM + FALL);
    let (earlier, earlier_height) = earlier(&view.earlier, inside, size.height - fixed - least);
    let die = ((size.height - fixed - earlier_height) / (ROOM + FALL)).clamp(40.0, DIE);
    let shown = shown(view, ms, cx.settings);
    let dice = container(falling(shown, die)).center_x(Fill).height(die * (ROOM + FALL));
    let below: Element<'a, M> = if still {
        said(view, &lines)
    } else {
        container(font::label(cx.t("dice-hurry"), 22.0, BONE2)).center_x(Fill).into()
    };
    let head = container(font::title(view.head.as_str(), head_size, INK_TEXT).line_height(1.05))
        .padding([0.0, SIDE])
        .width(Fill)
        .center_y(head_height)
        .style(theme::fill(PAPER));
    let rest = column![dice, container(below).height(lines.height()).width(Fill)].extend(earlier);
    let rest = rest.push(space().height(FOOT)).padding([8.0, SIDE]);
    container(column![head, rest]).style(theme::fill(INK0)).width(Fill).into()
}

/// The sum and what it led to.
fn said<'a, M: 'a>(view: &'a DiceView, lines: &Lines) -> Element<'a, M> {
    let mut said = Column::new().spacing(6).align_x(Alignment::Center).width(Fill);
    if !view.sum.is_empty() {
        let sum = font::rules_bold(view.sum.as_str(), lines.sum, BONE).line_height(1.2);
        said = said.push(sum.align_x(Alignment::Center));
    }
    let (color, sign) = match view.good {
        None => (BONE, None),
        Some(true) => (GOOD, Some("own/tick")),
        Some(false) => (ALARM, Some("own/cross")),
    };
    let words = font::label(view.result.as_str(), lines.result, color).align_x(Alignment::Center);
    let sign = sign.map(|sign| icon::tinted(sign, 30.0, color).into());
    said.push(Row::new().extend(sign).push(words).spacing(12).align_y(Alignment::Center)).into()
}

fn falling<'a, M: 'a>(shown: Shown, size: f32) -> Element<'a, M> {
    let above = (size * FALL * (1.0 - shown.lift / HIGHEST)).max(0.0);
    column![space().height(above), icon::picture(turned(shown), size * ROOM, size * ROOM)].into()
}

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

/// The dice before this one, side by side where their words are short: as many of the last as there is room for.
fn earlier<'a, M: 'a>(rolls: &'a [(u8, String)], width: f32, most: f32) -> (Option<Element<'a, M>>, f32) {
    const SIZE: f32 = 36.0;
    const TYPE: f32 = 22.0;
    const GAP: f32 = 20.0;
    let words_room = width - SIZE - 10.0;
    let taken = |words: &str| SIZE + 10.0 + fit::width(words, TYPE).min(words_room);
    let high = |words: &str| fit::height(words, font::TITLE, TYPE, 1.2, words_room).max(SIZE);
    let flow = |from: usize| {
        let mut lines: Vec<Vec<&'a (u8, String)>> = Vec::new();
        let mut left = 0.0;
        for roll in &rolls[from..] {
            let needed = taken(&roll.1) + GAP;
            match lines.last_mut().filter(|_| needed <= left) {
                Some(line) => line.push(roll),
                None => {
                    lines.push(vec![roll]);
                    left = width + GAP;
                }
            }
            left -= needed;
        }
        let heights = lines.iter().map(|line| line.iter().map(|roll| high(&roll.1)).fold(0.0, f32::max) + 8.0);
        let height = heights.sum::<f32>() + 14.0;
        (lines, height)
    };
    let Some((lines, height)) = (0..rolls.len()).map(flow).find(|(_, height)| *height <= most) else {
        return (None, 0.0);
    };
    let lines = lines.into_iter().map(|line| {
        let height = line.iter().map(|roll| high(&roll.1)).fold(0.0, f32::max) + 8.0;
        let each = line.into_iter().map(|(face, words)| {
            let words = container(font::label(words.as_str(), TYPE, BONE2)).width(taken(words) - SIZE - 10.0);
            row![die::die(*face, Face::Plain, SIZE), words].spacing(10).align_y(Alignment::Center).into()
        });
        Row::with_children(each).spacing(GAP).height(height).align_y(Alignment::Center).into()
    });
    let all = column![rule_h(LINE, 1.5), space().height(8)].extend(lines);
    (Some(container(all).height(height).into()), height)
}
