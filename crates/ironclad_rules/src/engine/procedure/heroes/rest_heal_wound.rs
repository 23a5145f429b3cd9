//! Heroes are picked, one by one, and something is done to each: rest, heal, exhaust, wound.

use std::iter;

use serde::{Deserialize, Serialize};

use super::busy_heroes::BusyHeroes;
use super::exhaust::Exhaust;
use super::reaction::{ability, reactors};
use crate::content::ability::{Ability, Window};
use crate::content::story::device::Use;
use crate::content::terms::Track;
use crate::content::{HeroId, OrderId, PostId, ShipId};
use crate::engine::Pending;
use crate::engine::decision::{Answer, DecisionKind, Source};
use crate::engine::event::Event;
use crate::engine::event::story::StoryEvent;
use crate::engine::frame::{Flow, Procedure, Returned};
use crate::engine::play::Play;
use crate::engine::procedure::story::price::{UsedFor, fits};
use crate::engine::procedure::{ask_picks, not_offered, options};
use crate::engine::query::{FULL, View};
use crate::engine::state::{Aboard, Status, Table};

/// Heroes are being picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick {
    what: Picking,
    most: u8,
    made: u8,
    /// Who has been picked: a demand falls on each hero once.
    taken: BusyHeroes,
    over: bool,
    /// Who has made a Rest ready more heroes.
    fed_by: Option<HeroId>,
    /// The uses of the same offer or option that come after this one, from this place on: nobody is taken whom those need.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    spares: Option<(UsedFor, u8)>,
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
    /// A Wounded hero becomes this: by the Heal action, or by an ability, whose own hero is left out.
    HealFor(Source, Status),
    /// Healing at a Medical, each for this price (rule 9.3).
    HealPaid(u8),
    /// Heroes are exhausted, as a card demands.
    Exhaust(Source),
    /// A hero is exhausted by a Recon, while this Villain is in the field (rule 10.6).
    Lookout(ShipId),
    /// An Engineer is exhausted for this order (rule 8.3).
    Engineer(OrderId),
    /// Heroes not yet Wounded are Wounded (rules 4.2, 5.21).
    Wound(Source),
    /// A hero is exhausted for an offer or an option of the story.
    Use(Source, Use),
    /// Heroes go to a post of the story.
    Post(PostId),
}

impl Picking {
    fn source(self) -> Source {
        use crate::content::terms::Service;
        match self {
            Self::Rest => Source::Rest,
            Self::Use(source, _) => source,
            Self::Post(post) => Source::Post(post),
            Self::RestFor(source) | Self::HealFor(source, _) | Self::Exhaust(source) | Self::Wound(source) => source,
            Self::Lookout(villain) => Source::Villain(villain),
            Self::Engineer(order) => Source::Order(order),
            Self::RestPaid(_) => Source::Service(Service::Saloon),
            Self::HealPaid(_) => Source::Service(Service::Medical),
        }
    }

    fn price(self) -> u8 {
        match self {
            Self::RestPaid(price) | Self::HealPaid(price) => price,
            Self::Rest
            | Self::RestFor(_)
            | Self::HealFor(..)
            | Self::Exhaust(_)
            | Self::Lookout(_)
            | Self::Engineer(_)
            | Self::Use(..)
            | Self::Post(_)
            | Self::Wound(_) => 0,
        }
    }

    fn fits(self, aboard: &Aboard) -> bool {
        match self {
            Self::Rest | Self::RestPaid(_) => aboard.status == Status::Exhausted,
            // She who gives it by her own ability cannot give it to herself (ruling 66).
            Self::RestFor(source) => aboard.status == Status::Exhausted && source != Source::Ability(aboard.hero),
            Self::HealFor(source, _) => aboard.status == Status::Wounded && source != Source::Ability(aboard.hero),
            Self::HealPaid(_) => aboard.status == Status::Wounded,
            // To exhaust is to use: an Exhausted hero may be chosen, and is Wounded (rule 6.4).
            Self::Exhaust(_)
            | Self::Lookout(_)
            | Self::Engineer(_)
            | Self::Wound(_)
            | Self::Use(..)
            | Self::Post(_) => aboard.status != Status::Wounded,
        }
    }

    /// Whether this hero is one of those who may be picked.
    fn is_done_by(self, view: &View<'_>, hero: HeroId) -> bool {
        match self {
            Self::Lookout(_) => view.recon_crew().is_some_and(|mut crew| crew.any(|other| other == hero)),
            Self::Engineer(_) => view.engineers().any(|engineer| engineer == hero),
            Self::Use(_, what) => fits(view, what, hero) && view.free().any(|free| free.hero == hero),
            Self::Exhaust(_) | Self::Wound(_) | Self::Post(_) => view.is_aboard(hero),
            Self::Rest | Self::RestFor(_) | Self::RestPaid(_) | Self::HealFor(..) | Self::HealPaid(_) => {
                view.is_tended(hero)
            }
        }
    }

    /// Whether there is anybody to pick.
    pub(in crate::engine) fn has_any(self, view: &View<'_>) -> bool {
        view.table.heroes.iter().any(|aboard| self.fits(aboard) && self.is_done_by(view, aboard.hero))
    }

    /// Whether the card demands it, and the players do not choose how many.
    fn forced(self) -> bool {
        match self {
            Self::Exhaust(_) | Self::Lookout(_) | Self::Engineer(_) | Self::Wound(_) | Self::Use(..) => true,
            Self::Rest
            | Self::RestFor(_)
            | Self::RestPaid(_)
            | Self::HealFor(..)
            | Self::HealPaid(_)
            | Self::Post(_) => false,
        }
    }
}

impl Pick {
    /// Up to this many picks; a demand takes exactly this many, as far as there are such heroes.
    pub(in crate::engine) fn new(what: Picking, most: u8) -> Self {
        Self { what, most, made: 0, taken: BusyHeroes::default(), over: false, fed_by: None, spares: None }
    }

    /// The same picks without this hero.
    pub(in crate::engine) fn leaving_out(self, table: &Table, hero: HeroId) -> Self {
        Self { taken: self.taken.with(table, hero), ..self }
    }

    /// The same picks without these heroes.
    pub(in crate::engine) fn but_for(self, taken: BusyHeroes) -> Self {
        Self { taken, ..self }
    }

    /// The same picks, which leave somebody else for each use of this from this place on (rule 6.8).
    pub(in crate::engine) fn sparing(self, of: UsedFor, place: u8) -> Self {
        Self { spares: Some((of, place)), ..self }
    }

    /// What the picked heroes get.
    pub fn what(&self) -> Picking {
        self.what
    }

    fn candidates(self, view: &View<'_>) -> impl Iterator<Item = HeroId> {
        let view = *view;
        let affordable = u16::from(self.what.price()) <= view.table.credits;
        let left = view
            .table
            .heroes
            .iter()
            .filter(move |aboard| affordable && self.what.fits(aboard) && !self.taken.has(view.table, aboard.hero));
        let heroes = left.map(|aboard| aboard.hero).filter(move |hero| self.what.is_done_by(&view, *hero));
        let (demands, all) = (matches!(self.what, Picking::Exhaust(_)), heroes.clone());
        let spared = move |hero: HeroId| self.leaves_enough(&view, hero);
        // Where nobody can be spared any more, anybody does.
        let spares = all.clone().any(spared);
        heroes
            .filter(move |hero| !demands || view.falls_on(*hero, all.clone()))
            .filter(move |hero| !spares || spared(*hero))
    }

    /// Whether somebody else is left for each use that is still to come, if this hero is taken now.
    fn leaves_enough(self, view: &View<'_>, hero: HeroId) -> bool {
        let Some((of, place)) = self.spares else { return true };
        let more = Use::Any(self.most.saturating_sub(self.made).saturating_sub(1));
        let uses: Vec<Use> = iter::once(more).chain(of.uses(view, place).iter().copied()).collect();
        let free = view.free().map(|aboard| aboard.hero);
        let others = free.filter(|other| *other != hero && !self.taken.has(view.table, *other));
        view.has_for_each(&uses, &others.collect::<Vec<_>>())
    }

    /// Heroes whose ability would make this Rest ready more heroes.
    fn cooks(self, view: &View<'_>) -> impl Iterator<Item = HeroId> {
        let left = usize::from(self.most.saturating_sub(self.made));
        let resting = self.what == Picking::Rest && self.fed_by.is_none();
        let view = *view;
        reactors(&view, Window::Rest).filter(move |cook| {
            let Some(Ability::Feed { heroes, morale }) = ability(&view, *cook) else { return false };
            let Some(aboard) = view.table.hero(*cook) else { return false };
            let others = self.candidates(&view).filter(|hero| hero != cook).count();
            // Ready, she is Exhausted by it and wants a place herself; Exhausted, she is Wounded by it.
            let tired = others + usize::from(aboard.status == Status::Ready);
            let cheers = morale > 0 && !aboard.has_given && view.table.morale < FULL;
            resting && (others > left || (cheers && tired <= left + usize::from(heroes)))
        })
    }

    /// What a shared meal gives besides, once in a scenario, if nobody is left Exhausted.
    fn cheer(self, play: &mut Play<'_>) {
        let Some(by) = self.fed_by else { return };
        let Some(Ability::Feed { morale, .. }) = ability(&play.view(), by) else { return };
        let table = play.table();
        let given = table.hero(by).is_none_or(|cook| cook.has_given);
        let tired = Picking::Rest.has_any(&play.view());
        if morale > 0 && !given && !tired && table.morale < FULL {
            play.emit(Event::GivenOnce { by });
            play.count(Track::Morale, i16::from(morale), Some(Source::Ability(by)));
        }
    }
}

impl Procedure for Pick {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        let none_left = self.candidates(&play.view()).next().is_none();
        let nothing_to_ask = none_left && (self.made == 0 || self.what.forced());
        if !self.over && self.made != self.most && !nothing_to_ask {
            return Flow::Wait;
        }
        self.cheer(play);
        if matches!(self.what, Picking::Use(..)) { Flow::Return(Returned::Used(self.taken)) } else { Flow::Done }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        let may_stop = match self.what {
            Picking::Rest | Picking::Post(_) => self.made > 0,
            // Somebody has been exhausted for it.
            Picking::HealFor(..) => false,
            _ => !self.what.forced(),
        };
        let done = may_stop.then_some(Answer::Done);
        let cooks = self.cooks(view).map(Answer::Ability);
        let answers = options(self.candidates(view).map(Answer::Hero).chain(cooks).chain(done));
        ask_picks(DecisionKind::Hero, Some(self.what.source()), self.made, self.most, answers)
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        let hero = match answer {
            Answer::Hero(hero) => hero,
            Answer::Ability(cook) => {
                play.emit(Event::AbilityUsed { hero: cook });
                if let Some(Ability::Feed { heroes, .. }) = ability(&play.view(), cook) {
                    self.most = self.most.saturating_add(heroes);
                }
                self.fed_by = Some(cook);
                return Flow::Call(Exhaust::used(cook, Source::Ability(cook)).into());
            }
            Answer::Done => {
                self.over = true;
                return Flow::Go;
            }
            other => return not_offered(other),
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
            Picking::HealFor(_, status) => {
                play.change_hero(hero, status, Some(source));
                Flow::Go
            }
            Picking::Exhaust(_) | Picking::Lookout(_) | Picking::Engineer(_) => {
                Flow::Call(Exhaust::used(hero, source).into())
            }
            Picking::Use(..) => {
                let named = play.table().course.as_ref().and_then(|course| course.used);
                play.tell(StoryEvent::Used { hero });
                // Of several the first is the one who is named.
                if let Some(first) = named.filter(|_| self.made > 1) {
                    play.tell(StoryEvent::Used { hero: first });
                }
                Flow::Call(Exhaust::used(hero, source).into())
            }
            Picking::Post(post) => {
                play.tell(StoryEvent::Posted { post, hero });
                Flow::Go
            }
            Picking::Wound(_) => Flow::Call(Exhaust::wounded(hero, source).into()),
        }
    }
}
