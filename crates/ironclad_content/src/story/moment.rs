//! Triggers: when something happens by itself.

use serde::{Deserialize, Serialize};

use super::ByMode;
use super::beat::Beat;
use super::condition::{By, Condition};
use super::place::PlaceRef;
use crate::id::{CheckId, CountId, FightId, IntelId, LoadId, MarkId, MoverId, TriggerId};
use crate::terms::Condition as Cosmic;

/// A trigger.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Trigger {
    /// Its name.
    pub id: TriggerId,
    /// When it is looked at.
    pub on: Moment,
    /// Whether it fires then.
    #[serde(default, rename = "if", skip_serializing_if = "Condition::is_always")]
    pub when: Condition,
    /// Whether it fires each time, not only the first.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
    /// What is done.
    #[serde(rename = "do")]
    pub beats: Vec<Beat>,
}

/// A moment of play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Moment {
    /// After fitting out, before the first turn.
    Sail,
    /// This turn begins.
    Turn(ByMode<u8>),
    /// A turn begins.
    EachTurn,
    /// This turn ends, before what moves by itself has moved.
    TurnEnds(ByMode<u8>),
    /// A turn ends, before what moves by itself has moved.
    EachTurnEnds,
    /// What moves by itself has moved, at a turn's end.
    Moved,
    /// The ship enters a sector there: after its condition, before its card (rule 3.4).
    Enters(PlaceRef),
    /// The ship enters a sector of one of these conditions.
    EntersCondition(Vec<Cosmic>),
    /// The ship is there, and the sector's card is behind.
    Arrives(PlaceRef),
    /// The ship leaves a sector there.
    Leaves(PlaceRef),
    /// A token is turned up.
    TurnsUp {
        /// The card; any if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<IntelId>,
        /// The place; anywhere if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<PlaceRef>,
        /// How it was turned up; in any way if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<By>,
    },
    /// The table of a card is read with at least this total.
    ReadsRow {
        /// The card.
        card: IntelId,
        /// The least total.
        from: i8,
    },
    /// A card is done with, resolved or passed by.
    CardDone(IntelId),
    /// One of these conditions acts on the ship.
    Struck(Vec<Cosmic>),
    /// Something that moves enters a sector there.
    MoverEnters {
        /// The mover.
        mover: MoverId,
        /// The place that it enters.
        place: PlaceRef,
    },
    /// Something that moves is held up by a token.
    MoverWaits(MoverId),
    /// Something that moves has left the map.
    MoverGone(MoverId),
    /// Something that moves has been damaged and has this many boxes left.
    MoverDown {
        /// The mover.
        mover: MoverId,
        /// The number of boxes left.
        boxes: u8,
    },
    /// Something that moves and the ship have come together in a sector, before any fight.
    Met(MoverId),
    /// A load is taken aboard.
    LoadTaken(LoadId),
    /// A load is set down.
    LoadLanded {
        /// The kind of load.
        load: LoadId,
        /// The place; anywhere if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<PlaceRef>,
    },
    /// A load is lost.
    LoadLost(LoadId),
    /// A count has come to this.
    CountReaches {
        /// The count.
        count: CountId,
        /// The value that it comes to.
        at: u8,
    },
    /// A fight of the story is over.
    Fought {
        /// The fight.
        fight: FightId,
        /// The result; any if left out.
        result: FightResult,
    },
    /// A check of the story is over.
    Checked {
        /// The check.
        check: CheckId,
        /// The result; any if left out.
        won: bool,
    },
    /// A hero is Wounded.
    HeroWounded,
    /// Crew have been lost.
    CrewLost,
    /// The Hull has fallen to this or below.
    HullAt(u8),
    /// Morale has fallen to this or below.
    MoraleAt(u8),
    /// A mark is set that was not.
    Marked(MarkId),
}

/// How a fight of a story has ended for the players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FightResult {
    /// The enemy is destroyed.
    Victory,
    /// Some of the enemy is left.
    Draw,
}
