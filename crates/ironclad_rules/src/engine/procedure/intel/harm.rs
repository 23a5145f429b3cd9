//! A harm that heroes ward off, each a point, before it is done (rules 5.8, 5.17; ruling 27).

use serde::{Deserialize, Serialize};

use crate::content::intel::Harm;
use crate::content::{HeroId, IntelId};
use crate::engine::Pending;
use crate::engine::decision::{Answer, DecisionKind, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::procedure::effects::{Effects, List};
use crate::engine::procedure::heroes::busy_heroes::BusyHeroes;
use crate::engine::procedure::heroes::exhaust::Exhaust;
use crate::engine::procedure::{ask_picks, options};
use crate::engine::query::View;

/// A harm about to be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Harming {
    card: IntelId,
    /// Who has warded off a point: nobody is used twice (ruling 26).
    used: BusyHeroes,
    warded: u8,
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Ward,
    Harm,
    Over,
}

impl Harming {
    /// The harm of a card.
    pub(in crate::engine) fn new(card: IntelId) -> Self {
        Self { card, used: BusyHeroes::default(), warded: 0, step: Step::Ward }
    }

    fn most(self, view: &View<'_>) -> u8 {
        written(view, self.card).map_or(0, |harm| {
            let points = harm.effect.amount(view.table.threat);
            harm.at_most.map_or(points, |most| most.min(points))
        })
    }

    fn candidates(self, view: &View<'_>) -> impl Iterator<Item = HeroId> {
        let harm = written(view, self.card);
        view.free()
            .filter(move |aboard| {
                let classes = &view.content.heroes[aboard.hero].classes;
                !self.used.has(view.table, aboard.hero)
                    && harm.is_some_and(|harm| harm.warded_by.iter().any(|class| classes.contains(class)))
            })
            .map(|aboard| aboard.hero)
    }
}

impl Procedure for Harming {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        match self.step {
            Step::Ward => {
                let view = play.view();
                let nobody = self.warded == 0 && self.candidates(&view).next().is_none();
                if self.warded < self.most(&view) && !nobody {
                    return Flow::Wait;
                }
                self.step = Step::Harm;
                Flow::Go
            }
            Step::Harm => {
                self.step = Step::Over;
                Flow::Call(Effects::new(List::Harm(self.card, self.warded)).into())
            }
            Step::Over => Flow::Done,
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        let answers = options(self.candidates(view).map(Answer::Hero).chain([Answer::Done]));
        ask_picks(DecisionKind::Hero, Some(Source::Intel(self.card)), self.warded, self.most(view), answers)
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        let Answer::Hero(hero) = answer else {
            self.step = Step::Harm;
            return Flow::Go;
        };
        self.used = self.used.with(play.table(), hero);
        self.warded = self.warded.saturating_add(1);
        play.emit(Event::Warded { by: hero });
        Flow::Call(Exhaust::used(hero, Source::Intel(self.card)).into())
    }
}

fn written<'a>(view: &View<'a>, card: IntelId) -> Option<&'a Harm> {
    view.content.intel[card].harm()
}
