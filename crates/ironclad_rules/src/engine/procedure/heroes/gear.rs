//! Gear is gained: drawn from the pile, and given to a hero who can carry it (rule 12.1).

use serde::{Deserialize, Serialize};

use crate::content::edition::Edition;
use crate::content::gear::Is;
use crate::content::{GearId, HeroId};
use crate::engine::Pending;
use crate::engine::chance::{Drawing, Drawn, Group};
use crate::engine::decision::{Answer, DecisionKind, Source};
use crate::engine::event::Event;
use crate::engine::frame::{Flow, Procedure};
use crate::engine::play::Play;
use crate::engine::procedure::between_scenarios::debriefing::has_room;
use crate::engine::procedure::{ask, not_offered, options};
use crate::engine::query::{Room, View};

/// Gear being gained.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outfit {
    left: u8,
    source: Source,
    /// The piece that was drawn, while nobody has taken it.
    drawn: Option<GearId>,
    /// Who takes it, while the players choose which piece of her squad goes for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    to: Option<HeroId>,
}

impl Outfit {
    /// A number of pieces to draw.
    pub(in crate::engine) fn new(pieces: u8, source: Source) -> Self {
        Self { left: pieces, source, drawn: None, to: None }
    }

    /// Whether it is chosen which piece goes for the new one.
    pub fn is_replacing(&self, view: &View<'_>) -> bool {
        self.taker(view).is_some()
    }

    /// Who takes the new one, if one of the pieces of her squad is to go for it.
    fn taker(&self, view: &View<'_>) -> Option<HeroId> {
        self.to.filter(|to| view.room_for_gear(*to) == Some(Room::InsteadOfEither))
    }
}

impl Procedure for Outfit {
    fn advance(&mut self, play: &mut Play<'_>) -> Flow {
        match self.drawn {
            // With the pile empty none is gained.
            None if self.left == 0 || play.table().pile.is_empty() => Flow::Done,
            None => Flow::Wait,
            Some(gear) => match play.content.gear[gear].is {
                Is::Module(module) => {
                    play.emit(Event::ModuleFound { gear, module });
                    self.drawn = None;
                    Flow::Go
                }
                Is::Kit { .. } if self.is_replacing(&play.view()) || takers(&play.view()).next().is_some() => {
                    Flow::Wait
                }
                Is::Kit { .. } => {
                    // After the scenario what nobody can carry is put by, as all gear is then (ruling 86).
                    let put_by = play.table().outcome.is_some() && has_room(&play.view());
                    play.emit(if put_by { Event::GearStowed { gear } } else { Event::GearReturned { gear } });
                    self.drawn = None;
                    Flow::Go
                }
            },
        }
    }

    fn pending(&self, view: &View<'_>) -> Pending {
        let source = Some(self.source);
        match (self.drawn, self.taker(view)) {
            (None, _) => Pending::Draw(Drawing { from: Group::Gear, source }),
            (Some(_), Some(to)) => ask(DecisionKind::Hero, source, options(view.fellow_bearers(to).map(Answer::Hero))),
            (Some(gear), None) => {
                let takers = takers(view).map(|hero| Answer::Gear(gear, hero));
                // A new piece may be left, as an old one may go for it.
                let chooses = view.edition() >= Edition::Second && view.table.outcome.is_none();
                let done = if chooses { Some(Answer::Done) } else { None };
                let answers = options(takers.chain(done));
                ask(DecisionKind::Hero, source, answers)
            }
        }
    }

    fn answer(&mut self, play: &mut Play<'_>, answer: Answer) -> Flow {
        let goes = match (answer, self.taker(&play.view())) {
            (Answer::Gear(_, hero), None) => match play.view().room_for_gear(hero) {
                Some(Room::InsteadOfEither) => {
                    self.to = Some(hero);
                    return Flow::Go;
                }
                Some(Room::Instead(gear)) => Some((hero, Some(gear))),
                Some(Room::Free) | None => Some((hero, None)),
            },
            (Answer::Hero(bearer), Some(to)) => Some((to, play.table().carried(bearer).map(|carried| carried.gear))),
            // A new piece is left.
            (Answer::Done, None) => None,
            (other, _) => return not_offered(other),
        };
        match (goes, self.drawn) {
            (Some((hero, replaced)), Some(gear)) => {
                if let Some(gear) = replaced {
                    play.emit(Event::GearReturned { gear });
                }
                play.emit(Event::GearTaken { gear, hero });
            }
            (None, Some(gear)) => play.emit(Event::GearReturned { gear }),
            (_, None) => {}
        }
        (self.drawn, self.to) = (None, None);
        Flow::Go
    }

    fn drawn(&mut self, play: &mut Play<'_>, drawn: Drawn) -> Flow {
        if let Drawn::Gear(gear) = drawn {
            self.left = self.left.saturating_sub(1);
            self.drawn = Some(gear);
            play.emit(Event::GearDrawn { gear });
        }
        Flow::Go
    }
}

/// Who could take the piece that was drawn. When a scenario is over, what nobody has room for is put by.
fn takers(view: &View<'_>) -> impl Iterator<Item = HeroId> {
    let view = *view;
    let is_over = view.table.outcome.is_some();
    view.gear_takers().filter(move |hero| !is_over || view.room_for_gear(*hero) == Some(Room::Free))
}
