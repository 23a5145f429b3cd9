//! The ship's mat: her drawing with its damage, sections, energy, tracks and credits.

pub mod present;

use crate::bar::Figure;
use crate::cx::Cx;
use crate::inspect::Thing;
use crate::motion::What;
use crate::widget::mark::{self, System};
use crate::widget::ship::{self, ShipArt};
use crate::widget::track::{self, Energy};
use iced::widget::{Column, Row, column, container, row, space, stack};
use iced::{Alignment, Color, Element, Fill, Size};
use ironclad_game::content::terms::Track;
use kit::inspect::named;
use kit::theme::{self, ALARM, ALARM_BG, ALARM_PALE, BONE, BONE2, BRASS, BRASS_HI, BRIDGE, INK1, INK2};
use kit::widget::{shake, shrink_figures_to_fit, shrink_to_fit};
use kit::{fit, font, icon};

/// The tracks in the order in which they stand on the mat.
pub(crate) const TRACKS: [Track; 5] = [Track::Crew, Track::Morale, Track::Hull, Track::Ammo, Track::Salvage];

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
    /// The tracks, in the order in which they stand.
    pub tracks: Vec<TrackView>,
    /// Credits.
    pub credits: u32,
    /// What is fitted: icon, name, and whether it is on its better side.
    pub fitted: Vec<(String, String, bool)>,
    /// The Villain in the field, and what that means everywhere, in few words.
    pub villain: Option<String>,
}

impl MatView {
    /// The drawing of the ship for this mat.
    pub fn art(&self) -> ShipArt {
        ShipArt {
            damage: self.sections.each_ref().map(|section| section.damage),
            shields: self.shields_up && self.shields > 0,
        }
    }
}

/// A section of the ship.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SectionView {
    /// Points of damage, 0 to 5.
    pub damage: u8,
    /// Its state and effect in words.
    pub word: String,
    /// Whether its orders are on their better side.
    pub upgraded: bool,
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

/// The height at which the mat is as drawn.
pub const HEIGHT: f32 = 778.0;
/// The height of a strip for what is fitted, or who is in the field.
const STRIP: f32 = 34.0;
/// The least height of everything but the ship's drawing.
const LEAST: f32 = 522.0;

/// The heights of rows in a mat that has less room than drawn.
#[derive(Debug, Clone, Copy)]
struct Rows {
    section: f32,
    energy: f32,
    track: f32,
    /// The ship's width.
    ship: f32,
}

impl Rows {
    fn of(height: f32) -> Self {
        let k = ((height - 640.0) / (HEIGHT - 640.0)).clamp(0.0, 1.0);
        let between = |low: f32, high: f32| low + (high - low) * k;
        Self {
            section: between(28.0, 33.0),
            energy: between(30.0, 35.0),
            track: between(34.0, 38.0),
            ship: ((height - LEAST - 76.0 * k) / 0.45).clamp(0.0, 372.0),
        }
    }
}

/// The whole mat, for a room of the given height.
pub fn view<'a, M: 'a>(mat: &'a MatView, height: f32, cx: &Cx<'a>) -> Element<'a, M> {
    let rows = Rows::of(height - STRIP * (mat.fitted.len().min(1) + mat.villain.iter().count()) as f32);
    let mut body = column![head(mat, cx)].padding([6, 12]);
    if let Some(villain) = &mat.villain {
        body = body.push(named(Thing::Villain, self::villain(villain)));
    }
    if !mat.fitted.is_empty() {
        body = body.push(fitted(mat));
    }
    if rows.ship > 100.0 {
        body = body.push(named(
            Thing::Ship,
            container(ship::moving(mat.art(), Size::new(rows.ship, rows.ship * 0.45), cx.moves)).center_x(Fill),
        ));
    }
    body = body
        .push(sections(mat, rows, cx))
        .push(energy(mat, rows, cx))
        .push(space().height(Fill))
        .push(stack![tracks(mat, rows, cx), credits(mat, rows, cx)]);
    container(body).style(theme::fill(INK2)).width(Fill).height(Fill).into()
}

fn head<'a, M: 'a>(mat: &MatView, cx: &Cx<'_>) -> Element<'a, M> {
    let ship = container(shrink_to_fit(cx.t("mat-ship"), 32.0, BRASS)).width(Fill);
    row![named(Thing::Ship, ship), named(Thing::Shields, shake(shields(mat, 25.0, cx), cx.moves, &[What::Shields]))]
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

/// The Villain in the field.
fn villain<'a, M: 'a>(words: &'a str) -> Element<'a, M> {
    let face = row![icon::icon("revolt", 24.0, ALARM), shrink_to_fit(words, 22.0, ALARM_PALE)].spacing(8);
    let face = container(face.align_y(Alignment::Center)).padding([0, 8]).width(Fill).center_y(STRIP - 4.0);
    container(face.style(theme::fill(ALARM_BG))).height(STRIP).into()
}

/// The modules in their slots, side by side.
fn fitted<'a, M: 'a>(mat: &'a MatView) -> Element<'a, M> {
    let room = (WIDTH - 24.0) / mat.fitted.len().max(1) as f32 - 36.0;
    let all = mat.fitted.iter().enumerate().fold(Row::new().spacing(8), |all, (place, (name, words, upgraded))| {
        let mut module = row![icon::icon(name, 23.0, BRASS)].spacing(6).align_y(Alignment::Center);
        let left = if *upgraded { room - 20.0 } else { room };
        module = module.push(container(shrink_to_fit(words.as_str(), 22.0, BONE2)).max_width(left));
        if *upgraded {
            module = module.push(icon::tinted("own/star", 14.0, BRASS_HI));
        }
        all.push(named(Thing::Module(place), container(module).width(Fill)))
    });
    container(all).center_y(STRIP).into()
}

/// The width of a column of names: as drawn, unless even small type needs more.
fn column_of<'t>(names: impl Iterator<Item = &'t str>, size: f32, drawn: f32) -> f32 {
    let widest = names.map(|name| fit::width(name, size)).fold(0.0, f32::max);
    (widest * fit::LEAST + 1.0).clamp(drawn, drawn * 1.4)
}

fn sections<'a, M: 'a>(mat: &'a MatView, rows: Rows, cx: &Cx<'_>) -> Element<'a, M> {
    let names = System::ALL.map(|system| system.name(cx.text));
    let wide = column_of(names.iter().map(String::as_str), 24.0, 89.0);
    System::ALL
        .iter()
        .zip(names)
        .zip(&mat.sections)
        .fold(Column::new(), |column, ((system, name), section)| {
            let ink = if section.damage >= 2 { ALARM } else { BONE2 };
            let what = What::Section(*system);
            let line = row![
                starred(*system, section.upgraded),
                container(shrink_to_fit(name, 24.0, BONE)).width(wide),
                track::boxes(section.damage, 20.0, cx.moves.step(what)),
                container(shrink_to_fit(section.word.as_str(), 22.0, ink)).width(Fill),
            ]
            .spacing(6)
            .height(rows.section)
            .align_y(Alignment::Center);
            column.push(named(Thing::Section(*system), shake(line, cx.moves, &[what])))
        })
        .into()
}

/// A system's mark, with a star at its corner where its orders are on their better side.
fn starred<'a, M: 'a>(system: System, upgraded: bool) -> Element<'a, M> {
    let mark = mark::system(system, 26.0);
    if !upgraded {
        return mark.into();
    }
    let star = container(icon::tinted("own/star", 15.0, BRASS_HI)).width(26).height(26);
    stack![mark, star.align_right(26).align_bottom(26)].into()
}

fn energy<'a, M: 'a>(mat: &'a MatView, rows: Rows, cx: &Cx<'_>) -> Element<'a, M> {
    let head = row![
        container(shrink_to_fit(mat.energy_head.as_str(), 22.0, BONE)).width(Fill),
        shrink_to_fit(cx.t("mat-when-uncovered"), 21.0, BONE2),
    ]
    .height(28)
    .align_y(Alignment::Center);
    let spaces = mat.energy.iter().enumerate().fold(Column::new(), |column, (i, space)| {
        let (ground, ink, word) = if space.state.alarms() {
            (ALARM_BG, ALARM, ALARM_PALE)
        } else if i % 2 == 0 {
            (theme::thin(BONE, 0.045), BONE2, BONE2)
        } else {
            (Color::TRANSPARENT, BONE2, BONE2)
        };
        let moving =
            cx.moves.step(What::Energy).filter(|step| (step.from.min(step.to)..step.from.max(step.to)).contains(&i));
        let token: Element<'a, M> = match moving {
            Some(step) => track::energy_moving(1.0 - step.pip(i), 29.0),
            None => track::energy(space.state, 29.0).into(),
        };
        let line = row![
            token,
            container(shrink_to_fit(space.effect.as_str(), 25.0, ink)).width(Fill),
            font::tag(cx.t(&format!("energy-{}", space.state.id())), 21.0, word),
        ]
        .spacing(14)
        .align_y(Alignment::Center)
        .padding([0, 8])
        .height(rows.energy);
        column.push(named(Thing::Energy(i), container(line).style(theme::fill(ground))))
    });
    let rail = if mat.energy.iter().any(|space| space.state.alarms()) { ALARM } else { BRASS };
    let rail = container(space().width(6).height(rows.energy * mat.energy.len() as f32)).style(theme::fill(rail));
    let head = named(Thing::Figure(Figure::Energy), shake(head, cx.moves, &[What::Energy]));
    column![head, row![rail, spaces]].into()
}

fn tracks<'a, M: 'a>(mat: &'a MatView, rows: Rows, cx: &Cx<'_>) -> Element<'a, M> {
    let wide = column_of(mat.tracks.iter().map(|each| each.name.as_str()), 25.0, 78.0);
    TRACKS
        .into_iter()
        .zip(&mat.tracks)
        .enumerate()
        .fold(Column::new(), |column, (place, (counted, each))| {
            let ink = if each.alarm { ALARM } else { BRASS_HI };
            let what = What::Track(place);
            let line = row![
                icon::icon(each.icon, 27.0, BRASS),
                container(shrink_to_fit(each.name.as_str(), 25.0, BONE)).width(wide),
                track::track(each.range.0, each.range.1, each.at, cx.moves.step(what)),
                container(shrink_to_fit(each.effect.as_str(), 21.0, ink)).width(Fill).align_right(Fill),
            ]
            .spacing(7)
            .align_y(Alignment::Center)
            .height(rows.track);
            column.push(named(Thing::Track(counted), shake(line, cx.moves, &[what])))
        })
        .into()
}

fn credits<'a, M: 'a>(mat: &MatView, rows: Rows, cx: &Cx<'_>) -> Element<'a, M> {
    let purse = column![
        icon::icon("two-coins", 28.0, BRASS),
        shrink_figures_to_fit(mat.credits.to_string(), 30.0, BONE),
        shrink_to_fit(cx.t("resource-credits"), 20.0, BONE2),
    ]
    .spacing(2)
    .align_x(Alignment::Center)
    .padding([8, 0])
    .width(64);
    let purse = container(purse).style(theme::boxed(INK1, BRASS, 1.5));
    container(named(Thing::Credits, shake(purse, cx.moves, &[What::Credits])))
        .width(Fill)
        .height(rows.track * mat.tracks.len() as f32)
        .align_right(Fill)
        .align_bottom(Fill)
        .into()
}
