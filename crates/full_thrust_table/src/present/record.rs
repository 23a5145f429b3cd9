//! The record sheet of a ship: her systems with their arcs, her damage boxes in their lines (Full Thrust 3.4).

use full_thrust::design::{System, WeaponKind};
use full_thrust::field::{Field, Vessel};
use full_thrust::geometry::Arc;
use full_thrust::query;
use full_thrust::threshold;
use iced::widget::canvas::{Frame, Path, Text};
use iced::widget::svg::Handle;
use iced::widget::{Column, Row, column, container, stack};
use iced::{Element, Fill, Point, Size, alignment};
use kit::cx::Cx;
use kit::inspect::{Thing, named};
use kit::theme::{self, ALARM, ALARM_BG, BONE, BONE2, BRASS_HI};
use kit::widget::panel::pen;
use kit::widget::sketch::{Subject, sketch};
use kit::widget::{shrink_title_to_fit, shrink_to_fit, whole_label};
use kit::{font, icon};

use super::tenths;
use crate::livery::{Livery, drawing};
use crate::table::FullThrustTable;

/// The drawing of a system: crossed off if it is lost, a battery with the arcs that it fires through.
fn symbol(vessel: Vessel<'_>, system: System) -> Handle {
    let lost = match system {
        System::Drive => vessel.ship.drive_hits > 1,
        System::Weapon(_) | System::Firecon(_) => !vessel.works(system),
    };
    let (name, arcs) = match system {
        System::Drive => ("record-drive", None),
        System::Firecon(_) => ("record-firecon", None),
        System::Weapon(index) => match vessel.entry.design.weapon(index) {
            Some(weapon) => (weapon_symbol(weapon.kind), Some(weapon.arcs)),
            None => ("record-box", None),
        },
    };
    let letters: String = arcs.map(String::from).unwrap_or_default();
    icon::kept(&format!("full-thrust {name} {letters} {lost}"), || {
        let source = icon::source(&format!("wargames/full-thrust/{name}"))?;
        let source = icon::show(&source, "lost", lost);
        Some(match arcs {
            None => source,
            Some(arcs) => {
                Arc::ALL.into_iter().fold(source, |source, arc| icon::show(&source, arc_group(arc), arcs.contains(arc)))
            }
        })
    })
}

fn weapon_symbol(kind: WeaponKind) -> &'static str {
    match kind {
        WeaponKind::A => "record-battery-a",
        WeaponKind::B => "record-battery-b",
        WeaponKind::C => "record-battery-c",
        WeaponKind::Torpedo => "record-torpedo",
        WeaponKind::Needle => "record-needle",
    }
}

fn arc_group(arc: Arc) -> &'static str {
    match arc {
        Arc::Fore => "arc-fore",
        Arc::Starboard => "arc-starboard",
        Arc::Aft => "arc-aft",
        Arc::Port => "arc-port",
    }
}

/// One system, `size` high; the Drive with the thrust that it gives.
pub fn system<'a, M: 'a>(vessel: Vessel<'_>, which: System, size: f32) -> Element<'a, M> {
    let picture = icon::picture(symbol(vessel, which), size, size);
    if which != System::Drive {
        return picture.into();
    }
    let ink = if vessel.ship.drive_hits > 0 { ALARM } else { BONE };
    let thrust = container(font::figures(vessel.thrust().to_string(), size * 0.42, ink)).center_x(size);
    let thrust = container(thrust).height(size).align_bottom(size).padding([size * 0.1, 0.0]);
    stack![picture, thrust].width(size).height(size).into()
}

/// All systems in rows no wider than `width`: the Drive first, as on a ship diagram.
pub fn systems<'a, M: 'a>(vessel: Vessel<'_>, size: f32, width: f32) -> Element<'a, M> {
    let mut all: Vec<System> = vessel.entry.design.systems().collect();
    all.sort_by_key(|system| match system {
        System::Drive => 0,
        System::Weapon(_) => 1,
        System::Firecon(_) => 2,
    });
    let each = ((width / (size + 3.0)) as usize).max(1);
    let rows = all
        .chunks(each)
        .map(|line| Row::with_children(line.iter().map(|which| system(vessel, *which, size))).spacing(3).into());
    Column::with_children(rows).spacing(3).into()
}

/// The damage boxes, a line ending where a threshold lies; behind each but the last stands what the dice must not show.
pub fn boxes<'a, M: 'a>(field: Field<'_>, vessel: Vessel<'_>, size: f32, width: f32) -> Element<'a, M> {
    let design = &vessel.entry.design;
    let lines = threshold::lines(design.group, design.damage);
    let shows = field.battle.switches.threshold_damage;
    let last = lines.len();
    let rows = (1..).zip(lines).map(|(point, count)| Line {
        count,
        lost_on: (shows && usize::from(point) < last).then(|| threshold::lost_on(design.group, point)),
    });
    let chart = Boxes { lines: rows.collect(), struck: vessel.ship.lost, size, width };
    let high = chart.lines.iter().map(|line| chart.side(*line) + GAP).sum::<f32>();
    container(sketch(chart)).width(width).height(high).into()
}

/// The room between two boxes.
const GAP: f32 = 3.0;
/// The room behind a line for what the dice must not show.
const BEHIND: f32 = 34.0;

/// A line of damage boxes.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Line {
    count: u16,
    lost_on: Option<u8>,
}

/// All damage boxes of a ship, drawn as one.
#[derive(Debug, Clone, PartialEq)]
struct Boxes {
    lines: Vec<Line>,
    struck: u16,
    size: f32,
    width: f32,
}

impl Boxes {
    /// The side of a box: a long line is drawn smaller, so that a line on the sheet is a line on the screen.
    fn side(&self, line: Line) -> f32 {
        self.size.min((self.width - BEHIND) / f32::from(line.count.max(1)) - GAP)
    }
}

impl Subject for Boxes {
    fn draw(&self, frame: &mut Frame) {
        let (mut y, mut left) = (0.0, self.struck);
        for line in &self.lines {
            let side = self.side(*line);
            let mut x = 0.0;
            for _ in 0..line.count {
                let corner = Point::new(x + 1.0, y + 1.0);
                let inner = Size::new(side - 2.0, side - 2.0);
                if left > 0 {
                    left -= 1;
                    frame.fill_rectangle(corner, inner, ALARM_BG);
                    frame.stroke_rectangle(corner, inner, pen(ALARM, 1.6));
                    let far = corner + iced::Vector::new(inner.width, inner.height);
                    frame.stroke(&Path::line(corner, far), pen(ALARM, 2.2));
                    let (low, high) = (Point::new(corner.x, far.y), Point::new(far.x, corner.y));
                    frame.stroke(&Path::line(low, high), pen(ALARM, 2.2));
                } else {
                    frame.stroke_rectangle(corner, inner, pen(BONE, 1.6));
                }
                x += side + GAP;
            }
            if let Some(face) = line.lost_on {
                frame.fill_text(Text {
                    content: format!("{face}+"),
                    position: Point::new(x + 4.0, y + side / 2.0),
                    color: BRASS_HI,
                    size: (self.size * 0.8).clamp(15.0, 19.0).into(),
                    font: font::TITLE,
                    align_y: alignment::Vertical::Center,
                    ..Text::default()
                });
            }
            y += side + GAP;
        }
    }
}

impl FullThrustTable {
    /// The whole sheet of what is looked at, as wide as there is room.
    pub fn sheet<'a, M: 'a>(&self, width: f32, cx: &Cx<'a>) -> Option<Element<'a, M>> {
        let unit = self.in_view()?;
        let (field, said) = (self.field(), self.said(cx.text));
        if let Some(flight) = field.flight(unit) {
            let livery = Livery::of(field.battle, flight.entry.side);
            let args = [("fighters", u32::from(flight.group.strength).into())];
            let words = column![
                shrink_title_to_fit(said.unit(field, self.viewer(), unit), 30.0, livery.color()),
                whole_label(cx.with("full-thrust-table-group-sheet", &args), 21.0, BONE2),
            ];
            return Some(words.spacing(6).width(width).into());
        }
        let vessel = field.vessel(unit)?;
        let livery = Livery::of(field.battle, vessel.entry.side);
        let name = said.unit(field, self.viewer(), unit);
        let mut sheet = column![shrink_title_to_fit(name, 30.0, livery.color())].spacing(6).width(width);
        if vessel.ship.hidden && self.viewer() != Some(vessel.entry.side) {
            return Some(sheet.push(font::rules(cx.t("full-thrust-table-bogey-sheet"), 19.0, BONE2)).into());
        }
        sheet = sheet.push(shrink_to_fit(said.class(&vessel.entry.design.class), 22.0, BONE2));
        let picture = icon::picture(
            icon::recoloured(&drawing(&vessel.entry.design.class), theme::BRASS, livery.color()),
            Fill,
            110.0,
        );
        if cx.class() == kit::measure::Class::Full && vessel.entry.design.class != "dummy" {
            sheet = sheet.push(container(picture).center_x(Fill));
        }
        if vessel.ship.is_on_table() {
            sheet = sheet.push(flown(vessel, cx));
        }
        sheet = sheet.push(named(Thing::Rule("2.2"), systems(vessel, 42.0, width)));
        sheet = sheet.push(named(Thing::Rule("8.1"), boxes(field, vessel, 24.0, width)));
        if let Some(next) = query::next_point(field, vessel) {
            let args = [
                ("boxes", u32::from(next.boxes).into()),
                ("face", u32::from(next.lost_on).into()),
                ("percent", u32::from(next.chance.div_ceil(10)).into()),
            ];
            sheet = sheet.push(font::rules(cx.with("full-thrust-table-next-point", &args), 18.5, BONE2));
        }
        if let Some(words) = self.off_from_chosen(field, vessel, cx) {
            sheet = sheet.push(font::rules(words, 18.5, BRASS_HI));
        }
        Some(sheet.into())
    }

    /// How far she is from the ship that is decided for.
    fn off_from_chosen(&self, field: Field<'_>, vessel: Vessel<'_>, cx: &Cx<'_>) -> Option<String> {
        let chosen = self.composer().unit().filter(|unit| *unit != vessel.entry.id)?;
        let (from, _) = field.place(chosen)?;
        let (to, _) = field.place(vessel.entry.id)?;
        let name = self.said(cx.text).unit(field, self.viewer(), chosen);
        let args = [("inches", tenths(cx.text, from.hundredths(to)).into()), ("ship", name.into())];
        Some(cx.with("full-thrust-table-off", &args))
    }
}

/// How she flies: course, velocity, thrust.
fn flown<'a, M: 'a>(vessel: Vessel<'_>, cx: &Cx<'a>) -> Element<'a, M> {
    let args = [
        ("course", u32::from(vessel.ship.course.number()).into()),
        ("velocity", vessel.ship.velocity.into()),
        ("thrust", u32::from(vessel.thrust()).into()),
    ];
    whole_label(cx.with("full-thrust-table-flies", &args), 21.0, BONE)
}
