//! Whether a trigger's moment can come.

use super::world::{Fact, World};
use crate::id::IntelId;
use crate::story::ByMode;
use crate::story::device::Waits;
use crate::story::moment::Moment;
use crate::story::place::PlaceRef;
use crate::terms::{Condition as Cosmic, Mode};

impl World<'_> {
    /// Whether a moment can come.
    pub(super) fn comes(&self, moment: &Moment) -> bool {
        match moment {
            Moment::Turn(turn) | Moment::TurnEnds(turn) => self.only.modes().any(|mode| self.has_turn(*turn, mode)),
            Moment::Enters(place) | Moment::Arrives(place) | Moment::Leaves(place) => self.is_somewhere(place),
            Moment::EntersCondition(wanted) | Moment::Struck(wanted) => self.has_condition(wanted),
            Moment::TurnsUp { card, at, .. } => {
                card.is_none_or(|card| self.has_token(card)) && at.as_ref().is_none_or(|at| self.is_somewhere(at))
            }
            Moment::ReadsRow { card, .. } | Moment::CardDone(card) => self.has_card(*card),
            Moment::MoverEnters { mover, place } => self.meet(self.roams(*mover), self.sectors(place)),
            Moment::MoverWaits(mover) => {
                let waits = self.story.movers.get(mover).is_some_and(|written| written.waits == Waits::Token);
                waits && self.is_about(*mover)
            }
            Moment::MoverGone(mover) => self.is(Fact::Gone(*mover)),
            Moment::MoverDown { mover, boxes } => {
                let low = self.story.movers.get(mover).is_some_and(|written| *boxes < written.boxes);
                low && self.is_about(*mover) && self.is(Fact::Damaged(*mover))
            }
            Moment::Met(mover) => self.is_about(*mover),
            Moment::LoadTaken(load) => self.is(Fact::Load(*load)),
            Moment::LoadLanded { load, .. } => self.is(Fact::Landed(*load)),
            Moment::LoadLost(load) => self.is(Fact::Lost(*load)),
            Moment::CountReaches { count, at } => {
                let Some(written) = self.story.counts.get(count) else { return false };
                let rises = self.is(Fact::Up(*count)) && *at <= written.most;
                let falls = self.is(Fact::Down(*count));
                (rises || *at <= written.start) && (falls || *at >= written.start) && (rises || falls)
            }
            Moment::Fought { fight, .. } => self.is(Fact::Fought(*fight)),
            Moment::Checked { check, .. } => self.is(Fact::Made(*check)),
            Moment::Marked(mark) => self.is(Fact::Mark(*mark)),
            Moment::Sail
            | Moment::EachTurn
            | Moment::EachTurnEnds
            | Moment::Moved
            | Moment::HeroWounded
            | Moment::CrewLost
            | Moment::HullAt(..)
            | Moment::MoraleAt(..) => true,
        }
    }

    /// Whether a turn comes in a mode.
    pub(super) fn has_turn(&self, turn: ByMode<u8>, mode: Mode) -> bool {
        (1..=self.last(mode)).contains(&turn.at(mode))
    }

    fn is_somewhere(&self, place: &PlaceRef) -> bool {
        self.sectors(place).count() > 0
    }

    fn has_condition(&self, wanted: &[Cosmic]) -> bool {
        let mut sectors = self.scenario.map.sectors.iter();
        sectors.any(|(_, sector)| sector.condition().is_some_and(|condition| wanted.contains(&condition)))
    }

    fn has_token(&self, card: IntelId) -> bool {
        let placed = self.story.tokens.iter().any(|token| token.card == card && self.can(&token.when, true));
        placed || self.story.shuffled.cards.contains(&card) || self.is(Fact::Token(card))
    }

    /// Whether a card can come: by a token, by a beat, by the rules, or by another card.
    fn has_card(&self, card: IntelId) -> bool {
        let no_token = card == self.content.rules.mutiny || !self.content.has_token(card);
        no_token || self.has_token(card) || self.is(Fact::Card(card))
    }
}
