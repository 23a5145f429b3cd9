//! Heroes are picked, one by one, and something is done to each: rest, heal, exhaust, wound.

use serde::{Deserialize, Serialize};

use super::exert::Exert;
use super::taken::Taken;
use super::{ask_picks, options};
use crate::content::terms::Track;
use crate::content::{HeroId, ShipId};
use crate::engine::Pending;
use crate::engine::decision::{Answer, DecisionKind, Source};
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::query::View;
use crate::engine::state::{Aboard, Status};

/// Heroes are being picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick {
    what: Picking,
    most: u8,
    made: u8,
    /// Who has been picked: a demand falls on each hero once.
    taken: Taken,
    over: bool,
}

/// What the picked heroes get.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Picking {
    /// The Rest action: Exhausted heroes become Ready (rule 3.2).
    Rest,
    /// Rest given by a card or an ability, by all but one hero perhaps.
    RestFor(Source),
    /// Rest at the Saloon, each for this price (rule 9.3).
    RestPaid(u8),
    /// Healing at a Medical, each for this price (rule 9.3).
    HealPaid(u8),
    /// Heroes are exhausted, as a card demands.
    Exhaust(Source),
    /// A hero is exhausted by a Recon, while this Villain is in the field (rule 10.6).
    Lookout(ShipId),
    /// Heroes not yet Wounded are Wounded (rules 4.2, 5.21).
    Wound(Source),
}

impl Picking {
    fn source(self) -> Source {
        use crate::content::terms::Service;
        match self {
            Self::Rest => Source::Rest,
            Self::RestFor(source) | Self::Exhaust(source) | Self::Wound(source) => source,
            Self::Lookout(villain) => Source::Villain(villain),
            Self::RestPaid(_) => Source::Service(Service::Saloon),
            Self::HealPaid(_) => Source::Service(Service::Medical),
        }
    }

    fn price(self) -> u8 {
        match self {
            Self::RestPaid(price) | Self::HealPaid(price) => price,
            Self::Rest | Self::RestFor(_) | Self::Exhaust(_) | Self::Lookout(_) | Self::Wound(_) => 0,
        }
    }

    fn fits(self, aboard: &Aboard) -> bool {
        match self {
            Self::Rest | Self::RestPaid(_) => aboard.status == Status::Exhausted,
            // She who gives the rest by her own ability cannot give it to herself.
            Self::RestFor(source) => aboard.status == Status::Exhausted && source != Source::Ability(aboard.hero),
            Self::HealPaid(_) => aboard.status == Status::Wounded,
            // To exhaust is to use: an Exhausted hero may be chosen, and is Wounded (rule 6.4).
            Self::Exhaust(_) | Self::Lookout(_) | Self::Wound(_) => aboard.status != Status::Wounded,
        }
    }

    /// Whether a hero is of those whom it is asked of.
    fn is_done_by(self, view: &View<'_>, hero: HeroId) -> bool {
        match self {
            Self::Lookout(_) => view.recon_crew().is_some_and(|mut crew| crew.any(|other| other == hero)),
            _ => true,
        }
    }

    /// Whether the card demands it, and the players do not choose how many.
    fn forced(self) -> bool {
        matches!(self, Self::Exhaust(_) | Self::Lookout(_) | Self::Wound(_))
    }
}

impl Pick {
    /// Up to so many; for a demand, just as many, as far as there are such heroes.
    pub(super) fn new(what: Picking, most: u8) -> Self {
        Self { what, most, made: 0, taken: Taken::default(), over: false }
    }

    /// What the picked heroes get.
    pub fn what(&self) -> Picking {
        self.what
    }

    fn candidates(self, view: &View<'_>) -> impl Iterator<Item = HeroId> {
        let affordable = u16::from(self.what.price()) <= view.table.credits;
        let heroes = view
            .table
            .heroes
            .iter()
            .filter(move |aboard| affordable && self.what.fits(aboard) && !self.taken.has(view.table, aboard.hero));
        let fit = *view;
        heroes.map(|aboard| aboard.hero).filter(move |hero| self.what.is_done_by(&fit, *hero))
    }
}

impl Procedure for Pick {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        let none_left = self.candidates(&play.view()).next().is_none();
        let nothing_to_ask = none_left && (self.made == 0 || self.what.forced());
        if self.over || self.made == self.most || nothing_to_ask { Flow::Done } else { Flow::Wait }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        let may_stop = match self.what {
            Picking::Rest => self.made > 0,
            _ => !self.what.forced(),
        };
        let done = may_stop.then_some(Answer::Done);
        let answers = options(self.candidates(view).map(Answer::Hero).chain(done));
        ask_picks(DecisionKind::Hero, Some(self.what.source()), self.made, self.most, answers)
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        let Answer::Hero(hero) = answer else {
            self.over = true;
            return Flow::Go;
        };
        self.made = self.made.saturating_add(1);
        self.taken = self.taken.with(play.table(), hero);
        let source = self.what.source();
        play.count(Track::Credits, -i16::from(self.what.price()), Some(source));
        match self.what {
            Picking::Rest | Picking::RestFor(_) | Picking::RestPaid(_) => {
                play.change_hero(hero, Status::Ready, Some(source));
                Flow::Go
            }
            Picking::HealPaid(_) => {
                play.change_hero(hero, Status::Exhausted, Some(source));
                Flow::Go
            }
            Picking::Exhaust(_) | Picking::Lookout(_) => Flow::Call(Exert::used(hero, source).into()),
            Picking::Wound(_) => Flow::Call(Exert::wounded(hero, source).into()),
        }
    }
}
