//! The keys: the page about them, the reference in `docs/keys.md` and what the code understands say the same.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use ironclad_table::rule_book::{PLACES, VOLUME};
use kit::rule_book::{Book, KEYS};
use words::language::Languages;
use words::{FALLBACK, Text, pseudo};

/// Where the keys of each place are understood.
const CODE: [(&str, &[&str]); 12] = [
    (
        "everywhere",
        &[
            "src/ui/app/update.rs",
            "src/ui/app/asked.rs",
            "crates/kit/src/inspect.rs",
            "crates/ironclad_table/src/log_book.rs",
            "crates/ironclad_table/src/debriefing.rs",
        ],
    ),
    ("table", &["crates/ironclad_table/src/table/keys.rs"]),
    ("plan", &["crates/ironclad_table/src/plan/input.rs"]),
    ("fitting", &["crates/ironclad_table/src/outfitting/input.rs"]),
    ("time", &["crates/ironclad_table/src/timeline.rs", "crates/war_table/src/timeline.rs"]),
    ("past", &["crates/ironclad_table/src/replay.rs"]),
    ("book", &["crates/kit/src/rule_book.rs"]),
    ("wardroom", &["src/ui/wardroom.rs", "src/ui/wardroom/games.rs"]),
    ("battle", &["crates/iron_guest_table/src/table/input.rs"]),
    ("fleets", &["crates/full_thrust_table/src/room.rs", "src/ui/wardroom/games.rs"]),
    (
        "shipyard",
        &[
            "crates/full_thrust_table/src/yard.rs",
            "crates/full_thrust_table/src/yard/shelf.rs",
            "crates/full_thrust_table/src/yard/fleet.rs",
            "crates/full_thrust_table/src/yard/design.rs",
            "crates/full_thrust_table/src/yard/scenario.rs",
        ],
    ),
    ("fleet-battle", &["crates/full_thrust_table/src/table/input.rs"]),
];

/// Keys that mean everywhere what they mean there, so that one line tells of them.
const SAME: [&str; 10] = ["?", "Enter", "Esc", "Space", "Tab", "Arrow", "1–9", "G", "PgUp", "PgDn"];

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// A place where keys work: its title, and its lines, each with its keys and what they do.
type Place = (String, Vec<(Vec<String>, String)>);

/// The chapter about the keys: place by place, its title and its lines, each with its keys and what they do.
fn told(text: &Text) -> BTreeMap<String, Place> {
    let book = Book::read(text, VOLUME, &[]);
    let of_keys = book.rules.iter().filter(|rule| rule.number.starts_with(KEYS));
    let lines = |text: &str| {
        let lines = text.split("\n\n").map(|line| line.split_once(": ").unwrap_or_else(|| panic!("no keys: {line}")));
        lines.map(|(keys, does)| (keys.split(", ").map(str::to_owned).collect(), does.to_owned())).collect()
    };
    let places = of_keys.zip(PLACES).map(|(rule, place)| (place.to_owned(), (rule.title.clone(), lines(&rule.text))));
    places.collect()
}

/// The keys of a place, with all arrows as one.
fn listed(place: &str) -> BTreeSet<String> {
    let all = told(&Text::of(FALLBACK));
    let keys = all[place].1.iter().flat_map(|(keys, _)| keys).map(|key| match key.as_str() {
        "↑" | "↓" | "←" | "→" => "Arrow".to_owned(),
        "Shift ↑" | "Shift ↓" | "Shift ←" | "Shift →" => "Shift Arrow".to_owned(),
        "Shift Tab" => "Tab".to_owned(),
        "0" | "0–9" | "1–3" | "1–6" => "1–9".to_owned(),
        other => other.to_owned(),
    });
    keys.filter(|key| key != "letters").collect()
}

/// The keys that a file of the window understands, by the patterns in it; what is taken only to do nothing is none.
fn understood(file: &str) -> BTreeSet<String> {
    let source = std::fs::read_to_string(root(file)).expect("a source");
    let code = source.split("#[cfg(test)]\nmod tests {").next().expect("code");
    let mut keys = BTreeSet::new();
    for line in code.lines() {
        let nothing = ["=> {}", "=> return None", "=> return Some(Action::None)"].iter().any(|end| line.contains(end));
        if line.trim_start().starts_with("//") || nothing || line.trim_start().starts_with("| Press") {
            continue;
        }
        if line.contains("Press::Digit(_) | Press::") {
            continue;
        }
        let letters = |from: &str| -> Vec<char> {
            let after = line.split(from).skip(1);
            after.flat_map(|rest| rest.split([')', '=']).next().unwrap_or("").chars().collect::<Vec<_>>()).collect()
        };
        let quoted = |found: Vec<char>| -> Vec<String> {
            found.windows(3).filter(|w| w[0] == '\'' && w[2] == '\'').map(|w| w[1].to_uppercase().to_string()).collect()
        };
        keys.extend(quoted(letters("Press::Letter(")));
        keys.extend(quoted(letters("Press::Shifted(")).into_iter().map(|key| format!("Shift {key}")));
        // The letters of the tabs.
        if let Some(letter) = line.trim_start().strip_prefix('\'').and_then(|rest| rest.chars().next())
            && line.contains("=>")
        {
            keys.insert(letter.to_uppercase().to_string());
        }
        let named: [(&str, &[&str]); 12] = [
            ("Press::Page", &["PgUp", "PgDn"]),
            ("Press::Log", &["Shift PgUp", "Shift PgDn"]),
            ("Press::Pan", &["Shift Arrow"]),
            ("Press::Arrow", &["Arrow"]),
            ("Press::Tab", &["Tab"]),
            ("Press::Space", &["Space"]),
            ("Press::Enter", &["Enter"]),
            ("Press::Esc", &["Esc"]),
            ("Press::Digit(", &["1–9"]),
            ("text: false } =>", &["+", "−"]),
            ("text: true } =>", &["Ctrl +", "Ctrl −"]),
            ("Press::FullScreen =>", &["F11"]),
        ];
        for (pattern, names) in named {
            if line.contains(pattern) {
                keys.extend(names.iter().map(|name| (*name).to_owned()));
            }
        }
        if line.contains("Press::Reread =>") {
            keys.insert("F5".to_owned());
        }
    }
    keys
}

#[test]
fn every_key_that_works_is_told_and_every_key_that_is_told_works() {
    let everywhere = listed("everywhere");
    for (place, files) in CODE {
        let works: BTreeSet<String> = files.iter().flat_map(|file| understood(file)).collect();
        let listed = listed(place);
        let untold: Vec<_> = works.iter().filter(|key| !listed.contains(*key) && !everywhere.contains(*key)).collect();
        assert!(untold.is_empty(), "{place}: nobody is told of {untold:?}");
        let dead: Vec<_> = listed.iter().filter(|key| !works.contains(*key) && !SAME.contains(&key.as_str())).collect();
        assert!(dead.is_empty(), "{place}: told of, and nothing understands {dead:?}");
    }
    for key in SAME {
        assert!(everywhere.contains(key), "{key}");
    }
    // The log is moved with Shift wherever one is.
    assert!(listed("table").contains("Shift PgUp") && listed("table").contains("Shift PgDn"));
}

/// A language that is complete tells of as many keys, line by line, and has no line without keys.
#[test]
fn every_complete_language_tells_of_the_same_keys() {
    let languages = Languages::default();
    let due = told(&Text::of(FALLBACK));
    for language in languages.names().into_iter().filter(|name| name != pseudo::NAME && languages.about(name).complete)
    {
        for (place, (title, lines)) in told(&Text::of(&language)) {
            assert_ne!(title, "", "{language}: {place}");
            let counts = |lines: &[(Vec<String>, String)]| lines.iter().map(|(keys, _)| keys.len()).collect::<Vec<_>>();
            assert_eq!(counts(&lines), counts(&due[&place].1), "{language}: {place}");
        }
    }
}

/// `docs/keys.md` is the chapter written out. With `IRONCLAD_KEYS=new` it is written anew.
#[test]
fn the_reference_says_what_the_page_says() {
    let told = told(&Text::of(FALLBACK));
    let mut page = "# Keys\n\nThe whole program works by keys alone. The same stands in it as the last chapter of the rule book.\n"
        .to_owned();
    for place in PLACES {
        let (title, lines) = &told[place];
        page += &format!("\n## {title}\n\n| key | what it does |\n|---|---|\n");
        for (keys, does) in lines {
            let keys: Vec<_> = keys.iter().map(|key| format!("`{key}`")).collect();
            page += &format!("| {} | {does} |\n", keys.join(" "));
        }
    }
    let file = root("docs/keys.md");
    if std::env::var("IRONCLAD_KEYS").is_ok_and(|wish| wish == "new") {
        std::fs::write(&file, &page).expect("written");
    }
    let there = std::fs::read_to_string(&file).unwrap_or_default().replace("\r\n", "\n");
    assert!(there == page, "docs/keys.md is not current; write it anew with IRONCLAD_KEYS=new");
}
