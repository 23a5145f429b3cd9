//! The play of a ship: moving (Iron Guest 5).

mod must_advance;
mod turning;
mod waters;

use serde::{Deserialize, Serialize};

use crate::board::{Heading, Hex, Side};
use crate::ship::Berth;

pub use must_advance::{Plays, plays, verdict};
pub use waters::{Waters, Ways};

/// What a ship does in its play (Iron Guest 5.1, 5.2, 5.7): P and S turn to port and starboard, F1 and F2 advance one hex
/// and two, H stays on the spot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Code {
    /// Advances one hex.
    F1,
    /// Turns to port, then advances.
    Pf1,
    /// Turns to starboard, then advances.
    Sf1,
    /// Advances, then turns to port.
    F1p,
    /// Advances, then turns to starboard.
    F1s,
    /// Runs two hexes before the wind.
    F2,
    /// Turns to port, then runs two hexes.
    Pf2,
    /// Turns to starboard, then runs two hexes.
    Sf2,
    /// Runs two hexes, then turns to port.
    F2p,
    /// Runs two hexes, then turns to starboard.
    F2s,
    /// Stays where she is, on the same heading.
    H,
    /// Turns to port on the spot.
    Hp,
    /// Turns to starboard on the spot.
    Hs,
}

impl Code {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 13] = [
        Self::F1,
        Self::Pf1,
        Self::Sf1,
        Self::F1p,
        Self::F1s,
        Self::F2,
        Self::Pf2,
        Self::Sf2,
        Self::F2p,
        Self::F2s,
        Self::H,
        Self::Hp,
        Self::Hs,
    ];

    /// Those that advance.
    pub const ADVANCES: [Self; 10] =
        [Self::F1, Self::Pf1, Self::Sf1, Self::F1p, Self::F1s, Self::F2, Self::Pf2, Self::Sf2, Self::F2p, Self::F2s];

    /// Those that stay on the spot.
    pub const ON_THE_SPOT: [Self; 3] = [Self::H, Self::Hp, Self::Hs];

    /// The turn before the advance, or on the spot.
    pub fn before(self) -> Option<Side> {
        match self {
            Self::Pf1 | Self::Pf2 | Self::Hp => Some(Side::Port),
            Self::Sf1 | Self::Sf2 | Self::Hs => Some(Side::Starboard),
            Self::F1 | Self::F1p | Self::F1s | Self::F2 | Self::F2p | Self::F2s | Self::H => None,
        }
    }

    /// Hexes that it advances: 0, 1 or 2.
    pub fn advance(self) -> u8 {
        match self {
            Self::H | Self::Hp | Self::Hs => 0,
            Self::F1 | Self::Pf1 | Self::Sf1 | Self::F1p | Self::F1s => 1,
            Self::F2 | Self::Pf2 | Self::Sf2 | Self::F2p | Self::F2s => 2,
        }
    }

    /// The turn after the advance.
    pub fn after(self) -> Option<Side> {
        match self {
            Self::F1p | Self::F2p => Some(Side::Port),
            Self::F1s | Self::F2s => Some(Side::Starboard),
            Self::F1 | Self::Pf1 | Self::Sf1 | Self::F2 | Self::Pf2 | Self::Sf2 | Self::H | Self::Hp | Self::Hs => None,
        }
    }

    /// Its id: `pf1`.
    pub fn id(self) -> &'static str {
        match self {
            Self::F1 => "f1",
            Self::Pf1 => "pf1",
            Self::Sf1 => "sf1",
            Self::F1p => "f1p",
            Self::F1s => "f1s",
            Self::F2 => "f2",
            Self::Pf2 => "pf2",
            Self::Sf2 => "sf2",
            Self::F2p => "f2p",
            Self::F2s => "f2s",
            Self::H => "h",
            Self::Hp => "hp",
            Self::Hs => "hs",
        }
    }

    /// The play of this id.
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|code| code.id() == id)
    }
}

/// The way a ship takes in a play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Passage {
    /// The play.
    pub code: Code,
    /// Where it begins.
    pub start: Berth,
    /// The heading of the advance, or after a turn on the spot.
    pub course: Heading,
    /// Where it ends; of a grapple, if it is won.
    pub end: Berth,
    /// Whether it ends in a grapple (Iron Guest 5.3).
    pub grapples: bool,
}

impl Passage {
    /// Where the ship is until the play is over, or until the grapple is won (Iron Guest 8.1).
    pub fn stop(&self) -> Berth {
        if !self.grapples {
            return self.end;
        }
        let short = if self.code.advance() == 2 { self.start.hex.ahead(self.course) } else { self.start.hex };
        Berth { hex: short, heading: self.course }
    }

    /// The hexes it goes through after the first, in order: none, one or two.
    pub fn path(&self) -> impl Iterator<Item = Hex> {
        let (mut hex, course) = (self.start.hex, self.course);
        (0..self.code.advance()).map(move |_| {
            hex = hex.ahead(course);
            hex
        })
    }
}

/// The plays of a ship as far as it alone is concerned: what its friends could do is left aside (Iron Guest 5.6 b).
pub fn ways_alone(waters: &Waters, start: Berth) -> Ways {
    let ways = waters.ways(start);
    if !ways.is_empty() {
        return ways;
    }
    turning::turns(waters, start).into_iter().filter_map(|code| waters.sail(start, code).ok()).collect()
}

/// Why a play is ruled out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Bar {
    /// The heading of the advance is not downwind (Iron Guest 5.2).
    NotDownwind,
    /// An enemy is in the first hex of a double advance (Iron Guest 5.2).
    EnemyInFirstHex,
    /// Off the board (Iron Guest 5.3).
    OffBoard,
    /// A shoal (Iron Guest 5.3).
    Shoal,
    /// A hulk (Iron Guest 5.3).
    Hulk,
    /// A ship of one's own (Iron Guest 5.3).
    OwnShip,
    /// No turn after a grapple (Iron Guest 5.3).
    TurnAfterGrapple,
    /// It could not advance in the next turn (Iron Guest 5.5).
    NotFree,
    /// It can advance, so it must (Iron Guest 5.6 a).
    MustAdvance,
    /// Fewer ships could advance in all (Iron Guest 5.6 b).
    FewerAdvance,
    /// Another turn brings it sooner to where it can advance (Iron Guest 5.7).
    SlowerTurn,
}

impl Bar {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::NotDownwind,
        Self::EnemyInFirstHex,
        Self::OffBoard,
        Self::Shoal,
        Self::Hulk,
        Self::OwnShip,
        Self::TurnAfterGrapple,
        Self::NotFree,
        Self::MustAdvance,
        Self::FewerAdvance,
        Self::SlowerTurn,
    ];

    /// Its id.
    pub fn id(self) -> &'static str {
        match self {
            Self::NotDownwind => "not-downwind",
            Self::EnemyInFirstHex => "enemy-in-first-hex",
            Self::OffBoard => "off-board",
            Self::Shoal => "shoal",
            Self::Hulk => "hulk",
            Self::OwnShip => "own-ship",
            Self::TurnAfterGrapple => "turn-after-grapple",
            Self::NotFree => "not-free",
            Self::MustAdvance => "must-advance",
            Self::FewerAdvance => "fewer-advance",
            Self::SlowerTurn => "slower-turn",
        }
    }

    /// The rule that says so.
    pub fn rule(self) -> &'static str {
        match self {
            Self::NotDownwind | Self::EnemyInFirstHex => "5.2",
            Self::OffBoard | Self::Shoal | Self::Hulk | Self::OwnShip | Self::TurnAfterGrapple => "5.3",
            Self::NotFree => "5.5",
            Self::MustAdvance | Self::FewerAdvance => "5.6",
            Self::SlowerTurn => "5.7",
        }
    }
}
