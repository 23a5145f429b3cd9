//! What refusals and notices say.

use std::error::Error;

use serde_json::{Value, json};

use super::{Protocol, Refusal};
use crate::save::SaveError;
use crate::session::{LoadError, LoadNotice, SessionError};

pub(super) fn session_error<G: Protocol>(error: &SessionError<G::Fault>) -> Refusal {
    let code = match error {
        SessionError::Game(fault) => G::fault_code(fault),
        SessionError::Unwritable(_) => "cannot-write",
        SessionError::IllegalOption | SessionError::NothingAsked => "illegal-option",
        SessionError::Refused(_) => "file-damaged",
        SessionError::NoDieAsked => "bad-dice",
        SessionError::NothingToUndo => "nothing-to-undo",
        SessionError::NothingToRedo => "nothing-to-redo",
        SessionError::PastChance | SessionError::OthersPlans => "nothing-to-undo",
        SessionError::NoSuchMoment | SessionError::TooManyBranches => "bad-request",
        SessionError::StillWriting | SessionError::Outdated => "cannot-write",
        SessionError::Save(error) => return save_error(error),
    };
    Refusal::new(code, error.to_string())
}

pub(super) fn save_error(error: &SaveError) -> Refusal {
    let code = match error {
        SaveError::Missing { .. } => "file-missing",
        SaveError::Damaged { .. }
        | SaveError::Unsound { .. }
        | SaveError::Unreadable { .. }
        | SaveError::TooManyLines { .. }
        | SaveError::TooLarge { .. } => "file-damaged",
        SaveError::Newer { .. } => "file-newer",
        SaveError::NotWritable { .. }
        | SaveError::InUse { .. }
        | SaveError::ReadOnly { .. }
        | SaveError::Taken { .. }
        | SaveError::Known { .. } => "cannot-write",
    };
    Refusal::new(code, with_cause(error))
}

pub(super) fn load_error<F: Error + 'static>(error: &LoadError<F>) -> Refusal {
    match error {
        LoadError::Save(error) => save_error(error),
        LoadError::Game(_) | LoadError::PacksMissing(_) => Refusal::new("unknown-scenario", error.to_string()),
        LoadError::OtherGame(_) | LoadError::Setup(_) | LoadError::Refused(_) | LoadError::TooLong => {
            Refusal::new("file-damaged", error.to_string())
        }
    }
}

fn with_cause(error: &dyn Error) -> String {
    match error.source() {
        Some(cause) => format!("{error}: {cause}"),
        None => error.to_string(),
    }
}

/// What was wrong with a file that could be read all the same.
pub(super) fn notice(note: &LoadNotice) -> Value {
    match note {
        LoadNotice::Torn { line, .. } => json!({ "torn": { "line": line } }),
        LoadNotice::Damaged { line, .. } => json!({ "damaged": { "line": line } }),
        LoadNotice::DamagedReadOnly { line, .. } => json!({ "damaged": { "line": line }, "read-only": {} }),
        LoadNotice::ReadOnly(_) => json!({ "read-only": {} }),
        LoadNotice::Adapted => json!({ "adapted": {} }),
        LoadNotice::Forged { input } => json!({ "forged": { "input": input } }),
        LoadNotice::Changed { lost } => json!({ "changed": { "lost": lost } }),
        LoadNotice::PacksChanged { lost, packs } => json!({ "packs-changed": { "lost": lost, "packs": packs } }),
    }
}
