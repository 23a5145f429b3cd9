//! The words that one players' pack has for its own things, in one language.

use std::collections::BTreeSet;

use super::{Bundle, bundle, fluent_id};
use crate::language::{parsed, sound_part};

/// The words of one pack in one language. It speaks of the pack's own things and of those it replaces, and of nothing else.
pub struct Voice {
    pub(crate) bundle: Bundle,
    /// What begins the keys of its own things, after their kind.
    own: String,
    /// The keys of what it replaces, and of its own things.
    keys: BTreeSet<String>,
}

impl Voice {
    /// The words in these Fluent files, for things whose keys contain `own` or are among `keys`.
    pub fn new(language: &str, sources: impl IntoIterator<Item = String>, own: String, keys: BTreeSet<String>) -> Self {
        let resources = sources.into_iter().map(|source| parsed(sound_part(source).0));
        Self { bundle: bundle(language, resources), own, keys }
    }

    /// What begins the keys of a pack's own things, after their kind, for the pack with this id.
    pub fn prefix(pack: &str) -> String {
        fluent_id(&format!("-{pack}.")).into_owned()
    }

    /// Whether the pack's words count for a key.
    pub(crate) fn may_say(&self, key: &str) -> bool {
        key.contains(&self.own) || self.keys.contains(key)
    }
}
