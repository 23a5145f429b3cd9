//! A game told back, and the chronicle written where people find it.

use std::fmt;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::reading::Reading;
use crate::chronicle::{self, Document};
use crate::games::{WarGame, load_error};
use crate::settings::Folders;
use crate::text;
use ironclad_table::chronicle::Form;
use kernel::chronicle::outline;
use kernel::save;
use words::{Text, saving};

/// A chronicle that is to be read from the file of a game. The game may be open.
#[derive(Debug, Clone, PartialEq)]
pub enum Telling {
    /// Of a game of the campaign.
    Campaign(Reading),
    /// Of a battle.
    Battle(Battle),
}

/// The file of a battle, and how it is told.
#[derive(Clone)]
pub struct Battle {
    path: PathBuf,
    text: Text,
    tell: fn(&Path, &Text) -> Result<Document, String>,
}

impl Battle {
    /// A battle of this war game.
    pub fn of<G: WarGame>(path: &Path, text: &Text) -> Self {
        Self { path: path.to_owned(), text: text.clone(), tell: outlined::<G> }
    }
}

/// The outline of a battle.
fn outlined<G: WarGame>(path: &Path, text: &Text) -> Result<Document, String> {
    let loaded = kernel::session::Session::<G>::load_copy(&G::built_in()?, path);
    let session = loaded.map_err(|error| load_error::<G>(text, &error))?.session;
    let document = outline(&session, &G::narrator(text, &session));
    saving::whole(text, &session)?;
    Ok(document)
}

impl Telling {
    /// Reads it.
    ///
    /// # Errors
    /// In words, why it cannot be told.
    pub fn run(&self) -> Result<Arc<Document>, String> {
        match self {
            Self::Campaign(reading) => {
                let session = reading.session()?;
                let facts = chronicle::gather(&session);
                saving::whole(reading.text(), &session)?;
                Ok(Arc::new(text::chronicle::document(reading.text(), &facts)))
            }
            Self::Battle(battle) => (battle.tell)(&battle.path, &battle.text).map(Arc::new),
        }
    }

    /// The file of the game.
    pub fn path(&self) -> &Path {
        match self {
            Self::Campaign(reading) => reading.path(),
            Self::Battle(battle) => &battle.path,
        }
    }
}

impl fmt::Debug for Battle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Battle").field("path", &self.path).finish_non_exhaustive()
    }
}

impl PartialEq for Battle {
    fn eq(&self, other: &Self) -> bool {
        self.path == other.path
    }
}

/// A chronicle that is to be written out, under its title.
#[derive(Debug, Clone, PartialEq)]
pub struct WritingOut {
    document: Arc<Document>,
    form: Form,
}

impl WritingOut {
    /// Of this document, in this form.
    pub fn new(document: Arc<Document>, form: Form) -> Self {
        Self { document, form }
    }

    /// The file's name without its ending: the chronicle's title in plain letters, and whose it is. The game's own file
    /// has the name of the scenario that a campaign began with, which says nothing of the whole.
    fn name(&self) -> String {
        let title = save::stem([self.document.title.as_str(), "chronicle"]);
        if title.contains("ironclad") {
            return title;
        }
        // Never a name by itself: some systems reserve a few, such as “con”.
        format!("ironclad-{title}")
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
        kept(&folders.outside, &self.name(), self.form.ending(), written.as_bytes()).map_err(|error| {
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

    fn written_as(title: &str) -> String {
        let document = Document { language: "en".to_owned(), title: title.to_owned(), pages: Vec::new() };
        WritingOut::new(Arc::new(document), Form::Html).name()
    }

    #[test]
    fn a_chronicle_is_called_by_its_title() {
        assert_eq!(written_as("The long way"), "ironclad-the-long-way");
        assert_eq!(written_as("The log of the Ironclad"), "the-log-of-the-ironclad");
        assert_eq!(written_as("Con"), "ironclad-con", "a name that Windows keeps for itself");
        assert_eq!(written_as("../.."), "ironclad-chronicle");
        assert_eq!(written_as("Лёд"), "ironclad-лёд");
    }

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
