//! Beats that move loads: aboard, ashore, from place to place, or away.

use arrayvec::ArrayVec;

use crate::content::limits::LOADS;
use crate::content::story::place::PlaceRef;
use crate::content::{LoadId, SectorId};
use crate::engine::course::LoadAt;
use crate::engine::event::story::StoryEvent;
use crate::engine::play::Play;

/// Whether another piece of load can come. What beats bring again and again comes no more when there are so many, and the
/// walk through the story tells its author.
pub(super) fn can_come(play: &Play<'_>) -> bool {
    play.table().course.as_ref().is_some_and(|course| !course.loads.is_full())
}

/// A load comes aboard from where the ship is, or from nowhere.
pub(super) fn take(play: &mut Play<'_>, load: LoadId) {
    let here = play.table().ship;
    let lies_here = LoadAt::Sector(here);
    let lies = play.table().course.as_ref().is_some_and(|course| course.loads(load, |at| at == lies_here) > 0);
    if lies || can_come(play) {
        play.tell(StoryEvent::Taken { load, sector: lies.then_some(here) });
    }
}

/// Others take one of a load from where it lies and set it down.
pub(super) fn ferry(play: &mut Play<'_>, load: LoadId, from: &PlaceRef, to: &PlaceRef) {
    let from = lying(play, load, from).next();
    let to = play.view().sectors_of(to);
    let to = play.scenario.map.sectors.ids().find(|sector| to.has(*sector));
    if let Some((from, to)) = from.zip(to) {
        play.tell(StoryEvent::Ferried { load, from, to });
    }
}

/// All of a load that lie at a place are lost.
pub(super) fn sweep(play: &mut Play<'_>, load: LoadId, at: &PlaceRef) {
    let lost: ArrayVec<SectorId, LOADS> = lying(play, load, at).collect();
    for sector in lost {
        play.tell(StoryEvent::Swallowed { load, sector });
    }
}

/// The sectors of a place where loads of a kind lie, each as often as one does, in order of names.
fn lying(play: &Play<'_>, load: LoadId, at: &PlaceRef) -> impl Iterator<Item = SectorId> + use<> {
    let there = play.view().sectors_of(at);
    let course = play.table().course.as_ref();
    let pieces = course.into_iter().flat_map(|course| &course.loads).filter(|piece| piece.load == load);
    let lie = pieces.filter_map(|piece| match piece.at {
        LoadAt::Sector(sector) if there.has(sector) => Some(sector),
        LoadAt::Sector(_) | LoadAt::Hold | LoadAt::Landed(_) | LoadAt::With(_) | LoadAt::Lost => None,
    });
    let mut lie: ArrayVec<SectorId, LOADS> = lie.take(LOADS).collect();
    lie.sort_unstable();
    lie.into_iter()
}

/// Whether one of a load is in the hold.
pub(super) fn aboard(play: &Play<'_>, load: LoadId) -> bool {
    play.table().course.as_ref().is_some_and(|course| course.loads(load, |at| at == LoadAt::Hold) > 0)
}
