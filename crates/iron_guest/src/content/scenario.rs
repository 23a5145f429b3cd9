//! A set-up as its file describes it, and what players may have otherwise (Iron Guest 12).

use serde::{Deserialize, Serialize};

use super::Squadron;
use super::fault::{Fault, read as read_file};
use super::files::{ContentFile, is_id};
use crate::board::Radius;
use crate::seat::Seat;
use crate::setup::{Faces, LONG_CHASE, Setup, Shoals};
use crate::ship::Berth;
use crate::variants::Variants;
use crate::wind::Wind;

/// A set-up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Scenario {
    /// Its id: the name of its file.
    pub id: String,
    /// Its place in the list that is offered.
    pub order: u8,
    /// Players.
    pub players: u8,
    /// The size of the board.
    pub radius: Radius,
    /// Who begins at which face.
    pub faces: Faces,
    /// The shoals.
    pub shoals: Shoals,
    /// Ships of each squadron.
    pub ships: u8,
    /// Masts of each ship.
    pub masts: u8,
    /// Where the ships begin, in order of play; empty if the players place them.
    pub placed: Vec<Vec<Berth>>,
    /// The variants.
    pub variants: Variants,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScenarioFile {
    order: u8,
    players: u8,
    radius: Radius,
    faces: Faces,
    shoals: Shoals,
    #[serde(default = "three")]
    ships: u8,
    #[serde(default = "three")]
    masts: u8,
    #[serde(default)]
    placed: Vec<Vec<Berth>>,
    #[serde(default)]
    variants: Variants,
}

/// Ships of a squadron, and masts of a ship (Iron Guest 1.3).
fn three() -> u8 {
    3
}

/// Reads a set-up; none if it cannot be read, which is then among the faults.
pub(super) fn read(id: &str, file: &ContentFile, faults: &mut Vec<Fault>) -> Option<Scenario> {
    if !is_id(id) {
        faults
            .push(Fault::new(&file.path, format_args!("{id:?} is no id: letters a to z, digits and hyphens, 1 to 40")));
        return None;
    }
    let file: ScenarioFile = read_file(file, faults)?;
    let ScenarioFile { order, players, radius, faces, shoals, ships, masts, placed, variants } = file;
    Some(Scenario { id: id.to_owned(), order, players, radius, faces, shoals, ships, masts, placed, variants })
}

/// What players have otherwise than the set-up says; what is none stays.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Switches {
    /// Players. Another number than the set-up's lets them choose their faces.
    pub players: Option<u8>,
    /// The size of the board.
    pub radius: Option<Radius>,
    /// Who begins at which face.
    pub faces: Option<Faces>,
    /// The shoals.
    pub shoals: Option<Shoals>,
    /// Ships of each squadron.
    pub ships: Option<u8>,
    /// Masts of each ship.
    pub masts: Option<u8>,
    /// Whether No Prisoners is played (Iron Guest 11.1).
    pub no_prisoners: Option<bool>,
    /// What the wind does (Iron Guest 11.2).
    pub wind: Option<Wind>,
    /// Whether doubles do two damage (Iron Guest 11.3).
    pub double_damage: Option<bool>,
    /// Rounds without a loss until the game is drawn; 0 for never (Iron Guest 10.3 b).
    pub long_chase: Option<u16>,
    /// The squadron of each seat; those left over go to the others in order.
    pub squadrons: Vec<String>,
}

impl Scenario {
    /// A game of this set-up. It may be one that cannot be played; [`Setup::check`] tells.
    ///
    /// Where the number of players, ships or the size of the board is otherwise than here, ships that the set-up places
    /// are placed by the players.
    pub fn setup(&self, switches: &Switches, squadrons: &[Squadron]) -> Setup {
        let players = switches.players.unwrap_or(self.players);
        let radius = switches.radius.unwrap_or(self.radius);
        let ships = switches.ships.unwrap_or(self.ships);
        let shoals = switches.shoals.clone().unwrap_or_else(|| self.shoals.clone());
        let dealt = if players == self.players { self.faces.clone() } else { Faces::Chosen };
        let same = players == self.players && radius == self.radius && ships == self.ships && shoals == self.shoals;
        Setup {
            scenario: self.id.clone(),
            players,
            radius,
            faces: switches.faces.clone().unwrap_or(dealt),
            shoals,
            ships,
            masts: switches.masts.unwrap_or(self.masts),
            placed: if same && switches.faces.is_none() { self.placed.clone() } else { Vec::new() },
            variants: Variants {
                no_prisoners: switches.no_prisoners.unwrap_or(self.variants.no_prisoners),
                wind: switches.wind.unwrap_or(self.variants.wind),
                double_damage: switches.double_damage.unwrap_or(self.variants.double_damage),
            },
            long_chase: switches.long_chase.unwrap_or(LONG_CHASE),
            squadrons: given(&switches.squadrons, squadrons, players),
        }
    }
}

/// The squadron of each seat: those asked for, then the first that nobody has.
fn given(asked: &[String], squadrons: &[Squadron], players: u8) -> Vec<String> {
    let mut given: Vec<String> = asked.iter().take(usize::from(players)).cloned().collect();
    for _ in Seat::first(players).skip(given.len()) {
        let free = squadrons.iter().find(|squadron| !given.contains(&squadron.id));
        given.extend(free.map(|squadron| squadron.id.clone()));
    }
    given
}
