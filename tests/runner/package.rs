//! What Linux people install has everything in it.

#![cfg(target_os = "linux")]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

/// Everything that an archive must hold below its prefix.
const HELD: [&str; 12] = [
    "bin/ironclad",
    "share/applications/ironclad.desktop",
    "share/icons/hicolor/scalable/apps/ironclad.svg",
    "share/man/man6/ironclad.6.gz",
    ".metainfo.xml",
    "share/bash-completion/completions/ironclad",
    "share/zsh/vendor-completions/_ironclad",
    "share/fish/vendor_completions.d/ironclad.fish",
    "share/doc/ironclad/CREDITS.md",
    "share/doc/ironclad/LICENSE-MIT",
    "share/doc/ironclad/LICENSE-APACHE",
    "share/doc/ironclad/OFL-literata.txt",
];

/// Where the metainfo is told that pictures lie.
const RAW: &str = "https://example.org/raw";
/// The namespace of `xml:lang`.
const XML: &str = "http://www.w3.org/XML/1998/namespace";

/// What is in the program beside the campaign.
const WAR_GAMES: [&str; 2] = ["Iron Guest", "Full Thrust"];

fn run(command: &mut Command) -> String {
    let output = command.output().expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The program itself is large, and tested elsewhere; what lies round it is looked at here.
fn stand_in(folder: &Path) {
    fs::write(folder.join("ironclad"), "#!/bin/sh\necho .TH IRONCLAD 6\n").expect("a program");
    fs::set_permissions(folder.join("ironclad"), fs::Permissions::from_mode(0o755)).expect("it can be run");
}

#[test]
fn the_archive_and_the_package_hold_all_that_is_needed() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = tempfile::tempdir().expect("a folder");
    let (built, dist) = (folder.path().join("built"), folder.path().join("dist"));
    fs::create_dir(&built).expect("a folder");
    stand_in(&built);
    let script = || {
        let mut script = Command::new(root.join(".ci/package"));
        // Somebody may commit between the two.
        script.arg(&built).env("DIST", &dist).env("SOURCE_DATE_EPOCH", "1600000000");
        script
    };
    let pack = || run(&mut script());
    let told = pack();
    let made: Vec<&str> = told.lines().filter(|line| line.ends_with(".tar.gz") || line.ends_with(".deb")).collect();
    let bytes = || made.iter().map(|path| fs::read(path).expect("a package")).collect::<Vec<_>>();
    let first = bytes();
    assert_eq!(told, pack());
    assert!(first == bytes(), "the same program gives the same packages");
    let archive = told.lines().find(|line| line.ends_with(".tar.gz")).expect("an archive");
    let listed = run(Command::new("tar").args(["-tzf", archive]));
    for path in HELD {
        assert!(listed.lines().any(|line| line.ends_with(path)), "{path} is not in {listed}");
    }
    if let Some(package) = told.lines().find(|line| line.ends_with(".deb")) {
        let listed = run(Command::new("dpkg-deb").args(["--contents", package]));
        // Debian has the text of the Apache License once for all.
        let held = HELD.into_iter().filter(|path| !path.ends_with("LICENSE-APACHE"));
        for path in held.chain(["share/doc/ironclad/copyright", "share/doc/ironclad/changelog.gz"]) {
            assert!(
                listed.lines().any(|line| line.contains("./usr/") && line.ends_with(path)),
                "{path} is not in {listed}"
            );
        }
        let field = |name: &str| run(Command::new("dpkg-deb").args(["--field", package, name]));
        assert_eq!(field("Version").trim(), env!("CARGO_PKG_VERSION"));
        // What opens a window under X11, and under Wayland.
        for library in ["libx11-6", "libxkbcommon-x11-0", "libwayland-client0", "libxkbcommon0"] {
            assert!(field("Recommends").split(", ").any(|named| named.trim() == library), "{library}");
        }
        for game in WAR_GAMES {
            assert!(field("Description").replace("\n ", " ").contains(game), "{game}");
        }
    }
}

/// What is given away must not name a folder of the machine that it was made on.
#[test]
fn the_flatpak_is_made_of_a_commit_where_there_is_an_address() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = tempfile::tempdir().expect("a folder");
    let manifest = |address: &str| {
        let mut script = Command::new(root.join(".ci/flatpak"));
        script.env("DIST", folder.path()).env("COMMIT", "0123abcd");
        run(script.env("HOME_URL", address).env_remove("SOURCE_URL"));
        let out = fs::read_dir(folder.path().join("flatpak")).expect("a folder");
        let mut paths = out.map(|entry| entry.expect("an entry").path());
        let path = paths.find(|path| path.extension().is_some_and(|ending| ending == "yml"));
        fs::read_to_string(path.expect("a manifest")).expect("read")
    };
    let here = root.display().to_string();
    let (there, cloned) = (manifest(""), manifest("https://example.org/ironclad"));
    assert!(there.contains("type: dir") && there.contains(&here), "{there}");
    assert!(cloned.contains(r#"- { type: git, url: "https://example.org/ironclad", commit: "0123abcd" }"#), "{cloned}");
    assert!(!cloned.contains(&here), "{cloned}");
}

#[test]
fn the_bundle_for_macos_has_its_parts() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = tempfile::tempdir().expect("a folder");
    stand_in(folder.path());
    let package = root.join(".ci/package");
    let dist = folder.path().join("dist");
    run(Command::new(package).arg("--macos").arg(folder.path()).env("DIST", &dist));
    let bundle = dist.join("Ironclad.app/Contents");
    let listed = run(Command::new("tar").arg("-tzf").arg(dist.join("Ironclad-macos.tar.gz")));
    for path in ["MacOS/ironclad", "Resources/ironclad.icns", "Resources/licences/OFL-literata.txt", "PkgInfo"] {
        assert!(bundle.join(path).is_file(), "{path}");
        assert!(listed.lines().any(|line| line.ends_with(path)), "{path} is not in {listed}");
    }
    let about = fs::read_to_string(bundle.join("Info.plist")).expect("it is there");
    assert!(
        about.contains(concat!("<string>", env!("CARGO_PKG_VERSION"), "</string>")) && !about.contains('@'),
        "{about}"
    );
    // A DOCTYPE is part of every property list.
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    roxmltree::Document::parse_with_options(&about, options).expect("well formed");
}

/// A system shows what it says about the program in the languages that the program itself speaks.
#[test]
fn what_systems_say_of_the_program_is_in_its_languages() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &str| fs::read_to_string(root.join(path)).expect("a text");
    let (entry, bundle) = (read("packaging/ironclad.desktop"), read("packaging/macos/Info.plist"));
    let metainfo = run(Command::new(root.join(".ci/metainfo")).env("RAW_URL", RAW));
    let metainfo = roxmltree::Document::parse(&metainfo).expect("well formed");
    let said = |tag: &'static str, language: &str| -> Vec<String> {
        let language = (language != "en").then(|| language.to_owned());
        let all = metainfo.descendants().filter(|node| node.has_tag_name(tag));
        let spoken = all.filter(|node| node.attribute((XML, "lang")) == language.as_deref());
        // Lines are broken anywhere.
        spoken.map(|node| node.text().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")).collect()
    };
    let pictures: Vec<String> = said("image", "en");
    assert!(pictures.len() >= 4, "{pictures:?}");
    for picture in &pictures {
        let path = picture.strip_prefix(RAW).expect("an address").trim_start_matches('/');
        assert!(root.join(path).is_file(), "{path}");
    }
    for language in fs::read_dir(root.join("locales")).expect("a folder") {
        let folder = language.expect("a folder").path();
        // One that somebody has only begun need not be there.
        if !fs::read_to_string(folder.join("language.json")).is_ok_and(|about| about.contains("\"complete\": true")) {
            continue;
        }
        let language = folder.file_name().and_then(|name| name.to_str()).expect("UTF-8");
        assert!(bundle.contains(&format!("<string>{language}</string>")), "Info.plist: {language}");
        if language != "en" {
            for key in ["GenericName", "Comment"] {
                assert!(entry.contains(&format!("{key}[{language}]=")), "ironclad.desktop: {key}, {language}");
            }
        }
        assert_eq!(said("summary", language).len(), 1, "metainfo: {language}");
        assert_eq!(said("caption", language).len(), pictures.len(), "metainfo, a caption for each picture: {language}");
        for game in WAR_GAMES {
            assert!(said("p", language).iter().any(|part| part.contains(game)), "metainfo: {game}, {language}");
        }
    }
}

#[test]
fn the_manual_page_has_every_command_and_no_word_is_missing() {
    let page = run(Command::new(env!("CARGO_BIN_EXE_ironclad")).args(["--language", "en", "man"]));
    for part in [".TH IRONCLAD 6", ".SS play", ".SS simulate", ".SS words", "\\-\\-language", "\\-\\-data\\-dir"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(!page.contains('⟦'));
}

#[test]
fn shells_complete_every_command_that_the_help_names() {
    for shell in ["bash", "zsh", "fish"] {
        let script = run(Command::new(env!("CARGO_BIN_EXE_ironclad")).args(["--language", "en", "completions", shell]));
        for part in ["simulate", "replay", "export", "language"] {
            assert!(script.contains(part), "{shell}: {part}");
        }
        assert!(!script.contains('⟦'), "{shell}");
    }
    let output = Command::new(env!("CARGO_BIN_EXE_ironclad")).args(["completions", "fsh"]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2), "no shell of that name");
}
