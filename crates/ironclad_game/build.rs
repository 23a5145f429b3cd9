//! Puts the content and the words inside the program.

use ironclad_embed::Folder;

fn main() -> std::io::Result<()> {
    // Drawings and faces belong to the window; schemas are for editors.
    let content = Folder { path: "../../content".into(), without: &["art", "fonts", "schema"], ending: ".json" };
    content.embed("content")?;
    Folder { path: "../../locales".into(), without: &[], ending: "" }.embed("locales")
}
