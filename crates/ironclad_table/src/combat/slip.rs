//! The plan: a slip of paper for each system's order.

use super::size::Scale;
use super::view::{Slip, SlipState};
use crate::cx::Cx;
use crate::inspect::Thing;
use crate::widget::{hero, mark};
use iced::widget::text::Wrapping;
use iced::widget::{Column, Row, button, column, container, row, space};
use iced::{Alignment, Color, Element, Fill};
use kit::inspect::named;
use kit::theme::{self, BONE, BONE2, BRASS_HI, INK_TEXT, INK_TEXT2, INK0, LINE, PAPER, PAPER_LINE, PAPER2, RUBRIC};
use kit::widget::dashed;
use kit::{fit, font};

const EDGE: f32 = 10.0;
const GAP: f32 = 5.0;
/// A system's mark on a chip, with the gap beside it.
const CHIP_MARK: f32 = 25.0;
/// The least size of a cost.
const LEAST_COST: f32 = 9.0;
/// What the box round a cost keeps from its words.
const COST_SIDE: f32 = 8.0;

/// The slips side by side, with the height they all take.
pub fn slips<'a, M: Clone + 'a>(
    slips: &'a [Slip],
    cx: &Cx<'_>,
    scale: Scale,
    width: f32,
    on_slip: &impl Fn(usize) -> M,
) -> (Element<'a, M>, f32) {
    if slips.is_empty() {
        return (space().into(), 0.0);
    }
    let count = slips.len() as f32;
    let each = (width - GAP * (count - 1.0)) / count;
    let set = |slip: &'a Slip| SetSlip::new(slip, cx, scale, each);
    let height = slips.iter().map(|slip| set(slip).height()).fold(0.0_f32, f32::max).ceil();
    let row = slips.iter().enumerate().fold(Row::new(), |row, (place, slip)| {
        let face = set(slip).view(height);
        let face =
            if slip.open { button(face).padding(0).style(theme::bare).on_press(on_slip(place)).into() } else { face };
        row.push(named(Thing::Slip(place), face))
    });
    (row.spacing(GAP).into(), height)
}

/// A slip as it is set in the room it has.
struct SetSlip<'a> {
    slip: &'a Slip,
    scale: Scale,
    width: f32,
    /// What it says on top, and below.
    title: String,
    note: String,
    title_size: f32,
    /// The cost stands beside the title, not below it.
    cost_beside: bool,
    medal: f32,
}

impl<'a> SetSlip<'a> {
    fn new(slip: &'a Slip, cx: &Cx<'_>, scale: Scale, width: f32) -> Self {
        let note = match slip.state {
            SlipState::Undecided => cx.t("combat-undecided"),
            SlipState::NoOrder => cx.t("combat-no-order"),
            SlipState::Given => slip.effect.clone(),
        };
        let mut set = Self {
            slip,
            scale,
            width,
            title: slip.order.clone(),
            note,
            title_size: 0.0,
            cost_beside: false,
            medal: if scale.chips() || width < 250.0 { 0.0 } else { scale.length(56.0) },
        };
        let most = scale.type_size(27.0);
        let beside = set.inside() - set.mark() - set.cost_width() - 10.0;
        set.cost_beside = !scale.chips() && fit::width(&set.title, most.min(21.0)) <= beside;
        let room = set.inside() - set.mark() - if set.cost_beside { set.cost_width() + 10.0 } else { 0.0 };
        set.title_size = fit::broken(&set.title, room, most, 18.0);
        set
    }

    fn inside(&self) -> f32 {
        self.width - EDGE - 2.0 * self.side()
    }

    fn side(&self) -> f32 {
        self.scale.length(if self.scale.chips() { 8.0 } else { 12.0 })
    }

    fn mark(&self) -> f32 {
        if self.scale.chips() { 0.0 } else { self.scale.length(24.0) + 10.0 }
    }

    fn given(&self) -> bool {
        self.slip.state == SlipState::Given
    }

    /// There is a cost to name.
    fn costed(&self) -> bool {
        self.given() && !self.slip.cost.is_empty()
    }

    /// The size of the cost: smaller where not even a line of its own holds it.
    fn cost_size(&self) -> f32 {
        let room = self.inside() - if self.scale.chips() { CHIP_MARK } else { 0.0 } - 2.0 * COST_SIDE;
        fit::label(&self.slip.cost, room, self.scale.type_size(22.0), LEAST_COST)
    }

    fn cost_width(&self) -> f32 {
        if self.costed() { fit::width(&self.slip.cost, self.cost_size()) + 2.0 * COST_SIDE } else { 0.0 }
    }

    fn note_size(&self) -> f32 {
        self.scale.type_size(22.0)
    }

    fn words_width(&self) -> f32 {
        let medal = if self.slip.hero.is_some() && self.medal > 0.0 { self.medal + 12.0 } else { 0.0 };
        let mark = if self.scale.chips() && !self.given() { CHIP_MARK } else { 0.0 };
        self.inside() - medal - mark
    }

    fn title_height(&self) -> f32 {
        let room = self.inside() - self.mark() - if self.cost_beside { self.cost_width() + 10.0 } else { 0.0 };
        fit::height(&self.title, font::TITLE, self.title_size, 1.12, room).max(self.title_size * 1.3)
    }

    /// The lines below the title, with their sizes and colours.
    fn lines(&self) -> Vec<(String, f32, Color)> {
        let (first, second) = if self.given() { (INK_TEXT, INK_TEXT2) } else { self.inks() };
        let mut lines = Vec::new();
        if self.scale.chips() {
            if !self.given() {
                // A word too long for the slip is set smaller, not broken.
                lines.push((self.note.clone(), fit::whole(&self.note, self.words_width(), 18.0), second));
            }
            return lines;
        }
        if self.given()
            && let Some((_, name)) = &self.slip.hero
        {
            lines.push((name.clone(), self.scale.type_size(23.0), first));
        }
        lines.push((self.note.clone(), self.note_size(), second));
        if let Some(also) = &self.slip.also {
            lines.push((also.clone(), self.note_size(), first));
        }
        lines
    }

    /// The cost stands at the end of the hero's line.
    fn cost_with_name(&self) -> bool {
        let name = self.slip.hero.as_ref().map_or("", |(_, name)| name.as_str());
        let room = self.words_width() - self.cost_width() - 8.0;
        self.costed()
            && !self.cost_beside
            && !self.scale.chips()
            && !name.is_empty()
            && fit::width(name, self.scale.type_size(23.0)) <= room
    }

    /// The cost has a line of its own.
    fn cost_below(&self) -> bool {
        self.costed() && !self.cost_beside && !self.cost_with_name()
    }

    fn inks(&self) -> (Color, Color) {
        match self.slip.state {
            SlipState::Undecided => (BONE, BONE2),
            _ => (INK_TEXT, INK_TEXT2),
        }
    }

    fn height(&self) -> f32 {
        let lines: f32 = self
            .lines()
            .iter()
            .map(|(words, size, _)| fit::height(words, font::TITLE, *size, 1.2, self.words_width()))
            .sum();
        let cost = if self.cost_below() { self.cost_size() * 1.2 + 8.0 } else { 0.0 };
        let below = if self.given() && self.slip.hero.is_some() { lines.max(self.medal) } else { lines };
        self.title_height() + cost + below + 2.0 * self.scale.length(9.0) + self.scale.length(4.0)
    }

    fn view<M: 'a>(self, height: f32) -> Element<'a, M> {
        let system = self.slip.system;
        let (first, _) = self.inks();
        let on_paper = self.slip.state != SlipState::Undecided;
        let color = if on_paper { system.on_paper() } else { system.color() };
        let mut head = row![].spacing(10).align_y(Alignment::Center).height(self.title_height());
        if !self.scale.chips() {
            head = head.push(mark::system_in(system, self.scale.length(24.0), color));
        }
        let title = font::title(self.title.clone(), self.title_size, first).wrapping(Wrapping::WordOrGlyph);
        head = head.push(container(title).width(Fill));
        if self.costed() && self.cost_beside {
            head = head.push(self.cost());
        }
        let words = self.lines().into_iter().enumerate().map(|(i, (words, size, ink))| {
            let words = font::label(words, size, ink).wrapping(Wrapping::WordOrGlyph);
            if i == 0 && self.cost_with_name() {
                row![container(words).width(Fill), self.cost()].spacing(8).into()
            } else {
                words.into()
            }
        });
        let words = Column::with_children(words);
        let mut below = row![].spacing(12).align_y(Alignment::Center);
        if self.given()
            && self.medal > 0.0
            && let Some((person, _)) = &self.slip.hero
        {
            below = below.push(hero::medal(person, Default::default(), false, self.medal));
        }
        let mut face = column![head].spacing(self.scale.length(4.0));
        if self.cost_below() {
            let cost = container(self.cost()).height(self.cost_size() * 1.2 + 4.0);
            face = face.push(if self.scale.chips() {
                row![mark::system_in(system, 18.0, color), cost].spacing(7).align_y(Alignment::Center)
            } else {
                row![cost]
            });
        } else if self.scale.chips() {
            below = below.push(mark::system_in(system, 18.0, color)).spacing(7);
        }
        face = face.push(below.push(container(words).width(Fill)));
        let (ground, line) = match self.slip.state {
            SlipState::Undecided => (INK0, Color::TRANSPARENT),
            SlipState::NoOrder => (PAPER2, PAPER_LINE),
            SlipState::Given => (PAPER, PAPER_LINE),
        };
        let face = container(face)
            .padding([self.scale.length(9.0), self.side()])
            .width(Fill)
            .height(height)
            .style(theme::boxed(ground, line, 1.5));
        let edge = container(space().width(EDGE).height(height)).style(theme::fill(color));
        let whole = container(row![edge, face]).width(self.width).height(height);
        if self.slip.asked {
            let frame = container(space().width(Fill).height(Fill));
            iced::widget::stack![whole, frame.style(theme::boxed(Color::TRANSPARENT, BRASS_HI, 4.0))].into()
        } else if on_paper {
            whole.into()
        } else {
            dashed(whole, LINE)
        }
    }

    fn cost<M: 'a>(&self) -> Element<'a, M> {
        let (ground, ink, line) =
            if self.slip.costs { (RUBRIC, PAPER, RUBRIC) } else { (Color::TRANSPARENT, INK_TEXT, INK_TEXT2) };
        container(font::tag(self.slip.cost.as_str().to_owned(), self.cost_size(), ink))
            .padding([0.0, COST_SIDE])
            .style(theme::boxed(ground, line, 1.5))
            .into()
    }
}
