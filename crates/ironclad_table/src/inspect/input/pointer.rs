//! What the hand asks of things on the table: by a long press, a right click, or resting on them.

use crate::inspect::Thing;
use crate::inspect::{Asked, Found};
use crate::map::camera::Projection;
pub(crate) use crate::table::{Over, Subject, Table};
use iced::Point;
use ironclad_game::content::terms::System;
use ironclad_game::content::{Id, SectorId};

impl Table {
    /// Something is asked by hand: all of it over the table, or in passing beside the pointer.
    pub(crate) fn asked_by_hand(&mut self, asked: Asked) {
        self.rests_on = None;
        match asked {
            Asked::Fully(found) => {
                if let Some(subject) = self.subject_of(&found) {
                    self.over = Some(Over::Explain(subject));
                }
            }
            Asked::InPassing(found) if self.over.is_none() => {
                self.rests_on = self.subject_of(&found).map(|subject| (subject, found.at));
            }
            Asked::Walked(way, found) => self.walked(way, found),
            Asked::InPassing(_) | Asked::NoMore => {}
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
                let sector = Projection::of(board, self.camera(), found.bounds.size()).sector_at(board, at)?;
                Some(Subject::Sector(SectorId::from_index(sector)))
            }
            thing => Some(Subject::Thing(thing)),
        }
    }
}
