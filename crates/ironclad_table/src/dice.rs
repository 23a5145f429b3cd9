//! Dice that fall, in the place of the decision: what is rolled for, the die, the sum, and what it means.
//!
//! All that is seen follows from the view and the time since the throw.

mod earlier;
mod fall;
pub(crate) mod own_die;
pub mod playback;
pub mod present;

pub use fall::{SETTLE, Shown, TUMBLE, duration, over, shown};

use crate::widget::mark::{self, System};
use fall::HIGHEST;
use iced::widget::svg::Handle;
use iced::widget::{Column, Row, column, container, responsive, row, space};
use iced::{Alignment, Color, Element, Fill, Size};
use ironclad_game::session::DiceSource;
use kit::cx::Cx;
use kit::measure::Class;
use kit::preferences::Preferences;
use kit::theme::{self, ALARM, BONE, BONE2, BRASS_HI, GOOD, INK_TEXT, INK_TEXT2, INK0, PAPER};
use kit::{fit, font, icon};
use std::time::Duration;

/// Who rolls, as the players have set it.
pub fn source(preferences: &Preferences) -> DiceSource {
    if preferences.own_dice { DiceSource::Asked } else { DiceSource::Generated }
}

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

/// The dice some time after the throw, filling their room; at its foot there is room for the main button.
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

const SIDE: f32 = 20.0;
/// The room for the main button.
const FOOT: f32 = 94.0;
/// The largest die, and the least.
const DIE: f32 = 132.0;
const LEAST: f32 = 44.0;
/// A die turned takes this many times its size, and falls from so much higher.
const ROOM: f32 = 1.42;
const FALL: f32 = 0.4;

/// The words below the die, as they are set.
struct Lines {
    sum: f32,
    sum_height: f32,
    result: f32,
    result_height: f32,
}

/// The room for the mark before a result.
const MARK: f32 = 44.0;

impl Lines {
    fn new(roll: &Roll, width: f32) -> Self {
        let sum = [30.0, 27.0, 24.0, 22.0, 20.0]
            .into_iter()
            .find(|size| fit::room(&roll.sum, font::FIGURES, *size, 1.2, f32::INFINITY).width + 2.0 <= width)
            .unwrap_or(19.0);
        let room = width - if roll.outcome == Outcome::Plain { 0.0 } else { MARK };
        let result = fit::broken(&roll.result, room, 34.0, 25.0);
        let high = |words: &str, font, size, room| {
            if words.is_empty() { 0.0 } else { fit::height(words, font, size, 1.2, room) }
        };
        Self {
            sum,
            sum_height: high(&roll.sum, font::FIGURES, sum, width),
            result,
            result_height: high(&roll.result, font::TITLE, result, room),
        }
    }

    /// The same before the die lies and after, so that nothing moves.
    fn height(&self) -> f32 {
        (self.sum_height + self.result_height + 12.0).max(74.0)
    }
}

fn body<'a, M: 'a>(view: &'a DiceView, elapsed: Duration, cx: &Cx<'_>, size: Size) -> Element<'a, M> {
    let inside = size.width - 2.0 * SIDE;
    let lines = Lines::new(&view.roll, inside);
    let left = size.height - lines.height() - FOOT - 12.0;
    let (earlier, earlier_height) = earlier::earlier(&view.earlier, inside, left - LEAST * (ROOM + FALL));
    let count = view.roll.dice.len().max(1) as f32;
    let die = ((left - earlier_height) / (ROOM + FALL)).min(inside / count / ROOM).clamp(LEAST, DIE);
    let dice = (0..view.roll.dice.len()).map(|which| falling(shown(view, which, elapsed, cx.settings), die));
    let dice = container(Row::with_children(dice)).center_x(Fill).height(die * (ROOM + FALL));
    let below = if over(elapsed, cx.settings) { said(&view.roll, &lines) } else { waiting(view, cx, inside) };
    column![space().height(Fill), dice, container(below).height(lines.height()).width(Fill), space().height(Fill)]
        .extend(earlier)
        .push(space().height(FOOT))
        .padding([6.0, SIDE])
        .height(Fill)
        .into()
}

/// What the roll must show, while it falls.
fn waiting<'a, M: 'a>(view: &'a DiceView, cx: &Cx<'_>, width: f32) -> Element<'a, M> {
    let size = fit::label(&view.needs, width, 28.0, 18.0);
    let needs = font::label(view.needs.as_str(), size, BRASS_HI).align_x(Alignment::Center);
    // In the smallest windows the main button alone says so.
    let hint = (cx.class() > Class::Tiny).then(|| font::label(cx.t("dice-hurry"), 21.0, BONE2).into());
    let needs = if view.needs.is_empty() { None } else { Some(Element::from(needs)) };
    Column::new().extend(needs).extend(hint).spacing(4).align_x(Alignment::Center).width(Fill).into()
}

/// The sum and what follows.
fn said<'a, M: 'a>(roll: &'a Roll, lines: &Lines) -> Element<'a, M> {
    let mut said = Column::new().spacing(6).align_x(Alignment::Center).width(Fill);
    if !roll.sum.is_empty() {
        let sum = font::rules_bold(roll.sum.as_str(), lines.sum, BONE).line_height(1.2);
        said = said.push(sum.align_x(Alignment::Center));
    }
    let (color, sign) = roll.outcome.shown();
    let words = font::label(roll.result.as_str(), lines.result, color).align_x(Alignment::Center);
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
