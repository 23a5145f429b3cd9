//! The chart of the battle that is chosen.

use full_thrust::geometry::Point;
use full_thrust::setup::Setup;
use iced::widget::{container, row};
use iced::{Element, Fill};
use kit::cx::Cx;
use kit::open_table::{self, Scene, View};
use kit::theme::{self, INK0, LINE};

use crate::chart;
use crate::livery::Livery;
use crate::room::{Message, Room, Shown};

impl Room {
    /// The table of the scenario, with its zones and the ships in them.
    pub(super) fn chart<'a>(&self, shown: &Shown, cx: &Cx<'a>) -> Element<'a, Message> {
        let Some(scene) = shown.setup.as_ref().ok().and_then(|setup| self.zones(setup)) else { return row![].into() };
        let table = open_table::view(scene, View::WHOLE, cx.measure.pixels()).map(|_| Message::Idle);
        container(table)
            .height(cx.pick(330.0, 240.0, 200.0, 180.0))
            .width(Fill)
            .style(theme::boxed(INK0, LINE, 1.5))
            .into()
    }

    fn zones(&self, setup: &Setup) -> Option<Scene> {
        let scenario = setup.scenario(&self.catalogue)?;
        let mut scene = chart::zones(scenario);
        for (place, (side, force)) in scenario.sides.iter().zip(&setup.forces).enumerate() {
            let livery = Livery::named(&side.id, place);
            let (low, high) = side.zone.corners(scenario.bounds());
            let ships = i32::try_from(force.ships.len()).unwrap_or(1).max(1);
            for (number, ship) in (0..).zip(&force.ships) {
                let part = |low: i32, high: i32| low + (high - low) / (2 * ships) * (2 * number + 1);
                let at = if side.zone.edge.runs_east() {
                    Point::new(part(low.x, high.x), low.y.midpoint(high.y))
                } else {
                    Point::new(low.x.midpoint(high.x), part(low.y, high.y))
                };
                scene.models.push(chart::ship(side, livery, &ship.class, at));
            }
        }
        Some(scene)
    }
}
