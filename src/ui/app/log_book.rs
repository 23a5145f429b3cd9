//! The log book of a campaign: of the game on the table at once, of one on the shelf when its file has been read.

use std::path::Path;

use super::reading::Reading;
use super::{App, Effect};
use crate::ui::present;
use crate::ui::screen::Screen;
use crate::ui::screen::log_book::{LogBook, LogBookView};

/// A log book that is to be read from the file of a campaign.
#[derive(Debug, Clone, PartialEq)]
pub struct Opening(Reading);

impl Opening {
    /// Reads it.
    ///
    /// # Errors
    /// In words, why it cannot be read.
    pub fn run(&self) -> Result<Box<LogBookView>, String> {
        let (text, session) = (self.0.text(), self.0.session()?);
        present::log_book::log_book(text, &session).map(Box::new).ok_or_else(|| text.get("log-book-none"))
    }

    /// The file of the campaign.
    pub fn path(&self) -> &Path {
        self.0.path()
    }
}

impl App {
    /// The log book of the campaign in this file opens.
    pub(super) fn open_log_book(&mut self, path: &Path) -> Effect {
        self.reading(path, |app, reading| {
            let opened = app.open(Screen::LogBook(LogBook::of(path.to_owned())));
            Effect::All(vec![opened, Effect::Open(Opening(reading))])
        })
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
