//! The tasks of an operation: heroes are assigned to all of them, all are exhausted, then the dice are rolled (rule 7.4).

use crate::content::edition::Edition;
use crate::engine::decision::CheckOf;
use crate::engine::frame::{Flow, Frame};
use crate::engine::play::Play;
use crate::engine::procedure::heroes::exhaust::Exhaust;
use crate::engine::procedure::intel::table_roll::TableRolling;
use crate::engine::procedure::skill_check::{Check, Step};
use crate::engine::query::View;
use crate::engine::task::{Manned, Party};

impl Check {
    /// Its place among the tasks of its operation, from 1, and how many there are; none where it is the only one. It is
    /// known while heroes are assigned.
    pub fn task(&self, view: &View<'_>) -> Option<(u8, u8)> {
        match self.assigning {
            Some(place) => Some((place, self.tasks)),
            None => Some((1, tasks(view, self.card))).filter(|(_, tasks)| *tasks > 1),
        }
    }

    /// Whether heroes are only being assigned to it: its die is rolled later.
    pub fn is_later_task(&self) -> bool {
        self.assigning.is_some()
    }

    /// Who is on it is noted, and its die rolled later.
    pub(super) fn note(self, play: &mut Play<'_>) -> Flow {
        let party = Party { skill: self.skill, committed: self.committed, led_by: self.led_by };
        play.assign(Manned { task: self.card, party });
        Flow::Done
    }

    /// What comes when all are committed who are to be.
    pub(super) fn complete(self, view: &View<'_>) -> Step {
        match self.assigning {
            Some(_) => Step::Assigned,
            None if view.later_tasks(self.card).next().is_some() => Step::Assign(0),
            None => Step::Exhaust(0),
        }
    }

    /// Heroes are assigned to the later task of this place; behind the last all are exhausted.
    pub(super) fn assign_next(&mut self, play: &mut Play<'_>, place: u8) -> Flow {
        if place == 0 {
            play.make_room_for_tasks(self.card);
        }
        let view = play.view();
        let Some(task) = view.later_tasks(self.card).nth(usize::from(place)) else {
            self.step = Step::Exhaust(0);
            return Flow::Go;
        };
        self.step = Step::Assign(place.saturating_add(1));
        let taken = self.busy(play.table());
        let taken = self.led_by.map_or(taken, |leader| taken.with(play.table(), leader));
        let frame: Frame = match task {
            CheckOf::Card(card) if play.content.intel[card].table().is_some() => {
                TableRolling::new(card).assigning(taken).into()
            }
            CheckOf::Card(_) | CheckOf::Story { .. } => Self {
                post: self.post,
                assigning: Some(place.saturating_add(2)),
                tasks: tasks(&view, self.card),
                elsewhere: taken,
                ..Self::new(task)
            }
            .into(),
        };
        Flow::Call(frame)
    }

    /// Those who are on later tasks of this operation are exhausted, one after the other. Who waits for a task of an earlier
    /// one has been exhausted with that.
    pub(super) fn exhaust_next(&mut self, play: &mut Play<'_>, place: u8) -> Flow {
        let view = play.view();
        let own = view.tasks.iter().filter(|manned| view.later_tasks(self.card).any(|task| task == manned.task));
        let next = own.flat_map(|manned| manned.party.heroes()).nth(usize::from(place));
        let Some(hero) = next else {
            self.step = Step::Roll;
            return Flow::Go;
        };
        self.step = Step::ExhaustOthers(place.saturating_add(1));
        let busy = self.busy(play.table());
        Flow::Call(Exhaust::used(hero, self.card.source()).while_busy(busy).into())
    }

    /// As it begins: whether heroes have been assigned to it before; they are on it now, and nobody else is asked.
    pub(super) fn takes_over(&mut self, play: &mut Play<'_>) -> bool {
        let fresh = self.assigning.is_none() && self.made() == 0 && self.skill.is_none() && self.led_by.is_none();
        if !fresh {
            return false;
        }
        let Some(manned) = play.begin_task(self.card) else {
            play.make_room_for_tasks(self.card);
            return false;
        };
        let Party { skill, committed, led_by } = manned.party;
        *self = Self { skill, committed, led_by, ..*self };
        true
    }
}

/// How many tasks an operation has, the first one included.
fn tasks(view: &View<'_>, first: CheckOf) -> u8 {
    u8::try_from(view.later_tasks(first).count()).unwrap_or(u8::MAX).saturating_add(1)
}

impl<'a> View<'a> {
    /// The later tasks of the operation that a check begins, to which heroes are assigned before its die is rolled. In the
    /// first edition of the rules each came by itself (rule 7.4).
    pub fn later_tasks(&self, first: CheckOf) -> impl Iterator<Item = CheckOf> + use<'a> {
        let view = *self;
        let applies = self.edition() >= Edition::Second;
        let cards = match first {
            CheckOf::Card(card) => view.content.intel[card].tasks(),
            CheckOf::Story { .. } => &[],
        };
        let written = match first {
            CheckOf::Story { story } => view.story().and_then(|told| told.checks.get(&story)),
            CheckOf::Card(_) => None,
        };
        let checks = written.into_iter().flat_map(|check| &check.tasks).filter(move |task| view.is_so(&task.when));
        let checks = checks.map(|task| CheckOf::Story { story: task.check });
        cards.iter().map(|card| CheckOf::Card(*card)).chain(checks).filter(move |_| applies)
    }
}
