//! Moments of play at which a story's triggers are looked at.

use serde::{Deserialize, Serialize};

use super::event::story::StoryEvent;
use super::event::{CombatResult, Event};
use super::query::View;
use super::state::Status;
use crate::content::story::condition::By;
use crate::content::story::moment::{FightResult, Moment};
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
            _ => return None,
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
            _ => return None,
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
        let there = |place, sector| view.is_at(place, sector);
        let turn = |turn: &crate::content::story::ByMode<u8>, now: u16| u16::from(turn.at(view.setup.mode)) == now;
        match (moment, self) {
            (Moment::Sail, Self::Sail)
            | (Moment::EachTurn, Self::Turn(_))
            | (Moment::EachTurnEnds, Self::TurnEnds(_))
            | (Moment::Moved, Self::Moved)
            | (Moment::HeroWounded, Self::HeroWounded)
            | (Moment::CrewLost, Self::CrewLost) => true,
            (Moment::Turn(wanted), Self::Turn(now)) | (Moment::TurnEnds(wanted), Self::TurnEnds(now)) => {
                turn(wanted, now)
            }
            (Moment::Enters(place), Self::Enters(sector))
            | (Moment::Arrives(place), Self::Arrives(sector))
            | (Moment::Leaves(place), Self::Leaves(sector)) => there(place, sector),
            (Moment::EntersCondition(wanted), Self::Enters(sector)) => {
                view.sector(sector).condition().is_some_and(|condition| wanted.contains(&condition))
            }
            (Moment::TurnsUp { card, at, by }, Self::TurnsUp { card: own, sector, recon }) => {
                card.is_none_or(|card| card == own)
                    && at.as_ref().is_none_or(|at| there(at, sector))
                    && by.is_none_or(|by| recon == (by == By::Recon))
            }
            (Moment::ReadsRow { card, from }, Self::ReadsRow { card: own, total }) => *card == own && total >= *from,
            (Moment::CardDone(card), Self::CardDone(own)) => *card == own,
            (Moment::Struck(wanted), Self::Struck(condition)) => wanted.contains(&condition),
            (Moment::MoverEnters { mover, place }, Self::MoverEnters(own, sector)) => {
                *mover == own && there(place, sector)
            }
            (Moment::MoverWaits(mover), Self::MoverWaits(own))
            | (Moment::MoverGone(mover), Self::MoverGone(own))
            | (Moment::Met(mover), Self::Met(own)) => *mover == own,
            (Moment::MoverDown { mover, boxes }, Self::MoverDown(own, left)) => *mover == own && *boxes == left,
            (Moment::LoadTaken(load), Self::LoadTaken(own)) | (Moment::LoadLost(load), Self::LoadLost(own)) => {
                *load == own
            }
            (Moment::LoadLanded { load, at }, Self::LoadLanded(own, sector)) => {
                *load == own && at.as_ref().is_none_or(|at| there(at, sector))
            }
            (Moment::CountReaches { count, at }, Self::Count(own, now)) => *count == own && *at == now,
            (Moment::Fought { fight, result }, Self::Fought(own, ended)) => {
                let wanted = match result {
                    FightResult::Victory => CombatResult::Victory,
                    FightResult::Draw => CombatResult::Draw,
                };
                *fight == own && ended == wanted
            }
            (Moment::Checked { check, won }, Self::Checked(own, succeeded)) => *check == own && *won == succeeded,
            (Moment::HullAt(least), Self::Hull(now)) | (Moment::MoraleAt(least), Self::Morale(now)) => now <= *least,
            (Moment::Marked(mark), Self::Marked(own)) => *mark == own,
            _ => false,
        }
    }
}
