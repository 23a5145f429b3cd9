//! Where words are printed: on Windows a program with a window has no console, and must ask for its caller's.

/// Prints to the console of whoever called the program, if there is one and nothing else was given to print to.
#[cfg(windows)]
pub(super) fn attach() {
    const PARENT: u32 = u32::MAX;

    #[link(name = "kernel32")]
    #[expect(unsafe_code, reason = "a function of the system")]
    unsafe extern "system" {
        fn AttachConsole(process: u32) -> i32;
    }

    // SAFETY: the call takes a number alone. Files and pipes that were given for printing stay what they are. Where there is
    // no console, or there is one already, it says so and does nothing, and nothing is to be done about it.
    #[expect(unsafe_code, reason = "the standard library cannot ask for it")]
    unsafe {
        AttachConsole(PARENT);
    }
}

/// Elsewhere every program prints to where it was called from.
#[cfg(not(windows))]
pub(super) fn attach() {}
