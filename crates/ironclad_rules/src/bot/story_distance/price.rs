//! What has to be paid.

use super::{Estimate, FAR, Need};
use crate::bot::story_paths::{Root, Thing};
use crate::content::CountId;
use crate::content::story::device::{Price, Use};
use crate::engine::course::Course;

/// A Credit that is at hand, in actions.
const CREDIT: f64 = 0.1;
/// A Credit that is not: it has to be found, or another way gone.
const MISSING: f64 = 0.4;
/// Salvage, Ammo, Morale or Crew that is given away.
const GIVEN: f64 = 0.3;
/// A hero who is exhausted, and has to rest.
const HERO: f64 = 0.5;
/// A further step of a count, if nobody knows what it takes.
const STEP: Need = Need { actions: 1.0, ..Need::NOTHING };

impl Estimate<'_> {
    /// Actions that it takes to come by Credits that are not at hand.
    pub(super) fn lacking(&self, credits: f64) -> f64 {
        MISSING * (credits - f64::from(self.view.table.credits)).max(0.0)
    }

    /// Credits as actions, to choose between ways.
    pub(super) fn paying(&self, credits: f64) -> f64 {
        CREDIT * credits + self.lacking(credits)
    }

    /// The price of an offer or an option.
    pub(super) fn price(&self, cost: &[Price], uses: &[Use]) -> Need {
        let mut all = Need { actions: HERO * f64::from(u32::try_from(uses.len()).unwrap_or(0)), ..Need::NOTHING };
        for price in cost {
            match *price {
                Price::Credits(credits) => all.credits += f64::from(credits),
                Price::Actions(actions) => all.actions += f64::from(actions),
                Price::Salvage(_) | Price::Ammo(_) | Price::Morale(_) | Price::Crew(_) => {
                    all.actions += if self.view.can_pay(*price) { GIVEN } else { FAR.actions };
                }
            }
        }
        all
    }

    /// What the steps of a count take, to this value.
    pub(super) fn stepping(&self, course: &Course, count: CountId, value: u8) -> Need {
        let now = course.count(count);
        let step = self.step(if now > value { Thing::Lowered(count) } else { Thing::Raised(count) });
        let steps = f64::from(now.abs_diff(value));
        Need { actions: steps * step.actions, credits: steps * step.credits, ..Need::NOTHING }
    }

    /// What a step of a count takes that is gone again and again: the cheapest option that brings it and costs something, for
    /// what is had for nothing is had once.
    pub(super) fn step(&self, thing: Thing) -> Need {
        let priced = self.ways.to(thing).iter().filter_map(|way| match way.root {
            Root::Option(_, option) if self.view.is_so(&option.when) => Some(self.price(&option.cost, &option.uses)),
            Root::Option(..) | Root::Offer(..) | Root::Trigger(_) | Root::Won(_) => None,
        });
        let priced = priced.filter(|price| price.actions > 0.0 || price.credits > 0.0);
        priced.min_by(|one, other| self.all(*one).total_cmp(&self.all(*other))).unwrap_or(STEP)
    }
}
