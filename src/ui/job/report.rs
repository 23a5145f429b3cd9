//! A report, written where people find it.

use std::path::PathBuf;

use crate::report::{self, Making};
use crate::settings::Folders;
use words::Text;

/// A report that is to be made; of equal ones there is never more than one in hand.
#[derive(Debug, Clone)]
pub struct Reporting {
    making: Making,
    text: Text,
}

impl Reporting {
    /// Of what the report is made from, in these words.
    pub fn new(making: Making, text: Text) -> Self {
        Self { making, text }
    }

    /// Makes it, writes it into the folder for what people take out, and says where.
    ///
    /// # Errors
    /// In words, why it could not be made.
    pub fn run(&self, folders: &Folders) -> Result<PathBuf, String> {
        let bundle = self.making.run().map_err(|error| report::told(&self.text, &error))?;
        bundle.write_into(&folders.outside).map_err(|error| {
            let path = folders.outside.display().to_string();
            self.text.with("problem-at", &[("path", path.into()), ("reason", error.to_string().into())])
        })
    }
}

impl PartialEq for Reporting {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
