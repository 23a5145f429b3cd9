//! How far something long has been read.

/// How often a page was read on by as much as is seen, and whether there is more of it below. `P` says which page it is,
/// where one comes after another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Progress<P = ()> {
    /// Whether there is more below what is seen.
    below: bool,
    /// The page that was read on last.
    page: P,
    /// How often.
    times: usize,
}

impl<P: Copy + PartialEq> Progress<P> {
    /// Whether there is more below what is seen, so that it is read on before anything else.
    pub fn goes_on(&self) -> bool {
        self.below
    }

    /// Takes in whether there is more below. Says whether that is the end of it: a button that read on means something else
    /// from now on.
    pub fn sees(&mut self, below: bool) -> bool {
        let ends = self.below && !below;
        self.below = below;
        ends
    }

    /// A page is read on.
    pub fn read_on(&mut self, page: P) {
        self.times = self.times(page) + 1;
        self.page = page;
    }

    /// How often a page was read on: so its place is found again where something has lain over it.
    pub fn times(&self, page: P) -> usize {
        if self.page == page { self.times } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_on_is_counted_for_each_page() {
        let mut progress = Progress::<u8>::default();
        assert_eq!(progress.times(3), 0);
        progress.read_on(3);
        progress.read_on(3);
        assert_eq!((progress.times(3), progress.times(4)), (2, 0));
        progress.read_on(4);
        assert_eq!((progress.times(3), progress.times(4)), (0, 1));
    }

    #[test]
    fn its_end_is_seen_once() {
        let mut progress: Progress = Progress::default();
        let seen = [false, true, true, false, false].map(|below| (progress.sees(below), progress.goes_on()));
        assert_eq!(seen, [(false, false), (false, true), (false, true), (true, false), (false, false)]);
    }
}
