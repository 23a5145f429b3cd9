//! The campaign's rule book.

use kit::rule_book::Volume;

/// The places whose keys it tells of: all there are.
pub const PLACES: [&str; 12] = [
    "everywhere",
    "table",
    "plan",
    "fitting",
    "time",
    "past",
    "book",
    "wardroom",
    "battle",
    "fleets",
    "shipyard",
    "fleet-battle",
];

/// The campaign's rules.
pub const VOLUME: Volume = Volume { prefix: "", title: "title-rules", places: &PLACES };
