//! The layers that the crates list in their `lib.rs`: each uses those above it and never those below, and the engine keeps
//! away from the world. What ARCHITECTURE says is somewhere is there.

use std::path::{Path, PathBuf};

/// The crates that have layers, the highest first.
const CRATES: [&str; 3] = ["crates/ironclad_rules/src", "crates/ironclad_game/src", "src"];

/// From the highest to the lowest, as the `lib.rs` of each crate has them.
const LAYERS: [&str; 17] = [
    "engine",
    "patrol",
    "bot",
    "play",
    "odds",
    "protocol",
    "save",
    "session",
    "chronicle",
    "sim",
    "games",
    "settings",
    "report",
    "seeds",
    "headless",
    "ui",
    "cli",
];

/// The sources of the war games that may use a generator of their own, grown from a seed: bots, what is made for players before
/// a battle, and what an observer guesses of what is hidden.
const GUESSING: [(&str, &[&str]); 2] = [
    ("crates/iron_guest/src", &[]),
    ("crates/full_thrust/src", &["bot.rs", "bot/", "fair.rs", "generate.rs", "setup/raise.rs", "observe.rs"]),
];

/// What the rules may not know of.
const OUTSIDE: [&str; 12] = [
    "std::fs",
    "std::io",
    "std::time",
    "std::env",
    "std::net",
    "std::thread",
    "rand",
    "rand_chacha",
    "iced",
    "fluent",
    "HashMap",
    "HashSet",
];
const FLOATS: [&str; 2] = ["f32", "f64"];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

fn roots() -> impl Iterator<Item = PathBuf> {
    CRATES.into_iter().map(|folder| Path::new(env!("CARGO_MANIFEST_DIR")).join(folder))
}

/// Every source file: its path below its crate's `src`, its layer, and its code without comments.
fn files() -> Vec<(String, String, String)> {
    roots().flat_map(|root| files_below(&root)).collect()
}

fn files_below(root: &Path) -> Vec<(String, String, String)> {
    let mut paths = Vec::new();
    sources(root, &mut paths);
    paths
        .into_iter()
        .map(|path| {
            let below = path.strip_prefix(root).expect("below").to_string_lossy().replace('\\', "/");
            let layer = below.split(['/', '.']).next().expect("a name").to_owned();
            let text = std::fs::read_to_string(&path).expect("text");
            let code: Vec<&str> = text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
            (below, layer, code.join("\n"))
        })
        .collect()
}

/// Whether a word or path stands by itself in the code.
fn names(code: &str, word: &str) -> bool {
    let inside = |character: char| character.is_alphanumeric() || character == '_';
    code.match_indices(word).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        let after = code[at + word.len()..].chars().next();
        !before.is_some_and(inside) && !after.is_some_and(inside)
    })
}

/// The layers that a file names after `crate::`, in braces or not.
fn used(code: &str) -> Vec<String> {
    let mut layers = Vec::new();
    for (at, found) in code.match_indices("crate::") {
        let rest = &code[at + found.len()..];
        let group = rest.strip_prefix('{').and_then(|rest| rest.split('}').next());
        for part in group.unwrap_or(rest).split(',').take(if group.is_some() { usize::MAX } else { 1 }) {
            let name = part.trim().split(|character: char| !character.is_alphanumeric() && character != '_').next();
            layers.extend(name.map(str::to_owned));
        }
    }
    layers
}

#[test]
fn no_layer_uses_a_lower_one() {
    let height = |layer: &str| LAYERS.iter().position(|other| *other == layer);
    for (path, layer, code) in files() {
        if layer == "lib" || layer == "main" {
            continue;
        }
        let own = height(&layer).unwrap_or_else(|| panic!("{path} is in no layer"));
        for other in used(&code) {
            assert!(height(&other).is_none_or(|other| other <= own), "{path} uses {other}, which is below it");
        }
    }
}

#[test]
fn the_list_of_layers_is_the_one_in_the_libraries() {
    let read = |root: PathBuf| std::fs::read_to_string(root.join("lib.rs")).expect("lib.rs");
    let text: Vec<String> = roots().map(read).collect();
    let listed: Vec<&str> = text
        .iter()
        .flat_map(|text| text.lines())
        .filter(|line| line.starts_with("//! ") && line.contains(". [`"))
        .filter_map(|line| line.split('`').nth(1))
        .collect();
    assert_eq!(listed, LAYERS);
}

#[test]
fn the_rules_keep_away_from_the_world() {
    let content = files_below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/ironclad_content/src"));
    let engine = files().into_iter().filter(|(_, layer, _)| layer == "engine");
    for (path, _, code) in content.into_iter().chain(engine) {
        for word in OUTSIDE {
            let allowed = match path.as_str() {
                "files.rs" => ["std::fs", "std::io"].contains(&word),
                "pack/shelf.rs" => word == "std::fs",
                _ => false,
            };
            assert!(allowed || !names(&code, word), "{path} names {word}");
        }
        for word in FLOATS {
            assert!(!names(&code, word), "{path} names {word}");
        }
    }
}

#[test]
fn the_rules_of_war_games_keep_away_from_the_world() {
    for (root, guessing) in GUESSING {
        let files = files_below(&Path::new(env!("CARGO_MANIFEST_DIR")).join(root));
        assert!(files.len() > 20, "the sources of {root} are found");
        for (path, _, code) in files {
            let guesses = guessing.iter().any(|part| path.as_str() == *part || path.starts_with(part));
            let banned = OUTSIDE.into_iter().filter(|word| !(guesses && ["rand", "rand_chacha"].contains(word)));
            for word in banned.chain(FLOATS) {
                assert!(!names(&code, word), "{root}/{path} names {word}");
            }
        }
    }
}

/// The kernel's dependencies keep every game out of it; saves keep out even what a game is.
#[test]
fn saves_know_no_rules() {
    let save = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/kernel/src/save");
    let files = files_below(&save);
    assert!(files.len() > 10, "the sources are found");
    for (path, _, code) in files {
        for word in ["Game", "Pending", "Decision", "State"] {
            assert!(!names(&code, word), "{path} names {word}");
        }
    }
}

/// What each crate may use of the others: the kernel, the kit, the words and what war games' windows share know no game, a game
/// knows no other game and no window, a game's words and its table know their own game.
const CRATES_USE: [(&str, &[&str]); 14] = [
    ("full_thrust", &["ironclad_embed", "kernel", "words"]),
    ("full_thrust_table", &["full_thrust", "kernel", "kit", "war_table", "words"]),
    ("iron_guest", &["ironclad_embed", "kernel", "words"]),
    ("iron_guest_table", &["iron_guest", "kernel", "kit", "war_table", "words"]),
    ("ironclad_content", &["ironclad_embed", "kernel", "words"]),
    ("ironclad_embed", &[]),
    ("ironclad_game", &["ironclad_rules", "kernel", "words"]),
    ("ironclad_rules", &["ironclad_content", "kernel"]),
    ("ironclad_table", &["ironclad_game", "ironclad_text", "kit", "words"]),
    ("ironclad_text", &["ironclad_game", "kernel", "words"]),
    ("kernel", &[]),
    ("kit", &["ironclad_embed", "words"]),
    ("war_table", &["kernel", "kit", "words"]),
    ("words", &["ironclad_embed", "kernel"]),
];

#[test]
fn crates_use_what_they_may() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates");
    let folders = std::fs::read_dir(&crates).expect("a folder").flatten();
    let mut found: Vec<String> = folders.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    found.sort();
    assert_eq!(found, CRATES_USE.map(|(name, _)| name));
    for (name, allowed) in CRATES_USE {
        let manifest = std::fs::read_to_string(crates.join(name).join("Cargo.toml")).expect("a manifest");
        for other in &found {
            let uses = manifest
                .lines()
                .any(|line| line.strip_prefix(other.as_str()).is_some_and(|rest| rest.starts_with([' ', '.'])));
            assert!(!uses || allowed.contains(&other.as_str()), "{name} uses {other}");
        }
    }
}

/// The crates that serve every game, and what games are called in ids, crates, keys and files.
const SERVE_ALL: [&str; 4] = ["kernel", "kit", "war_table", "words"];
const CALLED: [&str; 8] =
    ["ironclad", "iron-guest", "iron_guest", "full-thrust", "full_thrust", "tutorial", "passage-", "campaign-"];

/// Where a game is named all the same, and why.
const NAMED: [(&str, &str, &str); 2] = [
    ("kernel/save/migrate/from_3.rs", "ironclad", "format 3 knew one game and did not name it"),
    ("kit/theme.rs", "ironclad", "the program is called that, whatever is played"),
];

#[test]
fn what_serves_every_game_names_none() {
    let mut named = Vec::new();
    for name in SERVE_ALL {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates").join(name).join("src");
        let files = files_below(&root);
        assert!(!files.is_empty(), "the sources of {name} are found");
        for (path, _, code) in files {
            let is_test = path.split(['/', '.']).any(|part| ["tests", "hostile", "machine", "voyage"].contains(&part));
            let code = code.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default().to_lowercase();
            let found = CALLED.into_iter().filter(|called| !is_test && code.contains(called));
            named.extend(found.map(|called| (format!("{name}/{path}"), called)));
        }
    }
    named.sort();
    assert_eq!(named, NAMED.map(|(path, called, _)| (path.to_owned(), called)));
}

/// Parts of the window, and what each may not use: what shows does not know who asked for it to be shown.
const APART: [(&str, &[&str]); 5] = [
    ("widget", &["crate::table", "crate::present"]),
    ("map", &["crate::table"]),
    ("combat", &["crate::table"]),
    ("ui/job", &["ui::app", "ui::effect", "ui::task"]),
    ("ui/effect", &["ui::app", "ui::task"]),
];

#[test]
fn parts_of_the_window_do_not_use_what_uses_them() {
    let table = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/ironclad_table/src");
    let files: Vec<_> = files().into_iter().chain(files_below(&table)).collect();
    for (part, banned) in APART {
        let of_it = |path: &str| path.strip_prefix(part).is_some_and(|rest| rest.starts_with(['.', '/']));
        let sources: Vec<_> = files.iter().filter(|(path, _, _)| of_it(path)).collect();
        assert!(!sources.is_empty(), "nothing is at {part}");
        for (path, _, code) in sources {
            for name in banned {
                assert!(!code.contains(name), "{path} uses {name}");
            }
        }
    }
}

#[test]
fn what_architecture_says_is_somewhere_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(root.join("ARCHITECTURE.md")).expect("ARCHITECTURE.md");
    let below = text.split_once("### Where is").expect("the table of places").1;
    let section = below.split("\n#").next().expect("text");
    let rows: Vec<&str> = section.lines().filter(|line| line.starts_with("| ")).skip(1).collect();
    assert!(rows.len() >= 15, "the rows of the table are found");
    for row in rows {
        let paths: Vec<&str> = row.split('`').skip(1).step_by(2).collect();
        assert!(!paths.is_empty(), "no place is named: {row}");
        for path in paths {
            assert!(root.join(path).exists(), "{path} is not there: {row}");
        }
    }
}
