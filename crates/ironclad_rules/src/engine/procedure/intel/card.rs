//! An intel card is resolved, or passed by (rules 5.1, 5.2, 3.5).

use serde::{Deserialize, Serialize};

use super::expedition::{Expedition, leaders};
use super::harm::Harming;
use super::signatures::{Signatures, somebody_fights};
use super::table_roll::{TableRolling, helpers};
use crate::content::ability::{Ability, Window};
use crate::content::intel::{Body, Intel, Kind, Skip};
use crate::content::terms::Track;
use crate::content::{HeroId, IntelId, SectorId};
use crate::engine::Pending;
use crate::engine::decision::{Answer, CheckOf, DecisionKind, Source};
use crate::engine::event::{CombatResult, Event};
use crate::engine::frame::{Flow, Procedure, Returned};
use crate::engine::play::Play;
use crate::engine::procedure::combat::{Foes, SpaceCombat};
use crate::engine::procedure::effects::{Effects, List};
use crate::engine::procedure::heroes::exhaust::Exhaust;
use crate::engine::procedure::heroes::reaction::{ability, ask_reaction, reactors};
use crate::engine::procedure::intel::trader::Trading;
use crate::engine::procedure::skill_check::Check;
use crate::engine::procedure::{ask, not_offered, options};
use crate::engine::query::View;

/// A card under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    card: IntelId,
    /// Where its token lies; none for a card that the scenario brings.
    sector: Option<SectorId>,
    /// Combat Strength of whom its check is against (rule 10.6).
    strength: u8,
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Begin,
    /// Those who can wave it away are asked.
    Answered,
    /// It is taken on, or passed by.
    Choice,
    Body,
    /// Its combat is over.
    Fought,
    End,
}

impl Card {
    /// The card of a token.
    pub(in crate::engine) fn of_token(card: IntelId, sector: SectorId) -> Self {
        Self { card, sector: Some(sector), strength: 0, step: Step::Begin }
    }

    /// A card that comes without a token.
    pub(in crate::engine) fn without_token(card: IntelId) -> Self {
        Self { card, sector: None, strength: 0, step: Step::Begin }
    }

    /// The same, against somebody of this Combat Strength (ruling 56).
    pub(in crate::engine) fn against_strength(self, strength: u8) -> Self {
        Self { strength, ..self }
    }

    /// Heroes whose ability could skip it. An outpost is harder to skip than Signatures.
    fn wavers(self, view: &View<'_>) -> impl Iterator<Item = HeroId> {
        let fought = self.would_be_fought(view);
        let written = &view.content.intel[self.card];
        let outpost = written.battle().is_some();
        // What may be passed by freely needs nobody's help.
        let demanded = written.kind == Kind::Operation && view.skip(written) != Skip::Free;
        let view = *view;
        let talks_past = move |hero: &HeroId| {
            !outpost || matches!(ability(&view, *hero), Some(Ability::SkipSignatures { outposts: true }))
        };
        let talkers = reactors(&view, Window::Encounter).filter(move |hero| fought && talks_past(hero));
        let payable = move |hero: &HeroId| view.table.morale > price(&view, *hero);
        talkers.chain(reactors(&view, Window::Operation).filter(move |hero| demanded && payable(hero)))
    }

    /// Whether it is an encounter with forces who would fight (ruling 14).
    fn would_be_fought(self, view: &View<'_>) -> bool {
        match view.content.intel[self.card].body {
            Body::Signatures => somebody_fights(view),
            Body::Combat(_) => true,
            Body::Check(_) | Body::Table(_) | Body::Harm(_) | Body::Expedition(_) | Body::Trader => false,
        }
    }

    /// Whether the players are asked to attempt or skip the card. Where nobody would fight, there is nothing to skip.
    fn is_asked(self, view: &View<'_>) -> bool {
        let written = &view.content.intel[self.card];
        view.skip(written) != Skip::No && (!matches!(written.body, Body::Signatures) || somebody_fights(view))
    }

    fn skipped(&mut self, play: &mut Play<'_>) {
        play.emit(Event::CardSkipped { card: self.card });
        self.step = Step::End;
    }
}

impl Procedure for Card {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        let written = &play.content.intel[self.card];
        match self.step {
            Step::Begin => {
                play.emit(Event::CardBegan { card: self.card });
                play.raise_shields();
                self.step = Step::Answered;
                Flow::Go
            }
            Step::Answered if self.wavers(&play.view()).next().is_some() => Flow::Wait,
            Step::Answered => {
                self.step = Step::Choice;
                Flow::Go
            }
            Step::Choice if self.is_asked(&play.view()) => Flow::Wait,
            Step::Choice => {
                self.step = Step::Body;
                Flow::Go
            }
            Step::Body => {
                self.step = if written.battle().is_some() { Step::Fought } else { Step::End };
                Flow::Call(match &written.body {
                    Body::Check(_) => Check::new(CheckOf::Card(self.card)).against_strength(self.strength).into(),
                    Body::Table(_) => TableRolling::new(self.card).into(),
                    Body::Harm(_) => Harming::new(self.card).into(),
                    Body::Expedition(_) => Expedition::new(self.card).into(),
                    Body::Trader => Trading::new(self.card, &play.view()).into(),
                    Body::Signatures => Signatures::new(self.card).into(),
                    Body::Combat(_) => SpaceCombat::with(Foes::Card(self.card)).into(),
                })
            }
            Step::Fought => {
                self.step = Step::End;
                match play.returned() {
                    Returned::Fought(CombatResult::Victory) if !play.setup.scripted => {
                        Flow::Call(Effects::new(List::Won(self.card)).into())
                    }
                    _ => Flow::Go,
                }
            }
            Step::End => {
                play.emit(Event::CardEnded { card: self.card });
                play.raise_shields();
                if let Some(sector) = self.sector {
                    play.emit(Event::TokenDiscarded { sector, card: self.card });
                }
                match play.returned() {
                    // Whoever brought it without a token hears how its check went.
                    Returned::Checked(won) if self.sector.is_none() => Flow::Return(Returned::Checked(won)),
                    _ => Flow::Done,
                }
            }
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        let source = Some(Source::Intel(self.card));
        if self.step == Step::Answered {
            return ask_reaction(self.wavers(view), source);
        }
        let written = &view.content.intel[self.card];
        let attempt = can_attempt(written, view).then_some(Answer::Attempt);
        let skip = can_skip(written, view).then_some(Answer::Skip);
        ask(DecisionKind::OptionalCard, source, options(attempt.into_iter().chain(skip)))
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        match answer {
            Answer::Ability(hero) => {
                play.emit(Event::AbilityUsed { hero });
                let price = price(&play.view(), hero);
                play.count(Track::Morale, -i16::from(price), Some(Source::Ability(hero)));
                self.skipped(play);
                return Flow::Call(Exhaust::used(hero, Source::Ability(hero)).into());
            }
            Answer::Pass => self.step = Step::Choice,
            Answer::Skip => {
                let price = play.view().skip(&play.content.intel[self.card]);
                pay_skip(play, price, self.card);
                self.skipped(play);
            }
            Answer::Attempt => self.step = Step::Body,
            other => return not_offered(other),
        }
        Flow::Go
    }
}

/// The Morale that skipping a card by a hero's ability costs, payable in full (ruling 25).
fn price(view: &View<'_>, hero: HeroId) -> u8 {
    match ability(view, hero) {
        Some(Ability::SkipOperation { morale }) => morale,
        _ => 0,
    }
}

/// Whether anybody aboard can take it on (rule 5.26).
fn can_attempt(card: &Intel, view: &View<'_>) -> bool {
    let needed = card.table().and_then(|table| table.hero).filter(|helper| helper.needed);
    needed.is_none_or(|helper| helpers(view, &helper).next().is_some())
        && card.expedition().is_none_or(|expedition| leaders(view, expedition).next().is_some())
}

/// Whether the price of passing it by can be paid in full (ruling 25).
fn can_skip(card: &Intel, view: &View<'_>) -> bool {
    match view.skip(card) {
        Skip::No => false,
        Skip::Free => true,
        Skip::Action => view.table.actions.left > 0,
        Skip::Morale(price) => view.table.morale > price && !view.standing_orders(),
    }
}

fn pay_skip(play: &mut Play<'_>, price: Skip, card: IntelId) {
    match price {
        Skip::No | Skip::Free => {}
        Skip::Action => {
            let left = play.table().actions.left.saturating_sub(1);
            play.emit(Event::ActionGiven { left });
        }
        Skip::Morale(points) => play.count(Track::Morale, -i16::from(points), Some(Source::Intel(card))),
    }
}
