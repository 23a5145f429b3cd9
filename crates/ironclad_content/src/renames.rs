//! Ids that were once called something else (`content/ironclad/renames.json`), so that saved games find what they name.

use std::collections::BTreeMap;

pub use kernel::save::{Fate, Renames};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Old ids and what became of them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(rename = "Renames")]
pub struct RenamesFile {
    /// By the old id: the id of today, or nothing if the thing is gone.
    pub ids: BTreeMap<String, Option<String>>,
}

impl From<RenamesFile> for Renames {
    fn from(file: RenamesFile) -> Self {
        Self { ids: file.ids }
    }
}
