//! Where window and line protocol take the seeds of the games they begin.

/// Patrol numbers go from 1 to this: short enough to be told across a table.
const MOST_PATROL: u32 = 99_999;

/// A source of seeds. The program takes them from the system; tests give the first one, so that a failure can be repeated.
#[derive(Debug)]
pub struct Seeds(Source);

#[derive(Debug)]
enum Source {
    System,
    /// The seed that is given out next.
    Counted(u64),
}

impl Seeds {
    /// Seeds from the system's source of chance.
    pub fn system() -> Self {
        Self(Source::System)
    }

    /// `first`, then each number after it.
    pub fn from(first: u64) -> Self {
        Self(Source::Counted(first))
    }

    /// The seed of the next game.
    pub(crate) fn draw(&mut self) -> u64 {
        match &mut self.0 {
            Source::System => rand::random(),
            Source::Counted(next) => {
                let seed = *next;
                *next = seed.wrapping_add(1);
                seed
            }
        }
    }

    /// The number of the next patrol.
    pub(crate) fn draw_patrol(&mut self) -> u32 {
        let below = u32::try_from(self.draw() % u64::from(MOST_PATROL)).unwrap_or(0);
        below + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn given_seeds_are_counted_on_from_the_first() {
        let mut seeds = Seeds::from(u64::MAX);
        assert_eq!([seeds.draw(), seeds.draw(), seeds.draw()], [u64::MAX, 0, 1]);
    }

    #[test]
    fn patrol_numbers_stay_between_1_and_99_999() {
        for first in [0, 1, 99_997, 99_998, 99_999, u64::MAX] {
            let number = Seeds::from(first).draw_patrol();
            assert!((1..=MOST_PATROL).contains(&number), "{number} from {first}");
        }
        assert_ne!(Seeds::from(1).draw_patrol(), Seeds::from(2).draw_patrol());
    }
}
