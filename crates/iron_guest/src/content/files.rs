//! The files of the content.

use std::borrow::Cow;

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../content/iron_guest/"]
#[include = "*.json"]
struct BuiltIn;

/// A content file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ContentFile {
    /// Its path, with forward slashes.
    pub path: String,
    /// What is in it.
    pub text: Cow<'static, [u8]>,
}

/// Bytes of a file at the most: none of ours comes near, and a stranger's must not fill the memory.
pub const LARGEST: usize = 1 << 16;

/// Files at the most.
pub(super) const MOST: usize = 200;

/// The files that are part of the program, in the order of their paths.
pub fn built_in() -> Vec<ContentFile> {
    let files = BuiltIn::iter()
        .filter_map(|path| BuiltIn::get(&path).map(|file| ContentFile { path: path.into_owned(), text: file.data }));
    let mut files: Vec<ContentFile> = files.collect();
    files.sort_by(|one, other| one.path.cmp(&other.path));
    files
}

/// Whether a name is an id: letters a to z, digits and hyphens.
pub(super) fn is_id(name: &str) -> bool {
    (1..=40).contains(&name.len())
        && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}
