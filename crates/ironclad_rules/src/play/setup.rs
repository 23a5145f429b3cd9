//! The set-up of a game of the campaign, in the header of its file.

use serde::{Deserialize, Serialize};

use super::Mission;
use crate::content::edition::Edition;
use crate::content::terms::{Mode, System};
use crate::engine::{self, Seat};

/// What a game was begun with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The first scenario, by name.
    pub scenario: String,
    /// The whole of it, if it is not part of the content: a patrol.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mission: Option<Mission>,
    /// The campaign that the scenario is the first of, if it is one of a campaign.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<Campaign>,
    /// Who runs each system.
    pub seats: Seats,
    /// How hard it is played.
    pub mode: Mode,
    /// Whether it is a lesson played by its script.
    pub scripted: bool,
    /// The edition of the rules that it is played by, in all its scenarios; the first if not said.
    #[serde(default, skip_serializing_if = "Edition::is_first")]
    pub edition: Edition,
}

impl Setup {
    /// The same for the engine.
    pub fn engine(&self) -> engine::Setup {
        let Self { mode, scripted, edition, .. } = *self;
        engine::Setup { mode, seats: self.seats.into(), scripted, players: None, edition }
    }
}

/// A campaign, as it was begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Campaign {
    /// How many scenarios it has.
    pub scenarios: u8,
}

/// Who runs each system: one of three seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seats {
    /// The Bridge.
    #[serde(deserialize_with = "engine::one_of_three")]
    pub bridge: Seat,
    /// Weapons.
    #[serde(deserialize_with = "engine::one_of_three")]
    pub weapons: Seat,
    /// The Hangar.
    #[serde(deserialize_with = "engine::one_of_three")]
    pub hangar: Seat,
}

impl From<[Seat; 3]> for Seats {
    fn from(seats: [Seat; 3]) -> Self {
        let of = |system: System| seats[system.index()];
        Self { bridge: of(System::Bridge), weapons: of(System::Weapons), hangar: of(System::Hangar) }
    }
}

impl From<Seats> for [Seat; 3] {
    fn from(seats: Seats) -> Self {
        System::ALL.map(|system| match system {
            System::Bridge => seats.bridge,
            System::Weapons => seats.weapons,
            System::Hangar => seats.hangar,
        })
    }
}
