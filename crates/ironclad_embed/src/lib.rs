//! For build scripts: puts the files of a folder inside the program.
//!
//! A build script writes a list of the files, and the crate includes it:
//!
//! ```ignore
//! // build.rs
//! Folder { path: "../../locales".into(), without: &[], ending: "" }.embed("locales")
//! // in the crate
//! static LOCALES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));
//! ```

use std::collections::BTreeSet;
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Error, ErrorKind};
use std::path::{Path, PathBuf};

/// A folder whose files become part of the program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Folder<'a> {
    /// Where it is, from the folder of the crate that is built.
    pub path: PathBuf,
    /// Names directly inside it that are left out with all that is in them.
    pub without: &'a [&'a str],
    /// How the names of the files end that are taken; nothing takes all of them.
    pub ending: &'a str,
}

impl Folder<'_> {
    /// Writes the list of the files as `NAME.rs` into Cargo's folder for what build scripts make. It is a Rust expression
    /// of the type `&[(&str, &[u8])]`: each file's path below the folder, with forward slashes, and what is in it, in the
    /// order of the paths. Cargo runs the script anew when any of them has changed, and when one is added or removed.
    ///
    /// # Errors
    /// If the folder cannot be read, a path in it is not Unicode, or the list cannot be written.
    pub fn embed(&self, name: &str) -> io::Result<()> {
        let out = env::var_os("OUT_DIR").ok_or_else(|| Error::other("no OUT_DIR: only for build scripts"))?;
        let root = fs::canonicalize(&self.path)?;
        for entry in self.top(&root)? {
            println!("cargo::rerun-if-changed={}", unicode(&entry)?);
        }
        fs::write(Path::new(&out).join(name).with_extension("rs"), list(&self.files(&root)?)?)
    }

    /// Writes the list of the files' paths, without their ending, as `NAME.rs`: a Rust expression of the type `&[&str]`, for
    /// whoever has to know what there is and not what is in it. Cargo runs the script anew as for [`embed`](Self::embed).
    ///
    /// # Errors
    /// As [`embed`](Self::embed).
    pub fn name(&self, name: &str) -> io::Result<()> {
        let out = env::var_os("OUT_DIR").ok_or_else(|| Error::other("no OUT_DIR: only for build scripts"))?;
        let root = fs::canonicalize(&self.path)?;
        for entry in self.top(&root)? {
            println!("cargo::rerun-if-changed={}", unicode(&entry)?);
        }
        let files = self.files(&root)?;
        let name_of = |below: &str| below.strip_suffix(self.ending).unwrap_or(below).to_owned();
        // Without the ending the order is another: `europa` comes before `europa-wide`.
        let names: BTreeSet<String> = files.iter().map(|(below, _)| name_of(below)).collect();
        let names: Vec<String> = names.into_iter().collect();
        fs::write(Path::new(&out).join(name).with_extension("rs"), format!("&{names:?}\n"))
    }

    /// What is directly inside and not left out.
    fn top(&self, root: &Path) -> io::Result<Vec<PathBuf>> {
        let mut all = entries(root)?;
        all.retain(|path| !self.without.iter().any(|name| path.ends_with(name)));
        Ok(all)
    }

    /// The files: the path below the folder, and the whole path, in the order of the former.
    fn files(&self, root: &Path) -> io::Result<Vec<(String, PathBuf)>> {
        let mut open = self.top(root)?;
        let mut files = Vec::new();
        while let Some(path) = open.pop() {
            if path.is_dir() {
                open.extend(entries(&path)?);
            } else if unicode(&path)?.ends_with(self.ending) {
                let below = path.strip_prefix(root).map_err(Error::other)?;
                let parts = below.iter().map(|part| unicode(Path::new(part)).map(str::to_owned));
                files.push((parts.collect::<io::Result<Vec<String>>>()?.join("/"), path));
            }
        }
        files.sort();
        Ok(files)
    }
}

/// What is directly inside a folder.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect()
}

fn unicode(path: &Path) -> io::Result<&str> {
    path.to_str().ok_or_else(|| Error::new(ErrorKind::InvalidData, format!("not Unicode: {}", path.display())))
}

/// The list as a Rust expression. The paths are parts of one text: were each by itself, it would lie beside its file in the
/// program, and to look for a path would bring the files themselves into memory.
fn list(files: &[(String, PathBuf)]) -> io::Result<String> {
    let paths: String = files.iter().map(|(below, _)| below.as_str()).collect();
    let mut list = format!("{{\n    const PATHS: &str = {paths:?};\n");
    list.push_str("    const fn path(from: usize, to: usize) -> &'static str {\n");
    list.push_str("        PATHS.split_at(to).0.split_at(from).1\n    }\n    &[\n");
    let mut from = 0;
    for (below, path) in files {
        let to = from + below.len();
        writeln!(list, "        (path({from}, {to}), include_bytes!({:?})),", unicode(path)?).map_err(Error::other)?;
        from = to;
    }
    list.push_str("    ]\n}\n");
    Ok(list)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_that_are_wanted_are_listed_in_order() {
        let root = tempfile::tempdir().expect("a folder");
        for path in ["rules.json", "b/two.json", "b/one.json", "b/c/three.json", "b/read.md", "art/one.json"] {
            let path = root.path().join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("made");
            fs::write(path, "{}").expect("written");
        }
        let folder = Folder { path: root.path().to_owned(), without: &["art"], ending: ".json" };
        let files = folder.files(root.path()).expect("read");
        let below: Vec<&str> = files.iter().map(|(below, _)| below.as_str()).collect();
        assert_eq!(below, ["b/c/three.json", "b/one.json", "b/two.json", "rules.json"]);
        let all = Folder { without: &[], ending: "", ..folder };
        assert_eq!(all.files(root.path()).expect("read").len(), 6);
    }

    #[test]
    fn the_list_is_an_expression() {
        let files = [("a \"b\".svg", "/x/a \"b\".svg"), ("é.svg", "/x/é.svg")];
        let files = files.map(|(below, path)| (below.to_owned(), PathBuf::from(path)));
        let list = list(&files).expect("Unicode");
        let expected = r#"{
    const PATHS: &str = "a \"b\".svgé.svg";
    const fn path(from: usize, to: usize) -> &'static str {
        PATHS.split_at(to).0.split_at(from).1
    }
    &[
        (path(0, 9), include_bytes!("/x/a \"b\".svg")),
        (path(9, 15), include_bytes!("/x/é.svg")),
    ]
}
"#;
        assert_eq!(list, expected);
    }

    #[test]
    fn a_folder_that_is_not_there_is_an_error() {
        let folder = Folder { path: PathBuf::from("/nothing/here"), without: &[], ending: "" };
        assert!(folder.files(&folder.path).is_err());
    }
}
