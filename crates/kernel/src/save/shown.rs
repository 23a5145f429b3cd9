//! Names that players gave, as they may be shown: a file may come from a stranger, and letters that turn the direction of
//! writing round, or that cannot be seen, would have a screen say what is not so.

use serde::{Deserialize, Deserializer};

/// A name without what cannot be seen: control characters, and marks that turn the direction of writing or break a line.
/// Letters of every script, and what joins them, stay.
pub fn shown(name: &str) -> String {
    name.chars().filter(|letter| !is_hidden(*letter)).collect()
}

/// Whether a letter shows nothing and changes what stands round it.
pub fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FEFF}')
}

pub(super) fn name<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    String::deserialize(from).map(|name| shown(&name))
}

pub(super) fn names<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    Vec::<String>::deserialize(from).map(|names| names.iter().map(|name| shown(name)).collect())
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
    fn attack_f13_a_header_from_a_stranger_is_read_without_them() {
        let line = r#"{"format":4,"game":"ironclad","app":"0.4.0","content":"0000000000000000","name":"a\u202Eb",
            "players":["\u2066Mara","Ana\u0007"],"seed":1,"setup":{}}"#;
        let header: crate::save::Header = serde_json::from_str(line).expect("a header");
        assert_eq!((header.name.as_str(), header.players), ("ab", vec!["Mara".to_owned(), "Ana".to_owned()]));
    }
}
