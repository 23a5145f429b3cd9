//! What lies on the table: ships, groups and Bogeys, where orders lead, arcs and bands of range, lines of fire.

mod fire;
mod plans;

use full_thrust::design::WeaponKind;
use full_thrust::field::{Field, Vessel};
use full_thrust::geometry::{Arc, Course, Point, bearing};
use full_thrust::id::UnitId;
use full_thrust::table::{Berth, Plan};
use iced::Color;
use kit::open_table::{Anchor, Art, Dash, Emphasis, Frame, Label, Line, Model, Ring, Scene, Spot, Tape, Wedge};
use kit::theme::{BRASS, BRASS_HI, thin};

use super::{decimal, degrees, tenths};
use crate::composer::Composer;
use crate::livery::{Livery, drawing, small_drawing};
use crate::table::FullThrustTable;
use crate::words::Said;
use words::Text;

/// A place as the table draws it.
pub fn spot(at: Point) -> Spot {
    Spot::new(at.x, at.y)
}

/// How large a ship of a class is drawn, in parts of a middling one.
fn size(design: &full_thrust::design::Design) -> f32 {
    use full_thrust::design::ClassGroup;
    match design.group {
        ClassGroup::Escort => 0.78,
        ClassGroup::Cruiser => 0.96,
        ClassGroup::Capital => 1.2,
        ClassGroup::Merchant => 0.98,
        ClassGroup::Dummy => 0.7,
    }
}

/// The drawing of a ship in her side's colour.
fn art(class: &str, accent: Color) -> Art {
    Art { path: drawing(class), small: small_drawing(class), accent: Some(accent), shown: None }
}

struct Builder<'a> {
    table: &'a FullThrustTable,
    field: Field<'a>,
    said: Said<'a>,
    scene: Scene,
}

impl FullThrustTable {
    /// Everything that is drawn on the table.
    pub fn scene(&self, text: &Text) -> Scene {
        let said = self.said(text);
        let mut builder = Builder { table: self, field: self.field(), said, scene: self.bare_scene() };
        if self.handing().is_none() {
            builder.ships();
            builder.groups();
            builder.inspected();
            match self.composer() {
                _ if self.playback().is_some() => builder.playback(),
                Composer::Deploy(_) => builder.deploying(),
                Composer::Orders(_) => builder.plotting(),
                Composer::Fire(_) => builder.aiming(),
                Composer::Groups(_) => builder.flying(),
                Composer::Scans(_) => builder.scanning(),
                Composer::Nothing | Composer::Guns(_) | Composer::Exit(_) => {}
            }
        }
        let (measures, tape) = self.tape();
        builder.scene.measures = measures;
        if let Some(tape) = tape {
            builder.lay(tape);
        }
        builder.scene
    }
}

impl Builder<'_> {
    fn livery(&self, unit: UnitId) -> Livery {
        let side = self.field.battle.side_of_unit(unit);
        side.map_or(Livery::Blue, |side| Livery::of(self.field.battle, side))
    }

    /// Where something on its way is drawn, and which way it points.
    fn on_its_way(&self, unit: UnitId) -> Option<(Spot, Option<u16>)> {
        let playback = self.table.playback()?;
        let moving = playback.moving().iter().find(|moving| moving.unit == unit)?;
        let part = playback.part();
        let (from, to, along) =
            if part < 0.5 { (moving.from, moving.mid, part * 2.0) } else { (moving.mid, moving.to, part * 2.0 - 1.0) };
        let heading = Course::towards(from, to).map(degrees);
        Some((spot(from).towards(spot(to), along), heading))
    }

    fn name(&self, unit: UnitId) -> String {
        self.said.unit(self.field, self.table.viewer(), unit)
    }

    /// Whether a ship is a Bogey to the one at the screen.
    fn is_bogey(&self, vessel: Vessel<'_>) -> bool {
        vessel.ship.hidden && self.table.viewer() != Some(vessel.entry.side)
    }

    /// How a unit stands out.
    fn emphasis(&self, unit: UnitId) -> Emphasis {
        let composer = self.table.composer();
        if composer.unit() == Some(unit) {
            return Emphasis::Chosen;
        }
        if let Composer::Fire(aiming) = composer {
            let shot_at = aiming.shots().iter().any(|shot| shot.at == unit);
            let attacked = aiming.attack().and_then(|target| self.field.unit_of(target)) == Some(unit);
            if shot_at || attacked {
                return Emphasis::Aimed;
            }
        }
        match composer {
            Composer::Orders(plotting) if plotting.units().contains(&unit) => {
                let written = self.field.vessel(unit).is_some_and(|vessel| vessel.ship.plan != Plan::Unwritten);
                if written { Emphasis::Done } else { Emphasis::Plain }
            }
            _ => Emphasis::Plain,
        }
    }

    fn ships(&mut self) {
        let all: Vec<_> = self.field.ships().collect();
        for vessel in all {
            let unit = vessel.entry.id;
            let way = self.on_its_way(unit);
            // A ship that flies off the table is still drawn while she does.
            if !vessel.ship.is_on_table() && way.is_none() {
                continue;
            }
            let livery = self.livery(unit);
            let bogey = self.is_bogey(vessel);
            let (at, heading) = way.unwrap_or((spot(vessel.ship.at), None));
            let art = if bogey {
                Art::plain("wargames/full-thrust/bogey")
            } else {
                match vessel.entry.design.class.as_str() {
                    "dummy" => Art::plain("wargames/full-thrust/dummy"),
                    class => art(class, livery.color()),
                }
            };
            self.scene.models.push(Model {
                id: u32::from(unit.0),
                at,
                heading: if bogey { 0 } else { heading.unwrap_or_else(|| degrees(vessel.ship.course)) },
                art,
                size: if bogey { 0.7 } else { size(&vessel.entry.design) },
                color: livery.color(),
                frame: livery.frame(),
                name: self.name(unit),
                emphasis: self.emphasis(unit),
            });
        }
    }

    fn groups(&mut self) {
        let all: Vec<_> = self.field.flights().filter(|flight| flight.group.berth == Berth::Space).collect();
        for flight in all {
            let unit = flight.entry.id;
            let livery = self.livery(unit);
            let (at, heading) = self.on_its_way(unit).unwrap_or((spot(flight.group.at), None));
            self.scene.models.push(Model {
                id: u32::from(unit.0),
                at,
                heading: heading.unwrap_or_else(|| degrees(flight.group.facing)),
                art: Art {
                    shown: Some(flight.group.strength),
                    accent: Some(livery.color()),
                    ..Art::plain("wargames/full-thrust/fighters")
                },
                size: 0.7,
                color: livery.color(),
                frame: livery.frame(),
                name: self.name(unit),
                emphasis: self.emphasis(unit),
            });
        }
    }

    /// The way that a ship flies unless thrust changes it.
    fn straight_on(&mut self, vessel: Vessel<'_>, color: Color) {
        let end = vessel.ship.at.along(vessel.ship.course, vessel.ship.velocity.saturating_mul(2));
        self.scene.lines.push(Line {
            through: vec![spot(vessel.ship.at), spot(end)],
            color,
            width: 2.0,
            dash: Dash::Dots,
            knots: false,
        });
    }

    /// A ship drawn where she would be.
    fn ghost(&mut self, unit: UnitId, at: Point, course: Course) {
        let Some(vessel) = self.field.vessel(unit) else { return };
        let livery = self.livery(unit);
        self.scene.models.push(Model {
            id: u32::from(unit.0),
            at: spot(at),
            heading: degrees(course),
            art: art(&vessel.entry.design.class, livery.color()),
            size: size(&vessel.entry.design),
            color: livery.color(),
            frame: Frame::Bare,
            name: String::new(),
            emphasis: Emphasis::Ghost,
        });
    }

    /// Bands of range and edges of the arcs, from a bow.
    fn bands(&mut self, vessel: Vessel<'_>, at: Point, course: Course) {
        if !self.table.shows_arcs() {
            return;
        }
        let reach = vessel.weapons().map(|(_, weapon)| weapon.kind.reach()).max().unwrap_or(0);
        let bands = [(12_u16, Dash::Whole), (24, Dash::Dashes), (36, Dash::Dots)];
        for (inches, dash) in bands.into_iter().filter(|(inches, _)| u32::from(*inches) <= reach) {
            let label = self.said.text.with("full-thrust-table-inches", &[("inches", u32::from(inches).into())]);
            let color = thin(BRASS, if inches == 12 { 0.85 } else { 0.6 });
            self.scene.rings.push(Ring { at: spot(at), reach: inches, color, dash, label });
        }
        let Ok(reach) = u16::try_from(reach.min(36)) else { return };
        let beams = vessel.weapons().filter(|(_, weapon)| weapon.kind != WeaponKind::Needle);
        let covered: Vec<Arc> = beams.flat_map(|(_, weapon)| weapon.arcs.iter().collect::<Vec<_>>()).collect();
        for (arc, turn) in [(Arc::Fore, 0_u16), (Arc::Starboard, 90), (Arc::Aft, 180), (Arc::Port, 270)] {
            if covered.contains(&arc) {
                let middle = (degrees(course) + turn) % 360;
                let color = self.livery(vessel.entry.id).color();
                self.scene.wedges.push(Wedge { at: spot(at), middle, spread: 90, reach, color });
            }
        }
    }

    /// Arcs and bands of whatever is looked at and is not decided for.
    fn inspected(&mut self) {
        let Some(unit) = self.table.in_view().filter(|unit| Some(*unit) != self.table.composer().unit()) else {
            return;
        };
        let Some(vessel) = self.field.vessel(unit).filter(|vessel| vessel.ship.is_on_table()) else { return };
        if self.is_bogey(vessel) {
            for (reach, dash) in [(36, Dash::Dashes), (54, Dash::Dots)] {
                let color = thin(BRASS, 0.6);
                self.scene.rings.push(Ring { at: spot(vessel.ship.at), reach, color, dash, label: String::new() });
            }
            return;
        }
        self.bands(vessel, vessel.ship.at, vessel.ship.course);
        self.straight_on(vessel, thin(self.livery(unit).color(), 0.9));
    }

    /// The tape, with its length.
    fn lay(&mut self, tape: Tape) {
        let length = tape.tenths(self.scene.inch);
        let inches = decimal(self.said.text, length);
        let words = self.said.text.with("full-thrust-table-length", &[("inches", inches.into())]);
        let anchor = Anchor::Along(tape.from, tape.to);
        self.scene.labels.push(Label { anchor, above: 20.0, words, color: BRASS_HI });
        self.scene.tape = Some(tape);
    }
}

/// The enemy nearest to where an order ends, if all of them fly straight on; and where that enemy then is.
pub fn nearest_enemy(field: Field<'_>, vessel: Vessel<'_>, end: Point) -> Option<(UnitId, Point)> {
    let enemies = field.afloat().filter(|other| other.entry.side != vessel.entry.side && !other.ship.hidden);
    let ends = enemies
        .map(|other| (other.entry.id, other.ship.at.along(other.ship.course, other.ship.velocity.saturating_mul(2))));
    ends.min_by_key(|(_, at)| end.squared(*at))
}

/// How far off and in which arc a place lies from a bow.
pub fn distance_words(text: &Text, from: Point, course: Course, to: Point) -> String {
    let inches = tenths(text, from.hundredths(to));
    match bearing(from, course, to) {
        full_thrust::geometry::Bearing::In(arc) => {
            let arc = crate::words::say(text, &full_thrust::tell::arc(arc));
            text.with("full-thrust-table-distance", &[("inches", inches.into()), ("arc", arc.into())])
        }
        full_thrust::geometry::Bearing::Line { .. } | full_thrust::geometry::Bearing::SamePoint => {
            text.with("full-thrust-table-distance-line", &[("inches", inches.into())])
        }
    }
}
