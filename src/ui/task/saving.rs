//! Settings written beside the window's thread. The newest are what the file holds in the end, whichever thread comes first.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use iced::Task;

use super::apart;
use crate::settings::Settings;

/// The number that the next settings to be written get.
static NEXT: AtomicU64 = AtomicU64::new(1);
/// The number of those written last. Held while a file is written, so that no two are written at once.
static WRITTEN: Mutex<u64> = Mutex::new(0);

/// Writes settings, unless newer ones were written meanwhile.
pub(super) fn task(settings: Settings, path: PathBuf) -> Task<Result<(), String>> {
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    apart::task(move || {
        let mut written = WRITTEN.lock().unwrap_or_else(PoisonError::into_inner);
        in_turn(&mut written, number, || settings.save(&path).map_err(|error| error.to_string()))
    })
}

/// Writes what has this number, unless something newer was written already.
fn in_turn<E>(written: &mut u64, number: u64, write: impl FnOnce() -> Result<(), E>) -> Result<(), E> {
    if number < *written {
        return Ok(());
    }
    *written = number;
    write()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_late_does_not_replace_what_is_newer() {
        let mut file = Vec::new();
        let mut written = 0;
        for number in [1, 3, 2, 4] {
            let done: Result<(), ()> = in_turn(&mut written, number, || {
                file.push(number);
                Ok(())
            });
            assert_eq!(done, Ok(()));
        }
        assert_eq!(file, [1, 3, 4]);
        assert_eq!(in_turn(&mut written, 5, || Err("full")), Err("full"));
    }
}
