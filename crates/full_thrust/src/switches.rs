//! The advanced rules as switches (Full Thrust 12).

use serde::{Deserialize, Serialize};

/// Which advanced rules are in use. All are off in the basic game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Switches {
    /// Half of the turn at the mid point (Full Thrust 6.2).
    pub adv_movement: bool,
    /// Systems may fail as damage mounts (Full Thrust 8.1).
    pub threshold_damage: bool,
    /// Ships fire one after the other (Full Thrust 8.7).
    pub alternate_fire: bool,
    /// Armour by group (Full Thrust 8.8).
    pub hull_armour: bool,
    /// Torpedo tubes (Full Thrust 8.9).
    pub pulse_torpedoes: bool,
    /// Needle beams (Full Thrust 8.10).
    pub needle_beams: bool,
    /// Fleets enter as Bogeys (Full Thrust 9).
    pub sensors: bool,
    /// Drones that look like ships; how many each side has is part of its force (Full Thrust 9.4).
    pub dummies: bool,
    /// Fighter groups (Full Thrust 10.1).
    pub fighters: bool,
    /// Groups attack groups (Full Thrust 10.10, R 34).
    pub dogfights: bool,
    /// Ramming (Full Thrust 10.13).
    pub ramming: bool,
    /// Designs of the players' own (Full Thrust 11.2).
    pub custom_designs: bool,
    /// Merchant classes (Full Thrust 11.7).
    pub merchants: bool,
    /// Morale (Full Thrust 11.8).
    pub morale: bool,
    /// The loss of the flagship calls for a test (Full Thrust 11.9).
    pub morale_flagship: bool,
    /// Half of an odd Thrust is rounded up (Full Thrust 5.2, R 14).
    pub odd_thrust_round_up: bool,
}

/// A switch by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Switch {
    /// Full Thrust 6.2.
    AdvMovement,
    /// Full Thrust 8.1.
    ThresholdDamage,
    /// Full Thrust 8.7.
    AlternateFire,
    /// Full Thrust 8.8.
    HullArmour,
    /// Full Thrust 8.9.
    PulseTorpedoes,
    /// Full Thrust 8.10.
    NeedleBeams,
    /// Full Thrust 9.
    Sensors,
    /// Full Thrust 9.4.
    Dummies,
    /// Full Thrust 10.1.
    Fighters,
    /// Full Thrust 10.10.
    Dogfights,
    /// Full Thrust 10.13.
    Ramming,
    /// Full Thrust 11.2.
    CustomDesigns,
    /// Full Thrust 11.7.
    Merchants,
    /// Full Thrust 11.8.
    Morale,
    /// Full Thrust 11.9.
    MoraleFlagship,
    /// Full Thrust 5.2.
    OddThrustRoundUp,
}

impl Switch {
    /// Every switch, in the order of the rules.
    pub const ALL: [Self; 16] = [
        Self::AdvMovement,
        Self::ThresholdDamage,
        Self::AlternateFire,
        Self::HullArmour,
        Self::PulseTorpedoes,
        Self::NeedleBeams,
        Self::Sensors,
        Self::Dummies,
        Self::Fighters,
        Self::Dogfights,
        Self::Ramming,
        Self::CustomDesigns,
        Self::Merchants,
        Self::Morale,
        Self::MoraleFlagship,
        Self::OddThrustRoundUp,
    ];

    /// The switch that it does nothing without; none if it stands alone.
    pub fn needs(self) -> Option<Self> {
        match self {
            Self::PulseTorpedoes | Self::NeedleBeams => Some(Self::CustomDesigns),
            Self::Dummies => Some(Self::Sensors),
            Self::Dogfights => Some(Self::Fighters),
            Self::MoraleFlagship => Some(Self::Morale),
            Self::AdvMovement
            | Self::ThresholdDamage
            | Self::AlternateFire
            | Self::HullArmour
            | Self::Sensors
            | Self::Fighters
            | Self::Ramming
            | Self::CustomDesigns
            | Self::Merchants
            | Self::Morale
            | Self::OddThrustRoundUp => None,
        }
    }

    /// Its id, as content and messages write it.
    pub fn id(self) -> &'static str {
        match self {
            Self::AdvMovement => "adv-movement",
            Self::ThresholdDamage => "threshold-damage",
            Self::AlternateFire => "alternate-fire",
            Self::HullArmour => "hull-armour",
            Self::PulseTorpedoes => "pulse-torpedoes",
            Self::NeedleBeams => "needle-beams",
            Self::Sensors => "sensors",
            Self::Dummies => "dummies",
            Self::Fighters => "fighters",
            Self::Dogfights => "dogfights",
            Self::Ramming => "ramming",
            Self::CustomDesigns => "custom-designs",
            Self::Merchants => "merchants",
            Self::Morale => "morale",
            Self::MoraleFlagship => "morale-flagship",
            Self::OddThrustRoundUp => "odd-thrust-round-up",
        }
    }
}

/// A usual choice of switches (Full Thrust 12.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// No advanced rule.
    Basic,
    /// Advanced movement and threshold damage (R 39).
    Standard,
    /// Every switch of the source.
    Full,
}

impl Switches {
    /// The switches of a preset.
    pub fn preset(preset: Preset) -> Self {
        match preset {
            Preset::Basic => Self::default(),
            Preset::Standard => Self { adv_movement: true, threshold_damage: true, ..Self::default() },
            Preset::Full => {
                let mut all = Self::of(&Switch::ALL);
                all.odd_thrust_round_up = false;
                all
            }
        }
    }

    /// These switches on, the others off.
    pub fn of(on: &[Switch]) -> Self {
        let mut switches = Self::default();
        for switch in on {
            *switches.field(*switch) = true;
        }
        switches
    }

    /// Whether a switch is on.
    pub fn has(self, switch: Switch) -> bool {
        let mut copy = self;
        *copy.field(switch)
    }

    /// Sets a switch.
    pub fn set(&mut self, switch: Switch, on: bool) {
        *self.field(switch) = on;
    }

    /// The first switch that is on without the one that it needs.
    pub fn unmet(self) -> Option<(Switch, Switch)> {
        Switch::ALL.into_iter().filter(|switch| self.has(*switch)).find_map(|switch| {
            let needed = switch.needs()?;
            if self.has(needed) { None } else { Some((switch, needed)) }
        })
    }

    fn field(&mut self, switch: Switch) -> &mut bool {
        match switch {
            Switch::AdvMovement => &mut self.adv_movement,
            Switch::ThresholdDamage => &mut self.threshold_damage,
            Switch::AlternateFire => &mut self.alternate_fire,
            Switch::HullArmour => &mut self.hull_armour,
            Switch::PulseTorpedoes => &mut self.pulse_torpedoes,
            Switch::NeedleBeams => &mut self.needle_beams,
            Switch::Sensors => &mut self.sensors,
            Switch::Dummies => &mut self.dummies,
            Switch::Fighters => &mut self.fighters,
            Switch::Dogfights => &mut self.dogfights,
            Switch::Ramming => &mut self.ramming,
            Switch::CustomDesigns => &mut self.custom_designs,
            Switch::Merchants => &mut self.merchants,
            Switch::Morale => &mut self.morale,
            Switch::MoraleFlagship => &mut self.morale_flagship,
            Switch::OddThrustRoundUp => &mut self.odd_thrust_round_up,
        }
    }
}
