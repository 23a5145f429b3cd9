//! Puts icon and version into the Windows program. On other systems there is nothing to do.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=packaging/windows/ironclad.ico");
    println!("cargo::rerun-if-changed=packaging/windows/ironclad.manifest");
    if env::var("CARGO_CFG_TARGET_OS").as_deref() != Ok("windows") {
        return;
    }
    match compile() {
        Ok(compiled) => println!("cargo::rustc-link-arg-bins={}", compiled.display()),
        // The program is the same without them; `.ci/windows` refuses such a one.
        Err(error) => println!("cargo::warning=The program will have no icon and no version: {error}"),
    }
}

/// Writes the resources' source and has the target's own tool compile it.
fn compile() -> io::Result<PathBuf> {
    let folder = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?);
    let source = folder.join("ironclad.rc");
    fs::write(&source, resources(&root.join("packaging/windows")))?;
    if env::var("CARGO_CFG_TARGET_ENV").as_deref() == Ok("msvc") {
        // On the path of Visual Studio's own command prompt.
        let compiled = folder.join("ironclad.res");
        run(Command::new("rc.exe").arg("/nologo").arg("/fo").arg(&compiled).arg(&source))?;
        return Ok(compiled);
    }
    let compiled = folder.join("ironclad.o");
    let prefixed = format!("{}-w64-mingw32-windres", env::var("CARGO_CFG_TARGET_ARCH").unwrap_or_default());
    let arguments = |tool: &str| {
        let mut command = Command::new(tool);
        command.args(["--codepage", "65001", "--output-format", "coff", "--input"]);
        command.arg(&source).arg("--output").arg(&compiled);
        command
    };
    run(&mut arguments(&prefixed)).or_else(|_| run(&mut arguments("windres")))?;
    Ok(compiled)
}

fn run(command: &mut Command) -> io::Result<()> {
    let status = command.status();
    let failed = |why: String| io::Error::other(format!("{}: {why}", command.get_program().to_string_lossy()));
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(failed(status.to_string())),
        Err(error) => Err(failed(error.to_string())),
    }
}

/// The resources' source: icon 1, the manifest, and what Windows tells of the file.
fn resources(folder: &Path) -> String {
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let mut parts: Vec<u16> = version.split('.').map(|part| part.parse().unwrap_or(0)).collect();
    parts.resize(4, 0);
    let figures: Vec<String> = parts.iter().map(u16::to_string).collect();
    let figures = figures.join(",");
    // Backslashes would have to be doubled, and both tools take the others.
    let path = |name: &str| folder.join(name).display().to_string().replace('\\', "/");
    let (icon, manifest) = (path("ironclad.ico"), path("ironclad.manifest"));
    format!(
        r#"1 ICON "{icon}"
1 24 "{manifest}"
1 VERSIONINFO
FILEVERSION {figures}
PRODUCTVERSION {figures}
FILEOS 0x40004
FILETYPE 0x1
BEGIN
    BLOCK "StringFileInfo"
    BEGIN
        BLOCK "040904b0"
        BEGIN
            VALUE "CompanyName", "The Ironclad makers"
            VALUE "FileDescription", "Ironclad"
            VALUE "FileVersion", "{version}"
            VALUE "InternalName", "ironclad"
            VALUE "LegalCopyright", "MIT OR Apache-2.0"
            VALUE "OriginalFilename", "ironclad.exe"
            VALUE "ProductName", "Ironclad"
            VALUE "ProductVersion", "{version}"
        END
    END
    BLOCK "VarFileInfo"
    BEGIN
        VALUE "Translation", 0x409, 1200
    END
END
"#
    )
}
