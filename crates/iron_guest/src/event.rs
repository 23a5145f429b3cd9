//! What happens. State changes by events alone, and the log is written from them.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::board::{Face, Hex, HexSet};
use crate::chance::Die;
use crate::decision::Order;
use crate::draws::Unplayable;
use crate::grapple::Winner;
use crate::gunnery::Pair;
use crate::seat::{Seat, SeatSet};
use crate::ship::{Berth, ShipId, ShipSet};
use crate::state::{Outcome, Phase, Shot, Step};

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Event {
    /// A player rolled for who goes first.
    FirstRolled(Seat, Die),
    /// These rolled highest alike, and roll again.
    FirstEqual(SeatSet),
    /// This player goes first.
    First(Seat),
    /// A player was dealt a face.
    FaceDealt(Seat, Face),
    /// A player has chosen a face.
    FaceTaken(Seat, Face),
    /// A hex was drawn for a shoal.
    ShoalDrawn(Hex),
    /// The shoals drawn cannot stand, and are drawn again.
    ShoalsRefused(Unplayable),
    /// The shoals are laid.
    ShoalsLaid(HexSet),
    /// A ship was placed.
    Placed(ShipId, Berth),
    /// The upwind face was rolled before the first turn.
    UpwindRolled(Face),
    /// The game has come to another phase of its set-up.
    Begins(Phase),
    /// A round begins.
    RoundBegan(u16),
    /// A player's turn begins; these ships wait.
    TurnBegan(Seat, ShipSet),
    /// A play was announced.
    Announced {
        /// The play.
        order: Order,
        /// Its shots, in the order of firing.
        shots: ArrayVec<Shot, 2>,
        /// The enemy it will grapple.
        grapple: Option<ShipId>,
    },
    /// A ship has moved, or turned.
    Moved(ShipId, Berth),
    /// The first of two dice was rolled.
    Rolled(Die),
    /// A shot was rolled.
    Fired {
        /// Who fired.
        ship: ShipId,
        /// At whom, from where.
        shot: Shot,
        /// The dice.
        dice: Pair,
        /// Whether it hit.
        hit: bool,
    },
    /// A ship has lost a mast, and has so many left.
    MastLost(ShipId, u8),
    /// A ship has sunk by gunfire.
    Sunk(ShipId),
    /// A ship has capsized, and lies there as a hulk.
    Capsized(ShipId),
    /// The dice of a grapple were equal in strength; both roll again.
    GrappleEqual {
        /// Who entered the other's hex.
        attacker: ShipId,
        /// Who was there.
        defender: ShipId,
        /// The dice, the attacker's first.
        dice: Pair,
    },
    /// A grapple is decided; the loser is sunk.
    Grappled {
        /// Who entered the other's hex.
        attacker: ShipId,
        /// Who was there.
        defender: ShipId,
        /// The dice, the attacker's first.
        dice: Pair,
        /// Who won.
        winner: Winner,
    },
    /// A ship has ended its play.
    Played(ShipId),
    /// A dismasted ship holds its fire.
    HeldFire(ShipId),
    /// The turn comes to another step.
    Goes(Step),
    /// The wind was rolled for after a turn: the die, and the upwind face then.
    WindRolled(Die, Face),
    /// A round has ended; so many rounds without a loss are behind.
    RoundEnded(u16),
    /// A player has offered a draw.
    DrawOffered(Seat),
    /// A player agrees to a draw.
    DrawAgreed(Seat),
    /// A player does not agree to a draw.
    DrawRefused(Seat),
    /// A player has given up; his ships are gone.
    Resigned(Seat),
    /// The game is over.
    Over(Outcome),
}

/// Who lost a grapple.
pub fn loser(attacker: ShipId, defender: ShipId, winner: Winner) -> ShipId {
    match winner {
        Winner::Attacker => defender,
        Winner::Defender => attacker,
    }
}
