//! Where something is: a sector, a named place, something that moves.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use super::condition::Condition;
use crate::id::{LaneId, MoverId, PlaceId, SectorId, find_in_force};

/// A named place: some sectors.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Place {
    /// The sectors, in the order in which they are tried.
    pub sectors: Vec<SectorId>,
    /// While this holds, it is marked and named on the chart.
    #[serde(default = "never")]
    pub marked: Condition,
}

fn never() -> Condition {
    Condition::Never
}

/// Where: a name (`here`, a sector, a place, a mover) or one of a few figures of speech.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlaceRef {
    /// Where the ship is.
    Here,
    /// A sector.
    Sector(SectorId),
    /// A named place.
    Place(PlaceId),
    /// Wherever something is that moves.
    Mover(MoverId),
    /// Any of these.
    Any(Vec<PlaceRef>),
    /// The sectors that share an edge with it.
    NextTo(Box<PlaceRef>),
    /// Of some sectors those that are the fewest moves from something.
    Nearest {
        /// The sectors to choose from.
        of: Box<PlaceRef>,
        /// The place that it is nearest to.
        to: Box<PlaceRef>,
    },
    /// One of a place's two, three or six sectors, by a die.
    Die(PlaceId),
    /// The sector of this place, from 0, on a lane.
    Lane {
        /// The lane.
        lane: LaneId,
        /// The sector's place on the lane, from 0.
        place: u8,
    },
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "a sector, a place, something that moves, or a figure of speech such as `next-to`")]
enum Written {
    /// `here`, a sector, a named place, or something that moves.
    Name(String),
    Form(Form),
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Form {
    /// Any of these.
    Any(Vec<PlaceRef>),
    /// The sectors that share an edge with it.
    NextTo(Box<PlaceRef>),
    /// Of some sectors those that are the fewest moves from something.
    Nearest { of: Box<PlaceRef>, to: Box<PlaceRef> },
    /// One of a place's two, three or six sectors, by a die.
    Die(PlaceId),
    /// The sector of this place, from 0, on a lane.
    Lane { lane: LaneId, place: u8 },
}

impl<'de> Deserialize<'de> for PlaceRef {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match Written::deserialize(deserializer)? {
            Written::Form(Form::Any(places)) => Self::Any(places),
            Written::Form(Form::NextTo(place)) => Self::NextTo(place),
            Written::Form(Form::Nearest { of, to }) => Self::Nearest { of, to },
            Written::Form(Form::Die(place)) => Self::Die(place),
            Written::Form(Form::Lane { lane, place }) => Self::Lane { lane, place },
            Written::Name(name) if name == "here" => Self::Here,
            Written::Name(name) => find_in_force(&name)
                .map(Self::Sector)
                .or_else(|| find_in_force(&name).map(Self::Place))
                .or_else(|| find_in_force(&name).map(Self::Mover))
                .ok_or_else(|| D::Error::custom(format_args!("no sector, place or mover is called `{name}`")))?,
        })
    }
}

#[cfg(feature = "schemas")]
impl schemars::JsonSchema for PlaceRef {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "PlaceRef".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let written = generator.subschema_for::<Written>();
        schemars::json_schema!({ "description": "Where: a name, or a figure of speech.", "allOf": [written] })
    }
}
