//! JSON schemas of the content files.
//!
//! They are shipped in `content/ironclad/schema`, made there from the types that read the files (`schema/types.rs`), and
//! written out by `ironclad schema`. What a schema cannot say, such as bounds that depend on another file, `ironclad check` does.

#[cfg(feature = "schemas")]
pub mod types;

use serde_json::{Value, json};

use crate::Content;
use crate::id::Names;

/// The schemas that are shipped, by the names of their files.
static SHIPPED: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/schemas.rs"));

/// The schema of each kind of file: its name, which is that of the folder, and its text. Ids are this content's.
///
/// # Errors
/// If one that is shipped cannot be read, which a test excludes.
pub fn all(content: &Content) -> serde_json::Result<Vec<(&'static str, String)>> {
    SHIPPED
        .iter()
        .map(|(file, text)| {
            let mut schema = serde_json::from_slice(text)?;
            list_ids(&mut schema, &content.names);
            let name = file.strip_suffix(".json").unwrap_or(file);
            Ok((name, serde_json::to_string_pretty(&schema)? + "\n"))
        })
        .collect()
}

/// Puts the names of the content where a schema lists the ids of one kind.
fn list_ids(schema: &mut Value, names: &Names) {
    let Some(definitions) = schema.get_mut("definitions").and_then(Value::as_object_mut) else { return };
    for (kind, definition) in definitions {
        if let Some(listed) = names.listed(kind)
            && let Some(place) = definition.pointer_mut("/anyOf/0/enum")
        {
            *place = json!(listed);
        }
    }
}
