//! What the views of the campaign's table are given: what every view has, and what moves.

use crate::motion::Moves;
use std::ops::Deref;

/// The context of a view on the table.
#[derive(Debug, Clone, Copy)]
pub struct Cx<'a> {
    /// What every view is given.
    pub house: kit::Cx<'a>,
    /// What moves on the table.
    pub moves: &'a Moves,
}

impl<'a> Cx<'a> {
    /// Where nothing moves.
    pub fn still(house: kit::Cx<'a>) -> Self {
        Self { house, moves: Moves::still() }
    }
}

impl<'a> Deref for Cx<'a> {
    type Target = kit::Cx<'a>;

    fn deref(&self) -> &Self::Target {
        &self.house
    }
}
