//! Planets and stations (chapter 9).

use serde::{Deserialize, Serialize};

use super::terms::{Class, Faction, Service};
use crate::sorted::SortedMap;

/// A port's card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Port {
    /// Whose it is; none if unaligned (rule 9.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faction: Option<Faction>,
    /// Whether it is a station, not a planet.
    #[serde(default)]
    pub station: bool,
    /// Its drawing, a name in `art/places`.
    pub art: String,
    /// Where it lies on the star chart, about: sectors to the right of Europa and below it. A port without a place is
    /// listed beside the chart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chart: Option<(i8, i8)>,
    /// The services that exist there.
    pub services: SortedMap<Service, Terms>,
}

/// What a port's card says of one of its services (rule 9.1, ruling 5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Terms {
    /// The port's own price, in place of the table's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub price: Option<u8>,
    /// A hero of this class is exhausted for the service.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asks: Option<Class>,
}
