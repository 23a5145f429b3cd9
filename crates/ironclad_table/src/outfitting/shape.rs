//! How the cards of a fitting out lie in their room: heroes in rows, below them ships and modules, and last the systems.

use super::FittingView;

/// Between cards.
pub(super) const GAP: f32 = 8.0;
/// The margin at the sides.
pub(super) const SIDE: f32 = 14.0;
/// What the scroll bar takes.
pub(super) const SCROLLER: f32 = 12.0;
/// The least width of a hero's card.
const LEAST: f32 = 300.0;
/// The least width in which ships and modules lie beside each other.
const ABREAST: f32 = 620.0;

/// How they lie.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Shape {
    /// The width of a row.
    pub inside: f32,
    /// Heroes in a row.
    pub across: usize,
    /// Ships have the whole width, and modules below them.
    pub narrow: bool,
    /// Systems in a row.
    pub systems: usize,
}

/// Where a card lies: its row, and its middle in thousandths of the width.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Place {
    row: usize,
    along: usize,
}

impl Shape {
    /// How the cards of a fitting out lie in a room of this width.
    pub fn of(width: f32, view: &FittingView) -> Self {
        let inside = width - 2.0 * SIDE - SCROLLER;
        let across = ((inside + GAP) / (LEAST + GAP)).floor().clamp(1.0, 5.0) as usize;
        Self {
            inside,
            across,
            // Where only one kind is to be had, it has the whole width.
            narrow: inside < ABREAST || view.ships.is_empty() || view.modules.is_empty(),
            systems: across.min(view.held.len()).max(1),
        }
    }

    /// The width of a card, of so many in a row.
    pub fn card(&self, across: usize) -> f32 {
        (self.inside - GAP * (across as f32 - 1.0)) / across as f32
    }

    /// The card above or below one, by their places among all; that one itself where there is none.
    pub fn beyond(&self, view: &FittingView, from: usize, down: bool) -> usize {
        let places = self.places(view);
        let Some(here) = places.get(from) else { return from };
        let lies_there = |other: &Place| if down { other.row > here.row } else { other.row < here.row };
        let far = |other: &Place| (other.row.abs_diff(here.row), other.along.abs_diff(here.along));
        let others = places.iter().enumerate().filter(|(_, other)| lies_there(other));
        others.min_by_key(|(_, other)| far(other)).map_or(from, |(to, _)| to)
    }

    /// Where each card lies, in the order in which they are listed.
    fn places(&self, view: &FittingView) -> Vec<Place> {
        let (ships, modules) = (view.ships.len(), view.modules.len());
        let first = view.heroes.len().div_ceil(self.across);
        let column =
            |count: usize, from: usize, along: usize| (0..count).map(move |at| Place { row: from + at, along });
        let (below, last) = if self.narrow {
            (column(ships, first, 500).chain(column(modules, first + ships, 500)), first + ships + modules)
        } else {
            (column(ships, first, 250).chain(column(modules, first, 750)), first + ships.max(modules))
        };
        let heroes = rows(view.heroes.len(), self.across, 0);
        heroes.chain(below).chain(rows(view.held.len(), self.systems, last)).collect()
    }
}

/// The places of so many cards, `across` in a row, from a row on.
fn rows(count: usize, across: usize, from: usize) -> impl Iterator<Item = Place> {
    (0..count).map(move |at| Place { row: from + at / across, along: (2 * (at % across) + 1) * 500 / across })
}

#[cfg(test)]
mod tests {
    use super::super::{HeroCard, PieceCard};
    use super::*;

    fn view(heroes: usize, ships: usize, modules: usize, held: usize) -> FittingView {
        let pieces = |count| vec![PieceCard::default(); count];
        FittingView {
            heroes: vec![HeroCard::default(); heroes],
            ships: pieces(ships),
            modules: pieces(modules),
            held: pieces(held),
            ..FittingView::default()
        }
    }

    /// The way of a key from card to card, until it goes no farther.
    fn way(width: f32, view: &FittingView, from: usize, down: bool) -> Vec<usize> {
        let shape = Shape::of(width, view);
        let mut way = vec![from];
        while let Some(at) = way.last().copied() {
            match shape.beyond(view, at, down) {
                to if to == at => break,
                to => way.push(to),
            }
        }
        way
    }

    #[test]
    fn in_one_column_no_card_is_passed_over() {
        let view = view(3, 2, 2, 3);
        assert_eq!(Shape::of(420.0, &view).across, 1);
        assert_eq!(way(420.0, &view, 0, true), (0..10).collect::<Vec<_>>());
        assert_eq!(way(420.0, &view, 9, false), (0..10).rev().collect::<Vec<_>>());
    }

    #[test]
    fn up_and_down_keep_to_the_column_as_the_cards_lie() {
        let view = view(10, 2, 3, 3);
        assert_eq!(Shape::of(1420.0, &view).across, 4);
        // Ten heroes in rows of four; two ships at the left, three modules at the right; three systems.
        assert_eq!(way(1420.0, &view, 0, true), [0, 4, 8, 10, 11, 14, 17]);
        assert_eq!(way(1420.0, &view, 3, true), [3, 7, 9, 10, 11, 14, 17]);
        assert_eq!(way(1420.0, &view, 17, false), [17, 14, 13, 12, 9, 5, 1]);
        assert_eq!(Shape::of(1420.0, &view).beyond(&view, 99, true), 99);
    }
}
