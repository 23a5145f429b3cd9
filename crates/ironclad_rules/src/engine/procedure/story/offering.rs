//! An extra action of the story: what it takes, and what follows.

use serde::{Deserialize, Serialize};

use super::beats::{Beats, Root};
use super::price::{UsedFor, is_payable, pay, pick};
use crate::content::story::device::{Offer, Often, Price, Spend};
use crate::content::{HeroId, OfferId};
use crate::engine::decision::Source;
use crate::engine::event::story::StoryEvent;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::procedure::heroes::busy_heroes::BusyHeroes;
use crate::engine::query::View;

/// An offer being taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offering {
    offer: OfferId,
    taken: BusyHeroes,
    /// Who was exhausted first: the one who is named.
    first: Option<HeroId>,
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Pay,
    /// Heroes are exhausted, for the use of this place.
    Uses(u8),
    Over,
}

impl Offering {
    /// The offer of this name.
    pub(in crate::engine) fn of(offer: OfferId) -> Self {
        Self { offer, taken: BusyHeroes::default(), first: None, step: Step::Pay }
    }

    fn written<'a>(self, view: &View<'a>) -> Option<&'a Offer> {
        view.story()?.offers.get(&self.offer)
    }
}

/// The offers that are open now, in order of ids.
pub(in crate::engine) fn open<'a>(view: &View<'a>) -> impl Iterator<Item = OfferId> + use<'a> {
    let view = *view;
    let offers = view.story().into_iter().flat_map(|story| &story.offers);
    offers.filter(move |(offer, written)| is_open(&view, **offer, written)).map(|(offer, _)| *offer)
}

/// Those of them that cost no action.
pub(in crate::engine) fn free<'a>(view: &View<'a>) -> impl Iterator<Item = OfferId> + use<'a> {
    let story = view.story();
    let is_free = move |offer: &OfferId| {
        story.and_then(|story| story.offers.get(offer)).is_some_and(|written| written.action == Spend::Free)
    };
    open(view).filter(is_free)
}

fn is_open(view: &View<'_>, offer: OfferId, written: &Offer) -> bool {
    let Some(course) = view.course() else { return false };
    let spent = match written.often {
        Often::Always => false,
        Often::OnceATurn => course.offered_now.contains(&offer),
        Often::Once => course.offered.contains(&offer),
    };
    let action = written.action == Spend::Free || view.can_pay(Price::Actions(1));
    !spent && action && view.is_so(&written.when) && is_payable(view, &written.cost, &written.uses)
}

impl Procedure for Offering {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        match self.step {
            Step::Pay => {
                let source = Source::Offer(self.offer);
                let Some(written) = self.written(&play.view()).cloned() else { return Flow::Done };
                play.tell(StoryEvent::Offered { offer: self.offer });
                if written.action == Spend::Action {
                    pay(play, &[Price::Actions(1)], source);
                }
                pay(play, &written.cost, source);
                self.step = Step::Uses(0);
                Flow::Go
            }
            Step::Uses(place) => {
                let picking = pick(play, (&mut self.taken, &mut self.first), UsedFor::Offer(self.offer), place);
                self.step = if picking.is_some() { Step::Uses(place + 1) } else { Step::Over };
                picking.unwrap_or_else(|| Flow::Call(Beats::of(Root::Offer(self.offer)).into()))
            }
            Step::Over => Flow::Done,
        }
    }
}
