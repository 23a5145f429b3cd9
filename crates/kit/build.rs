//! Puts the drawings inside the program.

use ironclad_embed::Folder;

fn main() -> std::io::Result<()> {
    Folder { path: "../../content/art".into(), without: &[], ending: ".svg" }.embed("art")
}
