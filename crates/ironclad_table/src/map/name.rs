//! The names of sectors: how they are set, and which of them there is room for.

use super::camera::middle;
use super::{BoardView, Ground, Sector};
use iced::{Point, Rectangle, Size, Vector};
use kit::font;

/// How much larger its ground is than a name: in height in parts of its size, in breadth in units of the map.
const MARGIN: (f32, f32) = (0.24, 12.0);

/// A name as it is set: its words in their lines, and how broad the widest of them is for its size.
pub(super) struct Lettering {
    /// The words.
    pub words: String,
    /// How large they are.
    pub size: f32,
    /// How many lines they stand in.
    pub lines: f32,
    /// The breadth of the widest line, in sizes.
    breadth: f32,
    /// How far its middle lies below that of the sector.
    pub below: f32,
}

impl Lettering {
    /// The name of a sector at a zoom.
    pub fn of(sector: &Sector, zoom: f32) -> Self {
        let (size, lower) = if matches!(sector.ground, Ground::Port(_)) { (32.0, 58.0) } else { (29.0, 49.0) };
        // A long name is set smaller, but not so small that it could not be read where its longest word fits.
        let breadth = font::breadth(&sector.name).max(0.5);
        let word = sector.name.split(' ').map(font::breadth).fold(0.5, f32::max);
        let least = (160.0 * zoom / word).clamp(13.0, 16.0);
        let size = (size * zoom).min(150.0 * zoom / breadth).max(least);
        // Where even that is wider than the sector, two words stand below each other.
        match in_two(&sector.name) {
            Some((first, second)) if breadth * size > 164.0 * zoom => Self {
                words: format!("{first}\n{second}"),
                size,
                lines: 2.0,
                breadth: font::breadth(first).max(font::breadth(second)),
                // Two lines keep off what is told in the sector below.
                below: (lower - 6.0) * zoom,
            },
            Some(_) | None => Self { words: sector.name.clone(), size, lines: 1.0, breadth, below: lower * zoom },
        }
    }

    /// What it covers, where the middle of its sector lies at a point.
    fn covers(&self, at: Point) -> Rectangle {
        let size = Size::new(self.breadth * self.size, self.lines * self.size);
        Rectangle::new(at + Vector::new(-size.width / 2.0, self.below - size.height / 2.0), size)
    }

    /// The ground below it, where the middle of its sector lies at a point.
    pub fn ground(&self, at: Point, zoom: f32) -> Rectangle {
        let (height, width) = (self.size * MARGIN.0, MARGIN.1 * zoom);
        let words = self.covers(at);
        let corner = words.position() - Vector::new(width / 2.0, height / 2.0);
        Rectangle::new(corner, Size::new(words.width + width, words.height + height))
    }
}

/// Whether each sector of a chart shows its name at a zoom. Far out letters are hardly smaller than ever, and where two names
/// would lie on each other one is left out: those of ports stay first, then of where the ship is and may go, and of others the
/// shorter ones. What is seen of the chart makes no difference, so that names do not come and go as it is moved.
pub(super) fn shown(board: &BoardView, zoom: f32) -> Vec<bool> {
    let mut names: Vec<(usize, Rectangle)> = Vec::with_capacity(board.sectors.len());
    for (index, sector) in board.sectors.iter().enumerate() {
        let at = middle(sector.q, sector.r);
        names.push((index, Lettering::of(sector, zoom).covers(Point::new(at.x * zoom, at.y * zoom))));
    }
    let rank = |index: usize| board.sectors.get(index).map(|sector| matters_less(sector, board.ship == Some(index)));
    names.sort_by(|one, other| rank(one.0).cmp(&rank(other.0)).then(one.1.width.total_cmp(&other.1.width)));
    let mut shown = vec![false; board.sectors.len()];
    let mut placed: Vec<Rectangle> = Vec::with_capacity(names.len());
    for (index, name) in names {
        let free = placed.iter().all(|other| !other.intersects(&name));
        if free && let Some(shown) = shown.get_mut(index) {
            *shown = true;
            placed.push(name);
        }
    }
    shown
}

/// How much less it matters than another what a sector is called: the greater, the less.
fn matters_less(sector: &Sector, has_ship: bool) -> u8 {
    if matches!(sector.ground, Ground::Port(_)) {
        0
    } else if has_ship || sector.marked || sector.in_reach || sector.in_recon {
        1
    } else {
        2
    }
}

/// A name of several words in two parts, as even as can be.
fn in_two(name: &str) -> Option<(&str, &str)> {
    let middle = name.len() / 2;
    let at = name.match_indices(' ').map(|(at, _)| at).min_by_key(|at| at.abs_diff(middle))?;
    name.split_at_checked(at).map(|(first, second)| (first, second.trim_start()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::Condition;

    /// Five rows of six sectors with names as long as they come, among them a port in each.
    fn board() -> BoardView {
        let space = Ground::Condition(Condition::Pulsar);
        let names = [
            ("Nebula", space.clone()),
            ("Geomagnetic Storm", space.clone()),
            ("Solar Flare", space.clone()),
            ("Port Meridian", Ground::Port("jatania".to_owned())),
            ("Burza geomagnetyczna", space.clone()),
            ("Pulsar", space),
        ];
        let rows = (0..5_i32).flat_map(|r| (0..6_i32).map(move |column| (column, r)));
        let sectors = rows.map(|(column, r)| {
            let (name, ground) = &names[(column as usize * 5 + r as usize) % names.len()];
            Sector { name: (*name).to_owned(), ..Sector::bare(column - r / 2, r, ground.clone()) }
        });
        BoardView { sectors: sectors.collect(), ship: Some(0), ..BoardView::default() }
    }

    #[test]
    fn no_names_that_are_shown_lie_on_each_other() {
        let board = board();
        for zoom in [0.2, 0.25, 0.3, 0.37, 0.5, 0.74, 1.0] {
            let shown = shown(&board, zoom);
            let places: Vec<Rectangle> = board
                .sectors
                .iter()
                .zip(&shown)
                .filter(|(_, shown)| **shown)
                .map(|(sector, _)| {
                    let at = middle(sector.q, sector.r);
                    Lettering::of(sector, zoom).covers(Point::new(at.x * zoom, at.y * zoom))
                })
                .collect();
            for (place, one) in places.iter().enumerate() {
                assert!(places.iter().skip(place + 1).all(|other| !one.intersects(other)), "{zoom}: {one:?}");
            }
            assert!(!places.is_empty());
        }
    }

    #[test]
    fn names_are_left_out_far_out_alone_and_those_of_ports_last() {
        let board = board();
        assert!(shown(&board, 0.74).iter().all(|shown| *shown), "there is room for all of them");
        let far = shown(&board, 0.2);
        assert!(far.iter().any(|shown| !*shown));
        let mut ports = board.sectors.iter().zip(&far).filter(|(sector, _)| matches!(sector.ground, Ground::Port(_)));
        assert!(ports.all(|(_, shown)| *shown));
    }
}
