//! Everything that changes in a game: plain data, small enough to be copied freely.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::board::{Face, Hex, HexSet, Radius, Side};
use crate::chance::Die;
use crate::seat::{MOST_SEATS, Seat, SeatSet};
use crate::ship::{Berth, MOST_SHIPS, Ship, ShipId, ShipSet};

/// Seats at most, as a length.
const SEATS: usize = MOST_SEATS as usize;

/// Everything that changes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The size of the board.
    pub radius: Radius,
    /// The shoals that are laid.
    pub shoals: HexSet,
    /// All ships, seat by seat, each squadron in order.
    pub ships: ArrayVec<Ship, MOST_SHIPS>,
    /// The face of each seat; none until it has one.
    pub faces: ArrayVec<Option<Face>, SEATS>,
    /// Who goes first; none until it is rolled.
    pub first: Option<Seat>,
    /// The upwind face; none until it is rolled.
    pub upwind: Option<Face>,
    /// The round, from 1; 0 before the first (Iron Guest 4.4).
    pub round: u16,
    /// The turn, from 1; 0 before the first.
    pub turn: u16,
    /// Full rounds without a mast or ship lost (Iron Guest 10.3 b).
    pub quiet: u16,
    /// Whether a mast or ship has been lost in this round.
    pub struck: bool,
    /// Where the game is.
    pub phase: Phase,
}

/// Where the game is (Iron Guest 4.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Phase {
    /// Who goes first is rolled for (Iron Guest 3.1).
    First {
        /// Those who roll, or roll again.
        rolling: SeatSet,
        /// What they have rolled so far, in the order of the seats.
        rolled: ArrayVec<Die, SEATS>,
    },
    /// Shoals are drawn (Iron Guest 3.2).
    Shoals {
        /// Those drawn so far.
        drawn: HexSet,
    },
    /// Faces are chosen (Iron Guest 3.3).
    Faces,
    /// Ships are placed (Iron Guest 3.3).
    Placing,
    /// The upwind face is rolled for (Iron Guest 3.4).
    Wind,
    /// A player's turn.
    Turn(Turn),
    /// The game is over.
    Over(Outcome),
}

impl Phase {
    /// The turn that is played; none outside of one.
    pub fn turn(&self) -> Option<&Turn> {
        match self {
            Self::Turn(turn) => Some(turn),
            Self::First { .. } | Self::Shoals { .. } | Self::Faces | Self::Placing | Self::Wind | Self::Over(_) => None,
        }
    }
}

/// A player's turn (Iron Guest 4.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Whose it is.
    pub player: Seat,
    /// His ships that are still to be played.
    pub waiting: ShipSet,
    /// Whether he has offered a draw in this turn.
    pub offered: bool,
    /// What is under way.
    pub step: Step,
}

/// What is under way in a turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Step {
    /// The player chooses a ship and its play.
    Choose,
    /// The others say whether they agree to a draw (Iron Guest 10.3 c).
    Draw {
        /// Those still to be asked.
        left: SeatSet,
    },
    /// Announced shots are rolled (Iron Guest 7.3).
    Fire {
        /// Who fires.
        ship: ShipId,
        /// The shots that are left, in the order of firing.
        shots: ArrayVec<Shot, 2>,
        /// The first die of the shot being rolled.
        first: Option<Die>,
        /// The enemy that is grappled afterwards.
        grapple: Option<ShipId>,
    },
    /// A grapple is rolled (Iron Guest 8.2).
    Grapple {
        /// Who entered the other's hex.
        attacker: ShipId,
        /// Who was there.
        defender: ShipId,
        /// The attacker's die, if it is rolled.
        first: Option<Die>,
    },
    /// Owners of dismasted ships are asked whether they fire (Iron Guest 11.1.5).
    React {
        /// The ship that has ended its play.
        mover: ShipId,
        /// The ships still to be asked.
        left: ShipSet,
    },
    /// A dismasted ship fires (Iron Guest 11.1.5).
    Return {
        /// The ship that has ended its play.
        mover: ShipId,
        /// The ships still to be asked.
        left: ShipSet,
        /// Who fires.
        ship: ShipId,
        /// The shot.
        shot: Shot,
        /// Its first die.
        first: Option<Die>,
    },
    /// The wind is rolled for after the turn (Iron Guest 11.2).
    Wind,
}

/// A shot at an enemy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shot {
    /// The side it is fired from.
    pub side: Side,
    /// At whom.
    pub target: ShipId,
    /// From how many hexes, 1 to 3.
    pub range: u8,
}

/// How a game ended (Iron Guest 10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Outcome {
    /// Only this player has ships afloat (Iron Guest 10.1).
    Won(Seat),
    /// Drawn among those who have ships afloat (Iron Guest 10.3).
    Drawn(Reason, SeatSet),
}

/// Why a game is drawn (Iron Guest 10.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// No ship afloat has a mast.
    Becalmed,
    /// Too many rounds without a loss.
    LongChase,
    /// All have agreed.
    Agreed,
}

impl Reason {
    /// Its id.
    pub fn id(self) -> &'static str {
        match self {
            Self::Becalmed => "becalmed",
            Self::LongChase => "long-chase",
            Self::Agreed => "agreed",
        }
    }
}

impl State {
    /// A ship; none if there is no such one.
    pub fn ship(&self, ship: ShipId) -> Option<&Ship> {
        self.ships.get(ship.index())
    }

    /// All ships with their ids.
    pub fn fleet(&self) -> impl Iterator<Item = (ShipId, &Ship)> {
        (0..).map_while(ShipId::new).zip(&self.ships)
    }

    /// The ships of a seat.
    pub fn squadron(&self, seat: Seat) -> impl Iterator<Item = (ShipId, &Ship)> {
        self.fleet().filter(move |(_, ship)| ship.owner == seat)
    }

    /// The seats at the table.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(u8::try_from(self.faces.len()).unwrap_or(MOST_SEATS))
    }

    /// The seats in order of play, from the one that goes first.
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.clockwise_from(self.first.unwrap_or(Seat::FIRST))
    }

    /// The seats clockwise, beginning with this one.
    pub fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let count = self.seats().len();
        self.seats().cycle().skip(seat.index()).take(count)
    }

    /// The ship afloat in a hex; none if there is none.
    pub fn at(&self, hex: Hex) -> Option<ShipId> {
        self.fleet().find_map(|(id, ship)| if ship.afloat()?.hex == hex { Some(id) } else { None })
    }

    /// Where a ship floats; none if it does not.
    pub fn berth(&self, ship: ShipId) -> Option<Berth> {
        self.ship(ship)?.afloat()
    }

    /// The seats that have a ship afloat.
    pub fn afloat(&self) -> SeatSet {
        self.ships.iter().filter(|ship| ship.afloat().is_some()).map(|ship| ship.owner).collect()
    }

    /// The face of a seat; none until it has one.
    pub fn face(&self, seat: Seat) -> Option<Face> {
        self.faces.get(seat.index()).copied().flatten()
    }
}
