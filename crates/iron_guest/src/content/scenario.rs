//! A set-up as its file describes it, and what players may have otherwise (Iron Guest 12).

use std::ops::RangeInclusive;

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
    /// About how long it takes two or more people, in minutes; none if nobody has said. It changes nothing in the rules, so
    /// no game is another one for it; nor for how fair it is.
    #[serde(skip)]
    pub minutes: Option<u16>,
    /// What each player wins of a hundred games of the strongest bot against itself, in order of play; the rest is drawn.
    /// Empty if it has not been measured.
    #[serde(skip)]
    pub fair: Vec<u8>,
}

/// The shortest and the longest that a battle may be said to take, in minutes.
const MINUTES: RangeInclusive<u16> = 1..=600;

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
    #[serde(default)]
    minutes: Option<u16>,
    #[serde(default)]
    fair: Vec<u8>,
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
    let path = &file.path;
    let file: ScenarioFile = read_file(file, faults)?;
    let ScenarioFile { order, players, radius, faces, shoals, ships, masts, placed, variants, minutes, fair } = file;
    if let Some(minutes) = minutes.filter(|minutes| !MINUTES.contains(minutes)) {
        let (least, most) = (MINUTES.start(), MINUTES.end());
        faults.push(Fault::at(path, "minutes".into(), format_args!("{minutes} minutes; {least} to {most}")));
    }
    if !fair.is_empty() && fair.len() != usize::from(players) {
        let what = format!("{} shares of {players} players", fair.len());
        faults.push(Fault::at(path, "fair".into(), what));
    }
    let won: usize = fair.iter().copied().map(usize::from).sum();
    if won > 100 {
        faults.push(Fault::at(path, "fair".into(), format_args!("{won} games won of 100")));
    }
    let id = id.to_owned();
    Some(Scenario { id, order, players, radius, faces, shoals, ships, masts, placed, variants, minutes, fair })
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
    /// Who begins at which face, if nothing else is said: with another number of players they choose.
    pub fn faces_of(&self, players: u8) -> Faces {
        if players == self.players { self.faces.clone() } else { Faces::Chosen }
    }

    /// Whether a game is played just as the set-up says, whoever plays which squadron.
    pub fn is_as_written(&self, setup: &Setup) -> bool {
        let plain = self.setup(&Switches::default(), &[]);
        plain == Setup { squadrons: Vec::new(), bots: Vec::new(), ..setup.clone() }
    }

    /// Whether no player wins more than a quarter more often than another; none if it has not been measured.
    pub fn is_even(&self) -> Option<bool> {
        let (most, least) = (self.fair.iter().max()?, self.fair.iter().min()?);
        Some(u16::from(*most) * 4 <= u16::from(*least) * 5)
    }

    /// A game of this set-up. It may be one that cannot be played; [`Setup::check`] tells.
    ///
    /// Where the number of players, ships or the size of the board is otherwise than here, ships that the set-up places
    /// are placed by the players.
    pub fn setup(&self, switches: &Switches, squadrons: &[Squadron]) -> Setup {
        let players = switches.players.unwrap_or(self.players);
        let radius = switches.radius.unwrap_or(self.radius);
        let ships = switches.ships.unwrap_or(self.ships);
        let shoals = switches.shoals.clone().unwrap_or_else(|| self.shoals.clone());
        let same = players == self.players && radius == self.radius && ships == self.ships && shoals == self.shoals;
        Setup {
            scenario: self.id.clone(),
            players,
            radius,
            faces: switches.faces.clone().unwrap_or_else(|| self.faces_of(players)),
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
            bots: Vec::new(),
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
