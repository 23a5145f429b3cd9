//! Saves by themselves, without a game: what is written, read, brought forward, copied, binned, and what goes wrong.

mod disk;
mod journal;
mod lines;
mod older;
mod shelf;
mod system;

use std::path::Path;

use super::*;
use crate::Die;

const HASH: Hash = Hash(0x0123_4567_89ab_cdef);

pub(super) fn header(name: &str, seed: u64) -> Header {
    let writer = Writer { app: "0.0.1".into(), content: HASH, packs: Vec::new(), hashes: Default::default() };
    let setup = Json::of(&serde_json::json!({ "scenario": "harbour" })).expect("plain");
    let (name, players) = (name.to_owned(), vec!["Mara".to_owned()]);
    Header { format: FORMAT, game: "voyage".into(), writer, name, undo: UndoPolicy::Free, players, seed, setup }
}

/// An input of this number after another.
pub(super) fn input(number: u32, parent: u32, input: WrittenInput) -> Record {
    Record::Input(InputRecord { number, parent, input, by: InputSource::Players, hash: HASH })
}

pub(super) fn choice(number: u32, parent: u32) -> Record {
    input(number, parent, WrittenInput::Choose("sail".into()))
}

pub(super) fn checkpoint(at: u32) -> Record {
    let writer = header("", 1).writer;
    let stage = Some(Json::of("reef").expect("plain"));
    let state = Json::of(&[at]).expect("plain");
    Record::Checkpoint(Box::new(Checkpoint { at, hash: HASH, writer, progress: Progress::default(), stage, state }))
}

/// One line of each kind that there is.
pub(super) fn every_kind() -> Vec<Record> {
    let reef = Json::of("reef").expect("plain");
    vec![
        choice(1, 0),
        input(2, 1, WrittenInput::Die(Die::ALL[3])),
        checkpoint(2),
        input(3, 2, WrittenInput::Draw("cod".into())),
        Record::Branch(KeptBranch { at: 3, name: "fishing".into() }),
        Record::Head(1),
        input(4, 1, WrittenInput::Stage(StageChange::Next(reef))),
        input(5, 4, WrittenInput::Stage(StageChange::Again)),
        Record::Named("The long way".into()),
        Record::Attendance(Attendance::EVERYBODY.without(crate::Seat::ALL[1], crate::Seat::FIRST).expect("there")),
    ]
}

pub(super) fn file(header: &Header, records: &[Record]) -> Vec<u8> {
    let mut journal = Journal::in_memory(header).expect("begun");
    journal.append(records).expect("written");
    journal.bytes().expect("bytes")
}

pub(super) fn read_of(bytes: &[u8]) -> Reading {
    read_bytes(bytes, Path::new("game")).expect("read")
}

/// Where each line ends.
pub(super) fn ends(bytes: &[u8]) -> Vec<usize> {
    bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at + 1).collect()
}
