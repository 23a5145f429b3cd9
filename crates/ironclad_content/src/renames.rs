//! Ids that were once called something else (`content/ironclad/renames.json`), so that saved games find what they name.

pub use kernel::save::{Fate, Renames};
use serde::{Deserialize, Serialize};

use crate::sorted::SortedMap;

/// Old ids and what became of them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schemas", schemars(rename = "Renames"))]
pub struct RenamesFile {
    /// By the old id: the id of today, or nothing if the thing is gone.
    pub ids: SortedMap<String, Option<String>>,
}

impl From<RenamesFile> for Renames {
    fn from(file: RenamesFile) -> Self {
        Self { ids: file.ids.into_iter().collect() }
    }
}
