//! Puts the content and the words inside the program.

use ironclad_embed::Folder;

fn main() -> std::io::Result<()> {
    // Drawings and faces belong to the window, schemas are for editors, other games have their own.
    let without = &["art", "fonts", "full_thrust", "iron_guest", "schema"];
    let content = Folder { path: "../../content".into(), without, ending: ".json" };
    content.embed("content")?;
    // What a plate can show is checked with the content; the drawings themselves are the window's.
    let without = &["README.md", "conditions", "frames", "icons", "marks", "ships", "wargames"];
    Folder { path: "../../content/art".into(), without, ending: ".svg" }.name("drawings")
}
