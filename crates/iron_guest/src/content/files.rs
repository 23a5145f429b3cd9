//! The files of the content.

use std::borrow::Cow;

/// The files that are part of the program, in the order of their paths.
static BUILT_IN: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/content.rs"));

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
    BUILT_IN.iter().map(|(path, text)| ContentFile { path: (*path).to_owned(), text: Cow::Borrowed(text) }).collect()
}

/// Whether a name is an id: letters a to z, digits and hyphens.
pub(super) fn is_id(name: &str) -> bool {
    (1..=40).contains(&name.len())
        && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}
