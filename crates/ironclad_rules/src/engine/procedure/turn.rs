//! A turn: its start, its actions one by one, its end (rules 2.4, 3.1 to 3.3).

use serde::{Deserialize, Serialize};

use super::arrival::Arrival;
use super::heal_or_repair::{HealOrRepair, Tended};
use super::objective::{is_reached, is_too_late, reach, win};
use super::port::InPort;
use super::story::marching::Marching;
use super::story::offering::{self, Offering};
use super::story::posting::{self, Posting};
use super::story::{loading, milestones};
use super::{ask, mutiny, not_offered, options};
use crate::content::terms::Action;
use crate::engine::Pending;
use crate::engine::decision::{Answer, DecisionKind, Options};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::moment::Happened;
use crate::engine::play::Play;
use crate::engine::procedure::heroes::ability::{Deed, usable_deeds};
use crate::engine::procedure::heroes::rest_heal_wound::{Pick, Picking};
use crate::engine::procedure::intel::card::Card;
use crate::engine::procedure::intel::reveal_token::reveal;
use crate::engine::query::View;
use crate::engine::state::Outcome;

/// The turn under way. This frame is the outermost and never ends by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    /// The turn token moves on, actions are counted.
    Begin,
    /// The scenario's cards for this turn, from the one of this place.
    Events(u8),
    /// Actions are spent.
    Actions,
    /// A Recon exhausts a hero, while a Villain has it so (rule 10.6).
    Lookout,
    /// The last action is spent, or the players end the turn.
    End,
    /// What works by itself in a story works.
    March,
    /// The turn limit is checked.
    Late,
}

impl Turn {
    /// Before the first turn.
    pub(in crate::engine) fn first() -> Self {
        Self { step: Step::Begin }
    }
}

impl Procedure for Turn {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        // Mutiny comes after the action in progress and before the next, or before the turn ends (rule 2.5).
        if self.step != Step::Begin
            && let Some(card) = mutiny::due(play)
        {
            return Flow::Call(card.into());
        }
        if self.step != Step::Begin {
            reach(play);
        }
        if self.step != Step::Begin && is_reached(&play.view()) {
            win(play);
            return Flow::Go;
        }
        match self.step {
            Step::Begin => {
                begin(play);
                self.step = Step::Events(0);
                Flow::Go
            }
            Step::Events(place) => self.event(play, place),
            Step::Actions if play.table().actions.left == 0 && free(&play.view()).next().is_none() => {
                self.step = Step::End;
                Flow::Go
            }
            Step::Actions => Flow::Wait,
            Step::Lookout => {
                self.step = Step::Actions;
                let villain = play.table().villain;
                villain.map_or(Flow::Go, |villain| Flow::Call(Pick::new(Picking::Lookout(villain), 1).into()))
            }
            Step::End if play.table().course.is_some() => {
                self.step = Step::March;
                play.arise(Happened::TurnEnds(play.table().turn));
                Flow::Go
            }
            Step::March => {
                self.step = Step::Late;
                Flow::Call(Marching::new().into())
            }
            Step::Late if is_too_late(&play.view()) => {
                milestones::end(play);
                Flow::Go
            }
            Step::End if is_too_late(&play.view()) => {
                play.emit(Event::Ended { outcome: Outcome::Ended });
                Flow::Go
            }
            Step::Late | Step::End => {
                self.step = Step::Begin;
                Flow::Go
            }
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        ask(DecisionKind::Action, None, actions(view))
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        match answer {
            Answer::Recon(sector) => {
                spend(play, Action::Recon);
                if play.view().recon_crew().is_some() {
                    self.step = Step::Lookout;
                }
                reveal(play, sector, true)
            }
            Answer::Move(to) => {
                spend(play, Action::Move);
                Flow::Call(Arrival::at(to).into())
            }
            Answer::Rest => {
                spend(play, Action::Rest);
                Flow::Call(Pick::new(Picking::Rest, play.view().rested()).into())
            }
            Answer::Heal => tend(play, Tended::Hero),
            Answer::Repair => tend(play, Tended::Ship),
            Answer::Dock => {
                spend(play, Action::Dock);
                Flow::Call(InPort::open().into())
            }
            Answer::Ability(hero) => Flow::Call(Deed::of(hero).into()),
            Answer::Offer(offer) => Flow::Call(Offering::of(offer).into()),
            Answer::Post(post) => Flow::Call(Posting::to(post).into()),
            Answer::Fetch(post) => {
                posting::fetch_by_action(play, post);
                Flow::Go
            }
            Answer::Take(load) => {
                loading::take(play, load);
                Flow::Go
            }
            Answer::Land(load) => {
                loading::land(play, load);
                Flow::Go
            }
            Answer::EndTurn => {
                let unspent = play.table().actions.left;
                play.emit(Event::TurnEnded { unspent });
                self.step = Step::End;
                Flow::Go
            }
            other => not_offered(other),
        }
    }
}

impl Turn {
    fn event(&mut self, play: &Play<'_>, place: u8) -> Flow {
        let turn = play.table().turn;
        let due = play.scenario.file.events.iter().filter(|event| u16::from(event.turn) == turn);
        match due.skip(place.into()).map(|event| event.card).next() {
            Some(card) => {
                self.step = Step::Events(place + 1);
                Flow::Call(Card::without_token(card).into())
            }
            None => {
                self.step = Step::Actions;
                Flow::Go
            }
        }
    }
}

fn begin(play: &mut Play<'_>) {
    let counted = play.view().actions();
    let taken = counted.min(play.table().actions.owed);
    let turn = play.table().turn.saturating_add(1);
    play.emit(Event::TurnBegan { turn, actions: counted - taken, taken });
}

fn tend(play: &mut Play<'_>, what: Tended) -> Flow {
    spend(play, what.action());
    Flow::Call(HealOrRepair::new(what).into())
}

/// Spends one of the turn's actions.
pub(super) fn spend(play: &mut Play<'_>, action: Action) {
    let left = play.table().actions.left.saturating_sub(1);
    play.emit(Event::ActionSpent { action, left });
}

/// What the story adds to the actions.
fn story_actions(view: &View<'_>) -> impl Iterator<Item = Answer> {
    offering::open(view).map(Answer::Offer).chain(loading::open(view)).chain(posting::open(view))
}

/// The choices of the story that cost no action.
fn free(view: &View<'_>) -> impl Iterator<Item = Answer> {
    offering::free(view).map(Answer::Offer).chain(loading::free(view))
}

fn actions(view: &View<'_>) -> Options {
    let table = view.table;
    let mut open = Options::new();
    if table.actions.left == 0 {
        // Free choices can still be made.
        return options(free(view).chain([Answer::EndTurn]));
    }
    // Where a Recon exhausts a hero, there has to be one (ruling 58).
    let lookout = view.recon_crew().is_none_or(|mut heroes| heroes.next().is_some());
    if lookout && !view.banned(Action::Recon) {
        open.extend(view.recon_range().map(Answer::Recon));
    }
    open.extend(view.here().neighbours.iter().copied().map(Answer::Move));
    if !view.banned(Action::Rest) && Picking::Rest.has_any(view) {
        open.push(Answer::Rest);
    }
    if Tended::Hero.is_open(view) {
        open.push(Answer::Heal);
    }
    if Tended::Ship.is_open(view) {
        open.push(Answer::Repair);
    }
    if super::port::worth_docking(view) {
        open.push(Answer::Dock);
    }
    open.extend(story_actions(view));
    open.extend(usable_deeds(view).map(Answer::Ability));
    open.push(Answer::EndTurn);
    open
}
