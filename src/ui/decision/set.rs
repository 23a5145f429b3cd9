//! How a decision is set: which parts show and how closely, judged from the room there is.

use super::{DecisionView, list, odds};
use crate::ui::measure::Class;

/// How a decision is set: as drawn, or closely where there is little room.
#[derive(Debug, Clone, PartialEq)]
pub struct Set {
    /// Set closely.
    pub close: bool,
    /// Set as closely as can be.
    pub tiny: bool,
    /// The list gets what the rest leaves.
    pub crowded: bool,
    /// The question above the list shows.
    pub asks: bool,
    /// The list.
    pub rows: list::Rows,
}

impl Set {
    /// The least close setting that fits `most`, in a column of this width.
    pub fn of(decision: &DecisionView, class: Class, width: f32, most: f32) -> Self {
        let asked = !decision.question.is_empty();
        let make = |close: bool, asks: bool| {
            let mut set = Self {
                close,
                tiny: class == Class::Tiny,
                crowded: false,
                asks: asked && asks,
                rows: list::Rows::of(decision, width, close),
            };
            set.rows.width = width - 2.0 * set.side();
            set.crowded = set.rest(decision) + set.rows.all(decision) > most;
            set
        };
        let tries = match class {
            Class::Full => vec![make(false, true)],
            Class::Medium => vec![make(false, true), make(true, true), make(true, false)],
            Class::Small | Class::Tiny => vec![make(true, true), make(true, false)],
        };
        let fitting = tries.iter().position(|set| !set.crowded).unwrap_or(tries.len() - 1);
        tries.into_iter().nth(fitting).unwrap_or_else(|| make(true, false))
    }

    /// The gap between parts.
    pub fn gap(&self) -> f32 {
        match (self.tiny, self.close) {
            (true, _) => 3.0,
            (_, true) => 5.0,
            _ => 8.0,
        }
    }

    /// The margin at the sides.
    pub fn side(&self) -> f32 {
        if self.close { 10.0 } else { 16.0 }
    }

    /// The height of the head.
    pub fn head(&self) -> f32 {
        match (self.tiny, self.close) {
            (true, _) => 44.0,
            (_, true) => 64.0,
            _ => 96.0,
        }
    }

    /// The height of the sum's box.
    pub fn sum(&self) -> f32 {
        odds::sum_height(self.close, self.tiny)
    }

    /// The room that the main button takes at the foot.
    pub fn foot(&self) -> f32 {
        match (self.tiny, self.close) {
            (true, _) => 84.0,
            (_, true) => 88.0,
            _ => 96.0,
        }
    }

    /// The height of everything but the list, judged from what there is.
    fn rest(&self, decision: &DecisionView) -> f32 {
        let gap = self.gap();
        let mut sum = self.head() + gap + 2.0 + gap + self.foot();
        if self.asks {
            sum += 30.0 + gap;
        }
        if decision.sum.is_some() {
            sum += self.sum() + gap;
        }
        if decision.odds.is_some() && !self.close {
            sum += 68.0 + gap;
        }
        let width = self.rows.width;
        for line in [&decision.won, &decision.lost].into_iter().flatten() {
            sum += gap
                + match self.close {
                    true if self.tiny => 23.0 * lines(line, 9.6, width - 82.0),
                    true => 27.0 * lines(line, 9.6, width - 82.0),
                    false => 30.0 * lines(line, 11.2, width - 82.0),
                };
        }
        if let Some(alarm) = &decision.alarm {
            sum += gap + if self.close { 38.0 } else { 46.0 } + 27.0 * lines(&alarm.text, 9.6, width - 30.0);
        }
        if decision.note.is_some() {
            sum += gap + self.note(decision);
        }
        sum
    }

    /// The height of the note.
    fn note(&self, decision: &DecisionView) -> f32 {
        let note = decision.note.as_deref().unwrap_or_default();
        note.lines().map(|line| 27.5 * lines(line, 10.6, self.rows.width)).sum()
    }

    /// What a long note must do with, so that the list is not crowded out.
    pub fn note_room(&self, decision: &DecisionView, most: f32) -> Option<f32> {
        let note = self.note(decision);
        let room = most - (self.rest(decision) - note) - self.rows.least(decision);
        (self.crowded && room < note).then_some(room.max(44.0))
    }
}

/// How many lines a text takes, judged by its letters.
fn lines(text: &str, letter: f32, room: f32) -> f32 {
    (text.chars().count() as f32 * letter / room).ceil().max(1.0)
}
