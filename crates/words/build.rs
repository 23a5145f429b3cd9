//! Puts the languages inside the program.

use ironclad_embed::Folder;

fn main() -> std::io::Result<()> {
    Folder { path: "../../locales".into(), without: &[], ending: "" }.embed("locales")
}
