//! After a combat, rule 10.6: those who landed on us are met; a beaten Enforcer or Villain may be boarded. Both are cards
//! (`content/ironclad/intel/board-the-enforcer.json`, `board-the-flagship.json`, and that of the ship that landed its people),
//! harder by the Combat Strength of whoever they are against.

use super::foes::enemies;
use super::{SpaceCombat, Step};
use crate::content::ship::Special;
use crate::engine::frame::Flow;
use crate::engine::play::Play;
use crate::engine::procedure::intel::card::Card;

/// Enforcers and Villains whom we can board after one combat at the most.
pub(super) const BOARDED_AT_MOST: usize = 2;

impl SpaceCombat {
    /// Notes whose people have come aboard us, and whom we may board, while the enemies still lie on the table.
    pub(super) fn note_boarding(&mut self, play: &Play<'_>, victory: bool) {
        if victory && !play.setup.scripted {
            let beaten = enemies(play).into_iter().filter(|enemy| enemy.hull == 0).map(|enemy| enemy.id.ship);
            let persons = beaten.filter(|ship| play.content.ships[*ship].role.is_some());
            self.to_board.iter_mut().zip(persons).for_each(|(place, ship)| *place = Some(ship));
        }
        self.boarded_us = play.table().combat.as_ref().and_then(|combat| combat.boarded).map(|enemy| enemy.ship);
    }

    /// Those who came aboard us are met: the card of the ship they came from, harder by its commander's Combat Strength.
    pub(super) fn they_board_us(&mut self, play: &Play<'_>) -> Flow {
        self.step = Step::WeBoard(0);
        let Some(ship) = self.boarded_us else { return Flow::Go };
        let sides = &play.content.ships[ship];
        let landed =
            [sides.regular.special, sides.elite.special].into_iter().flatten().find_map(|special| match special {
                Special::Land { card } => Some(card),
                _ => None,
            });
        let strength = play.view().strength(ship);
        landed.map_or(Flow::Go, |card| Flow::Call(Card::without_token(card).against_strength(strength).into()))
    }

    /// The Enforcer or Villain of this place has been beaten, and we may board them.
    pub(super) fn we_board(&mut self, play: &Play<'_>, place: u8) -> Flow {
        let Some(ship) = self.to_board.get(usize::from(place)).copied().flatten() else {
            self.step = Step::Over;
            return Flow::Go;
        };
        self.step = Step::WeBoard(place + 1);
        let cards = play.content.rules.operations;
        let card = if play.content.ships[ship].is_villain() { cards.villain } else { cards.enforcer };
        let strength = play.view().strength(ship);
        Flow::Call(Card::without_token(card).against_strength(strength).into())
    }
}
