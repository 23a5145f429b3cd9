//! Attacks as cards tell of them, where there is no room for lines.

use super::mark;
use iced::widget::{Row, row};
use iced::{Alignment, Element};
use kit::theme::{ALARM, BONE2, BRASS_HI};
use kit::{fit, font, icon};

/// An attack told on a card: who of ours is in it, the odds, and whether the attack is ours.
#[derive(Debug, Clone, PartialEq)]
pub struct AttackTag {
    /// Which of ours attacks or is attacked; none is the ship herself.
    pub who: Option<String>,
    /// The odds.
    pub label: String,
    /// Whether we attack.
    pub ours: bool,
}

impl AttackTag {
    /// The width it takes.
    pub fn width(&self, size: f32) -> f32 {
        let who = self.who.as_ref().map_or(size * 1.6, |who| fit::width(who, size));
        who + fit::width(&self.label, size) + size * 0.7 + 12.0
    }

    /// An arrow, who of ours, and the odds.
    pub fn view<'a, M: 'a>(&self, size: f32) -> Row<'a, M> {
        let color = if self.ours { BRASS_HI } else { ALARM };
        let arrow = if self.ours { "own/right" } else { "own/left" };
        let who: Element<'a, M> = match &self.who {
            Some(who) => font::tag(who.clone(), size, BONE2).into(),
            None => icon::picture(icon::handle("ships/ironclad-token"), size * 1.6, size * 0.8).into(),
        };
        row![mark::arrow(arrow, size * 0.7, color), who, font::tag(self.label.clone(), size, color)]
            .spacing(6)
            .align_y(Alignment::Center)
    }
}
