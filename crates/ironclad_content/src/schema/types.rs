//! Schemas from the types that read the files. What is shipped is made here by a test, which also finds when it is not current:
//! the libraries and the code for it would be a fifth of this crate, and the program only hands out what they made.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Value, json};

use crate::id::{OWN_ID, with_names};
use crate::sorted::{SortedMap, SortedSet};
use crate::{
    Content, flags, gear, hero, intel, map, module, order, pack, paper, plate, port, renames, rules, scenario, ship,
};

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
            of::<flags::Flags>("flags"),
            of::<flags::Flag>("flag"),
            of::<plate::PlatesFile>("plates"),
            of::<paper::Paper>("papers"),
            of::<renames::RenamesFile>("renames"),
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
    allow_by_side(&mut value);
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

/// In a story any value may be written by side.
fn allow_by_side(schema: &mut Value) {
    let Some(definitions) = schema.get_mut("definitions").and_then(Value::as_object_mut) else { return };
    let mut within: SortedSet<String> = SortedSet::new();
    let mut open = vec!["Story".to_owned()];
    while let Some(name) = open.pop() {
        if let Some(definition) = definitions.get(&name)
            && within.insert(name)
        {
            named_in(definition, &mut open);
        }
    }
    for name in &within {
        if let Some(definition) = definitions.get_mut(name) {
            wrap(definition);
        }
    }
    if !within.is_empty() {
        let by_side = json!({
            "description": "What stands here for each side of the story.",
            "type": "object",
            "properties": { "by-side": { "type": "object" } },
            "required": ["by-side"],
            "additionalProperties": false
        });
        definitions.insert("BySide".to_owned(), by_side);
    }
}

/// The definitions that a schema leans on.
fn named_in(value: &Value, names: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (key, field) in fields {
                match field.as_str().and_then(|to| to.strip_prefix("#/definitions/")) {
                    Some(name) if key == "$ref" => names.push(name.to_owned()),
                    _ => named_in(field, names),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| named_in(item, names)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Lets every property, and every entry of a map, stand by side.
fn wrap(value: &mut Value) {
    let allow = |inner: &mut Value| {
        wrap(inner);
        let own = inner.take();
        *inner = json!({ "anyOf": [own, { "$ref": "#/definitions/BySide" }] });
    };
    match value {
        Value::Object(fields) => {
            for (key, field) in fields {
                match (key.as_str(), field) {
                    ("properties", Value::Object(properties)) => {
                        properties
                            .iter_mut()
                            .filter(|(name, _)| *name != "by-side")
                            .for_each(|(_, inner)| allow(inner));
                    }
                    ("additionalProperties", inner) if inner.is_object() => allow(inner),
                    (_, field) => wrap(field),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(wrap),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
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

/// An id: one of these names or one of a player's own pack; without names, one that the file itself names.
pub(crate) fn id(kind: &str, names: Option<&[String]>) -> Schema {
    let Some(names) = names else {
        return json_schema!({ "type": "string", "description": format!("The id of a {kind}, as this file names it.") });
    };
    let own = json_schema!({ "type": "string", "pattern": OWN_ID });
    json_schema!({
        "description": format!("The id of a {kind}. One of a pack of your own has the pack's id before it: `pack.name`."),
        "anyOf": [{ "enum": names }, own],
    })
}

/// As the map of the standard library.
impl<K: JsonSchema, V: JsonSchema> JsonSchema for SortedMap<K, V> {
    fn inline_schema() -> bool {
        BTreeMap::<K, V>::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        BTreeMap::<K, V>::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        BTreeMap::<K, V>::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        BTreeMap::<K, V>::json_schema(generator)
    }
}

/// As the set of the standard library.
impl<T: JsonSchema> JsonSchema for SortedSet<T> {
    fn inline_schema() -> bool {
        BTreeSet::<T>::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        BTreeSet::<T>::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        BTreeSet::<T>::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        BTreeSet::<T>::json_schema(generator)
    }
}
