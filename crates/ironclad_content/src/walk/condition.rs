//! Whether a condition can hold, and whether it can fail to.

use super::world::{Fact, World};
use crate::foe::Fielded;
use crate::id::{FlagId, ValueId};
use crate::limits::FARTHEST;
use crate::ship::Flag;
use crate::sorted::{SortedMap, SortedSet};
use crate::story::condition::{Condition, TokenState};
use crate::terms::{Faction, Mode};

/// How much of a condition is judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Judged {
    /// All of it, while the scenario is played.
    InPlay,
    /// All of it, where the scenario may be over.
    Afterwards,
    /// Only whom it is meant for: side, mode and players. All else may be so or not.
    Whom,
}

impl World<'_> {
    /// Whether a condition can be so, before the scenario is over.
    pub(super) fn can(&self, condition: &Condition, so: bool) -> bool {
        self.could(condition, so, Judged::InPlay)
    }

    /// The same where the scenario may be over.
    pub(super) fn can_afterwards(&self, condition: &Condition, so: bool) -> bool {
        self.could(condition, so, Judged::Afterwards)
    }

    /// Whether a condition is meant to be so here at times: nothing that it says of side, mode and players is against it.
    pub(super) fn is_meant(&self, condition: &Condition, so: bool) -> bool {
        self.could(condition, so, Judged::Whom)
    }

    fn could(&self, condition: &Condition, so: bool, judged: Judged) -> bool {
        let could = |one: &Condition| self.could(one, so, judged);
        match condition {
            Condition::Always => so,
            Condition::Never => !so,
            Condition::Not(one) => self.could(one, !so, judged),
            Condition::All(all) if so => all.iter().all(could) && !contradict(&[condition]),
            Condition::Any(all) if !so => all.iter().all(could),
            Condition::All(all) | Condition::Any(all) => all.iter().any(could),
            Condition::Some { of, at_least } => {
                let needed =
                    if so { usize::from(*at_least) } else { (of.len() + 1).saturating_sub((*at_least).into()) };
                of.iter().filter(|one| could(one)).count() >= needed
            }
            Condition::Side(sides) => sides.has(&self.side) == so,
            Condition::Mode(modes) => match self.only.mode {
                Some(mode) => modes.has(&mode) == so,
                None => !so || !modes.all().is_empty(),
            },
            Condition::Players(players) => match self.only.players {
                Some(number) => players.has(&number) == so,
                None => !so || players.all().iter().any(|players| (1..=3).contains(players)),
            },
            Condition::Outcome(_) => judged != Judged::InPlay || !so,
            // Whatever can hold may as well not hold.
            _ if !so || judged == Judged::Whom => true,
            other => self.can_hold(other),
        }
    }

    /// Whether a plain condition can hold.
    fn can_hold(&self, condition: &Condition) -> bool {
        match condition {
            Condition::Flag(flags) => {
                flags.iter().all(|(flag, values)| values.all().iter().any(|value| self.can_be(*flag, *value)))
            }
            Condition::Mark(mark) => self.is(Fact::Mark(*mark)),
            Condition::At(place) | Condition::Near { place, .. } | Condition::Token { at: place, .. } => {
                let sealed = matches!(condition, Condition::Token { is: TokenState::Sealed, .. });
                self.sectors(place).count() > 0 && (!sealed || self.tokens() > 0)
            }
            Condition::MoverAt { mover, place } => self.meet(self.roams(*mover), self.sectors(place)),
            Condition::FoeAt(place) => {
                let there = self.sectors(place);
                let mut foes = self.story.movers.iter().filter(|(_, written)| written.kind.is_foe());
                foes.any(|(foe, _)| self.meet(self.roams(*foe), there))
            }
            Condition::OnMap(mover) => self.is_about(*mover),
            Condition::MoverHas { mover, boxes_at_least } => {
                self.story.movers.get(mover).is_some_and(|written| written.boxes >= *boxes_at_least)
            }
            Condition::Turn { from, to } => {
                let from = from.unwrap_or(1);
                from <= self.last_of_all() && to.is_none_or(|to| to >= from.max(1))
            }
            Condition::Reputation { at_least, at_most, .. } => {
                let (least, most) = (at_least.unwrap_or(-FARTHEST), at_most.unwrap_or(FARTHEST));
                least <= most && least <= FARTHEST && most >= -FARTHEST
            }
            Condition::InHold { load, at_least } => {
                let size = self.story.loads.get(load).map_or(1, |written| written.size).max(1);
                let room = usize::from(self.story.hold.places / size);
                self.is(Fact::Load(*load)) && usize::from(*at_least) <= self.pieces(*load).min(room)
            }
            Condition::Landed { load, at_least, .. } => {
                *at_least == 0 || (self.is(Fact::Landed(*load)) && usize::from(*at_least) <= self.pieces(*load))
            }
            Condition::LoadsLeft { load, at_least, .. } => usize::from(*at_least) <= self.pieces(*load),
            Condition::LoadsLost { load, at_least } => {
                *at_least == 0 || (self.is(Fact::Lost(*load)) && usize::from(*at_least) <= self.pieces(*load))
            }
            Condition::CountAt { count, at_least, at_most } => {
                let Some(written) = self.story.counts.get(count) else { return false };
                let (low, high) = (at_least.unwrap_or(0), at_most.unwrap_or(written.most));
                let rises = self.is(Fact::Up(*count)) && low <= written.most;
                let falls = self.is(Fact::Down(*count));
                low <= high && (low <= written.start || rises) && (high >= written.start || falls)
            }
            Condition::TurnedUp { at_least, .. } => usize::from(*at_least) <= self.tokens(),
            Condition::Reached(milestone) => self.is(Fact::Reached(*milestone)),
            Condition::Failed(milestone) => self.is(Fact::Failed(*milestone)),
            Condition::Fired(trigger) => self.brought.contains(&crate::story::lists::Brought::Trigger(*trigger)),
            Condition::Villain(power) => self.villains().contains(power),
            Condition::VillainBeaten => !self.villains().is_empty(),
            Condition::Threat(threats) => !threats.all().is_empty(),
            // What they are made of was looked at before, or nothing here speaks against them.
            Condition::Always
            | Condition::Never
            | Condition::All(..)
            | Condition::Any(..)
            | Condition::Not(..)
            | Condition::Some { .. }
            | Condition::Side(..)
            | Condition::Mode(..)
            | Condition::Players(..)
            | Condition::Aboard(..)
            | Condition::Fit(..)
            | Condition::OnRoster(..)
            | Condition::StandsHighest(..)
            | Condition::Have(..)
            | Condition::CombatsWon(..)
            | Condition::ChecksWon(..)
            | Condition::NobodyWounded
            | Condition::Outcome(..) => true,
        }
    }

    /// The powers of whom one may have its Villain in the field.
    pub(super) fn villains(&self) -> Vec<Faction> {
        let fixed = self.scenario.file.villain.and_then(|flagship| match self.content.ships[flagship].flag {
            Flag::Faction(power) => Some(power),
            Flag::Neutral | Flag::Outlaw => None,
        });
        let side = self.story.sides.get(&self.side).zip(self.story.villain);
        let told = side.into_iter().flat_map(|(side, Fielded::WorstEnemy)| side.enemies());
        fixed.into_iter().chain(told).collect()
    }

    /// Whether a flag can have a value here.
    pub(super) fn can_be(&self, flag: FlagId, value: ValueId) -> bool {
        // A chapter that is still to come, and comes before this one, may set it.
        let before_this = |chapter: &u8| self.scenario.pack().is_none() && *chapter < self.story.chapter;
        let later = self.content.flags.flags.get(&flag).is_some_and(|flag| flag.later.set.iter().any(before_this));
        let before = self.known.get(&flag).is_some_and(|values| values.contains(&value));
        later || before || Some(value) == self.content.unset || self.is(Fact::Flag(flag, value))
    }

    /// How many tokens there can be; as many as one likes where beats lay them.
    fn tokens(&self) -> usize {
        if self.facts.iter().any(|fact| matches!(fact, Fact::Token(_))) {
            return usize::MAX;
        }
        let placed = self.story.tokens.iter().filter(|token| self.can(&token.when, true)).count();
        placed + self.story.shuffled.sectors.len()
    }

    /// The last turn in a mode, at the latest.
    pub(super) fn last(&self, mode: Mode) -> u8 {
        let later = self.facts.iter().filter_map(|fact| match fact {
            Fact::Later(_, by) => Some(*by),
            _ => None,
        });
        later.fold(self.story.turns.at(mode), u8::saturating_add)
    }

    fn last_of_all(&self) -> u8 {
        self.only.modes().map(|mode| self.last(mode)).max().unwrap_or(0)
    }
}

/// Whether conditions that all have to hold cannot: one asks for what another excludes.
pub(super) fn contradict(conditions: &[&Condition]) -> bool {
    let mut all = Vec::new();
    conditions.iter().for_each(|condition| flatten(condition, &mut all));
    let against = |one: &&Condition| matches!(one, Condition::Not(inner) if all.contains(&&**inner));
    let mut values: SortedMap<FlagId, SortedSet<ValueId>> = SortedMap::new();
    for (flag, own) in all.iter().filter_map(|one| flags(one)).flatten() {
        let own: SortedSet<ValueId> = own.all().iter().copied().collect();
        let left = values.get_or_insert_with(*flag, || own.clone());
        *left = left.intersection(&own).copied().collect();
    }
    let sides = all.iter().filter_map(|one| match one {
        Condition::Side(sides) => Some(sides.all().iter().copied().collect::<SortedSet<_>>()),
        _ => None,
    });
    let no_side =
        sides.reduce(|one, other| one.intersection(&other).copied().collect()).is_some_and(|left| left.is_empty());
    let mut ends = all.iter().filter(|one| matches!(one, Condition::Outcome(_)));
    let two_ends = ends.next().is_some_and(|first| ends.any(|other| other != first));
    no_side || two_ends || all.iter().any(against) || values.values().any(SortedSet::is_empty)
}

type Flags = SortedMap<FlagId, crate::story::condition::OneOrMore<ValueId>>;

fn flags(condition: &Condition) -> Option<&Flags> {
    match condition {
        Condition::Flag(flags) => Some(flags),
        _ => None,
    }
}

/// Each of the conditions that all have to hold.
pub(super) fn flatten<'a>(condition: &'a Condition, all: &mut Vec<&'a Condition>) {
    match condition {
        Condition::All(inner) => inner.iter().for_each(|one| flatten(one, all)),
        // What excludes any of some excludes each.
        other => all.push(other),
    }
}
