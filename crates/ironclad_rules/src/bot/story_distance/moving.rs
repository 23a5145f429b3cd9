//! How long what moves by itself takes.

use super::{Estimate, FAR, Need};
use crate::content::map::{Map, Sectors};
use crate::content::story::device::{Goes, Mover, Waits};
use crate::content::story::moment::{Moment, Trigger};
use crate::content::{Id, MoverId, SectorId};
use crate::engine::course::{Course, Moving};

/// Turns for which a token ahead of something that waits for it holds it up.
const HELD_UP: f64 = 0.4;
/// A sector beyond the end of a lane, since the next lane is unknown.
const UNKNOWN: f64 = 1.3;
/// Actions that such a token takes besides the way there, by and large.
const TO_CLEAR: f64 = 0.4;
/// The share of actions that go to such tokens while something waits for them.
const CLEARING: f64 = 0.8;
/// What such an action counts among those that are needed: the turns that it costs count already.
const A_LITTLE: f64 = 0.2;

impl Estimate<'_> {
    /// Turns until a trigger fires by what moves, or by the calendar; none if something else causes it, or it has fired.
    pub(in crate::bot) fn turns_until(&self, trigger: &Trigger) -> Option<f64> {
        let course = self.view.course()?;
        if !trigger.again && course.has_fired(trigger.id) {
            return None;
        }
        match &trigger.on {
            Moment::Turn(turn) | Moment::TurnEnds(turn) => {
                let turn = u16::from(turn.at(self.view.setup.mode));
                turn.checked_sub(self.view.table.turn).map(f64::from)
            }
            Moment::MoverEnters { mover, place } => {
                course.mover_at(*mover)?;
                Some(self.mover_to(course, *mover, self.view.sectors_of(place)).turns)
            }
            _ => None,
        }
    }

    /// Something that moves has to reach one of these sectors.
    pub(super) fn mover_to(&self, course: &Course, mover: MoverId, there: Sectors) -> Need {
        let (Some(moving), Some(story)) = (course.mover(mover), self.view.story()) else { return FAR };
        let (Some(written), Some(at)) = (story.movers.get(&mover), moving.at) else { return FAR };
        let way = self.way_ahead(moving, written, there);
        let moves = self.view.moves_from(there);
        let end = way.last().copied().unwrap_or(at);
        let table = self.view.table;
        let speed = [table.turn, table.turn.saturating_add(1)]
            .map(|turn| f64::from(written.speed.at(turn)))
            .into_iter()
            .sum::<f64>()
            / 2.0;
        let speed = speed.max(0.5);
        let waits = matches!(written.waits, Waits::Token);
        let (mut turns, mut clearing, mut here) = (f64::from(moving.held), 0.0, table.ship);
        let mut blocked = Sectors::NONE;
        for sector in way {
            turns += 1.0 / speed;
            if waits && table.token(sector).is_some() {
                clearing += f64::from(self.view.scenario.map.moves(here)[sector.index()].min(24)) + TO_CLEAR;
                here = sector;
                blocked = blocked.with([sector].into_iter().collect());
                let later = (clearing - f64::from(table.actions.left)).max(0.0);
                turns = turns.max(1.0 + later / (CLEARING * f64::from(self.view.actions())));
            }
        }
        // Behind the end of its lane it is as likely to be held up as anywhere.
        let beyond = UNKNOWN * f64::from(moves[end.index()]).min(24.0);
        let sectors = f64::from(u16::try_from(self.view.scenario.map.sectors.ids().count()).unwrap_or(1).max(1));
        let tokens = if waits { f64::from(self.tokens(|_| true).count()) / sectors } else { 0.0 };
        turns += beyond / speed + HELD_UP * tokens * beyond;
        let guarded: Sectors = [at].into_iter().collect();
        let next = if blocked.is_empty() { guarded } else { blocked };
        Need { actions: A_LITTLE * clearing, turns, next, ..Need::NOTHING }
    }

    /// The sectors that something has before it on its lane, up to one of some sectors.
    fn way_ahead(&self, moving: &Moving, written: &Mover, there: Sectors) -> Vec<SectorId> {
        let Some(story) = self.view.story() else { return Vec::new() };
        let own = match &written.goes {
            Goes::Lane(lane) | Goes::Ring(lane) => Some(*lane),
            _ => None,
        };
        let Some(lane) = moving.lane.or(own) else { return Vec::new() };
        let row = story.lanes.get(&lane).map(Vec::as_slice).unwrap_or_default();
        let ahead = row.iter().skip(usize::from(moving.step) + 1).copied();
        let mut way = Vec::with_capacity(Map::MOST);
        for sector in ahead {
            way.push(sector);
            if there.has(sector) {
                break;
            }
        }
        way
    }
}
