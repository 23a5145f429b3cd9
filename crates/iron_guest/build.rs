//! Puts the content inside the program.

use ironclad_embed::Folder;

fn main() -> std::io::Result<()> {
    Folder { path: "../../content/iron-guest".into(), without: &[], ending: ".json" }.embed("content")
}
