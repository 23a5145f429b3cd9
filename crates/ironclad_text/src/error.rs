//! What players are told when something cannot be done.

use super::thing::{faction_name, number};
use ironclad_game::patrol::{Unfit, Wishes};
use ironclad_game::session::{Fault, LoadError, SessionError};
use words::{Text, saving};

pub use saving::{note, save};

/// A saved game could not be opened.
pub fn load(text: &Text, error: &LoadError) -> String {
    saving::load(text, error, |fault| match fault {
        Fault::Mission(unfit) => text.with("error-mission", &[("reason", patrol(text, unfit).into())]),
        Fault::UnknownScenario(_) | Fault::Players(_) => begin(text, fault),
    })
}

/// A patrol cannot be made.
pub fn patrol(text: &Text, unfit: &Unfit) -> String {
    match unfit {
        Unfit::Upgrades(asked) => {
            let most = number(Wishes::MOST_UPGRADES);
            text.with("error-patrol-upgrades", &[("asked", number(*asked)), ("most", most)])
        }
        Unfit::Standing(faction, asked) => {
            let name = faction_name(text, *faction);
            text.with("error-patrol-standing", &[("name", name.into()), ("asked", number(*asked))])
        }
        Unfit::NoVillain => text.get("error-patrol-no-villain"),
        Unfit::Chapter(chapter) => text.with("error-chapter-missing", &[("chapter", number(*chapter))]),
        Unfit::Lacking(what) => text.with("error-patrol-lacking", &[("what", (*what).into())]),
        Unfit::Written(reason) => text.with("error-patrol-map", &[("reason", reason.as_str().into())]),
        Unfit::Map(fault) => text.with("error-patrol-map", &[("reason", fault.told(text).into())]),
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
    saving::session(text, error, |fault| begin(text, fault))
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::path::PathBuf;

    use super::*;
    use ironclad_game::save::{ReadOnly, SaveError};
    use ironclad_game::session::LoadNotice;

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
