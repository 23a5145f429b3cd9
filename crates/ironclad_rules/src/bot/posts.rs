//! Whether the heroes at a post of a story still have something to do there.

use crate::content::story::Story;
use crate::content::story::beat::{Beat, StoryBeat};
use crate::content::story::device::Post;
use crate::content::story::moment::Moment;
use crate::content::{CountId, MoverId, PostId};
use crate::engine::course::Course;
use crate::engine::query::View;

/// Whether nothing waits for heroes at a post any more: what they keep there is lost already, or no foe is about and none is
/// still to come.
pub(super) fn is_idle(view: &View<'_>, post: PostId) -> bool {
    let Some((story, course)) = view.story().zip(view.course()) else { return false };
    story.posts.get(&post).is_none_or(|written| is_lost(story, course, written) || nobody_comes(view, story, course))
}

/// Heroes at posts where nothing waits for them.
pub(super) fn idle(view: &View<'_>) -> usize {
    let Some((story, course)) = view.story().zip(view.course()) else { return 0 };
    let posts = story.posts.keys().filter(|post| course.at_post(**post).next().is_some() && is_idle(view, **post));
    posts.map(|post| course.at_post(*post).count()).sum()
}

/// Whether every count that falls when the post is not held is at its end.
fn is_lost(story: &Story, course: &Course, post: &Post) -> bool {
    let mut kept = Vec::new();
    if let Some(check) = story.checks.get(&post.defend) {
        falls(&check.lost, &mut kept);
    }
    !kept.is_empty() && kept.iter().all(|count| course.count(*count) == 0)
}

/// The counts that these beats bring down.
fn falls(beats: &[Beat], counts: &mut Vec<CountId>) {
    for beat in beats {
        if let Beat::Story(StoryBeat::Count { count, by: ..0 }) = beat {
            counts.push(*count);
        }
        beat.within().into_iter().for_each(|within| falls(within, counts));
    }
}

/// Whether no foe is on the map, and no trigger that may still fire sends one.
fn nobody_comes(view: &View<'_>, story: &Story, course: &Course) -> bool {
    let open = story.triggers.iter().filter(|trigger| trigger.again || !course.has_fired(trigger.id));
    let mut to_come = open.filter(|trigger| match &trigger.on {
        Moment::Turn(turn) => u16::from(turn.at(view.setup.mode)) > view.table.turn,
        Moment::TurnEnds(turn) => u16::from(turn.at(view.setup.mode)) >= view.table.turn,
        // Whatever else it waits for may still come.
        _ => true,
    });
    let is_foe = |mover: &MoverId| story.movers.get(mover).is_some_and(|written| written.kind.is_foe());
    view.foes().next().is_none() && !to_come.any(|trigger| sends(&trigger.beats, &is_foe))
}

/// Whether one of these beats sends such a thing onto the map.
fn sends(beats: &[Beat], is_meant: &dyn Fn(&MoverId) -> bool) -> bool {
    beats.iter().any(|beat| {
        matches!(beat, Beat::Story(StoryBeat::Send { mover, .. }) if is_meant(mover))
            || beat.within().into_iter().any(|within| sends(within, is_meant))
    })
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::bot::trial::{begun, tuned};
    use crate::content::{HeroId, Id};
    use crate::engine::Game;
    use crate::engine::course::Posted;

    /// A post on the road, where a hero is: foes come on these triggers, and air is lost when they are let in.
    fn held(triggers: Value) -> Game {
        let game = begun(json!({
            "places": { "mill": { "sectors": ["1a-empty-space-1"] } },
            "counts": { "air": { "start": 1, "most": 2 } },
            "movers": { "raider": { "kind": "foe", "goes": { "towards": [{ "place": "mill" }] } } },
            "checks": {
                "hold": { "skills": ["combat"], "difficulty": 9, "lost": [{ "count": { "count": "air", "by": -1 } }] }
            },
            "posts": { "gate": { "at": "mill", "heroes": 2, "defend": "hold" } },
            "triggers": triggers
        }));
        let names = game.names().clone();
        tuned(&game, |state| {
            let course = state.table.course.as_mut().expect("a course");
            let post = PostId::find(&names, "gate").expect("a post");
            let hero = HeroId::find(&names, "xavier").expect("a hero");
            course.posted.push(Posted { hero, post });
        })
    }

    #[test]
    fn heroes_are_idle_once_nobody_comes_any_more() {
        let game = held(
            json!([{ "id": "raid", "on": { "turn": 4 }, "do": [{ "send": { "mover": "raider", "to": "europa" } }] }]),
        );
        assert_eq!(idle(&game.view()), 0, "the raid is to come");
        let later = tuned(&game, |state| state.table.turn = 4);
        assert_eq!(idle(&later.view()), 1, "it has not come");
    }

    #[test]
    fn heroes_are_idle_once_what_they_keep_is_lost() {
        let game = held(json!([
            { "id": "raid", "on": "each-turn", "again": true, "do": [{ "send": { "mover": "raider", "to": "europa" } }] }
        ]));
        assert_eq!(idle(&game.view()), 0, "raiders come every turn");
        let choked = tuned(&game, |state| state.table.course.as_mut().expect("a course").counts[0] = 0);
        assert_eq!(idle(&choked.view()), 1, "there is no air left to keep");
    }
}
