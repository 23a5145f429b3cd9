//! The program itself: its exit codes, and what it prints.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn ironclad(arguments: &[&str], input: &str) -> Output {
    with_display(&[], arguments, input)
}

fn with_display(display: &[(&str, &str)], arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ironclad"))
        .args(arguments)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .envs(display.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    // It may be gone before it has read all.
    child.stdin.take().expect("an input").write_all(input.as_bytes()).ok();
    child.wait_with_output().expect("an end")
}

fn said(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

#[test]
fn headless_answers_until_its_input_ends() {
    let output = ironclad(&["headless"], "{\"do\":\"new\",\"scenario\":\"tutorial-1\"}\n{\"do\":");
    assert!(output.status.success());
    let lines = said(&output.stdout);
    assert_eq!(lines.lines().count(), 2);
    assert!(lines.starts_with('{') && lines.contains("\"protocol\":1"));
    assert_eq!(said(&output.stderr), "");
}

#[test]
fn the_content_is_sound() {
    let output = ironclad(&["check"], "");
    assert!(output.status.success(), "{}", said(&output.stderr));
}

#[test]
fn every_fault_of_a_folder_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, text).expect("written");
    };
    write("rules.json", "{ \"hull\": \"many\" }");
    write("heroes/nobody.json", "{");
    write("dragons/smaug.json", "{}");
    let output = ironclad(&["check", &folder.path().display().to_string()], "");
    assert_eq!(output.status.code(), Some(1));
    let faults = said(&output.stderr);
    for name in ["rules.json", "heroes/nobody.json", "dragons/smaug.json"] {
        assert!(faults.contains(name), "{faults}");
    }
    let output = ironclad(&["headless", "--content", &folder.path().display().to_string()], "");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn without_a_display_it_says_so_kindly() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let wrong = [
        &[][..],
        &[("DISPLAY", ":9797")],
        &[("WAYLAND_DISPLAY", "no-such-socket")],
        // A number of a file that nobody has opened: handed on, it ends the library.
        &[("WAYLAND_SOCKET", "99")],
    ];
    for display in wrong {
        let output = with_display(display, &[], "");
        assert_eq!(output.status.code(), Some(1));
        let words = said(&output.stderr);
        let named = words.contains("DISPLAY") || words.contains("apt install");
        assert!(named && !words.contains("panicked") && !words.contains('⟦'), "{words}");
    }
}

#[test]
fn what_is_asked_wrongly_is_refused() {
    for arguments in [&["--flap"][..], &["paly"], &["check", "a", "b"], &["--language"]] {
        let output = ironclad(arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(!said(&output.stderr).is_empty());
    }
    assert!(ironclad(&["--help"], "").status.success());
    assert!(said(&ironclad(&["--version"], "").stdout).contains(env!("CARGO_PKG_VERSION")));
}
