//! What a campaign remembers (`content/ironclad/flags.json`, and a file in `content/flags` for each flag of a pack): each flag has a few named values, and is unset until it has one.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::definition::read;
use super::fault::Fault;
use super::files::ContentFile;
use super::id::{FlagId, Id, NameList, Names, ValueId};
use crate::sorted::{SortedMap, SortedSet};

/// The value of a flag that nothing has set.
pub const UNSET: &str = "unset";

/// Every flag of the campaign.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Flags {
    /// By name.
    pub flags: SortedMap<FlagId, Flag>,
}

/// A flag.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Flag {
    /// What it may be, besides unset.
    pub values: Vec<ValueId>,
    /// What chapters that are not written yet will do with it, so that nothing doing so by now is no fault.
    #[serde(default, skip_serializing_if = "Later::is_nothing")]
    pub later: Later,
    /// Whether the log keeps silent about it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub silent: bool,
}

/// Chapters that are still to come and will have to do with a flag. Once such a chapter is there it has to keep to this.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Later {
    /// Those that will set it, by their numbers.
    pub set: SortedSet<u8>,
    /// Those that will read it.
    pub read: SortedSet<u8>,
}

impl Later {
    fn is_nothing(&self) -> bool {
        self.set.is_empty() && self.read.is_empty()
    }
}

/// The flags of the game's own file with those that have a file each, as packs bring them.
pub(super) fn with<'a>(
    mut flags: Flags,
    more: impl Iterator<Item = (&'a str, &'a ContentFile)>,
    names: &Names,
    faults: &mut Vec<Fault>,
) -> Flags {
    for (name, file) in more {
        if let (Some(flag), Some(written)) = (FlagId::find(names, name), read::<Flag>(file, faults)) {
            flags.flags.insert(flag, written);
        }
    }
    flags
}

/// The names of all flags: those of the game's own file, which may not be well-formed, and those that have a file each.
pub(super) fn names<'a>(
    file: Option<&ContentFile>,
    more: impl Iterator<Item = (&'a str, &'a ContentFile)>,
) -> NameList {
    let more = more.map(|(name, _)| name.to_owned());
    NameList::new(flags(file).into_iter().map(|(name, _)| name).chain(more))
}

/// The names of all values of all flags, the files of which may not be well-formed.
pub(super) fn values<'a>(
    file: Option<&ContentFile>,
    more: impl Iterator<Item = (&'a str, &'a ContentFile)>,
) -> NameList {
    let more = more.filter_map(|(_, file)| serde_json::from_slice::<Value>(&file.text).ok());
    let flags: Vec<Value> = flags(file).into_iter().map(|(_, flag)| flag).chain(more).collect();
    let values = flags.iter().filter_map(|flag| flag.get("values")?.as_array()).flatten();
    NameList::new(values.filter_map(Value::as_str).map(str::to_owned).chain([UNSET.to_owned()]))
}

fn flags(file: Option<&ContentFile>) -> Vec<(String, Value)> {
    let read = file.and_then(|file| serde_json::from_slice::<Value>(&file.text).ok());
    match read.and_then(|mut read| read.get_mut("flags").map(Value::take)) {
        Some(Value::Object(flags)) => flags.into_iter().collect(),
        _ => Vec::new(),
    }
}
