//! A choice of the story: its options, what they cost, and what follows.

use serde::{Deserialize, Serialize};

use super::super::{ask, options};
use super::beats::{Beats, Root};
use super::price::{UsedFor, is_payable, pay, pick};
use super::testing::Testing;
use crate::content::{ChoiceId, HeroId, OptionId};
use crate::engine::Pending;
use crate::engine::decision::{Answer, DecisionKind, Source};
use crate::engine::event::story::StoryEvent;
use crate::engine::frame::{Flow, Procedure, Returned};
use crate::engine::play::Play;
use crate::engine::procedure::heroes::busy_heroes::BusyHeroes;
use crate::engine::query::View;

/// A choice under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choosing {
    choice: ChoiceId,
    taken: BusyHeroes,
    /// Who was exhausted first: the one who is named.
    first: Option<HeroId>,
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Ask,
    /// Heroes are exhausted, for the use of this place.
    Uses(OptionId, u8),
    Check(OptionId),
    Checked(OptionId),
    Over,
}

impl Choosing {
    /// The choice of this name.
    pub(super) fn of(choice: ChoiceId) -> Self {
        Self { choice, taken: BusyHeroes::default(), first: None, step: Step::Ask }
    }

    /// The options that are there and can be paid for.
    fn open<'a>(self, view: &View<'a>) -> impl Iterator<Item = OptionId> + use<'a> {
        let view = *view;
        let choice = view.story().and_then(|story| story.choices.get(&self.choice));
        let there = choice
            .into_iter()
            .flat_map(|choice| &choice.options)
            .filter(move |option| view.is_so(&option.when) && is_payable(&view, &option.cost, &option.uses));
        there.map(|option| option.id)
    }

    fn is_over(self, view: &View<'_>) -> bool {
        let again = view.story().and_then(|story| story.choices.get(&self.choice)).is_some_and(|choice| choice.again);
        let asked = view.course().is_some_and(|course| course.has_asked(self.choice));
        (asked && !again) || self.open(view).next().is_none()
    }
}

impl Procedure for Choosing {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        match self.step {
            Step::Ask if self.is_over(&play.view()) => Flow::Done,
            Step::Ask => Flow::Wait,
            Step::Uses(option, place) => {
                let of = UsedFor::Option(self.choice, option);
                let picking = pick(play, (&mut self.taken, &mut self.first), of, place);
                self.step = if picking.is_some() { Step::Uses(option, place + 1) } else { Step::Check(option) };
                picking.unwrap_or(Flow::Go)
            }
            Step::Check(option) => match play.view().option(self.choice, option).and_then(|own| own.check) {
                Some(check) => {
                    self.step = Step::Checked(option);
                    Flow::Call(Testing::of(check).into())
                }
                None => self.follow(Root::Option(self.choice, option)),
            },
            Step::Checked(option) => {
                let won = play.returned() == Returned::Checked(true);
                self.follow(if won { Root::Option(self.choice, option) } else { Root::Else(self.choice, option) })
            }
            Step::Over => Flow::Done,
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        ask(DecisionKind::Choice, Some(Source::Choice(self.choice)), options(self.open(view).map(Answer::Option)))
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        let Answer::Option(option) = answer else { return Flow::Go };
        let passage = play.view().story().and_then(|story| story.choices.get(&self.choice)?.passage);
        if let Some(passage) = passage {
            play.tell(StoryEvent::Read { passage });
        }
        let again = play.view().course().is_some_and(|course| course.has_repeated(self.choice, option));
        play.tell(StoryEvent::Chosen { choice: self.choice, option, again });
        let cost = play.view().option(self.choice, option).map(|own| own.cost.clone()).unwrap_or_default();
        pay(play, &cost, Source::Choice(self.choice));
        self.step = Step::Uses(option, 0);
        Flow::Go
    }
}

impl Choosing {
    fn follow(&mut self, root: Root) -> Flow {
        self.step = Step::Over;
        Flow::Call(Beats::of(root).into())
    }
}
