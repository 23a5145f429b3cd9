//! What is planned: where ships are set up, where orders and fighters lead, what is scanned.

use full_thrust::field::Vessel;
use full_thrust::geometry::{Course, Point};
use full_thrust::id::{Target, UnitId};
use full_thrust::query;
use full_thrust::table::{Plan, Presence};
use iced::Color;
use kit::open_table::{Anchor, Area, Art, Dash, Emphasis, Frame, Label, Line, Model, Ring, Wedge};
use kit::theme::{BONE2, BRASS, BRASS_HI, FOCUS, thin};

use super::{Builder, art, distance_words, nearest_enemy, size, spot};
use crate::composer::{Composer, groups};
use crate::livery::Livery;
use crate::present::degrees;

impl Builder<'_> {
    /// Zones and ships while sides set up.
    pub(super) fn deploying(&mut self) {
        let Composer::Deploy(deploying) = self.table.composer() else { return };
        let field = self.field;
        for side in field.battle.side_ids() {
            if let Some((zone, _)) = field.battle.berth(side, field.table.swapped) {
                let (low, high) = zone.corners(field.battle.bounds);
                let color = Livery::of(field.battle, side).color();
                self.scene.areas.push(Area { low: spot(low), high: spot(high), color });
            }
        }
        for stand in deploying.stands() {
            let Some(vessel) = field.vessel(stand.ship) else { continue };
            let livery = self.livery(stand.ship);
            let chosen = self.table.composer().unit() == Some(stand.ship);
            self.scene.models.push(Model {
                id: u32::from(stand.ship.0),
                at: spot(stand.at),
                heading: degrees(stand.course),
                art: match vessel.entry.design.class.as_str() {
                    "dummy" => Art::plain("wargames/full-thrust/dummy"),
                    class => art(class, livery.color()),
                },
                size: size(&vessel.entry.design),
                color: livery.color(),
                frame: livery.frame(),
                name: self.name(stand.ship),
                emphasis: if chosen { Emphasis::Chosen } else { Emphasis::Plain },
            });
            let end = stand.at.along(stand.course, stand.velocity.saturating_mul(2));
            self.scene.lines.push(Line {
                through: vec![spot(stand.at), spot(end)],
                color: thin(livery.color(), 0.8),
                width: 2.0,
                dash: Dash::Dots,
                knots: false,
            });
            if chosen {
                self.scene.grip = Some(spot(stand.at));
            }
        }
    }

    /// Where orders lead: the chosen ship's with a ghost, arcs and bands; everybody else's as lines.
    pub(super) fn plotting(&mut self) {
        let Composer::Orders(plotting) = self.table.composer() else { return };
        let field = self.field;
        let own: Vec<UnitId> = plotting.units().to_vec();
        let chosen = self.table.composer().unit();
        let all: Vec<_> = field.afloat().filter(|vessel| Some(vessel.entry.id) != chosen).collect();
        for vessel in all {
            let unit = vessel.entry.id;
            if self.is_bogey(vessel) {
                continue;
            }
            let color = thin(self.livery(unit).color(), 0.75);
            match &vessel.ship.plan {
                Plan::Order(order) if own.contains(&unit) => {
                    let plot = query::plot(field, vessel, order);
                    let [first, second] = plot.legs;
                    self.path(&[first.from, first.to, second.to], color, 2.4, Dash::Whole);
                    self.ghost(unit, second.to, plot.course);
                }
                Plan::Order(_) | Plan::Unwritten | Plan::Wait | Plan::Return(_) => {
                    let dim = thin(color, 0.6);
                    self.straight_on(vessel, dim);
                    let end = vessel.ship.at.along(vessel.ship.course, vessel.ship.velocity.saturating_mul(2));
                    self.ghost(unit, end, vessel.ship.course);
                }
            }
        }
        let Some(vessel) = chosen.and_then(|unit| field.vessel(unit)) else { return };
        if let Some(plot) = plotting.plot(field) {
            self.straight_on(vessel, thin(BONE2, 0.8));
            let [first, second] = plot.legs;
            self.path(&[first.from, first.to, second.to], BRASS_HI, 4.0, Dash::Whole);
            self.ghost(vessel.entry.id, second.to, plot.course);
            self.bands(vessel, second.to, plot.course);
            self.scene.rings.push(Ring {
                at: spot(second.to),
                reach: 1,
                color: FOCUS,
                dash: Dash::Whole,
                label: String::new(),
            });
            self.scene.grip = Some(spot(second.to));
            self.nearest(vessel, second.to, plot.course);
        } else if let (Plan::Return(how), Presence::Away { edge, .. }) = (plotting.plan(), vessel.ship.presence) {
            let at = field.battle.bounds.on_edge(edge, how.along);
            let end = at.along(how.course, how.velocity.saturating_mul(2));
            self.path(&[at, end], BRASS_HI, 4.0, Dash::Whole);
            self.ghost(vessel.entry.id, end, how.course);
            self.scene.grip = Some(spot(at));
        }
    }

    /// From where the order ends to the enemy that is then nearest, if all of them fly straight on.
    pub(super) fn nearest(&mut self, vessel: Vessel<'_>, end: Point, course: Course) {
        let Some((_, at)) = nearest_enemy(self.field, vessel, end) else { return };
        let words = distance_words(self.said.text, end, course, at);
        self.scene.lines.push(Line {
            through: vec![spot(end), spot(at)],
            color: BRASS_HI,
            width: 1.8,
            dash: Dash::Dashes,
            knots: false,
        });
        let anchor = Anchor::Along(spot(end), spot(at));
        self.scene.labels.push(Label { anchor, above: 0.0, words, color: BRASS_HI });
    }

    pub(super) fn path(&mut self, points: &[Point], color: Color, width: f32, dash: Dash) {
        let through = points.iter().map(|at| spot(*at)).collect();
        self.scene.lines.push(Line { through, color, width, dash, knots: true });
    }

    /// Where a group may fly and where it is to fly.
    pub(super) fn flying(&mut self) {
        let Composer::Groups(flying) = self.table.composer() else { return };
        let field = self.field;
        let Some(flight) = self.table.composer().unit().and_then(|unit| field.flight(unit)) else { return };
        let (to, facing) = flying.end();
        let livery = self.livery(flight.entry.id);
        let at = spot(flight.group.at);
        let color = thin(livery.color(), 0.8);
        self.scene.rings.push(Ring { at, reach: groups::REACH, color, dash: Dash::Dashes, label: String::new() });
        let wedge = Wedge { at: spot(to), middle: degrees(facing), spread: 90, reach: 6, color: livery.color() };
        self.scene.wedges.push(wedge);
        self.path(&[flight.group.at, to], BRASS_HI, 3.4, Dash::Whole);
        self.scene.models.push(Model {
            id: u32::from(flight.entry.id.0),
            at: spot(to),
            heading: degrees(facing),
            art: Art { shown: Some(flight.group.strength), ..Art::plain("wargames/full-thrust/fighters") },
            size: 0.7,
            color: livery.color(),
            frame: Frame::Bare,
            name: String::new(),
            emphasis: Emphasis::Ghost,
        });
        self.scene.grip = Some(spot(to));
    }

    pub(super) fn scanning(&mut self) {
        let Composer::Scans(scanning) = self.table.composer() else { return };
        let field = self.field;
        let Some(vessel) = self.table.composer().unit().and_then(|unit| field.vessel(unit)) else { return };
        let color = thin(BRASS, 0.7);
        let reach = u16::try_from(query::ACTIVE).unwrap_or(54);
        self.scene.rings.push(Ring { at: spot(vessel.ship.at), reach, color, dash: Dash::Dots, label: String::new() });
        if let Some(bogey) = scanning.bogey().and_then(|letter| field.unit_of(Target::Bogey(letter)))
            && let Some((to, _)) = field.place(bogey)
        {
            self.line_of_fire(vessel.ship.at, vessel.ship.course, to, true);
        }
    }
}
