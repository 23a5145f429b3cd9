//! Packs with absurd figures: each is refused, or can be played without harm.

use std::sync::Arc;

use ironclad::content::files::{ContentFile, built_in};
use ironclad::content::load::load;
use serde_json::{Value, json};

use super::packs::without_story;
use super::random_play::{Chance, begin, play};

/// Every number in a definition, by its pointer.
fn numbers(value: &Value, pointer: &str, found: &mut Vec<String>) {
    match value {
        Value::Number(_) => found.push(pointer.to_owned()),
        Value::Array(items) => {
            for (place, item) in items.iter().enumerate() {
                numbers(item, &format!("{pointer}/{place}"), found);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                numbers(field, &format!("{pointer}/{name}"), found);
            }
        }
        _ => {}
    }
}

/// A pack with a few of its numbers changed, most of them to something absurd.
fn absurd(mut files: Vec<ContentFile>, chance: &mut Chance) -> Vec<ContentFile> {
    let places: Vec<usize> = (0..files.len()).filter(|place| !files[*place].path.starts_with("scenarios/")).collect();
    for _ in 0..chance.below(6) + 1 {
        let file = &mut files[*chance.of(&places)];
        let mut value: Value = serde_json::from_slice(&file.text).expect("JSON");
        let mut found = Vec::new();
        numbers(&value, "", &mut found);
        if let Some(field) = found.get(chance.below(found.len())).and_then(|pointer| value.pointer_mut(pointer)) {
            *field = json!(*chance.of(&[0, 1, 2, 4, 6, 9, 20, 30, 60, 99, 128, 255]));
        }
        file.text = serde_json::to_vec(&value).expect("JSON").into();
    }
    files
}

#[test]
fn random_packs_are_refused_or_can_be_played() {
    let (mut played, mut refused) = (0, 0);
    for seed in 0..400 {
        let mut chance = Chance::new(seed);
        // Every tenth with the story, since its checks read the figures of all else.
        let files = if seed % 10 == 0 { built_in() } else { without_story() };
        match load(&absurd(files, &mut chance)) {
            Ok(pack) => {
                let mut rig = begin(Arc::new(pack), &mut chance);
                play(&mut rig, &mut chance, 120);
                played += 1;
            }
            Err(_) => refused += 1,
        }
    }
    assert!(played > 50 && refused > 50, "{played} played, {refused} refused");
}
