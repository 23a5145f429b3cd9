//! The effects of a card, one after the other.

use serde::{Deserialize, Serialize};

use super::crew_loss::CrewLoss;
use super::hits::{From, Hits};
use crate::content::effect::Effect;
use crate::content::terms::{Section, Threat, Track};
use crate::content::{Content, IntelId};
use crate::engine::decision::Source;
use crate::engine::frame::{Flow, Frame, Procedure};
use crate::engine::play::Play;
use crate::engine::procedure::heroes::gear::Outfit;
use crate::engine::procedure::heroes::rest_heal_wound::{Pick, Picking};
use crate::engine::procedure::intel::card::Card;
use crate::engine::procedure::intel::recon::FreeRecon;

/// Effects being done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effects {
    list: List,
    next: u8,
    spared_morale: u8,
    spared_crew: u8,
    #[serde(default, skip_serializing_if = "is_none")]
    spared_hits: u8,
}

/// Whether there is none of something.
fn is_none(count: &u8) -> bool {
    *count == 0
}

/// Which effects of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum List {
    /// A check that succeeded, or a combat that was won.
    Won(IntelId),
    /// A check that failed.
    Lost(IntelId),
    /// A row of the card's table.
    Row(IntelId, u8),
    /// The card's harm, less the points warded off.
    Harm(IntelId, u8),
    /// What volunteers for a row of the card's table bring.
    Volunteers(IntelId, u8),
    /// What a party of the card's expedition brings, and how many times.
    Party(IntelId, u8, u8),
    /// A beat of the story that does what a card could do.
    Beat(Effect),
}

impl List {
    fn source(self) -> Source {
        match self {
            Self::Beat(_) => Source::Scenario,
            Self::Won(card)
            | Self::Lost(card)
            | Self::Row(card, _)
            | Self::Harm(card, _)
            | Self::Volunteers(card, _)
            | Self::Party(card, ..) => Source::Intel(card),
        }
    }

    /// The effect of this place, and its points.
    fn effect(self, content: &Content, threat: Threat, place: u8) -> Option<(Effect, u8)> {
        let place = usize::from(place);
        if let Self::Beat(effect) = self {
            return if place == 0 { Some((effect, effect.amount(threat))) } else { None };
        }
        let Source::Intel(card) = self.source() else { return None };
        let card = &content.intel[card];
        let list: &[Effect] = match self {
            Self::Won(_) => card.won(),
            Self::Lost(_) => &card.check()?.lost,
            Self::Row(_, row) => &card.table()?.rows.get(usize::from(row))?.effects,
            Self::Harm(_, _) => std::slice::from_ref(&card.harm()?.effect),
            Self::Volunteers(_, row) => &card.table()?.rows.get(usize::from(row))?.volunteers.as_ref()?.brings,
            Self::Party(_, party, _) => {
                std::slice::from_ref(&card.expedition()?.parties.get(usize::from(party))?.brings)
            }
            Self::Beat(_) => return None,
        };
        let effect = *list.get(place)?;
        let points = effect.amount(threat);
        let points = match self {
            Self::Harm(_, warded) => points.saturating_sub(warded),
            Self::Party(_, _, times) => points.saturating_mul(times),
            Self::Won(_) | Self::Lost(_) | Self::Row(..) | Self::Volunteers(..) | Self::Beat(_) => points,
        };
        Some((effect, points))
    }
}

impl Effects {
    /// The effects of this list.
    pub(super) fn new(list: List) -> Self {
        Self { list, next: 0, spared_morale: 0, spared_crew: 0, spared_hits: 0 }
    }

    /// The same, but this much Morale is not lost.
    pub(super) fn sparing_morale(self, points: u8) -> Self {
        Self { spared_morale: points, ..self }
    }

    /// The same, but this many Crew are not lost.
    pub(super) fn sparing_crew(self, points: u8) -> Self {
        Self { spared_crew: points, ..self }
    }

    /// The same, but this many hits from within are not taken.
    pub(super) fn sparing_hits(self, hits: u8) -> Self {
        Self { spared_hits: hits, ..self }
    }

    fn done(&mut self, play: &mut Play<'_>, effect: Effect, points: u8) -> Option<Frame> {
        let card = self.list.source();
        let source = Some(card);
        let by = i16::from(points);
        match effect {
            Effect::GainMorale(_) => play.count(Track::Morale, by, source),
            Effect::LoseMorale(_) => {
                let spared = self.spared_morale.min(points);
                self.spared_morale = self.spared_morale.saturating_sub(spared);
                play.count(Track::Morale, -(by - i16::from(spared)), source);
            }
            Effect::SetMorale(_) => {
                let by = by - i16::from(play.table().morale);
                play.count(Track::Morale, by, source);
            }
            Effect::GainCrew(_) => play.count(Track::Crew, by, source),
            Effect::LoseCrew(_) => {
                let spared = self.spared_crew.min(points);
                self.spared_crew = self.spared_crew.saturating_sub(spared);
                return Some(CrewLoss::new(points.saturating_sub(spared), source).into());
            }
            Effect::GainGear(_) => return Some(Outfit::new(points, card).into()),
            Effect::GainSalvage(_) => play.count(Track::Salvage, by, source),
            Effect::GainCredits(_) => play.count(Track::Credits, by, source),
            Effect::RepairHull(_) => play.count(Track::Hull, by, source),
            Effect::DamageHull(_) => play.count(Track::Hull, -by, source),
            Effect::OutsideHits(_) => return Some(Hits::new(points, From::Outside, source).into()),
            Effect::InsideHits(_) => {
                let spared = self.spared_hits.min(points);
                self.spared_hits = self.spared_hits.saturating_sub(spared);
                return Some(Hits::new(points.saturating_sub(spared), From::Inside, source).into());
            }
            Effect::DamageSection { section, .. } => play.damage_section(section, points, source),
            Effect::DamageEachSection(_) => {
                for section in Section::ALL {
                    play.damage_section(section, points, source);
                }
            }
            Effect::Rest(_) => return Some(Pick::new(Picking::RestFor(card), points).into()),
            Effect::Exhaust(_) => return Some(Pick::new(Picking::Exhaust(card), points).into()),
            Effect::Wound(_) => return Some(Pick::new(Picking::Wound(card), points).into()),
            Effect::Recon(_) => return Some(FreeRecon::new(points, card).into()),
            Effect::LoseActions(_) => play.lose_actions(points, source),
            // In an older edition nothing leads to a later one's card.
            Effect::Follow(next) if play.setup.edition < play.content.intel[next].since => {}
            Effect::Follow(next) => return Some(Card::without_token(next).into()),
        }
        None
    }
}

impl Procedure for Effects {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        let Some((effect, points)) = self.list.effect(play.content, play.table().threat, self.next) else {
            return Flow::Done;
        };
        self.next = self.next.saturating_add(1);
        self.done(play, effect, points).map_or(Flow::Go, Flow::Call)
    }
}
