//! Sessions of a voyage: dice, lessons, stages, the log, writing, and files that no longer fit.

mod chance;
mod files;
mod lesson;
mod log;
mod writing;

use std::sync::Arc;

use super::*;
use crate::save::{Reading, Record};
use crate::voyage::{Event, Start, Voyage, Waters, begun, begun_in, pack, play};

fn reading(session: &Session<Voyage>) -> Reading {
    session.journal().read().expect("sound")
}

/// The same game, read from what was written, and that nothing of it is lost.
fn reopened(session: &Session<Voyage>) -> Session<Voyage> {
    let waters = Arc::clone(session.game().catalogue());
    let reading = reading(session);
    assert!(verify::<Voyage>(&waters, &reading).expect("it plays").agrees());
    let again = Session::<Voyage>::from_reading(&waters, &reading).expect("it loads");
    assert_eq!(again.note, None);
    assert_eq!(again.session.game().state(), session.game().state());
    assert_eq!(again.session.whole_history(), session.whole_history());
    assert_eq!((again.session.when(), again.session.place()), (session.when(), session.place()));
    assert_eq!(again.session.branches(), session.branches());
    assert_eq!(again.session.queued().collect::<Vec<_>>(), session.queued().collect::<Vec<_>>());
    again.session
}

fn checkpoints(reading: &Reading) -> Vec<&crate::save::Checkpoint> {
    let kept = reading.records.iter().filter_map(|record| match record {
        Record::Checkpoint(checkpoint) => Some(&**checkpoint),
        _ => None,
    });
    kept.collect()
}
