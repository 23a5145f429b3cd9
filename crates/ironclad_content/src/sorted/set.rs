//! A set that is a sorted list.

use std::borrow::Borrow;
use std::fmt;
use std::{slice, vec};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{search, sort, with_more};

/// A set that is a sorted list, of which no two are equal. Named, and read and written, as a `BTreeSet` is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SortedSet<T>(Vec<T>);

impl<T> SortedSet<T> {
    /// An empty set.
    #[inline]
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// How many there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All, in their order.
    #[inline]
    pub fn iter(&self) -> slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The first.
    #[inline]
    pub fn first(&self) -> Option<&T> {
        self.0.first()
    }

    /// The last.
    #[inline]
    pub fn last(&self) -> Option<&T> {
        self.0.last()
    }
}

impl<T: Ord> SortedSet<T> {
    fn place<Q: Ord + ?Sized>(&self, item: &Q) -> Result<usize, usize>
    where
        T: Borrow<Q>,
    {
        let items = self.0.as_slice();
        search(items.len(), |place| items[place].borrow().cmp(item))
    }

    /// Whether this is in it.
    pub fn contains<Q: Ord + ?Sized>(&self, item: &Q) -> bool
    where
        T: Borrow<Q>,
    {
        self.place(item).is_ok()
    }

    /// Puts one in; whether it was not in yet.
    pub fn insert(&mut self, item: T) -> bool {
        match self.place(&item) {
            Ok(_) => false,
            Err(place) => {
                self.0.insert(place, item);
                true
            }
        }
    }

    /// Takes one out; whether it was in.
    pub fn remove<Q: Ord + ?Sized>(&mut self, item: &Q) -> bool
    where
        T: Borrow<Q>,
    {
        match self.place(item) {
            Ok(place) => {
                self.0.remove(place);
                true
            }
            Err(_) => false,
        }
    }

    /// Keeps those of which this is true.
    pub fn retain(&mut self, kept: impl FnMut(&T) -> bool) {
        self.0.retain(kept);
    }

    /// Those that are in the other set too, in order.
    pub fn intersection<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'a T> {
        self.iter().filter(|item| other.contains(*item))
    }

    /// Those that are not in the other set, in order.
    pub fn difference<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'a T> {
        self.iter().filter(|item| !other.contains(*item))
    }

    /// Takes out all.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    fn from_items(items: Vec<T>) -> Self {
        Self(sort(items, T::cmp))
    }
}

impl<T> Default for SortedSet<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: fmt::Debug> fmt::Debug for SortedSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}

impl<T: Ord> FromIterator<T> for SortedSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self::from_items(with_more(Vec::new(), items))
    }
}

impl<T: Ord> Extend<T> for SortedSet<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        *self = Self::from_items(with_more(std::mem::take(&mut self.0), items));
    }
}

impl<'a, T: Ord + Copy + 'a> Extend<&'a T> for SortedSet<T> {
    fn extend<I: IntoIterator<Item = &'a T>>(&mut self, items: I) {
        self.extend(items.into_iter().copied());
    }
}

impl<T: Ord, const N: usize> From<[T; N]> for SortedSet<T> {
    fn from(items: [T; N]) -> Self {
        Self::from_items(Vec::from(items))
    }
}

impl<'a, T> IntoIterator for &'a SortedSet<T> {
    type Item = &'a T;
    type IntoIter = slice::Iter<'a, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<T> IntoIterator for SortedSet<T> {
    type Item = T;
    type IntoIter = vec::IntoIter<T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<T: Serialize> Serialize for SortedSet<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Ord> Deserialize<'de> for SortedSet<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::deserialize(deserializer).map(Self::from_items)
    }
}
