//! What an option comes to, in sums that can be compared and in what else it does.

use super::silent;
use crate::effect::Effect;
use crate::id::FlagId;
use crate::sorted::{SortedMap, SortedSet};
use crate::story::beat::{Beat, StoryBeat};
use crate::story::device::{Price, Use};
use crate::story::scene::Opt;
use crate::terms::ByThreat;

/// Something of which there is more or less, and more is better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Good {
    Credits,
    Salvage,
    Ammo,
    Morale,
    Crew,
    Gear,
    Hull,
    /// Hits that do not come from outside.
    Outside,
    /// Hits that do not come from within.
    Inside,
    Actions,
    Recons,
    /// Heroes made Ready, and not exhausted.
    Ready,
    /// Heroes who are not Wounded.
    Whole,
}

/// By good and threat, how much there is of it.
type Sums = SortedMap<Good, [i16; 3]>;

/// An option.
#[derive(Debug, Default)]
struct Deal {
    sums: Sums,
    /// What else it does.
    rest: Vec<Beat>,
}

/// Whether an option brings nothing that the other does not bring as well, and is less at no smaller price, whenever both
/// are there. What differs in a mark, or in a flag on which more than words depends, cannot be compared.
pub(super) fn is_worse(option: &Opt, other: &Opt, played: &SortedSet<FlagId>) -> bool {
    let there = other.when.is_always() || other.when == option.when;
    let same_check = option.check == other.check && silent(&option.otherwise) == silent(&other.otherwise);
    if !there || !same_check || !uses_no_more(&other.uses, &option.uses) {
        return false;
    }
    let (own, others) = (Deal::of(option, played), Deal::of(other, played));
    let Some(more) = others.besides(&own.rest) else { return false };
    let none = [0; 3];
    let goods: SortedSet<Good> = own.sums.keys().chain(others.sums.keys()).copied().collect();
    let pairs = goods.into_iter().flat_map(|good| {
        let [own, others] = [&own.sums, &others.sums].map(|sums| sums.get(&good).unwrap_or(&none));
        own.iter().copied().zip(others.iter().copied()).collect::<Vec<_>>()
    });
    let (mut no_less, mut better) = (true, !more.is_empty() || option.uses.len() > other.uses.len());
    pairs.for_each(|(own, others)| {
        no_less &= others >= own;
        better |= others > own;
    });
    no_less && better && more.iter().all(is_pure_gain)
}

/// Whether everybody who is exhausted for the one is exhausted for the other as well.
fn uses_no_more(one: &[Use], other: &[Use]) -> bool {
    taken_off(other, one).is_some()
}

/// What is left of things without some of them; nothing if one of those is not there.
fn taken_off<T: PartialEq + Clone>(all: &[T], some: &[T]) -> Option<Vec<T>> {
    let mut left = all.to_vec();
    for thing in some {
        let place = left.iter().position(|own| own == thing)?;
        left.swap_remove(place);
    }
    Some(left)
}

/// Whether there is nothing about it that one could not want.
fn is_pure_gain(beat: &Beat) -> bool {
    match beat {
        Beat::Effect(_) => false,
        Beat::Story(beat) => matches!(
            beat,
            StoryBeat::GainModule(_) | StoryBeat::GainShip(_) | StoryBeat::Promise { .. } | StoryBeat::Promote(_)
        ),
    }
}

impl Deal {
    fn of(option: &Opt, played: &SortedSet<FlagId>) -> Self {
        let mut deal = Self::default();
        for price in &option.cost {
            let (good, by) = match price {
                Price::Salvage(by) => (Good::Salvage, by),
                Price::Ammo(by) => (Good::Ammo, by),
                Price::Morale(by) => (Good::Morale, by),
                Price::Crew(by) => (Good::Crew, by),
                Price::Credits(by) => (Good::Credits, by),
                Price::Actions(by) => (Good::Actions, by),
            };
            deal.add(good, [-i16::from(*by); 3]);
        }
        for beat in silent(&option.beats) {
            deal.does(beat, played);
        }
        deal
    }

    fn add(&mut self, good: Good, by: [i16; 3]) {
        let sums = self.sums.get_or_default(good);
        sums.iter_mut().zip(by).for_each(|(sum, by)| *sum = sum.saturating_add(by));
    }

    fn does(&mut self, beat: Beat, played: &SortedSet<FlagId>) {
        match sum(&beat) {
            Some((good, by)) => self.add(good, by),
            None => {
                let rest = match beat {
                    Beat::Story(StoryBeat::Flag(mut flags)) => {
                        flags.retain(|flag, _| played.contains(flag));
                        (!flags.is_empty()).then_some(Beat::Story(StoryBeat::Flag(flags)))
                    }
                    other => Some(other),
                };
                self.rest.extend(rest);
            }
        }
    }

    /// What it does besides all this; nothing if it does not do all this.
    fn besides(&self, rest: &[Beat]) -> Option<Vec<Beat>> {
        taken_off(&self.rest, rest)
    }
}

/// The sum that a beat adds to, if it does nothing else.
fn sum(beat: &Beat) -> Option<(Good, [i16; 3])> {
    match beat {
        Beat::Effect(effect) => of_effect(*effect),
        Beat::Story(beat) => of_story(beat),
    }
}

fn of_story(beat: &StoryBeat) -> Option<(Good, [i16; 3])> {
    let all = |by: i16| [by; 3];
    Some(match beat {
        StoryBeat::Pay(by) => (Good::Credits, all(*by)),
        StoryBeat::Ammo(by) => (Good::Ammo, all(i16::from(*by))),
        // All else has no sum.
        StoryBeat::Read(_)
        | StoryBeat::Say { .. }
        | StoryBeat::Choose(_)
        | StoryBeat::Check(_)
        | StoryBeat::Fight(_)
        | StoryBeat::Card(_)
        | StoryBeat::Roll(_)
        | StoryBeat::If { .. }
        | StoryBeat::BySide(_)
        | StoryBeat::Mark(_)
        | StoryBeat::Unmark(_)
        | StoryBeat::Flag(_)
        | StoryBeat::Place { .. }
        | StoryBeat::Discard(_)
        | StoryBeat::Send { .. }
        | StoryBeat::TakeLane { .. }
        | StoryBeat::Hold { .. }
        | StoryBeat::Hurry { .. }
        | StoryBeat::Slow { .. }
        | StoryBeat::Box { .. }
        | StoryBeat::Remove(_)
        | StoryBeat::Put { .. }
        | StoryBeat::Take(_)
        | StoryBeat::Land(_)
        | StoryBeat::Lose(_)
        | StoryBeat::Ferry { .. }
        | StoryBeat::Sweep { .. }
        | StoryBeat::Count { .. }
        | StoryBeat::Fetch(_)
        | StoryBeat::Join(_)
        | StoryBeat::Leave(_)
        | StoryBeat::Cost { .. }
        | StoryBeat::ExhaustHero(_)
        | StoryBeat::WoundHero(_)
        | StoryBeat::Promote(_)
        | StoryBeat::GainModule(_)
        | StoryBeat::GainShip(_)
        | StoryBeat::Promise { .. }
        | StoryBeat::Reputation { .. }
        | StoryBeat::PriceAt { .. }
        | StoryBeat::Turns(_)
        | StoryBeat::ChangeSide(_)
        | StoryBeat::Worth { .. }
        | StoryBeat::Reach(_)
        | StoryBeat::Fail(_)
        | StoryBeat::End => return None,
    })
}

fn of_effect(effect: Effect) -> Option<(Good, [i16; 3])> {
    Some(match effect {
        Effect::GainMorale(by) => (Good::Morale, more(by)),
        Effect::LoseMorale(by) => (Good::Morale, less(by)),
        Effect::GainCrew(by) => (Good::Crew, more(by)),
        Effect::LoseCrew(by) => (Good::Crew, less(by)),
        Effect::GainSalvage(by) => (Good::Salvage, more(by)),
        Effect::GainCredits(by) => (Good::Credits, more(by)),
        Effect::GainGear(by) => (Good::Gear, more(by)),
        Effect::RepairHull(by) => (Good::Hull, more(by)),
        Effect::DamageHull(by) => (Good::Hull, less(by)),
        Effect::OutsideHits(by) => (Good::Outside, less(by)),
        Effect::InsideHits(by) => (Good::Inside, less(by)),
        Effect::LoseActions(by) => (Good::Actions, less(by)),
        Effect::Recon(by) => (Good::Recons, more(by)),
        Effect::Rest(by) => (Good::Ready, more(by)),
        Effect::Exhaust(by) => (Good::Ready, less(by)),
        Effect::Wound(by) => (Good::Whole, less(by)),
        // What these come to hangs on where Morale stands, and on what a section still holds.
        Effect::SetMorale(_) | Effect::DamageSection { .. } | Effect::DamageEachSection(_) | Effect::Follow(_) => {
            return None;
        }
    })
}

fn more(by: ByThreat) -> [i16; 3] {
    by.all().map(i16::from)
}

fn less(by: ByThreat) -> [i16; 3] {
    more(by).map(|by| -by)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, from_value, json};

    use super::*;
    use crate::Content;
    use crate::id::{Id, with_names};

    /// Whether the first of two options is worse than the other; play depends on the flag `clerk` alone.
    fn is_worse_than(one: Value, other: Value) -> bool {
        let content = Content::built_in().expect("the game's own content");
        let names = &content.chapter(1).expect("chapter 1").map.names;
        let played = SortedSet::from([FlagId::find(&content.names, "clerk").expect("the flag is there")]);
        let option = |beats: Value| Opt {
            id: Id::from_index(0),
            when: Default::default(),
            cost: from_value(beats["cost"].clone()).unwrap_or_default(),
            uses: from_value(beats["uses"].clone()).unwrap_or_default(),
            check: None,
            beats: from_value(beats["do"].clone()).expect("beats"),
            otherwise: Vec::new(),
        };
        with_names(names, || is_worse(&option(one), &option(other), &played))
    }

    #[test]
    fn the_same_for_more_is_worse() {
        let dear = json!({ "cost": [{ "credits": 2 }], "do": [{ "gain-morale": 1 }] });
        let cheap = json!({ "cost": [{ "credits": 1 }], "do": [{ "gain-morale": 1 }] });
        assert!(is_worse_than(dear.clone(), cheap.clone()) && !is_worse_than(cheap.clone(), dear));
        assert!(!is_worse_than(cheap.clone(), cheap), "the same is not worse");
    }

    #[test]
    fn less_for_the_same_is_worse_and_something_else_is_not() {
        let less = json!({ "do": [{ "pay": 2 }] });
        let more = json!({ "do": [{ "pay": 2 }, { "gain-salvage": 1 }] });
        let else_ = json!({ "do": [{ "gain-salvage": 3 }] });
        assert!(is_worse_than(less.clone(), more.clone()) && !is_worse_than(less.clone(), else_));
        let pays_with_hands = json!({ "uses": [{ "any": 1 }], "do": [{ "pay": 2 }] });
        assert!(is_worse_than(pays_with_hands.clone(), less.clone()) && !is_worse_than(less, pays_with_hands));
    }

    #[test]
    fn a_flag_counts_where_play_depends_on_it() {
        let more = json!({ "do": [{ "pay": 3 }] });
        let with = |flag: &str, value: &str| json!({ "do": [{ "pay": 2 }, { "flag": { flag: value } }] });
        assert!(!is_worse_than(with("clerk", "taken"), more.clone()));
        assert!(is_worse_than(with("answer", "nobody"), more));
    }
}
