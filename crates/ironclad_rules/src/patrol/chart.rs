//! The map of a patrol: real tiles, ports at its edges, tokens on most of its sectors (rule 4.1).

use super::NAME;
use super::chance::Chance;
use super::wishes::{Length, Unfit};
use crate::content::fault::Fault;
use crate::content::map::{Laid, Map, Tile};
use crate::content::scenario::SideTaken;
use crate::content::sorted::{SortedMap, SortedSet};
use crate::content::terms::Condition;
use crate::content::{Content, Id, PortId, SectorId, TileId};
use crate::hex::Coord;

/// Tokens on a map at the most: some of the 22 stay in the box, so that nobody can count what is left.
const TOKENS: usize = 18;

/// A map, drawn.
#[derive(Debug)]
pub(super) struct Chart {
    /// What is laid.
    pub(super) pieces: Vec<Laid>,
    /// The sector where the ship begins: a port.
    pub(super) start: String,
    /// The port farthest from there.
    pub(super) far: String,
    /// Every port but the first.
    pub(super) ports: Vec<String>,
    /// Sectors with a token.
    pub(super) tokens: Vec<String>,
    /// Moves from the start to the farthest port.
    pub(super) way: usize,
    /// The fewest moves that enter every port from the start.
    pub(super) round: usize,
}

impl Chart {
    /// A map of this length.
    pub(super) fn drawn(
        content: &Content,
        length: Length,
        side: SideTaken,
        chance: &mut Chance,
    ) -> Result<Self, Unfit> {
        let mut table = Table::default();
        for (tile, face) in faces(content, length.by(3, 4, 6), chance) {
            table.add_tile(tile, face, chance);
        }
        if table.taken.is_empty() {
            return Err(Unfit::Lacking("tiles"));
        }
        let ports = ports(content, side, length.by(2, 3, 4), chance);
        let [start, others @ ..] = ports.as_slice() else { return Err(Unfit::Lacking("ports")) };
        if others.is_empty() {
            return Err(Unfit::Lacking("ports"));
        }
        table.add_ports(&ports, chance);
        let laid = Map::lay(&table.pieces, &content.tiles, &content.names);
        let map = laid.map_err(|fault| Unfit::Map(Box::new(Fault::new(NAME, fault.message()))))?;
        let here = map.port(*start).ok_or(Unfit::Lacking("ports"))?;
        let away = moves(&map, here);
        let name = |sector: SectorId| sector.name(&map.names).to_owned();
        let others: Vec<SectorId> = others.iter().filter_map(|port| map.port(*port)).collect();
        let far = others.iter().copied().max_by_key(|sector| away.get(sector).copied());
        let far = far.ok_or(Unfit::Lacking("ports"))?;
        let space: Vec<SectorId> = map.sectors.ids().filter(|id| map.sectors[*id].port().is_none()).collect();
        let mut tokens: Vec<String> =
            chance.some(&space, (space.len() * 4 / 5).min(TOKENS)).into_iter().map(name).collect();
        tokens.sort_unstable();
        Ok(Self {
            start: name(here),
            far: name(far),
            round: round(&map, here, &others),
            ports: others.into_iter().map(name).collect(),
            tokens,
            way: away.get(&far).copied().unwrap_or(0),
            pieces: table.pieces,
        })
    }
}

/// `count` tiles, one face of each: of `3a` and `3b` only one can lie on a table.
fn faces<'c>(content: &'c Content, count: usize, chance: &mut Chance) -> Vec<(TileId, &'c Tile)> {
    let mut by_tile: SortedMap<&str, Vec<TileId>> = SortedMap::new();
    for id in content.tiles.ids() {
        let name = id.name(&content.names);
        by_tile.get_or_default(name.trim_end_matches(['a', 'b'])).push(id);
    }
    let tiles: Vec<Vec<TileId>> = by_tile.into_values().collect();
    let order: Vec<usize> = chance.some(&(0..tiles.len()).collect::<Vec<_>>(), count);
    let face = |tile: &usize| chance.one(&tiles[*tile]);
    order.iter().filter_map(face).map(|id| (id, &content.tiles[id])).collect()
}

/// `count` ports: nobody's to begin at, then one of each side, then any.
fn ports(content: &Content, side: SideTaken, count: usize, chance: &mut Chance) -> Vec<PortId> {
    let mut chosen: Vec<PortId> = Vec::new();
    for whose in [None, Some(side.with), Some(side.against)] {
        let theirs = content.ports.iter().filter(|(id, port)| port.faction == whose && !chosen.contains(id));
        let theirs: Vec<PortId> = theirs.map(|(id, _)| id).collect();
        chosen.extend(chance.one(&theirs));
    }
    let others: Vec<PortId> = content.ports.ids().filter(|id| !chosen.contains(id)).collect();
    chosen.extend(chance.some(&others, count));
    chosen.truncate(count);
    chosen
}

/// How many moves each sector is away.
fn moves(map: &Map, from: SectorId) -> SortedMap<SectorId, usize> {
    let mut away = SortedMap::from([(from, 0)]);
    let mut edge = vec![from];
    for far in 1.. {
        let next: SortedSet<SectorId> =
            edge.iter().flat_map(|sector| map.sectors[*sector].neighbours.iter().copied()).collect();
        edge = next.into_iter().filter(|sector| !away.contains_key(sector)).collect();
        if edge.is_empty() {
            break;
        }
        away.extend(edge.iter().map(|sector| (*sector, far)));
    }
    away
}

/// The fewest moves from this sector that enter all of these, each order of which is tried: a patrol has three ports to call at
/// at the most.
fn round(map: &Map, from: SectorId, ports: &[SectorId]) -> usize {
    let away = moves(map, from);
    let with_first = |first: &SectorId| {
        let others: Vec<SectorId> = ports.iter().copied().filter(|port| port != first).collect();
        away.get(first).copied().unwrap_or(0) + round(map, *first, &others)
    };
    ports.iter().map(with_first).min().unwrap_or(0)
}

/// Ways out of the port where the ship begins, at the least: with one there would be nothing to decide on the first turn.
const WAYS_OUT: usize = 2;

/// What has been laid so far.
#[derive(Debug, Default)]
struct Table {
    pieces: Vec<Laid>,
    taken: SortedSet<Coord>,
    black_holes: SortedSet<Coord>,
}

impl Table {
    /// Lays a tile so that it touches what lies there, and the map grows wide rather than high, as screens are.
    fn add_tile(&mut self, tile: TileId, face: &Tile, chance: &mut Chance) {
        let places = self.places(face);
        // Of a few places that chance offers, the one that makes the map widest for its height.
        let offered = chance.some(&places, 4);
        let shape = |(at, turn): &(Coord, u8)| breadth(self.taken.iter().copied().chain(hexes(face, *at, *turn)));
        let Some((at, turn)) = offered.into_iter().max_by_key(|place| (shape(place), *place)) else { return };
        let holes = hexes(face, at, turn).zip(&face.hexes);
        self.black_holes.extend(holes.filter(|(_, condition)| **condition == Condition::BlackHole).map(|(hex, _)| hex));
        self.taken.extend(hexes(face, at, turn));
        self.pieces.push(Laid::Tile { tile, at, turn });
    }

    /// Everywhere that a tile could lie: beside what lies there, touching it with two edges at least.
    fn places(&self, face: &Tile) -> Vec<(Coord, u8)> {
        if self.taken.is_empty() {
            return (0..6).map(|turn| (Coord { q: 0, r: 0 }, turn)).collect();
        }
        let edge = self.edge();
        let mut places = Vec::new();
        for turn in 0..6 {
            let offsets: Vec<Coord> = offsets(face, turn).collect();
            let beside: SortedSet<Coord> = edge
                .iter()
                .flat_map(|edge| {
                    offsets.iter().filter_map(|offset| Coord { q: -offset.q, r: -offset.r }.checked_add(*edge))
                })
                .collect();
            let hexes = |at: Coord| offsets.iter().filter_map(move |offset| at.checked_add(*offset));
            let fits = |at: &Coord| {
                hexes(*at).all(|hex| !self.taken.contains(&hex))
                    && (2..=4).contains(&hexes(*at).map(|hex| self.touching(hex)).sum::<usize>())
            };
            places.extend(beside.into_iter().filter(fits).map(|at| (at, turn)));
        }
        places.sort_unstable();
        places
    }

    /// Lays the ports at the edge: the second as far from the first as can be, the others apart from both.
    fn add_ports(&mut self, ports: &[PortId], chance: &mut Chance) {
        let edge: Vec<Coord> = self.edge().into_iter().collect();
        let mut laid: Vec<Coord> = Vec::new();
        for port in ports {
            let free: Vec<Coord> = edge.iter().copied().filter(|at| !self.taken.contains(at)).collect();
            let apart = |at: &Coord| laid.iter().map(|other| at.distance(*other)).min().unwrap_or(0);
            let place = match laid.len() {
                0 => {
                    let west = free.iter().copied().map(easting).min().unwrap_or(0);
                    let western: Vec<Coord> = free.iter().copied().filter(|at| easting(*at) < west + 4).collect();
                    chance.one(&western)
                }
                1 => free.iter().copied().max_by_key(|at| (apart(at), *at)),
                _ => {
                    let roomy: Vec<Coord> = free.iter().copied().filter(|at| apart(at) > 2).collect();
                    chance.one(&roomy).or_else(|| free.iter().copied().max_by_key(|at| (apart(at), *at)))
                }
            };
            let ways = if laid.is_empty() { WAYS_OUT } else { 1 };
            if let Some(at) = place.map(|at| self.nearest_with(ways, at, &free)) {
                self.taken.insert(at);
                laid.push(at);
                self.pieces.push(Laid::Port { port: *port, at });
            }
        }
    }

    /// The nearest of these hexes, this one first, that has so many ways out, one of them not into a Black Hole; this one
    /// if there is none.
    fn nearest_with(&self, ways: usize, at: Coord, free: &[Coord]) -> Coord {
        let is_open = |at: &Coord| {
            let beside: Vec<Coord> = around(*at).filter(|hex| self.taken.contains(hex)).collect();
            beside.len() >= ways && beside.iter().any(|hex| !self.black_holes.contains(hex))
        };
        free.iter().copied().filter(is_open).min_by_key(|other| (other.distance(at), *other)).unwrap_or(at)
    }

    /// Free hexes beside what lies there.
    fn edge(&self) -> SortedSet<Coord> {
        self.taken.iter().flat_map(|at| around(*at)).filter(|at| !self.taken.contains(at)).collect()
    }

    fn touching(&self, hex: Coord) -> usize {
        around(hex).filter(|at| self.taken.contains(at)).count()
    }
}

/// How far east a hex lies, in halves of a hex.
fn easting(at: Coord) -> i32 {
    2 * i32::from(at.q) + i32::from(at.r)
}

/// How much wider these hexes lie than high, in halves of a hex's width.
fn breadth(hexes: impl Iterator<Item = Coord>) -> i32 {
    let (mut west, mut east, mut north, mut south) = (i32::MAX, i32::MIN, i32::MAX, i32::MIN);
    for at in hexes {
        (west, east) = (west.min(easting(at)), east.max(easting(at)));
        (north, south) = (north.min(i32::from(at.r)), south.max(i32::from(at.r)));
    }
    // A row is as high as three quarters of a hex: about seven eighths of its width.
    (east.saturating_sub(west)) * 4 - (south.saturating_sub(north)) * 7
}

/// The hexes of a face that is turned and lies here.
fn hexes(face: &Tile, at: Coord, turn: u8) -> impl Iterator<Item = Coord> {
    offsets(face, turn).filter_map(move |offset| at.checked_add(offset))
}

/// How far each hex of a face that is turned lies from its first.
fn offsets(face: &Tile, turn: u8) -> impl Iterator<Item = Coord> {
    Tile::SHAPE.into_iter().take(face.hexes.len()).filter_map(move |hex| hex.turned(turn))
}

fn around(at: Coord) -> impl Iterator<Item = Coord> {
    (0..6).filter_map(move |turn| Coord { q: 1, r: 0 }.turned(turn).and_then(|offset| at.checked_add(offset)))
}
