//! The seeds that games in the window are begun with: the same in every run, and many of them in the long one.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

#[path = "seeds/listed.rs"]
mod listed;

use super::free;
use listed::TESTS;

thread_local! {
    /// The seed of the first game that a window in this thread begins.
    static FIRST: Cell<u64> = const { Cell::new(0) };
}

/// The seed of the first game that a window begins now.
pub fn first() -> u64 {
    FIRST.get()
}

/// Does something with windows whose first game has this seed.
pub fn from<T>(seed: u64, what: impl FnOnce() -> T) -> T {
    /// The seed before comes back, even where a test fails.
    struct Back(u64);
    impl Drop for Back {
        fn drop(&mut self) {
            FIRST.set(self.0);
        }
    }
    let _back = Back(FIRST.replace(seed));
    what()
}

/// Seeds of the long run, and how far apart they are: a test that plays several games takes those between.
const SEEDS: u64 = 200;
const APART: u64 = 16;

/// Two hundred seeds through each test that begins a game in the window. It takes hours on one core, even if it is built for
/// speed; `IRONCLAD_SEEDS` names a part of it, as `40-59` for the seeds from the 41st to the 60th, and `IRONCLAD_TEST` the
/// tests whose names begin with something, as `battles::played` or `fleet_battles`.
#[test]
#[ignore = "it takes hours"]
fn two_hundred_seeds_through_every_test_that_begins_a_game() {
    let part = std::env::var("IRONCLAD_SEEDS").ok();
    let (from, to) = part.as_deref().map_or((0, SEEDS - 1), |part| {
        let (from, to) = part.split_once('-').expect("two numbers with a hyphen between them");
        (from.parse().expect("a number"), to.parse().expect("a number"))
    });
    let wanted = std::env::var("IRONCLAD_TEST").unwrap_or_default();
    let tests: Vec<_> = TESTS.iter().copied().filter(|(name, _)| name.starts_with(&wanted)).collect();
    assert!(!tests.is_empty() && from <= to, "nothing to do: {from}-{to} of “{wanted}”");
    let mut failed = Vec::new();
    for (name, test) in tests {
        for seed in (from..=to).map(|number| number * APART) {
            if let Err(why) = catch_unwind(AssertUnwindSafe(|| self::from(seed, test))) {
                let literal = || why.downcast_ref::<&str>().map(|why| (*why).to_owned());
                let why = why.downcast_ref::<String>().cloned().or_else(literal);
                failed.push(format!("{name}, seed {seed}: {}", why.unwrap_or_default()));
            }
        }
        println!("{name}: seeds {from} to {to}, {} failures so far", failed.len());
    }
    assert!(failed.is_empty(), "{} failed:\n{}", failed.len(), failed.join("\n"));
}

#[test]
fn windows_of_one_seed_begin_one_game_and_others_another() {
    let rolled = |seed| {
        from(seed, || {
            let folder = tempfile::tempdir().expect("a folder");
            free::begun(folder.path(), 0, ((1280.0, 720.0), 100), "none").session().header().seed
        })
    };
    assert_eq!([rolled(7), rolled(7), rolled(8)], [7, 7, 8]);
    assert_eq!(first(), 0, "it is as it was before");
}
