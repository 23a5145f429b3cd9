//! What the first frame waits for, begun before the window: the words are read and the faces found on threads of their
//! own, while the system is still asked for a window.

use super::{App, Options};
use crate::settings::{Folders, Settings};
use kit::fit;
use std::sync::{Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
use words::Text;

/// What is being read.
pub struct Early {
    words: Mutex<Option<JoinHandle<Text>>>,
}

/// Begins to look for the faces: the earlier the better, for the system has many.
pub fn faces() {
    // Without a thread they are found when they are needed.
    let _ = Builder::new().name("faces".to_owned()).spawn(fit::prepare);
}

impl Early {
    /// Begins to read the words. Without a thread they are read when they are needed.
    pub fn begin(options: &Options, folders: &Folders, settings: &Settings) -> Self {
        let (options, folders, settings) = (options.clone(), folders.clone(), settings.clone());
        let words = move || App::words(&options, &folders, &settings);
        Self { words: Mutex::new(Builder::new().name("words".to_owned()).spawn(words).ok()) }
    }

    /// The words, once; none if they have been taken already or could not be read.
    pub fn words(&self) -> Option<Text> {
        let reading = self.words.lock().unwrap_or_else(PoisonError::into_inner).take();
        reading.and_then(|reading| reading.join().ok())
    }
}
