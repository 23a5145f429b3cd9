//! Puts the content and the words inside the program.

use ironclad_embed::Folder;

fn main() -> std::io::Result<()> {
    // Drawings and faces belong to the window, schemas are for editors, other games have their own.
    let without = &["art", "fonts", "full_thrust", "iron_guest", "schema"];
    let content = Folder { path: "../../content".into(), without, ending: ".json" };
    content.embed("content")
}
