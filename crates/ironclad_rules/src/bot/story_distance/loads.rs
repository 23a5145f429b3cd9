//! What it takes to deliver loads.

use arrayvec::ArrayVec;

use super::deeds::FREE;
use super::{Estimate, FAR, Need, lying};
use crate::bot::story_paths::{Root, Thing};
use crate::content::limits::LOADS;
use crate::content::map::Sectors;
use crate::content::story::condition::Condition;
use crate::content::story::device::{Load, Spend};
use crate::content::story::moment::{Moment, Trigger};
use crate::content::story::place::PlaceRef;
use crate::content::{Id, LoadId, SectorId};
use crate::engine::course::{Course, LoadAt};

/// Moves at the most, where there is no way.
const FARTHEST: u8 = 24;
/// What it counts to take a load aboard that costs no action.
const TAKEN: f64 = 0.1;

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
        let fetched = taking(written);
        let (mut here, mut actions) = (self.view.table.ship, 0.0);
        let mut next = Sectors::NONE;
        // The only one, and nowhere yet: nothing else draws the ship elsewhere meanwhile.
        let is_alone = wanted == 1 && aboard == 0 && lying.is_empty();
        while wanted > 0 {
            if aboard < wanted.min(room) {
                let from = self.view.moves_from([here].into_iter().collect());
                let nearest = lying.iter().enumerate().min_by_key(|(_, sector)| from[sector.index()]);
                let Some((place, sector)) = nearest.map(|(place, sector)| (place, *sector)) else {
                    let laid = if self.seeks_loads || is_alone { self.thing(Thing::Put(load)) } else { FAR };
                    let next = if next.is_empty() { laid.next } else { next };
                    // Where something is done for it, there it will be, by and large.
                    let back = laid.next.iter().map(|sector| home[sector.index()]).min();
                    let home = back.unwrap_or(home[self.view.table.ship.index()]);
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
        Need { actions, next, ..Need::NOTHING }
    }
}

/// Actions that it takes to take a load aboard where it lies.
fn taking(load: &Load) -> f64 {
    if load.take == Spend::Action { 1.0 } else { TAKEN }
}

/// Something to be fetched.
#[derive(Debug, Clone, Copy)]
struct Stop {
    /// Where it is, or will be.
    at: SectorId,
    /// What it takes there.
    price: Need,
    size: u8,
    /// Whether it cannot be done without.
    must: bool,
}

impl<'a> Estimate<'a> {
    /// So many of several loads have to be delivered, one of each kind, whichever are had most easily: they are fetched one
    /// after the other, as many at a time as there is room for. The ship has business at the first alone: whoever is
    /// drawn to all of them at once stays between them. Those of `must` have to be among them.
    pub(super) fn fetching(&self, course: &Course, of: &'a [Condition], wanted: u8, must: &[&Condition]) -> Need {
        let Some(story) = self.view.story() else { return FAR };
        let mut stops: ArrayVec<Stop, LOADS> = ArrayVec::new();
        let (mut left, mut aboard, mut ports) = (wanted, 0_u8, Sectors::NONE);
        // Those that cannot be done without, and the room that those take which are delivered next.
        let (mut bound, mut carried) = (0, 0);
        for condition in of {
            let Condition::Landed { load, .. } = condition else { continue };
            let Some(written) = story.loads.get(load) else { continue };
            if self.view.is_so(condition) {
                left = left.saturating_sub(1);
            } else if course.loads(*load, |at| at == LoadAt::Hold) > 0 {
                (aboard, carried) = (aboard + 1, carried + written.size);
            } else if let Some(stop) = self.stop(course, *load, written)
                && !stops.is_full()
            {
                let must = must.contains(&condition);
                bound += u8::from(must);
                stops.push(Stop { must, ..stop });
            }
            ports = ports.with(self.view.sectors_of(&written.land));
        }
        let held = course.loads.iter().filter(|piece| piece.at == LoadAt::Hold);
        let filled: u8 = held.filter_map(|piece| story.loads.get(&piece.load)).map(|load| load.size).sum();
        let mut room = story.hold.places.saturating_sub(filled);
        let home = self.view.moves_from(ports);
        let mut here = self.view.table.ship;
        let mut all = Need::NOTHING;
        while left > 0 {
            let from = self.view.scenario.map.moves(here);
            let far = |stop: &Stop| f64::from(from[stop.at.index()].min(FARTHEST));
            let fits = |stop: &Stop| aboard + if stop.must { 0 } else { bound } < left && stop.size <= room;
            let next = stops.iter().enumerate().filter(|(_, stop)| fits(stop)).min_by(|(_, one), (_, other)| {
                let whole = |stop: &Stop| far(stop) + stop.price.actions + self.paying(stop.price.credits);
                whole(one).total_cmp(&whole(other))
            });
            if let Some((place, stop)) = next.map(|(place, stop)| (place, *stop)) {
                all = all.with(stop.price).and(far(&stop));
                here = stop.at;
                bound -= u8::from(stop.must);
                (aboard, room, carried) = (aboard + 1, room - stop.size, carried + stop.size);
                stops.swap_remove(place);
            } else if aboard > 0 {
                all = all.and(f64::from(home[here.index()].min(FARTHEST)));
                here = ports.iter().min_by_key(|port| from[port.index()]).unwrap_or(here);
                (left, room) = (left.saturating_sub(aboard), room + carried);
                (aboard, carried) = (0, 0);
            } else {
                return FAR.and(left.into());
            }
            if all.next.is_empty() {
                all.next = [here].into_iter().collect();
            }
        }
        all
    }

    /// Where a load is to be fetched, and what it takes there; none if nothing leads to it.
    fn stop(&self, course: &Course, load: LoadId, written: &Load) -> Option<Stop> {
        let taken = taking(written);
        let moves = self.view.scenario.map.moves(self.view.table.ship);
        let nearest = |sectors: Sectors| sectors.iter().min_by_key(|sector| moves[sector.index()]);
        if let Some(at) = nearest(lying(course, load)) {
            return Some(Stop { at, price: Need { actions: taken, ..Need::NOTHING }, size: written.size, must: false });
        }
        let laid = self.ways.laid(load).filter_map(|(place, root)| Some((nearest(self.view.sectors_of(place))?, root)));
        let (at, root) = laid.min_by_key(|(at, _)| moves[at.index()])?;
        let price = match root {
            Root::Trigger(Trigger { on: Moment::CountReaches { count, at }, .. }) => {
                self.stepping(course, *count, *at).and(FREE)
            }
            Root::Trigger(_) | Root::Offer(..) | Root::Won(_) | Root::Option(..) => {
                let laid = self.thing(Thing::Put(load));
                let way = nearest(laid.next).map_or(0, |next| moves[next.index()]);
                let there = (laid.actions - f64::from(way)).max(0.0) + self.doing(laid.deeds);
                Need { actions: there, credits: laid.credits, ..Need::NOTHING }
            }
        };
        let price = price.and(taken);
        Some(Stop { at, price, size: written.size, must: false })
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

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::bot::story_paths::Ways;
    use crate::bot::trial::begun;
    use crate::content::story::condition::Milestone;
    use crate::engine::Game;

    /// Passengers are wanted at Europa, where the ship is; nobody waits anywhere until she arrives at the wreck.
    fn wanted(beats: Value, at_least: u8) -> Game {
        begun(json!({
            "places": { "wreck": { "sectors": ["3a-empty-space"] } },
            "loads": { "castaway": { "land": "europa" } },
            "hold": { "places": 2 },
            "triggers": [{ "id": "wreck", "on": { "arrives": "wreck" }, "do": beats }],
            "milestones": {
                "main": { "when": "never" }, "third": { "when": "never" },
                "side": { "when": { "landed": { "load": "castaway", "at-least": at_least, "at": "europa" } } }
            }
        }))
    }

    /// What it needs, and the moves from here to where it begins.
    fn need(game: &Game) -> (f64, f64) {
        let ways = Ways::of(game.view().story().expect("a story"));
        let need = Estimate::new(game.view(), &ways).milestone(Milestone::Side);
        (need.actions, game.view().moves_to(need.next).into())
    }

    #[test]
    fn a_single_load_is_followed_back_to_what_lays_it_or_brings_it_aboard() {
        for beats in [json!([{ "put": { "load": "castaway", "at": "wreck" } }]), json!([{ "take": "castaway" }])] {
            let (actions, moves) = need(&wanted(beats, 1));
            assert!((1.0..FAR.actions).contains(&moves), "the ship has business at the wreck: {moves}");
            assert!((actions - (2.0 * moves + 1.0)).abs() < 1e-9, "there, aboard, and back: {actions}");
        }
    }

    #[test]
    fn of_several_loads_that_lie_nowhere_nothing_is_known() {
        let (actions, _) = need(&wanted(json!([{ "take": "castaway" }]), 2));
        assert!(actions > FAR.actions, "{actions}");
    }
}
