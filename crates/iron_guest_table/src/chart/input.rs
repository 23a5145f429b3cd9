//! What is pointed at on the chart, and chosen there.

use iron_guest::ship::ShipId;

use super::Spot;
use crate::table::{Asked, IronGuestTable};

impl IronGuestTable {
    pub(crate) fn look_at(&mut self, spot: Option<Spot>) {
        let play = self.session.game().play();
        match &mut self.asked {
            Asked::Play(announce) => {
                // Over another ship nothing is meant but her.
                let other = spot.and_then(|spot| play.state().at(spot.hex)).is_some();
                let spot = spot.filter(|spot| !other || announce.ends_at(spot.hex));
                announce.look_at(spot);
            }
            Asked::Place(placing) => {
                placing.look_at(spot);
            }
            Asked::Face(..) | Asked::Either(..) | Asked::Nothing => {}
        }
    }

    pub(crate) fn click(&mut self, spot: Spot) {
        let play = self.session.game().play();
        match &mut self.asked {
            Asked::Play(announce) => match (announce.way_at(spot), play.state().at(spot.hex)) {
                (Some(way), _) => announce.choose(way, play),
                (None, Some(ship)) => self.point_at(ship),
                (None, None) => {}
            },
            Asked::Place(placing) => placing.choose_at(spot),
            Asked::Face(faces, chosen) => {
                let radius = play.state().radius;
                let at = faces.iter().position(|face| face.touches(spot.hex, radius));
                *chosen = at.or(*chosen);
            }
            Asked::Either(..) | Asked::Nothing => {}
        }
    }

    /// A ship is pointed at: one's own is picked, an enemy is aimed at.
    pub(crate) fn point_at(&mut self, ship: ShipId) {
        let play = self.session.game().play();
        if let Asked::Play(announce) = &mut self.asked {
            if announce.ships().iter().any(|plays| plays.ship == ship) {
                announce.pick(ship, play);
            } else {
                announce.aim_at(ship, play);
            }
        }
    }
}
