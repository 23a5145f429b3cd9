//! The record sheet of a ship: her systems with their arcs, her damage boxes in their lines (Full Thrust 3.4).

use full_thrust::design::{System, WeaponKind};
use full_thrust::field::{Field, Vessel};
use full_thrust::geometry::Arc;
use full_thrust::query;
use full_thrust::threshold;
use iced::widget::svg::Handle;
use iced::widget::{Column, Row, column, container, row, stack};
use iced::{Alignment, Element, Fill};
use kit::cx::Cx;
use kit::theme::{self, ALARM, BONE, BONE2, BRASS_HI};
use kit::widget::{shrink_title_to_fit, shrink_to_fit, whole_label};
use kit::{font, icon};

use super::tenths;
use crate::livery::{Livery, drawing};
use crate::table::FullThrustTable;
use crate::words::Said;

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
            Some(arcs) => Arc::ALL.into_iter().fold(source, |source, arc| {
                icon::show(&source, arc_group(arc), arcs.contains(arc))
            }),
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
    let rows = all.chunks(each).map(|line| {
        Row::with_children(line.iter().map(|which| system(vessel, *which, size))).spacing(3).into()
    });
    Column::with_children(rows).spacing(3).into()
}

/// The damage boxes, a line ending where a threshold lies; behind each but the last stands what the dice must not show.
pub fn boxes<'a, M: 'a>(field: Field<'_>, vessel: Vessel<'_>, size: f32, width: f32) -> Element<'a, M> {
    let design = &vessel.entry.design;
    let lines = threshold::lines(design.group, design.damage);
    let last = lines.len();
    let mut struck = usize::from(vessel.ship.lost);
    let rows = lines.into_iter().enumerate().map(|(place, count)| {
        let count = usize::from(count);
        // A long line is drawn smaller, so that a line on the sheet is a line on the screen.
        let size = size.min((width - 34.0) / count.max(1) as f32 - 2.0);
        let mut line = Row::new().spacing(2).align_y(Alignment::Center);
        for _ in 0..count {
            let path = if struck > 0 { "record-box-hit" } else { "record-box" };
            struck = struck.saturating_sub(1);
            line = line.push(icon::picture(icon::handle(&format!("wargames/full-thrust/{path}")), size, size));
        }
        if place + 1 < last && field.battle.switches.threshold_damage {
            let point = u16::try_from(place + 1).unwrap_or(1);
            let lost_on = threshold::lost_on(design.group, point);
            line = line.push(font::label(format!("{lost_on}+"), 18.0, BRASS_HI));
        }
        line.into()
    });
    Column::with_children(rows).spacing(2).into()
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
        let picture = icon::picture(icon::recoloured(&drawing(&vessel.entry.design.class), theme::BRASS, livery.color()), Fill, 110.0);
        if cx.class() == kit::measure::Class::Full && vessel.entry.design.class != "dummy" {
            sheet = sheet.push(container(picture).center_x(Fill));
        }
        sheet = sheet.push(self.flown(field, vessel, &said, cx));
        sheet = sheet.push(systems(vessel, 42.0, width));
        sheet = sheet.push(boxes(field, vessel, 24.0, width));
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

    /// How she flies: course, velocity, thrust.
    fn flown<'a, M: 'a>(&self, field: Field<'_>, vessel: Vessel<'_>, said: &Said<'_>, cx: &Cx<'a>) -> Element<'a, M> {
        let _ = (field, said);
        let args = [
            ("course", u32::from(vessel.ship.course.number()).into()),
            ("velocity", vessel.ship.velocity.into()),
            ("thrust", u32::from(vessel.thrust()).into()),
        ];
        let figures = cx.with("full-thrust-table-flies", &args);
        row![whole_label(figures, 21.0, BONE)].width(Fill).into()
    }

    /// How far she is from the ship that is decided for.
    fn off_from_chosen(&self, field: Field<'_>, vessel: Vessel<'_>, cx: &Cx<'_>) -> Option<String> {
        let chosen = self.composer().unit().filter(|unit| *unit != vessel.entry.id)?;
        let (from, _) = field.place(chosen)?;
        let (to, _) = field.place(vessel.entry.id)?;
        let name = self.said(cx.text).unit(field, self.viewer(), chosen);
        let args = [("inches", tenths(from.hundredths(to)).into()), ("ship", name.into())];
        Some(cx.with("full-thrust-table-off", &args))
    }
}
