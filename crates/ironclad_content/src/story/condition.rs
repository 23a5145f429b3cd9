//! What has to hold for something to happen.

use serde::{Deserialize, Serialize};

use super::place::PlaceRef;
use crate::id::{CountId, FlagId, HeroId, LoadId, MarkId, MoverId, SideId, TriggerId, ValueId};
use crate::sorted::SortedMap;
use crate::terms::{Class, Faction, Mode, Threat, Track};

/// A condition.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Condition {
    /// It holds.
    #[default]
    Always,
    /// It does not.
    Never,
    /// All of these hold.
    All(Vec<Condition>),
    /// Any of these holds.
    Any(Vec<Condition>),
    /// This does not hold.
    Not(Box<Condition>),
    /// At least this many of the conditions hold.
    Some {
        /// The conditions that are counted.
        of: Vec<Condition>,
        /// How many of them have to hold.
        at_least: u8,
    },
    /// The players have taken this side, or one of these.
    Side(OneOrMore<SideId>),
    /// Each of these flags has the value, or one of the values; `unset` is a value of every flag.
    Flag(SortedMap<FlagId, OneOrMore<ValueId>>),
    /// The mark is set.
    Mark(MarkId),
    /// The ship is there.
    At(PlaceRef),
    /// The ship is no farther than this from a place.
    Near {
        /// The place.
        place: PlaceRef,
        /// The greatest distance, in sectors.
        within: u8,
    },
    /// Something that moves is there.
    MoverAt {
        /// The mover.
        mover: MoverId,
        /// The place where it has to be.
        place: PlaceRef,
    },
    /// A foe is there.
    FoeAt(PlaceRef),
    /// Something that moves is on the map.
    OnMap(MoverId),
    /// Something that moves has at least this many boxes left.
    MoverHas {
        /// The mover.
        mover: MoverId,
        /// The fewest boxes that are enough.
        boxes_at_least: u8,
    },
    /// The turn is one of these.
    Turn {
        /// The first.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<u8>,
        /// The last.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<u8>,
    },
    /// A hero is aboard, in a squad.
    Aboard(HeroId),
    /// Such a hero is aboard and not Wounded.
    Fit(Who),
    /// A hero is on the campaign's roster, and has not gone back to a power that is against the players.
    OnRoster(HeroId),
    /// How the players stand with somebody, as points of reputation.
    Reputation {
        /// The power.
        with: PowerRef,
        /// The lowest reputation that is enough.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at_least: Option<i8>,
        /// The highest reputation that is enough.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at_most: Option<i8>,
    },
    /// No power thinks better of the players, and none is their ally unless this one is: whom they would serve in the
    /// later acts (rule 11.2, ruling 34).
    StandsHighest(Faction),
    /// This power's Villain is in the field (rule 10.6).
    Villain(Faction),
    /// The Villain in the field has been beaten in a space combat of this scenario.
    VillainBeaten,
    /// The mode is this, or one of these.
    Mode(OneOrMore<Mode>),
    /// There are this many players.
    Players(OneOrMore<u8>),
    /// The threat is this, or one of these.
    Threat(OneOrMore<Threat>),
    /// The counters stand at least so high.
    Have(SortedMap<Track, u8>),
    /// At least this many of a load are aboard.
    InHold {
        /// The kind of load.
        load: LoadId,
        /// The fewest loads that are enough.
        at_least: u8,
    },
    /// At least this many of a load have been set down, at a place or anywhere.
    Landed {
        /// The kind of load.
        load: LoadId,
        /// The fewest loads that are enough.
        at_least: u8,
        /// The place; anywhere if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<PlaceRef>,
    },
    /// At least this many of a load lie on the map, or are with something that moves; with `at`, at least so many lie there.
    LoadsLeft {
        /// The kind of load.
        load: LoadId,
        /// The fewest loads that are enough.
        at_least: u8,
        /// The place; anywhere if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<PlaceRef>,
    },
    /// At least this many of a load have been lost.
    LoadsLost {
        /// The kind of load.
        load: LoadId,
        /// The fewest loads that are enough.
        at_least: u8,
    },
    /// A count is within bounds.
    CountAt {
        /// The count.
        count: CountId,
        /// The lowest value that is enough.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at_least: Option<u8>,
        /// The highest value that is enough.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at_most: Option<u8>,
    },
    /// A token lies at a place, face up or face down, or none does.
    Token {
        /// The place where the token lies.
        at: PlaceRef,
        /// How it lies.
        is: TokenState,
    },
    /// At least this many tokens have been turned up.
    TurnedUp {
        /// The fewest tokens that are enough.
        at_least: u8,
        /// How they were turned up; in any way if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<By>,
    },
    /// At least this many space combats have been won.
    CombatsWon(u8),
    /// At least this many checks have been won.
    ChecksWon(u8),
    /// No hero is Wounded.
    NobodyWounded,
    /// A milestone has been reached.
    Reached(Milestone),
    /// A milestone can no longer be reached.
    Failed(Milestone),
    /// A trigger has fired.
    Fired(TriggerId),
    /// The scenario has ended so; only in its debriefing.
    Outcome(Ending),
}

impl Condition {
    /// Whether it is one that always holds.
    #[inline]
    pub fn is_always(&self) -> bool {
        *self == Self::Always
    }
}

/// One thing or several, written as one or as a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "one, or a list")]
pub enum OneOrMore<T> {
    /// One value.
    One(T),
    /// Any of these.
    More(Vec<T>),
}

impl<T: PartialEq> OneOrMore<T> {
    /// Whether this is one of them.
    #[inline]
    pub fn has(&self, thing: &T) -> bool {
        self.all().contains(thing)
    }

    /// All of them.
    #[inline]
    pub fn all(&self) -> &[T] {
        match self {
            Self::One(one) => std::slice::from_ref(one),
            Self::More(more) => more,
        }
    }
}

/// A hero of some kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// This hero.
    Hero(HeroId),
    /// One of this class.
    Class(Class),
}

/// A power, by name or by what it is to the players here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PowerRef {
    /// The power that they work for.
    Client,
    /// The power that they work against; of several that with which they stand worst.
    Opponent,
    /// The power whose Villain is in the field; while there is none, the one that they work against.
    Villain,
    /// The Federation.
    Federation,
    /// The Council.
    Council,
    /// The Firstborn.
    Firstborn,
    /// The Cartel.
    Cartel,
    /// The Corporation.
    Corporation,
}

impl PowerRef {
    /// The power that it names by itself.
    #[inline]
    pub fn named(self) -> Option<Faction> {
        match self {
            Self::Client | Self::Opponent | Self::Villain => None,
            Self::Federation => Some(Faction::Federation),
            Self::Council => Some(Faction::Council),
            Self::Firstborn => Some(Faction::Firstborn),
            Self::Cartel => Some(Faction::Cartel),
            Self::Corporation => Some(Faction::Corporation),
        }
    }
}

/// How a token lies in a sector.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TokenState {
    /// Face up.
    Open,
    /// Face down.
    Sealed,
    /// There is none.
    None,
}

/// How a token is turned up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// By a Recon.
    Recon,
    /// By moving onto it.
    Move,
}

/// A milestone of a story (rule 11.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, strum::IntoStaticStr)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Milestone {
    /// The main one: the mission.
    Main,
    /// The side mission, found and not given.
    Side,
    /// The third.
    Third,
}

impl Milestone {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Main, Self::Side, Self::Third];

    /// Its place among them.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

/// How a scenario has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The main milestone is reached.
    Won,
    /// It is not, and the ship lives.
    Ended,
    /// The ship is lost.
    Lost,
}
