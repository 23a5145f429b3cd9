//! Records as the file has them. Which kind a line is, its first key says.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{
    Attendance, Checkpoint, Hash, InputRecord, InputSource, Json, KeptBranch, Progress, Record, StageChange, Writer,
    WrittenInput, shown,
};
use crate::Die;

/// A line after the header, as written.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Line<'r> {
    Input(InputLine),
    Head(HeadLine),
    Branch(BranchLine),
    Named(NamedLine),
    Attendance(AttendanceLine),
    Checkpoint(Box<CheckpointLine<'r>>),
}

/// One of `choose`, `die`, `draw` and `embark` is there.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct InputLine {
    n: u32,
    parent: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    choose: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    die: Option<Die>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    draw: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    embark: Option<StageChange>,
    by: InputSource,
    hash: Hash,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HeadLine {
    head: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BranchLine {
    keep: u32,
    #[serde(deserialize_with = "shown::name")]
    name: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NamedLine {
    #[serde(deserialize_with = "shown::name")]
    name: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AttendanceLine {
    tonight: Attendance,
}

#[derive(Serialize)]
pub(super) struct CheckpointLine<'r> {
    checkpoint: u32,
    hash: Hash,
    writer: &'r Writer,
    #[serde(rename = "marks")]
    progress: Progress,
    #[serde(skip_serializing_if = "Option::is_none")]
    stage: Option<&'r Json>,
    state: &'r Json,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CheckpointRead {
    checkpoint: u32,
    hash: Hash,
    writer: Writer,
    #[serde(rename = "marks")]
    progress: Progress,
    #[serde(default)]
    stage: Option<Json>,
    state: Json,
}

impl<'r> From<&'r Record> for Line<'r> {
    fn from(record: &'r Record) -> Self {
        match record {
            Record::Input(made) => Self::Input(made.into()),
            Record::Head(head) => Self::Head(HeadLine { head: *head }),
            Record::Branch(KeptBranch { at, name }) => Self::Branch(BranchLine { keep: *at, name: name.clone() }),
            Record::Named(name) => Self::Named(NamedLine { name: name.clone() }),
            Record::Attendance(attendance) => Self::Attendance(AttendanceLine { tonight: *attendance }),
            Record::Checkpoint(whole) => Self::Checkpoint(Box::new(CheckpointLine {
                checkpoint: whole.at,
                hash: whole.hash,
                writer: &whole.writer,
                progress: whole.progress,
                stage: whole.stage.as_ref(),
                state: &whole.state,
            })),
        }
    }
}

impl From<&InputRecord> for InputLine {
    fn from(made: &InputRecord) -> Self {
        let InputRecord { number, parent, by, hash, .. } = *made;
        let mut line = Self { n: number, parent, choose: None, die: None, draw: None, embark: None, by, hash };
        match &made.input {
            WrittenInput::Choose(option) => line.choose = Some(option.clone()),
            WrittenInput::Die(die) => line.die = Some(*die),
            WrittenInput::Draw(token) => line.draw = Some(token.clone()),
            WrittenInput::Stage(embark) => line.embark = Some(embark.clone()),
        }
        line
    }
}

impl InputLine {
    fn record(self) -> Option<InputRecord> {
        let input = match (self.choose, self.die, self.draw, self.embark) {
            (Some(option), None, None, None) => WrittenInput::Choose(option),
            (None, Some(die), None, None) => WrittenInput::Die(die),
            (None, None, Some(token), None) => WrittenInput::Draw(token),
            (None, None, None, Some(embark)) => WrittenInput::Stage(embark),
            _ => return None,
        };
        Some(InputRecord { number: self.n, parent: self.parent, input, by: self.by, hash: self.hash })
    }
}

/// What a line says, if it is written as one.
pub(super) fn record(body: &[u8]) -> Option<Record> {
    let key = body.strip_prefix(b"{\"")?;
    by_key(key.get(..key.iter().position(|byte| *byte == b'"')?)?, body)
}

/// The same of a line whose keys stand in any order.
pub(super) fn said(line: &Map<String, Value>) -> Option<Record> {
    // A line that keeps a branch has a name as well.
    let key = ["n", "head", "keep", "checkpoint", "name", "tonight"].into_iter().find(|key| line.contains_key(*key))?;
    by_key(key.as_bytes(), &serde_json::to_vec(line).ok()?)
}

fn by_key(key: &[u8], body: &[u8]) -> Option<Record> {
    match key {
        b"n" => read::<InputLine>(body)?.record().map(Record::Input),
        b"head" => read::<HeadLine>(body).map(|line| Record::Head(line.head)),
        b"keep" => read::<BranchLine>(body).map(|line| Record::Branch(KeptBranch { at: line.keep, name: line.name })),
        b"name" => read::<NamedLine>(body).map(|line| Record::Named(line.name)),
        b"tonight" => read::<AttendanceLine>(body).map(|line| Record::Attendance(line.tonight)),
        b"checkpoint" => read::<CheckpointRead>(body).map(|line| {
            let CheckpointRead { checkpoint, hash, writer, progress, stage, state } = line;
            Record::Checkpoint(Box::new(Checkpoint { at: checkpoint, hash, writer, progress, stage, state }))
        }),
        _ => None,
    }
}

fn read<T: DeserializeOwned>(body: &[u8]) -> Option<T> {
    serde_json::from_slice(body).ok()
}
