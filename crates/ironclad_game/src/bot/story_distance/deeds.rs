//! What offers and checks take.

use super::Estimate;
use crate::content::story::device::{Offer, Spend};
use crate::content::{CheckId, HeroId, Id, OfferId};
use crate::engine::decision::CheckOf;

/// What an offer that takes no action counts.
const FREE: f64 = 0.3;
/// Actions that a check takes besides that which leads to it, if it is won: those who made it have to rest.
const CHECK: f64 = 0.5;
/// The most that one takes: whoever loses it tries again.
const HARD_CHECK: f64 = 4.0;

/// Offers and checks of a story, the first 64 of each; others count as nothing to be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Deeds(u128);

impl Deeds {
    pub(super) const NONE: Self = Self(0);

    pub(super) fn offer(offer: OfferId) -> Self {
        Self(bit(offer.index()).into())
    }

    pub(super) fn check(check: CheckId) -> Self {
        Self(u128::from(bit(check.index())) << u64::BITS)
    }

    pub(super) fn with(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    pub(super) fn has(self, deed: Self) -> bool {
        self.0 & deed.0 != 0
    }
}

/// The bit of this place; none where there is no room for it.
fn bit(place: usize) -> u64 {
    u32::try_from(place).ok().and_then(|place| 1u64.checked_shl(place)).unwrap_or_default()
}

impl Estimate<'_> {
    /// Actions that deeds take.
    pub(super) fn doing(&self, deeds: Deeds) -> f64 {
        let Some(story) = self.view.story().filter(|_| deeds != Deeds::NONE) else { return 0.0 };
        let offers = story.offers.iter().filter(|(id, _)| deeds.has(Deeds::offer(**id)));
        let checks = story.checks.keys().filter(|id| deeds.has(Deeds::check(**id)));
        let offer = |offer: &Offer| if offer.action == Spend::Action { 1.0 } else { FREE };
        offers.map(|(_, written)| offer(written)).sum::<f64>() + checks.map(|check| self.trying(*check)).sum::<f64>()
    }

    /// Actions that a check takes besides the one that leads to it: tries that fail, and rest.
    fn trying(&self, check: CheckId) -> f64 {
        let known = self.checks.borrow().iter().find(|(before, _)| *before == check).map(|(_, actions)| *actions);
        known.unwrap_or_else(|| {
            let actions = (CHECK + 1.0 / self.success(check) - 1.0).min(HARD_CHECK);
            self.checks.borrow_mut().push((check, actions));
            actions
        })
    }

    /// How likely a check is won by those who are best at it.
    fn success(&self, check: CheckId) -> f64 {
        let view = &self.view;
        let Some(asked) = view.asked(CheckOf::Story { story: check }) else { return 1.0 };
        let adds = |hero: HeroId| view.usable(&asked, hero).map(|skill| view.adds(&asked, hero, skill)).max();
        let mut best: Vec<u8> = view.able().filter_map(|aboard| adds(aboard.hero)).collect();
        best.sort_unstable_by(|one, other| other.cmp(one));
        let sum: i16 = best.into_iter().take(asked.heroes.into()).map(i16::from).sum();
        let sum = sum + i16::from(asked.adds) + i16::from(view.morale());
        let faces = (7 + sum - i16::from(asked.difficulty)).clamp(1, 5);
        f64::from(faces) / 6.0
    }
}
