//! A game's file that is to be read off the window's thread, to be told in the language of now.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::content::Content;
use crate::session::Session;
use crate::text::error;
use ironclad_text::pack::with_packs;
use words::Text;

/// A file to be read, with what it takes to tell of it. The game may be open.
#[derive(Clone)]
pub struct Reading {
    path: PathBuf,
    content: Arc<Content>,
    text: Text,
}

impl Reading {
    /// The game in this file, with this content.
    pub fn of(path: &Path, content: Arc<Content>, text: &Text) -> Self {
        Self { path: path.to_owned(), text: with_packs(text, &content), content }
    }

    /// The file of the game.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The words in which it is told.
    pub fn text(&self) -> &Text {
        &self.text
    }

    /// Reads a copy of the game.
    ///
    /// # Errors
    /// In words, why it cannot be read.
    pub fn session(&self) -> Result<Session, String> {
        let loaded = Session::load_copy(&self.content, &self.path);
        loaded.map(|loaded| loaded.session).map_err(|error| error::load(&self.text, &error))
    }
}

impl fmt::Debug for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reading").field("path", &self.path).finish_non_exhaustive()
    }
}

impl PartialEq for Reading {
    fn eq(&self, other: &Self) -> bool {
        self.path == other.path
    }
}
