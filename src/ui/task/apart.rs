//! Work on files done on a thread of its own: the one that runs tasks also wakes the window, and a disk may take its time.

use std::sync::Arc;
use std::thread;

use iced::Task;
use iced::futures::channel::oneshot;

/// Does some work apart from the window, and tells what it gave.
pub(super) fn task<T: Send + 'static>(work: impl Fn() -> T + Send + Sync + 'static) -> Task<T> {
    let (done, came) = oneshot::channel();
    let work = Arc::new(work);
    let there = Arc::clone(&work);
    let begun = thread::Builder::new().name("files".to_owned()).spawn(move || {
        // If nobody waits any more, the window is closed.
        let _ = done.send(there());
    });
    Task::future(async move {
        match (begun, came.await) {
            (Ok(_), Ok(given)) => given,
            // Without a thread it is done here, however long that takes.
            _ => work(),
        }
    })
}
