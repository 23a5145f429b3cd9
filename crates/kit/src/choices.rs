//! Keys that go along the things of a page, and from part to part of it.

use crate::key::moved;

/// The next thing, or the one before, round and round; the first if there is no focus.
pub fn step<T: Copy + PartialEq>(all: &[T], focus: Option<T>, forward: bool) -> Option<T> {
    let now = focus.and_then(|focus| all.iter().position(|thing| *thing == focus));
    moved(now, all.len(), forward).and_then(|at| all.get(at)).copied()
}

/// The first thing of the next part of the page, or of the one before. Things of one part stand together.
pub fn step_part<T: Copy>(all: &[T], focus: Option<T>, part: impl Fn(T) -> u8, forward: bool) -> Option<T> {
    let mut parts: Vec<u8> = all.iter().map(|thing| part(*thing)).collect();
    parts.dedup();
    let to = step(&parts, focus.map(&part), forward)?;
    all.iter().copied().find(|thing| part(*thing) == to)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_go_round_by_things_and_by_parts() {
        let all = [10, 11, 20, 30, 31];
        let part = |thing: u8| thing / 10;
        assert_eq!(step(&all, None, true), Some(10));
        assert_eq!(step(&all, Some(31), true), Some(10));
        assert_eq!(step(&all, Some(10), false), Some(31));
        assert_eq!(step_part(&all, Some(11), part, true), Some(20));
        assert_eq!(step_part(&all, Some(20), part, false), Some(10));
        assert_eq!(step_part(&all, Some(30), part, true), Some(10));
        assert_eq!(step_part::<u8>(&[], None, part, true), None);
    }
}
