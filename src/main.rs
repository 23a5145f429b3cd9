//! The program. All that it does is in the library.
// Windows would open a console behind the window; what is printed goes to the caller's own all the same (`cli/console`).
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    ironclad::cli::run(std::env::args_os())
}
