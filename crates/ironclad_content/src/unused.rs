//! What a pack brings and never uses: no fault, but worth a note to its author.

use std::collections::BTreeSet;

use serde_json::Value;

use super::Content;
use super::fault::Fault;
use super::pack::Pack;
use words::Message;

/// The folders whose things come into play only where a scenario or a card names them.
const NAMED: [&str; 7] = ["heroes", "intel", "ships", "villains", "fighters", "tiles", "ports"];

/// A note for each thing of the pack that nothing names, and for each encounter table of a power that is not about.
pub fn notes(pack: &Pack, content: &Content) -> Vec<Fault> {
    let mut named = BTreeSet::new();
    for text in pack.definitions() {
        // Files that cannot be read have been told as faults.
        if let Ok(value) = serde_json::from_slice(text) {
            words(&value, &mut named);
        }
    }
    let own = pack.things().filter(|(folder, name, _)| NAMED.contains(folder) && name.contains('.'));
    let unnamed = own.filter(|(_, name, _)| !named.contains(*name));
    let mut notes: Vec<Fault> = unnamed
        .map(|(_, name, path)| Fault::new(path, Message::new("fault-unnamed-thing").with("name", name)))
        .collect();
    for (folder, name, path) in pack.things() {
        let mut scenarios = content.scenarios.iter().map(|(_, scenario)| scenario);
        let Some(scenario) = scenarios.find(|scenario| folder == "scenarios" && scenario.name == name) else {
            continue;
        };
        let idle = scenario.file.encounters.keys().filter(|power| !scenario.file.active.contains(power));
        notes.extend(idle.map(|power| {
            let message = Message::new("fault-idle-table").with("power", power.name());
            Fault::at(path, format!("encounters.{power}"), message)
        }));
    }
    notes
}

/// Every text in a definition.
fn words(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => {
            found.insert(text.clone());
        }
        Value::Array(items) => items.iter().for_each(|item| words(item, found)),
        Value::Object(fields) => {
            for (name, field) in fields {
                found.insert(name.clone());
                words(field, found);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
