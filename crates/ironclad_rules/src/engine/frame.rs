//! What is under way: a stack of frames, one for each procedure of the rule book that has begun and not ended.
//!
//! A frame is small plain data with its own step. The innermost runs until it needs an input, calls another, or is done.

use serde::{Deserialize, Serialize};

use super::chance::{Die, Drawn};
use super::decision::{Answer, Decision, DecisionKind, Options, Picks};
use super::event::{CombatResult, Events};
use super::full::Full;
use super::play::Play;
use super::procedure::arrival::Arrival;
use super::procedure::combat::SpaceCombat;
use super::procedure::cosmic_condition::ConditionStrike;
use super::procedure::crew_loss::CrewLoss;
use super::procedure::effects::Effects;
use super::procedure::heal_or_repair::HealOrRepair;
use super::procedure::hits::Hits;
use super::procedure::port::InPort;
use super::procedure::repair_point::RepairPoint;
use super::procedure::skip_sector::SkipSector;
use super::procedure::story::beats::Beats;
use super::procedure::story::choosing::Choosing;
use super::procedure::story::fighting::Fighting;
use super::procedure::story::happening::Happening;
use super::procedure::story::marching::Marching;
use super::procedure::story::meeting::Meeting;
use super::procedure::story::offering::Offering;
use super::procedure::story::posting::Posting;
use super::procedure::story::prologue::Prologue;
use super::procedure::story::reading::Reading;
use super::procedure::story::testing::Testing;
use super::procedure::turn::Turn;
use super::query::View;
use super::state::State;
use super::{Input, Pending};
use crate::content::{Content, HeroId, Scenario};
use crate::engine::procedure::between_scenarios::debriefing::Debriefing;
use crate::engine::procedure::between_scenarios::fitting_out::FittingOut;
use crate::engine::procedure::between_scenarios::refit::Refit;
use crate::engine::procedure::combat::energy::Surge;
use crate::engine::procedure::combat::loot::Looting;
use crate::engine::procedure::combat::plan::Planning;
use crate::engine::procedure::combat::stage::StageFight;
use crate::engine::procedure::combat::tactic::Tactic;
use crate::engine::procedure::combat::tribute::Tribute;
use crate::engine::procedure::heroes::ability::Deed;
use crate::engine::procedure::heroes::busy_heroes::BusyHeroes;
use crate::engine::procedure::heroes::exhaust::Exhaust;
use crate::engine::procedure::heroes::gear::Outfit;
use crate::engine::procedure::heroes::rest_heal_wound::Pick;
use crate::engine::procedure::intel::card::Card;
use crate::engine::procedure::intel::expedition::Expedition;
use crate::engine::procedure::intel::harm::Harming;
use crate::engine::procedure::intel::recon::FreeRecon;
use crate::engine::procedure::intel::reveal_token::Reveal;
use crate::engine::procedure::intel::signatures::Signatures;
use crate::engine::procedure::intel::table_roll::TableRolling;
use crate::engine::procedure::intel::trader::Trading;
use crate::engine::procedure::intel::volunteers::Volunteers;
use crate::engine::procedure::port::patrol::Patrol;
use crate::engine::procedure::port::service::Serving;
use crate::engine::procedure::skill_check::Check;

/// What a procedure does next.
#[derive(Debug, Clone, Copy)]
pub(super) enum Flow {
    /// It goes on with its next step.
    Go,
    /// It waits for an input.
    Wait,
    /// Another procedure begins, and it goes on when that one is done.
    Call(Frame),
    /// It is done.
    Done,
    /// It is done, and has something to say to the one that called it.
    Return(Returned),
}

/// What a procedure that is done says to the one that called it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Returned {
    /// It has nothing to say.
    #[default]
    Nothing,
    /// A hero was kept from a wound, and this is added to the roll in hand (Shelter).
    Bonus(u8),
    /// All Crew that this cause would cost is saved, by this hero.
    CrewSaved(HeroId),
    /// A check was won, or lost.
    Checked(bool),
    /// A space combat ended so.
    Fought(CombatResult),
    /// These heroes have been exhausted for a use of the story, and for those before it.
    Used(BusyHeroes),
}

/// A procedure of the rule book.
pub(super) trait Procedure: Copy {
    /// Takes the next step.
    fn advance(&mut self, play: &mut Play<'_>) -> Flow;

    /// What it waits for. Asked only while it waits, so a procedure that never does need not say.
    fn pending(&self, _view: &View<'_>) -> Pending {
        Pending::Choose(Decision {
            kind: DecisionKind::Action,
            system: None,
            source: None,
            picks: Picks::default(),
            options: Options::new(),
        })
    }

    /// Takes the players' answer, which is one of the options.
    fn answer(&mut self, _play: &mut Play<'_>, _answer: Answer) -> Flow {
        Flow::Go
    }

    /// Takes the die it asked for.
    fn rolled(&mut self, _play: &mut Play<'_>, _die: Die) -> Flow {
        Flow::Go
    }

    /// Takes the token it asked for.
    fn drawn(&mut self, _play: &mut Play<'_>, _drawn: Drawn) -> Flow {
        Flow::Go
    }
}

macro_rules! frames {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// A procedure under way.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Frame {
            $($(#[$doc])* $name($name),)*
        }

        impl Frame {
            fn advance(&mut self, play: &mut Play<'_>) -> Flow {
                match self { $(Self::$name(procedure) => procedure.advance(play),)* }
            }

            pub(super) fn pending(&self, view: &View<'_>) -> Pending {
                match self { $(Self::$name(procedure) => procedure.pending(view),)* }
            }

            fn input(&mut self, play: &mut Play<'_>, input: Input) -> Flow {
                match (self, input) {
                    $(
                        (Self::$name(procedure), Input::Answer(answer)) => procedure.answer(play, answer),
                        (Self::$name(procedure), Input::Die(die)) => procedure.rolled(play, die),
                        (Self::$name(procedure), Input::Drawn(drawn)) => procedure.drawn(play, drawn),
                    )*
                }
            }
        }

        $(
            impl From<$name> for Frame {
                fn from(procedure: $name) -> Self {
                    Self::$name(procedure)
                }
            }
        )*
    };
}

frames! {
    /// A turn (rules 3.1 to 3.3).
    Turn,
    /// Fitting out before the first turn (rule 11.4).
    FittingOut,
    /// After a scenario of a campaign (rules 11.2, 11.5 to 11.7).
    Debriefing,
    /// What is paid for between scenarios (rule 11.9).
    Refit,
    /// Entering a sector (rule 3.4).
    Arrival,
    /// A token is turned up (rule 3.4).
    Reveal,
    /// A cosmic condition acts (rule 4.2).
    ConditionStrike,
    /// An intel card (chapter 5).
    Card,
    /// A check (rule 7.1).
    Check,
    /// A roll on a card's table (rule 5.3).
    TableRolling,
    /// A harm that can be warded off (ruling 27).
    Harming,
    /// A hero leads the way, others go along (rules 5.10, 5.16).
    Expedition,
    /// Heroes are exhausted for what a card offers (rule 5.11).
    Volunteers,
    /// A Trader without a port (rule 5.24).
    Trading,
    /// Signatures Detected (rule 5.19).
    Signatures,
    /// The patrol of an Enemy's port (rule 9.4).
    Patrol,
    /// The effects of a card, one after the other.
    Effects,
    /// Hits on the Ironclad (rule 2.9).
    Hits,
    /// A loss of Crew (rule 2.2).
    CrewLoss,
    /// A hero is exhausted, or Wounded (rule 6.4).
    #[serde(rename = "exert")]
    Exhaust,
    /// Heroes are picked for something (rule 3.2).
    Pick,
    /// Free Recons (rule 5.15).
    FreeRecon,
    /// Gear is gained (rule 12.1).
    Outfit,
    /// An enemy is paid after a draw (rule 10.6).
    #[serde(rename = "dues")]
    Tribute,
    /// An ability used as a deed of its own (rule 6.10).
    Deed,
    /// A Heal or Repair (rule 3.2).
    #[serde(rename = "tending")]
    HealOrRepair,
    /// A Move that skips a sector (rule 6.10).
    #[serde(rename = "side-door")]
    SkipSector,
    /// A point of something is repaired.
    #[serde(rename = "mending")]
    RepairPoint,
    /// A space combat (chapter 8).
    SpaceCombat,
    /// Hits of energy spaces that damage to the Reactor has uncovered (rule 2.8).
    Surge,
    /// The plan of a phase (rule 8.1).
    Planning,
    /// An ability used in a plan (rule 6.10).
    Tactic,
    /// A stage of a phase (rule 8.1).
    StageFight,
    /// Loot taken by an ability (rule 6.10).
    #[serde(rename = "collecting")]
    Looting,
    /// The services of a port (chapter 9).
    InPort,
    /// One service.
    Serving,
    /// What comes before fitting out in a story.
    Prologue,
    /// A moment of the story.
    Happening,
    /// Beats of the story.
    Beats,
    /// A passage is read aloud.
    Reading,
    /// A choice of the story.
    Choosing,
    /// An offer of the story.
    Offering,
    /// A check of the story.
    Testing,
    /// A fight of the story.
    Fighting,
    /// Something that moves is met.
    Meeting,
    /// What works by itself at a turn's end.
    Marching,
    /// Heroes go to a post.
    Posting,
}

impl Frame {
    /// Whether it is between two of its steps, so that the story can come in.
    fn is_at_rest(&self) -> bool {
        matches!(self, Self::Turn(_) | Self::Arrival(_) | Self::Marching(_) | Self::Meeting(_))
    }
}

/// Gives the innermost frame its input.
///
/// # Errors
/// If more would be under way than there is room for.
pub(super) fn resume(
    content: &Content,
    scenario: &Scenario,
    state: &mut State,
    events: &mut Events,
    input: Input,
) -> Result<(), Full> {
    let Some(mut frame) = state.frames.last().copied() else { return Ok(()) };
    let mut play = Play::new(content, scenario, state, events);
    let flow = frame.input(&mut play, input);
    step(&play)?;
    put(state, frame, flow)
}

/// Whether all that has come of a step could be kept.
fn step(play: &Play<'_>) -> Result<(), Full> {
    if play.overflowed() { Err(Full) } else { Ok(()) }
}

/// Runs until an input is needed or the game is over.
///
/// # Errors
/// If more would be under way than there is room for.
pub(super) fn run(content: &Content, scenario: &Scenario, state: &mut State, events: &mut Events) -> Result<(), Full> {
    while state.table.outcome.is_none() || state.table.log.is_some() {
        if state.table.outcome.is_some() && !matches!(state.frames.first(), Some(Frame::Debriefing(_)) | None) {
            state.frames.clear();
            state.moments.clear();
            state.surge = 0;
            state.tasks.clear();
            state.frames.push(Debriefing::new().into());
        }
        let Some(mut frame) = state.frames.last().copied() else { return Ok(()) };
        if state.surge > 0 && state.table.outcome.is_none() {
            let hits = std::mem::take(&mut state.surge);
            let surge = Surge::before(std::mem::take(&mut state.returned), hits);
            state.frames.try_push(surge.into())?;
            continue;
        }
        if !state.moments.is_empty() && frame.is_at_rest() && state.table.outcome.is_none() {
            // What the frame was told is kept for it; the story is not told.
            let happening = Happening::before(std::mem::take(&mut state.returned));
            state.frames.try_push(happening.into())?;
            continue;
        }
        if frame.is_at_rest() {
            // The operation is over: tasks that it did not come to are left.
            state.tasks.clear();
        }
        let mut play = Play::new(content, scenario, state, events);
        let flow = frame.advance(&mut play);
        step(&play)?;
        if matches!(flow, Flow::Wait) {
            return put(state, frame, Flow::Go);
        }
        put(state, frame, flow)?;
    }
    Ok(())
}

fn put(state: &mut State, frame: Frame, flow: Flow) -> Result<(), Full> {
    if let Some(top) = state.frames.last_mut() {
        *top = frame;
    }
    match flow {
        Flow::Go | Flow::Wait => {}
        Flow::Call(callee) => {
            state.returned = Returned::Nothing;
            state.frames.try_push(callee)?;
        }
        Flow::Done => {
            state.frames.pop();
            state.returned = Returned::Nothing;
        }
        Flow::Return(said) => {
            state.frames.pop();
            state.returned = said;
        }
    }
    Ok(())
}
