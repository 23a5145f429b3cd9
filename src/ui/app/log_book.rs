//! The log book of a campaign: of the game on the table at once, of one on the shelf when its file has been read.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{App, Effect};
use crate::content::Content;
use crate::session::Session;
use crate::text::{Text, error};
use crate::ui::present;
use crate::ui::screen::Screen;
use crate::ui::screen::log_book::{LogBook, LogBookView};

/// A log book that is to be read from the file of a campaign.
#[derive(Clone)]
pub struct Opening {
    path: PathBuf,
    content: Arc<Content>,
    text: Text,
}

impl Opening {
    /// Reads it.
    ///
    /// # Errors
    /// In words, why it cannot be read.
    pub fn run(&self) -> Result<Box<LogBookView>, String> {
        let loaded = Session::load_copy(&self.content, &self.path);
        let session = loaded.map_err(|error| error::load(&self.text, &error))?.session;
        present::log_book::log_book(&self.text, &session).map(Box::new).ok_or_else(|| self.text.get("log-book-none"))
    }

    /// The file of the campaign.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl fmt::Debug for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Opening").field("path", &self.path).finish_non_exhaustive()
    }
}

impl PartialEq for Opening {
    fn eq(&self, other: &Self) -> bool {
        self.path == other.path
    }
}

impl App {
    /// The log book of the campaign in this file opens.
    pub(super) fn open_log_book(&mut self, path: &Path) -> Effect {
        let content = match self.content() {
            Ok(content) => content,
            Err(faults) => return self.problem("problem-content", faults),
        };
        let opening = Opening { path: path.to_owned(), text: self.text.with_packs(&content), content };
        let opened = self.open(Screen::LogBook(LogBook::of(path.to_owned())));
        Effect::All(vec![opened, Effect::Open(opening)])
    }

    /// The log book of the campaign on the table.
    pub(super) fn log_book_of_table(&mut self) -> Effect {
        let Screen::Table(table) = &self.screen else { return Effect::None };
        match present::log_book::log_book(&self.text, table.session()) {
            Some(view) => self.open(Screen::LogBook(LogBook::new(view))),
            None => Effect::None,
        }
    }

    /// The log book of a file has been read, or not.
    pub(super) fn on_log_book(&mut self, path: &Path, read: Result<Box<LogBookView>, String>) -> Effect {
        if let Screen::LogBook(book) = &mut self.screen {
            book.read(path, read);
        }
        Effect::None
    }
}
