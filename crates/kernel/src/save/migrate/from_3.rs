//! Format 4 brought other games than the campaign. What only the campaign knows stands together in the header's `setup`, a
//! checkpoint says what writes the lines after it and no more, and states are hashed in another form.

use serde_json::{Map, Value};

use super::RawLine;

/// What format 3 wrote into the header, and the campaign alone needs.
const SETUP: [&str; 6] = ["scenario", "mission", "campaign", "seats", "mode", "scripted"];
/// What of a header a checkpoint keeps.
const WRITER: [&str; 3] = ["app", "content", "packs"];

/// None if the lines do not begin with a header.
pub(super) fn step(lines: &mut [RawLine]) -> Option<()> {
    let (header, records) = lines.split_first_mut()?;
    let setup: Map<String, Value> = SETUP.into_iter().filter_map(|key| header.remove_entry(key)).collect();
    header.insert("setup".to_owned(), setup.into());
    header.insert("game".to_owned(), "ironclad".into());
    header.insert("hashes".to_owned(), "whole".into());
    for line in records.iter_mut().filter(|line| line.contains_key("checkpoint")) {
        let Some(Value::Object(mut header)) = line.remove("header") else { continue };
        let mut writer: Map<String, Value> = WRITER.into_iter().filter_map(|key| header.remove_entry(key)).collect();
        writer.insert("hashes".to_owned(), "whole".into());
        line.insert("writer".to_owned(), writer.into());
        if let Some(stage) = line.remove("scenario") {
            line.insert("stage".to_owned(), stage);
        }
    }
    Some(())
}
