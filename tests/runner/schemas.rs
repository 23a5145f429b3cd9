//! The schemas of content files: those shipped are those of the types, and the built-in files are written by them.

use std::path::{Path, PathBuf};

use boon::{Compiler, SchemaIndex, Schemas};
use ironclad::content::files::built_in;
use ironclad::content::schema;
use serde_json::{Value, json};

use super::table::content;

fn shipped() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("content/ironclad/schema")
}

/// A schema that is shipped, ready to check files by.
fn compiled(name: &str, schemas: &mut Schemas) -> SchemaIndex {
    let path = shipped().join(format!("{name}.json"));
    let mut compiler = Compiler::new();
    compiler.compile(&path.display().to_string(), schemas).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn the_shipped_schemas_are_those_of_the_types() {
    let renew = "write them anew: cargo run --offline -- schema content/ironclad/schema";
    let made = schema::all(content());
    for (name, text) in &made {
        let there = std::fs::read_to_string(shipped().join(format!("{name}.json"))).unwrap_or_default();
        assert!(there.replace("\r\n", "\n") == *text, "content/ironclad/schema/{name}.json is not current; {renew}");
    }
    let files = std::fs::read_dir(shipped()).expect("the schemas are shipped").count();
    assert_eq!(files, made.len(), "a schema in content/ironclad/schema is nobody's");
}

#[test]
fn every_built_in_file_is_written_by_its_schema() {
    for (name, _) in schema::all(content()) {
        let mut schemas = Schemas::new();
        let index = compiled(name, &mut schemas);
        let of_this_kind = |path: &str| path.split(['/', '.']).next() == Some(name);
        let files: Vec<_> = built_in().into_iter().filter(|file| of_this_kind(&file.path)).collect();
        // Some kinds of files are packs' alone.
        assert!(!files.is_empty() || ["pack", "flag"].contains(&name), "no file of {name}");
        for file in files {
            let value: Value = serde_json::from_slice(&file.text).expect("JSON");
            let own = value["$schema"].as_str().unwrap_or_else(|| panic!("{} names no schema", file.path));
            let folder = Path::new(&file.path).parent().expect("a folder");
            let up = if folder == Path::new("") { "" } else { "../" };
            assert_eq!(own, format!("{up}schema/{name}.json"), "{}", file.path);
            if let Err(error) = schemas.validate(&value, index) {
                panic!("{}: {error:#}", file.path);
            }
        }
    }
}

#[test]
fn an_editor_finds_what_is_misspelt() {
    let mut schemas = Schemas::new();
    let index = compiled("heroes", &mut schemas);
    let file = built_in().into_iter().find(|file| file.path == "heroes/noriko.json").expect("Noriko");
    let sound: Value = serde_json::from_slice(&file.text).expect("JSON");
    for (pointer, wrong) in [
        ("/classes", json!(["pirate"])),
        ("/regular/skills", json!({ "juggling": 2 })),
        ("/regular/cost", json!(-1)),
        ("/experience", json!(null)),
    ] {
        let mut value = sound.clone();
        *value.pointer_mut(pointer).expect("it is there") = wrong;
        assert!(schemas.validate(&value, index).is_err(), "{pointer}");
    }
    let mut value = sound;
    value["nickname"] = json!("Nori");
    assert!(schemas.validate(&value, index).is_err(), "a field that there is not");
}

#[test]
fn an_editor_knows_the_ids() {
    let mut schemas = Schemas::new();
    let index = compiled("scenarios", &mut schemas);
    let file = built_in().into_iter().find(|file| file.path == "scenarios/tutorial-1.json").expect("a tutorial");
    let mut value: Value = serde_json::from_slice(&file.text).expect("JSON");
    for (hero, known) in [("noriko", true), ("low-tide.gull", true), ("norico", false), ("Low Tide.gull", false)] {
        value["squads"]["hangar"] = json!([hero]);
        assert_eq!(schemas.validate(&value, index).is_ok(), known, "{hero}");
    }
}
