//! Errors of saving, loading and playing on, in words: the same for every game. A game adds the words for its own faults.

use std::error::Error;
use std::path::Path;

use kernel::Game;
use kernel::save::{PutBack, ReadOnly, SaveError};
use kernel::session::{LoadError, LoadNotice, Session, SessionError};

use crate::{Arg, Text};

/// A saved game could not be read or written.
pub fn save(text: &Text, error: &SaveError) -> String {
    let path = |path: &Path| -> Arg<'static> { ("path", path.display().to_string().into()) };
    let reason = || -> Arg<'static> { ("reason", error.source().map(ToString::to_string).unwrap_or_default().into()) };
    match error {
        SaveError::Missing { path: at } => text.with("error-save-missing", &[path(at)]),
        SaveError::Damaged { path: at, line } => {
            text.with("error-save-damaged", &[path(at), ("line", count(*line).into())])
        }
        SaveError::Newer { path: at, .. } => text.with("error-save-newer", &[path(at)]),
        SaveError::Unreadable { path: at, .. } => text.with("error-save-unreadable", &[path(at), reason()]),
        SaveError::NotWritable { path: at, .. } => text.with("error-save-not-writable", &[path(at), reason()]),
        SaveError::InUse { path: at } => text.with("error-save-in-use", &[path(at)]),
        SaveError::ReadOnly { path: at, why } => {
            text.with("error-save-read-only", &[path(at), ("why", read_only(*why).into())])
        }
        SaveError::Unsound { path: at, .. } => text.with("error-save-unsound", &[path(at)]),
        SaveError::Taken { path: at } => text.with("error-save-taken", &[path(at)]),
        SaveError::Known { path: at } => text.with("error-save-known", &[path(at)]),
        SaveError::TooManyLines { path: at } => text.with("error-save-too-many-lines", &[path(at)]),
        SaveError::TooLarge { path: at } => text.with("error-save-too-large", &[path(at)]),
    }
}

fn read_only(why: ReadOnly) -> &'static str {
    match why {
        ReadOnly::InUse => "in-use",
        ReadOnly::NotAllowed => "not-allowed",
        ReadOnly::Failing(_) => "failing",
    }
}

/// A saved game of any game could not be opened; why it cannot begin is told by that game.
pub fn load<F: Error + 'static>(text: &Text, error: &LoadError<F>, begin: impl FnOnce(&F) -> String) -> String {
    match error {
        LoadError::Save(error) => save(text, error),
        LoadError::Game(fault) => begin(fault),
        LoadError::OtherGame(game) => text.with("error-other-game", &[("game", game.as_str().into())]),
        LoadError::Setup(reason) => text.with("error-setup", &[("reason", reason.as_str().into())]),
        LoadError::Refused(_) => text.get("error-refused"),
        LoadError::TooLong => text.get("error-too-long"),
        LoadError::PacksMissing(packs) => text.with("error-packs-missing", &packs_named(text, packs)),
    }
}

/// The names of packs as arguments.
fn packs_named(text: &Text, packs: &[String]) -> [Arg<'static>; 2] {
    [("count", count(packs.len()).into()), ("packs", text.list("list", packs.iter().cloned()).into())]
}

/// Something could not be done in a session of any game; `game` has the words for the game's own reasons.
pub fn session<F: Error + 'static>(text: &Text, error: &SessionError<F>, game: impl FnOnce(&F) -> String) -> String {
    match error {
        SessionError::Game(fault) => game(fault),
        SessionError::Unwritable(reason) => text.with("error-unwritable", &[("reason", reason.as_str().into())]),
        SessionError::Refused(_) => text.get("error-refused"),
        SessionError::IllegalOption => text.get("error-illegal-option"),
        SessionError::NothingAsked => text.get("error-nothing-asked"),
        SessionError::NoDieAsked => text.get("error-no-die-asked"),
        SessionError::NothingToUndo => text.get("error-nothing-to-undo"),
        SessionError::NothingToRedo => text.get("error-nothing-to-redo"),
        SessionError::PastChance => text.get("error-past-chance"),
        SessionError::OthersPlans => text.get("error-others-plans"),
        SessionError::NoSuchMoment => text.get("error-no-such-moment"),
        SessionError::TooManyBranches => text.get("error-too-many-branches"),
        SessionError::Outdated => text.get("error-outdated"),
        SessionError::StillWriting => text.get("error-writing"),
        SessionError::Save(error) => save(text, error),
    }
}

/// What players should know of a game that was opened.
pub fn note(text: &Text, note: &LoadNotice) -> String {
    match note {
        LoadNotice::Torn { kept, .. } => text.with("note-torn", &[("kept", yes(kept.is_some()).into())]),
        LoadNotice::Damaged { line, kept } => {
            text.with("note-damaged", &[("line", count(*line).into()), ("kept", yes(kept.is_some()).into())])
        }
        LoadNotice::DamagedReadOnly { line, why } => {
            let why = ("why", read_only(*why).into());
            text.with("note-damaged-read-only", &[("line", count(*line).into()), why])
        }
        LoadNotice::ReadOnly(why) => text.with("note-read-only", &[("why", read_only(*why).into())]),
        LoadNotice::Adapted => text.get("note-adapted"),
        LoadNotice::Forged { input } => text.with("note-forged", &[("input", (*input).into())]),
        LoadNotice::Changed { lost } => text.with("note-changed", &[("lost", count(*lost).into())]),
        LoadNotice::PacksChanged { lost, packs } => {
            let [many, names] = packs_named(text, packs);
            text.with("note-packs-changed", &[("lost", count(*lost).into()), many, names])
        }
    }
}

/// What players should know when another program has removed or replaced the file of the game that they play.
pub fn put_back(text: &Text, put_back: &PutBack) -> String {
    text.with("note-replaced", &[("kept", yes(put_back.kept.is_some()).into())])
}

/// What players should know when their game has refused its own past, as somebody looked back.
pub fn refused(text: &Text) -> String {
    text.get("note-refused")
}

/// Whether a game was told as a whole, by those who have just read its history.
///
/// # Errors
/// In words, that it has refused its own past: what was told is shorter than what was played.
pub fn whole<G: Game>(text: &Text, session: &Session<G>) -> Result<(), String> {
    match session.refused() {
        Some(_) => Err(refused(text)),
        None => Ok(()),
    }
}

fn yes(so: bool) -> &'static str {
    if so { "yes" } else { "no" }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
