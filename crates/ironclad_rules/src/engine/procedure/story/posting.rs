//! Heroes go to a post, or come back from it.

use serde::{Deserialize, Serialize};

use super::price::pay;
use crate::content::PostId;
use crate::content::story::device::{Post, Price};
use crate::engine::decision::{Answer, Source};
use crate::engine::event::story::StoryEvent;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::procedure::heroes::rest_heal_wound::{Pick, Picking};
use crate::engine::query::View;

/// Heroes going to a post.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Posting {
    post: PostId,
    begun: bool,
}

impl Posting {
    /// Heroes go to this post.
    pub(in crate::engine) fn to(post: PostId) -> Self {
        Self { post, begun: false }
    }
}

impl Procedure for Posting {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        if self.begun {
            return Flow::Done;
        }
        self.begun = true;
        pay(play, &[Price::Actions(1)], Source::Post(self.post));
        let room = room(&play.view(), self.post);
        Flow::Call(Pick::new(Picking::Post(self.post), room).into())
    }
}

/// Going to the posts here, and coming back. Each takes an action: it is asked only while there is one.
pub(in crate::engine) fn open<'a>(view: &View<'a>) -> impl Iterator<Item = Answer> + use<'a> {
    let view = *view;
    let here = posts(&view).filter(move |(_, post)| view.is_at(&post.at, view.table.ship));
    here.flat_map(move |(post, _)| {
        let go = room(&view, post) > 0 && view.able().next().is_some();
        let back = view.course().is_some_and(|course| course.at_post(post).next().is_some());
        [go.then_some(Answer::Post(post)), back.then_some(Answer::Fetch(post))].into_iter().flatten()
    })
}

/// The posts of the story.
pub(super) fn posts<'a>(view: &View<'a>) -> impl Iterator<Item = (PostId, &'a Post)> + use<'a> {
    view.story().into_iter().flat_map(|story| &story.posts).map(|(post, written)| (*post, written))
}

fn room(view: &View<'_>, post: PostId) -> u8 {
    let most = view.story().and_then(|story| story.posts.get(&post)).map_or(0, |post| post.heroes);
    let there = view.course().map_or(0, |course| course.at_post(post).count());
    most.saturating_sub(u8::try_from(there).unwrap_or(u8::MAX))
}

/// Everybody at a post comes back aboard.
pub(in crate::engine) fn fetch(play: &mut Play<'_>, post: PostId) {
    while let Some(hero) = play.table().course.as_ref().and_then(|course| course.at_post(post).next()) {
        play.tell(StoryEvent::Fetched { post, hero });
    }
}

/// The same by the players' own action.
pub(in crate::engine) fn fetch_by_action(play: &mut Play<'_>, post: PostId) {
    pay(play, &[Price::Actions(1)], Source::Post(post));
    fetch(play, post);
}
