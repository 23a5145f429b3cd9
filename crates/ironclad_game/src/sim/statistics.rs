//! Figures of many games.

use serde::Serialize;

/// A share of games, and the interval that holds the true one 95 times of 100.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Interval {
    /// The observed share, 0 to 1.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The z-score of a 95 % interval.
const Z: f64 = 1.959_963_984_540_054;

impl Interval {
    /// Wilson's interval: sound for few games, and for shares of nothing and of all.
    pub fn wilson(hits: u32, of: u32) -> Self {
        if of == 0 {
            return Self { share: 0.0, low: 0.0, high: 1.0 };
        }
        let (games, share) = (f64::from(of), f64::from(hits) / f64::from(of));
        let square = Z * Z;
        let middle = share + square / (2.0 * games);
        let spread = Z * (share * (1.0 - share) / games + square / (4.0 * games * games)).sqrt();
        let whole = 1.0 + square / games;
        Self { share, low: ((middle - spread) / whole).max(0.0), high: ((middle + spread) / whole).min(1.0) }
    }

    /// By how much the second of two shares, each of hits and tries, is above the first, and half the width of the
    /// interval that holds the true difference 95 times of 100.
    pub fn difference(first: (u32, u32), second: (u32, u32)) -> (f64, f64) {
        let share = |(hits, of): (u32, u32)| f64::from(hits) / f64::from(of.max(1));
        let variance = |pair: (u32, u32)| share(pair) * (1.0 - share(pair)) / f64::from(pair.1.max(1));
        (share(second) - share(first), Z * (variance(first) + variance(second)).sqrt())
    }
}

/// The middle of many numbers, in both senses.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize)]
pub struct Spread {
    /// Their sum, shared evenly.
    pub mean: f64,
    /// As many lie below it as above.
    pub median: f64,
}

impl Spread {
    /// Of these numbers; of none, nothing.
    pub fn of(numbers: impl IntoIterator<Item = u32>) -> Self {
        let mut numbers: Vec<u32> = numbers.into_iter().collect();
        numbers.sort_unstable();
        let at = |place: usize| numbers.get(place).copied().map_or(0.0, f64::from);
        let count = u32::try_from(numbers.len()).unwrap_or(u32::MAX);
        if count == 0 {
            return Self::default();
        }
        let sum: f64 = numbers.iter().copied().map(f64::from).sum();
        let upper = numbers.len() / 2;
        let lower = numbers.len().saturating_sub(1) / 2;
        Self { mean: sum / f64::from(count), median: f64::midpoint(at(lower), at(upper)) }
    }
}
