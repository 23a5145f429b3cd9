//! Loads are taken aboard where they lie, and set down where they are wanted.

use super::price::pay;
use crate::content::LoadId;
use crate::content::story::device::{Price, Spend};
use crate::engine::course::LoadAt;
use crate::engine::decision::{Answer, Source};
use crate::engine::event::story::StoryEvent;
use crate::engine::play::Play;
use crate::engine::query::View;

/// What can be taken aboard here, and set down here.
pub(in crate::engine) fn open<'a>(view: &View<'a>) -> impl Iterator<Item = Answer> + use<'a> {
    let view = *view;
    let take = loads(&view).filter(move |load| can_take(&view, *load)).map(Answer::Take);
    take.chain(landable(&view))
}

/// The choices that cost no action.
pub(in crate::engine) fn free<'a>(view: &View<'a>) -> impl Iterator<Item = Answer> + use<'a> {
    let view = *view;
    let take = loads(&view).filter(move |load| spend(&view, *load) == Spend::Free && can_take(&view, *load));
    take.map(Answer::Take).chain(landable(&view))
}

fn loads<'a>(view: &View<'a>) -> impl Iterator<Item = LoadId> + use<'a> {
    view.story().into_iter().flat_map(|story| story.loads.keys().copied())
}

fn spend(view: &View<'_>, load: LoadId) -> Spend {
    view.story().and_then(|story| story.loads.get(&load)).map(|written| written.take).unwrap_or_default()
}

fn can_take(view: &View<'_>, load: LoadId) -> bool {
    let Some((story, course)) = view.story().zip(view.course()) else { return false };
    let lies = course.loads(load, |at| at == LoadAt::Sector(view.table.ship)) > 0;
    let size = |load: &LoadId| story.loads.get(load).map_or(1, |written| written.size);
    let aboard = course.loads.iter().filter(|piece| piece.at == LoadAt::Hold);
    let full: u8 = aboard.map(|piece| size(&piece.load)).fold(0, u8::saturating_add);
    let paid = spend(view, load) == Spend::Free || view.can_pay(Price::Actions(1));
    lies && paid && full.saturating_add(size(&load)) <= story.hold.places
}

fn landable<'a>(view: &View<'a>) -> impl Iterator<Item = Answer> + use<'a> {
    let view = *view;
    let wanted = loads(&view).filter(move |load| {
        let Some((story, course)) = view.story().zip(view.course()) else { return false };
        let here = story.loads.get(load).is_some_and(|written| view.is_at(&written.land, view.table.ship));
        here && course.loads(*load, |at| at == LoadAt::Hold) > 0
    });
    wanted.map(Answer::Land)
}

/// A load comes aboard.
pub(in crate::engine) fn take(play: &mut Play<'_>, load: LoadId) {
    if spend(&play.view(), load) == Spend::Action {
        pay(play, &[Price::Actions(1)], Source::Scenario);
    }
    let sector = Some(play.table().ship);
    play.tell(StoryEvent::Taken { load, sector });
}

/// A load is set down.
pub(in crate::engine) fn land(play: &mut Play<'_>, load: LoadId) {
    let sector = play.table().ship;
    play.tell(StoryEvent::Landed { load, sector });
}
