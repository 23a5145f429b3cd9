//! What players are told when something cannot be done.

use std::error::Error;
use std::path::Path;

use super::thing::number;
use crate::patrol::{Unfit, Wishes};
use crate::save::{ReadOnly, SaveError};
use crate::session::{Fault, LoadError, LoadNotice, SessionError};
use words::{Arg, Text};

/// A campaign file could not be read or written.
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

/// A saved game could not be opened.
pub fn load(text: &Text, error: &LoadError) -> String {
    load_of(text, error, |fault| match fault {
        Fault::Mission(unfit) => text.with("error-mission", &[("reason", patrol(text, unfit).into())]),
        Fault::UnknownScenario(_) | Fault::Players(_) => begin(text, fault),
    })
}

/// A saved game of any game could not be opened; why it cannot begin is told by that game.
pub fn load_of<F: Error + 'static>(
    text: &Text,
    error: &kernel::session::LoadError<F>,
    begin: impl FnOnce(&F) -> String,
) -> String {
    use kernel::session::LoadError;
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

/// A patrol cannot be made.
pub fn patrol(text: &Text, unfit: &Unfit) -> String {
    match unfit {
        Unfit::Upgrades(asked) => {
            let most = number(Wishes::MOST_UPGRADES);
            text.with("error-patrol-upgrades", &[("asked", number(*asked)), ("most", most)])
        }
        Unfit::Standing(faction, asked) => {
            let name = text.name(&format!("faction-{faction}"), &faction.to_string());
            text.with("error-patrol-standing", &[("name", name.into()), ("asked", number(*asked))])
        }
        Unfit::NoVillain => text.get("error-patrol-no-villain"),
        Unfit::Chapter(chapter) => text.with("error-chapter-missing", &[("chapter", number(*chapter))]),
        Unfit::Lacking(what) => text.with("error-patrol-lacking", &[("what", (*what).into())]),
        Unfit::Written(reason) | Unfit::Map(reason) => {
            text.with("error-patrol-map", &[("reason", reason.as_str().into())])
        }
    }
}

/// A game, or its next scenario, cannot begin.
fn begin(text: &Text, fault: &Fault) -> String {
    match fault {
        Fault::UnknownScenario(scenario) => {
            text.with("error-scenario-unknown", &[("scenario", scenario.as_str().into())])
        }
        Fault::Mission(unfit) => patrol(text, unfit),
        Fault::Players(_) => text.get("error-players"),
    }
}

/// Something could not be done in a game.
pub fn session(text: &Text, error: &SessionError) -> String {
    of_session(text, error, |fault| begin(text, fault))
}

/// Something could not be done in a session of any game; `game` has the words for the game's own reasons.
pub fn of_session<F: Error + 'static>(
    text: &Text,
    error: &kernel::session::SessionError<F>,
    game: impl FnOnce(&F) -> String,
) -> String {
    use kernel::session::SessionError;
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
        SessionError::Outdated => text.get("error-outdated"),
        SessionError::StillWriting => text.get("error-writing"),
        SessionError::Save(error) => save(text, error),
    }
}

/// What players should know of a game that was opened.
pub fn note(text: &Text, note: &LoadNotice) -> String {
    match note {
        LoadNotice::Torn { .. } => text.get("note-torn"),
        LoadNotice::Damaged { line, .. } => text.with("note-damaged", &[("line", count(*line).into())]),
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

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::path::PathBuf;

    use super::*;

    #[test]
    fn every_refusal_has_words() {
        let text = Text::of("en");
        let path = || PathBuf::from("game.jsonl");
        let full = || io::Error::from(io::ErrorKind::StorageFull);
        for error in [
            SaveError::Missing { path: path() },
            SaveError::Damaged { path: path(), line: 1 },
            SaveError::Newer { path: path(), format: 9 },
            SaveError::Unreadable { path: path(), source: full() },
            SaveError::NotWritable { path: path(), source: full() },
            SaveError::InUse { path: path() },
            SaveError::ReadOnly { path: path(), why: ReadOnly::InUse },
            SaveError::ReadOnly { path: path(), why: ReadOnly::NotAllowed },
            SaveError::ReadOnly { path: path(), why: ReadOnly::Failing(io::ErrorKind::StorageFull) },
            SaveError::Unsound { path: path(), line: 3 },
            SaveError::Taken { path: path() },
            SaveError::Known { path: path() },
            SaveError::TooLarge { path: path() },
        ] {
            let said = session(&text, &SessionError::Save(error));
            assert!(said.contains("game.jsonl") && !said.contains('{'), "{said}");
        }
        for error in [
            SessionError::Game(Fault::UnknownScenario("nowhere".to_owned())),
            SessionError::Game(Fault::Players(4)),
            SessionError::Unwritable("why".to_owned()),
            SessionError::Refused(kernel::Illegal::NoRoom),
            SessionError::IllegalOption,
            SessionError::NothingAsked,
            SessionError::NoDieAsked,
            SessionError::NothingToUndo,
            SessionError::NothingToRedo,
            SessionError::OthersPlans,
        ] {
            session(&text, &error);
        }
        for shown in [
            LoadNotice::Torn { line: 4, kept: None },
            LoadNotice::Damaged { line: 4, kept: None },
            LoadNotice::Changed { lost: 1 },
        ] {
            note(&text, &shown);
        }
        load(&text, &LoadError::PacksMissing(vec!["Low Tide".to_owned()]));
        note(&text, &LoadNotice::PacksChanged { lost: 2, packs: vec!["Low Tide".to_owned()] });
        load(&text, &LoadError::Game(Fault::UnknownScenario("nowhere".to_owned())));
        load(&text, &LoadError::OtherGame("iron-guest".to_owned()));
        load(&text, &LoadError::Setup("why".to_owned()));
        load(&text, &LoadError::Refused(kernel::Illegal::NoRoom));
        load(&text, &LoadError::TooLong);
        assert_eq!(text.missing(), Vec::<String>::new());
    }
}
