//! The record sheet of a ship: her systems with their arcs, her damage boxes in their lines (Full Thrust 3.4).

use full_thrust::design::System;
use full_thrust::field::{Field, Vessel};
use full_thrust::query;
use iced::widget::{column, container};
use iced::{Element, Fill};
use kit::cx::Cx;
use kit::inspect::{Thing, named};
use kit::theme::{self, BONE, BONE2, BRASS_HI};
use kit::widget::{shrink_title_to_fit, shrink_to_fit, whole_label};
use kit::{font, icon};

use super::{diagram, tenths};
use crate::livery::{Livery, drawing};
use crate::table::FullThrustTable;

/// One system, `size` high; the Drive with the thrust that it gives.
pub fn system<'a, M: 'a>(vessel: Vessel<'_>, which: System, size: f32) -> Element<'a, M> {
    let lost = match which {
        System::Drive => vessel.ship.drive_hits > 1,
        System::Weapon(_) | System::Firecon(_) => !vessel.works(which),
    };
    let picture = diagram::symbol(&vessel.entry.design, which, lost);
    match which {
        System::Drive => diagram::drive(picture, vessel.thrust(), vessel.ship.drive_hits > 0, size),
        System::Weapon(_) | System::Firecon(_) => icon::picture(picture, size, size).into(),
    }
}

/// All systems in rows no wider than `width`: the Drive first, as on a ship diagram.
pub fn systems<'a, M: 'a>(vessel: Vessel<'_>, size: f32, width: f32) -> Element<'a, M> {
    diagram::laid_out(&vessel.entry.design, size, width, |which| system(vessel, which, size))
}

/// The damage boxes, a line ending where a threshold lies; behind each but the last stands what the dice must not show.
pub fn boxes<'a, M: 'a>(field: Field<'_>, vessel: Vessel<'_>, size: f32, width: f32) -> Element<'a, M> {
    let shows = field.battle.switches.threshold_damage;
    diagram::boxes(&vessel.entry.design, vessel.ship.lost, shows, size, width)
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
        sheet = sheet.push(shrink_to_fit(said.design(&vessel.entry.design), 22.0, BONE2));
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
