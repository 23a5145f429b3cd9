//! A game's file that is to be read, or why the content is faulty.

use std::path::Path;

use super::{App, Effect};
use crate::ui::job::reading::Reading;

impl App {
    /// Goes on with the game in this file, to be read; or with the page that says how the content is faulty.
    pub(super) fn reading(&mut self, path: &Path, then: impl FnOnce(&mut Self, Reading) -> Effect) -> Effect {
        match self.content() {
            Ok(content) => {
                let reading = Reading::of(path, content, &self.text);
                then(self, reading)
            }
            Err(faults) => self.problem("problem-content", faults),
        }
    }
}
