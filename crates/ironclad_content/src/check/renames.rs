//! The table of old ids: none of them is in use, and what each is called today exists.

use super::at;
use crate::Content;
use crate::fault::Fault;
use words::Message;

const FILE: &str = "renames.json";

/// Adds every fault of the table.
pub(super) fn renames(content: &Content, faults: &mut Vec<Fault>) {
    let in_use = |id: &str| {
        let on_a_map = || content.scenarios.iter().any(|(_, scenario)| scenario.map.names.sectors.has(id));
        content.names.has(id) || on_a_map()
    };
    for (old, today) in &content.renames.ids {
        let path = format!("ids.{old}");
        if in_use(old) {
            at(faults, FILE, &path, Message::new("fault-id-in-use"));
        }
        if let Some(today) = today.as_deref().filter(|today| !in_use(today)) {
            at(faults, FILE, &path, Message::new("fault-nothing-called").with("name", today));
        }
    }
}
