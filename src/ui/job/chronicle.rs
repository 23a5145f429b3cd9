//! A game told back, and the chronicle written where people find it.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::reading::Reading;
use crate::chronicle::{self, Document};
use crate::settings::Folders;
use crate::text;
use ironclad_table::chronicle::Form;

/// A chronicle that is to be read from the file of a game. The game may be open.
#[derive(Debug, Clone, PartialEq)]
pub struct Telling(Reading);

impl Telling {
    /// Of the game that is read.
    pub fn new(reading: Reading) -> Self {
        Self(reading)
    }

    /// Reads it.
    ///
    /// # Errors
    /// In words, why it cannot be told.
    pub fn run(&self) -> Result<Arc<Document>, String> {
        let facts = chronicle::gather(&self.0.session()?);
        Ok(Arc::new(text::chronicle::document(self.0.text(), &facts)))
    }

    /// The file of the game.
    pub fn path(&self) -> &Path {
        self.0.path()
    }
}

/// A chronicle that is to be written out, under the name of the game's file.
#[derive(Debug, Clone, PartialEq)]
pub struct WritingOut {
    document: Arc<Document>,
    form: Form,
    name: String,
}

impl WritingOut {
    /// Of this document, in this form, to a file of this name.
    pub fn new(document: Arc<Document>, form: Form, name: String) -> Self {
        Self { document, form, name }
    }

    /// Writes it into the folder for what people take out, under a free name, and says where.
    ///
    /// # Errors
    /// What the system said.
    pub fn run(&self, folders: &Folders) -> Result<PathBuf, String> {
        let written = match self.form {
            Form::Html => chronicle::html(&self.document),
            Form::Markdown => chronicle::markdown(&self.document),
        };
        kept(&folders.outside, &self.name, self.form.ending(), written.as_bytes()).map_err(|error| {
            let folder = folders.outside.display();
            format!("{folder}: {error}")
        })
    }
}

/// Writes a new file; one that is there is left as it is, and a number is put to the name.
fn kept(folder: &Path, name: &str, ending: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    std::fs::create_dir_all(folder)?;
    for number in 1..10_000 {
        let counted = if number == 1 { String::new() } else { format!("-{number}") };
        let path = folder.join(format!("{name}{counted}.{ending}"));
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(mut file) => {
                file.write_all(bytes)?;
                file.sync_all()?;
                return Ok(path);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_already_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let inside = folder.path().join("papers");
        let one = kept(&inside, "winter", "md", b"one").unwrap();
        let other = kept(&inside, "winter", "md", b"other").unwrap();
        assert_ne!(one, other);
        assert_eq!(std::fs::read(one).unwrap(), b"one");
        assert_eq!(std::fs::read(other).unwrap(), b"other");
    }
}
