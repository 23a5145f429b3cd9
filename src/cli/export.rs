//! A saved game written out: its chronicle for people or for programs, or the bare journal of a report.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use full_thrust::play::FullThrust;
use iron_guest::IronGuest;
use kernel::chronicle::outline;

use super::args::{Export, Exported};
use super::replay::trouble_in_words;
use super::{complain, print};
use crate::chronicle;
use crate::content::Content;
use crate::engine::Game;
use crate::games::{Kind, WarGame, load_error};
use crate::report::{self, Making};
use crate::save::{self, Journal, Reading};
use crate::session::Session;
use crate::settings::Settings;
use crate::text::{self, error};
use words::{Text, saving};

/// Writes what was asked for, to a file or to standard output.
pub(super) fn export(content: Content, wish: &Export, settings: &Settings, text: &Text) -> ExitCode {
    let reading = match report::read_journal(&wish.file) {
        Ok(reading) => reading,
        Err(error) => return failed(&report::told(text, &error)),
    };
    if let Some(trouble) = reading.trouble {
        complain(&trouble_in_words(text, trouble));
    }
    let bytes = match written(Arc::new(content), &reading, wish, settings, text) {
        Ok(bytes) => bytes,
        Err(words) => return failed(&words),
    };
    let Some(out) = &wish.out else {
        return match io::stdout().write_all(&bytes).and_then(|()| io::stdout().flush()) {
            Ok(()) => ExitCode::SUCCESS,
            // The reader has stopped reading; there is nobody to tell.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Err(error) => failed(&text.with("cli-stream-failed", &[("reason", error.to_string().into())])),
        };
    };
    let place = ("path", out.display().to_string().into());
    if is_same(&wish.file, out) {
        return failed(&text.with("export-itself", &[place]));
    }
    match keep(out, &bytes, wish.force) {
        Ok(()) => {
            print(&text.with("export-written", &[place]));
            ExitCode::SUCCESS
        }
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => failed(&text.with("export-there", &[place])),
        Err(error) => failed(&text.with("export-failed", &[place, ("reason", error.to_string().into())])),
    }
}

fn failed(words: &str) -> ExitCode {
    complain(words);
    ExitCode::FAILURE
}

/// What is to be written, or in words why not.
fn written(
    content: Arc<Content>,
    reading: &Reading,
    wish: &Export,
    settings: &Settings,
    text: &Text,
) -> Result<Vec<u8>, String> {
    match wish.to {
        Exported::Journal => {
            return Journal::going_on(reading).bytes().map_err(|error| error::save(text, &error));
        }
        Exported::Sheets => {
            return match Kind::named(&reading.header.game) {
                Some(Kind::FullThrust) => sheets(reading, text),
                Some(Kind::Campaign | Kind::IronGuest) | None => Err(text.get("export-no-sheets")),
            };
        }
        Exported::Html | Exported::Markdown | Exported::Json | Exported::Report => {}
    }
    let is_report = wish.to == Exported::Report;
    match Kind::named(&reading.header.game) {
        Some(Kind::Campaign) if is_report => reported::<Game>(&content, wish, settings, text),
        Some(Kind::IronGuest) if is_report => reported::<IronGuest>(&*IronGuest::built_in()?, wish, settings, text),
        Some(Kind::FullThrust) if is_report => reported::<FullThrust>(&*FullThrust::built_in()?, wish, settings, text),
        Some(Kind::Campaign) => campaign(&content, reading, wish.to, text),
        Some(Kind::IronGuest) => battle::<IronGuest>(reading, wish.to, text),
        Some(Kind::FullThrust) => battle::<FullThrust>(reading, wish.to, text),
        None => Err(text.with("error-other-game", &[("game", reading.header.game.as_str().into())])),
    }
}

/// A report of the file.
fn reported<G: kernel::Game>(
    catalogue: &G::Catalogue,
    wish: &Export,
    settings: &Settings,
    text: &Text,
) -> Result<Vec<u8>, String> {
    let making = Making::of_file::<G>(&wish.file, None, catalogue, settings, text.language());
    let bundle = making.run().map_err(|error| report::told(text, &error))?;
    bundle.to_bytes().map_err(|error| error.to_string())
}

/// The chronicle of the campaign.
fn campaign(content: &Arc<Content>, reading: &Reading, to: Exported, text: &Text) -> Result<Vec<u8>, String> {
    let loaded = Session::from_reading(content, reading).map_err(|error| error::load(text, &error))?;
    if let Some(note) = &loaded.note {
        complain(&error::note(text, note));
    }
    let facts = chronicle::gather(&loaded.session);
    saving::whole(text, &loaded.session)?;
    let document = || text::chronicle::document(text, &facts);
    match to {
        Exported::Html => Ok(line(chronicle::html(&document()))),
        Exported::Markdown => Ok(line(chronicle::markdown(&document()))),
        Exported::Json | Exported::Sheets | Exported::Journal | Exported::Report => {
            let json = chronicle::json(&facts).and_then(|json| serde_json::to_string_pretty(&json));
            json.map(line).map_err(|error| error.to_string())
        }
    }
}

/// The chronicle of a war game.
fn battle<G: WarGame>(reading: &Reading, to: Exported, text: &Text) -> Result<Vec<u8>, String> {
    let catalogue = G::built_in()?;
    let loaded = kernel::session::Session::<G>::from_reading(&catalogue, reading);
    let loaded = loaded.map_err(|error| load_error::<G>(text, &error))?;
    if let Some(note) = &loaded.note {
        complain(&error::note(text, note));
    }
    let session = loaded.session;
    let written = match to {
        Exported::Html => Ok(line(chronicle::html(&outline(&session, &G::narrator(text, &session))))),
        Exported::Markdown => Ok(line(chronicle::markdown(&outline(&session, &G::narrator(text, &session))))),
        Exported::Json | Exported::Sheets | Exported::Journal | Exported::Report => {
            serde_json::to_string_pretty(&kernel::headless::chronicle(&session))
                .map(line)
                .map_err(|error| error.to_string())
        }
    };
    saving::whole(text, &session)?;
    written
}

/// The record sheets of a battle of Full Thrust, a page for each side.
fn sheets(reading: &Reading, text: &Text) -> Result<Vec<u8>, String> {
    let catalogue = FullThrust::built_in()?;
    let loaded = kernel::session::Session::<FullThrust>::from_reading(&catalogue, reading);
    let session = loaded.map_err(|error| load_error::<FullThrust>(text, &error))?.session;
    let setup = session.setup();
    let sides = setup.scenario(&catalogue).into_iter().flat_map(|scenario| &scenario.sides);
    let sides: Vec<String> = sides.map(|side| text.get(&format!("full-thrust-side-{}", side.id))).collect();
    let title = session.name().to_owned();
    let document = full_thrust_table::sheets::of_forces(text, &catalogue, title, &sides, &setup.forces);
    Ok(line(chronicle::html(&document)))
}

/// Text that ends in a line feed.
fn line(mut written: String) -> Vec<u8> {
    if !written.ends_with('\n') {
        written.push('\n');
    }
    written.into_bytes()
}

/// Whether two paths lead to one file.
fn is_same(one: &Path, other: &Path) -> bool {
    match (one.canonicalize(), other.canonicalize()) {
        (Ok(one), Ok(other)) => one == other,
        (Err(_), _) | (_, Err(_)) => false,
    }
}

/// Writes a new file; one that is there is replaced only if that is wished, and then in one step.
fn keep(path: &Path, bytes: &[u8], force: bool) -> io::Result<()> {
    if force {
        // A device or a folder is not replaced by a file.
        if let Ok(there) = path.metadata()
            && !there.is_file()
        {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "not a file"));
        }
        return save::replace(&save::System, path, bytes).map(|_| ());
    }
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}
