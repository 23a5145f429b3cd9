//! The lines of a journal without what the players called themselves and their game.

use crate::save::{Header, Journal, Reading, Record, SaveError};

/// The sound lines of a journal with every name of the players' emptied, sealed anew.
pub(super) fn lines(reading: &Reading) -> Result<Vec<String>, SaveError> {
    let mut journal = Journal::in_memory(&header(&reading.header))?;
    let records: Vec<Record> = reading.records.iter().map(record).collect();
    journal.append(&records)?;
    let bytes = journal.bytes()?;
    Ok(String::from_utf8_lossy(&bytes).lines().map(str::to_owned).collect())
}

fn header(header: &Header) -> Header {
    // An empty name is nobody's in particular; how many play has to stay.
    let players = header.players.iter().map(|_| String::new()).collect();
    Header { players, name: String::new(), ..header.clone() }
}

fn record(record: &Record) -> Record {
    let mut record = record.clone();
    match &mut record {
        Record::Input(_) | Record::Head(_) | Record::Attendance(_) | Record::Checkpoint(_) => {}
        Record::Branch(kept) => kept.name.clear(),
        Record::Named(name) => name.clear(),
    }
    record
}
