//! Lines of fire, and what a step of the playback is about.

use full_thrust::event::Event;
use full_thrust::geometry::{Course, Point};
use full_thrust::id::UnitId;
use iced::Color;
use kit::open_table::{Anchor, Art, Dash, Emphasis, Frame, Label, Line, Model};
use kit::theme::{ALARM, BONE2, BRASS_HI, thin};

use super::{Builder, distance_words, spot};
use crate::composer::Composer;

impl Builder<'_> {
    /// Lines of fire from the ship that fires, and to whom she could.
    pub(super) fn aiming(&mut self) {
        let Composer::Fire(aiming) = self.table.composer() else { return };
        let field = self.field;
        let Some((from, course)) = self.table.composer().unit().and_then(|unit| field.place(unit)) else { return };
        if let Some(vessel) = self.table.composer().unit().and_then(|unit| field.vessel(unit)) {
            self.bands(vessel, from, course);
        }
        for target in aiming.targets() {
            let Some((to, _)) = field.place(target) else { continue };
            let shots = aiming.shots().iter().filter(|shot| shot.at == target).count();
            self.line_of_fire(from, course, to, shots > 0);
        }
        for choice in aiming.choices() {
            if let crate::composer::fire::Choice::Attack(target) = choice
                && let Some((to, _)) = field.unit_of(target).and_then(|unit| field.place(unit))
            {
                self.line_of_fire(from, course, to, aiming.attack() == Some(target));
            }
        }
        // What other ships have been told to fire.
        for vessel in field.afloat() {
            if Some(vessel.entry.id) == self.table.composer().unit() {
                continue;
            }
            for shot in &vessel.ship.shots {
                if let Some((to, _)) = field.place(shot.at) {
                    self.fire_line(vessel.ship.at, to, thin(self.livery(vessel.entry.id).color(), 0.8), 2.0);
                }
            }
        }
    }

    pub(super) fn fire_line(&mut self, from: Point, to: Point, color: Color, width: f32) {
        let through = vec![spot(from), spot(to)];
        self.scene.lines.push(Line { through, color, width, dash: Dash::Whole, knots: false });
    }

    pub(super) fn line_of_fire(&mut self, from: Point, course: Course, to: Point, fires: bool) {
        let (color, width, dash) =
            if fires { (BRASS_HI, 3.4, Dash::Whole) } else { (thin(BONE2, 0.8), 1.8, Dash::Dashes) };
        let through = vec![spot(from), spot(to)];
        self.scene.lines.push(Line { through, color, width, dash, knots: false });
        if fires {
            let words = distance_words(self.said.text, from, course, to);
            let anchor = Anchor::Along(spot(from), spot(to));
            self.scene.labels.push(Label { anchor, above: 0.0, words, color });
        }
    }

    /// What a step of the playback is about.
    pub(super) fn playback(&mut self) {
        self.wakes();
        let Some(event) = self.table.playback().and_then(|playback| playback.shown()) else { return };
        let field = self.field;
        let place = |unit: UnitId| {
            field.place(unit).map(|(at, _)| at).or_else(|| field.vessel(unit).map(|vessel| vessel.ship.at))
        };
        let pair = match event {
            Event::BatteryRolled { ship, target, damage, .. } => Some((*ship, *target, *damage > 0)),
            Event::TorpedoRolled { ship, target, damage, .. } => Some((*ship, *target, damage.is_some())),
            Event::NeedleRolled { ship, target, hit, .. } => Some((*ship, *target, *hit)),
            Event::AttackRolled { group, target, hits, .. } => Some((*group, *target, *hits > 0)),
            Event::GunRolled { ship, group, hits, .. } => Some((*ship, *group, *hits > 0)),
            Event::RamRolled { ship, target, .. } | Event::RamContested { ship, target, .. } => {
                Some((*ship, *target, true))
            }
            Event::EdgesDealt { .. }
            | Event::Deployed { .. }
            | Event::Locked { .. }
            | Event::Unlocked { .. }
            | Event::SetUpRevealed
            | Event::TurnBegan { .. }
            | Event::PlanWritten { .. }
            | Event::OrdersRevealed
            | Event::Moved { .. }
            | Event::Left { .. }
            | Event::EdgeRolled { .. }
            | Event::Returned { .. }
            | Event::Gone { .. }
            | Event::Revealed { .. }
            | Event::ScanChosen { .. }
            | Event::ScansRevealed
            | Event::Scanned { .. }
            | Event::Launched { .. }
            | Event::LaunchVoid { .. }
            | Event::Landing { .. }
            | Event::LandingVoid { .. }
            | Event::OrderRolled { .. }
            | Event::OrderSet { .. }
            | Event::GroupMoved { .. }
            | Event::LineDecided { .. }
            | Event::ShotsChosen { .. }
            | Event::AttackChosen { .. }
            | Event::FireRevealed
            | Event::Fires { .. }
            | Event::Attacks { .. }
            | Event::AttackSpent { .. }
            | Event::Passed { .. }
            | Event::GunsAssigned { .. }
            | Event::Damaged { .. }
            | Event::NeedleHit { .. }
            | Event::ThresholdRolled { .. }
            | Event::FightersLost { .. }
            | Event::RamMissed { .. }
            | Event::Recovered { .. }
            | Event::LossesCounted { .. }
            | Event::MoraleTested { .. }
            | Event::Withdraws { .. }
            | Event::TurnEnded { .. }
            | Event::Ended { .. } => None,
        };
        if let Some((from, to, hit)) = pair
            && let (Some(start), Some(end)) = (place(from), place(to))
        {
            self.fire_line(start, end, if hit { BRASS_HI } else { thin(BONE2, 0.8) }, if hit { 4.0 } else { 2.2 });
            if hit {
                self.mark("wargames/full-thrust/mark-hit", end, ALARM);
            }
        }
        if let Event::Damaged { ship, boxes, .. } = event
            && let Some(at) = place(*ship)
        {
            self.mark("wargames/full-thrust/mark-hit", at, ALARM);
            let words = self.said.text.with("full-thrust-table-boxes-lost", &[("boxes", u32::from(*boxes).into())]);
            self.scene.labels.push(Label { anchor: Anchor::At(spot(at)), above: 46.0, words, color: ALARM });
        }
        if let Event::Gone { ship, .. } = event
            && let Some(at) = place(*ship)
        {
            self.mark("wargames/full-thrust/mark-destroyed", at, ALARM);
        }
    }

    /// The way that everything has come in this step.
    pub(super) fn wakes(&mut self) {
        let Some(playback) = self.table.playback() else { return };
        for moving in playback.moving() {
            let hidden = self.field.vessel(moving.unit).is_some_and(|vessel| self.is_bogey(vessel));
            if hidden {
                continue;
            }
            let Some((now, _)) = self.on_its_way(moving.unit) else { continue };
            let mut through = vec![spot(moving.from)];
            if playback.part() >= 0.5 {
                through.push(spot(moving.mid));
            }
            through.push(now);
            let color = thin(self.livery(moving.unit).color(), 0.7);
            self.scene.lines.push(Line { through, color, width: 2.4, dash: Dash::Dots, knots: false });
        }
    }

    pub(super) fn mark(&mut self, path: &str, at: Point, color: Color) {
        self.scene.models.push(Model {
            id: u32::MAX,
            at: spot(at),
            heading: 0,
            art: Art::plain(path),
            size: 0.9,
            color,
            frame: Frame::Bare,
            name: String::new(),
            emphasis: Emphasis::Ghost,
        });
    }
}
