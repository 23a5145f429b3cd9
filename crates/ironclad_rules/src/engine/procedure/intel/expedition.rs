//! An expedition: a hero is exhausted to approach, then any number of others, and each party brings something back (rules
//! 5.10, 5.16). Nobody is used twice, the leader neither (ruling 26).

use serde::{Deserialize, Serialize};

use crate::content::intel::{Expedition as Written, PARTIES};
use crate::content::terms::Class;
use crate::content::{HeroId, IntelId};
use crate::engine::Pending;
use crate::engine::decision::{Answer, DecisionKind, Options, Source};
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::procedure::effects::{Effects, List};
use crate::engine::procedure::heroes::busy_heroes::BusyHeroes;
use crate::engine::procedure::heroes::exhaust::Exhaust;
use crate::engine::procedure::port::service::of_class;
use crate::engine::procedure::{ask, ask_picks, not_offered, options};
use crate::engine::query::View;

/// An expedition under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Expedition {
    card: IntelId,
    used: BusyHeroes,
    /// Heroes of each party.
    parties: [u8; PARTIES],
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    /// Who leads the way.
    Lead,
    /// Who goes along.
    Crew,
    /// The class as which this hero goes, if she could go as several.
    Class(HeroId),
    /// What is brought back, from the party of this place.
    Bring(u8),
}

impl Expedition {
    /// The expedition of a card.
    pub(in crate::engine) fn new(card: IntelId) -> Self {
        Self { card, used: BusyHeroes::default(), parties: [0; PARTIES], step: Step::Lead }
    }

    /// Whether it is asked who leads the way.
    pub fn is_led(&self) -> bool {
        self.step == Step::Lead
    }

    /// The hero who is asked as which of her classes she goes.
    pub fn whose_class(&self) -> Option<HeroId> {
        if let Step::Class(hero) = self.step { Some(hero) } else { None }
    }

    fn source(self) -> Source {
        Source::Intel(self.card)
    }

    fn made(self) -> u8 {
        self.parties.iter().copied().fold(0, u8::saturating_add)
    }

    /// Heroes who could go along.
    fn crew(self, view: &View<'_>) -> impl Iterator<Item = HeroId> {
        let view = *view;
        let heroes = view.free().filter(move |aboard| !self.used.has(view.table, aboard.hero));
        heroes.map(|aboard| aboard.hero).filter(move |hero| parties(&view, self.card, *hero).next().is_some())
    }

    fn join(&mut self, play: &Play<'_>, hero: HeroId, party: usize) -> Flow {
        self.step = Step::Crew;
        self.used = self.used.with(play.table(), hero);
        if let Some(heroes) = self.parties.get_mut(party) {
            *heroes = heroes.saturating_add(1);
        }
        Flow::Call(Exhaust::used(hero, self.source()).into())
    }
}

impl Procedure for Expedition {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        match self.step {
            Step::Lead => {
                if written(&play.view(), self.card).is_some_and(|it| leaders(&play.view(), it).next().is_some()) {
                    return Flow::Wait;
                }
                Flow::Done
            }
            Step::Crew if self.crew(&play.view()).next().is_some() => Flow::Wait,
            Step::Crew => {
                self.step = Step::Bring(0);
                Flow::Go
            }
            Step::Class(_) => Flow::Wait,
            Step::Bring(place) => {
                let view = play.view();
                let party = written(&view, self.card).and_then(|it| it.parties.get(usize::from(place)));
                let Some(party) = party else { return Flow::Done };
                self.step = Step::Bring(place + 1);
                let heroes = self.parties.get(usize::from(place)).copied().unwrap_or(0);
                match heroes.checked_div(party.each).unwrap_or(0) {
                    0 => Flow::Go,
                    times => Flow::Call(Effects::new(List::Party(self.card, place, times)).into()),
                }
            }
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        let source = Some(self.source());
        match self.step {
            Step::Class(hero) => {
                let classes = parties(view, self.card, hero).map(|(_, class)| Answer::Class(class));
                ask(DecisionKind::Class, source, options(classes))
            }
            Step::Lead => {
                let heroes = written(view, self.card).into_iter().flat_map(|it| leaders(view, it));
                ask_picks(DecisionKind::Hero, source, 0, 1, options(heroes.map(Answer::Hero)))
            }
            Step::Crew | Step::Bring(_) => {
                let heroes: Options = options(self.crew(view).map(Answer::Hero));
                let more = u8::try_from(heroes.len()).unwrap_or(u8::MAX);
                let most = self.made().saturating_add(more);
                ask_picks(
                    DecisionKind::Hero,
                    source,
                    self.made(),
                    most,
                    options(heroes.into_iter().chain([Answer::Done])),
                )
            }
        }
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        match (self.step, answer) {
            (Step::Lead, Answer::Hero(hero)) => {
                self.step = Step::Crew;
                self.used = self.used.with(play.table(), hero);
                Flow::Call(Exhaust::used(hero, self.source()).into())
            }
            (Step::Crew | Step::Bring(_), Answer::Hero(hero)) => {
                let view = play.view();
                let mut parties = parties(&view, self.card, hero);
                match (parties.next(), parties.next()) {
                    (Some((party, _)), None) => self.join(play, hero, party),
                    _ => {
                        self.step = Step::Class(hero);
                        Flow::Go
                    }
                }
            }
            (Step::Class(hero), Answer::Class(class)) => {
                let party = parties(&play.view(), self.card, hero).find(|(_, of)| *of == class);
                self.join(play, hero, party.map_or(0, |(party, _)| party))
            }
            (Step::Crew | Step::Bring(_), Answer::Done) => {
                self.step = Step::Bring(0);
                Flow::Go
            }
            (_, other) => not_offered(other),
        }
    }
}

fn written<'a>(view: &View<'a>, card: IntelId) -> Option<&'a Written> {
    view.content.intel[card].expedition()
}

/// The parties that a hero could be of, and the class for which.
fn parties<'a>(view: &View<'a>, card: IntelId, hero: HeroId) -> impl Iterator<Item = (usize, Class)> + use<'a> {
    let classes = &view.content.heroes[hero].classes;
    written(view, card).into_iter().flat_map(move |it| it.parties_of(classes))
}

/// Heroes who could lead the way.
pub(in crate::engine) fn leaders(view: &View<'_>, written: &Written) -> impl Iterator<Item = HeroId> {
    of_class(view, written.led_by)
}
