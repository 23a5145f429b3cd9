//! The waters as one player's ships find them: what stands in their way, and where it is open (Iron Guest 5.3, 5.4).

use arrayvec::ArrayVec;

use super::{Bar, Code, Passage};
use crate::board::{Face, Heading, Hex, HexSet};
use crate::seat::Seat;
use crate::ship::Berth;
use crate::state::State;
use crate::wind;

/// What one player's ships have around them.
#[derive(Debug, Clone, Copy)]
pub struct Waters {
    board: HexSet,
    shoals: HexSet,
    hulks: HexSet,
    /// Dismasted ships of his own: they never move again (Iron Guest 11.1.3).
    wrecks: HexSet,
    /// His ships with masts.
    friends: HexSet,
    /// Ships afloat of other players.
    enemies: HexSet,
    upwind: Option<Face>,
}

/// The ways a ship can advance from where it is, ten at the most.
pub type Ways = ArrayVec<Passage, 10>;

impl Waters {
    /// The waters of a player.
    pub fn new(state: &State, seat: Seat) -> Self {
        let mut waters = Self {
            board: state.radius.board(),
            shoals: state.shoals,
            hulks: HexSet::EMPTY,
            wrecks: HexSet::EMPTY,
            friends: HexSet::EMPTY,
            enemies: HexSet::EMPTY,
            upwind: state.upwind,
        };
        for ship in &state.ships {
            if let Some(berth) = ship.hulk() {
                waters.hulks = waters.hulks.with(berth.hex);
            } else if let Some(berth) = ship.afloat() {
                let fleet = match (ship.owner == seat, ship.masts) {
                    (true, 0) => &mut waters.wrecks,
                    (true, _) => &mut waters.friends,
                    (false, _) => &mut waters.enemies,
                };
                *fleet = fleet.with(berth.hex);
            }
        }
        waters
    }

    /// The same as if a ship had gone from one hex to another, and had won its grapple there.
    #[must_use]
    pub fn after(mut self, from: Hex, to: Hex) -> Self {
        self.friends = self.friends.without(from).with(to);
        self.enemies = self.enemies.without(to);
        self
    }

    /// The same without the player's ships that have masts.
    #[must_use]
    pub fn alone(mut self) -> Self {
        self.friends = HexSet::EMPTY;
        self
    }

    /// The same with other ships of the player in the way.
    #[must_use]
    pub fn among(mut self, friends: HexSet) -> Self {
        self.friends = friends;
        self
    }

    /// The player's ships that have masts.
    pub fn friends(&self) -> HexSet {
        self.friends
    }

    /// Ships afloat of other players.
    pub fn enemies(&self) -> HexSet {
        self.enemies
    }

    /// Whether a ship may ever go there: on the board, and no shoal, hulk or dismasted ship of its own (Iron Guest 5.4).
    pub fn is_open(&self, hex: Hex) -> bool {
        self.barred(hex).is_none()
    }

    /// What makes a hex impassable for good.
    fn barred(&self, hex: Hex) -> Option<Bar> {
        if !self.board.contains(hex) {
            Some(Bar::OffBoard)
        } else if self.shoals.contains(hex) {
            Some(Bar::Shoal)
        } else if self.hulks.contains(hex) {
            Some(Bar::Hulk)
        } else if self.wrecks.contains(hex) {
            Some(Bar::OwnShip)
        } else {
            None
        }
    }

    /// Whether a ship there could advance, if it were not for other ships (Iron Guest 5.4).
    pub fn is_free(&self, berth: Berth) -> bool {
        berth.heading.reach().into_iter().any(|heading| self.is_open(berth.hex.ahead(heading)))
    }

    /// What forbids entering a hex (Iron Guest 5.3).
    fn entered(&self, hex: Hex) -> Result<(), Bar> {
        match self.barred(hex) {
            Some(bar) => Err(bar),
            None if self.friends.contains(hex) => Err(Bar::OwnShip),
            None => Ok(()),
        }
    }

    /// Where a play leads, if nothing forbids it but other ships' plays (Iron Guest 5.1 to 5.5).
    ///
    /// # Errors
    /// The first thing that forbids it.
    pub fn sail(&self, start: Berth, code: Code) -> Result<Passage, Bar> {
        let course = code.before().map_or(start.heading, |side| start.heading.turned(side));
        let mut hex = start.hex;
        let steps = code.advance();
        if steps == 2 && !wind::is_downwind(self.upwind, course) {
            return Err(Bar::NotDownwind);
        }
        let mut grapples = false;
        for step in 1..=steps {
            hex = hex.ahead(course);
            self.entered(hex)?;
            if self.enemies.contains(hex) {
                if step < steps {
                    return Err(Bar::EnemyInFirstHex);
                }
                grapples = true;
            }
        }
        if grapples && code.after().is_some() {
            return Err(Bar::TurnAfterGrapple);
        }
        let heading = code.after().map_or(course, |side| course.turned(side));
        let end = Berth { hex, heading };
        // A turn on the spot is bound by another rule (5.7).
        if steps > 0 && !self.is_free(end) {
            return Err(Bar::NotFree);
        }
        Ok(Passage { code, start, course, end, grapples })
    }

    /// The ways a ship can advance from there.
    pub fn ways(&self, start: Berth) -> Ways {
        Code::ADVANCES.into_iter().filter_map(|code| self.sail(start, code).ok()).collect()
    }

    /// The hexes that it can advance to.
    pub(super) fn ends(&self, start: Berth) -> HexSet {
        self.ways(start).iter().map(|way| way.end.hex).collect()
    }

    /// Whether an advance of one hex can start from there, with or without a turn (Iron Guest 5.7).
    pub(super) fn can_start(&self, hex: Hex, heading: Heading) -> bool {
        let start = Berth { hex, heading };
        Code::ADVANCES.into_iter().any(|code| code.advance() == 1 && self.sail(start, code).is_ok())
    }
}
