//! Beats: what a story does, one after the other.

mod by_name;
mod parts;

use serde::{Deserialize, Serialize};
use strum::VariantNames;

use super::condition::{Condition, Milestone, PowerRef};
use super::place::PlaceRef;
use crate::effect::Effect;
use crate::id::{
    CheckId, ChoiceId, CountId, FightId, FighterId, FlagId, HeroId, IntelId, LaneId, LineId, LoadId, MarkId, ModuleId,
    MoverId, PassageId, PersonId, PortId, PostId, SideId, ValueId, find_in_force,
};
use crate::sorted::SortedMap;

// It is written as what it is, with nothing around it; `by_name` says how it is read, and why so.
/// A beat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Beat {
    /// What stories alone do.
    Story(StoryBeat),
    /// What cards do, too.
    Effect(Effect),
}

/// What stories alone do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
pub enum StoryBeat {
    // Words.
    /// A passage is read aloud.
    Read(PassageId),
    /// Somebody says something: the first who can.
    Say {
        /// The words that are said.
        line: LineId,
        /// Who may say it: the first who can does.
        by: Vec<Speaker>,
    },

    // Asking.
    /// A choice, asked once unless it may be asked again.
    Choose(ChoiceId),
    /// A check; what follows from it stands with the check.
    Check(CheckId),
    /// A fight.
    Fight(FightId),
    /// An intel card, without a token.
    Card(IntelId),
    /// A die, and what each face brings.
    Roll(Vec<RollRow>),
    /// Some beats if a condition holds, others if it does not.
    If {
        /// The condition.
        when: Condition,
        /// If it holds.
        then: Vec<Beat>,
        /// If it does not.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        otherwise: Vec<Beat>,
    },
    /// Some beats for each side.
    BySide(SortedMap<SideId, Vec<Beat>>),

    // Memory.
    /// A mark is set.
    Mark(MarkId),
    /// A mark is taken back.
    Unmark(MarkId),
    /// Flags are set.
    Flag(SortedMap<FlagId, ValueId>),

    // Tokens.
    /// A token is laid, in place of any other.
    Place {
        /// The token's card.
        card: IntelId,
        /// The sector where it is laid.
        at: PlaceRef,
        /// Whether it lies face up.
        #[serde(default)]
        open: bool,
    },
    /// A token leaves the map.
    Discard(PlaceRef),

    // Movers.
    /// Something that moves comes onto the map, or is taken to another place.
    Send {
        /// The mover.
        mover: MoverId,
        /// The sector that it comes to.
        to: PlaceRef,
    },
    /// It goes along another lane from now on.
    TakeLane {
        /// The mover.
        mover: MoverId,
        /// The lane.
        lane: LaneId,
    },
    /// It stays where it is for a number of turns' ends.
    Hold {
        /// The mover.
        mover: MoverId,
        /// How many turns' ends it stays.
        turns: u8,
    },
    /// It goes farther at this turn's end.
    Hurry {
        /// The mover.
        mover: MoverId,
        /// How many sectors more.
        sectors: u8,
    },
    /// It goes less far at this turn's end.
    Slow {
        /// The mover.
        mover: MoverId,
        /// How many sectors fewer.
        sectors: u8,
    },
    /// Boxes are damaged, or mended.
    Box {
        /// The mover.
        mover: MoverId,
        /// Boxes repaired; negative ones are damaged.
        by: i8,
    },
    /// It leaves the map.
    Remove(MoverId),

    // Loads, counts, posts.
    /// A load lies there from now on.
    Put {
        /// The kind of load.
        load: LoadId,
        /// The sector where it lies.
        at: PlaceRef,
    },
    /// A load comes aboard from where the ship is, or from nowhere.
    Take(LoadId),
    /// A load that is aboard is set down here.
    Land(LoadId),
    /// A load that is aboard is lost, the oldest first.
    Lose(LoadId),
    /// Others take one of a load from where it lies and set it down; nothing is done if none lies there.
    Ferry {
        /// The kind of load.
        load: LoadId,
        /// Where it lies.
        from: PlaceRef,
        /// Where they set it down.
        to: PlaceRef,
    },
    /// All of a load that lie there are lost.
    Sweep {
        /// The kind of load.
        load: LoadId,
        /// Where they lie.
        at: PlaceRef,
    },
    /// A count goes up or down.
    Count {
        /// The count.
        count: CountId,
        /// Points added; negative ones are taken off.
        by: i8,
    },
    /// Everybody at a post comes back aboard.
    Fetch(PostId),

    // People and goods.
    /// A hero joins the roster of the campaign.
    Join(HeroId),
    /// A hero leaves the roster of the campaign.
    Leave(HeroId),
    /// A hero costs more, or less, from the next scenario on.
    Cost {
        /// The hero whose price changes.
        hero: HeroId,
        /// Credits added to the price; negative ones are taken off.
        by: i8,
    },
    /// A hero who is aboard is exhausted.
    ExhaustHero(HeroId),
    /// A hero who is aboard, or marked on the roster, is Wounded.
    WoundHero(HeroId),
    /// A hero is promoted.
    Promote(HeroId),
    /// A module is the campaign's from now on.
    GainModule(ModuleId),
    /// A fighter or mech is the campaign's from now on.
    GainShip(FighterId),
    /// Credits come, or go as far as there are any.
    Pay(i16),
    /// Ammo is found, or used up.
    Ammo(i8),
    /// Credits that come with the debriefing of another chapter.
    Promise {
        /// Credits promised.
        credits: u8,
        /// The chapter whose debriefing brings them.
        chapter: u8,
    },
    /// How the players stand with somebody changes.
    Reputation {
        /// The power.
        with: PowerRef,
        /// Points added; negative ones are taken off.
        by: i8,
    },
    /// A port serves the players at this standing at least, up to and with a chapter.
    PriceAt {
        /// The port.
        port: PortId,
        /// The standing at which it serves them.
        standing: Terms,
        /// The last chapter in which it does.
        until: u8,
    },

    // The frame of the scenario.
    /// The last turn comes later, or sooner.
    Turns(i8),
    /// The players take a side.
    ChangeSide(SideId),
    /// A milestone brings something other than what its side says.
    Worth {
        /// The milestone.
        milestone: Milestone,
        /// Credits that it brings instead.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        credits: Option<u8>,
        /// Reputation that it brings instead.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reputation: Option<i8>,
    },
    /// A milestone is reached.
    Reach(Milestone),
    /// A milestone can no longer be reached.
    Fail(Milestone),
    /// The scenario is over.
    End,
}

/// A row of a plain roll.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RollRow {
    /// The highest face of this row.
    pub to: u8,
    /// What is done.
    #[serde(rename = "do")]
    pub beats: Vec<Beat>,
}

/// On what terms a port serves the players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Terms {
    /// At neutral prices.
    Neutral,
    /// As if they were Friendly.
    Friendly,
}

/// Somebody who speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Speaker {
    /// A hero, if she is aboard.
    Hero(HeroId),
    /// Somebody of the story, who always can.
    Person(PersonId),
}

impl<'de> Deserialize<'de> for Speaker {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        let hero = find_in_force(&name).map(Self::Hero);
        hero.or_else(|| find_in_force(&name).map(Self::Person)).ok_or_else(|| {
            serde::de::Error::custom(format_args!("no hero, and nobody of `persons`, is called `{name}`"))
        })
    }
}
