//! The fingerprint of a catalogue's definitions.

use std::sync::OnceLock;

use serde::Serialize;
use xxhash_rust::xxh3::Xxh3;

use crate::id::with_names;
use crate::{Content, Id, Names, Table};
use kernel::json::text;
use kernel::save::Hash;

/// The fingerprint of a catalogue, worked out when it is first asked for. A copy works out its own, since it may be changed.
#[derive(Debug, Default)]
pub struct Fingerprint(OnceLock<Hash>);

impl Clone for Fingerprint {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl Content {
    /// A number that two catalogues share only if their definitions do, however their files are laid out.
    pub fn fingerprint(&self) -> Hash {
        *self.fingerprint.0.get_or_init(|| self.hashed())
    }

    fn hashed(&self) -> Hash {
        let mut hash = Xxh3::new();
        let names = &self.names;
        with_names(names, || {
            add(&mut hash, "rules", &self.rules);
            table(&mut hash, names, &self.heroes);
            table(&mut hash, names, &self.intel);
            table(&mut hash, names, &self.ships);
            table(&mut hash, names, &self.fighters);
            table(&mut hash, names, &self.orders);
            table(&mut hash, names, &self.tiles);
            table(&mut hash, names, &self.ports);
            table(&mut hash, names, &self.gear);
            table(&mut hash, names, &self.modules);
            for (id, scenario) in self.scenarios.iter() {
                add(&mut hash, id.name(names), &scenario.file);
            }
            for (id, scenario) in &self.at_first {
                add(&mut hash, id.name(names), &scenario.file);
            }
        });
        Hash(hash.digest())
    }
}

fn table<I: Id, T: Serialize>(hash: &mut Xxh3, names: &Names, table: &Table<I, T>) {
    hash.update(I::KIND.as_bytes());
    for (id, thing) in table.iter() {
        add(hash, id.name(names), thing);
    }
}

fn add<T: Serialize>(hash: &mut Xxh3, name: &str, thing: &T) {
    hash.update(name.as_bytes());
    // By way of a value, since scenarios are written as values: a type that is written as text besides is compiled once more.
    // Definitions were read from JSON under these names, so they can be written; one that could not would only make the
    // fingerprint less telling.
    let text = serde_json::to_value(thing).and_then(|value| text(&value));
    if let Ok(text) = text {
        hash.update(text.get().as_bytes());
    }
}
