//! The rolls that came before in the same bundle.

use super::{Outcome, Roll};
use iced::widget::{Row, column, container, row, space};
use iced::{Alignment, Element};
use kit::theme::LINE;
use kit::widget::die::{self, Face};
use kit::widget::panel::rule_h;
use kit::{fit, font, icon};

const SIZE: f32 = 36.0;
const TYPE: f32 = 22.0;
const MARK: f32 = 18.0;
const GAP: f32 = 20.0;

/// The dice before this one, side by side where their words are short: as many of the last as there is room for.
pub fn earlier<'a, M: 'a>(rolls: &'a [Roll], width: f32, most: f32) -> (Option<Element<'a, M>>, f32) {
    let flow = |from: usize| {
        let mut lines: Vec<Vec<Past<'a>>> = Vec::new();
        let mut left = 0.0;
        for roll in &rolls[from..] {
            let past = Past::new(roll, width);
            let needed = past.before + past.words + GAP;
            if needed <= left
                && let Some(line) = lines.last_mut()
            {
                line.push(past);
            } else {
                lines.push(vec![past]);
                left = width + GAP;
            }
            left -= needed;
        }
        let height = lines.iter().map(|line| line_height(line)).sum::<f32>() + 14.0;
        (lines, height)
    };
    let Some((lines, height)) = (0..rolls.len()).map(flow).find(|(_, height)| *height <= most) else {
        return (None, 0.0);
    };
    let lines = lines.into_iter().map(|line| {
        let height = line_height(&line);
        let each = line.into_iter().map(Past::view);
        Row::with_children(each).spacing(GAP).height(height).align_y(Alignment::Center).into()
    });
    let all = column![rule_h(LINE, 1.5), space().height(8)].extend(lines);
    (Some(container(all).height(height).into()), height)
}

fn line_height(line: &[Past<'_>]) -> f32 {
    line.iter().map(|past| past.height).fold(SIZE, f32::max) + 8.0
}

/// A roll as it is set.
struct Past<'a> {
    roll: &'a Roll,
    /// The room for dice and mark.
    before: f32,
    words: f32,
    height: f32,
}

impl<'a> Past<'a> {
    fn new(roll: &'a Roll, width: f32) -> Self {
        let mark = if roll.outcome == Outcome::Plain { 0.0 } else { MARK + 8.0 };
        let before = roll.dice.len() as f32 * (SIZE + 4.0) + 6.0 + mark;
        let words = fit::width(&roll.result, TYPE).min(width - before);
        Self { roll, before, words, height: fit::height(&roll.result, font::TITLE, TYPE, 1.2, words) }
    }

    fn view<M: 'a>(self) -> Element<'a, M> {
        let dice = self.roll.dice.iter().map(|pips| die::die(*pips, Face::Plain, SIZE).into());
        let (color, sign) = self.roll.outcome.shown();
        let sign = sign.map(|sign| icon::tinted(sign, MARK, color).into());
        let words = container(font::label(self.roll.result.as_str(), TYPE, color)).width(self.words);
        row![Row::with_children(dice).spacing(4)].extend(sign).push(words).spacing(8).align_y(Alignment::Center).into()
    }
}
