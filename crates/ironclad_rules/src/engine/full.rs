//! Lists of fixed capacity: what does not fit is refused, never dropped.

use arrayvec::{ArrayVec, CapacityError};

/// There is no room left.
///
/// The check of content counts whatever a game can bring together, so this is met only in a state that was damaged or
/// made by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no room left for it")]
pub struct Full;

impl<T> From<CapacityError<T>> for Full {
    fn from(_: CapacityError<T>) -> Self {
        Self
    }
}

/// Whether a list has a quarter of its places left, or fewer.
pub(super) fn is_crowded<T, const N: usize>(list: &ArrayVec<T, N>) -> bool {
    list.remaining_capacity() <= N / 4
}

/// Puts something into a sorted list, behind all that come before it.
pub(super) fn insert<T, const N: usize>(
    list: &mut ArrayVec<T, N>,
    thing: T,
    comes_before: impl FnMut(&T) -> bool,
) -> Result<(), Full> {
    let place = list.partition_point(comes_before);
    Ok(list.try_insert(place, thing)?)
}

/// Puts something into a sorted list, once.
pub(super) fn insert_once<T: Ord, const N: usize>(list: &mut ArrayVec<T, N>, thing: T) -> Result<(), Full> {
    match list.binary_search(&thing) {
        Ok(_) => Ok(()),
        Err(place) => Ok(list.try_insert(place, thing)?),
    }
}
