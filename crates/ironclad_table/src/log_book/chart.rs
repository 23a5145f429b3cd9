//! The leaf of the star chart: the ports that are known, the voyages between them, and what is known of each port.

use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Fill};

use crate::inspect::Thing;
use crate::widget::standing;
use crate::widget::star_chart::{self, StarChart};
use ironclad_game::content::terms::Faction;
use ironclad_text::rule;
use kit::cx::Cx;
use kit::inspect::named;
use kit::measure::Class;
use kit::theme::{self, BONE, BONE2, BRASS_HI, INK2, LINE};
use kit::widget::page;
use kit::widget::place;
use kit::{font, icon};

/// The leaf of the star chart.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ChartLeaf {
    /// The chart.
    pub chart: std::sync::Arc<StarChart>,
    /// Where she is, and where the next voyage begins.
    pub heading: String,
    /// The voyages, as they are numbered on the chart.
    pub voyages: Vec<(u8, String)>,
    /// The ports that are known.
    pub ports: Vec<PortCard>,
}

/// A port that is known.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PortCard {
    /// Its drawing, with its folder.
    pub art: String,
    /// Its name.
    pub name: String,
    /// The power that owns it.
    pub owner: Option<Faction>,
    /// Whose it is and how they stand.
    pub stands: String,
    /// What is to be had there; that it has not been seen, if it has not.
    pub sells: String,
    /// When it was called at.
    pub calls: String,
    /// What is arranged with it.
    pub arranged: Option<String>,
}

/// The leaf.
pub fn view<'a, M: 'a>(leaf: &'a ChartLeaf, cx: &Cx<'a>) -> Element<'a, M> {
    let size = cx.pick(23.0, 21.0, 21.0, 20.0);
    let mut side = column![font::rules(leaf.heading.as_str(), size * 0.95, BRASS_HI)].spacing(8);
    for (number, name) in &leaf.voyages {
        let mark = container(star_chart::sample(*number)).width(64).height(size);
        side = side.push(row![mark, font::label(name.as_str(), size, BONE)].spacing(10).align_y(Alignment::Center));
    }
    let ports = leaf.ports.iter().map(|port| self::port(port, size));
    let side = side.push(Column::with_children(ports).spacing(10));
    let picture = star_chart::view(&leaf.chart, cx.pick(24.0, 22.0, 20.0, 18.0));
    let framed =
        move |height| container(picture).width(Fill).height(height).style(theme::boxed(theme::INK1, LINE, 1.5));
    if cx.class() >= Class::Medium {
        let side = container(page::scrolling(side)).width(cx.pick(560.0, 420.0, 0.0, 0.0)).height(Fill);
        return place::row(cx.mirror, vec![framed(iced::Length::Fill).into(), side.into()]).spacing(20).into();
    }
    let height = cx.pick(0.0, 0.0, 320.0, 240.0);
    page::scrolling(column![framed(iced::Length::Fixed(height)), side].spacing(12))
}

fn port<'a, M: 'a>(port: &'a PortCard, size: f32) -> Element<'a, M> {
    let tint = port.owner.map_or(LINE, standing::color);
    let mut words = column![
        font::title(port.name.as_str(), size * 1.15, BONE),
        font::label(port.stands.as_str(), size * 0.95, port.owner.map_or(BONE2, standing::color)),
        font::rules(port.sells.as_str(), size * 0.85, BONE),
        font::rules(port.calls.as_str(), size * 0.85, BONE2),
    ]
    .spacing(2)
    .width(Fill);
    if let Some(arranged) = &port.arranged {
        words = words.push(font::rules(arranged.as_str(), size * 0.85, BRASS_HI));
    }
    let art = icon::picture(icon::handle(&port.art), 76.0, 76.0);
    let face = row![art, words].spacing(14).align_y(Alignment::Center);
    let face = container(face).padding([8, 12]).width(Fill).style(theme::boxed(INK2, tint, 1.5));
    named(Thing::Rule(rule::PORT), face)
}
