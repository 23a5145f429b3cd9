//! JSON schemas of the content files, made from the types that read them.
//!
//! They are shipped in `content/schema` and written anew by `ironclad schema`. What a schema cannot say, such as bounds
//! that depend on another file, `ironclad check` does.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};
use serde_json::{Value, json};

use super::id::with_names;
use super::{Content, gear, hero, intel, map, module, order, pack, port, renames, rules, scenario, ship};

/// The schema of each kind of file: its name, which is that of the folder, and its text.
pub fn all(content: &Content) -> Vec<(&'static str, String)> {
    with_names(&content.names, || {
        vec![
            of::<hero::Hero>("heroes"),
            of::<intel::Intel>("intel"),
            of::<ship::EnemyShip>("ships"),
            of::<ship::Fighter>("fighters"),
            of::<order::Order>("orders"),
            of::<map::Tile>("tiles"),
            of::<port::Port>("ports"),
            of::<scenario::ScenarioFile>("scenarios"),
            of::<gear::Gear>("gear"),
            of::<module::Module>("modules"),
            of::<rules::Rules>("rules"),
            of::<renames::Renames>("renames"),
            of::<pack::PackFile>("pack"),
        ]
    })
}

/// The schema of one kind of file.
fn of<T: JsonSchema>(name: &'static str) -> (&'static str, String) {
    let settings = SchemaSettings::draft07();
    let mut schema = settings.into_generator().into_root_schema_for::<T>();
    allow_itself(&mut schema);
    let mut value = Value::from(schema);
    plain(&mut value);
    // A schema is made of strings, numbers and lists of them, which can always be written.
    let text = serde_json::to_string_pretty(&value).unwrap_or_default();
    (name, text + "\n")
}

/// Any file may say by which schema it is written.
fn allow_itself(schema: &mut Schema) {
    let field = json!({ "description": "Where the schema of this file is.", "type": "string" });
    if let Some(Value::Object(fields)) = schema.get_mut("properties") {
        fields.insert("$schema".to_owned(), field);
    }
}

/// Descriptions come from comments in the code; their links mean nothing outside it.
fn plain(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                match field {
                    Value::String(text) if name == "description" => *text = text.replace("[`", "`").replace("`]", "`"),
                    _ => plain(field),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(plain),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
