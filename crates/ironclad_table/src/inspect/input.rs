//! What is this? Asked of what lies on the table, by the pointer and by keys.

mod keyboard;
mod pointer;

pub(crate) use keyboard::Walk;
