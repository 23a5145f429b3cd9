//! A folder of games that cannot be read.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::save::{self, System};
use words::Text;

/// What lies in this folder does not show, and why. A folder that is not there yet is none of these: it holds no games.
#[derive(Debug, Clone)]
pub struct Unread {
    /// The folder.
    folder: PathBuf,
    /// What the system says; shared, for messages are copied.
    why: Arc<io::Error>,
}

impl Unread {
    /// The folder could not be read.
    pub(super) fn new(folder: &Path, why: io::Error) -> Self {
        Self { folder: folder.to_owned(), why: Arc::new(why) }
    }

    /// The folder, if it cannot be read.
    pub(super) fn of(folder: &Path) -> Option<Self> {
        save::list(&System, folder).err().map(|why| Self::new(folder, why))
    }

    /// Says so, in words.
    pub fn told(&self, text: &Text) -> String {
        let (path, reason) = (self.folder.display().to_string(), self.why.to_string());
        text.with("campaigns-unread", &[("path", path.into()), ("reason", reason.into())])
    }
}
