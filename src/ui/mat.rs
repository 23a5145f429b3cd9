//! The ship's mat: her drawing with its damage, sections, energy, tracks and credits.

use crate::ui::cx::Cx;
use crate::ui::theme::{self, ALARM, ALARM_BG, ALARM_PALE, BONE, BONE2, BRASS, BRASS_HI, BRIDGE, INK1, INK2};
use crate::ui::widget::mark::{self, System};
use crate::ui::widget::ship::{self, ShipArt};
use crate::ui::widget::track::{self, Energy};
use crate::ui::{font, icon};
use iced::widget::{Column, column, container, row, space, stack};
use iced::{Alignment, Color, Element, Fill};

/// What the mat shows.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MatView {
    /// The shields' rating.
    pub shields: u32,
    /// Whether the shields work.
    pub shields_up: bool,
    /// Bridge, Weapons, Hangar, Reactor.
    pub sections: [SectionView; 4],
    /// The five energy spaces from the top, with what each does when uncovered.
    pub energy: Vec<EnergyView>,
    /// The head of the energy column: how many tokens of how many.
    pub energy_head: String,
    /// Crew, Morale, Hull, Ammo, Salvage.
    pub tracks: Vec<TrackView>,
    /// Credits.
    pub credits: u32,
}

impl MatView {
    /// The drawing of the ship for this mat.
    pub fn art(&self) -> ShipArt {
        ShipArt { damage: self.sections.each_ref().map(|section| section.damage), shields: self.shields_up }
    }
}

/// A section of the ship.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SectionView {
    /// Points of damage, 0 to 5.
    pub damage: u8,
    /// Its state and effect in words.
    pub word: String,
}

/// An energy space.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnergyView {
    /// How it is.
    pub state: Energy,
    /// What happens when it is uncovered.
    pub effect: String,
}

/// A track of numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TrackView {
    /// Its icon.
    pub icon: &'static str,
    /// What it counts.
    pub name: String,
    /// The least and the greatest number.
    pub range: (i32, i32),
    /// Where it stands.
    pub at: i32,
    /// What that does, if anything.
    pub effect: String,
    /// The effect is a loss.
    pub alarm: bool,
}

/// How wide the mat is where it shows whole.
pub const WIDTH: f32 = 424.0;

/// The whole mat.
pub fn view<'a, M: 'a>(mat: &'a MatView, cx: &Cx<'a>) -> Element<'a, M> {
    let body = column![
        head(mat, cx),
        container(ship::ship(mat.art(), 356.0)).center_x(Fill),
        sections(mat, cx),
        space().height(4),
        energy(mat, cx),
        space().height(Fill),
        stack![tracks(mat), credits(mat, cx)],
    ]
    .padding([8, 12]);
    container(body).style(theme::fill(INK2)).width(Fill).height(Fill).into()
}

fn head<'a, M: 'a>(mat: &MatView, cx: &Cx<'_>) -> Element<'a, M> {
    row![container(font::title(cx.t("mat-ship"), 32.0, BRASS)).width(Fill), shields(mat, 25.0, cx),]
        .align_y(Alignment::Center)
        .into()
}

/// The shields in an icon and words.
pub fn shields<'a, M: 'a>(mat: &MatView, size: f32, cx: &Cx<'_>) -> Element<'a, M> {
    let (name, tint, words, ink) = if mat.shields_up {
        ("shield", BRIDGE, cx.with("mat-shields", &[("rating", mat.shields.into())]), BONE)
    } else {
        ("broken-shield", ALARM, cx.t("mat-shields-down"), ALARM)
    };
    row![icon::icon(name, size, tint), font::tag(words, size * 0.98, ink)].spacing(8).align_y(Alignment::Center).into()
}

fn sections<'a, M: 'a>(mat: &'a MatView, cx: &Cx<'_>) -> Element<'a, M> {
    System::ALL
        .iter()
        .zip(&mat.sections)
        .fold(Column::new(), |column, (system, section)| {
            let ink = if section.damage >= 2 { ALARM } else { BONE2 };
            column.push(
                row![
                    mark::system(*system, 26.0),
                    container(font::tag(cx.t(&format!("system-{}", system.id())), 25.0, BONE)).width(82),
                    track::boxes(section.damage, 20.0),
                    container(font::tag(section.word.as_str(), 22.0, ink)).padding([0, 4]),
                ]
                .spacing(7)
                .height(33)
                .align_y(Alignment::Center),
            )
        })
        .into()
}

fn energy<'a, M: 'a>(mat: &'a MatView, cx: &Cx<'_>) -> Element<'a, M> {
    let head = row![
        container(font::tag(mat.energy_head.as_str(), 22.0, BONE)).width(Fill),
        font::tag(cx.t("mat-when-uncovered"), 21.0, BONE2),
    ]
    .height(28)
    .align_y(Alignment::Center);
    let spaces = mat.energy.iter().enumerate().fold(Column::new(), |column, (i, space)| {
        let (ground, ink, word) = match space.state.alarms() {
            true => (ALARM_BG, ALARM, ALARM_PALE),
            false if i % 2 == 0 => (theme::thin(BONE, 0.045), BONE2, BONE2),
            false => (Color::TRANSPARENT, BONE2, BONE2),
        };
        let line = row![
            track::energy(space.state, 29.0),
            container(font::tag(space.effect.as_str(), 25.0, ink)).width(Fill),
            font::tag(cx.t(&format!("energy-{}", space.state.id())), 21.0, word),
        ]
        .spacing(14)
        .align_y(Alignment::Center)
        .padding([0, 8])
        .height(35);
        column.push(container(line).style(theme::fill(ground)))
    });
    let rail = if mat.energy.iter().any(|space| space.state.alarms()) { ALARM } else { BRASS };
    column![
        head,
        row![container(space().width(6).height(35.0 * mat.energy.len() as f32)).style(theme::fill(rail)), spaces,]
    ]
    .into()
}

fn tracks<'a, M: 'a>(mat: &'a MatView) -> Element<'a, M> {
    mat.tracks
        .iter()
        .fold(Column::new(), |column, each| {
            let ink = if each.alarm { ALARM } else { BRASS_HI };
            column.push(
                row![
                    icon::icon(each.icon, 27.0, BRASS),
                    container(font::tag(each.name.as_str(), 25.0, BONE)).width(73),
                    track::track(each.range.0, each.range.1, each.at),
                    container(font::tag(each.effect.as_str(), 21.0, ink)).width(Fill).align_right(Fill),
                ]
                .spacing(7)
                .align_y(Alignment::Center)
                .height(38),
            )
        })
        .into()
}

fn credits<'a, M: 'a>(mat: &MatView, cx: &Cx<'_>) -> Element<'a, M> {
    let purse = column![
        icon::icon("two-coins", 28.0, BRASS),
        font::figures(mat.credits.to_string(), 30.0, BONE),
        font::tag(cx.t("resource-credits"), 20.0, BONE2),
    ]
    .spacing(2)
    .align_x(Alignment::Center)
    .padding([8, 0])
    .width(64);
    container(container(purse).style(theme::boxed(INK1, BRASS, 1.5)))
        .width(Fill)
        .height(38.0 * mat.tracks.len() as f32)
        .align_right(Fill)
        .align_bottom(Fill)
        .into()
}
