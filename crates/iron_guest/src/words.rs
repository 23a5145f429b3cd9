//! What is said, as messages: ids and values, which the language files make sentences of. None is put together here.

mod events;
mod fixed;
mod options;

use crate::board::{Face, Hex};
use crate::content::Catalogue;
use crate::seat::Seat;
use crate::setup::Setup;
use crate::ship::ShipId;

pub use ::words::{Message, Value};
pub use fixed::{CHAPTERS, RULES, fixed, lesson_step, rule};
pub use options::{refusal, wrong};

/// A message whose id ends in that of a thing: `iron-guest-heading-` and `ne`.
pub fn message_of(kind: &str, thing: &str) -> Message {
    Message::new(["iron-guest", kind, thing].join("-"))
}

impl From<Hex> for Value {
    fn from(hex: Hex) -> Self {
        Self::Text(hex.to_string())
    }
}

impl From<Face> for Value {
    fn from(face: Face) -> Self {
        face.number().into()
    }
}

/// The words of one game: its ships are named after its squadrons.
#[derive(Debug, Clone, Copy)]
pub struct Words<'g> {
    catalogue: &'g Catalogue,
    setup: &'g Setup,
}

impl<'g> Words<'g> {
    /// The words of a game with this set-up.
    pub fn new(catalogue: &'g Catalogue, setup: &'g Setup) -> Self {
        Self { catalogue, setup }
    }

    /// The name of a ship.
    pub fn ship(&self, ship: ShipId) -> Message {
        let ships = usize::from(self.setup.ships).max(1);
        let squadron = self.setup.squadrons.get(ship.index() / ships).and_then(|id| self.catalogue.squadron(id));
        let name = squadron.and_then(|squadron| squadron.ships.get(ship.index() % ships));
        message_of("ship", name.map_or("", String::as_str))
    }

    /// The name of the squadron of a seat; its `.about` says what it is like.
    pub fn squadron(&self, seat: Seat) -> Message {
        message_of("squadron", self.setup.squadrons.get(seat.index()).map_or("", String::as_str))
    }
}
