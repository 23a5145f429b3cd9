//! Something that cannot be cloned, inside a message that can.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// A value that is handed on and taken once. A window's messages are cloned; a session or an error cannot be.
pub struct Handed<T>(Arc<Mutex<Option<T>>>);

impl<T> Handed<T> {
    /// Hands a value on.
    pub fn new(value: T) -> Self {
        Self(Arc::new(Mutex::new(Some(value))))
    }

    /// The value, for the first who asks.
    pub fn take(&self) -> Option<T> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl<T> Clone for Handed<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

/// Equal if it is the same value that was handed on.
impl<T> PartialEq for Handed<T> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> fmt::Debug for Handed<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Handed").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_taken_once() {
        let handed = Handed::new(5);
        let copy = handed.clone();
        assert_eq!(copy, handed);
        assert_eq!(copy.take(), Some(5));
        assert_eq!(handed.take(), None);
        assert_ne!(Handed::new(5), Handed::new(5));
        assert_eq!(format!("{:?}", Handed::new(5)), "Handed { .. }");
    }
}
