//! Cosmic conditions (rule 4.2): what each does. All of the table is fixed, so it stands in code. How one acts on the ship is
//! `ironclad_game::engine::procedure::cosmic_condition`.

use super::terms::{Action, Condition, Section};

impl Condition {
    /// Points of rolled damage, which a radiation shield reduces (ruling 15).
    #[inline]
    pub fn damage(self) -> u8 {
        match self {
            Self::EmptySpace | Self::Nebula => 0,
            Self::SolarFlare | Self::GeomagneticStorm | Self::Pulsar | Self::SuperNova => 2,
            Self::BlackHole => 3,
        }
    }

    /// The section of the Ironclad that takes 1 damage besides.
    #[inline]
    pub fn section(self) -> Option<Section> {
        match self {
            Self::GeomagneticStorm => Some(Section::Bridge),
            Self::Pulsar => Some(Section::Reactor),
            Self::SuperNova => Some(Section::Weapons),
            Self::EmptySpace | Self::Nebula | Self::SolarFlare | Self::BlackHole => None,
        }
    }

    /// Whether a hero is Wounded.
    #[inline]
    pub fn wounds(self) -> bool {
        self == Self::SuperNova
    }

    /// Points of Hull lost besides.
    #[inline]
    pub fn hull(self) -> u8 {
        u8::from(self == Self::BlackHole)
    }

    /// Actions lost besides.
    #[inline]
    pub fn lost_actions(self) -> u8 {
        u8::from(self == Self::BlackHole)
    }

    /// Whether radiation shields do not help.
    #[inline]
    pub fn ignores_radiation_shields(self) -> bool {
        self == Self::BlackHole
    }

    /// The action that may not be taken there (ruling 24).
    #[inline]
    pub fn banned(self) -> Option<Action> {
        match self {
            Self::Nebula => Some(Action::Recon),
            Self::SolarFlare => Some(Action::Rest),
            Self::GeomagneticStorm => Some(Action::Repair),
            Self::Pulsar => Some(Action::Heal),
            Self::EmptySpace | Self::SuperNova | Self::BlackHole => None,
        }
    }

    /// Whether it harms a ship that enters.
    #[inline]
    pub fn is_harmful(self) -> bool {
        self.damage() > 0
    }
}
