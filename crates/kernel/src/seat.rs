//! Seats: the places at the table. A person or a bot plays each; some games have one side a seat.

use serde::{Deserialize, Serialize};

/// A place at the table, 1 to 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

/// The most seats at a table.
pub const MOST_SEATS: u8 = 6;

impl Seat {
    /// The first seat. Every table has one.
    pub const FIRST: Self = Self(1);

    /// Every seat that a table can have, in order.
    pub const ALL: [Self; MOST_SEATS as usize] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The seat of this number; none if it is not 1 to 6.
    pub fn new(number: u8) -> Option<Self> {
        if (1..=MOST_SEATS).contains(&number) { Some(Self(number)) } else { None }
    }

    /// Its number, from 1.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Its place in a list of seats, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0 - 1)
    }

    /// The seats of a table of `count`, in order; at most six.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (1..count.min(MOST_SEATS) + 1).map(Self)
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or("seats are numbered 1 to 6")
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

/// A set of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// The seats of a table of `count`.
    pub fn first(count: u8) -> Self {
        Seat::first(count).collect()
    }

    /// One seat.
    pub fn only(seat: Seat) -> Self {
        Self(1 << seat.index())
    }

    /// Whether a seat is in it.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.index()) != 0
    }

    /// The same with one more.
    #[must_use]
    pub fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.index()))
    }

    /// The same without one.
    #[must_use]
    pub fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.index()))
    }

    /// Whether no seat is in both.
    pub fn is_disjoint(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }

    /// How many seats are in it.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no seat is in it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its seats, in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::first(MOST_SEATS).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(seats: SeatSet) -> Self {
        seats.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_each_seat_once() {
        let set: SeatSet = [2, 5, 2].into_iter().filter_map(Seat::new).collect();
        assert_eq!(set.iter().map(Seat::number).collect::<Vec<_>>(), [2, 5]);
        assert_eq!(set.len(), 2);
        assert!(!set.without(Seat(5)).contains(Seat(5)));
        assert!(SeatSet::first(0).is_empty());
        assert_eq!(Seat::first(200).count(), 6);
    }

    #[test]
    fn a_set_is_written_as_its_seats_in_order() {
        let set: SeatSet = serde_json::from_str("[5,2,5]").expect("seats");
        assert_eq!(serde_json::to_string(&set).expect("written"), "[2,5]");
        assert!(!set.is_empty());
        assert_eq!(set.without(Seat(5)), SeatSet::only(Seat(2)));
        assert_eq!(SeatSet::first(3), [1, 2, 3].into_iter().filter_map(Seat::new).collect());
        assert!(set.is_disjoint(SeatSet::first(1)) && !set.is_disjoint(SeatSet::first(3)));
    }

    #[test]
    fn a_seat_outside_the_table_is_refused() {
        assert_eq!(Seat::new(0), None);
        assert_eq!(Seat::new(7), None);
        assert!(serde_json::from_str::<Seat>("7").is_err());
    }
}
