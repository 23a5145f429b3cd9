//! The program. All that it does is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    ironclad::cli::run(std::env::args_os())
}
