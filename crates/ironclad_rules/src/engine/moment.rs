//! Moments of play at which a story's triggers are looked at.

use serde::{Deserialize, Serialize};

use super::event::story::StoryEvent;
use super::event::{CombatResult, Event};
use super::query::View;
use super::state::Status;
use crate::content::story::condition::By;
use crate::content::story::moment::{FightResult, Moment};
use crate::content::story::place::PlaceRef;
use crate::content::terms::{Condition as Cosmic, Track};
use crate::content::{CheckId, CountId, FightId, IntelId, LoadId, MarkId, MoverId, SectorId};

/// Moments that wait at once, at the most.
pub const MOMENTS: usize = 24;

/// A moment that has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Happened {
    /// Fitting out is over.
    Sail,
    /// A turn begins.
    Turn(u16),
    /// A turn ends.
    TurnEnds(u16),
    /// What moves by itself has moved.
    Moved,
    /// The ship has entered a sector, its card not yet looked at.
    Enters(SectorId),
    /// The ship is there, and the card is behind.
    Arrives(SectorId),
    /// The ship has left a sector.
    Leaves(SectorId),
    /// A token is turned up.
    TurnsUp {
        /// The card.
        card: IntelId,
        /// The sector where it lies.
        sector: SectorId,
        /// Whether a Recon turned it up.
        recon: bool,
    },
    /// A card's table is read.
    ReadsRow {
        /// The card.
        card: IntelId,
        /// The total.
        total: i8,
    },
    /// A card is done with.
    CardDone(IntelId),
    /// A condition has acted on the ship.
    Struck(Cosmic),
    /// Something that moves has entered a sector.
    MoverEnters(MoverId, SectorId),
    /// Something that moves is held up.
    MoverWaits(MoverId),
    /// Something that moves has left the map.
    MoverGone(MoverId),
    /// Something that moves is damaged, and so many boxes are left.
    MoverDown(MoverId, u8),
    /// Something that moves and the ship are in one sector.
    Met(MoverId),
    /// A load is aboard.
    LoadTaken(LoadId),
    /// A load is set down.
    LoadLanded(LoadId, SectorId),
    /// A load is lost.
    LoadLost(LoadId),
    /// A count has come to this.
    Count(CountId, u8),
    /// A fight is over.
    Fought(FightId, CombatResult),
    /// A check is over.
    Checked(CheckId, bool),
    /// A hero is Wounded.
    HeroWounded,
    /// Crew have been lost.
    CrewLost,
    /// The Hull has fallen to this.
    Hull(u8),
    /// Morale has fallen to this.
    Morale(u8),
    /// A mark is set.
    Marked(MarkId),
}

impl Happened {
    /// The moment that an event is, if it is one.
    pub(super) fn of(event: &Event) -> Option<Self> {
        let low = |now: u16| u8::try_from(now).unwrap_or(u8::MAX);
        Some(match *event {
            Event::TurnBegan { turn, .. } => Self::Turn(turn),
            Event::Moved { from, .. } => Self::Leaves(from),
            Event::TokenRevealed { sector, card, by_recon } => Self::TurnsUp { card, sector, recon: by_recon },
            Event::TableRead { card, total, .. } => Self::ReadsRow { card, total },
            Event::CardEnded { card } => Self::CardDone(card),
            Event::ConditionStruck { condition, .. } => Self::Struck(condition),
            Event::HeroChanged { to: Status::Wounded, .. } => Self::HeroWounded,
            Event::Counted { track: Track::Crew, by: ..0, .. } => Self::CrewLost,
            Event::Counted { track: Track::Hull, by: ..0, now, .. } => Self::Hull(low(now)),
            Event::Counted { track: Track::Morale, by: ..0, now, .. } => Self::Morale(low(now)),
            Event::FittedOut => Self::Sail,
            Event::Story(told) => return Self::told(told),
            Event::ActionSpent { .. }
            | Event::ActionGiven { .. }
            | Event::TurnEnded { .. }
            | Event::ActionsLost { .. }
            | Event::TokenDiscarded { .. }
            | Event::CardBegan { .. }
            | Event::CardSkipped { .. }
            | Event::CheckDecided { .. }
            | Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::OnePaid
            | Event::Counted { .. }
            | Event::SectionChanged { .. }
            | Event::ShieldsTook { .. }
            | Event::ShieldsWhole { .. }
            | Event::EnergyChanged { .. }
            | Event::SpaceUncovered { .. }
            | Event::HeroChanged { .. }
            | Event::HeroCommitted { .. }
            | Event::AbilityUsed { .. }
            | Event::CrewSaved { .. }
            | Event::Sheltered { .. }
            | Event::HitsIgnored { .. }
            | Event::Welcomed { .. }
            | Event::GivenOnce { .. }
            | Event::Softened { .. }
            | Event::Warded { .. }
            | Event::MutinyDue
            | Event::NobodyFights
            | Event::PatrolSent { .. }
            | Event::CombatBegan
            | Event::EnemyMet { .. }
            | Event::PhaseBegan { .. }
            | Event::Ordered { .. }
            | Event::Assigned { .. }
            | Event::SortiePlanned { .. }
            | Event::PlanComplete { .. }
            | Event::PlanTakenBack { .. }
            | Event::PlanConfirmed
            | Event::OrderGiven { .. }
            | Event::FighterLaunched { .. }
            | Event::StageBegan { .. }
            | Event::ShotDecided { .. }
            | Event::EnemyShotDecided { .. }
            | Event::ShotAgain { .. }
            | Event::FireHeld { .. }
            | Event::AttacksMore { .. }
            | Event::ShruggedOff { .. }
            | Event::Guarded { .. }
            | Event::Collected { .. }
            | Event::SystemUpgraded { .. }
            | Event::FighterUpgraded { .. }
            | Event::ModuleUpgraded { .. }
            | Event::AttackIgnored { .. }
            | Event::AttackStopped { .. }
            | Event::EnemyStruck { .. }
            | Event::EnemyDestroyed { .. }
            | Event::SpecialActed { .. }
            | Event::Boarded { .. }
            | Event::EnemyMended { .. }
            | Event::EnemyRecharged { .. }
            | Event::EnemyGone { .. }
            | Event::FighterChanged { .. }
            | Event::FighterDisabled { .. }
            | Event::CombatEnded { .. }
            | Event::Docked { .. }
            | Event::ServiceTaken { .. }
            | Event::Bought { .. }
            | Event::Toasted { .. }
            | Event::Mended { .. }
            | Event::ServiceEnded { .. }
            | Event::ServicesDeclined
            | Event::Undocked
            | Event::GearDrawn { .. }
            | Event::GearTaken { .. }
            | Event::GearMoved { .. }
            | Event::GearReturned { .. }
            | Event::ModuleFound { .. }
            | Event::ReputationChanged { .. }
            | Event::Allied { .. }
            | Event::HeroHired { .. }
            | Event::HeroDismissed { .. }
            | Event::HeroPosted { .. }
            | Event::Dealt { .. }
            | Event::ModuleFitted { .. }
            | Event::ModuleTakenOut { .. }
            | Event::ShipTaken { .. }
            | Event::ShipLeft { .. }
            | Event::MilestoneReached { .. }
            | Event::HeroJoined { .. }
            | Event::ShipGained { .. }
            | Event::ModuleGained { .. }
            | Event::GearStowed { .. }
            | Event::HeroPromoted { .. }
            | Event::HeroTreated { .. }
            | Event::Ended { .. }
            | Event::Sought { .. } => return None,
        })
    }

    fn told(told: StoryEvent) -> Option<Self> {
        Some(match told {
            StoryEvent::Marked { mark } => Self::Marked(mark),
            StoryEvent::Went { mover, to, .. } | StoryEvent::Sent { mover, to } => Self::MoverEnters(mover, to),
            StoryEvent::Waited { mover } => Self::MoverWaits(mover),
            StoryEvent::Gone { mover } => Self::MoverGone(mover),
            StoryEvent::Struck { mover, by: ..0, left } => Self::MoverDown(mover, left),
            StoryEvent::Met { mover } => Self::Met(mover),
            StoryEvent::Marched => Self::Moved,
            StoryEvent::Taken { load, .. } => Self::LoadTaken(load),
            StoryEvent::Landed { load, sector } | StoryEvent::Ferried { load, to: sector, .. } => {
                Self::LoadLanded(load, sector)
            }
            StoryEvent::Spoilt { load } | StoryEvent::Swallowed { load, .. } | StoryEvent::CarriedOff { load, .. } => {
                Self::LoadLost(load)
            }
            StoryEvent::Counted { count, now, .. } => Self::Count(count, now),
            StoryEvent::Fought { fight, result } => Self::Fought(fight, result),
            StoryEvent::Checked { check, won } => Self::Checked(check, won),
            StoryEvent::SideTaken { .. }
            | StoryEvent::Fielded { .. }
            | StoryEvent::Shuffled
            | StoryEvent::Read { .. }
            | StoryEvent::Said { .. }
            | StoryEvent::Fired { .. }
            | StoryEvent::Chosen { .. }
            | StoryEvent::Offered { .. }
            | StoryEvent::Used { .. }
            | StoryEvent::Unmarked { .. }
            | StoryEvent::Flagged { .. }
            | StoryEvent::TokenPlaced { .. }
            | StoryEvent::TokenGone { .. }
            | StoryEvent::TookLane { .. }
            | StoryEvent::Held { .. }
            | StoryEvent::Hurried { .. }
            | StoryEvent::Struck { .. }
            | StoryEvent::Put { .. }
            | StoryEvent::Drifted { .. }
            | StoryEvent::Lifted { .. }
            | StoryEvent::Dropped { .. }
            | StoryEvent::Aged
            | StoryEvent::Posted { .. }
            | StoryEvent::Fetched { .. }
            | StoryEvent::Seen { .. }
            | StoryEvent::Failed { .. }
            | StoryEvent::Worth { .. }
            | StoryEvent::Turns { .. }
            | StoryEvent::Left { .. }
            | StoryEvent::Hurt { .. }
            | StoryEvent::Dearer { .. }
            | StoryEvent::Promised { .. }
            | StoryEvent::Kept
            | StoryEvent::Arranged { .. }
            | StoryEvent::Heard { .. }
            | StoryEvent::Word { .. }
            | StoryEvent::Debriefed { .. } => return None,
        })
    }

    /// Whether every trigger that fires on an earlier moment fires on this one as well.
    pub(super) fn covers(self, earlier: Self) -> bool {
        match (self, earlier) {
            (Self::Hull(now), Self::Hull(then)) | (Self::Morale(now), Self::Morale(then)) => now <= then,
            (one, other) => one == other,
        }
    }

    /// Whether it is what a trigger waits for.
    pub(super) fn is(self, moment: &Moment, view: &View<'_>) -> bool {
        let there = |place: &PlaceRef, sector| view.is_at(place, sector);
        let turn = |turn: &crate::content::story::ByMode<u8>, now: u16| u16::from(turn.at(view.setup.mode)) == now;
        match moment {
            Moment::Sail => self == Self::Sail,
            Moment::Turn(wanted) => matches!(self, Self::Turn(now) if turn(wanted, now)),
            Moment::EachTurn => matches!(self, Self::Turn(_)),
            Moment::TurnEnds(wanted) => matches!(self, Self::TurnEnds(now) if turn(wanted, now)),
            Moment::EachTurnEnds => matches!(self, Self::TurnEnds(_)),
            Moment::Moved => self == Self::Moved,
            Moment::Enters(place) => matches!(self, Self::Enters(sector) if there(place, sector)),
            Moment::EntersCondition(wanted) => matches!(self, Self::Enters(sector)
                if view.sector(sector).condition().is_some_and(|condition| wanted.contains(&condition))),
            Moment::Arrives(place) => matches!(self, Self::Arrives(sector) if there(place, sector)),
            Moment::Leaves(place) => matches!(self, Self::Leaves(sector) if there(place, sector)),
            Moment::TurnsUp { card, at, by } => matches!(self, Self::TurnsUp { card: own, sector, recon }
                if card.is_none_or(|card| card == own)
                    && at.as_ref().is_none_or(|at| there(at, sector))
                    && by.is_none_or(|by| recon == (by == By::Recon))),
            Moment::ReadsRow { card, from } => {
                matches!(self, Self::ReadsRow { card: own, total } if *card == own && total >= *from)
            }
            Moment::CardDone(card) => self == Self::CardDone(*card),
            Moment::Struck(wanted) => matches!(self, Self::Struck(condition) if wanted.contains(&condition)),
            Moment::MoverEnters { mover, place } => {
                matches!(self, Self::MoverEnters(own, sector) if *mover == own && there(place, sector))
            }
            Moment::MoverWaits(mover) => self == Self::MoverWaits(*mover),
            Moment::MoverGone(mover) => self == Self::MoverGone(*mover),
            Moment::MoverDown { mover, boxes } => self == Self::MoverDown(*mover, *boxes),
            Moment::Met(mover) => self == Self::Met(*mover),
            Moment::LoadTaken(load) => self == Self::LoadTaken(*load),
            Moment::LoadLanded { load, at } => matches!(self, Self::LoadLanded(own, sector)
                if *load == own && at.as_ref().is_none_or(|at| there(at, sector))),
            Moment::LoadLost(load) => self == Self::LoadLost(*load),
            Moment::CountReaches { count, at } => self == Self::Count(*count, *at),
            Moment::Fought { fight, result } => {
                let wanted = match result {
                    FightResult::Victory => CombatResult::Victory,
                    FightResult::Draw => CombatResult::Draw,
                };
                self == Self::Fought(*fight, wanted)
            }
            Moment::Checked { check, won } => self == Self::Checked(*check, *won),
            Moment::HeroWounded => self == Self::HeroWounded,
            Moment::CrewLost => self == Self::CrewLost,
            Moment::HullAt(least) => matches!(self, Self::Hull(now) if now <= *least),
            Moment::MoraleAt(least) => matches!(self, Self::Morale(now) if now <= *least),
            Moment::Marked(mark) => self == Self::Marked(*mark),
        }
    }
}
