//! Whether the mission can be done in time, where moves alone say so.

use std::collections::VecDeque;

use strum::IntoEnumIterator;

use super::world::Fact;
use super::{Chapter, World};
use crate::id::{LaneId, MoverId, SectorId};
use crate::map::Sectors;
use crate::story::condition::Condition;
use crate::story::device::{Goes, Mover};
use crate::terms::Mode;
use words::Message;

pub(super) fn feasible(chapter: &mut Chapter<'_>) {
    let mut faults = Vec::new();
    for world in &chapter.worlds {
        let Some(needed) = needed(world) else { continue };
        for mode in Mode::iter().filter(|mode| u16::from(world.last(*mode)) < needed) {
            let (side, last) = (world.name(world.side), world.last(mode));
            let message = Message::new("fault-too-few-turns")
                .with("side", side)
                .with("needed", needed)
                .with("mode", mode.name())
                .with("last", last);
            faults.push(message);
        }
    }
    faults.into_iter().for_each(|message| chapter.fault("story.milestones.main.when", message));
}

/// Turns that the mission takes at the least, if that is known.
fn needed(world: &World<'_>) -> Option<u16> {
    match &world.story.milestones.main.when {
        Condition::MoverAt { mover, place } => {
            let written = world.story.movers.get(mover)?;
            let Goes::Lane(lane) = &written.goes else { return None };
            // What is sent, hurried or driven goes as its author likes.
            let starts: Vec<SectorId> = world
                .facts
                .iter()
                .filter_map(|fact| match fact {
                    Fact::Sent(sent, sector) if sent == mover => Some(*sector),
                    _ => None,
                })
                .collect();
            let hurried = hurries(world, *mover);
            let steps = steps(world, *mover, *lane, &starts, world.sectors(place))?;
            (!hurried).then(|| turns(written, steps))
        }
        Condition::At(place) => {
            let wanted = world.sectors(place);
            let steps = distance(world, world.scenario.ship, wanted)?;
            // Three moves a turn is more than any crew can make.
            Some(steps.div_ceil(3))
        }
        _ => None,
    }
}

fn hurries(world: &World<'_>, mover: MoverId) -> bool {
    use crate::story::beat::{Beat, StoryBeat};
    let mut hurried = false;
    world.story.each_beat(world.names, &mut |_, beat| {
        hurried |= matches!(beat, Beat::Story(StoryBeat::Hurry { mover: own, .. }) if *own == mover);
    });
    hurried
}

/// The fewest sectors along its lanes, from where it can begin.
fn steps(world: &World<'_>, mover: MoverId, lane: LaneId, starts: &[SectorId], wanted: Sectors) -> Option<u16> {
    let taken = world.facts.iter().filter_map(|fact| match fact {
        Fact::Lane(own, lane) if *own == mover => Some(*lane),
        _ => None,
    });
    let rows: Vec<&Vec<SectorId>> = taken.chain([lane]).filter_map(|lane| world.story.lanes.get(&lane)).collect();
    let next = |from: SectorId| {
        let pairs = rows.iter().flat_map(|row| row.windows(2));
        let to = pairs.filter_map(move |pair| match pair {
            [one, other] if *one == from => Some(*other),
            _ => None,
        });
        to.collect::<Vec<_>>()
    };
    fewest(starts, wanted, next)
}

fn distance(world: &World<'_>, from: SectorId, wanted: Sectors) -> Option<u16> {
    fewest(&[from], wanted, |sector| world.scenario.map.sectors[sector].neighbours.clone())
}

fn fewest(starts: &[SectorId], wanted: Sectors, next: impl Fn(SectorId) -> Vec<SectorId>) -> Option<u16> {
    let mut seen = Sectors::default();
    let mut open: VecDeque<(SectorId, u16)> = starts.iter().map(|sector| (*sector, 0)).collect();
    while let Some((sector, steps)) = open.pop_front() {
        if wanted.has(sector) {
            return Some(steps);
        }
        if !seen.has(sector) {
            seen.add(sector);
            open.extend(next(sector).into_iter().map(|to| (to, steps + 1)));
        }
    }
    None
}

/// The turns that something that moves needs for this many sectors.
fn turns(written: &Mover, steps: u16) -> u16 {
    let mut gone = 0;
    (1..=u16::from(u8::MAX))
        .find(|turn| {
            gone += u16::from(written.speed.at(*turn));
            gone >= steps
        })
        .unwrap_or(u16::MAX)
}
