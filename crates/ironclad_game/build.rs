//! Puts the content and the words inside the program.

use ironclad_embed::Folder;

fn main() -> std::io::Result<()> {
    // Drawings and faces belong to the window, schemas are for editors, other games have their own.
    let content = Folder { path: "../../content".into(), without: &["art", "fonts", "full_thrust", "iron_guest", "schema"], ending: ".json" };
    content.embed("content")?;
    Folder { path: "../../locales".into(), without: &[], ending: "" }.embed("locales")
}
