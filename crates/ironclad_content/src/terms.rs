//! The fixed terms of the rule book: systems, skills, classes, factions, conditions and the like.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumCount, EnumIter, EnumString, IntoStaticStr};

macro_rules! terms {
    ($($(#[$doc:meta])* $name:ident { $($(#[$item_doc:meta])* $item:ident),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Display, EnumCount, EnumIter, EnumString, IntoStaticStr)]
        #[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
        #[serde(rename_all = "kebab-case")]
        #[strum(serialize_all = "kebab-case")]
        pub enum $name { $($(#[$item_doc])* $item),* }

        impl $name {
            /// Its fixed name in files and in the protocol.
            #[inline]
            pub fn name(self) -> &'static str {
                self.into()
            }
        }
    )*};
}

terms! {
    /// A player-run system of the ship (rule 1.2).
    System { Bridge, Weapons, Hangar }

    /// A section of the ship that takes damage (rule 2.1).
    Section { Bridge, Weapons, Hangar, Reactor }

    /// A class of hero (rule 6.1).
    Class { Agent, Captain, Diplomat, Engineer, Marine, Pilot, Specialist }

    /// A skill of a hero (rule 6.1).
    Skill { Combat, Diplomacy, Engineering, Leadership, Operate, Piloting, Stealth }

    /// One of the five powers (rule 10.1), in the order of the ring.
    Faction { Federation, Council, Firstborn, Cartel, Corporation }

    /// Who leads a power, in the order of the powers; as an Enemy, its Villain (rules 10.4, 10.6).
    Leader { Falk, Shahidi, Rangi, Reis, Iyer }

    /// How dangerous the scenario is (rule 2.12).
    Threat { Green, Yellow, Red }

    /// How hard the game is played (rules 7.2 and 11.3).
    Mode { Easy, Normal, Hard }

    /// What a sector of space is like (rule 4.2).
    Condition { EmptySpace, Nebula, SolarFlare, GeomagneticStorm, Pulsar, SuperNova, BlackHole }

    /// A service of a port (rule 9.3).
    Service { Saloon, Medical, Trader, Shipyard, Guild, TechCenter }

    /// How fast a ship is (rule 8.7).
    Speed { Fast, Slow }

    /// A counter on the ship's mat (rules 2.2, 2.3, 2.6, 2.7).
    Track { Crew, Morale, Hull, Salvage, Ammo, Credits }

    /// An action that costs one of the turn's actions (rule 3.2).
    Action { Recon, Move, Rest, Heal, Repair, Dock }

    /// Which side of a two-sided ship card is up (rule 8.9).
    Side { #[doc = "Regular."] Regular, #[doc = "Elite."] Elite }
}

impl System {
    /// The three, in the order in which they plan and act (ruling 38).
    pub const ALL: [Self; 3] = [Self::Bridge, Self::Weapons, Self::Hangar];

    /// Its place among the three.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The section that houses it.
    #[inline]
    pub fn section(self) -> Section {
        match self {
            Self::Bridge => Section::Bridge,
            Self::Weapons => Section::Weapons,
            Self::Hangar => Section::Hangar,
        }
    }
}

impl Section {
    /// The four, in the order of the mat.
    pub const ALL: [Self; 4] = [Self::Bridge, Self::Weapons, Self::Hangar, Self::Reactor];

    /// Its place among the four.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

impl Faction {
    /// The five, in the order of the ring.
    pub const ALL: [Self; 5] = [Self::Federation, Self::Council, Self::Firstborn, Self::Cartel, Self::Corporation];

    /// Its place in the ring.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Whether the two are neighbours in the ring, and so friends (rule 10.1).
    #[inline]
    pub fn is_friend_of(self, other: Self) -> bool {
        matches!((self.index() + 5 - other.index()) % 5, 1 | 4)
    }

    /// Whether the two stand across from each other in the ring, and so are enemies (rule 10.1).
    #[inline]
    pub fn is_enemy_of(self, other: Self) -> bool {
        matches!((self.index() + 5 - other.index()) % 5, 2 | 3)
    }
}

/// A number that may differ by threat (rule 5.2): written as one number or as three.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(from = "Written", into = "Written")]
pub struct ByThreat([u8; 3]);

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "a number, or three numbers for threat Green, Yellow and Red")]
enum Written {
    One(u8),
    Three([u8; 3]),
}

impl From<Written> for ByThreat {
    fn from(written: Written) -> Self {
        match written {
            Written::One(n) => Self::always(n),
            Written::Three(n) => Self(n),
        }
    }
}

impl From<ByThreat> for Written {
    fn from(ByThreat(n): ByThreat) -> Self {
        if n[0] == n[1] && n[1] == n[2] { Self::One(n[0]) } else { Self::Three(n) }
    }
}

impl ByThreat {
    /// The same number at every threat.
    pub(crate) fn always(number: u8) -> Self {
        Self([number; 3])
    }

    /// The number at this threat.
    #[inline]
    pub fn at(self, threat: Threat) -> u8 {
        self.0[threat as usize]
    }

    /// The numbers at threat Green, Yellow and Red.
    #[inline]
    pub fn all(self) -> [u8; 3] {
        self.0
    }
}

/// What an upgrade of a system costs (rules 9.3, 12.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Cost {
    /// In Credits.
    pub credits: u8,
    /// And in Salvage.
    pub salvage: u8,
}

/// What an upgrade of a ship or a module costs: Credits alone (rule 12.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(from = "WrittenPrice")]
#[cfg_attr(feature = "schemas", schemars(with = "u8"))]
pub struct Credits(pub u8);

/// A price as files have it. Packs made for version 0.4 asked Salvage besides; it is no longer taken.
#[derive(Deserialize)]
#[serde(untagged)]
enum WrittenPrice {
    Credits(u8),
    WithSalvage(Cost),
}

impl From<WrittenPrice> for Credits {
    fn from(written: WrittenPrice) -> Self {
        match written {
            WrittenPrice::Credits(credits) | WrittenPrice::WithSalvage(Cost { credits, salvage: _ }) => Self(credits),
        }
    }
}

impl From<Credits> for Cost {
    fn from(Credits(credits): Credits) -> Self {
        Self { credits, salvage: 0 }
    }
}
