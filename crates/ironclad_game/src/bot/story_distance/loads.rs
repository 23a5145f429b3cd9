//! What it takes to deliver loads.

use super::{Estimate, FAR, Need};
use crate::bot::story_paths::Thing;
use crate::content::map::Sectors;
use crate::content::story::device::Spend;
use crate::content::story::place::PlaceRef;
use crate::content::{Id, LoadId, SectorId};
use crate::engine::course::{Course, LoadAt};

impl Estimate<'_> {
    /// This many loads have to be delivered: fetched nearest first, as many at a time as there is room for. Those that do not
    /// lie anywhere yet have to be laid there first.
    pub(super) fn landing(&self, course: &Course, load: LoadId, wanted: u8, at: Option<&PlaceRef>) -> Need {
        let Some(story) = self.view.story() else { return FAR };
        let Some(written) = story.loads.get(&load) else { return FAR };
        let ports = self.view.sectors_of(&written.land);
        let ports = match at.map(|at| self.view.sectors_of(at)) {
            Some(there) => ports.iter().filter(|sector| there.has(*sector)).collect(),
            None => ports,
        };
        let landed = course.loads(load, |at| matches!(at, LoadAt::Landed(sector) if ports.has(sector)));
        let mut wanted = wanted.saturating_sub(landed);
        let mut aboard = course.loads(load, |at| at == LoadAt::Hold);
        let others = course.loads.iter().filter(|piece| piece.at == LoadAt::Hold && piece.load != load);
        let filled: u8 = others.filter_map(|piece| story.loads.get(&piece.load)).map(|load| load.size).sum();
        let room = story.hold.places.saturating_sub(filled) / written.size.max(1);
        let mut lying: Vec<SectorId> = course
            .loads
            .iter()
            .filter(|piece| piece.load == load)
            .filter_map(|piece| sector_of(course, piece.at))
            .collect();
        let home = self.view.moves_from(ports);
        let fetched = if written.take == Spend::Action { 1.0 } else { 0.1 };
        let (mut here, mut actions) = (self.view.table.ship, 0.0);
        let mut next = Sectors::NONE;
        while wanted > 0 {
            if aboard < wanted.min(room) {
                let from = self.view.moves_from([here].into_iter().collect());
                let nearest = lying.iter().enumerate().min_by_key(|(_, sector)| from[sector.index()]);
                let Some((place, sector)) = nearest.map(|(place, sector)| (place, *sector)) else {
                    let laid = if self.seeks_loads { self.thing(Thing::Put(load)) } else { FAR };
                    let next = if next.is_empty() { laid.next } else { next };
                    let home = home[self.view.table.ship.index()];
                    let way =
                        Need { actions: actions + laid.actions + fetched + f64::from(home).min(24.0), next, ..laid };
                    return if self.all(way) < self.all(FAR) { way } else { FAR.and(f64::from(wanted)) };
                };
                lying.swap_remove(place);
                actions += f64::from(from[sector.index()]).min(24.0) + fetched;
                aboard += 1;
                here = sector;
            } else {
                if room == 0 && aboard == 0 {
                    return FAR;
                }
                actions += f64::from(home[here.index()]).min(24.0);
                let from = home;
                let nearest = ports.iter().min_by_key(|port| from[port.index()]);
                here = nearest.unwrap_or(here);
                wanted = wanted.saturating_sub(aboard);
                aboard = 0;
            }
            if next.is_empty() {
                next = [here].into_iter().collect();
            }
        }
        Need { actions, next, ..Need::default() }
    }
}

/// Where a load lies, or whatever carries it is.
pub(super) fn sector_of(course: &Course, at: LoadAt) -> Option<SectorId> {
    match at {
        LoadAt::Sector(sector) => Some(sector),
        LoadAt::With(mover) => course.mover_at(mover),
        LoadAt::Hold | LoadAt::Landed(_) | LoadAt::Lost => None,
    }
}
