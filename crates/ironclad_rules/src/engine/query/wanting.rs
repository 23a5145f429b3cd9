//! What the story offers here and cannot be had now: what is wanting for it. Who would be Wounded by what can be had.

use super::View;
use crate::content::edition::Edition;
use crate::content::story::device::{Often, Price, Spend, Use};
use crate::content::story::scene::Opt;
use crate::content::{ChoiceId, HeroId, LoadId, OfferId, OptionId, PostId};
use crate::engine::course::LoadAt;
use crate::engine::procedure::story::price::{fits, many};
use crate::engine::state::Status;

/// What is wanting for an offer, or for an option of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanting {
    /// It has been taken this turn.
    Turn,
    /// It has been taken, and is to be had once.
    Once,
    /// This cannot be paid in full (ruling 25).
    Price(Price),
    /// Nobody is free who could be exhausted for this.
    Use(Use),
    /// This many heroes are exhausted for it, and fewer are free.
    Heroes(u8),
    /// Somebody is free for each use, but not for each another (rule 6.8).
    Others,
}

impl<'a> View<'a> {
    /// What is wanting to pay this in full and to exhaust heroes for these uses, if anything is.
    pub fn wanting(&self, cost: &[Price], uses: &[Use]) -> Option<Wanting> {
        if let Some(price) = cost.iter().find(|price| !self.can_pay(**price)) {
            return Some(Wanting::Price(*price));
        }
        if uses.is_empty() {
            return None;
        }
        let free: Vec<HeroId> = self.free().map(|aboard| aboard.hero).collect();
        let is_there = |what: Use| free.iter().any(|hero| fits(self, what, *hero));
        if let Some(what) = uses.iter().find(|what| !is_there(**what)) {
            return Some(Wanting::Use(*what));
        }
        let heroes: u8 = uses.iter().map(|what| many(*what)).fold(0, u8::saturating_add);
        if free.len() < usize::from(heroes) {
            return Some(Wanting::Heroes(heroes));
        }
        match self.edition() {
            // Each use was looked at alone.
            Edition::First => None,
            Edition::Second if self.has_for_each(uses, &free) => None,
            Edition::Second => Some(Wanting::Others),
        }
    }

    /// An option of a choice, as it is written.
    pub fn option(&self, choice: ChoiceId, option: OptionId) -> Option<&'a Opt> {
        self.story()?.choices.get(&choice)?.options.iter().find(|own| own.id == option)
    }

    /// What is wanting for an offer whose moment it is, if anything is. An action that is wanting is told of no other
    /// action either.
    pub fn offer_wants(&self, offer: OfferId) -> Option<Wanting> {
        let (written, course) = (self.story()?.offers.get(&offer)?, self.course()?);
        let spent = match written.often {
            Often::OnceATurn if course.offered_now.contains(&offer) => Some(Wanting::Turn),
            Often::Once if course.offered.contains(&offer) => Some(Wanting::Once),
            Often::Always | Often::OnceATurn | Often::Once => None,
        };
        spent.or_else(|| self.wanting(&written.cost, &written.uses))
    }

    /// The offers whose moment it is and that cannot be had all the same. What was done once and for all is not missed.
    pub fn barred_offers(&self) -> impl Iterator<Item = OfferId> + use<'a> {
        let view = *self;
        let offers = view.story().into_iter().flat_map(|story| &story.offers);
        let now = offers.filter(move |(_, written)| {
            let paid = written.action == Spend::Free || view.can_pay(Price::Actions(1));
            paid && view.is_so(&written.when)
        });
        now.map(|(offer, _)| *offer)
            .filter(move |offer| view.offer_wants(*offer).is_some_and(|wanting| wanting != Wanting::Once))
    }

    /// The loads that lie here and for which the hold has no room.
    pub fn left_lying(&self) -> impl Iterator<Item = LoadId> + use<'a> {
        let view = *self;
        let loads = view.story().into_iter().flat_map(|story| &story.loads);
        let full = loads.filter(move |(load, written)| {
            let Some((story, course)) = view.story().zip(view.course()) else { return false };
            let size = |load: &LoadId| story.loads.get(load).map_or(1, |written| written.size);
            let aboard = course.loads.iter().filter(|piece| piece.at == LoadAt::Hold);
            let held: u8 = aboard.map(|piece| size(&piece.load)).fold(0, u8::saturating_add);
            let lies = course.loads(**load, |at| at == LoadAt::Sector(view.table.ship)) > 0;
            lies && held.saturating_add(written.size) > story.hold.places
        });
        full.map(|(load, _)| *load)
    }

    /// The posts of the story at which the ship lies.
    pub fn posts_here(&self) -> impl Iterator<Item = PostId> + use<'a> {
        let view = *self;
        let posts = view.story().into_iter().flat_map(|story| &story.posts);
        posts.filter(move |(_, post)| view.is_at(&post.at, view.table.ship)).map(|(post, _)| *post)
    }

    /// Whether somebody would be Wounded by these uses, whoever is chosen: there is not a Ready hero for each of them
    /// (rule 6.4).
    pub fn uses_wound(&self, uses: &[Use]) -> bool {
        let ready = self.free().filter(|aboard| aboard.status == Status::Ready).map(|aboard| aboard.hero);
        !self.has_for_each(uses, &ready.collect::<Vec<_>>())
    }

    /// Whether each of the uses could have a hero of its own out of these, and one that takes several as many.
    pub(in crate::engine) fn has_for_each(&self, uses: &[Use], heroes: &[HeroId]) -> bool {
        let all: usize = uses.iter().map(|what| usize::from(many(*what))).sum();
        // Those that take anybody get whoever is left.
        let choosy: Vec<Use> = uses.iter().copied().filter(|what| !matches!(what, Use::Any(_))).collect();
        heroes.len() >= all && self.has_one_for_each(&choosy, heroes)
    }

    fn has_one_for_each(&self, uses: &[Use], heroes: &[HeroId]) -> bool {
        let Some((first, rest)) = uses.split_first() else { return true };
        heroes.iter().filter(|hero| fits(self, *first, **hero)).any(|hero| {
            let others: Vec<HeroId> = heroes.iter().copied().filter(|other| other != hero).collect();
            self.has_one_for_each(rest, &others)
        })
    }
}
