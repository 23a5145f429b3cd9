//! A report: one file that brings a moment of a game back exactly, and tells nothing else about the machine or the people.
//!
//! It holds the journal line by line, the versions of the program and of all that is played with, and those settings that
//! change what is seen. The players' names and whatever they called the game and its branches are left out of the lines,
//! which are sealed anew; the states, and so their hashes, do not know those names.
//!
//! A report may come from a stranger: it is read within the bounds of a campaign file, and its lines as carefully.

mod bundle;
mod unnamed;

pub use bundle::{Bundle, Moment, Shown, Unsound, VERSION};

use std::path::{Path, PathBuf};
use std::sync::Arc;

use kernel::session::{Lines, LoadError, Loaded, Session};
use kernel::{Game, HashForm};

use crate::save::{self, Reading, SaveError};
use crate::settings::Settings;
use crate::text::error;
use words::Text;

/// Why a report could not be made or read.
#[derive(Debug, thiserror::Error)]
pub enum ReportError {
    /// The file of the game, or of the report, is at fault.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// It is not written as a report.
    #[error("{}: not a report", path.display())]
    NotAReport {
        /// Which file.
        path: PathBuf,
    },
    /// A newer version of the program wrote it.
    #[error("{}: a report of a newer kind ({version}; this version reads {VERSION})", path.display())]
    Newer {
        /// Which file.
        path: PathBuf,
        /// Its kind.
        version: u32,
    },
}

/// A report that is to be made. Reading the journal may take its time, so it can be run anywhere.
#[derive(Debug, Clone)]
pub struct Making {
    from: Origin,
    bundle: Bundle,
}

#[derive(Debug, Clone)]
enum Origin {
    Session(Lines),
    File(PathBuf),
}

impl Making {
    /// A report of a game in play, of the moment at which it stands.
    pub fn of_session<G: Game>(session: &Session<G>, settings: &Settings, language: &str) -> Self {
        let game = session.game();
        let mut bundle = frame::<G>(game.catalogue(), settings, language);
        bundle.moment = Some(Moment { input: session.place(), hash: game.hash(HashForm::Canonical) });
        Self { from: Origin::Session(session.journal()), bundle }
    }

    /// A report of a game that could not be opened. Of a file that nothing can be read of, it says only that.
    pub fn of_file<G: Game>(
        path: &Path,
        why: Option<&LoadError<G::Fault>>,
        catalogue: &G::Catalogue,
        settings: &Settings,
        language: &str,
    ) -> Self {
        let mut bundle = frame::<G>(catalogue, settings, language);
        bundle.fault = why.map(fault);
        Self { from: Origin::File(path.to_owned()), bundle }
    }

    /// Makes it.
    ///
    /// # Errors
    /// If the journal of a game in play cannot be read.
    pub fn run(&self) -> Result<Bundle, ReportError> {
        let mut bundle = self.bundle.clone();
        match &self.from {
            Origin::Session(lines) => bundle.take(&lines.read()?)?,
            Origin::File(path) => match save::read(path) {
                Ok(reading) => bundle.take(&reading)?,
                Err(error) => bundle.fault = bundle.fault.or_else(|| Some(fault_of_file(&error))),
            },
        }
        Ok(bundle)
    }
}

fn frame<G: Game>(catalogue: &G::Catalogue, settings: &Settings, language: &str) -> Bundle {
    Bundle {
        report: VERSION,
        app: env!("CARGO_PKG_VERSION").to_owned(),
        format: save::FORMAT,
        content: G::fingerprint(catalogue),
        packs: G::packs(catalogue),
        language: language.to_owned(),
        settings: Shown::of(settings),
        moment: None,
        fault: None,
        unsound: None,
        journal: Vec::new(),
    }
}

/// Why a game could not be opened, without the path of its file.
fn fault<F: std::error::Error>(error: &LoadError<F>) -> String {
    match error {
        LoadError::Save(error) => fault_of_file(error),
        LoadError::Game(_)
        | LoadError::OtherGame(_)
        | LoadError::Setup(_)
        | LoadError::Refused(_)
        | LoadError::TooLong
        | LoadError::PacksMissing(_) => error.to_string(),
    }
}

fn fault_of_file(error: &SaveError) -> String {
    match error {
        SaveError::Missing { .. } => "missing".to_owned(),
        SaveError::Damaged { line, .. } | SaveError::Unsound { line, .. } => format!("damaged:{line}"),
        SaveError::Newer { format, .. } => format!("format:{format}"),
        SaveError::Unreadable { source, .. } => format!("unreadable:{:?}", source.kind()),
        SaveError::NotWritable { source, .. } => format!("not-writable:{:?}", source.kind()),
        SaveError::InUse { .. } => "in-use".to_owned(),
        SaveError::Taken { .. } | SaveError::Known { .. } => "there-already".to_owned(),
        SaveError::ReadOnly { why, .. } => format!("read-only:{why:?}"),
        SaveError::TooManyLines { .. } => "too-many-lines".to_owned(),
        SaveError::TooLarge { .. } => "too-large".to_owned(),
    }
}

/// Reads a report.
///
/// # Errors
/// If there is none, or it is of a newer kind.
pub fn read(path: &Path) -> Result<Bundle, ReportError> {
    Bundle::from_bytes(&bytes(path)?, path)
}

/// Reads the journal of a campaign file, or of a report.
///
/// # Errors
/// If it is neither.
pub fn read_journal(path: &Path) -> Result<Reading, ReportError> {
    let bytes = bytes(path)?;
    if Bundle::is_one(&bytes) {
        return Bundle::from_bytes(&bytes, path)?.reading(path);
    }
    Ok(save::read_bytes(&bytes, path)?)
}

fn bytes(path: &Path) -> Result<Vec<u8>, SaveError> {
    use std::io::ErrorKind;
    let path_of = || path.to_owned();
    save::read_whole(&save::System, path).map_err(|error| match error.kind() {
        ErrorKind::NotFound => SaveError::Missing { path: path_of() },
        ErrorKind::FileTooLarge => SaveError::TooLarge { path: path_of() },
        _ => SaveError::Unreadable { path: path_of(), source: error },
    })
}

/// Why there is no report, for players.
pub fn told(text: &Text, error: &ReportError) -> String {
    let place = |path: &Path| ("path", path.display().to_string().into());
    match error {
        ReportError::Save(error) => error::save(text, error),
        ReportError::NotAReport { path } => text.with("error-report-none", &[place(path)]),
        ReportError::Newer { path, .. } => text.with("error-report-newer", &[place(path)]),
    }
}

/// The game of a report, at the moment that was reported, in memory.
///
/// # Errors
/// If it holds no journal, or its game cannot be played with this catalogue.
pub fn open<G: Game>(
    catalogue: &Arc<G::Catalogue>,
    bundle: &Bundle,
    path: &Path,
) -> Result<Loaded<G>, OpenError<G::Fault>> {
    Session::from_reading(catalogue, &bundle.reading(path)?).map_err(OpenError::Load)
}

/// Why the game of a report could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError<F: std::error::Error + 'static> {
    /// The report is at fault.
    #[error(transparent)]
    Report(#[from] ReportError),
    /// Its game is.
    #[error(transparent)]
    Load(LoadError<F>),
}
