//! What is asked, what may be answered, and what is rolled and drawn (Iron Guest 13).

use kernel::AnyInput;
pub use kernel::Illegal;
use serde::{Deserialize, Serialize};

use crate::board::{Face, Hex, HexSet};
use crate::chance::Die;
use crate::moving::Code;
use crate::seat::Seat;
use crate::ship::{Berth, ShipId};
use crate::state::{Outcome, Shot};

/// A player's choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Answer {
    /// Begins at this face (Iron Guest 3.3).
    Face(Face),
    /// Places the ship that is asked for (Iron Guest 3.3).
    Place(Berth),
    /// Announces a play (Iron Guest 4.2).
    Play(Order),
    /// A dismasted ship fires, or holds its fire (Iron Guest 11.1.5).
    Return(bool),
    /// Offers a draw (Iron Guest 10.3 c).
    OfferDraw,
    /// Agrees to a draw, or does not.
    Draw(bool),
    /// Gives up: his ships are removed as sunk (Iron Guest 13).
    Resign,
}

/// An announced play: the whole of what one ship does (Iron Guest 4.2, 7.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// The ship.
    pub ship: ShipId,
    /// How it moves.
    pub code: Code,
    /// The target of its port broadside.
    pub port: Option<ShipId>,
    /// The target of its starboard broadside.
    pub starboard: Option<ShipId>,
}

/// What a player is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// At which face he begins.
    Face,
    /// Where this ship begins.
    Place(ShipId),
    /// Which ship he plays, and how.
    Choose,
    /// Whether this dismasted ship fires at the one that has ended its play.
    Return {
        /// The dismasted ship.
        ship: ShipId,
        /// Its shot.
        shot: Shot,
    },
    /// Whether he agrees to the draw that another has offered.
    Draw(Seat),
}

impl Ask {
    /// Its id.
    pub fn id(&self) -> &'static str {
        match self {
            Self::Face => "face",
            Self::Place(_) => "place",
            Self::Choose => "choose",
            Self::Return { .. } => "return",
            Self::Draw(_) => "draw",
        }
    }
}

/// A question to one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// Who is asked.
    pub seat: Seat,
    /// The question.
    pub ask: Ask,
    /// Every lawful answer. To offer a draw and to resign come last.
    pub options: Vec<Answer>,
}

impl Decision {
    /// The options without offering a draw and resigning.
    pub fn plays(&self) -> &[Answer] {
        let aside = |answer: &Answer| matches!(answer, Answer::OfferDraw | Answer::Resign);
        let end = self.options.iter().position(aside).unwrap_or(self.options.len());
        self.options.get(..end).unwrap_or_default()
    }
}

/// What a die is rolled for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// Who goes first: the highest (Iron Guest 3.1).
    First(Seat),
    /// The upwind face (Iron Guest 3.4).
    Upwind,
    /// A shot: two dice, one after the other (Iron Guest 7.1).
    Shot {
        /// Who fires.
        ship: ShipId,
        /// At whom, from where.
        shot: Shot,
        /// The total that hits.
        needs: u8,
        /// The first die, if this is the second.
        first: Option<Die>,
    },
    /// A grapple: the attacker's die, then the defender's (Iron Guest 8.2).
    Grapple {
        /// Who entered the other's hex.
        attacker: ShipId,
        /// Who was there.
        defender: ShipId,
        /// The attacker's die, if this is the defender's.
        first: Option<Die>,
    },
    /// What the wind does after the turn (Iron Guest 11.2).
    Wind,
}

/// What a shoal is drawn from (Iron Guest 3.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Drawing {
    /// The hexes without one, each as likely as the others.
    pub from: HexSet,
    /// How many are still to be drawn, this one included.
    pub left: u8,
}

/// What the game waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pending {
    /// A player chooses.
    Choose(Decision),
    /// A die is rolled.
    Chance(Request),
    /// A hex is drawn for a shoal.
    Draw(Drawing),
    /// Nothing: it is over.
    Over(Outcome),
}

/// What the game is given to go on: an answer, a die, or the hex of a shoal.
pub type Input = AnyInput<Answer, Hex>;

/// What the history keeps of a question beside its answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asked {
    /// Who was asked.
    pub seat: Seat,
    /// The question.
    pub ask: Ask,
}
