//! The timeline drawn: a list of which only the lines that can be seen are made, and more about the one in focus.

mod rows;

pub use rows::{Row, Rows};

use crate::cx::Cx;
use crate::key::Press;
use crate::log::{self, LogLine};
use crate::measure::Class;
use crate::theme::{self, ALARM_PALE, BONE, BONE2, BRASS, BRASS_HI, INK2, INK3, LINE, PICK};
use crate::widget::die;
use crate::widget::key::{Cap, sized};
use crate::widget::page;
use crate::widget::panel::rule_h;
use crate::widget::row::OptionRow;
use crate::{fit, font, icon};
use iced::widget::{Column, button, column, container, mouse_area, responsive, row, space};
use iced::{Alignment, Color, Element, Fill, Length, Padding, mouse};
use std::cell::Cell;

/// What can be done with a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
    /// What the main button says.
    Main,
    /// Go back there.
    Go,
    /// Play on from there.
    Play,
    /// Give it a name.
    Rename,
}

impl Act {
    /// Its words.
    pub fn key(self) -> &'static str {
        match self {
            Self::Main => "timeline-look",
            Self::Go => "past-go-back",
            Self::Play => "timeline-play",
            Self::Rename => "timeline-rename",
        }
    }

    fn press(self) -> Press {
        match self {
            Self::Main => Press::Enter,
            Self::Go => Press::Letter('g'),
            Self::Play => Press::Letter('p'),
            Self::Rename => Press::Letter('n'),
        }
    }
}

/// Something that can be done with the line in focus.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ActView {
    /// What it is.
    pub act: Act,
    /// Its key.
    pub key: String,
    /// Its words.
    pub label: String,
    /// What that does to the game.
    pub text: String,
}

/// A line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// A scenario begins.
    Scenario(String),
    /// A turn begins.
    Turn(String),
    /// A choice was made.
    Moment {
        /// What was chosen.
        title: String,
        /// Who or what asked.
        asker: String,
        /// The dice that fell.
        dice: Vec<u8>,
        /// Something that had been seen was taken back to there.
        crossed: bool,
        /// It is asked now.
        now: bool,
    },
    /// Abandoned branch.
    Way {
        /// Its name.
        name: String,
        /// Where it ends.
        ends: String,
    },
}

/// More about the line in focus.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MomentView {
    /// What it is.
    pub title: String,
    /// The line below.
    pub below: String,
    /// When it was.
    pub when: String,
    /// What followed.
    pub log: Vec<LogLine>,
    /// What was taken back, though it had been seen.
    pub crossed: Option<String>,
    /// What else is said.
    pub note: Option<String>,
}

/// The timeline.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TimelineView {
    /// The line below the title.
    pub below: String,
    /// Lines near what can be seen.
    pub lines: Vec<Line>,
    /// The place of the first of them among all.
    pub first: usize,
    /// The first line that is to be seen.
    pub top: usize,
    /// How many lines there are in all.
    pub total: usize,
    /// The line in focus.
    pub at: usize,
    /// More about it.
    pub told: MomentView,
    /// What the main button says, if there is something to be done.
    pub main: Option<String>,
    /// What else can be done, with its key.
    pub acts: Vec<ActView>,
}

/// What the timeline says.
#[derive(Debug)]
pub struct Ways<M> {
    /// A line was pressed.
    pub line: fn(usize) -> M,
    /// The wheel was turned, downwards or not.
    pub wheel: fn(bool) -> M,
    /// A key.
    pub press: fn(Press) -> M,
}

impl<M> Clone for Ways<M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M> Copy for Ways<M> {}

/// The timeline; how many lines it has room for is noted in `room`. What must be said first stands below the title.
pub fn view<'a, M: Clone + 'a>(
    view: &'a TimelineView,
    room: &'a Cell<usize>,
    said: Option<(String, Color)>,
    ways: Ways<M>,
    cx: &Cx<'a>,
) -> Element<'a, M> {
    let inner = *cx;
    let list = responsive(move |size| {
        let high = line_height(&inner);
        // Whole lines only, so that nothing is cut.
        room.set(((size.height / high).floor() as usize).max(1));
        // What is in focus is seen, also where the window has just become smaller.
        let top = view.top.max((view.at + 1).saturating_sub(room.get()));
        let gauge = Gauge::of(top, room.get(), view.total);
        let width = size.width - if gauge.is_some() { GAUGE + 6.0 } else { 0.0 };
        let seen = view.lines.iter().enumerate().skip(top.saturating_sub(view.first)).take(room.get());
        let lines = seen.map(|(place, each)| {
            let place = view.first + place;
            container(line(each, place == view.at, width, (ways.line)(place), &inner)).height(high).into()
        });
        let lines = Column::with_children(lines);
        match gauge {
            Some(gauge) => row![lines, gauge.view()].spacing(6).into(),
            None => lines.into(),
        }
    });
    let wheel = ways.wheel;
    let list = mouse_area(container(list).width(Fill).height(Fill)).on_scroll(move |delta| {
        let (mouse::ScrollDelta::Lines { y, .. } | mouse::ScrollDelta::Pixels { y, .. }) = delta;
        wheel(y < 0.0)
    });
    let body: Element<'a, M> = match cx.class() {
        Class::Tiny => column![list, acts_in_line(view, ways, cx)].spacing(4).into(),
        _ => {
            let width = cx.pick(560.0, 420.0, 320.0, 0.0);
            row![list, container(aside(view, ways, cx)).width(width).height(Fill)]
                .spacing(cx.pick(24.0, 16.0, 12.0, 0.0))
                .into()
        }
    };
    let body: Element<'a, M> = match said {
        Some((words, ink)) => column![font::rules(words, 22.0, ink), container(body).height(Fill)].spacing(8).into(),
        None => body,
    };
    let press = ways.press;
    let main = view.main.clone().map_or_else(|| (String::new(), None), |label| (label, Some(press(Press::Enter))));
    page::page(
        cx,
        cx.t("timeline-title"),
        view.below.clone(),
        body,
        main,
        Some((cx.t("timeline-close"), press(Press::Esc))),
    )
}

/// The width of the gauge beside the lines.
const GAUGE: f32 = 10.0;

/// Which part of all lines is to be seen: those above it, it, those below.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Gauge {
    above: u16,
    seen: u16,
    below: u16,
}

impl Gauge {
    /// None where all of them are.
    fn of(top: usize, room: usize, total: usize) -> Option<Self> {
        let seen = room.min(total.saturating_sub(top));
        let below = total.saturating_sub(top + seen);
        if top == 0 && below == 0 {
            return None;
        }
        // Parts of a thousand, for the numbers that a layout takes are small.
        let part = |lines: usize| u16::try_from(lines * 1000 / total.max(1)).unwrap_or(u16::MAX);
        // Of very many lines the part to be seen is still large enough to be found.
        Some(Self { above: part(top), seen: part(seen).max(30), below: part(below) })
    }

    fn view<'a, M: 'a>(self) -> Element<'a, M> {
        let share = |part: u16, ink: Option<Color>| {
            let bare = container(space().width(Fill).height(Fill)).width(Fill).height(Length::FillPortion(part));
            match ink {
                Some(ink) => bare.style(theme::fill(ink)),
                None => bare,
            }
        };
        let parts = [(self.above, None), (self.seen, Some(BRASS)), (self.below, None)];
        let parts = parts.into_iter().filter(|(part, _)| *part > 0).map(|(part, ink)| share(part, ink).into());
        container(Column::with_children(parts))
            .width(GAUGE)
            .height(Fill)
            .style(theme::fill(theme::thin(LINE, 0.35)))
            .into()
    }
}

fn line_height(cx: &Cx<'_>) -> f32 {
    cx.pick(50.0, 46.0, 44.0, 35.0)
}

fn line<'a, M: Clone + 'a>(line: &'a Line, focused: bool, width: f32, message: M, cx: &Cx<'_>) -> Element<'a, M> {
    let size = cx.pick(28.0, 25.0, 24.0, 22.0);
    match line {
        Line::Scenario(name) => {
            let words = font::title(name.as_str(), size * 1.15, BRASS_HI);
            column![container(words).height(Fill).align_bottom(Fill), rule_h(BRASS, 2.0)].into()
        }
        Line::Turn(turn) => {
            let words = font::tag(turn.as_str(), size * 0.9, BONE2);
            column![container(words).height(Fill).align_bottom(Fill), rule_h(LINE, 1.0)].into()
        }
        Line::Moment { title, asker, dice, crossed, now } => {
            let dice_room = dice.len() as f32 * size * 1.12;
            let inside = width - 40.0 - size * 1.6 - dice_room;
            let mut face = row![mark(*now, *crossed, size)].spacing(10).align_y(Alignment::Center);
            // Who asked gives way first.
            let asked = fit::width(asker, size * 0.8);
            let own = fit::width(title, size);
            let with_asker = !asker.is_empty() && own + asked + 24.0 <= inside;
            let given = if with_asker { inside - asked - 24.0 } else { inside };
            let fitted = fit::label(title, given, size, size * 0.7);
            let ink = if *now { BRASS_HI } else { BONE };
            face = face.push(container(font::label(title.as_str(), fitted, ink)).width(Fill).clip(true));
            if with_asker {
                face = face.push(font::label(asker.as_str(), size * 0.8, BONE2));
            }
            face = face.push(die::rolled(dice, size));
            plate(face, focused, message)
        }
        Line::Way { name, ends } => {
            let mut face =
                row![icon::icon("anticlockwise-rotation", size, BRASS_HI)].spacing(10).align_y(Alignment::Center);
            let with_end = cx.class() >= Class::Medium;
            face = face.push(container(font::label(name.as_str(), size, BRASS_HI)).width(Fill).clip(true));
            if with_end {
                face = face.push(font::label(ends.as_str(), size * 0.8, BONE2));
            }
            let face = row![space().width(size * 1.4), face].align_y(Alignment::Center);
            plate(face, focused, message)
        }
    }
}

/// A mark before a moment: now, or that something seen was taken back to there.
fn mark<'a, M: 'a>(now: bool, crossed: bool, size: f32) -> Element<'a, M> {
    match (now, crossed) {
        (true, _) => icon::icon("anchor", size, BRASS_HI).into(),
        (_, true) => icon::tinted("own/warning", size, ALARM_PALE).into(),
        _ => space().width(size).into(),
    }
}

fn plate<'a, M: Clone + 'a>(face: iced::widget::Row<'a, M>, focused: bool, message: M) -> Element<'a, M> {
    let (ground, line) = if focused { (PICK, BRASS_HI) } else { (Color::TRANSPARENT, Color::TRANSPARENT) };
    button(container(face.width(Fill)).center_y(Fill))
        .width(Fill)
        .height(Fill)
        .padding([0, 12])
        .style(theme::plate(ground, if focused { PICK } else { INK3 }, line, 2.0))
        .on_press(message)
        .into()
}

/// What is known of the line in focus, and what can be done with it.
fn aside<'a, M: Clone + 'a>(view: &'a TimelineView, ways: Ways<M>, cx: &Cx<'a>) -> Element<'a, M> {
    let told = &view.told;
    let pad = cx.pick(22.0, 16.0, 12.0, 8.0);
    let mut head = column![
        font::tag(told.when.as_str(), cx.pick(24.0, 22.0, 20.0, 20.0), BRASS_HI),
        font::title(told.title.as_str(), cx.pick(36.0, 29.0, 25.0, 22.0), BONE),
    ]
    .spacing(4);
    if !told.below.is_empty() {
        head = head.push(font::label(told.below.as_str(), cx.pick(25.0, 22.0, 21.0, 20.0), BONE2));
    }
    for (note, ink) in [(&told.crossed, ALARM_PALE), (&told.note, BONE2)] {
        if let Some(note) = note {
            head = head.push(font::rules(note.as_str(), cx.pick(23.0, 21.0, 20.0, 20.0), ink));
        }
    }
    let mut all = column![container(head).padding(Padding::new(pad))];
    let log: Element<'a, M> = if told.log.is_empty() || cx.class() < Class::Medium {
        space().height(Fill).into()
    } else {
        log::view(&told.log, 0)
    };
    all = all.push(container(log).height(Fill));
    let acts = view.acts.iter().map(|each| {
        let row = OptionRow::new(each.key.clone(), each.label.clone())
            .title_size(cx.pick(28.0, 25.0, 23.0, 22.0))
            .on_press((ways.press)(each.act.press()));
        // Where there is little room what it does is told by its label.
        if cx.class() >= Class::Medium { row.below(each.text.clone()).shrink().view() } else { row.height(46.0).view() }
    });
    all = all.push(Column::with_children(acts).spacing(4).padding(Padding::new(pad * 0.5)));
    container(all).style(theme::boxed(INK2, LINE, 1.5)).width(Fill).height(Fill).clip(true).into()
}

/// What can be done, in one line, where there is no room beside the list.
fn acts_in_line<'a, M: Clone + 'a>(view: &'a TimelineView, ways: Ways<M>, cx: &Cx<'a>) -> Element<'a, M> {
    let acts = view.acts.iter().map(|each| {
        let size = cx.pick(22.0, 22.0, 21.0, 19.0);
        let face = row![font::tag(each.label.as_str(), size, BONE), sized(&each.key, Cap::Plain, 25.0)];
        button(container(face.spacing(8).align_y(Alignment::Center)).center_y(Fill))
            .height(40)
            .padding([0, 10])
            .style(theme::plate(INK2, INK3, LINE, 1.5))
            .on_press((ways.press)(each.act.press()))
            .into()
    });
    iced::widget::Row::with_children(acts).spacing(6).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gauge_says_which_part_is_seen() {
        assert_eq!(Gauge::of(0, 10, 10), None, "all of it");
        assert_eq!(Gauge::of(0, 10, 0), None);
        assert_eq!(Gauge::of(0, 10, 20), Some(Gauge { above: 0, seen: 500, below: 500 }));
        assert_eq!(Gauge::of(15, 10, 20), Some(Gauge { above: 750, seen: 250, below: 0 }), "room for more");
        assert_eq!(Gauge::of(0, 10, 10_000), Some(Gauge { above: 0, seen: 30, below: 999 }));
    }
}
