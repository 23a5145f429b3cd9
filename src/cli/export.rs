//! A saved game written out: its chronicle for people or for programs, or the bare journal of a report.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use super::args::{Export, Exported};
use super::replay::trouble_in_words;
use super::{complain, print};
use crate::chronicle;
use crate::content::Content;
use crate::report;
use crate::save::{self, Journal, Reading};
use crate::session::Session;
use crate::text::{self, error};
use words::Text;

/// Writes what was asked for, to a file or to standard output.
pub(super) fn export(content: Content, wish: &Export, text: &Text) -> ExitCode {
    let reading = match report::read_journal(&wish.file) {
        Ok(reading) => reading,
        Err(error) => return failed(&report::told(text, &error)),
    };
    if let Some(trouble) = reading.trouble {
        complain(&trouble_in_words(text, trouble));
    }
    let bytes = match written(Arc::new(content), &reading, wish.to, text) {
        Ok(bytes) => bytes,
        Err(words) => return failed(&words),
    };
    let Some(out) = &wish.out else {
        // Whoever asked has stopped reading; there is nobody to tell.
        let _ = io::stdout().write_all(&bytes);
        return ExitCode::SUCCESS;
    };
    let place = ("path", out.display().to_string().into());
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
fn written(content: Arc<Content>, reading: &Reading, to: Exported, text: &Text) -> Result<Vec<u8>, String> {
    if to == Exported::Journal {
        return Journal::going_on(reading).bytes().map_err(|error| error::save(text, &error));
    }
    let loaded = Session::from_reading(&content, reading).map_err(|error| error::load(text, &error))?;
    if let Some(note) = &loaded.note {
        complain(&error::note(text, note));
    }
    let facts = chronicle::gather(&loaded.session);
    let document = || text::chronicle::document(text, &facts);
    let mut written = match to {
        Exported::Html => chronicle::html(&document()),
        Exported::Markdown => chronicle::markdown(&document()),
        Exported::Json | Exported::Journal => {
            let json = chronicle::json(&facts).and_then(|json| serde_json::to_string_pretty(&json));
            json.map_err(|error| error.to_string())?
        }
    };
    if !written.ends_with('\n') {
        written.push('\n');
    }
    Ok(written.into_bytes())
}

/// Writes a new file; one that is there is replaced only if that is wished, and then in one step.
fn keep(path: &Path, bytes: &[u8], force: bool) -> io::Result<()> {
    if force {
        return save::replace(&save::System, path, bytes).map(|_| ());
    }
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}
