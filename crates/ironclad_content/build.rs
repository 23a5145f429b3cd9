//! Puts the content and the words inside the program.

use ironclad_embed::Folder;

fn main() -> std::io::Result<()> {
    // Schemas are for editors: no content.
    let schemas = Folder { path: "../../content/ironclad/schema".into(), without: &[], ending: ".json" };
    schemas.embed("schemas")?;
    let content = Folder { path: "../../content/ironclad".into(), without: &["schema"], ending: ".json" };
    content.embed("content")?;
    // What a plate can show is checked with the content; the drawings themselves are the window's.
    let without = &["README.md", "conditions", "frames", "icons", "marks", "ships", "wargames"];
    Folder { path: "../../content/art".into(), without, ending: ".svg" }.name("drawings")
}
