//! Tiles and the map that a scenario lays with them (rule 4.1).

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::id::{Id, NameList, Names, PortId, SectorId, TileId};
use super::table::Table;
use super::terms::Condition;
use crate::hex::Coord;
use crate::sorted::{SortedMap, SortedSet};
use words::Message;

/// One face of a map tile: the conditions of its hexes, three or four.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Tile {
    /// In the order (0,0), (1,0), (0,1), (1,1).
    pub hexes: Vec<Condition>,
}

impl Tile {
    /// Where its hexes lie before it is turned (rule 4.1).
    pub const SHAPE: [Coord; 4] =
        [Coord { q: 0, r: 0 }, Coord { q: 1, r: 0 }, Coord { q: 0, r: 1 }, Coord { q: 1, r: 1 }];
}

/// Something laid on the table to make a map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Laid {
    /// A planet or station.
    Port {
        /// The port's card.
        port: PortId,
        /// The hex where it lies.
        at: Coord,
    },
    /// A tile face.
    Tile {
        /// The tile face.
        tile: TileId,
        /// Where its first hex lies.
        at: Coord,
        /// Clockwise sixths of a turn about that hex.
        #[serde(default)]
        turn: u8,
    },
}

/// What a sector is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Terrain {
    /// Open space with a condition.
    Space(Condition),
    /// A planet or station.
    Port(PortId),
}

/// A sector of the map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sector {
    /// Where it lies.
    pub at: Coord,
    /// What it is.
    pub terrain: Terrain,
    /// Which of the laid things it belongs to: sectors of one tile share it.
    pub piece: usize,
    /// The sectors that share an edge with it, in order of names.
    pub neighbours: Vec<SectorId>,
}

impl Sector {
    /// Its cosmic condition, if it is open space.
    #[inline]
    pub fn condition(&self) -> Option<Condition> {
        match self.terrain {
            Terrain::Space(condition) => Some(condition),
            Terrain::Port(_) => None,
        }
    }

    /// The port, if it is one.
    #[inline]
    pub fn port(&self) -> Option<PortId> {
        match self.terrain {
            Terrain::Space(_) => None,
            Terrain::Port(port) => Some(port),
        }
    }
}

/// A laid map.
#[derive(Debug, Clone, Default)]
pub struct Map {
    /// Its sectors, in order of names.
    pub sectors: Table<SectorId, Sector>,
    /// The names of the content, and of these sectors.
    pub names: Arc<Names>,
    /// Moves from each sector to each, row by row: bots ask for them thousands of times in a second.
    moves: Vec<[u8; Self::MOST]>,
}

/// Some of a map's sectors: a bit for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Sectors(u64);

impl Sectors {
    /// No sector.
    pub const NONE: Self = Self(0);

    /// Adds a sector.
    #[inline]
    pub fn add(&mut self, sector: SectorId) {
        self.0 |= Self::bit(sector);
    }

    /// Whether a sector is among them.
    #[inline]
    pub fn has(self, sector: SectorId) -> bool {
        self.0 & Self::bit(sector) != 0
    }

    /// How many of these are among them.
    #[inline]
    pub fn shared(self, others: Self) -> u32 {
        (self.0 & others.0).count_ones()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These and the others.
    #[must_use]
    #[inline]
    pub fn with(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Each of them, in order of names.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = SectorId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = usize::try_from(left.trailing_zeros()).ok().filter(|_| left != 0)?;
            left &= left - 1;
            Some(SectorId::from_index(next))
        })
    }

    /// How many they are.
    #[inline]
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    fn bit(sector: SectorId) -> u64 {
        u32::try_from(sector.index()).ok().and_then(|place| 1u64.checked_shl(place)).unwrap_or(0)
    }
}

impl FromIterator<SectorId> for Sectors {
    fn from_iter<I: IntoIterator<Item = SectorId>>(sectors: I) -> Self {
        let mut all = Self::default();
        for sector in sectors {
            all.add(sector);
        }
        all
    }
}

/// How far from the middle of the table a hex can lie, by either coordinate.
const FARTHEST: u8 = 100;

/// Why a map cannot be laid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MapFault {
    /// Two hexes in one place.
    Overlap {
        /// The sector laid first.
        first: String,
        /// The sector laid on it.
        second: String,
        /// The hex where both lie.
        at: Coord,
    },
    /// The same piece laid twice: its sectors would share their names.
    Twice(String),
    /// A coordinate off the largest table.
    OffTable(String),
    /// More sectors than a game can hold.
    TooMany(usize),
}

impl MapFault {
    /// The fault for its author.
    pub fn message(&self) -> Message {
        match self {
            Self::Overlap { first, second, at } => {
                let place = format!("[{}, {}]", at.q, at.r);
                Message::new("fault-overlap")
                    .with("first", first.as_str())
                    .with("second", second.as_str())
                    .with("place", place)
            }
            Self::Twice(sector) => Message::new("fault-laid-twice").with("sector", sector.as_str()),
            Self::OffTable(sector) => {
                Message::new("fault-off-table").with("sector", sector.as_str()).with("most", FARTHEST)
            }
            Self::TooMany(sectors) => {
                Message::new("fault-many-sectors").with("count", *sectors).with("most", Map::MOST)
            }
        }
    }
}

impl Map {
    /// Where a sector lies on the chart's grid: its row from the top and its column from the left, both from 0.
    #[inline]
    pub fn grid(&self, sector: SectorId) -> (u8, u8) {
        // Every second row is half a sector farther to the right.
        let column = |at: Coord| i16::from(at.q) + i16::from(at.r).div_euclid(2);
        let row = |at: Coord| i16::from(at.r);
        let all = || self.sectors.iter().map(|(_, sector)| sector.at);
        let at = self.sectors[sector].at;
        let from = |of: fn(Coord) -> i16| all().map(of).min().map_or(0, |least| of(at) - least);
        let small = |number: i16| u8::try_from(number).unwrap_or(u8::MAX);
        (small(from(row)), small(from(column)))
    }

    /// Sectors on a map at the most.
    pub const MOST: usize = 64;

    /// Lays these pieces. Sectors are named by tile and condition, `3a-nebula`, and numbered where a tile repeats one.
    ///
    /// # Errors
    /// If hexes overlap, lie off the table, are too many, or a piece is laid twice.
    #[inline]
    pub fn lay(pieces: &[Laid], tiles: &Table<TileId, Tile>, names: &Names) -> Result<Self, MapFault> {
        let mut by_name = SortedMap::new();
        let mut by_place: SortedMap<Coord, String> = SortedMap::new();
        for (piece, laid) in pieces.iter().enumerate() {
            for (name, at, terrain) in hexes(laid, tiles, names)? {
                if at.q.unsigned_abs() > FARTHEST || at.r.unsigned_abs() > FARTHEST {
                    return Err(MapFault::OffTable(name));
                }
                if let Some(first) = by_place.insert(at, name.clone()) {
                    return Err(MapFault::Overlap { first, second: name, at });
                }
                let sector = Sector { at, terrain, piece, neighbours: Vec::new() };
                if by_name.insert(name.clone(), sector).is_some() {
                    return Err(MapFault::Twice(name));
                }
            }
        }
        if by_name.len() > Self::MOST {
            return Err(MapFault::TooMany(by_name.len()));
        }
        let names = Names { sectors: NameList::new(by_name.keys().cloned()), ..names.clone() };
        let places: Vec<Coord> = by_name.values().map(|sector| sector.at).collect();
        let mut sectors: Vec<Sector> = by_name.into_values().collect();
        for sector in &mut sectors {
            sector.neighbours = places
                .iter()
                .enumerate()
                .filter(|(_, at)| sector.at.distance(**at) == 1)
                .map(|(index, _)| SectorId::from_index(index))
                .collect();
        }
        let moves = (0..sectors.len()).map(|from| moves_from(from, &sectors)).collect();
        Ok(Self { sectors: Table::new(sectors), names: Arc::new(names), moves })
    }

    /// Moves from a sector to every sector, by their index; 255 where there is no way.
    #[inline]
    pub fn moves(&self, from: SectorId) -> [u8; Self::MOST] {
        self.moves.get(from.index()).copied().unwrap_or([u8::MAX; Self::MOST])
    }

    /// The sector of this port, if it is on the map.
    #[inline]
    pub fn port(&self, port: PortId) -> Option<SectorId> {
        self.sectors.iter().find(|(_, sector)| sector.port() == Some(port)).map(|(id, _)| id)
    }
}

/// Moves from one of these sectors to each.
#[inline]
fn moves_from(from: usize, sectors: &[Sector]) -> [u8; Map::MOST] {
    let mut moves = [u8::MAX; Map::MOST];
    let mut reached = vec![from];
    if let Some(own) = moves.get_mut(from) {
        *own = 0;
    }
    let mut place = 0;
    while let Some(sector) = reached.get(place).copied() {
        place += 1;
        let further = moves.get(sector).map_or(u8::MAX, |moves| moves.saturating_add(1));
        for next in sectors.get(sector).into_iter().flat_map(|sector| &sector.neighbours) {
            if let Some(unknown) = moves.get_mut(next.index()).filter(|moves| **moves == u8::MAX) {
                *unknown = further;
                reached.push(next.index());
            }
        }
    }
    moves
}

#[inline]
fn hexes(laid: &Laid, tiles: &Table<TileId, Tile>, names: &Names) -> Result<Vec<(String, Coord, Terrain)>, MapFault> {
    match *laid {
        Laid::Port { port, at } => Ok(vec![(port.name(names).to_owned(), at, Terrain::Port(port))]),
        Laid::Tile { tile, at, turn } => {
            let conditions = &tiles[tile].hexes;
            let repeated: SortedSet<Condition> = conditions
                .iter()
                .filter(|condition| conditions.iter().filter(|other| other == condition).count() > 1)
                .copied()
                .collect();
            let mut seen: SortedMap<Condition, usize> = SortedMap::new();
            conditions
                .iter()
                .zip(Tile::SHAPE)
                .map(|(&condition, offset)| {
                    let count = seen.get_or_default(condition);
                    *count += 1;
                    let name = if repeated.contains(&condition) {
                        format!("{}-{condition}-{count}", tile.name(names))
                    } else {
                        format!("{}-{condition}", tile.name(names))
                    };
                    let place = offset.turned(turn).and_then(|offset| at.checked_add(offset));
                    let place = place.ok_or_else(|| MapFault::OffTable(name.clone()))?;
                    Ok((name, place, Terrain::Space(condition)))
                })
                .collect()
        }
    }
}
