//! The public state of a story, for the protocol.

use serde_json::{Value, json};

use super::object;
use crate::content::story::condition::Milestone;
use crate::content::{Id, Names};
use crate::engine::course::{Course, LoadAt};
use crate::engine::query::View;

/// What moves and is on the map: where, and the boxes left if any are kept.
#[inline]
pub(super) fn movers(view: &View<'_>, names: &Names) -> Value {
    let movers = view.course().into_iter().flat_map(|course| &course.movers);
    object(movers.filter_map(|moving| {
        let written = view.story()?.movers.get(&moving.mover)?;
        let boxes = if written.boxes > 0 { Some(moving.boxes) } else { None };
        let told = json!({ "at": moving.at?.name(names), "kind": <&str>::from(written.kind), "boxes": boxes });
        Some((moving.mover.name(names), told))
    }))
}

/// Loads by their kind: in which sectors they lie, and how many are aboard, with others, set down and lost.
#[inline]
pub(super) fn loads(view: &View<'_>, names: &Names) -> Value {
    let (Some(story), Some(course)) = (view.story(), view.course()) else { return json!({}) };
    object(story.loads.keys().map(|load| {
        let own = || course.loads.iter().filter(|piece| piece.load == *load);
        let lying = own().filter_map(|piece| match piece.at {
            LoadAt::Sector(sector) => Some(sector.name(names)),
            _ => None,
        });
        let count = |so: fn(LoadAt) -> bool| own().filter(|piece| so(piece.at)).count();
        let told = json!({
            "lying": lying.collect::<Vec<_>>(),
            "aboard": count(|at| at == LoadAt::Hold),
            "taken": count(|at| matches!(at, LoadAt::With(_))),
            "landed": count(|at| matches!(at, LoadAt::Landed(_))),
            "lost": count(|at| at == LoadAt::Lost),
        });
        (load.name(names), told)
    }))
}

/// The counts.
#[inline]
pub(super) fn counts(view: &View<'_>, names: &Names) -> Value {
    let (Some(story), Some(course)) = (view.story(), view.course()) else { return json!({}) };
    object(story.counts.keys().map(|count| (count.name(names), course.count(*count).into())))
}

/// Who is at which post.
#[inline]
pub(super) fn posts(view: &View<'_>, names: &Names) -> Value {
    let (Some(story), Some(course)) = (view.story(), view.course()) else { return json!({}) };
    object(story.posts.keys().map(|post| {
        let heroes: Vec<&str> = course.at_post(*post).map(|hero| hero.name(names)).collect();
        (post.name(names), heroes.into())
    }))
}

/// The side taken, and the state of the known milestones.
#[inline]
pub(super) fn course(view: &View<'_>, course: &Course, names: &Names) -> Value {
    let milestones = Milestone::ALL.into_iter().filter(|milestone| course.seen[milestone.index()]);
    let milestones = milestones.map(|milestone| {
        let told = json!({ "reached": view.has_reached(milestone), "failed": course.has_failed(milestone) });
        (<&str>::from(milestone), told)
    });
    let side = if course.taken { Some(course.side.name(names)) } else { None };
    json!({ "side": side, "reader": view.reader().number(), "milestones": object(milestones) })
}
