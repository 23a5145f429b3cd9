//! The log: what has happened, line by line, on paper.

use iced::widget::{Column, container, row, space};
use iced::{Alignment, Element, Fill, Padding};
use iron_guest::apply::apply;
use iron_guest::event::Event;
use iron_guest::state::State;
use iron_guest::words::{Message as Words, Words as Speech};

use crate::table::IronGuestTable;
use crate::words::Said;
use kernel::Game as _;
use kit::cx::Cx;
use kit::theme::{INK_TEXT, PAPER, PAPER_LINE, RUBRIC};
use kit::widget::die;
use kit::{fit, font, theme};

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The round it belongs to; 0 before the first.
    pub round: u16,
    /// What it says.
    pub message: Words,
    /// The dice that were rolled.
    pub dice: Vec<u8>,
    /// How many events had happened when it was written, itself among them.
    pub after: usize,
}

/// The dice of an event.
pub fn dice(event: &Event) -> Vec<u8> {
    match event {
        Event::Fired { dice, .. } | Event::GrappleEqual { dice, .. } | Event::Grappled { dice, .. } => {
            dice.iter().map(|die| die.face()).collect()
        }
        Event::FirstRolled(_, die) | Event::WindRolled(die, _) => vec![die.face()],
        Event::FirstEqual(..)
        | Event::First(..)
        | Event::FaceDealt(..)
        | Event::FaceTaken(..)
        | Event::ShoalDrawn(..)
        | Event::ShoalsRefused(..)
        | Event::ShoalsLaid(..)
        | Event::Placed(..)
        | Event::UpwindRolled(..)
        | Event::Begins(..)
        | Event::RoundBegan(..)
        | Event::TurnBegan(..)
        | Event::Announced { .. }
        | Event::Moved(..)
        | Event::Rolled(..)
        | Event::MastLost(..)
        | Event::Sunk(..)
        | Event::Capsized(..)
        | Event::Played(..)
        | Event::HeldFire(..)
        | Event::Goes(..)
        | Event::RoundEnded(..)
        | Event::DrawOffered(..)
        | Event::DrawAgreed(..)
        | Event::DrawRefused(..)
        | Event::Resigned(..)
        | Event::Over(..) => Vec::new(),
    }
}

/// The line that tells of an event; none if it is not told.
fn line(words: &Speech<'_>, before: &State, event: &Event, after: usize) -> Option<Line> {
    if matches!(event, Event::RoundBegan(_) | Event::FaceDealt(..)) {
        return None;
    }
    let message = words.event(before, event)?;
    Some(Line { round: before.round, message, dice: dice(event), after })
}

/// The lines of events that follow from a state.
pub fn lines<'e>(words: &Speech<'_>, mut state: State, events: impl Iterator<Item = &'e Event>) -> Vec<Line> {
    let mut told = Vec::new();
    for (place, event) in events.enumerate() {
        told.extend(line(words, &state, event, place + 1));
        apply(&mut state, event);
    }
    told
}

impl IronGuestTable {
    /// Writes the log anew, up to where the game stands.
    pub(crate) fn log_anew(&mut self) {
        let words = Speech::new(self.session.game().catalogue(), self.session.setup());
        self.log = lines(&words, self.bare(), self.session.events());
        self.log_back = 0;
    }

    /// The lines whose events have been shown.
    pub(crate) fn log_shown(&self) -> &[Line] {
        let hidden = self.playback.as_ref().map_or(0, |playback| {
            let words = Speech::new(self.session.game().catalogue(), self.session.setup());
            lines(&words, playback.state().clone(), playback.events_left()).len()
        });
        self.log.get(..self.log.len().saturating_sub(hidden)).unwrap_or_default()
    }

    /// Towards earlier lines, or later ones.
    pub(crate) fn turn_log(&mut self, down: bool) {
        let most = self.log_shown().len();
        self.log_back = if down { self.log_back.saturating_sub(4) } else { (self.log_back + 4).min(most) };
    }
}

/// The last lines that fit on a sheet, `back` lines before the end.
pub fn view<'a, M: 'a>(lines: &[Line], back: usize, said: &Said<'_>, size: iced::Size, cx: &Cx<'a>) -> Element<'a, M> {
    let letters = cx.pick(24.0, 22.0, 21.0, 21.0);
    let margin = 46.0;
    let wide = (size.width - margin - 34.0).max(60.0);
    let end = lines.len().saturating_sub(back.min(lines.len().saturating_sub(1)));
    let mut left = size.height - 16.0;
    let mut shown = Vec::new();
    for line in lines.iter().take(end).rev() {
        let words = said.say(&line.message);
        let dice_room = if line.dice.is_empty() { 0.0 } else { line.dice.len() as f32 * 30.0 + 6.0 };
        let high = fit::height(&words, font::LOG, letters, font::LOG_LEADING, wide - dice_room);
        if high > left {
            break;
        }
        left -= high;
        let number = if line.round == 0 { String::new() } else { line.round.to_string() };
        let number = container(font::figures(number, 17.0, RUBRIC)).width(margin).center_x(margin).padding([7, 0]);
        let text = container(font::log(words, letters, INK_TEXT)).width(wide - dice_room).height(high);
        let mut face = row![number, space().width(12), text];
        if !line.dice.is_empty() {
            face = face.push(die::rolled(&line.dice, 26.0)).align_y(Alignment::Start);
        }
        shown.push(container(face).height(high).into());
    }
    shown.reverse();
    let sheet = Column::with_children(shown).padding(Padding::new(8.0).left(0.0).right(10.0));
    container(sheet)
        .width(Fill)
        .height(size.height)
        .align_bottom(size.height)
        .style(theme::boxed(PAPER, PAPER_LINE, 1.0))
        .into()
}
