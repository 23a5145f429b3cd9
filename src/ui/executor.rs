//! What runs the window's tasks.

use std::io;

use iced::futures::executor::{ThreadPool, ThreadPoolBuilder, block_on};

/// One thread for all tasks: whatever takes long has a thread of its own.
#[derive(Debug)]
pub struct OneThread(ThreadPool);

impl iced::Executor for OneThread {
    fn new() -> io::Result<Self> {
        ThreadPoolBuilder::new().pool_size(1).name_prefix("tasks-").create().map(Self)
    }

    fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.0.spawn_ok(task);
    }

    fn block_on<T>(&self, task: impl Future<Output = T>) -> T {
        block_on(task)
    }
}
