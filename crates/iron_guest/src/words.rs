//! What is said, as ids and arguments, which [`say`] puts into the words of a language. No sentence is put together here.

mod events;
mod fixed;
mod options;
mod say;

use crate::board::{Face, Hex};
use crate::content::Catalogue;
use crate::seat::Seat;
use crate::setup::Setup;
use crate::ship::ShipId;

pub use fixed::{CHAPTERS, RULES, fixed, lesson_step, rule};
pub use options::{refusal, wrong};
pub use say::say;

/// A message of the language files, and what stands in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// Its id.
    pub id: String,
    /// Its arguments, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// What stands in a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// What reads alike in every language: the coordinates of a hex, a rule's number.
    Plain(String),
    /// The name of the player in a seat.
    Player(Seat),
    /// Another message.
    Message(Box<Message>),
}

impl Message {
    /// A message without arguments.
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into(), args: Vec::new() }
    }

    /// A message whose id ends in that of a thing: `iron-guest-heading-` and `ne`.
    pub fn of(kind: &str, thing: &str) -> Self {
        Self::new(["iron-guest", kind, thing].join("-"))
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<u16> for Arg {
    fn from(number: u16) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<Hex> for Arg {
    fn from(hex: Hex) -> Self {
        Self::Plain(hex.to_string())
    }
}

impl From<Face> for Arg {
    fn from(face: Face) -> Self {
        face.number().into()
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Player(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
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
        Message::of("ship", name.map_or("", String::as_str))
    }

    /// The name of the squadron of a seat; its `.about` says what it is like.
    pub fn squadron(&self, seat: Seat) -> Message {
        Message::of("squadron", self.setup.squadrons.get(seat.index()).map_or("", String::as_str))
    }
}
