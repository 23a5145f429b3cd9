//! The schemas of content files: those shipped are those of the types, and the built-in files are written by them.

use std::path::{Path, PathBuf};

use boon::{Compiler, SchemaIndex, Schemas};
use ironclad::content::files::built_in;
use ironclad::content::load::load;
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

/// Fails when a type has changed and its schema has not; `IRONCLAD_SCHEMAS=new` writes them anew.
#[test]
fn the_shipped_schemas_are_those_of_the_types() {
    let made = schema::types::all(content());
    for (name, text) in &made {
        let path = shipped().join(format!("{name}.json"));
        if std::env::var_os("IRONCLAD_SCHEMAS").is_some_and(|wish| wish == "new") {
            std::fs::write(&path, text).expect("written");
        }
        let there = std::fs::read_to_string(path).unwrap_or_default();
        let renew = "write them anew: IRONCLAD_SCHEMAS=new cargo test --test runner schemas";
        assert!(there.replace("\r\n", "\n") == *text, "content/ironclad/schema/{name}.json is not current; {renew}");
    }
    let files = std::fs::read_dir(shipped()).expect("the schemas are shipped").count();
    assert_eq!(files, made.len(), "a schema in content/ironclad/schema is nobody's");
}

/// What `ironclad schema` writes is what the types would make of the same content, the built-in one and any other.
#[test]
fn what_is_handed_out_has_the_names_of_the_content() {
    let mut files = built_in();
    let hero = files.iter_mut().find(|file| file.path == "heroes/noriko.json").expect("Noriko");
    let mut other = hero.clone();
    other.path = "heroes/aaron.json".to_owned();
    files.push(other);
    let with_one_more = load(&files).expect("sound");
    for content in [content(), &with_one_more] {
        let mut made = schema::types::all(content);
        made.sort();
        assert_eq!(schema::all(content).expect("read"), made);
    }
    let handed = schema::all(&with_one_more).expect("read");
    assert!(handed.iter().any(|(_, text)| text.contains("\"aaron\"")), "the new hero is listed");
}

#[test]
fn every_built_in_file_is_written_by_its_schema() {
    for (name, _) in schema::types::all(content()) {
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
