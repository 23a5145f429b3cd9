//! A Trader without a port: neutral prices, the Trader's stock, and heroes who talk the prices down (rule 5.24).

use serde::{Deserialize, Serialize};
use strum::IntoEnumIterator;

use crate::content::terms::{Skill, Track};
use crate::content::{HeroId, IntelId};
use crate::engine::Pending;
use crate::engine::decision::{Answer, DecisionKind, Good, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::procedure::heroes::busy_heroes::BusyHeroes;
use crate::engine::procedure::heroes::exhaust::Exhaust;
use crate::engine::procedure::heroes::gear::Outfit;
use crate::engine::procedure::{ask, not_offered, options};
use crate::engine::query::View;

/// Wares being chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trading {
    card: IntelId,
    /// Pieces left of each ware, in the order of [`Good`].
    stock: [u8; 3],
    /// Who has talked.
    used: BusyHeroes,
    /// Credits that come off the next ware.
    off: u8,
    step: Step,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Buy,
    Over,
}

impl Trading {
    /// The Trader of a card.
    pub(in crate::engine) fn new(card: IntelId, view: &View<'_>) -> Self {
        let stock = view.content.rules.trader.pieces();
        Self { card, stock, used: BusyHeroes::default(), off: 0, step: Step::Buy }
    }

    /// What a piece costs as things stand, if it is sold here.
    pub fn price(&self, view: &View<'_>, good: Good) -> Option<u8> {
        good.ware()?;
        Some(view.list_price(good)?.saturating_sub(self.off))
    }

    /// Pieces left.
    pub fn stock(&self, good: Good) -> u8 {
        good.ware().map_or(0, |place| self.stock[place])
    }

    /// Whether a piece is to be had for so many Credits off.
    fn sells(self, view: &View<'_>, good: Good, off: u8) -> bool {
        let price = view.list_price(good).map(|price| u16::from(price.saturating_sub(off)));
        self.stock(good) > 0 && view.holds(good) && price.is_some_and(|price| price <= view.table.credits)
    }

    fn wares(self, view: &View<'_>) -> impl Iterator<Item = Good> {
        let view = *view;
        Good::iter().filter(move |good| good.ware().is_some() && self.sells(&view, *good, self.off))
    }

    /// Heroes who could take one Credit more off something that could then be bought.
    fn talkers(self, view: &View<'_>) -> impl Iterator<Item = HeroId> {
        let view = *view;
        let off = self.off.saturating_add(1);
        let gains =
            move |good: Good| view.list_price(good).is_some_and(|price| price >= off) && self.sells(&view, good, off);
        let shows = Good::iter().any(|good| good.ware().is_some() && gains(good));
        let heroes = view.free().map(|aboard| aboard.hero);
        heroes.filter(move |hero| shows && view.skill(*hero, Skill::Diplomacy) > 0 && !self.used.has(view.table, *hero))
    }
}

impl Procedure for Trading {
    fn advance(&mut self, _play: &mut Play<'_>) -> Flow {
        match self.step {
            Step::Buy => Flow::Wait,
            Step::Over => Flow::Done,
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        let wares = self.wares(view).map(Answer::Buy);
        let talkers = self.talkers(view).map(Answer::Hero);
        ask(DecisionKind::Service, Some(Source::Intel(self.card)), options(wares.chain(talkers).chain([Answer::Done])))
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        let source = Source::Intel(self.card);
        match answer {
            Answer::Hero(hero) => {
                self.used = self.used.with(play.table(), hero);
                self.off = self.off.saturating_add(1);
                Flow::Call(Exhaust::used(hero, source).into())
            }
            Answer::Buy(good) => {
                let Some(listed) = play.view().list_price(good) else { return not_offered(answer) };
                let off = self.off.min(listed);
                self.off = self.off.saturating_sub(off);
                if let Some(place) = good.ware() {
                    self.stock[place] = self.stock[place].saturating_sub(1);
                }
                buy(play, good, listed - off, source)
            }
            Answer::Done => {
                self.step = Step::Over;
                Flow::Go
            }
            other => not_offered(other),
        }
    }
}

/// A piece is paid for and taken aboard; gear is drawn unseen (rule 9.3).
pub(in crate::engine) fn buy(play: &mut Play<'_>, good: Good, price: u8, source: Source) -> Flow {
    play.count(Track::Credits, -i16::from(price), Some(source));
    play.emit(Event::Bought { good });
    match good.track() {
        Some(track) => {
            play.count(track, 1, Some(source));
            Flow::Go
        }
        None => Flow::Call(Outfit::new(1, source).into()),
    }
}
