//! What offers and checks take.

use super::Estimate;
use crate::content::story::device::{Offer, Spend};
use crate::content::{CheckId, HeroId, Id, OfferId};
use crate::engine::decision::CheckOf;

/// What an offer that takes no action counts.
pub(super) const FREE: f64 = 0.3;
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
        if deeds == Deeds::NONE {
            return 0.0;
        }
        let Some(story) = self.view.story() else { return 0.0 };
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::bot::story_paths::Ways;
    use crate::bot::trial::begun;
    use crate::content::story::condition::Milestone;
    use crate::engine::Game;

    fn game() -> Game {
        begun(json!({
            "offers": {
                "dear": { "when": { "at": "europa" }, "do": [{ "check": "hopeless" }] },
                "quick": { "when": { "at": "europa" }, "action": "free", "do": [{ "check": "easy" }] }
            },
            "checks": {
                "easy": { "skills": ["combat"], "difficulty": 2, "won": [{ "mark": "one" }, { "mark": "two" }], "lost": [] },
                "hopeless": { "skills": ["combat"], "difficulty": 30, "won": [], "lost": [] }
            },
            "milestones": {
                "main": { "when": { "all": [{ "mark": "one" }, { "mark": "two" }] } },
                "side": { "when": { "mark": "one" } }, "third": { "when": "never" }
            }
        }))
    }

    fn offer(game: &Game, name: &str) -> Deeds {
        Deeds::offer(OfferId::find(game.names(), name).expect("an offer"))
    }

    fn check(game: &Game, name: &str) -> Deeds {
        Deeds::check(CheckId::find(game.names(), name).expect("a check"))
    }

    #[test]
    fn deeds_are_a_set_of_offers_and_of_checks() {
        let game = game();
        let (dear, easy) = (offer(&game, "dear"), check(&game, "easy"));
        let both = dear.with(easy);
        assert!(both.has(dear) && both.has(easy) && !both.has(offer(&game, "quick")));
        assert!(!dear.has(easy), "an offer and a check of one place are two things");
        assert_eq!(both.with(dear), both, "each once");
        assert!(!Deeds::NONE.has(dear));
        assert_eq!(Deeds::offer(OfferId::from_index(64)), Deeds::NONE, "there is room for 64");
        assert_ne!(Deeds::check(CheckId::from_index(63)), Deeds::NONE);
    }

    #[test]
    fn an_offer_takes_its_action_and_a_check_the_tries_that_it_takes() {
        let game = game();
        let ways = Ways::of(game.view().story().expect("a story"));
        let estimate = Estimate::new(game.view(), &ways);
        let doing = |deeds| estimate.doing(deeds);
        assert_eq!((doing(offer(&game, "dear")), doing(offer(&game, "quick"))), (1.0, FREE));
        // Won on five faces of six at the best.
        assert!((doing(check(&game, "easy")) - (CHECK + 0.2)).abs() < 1e-9);
        assert_eq!(doing(check(&game, "hopeless")), HARD_CHECK);
        assert_eq!(doing(Deeds::NONE), 0.0);
        let both = offer(&game, "dear").with(check(&game, "hopeless"));
        assert_eq!(doing(both), 1.0 + HARD_CHECK);
    }

    #[test]
    fn what_serves_two_ends_is_done_once() {
        let game = game();
        let ways = Ways::of(game.view().story().expect("a story"));
        let need = |milestone| Estimate::new(game.view(), &ways).milestone(milestone).actions;
        assert_eq!(need(Milestone::Main), need(Milestone::Side), "one check marks both");
        assert!((need(Milestone::Main) - (FREE + CHECK + 0.2)).abs() < 1e-9, "by the offer that takes no action");
    }
}
