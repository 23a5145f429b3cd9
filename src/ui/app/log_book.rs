//! The log book of a campaign: of the game on the table at once, of one on the shelf when its file has been read.

use std::path::Path;

use super::opening::FileNews;
use super::{App, Effect};
use crate::ui::job::log_book::ReadLogBook;
use crate::ui::screen::Screen;
use ironclad_table::log_book;
use ironclad_table::log_book::{LogBook, LogBookView};

impl App {
    /// The log book of the campaign in this file opens.
    pub(super) fn open_log_book(&mut self, path: &Path) -> Effect {
        self.reading(path, |app, reading| {
            let opened = app.open(Screen::LogBook(LogBook::of(path.to_owned())));
            Effect::All(vec![opened, Effect::Open(ReadLogBook::new(reading))])
        })
    }

    /// The log book of the campaign on the table.
    pub(super) fn log_book_of_table(&mut self) -> Effect {
        let Screen::Table(table) = &self.screen else { return Effect::None };
        let view = log_book::present::log_book(&self.text, table.session());
        // It tells of the whole past, so that may have turned out not to be playable.
        let news = FileNews::of_past(table.session());
        let opened = match view {
            Some(view) => self.open(Screen::LogBook(LogBook::new(view))),
            None => Effect::None,
        };
        self.with_news(news, opened)
    }

    /// The log book of a file has been read, or not.
    pub(super) fn on_log_book(&mut self, path: &Path, read: Result<Box<LogBookView>, String>) -> Effect {
        if let Screen::LogBook(book) = &mut self.screen {
            book.read(path, read);
        }
        Effect::None
    }
}
