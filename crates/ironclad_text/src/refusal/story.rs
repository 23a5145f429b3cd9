//! Why what the story offers is not to be had now.

use super::{No, Refusal};
use crate::rule;
use crate::thing::{Words, count, number};
use ironclad_game::content::story::device::{Price, Use};
use ironclad_game::content::story::scene::Opt;
use ironclad_game::content::terms::Track;
use ironclad_game::content::{HeroId, OfferId, PostId};
use ironclad_game::engine::query::{View, Wanting};
use ironclad_game::engine::state::Status;

/// Why an option of the story is barred: what is wanting to pay it; none if nothing is.
pub fn option_barred(words: &Words<'_>, view: &View<'_>, option: &Opt) -> Option<String> {
    view.wanting(&option.cost, &option.uses).map(|wanting| told(words, view, wanting))
}

impl No<'_> {
    pub(super) fn offer(&self, offer: OfferId) -> Refusal {
        match self.view.offer_wants(offer) {
            Some(wanting) => Refusal { text: told(self.words, self.view, wanting), rule: rule::STORY },
            None => self.say("no-not-now", rule::STORY),
        }
    }

    pub(super) fn post(&self, post: PostId) -> Refusal {
        let most = self.view.story().and_then(|story| story.posts.get(&post)).map_or(0, |post| post.heroes);
        let there = self.view.course().map_or(0, |course| course.at_post(post).count());
        let full = there >= usize::from(most);
        self.say(if full { "no-post-full" } else { "no-post-nobody" }, rule::STORY)
    }
}

/// What is wanting, in words.
fn told(words: &Words<'_>, view: &View<'_>, wanting: Wanting) -> String {
    match wanting {
        Wanting::Turn => words.get("no-offer-turn"),
        Wanting::Once => words.get("no-offer-once"),
        Wanting::Price(price) => lacking(words, view, price),
        Wanting::Use(Use::Hero(hero)) => absent(words, view, hero),
        Wanting::Use(Use::Class(class)) => words.with("no-attempt", &words.wanted(class)),
        Wanting::Use(Use::Skill(skill)) => words.with("no-offer-skill", &[("skill", words.skill_name(skill).into())]),
        Wanting::Use(Use::Any(heroes)) | Wanting::Heroes(heroes) => {
            let args = [("count", number(heroes)), ("able", count(view.free().count()))];
            words.with("no-offer-heroes", &args)
        }
        Wanting::Others => words.get("no-offer-others"),
    }
}

fn lacking(words: &Words<'_>, view: &View<'_>, price: Price) -> String {
    let (track, points, remains) = match price {
        Price::Salvage(points) => (Track::Salvage, points, false),
        Price::Ammo(points) => (Track::Ammo, points, false),
        Price::Credits(points) => (Track::Credits, points, false),
        // They are never paid down to nothing (ruling 25).
        Price::Morale(points) => (Track::Morale, points, true),
        Price::Crew(points) => (Track::Crew, points, true),
        Price::Actions(actions) => {
            let args = [("count", number(actions)), ("left", number(view.table.actions.left))];
            return words.with("no-offer-actions", &args);
        }
    };
    let args = [("count", number(points)), ("what", words.track(track).into()), ("have", number(view.counter(track)))];
    words.with(if remains { "no-offer-price-but-one" } else { "no-offer-price" }, &args)
}

/// Why a hero whom it takes cannot do it.
fn absent(words: &Words<'_>, view: &View<'_>, hero: HeroId) -> String {
    let args = [("hero", words.hero_name(hero).into())];
    let key = match view.table.hero(hero).map(|aboard| aboard.status) {
        None => "no-offer-hero",
        Some(Status::Wounded) => "no-hero-wounded",
        Some(Status::Ready | Status::Exhausted) if view.waits(hero) => "no-hero-waits",
        Some(Status::Ready | Status::Exhausted) => "no-offer-hero-away",
    };
    words.with(key, &args)
}
