//! The log book of a campaign, read from its file.

use std::path::Path;

use super::reading::Reading;
use ironclad_table::log_book;
use ironclad_table::log_book::LogBookView;

/// A log book that is to be read from the file of a campaign.
#[derive(Debug, Clone, PartialEq)]
pub struct ReadLogBook(Reading);

impl ReadLogBook {
    /// Of the campaign that is read.
    pub fn new(reading: Reading) -> Self {
        Self(reading)
    }

    /// Reads it.
    ///
    /// # Errors
    /// In words, why it cannot be read.
    pub fn run(&self) -> Result<Box<LogBookView>, String> {
        let (text, session) = (self.0.text(), self.0.session()?);
        let book = log_book::present::log_book(text, &session).map(Box::new);
        words::saving::whole(text, &session)?;
        book.ok_or_else(|| text.get("log-book-none"))
    }

    /// The file of the campaign.
    pub fn path(&self) -> &Path {
        self.0.path()
    }
}
