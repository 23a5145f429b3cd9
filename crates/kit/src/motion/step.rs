//! How far one thing has come, and what that looks like.

use iced::Vector;

/// A thing on its way.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Step {
    /// Where it comes from; what that counts, [`What`](super::What) says.
    pub from: usize,
    /// Where it goes.
    pub to: usize,
    /// How much of its time has passed, from 0 to 1.
    pub part: f32,
}

impl Step {
    /// The way it has come, slow at both ends, from 0 to 1.
    pub fn eased(self) -> f32 {
        self.part * self.part * (3.0 - 2.0 * self.part)
    }

    /// Between two numbers, as far as it has come.
    pub fn between(self, from: f32, to: f32) -> f32 {
        from + (to - from) * self.eased()
    }

    /// A size from 0 to 1 that shoots a fifth over its end before it rests there.
    pub fn swelling(self) -> f32 {
        swelling(self.part)
    }

    /// How bright its one flash still is, from 1 to 0.
    pub fn flash(self) -> f32 {
        if self.part <= 0.0 { 0.0 } else { (1.0 - self.part) * (1.0 - self.part) }
    }

    /// How far it is shaken from its place, in units: to and fro, less and less.
    pub fn shaken(self) -> Vector {
        let left = 1.0 - self.part;
        Vector::new((self.part * std::f32::consts::TAU * 2.0).sin() * 5.0 * left, 0.0)
    }

    /// Whether it becomes less.
    pub fn falls(self) -> bool {
        self.to < self.from
    }

    /// How much of one pip of a row is filled, from 0 to 1; those that change do so one after another, from the end.
    pub fn pip(self, place: usize) -> f32 {
        let (low, high) = (self.from.min(self.to), self.from.max(self.to));
        let count = (high - low) as f32;
        let turn = |before: usize| (self.part * count - before as f32).clamp(0.0, 1.0);
        match place {
            _ if place < low => 1.0,
            _ if place >= high => 0.0,
            _ if self.falls() => 1.0 - turn(high - 1 - place),
            _ => turn(place - low),
        }
    }

    /// The same for what is crossed with a blow: each pip that comes shoots a little over its size.
    pub fn struck(self, place: usize) -> f32 {
        let part = self.pip(place);
        if self.falls() { part } else { swelling(part) }
    }

    /// The number shown on the way: where it comes from for the first half, then where it goes.
    pub fn shown(self) -> usize {
        if self.part < 0.5 { self.from } else { self.to }
    }
}

fn swelling(part: f32) -> f32 {
    if part >= 1.0 {
        return 1.0;
    }
    // Up to 1.2 in two thirds of the time, and back.
    if part < 0.667 { part * 1.8 } else { 1.2 - (part - 0.667) * 0.6 }.clamp(0.0, 1.2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(from: usize, to: usize, part: f32) -> Step {
        Step { from, to, part }
    }

    fn row(step: Step) -> Vec<f32> {
        (0..5).map(|place| step.pip(place)).collect()
    }

    #[test]
    fn pips_drop_one_after_another_from_the_end() {
        assert_eq!(row(step(4, 2, 0.0)), [1.0, 1.0, 1.0, 1.0, 0.0]);
        assert_eq!(row(step(4, 2, 0.25)), [1.0, 1.0, 1.0, 0.5, 0.0]);
        assert_eq!(row(step(4, 2, 0.75)), [1.0, 1.0, 0.5, 0.0, 0.0]);
        assert_eq!(row(step(4, 2, 1.0)), [1.0, 1.0, 0.0, 0.0, 0.0], "at its end it shows the state");
    }

    #[test]
    fn pips_come_one_after_another() {
        assert_eq!(row(step(1, 3, 0.25)), [1.0, 0.5, 0.0, 0.0, 0.0]);
        assert_eq!(row(step(1, 3, 1.0)), [1.0, 1.0, 1.0, 0.0, 0.0]);
    }

    #[test]
    fn what_moves_begins_and_ends_in_its_place() {
        for part in [0.0, 1.0] {
            let shaken = step(0, 1, part).shaken();
            assert!(shaken.x.abs() < 0.01, "{part}: {shaken:?}");
            assert_eq!(step(0, 1, part).flash(), 0.0);
        }
        assert!((step(0, 1, 1.0).swelling() - 1.0).abs() < 0.01);
        assert!(step(0, 1, 0.66).swelling() > 1.18);
        assert_eq!(step(0, 1, 1.0).between(3.0, 7.0), 7.0);
    }
}
