//! What becomes of memory that is given back.

/// Has large pieces of memory given back to the system as soon as they are free.
///
/// Left to itself, glibc takes the largest piece that was ever freed for a usual one, and puts the next of its size into the
/// heap. Small pieces settle between those, and what cannot be used again adds up: after five hundred moves to some 14 MB.
/// No frame of a moved map needs a large piece, on a screen of 4K either: those are for its pictures, for files read and for
/// lists that grow.
pub fn give_back_what_is_large() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: the call sets a figure of the allocator, at any time and from any thread. What it answers is whether it was
    // taken; if not, all is as it was.
    #[expect(unsafe_code, reason = "the standard library cannot say it")]
    unsafe {
        libc::mallopt(libc::M_MMAP_THRESHOLD, LARGE);
    }
}

/// From so many bytes on a piece is large.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const LARGE: libc::c_int = 512 << 10;
