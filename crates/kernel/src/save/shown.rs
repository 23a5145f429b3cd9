//! Names that players gave, as they may be shown: a file may come from a stranger, and letters that turn the direction of
//! writing round, or that cannot be seen, would have a screen say what is not so.

use serde::{Deserialize, Deserializer};

/// Letters of a name at the most where it is told in a line.
pub const LONGEST_NAME: usize = 80;

/// A name without what cannot be seen: control characters, and marks that turn the direction of writing or break a line.
/// Letters of every script, and what joins them, stay.
pub fn shown(name: &str) -> String {
    name.chars().filter(|letter| !is_hidden(*letter)).collect()
}

/// The same, and no longer than a line: what a stranger's file names may be as long as the file.
pub fn short(name: &str) -> String {
    cut(name, LONGEST_NAME)
}

/// The same of a sentence: so many letters at the most, an ellipsis among them.
pub fn cut(text: &str, letters: usize) -> String {
    let mut seen = text.chars().filter(|letter| !is_hidden(*letter));
    let mut short: String = seen.by_ref().take(letters).collect();
    if seen.next().is_some() {
        short.pop();
        short.push('…');
    }
    short
}

/// Whether a letter shows nothing and changes what stands round it.
pub fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FEFF}')
}

pub(super) fn name<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    String::deserialize(from).map(|name| short(&name))
}

pub(super) fn names<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    Vec::<String>::deserialize(from).map(|names| names.iter().map(|name| short(name)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attack_f13_marks_that_turn_the_writing_round_are_not_shown() {
        assert_eq!(shown("Mara\u{202E}lsd.exe\u{202C}"), "Maralsd.exe");
        assert_eq!(shown("\u{2067}Ana\u{2069}\u{200F}\n"), "Ana");
        for name in ["Zoë", "שרה", "مارا", "न\u{200D}म", "Mara 🚢", ""] {
            assert_eq!(shown(name), name);
        }
    }

    #[test]
    fn a_name_is_no_longer_than_a_line() {
        let due = format!("{}…", "é".repeat(LONGEST_NAME - 1));
        assert_eq!(short(&"é".repeat(4 << 20)), due);
        assert_eq!(short(&format!("\u{202E}{}", "é".repeat(LONGEST_NAME))), "é".repeat(LONGEST_NAME));
        assert_eq!(cut("Mara", 4), "Mara");
        assert_eq!(cut("Maria", 4), "Mar…");
    }

    #[test]
    fn attack_f13_a_header_from_a_stranger_is_read_without_them() {
        let line = r#"{"format":4,"game":"ironclad","app":"0.4.0","content":"0000000000000000","name":"a\u202Eb",
            "players":["\u2066Mara","Ana\u0007"],"seed":1,"setup":{}}"#;
        let header: crate::save::Header = serde_json::from_str(line).expect("a header");
        assert_eq!((header.name.as_str(), header.players), ("ab", vec!["Mara".to_owned(), "Ana".to_owned()]));
    }

    #[test]
    fn attack_n8_no_name_in_a_file_from_a_stranger_deceives_or_is_endless() {
        use crate::save::{Header, Reading, Record, read_bytes};
        let long = "\\u202E".to_owned() + &"x".repeat(1000);
        let header = format!(
            r#"{{"format":4,"game":"{long}","app":"0.4.0","content":"0000000000000000","name":"{long}",
            "packs":[{{"id":"a","name":"{long}","version":"1","content":"0000000000000000"}}],
            "players":["{long}"],"seed":1,"setup":{{}}}}"#
        );
        let header: Header = serde_json::from_str(&header).expect("a header");
        let due = format!("{}…", "x".repeat(LONGEST_NAME - 1));
        let pack = header.writer.packs.first().map(|pack| pack.name.as_str());
        assert_eq!((&header.game, &header.name, pack), (&due, &due, Some(due.as_str())));
        assert_eq!(header.players, std::slice::from_ref(&due));
        let raw = format!("\u{202E}{}", "x".repeat(1000));
        let mut journal = crate::save::Journal::in_memory(&header).expect("begun");
        let branch = crate::save::KeptBranch { at: 0, name: raw.clone() };
        journal.append(&[Record::Branch(branch), Record::Named(raw)]).expect("written");
        let reading: Reading =
            read_bytes(&journal.bytes().expect("bytes"), std::path::Path::new("game")).expect("sound");
        let branch = crate::save::KeptBranch { at: 0, name: due.clone() };
        assert_eq!(reading.records, [Record::Branch(branch), Record::Named(due)]);
    }
}
