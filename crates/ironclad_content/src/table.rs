//! A table of definitions, indexed by id.

use std::marker::PhantomData;
use std::ops::Index;

use super::id::Id;

/// Definitions in the order of their names.
#[derive(Debug, Clone)]
pub struct Table<I, T> {
    entries: Vec<T>,
    id: PhantomData<fn() -> I>,
}

impl<I, T> Default for Table<I, T> {
    fn default() -> Self {
        Self { entries: Vec::new(), id: PhantomData }
    }
}

impl<I: Id, T> Table<I, T> {
    /// A table of these definitions, which stand in the order of the names of their kind.
    pub fn new(entries: Vec<T>) -> Self {
        Self { entries, id: PhantomData }
    }

    /// The definition of this id.
    pub fn get(&self, id: I) -> Option<&T> {
        self.entries.get(id.index())
    }

    /// Every id, in order of names.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = I> + use<I, T> {
        (0..self.entries.len()).map(I::from_index)
    }

    /// Every entry, in order of names.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (I, &T)> {
        self.entries.iter().enumerate().map(|(index, thing)| (I::from_index(index), thing))
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}

/// An id is made only from the names of its own content, so it is always in the table.
impl<I: Id, T> Index<I> for Table<I, T> {
    type Output = T;

    fn index(&self, id: I) -> &T {
        &self.entries[id.index()]
    }
}
