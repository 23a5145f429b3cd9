//! What a game is begun with (Iron Guest 3, 12).

use serde::{Deserialize, Serialize};

use crate::board::{Face, Hex, HexSet, Radius};
use crate::bot::Bot;
use crate::draws::{self, Unplayable};
use crate::moving::Waters;
use crate::seat::{MOST_SEATS, Seat};
use crate::ship::{Berth, Place, Ship};
use crate::state::{Phase, State};
use crate::variants::Variants;

/// Ships of a squadron, at the most (Iron Guest 1.3).
pub const MOST_IN_SQUADRON: u8 = 5;
/// Masts of a ship, at the most (Iron Guest 1.3).
pub const MOST_MASTS: u8 = 5;
/// The rounds of a long chase, if nothing else is said (Iron Guest 10.3 b).
pub const LONG_CHASE: u16 = 40;

/// What a game is begun with: it stands in the first line of its file, and begins the same game again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The set-up that it was made from.
    pub scenario: String,
    /// Two to six (Iron Guest 1.2).
    pub players: u8,
    /// The size of the board.
    pub radius: Radius,
    /// Who begins at which face.
    pub faces: Faces,
    /// The shoals.
    pub shoals: Shoals,
    /// Ships of each squadron, 1 to 5.
    pub ships: u8,
    /// Masts of each ship, 1 to 5.
    pub masts: u8,
    /// Where the ships begin, squadron by squadron in order of play; empty if the players place them.
    pub placed: Vec<Vec<Berth>>,
    /// The variants.
    pub variants: Variants,
    /// Full rounds without a loss after which the game is drawn; 0 for never (Iron Guest 10.3 b).
    pub long_chase: u16,
    /// The squadron of each seat, by id. It changes names and nothing else.
    pub squadrons: Vec<String>,
    /// The bot that plays each seat; none where a person does, and for seats beyond the list. It changes no rule.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<Option<Bot>>,
}

/// Who begins at which face (Iron Guest 3.3).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Faces {
    /// These, in order of play.
    Dealt(Vec<Face>),
    /// The players choose, in order of play.
    Chosen,
}

impl Faces {
    /// Faces for so many players, as evenly round the board as can be.
    pub fn spread(players: u8) -> Self {
        let numbers: &[u8] = match players {
            0..=2 => &[1, 4],
            3 => &[1, 3, 5],
            4 => &[1, 2, 4, 5],
            5 => &[1, 2, 3, 4, 5],
            6.. => &[1, 2, 3, 4, 5, 6],
        };
        Self::Dealt(numbers.iter().copied().filter_map(Face::new).collect())
    }
}

/// The shoals (Iron Guest 3.2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shoals {
    /// Open sea.
    None,
    /// This many, drawn at random.
    Random(u8),
    /// In these hexes.
    Fixed(Vec<Hex>),
}

/// Why a game cannot begin like that, and where in the set-up the fault is.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{path}: {wrong}")]
pub struct SetupFault {
    /// The way to it: `shoals.fixed[3]`.
    pub path: String,
    /// What is wrong.
    pub wrong: Wrong,
}

/// What may be wrong with a set-up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Wrong {
    /// Not two to six.
    #[error("{0} players; there are 2 to 6")]
    Players(u8),
    /// Not one to five.
    #[error("{0} ships; a squadron has 1 to 5")]
    Ships(u8),
    /// Not one to five.
    #[error("{0} masts; a ship has 1 to 5")]
    Masts(u8),
    /// Not one face for each player.
    #[error("{given} faces for {players} players")]
    Faces {
        /// Faces dealt.
        given: usize,
        /// Players.
        players: u8,
    },
    /// A face dealt twice.
    #[error("face {0} is dealt twice")]
    FaceTwice(u8),
    /// More shoals than the size of the board allows.
    #[error("{given} shoals; {most} at the most")]
    TooManyShoals {
        /// Shoals asked for.
        given: usize,
        /// What the board allows.
        most: u8,
    },
    /// A hex that is not on the board.
    #[error("({0}) is off the board")]
    OffBoard(Hex),
    /// Two shoals in a hex.
    #[error("two shoals at ({0})")]
    ShoalTwice(Hex),
    /// The water is cut in two.
    #[error("the shoals cut the water in two (rule 3.2 a)")]
    CutInTwo,
    /// A player would have too few hexes to begin on.
    #[error("a face has fewer hexes to begin on than a squadron has ships (rule 3.2 b)")]
    NoRoom,
    /// Ships are placed for another number of players.
    #[error("ships are placed for {given} of {players} players")]
    PlacedPlayers {
        /// Squadrons placed.
        given: usize,
        /// Players.
        players: u8,
    },
    /// Another number of ships is placed.
    #[error("{given} ships are placed; a squadron has {ships}")]
    PlacedShips {
        /// Ships placed.
        given: usize,
        /// Ships of a squadron.
        ships: u8,
    },
    /// Ships are placed though shoals are drawn at random.
    #[error("ships are placed, but the shoals are drawn at random")]
    PlacedAmongRandom,
    /// Two ships in a hex.
    #[error("two ships at ({0})")]
    ShipTwice(Hex),
    /// A ship on a shoal.
    #[error("a ship on the shoal at ({0})")]
    ShipOnShoal(Hex),
    /// A ship that could not advance.
    #[error("the ship at ({0}) could not advance (rule 3.3)")]
    ShipNotFree(Hex),
    /// Not one squadron for each player.
    #[error("{given} squadrons for {players} players")]
    Squadrons {
        /// Squadrons named.
        given: usize,
        /// Players.
        players: u8,
    },
    /// A squadron taken twice.
    #[error("two players have the same squadron")]
    SquadronTwice,
    /// A squadron that there is not.
    #[error("there is no such squadron")]
    NoSquadron,
}

impl Setup {
    /// Looks whether a game can begin like that.
    ///
    /// # Errors
    /// Every fault found.
    pub fn check(&self) -> Result<(), Vec<SetupFault>> {
        let mut faults = Vec::new();
        let mut say = |path: String, wrong: Wrong| faults.push(SetupFault { path, wrong });
        if !(2..=MOST_SEATS).contains(&self.players) {
            say("players".into(), Wrong::Players(self.players));
        }
        if !(1..=MOST_IN_SQUADRON).contains(&self.ships) {
            say("ships".into(), Wrong::Ships(self.ships));
        }
        if !(1..=MOST_MASTS).contains(&self.masts) {
            say("masts".into(), Wrong::Masts(self.masts));
        }
        self.check_faces(&mut say);
        self.check_shoals(&mut say);
        self.check_placed(&mut say);
        if self.squadrons.len() != usize::from(self.players) {
            say("squadrons".into(), Wrong::Squadrons { given: self.squadrons.len(), players: self.players });
        }
        for (number, squadron) in self.squadrons.iter().enumerate() {
            if self.squadrons.iter().take(number).any(|other| other == squadron) {
                say(format!("squadrons[{number}]"), Wrong::SquadronTwice);
            }
        }
        // Only numbers that hold can be reckoned with.
        if faults.is_empty() {
            let path = if matches!(self.shoals, Shoals::Fixed(_)) { "shoals" } else { "faces" };
            let wrong = draws::unplayable(self, self.fixed_shoals()).map(|why| match why {
                Unplayable::CutInTwo => Wrong::CutInTwo,
                Unplayable::NoRoom => Wrong::NoRoom,
            });
            faults.extend(wrong.map(|wrong| SetupFault { path: path.into(), wrong }));
        }
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    fn check_faces(&self, say: &mut impl FnMut(String, Wrong)) {
        let Faces::Dealt(faces) = &self.faces else { return };
        if faces.len() != usize::from(self.players) {
            say("faces".into(), Wrong::Faces { given: faces.len(), players: self.players });
        }
        for (number, face) in faces.iter().enumerate() {
            if faces.iter().take(number).any(|other| other == face) {
                say(format!("faces[{number}]"), Wrong::FaceTwice(face.number()));
            }
        }
    }

    fn check_shoals(&self, say: &mut impl FnMut(String, Wrong)) {
        let most = self.radius.most_shoals();
        match &self.shoals {
            Shoals::None => {}
            Shoals::Random(count) if *count <= most => {}
            Shoals::Random(count) => {
                say("shoals.random".into(), Wrong::TooManyShoals { given: usize::from(*count), most });
            }
            Shoals::Fixed(hexes) => {
                if hexes.len() > usize::from(most) {
                    say("shoals.fixed".into(), Wrong::TooManyShoals { given: hexes.len(), most });
                }
                for (number, hex) in hexes.iter().enumerate() {
                    if !self.radius.holds(*hex) {
                        say(format!("shoals.fixed[{number}]"), Wrong::OffBoard(*hex));
                    } else if hexes.iter().take(number).any(|other| other == hex) {
                        say(format!("shoals.fixed[{number}]"), Wrong::ShoalTwice(*hex));
                    }
                }
            }
        }
    }

    fn check_placed(&self, say: &mut impl FnMut(String, Wrong)) {
        if self.placed.is_empty() {
            return;
        }
        if matches!(self.shoals, Shoals::Random(_)) {
            say("placed".into(), Wrong::PlacedAmongRandom);
        }
        if self.placed.len() != usize::from(self.players) {
            say("placed".into(), Wrong::PlacedPlayers { given: self.placed.len(), players: self.players });
        }
        let shoals = self.fixed_shoals();
        let waters = Waters::new(&self.bare(shoals), Seat::FIRST);
        let mut taken = HexSet::EMPTY;
        for (player, berths) in self.placed.iter().enumerate() {
            if berths.len() != usize::from(self.ships) {
                let wrong = Wrong::PlacedShips { given: berths.len(), ships: self.ships };
                say(format!("placed[{player}]"), wrong);
            }
            for (number, berth) in berths.iter().enumerate() {
                let hex = berth.hex;
                let wrong = if !self.radius.holds(hex) {
                    Some(Wrong::OffBoard(hex))
                } else if shoals.contains(hex) {
                    Some(Wrong::ShipOnShoal(hex))
                } else if taken.contains(hex) {
                    Some(Wrong::ShipTwice(hex))
                } else if !waters.is_free(*berth) {
                    Some(Wrong::ShipNotFree(hex))
                } else {
                    None
                };
                taken = taken.with(hex);
                if let Some(wrong) = wrong {
                    say(format!("placed[{player}][{number}].hex"), wrong);
                }
            }
        }
    }

    /// The bot that plays a seat; none if a person does.
    pub fn bot(&self, seat: Seat) -> Option<Bot> {
        self.bots.get(seat.index()).copied().flatten()
    }

    /// The shoals that are not drawn.
    pub fn fixed_shoals(&self) -> HexSet {
        match &self.shoals {
            Shoals::None | Shoals::Random(_) => HexSet::EMPTY,
            Shoals::Fixed(hexes) => hexes.iter().copied().collect(),
        }
    }

    /// The state before anything has happened.
    pub fn bare(&self, shoals: HexSet) -> State {
        let seats = Seat::first(self.players);
        let squadron = |owner| (0..self.ships.min(MOST_IN_SQUADRON)).map(move |_| owner);
        let ships = seats.clone().flat_map(squadron);
        State {
            radius: self.radius,
            shoals,
            ships: ships.map(|owner| Ship { owner, masts: self.masts, place: Place::Aside }).collect(),
            faces: seats.clone().map(|_| None).collect(),
            first: None,
            upwind: None,
            round: 0,
            turn: 0,
            quiet: 0,
            struck: false,
            phase: Phase::First { rolling: seats.collect(), rolled: arrayvec::ArrayVec::new() },
        }
    }
}
