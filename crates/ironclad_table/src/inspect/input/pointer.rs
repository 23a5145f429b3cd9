//! What the hand asks of things on the table: by a long press, a right click, or resting on them.

use crate::inspect::{Asked, Found, Spot, Thing};
use crate::map::camera::sector_at;
use crate::outfitting::present::Piece;
use crate::table::{Action, Env, Subject, Table};
use iced::Point;
use ironclad_game::content::terms::System;
use ironclad_game::content::{Id, SectorId};
use ironclad_game::engine::Answer;

impl Table {
    /// Something is asked by hand: all of it over the table, or in passing beside the pointer.
    pub(crate) fn asked_by_hand(&mut self, asked: Asked, env: Env<'_>) -> Action {
        self.overlay.rest_on(None);
        match asked {
            Asked::Fully(found) | Asked::Pressed(found) => {
                if let Some(subject) = self.subject_of(&found) {
                    self.overlay.explain(subject);
                }
            }
            Asked::InPassing(found) if self.overlay.over().is_none() => {
                let line = Some(found.bounds).filter(|_| found.thing.is_line());
                let thing = self.subject_of(&found).map(|subject| (subject, Spot { at: found.at, line }));
                self.overlay.rest_on(thing);
            }
            Asked::Walked(way, found) => self.walked(way, found),
            Asked::Dragged { from, onto } => return self.dragged(from.thing, onto.thing, env),
            Asked::InPassing(_) | Asked::NoMore => {}
        }
        Action::None
    }

    /// Somebody was dragged to a squad, while the ship is fitted out: she is hired, if she is not aboard, and posted there.
    fn dragged(&mut self, from: Thing, onto: Thing, env: Env<'_>) -> Action {
        let Some(decision) = self.fitting_out() else { return Action::None };
        let squad = match onto {
            Thing::Squad(squad) | Thing::Berth((squad, _)) | Thing::Hero((squad, _)) => squad,
            _ => return Action::None,
        };
        let hero = match from {
            Thing::Hero((squad, place)) => {
                let system = System::ALL.get(squad).copied();
                system.and_then(|system| Some(self.game().view().squad(system).nth(place)?.hero))
            }
            Thing::Piece(place) => match self.pieces(env.text).get(place) {
                Some(Piece::Hero(hero)) => Some(*hero),
                Some(Piece::Ship(_) | Piece::Module(_) | Piece::Held(_)) | None => None,
            },
            _ => None,
        };
        let (Some(hero), Some(system)) = (hero, System::ALL.get(squad).copied()) else { return Action::None };
        let hires = Some(Answer::Hire(hero)).filter(|hire| decision.options.contains(hire));
        let posts = Answer::Assign(hero, system);
        // Who is hired is asked about anew; where she serves there already nothing more is to be done.
        match hires {
            Some(hire) => self.send_all(vec![hire, posts], env),
            None if decision.options.contains(&posts) => self.send_all(vec![posts], env),
            None => Action::None,
        }
    }

    pub(crate) fn subject_of(&self, found: &Found) -> Option<Subject> {
        let table = self.game().table();
        match found.thing {
            Thing::Ship => Some(Subject::Mat),
            Thing::Hero((squad, place)) => {
                let system = System::ALL.get(squad)?;
                self.game().view().squad(*system).nth(place).map(|aboard| Subject::Hero(aboard.hero))
            }
            Thing::Enemy(place) => {
                let enemy = table.combat.as_ref()?.enemies.get(place)?;
                Some(Subject::Enemy(enemy.id))
            }
            Thing::Chart => {
                let board = &self.shown.board;
                let at = Point::new(found.at.x - found.bounds.x, found.at.y - found.bounds.y);
                let view = self.camera().projection(board, found.bounds.size());
                let sector = sector_at(board, view, at)?;
                Some(Subject::Sector(SectorId::from_index(sector)))
            }
            thing => Some(Subject::Thing(thing)),
        }
    }
}
