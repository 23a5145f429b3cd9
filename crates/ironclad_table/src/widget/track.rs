//! Tracks of boxes, the five boxes of a section, energy spaces, actions and threat.

use crate::motion::Step;
use iced::widget::svg::{Handle, Svg};
use iced::widget::{Row, container, row, space, stack};
use iced::{Alignment, Color, Element, Padding};
use kit::theme::{self, ALARM, ALARM_BG, BONE2, BONE3, BRASS, BRASS_HI, BRASS_LO, BUTTON_INK, INK0, LINE};
use kit::{font, icon};
use words::Text;

/// A track of numbered boxes with one filled, which slides to another place as it steps.
pub fn track<'a, M: 'a>(from: i32, to: i32, at: i32, step: Option<Step>) -> Element<'a, M> {
    let here = |n: i32| n == at && step.is_none();
    let boxes = (from..=to).fold(Row::new(), |row, n| row.push(cell(n, here(n), BONE3))).spacing(-1.0);
    let Some(step) = step else { return boxes.into() };
    let place = |n: usize| (n as i32).clamp(from, to) - from;
    let x = step.between(place(step.from) as f32, place(step.to) as f32) * (CELL - 1.0);
    let slides = container(cell(step.shown() as i32, true, BONE3)).padding(Padding::ZERO.left(x));
    stack![boxes, slides].into()
}

/// The width of a box of a track.
const CELL: f32 = 28.5;

fn cell<'a, M: 'a>(n: i32, here: bool, ink: Color) -> Element<'a, M> {
    let (ground, line, ink) = if here { (BRASS_HI, BRASS_HI, BUTTON_INK) } else { (Color::TRANSPARENT, LINE, ink) };
    container(font::figures(n.to_string(), 21.0, ink))
        .center_x(CELL)
        .center_y(32)
        .style(theme::boxed(ground, line, 1.0))
        .into()
}

/// The turn track: past turns pale, this turn filled.
pub fn turns<'a, M: 'a>(now: u32, last: u32) -> Element<'a, M> {
    (1..=last)
        .fold(Row::new(), |row, n| {
            let ink = if n < now { BONE3 } else { theme::BONE };
            let (ground, line, ink) =
                if n == now { (BRASS_HI, BRASS_HI, BUTTON_INK) } else { (Color::TRANSPARENT, LINE, ink) };
            row.push(
                container(font::figures(n.to_string(), 22.0, ink))
                    .center_x(33.5)
                    .center_y(34)
                    .style(theme::boxed(ground, line, 1.0)),
            )
        })
        .spacing(-1.0)
        .into()
}

/// The five boxes of a section in their groups, 1·2·2: each group that is full makes it worse. They are crossed from the left; those that are struck are filled as it steps.
pub fn boxes<'a, M: 'a>(damage: u8, size: f32, step: Option<Step>) -> Element<'a, M> {
    let one = |n: u8| -> Element<'a, M> {
        let Some(step) = step else { return picture(crossed(n < damage), size).into() };
        let part = step.struck(n.into());
        if step.pip(n.into()) >= 1.0 {
            return picture(crossed(true), size).into();
        }
        let cross = container(picture(crossed(true), size * part.min(1.15))).center(size);
        let sound = picture(crossed(false), size);
        if part > 0.0 { stack![sound, cross].into() } else { sound.into() }
    };
    row![
        one(0),
        space().width(size * 0.36),
        one(1),
        space().width(size * 0.02),
        one(2),
        space().width(size * 0.36),
        one(3),
        space().width(size * 0.02),
        one(4),
    ]
    .into()
}

fn picture<'a>(handle: Handle, size: f32) -> Svg<'a> {
    icon::picture(handle, size, size)
}

fn crossed(hit: bool) -> Handle {
    icon::kept(if hit { "box-hit" } else { "box-sound" }, || {
        let (fill, line, cross) = if hit {
            (
                theme::css(ALARM),
                theme::css(ALARM),
                r##"<path d="M6 6L14 14M14 6L6 14" stroke="#070C14" stroke-width="2.6"/>"##,
            )
        } else {
            ("none".to_owned(), theme::css(BONE3), "")
        };
        Some(format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="M1 1H19V19H1Z" fill="{fill}" stroke="{line}" stroke-width="1.6"/>{cross}</svg>"#
        ))
    })
}

/// How an energy space is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Energy {
    /// A brass disc: the token lies on it.
    Covered,
    /// A ring with minus: the plan would take it.
    Planned,
    /// A dashed ring: the token is gone.
    Uncovered,
    /// Taken away by the Reactor's damage or a module's price.
    Lost,
}

impl Energy {
    /// Whether the space's effect holds or is about to.
    pub fn alarms(self) -> bool {
        matches!(self, Self::Planned | Self::Uncovered)
    }

    /// Its name in message keys.
    pub fn id(self) -> &'static str {
        match self {
            Self::Covered => "covered",
            Self::Planned => "planned",
            Self::Uncovered => "uncovered",
            Self::Lost => "lost",
        }
    }
}

/// The mark of an energy space whose token comes or goes: how much of it lies there, from 0 to 1.
pub fn energy_moving<'a, M: 'a>(part: f32, size: f32) -> Element<'a, M> {
    let token = container(picture(energy_handle(Energy::Covered), size * part)).center_y(size);
    let slides = token.padding(Padding::ZERO.left((1.0 - part) * size * 0.9));
    if part > 0.05 {
        stack![energy(Energy::Uncovered, size), slides].into()
    } else {
        energy(Energy::Uncovered, size).into()
    }
}

/// The mark of an energy space.
pub fn energy<'a>(state: Energy, size: f32) -> Svg<'a> {
    picture(energy_handle(state), size)
}

fn energy_handle(state: Energy) -> Handle {
    icon::kept(&format!("energy {state:?}"), || {
        let body = match state {
            Energy::Covered => format!(
                r#"<circle cx="16" cy="16" r="14" fill="{}" stroke="{}" stroke-width="2"/><g transform="translate(4.4 4.4) scale(.0453)">{}</g>"#,
                theme::css(BRASS_HI),
                theme::css(BRASS_LO),
                icon::inside(&icon::source("icons/power-lightning")?)
                    .replace(&theme::css(theme::BONE), &theme::css(BUTTON_INK)),
            ),
            Energy::Planned => format!(
                r#"<circle cx="16" cy="16" r="13.5" fill="{0}" stroke="{1}" stroke-width="2" stroke-dasharray="5 3.5"/><path d="M9 16H23" stroke="{1}" stroke-width="3"/>"#,
                theme::css(ALARM_BG),
                theme::css(ALARM),
            ),
            Energy::Uncovered => format!(
                r#"<circle cx="16" cy="16" r="13.5" fill="{}" stroke="{}" stroke-width="2" stroke-dasharray="5 3.5"/>"#,
                theme::css(ALARM_BG),
                theme::css(ALARM),
            ),
            Energy::Lost => {
                format!(r#"<path d="M6 6L26 26M26 6L6 26" stroke="{}" stroke-width="2.4"/>"#, theme::css(BONE3))
            }
        };
        Some(framed(32, &body))
    })
}

/// Action discs: brass to spend, dashed when spent.
pub fn actions<'a, M: 'a>(left: u32, spent: u32, size: f32) -> Element<'a, M> {
    let coin = icon::kept("action-left", || {
        let compass = icon::source("icons/compass")?;
        Some(framed(
            36,
            &format!(
                r#"<circle cx="18" cy="18" r="16" fill="{}" stroke="{}" stroke-width="2"/><g transform="translate(6.5 6.5) scale(.045)">{}</g>"#,
                theme::css(BRASS_HI),
                theme::css(BRASS_LO),
                icon::inside(&compass).replace(&theme::css(theme::BONE), &theme::css(BUTTON_INK)),
            ),
        ))
    });
    let gone = icon::kept("action-spent", || {
        Some(framed(
            36,
            &format!(
                r#"<circle cx="18" cy="18" r="15" fill="none" stroke="{}" stroke-width="2.2" stroke-dasharray="5.5 4"/>"#,
                theme::css(BONE3)
            ),
        ))
    });
    let discs = std::iter::repeat_n(coin, left as usize).chain(std::iter::repeat_n(gone, spent as usize));
    discs
        .fold(Row::new(), |row, handle| row.push(picture(handle, size)))
        .spacing(size * 0.36)
        .align_y(Alignment::Center)
        .into()
}

/// How much the scenario threatens: one, two or three bars.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Threat {
    /// One bar.
    Green,
    /// Two bars.
    Yellow,
    /// Three bars.
    Red,
}

impl Threat {
    /// All three, rising.
    pub const ALL: [Self; 3] = [Self::Green, Self::Yellow, Self::Red];

    fn color(self) -> Color {
        match self {
            Self::Green => theme::GOOD,
            Self::Yellow => theme::HANGAR,
            Self::Red => theme::WEAPONS,
        }
    }

    /// What it is called.
    pub fn name(self, text: &Text) -> String {
        text.get(&format!("threat-{}", self.id()))
    }

    /// Its name in message keys.
    pub fn id(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Red => "red",
        }
    }
}

/// One level's plate of bars, filled when it holds.
pub fn threat_plate<'a>(level: Threat, holds: bool, size: f32) -> Svg<'a> {
    let handle = icon::kept(&format!("threat {level:?} {holds}"), || {
        let count = level as usize + 1;
        let color = theme::css(level.color());
        let (fill, bar) = if holds { (color.clone(), theme::css(INK0)) } else { ("none".to_owned(), color.clone()) };
        let start = match level {
            Threat::Green => 7.0,
            Threat::Yellow => 10.5,
            Threat::Red => 6.6,
        };
        let bars: String =
            (0..count).map(|i| format!(r#"<path d="M{} 8h4v18h-4Z" fill="{bar}"/>"#, start + 8.5 * i as f32)).collect();
        let pale = if holds { "1" } else { ".6" };
        Some(framed(
            34,
            &format!(
                r#"<g opacity="{pale}"><path d="M1 1H33V33H1Z" fill="{fill}" stroke="{color}" stroke-width="2"/>{bars}</g>"#
            ),
        ))
    });
    picture(handle, size)
}

/// The three levels, with the one that holds filled.
pub fn threat<'a, M: 'a>(level: Threat, size: f32) -> Element<'a, M> {
    Threat::ALL
        .iter()
        .fold(Row::new(), |row, each| row.push(threat_plate(*each, *each == level, size)))
        .spacing(size * 0.35)
        .into()
}

/// An icon with its figure, for the bar.
pub fn counter<'a, M: 'a>(name: &str, figure: String, size: f32, alarm: bool) -> Element<'a, M> {
    let (tint, ink) = if alarm { (ALARM, ALARM) } else { (BRASS, theme::BONE) };
    row![icon::icon(name, size, tint), font::figures(figure, size, ink)]
        .spacing(size * 0.25)
        .align_y(Alignment::Center)
        .into()
}

/// A second word in a row.
pub fn word<'a>(text: String, size: f32) -> font::Words<'a> {
    font::tag(text, size, BONE2)
}

fn framed(size: u32, body: &str) -> String {
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}">{body}</svg>"#)
}
