//! The leaf of the powers: the ring of five, how each stands to the players, and what the next thresholds would bring.

use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Fill};

use crate::inspect::Thing;
use crate::widget::standing;
use ironclad_game::content::terms::Faction;
use kit::cx::Cx;
use kit::inspect::named;
use kit::measure::Class;
use kit::theme::{self, ALARM_PALE, BONE, BONE2, BRASS_HI, GOOD, INK2};
use kit::widget::page;
use kit::widget::place;
use kit::{font, icon};

/// The leaf of the powers.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PowersLeaf {
    /// Reputation as the scenario began and now, in the order of the ring.
    pub ring: [(i8, i8); 5],
    /// The thresholds with their names, from the rim inwards.
    pub scale: Vec<(i8, String, String)>,
    /// How the ring is read.
    pub note: String,
    /// The powers, in the order of the ring.
    pub powers: Vec<Power>,
}

/// A power.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Power {
    /// The faction.
    pub power: Faction,
    /// Its mark, with its folder.
    pub icon: String,
    /// Its name.
    pub name: String,
    /// How it stands, and the figure.
    pub stands: String,
    /// What that means now.
    pub now: String,
    /// What more reputation would bring, if anything.
    pub up: Option<String>,
    /// What less would bring, if anything.
    pub down: Option<String>,
    /// Who of its people was met, if anybody.
    pub met: Option<String>,
}

/// The leaf.
pub fn view<'a, M: 'a>(leaf: &'a PowersLeaf, cx: &Cx<'a>) -> Element<'a, M> {
    let size = cx.pick(22.0, 21.0, 21.0, 20.0);
    let powers = leaf.powers.iter().map(|power| self::power(power, size));
    let powers = Column::with_children(powers).spacing(8);
    let edge = cx.pick(530.0, 400.0, 330.0, 300.0);
    let note = container(font::rules(leaf.note.as_str(), size * 0.85, BONE2)).width(Fill);
    // Where the ring is small, its words stand below it and not beside the scale.
    let told: Element<'a, M> = if cx.class() >= Class::Medium {
        row![scale(leaf, size), note].spacing(16).into()
    } else {
        column![scale(leaf, size), note].spacing(8).into()
    };
    let ring = column![named(Thing::Rule("10.3"), standing::ring(leaf.ring, edge)), told].spacing(8).width(edge);
    if cx.class() >= Class::Medium {
        let ring = container(page::scrolling(ring)).width(edge + 18.0);
        return place::row(cx.mirror, vec![ring.into(), page::scrolling(powers)]).spacing(20).into();
    }
    page::scrolling(column![container(ring).center_x(Fill), powers].spacing(12))
}

/// The thresholds, as they are drawn in the ring.
fn scale<'a, M: 'a>(leaf: &'a PowersLeaf, size: f32) -> Element<'a, M> {
    let rows = leaf.scale.iter().map(|(at, figure, name)| {
        row![
            container(standing::threshold(*at)).width(64).height(size),
            container(font::figures(figure.as_str(), size, BONE)).width(size * 2.4),
            font::label(name.as_str(), size, BONE2),
        ]
        .spacing(10)
        .align_y(Alignment::Center)
        .into()
    });
    Column::with_children(rows).spacing(2).into()
}

fn power<'a, M: 'a>(power: &'a Power, size: f32) -> Element<'a, M> {
    let tint = standing::color(power.power);
    let head = row![
        font::title(power.name.as_str(), size * 1.25, tint),
        container(font::label(power.stands.as_str(), size * 1.05, BONE)).width(Fill),
    ]
    .spacing(14)
    .align_y(Alignment::Center);
    let mut words = column![head, font::rules(power.now.as_str(), size * 0.9, BONE)].spacing(1).width(Fill);
    let more = [(&power.up, GOOD), (&power.down, ALARM_PALE), (&power.met, BRASS_HI)];
    for (line, ink) in more {
        if let Some(line) = line {
            words = words.push(font::rules(line.as_str(), size * 0.88, ink));
        }
    }
    let face = row![icon::picture(icon::handle(&power.icon), 58.0, 58.0), words].spacing(16).align_y(Alignment::Center);
    let face = container(face).padding([7, 14]).width(Fill).style(theme::boxed(INK2, tint, 1.5));
    named(Thing::Rule("10.4"), face)
}
