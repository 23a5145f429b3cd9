//! A saved game told move by move, and verified hash by hash.

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use full_thrust::play::FullThrust;
use iron_guest::IronGuest;
use kernel::chronicle::{self, Narrator};
use kernel::session::{self, Loaded};

use super::{complain, print};
use crate::content::Content;
use crate::engine::Pending;
use crate::games::{Kind, WarGame, load_error};
use crate::report;
use crate::save::{Reading, Trouble};
use crate::session::{Entry, LoadError, Session, Verified, verify};
use crate::text::event::Log;
use crate::text::thing::{Words, count, number};
use crate::text::{error, option};
use words::{Text, saving};

/// Numbers of inputs that are named; beyond, it is said how many more there are.
const NAMED: usize = 20;

/// Tells a file move by move, or verifies it, whichever game it is of.
pub(super) fn replay(content: Content, file: &Path, verifying: bool, text: &Text) -> ExitCode {
    let reading = match report::read_journal(file) {
        Ok(reading) => reading,
        Err(error) => {
            complain(&report::told(text, &error));
            return ExitCode::FAILURE;
        }
    };
    let sound = match reading.trouble {
        None => true,
        Some(trouble) => {
            complain(&trouble_in_words(text, trouble));
            false
        }
    };
    let done = match Kind::named(&reading.header.game) {
        Some(Kind::Campaign) => campaign(&Arc::new(content), &reading, verifying, text),
        Some(Kind::IronGuest) => battle::<IronGuest>(&reading, verifying, text),
        Some(Kind::FullThrust) => battle::<FullThrust>(&reading, verifying, text),
        None => Err(text.with("error-other-game", &[("game", reading.header.game.as_str().into())])),
    };
    match done {
        // A file that is damaged does not pass for verified, however well its sound part agrees.
        Ok(agrees) if agrees && (sound || !verifying) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(words) => {
            complain(&words);
            ExitCode::FAILURE
        }
    }
}

/// A file of the campaign: whether it agrees, or in words why it cannot be played.
fn campaign(content: &Arc<Content>, reading: &Reading, verifying: bool, text: &Text) -> Result<bool, String> {
    let done = if verifying {
        verify(content, reading).map(|verified| verified_in_words(&verified, reading, text))
    } else {
        told(content, reading, text)
    };
    done.map_err(|error| error::load(text, &error))
}

/// The same of a war game.
fn battle<G: WarGame>(reading: &Reading, verifying: bool, text: &Text) -> Result<bool, String> {
    let catalogue = G::built_in()?;
    let refused = |error| load_error::<G>(text, &error);
    if verifying {
        let verified = session::verify::<G>(&catalogue, reading).map_err(refused)?;
        return Ok(verified_in_words(&verified, reading, text));
    }
    let Loaded { session, note } = session::Session::<G>::from_reading(&catalogue, reading).map_err(refused)?;
    if let Some(note) = &note {
        complain(&error::note(text, note));
    }
    print(&battle_told(&session, text));
    saving::whole(text, &session).map(|()| true)
}

/// A battle move by move.
fn battle_told<G: WarGame>(session: &session::Session<G>, text: &Text) -> String {
    let narrator = G::narrator(text, session);
    let mut lines = Vec::new();
    let mut turn = None;
    for told in chronicle::tell(session, &narrator) {
        if turn != Some(told.turn) && (told.choice.is_some() || !told.lines.is_empty()) {
            lines.extend([String::new(), narrator.turn(told.turn)]);
            turn = Some(told.turn);
        }
        if let Some(choice) = told.choice {
            lines.push(text.with("replay-choice", &[("number", told.input.into()), ("choice", choice.into())]));
        }
        for line in told.lines {
            let dice: String = line.dice.iter().map(|face| format!(" [{face}]")).collect();
            lines.push(format!("      {}{dice}", line.text));
        }
    }
    lines.join("\n")
}

/// What is wrong with the end of a file.
pub(super) fn trouble_in_words(text: &Text, trouble: Trouble) -> String {
    let (key, line) = match trouble {
        Trouble::Torn { line } => ("replay-torn", line),
        Trouble::Damaged { line } => ("replay-damaged", line),
    };
    text.with(key, &[("line", count(line))])
}

/// Says how the states of a file agree with their hashes, and whether all do.
fn verified_in_words(verified: &Verified, reading: &Reading, text: &Text) -> bool {
    let wrong = verified.differing.len() + verified.unplayable.len();
    let agreeing = verified.inputs.saturating_sub(wrong);
    print(&text.with("replay-verified", &[("agreeing", count(agreeing)), ("inputs", count(verified.inputs))]));
    for (key, numbers) in [
        ("replay-differing", &verified.differing),
        ("replay-unplayable", &verified.unplayable),
        ("replay-forged", &verified.forged),
    ] {
        if numbers.is_empty() {
            continue;
        }
        let named = text.list("list", numbers.iter().take(NAMED).map(ToString::to_string));
        let more = count(numbers.len().saturating_sub(NAMED));
        print(&text.with(key, &[("count", count(numbers.len())), ("numbers", named.into()), ("more", more)]));
    }
    let began = reading.header.writer.app.as_str();
    if !verified.agrees() && began != env!("CARGO_PKG_VERSION") {
        print(&text.with("replay-version", &[("began", began.into()), ("now", env!("CARGO_PKG_VERSION").into())]));
    }
    verified.agrees()
}

/// Tells what was chosen and what came of it, on the way to where the game stands.
fn told(content: &Arc<Content>, reading: &Reading, text: &Text) -> Result<bool, LoadError> {
    let loaded = Session::from_reading(content, reading)?;
    if let Some(note) = &loaded.note {
        complain(&error::note(text, note));
    }
    let session = loaded.session;
    let mut lines = Vec::new();
    let mut before: Option<Entry> = None;
    for entry in session.whole_history() {
        tell(&session, before.as_ref(), &entry, text, &mut lines);
        before = Some(entry);
    }
    print(&lines.join("\n"));
    session.refused().map_or(Ok(true), |illegal| Err(LoadError::Refused(illegal)))
}

fn tell(session: &Session, before: Option<&Entry>, entry: &Entry, text: &Text, lines: &mut Vec<String>) {
    let same = |before: &&Entry| {
        let (one, other) = (before.when, entry.when);
        (one.stage, one.attempt) == (other.stage, other.attempt)
    };
    let before = before.filter(same);
    let Some(game) = session.at(before.map_or(entry.number, |before| before.last)) else { return };
    let words = Words::of(text, &game);
    if before.is_none() {
        let args = [("number", number(entry.when.stage)), ("name", words.mission().into())];
        lines.extend([text.with("replay-scenario", &args), String::new()]);
    } else if before.is_some_and(|before| before.when.turn != entry.when.turn) {
        lines.extend([String::new(), text.with("chronicle-turn", &[("turn", number(entry.when.turn))])]);
    }
    if let (Some((answer, _)), Pending::Choose(decision)) = (entry.choice, game.pending()) {
        let label = option::label(&words, &game, &decision, answer);
        lines.push(text.with("replay-choice", &[("number", entry.number.into()), ("choice", label.into())]));
    }
    let log = Log::at(&words, game.table().ship, &entry.events);
    for line in log.lines().iter().chain(&log.open_lines(&words)) {
        let dice: String = line.dice.iter().map(|thrown| format!(" [{}]", thrown.die.face())).collect();
        lines.push(format!("      {}{dice}", line.text));
    }
}
